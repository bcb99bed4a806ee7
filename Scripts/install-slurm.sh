#!/bin/sh
# Installs Slurm and munge from Debian's packages, for `make test-slurm`, where they are missing. No daemon is started.
set -eu

missing=""
for program in slurmctld slurmd munged sbatch; do
    PATH="$PATH:/usr/sbin" command -v "$program" >/dev/null 2>&1 || missing="$missing $program"
done
[ -n "$missing" ] || exit 0
if ! command -v apt-get >/dev/null 2>&1; then
    echo "Please install$missing." >&2
    exit 1
fi
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
$as_root apt-get update -qq
$as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends slurm-wlm munge
