import CairnFormat

/// The trees that are purged, and who uses what is in them, as a port: crossed once a directory, a
/// buffer of names, or an item that goes.
///
/// Apart from restoring, this is the only port through which Cairn changes trees that are not its
/// own.
public protocol PurgeGround: AnyObject, Sendable {
    /// Opens the base of a root, and sees that the root is there.
    ///
    /// - Throws: `ENOENT` when it is not; `ELOOP` or `EXDEV` when a symlink or a mount stands
    ///   between base and root.
    func open(_ root: PurgeRoot) throws(SystemError) -> any PurgeTree
    /// Looks for a directory that is kept: what it is now, and where it lies without symlinks.
    ///
    /// - Throws: `ENOENT` and `ENOTDIR` when it is not there; anything else means that nobody knows
    ///   where it lies.
    func look(for kept: [UInt8]) throws(SystemError) -> (identity: DirectoryIdentity, path: [UInt8])
    /// Looks at all processes: what they hold, and which of these applications run.
    func survey(_ applications: [PurgeApplication]) -> UseSurvey
}

/// A root that is held open. Closed when the last reference goes.
public protocol PurgeTree: AnyObject {
    /// The root itself.
    var top: DirectoryIdentity { get }
    /// Absolute, without symlinks.
    var path: [UInt8] { get }
    func space() throws(SystemError) -> FileSystemSpace
    /// Opens a directory by its path from the root, beneath it, through no symlink and no mount;
    /// the empty path is the root.
    func open(_ path: [UInt8]) throws(SystemError) -> any PurgeDirectory
}

/// An open directory of such a tree. Closed when the last reference goes.
public protocol PurgeDirectory: AnyObject {
    var identity: DirectoryIdentity { get }
    /// The next names but `.` and `..`, in the file system's order, about a thousand at a time;
    /// empty at the end. What vanished is left out.
    func next() throws(SystemError) -> [PurgeEntry]
    /// Looks whether anybody uses an item, and removes it if nobody does and it may.
    ///
    /// - Parameters:
    ///   - expected: what the item was when it was chosen; it stays when it is another or was used
    ///     since.
    ///   - isSurveyWhole: a survey has seen all processes and none that holds it. Then an item of
    ///     which the kernel cannot tell is free.
    ///   - removing: false to look only.
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

/// How an attempt ended.
public enum PurgeOutcome: Equatable, Sendable {
    /// Removed; or nobody uses it, when it was only looked at.
    ///
    /// - Parameter links: how many names the item had a moment before.
    case free(links: UInt32)
    /// Somebody has it open, mapped or locked, or a socket is bound to it.
    case held
    /// It is another item, was used since, or its directory is elsewhere now.
    case changed
    /// Whether somebody uses it cannot be told.
    case unknown
    case vanished
}

/// What statx(2) tells of an item that may go.
public struct PurgeStatus: Equatable, Sendable {
    public var kind: ItemKind
    public var identity: LinkIdentity
    /// Its names, everywhere on the file system.
    public var links: UInt32
    public var size: UInt64
    /// What it takes up on the disk.
    public var allocatedBytes: UInt64
    public var accessed: Timestamp
    public var modified: Timestamp
    public var changed: Timestamp

    public init(
        kind: ItemKind, identity: LinkIdentity, links: UInt32 = 1, size: UInt64,
        allocatedBytes: UInt64, accessed: Timestamp,
        modified: Timestamp, changed: Timestamp
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

    /// The moment of which a look tells when the last use was a reading: a day before it. Most file
    /// systems note a reading only when a day has gone by since the one they noted last, or when
    /// the item changed after that. - Source: mount(8), `relatime`.
    public func readings(upTo lastUse: Timestamp, areSeenAt now: Timestamp) -> Timestamp {
        accessed > modified && accessed == lastUse
            ? now.before(nanoseconds: 86_400 * 1_000_000_000) : now
    }

    /// Whether this is the item of `expected`, and nobody has used it since. The removal of another
    /// of its names, which is ours, moves its change time only.
    public func isStill(_ expected: PurgeStatus) -> Bool {
        identity == expected.identity && kind == expected.kind && size == expected.size
            && modified == expected.modified
            && accessed == expected.accessed && (changed == expected.changed || expected.links > 1)
    }
}

/// How full a file system is, in bytes.
public struct FileSystemSpace: Equatable, Sendable {
    public let total: UInt64
    /// What an unprivileged writer may still use.
    public let available: UInt64

    public init(total: UInt64, available: UInt64) {
        self.total = total
        self.available = available
    }
}

/// What all processes held at one moment.
///
/// It is old as soon as it is made: an item goes only after
/// ``PurgeDirectory/attempt(_:expecting:isSurveyWhole:removing:)`` has asked the kernel, too.
public struct UseSurvey: Equatable, Sendable {
    /// Open files.
    public var open: Set<LinkIdentity> = []
    /// Files that are mapped or locked, by the devices that /proc names.
    public var mapped: Set<LinkIdentity> = [] { didSet { mappedInodes = Set(mapped.map(\.inode)) } }
    private var mappedInodes: Set<UInt64> = []
    /// Devices that /proc names as stat(2) does. On others (btrfs, overlayfs) the number of the
    /// inode alone decides: one number on two devices keeps an item that could go, never the other
    /// way round.
    public var exactDevices: Set<UInt64> = []
    public var running: Set<PurgeApplication> = []
    /// Processes that may not be looked into, as those of other users.
    public var unseenProcesses = 0
    /// No process can be seen at all: of no application it can be told that it has ended.
    public var isBlind = false

    public init() {}

    public func holds(_ status: PurgeStatus) -> Bool {
        if open.contains(status.identity) { return true }
        return exactDevices.contains(status.identity.device)
            ? mapped.contains(status.identity) : mappedInodes.contains(status.identity.inode)
    }
}
