#!/bin/sh
# Installs packages with Homebrew or apt: Scripts/install-packages.sh PACKAGE...
#
# Prints the command, and asks before it runs it. Scripts and CI jobs, which have no terminal, are not asked. No server
# is started.
set -eu

as_root=""
if command -v brew >/dev/null 2>&1; then
    install="brew install"
elif command -v apt-get >/dev/null 2>&1; then
    [ "$(id -u)" = 0 ] || as_root="sudo "
    install="apt-get install -y --no-install-recommends"
else
    echo "Install these packages, or what your system calls them: $*" >&2
    exit 1
fi

printf 'Packages are missing. This command installs them:\n\n    %s\n\n' "$as_root$install $*" >&2
if [ -t 0 ] && [ -t 2 ]; then
    printf 'Run it now? [Y/n] ' >&2
    read -r answer || answer=n
    case "$answer" in "" | [Yy]*) ;; *) exit 1 ;; esac
elif [ -n "$as_root" ] && ! command -v sudo >/dev/null 2>&1; then
    exit 1
fi

# shellcheck disable=SC2086 # words of a command
case "$install" in
    brew*) $install "$@" ;;
    *)
        # An outdated list of packages names files that no longer exist.
        $as_root apt-get update -qq
        $as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 $install -qq "$@"
        ;;
esac
