#!/bin/bash
# What systemd makes of Cairn's units. Runs as root in the container that Scripts/test_systemd.sh boots, and nowhere else: it adds users.
# Prints a line a check; DIRECTORY/passed appears when all held.
. "$(dirname "$0")/container_words.sh"

# MARK: the stage

useradd --create-home ada
useradd --create-home bob
for name in ada bob; do
    user "$name" mkdir -p "/home/$name/Documents" "/home/$name/.config/cairn" "/home/$name/.local/share"
    # A minute and quarter minutes are the units' own; tests have less patience.
    quick="[Service]
WatchdogSec=4s
RestartSec=200ms"
done
user ada mkdir -p /home/ada/.config/systemd/user/cairn.service.d
put ada /home/ada/.config/systemd/user/cairn.service.d/quick.conf "$quick"
mkdir -p /etc/systemd/system/cairn@.service.d
echo "$quick" >/etc/systemd/system/cairn@.service.d/quick.conf
systemctl daemon-reload

echo "--- what is installed"
ok "systemd takes the installed units" systemd-analyze verify --man=no cairn@bob.service cairn-system.service cairn-backup@bob.timer cairn-verify@bob.timer cairn-prune@bob.timer \
    cairn-forget@bob.timer cairn-drill@bob.timer cairn-check@bob.timer
for unit in cairn@ cairn-system cairn-backup@ cairn-verify@ cairn-prune@ cairn-forget@ cairn-drill@ cairn-check@; do
    ok "$unit is exposed by less than 3.0" systemd-analyze security --no-pager --threshold=29 --offline=true \
        "/usr/lib/systemd/system/$unit.service"
done
ok "the watch limit is raised at boot" contains "fs.inotify.max_user_watches = 1048576" systemd-analyze cat-config sysctl.d/10-cairn-inotify.conf

# MARK: a user's own service

echo "--- cairn service, for ada, who has no session"
user ada cairn init >/dev/null
ok "without a manager, install says what to do" contains "loginctl enable-linger ada" user ada cairn service install
ok "lingering is allowed" loginctl enable-linger ada
ok "ada's manager starts" soon test -S "/run/user/$(id -u ada)/systemd/private"
ok "install starts it" user ada cairn service install
ok "status says that it runs" user ada cairn service status
ok "lingering is seen" contains '"lingering":true' user ada cairn service status --json
ok "it is enabled" is enabled user ada systemctl --user is-enabled cairn
ok "systemd heard READY" is active session ada cairn ActiveState
ok "systemd shows what it does" soon contains "Watching" session ada cairn StatusText
ok "only the daemon may tell" is main session ada cairn NotifyAccess

put ada /home/ada/Documents/letter "dear"
ok "a save is kept" soon user ada cairn status /home/ada/Documents/letter
ok "its content is" is dear user ada cairn dump /home/ada/Documents/letter

commit=$(user ada cairn snapshots --json | sed -n 's/.*"id":"\([0-9a-f]*\)".*/\1/p' | tail -1)
ok "journalctl COMMIT= finds its commit" contains "backed up 1 new" journalctl --no-pager "COMMIT=$commit"
put ada /home/ada/Documents/closed "secret"
chmod 0 /home/ada/Documents/closed
ok "journalctl PATH= finds what cannot be kept" soon contains "cannot be backed up: permission denied" journalctl --no-pager PATH=/home/ada/Documents/closed
ok "with its priority" contains '"PRIORITY":"4"' journalctl --no-pager --output=json PATH=/home/ada/Documents/closed
ok "ada finds it under her unit" contains "started, process" user ada journalctl --no-pager --user --unit cairn
rm -f /home/ada/Documents/closed

echo "--- reload"
figures='[metrics]
textfile = "/home/ada/cairn.prom"
'
put ada /home/ada/.config/cairn/cairn.toml "$figures"
ok "reload is taken" user ada systemctl --user reload cairn
ok "new settings hold" soon test -s /home/ada/cairn.prom
ok "it is active again" soon is active session ada cairn ActiveState
put ada /home/ada/.config/cairn/cairn.toml 'nonsense = 1'
ok "reload of wrong settings fails" no user ada systemctl --user reload cairn
ok "they are refused, in the log" soon contains "cannot reload the settings; still using the old ones" journalctl --no-pager _SYSTEMD_USER_UNIT=cairn.service
ok "it stays active" is active session ada cairn ActiveState
ok "the old ones hold" test -s /home/ada/cairn.prom
put ada /home/ada/.config/cairn/cairn.toml "$figures"
put ada /home/ada/Documents/after "after"
ok "saves are still kept" soon user ada cairn status /home/ada/Documents/after

