import CairnCore
import CairnFormat

/// When items go. The defaults are those of `[purge]` in Config/cairn.toml.
public struct PurgePolicy: Equatable, Sendable {
    /// Of temporary items, in nanoseconds since their last use.
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

    /// Whether a temporary item that was last used at `moment` is old enough. What was used in the
    /// future is not.
    func isOld(_ moment: Timestamp, at now: Timestamp) -> Bool {
        moment < now.before(nanoseconds: maxAge)
    }

    /// How many bytes must go: none at or above the low mark, else what is missing to the high
    /// mark. A file system without a size has none.
    func missing(_ space: FileSystemSpace) -> UInt64 {
        guard space.total > 0, space.available < lowFree.bytes(of: space.total) else { return 0 }
        let wanted = highFree.bytes(of: space.total)
        return wanted > space.available ? wanted - space.available : 0
    }
}
