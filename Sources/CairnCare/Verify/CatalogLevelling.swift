import CairnCore
import CairnFormat
import CairnRepository

/// What of a catalog a writer moves.
struct CatalogState: Equatable {
    let position: JournalPosition
    let packs: [CatalogPack]

    init(_ catalog: Catalog) throws {
        position = try catalog.position()
        packs = try CatalogReader(catalog).packs()
    }
}

/// Brings a catalog as level as the repository allows.
struct CatalogLevelling {
    let repository: Repository
    /// The writers' lock is the caller's.
    let holdsLock: Bool

    /// For a catalog that nobody keeps: what cannot be read is not in it.
    var forgiving: CatalogLevelling {
        CatalogLevelling(repository: repository.forgiving, holdsLock: holdsLock)
    }

    /// - Returns: notes for people. Damage in the journal is none of them: the journal's own check
    ///   finds it.
    func run(_ catalog: Catalog) throws -> [String] {
        let sync = CatalogSync(repository: repository, catalog: catalog)
        if (try? sync.isLevel()) == true { return [] }
        let position = try catalog.position()
        // Held while the catalog is written. On a medium that cannot be written there is no lock,
        // and no writer.
        let outcome = holdsLock ? nil : try? repository.storage.lock()
        if case .taken = outcome, let head = try? repository.journal.head(),
            head.record == position.record,
            head.hash == position.hash
        {
            // Only a writer's uncommitted blocks are missing.
            return []
        }
        var findings = CatalogSync.Findings()
        do {
            try sync.replay(&findings)
        } catch is JournalDamage {
        } catch is FormatError {}
        try sync.reconcilePacks(&findings)
        return withExtendedLifetime(outcome) { findings.notes }
    }
}