echo "--- watchdog"
process=$(session ada cairn MainPID)
kill -STOP "$process"
ok "a daemon that stands still is started anew" soon changed "$process" session ada cairn MainPID
ok "and gets ready" soon is active session ada cairn ActiveState
ok "systemd knows why" contains "Watchdog timeout" journalctl --no-pager _PID="$(system "user@$(id -u ada)" MainPID)"
put ada /home/ada/Documents/again "again"
ok "figures are written again" soon contains "cairn_last_commit_timestamp_seconds{" cat /home/ada/cairn.prom
ok "saves are kept again" soon user ada cairn status /home/ada/Documents/again
process=$(session ada cairn MainPID)
kill -KILL "$process"
ok "a daemon that was killed is started anew" soon changed "$process" session ada cairn MainPID
ok "and gets ready" soon is active session ada cairn ActiveState

echo "--- the end"
put ada /home/ada/Documents/last "last"
ok "stop" user ada systemctl --user stop cairn
ok "it ended in order" is success session ada cairn Result
ok "with code 0" is 0 session ada cairn ExecMainStatus
ok "what was saved just before is kept" is last user ada cairn dump /home/ada/Documents/last
ok "figures are gone" no test -e /home/ada/cairn.prom
ok "verify finds no damage" user ada cairn verify --read-data
ok "status says that it does not run" no user ada cairn service status
user ada systemctl --user reset-failed
mv /home/ada/.local/share/cairn/repository /home/ada/away
ok "a repository that it knows may be away" user ada systemctl --user start cairn
ok "which it says" soon contains "Not backing up anything" session ada cairn StatusText
ok "and so does cairn status" contains "the repository is missing from" user ada cairn status
put ada /home/ada/Documents/meanwhile "meanwhile"
mv /home/ada/away /home/ada/.local/share/cairn/repository
ok "it goes on by itself" soon is meanwhile user ada cairn dump /home/ada/Documents/meanwhile
ok "and stops" user ada systemctl --user stop cairn
mv /home/ada/.local/share/cairn/repository /home/ada/away
rm /home/ada/.local/state/cairn/known-repositories
ok "without a repository that it ever knew it does not start" no user ada systemctl --user start cairn
ok "with code 10" is 10 session ada cairn ExecMainStatus
ok "and is not tried again" is 0 session ada cairn NRestarts
ok "but has failed" is failed session ada cairn ActiveState
mv /home/ada/away /home/ada/.local/share/cairn/repository
user ada systemctl --user reset-failed
ok "one backup by a unit of its own" user ada systemctl --user start cairn-backup.service
ok "a verification likewise" user ada systemctl --user start cairn-verify.service
ok "their timers" user ada systemctl --user enable --now cairn-backup.timer cairn-verify.timer
ok "the timer waits" is waiting session ada cairn-backup.timer SubState
ok "install again" user ada cairn service install
ok "uninstall" user ada cairn service uninstall
ok "the unit is gone" no test -e /home/ada/.config/systemd/user/cairn.service
ok "its link too" no test -e /home/ada/.config/systemd/user/default.target.wants/cairn.service
ok "it runs no more" no user ada systemctl --user is-active cairn

# MARK: the hardened service

