#!/bin/bash
# Boots Debian's own systemd in a container, installs Cairn there as `make install` does, and lets Scripts/systemd_checks.sh look at it.
#
#   Scripts/test_systemd.sh [PROGRAM]      .build/release/cairn, or .build/debug/cairn when there is none
#
# What it needs, and when it is skipped: Scripts/container.sh.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
name=test_systemd
. Scripts/container.sh

program=${1:-}
if [ -z "$program" ]; then
    program=.build/release/cairn
    [ -x "$program" ] || program=.build/debug/cairn
fi
[ -x "$program" ] || { echo "test_systemd: there is no $program: run \`make build\`" >&2; exit 1; }
release=$(. /etc/os-release && [ "$ID" = debian ] && echo "$VERSION_CODENAME") || skip "the program is linked for this system, which is not Debian"

packages=systemd,systemd-sysv,libpam-systemd,dbus,dbus-user-session,util-linux
packages+=,postgresql,libcurl4,libinotifytools0,libisal2,libqrencode4,libsodium23,libzstd1,zlib1g,libsqlite3-0,libstdc++6
make_tree "$release" "$packages"
copy_tree

make --silent install DESTDIR="$root" PREFIX=/usr CAIRN="$program" >"$work/install.log" 2>&1 ||
    { cat "$work/install.log" >&2; exit 1; }
# A program that is linked with Swift's own libraries, as a debug build is, finds them where they are here.
ldd "$program" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' | while read -r library; do
    case $library in
        /lib/* | /lib64/* | /usr/lib/*) [ -e "$root$library" ] || { echo "test_systemd: the tree has no $library" >&2; exit 1; } ;;
        *) cp --parents --dereference "$library" "$root" ;;
    esac
done

# For the remotes: one program, which needs nothing of Debian's but the C library.
cp "$(command -v rclone)" "$root/usr/bin/" || skip "rclone is not installed"
# Debian 12's serves no S3; a recent one does.
[ ! -x .build/tools/rclone ] || cp .build/tools/rclone "$root/usr/local/bin/rclone-s3"

boot_tree systemd_checks.sh --private-network
count=$(grep -c '^skipped ' "$results/log") || true
echo "test_systemd: passed, $count skipped"
