import CairnCore
import CairnFormat
import CairnRepository

/// A repository opened for writing: the lock, the caught-up catalog, the ends of journal and packs.
///
/// Invariant: while it exists no other process writes the repository.
public final class RepositoryWriter {
    public let repository: Repository
    public let catalog: Catalog
    public let catalogWriter: CatalogWriter
    public let journal: JournalWriter
    public let packs: PackWriter
    let index: ChunkIndex
    public let randomness: any Randomness
    private let lock: any StorageLock
    /// The default length of a journal segment.
    public static let segmentBytes: UInt64 = 64 << 20
    /// Findings while opening, for people.
    public let notes: [String]

    public static func lock(_ storage: any Storage) throws -> any StorageLock {
        switch try storage.lock() {
        case .held(let lock): return lock
        case .taken(let holder): throw RepositoryError.locked(holder: holder)
        }
    }

    /// - Parameters:
    ///   - lock: nil to take it.
    ///   - catalogPath: the catalog's file; its directory exists.
    ///   - segmentBytes: the length at which the journal begins a new segment.
    ///   - excluded: packs that are neither read nor appended to, because `repair` is about to
    ///     quarantine them.
    ///   - catalogKnowsJournal: the catalog holds the whole journal, which is damaged and not read.
    ///   - progress: told while the catalog is brought up to date.
    /// - Throws: ``RepositoryError/locked(holder:)``, ``JournalDamage``, ``CatalogError``,
    ///   ``SystemError``.
    public init(
        _ repository: Repository, lock: (any StorageLock)? = nil, catalogPath: String,
        randomness: any Randomness, segmentBytes: UInt64 = RepositoryWriter.segmentBytes,
        excluded: Set<String> = [], catalogKnowsJournal: Bool = false,
        progress: CatalogProgress.Observer? = nil
    ) throws {
        let storage = repository.storage
        self.lock = try lock ?? Self.lock(storage)
        self.repository = repository
        self.randomness = randomness
        let copyNotes = repository.renewCopies()
        try Self.finishSealing(repository, but: excluded)
        catalog = try Catalog(path: catalogPath, repository: repository.description.repository)
        let findings = try CatalogSync(
            repository: repository, catalog: catalog, excluded: excluded,
            knowsJournal: catalogKnowsJournal, progress: progress
        ).run()
        // Beneath a root that the catalog lacks nothing would be compared, and its number would be
        // assigned again.
        try CatalogProof(catalog: catalog).checkRows(CatalogProof.history)
        notes = copyNotes + findings.notes
        let head = try repository.journal.head()
        let position = try catalog.position()
        // The journal is cut behind this position. What was acknowledged stays, whatever another
        // process has made of the catalog's file meanwhile.
        guard position.record >= head.record else { throw CatalogError.busy }
        journal = JournalWriter(
            repository.journal, compression: repository.description.compression, position: position,
            segmentBytes: segmentBytes, firstSegment: head.segment)
        try journal.cutTail()
        try journal.acknowledge(beyond: head)
        repository.remember(journal.position)
        catalogWriter = try CatalogWriter(catalog)
        packs = PackWriter(
            storage, repository.description, randomness, nextID: catalogWriter.nextPack)
        index = try ChunkIndex(catalog)
        try resumeOpenPack()
        DiskReserve.renew(storage, repository.description)
    }

    /// The owner of the exclusive access, released after the lock when this value goes. Every
    /// holder of the writer keeps it: a run may outlive the session that began it.
    public var access: AnyObject?

    /// The end of the journal when the catalog was last verified against it.
    private var provenAt: JournalPosition?

    /// Verifies that the catalog agrees with the journal before anything is removed or rebuilt from
    /// it.
    ///
    /// The comparison is made once for each end of the journal; afterwards checksums of the rows
    /// are enough. - Throws: ``CatalogError/damaged(_:)``; ``Cancelled``.
    public func proveCatalog(_ cancellation: Cancellation? = nil) throws {
        let proof = CatalogProof(catalog: catalog, cancellation: cancellation)
        guard provenAt != journal.position else { return try proof.checkRows() }
        if let difference = try proof.compare(with: repository) {
            throw CatalogError.damaged(difference)
        }
        provenAt = journal.position
    }

    /// Applies changes of packs to the catalog, in the open transaction.
    public func takePackChanges() throws {
        for pack in packs.takeChanges() {
            try catalogWriter.updatePack(
                pack.id, path: pack.path, sealed: pack.isSealed, length: pack.length)
        }
    }

    /// Renames packs whose sealing was interrupted just before the rename. - Source: FORMAT.md
    /// §6.3.
    private static func finishSealing(_ repository: Repository, but excluded: Set<String>) throws {
        let storage = repository.storage
        for file in try storage.files(in: PackFiles.openDirectory)
        where file.name.hasSuffix(".pack") {
            let path = "\(PackFiles.openDirectory)/\(file.name)"
            if excluded.contains(path) { continue }
            let scanner = try repository.forgivingScanner(path, length: file.length)
            guard let footer = try scanner.footer() else { continue }
            // The footer may have reached the disk without an earlier block: no commit uses such a
            // pack, and it gets no name.
            guard try scanner.survey(checksPayloads: true).gaps.isEmpty else { continue }
            let id = PackFooter.packID(
                repository: repository.description.repository, footer: footer.bytes)
            try storage.syncFile(path)
            try storage.makeDirectory(PackFiles.sealedDirectory(id))
            try storage.syncDirectory(PackFiles.directory)
            SealedPacks.guardContent(of: path, storage)
            try storage.rename(path, to: PackFiles.sealed(id))
            try storage.syncDirectory(PackFiles.sealedDirectory(id))
            try storage.syncDirectory(PackFiles.openDirectory)
        }
    }

    /// Resumes the fullest open pack that is intact to its end. Another may have lost its tail or
    /// be damaged; that cannot be distinguished, so nothing is truncated or appended. - Source:
    /// FORMAT.md §6.2.
    private func resumeOpenPack() throws {
        let reader = try CatalogReader(catalog)
        let candidates = try reader.packs()
            .filter { !$0.isSealed && $0.length > UInt64(PackHeader.byteCount) }
            .sorted { $0.length > $1.length }
        for pack in candidates {
            guard let length = try repository.storage.size(of: pack.path) else { continue }
            let scanner = try repository.forgivingScanner(pack.path, length: length)
            do { try scanner.checkHeader() } catch is PackScanner.Problem { continue }
            let (blocks, gaps) = try scanner.survey(checksPayloads: false)
            // A block with a torn payload is not in the catalog and must not be listed in a footer.
            guard gaps.isEmpty, try scanner.footer() == nil,
                try reader.blockCount(ofPack: pack.id) == blocks.count,
                try canGrow(pack.path, length)
            else { continue }
            try packs.resume(pack: pack.id, path: pack.path, blocks: blocks, end: length)
            return
        }
    }

    /// Whether its last page can be read, because appended data shares it.
    private func canGrow(_ path: String, _ length: UInt64) throws(SystemError) -> Bool {
        let page = min(length, 4096)
        do throws(SystemError) {
            return try repository.storage.openForReading(path).bytes(
                at: length - page, count: Int(page)
            ).count == Int(page)
        } catch  where error.isInputOutput {
            return false
        }
    }
}
