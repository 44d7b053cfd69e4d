import CairnFormat

/// The files of a repository, as a port, called once for each file and buffer.
///
/// Paths are relative to the repository, ASCII, with `/` between components; the code that makes
/// them keeps them safe. Durability is as on a POSIX disk: content by `sync`, names by
/// `syncDirectory`. Implementations: `LinuxStorage`, `SimulatedStorage` (which at a crash loses or
/// tears unsynced data). One contract suite runs on both.
public protocol Storage: Sendable {
    /// The length of the file, or nil when there is none.
    func size(of path: String) throws(SystemError) -> UInt64?
    /// The regular files in a directory with their lengths, by name; empty when the directory is
    /// missing.
    func files(in directory: String) throws(SystemError) -> [StoredFile]
    /// The names of the directories in a directory, by name; empty when it is missing.
    func directories(in directory: String) throws(SystemError) -> [String]
    /// Makes a directory and its parents; no error when it exists.
    func makeDirectory(_ path: String) throws(SystemError)
    func openForReading(_ path: String) throws(SystemError) -> any StoredReader
    /// Makes a new file; fails with `EEXIST` when it exists.
    func create(_ path: String) throws(SystemError) -> any StoredWriter
    /// Opens a file to append after truncating it to `length` bytes, which must not exceed its
    /// length.
    func openForAppending(_ path: String, length: UInt64) throws(SystemError) -> any StoredWriter
    /// Makes the content of a file durable, even if another writer wrote it.
    func syncFile(_ path: String) throws(SystemError)
    /// Replaces `target` atomically. Moves directories too, to a free name.
    func rename(_ path: String, to target: String) throws(SystemError)
    func remove(_ path: String) throws(SystemError)
    func syncDirectory(_ path: String) throws(SystemError)
    /// Protects a file against changes, or removes the protection.
    func protect(_ path: String, _ protection: FileProtection) throws(SystemError)
    /// Makes a new file that occupies `bytes` on the disk; its content does not matter. Fails with
    /// `EEXIST` when it exists, and leaves no file when there is no room.
    func allocate(_ path: String, bytes: UInt64) throws(SystemError)
    /// Space that an unprivileged writer may still use, in bytes.
    func freeBytes() throws(SystemError) -> UInt64
    /// Fails when the repository's path no longer leads here: renamed, or its disk was unmounted
    /// while in use (umount(8), `--lazy`).
    func requireReachable() throws(SystemError)
    /// Acquires the writers' lock, or returns its holder. Never waits.
    func lock() throws(SystemError) -> LockOutcome
    /// Acquires the readers' lock, or returns its holder. Never waits.
    ///
    /// A reader of content shares it with other readers while the versions it reads must stay. Code
    /// that drops versions from the catalog or removes packs holds it alone. On a medium that
    /// nobody can write, a reader always gets it.
    /// - Source: FORMAT.md §11.1.
    func lockReaders(exclusive: Bool) throws(SystemError) -> LockOutcome
    /// The absolute path of a file, for another program; nil where that cannot see it.
    func localPath(of path: String) -> [UInt8]?
    /// Whether the bytes of a file must be fetched from a remote.
    func isElsewhere(_ path: String) throws(SystemError) -> Bool
    /// The remote that this is, for people; nil for a repository's directory.
    var remoteName: String? { get }
}

extension Storage {
    public func localPath(of path: String) -> [UInt8]? { nil }
    public func isElsewhere(_ path: String) throws(SystemError) -> Bool { false }
    public var remoteName: String? { nil }
}

public struct StoredFile: Equatable, Sendable {
    public let name: String
    public let length: UInt64
    /// The time of the last write; nil where the storage keeps no times.
    public let modified: Timestamp?

    public init(name: String, length: UInt64, modified: Timestamp? = nil) {
        self.name = name
        self.length = length
        self.modified = modified
    }

    /// Compares name and length, not the time.
    public static func == (left: StoredFile, right: StoredFile) -> Bool {
        left.name == right.name && left.length == right.length
    }
}

