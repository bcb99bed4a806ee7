#!/bin/sh
# Installs the needs of `make test-publishing`, unless they are present: rclone and nginx from apt or Homebrew, and
# moto, which simulates S3, from PyPI in a virtual environment of its own in .servers. Nothing is started.
set -eu
cd "$(dirname "$0")/.."

# The version is exact: another one may answer differently and fail unrelated changes.
moto=5.2.1

Scripts/install-program.sh nginx rclone

if ! .servers/venv/bin/pip freeze 2>/dev/null | grep -qx "moto==$moto"; then
    python3 -c "import ensurepip" 2>/dev/null || Scripts/install-packages.sh python3-venv
    python3 -m venv --clear .servers/venv
    .servers/venv/bin/pip install --quiet "moto[server]==$moto"
fi
