import CLinux
import CairnCore
import CairnSource
import Glibc

/// Sets and clears the flag by which an item excludes itself. Only on explicit request, because the
/// tree is the user's.
///
/// - Source: xattr(7): only regular files and directories have `user.` attributes; ioctl_iflags(2)
///   for `nodump`.
public enum BackupFlagFile {
    /// Sets `user.xdg.robots.backup` to `false`.
    ///
    /// - Parameter path: absolute; a symlink at its end is not followed.
    /// - Throws: `ENOTSUP` where the file system, or this kind of item, has no such attributes;
    ///   `EACCES`, `EPERM`, `EROFS`, `ENOENT` …
    public static func set(_ path: [UInt8]) throws(SystemError) {
        let file = try open(path)
        try check("set flag", path, of: BackupFlags.robots) { name in
            BackupFlags.robotsValue.withUnsafeBytes {
                fsetxattr(file.number, name, $0.baseAddress, $0.count, 0)
            }
        }
    }

    /// Clears it, Apple's and `nodump`.
    ///
    /// - Returns: whether any was set.
    public static func clear(_ path: [UInt8]) throws(SystemError) -> Bool {
        let file = try open(path)
        var wasSet = false
        for attribute in [BackupFlags.robots, BackupFlags.apple] {
            switch errorCode(attribute, { fremovexattr(file.number, $0) }) {
            case 0: wasSet = true
            case ENODATA, ENOTSUP: break
            case let code: throw SystemError("clear flag", path: path, code: code)
            }
        }
        if try statusAt(file.number, []).isNoDump {
            try check("clear nodump", path, code: cairn_clear_no_dump(file.number))
            wasSet = true
        }
        return wasSet
    }

    private static func open(_ path: [UInt8]) throws(SystemError) -> LinuxDescriptor {
        do throws(SystemError) {
            return try openAt(AT_FDCWD, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        } catch {
            // A symlink or a socket: those have no such attributes.
            throw [ELOOP, ENXIO].contains(error.code)
                ? SystemError("set flag", path: path, code: ENOTSUP) : error
        }
    }
}
