#!/bin/bash
# Boots Debian's own systemd in a container, installs Cairn there as `make install` does, and lets Scripts/systemd_checks.sh look at it.
#
#   Scripts/test_systemd.sh [PROGRAM]      .build/release/cairn, or .build/debug/cairn when there is none
#
# Needs root, debootstrap, systemd-nspawn and, once, the Debian mirror. Where one of them is missing, or the machine lets nspawn boot nothing, it
# says so and ends with 77. The tree that debootstrap made is kept (CAIRN_SYSTEMD_TREE); each run has a copy of it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

skip() {
    echo "test_systemd: skipped: $*"
    exit 77
}

program=${1:-}
if [ -z "$program" ]; then
    program=.build/release/cairn
    [ -x "$program" ] || program=.build/debug/cairn
fi
[ -x "$program" ] || { echo "test_systemd: there is no $program: run \`make build\`" >&2; exit 1; }

[ "$(id -u)" = 0 ] || skip "systemd-nspawn needs root"
command -v systemd-nspawn >/dev/null || skip "systemd-nspawn is not installed (package systemd-container)"
release=$(. /etc/os-release && [ "$ID" = debian ] && echo "$VERSION_CODENAME") || skip "the program is linked for this system, which is not Debian"

# MARK: the tree

packages=systemd,systemd-sysv,libpam-systemd,dbus,dbus-user-session,util-linux
packages+=,libcurl4,libinotifytools0,libisal2,libqrencode4,libsodium23,libzstd1,zlib1g,libsqlite3-0,libstdc++6
# Another list makes another tree.
tree=${CAIRN_SYSTEMD_TREE:-.build/systemd-tree-$release-$(echo "$packages" | cksum | cut -d' ' -f1)}
if [ ! -d "$tree" ]; then
    command -v debootstrap >/dev/null || skip "debootstrap is not installed, and there is no tree at $tree"
    echo "test_systemd: making a Debian tree in $tree, once"
    rm -rf "$tree.new"
    mkdir -p "$(dirname "$tree")"
    if ! debootstrap --variant=minbase --include="$packages" "$release" "$tree.new" >"$tree.log" 2>&1; then
        tail -5 "$tree.log"
        rm -rf "$tree.new"
        skip "debootstrap failed: see $tree.log"
    fi
    rm -rf "$tree.new"/var/cache/apt/archives/*.deb "$tree.new"/var/lib/apt/lists/*
    mv "$tree.new" "$tree"
fi

# MARK: a copy with Cairn in it

work=$(mktemp -d /var/tmp/cairn-systemd-XXXXXX)
machine=cairn-test-$$
clean() {
    rm -rf "$work"
    # nspawn leaves it where /run is no tmpfs.
    rmdir "/run/systemd/nspawn/propagate/$machine" 2>/dev/null || true
}
trap clean EXIT
root=$work/root
results=$work/results
mkdir "$results"
cp -a --reflink=auto "$tree" "$root"

make --silent install DESTDIR="$root" PREFIX=/usr CAIRN="$program" >"$work/install.log" 2>&1 ||
    { cat "$work/install.log" >&2; exit 1; }
# A program that is linked with Swift's own libraries, as a debug build is, finds them where they are here.
ldd "$program" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' | while read -r library; do
    case $library in
        /lib/* | /lib64/* | /usr/lib/*) [ -e "$root$library" ] || { echo "test_systemd: the tree has no $library" >&2; exit 1; } ;;
        *) cp --parents --dereference "$library" "$root" ;;
    esac
done

install -m 755 Scripts/systemd_checks.sh "$root/usr/local/bin/systemd_checks.sh"
cat >"$root/etc/systemd/system/cairn-checks.service" <<'UNIT'
[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/bin/bash /usr/local/bin/systemd_checks.sh /results
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

# MARK: boot

# An own user namespace is not asked for: machines differ in whether they allow one.
code=0
timeout --kill-after=30 300 systemd-nspawn --quiet --directory="$root" --bind="$results:/results" --private-network --register=no \
    --keep-unit --machine="$machine" --boot --console=pipe </dev/null >"$work/boot.log" 2>&1 || code=$?
if [ ! -e "$results/booted" ]; then
    tail -5 "$work/boot.log"
    skip "systemd-nspawn boots nothing on this machine (exit code $code)"
fi
cat "$results/log"
cp "$results/journal" .build/systemd-journal.log
if [ ! -e "$results/passed" ]; then
    echo "test_systemd: FAILED; the container's journal is .build/systemd-journal.log" >&2
    exit 1
fi
echo "test_systemd: passed"
