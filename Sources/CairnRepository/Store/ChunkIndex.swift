import CairnFormat
import Synchronization

/// The chunks of the repository: those of the catalog and those claimed since the last commit.
///
/// Invariant: a caller that gets "new" appends the chunk before the commit gate lets a commit
/// through.
public final class ChunkIndex: @unchecked Sendable {
    // SAFETY: `catalog` and `blocks` are used under `claimed`'s lock only.
    private let catalog: CatalogReader
    private let isCatalogEmpty: Bool
    /// Reads chunks before they count as stored; nil where the catalog is believed.
    private var blocks: BlockReader?
    /// Nil for no restriction.
    private let wanted: Set<ChunkID>?
    private let claimed: Mutex<(ids: Set<ChunkID>, catalogHasGrown: Bool)>

    /// - Parameter wanted: the only chunks that may be claimed; `repair` stores nothing but lost
    ///   ones.
    public init(_ catalog: Catalog, only wanted: Set<ChunkID>? = nil) throws {
        self.wanted = wanted
        self.catalog = try CatalogReader(catalog)
        isCatalogEmpty = try !self.catalog.hasChunks()
        claimed = Mutex(([], false))
    }

    /// Decides whether a chunk counts as stored only after it was read, because damage was found.
    ///
    /// - Parameter blocks: of the same repository; nil to believe the catalog.
    public func readStored(with blocks: BlockReader?) {
        claimed.withLock { _ in self.blocks = blocks }
    }

    /// Claims the chunks that the repository lacks.
    ///
    /// - Returns: for each id, whether the caller must store it. An id that occurs twice is claimed
    ///   once.
    func claim(_ chunks: [ChunkReference]) throws -> [Bool] {
        try claimed.withLock { state in
            try chunks.map { chunk in
                let id = chunk.id
                if state.ids.contains(id) { return false }
                if let wanted, !wanted.contains(id) { return false }
                if !isCatalogEmpty || state.catalogHasGrown, try catalog.location(of: id) != nil,
                    try blocks?.holds(chunk) ?? true
                {
                    return false
                }
                state.ids.insert(id)
                return true
            }
        }
    }

    /// Drops all claims, because the catalog has the claimed chunks now.
    public func forgetClaims() { claimed.withLock { $0 = ([], true) } }
}
