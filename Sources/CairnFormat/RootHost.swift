/// The machine that a root belongs to. - Source: FORMAT.md §8.15.
public struct RootHost: Hashable, Sendable {
    public static let nameBytesMaximum = 255

    /// The same as long as the machine is itself.
    public let id: Hash128
    /// For people.
    public let name: [UInt8]

    public init(id: Hash128, name: [UInt8]) {
        self.id = id
        self.name = Array(name.prefix(Self.nameBytesMaximum))
    }

    /// - Parameter machine: what machine-id(5) gives: 32 hexadecimal digits. It is not to be told
    ///   as it is; hashed it says nothing elsewhere.
    public init(machine: [UInt8], name: [UInt8]) {
        self.init(id: Digest.h128(Array("cairn-1 host ".utf8) + machine), name: name)
    }
}
