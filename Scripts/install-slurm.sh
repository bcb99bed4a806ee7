#!/bin/sh
# Installs Slurm and munge from Debian's packages, for `make test-slurm`, unless they are present. No daemon is started.
set -eu

missing=""
for program in slurmctld slurmd munged sbatch; do
    PATH="$PATH:/usr/sbin" command -v "$program" >/dev/null 2>&1 || missing="$missing $program"
done
[ -n "$missing" ] || exit 0
"$(dirname "$0")/install-packages.sh" slurm-wlm munge
