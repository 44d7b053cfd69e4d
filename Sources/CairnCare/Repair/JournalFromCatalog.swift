import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// Rebuilds a damaged journal from the catalog, which had read it before it was damaged.
///
/// The catalog is trusted only when it has caught up with the acknowledged head, whose hash covers
/// every record before it, when SQLite finds its file intact, and when every row is valid and none
/// is missing (``CatalogProof``).
/// - What it promises: nothing of the present state is lost, and the old segments are in the
///   quarantine, `aside/`. A kill leaves the damaged journal or the new one; between the two steps
///   the old segments are leftovers like those before any checkpoint.
/// - Source: FORMAT.md §7.5.
struct JournalFromCatalog {
    let repository: Repository
    let lock: any StorageLock
    let catalogPath: String
    let randomness: any Randomness
    let quarantine: Quarantine
    /// Packs that are about to be quarantined.
    let excluded: Set<String>

    /// - Returns: the number of commits in the new journal; nil when the catalog does not know them
    ///   all, and nothing was changed.
    /// - Throws: ``SystemError``, ``RepositoryError``.
    func run() throws -> Int? {
        do {
            guard try bringLevel() else { return nil }
            try repository.storage.makeDirectory(JournalFiles.directory)
            let writer = try RepositoryWriter(
                repository, lock: lock, catalogPath: catalogPath, randomness: randomness,
                excluded: excluded, catalogKnowsJournal: true)
            try CheckpointRun(writer).run(insteadOfDamaged: true)
            try quarantineOldSegments(before: writer.journal.firstSegment)
            return Int(clamping: try CatalogReader(writer.catalog).pointCount())
        } catch is CatalogError {
            return nil
        } catch is JournalDamage {
            return nil
        }
    }

    /// Whether the catalog has replayed everything that was acknowledged.
    func isFollowed() -> Bool {
        guard
            let catalog = try? Catalog(
                path: catalogPath, repository: repository.description.repository),
            let head = try? repository.journal.head(), let position = try? catalog.position()
        else { return false }
        return position.record > 0 && position.record == head.record && position.hash == head.hash
    }

    /// Whether the catalog holds everything that was acknowledged. Complete commits after that are
    /// read into it and acknowledged.
    private func bringLevel() throws -> Bool {
        let catalog = try Catalog(path: catalogPath, repository: repository.description.repository)
        let head = try repository.journal.head()
        let position = try catalog.position()
        guard position.record > 0, position.record == head.record, position.hash == head.hash,
            try catalog.isWhole()
        else { return false }
        try catalog.checkRows()
        guard try isAnything(behind: position) else { return true }
        _ = try CatalogReplay(CatalogWriter(catalog)).run(
            repository.journal, from: position, roots: CatalogReader(catalog).allRoots())
        try JournalWriter(
            repository.journal, compression: repository.description.compression,
            position: try catalog.position(), segmentBytes: RepositoryWriter.segmentBytes,
            firstSegment: head.segment
        ).acknowledge(beyond: head)
        return true
    }

    /// A checkpoint that no head names does not count; nor does a segment whose header never
    /// reached the disk. - Source: FORMAT.md §7.2, §7.5.
    private func isAnything(behind position: JournalPosition) throws -> Bool {
        if try repository.storage.size(of: JournalFiles.segment(position.segment)) ?? 0
            > position.offset
        {
            return true
        }
        return try repository.journal.segments().contains { number in
            guard number > position.segment else { return false }
            let bytes = try repository.storage.openForReading(JournalFiles.segment(number)).bytes(
                at: 0, count: SegmentHeader.byteCount)
            guard let header = try? SegmentHeader(parsing: bytes) else { return false }
            return !header.isCheckpoint
        }
    }

    private func quarantineOldSegments(before first: UInt64) throws {
        for number in try repository.journal.segments() where number < first {
            try quarantine.take(JournalFiles.segment(number))
        }
    }
}
