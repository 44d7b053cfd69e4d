import CairnFormat
import Synchronization

/// The chunks of the repository: those of the catalog and those claimed since the last commit.
///
/// Invariant: a caller that gets "new" appends the chunk before the commit gate lets a commit
/// through.
public final class ChunkIndex: @unchecked Sendable {
    // SAFETY: `find` and its connection are used under `claimed`'s lock only.
    private let connection: CatalogConnection
    private let find: RawStatement
    private let isCatalogEmpty: Bool
    /// Nil for no restriction.
    private let wanted: Set<ChunkID>?
    private let claimed: Mutex<(ids: Set<ChunkID>, catalogHasGrown: Bool)>

    /// - Parameter wanted: the only chunks that may be claimed; `repair` stores nothing but lost
    ///   ones.
    public init(_ catalog: Catalog, only wanted: Set<ChunkID>? = nil) throws {
        self.wanted = wanted
        connection = try catalog.openReader()
        find = try connection.prepare("SELECT 1 FROM chunk WHERE id = ?1")
        let any = try connection.prepare("SELECT 1 FROM chunk LIMIT 1")
        isCatalogEmpty = try !any.step()
        any.reset()
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
                if !isCatalogEmpty || state.catalogHasGrown, try isInCatalog(id) { return false }
                state.ids.insert(id)
                return true
            }
        }
    }

    /// Drops all claims, because the catalog has the claimed chunks now.
    public func forgetClaims() { claimed.withLock { $0 = ([], true) } }

    private func isInCatalog(_ id: ChunkID) throws -> Bool {
        find.bind(id)
        let found = try find.step()
        if found { find.reset() }
        return found
    }
}
