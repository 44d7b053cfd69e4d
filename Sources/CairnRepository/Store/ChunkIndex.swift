import CairnFormat
import Synchronization

/// The chunks of the repository: those of the catalog and those claimed since the last commit.
///
/// Invariant: a caller that gets "new" appends the chunk before the commit gate lets a commit
/// through.
public final class ChunkIndex: @unchecked Sendable {
    // SAFETY: used under `claimed`'s lock only.
    private let catalog: CatalogReader
    private let isCatalogEmpty: Bool
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

    /// Claims the chunks that the repository lacks.
    ///
    /// - Returns: for each id, whether the caller must store it. An id that occurs twice is claimed
    ///   once.
    func claim(_ ids: [ChunkID]) throws -> [Bool] {
        try claimed.withLock { state in
            try ids.map { id in
                if state.ids.contains(id) { return false }
                if let wanted, !wanted.contains(id) { return false }
                if !isCatalogEmpty || state.catalogHasGrown, try catalog.location(of: id) != nil {
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
