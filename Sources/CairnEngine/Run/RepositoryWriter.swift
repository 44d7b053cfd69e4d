import CairnFormat

/// A repository opened for writing: the lock, the catalog brought level, the journal's end and the packs' ends.
///
/// Invariant: while it lives no other process writes the repository.
public final class RepositoryWriter {
    public let repository: Repository
    public let catalog: Catalog
    let catalogWriter: CatalogWriter
    let journal: JournalWriter
    let packs: PackWriter
    let index: ChunkIndex
    let randomness: any Randomness
    private let lock: any StorageLock
    /// What was found while opening, for people.
    public let notes: [String]

    /// - Parameter catalogPath: the catalog's file; its directory exists.
    /// - Throws: ``RepositoryError/locked(holder:)``, ``JournalDamage``, ``CatalogError``, ``SystemError``.
    public convenience init(_ repository: Repository, catalogPath: String, randomness: any Randomness) throws {
        try self.init(
            repository, lock: Self.lock(repository.storage), catalogPath: catalogPath, randomness: randomness)
    }

    static func lock(_ storage: any Storage) throws -> any StorageLock {
        switch try storage.lock() {
        case .held(let lock): return lock
        case .taken(let holder): throw RepositoryError.locked(holder: holder)
        }
    }

    /// - Parameter excluded: packs that are neither read from nor appended to: `repair` is about to set them aside.
    init(
        _ repository: Repository, lock: any StorageLock, catalogPath: String, randomness: any Randomness,
        excluded: Set<String> = []
    ) throws {
        let storage = repository.storage
        self.lock = lock
        self.repository = repository
        self.randomness = randomness
        catalog = try Catalog(path: catalogPath, repository: repository.description.repository)
        let findings = try CatalogSync(repository: repository, catalog: catalog, excluded: excluded).run()
        notes = findings.notes
        journal = JournalWriter(
            storage, repository: repository.description.repository,
            compression: repository.description.compression, position: try catalog.position())
        try journal.cutTail()
        catalogWriter = try CatalogWriter(catalog)
        packs = PackWriter(
            storage, repository.description, randomness, nextID: catalogWriter.nextPack)
        index = try ChunkIndex(catalog)
        try resumeOpenPack()
    }

    /// Goes on with the fullest open pack whose blocks are all there; its torn end, which no commit names, is cut off.
    private func resumeOpenPack() throws {
        let candidates = try CatalogReader(catalog).packs()
            .filter { !$0.isSealed && $0.length > UInt64(PackHeader.byteCount) }
            .sorted { $0.length > $1.length }
        for pack in candidates {
            guard let length = try repository.storage.size(of: pack.path) else { continue }
            let scanner = try repository.scanner(pack.path, length: length)
            do { try scanner.checkHeader() } catch is PackScanner.Problem { continue }
            let walk = try scanner.walk(from: UInt64(PackHeader.byteCount), checksPayloads: false)
            guard walk.end >= pack.length else { continue }
            try packs.resume(pack: pack.id, path: pack.path, blocks: walk.blocks, end: pack.length)
            return
        }
    }
}

extension CatalogSync.Findings {
    var notes: [String] {
        var notes: [String] = []
        if wasRebuilt && replayedCommits > 0 {
            notes.append("the catalog was missing or of another history; rebuilt from \(replayedCommits) commits")
        } else if replayedCommits > 0 {
            notes.append("the catalog was behind; caught up by \(replayedCommits) commits")
        }
        for pack in missingPacks { notes.append("pack \(pack) is missing; run `cairn verify`") }
        for damage in damaged { notes.append("damaged: \(damage); run `cairn verify`") }
        return notes
    }
}
