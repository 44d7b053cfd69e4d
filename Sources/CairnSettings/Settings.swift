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
            The backup directory. `cairn init` creates it. Without this setting it is
            cairn/repository in $XDG_DATA_HOME, or in ~/.local/share. A copy on another disk is
            worth more: "/media/ada/backup/cairn".
            """, shown: { _ in "\"~/.local/share/cairn/repository\"" }
        ) { table, group, user throws(SettingsError) in
            if let entry = try table.string(repositoryName) {
                group.repository = try entry.absolutePath(user)
            }
        },
        .choice(
            "compression", \.compression,
            """
            How `cairn init` sets a new repository to compress; an existing one keeps what it has.
              "auto"  zstd at level 3; what does not get smaller is stored as it is
              "zstd"  the same codec, by name
              "zlib"  larger and slower, but readable with libz alone
              "none"  no compression
            """),
        .duration(
            "commit-interval", \.commitInterval, .seconds(1) ... .seconds(3600),
            """
            A long backup commits as it goes, so that an interrupted one keeps what it had: at least
            this often (%; ms, s, m, h or d) …
            """),
        .size(
            "commit-size", \.commitSize, ByteSize(bytes: 1 << 20)...ByteSize(bytes: 1 << 40),
            """
            … and after this many new bytes (%; kB, MB, GB, TB, KiB, MiB, GiB, TiB, or plain
            bytes).
            """),
        .number(
            "readers", \.readers, 0...64,
            "Threads that read and compress (%); 0 is one for each core."),
        .choice(
            "on-error", \.onError,
            """
            What to do when a file cannot be read: "continue" names it and goes on (exit status 3),
            "stop" ends the run there; the daemon then captures nothing until `cairn resume`.
            """),
        .init(
            "scrub",
            """
            How much of the repository's sealed packs the daemon reads by itself to find damage, at
            idle priority, those that were checked longest ago first: a share in "/day", "/hour" or
            "/minute", or "off". The journal is read once in the time in which all packs are. What
            is damaged is brought back from parity, from another copy or from files that live, and
            the journal from the catalog; what cannot be is named by `cairn status`, and on-failure
            is run.
            """, shown: { _ in "\"5%/day\"" }
        ) { table, group, _ throws(SettingsError) in
            if let entry = try table.string("scrub") { group.scrub = try entry.scrubRate() }
        },
        .path(
            "password-file", \.password.file, example: "~/.config/cairn/password",
            """
            The password of an encrypted repository (`cairn init --encrypt`): a file that nobody
            else may read, or a program that writes it, with its arguments and no shell; the file
            comes first. CAIRN_PASSWORD, CAIRN_PASSWORD_FILE and CAIRN_PASSWORD_COMMAND come before
            both, and so does the systemd credential cairn.password. Neither is set.
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
        .table("watch", \.watch, "When the daemon (`cairn watch`) takes up what has changed."),
        .table("retry", \.retry, "What could not be read or stored is tried again by itself."),
        .table(
            "hooks", \.hooks,
            """
            Programs that the daemon runs: a list of the program (an absolute path, or one that
            begins with ~/) and its arguments. No shell reads them. A JSON object on standard input
            says what happened (Docs/HOOKS.md). At most one of each kind runs, and one waits.
            """),
        .table("notify", \.notify, "Where else `cairn watch` tells what is wrong."),
        .table(
            "metrics", \.metrics,
            """
            Figures for Prometheus, written to a file for node_exporter's textfile collector.
            Without a name nothing is written; the name ends in .prom.
            """),
        .init(
            "standard",
            """
            Whether the user's standard directories are roots, wherever the system says they are.
            Kept are Documents, Desktop, Music, Pictures, Videos, Templates and Public Share
            (user-dirs.dirs, whatever the language), Application Support ($XDG_DATA_HOME) and
            Preferences ($XDG_CONFIG_HOME); not kept are Caches ($XDG_CACHE_HOME) and downloads. One
            that does not exist is reported and excluded; `cairn roots` lists them all. Without this
            setting it is true as long as there is no [[root]] below, and false with one.
            """, shown: { "\($0.standard)" }
        ) { table, group, _ throws(SettingsError) in
            group.saidStandard = try table.flag("standard")?.value
        },
        .table(
            "exclude", \.exclude,
            """
            What is excluded from every backup, by the daemon and by `cairn backup` alike. `cairn
            why PATH` tells which rule decides, `cairn exclude list` what is excluded. Old versions
            of something that is excluded from now on stay until retention or `cairn forget` takes
            them.
            """),
        .table(
            "brake", \.anomaly,
            """
            The anomaly guard. When more of a root is deleted or emptied than this, within this
            time, the last commit before it is pinned, nothing is forgotten, on-failure is run and
            `cairn status` says so, until `cairn resume --accept-changes`. Capturing goes on. For
            one-shot backups the time is that of one run. What moved, is new, was replaced or edited
            does not count. Of files that look encrypted now a tenth of both is enough, within a
            day.
            """),
        .table(
            "purge", \.purge,
            """
            What is deleted, by `cairn purge --apply` and by the service: temporary files and
            caches, nothing else, and never what somebody has open, mapped or locked. Only where
            these settings say so: the user's own caches here, containers by [containers] purge, a
            [[root]] by its purge.
            """),
        .table(
            "retention", \.retention,
            """
            Which points in time stay. The newest of each hour, day, week (from Monday) and month
            stays as far back as said here, counted from the newest of all; what no point in time
            shows any more goes, and `cairn prune` gives its space back. Pinned and tagged commits
            stay (`cairn pin`), the newest always does, and what `cairn undo` needs stays as long as
            what was deleted. Each is a time (1m to 36500d), "forever" or "none".
            """),
        .table(
            "containers", \.containers,
            """
            Application containers. Each is one application's files, found by their shape, and can
            be backed up, listed and restored as one (`cairn backup --container ID`). Those that
            appear while the daemon runs are kept within seconds.
            """),
        .table(
            "documents", \.documents,
            """
            Directories that stand for one document (bundles): captured, listed and restored as one,
            never a mixture of two saves.
            """),
        .table(
            "parity", \.parity,
            """
            Parity beside each sealed pack, from which a pack that has lost up to this share of its
            bytes in one stretch (0.5% to 50%), or that much scattered evenly, comes back byte for
            byte. The daemon makes it when it has nothing else to do, `cairn backup` at its end;
            "off" makes none and leaves what is there.
            """),
        .table(
            "drill", \.drill,
            """
            `cairn drill` restores a sample of what is kept into a directory of its own, compares it
            and removes it. Everything of three commits is restored, too: the newest and two by
            chance (planned, not written, when one is larger than 1 GiB or the sample, or has more
            than 65,536 items).
            """),
        .table(
            "prune", \.prune,
            """
            How `cairn prune` gives space back. Packs that nothing needs go first; others are
            rewritten, those with the most unused bytes first.
            """),
        .flag(
            "append-only", \.appendOnly,
            """
            Whether the daemon only adds to the repository: it forgets nothing, and `cairn forget`
            and `cairn prune` run from elsewhere (Docs/APPEND-ONLY.md). Whoever has taken over the
            daemon can still write where the daemon may; see there.
            """),
        .flag(
            "immutable", \.immutable,
            """
            Whether sealed packs are made immutable (chattr +i), so that not even root removes them
            by mistake. Needs root and a file system that knows it; `cairn prune` takes the \
            flag away
            first.
            """),
        root, remote, job,
    ]

    /// The settings that are lists of tables, `[[name]]`.
    static let listNames = [rootName, remoteName, jobName]

    /// `Config/cairn.toml`: every setting with its documentation, its bounds and its default.
    public static func document(user: UserEnvironment) -> String {
        let defaults = Settings(user: user)
        let head = """
            # cairn.toml: what Cairn keeps, and how.
            #
            # Copy this file to ~/.config/cairn/cairn.toml ($XDG_CONFIG_HOME/cairn/cairn.toml).
            # Every setting is here with its default; remove the `#` in front of one to change it. \
            Lines
            # in brackets begin a table: its settings are below it.
            # A path is absolute or begins with ~/. An unknown or wrong setting is refused with \
            its line.
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
