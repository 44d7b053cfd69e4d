import CairnFormat
import CairnSource

/// The new place of a root restored in place, if it is not its old one: another user's home,
/// another machine.
public struct Relocation: Equatable, Sendable {
    /// Absolute; it need not exist.
    public let path: [UInt8]
    /// The last directory on the way that may be reached through symlinks; an application may be
    /// able to write the rest. Nil for a root whose whole path belongs to the user.
    public let trusted: [UInt8]?
    /// The root's name from now on.
    public let name: [UInt8]
    public let role: RootRole
    public let part: SourcePart?

    public init(
        path: [UInt8], trusted: [UInt8]? = nil, name: [UInt8], role: RootRole,
        part: SourcePart? = nil
    ) {
        self.path = path
        self.trusted = trusted
        self.name = name
        self.role = role
        self.part = part
    }

    /// Relocates a part of a container, beneath the nearest existing directory of this user.
    ///
    /// - Parameter path: the present place of the part.
    public init(_ part: ContainerPart, at path: [UInt8], on environment: RootEnvironment) {
        // The container's own directory may be a symlink that the user made.
        var trusted = path
        for _ in ItemPath.components(part.name) { trusted = ItemPath.split(trusted).parent }
        while !trusted.isEmpty, !environment.user.isDirectory(trusted) {
            trusted = ItemPath.split(trusted).parent
        }
        self.init(
            path: path, trusted: trusted.isEmpty ? [ItemPath.separator] : trusted,
            name: ContainerPart.rootName(part.container, part.name), role: part.role,
            part: SourcePart(
                path: path, role: part.role, container: part.container, name: part.name))
    }
}

/// A mapping of stored uids and gids to those of other people.
public struct OwnerMap: Equatable, Sendable {
    public var users: [UInt32: UInt32]
    public var groups: [UInt32: UInt32]

    public init(users: [UInt32: UInt32] = [:], groups: [UInt32: UInt32] = [:]) {
        self.users = users
        self.groups = groups
    }

    public var isEmpty: Bool { users.isEmpty && groups.isEmpty }

    subscript(owner: Owner) -> UInt32? {
        get { owner.kind == .user ? users[owner.number] : groups[owner.number] }
        set {
            if owner.kind == .user {
                users[owner.number] = newValue
            } else {
                groups[owner.number] = newValue
            }
        }
    }

    /// The item with owner, group and the ids in its access lists mapped.
    func applied(to item: Item) -> Item {
        guard !isEmpty else { return item }
        var item = item
        item.uid = users[item.uid] ?? item.uid
        item.gid = groups[item.gid] ?? item.gid
        item.attributes = item.attributes.map { attribute in
            guard AccessList.names.contains(attribute.name) else { return attribute }
            let mapped = AccessList.mapped(attribute.value) { owner in
                self[owner]
            }
            return ExtendedAttribute(name: attribute.name, value: mapped)
        }
        return item
    }
}
