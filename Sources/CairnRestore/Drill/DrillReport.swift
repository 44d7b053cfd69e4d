import CairnCore
import CairnFormat

public struct DrillReport: Equatable, Sendable {
    public struct Finding: Equatable, Sendable {
        /// The live path, absolute.
        public let path: [UInt8]
        /// The time of the commit that was restored; nil when no version is concerned.
        public let time: Timestamp?
        public let reason: String
        /// Whether the repository lacks the content.
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
    /// The content of these versions, in bytes.
    public internal(set) var bytes: UInt64 = 0
    /// The versions compared byte by byte with live files; the others by the chunks' hashes alone.
    public internal(set) var comparedLive = 0
    public internal(set) var databases = 0
    /// Commits that were restored completely.
    public internal(set) var wholeCommits = 0
    /// Commits too large for that: their restore was only planned.
    public internal(set) var plannedCommits = 0
    /// The number of times the check of the settings ran.
    public internal(set) var checks = 0
    /// At most ``findingsMaximum`` of each.
    public internal(set) var failures: [Finding] = []
    public internal(set) var failureCount = 0
    public internal(set) var unjudged: [Finding] = []
    public internal(set) var unjudgedCount = 0
    public internal(set) var notes: [Finding] = []
    public internal(set) var wasCancelled = false
    /// The summary to record; nil when the drill was interrupted before it could count.
    public internal(set) var summary = DrillSummary()
    public internal(set) var seed: UInt64 = 0
    public internal(set) var nanoseconds: UInt64 = 0

    static let findingsMaximum = 1_000

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

/// Receives the progress of a drill. Called on the drill's own thread.
public protocol DrillObserver: AnyObject {
    func restored(versions: Int, of total: Int, bytes: UInt64, bytesTotal: UInt64)
}

/// The private directory in which a drill restores, as a port: empty at the beginning, removed at
/// the end.
public protocol DrillEnvironment: AnyObject {
    /// Absolute.
    var path: [UInt8] { get }
    /// Free space if the directory has a file system of its own.
    func freeBytes() throws(SystemError) -> UInt64
    /// Removes everything in it.
    func clear() throws(SystemError)
}
