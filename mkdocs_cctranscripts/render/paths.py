"""Shows paths the way a reader of the project knows them."""

from mkdocs_cctranscripts.render.context import Context

_LONGEST = 60


def path_name(path: str, context: Context) -> str:
    """Without the folder that the session worked in, with slashes, shortened from the left."""
    plain = relative(path, context.folder)
    if len(plain) <= _LONGEST:
        return plain
    tail = plain[-_LONGEST:]
    return f"…{tail[tail.find('/') :] if '/' in tail else tail}"


def relative(path: str, folder: str) -> str:
    """In slashes, and without the folder if it lies inside; the folder itself is a dot."""
    plain, base = (each.replace("\\", "/").rstrip("/") for each in (path, folder))
    if base and plain == base:
        return "."
    return plain.removeprefix(f"{base}/") if base else plain
