import CairnFormat

/// The trees that are backed up, as a port, called once for each directory, file and buffer.
///
/// Implementations: `LinuxFileSystem` (the kernel), `SimulatedFileSystem` (a seeded fake). One
/// contract suite runs on both. Nothing here follows a symlink, except in the path of a root, which
/// the user named.
public protocol FileSystem: Sendable {
    /// Returns the status of the item at a root's path, without following a final symlink.
    func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus
    /// Opens the directory at an absolute path.
    func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory
    /// Opens the parent directory of a root that is not a directory.
    func openAbove(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory
    /// The rule that excludes a root; nil when it is kept.
    func exclusion(ofRoot path: [UInt8]) -> ExcludedItem?
    /// The rule that excludes a directory that does not exist, as far as its place decides.
    ///
    /// - Parameter path: relative to the root.
    func exclusion(ofAbsent path: [UInt8], in root: [UInt8]) -> ExcludedItem?
    /// The directories beneath a path that mounts hide.
    func coveredDirectories(beneath path: [UInt8]) -> [CoveredDirectory]
    /// Makes room for a copy in a directory of Cairn's own, never in a tree that is backed up.
    ///
    /// - Parameter bytes: the number of bytes to be copied.
    /// - Returns: nil when there is no such directory or too little room in it.
    func makeScratch(bytes: UInt64) -> (any ScratchFile)?
}

extension FileSystem {
    public func openAbove(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        try openRoot(path)
    }
    public func exclusion(ofRoot path: [UInt8]) -> ExcludedItem? { nil }
    public func exclusion(ofAbsent path: [UInt8], in root: [UInt8]) -> ExcludedItem? { nil }
    public func coveredDirectories(beneath path: [UInt8]) -> [CoveredDirectory] { [] }
    public func makeScratch(bytes: UInt64) -> (any ScratchFile)? { nil }
}

/// A directory that a mount hides.
public struct CoveredDirectory: Equatable, Sendable {
    /// Absolute.
    public let mountPoint: [UInt8]
    public let identity: LinkIdentity

    public init(mountPoint: [UInt8], identity: LinkIdentity) {
        (self.mountPoint, self.identity) = (mountPoint, identity)
    }
}

/// A file without a name that receives a copy. It disappears with its last reference, even if the
/// process is killed.
public protocol ScratchFile: AnyObject, Sendable {
    /// The copy, for reading.
    var content: any SourceFile { get }
    /// Copies bytes to the same offset in this file and overwrites what is there.
    ///
    /// - Returns: bytes copied; less than `count` only at the end of `file`.
    func copy(from file: any SourceFile, at offset: UInt64, count: Int) throws(SystemError) -> Int
}

/// An open directory of a source tree. It closes with its last reference.
public protocol SourceDirectory: AnyObject, Sendable {
    func status() throws(SystemError) -> FileStatus
    /// All entries except `.` and `..`, in ascending byte order of their names.
    ///
    /// An entry that disappears between listing and examination is omitted; one that cannot be
    /// examined carries its error.
    func entries() throws(SystemError) -> [DirectoryEntry]
    /// All entries as the disk has them, in the same order. No file is opened.
    ///
    /// A search that passes Cairn's own state needs this: closing a file drops all locks that this
    /// process has on it, such as SQLite's on the catalog. - Source: fcntl(2), "Advisory record
    /// locking".
    func listing() throws(SystemError) -> [DirectoryEntry]
    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory
    /// Opens the parent directory, for walks deeper than the number of descriptors they may hold.
    func openParent() throws(SystemError) -> any SourceDirectory
    /// Opens a regular file for reading; anything else fails with `ENXIO`.
    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile
    func status(of name: [UInt8]) throws(SystemError) -> FileStatus
    func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8]
    /// Extended attributes of an entry without opening it (symlinks, FIFOs, sockets, devices).
    func attributes(of name: [UInt8]) throws(SystemError) -> AttributeReading
    /// Extended attributes of the directory itself.
    func attributes() throws(SystemError) -> AttributeReading
    /// The rule that excludes an entry; nil when it is kept or no rules apply.
    func exclusion(of name: [UInt8]) -> ExcludedItem?
}

extension SourceDirectory {
    public func exclusion(of name: [UInt8]) -> ExcludedItem? { nil }
    public func listing() throws(SystemError) -> [DirectoryEntry] { try entries() }
}

