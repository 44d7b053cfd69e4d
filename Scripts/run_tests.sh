#!/bin/bash
#   Scripts/run_tests.sh BUILD    BUILD: the scratch path of the build
# Runs every test: Swift's, which are built, the independent reader's in Python, and the real systemd's
# in a container. Tells at the end which failed, why, and how each is repeated: a runner names a failure
# where it happens, thousands of lines before the end, and a log is often read from its end. The last
# line counts all of them, with those that were skipped.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=$1
export CAIRN_BINARY=$PWD/$build/release/cairn
log=.build/tests.log
python=${PYTHON:-/usr/bin/python3}
export PATH="$PATH:$PWD/.build/tools/usr/bin"
passed=0
failed=0
skipped=()
died=()

# The tests start the independent reader some hundred times.
"$python" -m compileall -q Scripts

# Python and systemd beside Swift's tests, which mostly wait: for disks, timers and processes.
"$python" -m unittest discover --start-directory Tests/Fixtures --pattern 'test_*.py' >.build/python.log 2>&1 &
python_job=$!
Scripts/test_systemd.sh "$CAIRN_BINARY" >.build/systemd.log 2>&1 &
systemd_job=$!

# MARK: Swift

# In parts side by side: a test that waits for a program holds one of its process's threads, of which
# there are as many as processors. Those that play a person and his programs go first at the processor:
# what they wait for has deadlines, and the browser's take longest. A part without a name gets the
# suites that no other part names.
parts=(
    'watch  ^(WatchCommandTests|FaultTests)\.'
    'pages  ^BrowseTests\.BrowserTests'
    'binary ^(CommandTests|ControlTests)\.|^BrowseTests\.(?!BrowserTests)'
    'engine'
)
run_part() { # NAME [FILTER]
    local choice=(--skip '^(WatchCommandTests|FaultTests|ControlTests|CommandTests|BrowseTests)\.')
    [ $# = 1 ] || choice=(--filter "$2")
    NO_COLOR=1 nice -n "$([[ $1 = watch || $1 = pages ]] && echo 0 || echo 5)" \
        "$build/release/cairnPackageTests.xctest" --testing-library swift-testing "${choice[@]}" 2>&1 |
        tee ".build/tests-$1.log"
    return "${PIPESTATUS[0]}"
}

TIMEFORMAT='the Swift tests took %0R s; of the processors %0U s, and %0S s in the kernel'
time {
    jobs=()
    for part in "${parts[@]}"; do run_part $part & jobs+=($!); done
    swift_code=0
    for job in "${jobs[@]}"; do wait "$job" || swift_code=$?; done
}
cat .build/tests-{watch,pages,binary,engine}.log >"$log"
count=$(sed -n 's/.*Test run with \([0-9]*\) tests\? .*/\1/p' "$log" | awk '{ sum += $1 } END { print sum + 0 }')
broken=$(grep --text -cE '^✘ Test [A-Za-z_]+\(.*(failed after|with [0-9]+ test cases failed)' "$log")
# A part that died says nothing of the tests that it had not run.
for part in "${parts[@]}"; do
    name=${part%% *}
    grep --text --quiet ' Test run with ' ".build/tests-$name.log" && continue
    died+=("$name")
    broken=$((broken + 1))
done
[ "$swift_code" = 0 ] || [ "$broken" != 0 ] || broken=1
while read -r line; do skipped+=("$line"); done < <(
    sed -n 's/^➜ Test \([A-Za-z0-9_]*\)(.*) skipped: "\(.*\)"$/\1: \2/p' "$log" | sort -u)
failed=$((failed + broken))
passed=$((passed + count - broken - ${#skipped[@]}))

# MARK: Python

wait "$python_job"
python_code=$?
cat .build/python.log
count=$(sed -n 's/^Ran \([0-9]*\) tests\? .*/\1/p' .build/python.log | tail -1)
broken=$(grep -cE '^(FAIL|ERROR): ' .build/python.log)
[ "$python_code" = 0 ] || [ "$broken" != 0 ] || broken=1
failed=$((failed + broken))
passed=$((passed + ${count:-0} - broken))

# MARK: systemd

wait "$systemd_job"
systemd_code=$?
cat .build/systemd.log
case $systemd_code in
    0)
        passed=$((passed + 1))
        while read -r line; do skipped+=("test_systemd: $line"); done < <(sed -n 's/^skipped //p' .build/systemd.log)
        ;;
    77) systemd_code=0; skipped+=("$(sed -n 's/^\(test_systemd\): skipped: /\1: /p' .build/systemd.log | tail -1)") ;;
    *) systemd_code=1 failed=$((failed + 1)) ;;
esac

# MARK: what failed

if [ "$swift_code" -ne 0 ]; then
    echo
    echo "What failed (swift test ended with $swift_code; the whole is in $log):"
    # A failure's line and those that explain it, up to the next event; each line cut, for a value can be a whole tree.
    awk '/^(✔|✘|◇|➜)/ { shown = /recorded an issue/ ? 12 : 0 } shown-- > 0' "$log" | cut --characters 1-2500 | head --lines 200
    # XCTest's form, and a test program that died.
    grep --text -e ' error: -\[' -e '^Fatal error' -e 'Exited with ' -e 'unexpected signal' "$log" | cut --characters 1-600 | head --lines 50
    grep --text -e '^✘' "$log" | grep --text --invert-match 'recorded an issue' | cut --characters 1-300 | tail --lines 50
    echo
    echo "Each again (CAIRN_TEST_SEED=N before it, where a seed is named above):"
    sed -n 's/^✘ Test \([A-Za-z0-9_]*\)(.* recorded an issue .*/  swift test --filter '"'\\1'"'/p' "$log" | sort -u
fi
for name in "${died[@]}"; do
    echo "the part $name died before its end; the last of it:"
    grep --text -A 40 'Fatal error\|Program crashed' ".build/tests-$name.log" | cut --characters 1-200 | head --lines 60
done
[ "$python_code" -eq 0 ] || echo "What failed in Python is in .build/python.log"
[ "$systemd_code" -eq 0 ] || echo "What failed with systemd is in .build/systemd.log"
for name in "${skipped[@]}"; do echo "skipped: $name"; done
echo "tests: $passed passed, $failed failed, ${#skipped[@]} skipped"
[ "$swift_code" -eq 0 ] && [ "$python_code" -eq 0 ] && [ "$systemd_code" -eq 0 ]
