import CairnFormat

/// Verification: is everything that was acknowledged still there, and whose files are hit where it is not.
///
/// The packs are checked one by one against themselves; the journal's chain is followed from the first record to the acknowledged head; every
/// chunk the journal names is looked up in the index of the packs. The catalog serves as that index, but is not believed: its rows
/// are compared with the packs on the way, and where it disagrees a fresh one is made beside it, for this run.
/// - What it promises: with ``VerifyRequest/DataReading/all`` no changed bit and no missing byte of what commits need goes unnoticed.
/// - What it does not: to change anything in the repository, or to need it for itself. What a writer adds meanwhile is not looked at.
/// Memory: two buffers a reader, one pack's block list; what is lost is listed, so memory grows with damage, never with the repository.
public final class VerifyRun {
    private let repository: Repository
    private let catalogPath: String
    private let clock: any Clock
    private let randomness: any Randomness
    private let cancellation: Cancellation
    private weak var observer: (any VerifyObserver)?

    private var report = VerifyReport()
    private var progress = VerifyProgress()
    private var suspects: [PackOutcome] = []
    private var agreement = CatalogAgreement()
    /// The writers' lock is the caller's.
    var holdsLock = false
    /// The distinct lost chunks that versions need, once ``run(_:)`` is done.
    private(set) var lostChunks: Set<ChunkID> = []

    /// - Parameter catalogPath: the catalog's file; its directory exists. The catalog is made or brought level first.
    public init(
        _ repository: Repository, catalogPath: String, clock: any Clock, randomness: any Randomness,
        cancellation: Cancellation, observer: (any VerifyObserver)?
    ) {
        self.repository = repository
        self.catalogPath = catalogPath
        self.clock = clock
        self.randomness = randomness
        self.cancellation = cancellation
        self.observer = observer
    }

    /// Runs to the end, whatever it finds.
    ///
    /// - Throws: ``SystemError`` when the repository's directories cannot be listed, ``CatalogError`` when not even a fresh catalog can be made.
    public func run(_ request: VerifyRequest) throws -> VerifyReport {
        let start = clock.monotonic()
        let levelling = CatalogLevelling(repository: repository, holdsLock: holdsLock)
        var opened = try openCatalog(levelling)
        defer { if opened.isScratch { try? CatalogFile.remove(scratchPath) } }
        let before = try CatalogState(opened.catalog)
        try checkPacks(request, opened.catalog)
        let isUnchanged = try CatalogState(opened.catalog) == before
        if try !agrees(opened.catalog, isUnchanged: isUnchanged), !opened.isScratch {
            opened = (try scratchCatalog(levelling), true)
        }
        try checkJournal(opened.catalog)
        for note in try StrayFiles.notes(repository.storage) { report.add(note) }
        if cancellation.isRequested { report.ending = .cancelled }
        report.nanoseconds = clock.monotonic() - start
        return report
    }

    // MARK: The catalog

    private var scratchPath: String { catalogPath + ".verify" }

    private func openCatalog(_ levelling: CatalogLevelling) throws -> (catalog: Catalog, isScratch: Bool) {
        enter(.catalog)
        do {
            let catalog = try Catalog(path: catalogPath, repository: repository.description.repository)
            for note in try levelling.run(catalog) { report.add(VerifyNote.catalog(note)) }
            return (catalog, false)
        } catch CatalogError.damaged(let why) {
            add(VerifyFinding.catalog(why))
            return (try scratchCatalog(levelling), true)
        }
    }

    private func scratchCatalog(_ levelling: CatalogLevelling) throws -> Catalog {
        try CatalogFile.remove(scratchPath)
        let catalog = try Catalog(path: scratchPath, repository: repository.description.repository)
        _ = try levelling.run(catalog)
        return catalog
    }

    /// Whether every chunk row of the catalog is at the place it names, and none is missing.
    private func agrees(_ catalog: Catalog, isUnchanged: Bool) throws -> Bool {
        if let failure = agreement.failure {
            add(VerifyFinding.catalog(failure))
            return false
        }
        if agreement.lacking > 0 {
            add(VerifyFinding.catalog("it lacks \(agreement.lacking) chunks that packs have"))
            return false
        }
        // Rows of damaged blocks cannot be confirmed, which is not the catalog's fault.
        guard suspects.isEmpty, !cancellation.isRequested else { return true }
        guard isUnchanged else {
            report.add(.changedMeanwhile)
            return true
        }
        let rows: Int
        do {
            rows = Int(try CatalogReader(catalog).count(.chunk))
        } catch let error as CatalogError {
            add(VerifyFinding.catalog("\(error)"))
            return false
        }
        guard rows == agreement.confirmed else {
            add(VerifyFinding.catalog("\(rows - agreement.confirmed) of its \(rows) chunks are not where it says"))
            return false
        }
        return true
    }