echo "--- cairn@bob, from boot on"
user bob env -u XDG_RUNTIME_DIR cairn init >/dev/null
cat >/home/bob/hook <<'HOOK'
#!/bin/bash
# What a service that was taken over would try. Each way out leaves a mark of its own.
touch /home/bob/Documents/forbidden && echo "the hook could write a document"
for place in /tmp /var/tmp /run/lock /dev/shm /dev/mqueue; do touch $place/by-hook; done
export XDG_RUNTIME_DIR=/run/user/$UID
timeout 10 systemd-run --user --wait touch /home/bob/Documents/by-bus
timeout 10 busctl --system list >/home/bob/.local/state/cairn/by-system-bus
for root in /proc/[0-9]*/root; do touch "$root/home/bob/Documents/by-process-${root//[^0-9]/}"; done
cat > /home/bob/.local/state/cairn/hooked
HOOK
chmod 755 /home/bob/hook
put bob /home/bob/.config/cairn/cairn.toml '[hooks]
on-commit = ["/home/bob/hook"]
[metrics]
textfile = "/home/bob/.local/state/cairn/cairn.prom"
'
ok "bob's own manager runs beside it" loginctl enable-linger bob
soon test -S "/run/user/$(id -u bob)/bus"
ok "it would do anything for him" user bob systemd-run --user --quiet --wait true
ok "it starts" systemctl enable --now cairn@bob.service
ok "systemd heard READY" is active system cairn@bob ActiveState
process=$(system cairn@bob MainPID)
ok "it runs as bob" is bob stat -c %U "/proc/$process"
ok "without privileges to gain" contains "NoNewPrivs:	1" cat "/proc/$process/status"
ok "without capabilities" contains "CapBnd:	0000000000000000" cat "/proc/$process/status"
ok "behind a filter of system calls" contains "Seccomp:	2" cat "/proc/$process/status"
ok "its own view of the disk is read-only" no nsenter --target "$process" --mount touch /home/bob/Documents/by-root /etc/by-root
ok "the running service is exposed by less than 3.0" systemd-analyze security --no-pager --threshold=29 cairn@bob.service

put bob /home/bob/Documents/letter "dear bob"
ok "a save is kept" soon user bob env -u XDG_RUNTIME_DIR cairn status /home/bob/Documents/letter
ok "its content is" is "dear bob" user bob cairn dump /home/bob/Documents/letter
ok "a hook runs in there" soon grep -q '"event":"commit"' /home/bob/.local/state/cairn/hooked
ok "and cannot write elsewhere" no test -e /home/bob/Documents/forbidden
ok "nor have his manager write for it" no test -e /home/bob/Documents/by-bus
ok "nor hear the system's bus" no test -s /home/bob/.local/state/cairn/by-system-bus
ok "nor reach into his other processes" is "" find /home/bob/Documents -name 'by-process-*'
ok "nor leave anything beyond" is "" find /tmp /var/tmp /run/lock /dev/shm /dev/mqueue -path '*systemd-private*' -prune -o -name by-hook -print
ok "Landlock is there" no contains Landlock journalctl --no-pager --unit cairn@bob
ok "figures are written" soon test -s /home/bob/.local/state/cairn/cairn.prom
ok "journalctl --unit has its log" contains "started, process" journalctl --no-pager --unit cairn@bob
ok "no system call was refused that it needs" no contains "not permitted" journalctl --no-pager --unit cairn@bob PRIORITY=3 PRIORITY=4
put bob /home/bob/Documents/flushed "now"
ok "cairn backup is heard by it" user bob env -u XDG_RUNTIME_DIR cairn backup
ok "and has flushed" is now user bob cairn dump /home/bob/Documents/flushed
ok "a backup by its unit, beside the daemon" systemctl start cairn-backup@bob.service
ok "a verification by its unit, beside the daemon" systemctl start cairn-verify@bob.service

ok "reload" systemctl reload cairn@bob
ok "settings are read again" soon contains "reloaded the settings" journalctl --no-pager --unit cairn@bob
kill -STOP "$process"
ok "a daemon that stands still is started anew" soon changed "$process" system cairn@bob MainPID
ok "and gets ready" soon is active system cairn@bob ActiveState
put bob /home/bob/Documents/last "last"
ok "stop" systemctl stop cairn@bob
ok "it ended in order" is success system cairn@bob Result
ok "what was saved just before is kept" is last user bob cairn dump /home/bob/Documents/last
ok "a backup by its unit, alone" systemctl start cairn-backup@bob.service
ok "verify finds no damage" user bob cairn verify --read-data

