import CairnFormat
import Glibc

/// Following the symlinks in a path that the user named.
public enum RealPath {
    /// - Returns: the path without symlinks, or as it is when there is nothing at it, or a link that cannot be trusted on the way. - Source: realpath(3).
    public static func resolve(_ path: [UInt8]) -> [UInt8] {
        guard let found = TrustedPath.resolve(path), found.isThere else { return path }
        return found.path
    }

    /// Where a path leads, also when nothing is there now: a symlink to a disk that is not mounted leads to that disk.
    ///
    /// - Returns: absolute, without symlinks as far as they can be read; as it is when they go round in circles, or one cannot be trusted
    ///   (``TrustedPath``). - Source: path_resolution(7), realpath(1) `-m`.
    public static func destination(_ path: [UInt8]) -> [UInt8] { TrustedPath.resolve(path)?.path ?? path }

    /// Whether there is something at the path, a symlink that leads nowhere excepted.
    public static func exists(_ path: [UInt8]) -> Bool { withCString(path) { access($0, F_OK) } == 0 }
}
