import CairnBackup
import CairnCore
import CairnFormat

/// The times after which a change counts as settled, and the interval of comparisons: `[watch]`.
public struct WatchSettings: Equatable, Sendable, SettingsGroup {
    public var quiet = Duration.seconds(2)
    public var quietAfterClose = Duration.milliseconds(500)
    /// At least as long as the two others.
    public var longest = Duration.seconds(30)
    public var reconcile = Duration.seconds(86_400)
    public var poll = Duration.seconds(60)

    private static let quietRange = Duration.milliseconds(10)...Duration.seconds(60)

    static let settings: [Setting<Self>] = [
        .duration(
            "quiet", \.quiet, quietRange,
            "Cairn reads a file when nothing has been written to it for this long (%)."),
        .duration(
            "quiet-after-close", \.quietAfterClose, quietRange,
            "After a program has closed the file, Cairn waits only this long (%)."),
        .duration(
            "longest", \.longest, .seconds(1) ... .seconds(3600),
            """
            Cairn reads a changed file after at most this long (%), even if a program is
            still writing to it.
            """
        ),
        .duration(
            "reconcile", \.reconcile, .seconds(60) ... .seconds(30 * 86_400),
            """
            How often Cairn compares everything with the repository, in case it missed a change
            (%).
            """),
        .duration(
            "poll", \.poll, .seconds(1) ... .seconds(7 * 86_400),
            """
            Cairn cannot watch directories whose file system does not report changes (network,
            FUSE), or for which no watches were left. It compares such directories with the
            repository this often (%).
            """),
    ]

    func checkCombination(_ table: SettingsTable) throws(SettingsError) {
        guard longest < max(quiet, quietAfterClose) else { return }
        throw table.error(
            blaming: "longest", "quiet", "quiet-after-close",
            problem: "“longest” (\(longest.settingText)) is shorter than "
                + "“quiet” (\(quiet.settingText)) or “quiet-after-close” (\(quietAfterClose.settingText))",
            allowed: "a “longest” that is at least as long as both")
    }
}

/// The intervals at which a failed item is tried again: `[retry]`.
public struct RetrySettings: Equatable, Sendable, SettingsGroup {
    public var first = Duration.seconds(1)
    /// At least ``first``.
    public var longest = Duration.seconds(3600)
    public var tries = 8

    static let settings: [Setting<Self>] = [
        .duration(
            "first", \.first, .milliseconds(10) ... .seconds(3600),
            """
            How long Cairn waits before the first retry (%). Each later wait is twice as long as
            the previous one.
            """
        ),
        .duration(
            "longest", \.longest, .seconds(1) ... .seconds(7 * 86_400),
            "The longest wait between two tries (%)."),
        .number(
            "tries", \.tries, 1...1000,
            "After this many tries (%), Cairn waits until the file changes or the next\ncomparison starts."
        ),
    ]

    func checkCombination(_ table: SettingsTable) throws(SettingsError) {
        guard longest < first else { return }
        throw table.error(
            blaming: "longest", "first",
            problem:
                "“longest” (\(longest.settingText)) is shorter than “first” (\(first.settingText))",
            allowed: "a “longest” that is at least as long as “first”")
    }
}

/// The programs that the daemon runs at events: `[hooks]`.
public struct HookSettings: Equatable, Sendable, SettingsGroup {
    public var onCommit: HookCommand?
    public var onFailure: HookCommand?
    public var onStale: HookCommand?
    public var timeLimit = Duration.seconds(30)
    public var staleAfter = Duration.seconds(86_400)
    public var proofAfter = Duration.seconds(90 * 86_400)

    static let settings: [Setting<Self>] = [
        .command(
            "on-commit", \.onCommit,
            "Runs after each commit, for example [\"/usr/bin/logger\", \"--tag\", \"cairn\"]."),
        .command("on-failure", \.onFailure, "Runs if an item cannot be read or stored."),
        .command(
            "on-stale", \.onStale,
            """
            Runs if no commit or comparison has succeeded for as long as stale-after, or if new
            data has waited that long to be pushed to a remote. The hook does not run again until
            a commit or comparison has succeeded, or until the remote contains all data.
            """),
        .duration(
            "time-limit", \.timeLimit, .seconds(1) ... .seconds(3600),
            "How long a hook can run before Cairn ends it (%)."),
        .duration(
            "stale-after", \.staleAfter, .seconds(60) ... .seconds(365 * 86_400),
            "The maximum time without a successful commit or comparison (%)."),
        .duration(
            "proof-after", \.proofAfter, .seconds(86_400) ... .seconds(3650 * 86_400),
            """
            `cairn status` reports a problem if no drill, verification or check of packs has read
            content back and found it intact for this long (%).
            """),
    ]
}

/// Whom the daemon tells of what is wrong besides hooks: `[notify]`.
public struct NotifySettings: Equatable, Sendable, SettingsGroup {
    public var desktop = false

    static let settings: [Setting<Self>] = [
        .flag(
            "desktop", \.desktop,
            """
            Whether Cairn shows desktop notifications with notify-send (Debian's libnotify-bin).
            Cairn notifies you if it has been unable to back up an item, or to add anything to the
            repository, for as long as stale-after in [hooks]. It also notifies you if a remote is
            out of date, if the repository or a remote is damaged, or if the anomaly guard notices
            a mass change. Each problem has one notification, which appears at most once a day and
            disappears when the problem is solved.
            """)
    ]
}

/// The file of the daemon's metrics: `[metrics]`.
public struct MetricsSettings: Equatable, Sendable, SettingsGroup {
    /// An absolute path; nil for no file.
    public var textfile: [UInt8]?

    static let settings: [Setting<Self>] = [
        .init(
            special: "textfile",
            lines: { _ in "#textfile = \"~/.local/state/cairn/cairn.prom\"" }
        ) { table, group, user throws(SettingsError) in
            guard let entry = try table.string("textfile") else { return }
            let path = try entry.absolutePath(user)
            // The collector reads no files with other names. - Source: node_exporter, README,
            // "Textfile Collector".
            guard path.suffix(5).elementsEqual(".prom".utf8),
                path.dropLast(5).last != ItemPath.separator
            else {
                throw entry.error(
                    "“\(entry.value)” does not end in .prom",
                    allowed:
                        "a file whose name ends in .prom, which is what node_exporter reads")
            }
            group.textfile = path
        }
    ]
}

/// The size of a mass change at which a person is warned: `[brake]`.
extension AnomalyGuard.Configuration: SettingsGroup {
    private var withinDuration: Duration {
        get { .nanoseconds(Int64(clamping: within)) }
        set { within = newValue.wholeNanoseconds }
    }

    private var itemCount: Int {
        get { Int(clamping: items) }
        set { items = UInt64(newValue) }
    }

    static let settings: [Setting<Self>] = [
        .share("share", \.share, "Only a loss of more than this share of a root's files counts."),
        .number(
            "items", \.itemCount, 1...1_000_000_000,
            "Only a loss of more than this many files counts (%)."),
        // With less time than a round or a comparison may take, a loss would be over before it
        // is judged.
        .duration(
            "within", \.withinDuration, .seconds(60) ... .seconds(86_400),
            """
            The period in which Cairn counts lost files (%). Cairn reports a loss when
            the files have been missing for a fifth of this period, so the period must be
            longer than a comparison of the root takes.
            """),
    ]
}