/// An open regular file. It closes with its last reference.
public protocol SourceFile: AnyObject, Sendable {
    /// The file's status when it was opened.
    var openedStatus: FileStatus { get }
    func status() throws(SystemError) -> FileStatus
    /// Fills as much of `buffer` as the file has from `offset` on.
    ///
    /// - Returns: bytes read; less than `buffer.count` only at the end of the file.
    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    /// The next range of data at or after `offset`, from lseek(2) SEEK_DATA and SEEK_HOLE; nil when
    /// only a hole follows.
    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>?
    func attributes() throws(SystemError) -> AttributeReading
    /// Whether a process has the file open for writing or mapped for writing. If so, writes through
    /// mappings until now are flushed to the disk, so that the next write changes the times in
    /// ``status()``.
    ///
    /// - Returns: false also when the kernel cannot say: for other users' files, and where there
    ///   are no leases.
    /// - Source: fcntl(2), "Leases"; mmap(2), on when `st_mtime` is updated.
    func findWriter() -> Bool
    /// Whether writes through a mapping change the times. In memory (tmpfs) they do not, so a time
    /// proves nothing while somebody has the file mapped.
    /// - Source: mm/shmem.c: there is no `page_mkwrite`.
    var recordsMappedWrites: Bool { get }
    /// Acquires a shared lock on some bytes, without waiting. It ends when the file is closed.
    ///
    /// - Returns: false when another process holds a write lock on one of them, or the file system
    ///   has no locks.
    /// - Source: fcntl(2), "Open file description locks": no other use of the file in this process
    ///   ends them.
    func lockShared(_ bytes: Range<UInt64>) -> Bool
    /// Releases the shared lock on some bytes.
    func unlockShared(_ bytes: Range<UInt64>)
    /// Whether another process holds a write lock on any of these bytes.
    func isLockedByWriter(_ bytes: Range<UInt64>) -> Bool
    /// Clones the file's content at one moment during this call. The clone shares blocks with the
    /// file. No write to the file is half in it or changes it later. A writer that needs several
    /// writes may not have issued all of them, as after a power cut.
    ///
    /// - Returns: a file of Cairn's own, with times of its own; nil when the file system cannot
    ///   share blocks with one of Cairn's directories.
    /// - Source: ioctl_ficlonerange(2): meanwhile the kernel lets no write to the file in, and
    ///   first flushes what is not on the disk yet.
    func clone() -> (any SourceFile)?
    /// The consistency of the bytes that reading gives.
    var consistency: Consistency { get }
    /// Whether it can be read only once, from its beginning, and has no known size until its end:
    /// then ``status()`` has it.
    var isStream: Bool { get }
}

extension SourceFile {
    /// Reads `count` bytes from `offset`; fewer only at the end of the file.
    public func bytes(at offset: UInt64, count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let got = bytes.withUnsafeMutableBytes { buffer in
            Result { () throws(SystemError) in try read(at: offset, into: buffer) }
        }
        bytes.removeSubrange(try got.get()...)
        return bytes
    }
}

extension SourceFile {
    public func findWriter() -> Bool { false }
    public var recordsMappedWrites: Bool { true }
    public func lockShared(_ bytes: Range<UInt64>) -> Bool { false }
    public func unlockShared(_ bytes: Range<UInt64>) {}
    public func isLockedByWriter(_ bytes: Range<UInt64>) -> Bool { false }
    public func clone() -> (any SourceFile)? { nil }
    public var consistency: Consistency { .exact }
    public var isStream: Bool { false }
}

/// The consistency of bytes that were read while ``SourceFile/status()`` did not change.
public enum Consistency: Equatable, Sendable {
    /// The bytes are a state that the file had.
    case exact
    /// The bytes are the file's, but nobody knows whether their content is whole: a database that
    /// is damaged or cannot be opened. Reading again gives no more certainty.
    case unproven
    /// The bytes may be no state that the file ever had, because its writer could not be excluded.
    /// A later attempt may do better.
    case torn
}

public struct DirectoryEntry: Sendable {
    public let name: [UInt8]
    public let status: Result<FileStatus, SystemError>

    public init(name: [UInt8], status: Result<FileStatus, SystemError>) {
        self.name = name
        self.status = status
    }
}

extension DirectoryEntry {
    /// Whether the entry is the unfinished file of a restore, running or killed.
    public var isUnfinished: Bool {
        (try? status.get()).map { TemporaryName.isUnfinished(name, $0) } ?? false
    }
}

extension FileSystem {
    /// The status of the nearest directory above a path; nil if none is there. - Parameter path:
    /// absolute.
    public func status(above path: [UInt8]) -> FileStatus? {
        var path = path
        while path.count > 1 {
            path = ItemPath.split(path).parent
            if path.isEmpty { path = [ItemPath.separator] }
            if let status = try? status(ofRoot: path), status.kind == .directory { return status }
        }
        return nil
    }
}

