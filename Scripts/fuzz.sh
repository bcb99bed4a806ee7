#!/usr/bin/env bash
# Runs libFuzzer on the targets of Tests/Fuzz: Scripts/fuzz.sh SECONDS [TARGET...]
#
# Prints a line for each target, and exits with 1 if something was found. Inputs that reach new code are kept in
# .build-fuzz/corpus, and the next run continues from them.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(uname)" != Linux ]; then
    echo "Nothing was fuzzed: Apple's toolchain comes without libFuzzer. Run make fuzz on Linux."
    exit 0
fi

seconds=${1:?a number of seconds for each target}
shift
place=.build-fuzz
program=$place/release/Fuzz
# Package.swift has the program only if this variable is set. GNU gold fails on its debugging information.
WALLPRESS_FUZZ=1 SWIFT_DETERMINISTIC_HASHING=1 "${SWIFT:-swift}" build -c release --product Fuzz --scratch-path $place \
    --sanitize=address -Xswiftc -sanitize=fuzzer -Xswiftc -enable-testing -Xswiftc -use-ld=lld \
    -Xcc -fsanitize=fuzzer-no-link,undefined -Xcc -fno-sanitize-recover=undefined

# Swift's own crash report would replace the sanitizer's. Long stacks for every piece of memory, and a large quarantine
# of freed memory, take half of the time.
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=malloc_context_size=6:quarantine_size_mb=32
export LSAN_OPTIONS=suppressions=Tests/Fuzz/leaks.txt:print_suppressions=0
if [ -z "${ASAN_SYMBOLIZER_PATH:-}" ]; then
    swift=$(readlink -f "$(command -v "${SWIFT:-swift}")")
    export ASAN_SYMBOLIZER_PATH="${swift%/*}/llvm-symbolizer"
fi
mkdir -p $place/findings $place/logs

# number NAME FILE: prints a number of libFuzzer's summary
number() { sed -nE "s/^stat::$1: +([0-9]+)$/\1/p" "$2" | tail -1; }

fuzz() {
    local target=$1 log=$place/logs/$1.log code=0 start=$SECONDS
    mkdir -p "$place/corpus/$target"
    "$program" "$target" "$place/corpus/$target" -max_total_time="$seconds" -seed="${WALLPRESS_SEED:-0}" -print_final_stats=1 \
        -artifact_prefix="$place/findings/$target-" >"$log" 2>&1 || code=$?
    printf '%-14s %8d %10d %8d %8d  %s\n' "$target" $((SECONDS - start)) \
        "$(number number_of_executed_units "$log")" \
        "$(sed -nE 's/.* cov: ([0-9]+) .*/\1/p' "$log" | tail -1)" \
        "$(number new_units_added "$log")" "$([ $code = 0 ] && echo none || echo "exit code $code")"
    [ $code = 0 ] && return
    {
        grep -E 'does not hold' "$log" || grep -E 'ERROR: |runtime error: |SUMMARY: ' "$log" || tail -5 "$log"
        sed -nE "s|.*Test unit written to (.*)|To repeat it: $program $target \1|p" "$log"
        echo "All that it printed: $log"
    } | sed 's/^/    /' >&2
    return 1
}

printf '%-14s %8s %10s %8s %8s  %s\n' target seconds runs edges new findings
[ $# != 0 ] || mapfile -t targets < <("$program")
found=0
running=0
for target in "${@:-${targets[@]}}"; do
    if [ $running = "$(nproc)" ]; then
        wait -n || found=1
    else
        running=$((running + 1))
    fi
    fuzz "$target" &
done
while [ $running != 0 ]; do
    wait -n || found=1
    running=$((running - 1))
done
edges=$(sed -nE 's/.*\(([0-9]+) inline 8-bit counters\).*/\1/p' $place/logs/*.log | head -1)
echo "The whole program has $edges edges. Inputs that reach new ones are kept in $place/corpus."
exit $found
