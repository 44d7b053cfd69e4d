#!/bin/bash
# The package as people use it. Runs as root in the containers that Scripts/test_package.sh boots, and nowhere else: it adds users. Prints a line a
# check; DIRECTORY/passed appears when all held.
. "$(dirname "$0")/container_words.sh"
export DEBIAN_FRONTEND=noninteractive
quietly="--quiet --quiet --yes --no-install-recommends"
. /etc/os-release

# MARK: installing

echo "--- $PRETTY_NAME"
ok "there is no Swift" no command -v swift
if ! apt-get --quiet --quiet update; then
    echo "the package's dependencies cannot be had here: no mirror answers"
    ends
fi
before=$(df --output=used -k / | tail -1)
ok "apt installs the package" apt-get install $quietly "$results/cairn.deb"
ok "dpkg has it" contains "install ok installed" dpkg-query --show --showformat='${Status}' cairn
ok "nothing of it is missing" is "" dpkg --verify cairn
echo "        with all that it needs it takes $((($(df --output=used -k / | tail -1) - before) / 1024)) MiB"
ok "nothing is enabled" is "" systemctl --plain --no-legend --state=enabled list-unit-files 'cairn@*' 'cairn-[!c]*' 'cairn-check@*'
ok "nor for users" no systemctl --user --global is-enabled cairn.service
ok "nothing runs" no pgrep --exact cairn
ok "systemd takes the units" systemd-analyze verify --man=no cairn@bob.service cairn-backup@bob.timer
ok "the program says what it is" contains "cairn $(dpkg-query --show --showformat='${Version}' cairn) " cairn version
ok "so does the reader of events" contains "GPL-2.0-or-later" /usr/libexec/cairn/cairn-events --version
ok "the man page is there" test -s /usr/share/man/man1/cairn.1.gz
ok "completions are there" test -s /usr/share/bash-completion/completions/cairn
ok "the licences are there" grep -q 'Apache-2.0-with-Swift-exception' /usr/share/doc/cairn/copyright
ok "the watch limit is raised at boot" contains "fs.inotify.max_user_watches = 1048576" systemd-analyze cat-config sysctl.d/60-cairn-inotify.conf

# MARK: a user

echo "--- ada, who is not root"
for name in ada bob carol; do
    useradd --create-home "$name"
    user "$name" mkdir -p "/home/$name/Documents"
done
ok "her manager runs" loginctl enable-linger ada
soon test -S "/run/user/$(id -u ada)/systemd/private"
ok "cairn init" user ada cairn init
ok "cairn service install" user ada cairn service install
ok "it is ready" soon is active session ada cairn ActiveState
put ada /home/ada/Documents/letter "dear"
ok "a save is a version" soon user ada cairn status /home/ada/Documents/letter
put ada /home/ada/Documents/letter "rubbish"
ok "so is the next" soon user ada cairn status /home/ada/Documents/letter
versions() { user ada cairn versions --json /home/ada/Documents/letter | grep -c '"type":"version"'; }
ok "she sees both" is 2 versions
first=$(user ada cairn versions --json /home/ada/Documents/letter | sed -n 's/.*"type":"version".*"commit":"\([0-9a-f]*\)".*/\1/p' | head -1)
ok "and restores the first" user ada cairn restore --in-place /home/ada/Documents/letter --snapshot "$first"
ok "which is there" is dear cat /home/ada/Documents/letter

# Kilobytes of memory of a process; of both of a daemon.
resident() { awk '/^VmRSS:/ { print $2 }' "/proc/$1/status"; }
daemon=$(session ada cairn MainPID)
reader=$(pgrep --parent "$daemon" --exact cairn-events)
echo "        at rest cairn has $(resident "$daemon") KiB of memory, cairn-events $(resident "$reader") KiB"

# MARK: a server

echo "--- cairn@bob"
user bob env -u XDG_RUNTIME_DIR cairn init >/dev/null
ok "it is enabled and started" systemctl enable --now cairn@bob.service
put bob /home/bob/Documents/letter "dear bob"
ok "a save is kept" soon user bob env -u XDG_RUNTIME_DIR cairn status /home/bob/Documents/letter
ok "its content is" is "dear bob" user bob cairn dump /home/bob/Documents/letter

