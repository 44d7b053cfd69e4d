import CairnCore
import CairnFormat
import CairnSource

/// When a change counts as settled, and how often the daemon looks by itself: `[watch]`.
public struct WatchSettings: Equatable, Sendable {
    /// How long nothing may have been written before a file is read.
    public var quiet = Duration.seconds(2)
    /// The same, once its writer has closed it.
    public var quietAfterClose = Duration.milliseconds(500)
    /// After this long it is read even though it is still being written. Not shorter than either of
    /// the two.
    public var longest = Duration.seconds(30)
    /// How often all roots are compared with the repository, events or not.
    public var reconcile = Duration.seconds(86_400)
    /// How often what gives no events (network, FUSE, beyond the watch limit) is compared.
    public var poll = Duration.seconds(60)

    static let quietRange = Duration.milliseconds(10)...Duration.seconds(60)
    static let longestRange = Duration.seconds(1)...Duration.seconds(3600)
    static let reconcileRange = Duration.seconds(60)...Duration.seconds(30 * 86_400)
    static let pollRange = Duration.seconds(1)...Duration.seconds(7 * 86_400)

    init() {}

    init(_ raw: RawSettings.Watch) throws(SettingsError) {
        if let entry = raw.quiet { quiet = try entry.duration(in: Self.quietRange) }
        if let entry = raw.quietAfterClose {
            quietAfterClose = try entry.duration(in: Self.quietRange)
        }
        if let entry = raw.longest { longest = try entry.duration(in: Self.longestRange) }
        if let entry = raw.reconcile { reconcile = try entry.duration(in: Self.reconcileRange) }
        if let entry = raw.poll { poll = try entry.duration(in: Self.pollRange) }
        if longest < max(quiet, quietAfterClose),
            let entry = raw.longest ?? raw.quiet ?? raw.quietAfterClose
        {
            throw entry.error(
                "“longest” (\(longest.settingText)) is shorter than "
                    + "“quiet” (\(quiet.settingText)) or “quiet-after-close” (\(quietAfterClose.settingText))",
                allowed: "a “longest” that is as long as both, or longer")
        }
    }
}

/// How often an item that could not be read or stored is tried again by itself: `[retry]`.
public struct RetrySettings: Equatable, Sendable {
    /// The wait before the second try; it doubles each time.
    public var first = Duration.seconds(1)
    /// The longest wait between two tries. Not shorter than ``first``.
    public var longest = Duration.seconds(3600)
    /// How often an item is tried before it waits for its next change or the next comparison.
    public var tries = 8

    static let firstRange = Duration.milliseconds(10)...Duration.seconds(3600)
    static let longestRange = Duration.seconds(1)...Duration.seconds(7 * 86_400)
    static let triesRange = 1...1000

    init() {}

    init(_ raw: RawSettings.Retry) throws(SettingsError) {
        if let entry = raw.first { first = try entry.duration(in: Self.firstRange) }
        if let entry = raw.longest { longest = try entry.duration(in: Self.longestRange) }
        if let entry = raw.tries { tries = try entry.number(in: Self.triesRange) }
        if longest < first, let entry = raw.longest ?? raw.first {
            throw entry.error(
                "“longest” (\(longest.settingText)) is shorter than “first” (\(first.settingText))",
                allowed: "a “longest” that is as long as “first”, or longer")
        }
    }
}

/// Programs that the daemon runs when something has happened.
public struct HookSettings: Equatable, Sendable {
    public var onCommit: HookCommand?
    public var onFailure: HookCommand?
    public var onStale: HookCommand?
    /// How long one may run before it is ended.
    public var timeLimit = Duration.seconds(30)
    /// ``onStale`` runs when nothing has succeeded for this long.
    public var staleAfter = Duration.seconds(86_400)

    static let timeLimitRange = Duration.seconds(1)...Duration.seconds(3600)
    static let staleAfterRange = Duration.seconds(60)...Duration.seconds(365 * 86_400)

    init() {}

    init(_ raw: RawSettings.Hooks, user: UserEnvironment) throws(SettingsError) {
        onCommit = try raw.onCommit?.command(user)
        onFailure = try raw.onFailure?.command(user)
        onStale = try raw.onStale?.command(user)
        if let entry = raw.timeLimit { timeLimit = try entry.duration(in: Self.timeLimitRange) }
        if let entry = raw.staleAfter { staleAfter = try entry.duration(in: Self.staleAfterRange) }
    }
}

/// Where figures about the daemon are written.
public struct MetricsSettings: Equatable, Sendable {
    /// Absolute; nil when nothing is written.
    public var textfile: [UInt8]?

    init() {}

    init(_ raw: RawSettings.Metrics, user: UserEnvironment) throws(SettingsError) {
        guard let entry = raw.textfile else { return }
        let path = try entry.absolutePath(user)
        // The collector reads no others. - Source: node_exporter, README, "Textfile Collector".
        guard path.suffix(5).elementsEqual(".prom".utf8),
            path.dropLast(5).last != ItemPath.separator
        else {
            throw entry.error(
                "“\(entry.value)” does not end in .prom",
                allowed: "a file whose name ends in .prom, which is what node_exporter reads")
        }
        textfile = path
    }
}

extension RawSettings.Entry where Value == [RawSettings.Entry<String>] {
    /// - Returns: nil for an empty list.
    func command(_ user: UserEnvironment) throws(SettingsError) -> HookCommand? {
        guard let first = value.first else { return nil }
        let bytes = value.reduce(0) { $0 + $1.value.utf8.count + 1 }
        guard value.count <= HookCommand.wordsMaximum, bytes <= HookCommand.bytesMaximum else {
            throw error(
                "a command of \(value.count) words and \(bytes) bytes",
                allowed:
                    "at most \(HookCommand.wordsMaximum) words and \(HookCommand.bytesMaximum) bytes; a script can hold more"
            )
        }
        return HookCommand(
            program: try first.absolutePath(user),
            arguments: value.dropFirst().map { Array($0.value.utf8) })
    }
}
