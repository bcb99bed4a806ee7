"""Edits by people and programs to an input, to a tree and to the cache between two builds."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

from masters import png, recipe
from trees import VERSIONS, metadata_path

COLLECTIONS = ("a", "b")
IDS = ("v", "w", "x", "y", "z")
SUFFIXES = ("_ls", "_pad", "_pad_ls", "_thumbnail")
BACKUPS = ("~", ".orig", "_original")
BROKEN_YAML = ("wallpapers: [", "\ttext", "no-such-key: 1", "- a\n- b", "\xff\xfe", "quality: 1000", "x" * 3000)


def remove(path: Path) -> None:
    """Removes a file, a folder or anything else, if it exists."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


class Edits:
    """Random edits of one history. Most apply to something that exists: a master, a picture of the tree, metadata."""

    def __init__(self, folder: Path, numbers: random.Random, jpegs: list[bytes]):
        self.folder, self.numbers, self.jpegs = folder, numbers, jpegs
        self.input, self.tree, self.cache = folder / "Input", folder / "Output", folder / ".wallpress/Output.cache"
        # The original things that odd ones have replaced, by their place.
        self.aside: dict[Path, Path] = {}
        self.old_cache: bytes | None = None
        # Whether the cache was lost: then the remains of a killed build in the tree are unknown.
        self.cache_was_lost = False
        # Pictures of the tree with foreign bytes, which are therefore never removed as remains.
        self.replaced: set[str] = set()

    def once(self) -> str:
        """Makes one edit. Returns its name and its subject."""
        things, edits = self.numbers.choice(
            (
                (self.masters, (self.add, self.change, self.replace, self.delete, self.rename)),
                (self.masters, (self.add, self.change, self.replace, self.delete, self.rename)),
                (
                    self.masters,
                    (self.move, self.add_for_variant, self.add_twin, self.back_up, self.become_odd, self.damage),
                ),
                (
                    self.collections,
                    (self.become_odd, self.delete, self.write_settings, self.write_settings, self.come_back),
                ),
                (lambda: [self.input / "wallpress.yml"], (self.write_recipe,)),
                (
                    lambda: [self.cache][: self.cache.is_file()],
                    (self.lose_cache, self.damage_cache, self.bring_old_cache),
                ),
                (lambda: sorted(self.tree.glob("*/**/*.jpg")), (self.lose_picture, self.damage_picture)),
                (self.metadata, (self.delete, self.damage, self.add_foreign)),
            )
        )
        edit, found = self.numbers.choice(edits), things()
        if not found:
            edit, found = self.add, [self.input / "a/x.png"]
        path = self.numbers.choice(found)
        return f"{edit.__name__} {path.relative_to(self.folder)} {edit(path) or ''}".strip()

    def masters(self) -> list[Path]:
        return sorted(path for path in self.input.glob("*/*.*g") if path.is_file() and not path.is_symlink())

    def collections(self) -> list[Path]:
        return [path for name in COLLECTIONS if (path := self.input / name).is_dir() and not path.is_symlink()]

    def metadata(self) -> list[Path]:
        return [path for version in VERSIONS if (path := metadata_path(self.tree, version)).is_file()]

    # Masters

    def picture(self) -> bytes:
        if self.numbers.random() < 0.2:
            return self.numbers.choice(self.jpegs)
        return png(*self.numbers.choice(((30, 45), (48, 30))), self.numbers.randrange(250))

    def place(self) -> Path:
        """Returns the folder of a collection, and makes it if necessary."""
        folder = self.input / self.numbers.choice(COLLECTIONS)
        if not folder.is_dir() or folder.is_symlink():
            remove(folder)
            folder.mkdir()
        return folder

    def put(self, path: Path, data: bytes) -> str:
        if not path.is_file() or path.is_symlink():
            remove(path)
        path.write_bytes(data)
        return path.name

    def add(self, _: Path) -> str:
        path = self.place() / (self.numbers.choice(IDS) + ".png")
        return f"{path.parent.name}/{self.put(path, self.picture())}"

    def change(self, path: Path) -> None:
        self.put(path, self.picture())

    def replace(self, path: Path) -> None:
        """Writes another file of the same size, often also with the same time, as after `cp -p` or `rsync`."""
        before, other = path.stat(), path.with_name(".other")
        other.write_bytes(png(*((30, 45) if before.st_size < 4200 else (48, 30)), self.numbers.randrange(250)))
        if self.numbers.random() < 0.5:
            os.utime(other, ns=(before.st_atime_ns, before.st_mtime_ns))
        other.rename(path)

    def delete(self, path: Path) -> None:
        remove(path)

    def rename(self, path: Path) -> str:
        return self.moved(path, path.with_name(self.numbers.choice(IDS) + path.suffix))

    def move(self, path: Path) -> str:
        return self.moved(path, self.place() / path.name)

    def moved(self, path: Path, new: Path) -> str:
        if path != new:
            remove(new)
            path.rename(new)
        return f"-> {new.relative_to(self.input)}"

    def add_for_variant(self, path: Path) -> str:
        return self.put(path.with_stem(path.stem + self.numbers.choice(SUFFIXES)), self.picture())

    def add_twin(self, path: Path) -> str:
        """Adds a second master with the same id."""
        return self.put(path.with_suffix(self.numbers.choice((".jpg", ".PNG", ".jpeg"))), self.picture())

    def back_up(self, path: Path) -> str:
        return self.put(path.with_name(path.name + self.numbers.choice(BACKUPS)), path.read_bytes())

    def damage(self, path: Path) -> None:
        data = self.damaged(path.read_bytes() or b".")
        if self.numbers.random() < 0.5:  # This makes it a file of its own if it had hard links.
            path.unlink()
        path.write_bytes(data)

    def damaged(self, data: bytes) -> bytes:
        at = self.numbers.randrange(len(data))
        return self.numbers.choice((b"", b"text", data[:at], data[:at] + b"\0" + data[at + 1 :], data + data[at:]))

    def become_odd(self, path: Path) -> str:
        """Replaces a file or a folder by something odd; the original may come back."""
        aside = self.folder / f"aside-{self.numbers.randrange(1 << 40)}-{path.name}"
        path.rename(aside)
        self.aside[path] = aside
        make: dict[str, Callable[[], object]] = {
            "a link out": lambda: path.symlink_to(aside),
            "a link to nothing": lambda: path.symlink_to("nothing"),
            "a loop": lambda: path.symlink_to(path),
            "a FIFO": lambda: os.mkfifo(path),
            "a folder": path.mkdir,
            "a file": lambda: path.write_bytes(b"a file"),
        }
        kind = self.numbers.choice(sorted(make))
        make[kind]()
        return kind

    def come_back(self, _: Path) -> None:
        for path, aside in self.aside.items():
            if aside.exists() and path.parent.is_dir():
                remove(path)
                aside.rename(path)

    # Settings

    def write_settings(self, collection: Path) -> str:
        ids = self.numbers.sample(IDS, 3)
        text = self.numbers.choice(
            (
                "heading: Autumn\n",
                f"heading: {self.numbers.randrange(9)}\ndescription: Leaves\n",
                "available-locales: [en-US]\n",
                "availability-range: {start: 2026-01-01, end: 2027-01-01}\n",
                "".join(
                    ["wallpapers:\n", *(f"  - id: {id}\n    focus: [0.{n}, 0.5]\n" for n, id in enumerate(ids, 1))]
                ),
                "".join(["wallpapers:\n", *(f"  - id: {id}\n    card-color: 00FF0{n}\n" for n, id in enumerate(ids))]),
                self.numbers.choice(BROKEN_YAML),
            )
        )
        (collection / "collection.yml").write_text(text, encoding="latin-1")
        return repr(text[:40])

    def write_recipe(self, path: Path) -> str:
        text = recipe(self.numbers.choice((24, 24, 20)), self.numbers.choice((85, 70)))
        text += self.numbers.choice(("", "ink: dark\n", "scrim: auto\n", "crop: center\n", *BROKEN_YAML[:2]))
        path.write_text(text, encoding="latin-1")
        return repr(text[-20:])

    # Cache and tree

    def lose_cache(self, path: Path) -> None:
        self.cache_was_lost = True
        remove(self.numbers.choice((path, path.parent)))

    def damage_cache(self, path: Path) -> None:
        self.cache_was_lost = True
        self.damage(path)

    def bring_old_cache(self, path: Path) -> None:
        """Restores the cache of an earlier day, as from a backup."""
        now = path.read_bytes()
        if self.old_cache:
            self.cache_was_lost = True
            path.write_bytes(self.old_cache)
        self.old_cache = now

    def damage_picture(self, path: Path) -> None:
        same = [other for other in self.tree.glob("*/**/*.jpg") if other.samefile(path)]
        self.damage(path)
        self.replaced |= {str(other.relative_to(self.tree)) for other in same}

    def lose_picture(self, path: Path) -> None:
        remove(self.numbers.choice((path, path, path.parent)))

    def add_foreign(self, path: Path) -> None:
        """Adds a foreign wallpaper, or keys unknown to wallpress."""
        try:
            document = json.loads(path.read_bytes())
            collection = self.numbers.choice(document["collections"])
        except (ValueError, LookupError):
            return
        if self.numbers.random() < 0.5:
            collection["x-key"], document["x-top"] = [1, {"x-more": None}], "kept"
        else:
            collection["wallpapers"].insert(0, {"id": "foreign", "text-color": "FFFFFF"})
        path.write_text(json.dumps(document))
