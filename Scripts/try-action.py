#!/usr/bin/env python3
"""Tries action.yml here: runs its scripts in their order, as GitHub would, for branches, pull requests and tags.

The program comes from an archive on a local server. Scripts find only a folder with the few programs that they need:
nothing can be installed or compiled unnoticed. The sample collection is published to a folder. Steps that need GitHub
(`uses:`) are skipped and listed; the time of each step is printed.
"""

import functools
import hashlib
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def import_yaml():
    """Returns PyYAML; if it is missing, runs this program again in a virtual environment with it."""
    try:
        import yaml

        return yaml
    except ImportError:
        place = ROOT / ".build" / "try-action"
        python = place / "bin" / "python3"
        if pathlib.Path(sys.prefix) == place:
            sys.exit(f"PyYAML could not be installed in {place}")
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", "--clear", place], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "PyYAML==6.0.3"], check=True)
        os.execv(python, [str(python), *sys.argv])


class Run:
    """One run of the action: its inputs, and the outputs of its steps so far."""

    def __init__(self, action, folder, ref, inputs, action_ref="", path=None, secret="no such secret"):
        unknown = set(inputs) - set(action["inputs"])
        assert not unknown, f"action.yml has no inputs {unknown}"
        self.action, self.folder, self.secret = action, folder, secret
        self.inputs = {name: str(inputs.get(name, one["default"])) for name, one in action["inputs"].items()}
        self.github = {"action_ref": action_ref, "action_repository": "somebody/wallpress"}
        self.environment = {
            "GITHUB_REF": ref,
            "GITHUB_SERVER_URL": "http://127.0.0.1:9",
            "RUNNER_TEMP": str(folder / "temp"),
        }
        self.environment |= {"GITHUB_ACTION_PATH": str(ROOT), "GITHUB_STEP_SUMMARY": str(folder / "summary.md")}
        shutil.rmtree(folder / "temp", ignore_errors=True)
        (folder / "temp").mkdir()
        (folder / "summary.md").write_text("")
        self.path = [path or os.environ["PATH"]]
        self.outputs = {}
        self.skipped, self.trusted, self.failed = [], [], None

    def value(self, name):
        """Returns the value of `inputs.remote`, `steps.publish.outputs.release` or `github.action_ref`. Nothing else is
        used.
        """
        parts = name.split(".")
        if parts[0] == "inputs" and len(parts) == 2:
            return self.inputs[parts[1]]
        if parts[0] == "steps" and parts[2] == "outputs" and len(parts) == 4:
            assert any(step.get("id") == parts[1] for step in self.action["runs"]["steps"]), f"no step is {parts[1]}"
            return self.outputs.get(parts[1], {}).get(parts[3], "")
        assert parts[0] == "github" and len(parts) == 2, f"this program does not know {name}"
        return self.github[parts[1]]

    def text(self, text):
        """Returns the text with the values of its expressions."""
        return re.sub(r"\$\{\{ *([a-z._-]+) *\}\}", lambda found: self.value(found[1]), text)

    def is_wanted(self, condition):
        """Evaluates `if:`: always() and comparisons with texts, joined by &&. Without always(), all earlier steps must
        have succeeded.
        """
        parts = [part.strip() for part in condition.split("&&") if part.strip()]
        if "always()" not in parts and self.failed:
            return False
        for part in parts:
            if part != "always()":
                found = re.fullmatch(r"([a-z.-]+) (==|!=) '([^']*)'", part)
                assert found, f"this program does not know the condition {part}"
                if (self.value(found[1]) == found[3]) != (found[2] == "=="):
                    return False
        return True

    def steps(self):
        """Runs all steps, and returns the outputs of the action."""
        for step in self.action["runs"]["steps"]:
            if not self.is_wanted(step.get("if", "")):
                self.skipped.append(step["name"])
            elif "uses" in step:
                arguments = {key: self.text(value) for key, value in step["with"].items()}
                self.outputs[step.get("id")] = {"artifact-url": f"https://example.com/{arguments.get('name')}"}
                self.skipped.append(f"{step['name']} ({step['uses']} with {arguments})")
            else:
                self.script(step)
        print("".join(f"skipped: {text}\n" for text in self.skipped), end="", flush=True)
        return {name: self.text(one["value"]) for name, one in self.action["outputs"].items()}

    def script(self, step):
        """Runs a script as GitHub does: with `bash -eo pipefail`, and with files for outputs and for PATH."""
        print(f"--- {step['name']}", flush=True)
        assert step["shell"] == "bash", "a script needs `shell: bash`"
        assert "${{" not in step["run"], "an expression in a script runs whatever its value says; use env:"
        files = {name: self.folder / name for name in ["GITHUB_OUTPUT", "GITHUB_PATH"]}
        for file in files.values():
            file.write_text("")
        own = {key: self.text(value) for key, value in step.get("env", {}).items()}
        if any(self.secret in value for value in own.values()):
            self.trusted.append(step["name"])
        environment = os.environ | self.environment | own | {name: str(file) for name, file in files.items()}
        environment["PATH"] = os.pathsep.join(reversed(self.path))
        script = self.folder / "script.sh"
        script.write_text(step["run"])
        command = [shutil.which("bash"), "--noprofile", "--norc", "-eo", "pipefail", script]
        start = time.monotonic()
        status = subprocess.run(command, cwd=self.folder, env=environment, stdin=subprocess.DEVNULL).returncode
        print(f"    {time.monotonic() - start:.1f} s", flush=True)
        if status != 0 and self.failed is None:
            self.failed = (step["name"], status)
        lines = files["GITHUB_OUTPUT"].read_text().splitlines()
        self.outputs[step.get("id")] = dict(line.split("=", 1) for line in lines)
        self.path += files["GITHUB_PATH"].read_text().splitlines()


