/// The rule that excludes an item. - Source: FORMAT.md §8.8, decision 0007.
public enum ExclusionRule: UInt8, Sendable, CaseIterable {
    /// Cairn's own files: repository, state directory, control socket.
    case own = 1
    /// A root of caches or temporary files.
    case role
    /// The extended attribute `user.xdg.robots.backup` is `false`.
    case robots
    /// The extended attribute `user.com.apple.metadata:com_apple_backup_excludeItem`.
    case apple
    /// The inode's `nodump`.
    case noDump
    /// The directory holds a `CACHEDIR.TAG` with its signature.
    case cacheTag
    /// The directory holds a `.nobackup`.
    case noBackup
    /// A pattern of the settings.
    case pattern
    /// Larger than the settings' `larger-than`.
    case size
    /// On another file system than its root, with `one-file-system`.
    case fileSystem

    /// Whether the rule is a mark on the item itself, which an atomic save drops.
    public var isFlag: Bool { self == .robots || self == .apple || self == .noDump }
}

/// From this commit on, the item and everything beneath it is excluded. - Source: FORMAT.md §8.8.
public struct Exclusion: Equatable, Sendable {
    public var root: UInt64
    /// Relative to the root; empty for the whole root.
    public var path: [UInt8]
    public var rule: ExclusionRule
    /// Inode of the excluded item; 0 when it is unknown.
    public var inode: UInt64
    /// Whether nobody ordered it: a marker or something else that is not the user's word took
    /// stored items out of the present tree. Their last versions stay while it lasts.
    public var isUnordered: Bool

    public init(
        root: UInt64, path: [UInt8], rule: ExclusionRule, inode: UInt64, isUnordered: Bool = false
    ) {
        self.root = root
        self.path = path
        self.rule = rule
        self.inode = inode
        self.isUnordered = isUnordered
    }
}

/// The way an exclusion ended. - Source: FORMAT.md §8.8.
public enum Inclusion: UInt8, Sendable, CaseIterable {
    /// The rule no longer applies.
    case cleared = 1
    /// Another file took the name, without the flag. A save that replaces a file drops the flag,
    /// perhaps unintentionally.
    case dropped
}
