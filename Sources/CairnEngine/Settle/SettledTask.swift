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

    public init(_ path: WatchedPath, _ extent: Extent, former: WatchedPath? = nil, dirtySince: UInt64) {
        self.path = path
        self.extent = extent
        self.former = former
        self.dirtySince = dirtySince
    }
}
