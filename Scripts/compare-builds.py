#!/usr/bin/env python3
"""Builds the same masters with an old and a new wallpress, and compares all results, byte for byte.

    Scripts/install-peers.sh
    Scripts/compare-builds.py OLD NEW [--sample N] [--only SET...] [--cases WORD] [--masters FOLDER...] [--mask-messages]

OLD and NEW are the two programs. The masters are the sample collection in Input, some 250 odd files, which are drawn
anew, and the pictures in Debian's plasma-workspace-wallpapers and mate-backgrounds. They are built with many recipes.
Trees, metadata, reports, messages and exit codes must be equal, but for durations, and for keys that the new program
adds to its JSON: those are listed at the end. Exits with 1 if anything else differs.

The results of OLD are cached in .compare, by the digests of the program, of the masters and of this script. A whole run
takes some twenty minutes on two cores; with `--sample 10`, every tenth of Debian's masters, a few minutes.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
WORK = REPOSITORY / ".compare"
DEBIAN = [Path("/usr/share/wallpapers"), Path("/usr/share/backgrounds/mate")]
PROFILES = ["suffixed", "firefox-ios", "ecosia", "firefox-ios-legacy", "fenix"]
SMALL_VARIANTS = """\
variants:
  portrait: {width: 117, height: 253}
  landscape: {width: 253, height: 117}
  pad: {width: 205, height: 273}
  pad-landscape: {width: 273, height: 205}
  thumbnail: {width: 41, height: 41, quality: 70}
"""
ODD_COLLECTION = """\
heading: Odd ones
wallpapers:
  - {id: photo1, focus: [0.1, 0.9]}
  - {id: photo2, keep: [0.2, 0.1, 0.6, 0.9]}
  - {id: photo6, scrim: auto}
  - {id: photo7, scrim: none, ink: dark}
  - {id: photo8, ink: light, scrim: auto}
  - {id: photo9, text-color: FF8800, card-color: 112233}
  - {id: photo10, variants: {portrait: {focus: [0.6, 0.5]}, pad: {keep: [0, 0.5, 0.5, 1]}}}
  - {id: jpeg-turned-6, focus: [0.9, 0.2]}
  - {id: jpeg-turned-3, keep: [0.5, 0.5, 0.9, 1]}
  - {id: size-1x1-png, focus: [1, 1]}
"""
# Recipes and collections with mistakes, to compare their messages.
WRONG_RECIPES = [
    "qualty: 85", "quality: 0", "quality: high", "encoding: fast", "crop: middle", "profiles: [fenyx]", "profiles: []",
    "matte: red", "ink: pink", "brand-inks: [1]", "limits: {megapixels: -1}", "limits: 3", "scrim: yes",
    "variants: {portrait: {width: 0, height: 5}}", "variants: {phone: {width: 1, height: 2}}", "[1, 2]", "a: [",
    "quality: 85\nquality: 86", "profiles:\n  - {name: mine, path: x}", "profiles: [suffixed, suffixed]",
    "verify: {ignore: [{rule: nonsense}]}", "limits: {megapixels: 0.001}", "\t", "",
]  # fmt: skip
WRONG_COLLECTIONS = [
    "headng: A", "wallpapers: {id: a}", "wallpapers: [{id: nobody}]", "wallpapers: [{id: aurora, focus: [2, 0]}]",
    "wallpapers: [{id: aurora, focus: 1}]", "wallpapers: [{id: aurora, keep: [0.9, 0, 0.1, 1]}]",
    "wallpapers: [{id: aurora}, {id: aurora}]", "available-locales: en", "available-locales: [english]",
    "availability-range: {start: 2022-09-30, end: 2022-06-27}", "availability-range: {start: 2022-02-30}",
    "learn-more-url: nowhere", "wallpapers: [{id: aurora, text-color: red}]",
    "wallpapers: [{id: aurora, focus: [0, 0], keep: [0, 0, 1, 1]}]", "wallpapers: [{focus: [0, 0]}]",
]  # fmt: skip

Result = dict[str, str]


@dataclass(frozen=True)
class Case:
    """A recipe for a set of masters, the commands to run with it, and a replacement for a collection's YAML file."""

    name: str
    recipe: str | None
    commands: tuple[tuple[str, ...], ...]
    collection: str | None = None