class Releases:
    """A local server with one release, v1.2.3. Its archive contains the program built here, and an rclone."""

    def __init__(self, folder):
        self.folder = folder / "releases" / "v1.2.3"
        self.folder.mkdir(parents=True)
        name = f"wallpress-1.2.3-linux-{os.uname().machine}"
        rclone = folder / "rclone"
        rclone.write_text(f'#!/bin/sh\nexec {shutil.which("rclone")} "$@"\n')
        rclone.chmod(0o755)
        self.archive = self.folder / f"{name}.tar.gz"
        with tarfile.open(self.archive, "w:gz", compresslevel=1) as archive:
            # The program itself, not a link: it searches for rclone beside itself.
            for program in [ROOT / ".build/release/wallpress", rclone]:
                archive.add(program, f"{name}/bin/{program.name}")
        digest = hashlib.sha256(self.archive.read_bytes()).hexdigest()
        (self.folder / "SHA256SUMS").write_text(f"{'0' * 64}  another.deb\n{digest}  {self.archive.name}\n")
        handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=self.folder.parent)
        handler.func.log_message = lambda *_: None
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{server.server_port}"


def digest(folder):
    """Returns the cache key of a compiled program, for sources in a folder."""
    environment = os.environ | {"GITHUB_ACTION_PATH": str(folder), "RUNNER_TEMP": str(folder)}
    command = [ROOT / "Scripts/action.sh", "digest"]
    return subprocess.run(command, env=environment, check=True, capture_output=True).stdout


def check_digest(folder):
    """Fails if a program from other sources would be taken from the cache."""
    for name in ["Sources", "Plugins"]:
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "Package.swift", folder)
    seen = {digest(folder)}
    for name in ["Package.swift", "Sources", "Plugins"]:
        file = min((folder / name).rglob("*.swift"), default=folder / name)
        file.write_text(file.read_text() + "// Another line.\n")
        seen.add(digest(folder))
    assert len(seen) == 4, f"some sources are not in the digest: {seen}"


def few_programs(folder):
    """Makes a PATH with the programs that scripts need if there is an archive: no apt, no compiler, no rclone."""
    path = folder / "few"
    path.mkdir()
    for name in "bash cat curl gzip ln mkdir rm sed sha256sum tar uname".split():
        (path / name).symlink_to(shutil.which(name))
    return str(path)


