import CairnFormat

/// A place in a watched root: what hints, the dirty set and gaps are about.
public struct WatchedPath: Hashable, Sendable {
    /// The root's number in the repository.
    public let root: UInt64
    /// Relative to the root: components joined by `/`; empty for the root itself.
    public let path: [UInt8]

    public init(root: UInt64, path: [UInt8]) {
        self.root = root
        self.path = path
    }
}
