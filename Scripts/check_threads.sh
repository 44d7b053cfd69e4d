#!/bin/bash
# Runs the engine's tests under the thread sanitizer, suite by suite, and prints a line for each; races are in .build-threads/races.*.
#
#   check_threads.sh [SUITE…]
#
# The build lies apart, for sanitized and plain objects do not mix. Few seeds: the sanitizer makes everything some ten times slower.
# - Source: clang.llvm.org/docs/ThreadSanitizer.html; why a library is loaded before all others: Tests/ThreadCheck/mutex_annotations.c.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ $# -gt 0 ] || set -- EngineTests DaemonTests ControlTests WatchTests SettleTests VerifyTests PruneTests SimulationTests
work=.build-threads
patience=${SECONDS_EACH:-1800}

swift build --build-tests --sanitize=thread --scratch-path "$work" 2>&1 | grep -E "(^|: )error: |omplete" || true
program=$(find "$work"/*/debug -maxdepth 1 -name '*PackageTests.xctest' | head -1)
[ -n "$program" ] || { echo "check-threads: the tests do not build with the thread sanitizer here" >&2; exit 1; }

clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
"$clang" -O1 -fPIC -shared -Wall -o "$work/mutex_annotations.so" Tests/ThreadCheck/mutex_annotations.c -ldl

# The sanitizer's shadow memory needs addresses where it expects them; newer kernels scatter them further than it can follow.
start=()
if setarch --addr-no-randomize true 2>/dev/null; then start=(setarch --addr-no-randomize); fi

rm -f "$work"/races.*
code=0
for suite in "$@"; do
    log=$work/$suite.log
    ended=0
    env LD_PRELOAD="$PWD/$work/mutex_annotations.so" CAIRN_CHECK_THREADS=1 \
        TSAN_OPTIONS="halt_on_error=0 exitcode=66 log_path=$PWD/$work/races.$suite suppressions=$PWD/Tests/ThreadCheck/suppressions.txt" \
        timeout "$patience" "${start[@]}" "$program" --testing-library swift-testing --filter "^$suite\\." >"$log" 2>&1 || ended=$?
    races=$(cat "$work/races.$suite".* 2>/dev/null | grep -c "WARNING: ThreadSanitizer" || true)
    echo "check-threads: $suite: $races races, exit code $ended, $(grep -E 'Test run with' "$log" | tail -1 | sed 's/^[^T]*//')"
    if [ "$ended" != 0 ] || [ "$races" != 0 ]; then code=1; fi
done
exit $code
