#!/bin/sh
# Installs what `make test-publishing` needs, where it is missing: rclone and nginx from apt or Homebrew, and moto, which
# plays S3, from PyPI in a virtual environment of its own in .servers. Nothing is started.
set -eu
cd "$(dirname "$0")/.."

# The version is exact, because another one may answer otherwise and fail a change that has nothing to do with it.
moto=5.2.1

Scripts/install-program.sh nginx rclone

if ! .servers/venv/bin/pip freeze 2>/dev/null | grep -qx "moto==$moto"; then
    python3 -c "import ensurepip" 2>/dev/null || Scripts/install-packages.sh python3-venv
    python3 -m venv --clear .servers/venv
    .servers/venv/bin/pip install --quiet "moto[server]==$moto"
fi
