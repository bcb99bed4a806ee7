#!/usr/bin/env python3
"""Makes the man pages and Documentation/commands.md from the texts of --help.

Scripts/make-manual.py PROGRAM --man FOLDER     writes wallpress.1 and a page for each command
Scripts/make-manual.py PROGRAM --markdown       writes Documentation/commands.md
Scripts/make-manual.py PROGRAM --check          checks that this file is up to date
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

MARKDOWN = Path(__file__).resolve().parent.parent / "Documentation/commands.md"
INTRODUCTION = """\
# Commands

What `wallpress COMMAND --help` prints, on one page. `make manual` makes it from the same texts, so do not edit it.
"""


class Command:
    def __init__(self, told: dict) -> None:
        self.name: str = told["commandName"]
        self.abstract: str = told["abstract"]
        self.paragraphs: list[str] = told.get("discussion", "").split("\n\n") if told.get("discussion") else []
        self.arguments = [Argument(argument) for argument in told.get("arguments", []) if argument["shouldDisplay"]]
        self.commands = [
            Command(command) for command in told.get("subcommands", []) if command["commandName"] != "help"
        ]

    @property
    def own_arguments(self) -> list[Argument]:
        """The options of this command that not every command has."""
        return [argument for argument in self.arguments if argument.name not in ("--version", "--help")]


class Argument:
    def __init__(self, told: dict) -> None:
        self.value: str | None = None if told["kind"] == "flag" else f"<{told['valueName']}>"
        preferred = told.get("preferredName")
        self.name: str | None = preferred and "--" + preferred["name"]
        self.abstract: str = told["abstract"]
        self.values: list[str] = told.get("allValues", [])
        self.default: str | None = told.get("defaultValue")
        self.is_optional: bool = told["isOptional"]
        self.is_repeating: bool = told["isRepeating"]

    @property
    def spelling(self) -> str:
        return " ".join(word for word in (self.name, self.value) if word)

    @property
    def usage(self) -> str:
        spelling = self.spelling + (" ..." if self.is_repeating else "")
        return f"[{spelling}]" if self.is_optional else spelling

    @property
    def meaning(self) -> str:
        added = [f"One of {', '.join(self.values)}."] if self.values else []
        added += [f"Default: {self.default}."] if self.default else []
        return " ".join([self.abstract, *added])


def read(program: Path) -> tuple[Command, str]:
    """Returns the commands of the program, and its version."""

    def printed(option: str) -> str:
        return subprocess.run([program.resolve(), option], check=True, capture_output=True, text=True).stdout

    return Command(json.loads(printed("--experimental-dump-help"))["command"]), printed("--version").split()[1]


def markdown(program: Command) -> str:
    parts = [INTRODUCTION]
    for command in program.commands:
        usages = [argument.usage for argument in command.own_arguments]
        parts.append(f"## `wallpress {command.name}`\n\n{command.abstract}\n")
        parts.append(f"    {wrapped(' '.join(['wallpress', command.name]), usages)}\n")
        parts += [escaped(paragraph) + "\n" for paragraph in command.paragraphs]
        rows = [
            f"| `{cell(argument.spelling)}` | {cell(escaped(argument.meaning))} |" for argument in command.own_arguments
        ]
        parts.append("\n".join(["| argument | meaning |", "|---|---|", *rows]) + "\n")
    return "\n".join(parts)


def wrapped(start: str, words: list[str], width: int = 100) -> str:
    lines = [start]
    for word in words:
        if len(lines[-1]) + 1 + len(word) > width:
            lines.append("    " + " " * len(start))
            lines[-1] += " " + word
        else:
            lines[-1] += " " + word
    return "\n".join(lines)


def escaped(text: str) -> str:
    """Returns text with escaped angle brackets, which are markup in Markdown except between backticks."""
    return "`".join(part if index % 2 else part.replace("<", "\\<") for index, part in enumerate(text.split("`")))


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def man_pages(program: Command, version: str) -> dict[str, str]:
    """Returns the man pages by their file names, in the macros of man(7)."""
    names = [f"{program.name}-{command.name}" for command in program.commands]
    pages = {f"{program.name}.1": main_page(program, names, version)}
    for command, name in zip(program.commands, names, strict=True):
        synopsis = [f"\\fB{program.name} {command.name}\\fR"] + [
            roff(argument.usage) for argument in command.own_arguments
        ]
        parts = [head(name, command.abstract, version), ".SH SYNOPSIS", "\n".join(synopsis), ".SH DESCRIPTION"]
        parts += [roff(command.abstract), *(f".PP\n{roff(paragraph)}" for paragraph in command.paragraphs)]
        parts += [
            ".SH OPTIONS",
            *(
                f".TP\n\\fB{roff(argument.spelling)}\\fR\n{roff(argument.meaning)}"
                for argument in command.own_arguments
            ),
        ]
        parts += [".SH SEE ALSO", f"\\fB{program.name}\\fR(1)"]
        pages[f"{name}.1"] = "\n".join(parts) + "\n"
    return pages


def main_page(program: Command, names: list[str], version: str) -> str:
    parts = [
        head(program.name, program.abstract, version),
        ".SH SYNOPSIS",
        f"\\fB{program.name}\\fR \\fIcommand\\fR ...",
    ]
    parts += [
        ".SH DESCRIPTION",
        *(
            f"{'.PP' if index else ''}\n{roff(paragraph)}".lstrip()
            for index, paragraph in enumerate(program.paragraphs)
        ),
    ]
    parts += [
        ".SH COMMANDS",
        *(f".TP\n\\fB{command.name}\\fR\n{roff(command.abstract)}" for command in program.commands),
    ]
    parts += [
        ".SH OPTIONS",
        *(f".TP\n\\fB{roff(argument.spelling)}\\fR\n{roff(argument.meaning)}" for argument in program.arguments),
    ]
    parts += [".SH SEE ALSO", ",\n".join(f"\\fB{roff(name)}\\fR(1)" for name in names)]
    return "\n".join(parts) + "\n"


def head(name: str, abstract: str, version: str) -> str:
    return f'.TH {name.upper()} 1 "" "wallpress {version}"\n.SH NAME\n{roff(name)} \\- {roff(abstract[0].lower() + abstract[1:].rstrip("."))}'


def roff(text: str) -> str:
    """Returns text for roff. Text between backticks becomes bold."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = re.sub("`([^`]*)`", r"\\fB\1\\fR", text)
    return re.sub(r"(?m)^([.'])", r"\\&\1", text)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--man", type=Path, metavar="FOLDER")
    what.add_argument("--markdown", action="store_true")
    what.add_argument("--check", action="store_true")
    options = parser.parse_args()
    program, version = read(options.program)
    if options.man:
        options.man.mkdir(parents=True, exist_ok=True)
        for name, text in man_pages(program, version).items():
            (options.man / name).write_text(text, encoding="utf-8")
    elif options.markdown:
        MARKDOWN.write_text(markdown(program), encoding="utf-8")
    elif not MARKDOWN.exists() or MARKDOWN.read_text(encoding="utf-8") != markdown(program):
        print(f"{MARKDOWN} is not what --help says. Run `make manual`.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