    // MARK: Packs

    private func checkPacks(_ request: VerifyRequest, _ catalog: Catalog) throws {
        enter(.packs)
        let sweep = PackSweep(
            repository: repository, reading: request.readData, catalog: catalog,
            readers: request.readers, randomness: randomness, cancellation: cancellation)
        try sweep.run(
            listed: { files in
                progress.packsTotal += files.count
                progress.bytesTotal += files.reduce(0) { $0 + $1.length }
                observer?.progressed(progress)
            },
            { take($0) })
    }

    private func take(_ outcome: PackOutcome) {
        for problem in outcome.problems { add(.pack(problem)) }
        report.findingCount += outcome.problemCount - outcome.problems.count
        if outcome.isSuspect { suspects.append(outcome) }
        report.counts.add(outcome.counts)
        agreement.add(outcome.agreement)
        progress.packs += 1
        progress.bytes += outcome.file.length
        observer?.progressed(progress)
    }

    // MARK: Journal and versions

    private func checkJournal(_ catalog: Catalog) throws {
        enter(.journal)
        let lost = try LostChunks(repository, catalog, suspects: suspects)
        let outcome = try JournalCheck(journal: repository.journal).run { chunk in try lost.contains(chunk) }
        report.counts.commits = outcome.commits
        report.counts.records = outcome.records
        if let damage = outcome.damage {
            add(.journal(damage))
            try nameLostCommits(except: damage)
        } else {
            for loss in outcome.losses { add(.commit(loss)) }
            if outcome.uncommittedRecords > 0 { report.add(.uncommittedRecords(outcome.uncommittedRecords)) }
            if outcome.tornBytes > 0 { report.add(.tornJournal(bytes: outcome.tornBytes)) }
        }
        // A damaged journal may end before the reference to a lost chunk; the catalog may remember what it lost.
        if outcome.lostReferences > 0 || outcome.damage != nil || !lost.isEmpty {
            try nameVersions(catalog, lost, lostReferences: outcome.lostReferences)
        }
        judgeTornTails()
    }

    private func nameLostCommits(except damage: JournalDamage) throws {
        let salvage = JournalSalvage(
            storage: repository.storage, repository: repository.description.repository)
        let outcome = try salvage.scan { found in
            guard found.commit == nil || found.recordsLost > 0 else { return }
            add(.commit(CommitLoss(number: nil, commit: found.commit, recordsLost: found.recordsLost)))
        }
        for other in outcome.damage where other.file != damage.file || other.offset != damage.offset {
            add(.journal(other))
        }
    }

    private func nameVersions(_ catalog: Catalog, _ lost: LostChunks, lostReferences: Int) throws {
        enter(.naming)
        let (damage, chunks) = try DamageNaming(catalog: catalog, lost: lost, cancellation: cancellation).run()
        report.damage = damage
        lostChunks = chunks
        if damage.versionCount > 0 {
            report.isDamaged = true
        } else if lostReferences > 0, !cancellation.isRequested {
            add(.unnamedChunks(lostReferences))
        }
    }

    /// The torn end of an open pack is an interrupted run's, unless something that was committed is missing.
    private func judgeTornTails() {
        let isAnythingLost = report.damage.versionCount > 0 || report.findings.contains { finding in
            if case .unnamedChunks = finding { true } else { false }
        }
        for tail in suspects.compactMap(\.tornTail) {
            if isAnythingLost { add(.pack(tail)) } else { report.add(.tornPack(tail)) }
        }
    }

    // MARK: Reporting

    private func enter(_ stage: VerifyProgress.Stage) {
        progress.stage = stage
        observer?.progressed(progress)
    }

    private func add(_ finding: VerifyFinding) {
        report.add(finding)
        observer?.found(finding)
    }
}

extension VerifyCounts {
    mutating func add(_ other: VerifyCounts) {
        packs += other.packs
        blocks += other.blocks
        chunks += other.chunks
        blocksRead += other.blocksRead
        storedBytesRead += other.storedBytesRead
        plainBytesRead += other.plainBytesRead
    }
}

/// What of a catalog a writer moves.
private struct CatalogState: Equatable {
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

    /// - Returns: notes for people. Damage in the journal is none of them: the journal's own check finds it.
    func run(_ catalog: Catalog) throws -> [String] {
        let sync = CatalogSync(repository: repository, catalog: catalog)
        if (try? sync.isLevel()) == true { return [] }
        let position = try catalog.position()
        // Held while the catalog is written. On a medium that cannot be written there is no lock, and no writer.
        let outcome = holdsLock ? nil : try? repository.storage.lock()
        if case .taken = outcome, let head = try? repository.journal.head(), head.record == position.record,
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