# MARK: an upgrade

echo "--- an upgrade, under load"
user carol env -u XDG_RUNTIME_DIR cairn init >/dev/null
user carol env -u XDG_RUNTIME_DIR cairn watch >/home/carol/log 2>&1 &
ok "carol runs it by hand" soon pgrep --exact --euid carol cairn
by_hand=$(pgrep --exact --euid carol cairn | head -1)
hers=$(session ada cairn MainPID)
his=$(system cairn@bob MainPID)
runuser -u ada -- sh -c 'i=0; until [ -e /run/upgraded ]; do i=$((i + 1)); echo "$i" > "/home/ada/Documents/save-$((i % 500))"; done; echo "$i"' \
    >"$results/saves" &
load=$!
ok "the package is installed over itself" eval "apt-get install $quietly --reinstall '$results/cairn.deb' >'$results/upgrade' 2>&1"
ok "ada's daemon is the new program" changed "$hers" session ada cairn MainPID
ok "and runs" soon is active session ada cairn ActiveState
ok "bob's, too" changed "$his" system cairn@bob MainPID
ok "and runs" soon is active system cairn@bob ActiveState
ok "carol is told of hers" grep -q "process $by_hand is still the version before" "$results/upgrade"
touch /run/upgraded
wait "$load"
echo "        $(cat "$results/saves") saves were made meanwhile"
ok "every save is kept" soon user ada cairn status --wait --read-data /home/ada/Documents
ok "verify finds no damage" user ada cairn verify --read-data
kill "$by_hand"
user ada systemctl --user stop cairn
ok "an upgrade starts nothing that was stopped" eval "apt-get install $quietly --reinstall '$results/cairn.deb' >'$results/upgrade' 2>&1"
ok "so ada's stays" is inactive session ada cairn ActiveState
user ada systemctl --user start cairn

# MARK: half installed, and people without what most have

echo "--- what may be missing"
mv /usr/libexec/cairn/cairn-events /usr/libexec/cairn/away
user bob env -u XDG_RUNTIME_DIR timeout 20 cairn -r /home/bob/other init >/dev/null
ok "half a package says so" contains "install all of Cairn again" user bob env -u XDG_RUNTIME_DIR timeout 5 cairn -r /home/bob/other watch
mv /usr/libexec/cairn/away /usr/libexec/cairn/cairn-events
ok "no session bus: the next step is named" contains "loginctl enable-linger carol" user carol env -u XDG_RUNTIME_DIR cairn service install
useradd --no-create-home --home-dir /nonexistent dora
ok "no home: an error that names it" contains "/nonexistent" runuser -u dora -- env -i HOME=/nonexistent PATH=/usr/bin:/bin cairn init

# MARK: the end of it

echo "--- removal"
sums() { find /home/ada/.local/share/cairn/repository /home/ada/.config -type f -print0 | sort -z | xargs -0 sha256sum; }
ok "apt removes it" apt-get remove $quietly cairn
ok "nothing of it runs" no pgrep '^cairn'
ok "the program is gone" no test -e /usr/bin/cairn
kept=$(sums)
ok "apt purges it" apt-get purge $quietly cairn
ok "repository and settings are as they were" is "$kept" sums
ok "there is a repository" test -s /home/ada/.local/share/cairn/repository/cairn.json
ok "nothing of the package is left" is "" find / -xdev -path "$results" -prune -o \( -path '/usr/*cairn*' -o -path '/etc/*cairn*' \) \
    ! -path '/usr/local/bin/*' ! -path '/usr/share/zoneinfo/*' ! -path '/etc/systemd/system/*cairn-checks*' ! -path '/etc/systemd/system/*/cairn@bob.service' -print
ok "an installation later goes on" apt-get install $quietly "$results/cairn.deb"
ok "with what was kept" is dear user ada cairn dump --snapshot "$first" /home/ada/Documents/letter

ends
