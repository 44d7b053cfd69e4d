import CairnFormat
import Synchronization

/// Hands out the ids of new directories to scanner and writer alike.
final class DirectoryIDs: Sendable {
    private let counter: Atomic<Int64>

    init(next: Int64) { counter = Atomic(next) }

    func take() -> Int64 { counter.wrappingAdd(1, ordering: .relaxed).oldValue }
}

/// A change as the scanner knows it: with the ids the catalog uses, so that nothing is looked up twice.
struct CatalogChange: Sendable {
    enum Action: Sendable {
        /// - Parameter child: the directory's own id, for directories.
        /// - Parameter isNew: there is no live row of this name.
        case put(item: [UInt8], kind: ItemKind, child: DirectoryPlace?, stamp: Stamp?, isNew: Bool)
        /// Nothing changed but what `stat` says.
        case restamp(Stamp)
        case remove
    }

    /// A directory's own id, with what stands behind it.
    struct DirectoryPlace: Sendable {
        let id: Int64
        let root: UInt64
        let path: [UInt8]
        /// The catalog's table of directories does not list it yet.
        let isNew: Bool
    }

    let directory: Int64
    let name: [UInt8]
    let action: Action
}

/// Where the packs hold a block, and what is in it.
public struct StoredBlock: Sendable {
    public let pack: Int64
    public let offset: UInt64
    public let length: UInt64
    public let chunks: [ChunkReference]

    public init(pack: Int64, offset: UInt64, length: UInt64, chunks: [ChunkReference]) {
        self.pack = pack
        self.offset = offset
        self.length = length
        self.chunks = chunks
    }
}
