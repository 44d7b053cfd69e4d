/// Who answers for what a file system says.
public enum FileSystemOrigin: UInt8, Sendable {
    /// The kernel of this machine keeps it on a disk or in memory: its times come from this
    /// machine's clock.
    case local
    /// Another machine or a program serves it. Its clock is unknown; its sizes and holes prove
    /// nothing.
    case served
    /// The kernel makes its items up when somebody looks (proc, sysfs, cgroup). Reading can change
    /// the machine, so nothing below a backup root is read.
    case made
}

/// What else is known about a file system, besides who answers for it.
public struct FileSystemTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its inode numbers may belong to other files after the next mount, or earlier: an equal
    /// number proves nothing.
    public static let unstableInodes = Self(rawValue: 1)
    /// A program shows files there whose content lies elsewhere: a server, an archive, an image.
    public static let view = Self(rawValue: 2)
    /// A read-only snapshot of another subvolume.
    public static let snapshot = Self(rawValue: 4)
    /// Its identity is the name of a device, which the next disk may get.
    public static let namedByDevice = Self(rawValue: 8)
}

/// The identity of a file system, as a number that never equals a device number of the kernel.
///
/// It stays the same whatever device number a later mount gets. The top two bits tell the kind.
/// - Source: decision 0033; makedev(3): a device number of Linux has 32 bits.
public struct FileSystemIdentity: Equatable, Sendable {
    /// A ``FileStatus/device``.
    public let number: UInt64

    private enum Kind: UInt64 {
        case none = 0
        /// By mount source and type: of servers and programs.
        case named
        /// By the file system's own UUID.
        case own
        /// As `own`, with a subvolume in the lower 32 bits.
        case subvolume
    }

    private var kind: Kind { Kind(rawValue: number >> 62) ?? .none }

    public init(_ number: UInt64) { self.number = number }

    /// Whether it is the kernel's number of a file system without a disk: tmpfs, overlays and
    /// others. 0 is the number of none, as of a stream or an import.
    ///
    /// - Source: Documentation/admin-guide/devices.txt, major 0; makedev(3): 32 bits.
    public var isWithoutDisk: Bool {
        number != 0 && number >> 32 == 0 && number >> 8 & 0xfff == 0
    }

    /// Device numbers that no file system has, in place of one that means nothing after the next
    /// start of the machine. - Source: makedev(3), its highest minor numbers.
    static let (noDisk, anyDisk): (UInt64, UInt64) = (0xfff0_00ff, 0xffff_ffff)

    /// The identity of a file system that has only the name of its source.
    public init(named name: some Sequence<UInt8>) {
        // FNV-1a: fast, and stable on disk.
        let hash = name.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
        }
        number = Kind.named.rawValue << 62 | hash >> 2
    }

    /// Whether anything other than a device number is known.
    public var isKnown: Bool { kind != .none }

    /// Whether it is a subvolume of btrfs.
    public var isSubvolume: Bool { kind == .subvolume }

    /// Whether only the name of its source is known.
    public var isNamed: Bool { kind == .named }

    /// Whether it is another subvolume of the same btrfs, for example a snapshot.
    public func isOtherSubvolume(than other: FileSystemIdentity) -> Bool {
        isSubvolume && number != other.number && compared(to: other) == .same
    }

    public enum Comparison: Sendable {
        case same, other
        /// Different sources, which may lead to the same files; or too little is known.
        case unknown
    }

    public func compared(to other: FileSystemIdentity) -> Comparison {
        if number == other.number { return .same }
        guard isKnown, other.isKnown else { return .unknown }
        if kind == .named, other.kind == .named { return .unknown }
        if kind == .subvolume, other.kind == .subvolume {
            return number >> 32 == other.number >> 32 ? .same : .other
        }
        return .other
    }
}
