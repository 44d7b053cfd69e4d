import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnSource

/// A person's decisions, read from the settings file and checked.
///
/// The way of a setting: bytes → TOML → ``Setting``, which reads and checks one value → this.
/// - What it promises: a value that is here is in range; anything else in the file was refused with
///   its line. Every name in the file is a setting: one that is not known is refused, so that a
///   slip of the pen is never a silent default.
/// - What it does not: that a path exists. Whoever opens it finds out, and says so.
///
/// A TOML string is UTF-8, so a directory whose name is not can be backed up as an argument, but
/// not be a root of the settings.
public struct Settings: Equatable, Sendable {
    /// The reaction of a run to an item that cannot be read.
    public enum OnError: String, Sendable, CaseIterable { case `continue`, stop }

    /// An absolute path.
    public internal(set) var repository: [UInt8]
    /// The compression of new repositories; an existing repository keeps its own.
    public internal(set) var compression = Compression.auto
    public internal(set) var commitInterval = Duration.seconds(60)
    public internal(set) var commitSize = ByteSize(bytes: 1 << 30)
    /// The number of threads that read files; 0 for one per core.
    public internal(set) var readers = 0
    public internal(set) var onError = OnError.continue
    /// The rate at which the daemon reads sealed packs by itself; nil for none.
    public internal(set) var scrub: ScrubRate? = .usual
    /// The source of an encrypted repository's password.
    public internal(set) var password = PasswordSettings()
    public internal(set) var watch = WatchSettings()
    public internal(set) var retry = RetrySettings()
    public internal(set) var hooks = HookSettings()
    public internal(set) var notify = NotifySettings()
    public internal(set) var metrics = MetricsSettings()
    /// The value of ``standard`` in the file; nil when the file has none.
    var saidStandard: Bool?
    public internal(set) var exclude = ExcludeSettings()
    public internal(set) var anomaly = AnomalyGuard.Configuration()
    public internal(set) var purge = PurgeSettings()
    public internal(set) var retention = RetentionSettings()
    public internal(set) var containers = ContainerSettings()
    /// The rules that tell which directories are one document.
    public internal(set) var documents = BundleRules.standard
    /// The parity of packs.
    public internal(set) var parity = ParitySettings()
    public internal(set) var drill = DrillSettings()
    public internal(set) var prune = PruneSettings()
    /// Whether the daemon only adds: it drops no version, removes no pack and cuts off no history.
    public internal(set) var appendOnly = false
    /// Whether sealed packs are made immutable, where the system lets it.
    public internal(set) var immutable = false
    /// The roots in the order of the file. Names and paths differ; one root may lie within another
    /// (``RootSet``).
    public internal(set) var roots: [Root] = []
    /// The copies elsewhere in the order of the file. Names and addresses differ.
    public internal(set) var remotes: [Remote] = []
    /// How often jobs have to succeed, in the order of the file. Names differ.
    public internal(set) var jobs: [Job] = []

    /// Whether ``StandardDirectories`` are roots too: they are when the file names no root and does
    /// not say otherwise.
    public var standard: Bool { saidStandard ?? roots.isEmpty }
    /// Whether the file itself says whether the standard directories are roots.
    public var saysStandard: Bool { saidStandard != nil }

    /// The settings of a person without a settings file.
    public init(user: UserEnvironment) { repository = DefaultLocations(user).repository }

    /// - Parameters:
    ///   - text: the file's bytes.
    ///   - file: its name as messages show it.
    public init(text: [UInt8], file: String, user: UserEnvironment) throws(SettingsError) {
        self.init(user: user)
        let table = try SettingsTable(text: text, file: file)
        try read(table, user)
        containers.complete(try table.inner("containers"), standard: standard, retention.tiers)
    }

    /// The settings without the lines of the file, for comparing two texts.
    var withoutLines: Settings {
        var settings = self
        settings.roots = roots.map(\.withoutLine)
        return settings
    }

    /// The settings without roots and without ``standard``.
    var withoutRoots: Settings {
        var settings = self
        settings.saidStandard = standard
        settings.roots = []
        return settings
    }
}

/// The source of an encrypted repository's password. Never the password itself: many can read
/// settings.
public struct PasswordSettings: Equatable, Sendable {
    /// An absolute path. It comes before ``command``.
    public var file: [UInt8]?
    /// A program that writes the password to its standard output.
    public var command: HookCommand?
}

extension Settings: SettingsGroup {
    static let repositoryName = "repository"