BUILD = ("build", "--date", "2026-01-02")
# The second build finds nothing changed, and reports the same as the first in another form.
BUILDING = ((*BUILD, "--dry-run"), (*BUILD, "--format", "json"), BUILD, (*BUILD, "--dry-run", "--format", "json"))
VERIFYING = tuple(
    ("verify", "Output", "--on", "2026-01-02", "--format", format) for format in ("text", "json", "junit", "github")
)
# One shard is missing at first, and one is built twice. A merge gives the result of a whole build.
SHARDS = (
    *((*BUILD, "--shard", f"{number}/3") for number in (1, 3)),
    ("merge", "Output"),
    *((*BUILD, "--shard", f"{number}/3", "--format", "json") for number in (2, 3)),
    ("edit", "damage"),
    ("merge", "Output"),
    *((*BUILD, "--shard", f"{number}/3") for number in (1, 2, 3)),
    ("merge", "Output", "--format", "json"),
    (*BUILD, "--dry-run"),
    (*BUILD, "--format", "json"),
)
# Masters are removed, moved and broken: wallpapers are kept, removed, or kept because they failed. See `edit`.
CHANGES = (
    (*BUILD, "--format", "json"),
    ("edit", "drop"),
    (*BUILD, "--dry-run"),
    (*BUILD, "--format", "json"),
    ("edit", "damage"),
    ("edit", "move"),
    ("edit", "move-damaged"),
    (*BUILD, "--only", "no-such-id"),
    (*BUILD, "--prune", "--dry-run", "--format", "json"),
    (*BUILD, "--prune", "--format", "json"),
    (*BUILD, "--prune", "--strict"),
    ("edit", "drop"),
    (*BUILD, "--dry-run", "--strict", "--format", "json"),
    (*BUILD, "--prune"),
    BUILD,
)


def recipe(profiles: list[str], scrim: str, encoding: str, crop: str, rest: str) -> str:
    return f"profiles: [{', '.join(profiles)}]\nscrim: {scrim}\nencoding: {encoding}\ncrop: {crop}\n{rest}"


def cases(name: str) -> Iterator[Case]:
    """Returns full sizes in the usual recipes, small ones in all combinations."""
    yield Case("default", None, BUILDING + (VERIFYING if name == "sample" else ()))
    if name != "odd":
        yield Case("default-scrim", "scrim: auto", BUILDING)
    yield Case("center-baseline", "crop: center\nencoding: baseline", BUILDING)
    if name == "sample":
        for scrim in ("none", "auto"):
            yield Case(f"all-{scrim}", recipe(PROFILES, scrim, "progressive", "attention", ""), BUILDING + VERIFYING)
    again = ((*BUILD, "--strict"), BUILD, (*BUILD, "--prune", "--quiet"))
    yield Case("strict", SMALL_VARIANTS, again + (VERIFYING[:2] if name == "odd" else ()))
    choices = [PROFILES, *([profile] for profile in PROFILES)]
    ways = [("progressive", "attention"), ("baseline", "center"), ("baseline", "attention"), ("progressive", "center")]
    if name != "sample":
        del ways[2:]
    for profiles, scrim, (encoding, crop) in itertools.product(choices, ("none", "auto"), ways):
        title = "-".join(["small", "all" if len(profiles) > 1 else profiles[0], scrim, encoding, crop])
        yield Case(title, recipe(profiles, scrim, encoding, crop, SMALL_VARIANTS), BUILDING)
    yield Case("shards", recipe(["suffixed", "xcassets"], "auto", "progressive", "attention", SMALL_VARIANTS), SHARDS)
    if name != "sample":
        yield Case("changes", recipe(["suffixed", "xcassets"], "none", "baseline", "center", SMALL_VARIANTS), CHANGES)
    if name == "sample":
        for i, text in enumerate(WRONG_RECIPES):
            yield Case(f"wrong-recipe-{i}", text, ((*BUILD, "--dry-run"), (*BUILD, "--dry-run", "--format", "json")))
        for i, text in enumerate(WRONG_COLLECTIONS):
            yield Case(f"wrong-collection-{i}", SMALL_VARIANTS, ((*BUILD, "--dry-run"), BUILD), text)


# The masters


def make_set(name: str, source: Path | None, every: int) -> Path:
    """Makes a folder with the masters of a set in Input."""
    folder = WORK / "sets" / name
    shutil.rmtree(folder, ignore_errors=True)
    if name == "sample":
        shutil.copytree(REPOSITORY / "Input", folder / "Input")
    elif name == "odd":
        python, script = REPOSITORY / ".bench/venv/bin/python", REPOSITORY / "Scripts/compare/odd_masters.py"
        subprocess.run([python, script, folder / "Input/odd"], check=True)
        (folder / "Input/odd/collection.yml").write_text(ODD_COLLECTION)
    else:
        collection = folder / "Input" / name
        collection.mkdir(parents=True)
        found = [path for path in sorted(source.rglob("*")) if path.suffix in (".jpg", ".png") and path.is_file()]
        for path in found[::every]:
            id = re.sub("[^a-z0-9]+", "-", str(path.relative_to(source).with_suffix("")).lower()).strip("-")
            # Not a link: wallpress does not follow links out of the input.
            shutil.copyfile(path, collection / (id + path.suffix))
    return folder


