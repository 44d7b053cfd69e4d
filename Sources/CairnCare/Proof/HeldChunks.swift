import CairnCore
import CairnFormat
import CairnRepository

/// Whether the repository still has what its catalog names: every chunk in a pack that is there, as
/// long as it was. One `stat` a pack, one row a chunk.
public final class HeldChunks {
    private let reader: CatalogReader
    /// Packs that are not there, or are shorter than they were.
    private let lost: Set<Int64>

    /// Reads each chunk, for more than the packs' lengths is in question; nil where those are
    /// enough.
    private let blocks: BlockReader?
    private let repository: Repository

    public init(_ reader: CatalogReader, _ repository: Repository, _ blocks: BlockReader? = nil)
        throws
    {
        self.reader = reader
        self.blocks = blocks
        self.repository = repository
        let storage = repository.storage
        func missing() throws -> Set<Int64> {
            Set(
                try reader.packs().filter { try storage.size(of: $0.path) ?? 0 < $0.length }.map(
                    \.id))
        }
        let first = try missing()
        // A writer may have sealed or removed one a moment ago, and said so since.
        lost = first.isEmpty ? first : try missing()
    }

    public var lacksPacks: Bool { !lost.isEmpty }

    func holds(_ item: Item) throws -> Bool {
        try item.content?.chunks.allSatisfy { chunk in
            if let blocks {
                do {
                    return try blocks.withChunk(chunk) { repository.chunkID(of: $0) } == chunk.id
                } catch is ChunkUnavailable {
                    return false
                }
            }
            guard let place = try reader.location(of: chunk.id) else { return false }
            guard !lost.isEmpty else { return true }
            return try reader.location(ofBlock: place.block).map { !lost.contains($0.pack) }
                ?? false
        } ?? true
    }
}
