import CairnCore
import CairnFormat
import Synchronization

/// Assigns the ids of new directories, for scanner and writer.
public final class DirectoryIDs: Sendable {
    private let counter: Atomic<Int64>

    public init(next: Int64) { counter = Atomic(next) }

    public func take() -> Int64 { counter.wrappingAdd(1, ordering: .relaxed).oldValue }
}

/// A change with the catalog's ids, so that nothing is looked up twice.
public struct CatalogChange: Sendable {
    public enum Action: Sendable {
        /// - Parameter child: the directory's own id, for directories.
        /// - Parameter isNew: there is no live row of this name.
        case put(item: [UInt8], kind: ItemKind, child: DirectoryPlace?, stamp: Stamp?, isNew: Bool)
        /// Only the status changed. Nil if the item is to be read again.
        case restamp(Stamp?)
        case remove
    }

    /// A directory's own id, with its root and path.
    public struct DirectoryPlace: Sendable {
        public let id: Int64
        public let root: UInt64
        public let path: [UInt8]
        /// Whether the catalog's table of directories lacks it.
        public let isNew: Bool

        public init(id: Int64, root: UInt64, path: [UInt8], isNew: Bool) {
            self.id = id
            self.root = root
            self.path = path
            self.isNew = isNew
        }
    }

    public let directory: Int64
    public let name: [UInt8]
    public let action: Action

    public init(directory: Int64, name: [UInt8], action: Action) {
        self.directory = directory
        self.name = name
        self.action = action
    }
}

/// The location of a block in the packs, and its chunks.
public struct StoredBlock: Sendable {
    public let pack: Int64
    public let offset: UInt64
    public let length: UInt64
    public let chunks: [ChunkReference]
}
