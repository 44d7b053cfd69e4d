import CairnFormat
import CairnRepository

/// Checks whether the repository still has everything its catalog names: every chunk in an existing
/// pack of the expected length. A few `stat`s a pack, one row a chunk.
public final class HeldChunks {
    private let reader: CatalogReader
    /// Packs that are missing or shorter than expected, or only in remotes that do not have them.
    private let lost: Set<Int64>

    /// Reads each chunk, where more than the packs' lengths must be checked; nil where those are
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
                try reader.packs().filter {
                    try storage.size(of: $0.path) ?? 0 < $0.length || storage.isNowhere($0.path)
                }.map(\.id))
        }
        let first = try missing()
        // A writer may have sealed or removed one a moment ago and recorded it since.
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
