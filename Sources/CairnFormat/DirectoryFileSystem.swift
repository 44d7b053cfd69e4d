/// The file system of a root, or of a directory on which something is mounted. - Source: FORMAT.md
/// §8.19.
public struct DirectoryFileSystem: Equatable, Sendable {
    public let root: UInt64
    /// Relative to the root.
    public let path: [UInt8]
    public var isMountTop = false
    /// Whether it is in memory or made of others, so that each mount is a new one.
    public var hasNoDisk = false
    /// 0 if it has none that lasts.
    public var identity: UInt64 = 0
    /// What the file system says of itself at its top; 0 if unknown.
    public var top: UInt64 = 0
    /// Of the directory, or 0 where inode numbers do not last.
    public var inode: UInt64 = 0

    static let topMaximum: UInt64 = 1 << 63 - 1

    public init(root: UInt64, path: [UInt8]) {
        self.root = root
        self.path = path
    }

    /// Whether it says anything; otherwise it ends what an earlier row says.
    public var isKnown: Bool { isMountTop || identity != 0 }

    /// Whether the fields do not contradict each other.
    public var isValid: Bool {
        (identity == 0 || identity >> 62 != 0 && !hasNoDisk) && top <= Self.topMaximum
            && (top == 0 || isMountTop)
    }

    var flags: UInt8 { (isMountTop ? 1 : 0) | (hasNoDisk ? 2 : 0) }

    /// - Returns: false for a flag that is not known.
    mutating func take(flags: UInt8) -> Bool {
        (isMountTop, hasNoDisk) = (flags & 1 != 0, flags & 2 != 0)
        return flags <= 3
    }
}
