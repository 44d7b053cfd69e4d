import CairnCore
import CairnFormat
import Glibc

/// Following the symlinks in a path that the user named.
public enum RealPath {
    /// - Returns: the path without symlinks, or as it is when there is nothing at it, nobody
    ///   answers there, or a link that cannot be trusted is on the way. - Source: realpath(3).
    public static func resolve(_ path: [UInt8]) -> [UInt8] { existing(path) ?? path }

    /// The destination of a path, even when it does not exist: a symlink to a disk that is not
    /// mounted leads to that disk.
    ///
    /// - Returns: absolute, without symlinks as far as they can be read; unchanged when they form a
    ///   loop, or one cannot be trusted (``TrustedPath``). - Source: path_resolution(7),
    ///   realpath(1) `-m`.
    public static func destination(_ path: [UInt8]) -> [UInt8] {
        if let resolved = existing(path) { return resolved }
        guard MountGuard.shared.mount(onWayTo: path) == nil
        else { return MountGuard.shared.way(to: path).path }
        return TrustedPath.resolve(path)?.path ?? path
    }

    /// The place of an item: the symlinks of its directories are followed, as ``destination(_:)``
    /// does, and the item's own is not.
    public static func place(of path: [UInt8]) -> [UInt8] {
        let (parent, name) = ItemPath.split(path)
        guard !name.isEmpty else { return path }
        return ItemPath.join(destination(parent.isEmpty ? [ItemPath.separator] : parent), name)
    }

    private static func existing(_ path: [UInt8]) -> [UInt8]? {
        guard let mount = MountGuard.shared.mount(onWayTo: path) else { return real(path) }
        return (try? mount.run { _ throws(SystemError) in real(path) }) ?? nil
    }

    private static func real(_ path: [UInt8]) -> [UInt8]? {
        TrustedPath.resolve(path).flatMap { $0.isThere ? $0.path : nil }
    }

    /// Follows the symlinks of a path one by one, until `isEnd` says of a place that nothing
    /// beneath it is to be touched.
    ///
    /// - Cost: one request for each name, as far as something is there.
    static func walk(_ path: [UInt8], isEnd: ([UInt8]) -> Bool) -> [UInt8] {
        let isAbsolute = path.first == ItemPath.separator
        var rest = Array(
            ItemPath.components(isAbsolute ? path : ItemPath.join(Process.currentDirectory, path))
                .reversed())
        // The names that were followed, and the same as a path; empty for the root.
        var (done, place): ([[UInt8]], [UInt8]) = ([], [])
        // The number of names from which on nothing is there.
        var missing = Int.max
        var links = 0
        while let name = rest.popLast() {
            if name == Array(".".utf8) { continue }
            if name == Array("..".utf8) {
                place.removeLast(done.popLast().map { $0.count + 1 } ?? 0)
                if done.count < missing { missing = .max }
                continue
            }
            place.append(ItemPath.separator)
            place += name
            if isEnd(place) {
                return rest.isEmpty ? place : ItemPath.join(place, joined(rest.reversed()))
            }
            guard done.count < missing, let target = link(at: place) else {
                if done.count < missing, errno == ENOENT { missing = done.count + 1 }
                done.append(name)
                continue
            }
            links += 1
            guard links <= linksMaximum else { return path }
            place.removeLast(name.count + 1)
            if target.first == ItemPath.separator { (done, place) = ([], []) }
            rest += ItemPath.components(target).reversed()
        }
        return place.isEmpty ? [ItemPath.separator] : place
    }

    private static func joined(_ names: [[UInt8]]) -> [UInt8] {
        Array(names.joined(separator: [ItemPath.separator]))
    }

    /// - Source: path_resolution(7): at most 40 in one path.
    private static let linksMaximum = 40

    /// What a symlink leads to, as it says; nil for anything else: then `errno` says why.
    public static func link(at path: [UInt8]) -> [UInt8]? {
        let capacity = Limits.symlinkTargetBytes
        var count = -1
        let target = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
            count = withCString(path) { readlink($0, buffer.baseAddress!, capacity) }
            let code = errno
            initialized = max(0, count)
            errno = code
        }
        return count > 0 && count < capacity ? target : nil
    }

    /// Whether the path exists; false for a broken symlink.
    public static func exists(_ path: [UInt8]) -> Bool {
        guard let mount = MountGuard.shared.mount(onWayTo: path) else { return isThere(path) }
        return (try? mount.run { _ throws(SystemError) in isThere(path) }) ?? false
    }

    private static func isThere(_ path: [UInt8]) -> Bool {
        withCString(path) { access($0, F_OK) } == 0
    }
}
