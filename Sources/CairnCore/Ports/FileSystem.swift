import CairnFormat

/// The trees that are backed up, as a port: crossed once a directory, once a file and once a
/// buffer.
///
/// Implementations: `LinuxFileSystem` (the kernel), `SimulatedFileSystem` (a seeded fake). One
/// contract suite runs on both. Nothing here follows a symlink, except the path of a root itself,
/// which the user named.
public protocol FileSystem: Sendable {
    /// The status of the thing a root's path names, without following a final symlink.
    func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus
    /// Opens the directory at an absolute path.
    func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory
    /// Opens the directory that a root which is no directory stands in.
    func openAbove(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory
    /// Why a root is not to be kept; nil when it is.
    func exclusion(ofRoot path: [UInt8]) -> ExcludedItem?
    /// Why a directory that is not there is not to be kept, as far as its place decides.
    ///
    /// - Parameter path: from the root's top.
    func exclusion(ofAbsent path: [UInt8], in root: [UInt8]) -> ExcludedItem?
    /// Room for a copy, in a place of Cairn's own, never in a tree that is backed up.
    ///
    /// - Parameter bytes: how much will be copied.
    /// - Returns: nil where there is no such place, or not that much room in it.
    func makeScratch(bytes: UInt64) -> (any ScratchFile)?
}

extension FileSystem {
    public func openAbove(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        try openRoot(path)
    }
    public func exclusion(ofRoot path: [UInt8]) -> ExcludedItem? { nil }
    public func exclusion(ofAbsent path: [UInt8], in root: [UInt8]) -> ExcludedItem? { nil }
    public func makeScratch(bytes: UInt64) -> (any ScratchFile)? { nil }
}

/// A file without a name, to copy another one into. It goes with its last reference, however the
/// process ends.
public protocol ScratchFile: AnyObject, Sendable {
    /// What was copied, to be read.
    var content: any SourceFile { get }
    /// Copies bytes to the same place in this file, over what is there.
    ///
    /// - Returns: bytes copied; less than `count` only at the end of `file`.
    func copy(from file: any SourceFile, at offset: UInt64, count: Int) throws(SystemError) -> Int
}

/// An open directory of a source tree. Closed when the last reference goes.
public protocol SourceDirectory: AnyObject, Sendable {
    func status() throws(SystemError) -> FileStatus
    /// Everything in the directory but `.` and `..`, in ascending order of the names' bytes.
    ///
    /// An entry that vanished between listing and looking is left out; one that cannot be looked at
    /// carries its error.
    func entries() throws(SystemError) -> [DirectoryEntry]
    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory
    /// Opens the directory above this one, for walks deeper than the descriptors they may hold.
    func openParent() throws(SystemError) -> any SourceDirectory
    /// Opens a regular file for reading; anything else fails with `ENXIO`.
    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile
    func status(of name: [UInt8]) throws(SystemError) -> FileStatus
    func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8]
    /// Extended attributes of an entry that is not opened (symlinks, FIFOs, sockets, devices).
    func attributes(of name: [UInt8]) throws(SystemError) -> [ExtendedAttribute]
    /// Extended attributes of the directory itself.
    func attributes() throws(SystemError) -> [ExtendedAttribute]
    /// Why something in it is not to be kept; nil when it is, or nobody asks.
    func exclusion(of name: [UInt8]) -> ExcludedItem?
}

extension SourceDirectory {
    public func exclusion(of name: [UInt8]) -> ExcludedItem? { nil }
}

