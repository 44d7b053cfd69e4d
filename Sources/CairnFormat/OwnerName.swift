/// A user or a group, by its number.
public struct Owner: Hashable, Sendable {
    /// - Source: FORMAT.md §8.18.
    public enum Kind: UInt8, Sendable, CaseIterable { case user = 1, group = 2 }

    public let kind: Kind
    public let number: UInt32

    public init(_ kind: Kind, _ number: UInt32) {
        self.kind = kind
        self.number = number
    }
}

/// The name of a user or a group on the machine of a root. - Source: FORMAT.md §8.18.
public struct OwnerName: Equatable, Sendable {
    public static let bytesMaximum = 255

    public let root: UInt64
    public let owner: Owner
    public let name: [UInt8]

    public init(root: UInt64, _ owner: Owner, name: [UInt8]) {
        self.root = root
        self.owner = owner
        self.name = name
    }

    /// Whether a name can be recorded: not empty, not too long, and without a zero byte.
    public static func isValid(_ name: some Collection<UInt8>) -> Bool {
        !name.isEmpty && name.count <= bytesMaximum && !name.contains(0)
    }
}
