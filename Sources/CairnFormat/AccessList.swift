/// The ids and permissions in an access list.
///
/// - Source: linux/posix_acl_xattr.h: u32 version, 2; then entries of u16 tag, u16 permissions, u32
///   id, all little-endian. acl(5): `ACL_USER` is 2, `ACL_GROUP_OBJ` 4, `ACL_GROUP` 8, `ACL_MASK`
///   16.
public enum AccessList {
    public static let access = Array("system.posix_acl_access".utf8)
    public static let names: Set<[UInt8]> = [access, Array("system.posix_acl_default".utf8)]

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

    /// The mode that an item may have without its access list, so that nobody may do more than with
    /// it.
    ///
    /// With a list, the bits of the group are its mask. Without it, the owning group must not get
    /// the mask, and a user or group that the list restricts must not get the bits of the owning
    /// group or of all others. - Source: acl(5), “Access check algorithm”.
    /// - Returns: no bits of group and others, if the bytes are not a list of this version.
    public static func modeWithout(_ value: [UInt8], _ mode: UInt16) -> UInt16 {
        guard let entries = entries(value) else { return mode & ~0o077 }
        let mask = entries.first { $0.tag == 16 }?.permissions ?? 7
        var group: UInt16 = mode >> 3 & 7 & mask
        var others: UInt16 = mode & 7
        for entry in entries {
            let effective = entry.permissions & mask
            switch entry.tag {
            // Who is named may be a member of the owning group.
            case 2:
                group &= effective
                others &= effective
            case 4: group &= effective
            case 8: others &= effective
            default: break
            }
        }
        let owner: UInt16 = mode & ~0o077
        return owner | group << 3 | others
    }

    /// Whether a list says no more than the bits of a mode, so that file systems store it as these.
    public static func isMode(_ value: [UInt8]) -> Bool {
        entries(value)?.allSatisfy { ![2, 8, 16].contains($0.tag) } ?? false
    }

    /// The same list, with no more permissions for the owning group than others have.
    public static func narrowingGroup(_ value: [UInt8], _ mode: UInt16) -> [UInt8] {
        var result = value
        for (index, entry) in (entries(value) ?? []).enumerated() where entry.tag == 4 {
            result[4 + 8 * index + 2] = UInt8(entry.permissions & mode & 7)
        }
        return result
    }

    /// What the owning group may do, in the three lowest bits; nothing if the bytes are not a list
    /// of this version.
    public static func group(_ value: [UInt8]) -> UInt16 {
        let entries = entries(value) ?? []
        let mask = entries.first { $0.tag == 16 }?.permissions ?? 7
        return mask & (entries.first { $0.tag == 4 }?.permissions ?? 0)
    }

    private static func entries(_ value: [UInt8]) -> [(tag: UInt16, permissions: UInt16)]? {
        guard value.count >= 4, (value.count - 4) % 8 == 0, word(value, 0) == 2 else { return nil }
        return stride(from: 4, to: value.count, by: 8).map { entry in
            let tag = UInt16(value[entry]) | UInt16(value[entry + 1]) << 8
            return (tag, UInt16(value[entry + 2] & 7))
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