def main():
    action = import_yaml().safe_load((ROOT / "action.yml").read_text())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check_digest(folder / "sources")
        releases, few = Releases(folder), few_programs(folder)
        # A script that pastes inputs into its text would run this.
        given = {"input": "My $(touch broken) input", "remote": "shelf:", "publish": "true", "plan": "true"}
        given |= {"releases": releases.url, "verify-arguments": "--fail-on error --locale en_US"}
        given["remote-environment"] = f"RCLONE_CONFIG_SHELF_TYPE=alias\nRCLONE_CONFIG_SHELF_REMOTE={folder}/remote\n"
        masters = folder / given["input"]
        shutil.copytree(ROOT / "Input", masters)
        (folder / "remote").mkdir()
        published = folder / "remote/metadata/releases/live.json"

        def run(title, ref, failed=None, action_ref="v1.2.3", path=few, **others):
            print(f"=== {title}", flush=True)
            inputs = given | {name.replace("_", "-"): value for name, value in others.items()}
            one = Run(action, folder, ref, inputs, action_ref, path, secret="RCLONE_CONFIG_SHELF_REMOTE")
            result = one.steps()
            assert one.failed == failed, f"{one.failed} failed"
            return one, result, (folder / "summary.md").read_text()

        one, result, summary = run("a pull request", "refs/pull/1/merge")
        assert one.trusted == ["Publish, or show the plan"], f"{one.trusted} get secrets"
        assert (result["errors"], result["release"], result["tree"]) == ("0", "", "Output"), result
        assert int(result["changes"]) == len(list(masters.glob("*/*.[jp][pn]g"))), result
        assert pathlib.Path(result["junit"]).read_text().startswith("<?xml"), result
        plan = pathlib.Path(result["plan"])
        assert json.loads((plan.parent / "publish.json").read_text())["live"] is False, result
        assert (plan.parent / "preview.html").stat().st_size > 100_000, "there is no preview"
        for text in [
            "| who | when |",
            "Release 1 at shelf:",
            "https://example.com/wallpaper-preview",
            "### What phones will notice",
        ]:
            assert text in summary, f"the summary lacks {text}: {summary}"
        assert "Contact sheet" not in summary, "there is a sheet that no browser drew"
        assert not published.exists(), "something was published for a pull request"

        if shutil.which("chromium"):
            live = folder / "releases/live"
            shutil.copytree(folder / "Output", live)
            feed = live / "metadata/v1/wallpapers.json"
            feed.write_text(re.sub(r'("text-color": )"\w+"', r'\1"123456"', feed.read_text(), count=1))
            for against, title in [(live, "what changed"), (folder / "nothing", "all wallpapers")]:
                options = {"against": against, "path": os.environ["PATH"]}
                one, result, summary = run(f"a sheet of {title}", "refs/pull/1/merge", **options)
                assert f"[Contact sheet](https://example.com/wallpaper-preview-sheet): {title}" in summary, summary
                assert (folder / "temp/wallpress/reports/sheet.jpg").stat().st_size > 10_000, "the sheet is empty"
            recipe = masters / "wallpress.yml"
            recipe.write_text(f"publish:\n  url: {releases.url}/live\n")
            options = {"plan": "false", "path": os.environ["PATH"]}
            _, _, summary = run("a sheet beside the tree of wallpress.yml", "refs/pull/1/merge", **options)
            assert "wallpaper-preview-sheet): what changed" in summary, summary
            recipe.unlink()

        _, result, _ = run("a branch without a plan", "refs/heads/main", plan="false", preview="")
        assert (result["changes"], result["plan"], published.exists()) == ("", "", False), result

        for publishes, words in [("true", "is no tag"), ("false", "Neither")]:
            environment = {"PUBLISH": publishes, "PLAN": "false", "GITHUB_REF": "refs/heads/main", "RUNNER_TEMP": name}
            command = [ROOT / "Scripts/action.sh", "publish"]
            said = subprocess.run(command, env=os.environ | environment, check=True, capture_output=True, text=True)
            assert words in said.stdout, f"a step does not say why it does nothing: {said}"

        # The second time, nothing is left to do.
        for changes in [1, 0]:
            _, result, summary = run("a tag", "refs/tags/v1")
            assert result["release"] == "1" and (int(result["changes"]) > 0) == (changes > 0), result
        assert json.loads(published.read_text()) == {"release": 1, "history": [1]}, published.read_text()
        assert (masters / "published.lock").exists(), "there is no published.lock"

        failed = ("Verify the wallpapers", 1)
        _, result, summary = run("a tree with errors", "refs/tags/v1", failed, verify_arguments="--as fenix")
        assert int(result["errors"]) > 0 and result["release"] == "" and "| error |" in summary, result
        broken = next(masters.glob("*/*.jpg")).with_name("broken.jpg")
        broken.write_text("no picture")
        _, result, summary = run("a master with errors", "refs/pull/1/merge", ("Build the wallpapers", 1))
        assert (result["errors"], result["junit"]) == ("1", "") and "| error | unusable-input | broken |" in summary
        assert "was not verified.\n" in summary, summary
        broken.unlink()
        failed = ("Build the wallpapers", 64)
        _, result, summary = run("wrong usage", "refs/pull/1/merge", failed, build_arguments="--no-such-option")
        assert result["errors"] == "" and "--no-such-option" in summary, summary

        # These sources' version has no archive, and they are compiled.
        for reference in ["", "main"]:
            one, result, _ = run("no archive", "refs/heads/main", action_ref=reference, path=os.environ["PATH"])
            assert result["errors"] == "0" and one.outputs["program"]["key"].startswith("wallpress-"), one.outputs
        failed = ("Get wallpress", 2)
        run("a version that is not there", "refs/heads/main", failed, version="v9.9.9")
        run("a server that does not answer", "refs/heads/main", failed, releases="http://127.0.0.1:9")
        with releases.archive.open("ab") as archive:
            archive.write(b"x")
        _, result, summary = run("a damaged archive", "refs/heads/main", failed)
        assert result["errors"] == "" and "Nothing was built" in summary, summary
        assert not (folder / "broken").exists(), "a script ran a part of an input"
    print("action.yml works.")


if __name__ == "__main__":
    main()
