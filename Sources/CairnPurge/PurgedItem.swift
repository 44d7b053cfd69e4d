import CairnCore
import CairnFormat

/// An item that went, or would go.
public struct PurgedItem: Equatable, Sendable {
    public let root: PurgeRoot
    /// From the root; never empty, for the root itself stays.
    public let path: [UInt8]
    public let reason: PurgeReason
    /// What it gives back to the file system: nothing while it has another name.
    public let bytes: UInt64
    public let lastUse: Timestamp
    /// When it went; or when it was looked at.
    public let time: Timestamp

    public init(
        root: PurgeRoot, path: [UInt8], reason: PurgeReason, bytes: UInt64, lastUse: Timestamp,
        time: Timestamp
    ) {
        self.root = root
        self.path = path
        self.reason = reason
        self.bytes = bytes
        self.lastUse = lastUse
        self.time = time
    }
}

/// Why something stays that would go by its age or use.
public enum PurgeStay: Equatable, Sendable {
    case held
    /// Its application runs: of a whole root.
    case running(PurgeApplication)
    case changed
    case unknown(unseenProcesses: Int)
    /// Its other names lie elsewhere: removing it would free nothing. Of caches only.
    case linkedElsewhere
    /// Another file system is mounted there, or on it.
    case mount
    /// Deeper than ``PurgeWalk/depthMaximum``, or with a path longer than a journal holds.
    case tooDeep
    /// Nobody knows how old it is, for the date is not believed: of a whole root of temporary
    /// files.
    case undated
    /// Of a root that is not purged at all.
    case refused(PurgeRefusal)
    case failed(SystemError)

    /// Whether somebody should hear of it: what is in use stays as a matter of course.
    public var isFailure: Bool {
        switch self {
        case .failed, .refused: true
        default: false
        }
    }
}

/// Why a root is not purged.
public enum PurgeRefusal: Equatable, Sendable {
    /// It is one of the directories that stay, or lies around one: the home, the repository, what
    /// is kept.
    case holds([UInt8])
    /// What lies at a kept path within it cannot be told, so that it could not be known anywhere
    /// else.
    case keptUnknown([UInt8], SystemError)
    /// The same directory as an earlier root.
    case duplicate(of: [UInt8])
}

/// Sums of a run.
public struct PurgeTotals: Equatable, Sendable {
    public struct Sum: Equatable, Sendable {
        public var items: UInt64 = 0
        public var bytes: UInt64 = 0

        public init() {}
    }

    public var temporary = Sum()
    public var caches = Sum()
    public var stayed: UInt64 = 0
    public var failed: UInt64 = 0

    public init() {}

    public var items: UInt64 { temporary.items + caches.items }
    public var bytes: UInt64 { temporary.bytes + caches.bytes }

    mutating func add(_ item: PurgedItem) {
        switch item.reason {
        case .age:
            temporary.items += 1
            temporary.bytes += item.bytes
        case .lowSpace:
            caches.items += 1
            caches.bytes += item.bytes
        }
    }
}

/// Hears of each item. Called on the run's thread.
public protocol PurgeObserver: AnyObject {
    func purged(_ item: PurgedItem)
    /// - Parameter path: from the root; empty for the root as a whole.
    func stays(_ root: PurgeRoot, _ path: [UInt8], _ why: PurgeStay)
    /// A file system of caches was measured.
    ///
    /// - Parameter missing: how many bytes are to go; 0 when there is room.
    func measured(_ root: PurgeRoot, _ space: FileSystemSpace, missing: UInt64)
}

extension PurgedItem {
    /// As the journal has it.
    public var record: Purge {
        Purge(
            role: root.role == .caches ? .caches : .temporary, directory: root.absolute, path: path,
            reason: reason,
            bytes: min(bytes, UInt64(Int64.max)), time: time)
    }
}
