/// The rule by which an item is not kept. - Source: FORMAT.md §8.8, decision 0007.
public enum ExclusionRule: UInt8, Sendable, CaseIterable {
    /// Cairn's own: repository, state directory, control socket.
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

    /// Whether it is a mark on the item itself, which an atomic save drops.
    public var isFlag: Bool { self == .robots || self == .apple || self == .noDump }
}

/// From a commit on, an item is not kept, nor what is beneath it. - Source: FORMAT.md §8.8.
public struct Exclusion: Equatable, Sendable {
    public var root: UInt64
    /// Relative to the root; empty for all of it.
    public var path: [UInt8]
    public var rule: ExclusionRule
    /// Of the item that was excluded; 0 when nobody looked.
    public var inode: UInt64

    public init(root: UInt64, path: [UInt8], rule: ExclusionRule, inode: UInt64) {
        self.root = root
        self.path = path
        self.rule = rule
        self.inode = inode
    }
}

/// How an exclusion ended. - Source: FORMAT.md §8.8.
public enum Inclusion: UInt8, Sendable, CaseIterable {
    /// The rule does not hold for it any more.
    case cleared = 1
    /// Another file took the name, without the flag: a save that replaces a file drops it, and
    /// nobody may have meant that.
    case dropped
}
