import CairnFormat
import Glibc

/// Following the symlinks in a path that the user named.
public enum RealPath {
    /// - Returns: the path without symlinks, or as it is when there is nothing at it. - Source: realpath(3).
    public static func resolve(_ path: [UInt8]) -> [UInt8] {
        guard let resolved = withCString(path, { realpath($0, nil) }) else { return path }
        defer { free(resolved) }
        return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    /// Where a path leads, also when nothing is there now: a symlink to a disk that is not mounted leads to that disk.
    ///
    /// - Returns: absolute, without symlinks as far as they can be read; as it is when they go round in circles. - Source: path_resolution(7), realpath(1) `-m`.
    public static func destination(_ path: [UInt8]) -> [UInt8] {
        if let resolved = withCString(path, { realpath($0, nil) }) {
            defer { free(resolved) }
            return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
        }
        var done: [[UInt8]] = []
        var rest = Array(ItemPath.components(path).reversed())
        var links = 0
        while let name = rest.popLast() {
            if name == Array(".".utf8) { continue }
            if name == Array("..".utf8) {
                _ = done.popLast()
                continue
            }
            let place = (done + [name]).reduce([]) { $0 + [ItemPath.separator] + $1 }
            guard let target = link(at: place) else {
                done.append(name)
                continue
            }
            links += 1
            guard links <= linksMaximum else { return path }
            if target.first == ItemPath.separator { done = [] }
            rest += ItemPath.components(target).reversed()
        }
        return done.isEmpty ? [ItemPath.separator] : done.reduce([]) { $0 + [ItemPath.separator] + $1 }
    }

    /// - Source: path_resolution(7): at most 40 in one path.
    private static let linksMaximum = 40

    private static func link(at path: [UInt8]) -> [UInt8]? {
        let capacity = Limits.symlinkTargetBytes
        var count = -1
        let target = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
            count = withCString(path) { readlink($0, buffer.baseAddress!, capacity) }
            initialized = max(0, count)
        }
        return count > 0 && count < capacity ? target : nil
    }

    /// Whether there is something at the path, a symlink that leads nowhere excepted.
    public static func exists(_ path: [UInt8]) -> Bool { withCString(path) { access($0, F_OK) } == 0 }
}