echo "--- a remote that rclone serves, with the drop-in of the guide"
mkdir -p /etc/systemd/system/cairn@bob.service.d
printf '[Service]\nPrivateNetwork=no\nIPAddressDeny=\nRestrictAddressFamilies=AF_UNIX AF_INET AF_INET6\n' >/etc/systemd/system/cairn@bob.service.d/net.conf
systemctl daemon-reload
user bob mkdir -p /home/bob/.config/rclone
put bob /home/bob/.config/rclone/rclone.conf '[disk]
type = alias
remote = /home/bob/.local/state/cairn/far
'
put bob /home/bob/.config/cairn/cairn.toml ''
ok "a remote is added" user bob env -u XDG_RUNTIME_DIR cairn remote add far rclone:disk:
ok "the service starts" systemctl start cairn@bob
ok "and pushes by itself" soon sh -c 'find /home/bob/.local/state/cairn/far -type f | grep -q .'
ok "nothing was refused" no contains "Operation not permitted" journalctl --no-pager --unit cairn@bob
ok "stop" systemctl stop cairn@bob

# MARK: a whole machine

echo "--- cairn-system: three homes, a database's dump, a disk that comes late, a remote"
mkdir -p /root/.config/cairn /root/.config/rclone /srv/db /mnt
echo "rows" >/srv/db/dump.sql
chmod 700 /home/ada /home/bob
useradd --create-home erin
chmod 700 /home/erin
for name in ada bob erin; do user "$name" sh -c 'umask 077; mkdir -p ~/Documents; echo "mine" >~/Documents/private'; done
printf '[disk]\ntype = alias\nremote = /mnt/far\n' >/root/.config/rclone/rclone.conf
printf 'repository = "/mnt/backup/repo"\n' >/root/.config/cairn/cairn.toml
mkdir -p /etc/systemd/system/cairn-system.service.d
printf '[Service]\nRestartSec=200ms\nReadWritePaths=/srv/late\n' >/etc/systemd/system/cairn-system.service.d/places.conf
systemctl daemon-reload
mkdir -p /mnt/backup /mnt/far
root_cairn() { env -i HOME=/root PATH=/usr/bin:/bin LANG=C.UTF-8 cairn "$@"; }
ok "root makes a repository" root_cairn init
ok "and says what it holds" root_cairn roots add /home /srv/db
systemctl enable --no-block --now cairn-system
ok "without its directory it is tried again" soon sh -c '[ "$(systemctl show cairn-system -p NRestarts --value)" -gt 6 ]'
mkdir /srv/late
ok "and starts once the directory is there" soon is active system cairn-system ActiveState
process=$(system cairn-system MainPID)
ok "it reads all, and no more" contains "CapBnd:	0000000010000004" cat "/proc/$process/status"
for name in ada bob erin; do
    ok "$name's closed home is backed up" soon root_cairn status "/home/$name/Documents/private"
done
ok "so is the dump" soon root_cairn status /srv/db/dump.sql
ok "nothing is wrong" soon root_cairn status --check
ok "its remote is added" root_cairn remote add far rclone:disk:
ok "the service takes it" systemctl reload cairn-system
ok "and pushes" soon sh -c 'find /mnt/far -type f | grep -q .'
ok "it writes nowhere else" no nsenter --target "$process" --mount touch /home/ada/Documents/by-root
ok "its timer's backup reads all, too" systemctl start cairn-backup@root.service

echo "--- PostgreSQL: dumped, backed up, sent to an S3 remote, and had back from there alone"
as_postgres() { runuser -u postgres -- env -i HOME=/var/lib/postgresql PATH=/usr/bin:/bin LANG=C.UTF-8 "$@"; }
rows() { as_postgres psql -AtqX "$1" -c "SELECT count(*), min(ordered), md5(string_agg(id || ':' || item || ':' || coalesce(price::text, '-'), ',' ORDER BY id)) FROM orders"; }
ok "the server starts" systemctl start postgresql
ok "and answers" soon as_postgres pg_isready
ok "it has a database" as_postgres createdb shop
ok "with rows" as_postgres psql -qX shop -c "CREATE TABLE orders (id serial PRIMARY KEY, item text NOT NULL, price numeric, ordered timestamptz DEFAULT now());
    INSERT INTO orders (item, price) SELECT repeat('chair № ' || n, 20), CASE WHEN n % 7 = 0 THEN NULL ELSE n / 3.0 END FROM generate_series(1, 5000) n"
