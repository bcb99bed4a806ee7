#!/bin/sh
# Installs what `make test-publishing` needs, where it is missing: rclone and nginx from apt or Homebrew, and moto, which
# plays S3, from PyPI in a virtual environment of its own in .servers. Nothing is started.
set -eu
cd "$(dirname "$0")/.."

# The version is exact, because another one may answer otherwise and fail a change that has nothing to do with it.
moto=5.2.1

Scripts/install-program.sh nginx
Scripts/install-program.sh rclone

if ! .servers/venv/bin/pip freeze 2>/dev/null | grep -qx "moto==$moto"; then
    if ! python3 -c "import ensurepip" 2>/dev/null && command -v apt-get >/dev/null 2>&1; then
        as_root=""
        [ "$(id -u)" = 0 ] || as_root="sudo"
        $as_root apt-get update -qq
        $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-venv
    fi
    python3 -m venv --clear .servers/venv
    .servers/venv/bin/pip install --quiet "moto[server]==$moto"
fi
