import CairnCore
import CairnFormat

/// An item that was removed, or would be.
public struct PurgedItem: Equatable, Sendable {
    public let root: PurgeRoot
    /// Relative to the root; never empty, because the root itself stays.
    public let path: [UInt8]
    public let reason: PurgeReason
    /// Bytes freed on the file system: none while it has another name.
    public let bytes: UInt64
    public let lastUse: Timestamp
    /// The time of removal, or of the report.
    public let time: Timestamp
}

/// The reason why an item stays that would go by its age or use.
public enum PurgeStay: Equatable, Sendable {
    case held
    /// Its application runs: for a whole root.
    case running(PurgeApplication)
    case changed
    case unknown(unseenProcesses: Int)
    /// Its other names are elsewhere: removing it would free nothing. For caches only.
    case linkedElsewhere
    /// Another file system is mounted there, or on it.
    case mount
    /// Deeper than ``PurgeWalk/depthMaximum``, or with a path longer than a journal holds.
    case tooDeep
    /// Its age is unknown, because the date is not trusted: for a whole root of temporary files.
    case undated
    /// Of a root that is not purged at all.
    case refused(PurgeRefusal)
    case failed(SystemError)

    /// Whether it should be reported: items in use stay as a matter of course.
    public var isFailure: Bool {
        switch self {
        case .failed, .refused: true
        default: false
        }
    }
}

/// The reason why a root is not purged.
public enum PurgeRefusal: Equatable, Sendable {
    /// It is, or contains, one of the directories that stay: the home, the repository, kept
    /// directories.
    case holds([UInt8])
    /// The identity of a kept path within it is unknown, so that it could not be recognised
    /// elsewhere.
    case keptUnknown([UInt8], SystemError)
    /// The same directory as an earlier root.
    case duplicate(of: [UInt8])
}

/// Sums of a run.
public struct PurgeTotals: Equatable, Sendable {
    public struct Sum: Equatable, Sendable {
        public var items: UInt64 = 0
        public var bytes: UInt64 = 0
    }

    public var temporary = Sum()
    public var caches = Sum()
    public var stayed: UInt64 = 0
    public var failed: UInt64 = 0

    public init() {}

    public var items: UInt64 { temporary.items + caches.items }
    public var bytes: UInt64 { temporary.bytes + caches.bytes }

    mutating func add(_ item: PurgedItem) {
        let sum = item.reason == .age ? \Self.temporary : \Self.caches
        self[keyPath: sum].items += 1
        self[keyPath: sum].bytes.addSaturated(item.bytes)
    }
}

/// Receives each item. Called on the run's thread.
public protocol PurgeObserver: AnyObject {
    func purged(_ item: PurgedItem)
    /// - Parameter path: relative to the root; empty for the root as a whole.
    func stays(_ root: PurgeRoot, _ path: [UInt8], _ why: PurgeStay)
    /// Receives the measurement of a file system of caches.
    ///
    /// - Parameter missing: the number of bytes to remove; 0 when there is room.
    func measured(_ root: PurgeRoot, _ space: FileSystemSpace, missing: UInt64)
}

extension PurgedItem {
    /// The record for the journal.
    public var record: Purge {
        Purge(
            role: root.role == .caches ? .caches : .temporary, directory: root.absolute, path: path,
            reason: reason, bytes: min(bytes, UInt64(Int64.max)), time: time)
    }
}
