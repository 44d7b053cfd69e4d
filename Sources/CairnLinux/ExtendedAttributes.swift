import CLinux
import CairnCore
import CairnFormat
import Glibc

/// Reading extended attributes, POSIX ACLs and the inode's flags among them.
///
/// - Source: listxattr(2), getxattr(2), acl(5), ioctl_iflags(2).
enum ExtendedAttributes {
    /// - Returns: with the inode's flags among them (``InodeFlags``).
    static func read(descriptor: Int32) -> AttributeReading {
        var reading = read(
            list: { flistxattr(descriptor, $0, $1) }, get: { fgetxattr(descriptor, $0, $1, $2) },
            isFUSE: { cairn_file_system_type(descriptor) == 0x6573_5546 })
        var found: UInt32 = 0
        // Many file systems have no flags, and say so in as many ways.
        guard cairn_flags(descriptor, &found) == 0 else { return reading }
        let flags = InodeFlags(rawValue: found).intersection(.all)
        reading.values.removeAll { $0.name == InodeFlags.attribute }
        guard !flags.isEmpty else { return reading }
        let attribute = ExtendedAttribute(
            name: InodeFlags.attribute, value: Array(flags.letters.utf8))
        let place = reading.values.firstIndex {
            attribute.name.lexicographicallyPrecedes($0.name)
        }
        reading.values.insert(attribute, at: place ?? reading.values.endIndex)
        return reading
    }

    /// - Parameter isFUSE: whether a program serves the file system.
    /// - Returns: without those that disappear meanwhile. One that cannot be read costs itself
    ///   alone.
    static func read(
        list: (UnsafeMutablePointer<CChar>?, Int) -> Int,
        get: (UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int,
        isFUSE: () -> Bool = { false }
    ) -> AttributeReading {
        let size = list(nil, 0)
        if size == 0 { return [] }
        if size < 0 {
            let code = errno
            // A file system without xattrs has none to keep.
            if code == ENOTSUP || code == ENOSYS { return [] }
            // rclone 1.60 has none, and gives this answer whatever is asked.
            if code == EIO, isFUSE(), get("user.cairn.absent", nil, 0) < 0, errno == EIO {
                return []
            }
            return AttributeReading([], losses: [MetadataLoss(.attributes, code: code)])
        }
        // XATTR_LIST_MAX: one call with the largest buffer cannot race with a growing list.
        var names = [CChar](repeating: 0, count: 65_536)
        let length = list(&names, names.count)
        guard length >= 0 else {
            return AttributeReading([], losses: [MetadataLoss(.attributes, code: errno)])
        }
        var result: [ExtendedAttribute] = []
        var losses: [MetadataLoss] = []
        for name in names[..<length].split(separator: 0) {
            let terminated = Array(name) + [0]
            var value = [UInt8](repeating: 0, count: Limits.attributeValueBytes)
            let count = get(terminated, &value, value.count)
            let name = name.map { UInt8(bitPattern: $0) }
            if count >= 0 {
                result.append(ExtendedAttribute(name: name, value: Array(value[..<count])))
            } else if errno != ENODATA {
                losses.append(MetadataLoss(.attribute(name), code: errno))
            }
        }
        result.sort { $0.name.lexicographicallyPrecedes($1.name) }
        // A file system in user space may list a name twice; no journal holds it twice (FORMAT.md
        // §8.4).
        let distinct = result.indices.filter { $0 == 0 || result[$0 - 1].name != result[$0].name }
        return AttributeReading(distinct.map { result[$0] }, losses: losses)
    }
}