    static let settings: [Setting<Self>] = [
        .init(
            repositoryName,
            """
            The directory of the repository, which `cairn init` creates. By default, this is
            cairn/repository in $XDG_DATA_HOME or ~/.local/share. A directory on another disk,
            such as "/media/ada/backup/cairn", is safer.
            """, shown: { _ in "\"~/.local/share/cairn/repository\"" }
        ) { table, group, user throws(SettingsError) in
            if let entry = try table.string(repositoryName) {
                group.repository = try entry.absolutePath(user)
            }
        },
        .choice(
            "compression", \.compression,
            """
            The compression of new repositories; existing repositories do not change.
              "auto"  zstd at level 3; incompressible data is stored raw
              "zstd"  the same codec, by name
              "zlib"  larger and slower, but readable with only libz
              "none"  no compression
            """),
        .duration(
            "commit-interval", \.commitInterval, .seconds(1) ... .seconds(3600),
            """
            A long backup creates a commit at least this often (%; ms, s, m, h or d), so an
            interrupted backup keeps the files that it has already committed.
            """),
        .size(
            "commit-size", \.commitSize, ByteSize(bytes: 1 << 20)...ByteSize(bytes: 1 << 40),
            """
            A long backup also commits after this many new bytes (%; kB, MB, GB, TB, KiB, MiB,
            GiB, TiB, or plain bytes).
            """),
        .number(
            "readers", \.readers, 0...64,
            "The number of threads that read and compress data (%); 0 means one per core."),
        .choice(
            "on-error", \.onError,
            """
            What to do if a file cannot be read. "continue" reports the file and continues (exit
            code 3); "stop" ends the backup, and the daemon then backs up nothing until you run
            `cairn resume`.
            """),
        .init(
            "scrub",
            """
            How much of the repository the daemon checks for damage: a share of the sealed packs
            followed by "/day", "/hour" or "/minute", or "off". The daemon checks at idle
            priority, and starts with the packs that were checked longest ago. In each pass over
            all packs, it also checks the journal once. It repairs packs from parity data, other
            copies or current files, and the journal from the catalog. If the daemon cannot repair
            damage, it runs the hook on-failure, and `cairn status` lists the damage.
            """, shown: { _ in "\"5%/day\"" }
        ) { table, group, _ throws(SettingsError) in
            if let entry = try table.string("scrub") { group.scrub = try entry.scrubRate() }
        },
        .path(
            "password-file", \.password.file, example: "~/.config/cairn/password",
            """
            Where Cairn gets the password of an encrypted repository (`cairn init --encrypt`): a
            file that only you can read, or a program that prints the password. Cairn runs the
            program with its arguments and without a shell. If both are set, Cairn uses the file.
            CAIRN_PASSWORD, CAIRN_PASSWORD_FILE, CAIRN_PASSWORD_COMMAND and the systemd credential
            cairn.password have priority over both. By default, neither is set.
            """),
        .init(
            special: "password-command",
            lines: { _ in
                "# password-command = [\"/usr/bin/secret-tool\", \"lookup\", \"service\", \"cairn\"]"
            },
            read: Setting.command(
                "password-command", \.password.command,
                example: "[\"/usr/bin/pass\", \"cairn\"]", ""
            ).read),
        .table("watch", \.watch, "When the daemon (`cairn watch`) backs up changes."),
        .table(
            "retry", \.retry, "Cairn automatically retries items that could not be read or stored."),
        .table(
            "hooks", \.hooks,
            """
            Programs that the daemon runs. Each setting is a list: the path of the program, which
            is absolute or starts with ~/, and the arguments. Cairn runs the program without a
            shell. A JSON object on standard input describes the event (Docs/HOOKS.md). At most
            one hook of each kind runs at a time, and at most one more waits.
            """),
        .table("notify", \.notify, "How `cairn watch` notifies you of problems."),
        .table(
            "metrics", \.metrics,
            """
            Metrics for Prometheus, written to a file for node_exporter's textfile collector.
            Without a file name, Cairn writes no metrics. The name must end in .prom.
            """),
        .init(
            "standard",
            """
            Whether the user's standard directories are backup roots. If so, Cairn backs up
            Documents, Desktop, Music, Pictures, Videos, Templates and Public Share (from
            user-dirs.dirs, in any language), Application Support ($XDG_DATA_HOME) and Preferences
            ($XDG_CONFIG_HOME), but not Caches ($XDG_CACHE_HOME) or downloads. It skips
            directories that do not exist, and reports them. `cairn roots` lists all standard
            directories. By default, this is true if there is no [[root]] below, and false
            otherwise.
            """, shown: { "\($0.standard)" }
        ) { table, group, _ throws(SettingsError) in
            group.saidStandard = try table.flag("standard")?.value
        },
        .table(
            "exclude", \.exclude,
            """
            The items that both the daemon and `cairn backup` exclude from every backup. `cairn
            why PATH` shows which rule decides, and `cairn exclude list` shows what is excluded.
            Cairn keeps old versions of newly excluded items until retention or `cairn forget`
            removes them.
            """),
        .table(
            "brake", \.anomaly,
            """
            The anomaly guard. If more files of a root are deleted or emptied than the limits
            below allow, Cairn pins the last commit before the change and runs on-failure. Until
            you run `cairn resume --accept-changes`, Cairn forgets nothing, and `cairn status`
            reports the change. Backups continue. For one-shot backups, the period is one run.
            Moved, new, replaced or edited files do not count. For files that now look encrypted,
            the guard uses a tenth of both limits, and a period of one day.
            """),
        .table(
            "purge", \.purge,
            """
            The files that `cairn purge --apply` and the service delete: only temporary files and
            caches, and never files that a program has open, mapped or locked. Cairn purges only
            the directories that you select: the user's own caches with `caches` below, containers
            with `purge` in [containers], and roots with `purge` in their [[root]].
            """),
        .table(
            "retention", \.retention,
            """
            The commits that Cairn keeps. It keeps the newest commit of each hour, day, week
            (starting on Monday), month and year for the times below, counted back from the newest
            commit. Cairn removes versions that are no longer in any commit, and `cairn prune`
            frees their space. Cairn always keeps the newest commit and all pinned and tagged
            commits (`cairn pin`, `cairn tag`). It keeps commits that `cairn undo` needs for as
            long as keep-deleted. Each value is a time (1m to 36500d), "forever" or "none".
            """),
        .table(
            "containers", \.containers,
            """
            Application containers. Each one contains the files of one application. Cairn
            recognizes containers by their layout and can back up, list and restore each of them
            as a unit (`cairn backup --container ID`). The daemon backs up new containers within
            seconds.
            """),
        .table(
            "documents", \.documents,
            """
            Directories that each represent one document (bundles). Cairn backs up, lists and
            restores each bundle as a unit, and never mixes files from two saves.
            """),
        .table(
            "parity", \.parity,
            """
            Parity data for each sealed pack. With parity data, Cairn can fully repair a pack that
            has lost up to this share of its bytes (0.5% to 50%), in one stretch or scattered
            evenly. The daemon creates parity data when it is idle, and `cairn backup` creates it
            at the end of a backup. With "off", Cairn creates no parity data, but keeps existing
            parity data.
            """),
        .table(
            "drill", \.drill,
            """
            `cairn drill` restores a sample of the backed-up data to a separate directory, checks
            the restored files and removes them. It also restores three whole commits: the newest
            and two random ones. If a commit is larger than 1 GiB or than the sample, or has more
            than 65,536 items, Cairn only plans its restore.
            """),
        .table(
            "prune", \.prune,
            """
            How `cairn prune` frees space. It first removes packs that nothing needs, and then
            rewrites packs, starting with those that have the most unused bytes.
            """),
        .flag(
            "append-only", \.appendOnly,
            """
            Whether the daemon only adds data to the repository. If so, the daemon forgets
            nothing, and you run `cairn forget` and `cairn prune` elsewhere. An attacker who
            controls the daemon can still write wherever the daemon can write. Docs/APPEND-ONLY.md
            describes the limits of this protection.
            """),
        .flag(
            "immutable", \.immutable,
            """
            Whether Cairn makes sealed packs immutable (chattr +i), so that not even the root user
            can remove them by mistake. This requires root privileges and a file system that
            supports the flag. `cairn prune` clears the flag before it removes a pack.
            """),
        root, remote, job,
    ]

    /// The settings that are lists of tables, `[[name]]`.
    static let listNames = [rootName, remoteName, jobName]

    /// `Config/cairn.toml`: every setting with its documentation, its bounds and its default.
    public static func document(user: UserEnvironment) -> String {
        let defaults = Settings(user: user)
        let head = """
            # cairn.toml: the settings of Cairn.
            #
            # Copy this file to ~/.config/cairn/cairn.toml ($XDG_CONFIG_HOME/cairn/cairn.toml).
            # It lists every setting with its default. To change a setting, remove the `#` in front
            # of it. A line in brackets starts a table, which contains the settings below that line.
            # Paths are absolute or start with ~/. If a setting is unknown or invalid, Cairn rejects
            # the file and reports the line.
            """
        let plain = settings.filter { $0.inner == nil }
        let tables = settings.filter { $0.inner != nil }
        return (plain + tables).reduce(into: head) { text, setting in
            let lines = setting.documented(defaults)
            // A line that continues the setting above follows it without a blank line.
            let goesOn = lines.hasPrefix("# …") || !lines.contains("\n")
            text += (goesOn ? "\n" : "\n\n") + lines
        } + "\n"
    }
}
