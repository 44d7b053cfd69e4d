import CLinux
import CairnCore
import CairnFormat
import Glibc

/// Reading extended attributes, POSIX ACLs among them. - Source: listxattr(2), getxattr(2), acl(5).
enum ExtendedAttributes {
    static func read(descriptor: Int32, path: [UInt8]) throws(SystemError) -> [ExtendedAttribute] {
        try read(
            list: { flistxattr(descriptor, $0, $1) },
            get: { fgetxattr(descriptor, $0, $1, $2) }, path: path)
    }

    /// - Returns: in ascending order of name, without those that disappear meanwhile.
    static func read(
        list: (UnsafeMutablePointer<CChar>?, Int) -> Int,
        get: (UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int, path: [UInt8]
    ) throws(SystemError) -> [ExtendedAttribute] {
        let size = list(nil, 0)
        if size == 0 { return [] }
        if size < 0 {
            // A file system without xattrs has none to keep.
            if errno == ENOTSUP { return [] }
            throw SystemError("list xattrs", path: path, code: errno)
        }
        // XATTR_LIST_MAX: one call with the largest buffer cannot race with a growing list.
        var names = [CChar](repeating: 0, count: 65_536)
        let length = list(&names, names.count)
        guard length >= 0 else { throw SystemError("list xattrs", path: path, code: errno) }
        var result: [ExtendedAttribute] = []
        for name in names[..<length].split(separator: 0) {
            let terminated = Array(name) + [0]
            var value = [UInt8](repeating: 0, count: Limits.attributeValueBytes)
            let count = get(terminated, &value, value.count)
            if count < 0 {
                if errno == ENODATA || errno == ENOTSUP { continue }
                throw SystemError("read xattr", path: path, code: errno)
            }
            result.append(
                ExtendedAttribute(
                    name: name.map { UInt8(bitPattern: $0) }, value: Array(value[..<count])))
        }
        result.sort { $0.name.lexicographicallyPrecedes($1.name) }
        // A file system in user space may list a name twice; no journal holds it twice (FORMAT.md
        // §8.4).
        return result.indices.filter { $0 == 0 || result[$0 - 1].name != result[$0].name }.map {
            result[$0]
        }
    }
}
