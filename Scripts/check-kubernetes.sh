#!/bin/sh
# Checks the files in Deploy/kubernetes against the schema published by Kubernetes, from a package on PyPI.
set -eu
cd "$(dirname "$0")/.."

version=1.37
environment=.kubernetes/$version
if ! "$environment/bin/kubernetes-validate" --help >/dev/null 2>&1; then
    python3 -c "import ensurepip" 2>/dev/null || Scripts/install-packages.sh python3-venv
    python3 -m venv --clear "$environment"
    "$environment/bin/pip" install --quiet "kubernetes-validate==$version.*"
fi
"$environment/bin/kubernetes-validate" --strict --kubernetes-version "$version" Deploy/kubernetes/*.yaml
