import CairnFormat

/// A place in a tree, to which hints, tasks, failures and gaps refer.
///
/// The watcher and the repository number roots differently. Two types keep the numbers apart, and
/// only `WatchedRoots` converts between them.
public protocol TreePlace: Hashable, Sendable {
    var root: UInt64 { get }
    var path: [UInt8] { get }
    init(root: UInt64, path: [UInt8])
}

extension TreePlace {
    /// The root itself.
    public init(root: UInt64) { self.init(root: root, path: []) }

    /// The place of a relative path beneath this one.
    @inlinable
    public func appending(_ path: [UInt8]) -> Self {
        Self(root: root, path: ItemPath.join(self.path, path))
    }

    /// The directories above this place, the nearest first and the root last; none above the root.
    public var above: some Sequence<Self> {
        sequence(state: path) { [root] path in
            if path.isEmpty { return nil }
            path = ItemPath.split(path).parent
            return Self(root: root, path: path)
        }
    }

    /// Whether `other` is this place or lies beneath it.
    public func covers(_ other: Self) -> Bool {
        root == other.root && ItemPath.relative(other.path, to: path) != nil
    }
}

/// A place with the watcher's root number.
public struct SourcePath: TreePlace {
    public let root: UInt64
    /// Relative to the root: components joined by `/`; empty for the root itself.
    public let path: [UInt8]

    public init(root: UInt64, path: [UInt8]) {
        self.root = root
        self.path = path
    }
}

extension DirectoryFileSystem {
    public var place: RepositoryPath { RepositoryPath(root: root, path: path) }
}

/// A place with the repository's root number.
public struct RepositoryPath: TreePlace {
    public let root: UInt64
    /// Relative to the root: components joined by `/`; empty for the root itself.
    public let path: [UInt8]

    public init(root: UInt64, path: [UInt8]) {
        self.root = root
        self.path = path
    }
}
