#!/usr/bin/env python3
"""Tries action.yml here: runs its scripts in their order, as GitHub would, for a branch and for a tag.

The sample collection is published to a folder. What needs GitHub (`uses:`) is skipped and listed. A step that fails,
an expression that names nothing, and a release that is not there fail this program.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def import_yaml():
    """Returns PyYAML; where it is missing, runs this program again in a virtual environment that has it."""
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
    """One run of the action: its inputs, and what its steps have said so far."""

    def __init__(self, action, folder, ref, **inputs):
        unknown = set(inputs) - {name.replace("-", "_") for name in action["inputs"]}
        assert not unknown, f"action.yml has no inputs {unknown}"
        self.action, self.folder, self.ref = action, folder, ref
        self.inputs = {
            name: str(inputs.get(name.replace("-", "_"), one["default"])) for name, one in action["inputs"].items()
        }
        self.outputs = {}
        self.path = []
        self.skipped = []

    def value(self, name):
        """The value of `inputs.remote`, `steps.publish.outputs.release` or `github.ref`. Nothing else is used."""
        parts = name.split(".")
        if parts[0] == "inputs" and len(parts) == 2:
            return self.inputs[parts[1]]
        if parts[0] == "steps" and parts[2] == "outputs" and len(parts) == 4:
            assert any(step.get("id") == parts[1] for step in self.action["runs"]["steps"]), f"no step is {parts[1]}"
            return self.outputs.get(parts[1], {}).get(parts[3], "")
        assert name == "github.ref", f"this program does not know {name}"
        return self.ref

    def text(self, text):
        """The text with the values of its expressions."""
        return re.sub(r"\$\{\{ *([a-z.-]+) *\}\}", lambda found: self.value(found[1]), text)

    def is_wanted(self, condition):
        """The value of `if:`: comparisons with texts and startsWith, joined by &&."""
        for part in condition.split("&&"):
            if found := re.fullmatch(r" *startsWith\(([a-z.-]+), '([^']*)'\) *", part):
                holds = self.value(found[1]).startswith(found[2])
            else:
                found = re.fullmatch(r" *([a-z.-]+) (==|!=) '([^']*)' *", part)
                assert found, f"this program does not know the condition {part}"
                holds = (self.value(found[1]) == found[3]) == (found[2] == "==")
            if not holds:
                return False
        return True

    def steps(self):
        """Runs all steps, and returns the outputs of the action."""
        for step in self.action["runs"]["steps"]:
            if "if" in step and not self.is_wanted(step["if"]):
                self.skipped.append(f"{step['name']} (if: {step['if']})")
            elif "uses" in step:
                arguments = {key: self.text(value) for key, value in step["with"].items()}
                self.skipped.append(f"{step['name']} ({step['uses']} with {arguments})")
            else:
                self.script(step)
        return {name: self.text(one["value"]) for name, one in self.action["outputs"].items()}

    def script(self, step):
        """Runs a script as GitHub does: with `bash -eo pipefail`, and with files for outputs and for PATH."""
        print(f"--- {step['name']}", flush=True)
        assert step["shell"] == "bash", "a script needs `shell: bash`"
        assert "${{" not in step["run"], "an expression in a script runs whatever its value says; use env:"
        files = {name: self.folder / name for name in ["GITHUB_OUTPUT", "GITHUB_PATH"]}
        for file in files.values():
            file.write_text("")
        environment = os.environ | {key: self.text(value) for key, value in step.get("env", {}).items()}
        environment |= {name: str(file) for name, file in files.items()}
        environment |= {"GITHUB_ACTION_PATH": str(ROOT), "RUNNER_TEMP": str(self.folder)}
        environment["PATH"] = os.pathsep.join([*reversed(self.path), os.environ["PATH"]])
        script = self.folder / "script.sh"
        script.write_text(step["run"])
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", script]
        status = subprocess.run(command, cwd=self.folder, env=environment, stdin=subprocess.DEVNULL).returncode
        if status != 0:
            sys.exit(f'action.yml: the step "{step["name"]}" failed with {status}')
        lines = files["GITHUB_OUTPUT"].read_text().splitlines()
        self.outputs[step.get("id")] = dict(line.split("=", 1) for line in lines)
        self.path += files["GITHUB_PATH"].read_text().splitlines()


def main():
    action = import_yaml().safe_load((ROOT / "action.yml").read_text())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        # A script that puts inputs into its text would run this.
        given = {"input": "My $(touch broken) input", "remote": "remote", "publish": "true"}
        given["verify_arguments"] = "--fail-on error --locale en_US"
        shutil.copytree(ROOT / "Input", folder / given["input"])
        (folder / "remote").mkdir()

        def run(ref, **outputs):
            print(f"=== {ref}")
            one = Run(action, folder, ref, **given)
            one.outputs |= outputs
            result = one.steps()
            print("".join(f"skipped: {text}\n" for text in one.skipped), end="", flush=True)
            return one, result

        branch, result = run("refs/heads/main")
        assert result == {"release": ""}, result
        assert not list((folder / "remote").iterdir()), "something was published for a branch"
        assert pathlib.Path(branch.outputs["program"]["preview"]).stat().st_size > 100_000, "there is no preview"
        # The second time, the program is there, and there is nothing to do.
        for outputs in [{}, {"cache": {"cache-hit": "true"}}]:
            _, result = run("refs/tags/v1", **outputs)
            assert result == {"release": "1"}, result
        live = json.loads((folder / "remote/metadata/releases/live.json").read_text())
        assert live == {"release": 1, "history": [1]}, live
        assert (folder / given["input"] / "published.lock").exists(), "there is no published.lock"
        assert not (folder / "broken").exists(), "a script ran a part of an input"
    print("action.yml works.")


if __name__ == "__main__":
    main()
