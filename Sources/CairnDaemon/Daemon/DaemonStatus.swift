import CairnCare
import CairnFormat
import CairnWatch

/// The daemon's state, as the control socket tells it. A value: made by the daemon's thread, read
/// by others.
///
/// - Source: Docs/CONTROL.md.
public struct DaemonStatus: Sendable, Equatable, Codable {
    public enum Activity: String, Sendable, Codable, CaseIterable {
        /// The daemon places watches and runs the first comparison.
        case starting
        case watching
        case capturing
        case paused
        /// Another command of this user has exclusive access to the repository.
        case exclusive = "lent"
        /// The repository cannot be written: its disk is away, full or broken. The daemon notes
        /// changes meanwhile.
        case waitingForRepository = "waiting-for-repository"
        case stopping
    }

    public struct LastCommit: Sendable, Equatable {
        public let id: Hash128
        public let time: Timestamp

        public init(_ id: Hash128, _ time: Timestamp) {
            self.id = id
            self.time = time
        }
    }

    public struct Root: Sendable, Equatable {
        public enum State: String, Sendable, Codable, CaseIterable {
            case starting, watched, polled, suspended, gone
        }
        public var definition: RootDefinition
        public var state: State
        /// The absolute path at which watching begins: of the root, or beneath it, where a former
        /// root around it goes on holding its versions.
        public var path: [UInt8]

        public init(definition: RootDefinition, state: State, path: [UInt8]? = nil) {
            (self.definition, self.state) = (definition, state)
            self.path = path ?? definition.path
        }
    }

    /// The last sign of life of one of the daemon's threads, and its present work.
    public struct Pulse: Sendable, Equatable, Codable {
        public var thread: String
        public var doing: String
        /// The time since the thread's last round.
        public var ageSeconds: UInt64
        /// The longest time that a round may take; a longer one is an error.
        public var limitSeconds: UInt64

        private enum CodingKeys: String, CodingKey {
            case thread, doing
            case ageSeconds = "age_seconds"
            case limitSeconds = "limit_seconds"
        }

        public var isStuck: Bool { ageSeconds > limitSeconds }
    }

    /// A root much of which is missing and may come back. Nothing is forgotten until that is
    /// judged.
    public struct MassChangeDoubt: Sendable, Equatable, Codable {
        /// The absolute path of the root.
        public var root: [UInt8]
        public var lost: UInt64
        public var held: UInt64
        public var since: Timestamp
    }

    /// Why no events come; everything is compared from time to time meanwhile.
    public struct WatchTrouble: Sendable, Equatable, Codable {
        /// For people.
        public var reason: String
        public var next: String?
    }

    /// A file that is read now and then only, because reading it takes long.
    public struct LargeFile: Sendable, Equatable, Codable {
        /// Absolute.
        public var path: [UInt8]
        /// The pause between two readings.
        public var pauseSeconds: UInt64
        public var next: Timestamp

        private enum CodingKeys: String, CodingKey {
            case path, next
            case pauseSeconds = "pause_seconds"
        }

        public init(path: [UInt8], pauseSeconds: UInt64, next: Timestamp) {
            (self.path, self.pauseSeconds, self.next) = (path, pauseSeconds, next)
        }
    }

    /// A settings file as it was read.
    public struct SettingsRead: Sendable, Equatable, Codable {
        /// The path at which the file was sought.
        public var file: [UInt8]
        /// The hash of its content; of nothing when there was no file.
        public var hash: String

        public init(file: [UInt8], hash: String) { (self.file, self.hash) = (file, hash) }

        /// Whether the same file has another content now.
        public func differs(from now: SettingsRead) -> Bool {
            file == now.file && hash != now.hash
        }
    }

