import CLinux
import CairnCore
import CairnFormat
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
    /// - Parameters:
    ///   - path: absolute; a symlink at its end is not followed.
    ///   - root: a directory above it; no symlink on the way from there is followed either.
    /// - Throws: `ENOTSUP` where the file system, or this kind of item, has no such attributes;
    ///   `EACCES`, `EPERM`, `EROFS`, `ENOENT` …
    public static func set(_ path: [UInt8], beneath root: [UInt8]? = nil) throws(SystemError) {
        let file = if let root { try open(path, beneath: root) } else { try open(path) }
        try check("set the flag of", path, of: BackupFlags.robots) { name in
            BackupFlags.robotsValue.withUnsafeBytes {
                fsetxattr(file.number, name, $0.baseAddress, $0.count, 0)
            }
        }
    }

    /// Clears it, Apple's and `nodump`. Its parameters are those of ``set(_:beneath:)``.
    ///
    /// - Returns: whether any was set.
    public static func clear(
        _ path: [UInt8], beneath root: [UInt8]? = nil
    ) throws(SystemError) -> Bool {
        let file = if let root { try open(path, beneath: root) } else { try open(path) }
        var wasSet = false
        for attribute in [BackupFlags.robots, BackupFlags.apple] {
            switch errorCode(attribute, { fremovexattr(file.number, $0) }) {
            case 0: wasSet = true
            case ENODATA, ENOTSUP: break
            case let code: throw SystemError("clear the flag of", path: path, code: code)
            }
        }
        if try statusAt(file.number, []).isNoDump {
            try check("clear the nodump flag of", path, code: cairn_clear_no_dump(file.number))
            wasSet = true
        }
        return wasSet
    }

    /// Whether any of them is set; false for what cannot be asked.
    public static func isSet(_ path: [UInt8]) -> Bool {
        guard let file = try? open(path) else { return false }
        let isNamed = [BackupFlags.robots, BackupFlags.apple].contains {
            errorCode($0, { fgetxattr(file.number, $0, nil, 0) < 0 ? -1 : 0 }) == 0
        }
        return isNamed || (try? statusAt(file.number, []).isNoDump) ?? false
    }

    private static func open(_ path: [UInt8], beneath root: [UInt8]) throws(SystemError)
        -> LinuxDescriptor
    {
        guard let names = ItemPath.relative(path, to: root), !names.isEmpty
        else { return try open(path) }
        let (above, name) = ItemPath.split(names)
        var directory = try openAt(AT_FDCWD, root, cairn_o_path | O_DIRECTORY)
        if !above.isEmpty {
            let number = withCString(above) {
                cairn_open_beneath(directory.number, $0, cairn_o_path | O_DIRECTORY, 0)
            }
            guard number >= 0 else { throw SystemError("open", path: path, code: -number) }
            directory = LinuxDescriptor(number)
        }
        return try open(name, in: directory.number, path)
    }

    private static func open(_ path: [UInt8]) throws(SystemError) -> LinuxDescriptor {
        try open(path, in: AT_FDCWD, path)
    }

    private static func open(_ name: [UInt8], in directory: Int32, _ path: [UInt8])
        throws(SystemError) -> LinuxDescriptor
    {
        do throws(SystemError) {
            return try openAt(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        } catch {
            // A symlink or a socket: those have no such attributes.
            throw [ELOOP, ENXIO].contains(error.code)
                ? SystemError("set the flag of", path: path, code: ENOTSUP) : error
        }
    }
}
