#!/bin/sh
# Checks the files in Deploy/kubernetes against the schema that Kubernetes publishes, which a package on PyPI carries.
set -eu
cd "$(dirname "$0")/.."

if ! .kubernetes/bin/kubernetes-validate --help >/dev/null 2>&1; then
    python3 -m venv --clear .kubernetes
    .kubernetes/bin/pip install --quiet "kubernetes-validate==1.37.*"
fi
.kubernetes/bin/kubernetes-validate --strict --kubernetes-version 1.37 Deploy/kubernetes/*.yaml
