import CLinux
import CairnCore
import CairnFormat
import Glibc
import Synchronization

/// A repository in a directory of a local or mounted file system.
///
/// Everything is resolved beneath one held descriptor, so that a renamed repository stays in hand
/// and a planted symlink is refused.
/// - Source: openat2(2), fsync(2), rename(2), flock(2).
public final class LinuxStorage: Storage {
    private let root: LinuxDescriptor
    public let path: [UInt8]
    /// The owner of the repository when root writes to another user's: files that root makes are
    /// given to that user, who could not continue otherwise.
    private let owner: (uid: UInt32, gid: UInt32)?
    /// Whether a server or a program has the repository: flock(2) may not reach other machines.
    private let isServed: Bool
    /// The writers' lock on such a file system, while it is held.
    private let written = Mutex<WeakLock?>(nil)

    private struct WeakLock: @unchecked Sendable {
        // SAFETY: used only under the lock around it.
        weak var lock: ServedLock?
    }

    /// Opens an existing directory.
    public init(at path: [UInt8]) throws(SystemError) {
        self.path = path
        root = try openAt(AT_FDCWD, path, O_RDONLY | O_DIRECTORY)
        let status = try statusAt(root.number, [])
        owner = geteuid() == 0 && status.uid != 0 ? (status.uid, status.gid) : nil
        isServed = status.origin == .served
    }

    /// Makes a file that was not there.
    private func make(_ path: String) throws(SystemError) -> LinuxDescriptor {
        let file = try open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        if let owner { _ = fchown(file.number, owner.uid, owner.gid) }
        return file
    }

