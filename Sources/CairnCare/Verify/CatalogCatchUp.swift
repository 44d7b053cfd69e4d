import CairnFormat
import CairnRepository

/// The parts of a catalog that a writer changes.
struct CatalogState: Equatable {
    let position: JournalPosition
    let packs: [CatalogPack]

    init(_ catalog: Catalog) throws {
        position = try catalog.position()
        packs = try CatalogReader(catalog).packs()
    }
}

extension CatalogSync {
    /// Lets a catalog catch up as far as the repository allows.
    ///
    /// - Parameter holdsLock: whether the caller holds the writers' lock.
    /// - Returns: notes for people, and the damage of the journal at which it ended.
    func catchUp(holdsLock: Bool) throws -> (notes: [String], damage: JournalDamage?) {
        if (try? isLevel()) == true { return ([], nil) }
        let position = try catalog.position()
        // Held while the catalog is written. On a medium that cannot be written there is no lock,
        // and no writer.
        let outcome = holdsLock ? nil : try? repository.storage.lock()
        if case .taken = outcome, let head = try? repository.journal.head(),
            head.record == position.record, head.hash == position.hash
        {
            // Only a writer's uncommitted blocks are missing.
            return ([], nil)
        }
        var findings = CatalogSync.Findings()
        var ended: JournalDamage?
        do {
            try replay(&findings)
        } catch let damage as JournalDamage { ended = damage }
        try reconcilePacks(&findings)
        return withExtendedLifetime(outcome) { (findings.notes, ended) }
    }
}