before=$(rows shop)
ok "all of them" contains "5000|" echo "$before"
# The remote's server. Where it cannot be had, the dump is had back from the repository.
far=
if [ -x /usr/local/bin/rclone-s3 ]; then
    far=rclone:s3:bucket/machine
    mkdir -p /srv/s3/bucket
    printf '[s3]\ntype = s3\nprovider = Other\naccess_key_id = KEY\nsecret_access_key = SECRET\nendpoint = http://127.0.0.1:9000\nforce_path_style = true\n' \
        >>/root/.config/rclone/rclone.conf
    ok "a server speaks S3" systemd-run --quiet --unit=s3 rclone-s3 serve s3 --auth-key KEY,SECRET --addr 127.0.0.1:9000 /srv/s3
    ok "and answers" soon root_cairn remote add s3 "$far"
    ok "the service takes it" systemctl reload cairn-system
else
    skipped "an S3 remote of the system service" "there is no .build/tools/rclone, which serves S3 (\`make deps\`)"
fi
ok "a job backs a dump up, beside the service" root_cairn backup --stdin-filename dumps/shop.dump --stdin-from-command -- \
    /usr/sbin/runuser -u postgres -- pg_dump --format=custom shop
ok "a job that fails backs nothing up" no root_cairn backup --stdin-filename dumps/shop.dump --stdin-from-command -- \
    /usr/sbin/runuser -u postgres -- pg_dump --format=custom no-such-database
install -d -o postgres -m 700 /srv/db/dumps
ok "another dumps into a folder" as_postgres pg_dump --format=custom --file=/srv/db/dumps/shop.dump shop
ok "which the service backs up" soon root_cairn status /srv/db/dumps/shop.dump
if [ -n "$far" ]; then
    ok "the service sends it" soon contains "off-site on s3" root_cairn status /srv/db/dumps/shop.dump
    ok "and nothing is left to send" soon root_cairn remote push s3
fi
ok "stop" systemctl disable --now cairn-system
ok "it ended in order" is success system cairn-system Result
# What this machine had: the database, the dumps, the repository, what Cairn knew of it.
as_postgres dropdb shop
rm -rf /srv/db
if [ -n "$far" ]; then
    rm -rf /mnt/backup /root/.local/state/cairn /root/.config/cairn
else
    far=/mnt/backup/repo
fi
load() { as_postgres createdb "$1" && as_postgres pg_restore --exit-on-error --dbname="$1" <"$2"; }
root_cairn -r "$far" dump /dumps/shop.dump >/srv/job.dump
ok "the job's dump comes back" test -s /srv/job.dump
ok "PostgreSQL takes it" load job /srv/job.dump
ok "row for row" is "$before" rows job
ok "the folder's dump comes back" root_cairn -r "$far" restore /srv/db/dumps/shop.dump --target /srv/restored
ok "PostgreSQL takes it" load folder "$(find /srv/restored -name shop.dump)"
ok "row for row" is "$before" rows folder
for name in ada bob erin; do
    ok "$name's file comes back, too" is mine root_cairn -r "$far" dump "/home/$name/Documents/private"
done
systemctl stop postgresql
systemctl stop s3 2>/dev/null

# MARK: places that a unit does not know

