#!/bin/bash
# Runs every decoder on changed inputs, each for at least SECONDS_EACH (600) seconds or INPUTS_EACH (10000000) inputs, whichever comes first.
#
#   soak_fuzz.sh [TARGET…]
#
# Two programs do it, both from release builds: libFuzzer with the address sanitizer, which sees what an input reaches, and the plain mutator, which is some times as
# fast. Where libFuzzer runs, the plain mutator has PLAIN_SECONDS_EACH (a tenth of SECONDS_EACH); where it cannot be built, all the time. FUZZ_JOBS (one for each
# core) targets run at a time. Each target gets a line with what was executed; the last line sums up, and the exit code is 1 when anything was found or did not run.
#
# Findings are left in .build-fuzz/findings/TARGET-…; `Fuzzer TARGET --replay FILE` shows what is wrong. Put them into Tests/Fixtures/fuzz/TARGET/.
# - Source: llvm.org/docs/LibFuzzer.html; its main is left out, for the program has its own.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export seconds=${SECONDS_EACH:-600}
export inputs=${INPUTS_EACH:-10000000}
jobs=${FUZZ_JOBS:-$(nproc)}
export work=.build-fuzz
export results=$work/results
mkdir -p "$work/findings" "$work/logs"
rm -rf "$results" && mkdir "$results"

build() {
    # The targets look into the engine.
    if ! swift build -c release --product Fuzzer -Xswiftc -enable-testing "${@:2}" >"$work/logs/$1" 2>&1; then
        grep -E "error" "$work/logs/$1" | head -20 || true
        return 1
    fi
}
build build-plain --scratch-path "$work" || { echo "soak-fuzz: it does not build, see $work/logs/build-plain"; exit 1; }
export fuzzer=$work/release/Fuzzer
if [ $# -gt 0 ]; then targets=("$@"); else mapfile -t targets < <("$fuzzer" --list); fi

compiler=$(readlink -f "$(command -v swiftc)")
archive=$(find -L "$(dirname "$compiler")/../lib/clang" -name "libclang_rt.fuzzer_no_main-$(uname -m).a" 2>/dev/null | head -1 || true)
export sanitized=
if [ -n "$archive" ]; then
    archive=$(readlink -f "$archive")
    if build build-sanitized --scratch-path "$work/sanitized" --sanitize=address -Xswiftc -DLIBFUZZER \
        -Xswiftc -sanitize-coverage=edge,trace-cmp,inline-8bit-counters,pc-table -Xlinker "$archive" -Xlinker -lstdc++; then
        sanitized=$work/sanitized/release/Fuzzer
    else
        echo "soak-fuzz: libFuzzer does not build here, see $work/logs/build-sanitized: the plain mutator only"
    fi
else
    echo "soak-fuzz: no libFuzzer in this toolchain: the plain mutator only"
fi
export plain_seconds=$seconds
[ -z "$sanitized" ] || plain_seconds=${PLAIN_SECONDS_EACH:-$(((seconds + 9) / 10))}

# One line, and its figures in a file: program, target, inputs, seconds, verdict.
report() {
    local program=$1 target=$2 executed=$3 took=$4 code=$5 more=$6 verdict="all in order"
    # Who looked at nothing has found nothing.
    if [ "$code" = 0 ] && [ "${executed:-0}" -gt 0 ]; then :; else verdict="FAILED ($code), see $work/logs/$target.$program"; fi
    echo "$program $target ${executed:-0} $took $verdict" >"$results/$target.$program"
    echo "soak-fuzz: $target: $program, ${executed:-0} inputs in $took s ($((${executed:-0} / (took > 0 ? took : 1)))/s)$more, $verdict"
}

run() {
    local target=$1 corpus=$work/corpus/$1 log code began executed more
    if [ -n "$sanitized" ]; then
        log=$work/logs/$target.libfuzzer
        mkdir -p "$corpus"
        "$fuzzer" "$target" --corpus "$corpus" >/dev/null
        began=$(date +%s)
        code=0
        # One allocation of 64 MiB for inputs of 16 KiB is a lie believed. What Swift keeps for its own lifetime is no leak. Names of functions are left
        # out, for whoever looks them up may outlive the program and hold its output: the finding, replayed, tells them.
        ASAN_OPTIONS=detect_leaks=0:symbolize=0 timeout -k 10 $((seconds + 120)) "$sanitized" "$target" --libfuzzer -max_total_time="$seconds" \
            -runs="$inputs" -max_len=16384 -timeout=20 -rss_limit_mb=1024 -malloc_limit_mb=64 -artifact_prefix="$work/findings/$target-" \
            -print_final_stats=1 "$corpus" >"$log" 2>&1 </dev/null || code=$?
        executed=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log" | tail -1)
        more=$(grep -ao "cov: [0-9]*" "$log" | tail -1 || true)
        report libfuzzer "$target" "$executed" $(($(date +%s) - began)) "$code" "${more:+, $more}"
    fi
    log=$work/logs/$target.plain
    began=$(date +%s)
    code=0
    timeout -k 10 $((plain_seconds + 120)) "$fuzzer" "$target" --seconds "$plain_seconds" --runs "$inputs" --crash "$work/findings/$target-last" \
        >"$log" 2>&1 </dev/null || code=$?
    executed=$(sed -n "s/^$target: \([0-9]*\) inputs, .*/\1/p" "$log" | tail -1)
    more=$(grep -ao "[0-9]* MiB at most" "$log" | tail -1 || true)
    report plain "$target" "$executed" $(($(date +%s) - began)) "$code" "${more:+, $more}"
}
export -f run report

printf '%s\n' "${targets[@]}" | xargs -P "$jobs" -I{} bash -c 'run {}' || true

programs=1
[ -z "$sanitized" ] || programs=2
cat "$results"/* 2>/dev/null | awk -v targets=${#targets[@]} -v programs=$programs '
    { runs++; inputs[$1] += $3; if (index($0, "all in order")) good++; else bad = bad " " $2 }
    END {
        printf "soak-fuzz: %d targets", targets
        for (program in inputs) printf ", %s %d inputs", program, inputs[program]
        if (runs == targets * programs && good == runs) { print ", all in order"; exit 0 }
        printf ", FAILED: %d of %d runs in order%s\n", good, targets * programs, bad == "" ? "" : "; not" bad
        exit 1
    }'