/// A file's status from statx(2).
public struct FileStatus: Equatable, Sendable {
    public var kind: ItemKind
    public var mode: UInt16
    public var uid: UInt32
    public var gid: UInt32
    public var links: UInt32
    public var size: UInt64
    /// Allocated space in units of 512 bytes.
    public var blocks: UInt64
    public var inode: UInt64
    /// The identity of the file system where it has one (``FileSystemIdentity``), otherwise the
    /// kernel's device number.
    public var device: UInt64
    /// The kernel's device number, which another mount of the same file system may change.
    public var deviceNumber: UInt64
    public var deviceMajor: UInt64
    public var deviceMinor: UInt64
    public var modified: Timestamp
    public var changed: Timestamp
    /// When the inode was made; nil where the file system does not tell it.
    public var born: Timestamp?
    /// The inode's flag `d`. - Source: statx(2), `STATX_ATTR_NODUMP`; chattr(1).
    public var isNoDump: Bool
    /// Whether the directory is the top of a mount. - Source: statx(2), `STATX_ATTR_MOUNT_ROOT`.
    public var isMountTop: Bool
    /// Whether another item is mounted on the name of anything but a directory. - Source: mount(8),
    /// "--bind".
    public var isMountedFile = false
    /// The identity of a mount top's file system, independent of its device number. Only an open
    /// directory gives it; 0 where the kernel's answer would not be stable.
    public var fileSystem: UInt64 = 0
    /// Which connection of a disk to this machine it is, where nothing tells which disk: another
    /// disk in its place, or the next start, gives another number. For what a server or a program
    /// shows, the size of the file system, which only an open mount top gives. 0 if unknown; 32
    /// bits.
    public var attachment: UInt64 = 0
    /// Who answers for its times, sizes and content.
    public var origin = FileSystemOrigin.local
    public var traits: FileSystemTraits = []

    public init(
        kind: ItemKind, mode: UInt16, uid: UInt32, gid: UInt32, links: UInt32, size: UInt64,
        blocks: UInt64, inode: UInt64, device: UInt64, deviceMajor: UInt64 = 0,
        deviceMinor: UInt64 = 0, modified: Timestamp, changed: Timestamp, isNoDump: Bool = false,
        isMountTop: Bool = false
    ) {
        self.isMountTop = isMountTop
        self.isNoDump = isNoDump
        self.kind = kind
        self.mode = mode
        self.uid = uid
        self.gid = gid
        self.links = links
        self.size = size
        self.blocks = blocks
        self.inode = inode
        self.device = device
        deviceNumber = device
        self.deviceMajor = deviceMajor
        self.deviceMinor = deviceMinor
        self.modified = modified
        self.changed = changed
    }

    /// Whether something is mounted on the name. A restore removes neither it nor what is beneath.
    public var isMounted: Bool { isMountTop || isMountedFile }

    /// Whether fewer blocks than bytes are allocated, so that looking for holes is worthwhile.
    public var mayHaveHoles: Bool { kind == .file && blocks &* 512 < size }

    public var linkIdentity: LinkIdentity? {
        kind != .directory && links > 1 && stableInode != 0
            ? LinkIdentity(device: device, inode: inode) : nil
    }

    /// The identity of a file that may be written through a name elsewhere: it has several names,
    /// or is mounted here. Only the directory of the name that was opened gets an event.
    public var sharedIdentity: LinkIdentity? {
        guard kind == .file else { return nil }
        return linkIdentity ?? (isMountedFile ? LinkIdentity(device: device, inode: inode) : nil)
    }

    /// Whether nothing shows which disk it is on: its file system has no UUID that can be read, and
    /// another disk may get the same number and name.
    public var isOnUnknownDisk: Bool {
        let identity = FileSystemIdentity(device)
        return fileSystem == 0 && device != 0
            && (traits.contains(.namedByDevice) || !identity.isKnown && !identity.isWithoutDisk)
    }

    /// Whether only the name of its server or program is known, which does not tell what that has.
    public var isOnNamedSource: Bool {
        FileSystemIdentity(device).isNamed && !traits.contains(.namedByDevice)
    }

    /// The inode number, or 0 where the file system gives numbers that do not last.
    public var stableInode: UInt64 { traits.contains(.unstableInodes) ? 0 : inode }

    /// Of a directory.
    public var identity: DirectoryIdentity { DirectoryIdentity(device: device, inode: inode) }
}

/// A directory's identity regardless of its name: device and inode.
public struct DirectoryIdentity: Hashable, Sendable {
    public let device: UInt64
    public let inode: UInt64

    public init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }
}