    /// Opens a file to lock it, made when it is not there. Only what was made just now is given
    /// away: a name may be another's file by somebody's link.
    private func openLock(_ path: String) throws(SystemError) -> LinuxDescriptor {
        if owner != nil, let made = try? make(path) { return made }
        return try open(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
    }

    /// Device and inode of the repository, so that a scan leaves it out by identity, not by name.
    public func identity() throws(SystemError) -> DirectoryIdentity {
        try statusAt(root.number, []).identity
    }

    public func requireReachable() throws(SystemError) {
        let held = try identity()
        do throws(SystemError) {
            let there = try openAt(AT_FDCWD, path, cairn_o_path | O_DIRECTORY)
            let found = try statusAt(there.number, []).identity
            try there.close(path)
            if found == held { return }
        } catch {
            guard error.isMissing || error.code == ENOTDIR || error.code == ELOOP
            else { throw error }
        }
        throw SystemError("reach", path: path, code: ENODEV)
    }

    public func size(of path: String) throws(SystemError) -> UInt64? {
        let file: LinuxDescriptor
        do throws(SystemError) { file = try open(path, cairn_o_path | O_NOFOLLOW) } catch {
            if error.code == ENOENT { return nil }
            throw error
        }
        let status = try statusAt(file.number, [])
        return status.kind == .file ? status.size : nil
    }

    public func files(in directory: String) throws(SystemError) -> [StoredFile] {
        try entries(directory, .file).map { name, status in
            StoredFile(name: name, length: status.size, modified: status.modified)
        }
    }

    public func directories(in directory: String) throws(SystemError) -> [String] {
        try entries(directory, .directory).map(\.name)
    }

    /// The entries of one kind. Entries that disappeared since the listing are omitted. One that
    /// cannot be examined must not count as missing: an unlisted journal segment or pack would be
    /// reported lost.
    private func entries(_ directory: String, _ kind: ItemKind) throws(SystemError) -> [(
        name: String, status: FileStatus
    )] {
        var found: [(name: String, status: FileStatus)] = []
        for entry in try entries(directory) {
            switch entry.status {
            case .success(let status) where status.kind == kind:
                found.append((String(decoding: entry.name, as: UTF8.self), status))
            case .failure(let error) where !error.isMissing:
                let path = full(directory) + [UInt8(ascii: "/")] + entry.name
                throw SystemError("look at", path: path, code: error.code)
            default: break
            }
        }
        return found
    }

    private func entries(_ directory: String) throws(SystemError) -> [DirectoryEntry] {
        do throws(SystemError) {
            return try LinuxDirectory(
                open(directory.isEmpty ? "." : directory, O_RDONLY | O_DIRECTORY)
            ).entries()
        } catch {
            if error.code == ENOENT { return [] }
            throw error
        }
    }

    public func makeDirectory(_ path: String) throws(SystemError) {
        var made = ""
        for component in path.split(separator: "/") {
            made += made.isEmpty ? String(component) : "/\(component)"
            let (directory, name) = try openParent(of: made)
            if mkdirat(directory.number, name, 0o700) != 0 {
                guard errno == EEXIST
                else { throw SystemError("make directory", path: full(made), code: errno) }
            } else if let owner {
                // An empty one of root's: not another that was put in its place.
                let opened = try open(made, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
                guard try statusAt(opened.number, []).uid == 0,
                    try LinuxDirectory(opened).entries().isEmpty
                else { continue }
                _ = fchown(opened.number, owner.uid, owner.gid)
            }
        }
    }

    public func openForReading(_ path: String) throws(SystemError) -> any StoredReader {
        StoredLinuxFile(try openFile(path, O_RDONLY), path: full(path), length: 0)
    }

    public func create(_ path: String) throws(SystemError) -> any StoredWriter {
        StoredLinuxFile(try make(path), path: full(path), length: 0)
    }

    public func openForAppending(_ path: String, length: UInt64) throws(SystemError)
        -> any StoredWriter
    {
        let file = try openFile(path, O_RDWR)
        let found = try statusAt(file.number, []).size
        guard found >= length
        else { throw SystemError("append to", path: full(path), code: EINVAL) }
        if found > length {
            try check("truncate", full(path), ftruncate(file.number, off_t(length)))
        }
        return StoredLinuxFile(file, path: full(path), length: length)
    }

    public func syncFile(_ path: String) throws(SystemError) {
        let file = try openFile(path, O_RDONLY)
        try check("sync", full(path), fsync(file.number))
    }

    public func rename(_ path: String, to target: String) throws(SystemError) {
        // What it makes valid is written by one machine only.
        try written.withLock { $0?.lock }?.requireHeld()
        let (from, name) = try openParent(of: path)
        let (to, newName) = try openParent(of: target)
        try check("rename", full(path), renameat(from.number, name, to.number, newName))
    }

    public func remove(_ path: String) throws(SystemError) {
        let (directory, name) = try openParent(of: path)
        try check("remove", full(path), unlinkat(directory.number, name, 0))
    }

    public func syncDirectory(_ path: String) throws(SystemError) {
        let directory = try open(path, O_RDONLY | O_DIRECTORY)
        guard fsync(directory.number) != 0 else { return }
        // Some file systems write names at once, or with the file, and have no such call. - Source:
        // fsync(2), `EINVAL`; mount.cifs(8); fuse(4).
        guard ![EINVAL, ENOSYS, EOPNOTSUPP, ENOTTY].contains(errno) else { return }
        throw SystemError("sync directory", path: full(path), code: errno)
    }

    /// - Source: fchmod(2), ioctl_iflags(2).
    public func protect(_ path: String, _ protection: FileProtection) throws(SystemError) {
        let file = try openFile(path, O_RDONLY)
        if protection == .readOnly {
            // Permissions that its owner gave to others stay.
            let mode = mode_t(try statusAt(file.number, []).mode) & 0o444
            return try check("chmod", full(path), fchmod(file.number, mode))
        }
        let code = cairn_set_immutable(file.number, protection == .immutable ? 1 : 0)
        try check("set flags of", full(path), code: code)
    }

    /// `FS_IMMUTABLE_FL` of linux/fs.h.
    private static let immutableFlag: UInt32 = 0x10

    /// Whether nobody may change, rename or remove a file. - Source: ioctl_iflags(2).
    public func isImmutable(_ path: String) throws(SystemError) -> Bool {
        var flags: UInt32 = 0
        let file = try openFile(path, O_RDONLY)
        try check("read flags of", full(path), code: cairn_flags(file.number, &flags))
        return flags & Self.immutableFlag != 0
    }

    /// - Source: posix_fallocate(3).
    public func allocate(_ path: String, bytes: UInt64) throws(SystemError) {
        let file = try make(path)
        let code = posix_fallocate(file.number, 0, off_t(clamping: bytes))
        guard code == 0 else {
            try? remove(path)
            throw SystemError("allocate", path: full(path), code: code)
        }
    }

    public func freeBytes() throws(SystemError) -> UInt64 { try root.freeBytes(path) }

    public func lock() throws(SystemError) -> LockOutcome {
        let name = Self.writersFile
        return try take(openLock(name), name, slots: 0..<1, isExclusive: true, waits: true)
    }

    public func lockReaders(exclusive: Bool) throws(SystemError) -> LockOutcome {
        let file: LinuxDescriptor
        do throws(SystemError) { file = try openLock(Self.readersFile) } catch {
            guard !exclusive, [EROFS, EACCES, EPERM, ENOSPC, EDQUOT].contains(error.code)
            else { throw error }
            // A reader without write permission can still lock an existing file; where none can be
            // made, no writer has made one.
            guard let found = try? openFile(Self.readersFile, O_RDONLY)
            else { return .held(NoLock()) }
            file = found
        }
        return try take(
            file, Self.readersFile, slots: 0..<Self.readersMaximum, isExclusive: exclusive,
            waits: exclusive)
    }

    private static let (writersFile, readersFile) = ("lock", "readers")
    /// How many processes can read content at the same time on a file system that is served.
    private static let readersMaximum = 4

    /// Takes a flock. On a file system that is served it takes lock files, too: all slots to hold
    /// the lock alone, one of them to share it.
    private func take(
        _ file: LinuxDescriptor, _ name: String, slots: Range<Int>, isExclusive: Bool, waits: Bool
    ) throws(SystemError) -> LockOutcome {
        do throws(SystemError) {
            guard try LockFile.take(file, isExclusive: isExclusive, path: path)
            else { return .taken(holder: LockFile.holder(file)) }
        } catch {
            // A server without flock(2): the lock files decide.
            guard isServed, [ENOLCK, ENOSYS, EOPNOTSUPP, EINVAL].contains(error.code)
            else { throw error }
        }
        guard isServed else { return .held(LinuxLock(file)) }
        var held: [ServedLock] = []
        for slot in slots {
            let outcome: ServedLock.Outcome
            do throws(SystemError) {
                outcome = try ServedLock.take("\(name).held.\(slot)", in: root, waits: waits)
            } catch {
                // A reader who cannot write there is as one of a medium that nobody can write to.
                guard !isExclusive, [EROFS, EACCES, EPERM].contains(error.code)
                else { throw error }
                return .held(LinuxLock(file))
            }
            switch outcome {
            case .held(let lock):
                held.append(lock)
                if name == Self.writersFile {
                    written.withLock { $0 = WeakLock(lock: lock) }
                }
                if !isExclusive { return .held(LinuxLock(file, with: held)) }
            case .taken(let process):
                guard !isExclusive else {
                    return .taken(holder: process.map { LockHolder(process: $0, since: nil) })
                }
            }
        }
        guard !held.isEmpty else { return .taken(holder: nil) }
        return .held(LinuxLock(file, with: held))
    }

    /// The process that writes the repository now, if known.
    public func lockHolder() -> LockHolder? {
        (try? openFile(Self.writersFile, O_RDONLY)).flatMap(LockFile.holder)
    }

    /// The directory in which a name stands, beneath the repository and through no symlink:
    /// somebody else may be able to write there.
    private func openParent(of path: String) throws(SystemError) -> (LinuxDescriptor, name: String)
    {
        guard let slash = path.lastIndex(of: "/") else { return (root, path) }
        return (
            try open(String(path[..<slash]), cairn_o_path | O_DIRECTORY),
            String(path[path.index(after: slash)...])
        )
    }

    public func localPath(of path: String) -> [UInt8]? { full(path) }

    /// As messages name it.
    private func full(_ path: String) -> [UInt8] {
        path.isEmpty ? self.path : self.path + [UInt8(ascii: "/")] + path.utf8
    }

    private func open(_ path: String, _ flags: Int32, mode: UInt32 = 0) throws(SystemError)
        -> LinuxDescriptor
    {
        // The empty path is the repository itself.
        let name = path.isEmpty ? [UInt8(ascii: ".")] : Array(path.utf8)
        while true {
            let result = withCString(name) { cairn_open_beneath(root.number, $0, flags, mode) }
            if result >= 0 { return LinuxDescriptor(result) }
            // EAGAIN: a rename elsewhere raced with the resolution. - Source: openat2(2).
            if result != -EINTR && result != -EAGAIN {
                let place = result == -ELOOP ? linkOnTheWay(to: path) : full(path)
                throw SystemError("open", path: place, code: -result)
            }
        }
    }

    /// Opens a file that is there. What is none, as a pipe or a device, is not waited for.
    private func openFile(_ path: String, _ flags: Int32) throws(SystemError) -> LinuxDescriptor {
        let file = try open(path, flags | O_NOFOLLOW | O_NONBLOCK)
        guard try statusAt(file.number, []).kind == .file else {
            throw SystemError("open", path: full(path), code: ErrorCode.noFile)
        }
        return file
    }

    /// The outermost symlink of a path beneath the repository; for messages.
    private func linkOnTheWay(to path: String) -> [UInt8] {
        var way = ""
        for name in path.split(separator: "/") {
            way += way.isEmpty ? String(name) : "/\(name)"
            if RealPath.link(at: full(way)) != nil { return full(way) }
        }
        return full(path)
    }
}

/// A flock that is held, and released at the end.
///
/// Closing the descriptor is not enough: a child process that another thread has just forked has a
/// copy until it executes its program, and the lock would last as long.
/// - Source: flock(2), fork(2).
final class LinuxLock: StorageLock {
    private let descriptor: LinuxDescriptor
    private let files: [ServedLock]

    init(_ descriptor: LinuxDescriptor, with files: [ServedLock] = []) {
        self.descriptor = descriptor
        self.files = files
    }

    deinit { release() }

    func release() {
        for file in files { file.release() }
        // On a mount that may hang, closing alone must do.
        if descriptor.mount == nil { _ = flock(descriptor.number, LOCK_UN) }
    }
}

/// The lock of a medium on which nobody can write.
private final class NoLock: StorageLock {}

private final class StoredLinuxFile: StoredReader, StoredWriter, @unchecked Sendable {
    // SAFETY: `length` is changed by `append` alone, and a writer has one user at a time
    // (PackWriter's and Journal's locks).
    private let descriptor: LinuxDescriptor
    private let path: [UInt8]
    private(set) var length: UInt64

    init(_ descriptor: LinuxDescriptor, path: [UInt8], length: UInt64) {
        self.descriptor = descriptor
        self.path = path
        self.length = length
    }

    func read(
        at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
        try descriptor.read(at: offset, into: buffer, path: path)
    }

    func size() throws(SystemError) -> UInt64 { try statusAt(descriptor.number, []).size }

    func nextData(from offset: UInt64) -> UInt64? {
        let found = lseek(descriptor.number, off_t(clamping: offset), cairn_seek_data)
        if found >= 0 { return UInt64(found) }
        return errno == ENXIO ? nil : offset
    }

    /// - Source: posix_fadvise(2), POSIX_FADV_DONTNEED: pages that are not written yet stay.
    func dropCache() { _ = posix_fadvise(descriptor.number, 0, 0, POSIX_FADV_DONTNEED) }

    func append(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        try descriptor.write(bytes, at: length, path: path)
        length += UInt64(bytes.count)
    }

    func sync() throws(SystemError) { try check("sync", path, fsync(descriptor.number)) }

    func close() throws(SystemError) { try descriptor.close(path) }
}
