import CLinux
import CSodium
import Glibc

/// One name of a tree, as plain system calls show it.
package struct WalkedItem: Equatable, CustomStringConvertible {
    package var kind: mode_t
    package var mode: mode_t
    package var owner: UInt32
    package var group: UInt32
    package var seconds: Int
    package var nanoseconds: Int
    /// Of files; a link's length is its target's.
    package var size: Int
    package var device: dev_t
    package var target: [UInt8]
    /// Of the content.
    package var digest: [UInt8]
    /// Where data lies: offset and end, in turn. - Source: lseek(2), SEEK_DATA.
    package var extents: [Int]
    package var attributes: [[UInt8]: [UInt8]]
    /// The first name, in order of bytes, of the same file; nil for a file with one name.
    package var linkedTo: [UInt8]?

    package var description: String {
        var text =
            "kind \(String(kind, radix: 8)) mode \(String(mode, radix: 8)) owner \(owner):\(group)"
        text += " time \(seconds).\(nanoseconds) size \(size) device \(device)"
        text += " content \(digest.prefix(4)) data \(extents.prefix(12))"
        text += " target \(Name.shown(target)) link \(linkedTo.map(Name.shown) ?? "-")"
        for (name, value) in attributes.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            text +=
                " \(Name.shown(name))=\(value.prefix(44).map { String($0, radix: 16) }.joined(separator: " "))"
        }
        return text
    }
}

package enum Name {
    package static func shown(_ name: [UInt8]) -> String {
        let text = String(decoding: name, as: UTF8.self).debugDescription
        return text.count <= 160 ? text : "\(text.prefix(60))…\(text.suffix(90))"
    }

    package static func join(_ path: [UInt8], _ name: [UInt8]) -> [UInt8] {
        path.isEmpty ? name : path + [0x2f] + name
    }
}

/// A whole tree, by path relative to its top, which is the empty path.
package typealias WalkedTree = [[UInt8]: WalkedItem]

/// Walks a tree with lstat, readlink, llistxattr, read and lseek. Shares nothing with the engine.
package struct Walker {
    private var items: WalkedTree = [:]
    private var names: [Inode: [[UInt8]]] = [:]

    private struct Inode: Hashable {
        let device: dev_t
        let number: ino_t
    }

    package static func walk(_ path: String) -> WalkedTree {
        var walker = Walker()
        var status = stat()
        guard lstat(path, &status) == 0 else { return [:] }
        let name = Array(path.utf8)
        walker.visit(name, in: AT_FDCWD, path: [])
        for paths in walker.names.values where paths.count > 1 {
            let first = paths.min { $0.lexicographicallyPrecedes($1) }
            for path in paths { walker.items[path]?.linkedTo = first }
        }
        return walker.items
    }

    private mutating func visit(_ name: [UInt8], in directory: Int32, path: [UInt8]) {
        let pointer = name.map { CChar(bitPattern: $0) } + [0]
        var status = stat()
        precondition(
            fstatat(directory, pointer, &status, AT_SYMLINK_NOFOLLOW) == 0,
            "stat \(Name.shown(path)): errno \(errno)")
        var item = WalkedItem(
            kind: status.st_mode & S_IFMT, mode: status.st_mode & 0o7777, owner: status.st_uid,
            group: status.st_gid,
            seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: 0, device: 0,
            target: [],
            digest: [], extents: [], attributes: [:], linkedTo: nil)
        item.attributes = Self.attributes(directory, name)
        switch item.kind {
        case S_IFREG:
            item.size = Int(status.st_size)
            let descriptor = openat(
                directory, pointer, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | 0o1000000)  // O_NOATIME
            precondition(descriptor >= 0, "open \(Name.shown(path)): errno \(errno)")
            item.digest = Self.digest(descriptor)
            item.extents = Self.extents(descriptor, size: item.size)
            close(descriptor)
        case S_IFLNK:
            var target = [CChar](repeating: 0, count: 70_000)
            let length = readlinkat(directory, pointer, &target, target.count)
            item.target = target[..<max(0, length)].map { UInt8(bitPattern: $0) }
        case S_IFCHR, S_IFBLK: item.device = status.st_rdev
        case S_IFDIR:
            let descriptor = openat(
                directory, pointer, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            precondition(descriptor >= 0, "open \(Name.shown(path)): errno \(errno)")
            for inner in Files.names(fcntl(descriptor, F_DUPFD_CLOEXEC, 0)) {
                visit(inner, in: descriptor, path: Name.join(path, inner))
            }
            close(descriptor)
        default: break
        }
        if item.kind != S_IFDIR, status.st_nlink > 1 {
            names[Inode(device: status.st_dev, number: status.st_ino), default: []].append(path)
        }
        items[path] = item
    }

    private static func attributes(_ directory: Int32, _ name: [UInt8]) -> [[UInt8]: [UInt8]] {
        let base = directory == AT_FDCWD ? [] : Array("/proc/self/fd/\(directory)/".utf8)
        let path = (base + name).map { CChar(bitPattern: $0) } + [0]
        var list = [CChar](repeating: 0, count: 65_536)
        let length = llistxattr(path, &list, list.count)
        guard length > 0 else { return [:] }
        var result: [[UInt8]: [UInt8]] = [:]
        for name in list[..<length].map({ UInt8(bitPattern: $0) }).split(separator: 0) {
            // Set by the system or by its policies, not by people.
            if name.starts(with: Array("security.".utf8)) { continue }
            var value = [UInt8](repeating: 0, count: 65_536)
            let count = lgetxattr(
                path, name.map { CChar(bitPattern: $0) } + [0], &value, value.count)
            if count >= 0 { result[Array(name)] = Array(value[..<count]) }
        }
        return result
    }

    private static func digest(_ descriptor: Int32) -> [UInt8] {
        let content = Files.content(descriptor)
        var result = [UInt8](repeating: 0, count: 32)
        _ = content.withUnsafeBufferPointer {
            crypto_generichash(&result, result.count, $0.baseAddress, UInt64($0.count), nil, 0)
        }
        return result
    }

    private static func extents(_ descriptor: Int32, size: Int) -> [Int] {
        var result: [Int] = []
        var position = 0
        while position < size {
            let data = lseek(descriptor, position, Seek.data)
            if data < 0 { break }
            let hole = lseek(descriptor, data, Seek.hole)
            if hole < 0 { break }
            result += [data, hole]
            position = hole
        }
        return result
    }
}

/// Where two trees differ, in words; empty when they are the same.
package func treeDifferences(_ found: WalkedTree, expected: WalkedTree) -> [String] {
    var result: [String] = []
    for path in Set(found.keys).union(expected.keys).sorted(by: { $0.lexicographicallyPrecedes($1) }
    ) {
        switch (found[path], expected[path]) {
        case (nil, _): result.append("\(Name.shown(path)) is missing")
        case (_, nil): result.append("\(Name.shown(path)) should not be there")
        case (let one?, let other?) where one != other:
            result.append("\(Name.shown(path)): \(one)\n      instead of \(other)")
        default: break
        }
    }
    return result.count <= 12
        ? result : Array(result.prefix(12)) + ["… \(result.count) differences in all"]
}

/// - Source: lseek(2); glibc's module does not show them to Swift.
private enum Seek {
    static let data: Int32 = 3
    static let hole: Int32 = 4
}
