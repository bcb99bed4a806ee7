"""What people and programs do to an input, to a tree and to the cache between two builds."""

from __future__ import annotations

import json
import os
import random
import shutil
from pathlib import Path

from masters import png, recipe
from trees import VERSIONS, metadata_path

COLLECTIONS = ("a", "b")
IDS = ("v", "w", "x", "y", "z")
SUFFIXES = ("_ls", "_pad", "_pad_ls", "_thumbnail")
BROKEN_YAML = ("wallpapers: [", "\ttext", "no-such-key: 1", "- a\n- b", "\xff\xfe", "quality: 1000", "x" * 3000)


class Edits:
    """Random edits of one history. Those of masters may do nothing where there is no master."""

    def __init__(self, folder: Path, numbers: random.Random, jpegs: list[bytes]):
        self.folder, self.numbers, self.jpegs = folder, numbers, jpegs
        self.input, self.tree, self.cache = folder / "Input", folder / "Output", folder / ".wallpress/Output.cache"
        self.kept: dict[str, Path] = {}
        self.old_cache: bytes | None = None
        # Whether the cache was lost, so that nobody knows what a build that was killed has left in the tree.
        self.cache_was_lost = False

    def once(self) -> str:
        """Makes one edit. Returns its name and what it was about."""
        often = (self.add, self.change, self.replace, self.delete, self.rename)
        seldom = (
            self.move, self.add_for_variant, self.add_twin, self.back_up, self.become_odd, self.break_master,
            self.collection_becomes_odd, self.collection_goes, self.collection_settings, self.change_recipe,
            self.lose_cache, self.break_cache, self.bring_old_cache, self.lose_picture, self.break_picture,
            self.lose_metadata, self.break_metadata, self.add_foreign, self.come_back,
        )
        edit = self.numbers.choice(self.numbers.choice((often, seldom)))
        return f"{edit.__name__} {edit() or ''}".strip()

    # Masters

    def masters(self) -> list[Path]:
        return sorted(path for path in self.input.glob("*/*.*g") if path.is_file() and not path.is_symlink())

    def picture(self) -> bytes:
        if self.numbers.random() < 0.2:
            return self.numbers.choice(self.jpegs)
        return png(*self.numbers.choice(((30, 45), (48, 30))), self.numbers.randrange(250))

    def any_master(self) -> Path | None:
        return self.numbers.choice(self.masters() or [None])

    def place(self) -> Path:
        folder = self.input / self.numbers.choice(COLLECTIONS)
        if not folder.is_dir() or folder.is_symlink():
            self.remove(folder)
            folder.mkdir()
        return folder

    def remove(self, path: Path) -> None:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)

    def put(self, path: Path, data: bytes) -> str:
        if path.is_dir() or path.is_fifo() or path.is_symlink():
            self.remove(path)
        path.write_bytes(data)
        return str(path.relative_to(self.folder))

    def add(self) -> str:
        return self.put(self.place() / (self.numbers.choice(IDS) + ".png"), self.picture())

    def change(self) -> str | None:
        path = self.any_master()
        return path and self.put(path, self.picture())

    def replace(self) -> str | None:
        """Another file of the same size and time, as `cp -p` or `rsync` leave it."""
        path = self.any_master()
        if not path:
            return None
        before, other = path.stat(), path.with_name(".other")
        width, height = (30, 45) if before.st_size < 4200 else (48, 30)
        other.write_bytes(png(width, height, self.numbers.randrange(250)))
        if self.numbers.random() < 0.5:
            os.utime(other, ns=(before.st_atime_ns, before.st_mtime_ns))
        other.rename(path)
        return str(path.relative_to(self.folder))

    def delete(self) -> str | None:
        path = self.any_master()
        return path and (self.remove(path) or str(path.relative_to(self.folder)))

    def rename(self) -> str | None:
        path = self.any_master()
        return path and self.moved(path, path.with_name(self.numbers.choice(IDS) + path.suffix))

    def move(self) -> str | None:
        path = self.any_master()
        return path and self.moved(path, self.place() / path.name)

    def moved(self, path: Path, new: Path) -> str:
        if path.exists() and path != new:
            self.remove(new)
            path.rename(new)
        return f"{path.relative_to(self.folder)} -> {new.relative_to(self.folder)}"

    def add_for_variant(self) -> str | None:
        path = self.any_master()
        return path and self.put(path.with_stem(path.stem + self.numbers.choice(SUFFIXES)), self.picture())

    def add_twin(self) -> str | None:
        """A second master with the same id."""
        path = self.any_master()
        return path and self.put(path.with_suffix(self.numbers.choice((".jpg", ".PNG", ".jpeg"))), self.picture())

    def back_up(self) -> str | None:
        path = self.any_master()
        return path and self.put(path.with_name(path.name + self.numbers.choice(("~", ".orig", "_original"))), b"old")

    def break_master(self) -> str | None:
        path = self.any_master()
        if not path:
            return None
        data = path.read_bytes()
        return self.put(path, self.numbers.choice((b"", b"text", data[: len(data) // 2], data[:30])))

    def become_odd(self) -> str | None:
        path = self.any_master()
        return path and self.odd(path)

    def collection_becomes_odd(self) -> str | None:
        folder = self.input / self.numbers.choice(COLLECTIONS)
        return self.odd(folder) if folder.is_dir() and not folder.is_symlink() else None

    def odd(self, path: Path) -> str:
        """Puts something in the place of a file or folder, which may come back."""
        aside = self.folder / f"aside-{len(self.kept)}-{path.name}"
        path.rename(aside)
        self.kept[str(path)] = aside
        kind = self.numbers.choice(("link out", "dangling", "loop", "fifo", "folder", "file"))
        if kind == "fifo":
            os.mkfifo(path)
        elif kind == "folder":
            path.mkdir()
        elif kind == "file":
            path.write_bytes(b"a file")
        else:
            path.symlink_to({"link out": aside, "dangling": Path("nothing"), "loop": path}[kind])
        return f"{path.relative_to(self.folder)} ({kind})"

    def come_back(self) -> str | None:
        for place, aside in list(self.kept.items()):
            del self.kept[place]
            if aside.exists() and Path(place).parent.is_dir():
                self.remove(Path(place))
                aside.rename(place)
                return os.path.relpath(place, self.folder)
        return None

    def collection_goes(self) -> str:
        folder = self.input / self.numbers.choice(COLLECTIONS)
        self.remove(folder)
        return folder.name

    # Settings

    def collection_settings(self) -> str:
        ids = self.numbers.sample(IDS, 3)
        texts = (
            "heading: Autumn\n", f"heading: {self.numbers.randrange(9)}\ndescription: Leaves\n",
            "available-locales: [en-US]\n", "availability-range: {start: 2026-01-01, end: 2027-01-01}\n",
            "".join(["wallpapers:\n", *(f"  - id: {id}\n    focus: [0.{n}, 0.5]\n" for n, id in enumerate(ids, 1))]),
            "".join(["wallpapers:\n", *(f"  - id: {id}\n    card-color: 00FF0{n}\n" for n, id in enumerate(ids))]),
        )
        text = self.numbers.choice(texts if self.numbers.random() < 0.8 else BROKEN_YAML)
        path = self.place() / "collection.yml"
        path.write_text(text, encoding="latin-1")
        return f"{path.relative_to(self.folder)} {text[:40]!r}"

    def change_recipe(self) -> str:
        if self.numbers.random() < 0.15:
            text = self.numbers.choice(BROKEN_YAML)
        else:
            text = recipe(self.numbers.choice((24, 24, 20)), self.numbers.choice((85, 70)))
            text += self.numbers.choice(("", "ink: dark\n", "scrim: auto\n", "crop: center\n"))
        (self.input / "wallpress.yml").write_text(text, encoding="latin-1")
        return repr(text[-30:])

    # Cache and tree

    def lose_cache(self) -> None:
        self.cache_was_lost = True
        self.remove(self.cache.parent if self.numbers.random() < 0.5 else self.cache)

    def break_cache(self) -> None:
        if self.cache.is_file() and (data := self.cache.read_bytes()):
            self.old_cache, self.cache_was_lost = self.old_cache or data, True
            self.cache.write_bytes(self.damaged(data))

    def bring_old_cache(self) -> None:
        """The cache of an earlier day, as from a backup."""
        if self.cache.is_file():
            now = self.cache.read_bytes()
            if self.old_cache:
                self.cache_was_lost = True
                self.cache.write_bytes(self.old_cache)
            self.old_cache = now

    def damaged(self, data: bytes) -> bytes:
        at = self.numbers.randrange(len(data))
        return self.numbers.choice((b"", data[:at], data[:at] + b"\0" + data[at + 1 :], data + data[at:]))

    def any_picture(self) -> Path | None:
        return self.numbers.choice(sorted(self.tree.glob("*/**/*.jpg")) or [None])

    def lose_picture(self) -> str | None:
        path = self.any_picture()
        if path and self.numbers.random() < 0.3:
            shutil.rmtree(path.parent)
        elif path:
            path.unlink()
        return path and str(path.relative_to(self.folder))

    def break_picture(self) -> str | None:
        path = self.any_picture()
        if not path:
            return None
        data = self.damaged(path.read_bytes() or b".")
        if self.numbers.random() < 0.5:  # not a write to the other name of a hard link
            path.unlink()
        path.write_bytes(data)
        return str(path.relative_to(self.folder))

    def any_metadata(self) -> Path | None:
        found = [path for version in VERSIONS if (path := metadata_path(self.tree, version)).is_file()]
        return self.numbers.choice(found or [None])

    def lose_metadata(self) -> str | None:
        path = self.any_metadata()
        return path and (path.unlink() or str(path.relative_to(self.folder)))

    def break_metadata(self) -> str | None:
        path = self.any_metadata()
        return path and self.put(path, path.read_bytes()[:-20])

    def add_foreign(self) -> str | None:
        """Somebody else's wallpaper, or keys that wallpress does not know."""
        path = self.any_metadata()
        try:
            document = json.loads(path.read_bytes()) if path else {}
            collection = self.numbers.choice(document["collections"])
        except (ValueError, LookupError):
            return None
        if self.numbers.random() < 0.5:
            collection["x-key"] = [1, {"x-more": None}]
            document["x-top"] = "kept"
        else:
            collection["wallpapers"].insert(0, {"id": "foreign", "text-color": "FFFFFF"})
        return self.put(path, json.dumps(document).encode())
