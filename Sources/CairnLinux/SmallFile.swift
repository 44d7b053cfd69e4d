import CLinux
import CairnCore
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
        return try read(file, min(maximum, max(Int(size), bytesMaximum)), path)
    }

    /// The first bytes of a file, of whatever length.
    ///
    /// - Returns: nil when there is no such file.
    public static func beginning(of path: [UInt8], bytes count: Int) throws(SystemError) -> [UInt8]?
    {
        guard let file = try open(path) else { return nil }
        return try read(file, count, path)
    }

    private static func open(_ path: [UInt8]) throws(SystemError) -> LinuxDescriptor? {
        do throws(SystemError) { return try openAt(AT_FDCWD, path, O_RDONLY) } catch {
            if error.isMissing { return nil }
            throw error
        }
    }

    private static func read(_ file: LinuxDescriptor, _ maximum: Int, _ path: [UInt8])
        throws(SystemError) -> [UInt8]
    {
        var bytes = [UInt8](repeating: 0, count: maximum)
        var failure: SystemError?
        var count = 0
        bytes.withUnsafeMutableBytes { buffer in
            do throws(SystemError) {
                count = try file.read(at: 0, into: buffer, path: path)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return Array(bytes[..<count])
    }

    /// Writes beside and renames over, so that a reader finds the old content or the new, readable
    /// by all.
    ///
    /// - Parameter isKept: a person's file: it keeps its mode and owner, and is synced. Else
    ///   nothing is.
    public static func replace(_ path: [UInt8], with content: [UInt8], isKept: Bool = false)
        throws(SystemError)
    {
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
            try fill(
                file, content, path, mode: before.map { mode_t($0.mode) } ?? 0o644, syncs: isKept)
            guard
                withCString(
                    temporary,
                    { from in
                        withCString(name) { renameat(directory.number, from, directory.number, $0) }
                    }) == 0
            else { throw SystemError("rename", path: path, code: errno) }
        } catch {
            _ = withCString(temporary) { unlinkat(directory.number, $0, 0) }
            throw error
        }
    }

    /// Removes a file; no error when it does not exist.
    public static func remove(_ path: [UInt8]) throws(SystemError) {
        do throws(SystemError) {
            let (directory, name) = try TrustedPath.openParent(of: path)
            guard withCString(name, { unlinkat(directory.number, $0, 0) }) == 0 else {
                throw SystemError("remove", path: path, code: errno)
            }
        } catch {
            if error.code != ENOENT { throw error }
        }
    }

    private static func fill(
        _ file: LinuxDescriptor, _ content: [UInt8], _ path: [UInt8], mode: mode_t, syncs: Bool
    ) throws(SystemError) {
        var offset = 0
        while offset < content.count {
            let count = content[offset...].withUnsafeBytes {
                Glibc.write(file.number, $0.baseAddress, $0.count)
            }
            if count < 0, errno != EINTR { throw SystemError("write", path: path, code: errno) }
            offset += max(0, count)
        }
        guard fchmod(file.number, mode) == 0 else {
            throw SystemError("chmod", path: path, code: errno)
        }
        guard !syncs || fsync(file.number) == 0 else {
            throw SystemError("fsync", path: path, code: errno)
        }
        try file.close(path)
    }

    /// In the same directory, hidden, and with no ending that a collector or systemd looks for.
    private static var temporary: [UInt8] { Array(".cairn.\(getpid()).tmp".utf8) }
}