/// An open regular file. Closed when the last reference goes.
public protocol SourceFile: AnyObject, Sendable {
    /// What it was when it was opened.
    var openedStatus: FileStatus { get }
    func status() throws(SystemError) -> FileStatus
    /// Fills as much of `buffer` as the file has from `offset` on.
    ///
    /// - Returns: bytes read; less than `buffer.count` only at the end of the file.
    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    /// The next run of data at or after `offset`, as lseek(2) SEEK_DATA and SEEK_HOLE tell; nil
    /// when only a hole follows.
    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>?
    func attributes() throws(SystemError) -> [ExtendedAttribute]
    /// Whether somebody has the file open for writing, or mapped so. If so, what was written
    /// through mappings until now is brought to the disk, so that the next write moves the times
    /// that ``status()`` tells.
    ///
    /// - Returns: false also when that cannot be told: for other people's files, and where there
    ///   are no leases.
    /// - Source: fcntl(2), "Leases"; mmap(2), on when `st_mtime` is updated.
    func findWriter() -> Bool
    /// Takes a shared lock on some bytes, which ends with the file; it does not wait.
    ///
    /// - Returns: false when somebody holds one of them for writing, or this file system has no
    ///   locks.
    /// - Source: fcntl(2), "Open file description locks": no other use of the file in this process
    ///   ends them.
    func lockShared(_ bytes: Range<UInt64>) -> Bool
    /// Ends the shared lock on some bytes.
    func unlockShared(_ bytes: Range<UInt64>)
    /// Whether somebody else holds one of these bytes for writing.
    func isLockedByWriter(_ bytes: Range<UInt64>) -> Bool
    /// The file's content at one moment from now until this returns, which shares its blocks with
    /// the file: no write falls in the midst of it, nor changes it later. What a writer of several
    /// writes has not written yet is missing from it, as it would be after a power cut.
    ///
    /// - Returns: a file of Cairn's own, with times of its own; nil where the file system cannot
    ///   share blocks with a place of ours.
    /// - Source: ioctl_ficlonerange(2): the kernel lets no write to the file in meanwhile, and
    ///   brings what is not on the disk yet there first.
    func clone() -> (any SourceFile)?
    /// What is known of the bytes that reading gives.
    var consistency: Consistency { get }
}

extension SourceFile {
    /// Reads `count` bytes from `offset` on; less only at the end of the file.
    public func bytes(at offset: UInt64, count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var got: Result<Int, SystemError> = .success(0)
        bytes.withUnsafeMutableBytes { buffer in
            got = Result { () throws(SystemError) in try read(at: offset, into: buffer) }
        }
        bytes.removeSubrange(try got.get()...)
        return bytes
    }
}

extension SourceFile {
    public func findWriter() -> Bool { false }
    public func lockShared(_ bytes: Range<UInt64>) -> Bool { false }
    public func unlockShared(_ bytes: Range<UInt64>) {}
    public func isLockedByWriter(_ bytes: Range<UInt64>) -> Bool { false }
    public func clone() -> (any SourceFile)? { nil }
    public var consistency: Consistency { .exact }
}

/// What is known of bytes that were read while ``SourceFile/status()`` said the same.
public enum Consistency: Equatable, Sendable {
    /// They are a state that the file had.
    case exact
    /// They are the file's bytes, but what they stand for is not known to be whole: a database that
    /// is damaged, or that cannot be looked into. Reading again will not tell more.
    case unproven
    /// They may be no state that the file ever had, for its writer could not be kept out. Reading
    /// again later may do better.
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
    /// Whether a restore is writing it, or was killed while it did.
    public var isUnfinished: Bool {
        if case .success(let status) = status {
            TemporaryName.isUnfinished(name, status)
        } else {
            false
        }
    }
}

/// What statx(2) tells of a file.
public struct FileStatus: Equatable, Sendable {
    public var kind: ItemKind
    public var mode: UInt16
    public var uid: UInt32
    public var gid: UInt32
    public var links: UInt32
    public var size: UInt64
    /// Allocated, in units of 512 bytes.
    public var blocks: UInt64
    public var inode: UInt64
    public var device: UInt64
    public var deviceMajor: UInt64
    public var deviceMinor: UInt64
    public var modified: Timestamp
    public var changed: Timestamp
    /// The inode's flag `d`. - Source: statx(2), `STATX_ATTR_NODUMP`; chattr(1).
    public var isNoDump: Bool
    /// A directory that is the top of what is mounted there. - Source: statx(2),
    /// `STATX_ATTR_MOUNT_ROOT`.
    public var isMountTop: Bool
    /// Which file system a mount top is of, whatever number its device got: told by an open
    /// directory alone, and 0 where the kernel's answer would not last.
    public var fileSystem: UInt64 = 0

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
        self.deviceMajor = deviceMajor
        self.deviceMinor = deviceMinor
        self.modified = modified
        self.changed = changed
    }

    /// Fewer blocks than bytes: holes are worth asking for.
    public var mayHaveHoles: Bool { kind == .file && blocks &* 512 < size }

    public var linkIdentity: LinkIdentity? {
        kind != .directory && links > 1 ? LinkIdentity(device: device, inode: inode) : nil
    }
}

/// A directory by what it is, whatever it is called: device and inode.
public struct DirectoryIdentity: Hashable, Sendable {
    public let device: UInt64
    public let inode: UInt64

    public init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }
}
