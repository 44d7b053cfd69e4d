import CairnCore
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
    /// Packs that were only in remotes, and that these have lost; nil until one cannot be read.
    private var lostThere: Set<Int64>?

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

    /// - Throws: ``SystemError/elsewhere`` if content is in a remote that cannot be read now.
    func holds(_ item: Item) throws -> Bool {
        try item.content?.chunks.allSatisfy { chunk in
            if let blocks { return try holds(chunk, blocks) }
            guard let place = try reader.location(of: chunk.id) else { return false }
            guard !lost.isEmpty else { return true }
            return try reader.location(ofBlock: place.block).map { !lost.contains($0.pack) }
                ?? false
        } ?? true
    }

    private func holds(_ chunk: ChunkReference, _ blocks: BlockReader) throws -> Bool {
        // No remote is asked for each chunk of a pack that it has lost.
        if let lostThere, try isIn(lostThere, chunk) { return false }
        do {
            return try blocks.withChunk(chunk) { repository.chunkID(of: $0) } == chunk.id
        } catch is ChunkUnavailable {
            return false
        } catch let error as SystemError where error.code == SystemError.elsewhere {
            guard lostThere == nil else { throw error }
            let lost = try packsLostThere()
            lostThere = lost
            guard try isIn(lost, chunk) else { throw error }
            return false
        }
    }

    private func isIn(_ packs: Set<Int64>, _ chunk: ChunkReference) throws -> Bool {
        guard !packs.isEmpty, let place = try reader.location(of: chunk.id),
            let block = try reader.location(ofBlock: place.block)
        else { return false }
        return packs.contains(block.pack)
    }

    private func packsLostThere() throws -> Set<Int64> {
        guard let tiered = repository.storage as? TieredStorage else { return [] }
        let away = try reader.packs().filter { try tiered.isElsewhere($0.path) }
        let lost = try tiered.away.lost(of: away.map(\.path))
        return Set(away.filter { lost.contains($0.path) }.map(\.id))
    }
}
