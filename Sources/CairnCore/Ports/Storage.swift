import CairnFormat

/// The files of a repository, as a port: crossed once a file and once a buffer.
///
/// Paths are relative to the repository, ASCII, with `/` between components; their makers know them
/// to be safe. Durability is as on a POSIX disk: content by `sync`, names by `syncDirectory`.
/// Implementations: `LinuxStorage`, `SimulatedStorage` (which loses or tears at a crash what was
/// not synced). One contract suite runs on both.
public protocol Storage: Sendable {
    /// The length of the file, or nil when there is none.
    func size(of path: String) throws(SystemError) -> UInt64?
    /// The regular files in a directory with their lengths, by name; none when the directory is
    /// missing.
    func files(in directory: String) throws(SystemError) -> [StoredFile]
    /// The names of the directories in a directory, by name; none when it is missing.
    func directories(in directory: String) throws(SystemError) -> [String]
    /// Makes a directory and those above it; no error when it is there.
    func makeDirectory(_ path: String) throws(SystemError)
    func openForReading(_ path: String) throws(SystemError) -> any StoredReader
    /// Makes a new file; fails with `EEXIST` when there is one.
    func create(_ path: String) throws(SystemError) -> any StoredWriter
    /// Opens a file to append after cutting it to `length` bytes, which must not exceed what it
    /// has.
    func openForAppending(_ path: String, length: UInt64) throws(SystemError) -> any StoredWriter
    /// Makes the content of a file durable, whoever wrote it.
    func syncFile(_ path: String) throws(SystemError)
    /// Replaces what is at `target`, atomically. Moves directories too, to a name that is free.
    func rename(_ path: String, to target: String) throws(SystemError)
    func remove(_ path: String) throws(SystemError)
    func syncDirectory(_ path: String) throws(SystemError)
    /// Guards a file against being changed, or takes the guard away.
    func protect(_ path: String, _ protection: FileProtection) throws(SystemError)
    /// Makes a new file that takes `bytes` of the disk, whatever is in it; fails with `EEXIST` when
    /// there is one, and leaves none when there is no room.
    func allocate(_ path: String, bytes: UInt64) throws(SystemError)
    /// What an unprivileged writer may still use, in bytes.
    func freeBytes() throws(SystemError) -> UInt64
    /// Fails when its path does not lead here any more: renamed, or its disk unmounted while it was
    /// in use (umount(8), `--lazy`).
    func requireReachable() throws(SystemError)
    /// Takes the writers' lock, or returns who has it. Never waits.
    func lock() throws(SystemError) -> LockOutcome
    /// Takes the readers' lock, or returns who has it. Never waits.
    ///
    /// Whoever reads content holds it in common with other readers for as long as the versions it
    /// means to read must stay; whoever drops versions from the catalog or removes packs holds it
    /// alone meanwhile. On a medium on which nobody can write, a reader is told that it holds it.
    /// - Source: FORMAT.md §11.1.
    func lockReaders(exclusive: Bool) throws(SystemError) -> LockOutcome
}

public struct StoredFile: Equatable, Sendable {
    public let name: String
    public let length: UInt64
    /// When it was last written; nil where the storage keeps no times.
    public let modified: Timestamp?

    public init(name: String, length: UInt64, modified: Timestamp? = nil) {
        self.name = name
        self.length = length
        self.modified = modified
    }

    /// What it is, not when it became so.
    public static func == (left: StoredFile, right: StoredFile) -> Bool {
        left.name == right.name && left.length == right.length
    }
}

/// How a file is kept from being changed.
public enum FileProtection: Sendable {
    /// It may be removed.
    case none
    /// Nobody may write to it who is not told to. It can still be removed.
    case readOnly
    /// Nobody may change, rename or remove it, until the guard is taken away: FS_IMMUTABLE_FL.
    /// Needs CAP_LINUX_IMMUTABLE and a file system that has it.
    case immutable
}

public enum LockOutcome: Sendable {
    /// Held until the value goes.
    case held(any StorageLock)
    /// - Parameter holder: who, as far as the system tells.
    case taken(holder: LockHolder?)
}

/// The process that holds a lock.
public struct LockHolder: Equatable, Sendable {
    public let process: Int32
    /// Since when, in seconds since 1970; nil when it did not say so in a way that can be believed.
    public let since: Int64?

    public init(process: Int32, since: Int64?) {
        self.process = process
        self.since = since
    }
}

public protocol StorageLock: AnyObject, Sendable {}

public protocol StoredReader: AnyObject, Sendable {
    /// Fills as much of `buffer` as the file has from `offset` on; less than `buffer.count` only at
    /// its end.
    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    func size() throws(SystemError) -> UInt64
    /// Has what memory holds of the file dropped, as far as that goes, so that the next reads ask
    /// the disk.
    func dropCache()
}

extension StoredReader {
    public func dropCache() {}
}

public protocol StoredWriter: AnyObject, Sendable {
    /// Where the next append goes.
    var length: UInt64 { get }
    /// Writes all of `bytes` at the end.
    func append(_ bytes: UnsafeRawBufferPointer) throws(SystemError)
    /// Makes the content durable. After a failure nothing since the last success counts as written.
    /// - Source: fsync(2).
    func sync() throws(SystemError)
    /// Closes, and reports what close(2) reports. Not a sync.
    func close() throws(SystemError)
}

extension Storage {
    /// Reads a whole file of at most `limit` bytes; nil when there is none.
    public func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8]? {
        guard let size = try size(of: path) else { return nil }
        let reader = try openForReading(path)
        return try reader.bytes(at: 0, count: min(Int(clamping: size), limit))
    }

    /// Replaces a small file so that a crash leaves the old or the new content.
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
        var failure: SystemError?
        bytes.withUnsafeBytes { buffer in
            do throws(SystemError) { try append(buffer) } catch { failure = error }
        }
        if let failure { throw failure }
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