    public var process: Int32 = 0
    public var program: String = ""
    public var started = Timestamp(seconds: 0, nanoseconds: 0)
    public var activity = Activity.starting
    public var pausedUntil: Timestamp?
    /// The reason, for people, why the daemon keeps nothing: the repository cannot be written, or
    /// `on-error = "stop"`.
    public var trouble: String?
    /// The absolute path of the repository.
    public var repository: [UInt8] = []
    private var lastCommitID: Hash128?
    private var lastCommitTime: Timestamp?
    public var lastCommit: LastCommit? {
        get { lastCommitID.flatMap { id in lastCommitTime.map { LastCommit(id, $0) } } }
        set { (lastCommitID, lastCommitTime) = (newValue?.id, newValue?.time) }
    }
    /// The end of the last comparison of all roots.
    public var lastReconcile: Timestamp?
    /// The names, listings and subtrees that wait to be examined; ``dirtySince`` is the time of the
    /// oldest.
    public var dirty = 0
    public var dirtySince: Timestamp?
    /// The absolute path of what is read now; empty when nothing is.
    public var reading: [UInt8] = []
    /// The first failures; ``failureCount`` counts all.
    public var failures: [FailingItem] = [] {
        didSet { failureCount = max(failureCount, failures.count) }
    }
    public var failureCount = 0
    /// The first gaps; ``gapCount`` counts all.
    public var gaps: [Gap] = [] { didSet { gapCount = max(gapCount, gaps.count) } }
    public var gapCount = 0
    public var watch = WatchStatistics()
    public var watchTrouble: WatchTrouble?
    /// Why the settings that were read last are refused; the former ones stay in force.
    public var settingsTrouble: String?
    /// The settings in force. Nil when the daemon is too old to tell it.
    public var settings: SettingsRead?
    public var pulses: [Pulse] = []
    /// The threads whose last round is too long ago.
    public var stuck: [Pulse] { pulses.filter(\.isStuck) }
    public var roots: [Root] = [] { didSet { rootCount = roots.count } }
    private var rootCount: Int? = 0
    /// The end of this daemon's last run of the retention.
    public var lastRetention: Timestamp?
    /// The points in time that the retention kept.
    public var retentionKept: UInt64 {
        get { keptCount ?? 0 }
        set { keptCount = newValue }
    }
    /// Nil when the daemon is too old to tell it.
    private var keptCount: UInt64? = 0
    /// The reason why the next run of the retention waits.
    public var retentionWaits: String?
    public var massChangeDoubt: MassChangeDoubt?
    /// The share of the packs that was read lately; nil when unknown. The control socket does not
    /// tell it: it is in the state directory.
    public var scrub: ScrubCoverage?
    /// The versions that cannot be fully restored.
    public var lostVersions = 0
    /// Whether the anomaly guard has taken hold. The control socket does not tell it: the pins of
    /// the repository do.
    public var hasMassChange = false
    /// The first files that differ and wait, because they are large and change all the time.
    public var large: [LargeFile] = []
    public var remotes: [Remote] = []
    public var commits: UInt64 = 0
    public var captures: UInt64 = 0

    enum CodingKeys: String, CodingKey {
        case process, program, started, activity, trouble, repository, dirty, reading, commits
        case captures, watch, roots, failures, gaps, remotes, large, settings
        case pausedUntil = "paused_until"
        case lastCommitID = "last_commit"
        case lastCommitTime = "last_commit_time"
        case lastReconcile = "last_reconcile"
        case dirtySince = "dirty_since"
        case lastRetention = "last_thinning"
        case keptCount = "thinning_kept"
        case retentionWaits = "thinning_waits"
        case massChangeDoubt = "mass_change_doubt"
        case watchTrouble = "watch_trouble"
        case settingsTrouble = "settings_trouble"
        case failureCount = "failure_count"
        case gapCount = "gap_count"
        case rootCount = "root_count"
        case pulses = "threads"
    }

    public init() {}
}

extension DaemonStatus.Root: Codable {
    private enum CodingKeys: CodingKey { case state, watched }

    public init(from decoder: any Decoder) throws {
        definition = try RootDefinition(from: decoder)
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        state = try fields.decode(State.self, forKey: .state)
        // An older daemon does not tell it.
        path = try fields.decodeIfPresent([UInt8].self, forKey: .watched) ?? definition.path
    }

    public func encode(to encoder: any Encoder) throws {
        try definition.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(state, forKey: .state)
        if path != definition.path { try fields.encode(path, forKey: .watched) }
    }
}

// The synthesized coding of a status uses these two.

extension KeyedEncodingContainer<DaemonStatus.CodingKeys> {
    /// Writes nothing when there is no doubt.
    mutating func encodeIfPresent(_ doubt: DaemonStatus.MassChangeDoubt?, forKey key: Key) throws {
        if let doubt { try encode(doubt, forKey: key) }
    }
}

extension KeyedDecodingContainer<DaemonStatus.CodingKeys> {
    /// Daemons before 0.3 tell no large files.
    func decode(_ type: [DaemonStatus.LargeFile].Type, forKey key: Key) throws
        -> [DaemonStatus.LargeFile]
    {
        try decodeIfPresent(type, forKey: key) ?? []
    }

    /// Daemons of 0.1 tell no threads.
    func decode(_ type: [DaemonStatus.Pulse].Type, forKey key: Key) throws -> [DaemonStatus.Pulse] {
        try decodeIfPresent(type, forKey: key) ?? []
    }
}