/// The protection of a file against changes.
public enum FileProtection: Sendable {
    /// No protection: it may be removed.
    case none
    /// Only explicitly permitted writers may write to it. It can still be removed.
    case readOnly
    /// Nobody may change, rename or remove it until the protection is removed: FS_IMMUTABLE_FL.
    /// Needs CAP_LINUX_IMMUTABLE and a file system that supports it.
    case immutable
}

public enum LockOutcome: Sendable {
    /// The lock is held until the value is released.
    case held(any StorageLock)
    /// - Parameter holder: the holder, as far as the system knows.
    case taken(holder: LockHolder?)
}

/// The process that holds a lock.
public struct LockHolder: Equatable, Sendable {
    public let process: Int32
    /// The time of acquisition, in seconds since 1970; nil when it is not recorded or not credible.
    public let since: Int64?

    public init(process: Int32, since: Int64?) {
        self.process = process
        self.since = since
    }
}

public protocol StorageLock: AnyObject, Sendable {}

public protocol StoredReader: AnyObject, Sendable {
    /// Fills as much of `buffer` as the file has from `offset`; less than `buffer.count` only at
    /// its end.
    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    func size() throws(SystemError) -> UInt64
    /// Drops the file's cached pages as far as possible, so that the next reads reach the disk.
    func dropCache()
    /// The first offset from one on that is in no hole; nil if only a hole follows.
    /// - Source: lseek(2), SEEK_DATA.
    func nextData(from offset: UInt64) -> UInt64?
    /// How many bytes from `offset` on cost little to read: a file elsewhere is partly known here.
    func cheapBytes(at offset: UInt64) -> Int
    /// The same file in each place that has it, the first one first, for when the bytes from one
    /// are wrong; empty where there is one place.
    func copies() -> [any StoredReader]
    /// The length that a file elsewhere has there, asked anew, where that is not ``size()``; nil
    /// where it is, and for files that are here.
    func otherLength() -> UInt64?
}

extension StoredReader {
    public func dropCache() {}
    public func nextData(from offset: UInt64) -> UInt64? { offset }
    public func cheapBytes(at offset: UInt64) -> Int { .max }
    public func copies() -> [any StoredReader] { [] }
    public func otherLength() -> UInt64? { nil }
}

public protocol StoredWriter: AnyObject, Sendable {
    /// The offset of the next append.
    var length: UInt64 { get }
    /// Appends all of `bytes`.
    func append(_ bytes: UnsafeRawBufferPointer) throws(SystemError)
    /// Makes the content durable. After a failure nothing since the last success counts as written.
    ///
    /// - Source: fsync(2).
    func sync() throws(SystemError)
    /// Closes and reports errors of close(2). Does not sync.
    func close() throws(SystemError)
}

extension Storage {
    /// Reads a whole file of at most `limit` bytes; nil when it does not exist.
    public func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8]? {
        guard let size = try size(of: path) else { return nil }
        let reader = try openForReading(path)
        return try reader.bytes(at: 0, count: min(Int(clamping: size), limit))
    }

    /// Replaces a small file so that a crash leaves either the old or the new content.
    public func replace(_ path: String, in directory: String, with bytes: [UInt8])
        throws(SystemError)
    {
        let temporary = path + ".tmp"
        if try size(of: temporary) != nil { try remove(temporary) }
        let writer = try create(temporary)
        try writer.append(bytes)
        try writer.sync()
        try writer.close()
        try rename(temporary, to: path)
        try syncDirectory(directory)
    }
}

extension StoredWriter {
    public func append(_ bytes: [UInt8]) throws(SystemError) {
        try bytes.withUnsafeBytes { buffer in
            Result { () throws(SystemError) in try append(buffer) }
        }.get()
    }
}

extension StoredReader {
    /// Reads `count` bytes, or fewer when the file ends.
    public func bytes(at offset: UInt64, count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let result = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let out = UnsafeMutableRawBufferPointer(
                rebasing: UnsafeMutableRawBufferPointer(buffer)[..<count])
            do throws(SystemError) { filled = try read(at: offset, into: out) } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return result
    }
}
