/// A place that is ready to be looked at, and how far.
public struct SettledTask: Equatable, Sendable {
    public enum Extent: Comparable, Sendable {
        /// This name: its metadata, and its content when it is a file. A directory that the repository does not know is scanned whole.
        case item
        /// A directory's names; those that are unknown directories are scanned whole.
        case listing
        /// Everything from here down.
        case subtree
    }

    public let path: WatchedPath
    public let extent: Extent
    /// What this name was a moment ago, when nothing was written to either since.
    public let former: WatchedPath?
    /// When it first became dirty, of ``Clock/monotonic()``.
    public let dirtySince: UInt64
    /// Files are read even when `stat` says what it said last time. - Source: DESIGN.md §6, rule 6.
    public let isForced: Bool

    public init(
        _ path: WatchedPath, _ extent: Extent, former: WatchedPath? = nil, dirtySince: UInt64, isForced: Bool = false
    ) {
        self.isForced = isForced
        self.path = path
        self.extent = extent
        self.former = former
        self.dirtySince = dirtySince
    }
}
