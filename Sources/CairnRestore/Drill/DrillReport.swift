import CairnCore
import CairnFormat

/// What came of a drill.
public struct DrillReport: Equatable, Sendable {
    public struct Finding: Equatable, Sendable {
        /// Where it lived; absolute.
        public let path: [UInt8]
        /// When the commit was made as at which it was restored; nil for what is about no version.
        public let time: Timestamp?
        public let reason: String
        /// The repository lacks what was to be restored.
        public let isOfLostContent: Bool

        public init(path: [UInt8], time: Timestamp?, reason: String, isOfLostContent: Bool = false)
        {
            self.isOfLostContent = isOfLostContent
            self.path = path
            self.time = time
            self.reason = reason
        }
    }

    /// Versions that were restored and compared.
    public internal(set) var versions = 0
    /// Their content.
    public internal(set) var bytes: UInt64 = 0
    /// Of those, compared byte by byte with the files that live; the rest by the chunks' hashes
    /// alone.
    public internal(set) var comparedLive = 0
    public internal(set) var databases = 0
    /// Commits of which everything was restored at once.
    public internal(set) var wholeCommits = 0
    /// Commits too large for that: what a restore would do was walked through.
    public internal(set) var plannedCommits = 0
    /// How often the check of the settings ran.
    public internal(set) var checks = 0
    /// At most ``findingsMaximum`` of each.
    public internal(set) var failures: [Finding] = []
    public internal(set) var failureCount = 0
    public internal(set) var unjudged: [Finding] = []
    public internal(set) var unjudgedCount = 0
    public internal(set) var notes: [Finding] = []
    public internal(set) var wasCancelled = false
    /// As it is recorded; nil when the drill was interrupted before it could count.
    public internal(set) var summary = DrillSummary()
    public internal(set) var seed: UInt64 = 0
    public internal(set) var nanoseconds: UInt64 = 0

    static let findingsMaximum = 1_000

    public init() {}

    mutating func fail(_ finding: Finding) {
        failureCount += 1
        if failures.count < Self.findingsMaximum { failures.append(finding) }
    }

    mutating func leave(_ finding: Finding) {
        unjudgedCount += 1
        if unjudged.count < Self.findingsMaximum { unjudged.append(finding) }
    }

    mutating func note(_ finding: Finding) {
        if notes.count < Self.findingsMaximum { notes.append(finding) }
    }

    public var outcome: DrillSummary.Outcome {
        failureCount > 0 ? .failed : unjudgedCount > 0 ? .unjudged : .fine
    }
}

/// Hears of a drill. Called on its own thread.
public protocol DrillObserver: AnyObject {
    func restored(versions: Int, of total: Int, bytes: UInt64, bytesTotal: UInt64)
}

/// The place in which a drill restores, as a port: private to its user, empty at the beginning,
/// gone at the end.
public protocol DrillGround: AnyObject {
    /// Absolute.
    var path: [UInt8] { get }
    /// What is there for a file system of its own.
    func freeBytes() throws(SystemError) -> UInt64
    /// Removes everything in it.
    func clear() throws(SystemError)
}
