import CairnFormat

/// The trees that are purged and the processes that use them, as a port, called once for each
/// directory, buffer of names and removed item.
///
/// Apart from restoring, this is the only port through which Cairn changes trees that are not its
/// own.
public protocol PurgeEnvironment: AnyObject, Sendable {
    /// Opens the base of a root and checks that the root exists.
    ///
    /// - Throws: `ENOENT` when it does not; `ELOOP` or `EXDEV` when a symlink or a mount stands
    ///   between base and root.
    func open(_ root: PurgeRoot) throws(SystemError) -> any PurgeTree
    /// Finds the identity of a directory that is kept and its path without symlinks.
    ///
    /// - Throws: `ENOENT` and `ENOTDIR` when it does not exist; any other error means that its
    ///   place is unknown.
    func look(for kept: [UInt8]) throws(SystemError) -> (identity: DirectoryIdentity, path: [UInt8])
    /// Surveys all processes: the files they use, and which of these applications run.
    func survey(_ applications: [PurgeApplication]) -> UseSurvey
}

/// An open root. It closes with its last reference.
public protocol PurgeTree: AnyObject {
    /// The root itself.
    var top: DirectoryIdentity { get }
    /// Absolute, without symlinks.
    var path: [UInt8] { get }
    func space() throws(SystemError) -> FileSystemSpace
    /// Opens a directory beneath the root by its relative path, through no symlink and no mount;
    /// the empty path is the root.
    func open(_ path: [UInt8]) throws(SystemError) -> any PurgeDirectory
}

/// An open directory of a purged tree. It closes with its last reference.
public protocol PurgeDirectory: AnyObject {
    var identity: DirectoryIdentity { get }
    /// The next names except `.` and `..`, in the file system's order, about a thousand at a time;
    /// empty at the end. Entries that disappeared are omitted.
    func next() throws(SystemError) -> [PurgeEntry]
    /// Checks whether a process uses an item and, if none does and it is permitted, removes it.
    ///
    /// - Parameters:
    ///   - expected: the item's status when it was chosen; a different or since used item stays.
    ///   - isSurveyWhole: a survey has seen all processes and none holds the item. Then an item of
    ///     which the kernel cannot say whether it is used counts as free.
    ///   - removing: false to check only.
    func attempt(
        _ name: [UInt8], expecting expected: PurgeStatus, isSurveyWhole: Bool, removing: Bool
    ) throws(SystemError) -> PurgeOutcome
}

public struct PurgeEntry: Sendable {
    public let name: [UInt8]
    public let status: Result<PurgeStatus, SystemError>

    public init(name: [UInt8], status: Result<PurgeStatus, SystemError>) {
        self.name = name
        self.status = status
    }
}

/// The outcome of an attempt to purge.
public enum PurgeOutcome: Equatable, Sendable {
    /// Removed; or unused, when it was only checked.
    ///
    /// - Parameter links: the number of names the item had a moment before.
    case free(links: UInt32)
    /// A process has it open, mapped or locked, or a socket is bound to it.
    case held
    /// The item was replaced or used since, or its directory moved.
    case changed
    /// Nobody can say whether a process uses it.
    case unknown
    case vanished
}

/// The status from statx(2) of an item that may be purged.
public struct PurgeStatus: Equatable, Sendable {
    public var kind: ItemKind
    public var identity: LinkIdentity
    /// Number of its names on the whole file system.
    public var links: UInt32
    public var size: UInt64
    /// Space it occupies on the disk.
    public var allocatedBytes: UInt64
    public var accessed: Timestamp
    public var modified: Timestamp
    public var changed: Timestamp

    public init(
        kind: ItemKind, identity: LinkIdentity, links: UInt32 = 1, size: UInt64,
        allocatedBytes: UInt64, accessed: Timestamp, modified: Timestamp, changed: Timestamp
    ) {
        self.kind = kind
        self.identity = identity
        self.links = links
        self.size = size
        self.allocatedBytes = allocatedBytes
        self.accessed = accessed
        self.modified = modified
        self.changed = changed
    }

    /// The newest of all its times. - Source: tmpfiles.d(5), on "Age": a file is unused only if all
    /// of its timestamps are older. (Its birth is never later than its last change.)
    public var lastUse: Timestamp { max(accessed, max(modified, changed)) }

    /// The moment up to which the times prove disuse: `now`, or a day earlier when the last use was
    /// a read. Most file systems record a read only when a day has passed since the last recorded
    /// one, or the item changed after that. - Source: mount(8), `relatime`.
    public func readings(upTo lastUse: Timestamp, areSeenAt now: Timestamp) -> Timestamp {
        accessed > modified && accessed == lastUse
            ? now.before(nanoseconds: 86_400 * 1_000_000_000) : now
    }

    /// Whether this is the item of `expected` and unused since. Removing another of its names, as
    /// Cairn does, changes its ctime only.
    public func isStill(_ expected: PurgeStatus) -> Bool {
        identity == expected.identity && kind == expected.kind && size == expected.size
            && modified == expected.modified
            && accessed == expected.accessed && (changed == expected.changed || expected.links > 1)
    }
}

/// The space of a file system, in bytes.
public struct FileSystemSpace: Equatable, Sendable {
    public let total: UInt64
    /// Space that an unprivileged writer may still use.
    public let available: UInt64

    public init(total: UInt64, available: UInt64) {
        self.total = total
        self.available = available
    }
}

/// The items in use by all processes at one moment.
///
/// It is outdated as soon as it is made. An item is removed only after
/// ``PurgeDirectory/attempt(_:expecting:isSurveyWhole:removing:)`` has asked the kernel, too.
public struct UseSurvey: Equatable, Sendable {
    /// Open files.
    public var open: Set<LinkIdentity> = []
    /// Mapped or locked files, by the device numbers in /proc.
    public var mapped: Set<LinkIdentity> = [] { didSet { mappedInodes = Set(mapped.map(\.inode)) } }
    private var mappedInodes: Set<UInt64> = []
    /// Devices that /proc numbers as stat(2) does. On others (btrfs, overlayfs) the inode number
    /// alone decides. The same number on two devices keeps an item that could go, never the other
    /// way round.
    public var exactDevices: Set<UInt64> = []
    public var running: Set<PurgeApplication> = []
    /// Number of processes that could not be examined, such as those of other users.
    public var unseenProcesses = 0
    /// No process can be seen at all, so no application is known to have ended.
    public var isBlind = false

    public init() {}

    public func holds(_ status: PurgeStatus) -> Bool {
        if open.contains(status.identity) { return true }
        return exactDevices.contains(status.identity.device)
            ? mapped.contains(status.identity) : mappedInodes.contains(status.identity.inode)
    }
}
