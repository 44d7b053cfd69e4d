/// The machine that a root belongs to. - Source: FORMAT.md §8.15.
public struct RootHost: Hashable, Sendable {
    public static let nameBytesMaximum = 255

    /// Stable while the machine keeps its identity.
    public let id: Hash128
    /// The machine's name, for people.
    public let name: [UInt8]

    public init(id: Hash128, name: [UInt8]) {
        self.id = id
        self.name = Array(name.prefix(Self.nameBytesMaximum))
    }

    /// - Parameter machine: the machine-id(5), 32 hexadecimal digits. It is confidential and
    ///   therefore hashed; the hash has no meaning elsewhere.
    public init(machine: [UInt8], name: [UInt8]) {
        self.init(id: Digest.h128(Array("cairn-1 host ".utf8) + machine), name: name)
    }
}
