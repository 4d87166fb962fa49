"""Tells the domains of e-mail addresses from the other things that follow an @."""

import re

_ENDS = frozenset(
    re.findall(
        r"\S+",
        """ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv
        bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es
        et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu
        id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt
        lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no
        np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si
        sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk
        us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
        com org net edu gov mil int info biz name pro aero coop museum jobs mobi travel cat asia tel post
        xxx app dev page blog cloud tech tools systems solutions software studio design agency digital media
        group company team work works consulting engineering science university academy school education
        institute foundation health care clinic energy finance bank insurance capital ventures partners
        legal law online site website space store shop live life world global international city berlin
        hamburg koeln cologne bayern ruhr wien london paris amsterdam brussels nyc tokyo swiss scot wales
        cymru gal eus bzh quebec africa email chat social network community one xyz top club vip fun games
        game zone today news press review reviews guru expert ninja rocks cool plus run build codes computer
        technology security services support center direct domains hosting host ltd gmbh llc inc limited
        family house gallery photography photos art audio film music events party wedding love earth eco
        green bio farm garden kitchen cafe restaurant pizza bar beer wine coffee land estate properties
        homes construction builders repair auto cars bike taxi tours holiday cruises flights vacations fit
        fitness yoga golf football soccer tennis ngo ong charity church faith gives fund money exchange
        market marketing trade training local localdomain lan intra intranet internal corp home""",
    )
)
_RESERVED = re.compile(
    r"(?:.*\.)?(?:example|test|invalid|localhost)|(?:.*\.)?example\.[a-z]{2,}(?:\.[a-z]{2})?",
    re.IGNORECASE,
)
_VERSION = re.compile(r"[vV]?\d+\.\d")


def domain(run: str) -> str:
    """The longest domain that a run of letters, digits, dots and hyphens begins with."""
    labels = run.split(".")
    for end in range(len(labels), 1, -1):
        top = labels[end - 1]
        if top.lower() in _ENDS and (top.islower() or top.isupper()):
            return _valid(labels[:end])
    return ""


def reserved(name: str) -> bool:
    """Whether it is set aside for examples and tests."""
    return bool(_RESERVED.fullmatch(name))


def _valid(labels: list[str]) -> str:
    name = ".".join(labels)
    return name if all(labels) and not _VERSION.match(name) else ""