echo "--- dora, whose home is elsewhere"
mkdir -p /srv/homes
useradd --create-home --home-dir /srv/homes/dora dora
dora() { runuser -u dora -- env -i HOME=/srv/homes/dora PATH=/usr/bin:/bin LANG=C.UTF-8 "$@"; }
ok "without a repository it does not start" no systemctl start cairn@dora
ok "with code 10" is 10 system cairn@dora ExecMainStatus
ok "and is not tried again" is 0 system cairn@dora NRestarts
ok "what is missing is said" contains "there is no repository at /srv/homes/dora/.local/share/cairn/repository" journalctl --no-pager --unit cairn@dora
ok "and how it is made" contains "sudo -H -u dora cairn init" journalctl --no-pager --unit cairn@dora
dora sh -c "mkdir ~/Documents && echo dear >~/Documents/letter"
ok "she makes it" dora cairn init
ok "a backup by its unit may not write there" no systemctl start cairn-backup@dora.service
ok "what it lacks is said" contains "ReadWritePaths=/srv/homes/dora/.local" journalctl --no-pager --unit cairn-backup@dora
ok "and where it belongs" contains "/etc/systemd/system/cairn-.service.d/places.conf" journalctl --no-pager --unit cairn-backup@dora
mkdir -p /etc/systemd/system/cairn@.service.d /etc/systemd/system/cairn-.service.d
printf '[Service]\nReadWritePaths=-/srv/homes/%%i/.local/share/cairn -/srv/homes/%%i/.local/state/cairn\n' |
    tee /etc/systemd/system/cairn@.service.d/places.conf >/etc/systemd/system/cairn-.service.d/places.conf
systemctl daemon-reload
ok "with the drop-in it does" systemctl start cairn-backup@dora.service
ok "and so does the daemon" systemctl start cairn@dora.service
ok "stop" systemctl stop cairn@dora.service
rm /etc/systemd/system/cairn@.service.d/places.conf /etc/systemd/system/cairn-.service.d/places.conf
systemctl daemon-reload

# MARK: an encrypted repository, and a service that only adds

echo "--- cairn@carol, whose password is a credential"
useradd --create-home carol
user carol mkdir -p /home/carol/Documents /home/carol/.config/cairn /home/carol/.local/share
mkdir -p /etc/cairn
(umask 077 && echo "a lamp, a heron, four rivers" >/etc/cairn/carol.password)
install -m 600 -o carol /etc/cairn/carol.password /home/carol/password
with_password() { user carol env -u XDG_RUNTIME_DIR CAIRN_PASSWORD_FILE=/home/carol/password "$@"; }
for unit in cairn@carol cairn-forget@carol cairn-drill@carol; do
    mkdir -p "/etc/systemd/system/$unit.service.d"
    printf '[Service]\nLoadCredential=cairn.password:/etc/cairn/carol.password\n' >"/etc/systemd/system/$unit.service.d/password.conf"
done
systemctl daemon-reload
put carol /home/carol/.config/cairn/cairn.toml 'append-only = true
'
ok "an encrypted repository is made" with_password cairn init --encrypt
ok "without a password nothing opens it" no user carol env -u XDG_RUNTIME_DIR cairn snapshots
ok "it starts" systemctl start cairn@carol.service
ok "systemd heard READY" is active system cairn@carol ActiveState
process=$(system cairn@carol MainPID)
put carol /home/carol/Documents/letter "dear carol"
ok "a save is kept" soon with_password cairn status /home/carol/Documents/letter
ok "its content is" is "dear carol" with_password cairn dump /home/carol/Documents/letter
ok "the password is not among its words" no grep -q heron "/proc/$process/cmdline" "/proc/$process/environ"
ok "nor in the log" no contains heron journalctl --no-pager --boot
ok "its name is nowhere in the repository" no grep --recursive --quiet letter /home/carol/.local/share/cairn/repository
ok "nor its content" no grep --recursive --quiet "dear carol" /home/carol/.local/share/cairn/repository
ok "a drill by its unit, beside the daemon" systemctl start cairn-drill@carol.service
ok "of which status knows" contains "drills in the last 30 days restored" with_password cairn status
ok "its history is thinned by a unit of its own, beside the daemon" systemctl start cairn-forget@carol.service
put carol /home/carol/Documents/letter "dear carol, again"
ok "the daemon keeps saves afterwards" soon contains "again" with_password cairn dump /home/carol/Documents/letter
ok "stop" systemctl stop cairn@carol
ok "it ended in order" is success system cairn@carol Result
ok "verify finds no damage" with_password cairn verify --read-data
echo "no lamp" >/etc/cairn/carol.password
ok "with a wrong password it does not start" no systemctl start cairn@carol
ok "with code 12" is 12 system cairn@carol ExecMainStatus
ok "and is not tried again" is 0 system cairn@carol NRestarts
ok "nobody filled the log with threads' priorities" no contains "thread priority" journalctl --no-pager --boot

ends
