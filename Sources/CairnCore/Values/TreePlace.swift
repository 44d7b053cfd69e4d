/// A place in a tree: what hints, tasks, failures and gaps are about.
///
/// Two types of it, for the watcher and the repository number roots in their own ways, and the
/// compiler keeps them apart. `WatchedRoots` alone makes one of the other.
public protocol TreePlace: Hashable, Sendable {
    var root: UInt64 { get }
    var path: [UInt8] { get }
    init(root: UInt64, path: [UInt8])
}

/// A place as the watcher numbers roots.
public struct SourcePath: TreePlace {
    public let root: UInt64
    /// Relative to the root: components joined by `/`; empty for the root itself.
    public let path: [UInt8]

    public init(root: UInt64, path: [UInt8]) {
        self.root = root
        self.path = path
    }
}

/// A place as the repository numbers roots.
public struct RepositoryPath: TreePlace {
    public let root: UInt64
    /// Relative to the root: components joined by `/`; empty for the root itself.
    public let path: [UInt8]

    public init(root: UInt64, path: [UInt8]) {
        self.root = root
        self.path = path
    }
}
