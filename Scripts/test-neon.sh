#!/usr/bin/env bash
# Compares the portable kernels with the faster ones, byte by byte (Tests/Kernels): with AVX2 or NEON of this machine,
# and on x86 also with NEON, compiled for aarch64 and run under qemu-user, the only one on Macs with Apple silicon. The
# results must have the same checksums on both processors.
#
# WALLPRESS_SEED (0) determines the random inputs.
set -euo pipefail
cd "$(dirname "$0")/.."

seed=${WALLPRESS_SEED:-0}
place=.build-kernels
mkdir -p $place
builds=()
failed=0

# build NAME COMPILER...: with -O2, as SwiftPM builds C for a release
build() {
    local name=$1 options=(-std=gnu11 -O2 -Wall -Wextra -Werror)
    shift
    # GCC has no nullability. It also ignores STDC FP_CONTRACT, and would fuse multiply-adds on aarch64.
    if ! "$@" -dM -E - </dev/null | grep -q __clang__; then
        options+=(-D_Nullable= -D_Nonnull= -Wno-unknown-pragmas -ffp-contract=off)
    fi
    "$@" "${options[@]}" -I Sources/CPixels/include -I Sources/CPixels/kernels \
        Tests/Kernels/*.c Sources/CPixels/kernels/*.c Sources/CPixels/network/*.c -o "$place/$name"
    builds+=("$name")
}

# check NAME COMMAND...: runs a build and compares its table with the first build's
check() {
    local name=$1
    shift
    echo "$name:"
    if ! "$@" "$seed" | tee "$place/$name.txt"; then
        echo "To repeat one trial: $* $seed KERNEL TRIAL" >&2
        failed=1
    elif ! diff <(tail -n +2 "$place/${builds[0]}.txt") <(tail -n +2 "$place/$name.txt"); then
        echo "$name has other results than ${builds[0]}." >&2
        failed=1
    fi
}

# Swift's clang builds the product. GCC is a second opinion, and the only one without Swift.
swift=$(command -v "${SWIFT:-swift}" || true)
clang=$(dirname "$(readlink -f "${swift:-/}")")/clang
[ -x "$clang" ] || clang=""
build native "${clang:-cc}"
check native $place/native

if [ "$(uname -sm)" = "Linux x86_64" ]; then
    Scripts/install-aarch64.sh
    build aarch64-gcc aarch64-linux-gnu-gcc -static
    check aarch64-gcc qemu-aarch64 $place/aarch64-gcc
    if [ -n "$clang" ]; then
        build aarch64-clang "$clang" --target=aarch64-linux-gnu -static
        check aarch64-clang qemu-aarch64 $place/aarch64-clang
    fi
fi
exit $failed
