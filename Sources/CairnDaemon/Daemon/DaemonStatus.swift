import CairnCare
import CairnFormat
import CairnWatch

/// What the daemon is doing, as it tells over the control socket. A value: made by the daemon's
/// thread, read by others.
public struct DaemonStatus: Sendable, Equatable {
    public enum Activity: String, Sendable {
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

    public struct Root: Sendable, Equatable {
        public enum State: String, Sendable { case starting, watched, polled, suspended, gone }
        public var definition: RootDefinition
        public var state: State

        public init(definition: RootDefinition, state: State) {
            self.definition = definition
            self.state = state
        }
    }

    /// When a thread of the daemon last went round, and what it does since.
    public struct Pulse: Sendable, Equatable {
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

        public var isStuck: Bool { ageSeconds > limitSeconds }
    }

    /// Much of a root is missing, and may yet come back: nothing is forgotten until that is judged.
    public struct MassChangeDoubt: Sendable, Equatable {
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
    public var lastCommit: LastCommit?
    /// The last comparison of all roots that came to its end.
    public var lastReconcile: Timestamp?
    /// Names, listings and subtrees that wait to be looked at, and the time of the oldest.
    public var dirty = 0
    public var dirtySince: Timestamp?
    /// Absolute; what is being looked at now.
    public var reading: [UInt8] = []
    /// The first of them; ``failureCount`` counts all.
    public var failures: [FailingItem] = []
    public var failureCount = 0
    public var gaps: [Gap] = []
    /// All of them, when ``gaps`` holds only the first; else it may stay 0.
    public var gapCount = 0
    public var watch = WatchStatistics()
    public var pulses: [Pulse] = []
    /// The threads that should have gone round long ago.
    public var stuck: [Pulse] { pulses.filter(\.isStuck) }
    public var roots: [Root] = []
    /// The last run of the retention that ended, by this daemon.
    public var lastRetention: Timestamp?
    /// Points in time that it left.
    public var retentionKept: UInt64 = 0
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

    public init() {}
}
