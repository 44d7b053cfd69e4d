#!/bin/bash
# Runs every decoder on changed inputs, each for at least SECONDS_EACH (600) seconds or INPUTS_EACH (10000000) inputs, whichever comes first.
#
#   soak_fuzz.sh [TARGET…]
#
# With libFuzzer and the address sanitizer where the toolchain has them, and then with the plain mutator, in a release build. Findings are left in
# .build-fuzz/findings/; put them into Tests/Fixtures/fuzz/TARGET/. Prints a line for each target.
# - Source: llvm.org/docs/LibFuzzer.html; its main is left out, for the program has its own.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
seconds=${SECONDS_EACH:-600}
inputs=${INPUTS_EACH:-10000000}
jobs=${FUZZ_JOBS:-$(nproc)}
work=.build-fuzz
mkdir -p "$work/findings" "$work/logs"

swift build -c release --product Fuzzer --scratch-path "$work" 2>&1 | grep -E "error|omplete" || true
fuzzer=$work/release/Fuzzer
[ $# -gt 0 ] && targets=("$@") || mapfile -t targets < <("$fuzzer" --list)

compiler=$(readlink -f "$(command -v swiftc)")
archive=$(find "$(dirname "$compiler")/../lib" -name "libclang_rt.fuzzer_no_main-$(uname -m).a" 2>/dev/null | head -1 || true)
sanitized=
if [ -n "$archive" ]; then
    archive=$(readlink -f "$archive")
    # The lists of pcs and counters are found by the names of their sections, which the linker keeps only when asked.
    if swift build -c release --product Fuzzer --scratch-path "$work/sanitized" --sanitize=address -Xswiftc -DLIBFUZZER \
        -Xswiftc -sanitize-coverage=edge,trace-cmp,inline-8bit-counters,pc-table \
        -Xlinker "$archive" -Xlinker -lstdc++ -Xlinker -z -Xlinker nostart-stop-gc >"$work/logs/build" 2>&1; then
        sanitized=$work/sanitized/release/Fuzzer
    else
        echo "soak-fuzz: libFuzzer does not build here, see $work/logs/build: the plain mutator only"
    fi
else
    echo "soak-fuzz: no libFuzzer in this toolchain: the plain mutator only"
fi

run() {
    local target=$1 corpus=$work/corpus/$1 log=$work/logs/$1 code=0
    if [ -n "$sanitized" ]; then
        mkdir -p "$corpus"
        "$fuzzer" "$target" --corpus "$corpus" >/dev/null
        # One allocation of 64 MiB for inputs of 16 KiB is a lie believed. What Swift keeps for its own lifetime is no leak.
        ASAN_OPTIONS=detect_leaks=0 "$sanitized" "$target" --libfuzzer -max_total_time="$seconds" -runs="$inputs" -max_len=16384 -timeout=20 \
            -rss_limit_mb=1024 -malloc_limit_mb=64 -artifact_prefix="$work/findings/$target-" -print_final_stats=1 "$corpus" >"$log" 2>&1 || code=$?
        local executed coverage
        executed=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
        coverage=$(grep -o "cov: [0-9]*" "$log" | tail -1 || true)
        echo "soak-fuzz: $target: libFuzzer, ${executed:-?} inputs, ${coverage:-cov: ?}, $([ $code = 0 ] && echo "all in order" || echo "FAILED, see $log")"
    fi
    "$fuzzer" "$target" --seconds "$seconds" --runs "$inputs" --crash "$work/findings/$target.last" >"$log.plain" 2>&1 || code=$?
    echo "soak-fuzz: $(tail -1 "$log.plain")"
    return $code
}
export -f run
export seconds inputs work fuzzer sanitized

printf '%s\n' "${targets[@]}" | xargs -P "$jobs" -I{} bash -c 'run {}'
echo "soak-fuzz: ${#targets[@]} targets in order"