def digest(path: Path) -> str:
    if path.is_file():
        return hashlib.sha256(path.read_bytes()).hexdigest()
    lines = [f"{each.relative_to(path)} {digest(each)}\n" for each in sorted(path.rglob("*")) if each.is_file()]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


# Building


def run(program: Path, case: Case, folder: Path) -> Result:
    """Runs the case's commands and returns all their output: texts whole, pictures as their digest and size."""
    for name in ("Output", ".wallpress"):
        shutil.rmtree(folder / name, ignore_errors=True)
    result: Result = {}
    kept = folder / "Input before"
    shutil.rmtree(kept, ignore_errors=True)
    shutil.copytree(folder / "Input", kept, copy_function=os.link)
    for i, command in enumerate(case.commands):
        if command[0] == "edit":
            edit(folder / "Input", command[1])
            continue
        done = subprocess.run([program, *command], cwd=folder, capture_output=True)
        key = f"{i + 1}: wallpress {' '.join(command)}"
        result[f"{key}: exit code"] = str(done.returncode)
        output = without_durations(done.stdout.decode(errors="replace"))
        if command[0] in ("build", "merge") and not {"--format", "--dry-run"} & set(command):
            # Without a terminal, each wallpaper gets a line as soon as it is done.
            output = "".join(sorted(output.splitlines(keepends=True)))
        result[f"{key}: output"] = output
        result[f"{key}: errors"] = without_durations(done.stderr.decode(errors="replace"))
    shutil.rmtree(folder / "Input")
    kept.rename(folder / "Input")
    output = folder / "Output"
    for path in sorted(output.rglob("*")):
        data = path.read_bytes() if path.is_file() else b""
        is_text = path.suffix == ".json" or not path.is_file()
        text = data.decode(errors="replace") if is_text else f"{len(data)} bytes, {hashlib.sha256(data).hexdigest()}"
        result[str(path.relative_to(folder))] = text
    return result


