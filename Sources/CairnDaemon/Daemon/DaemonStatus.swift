import CairnCare
import CairnFormat
import CairnWatch

/// What the daemon is doing, as it tells over the control socket. A value: made by the daemon's
/// thread, read by others.
///
/// - Source: Docs/CONTROL.md.
public struct DaemonStatus: Sendable, Equatable, Codable {
    public enum Activity: String, Sendable, Codable {
        /// Watches are being placed, the first comparison runs.
        case starting
        case watching
        case capturing
        case paused
        /// Another command of this user has the repository for a moment.
        case exclusive = "lent"
        /// The repository cannot be written: its disk is away, full, or broken. Changes are noted
        /// meanwhile.
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

    public struct Root: Sendable, Equatable, Codable {
        public enum State: String, Sendable, Codable {
            case starting, watched, polled, suspended, gone
        }
        public var definition: RootDefinition
        public var state: State

        public init(definition: RootDefinition, state: State) {
            self.definition = definition
            self.state = state
        }

        private enum CodingKeys: CodingKey { case state }

        public init(from decoder: any Decoder) throws {
            definition = try RootDefinition(from: decoder)
            state = try decoder.container(keyedBy: CodingKeys.self).decode(
                State.self, forKey: .state)
        }

        public func encode(to encoder: any Encoder) throws {
            try definition.encode(to: encoder)
            var fields = encoder.container(keyedBy: CodingKeys.self)
            try fields.encode(state, forKey: .state)
        }
    }

    /// When a thread of the daemon last went round, and what it does since.
    public struct Pulse: Sendable, Equatable, Codable {
        public var thread: String
        public var doing: String
        /// Of its last round.
        public var ageSeconds: UInt64
        /// How long a round may take before something must be wrong.
        public var limitSeconds: UInt64

        public init(thread: String, doing: String, ageSeconds: UInt64, limitSeconds: UInt64) {
            self.thread = thread
            self.doing = doing
            self.ageSeconds = ageSeconds
            self.limitSeconds = limitSeconds
        }

        private enum CodingKeys: String, CodingKey {
            case thread, doing
            case ageSeconds = "age_seconds"
            case limitSeconds = "limit_seconds"
        }

        public var isStuck: Bool { ageSeconds > limitSeconds }
    }

    /// Much of a root is missing, and may yet come back: nothing is forgotten until that is judged.
    public struct MassChangeDoubt: Sendable, Equatable, Codable {
        /// Absolute.
        public var root: [UInt8]
        public var lost: UInt64
        public var held: UInt64
        public var since: Timestamp

        public init(root: [UInt8], lost: UInt64, held: UInt64, since: Timestamp) {
            self.root = root
            self.lost = lost
            self.held = held
            self.since = since
        }
    }

    public var process: Int32 = 0
    public var program: String = ""
    public var started = Timestamp(seconds: 0, nanoseconds: 0)
    public var activity = Activity.starting
    public var pausedUntil: Timestamp?
    /// What keeps it from keeping anything, as people are told: the repository cannot be written,
    /// or `on-error = "stop"`.
    public var trouble: String?
    /// Absolute.
    public var repository: [UInt8] = []
    private var lastCommitID: Hash128?
    private var lastCommitTime: Timestamp?
    public var lastCommit: LastCommit? {
        get { lastCommitID.flatMap { id in lastCommitTime.map { LastCommit(id, $0) } } }
        set { (lastCommitID, lastCommitTime) = (newValue?.id, newValue?.time) }
    }
    /// The last comparison of all roots that came to its end.
    public var lastReconcile: Timestamp?
    /// Names, listings and subtrees that wait to be looked at, and the time of the oldest.
    public var dirty = 0
    public var dirtySince: Timestamp?
    /// Absolute; what is being looked at now.
    public var reading: [UInt8] = []
    /// The first of them; ``failureCount`` counts all.
    public var failures: [FailingItem] = [] {
        didSet { failureCount = max(failureCount, failures.count) }
    }
    public var failureCount = 0
    /// The first of them; ``gapCount`` counts all.
    public var gaps: [Gap] = [] { didSet { gapCount = max(gapCount, gaps.count) } }
    public var gapCount = 0
    public var watch = WatchStatistics()
    public var pulses: [Pulse] = []
    /// The threads that should have gone round long ago.
    public var stuck: [Pulse] { pulses.filter(\.isStuck) }
    public var roots: [Root] = [] { didSet { rootCount = roots.count } }
    private var rootCount: Int? = 0
    /// The last run of the retention that ended, by this daemon.
    public var lastRetention: Timestamp?
    /// Points in time that it left.
    public var retentionKept: UInt64 {
        get { keptCount ?? 0 }
        set { keptCount = newValue }
    }
    /// Nil when an old daemon does not tell.
    private var keptCount: UInt64? = 0
    /// Why the next one waits.
    public var retentionWaits: String?
    public var massChangeDoubt: MassChangeDoubt?
    /// How much of the packs was read of late; nil while that is not known. Not told over the
    /// control socket: it is in the state directory.
    public var scrub: ScrubCoverage?
    /// Versions that cannot be restored whole.
    public var lostVersions = 0
    public var commits: UInt64 = 0
    public var captures: UInt64 = 0

    enum CodingKeys: String, CodingKey {
        case process, program, started, activity, trouble, repository, dirty, reading, commits
        case captures, watch, roots, failures, gaps
        case pausedUntil = "paused_until"
        case lastCommitID = "last_commit"
        case lastCommitTime = "last_commit_time"
        case lastReconcile = "last_reconcile"
        case dirtySince = "dirty_since"
        case lastRetention = "last_thinning"
        case keptCount = "thinning_kept"
        case retentionWaits = "thinning_waits"
        case massChangeDoubt = "mass_change_doubt"
        case failureCount = "failure_count"
        case gapCount = "gap_count"
        case rootCount = "root_count"
        case pulses = "threads"
    }

    public init() {}
}

// The compiler's coding of a status takes these two.

extension KeyedEncodingContainer<DaemonStatus.CodingKeys> {
    /// Absent when nothing is doubted.
    mutating func encodeIfPresent(_ doubt: DaemonStatus.MassChangeDoubt?, forKey key: Key) throws {
        if let doubt { try encode(doubt, forKey: key) }
    }
}

extension KeyedDecodingContainer<DaemonStatus.CodingKeys> {
    /// A daemon of 0.1 does not tell its threads.
    func decode(_ type: [DaemonStatus.Pulse].Type, forKey key: Key) throws -> [DaemonStatus.Pulse] {
        try decodeIfPresent(type, forKey: key) ?? []
    }
}
