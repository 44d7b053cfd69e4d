import CairnCore
import CairnFormat
import Glibc

/// The files of the catalog's database. SQLite opens them itself, so they have no port.
public enum CatalogFile {
    /// The database, its write-ahead log and the log's index. - Source: sqlite.org/tempfiles.html.
    private static let suffixes = ["", "-wal", "-shm"]

    /// The mark beside a catalog that was found to differ from the journal. Whoever may write the
    /// catalog makes it anew.
    private static func markPath(_ path: String) -> String { path + ".distrusted" }

    public static func distrust(_ path: String) {
        // Without the mark, the next reader of the row reports the same again.
        let descriptor = open(markPath(path), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }

    /// Makes the database, if it is not there, and lets nobody else read it: SQLite gives the other
    /// files its mode. - Source: sqlite3 os_unix.c, `findCreateFileMode`.
    ///
    /// One that is there is not opened: closing it would drop SQLite's locks.
    static func makePrivate(_ path: String) {
        let made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if made >= 0 {
            close(made)
            return
        }
        for file in suffixes.map({ path + $0 }) {
            var status = stat()
            guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                status.st_mode & 0o077 != 0
            else { continue }
            // Another user's stays as it is.
            _ = fchmodat(AT_FDCWD, file, 0o600, 0)
        }
    }

    /// The file that is at the path now; nil when there is none.
    static func identity(_ path: String) -> DirectoryIdentity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return DirectoryIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    }

    static func isDistrusted(_ path: String) -> Bool { access(markPath(path), F_OK) == 0 }

    static func asidePath(_ path: String) -> String { path + ".aside" }

    /// Moves a catalog that nobody has open out of the way, over the one moved before.
    ///
    /// Only the last is kept: a catalog is a view, and everything in it comes from the repository.
    public static func setAside(_ path: String) throws(SystemError) {
        try remove(asidePath(path))
        try clear(path, "rename") { rename(path + $0, asidePath(path) + $0) }
    }

    /// The place of a catalog of this process's own, beside the one at `path`; nothing is there.
    /// What processes that were killed left is removed.
    public static func scratchPath(_ path: String, _ purpose: String) throws(SystemError) -> String
    {
        let (directory, name) = ItemPath.split(Array("\(path).\(purpose)-".utf8))
        for file in Self.names(in: directory) where file.starts(with: name) {
            let rest = String(decoding: file.dropFirst(name.count), as: UTF8.self)
            guard let process = Int32(rest.prefix { $0.isNumber }), process > 0,
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink(String(decoding: ItemPath.join(directory, file), as: UTF8.self))
        }
        let own = "\(path).\(purpose)-\(getpid())"
        try remove(own)
        return own
    }

    private static func names(in directory: [UInt8]) -> [[UInt8]] {
        guard let stream = opendir(String(decoding: directory, as: UTF8.self)) else { return [] }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
        }
        return names
    }

    public static func remove(_ path: String) throws(SystemError) {
        try clear(path, "remove") { unlink(path + $0) }
    }

    private static func clear(_ path: String, _ operation: String, _ call: (String) -> Int32)
        throws(SystemError)
    {
        for suffix in suffixes where call(suffix) != 0 && errno != ENOENT {
            throw SystemError(operation, path: Array((path + suffix).utf8), code: errno)
        }
        unlink(markPath(path))
    }
}
