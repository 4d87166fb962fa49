"""The names of accounts are masked where a machine tells them, but for those that every machine has."""

import pytest
from personal_text import masked

NAME = "[REDACTED:name]"
PROCESSES = "USER       PID %CPU %MEM    VSZ   RSS TTY\nroot         1  0.0  0.1 1 2 ?"
MASKED = [
    (
        "-rw-r--r--  1 jane  staff  1204 Mar 12 10:02 a.py",
        f"-rw-r--r--  1 {NAME}  staff  1204 Mar 12 10:02 a.py",
    ),
    ("drwxr-xr-x@ 5 jane  staff   160 Mar 12 a", f"drwxr-xr-x@ 5 {NAME}  staff   160 Mar 12 a"),
    ("drwxr-xr-x+ 5 jane jane 4.0K Mar 12 a", f"drwxr-xr-x+ 5 {NAME} {NAME} 4.0K Mar 12 a"),
    ("-rw-r--r-- 1 jane 197121 12 Mar 12 a", f"-rw-r--r-- 1 {NAME} 197121 12 Mar 12 a"),
    ("-rwsr-xr-t. 1 root acme 12 Mar 12 a", f"-rwsr-xr-t. 1 root {NAME} 12 Mar 12 a"),
    ("crw-rw---- 1 jane dialout 188, 0 Mar 12 x", f"crw-rw---- 1 {NAME} dialout 188, 0 Mar 12 x"),
    ("-rw-r--r-- jane/staff 123 2026-01-01 10:00 a", f"-rw-r--r-- {NAME}/staff 123 2026-01-01 10:00 a"),
    (".rw-r--r-- 1.2k jane 12 Mar 10:02 a", f".rw-r--r-- 1.2k {NAME} 12 Mar 10:02 a"),
    ("drwxr-xr-x - jane 12 Mar 10:02 a", f"drwxr-xr-x - {NAME} 12 Mar 10:02 a"),
    ("Uid: ( 1000/    jane)   Gid: ( 1000/    jane)", f"Uid: ( 1000/    {NAME})   Gid: ( 1000/    {NAME})"),
    ("uid=1000(jane) gid=1000(jane) groups=27(sudo)", f"uid=1000({NAME}) gid=1000({NAME}) groups=27(sudo)"),
    ("jane@box:~/shop$ ls", f"{NAME}@box:~/shop$ ls"),
    ("jane@box:/srv# ls", f"{NAME}@box:/srv# ls"),
    ("[jane@box shop]$ ls", f"[{NAME}@box shop]$ ls"),
    ("jane@box shop % ls", f"{NAME}@box shop % ls"),
    ("[sudo] password for jane: ", f"[sudo] password for {NAME}: "),
    ("TERM=x\nUSER=jroe\nLOGNAME=jroe\n", f"TERM=x\nUSER={NAME}\nLOGNAME={NAME}\n"),
    (
        f"{PROCESSES}\njane         7  0.0  0.1 1 2 ?",
        f"{PROCESSES}\n{NAME}         7  0.0  0.1 1 2 ?",
    ),
    ("-rw-r--r-- 1 max max 12 Mar 12 max", f"-rw-r--r-- 1 {NAME} {NAME} 12 Mar 12 max"),
]
LEFT = [
    "-rw-r--r-- 1 root root 12 Mar 12 a",
    "drwxr-xr-x 2 node node 4096 Mar 12 a",
    "-rw-r--r-- 1 www-data users 12 Mar 12 a",
    "-rw-r--r-- 1 1000 1000 12 Mar 12 a",
    "mode -rw-r--r-- is usual",
    "drwxr-xr-x 2 wide words",
    "uid=0(root) gid=0(root)",
    "uid=1000",
    "root@box:~# ls",
    "node@3f2a:/app$ ls",
    "alias@v1: /x $",
    "USER=$(whoami)",
    "ENV USER=jroe",
    "DB_USER=shop\n",
    "chown shop:shop /srv",
    "PID %CPU\n",
    "systemd-1 PID %CPU",
]


@pytest.mark.parametrize(("text", "expected"), MASKED)
def test_account_is_masked(text: str, expected: str) -> None:
    assert masked(text) == expected


@pytest.mark.parametrize("text", LEFT)
def test_accounts_of_machines_stay(text: str) -> None:
    assert masked(text) == text


@pytest.mark.parametrize(
    "told", ["-rw-r--r-- 1 jroe staff 12 Mar 12 a", "uid=501(jroe)", "jroe@box:~$ ", "\nLOGNAME=jroe"]
)
def test_account_is_masked_elsewhere_too(told: str) -> None:
    assert masked(told, "for jroe") == f"for {NAME}"


def test_group_is_not_masked_elsewhere() -> None:
    assert masked("-rw-r--r-- 1 root acme 12 Mar 12 a", "for acme") == "for acme"
