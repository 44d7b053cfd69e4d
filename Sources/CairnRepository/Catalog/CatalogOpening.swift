import CairnCore

/// Opens a catalog for queries, as up to date with its repository as possible.
public struct CatalogOpening {
    private let sync: CatalogSync
    private let repository: Repository
    private let catalog: Catalog

    private static let patienceNanoseconds: UInt64 = 2_000_000_000

    public init(
        _ repository: Repository, _ catalog: Catalog, progress: CatalogProgress.Observer? = nil
    ) {
        self.repository = repository
        self.catalog = catalog
        sync = CatalogSync(repository: repository, catalog: catalog, progress: progress)
    }

    /// Brings the catalog up to date. The caller makes sure that nobody else writes it.
    ///
    /// Blocks that cannot be read are skipped, because a query must get what there is, even from a
    /// failing disk.
    /// - Returns: findings, for people.
    public func bringLevel() throws -> [String] {
        let notes: [String]
        do {
            notes = try sync.isLevel() ? [] : sync.run().notes
        } catch let error as SystemError where error.isInputOutput {
            notes =
                [
                    "\(error): Cairn skips what it cannot read; run `cairn repair` to recover as much as possible"
                ]
                + (try CatalogSync(repository: repository.forgiving, catalog: catalog).run().notes)
        }
        let position = try catalog.position()
        let head = try repository.journal.head()
        // Records that no `head` names may be gone after a power cut.
        if position.record == head.record, position.hash == head.hash {
            repository.remember(position)
        }
        return notes
    }

    /// Waits a moment until the process that writes the catalog has brought it up to date.
    public func awaitLevel(clock: any Clock) throws {
        let head = try repository.journal.head()
        let deadline = clock.monotonic() + Self.patienceNanoseconds
        while try catalog.position().record < head.record, clock.monotonic() < deadline {
            clock.pause(nanoseconds: 20_000_000)
        }
    }
}
