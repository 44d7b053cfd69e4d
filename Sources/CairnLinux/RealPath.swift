import Glibc

/// Following the symlinks in a path that the user named.
public enum RealPath {
    /// - Returns: the path without symlinks, or as it is when there is nothing at it. - Source: realpath(3).
    public static func resolve(_ path: [UInt8]) -> [UInt8] {
        guard let resolved = withCString(path, { realpath($0, nil) }) else { return path }
        defer { free(resolved) }
        return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    /// Whether there is something at the path, a symlink that leads nowhere excepted.
    public static func exists(_ path: [UInt8]) -> Bool { withCString(path) { access($0, F_OK) } == 0 }
}
