#!/bin/bash
# Runs the Swift tests that are built, and tells at the end which of them failed and why: the runner names a failure where it
# happens, thousands of lines before the end, and a log is often read from its end, or is only its end.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

log=.build/tests.log
swift test --skip-build "$@" 2>&1 | tee "$log"
code=${PIPESTATUS[0]}
if [ "$code" -ne 0 ]; then
    echo
    echo "What failed (swift test ended with $code; the whole is in $log):"
    # A failure's line and the lines that explain it, which begin with an arrow; each line cut, for a value can be a whole tree.
    grep --text --after-context 3 'recorded an issue' "$log" | grep --text -e 'recorded an issue' -e '^↳' | cut --characters 1-2500 | head --lines 200
    # XCTest's form, and a test program that died.
    grep --text -e ' error: -\[' -e '^Fatal error' -e 'Exited with ' -e 'unexpected signal' "$log" | cut --characters 1-600 | head --lines 50
    grep --text -e '^✘' "$log" | grep --text --invert-match 'recorded an issue' | cut --characters 1-300 | tail --lines 50
fi
exit "$code"
