/// The ids in an access list.
///
/// - Source: linux/posix_acl_xattr.h: u32 version, 2; then entries of u16 tag, u16 permissions, u32
///   id, all little-endian. acl(5): `ACL_USER` is 2, `ACL_GROUP` 8.
public enum AccessList {
    public static let names: Set<[UInt8]> = [
        Array("system.posix_acl_access".utf8), Array("system.posix_acl_default".utf8),
    ]

    /// - Parameter number: the new number of an owner; nil where it stays.
    /// - Returns: the same bytes when they are not a list of this version.
    public static func mapped(_ value: [UInt8], _ number: (Owner) -> UInt32?) -> [UInt8] {
        var result = value
        forEachOwner(in: value) { owner, place in
            guard let mapped = number(owner) else { return }
            for byte in 0..<4 {
                result[place + byte] = UInt8(truncatingIfNeeded: mapped >> (8 * UInt32(byte)))
            }
        }
        return result
    }

    /// - Parameter body: gets each named user and group, and the place of its number.
    static func forEachOwner(in value: [UInt8], _ body: (Owner, Int) -> Void) {
        guard value.count >= 4, (value.count - 4) % 8 == 0, word(value, 0) == 2 else { return }
        for entry in stride(from: 4, to: value.count, by: 8) {
            let number = word(value, entry + 4)
            switch UInt16(value[entry]) | UInt16(value[entry + 1]) << 8 {
            case 2: body(Owner(.user, number), entry + 4)
            case 8: body(Owner(.group, number), entry + 4)
            default: break
            }
        }
    }

    private static func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * UInt32($1)) }
    }
}

extension Item {
    /// Its owner and group, and those that its access lists name.
    public var owners: Set<Owner> {
        var found: Set<Owner> = [Owner(.user, uid), Owner(.group, gid)]
        for attribute in attributes where AccessList.names.contains(attribute.name) {
            AccessList.forEachOwner(in: attribute.value) { owner, _ in found.insert(owner) }
        }
        return found
    }
}
