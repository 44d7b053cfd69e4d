import CairnCore
import CairnFormat

/// The limits that decide when items go. The defaults are those of `[purge]` in Config/cairn.toml.
public struct PurgePolicy: Equatable, Sendable {
    /// For temporary items, in nanoseconds since their last use.
    public var maxAge: UInt64
    public var lowFree: Share
    /// Not below ``lowFree``.
    public var highFree: Share

    public init(
        maxAge: UInt64 = 86_400 * 1_000_000_000, lowFree: Share = Share(basisPoints: 1_000),
        highFree: Share = Share(basisPoints: 1_500)
    ) {
        self.maxAge = maxAge
        self.lowFree = lowFree
        self.highFree = highFree
    }

    /// Whether a temporary item that was last used at `moment` is old enough. A future use is not.
    func isOld(_ moment: Timestamp, at now: Timestamp) -> Bool {
        moment < now.before(nanoseconds: maxAge)
    }

    /// The number of bytes to remove: none at or above the low mark, otherwise the difference to
    /// the high mark. None for a file system without a size.
    func missing(_ space: FileSystemSpace) -> UInt64 {
        guard space.total > 0, space.available < lowFree.bytes(of: space.total) else { return 0 }
        let wanted = highFree.bytes(of: space.total)
        return wanted > space.available ? wanted - space.available : 0
    }
}
