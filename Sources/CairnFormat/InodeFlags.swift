/// Flags of an inode that a snapshot holds, as one of its extended attributes.
///
/// - Source: FORMAT.md §8.4; linux/fs.h, `FS_*_FL`; chattr(1). Not among them is what a file system
///   decides itself, as whether it uses extents.
public struct InodeFlags: OptionSet, Hashable, Sendable {
    public static let attribute = Array("cairn.flags".utf8)

    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    private static let letters: KeyValuePairs<Character, UInt32> = [
        "A": 0x80, "C": 0x80_0000, "D": 0x1_0000, "F": 0x4000_0000, "S": 0x8, "T": 0x2_0000,
        "a": 0x20, "c": 0x4, "d": 0x40, "i": 0x10, "j": 0x4000, "m": 0x400, "s": 0x1, "u": 0x2,
    ]

    /// Every flag that a snapshot holds.
    public static let all = InodeFlags(rawValue: letters.reduce(0) { $0 | $1.value })
    /// Those after which nobody can change the item, or its names: `a` and `i`.
    public static let sealing: InodeFlags = [
        InodeFlags(rawValue: 0x20), InodeFlags(rawValue: 0x10),
    ]

    /// - Parameter text: letters of chattr(1); unknown ones are passed over.
    public init(letters text: [UInt8]) {
        let known = Set(text.map { Character(Unicode.Scalar($0)) })
        rawValue = Self.letters.reduce(0) { known.contains($1.key) ? $0 | $1.value : $0 }
    }

    /// In ascending order.
    public var letters: String {
        String(Self.letters.filter { rawValue & $0.value != 0 }.map(\.key))
    }
}

extension Item {
    public var flags: InodeFlags {
        attributes.first { $0.name == InodeFlags.attribute }
            .map { InodeFlags(letters: $0.value) } ?? []
    }
}
