import CairnCore
import CairnFormat
import Glibc

/// Reading settings, writing figures and the like.
public enum SmallFile {
    public static let bytesMaximum = 1 << 20

    /// - Parameter maximum: a longer file is refused with `EFBIG`; in bytes.
    /// - Returns: nil when there is no such file.
    public static func content(_ path: [UInt8], upTo maximum: Int = bytesMaximum)
        throws(SystemError) -> [UInt8]?
    {
        guard let file = try open(path) else { return nil }
        let size = try statusAt(file.number, []).size
        guard size <= UInt64(maximum) else { throw SystemError("read", path: path, code: EFBIG) }
        // Files of /proc and the like say that they are empty.
        return try file.bytes(at: 0, count: min(maximum, max(Int(size), bytesMaximum)), path: path)
    }

    /// The first bytes of a file, of whatever length.
    ///
    /// - Returns: nil when there is no such file.
    public static func beginning(of path: [UInt8], bytes count: Int) throws(SystemError) -> [UInt8]?
    {
        try open(path)?.bytes(at: 0, count: count, path: path)
    }

    /// A pipe without a writer would be waited for; it is opened, and refuses to be read.
    private static func open(_ path: [UInt8]) throws(SystemError) -> LinuxDescriptor? {
        do throws(SystemError) { return try openAt(AT_FDCWD, path, O_RDONLY | O_NONBLOCK) } catch {
            if error.isMissing { return nil }
            throw error
        }
    }

    /// Writes beside and renames over, so that a reader finds the old content or the new, readable
    /// by all.
    ///
    /// - Parameter isKept: a person's file: it keeps its mode and owner, and is synced. Else
    ///   nothing is.
    /// - Parameter isPrivate: only its owner may read it.
    public static func replace(
        _ path: [UInt8], with content: [UInt8], isKept: Bool = false, isPrivate: Bool = false
    ) throws(SystemError) {
        let (directory, name) = try TrustedPath.openParent(of: path)
        let before = isKept ? try? statusAt(directory.number, name) : nil
        // A leftover of a killed process.
        _ = withCString(temporary) { unlinkat(directory.number, $0, 0) }
        let file: LinuxDescriptor
        do throws(SystemError) {
            file = try openAt(
                directory.number, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        } catch { throw SystemError("open", path: path, code: error.code) }
        do throws(SystemError) {
            if let before, fchown(file.number, before.uid, before.gid) != 0, errno != EPERM {
                throw SystemError("chown", path: path, code: errno)
            }
            try file.write(content, path: path)
            let mode = isPrivate ? 0o600 : before.map { mode_t($0.mode) } ?? 0o644
            try check("chmod", path, fchmod(file.number, mode))
            if isKept { try check("fsync", path, fsync(file.number)) }
            try file.close(path)
            try check("rename", path, of: temporary) { from in
                withCString(name) { renameat(directory.number, from, directory.number, $0) }
            }
        } catch {
            _ = withCString(temporary) { unlinkat(directory.number, $0, 0) }
            throw error
        }
    }

    /// Checks without a change whether ``replace(_:with:isKept:isPrivate:)`` has the rights that it
    /// needs. The directories on the way may be missing.
    public static func checkReplaceable(_ path: [UInt8]) throws(SystemError) {
        do throws(SystemError) {
            let (directory, name) = try TrustedPath.openParent(of: path)
            if let status = try? statusAt(directory.number, name), status.isMounted {
                throw SystemError("rename", path: path, code: EBUSY)
            }
            try check(
                "open", path, faccessat(directory.number, ".", W_OK | X_OK, AT_EACCESS))
        } catch {
            guard error.isMissing, path.count > 1 else { throw error }
            try checkReplaceable(ItemPath.split(path).parent)
        }
    }

    /// Writes over an existing file, without the room that ``replace(_:with:isKept:isPrivate:)``
    /// needs: on a full disk. A crash meanwhile leaves neither the old content nor the new.
    public static func overwrite(_ path: [UInt8], with content: [UInt8]) throws(SystemError) {
        let (directory, name) = try TrustedPath.openParent(of: path)
        let file = try openAt(directory.number, name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK)
        guard try statusAt(directory.number, name).kind == .file else {
            throw SystemError("open", path: path, code: EINVAL)
        }
        try file.write(content, path: path)
        try check("truncate", path, ftruncate(file.number, off_t(content.count)))
        try file.close(path)
    }

    /// Removes a file; no error when it does not exist.
    public static func remove(_ path: [UInt8]) throws(SystemError) {
        do throws(SystemError) {
            let (directory, name) = try TrustedPath.openParent(of: path)
            try check("remove", path, of: name) { unlinkat(directory.number, $0, 0) }
        } catch {
            if error.code != ENOENT { throw error }
        }
    }

    /// In the same directory, hidden, and with no ending that a collector or systemd looks for.
    /// The file that this process writes before it replaces `path`.
    public static func temporary(beside path: [UInt8]) -> [UInt8] {
        ItemPath.join(ItemPath.split(path).parent, temporary)
    }

    private static var temporary: [UInt8] { Array(".cairn.\(getpid()).tmp".utf8) }
}
