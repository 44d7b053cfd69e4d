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
    /// - Returns: notes for people, without damage of the journal, which the journal's own check
    ///   finds.
    func catchUp(holdsLock: Bool) throws -> [String] {
        if (try? isLevel()) == true { return [] }
        let position = try catalog.position()
        // Held while the catalog is written. On a medium that cannot be written there is no lock,
        // and no writer.
        let outcome = holdsLock ? nil : try? repository.storage.lock()
        if case .taken = outcome, let head = try? repository.journal.head(),
            head.record == position.record, head.hash == position.hash
        {
            // Only a writer's uncommitted blocks are missing.
            return []
        }
        var findings = CatalogSync.Findings()
        do {
            try replay(&findings)
        } catch is JournalDamage {
        } catch is FormatError {}
        try reconcilePacks(&findings)
        return withExtendedLifetime(outcome) { findings.notes }
    }
}
