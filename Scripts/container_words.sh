# The words of what is checked in a container: sourced by Scripts/systemd_checks.sh and Scripts/package_checks.sh, whose $1 is the directory of the
# results. A line a check; DIRECTORY/passed appears when all held.
set -uo pipefail
results=$1
touch "$results/booted"
failures=0

# ok NAME COMMAND…: whether it succeeds.
ok() {
    local name=$1 output
    shift
    if output=$("$@" 2>&1); then
        echo "ok      $name"
    else
        echo "FAILED  $name"
        echo "        \$ $*"
        echo "$output" | tail -15 | sed 's/^/        /'
        failures=$((failures + 1))
    fi
}

# skipped NAME WHY: what cannot be checked there. Scripts/run_tests.sh counts these lines.
skipped() { echo "skipped $1: $2"; }

no() { ! "$@"; }

# soon COMMAND…: whether it succeeds within half a minute.
soon() {
    local end=$((SECONDS + 30))
    until "$@" >/dev/null 2>&1; do
        if [ $SECONDS -ge $end ]; then
            "$@"
            return
        fi
        sleep 0.1
    done
}

# user NAME COMMAND…: as one who logged in.
user() {
    local name=$1
    shift
    runuser -u "$name" -- env -i HOME="/home/$name" USER="$name" LOGNAME="$name" LANG=C.UTF-8 PATH=/usr/bin:/bin:/usr/sbin:/sbin \
        XDG_RUNTIME_DIR="/run/user/$(id -u "$name")" "$@"
}

# put USER PATH TEXT: a save.
put() { runuser -u "$1" -- sh -c 'printf %s "$2" > "$1"' sh "$2" "$3"; }

# A manager's view of one unit: `system UNIT PROPERTY`, `session USER UNIT PROPERTY`.
system() { systemctl show --value --property="$2" "$1"; }
session() { user "$1" systemctl --user show --value --property="$3" "$2"; }

# is VALUE COMMAND…
is() {
    local expected=$1 found
    shift
    found=$("$@")
    [ "$found" = "$expected" ] || { echo "it is $found, not $expected"; return 1; }
}

# contains WORD COMMAND…
contains() {
    local word=$1 text
    shift
    text=$("$@" 2>&1) || true
    case $text in *"$word"*) ;; *) echo "$text"; echo "does not contain: $word"; return 1 ;; esac
}

changed() { [ "$("${@:2}")" != "$1" ]; }

ends() {
    journalctl --no-pager --output=short-monotonic >"$results/journal"
    echo
    [ $failures = 0 ] && touch "$results/passed" || echo "$failures checks failed"
    exit 0
}
