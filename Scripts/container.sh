# Debian's own systemd in a container. Sourced by Scripts/test_systemd.sh and Scripts/test_package.sh, which set `name`.
#
# Needs root, debootstrap, systemd-nspawn and, once, the Debian mirror. Where one of them is missing, or the machine lets nspawn boot nothing, it
# says so and ends with 77. The trees that debootstrap makes are kept; each run has a copy.

skip() {
    echo "$name: skipped: $*"
    exit 77
}

# make_tree RELEASE PACKAGES: sets `tree`. Another list makes another tree.
make_tree() {
    [ "$(id -u)" = 0 ] || skip "systemd-nspawn needs root"
    command -v systemd-nspawn >/dev/null || skip "systemd-nspawn is not installed (package systemd-container)"
    tree=.build/systemd-tree-$1-$(echo "$2" | cksum | cut -d' ' -f1)
    [ ! -d "$tree" ] || return 0
    command -v debootstrap >/dev/null || skip "debootstrap is not installed, and there is no tree at $tree"
    echo "$name: making a tree of Debian $1 in $tree, once"
    rm -rf "$tree.new"
    mkdir -p "$(dirname "$tree")"
    if ! debootstrap --variant=minbase --include="$2" "$1" "$tree.new" >"$tree.log" 2>&1; then
        tail -5 "$tree.log"
        rm -rf "$tree.new"
        skip "debootstrap failed: see $tree.log"
    fi
    rm -rf "$tree.new"/var/cache/apt/archives/*.deb "$tree.new"/var/lib/apt/lists/*
    mv "$tree.new" "$tree"
}

# copy_tree: sets `work`, `root`, a copy of the tree in it, and `results`, where the container writes.
copy_tree() {
    work=$(mktemp -d /var/tmp/cairn-systemd-XXXXXX)
    machine=cairn-test-$$
    trap 'rm -rf "$work"; rmdir "/run/systemd/nspawn/propagate/$machine" 2>/dev/null || true' EXIT
    root=$work/root
    results=$work/results
    mkdir "$results"
    cp -a --reflink=auto "$tree" "$root"
}

# boot_tree CHECKS [OPTION…]: boots it with Scripts/CHECKS in it, which writes $results/booted, and $results/passed when all held. Keeps the
# container's journal in .build/NAME-journal.log.
boot_tree() {
    local checks=$1 code=0
    shift
    install -m 755 "Scripts/$checks" Scripts/container_words.sh "$root/usr/local/bin/"
    cat >"$root/etc/systemd/system/cairn-checks.service" <<UNIT
[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/bin/bash /usr/local/bin/$checks /results
StandardOutput=file:/results/log
StandardError=inherit
TimeoutStartSec=10min
ExecStopPost=/bin/systemctl --no-block poweroff
[Install]
WantedBy=multi-user.target
UNIT
    mkdir -p "$root/etc/systemd/system/multi-user.target.wants" "$root/var/log/journal"
    ln -s ../cairn-checks.service "$root/etc/systemd/system/multi-user.target.wants/"
    echo "$machine" >"$root/etc/hostname"
    rm -f "$root/etc/machine-id"
    # An own user namespace is not asked for: machines differ in whether they allow one. nspawn's own filter of system calls knows no Landlock.
    timeout --kill-after=30 "${boot_seconds:-300}" systemd-nspawn --quiet --directory="$root" --bind="$results:/results" --register=no \
        --system-call-filter="landlock_create_ruleset landlock_add_rule landlock_restrict_self" \
        --keep-unit --machine="$machine" --boot --console=pipe "$@" </dev/null >"$work/boot.log" 2>&1 || code=$?
    if [ ! -e "$results/booted" ]; then
        tail -5 "$work/boot.log"
        skip "systemd-nspawn boots nothing on this machine (exit code $code)"
    fi
    cat "$results/log"
    cp "$results/journal" ".build/$name-journal.log" || true
    if [ ! -e "$results/passed" ]; then
        echo "$name: FAILED; the container's journal is .build/$name-journal.log" >&2
        exit 1
    fi
}