def edit(masters: Path, what: str) -> None:
    """Changes the next master, by name, that no `collection.yml` names."""
    named = "".join(path.read_text() for path in sorted(masters.glob("*/collection.yml")))
    found = [path for path in sorted(masters.glob("*/*")) if path.suffix in (".jpg", ".png")]
    path = next((path for path in found if path.stem not in named and path.stat().st_nlink > 1), None)
    if path is None:
        return
    data = path.read_bytes()
    path.unlink()
    target = masters / "elsewhere" / path.name if what.startswith("move") else path
    target.parent.mkdir(exist_ok=True)
    if what == "move":
        target.write_bytes(data)
    elif what != "drop":
        # Its header is intact, and only the build notices.
        target.write_bytes(data[: len(data) * 2 // 3])


def without_durations(text: str) -> str:
    return re.sub(r"\b\d+\.\d s\b", "# s", text)


def cached(program: Path, case: Case, folder: Path, masters: str) -> Result:
    """Returns the result of `run`, made once for each program, recipe and set of masters."""
    name = hashlib.sha256(f"{digest(Path(__file__))} {digest(program)} {masters} {case}".encode()).hexdigest()
    path = WORK / "old" / f"{name}.json"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(run(program, case, folder)))
    return json.loads(path.read_text())


# Comparing


# The keys of JSON whose texts are written for people.
MESSAGES = {"message", "expected", "found", "effect", "fix", "error", "errors", "notes", "warnings"}


def masked(result: Result) -> Result:
    """Returns a result without texts for people: exit codes, trees, and JSON with its keys, rule ids and values."""

    def mask(value: object) -> object:
        if isinstance(value, list):
            return [mask(each) for each in value]
        if not isinstance(value, dict):
            return value
        return {key: "#" if key in MESSAGES and each else mask(each) for key, each in value.items()}

    kept: Result = {}
    for key, text in result.items():
        if "--format json" in key and key.endswith(": output"):
            try:
                kept[key] = json.dumps(mask(json.loads(text)))
            except ValueError:
                kept[key] = "no JSON"
        elif not key.endswith((": output", ": errors")):
            kept[key] = text
    return kept


def differences(old: Result, new: Result, added: set[str]) -> Iterator[str]:
    for key in old.keys() | new.keys():
        before, after = old.get(key), new.get(key)
        if before == after:
            continue
        if before is None or after is None:
            yield f"{key}: only in the {'new' if before is None else 'old'}"
        elif key.endswith(": output") and "--format json" in key:
            yield from (f"{key}: {each}" for each in differences_of_json(before, after, added))
        else:
            yield f"{key}: {first_difference(before, after)}"


def first_difference(before: str, after: str) -> str:
    for i, (old, new) in enumerate(itertools.zip_longest(before.splitlines(), after.splitlines())):
        if old != new:
            return f"line {i + 1}\n      old: {old}\n      new: {new}"
    return "line ends"


def differences_of_json(before: str, after: str, added: set[str]) -> Iterator[str]:
    """Numbers are compared by their spelling."""
    try:
        old, new = (
            json.loads(text, parse_float=str, parse_int=lambda digits: f"{digits}.") for text in (before, after)
        )
    except ValueError as problem:
        yield f"{problem}; {first_difference(before, after)}"
        return
    new_keys: set[str] = set()
    found = list(differences_of_values(old, new, "", new_keys))
    yield from found
    added |= new_keys
    if not found and not new_keys:
        yield f"the same values, spelled in another way: {first_difference(before, after)}"


def differences_of_values(old: object, new: object, path: str, added: set[str]) -> Iterator[str]:
    if isinstance(old, dict) and isinstance(new, dict):
        anywhere = re.sub(r"\d+", "", path)
        added.update(f"{anywhere}.{key}" for key in new.keys() - old.keys())
        if list(old) != [key for key in new if key in old]:
            yield f"{path}: keys {list(old)}, then {list(new)}"
        for key in old.keys() & new.keys():
            yield from differences_of_values(old[key], new[key], f"{path}.{key}", added)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from differences_of_values(before, after, f"{path}[{i}]", added)
    elif old != new:
        yield f"{path}: {json.dumps(old)[:300]}, then {json.dumps(new)[:300]}"


# The command line


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--masters", type=Path, nargs="*", default=DEBIAN, help="folders of pictures")
    parser.add_argument("--sample", type=int, default=1, metavar="N", help="take every Nth of those pictures")
    parser.add_argument("--only", nargs="*", metavar="SET", help="sample, odd, or the name of such a folder")
    parser.add_argument("--cases", default="", metavar="WORD", help="only recipes whose name has this in it")
    parser.add_argument("--show", type=int, default=5, metavar="N", help="how many differences of a case are printed")
    parser.add_argument("--mask-messages", action="store_true", help="compare no texts that are written for people")
    return parser.parse_args()


def main() -> int:
    options = arguments()
    old, new = options.old.resolve(), options.new.resolve()
    sets = {"sample": None, "odd": None, **{folder.name: folder for folder in options.masters}}
    added: set[str] = set()
    compared = unequal = pictures = 0
    os.environ["NO_COLOR"] = "1"
    for name, source in sets.items():
        if options.only is not None and name not in options.only:
            continue
        folder = make_set(name, source, options.sample)
        masters = digest(folder / "Input")
        for case in cases(name):
            if options.cases not in case.name:
                continue
            start = time.monotonic()
            if case.recipe is not None:
                (folder / "Input/wallpress.yml").write_text(case.recipe)
            for path in (folder / "Input").glob("*/collection.yml") if case.collection else []:
                path.write_text(case.collection)
            before = cached(old, case, folder, masters)
            after = run(new, case, folder)
            if options.mask_messages:
                before, after = masked(before), masked(after)
            found = sorted(differences(before, after, added))
            (folder / "Input/wallpress.yml").unlink(missing_ok=True)
            compared += 1
            unequal += bool(found)
            built = sum(value.find(" bytes, ") > 0 for value in after.values())
            pictures += built
            if built == 0 and case.name == "default":
                sys.exit(f"{name}: nothing was built, so there is nothing to compare")
            verdict = f"{len(found)} DIFFERENCES" if found else "equal"
            print(f"{name} {case.name}: {verdict}, {time.monotonic() - start:.0f} s", flush=True)
            for each in found[: options.show]:
                print(f"    {each}")
    for key in sorted(added):
        print(f"key added to JSON: {key}")
    print(f"{compared} cases, {pictures} pictures: {unequal} cases differ")
    return 1 if unequal or compared == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
