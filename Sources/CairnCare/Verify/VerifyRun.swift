import CairnCore
import CairnFormat
import CairnRepository

/// Verification: whether everything acknowledged still exists, and whose files are affected where
/// not.
///
/// The packs are checked one by one against themselves; the journal's chain is followed from the
/// first record to the acknowledged head; every chunk the journal names is looked up in the index
/// of the packs. The catalog serves as that index, but is not trusted: its rows are compared with a
/// replay of the journal and with the packs, and where it disagrees a temporary one is made for
/// this run.
/// - What it promises: with ``VerifyRequest/DataReading/all`` no changed bit and no missing byte of
///   what commits need goes unnoticed.
/// - What it does not: to change the repository, or to need exclusive access. Writers may continue:
///   their additions after the catalog's catch-up are not checked, and their unfinished writes do
///   not count as damage. Memory: two buffers a reader, one pack's block list; losses are listed,
///   so memory grows with damage, never with the repository.
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
    /// Nil where the catalog must be asked.
    private var places: ChunkPlaces?
    private var agreement = CatalogAgreement()
    private var catalogRight: CatalogRight
    private var readsEverything = false
    /// Checked packs, by their names at that time.
    private var seenPacks: Set<String> = []
    private var packsStoodStill = true
    /// The last record whose chunks must exist, and the head when that was determined.
    private var lastRecord = UInt64.max
    /// Where the last replay ended.
    private var contradiction: JournalDamage?
    private var headAtStart: JournalHead?
    private lazy var isWriterAtWork = findWriter()
    /// Whether the caller holds the writers' lock.
    var holdsLock = false
    /// The distinct lost chunks that versions need, once ``run(_:)`` is done.
    private(set) var lostChunks: Set<ChunkID> = []

    /// The owner of the right to write the catalog.
    public enum CatalogRight {
        /// This run. It lets the catalog catch up and then releases the lock, so that backups need
        /// not wait.
        case own((any StorageLock)?)
        /// Another process, which keeps it current: it is only read.
        case others
    }

    /// - Parameter catalogPath: the catalog's file; its directory exists. The catalog is first made
    ///   or caught up.
    public init(
        _ repository: Repository, catalogPath: String, catalogRight: CatalogRight = .own(nil),
        clock: any Clock, randomness: any Randomness, cancellation: Cancellation,
        observer: (any VerifyObserver)?
    ) {
        self.catalogRight = catalogRight
        self.repository = repository
        self.catalogPath = catalogPath
        self.clock = clock
        self.randomness = randomness
        self.cancellation = cancellation
        self.observer = observer
    }

    /// Runs to the end, whatever it finds.
    ///
    /// - Throws: ``SystemError`` when the repository's directories cannot be listed,
    ///   ``CatalogError`` when not even a fresh catalog can be made.
    public func run(_ request: VerifyRequest) throws -> VerifyReport {
        let start = clock.monotonic()
        readsEverything = request.readData == .all
        let readers = try ReadersLock.share(repository.storage, clock: clock)
        defer { withExtendedLifetime(readers) {} }
        let descriptionFaults = try DescriptionFiles.faults(repository.storage)
        var opened = try openCatalog()
        defer { if opened.isScratch { try? CatalogFile.remove(opened.catalog.path) } }
        catalogRight = .others
        let before = try CatalogState(opened.catalog)
        headAtStart = try? repository.journal.head()
        // Everything up to here is in packs that are listed from now on. A catalog is only behind
        // because of damage, or because somebody wrote since it caught up.
        if let head = headAtStart, before.position.record >= head.record {
            lastRecord = before.position.record
        } else {
            headAtStart = nil
        }
        // Of a catalog that cannot be read, the packs find what is wrong.
        places = try? ChunkPlaces(opened.catalog)
        try checkPacks(request, opened.catalog)
        let isUnchanged = try packsStoodStill && CatalogState(opened.catalog) == before
        if try !agrees(opened.catalog, isUnchanged: isUnchanged), !opened.isScratch {
            opened = (try scratchCatalog(), true)
            places = nil
        }
        try checkJournal(request, opened.catalog)
        // Keys may be changed meanwhile: only faults at the beginning and at the end count.
        let faults =
            descriptionFaults.isEmpty ? [] : try DescriptionFiles.faults(repository.storage)
        for fault in faults where descriptionFaults.contains(fault) {
            if fault.isCopy {
                report.add(.descriptionCopy(fault))
            } else {
                add(.description(fault))
            }
        }
        for note in try StrayFiles.notes(repository.storage) {
            if case .leftover = note { addRemains(note) } else { report.add(note) }
        }
        if cancellation.isRequested { report.ending = .cancelled }
        report.nanoseconds = clock.monotonic() - start
        return report
    }

    // MARK: The catalog

    private func openCatalog() throws -> (catalog: Catalog, isScratch: Bool) {
        enter(.catalog)
        let isOthers = if case .others = catalogRight { true } else { false }
        do {
            let catalog = try Catalog(
                path: catalogPath, repository: repository.description.repository,
                isOwn: !isOthers)
            if isOthers {
                guard try isKeptLevel(catalog) else { return (try scratchCatalog(), true) }
            } else {
                let sync = CatalogSync(repository: repository, catalog: catalog)
                let ended = try sync.catchUp(holdsLock: holdsLock)
                for note in ended.notes { report.add(VerifyNote.catalog(note)) }
                contradiction = ended.damage
            }
            if let difference = try difference(catalog) { throw CatalogError.damaged(difference) }
            return (catalog, false)
        } catch let error as SystemError where error.isInputOutput {
            // Unreadable parts are found again where they are examined.
        } catch CatalogError.busy where isOthers {
            // Another process is making it.
        } catch CatalogError.damaged(let why), CatalogError.unavailable(let why) {
            add(VerifyFinding.catalog(why))
        }
        return (try scratchCatalog(), true)
    }

    /// The difference between catalog and journal. The journal's own check finds its damage.
    private func difference(_ catalog: Catalog) throws -> String? {
        do {
            return try CatalogProof(catalog: catalog, cancellation: cancellation).compare(
                with: repository)
        } catch is JournalDamage {
        } catch is Cancelled {}
        return nil
    }

    /// Waits a moment for the process that has the catalog.
    private func isKeptLevel(_ catalog: Catalog) throws -> Bool {
        guard let head = try? repository.journal.head() else { return true }
        try CatalogOpening(repository, catalog).awaitLevel(clock: clock)
        return try catalog.position().record >= head.record
    }

    /// A temporary catalog, which skips what cannot be read.
    private func scratchCatalog() throws -> Catalog {
        let catalog = try Catalog(
            path: CatalogFile.scratchPath(catalogPath, "verify"),
            repository: repository.description.repository)
        contradiction = try CatalogSync(repository: repository.forgiving, catalog: catalog).catchUp(
            holdsLock: holdsLock
        ).damage
        return catalog
    }

    /// Whether every chunk row of the catalog names the right place, and none is missing.
    private func agrees(_ catalog: Catalog, isUnchanged: Bool) throws -> Bool {
        func differs(_ why: String) -> Bool {
            add(VerifyFinding.catalog(why))
            return false
        }
        if let failure = agreement.failure { return differs(failure) }
        if agreement.lacking > 0 {
            return differs("it is missing \(agreement.lacking) chunks that packs contain")
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
            return differs("\(error)")
        }
        let wrong = rows - agreement.confirmed
        return wrong == 0 || differs("it has the wrong location for \(wrong) of its \(rows) chunks")
    }

    // MARK: Packs

    private func checkPacks(_ request: VerifyRequest, _ catalog: Catalog) throws {
        enter(.packs)
        let sweep = PackSweep(
            repository: repository, reading: request.readData, catalog: catalog, places: places,
            readers: request.readers, randomness: randomness, cancellation: cancellation)
        let stoodStill = try sweep.run(seen: &seenPacks) { files in
            progress.expect(files)
            observer?.progressed(progress)
        } _: {
            take($0)
        }
        packsStoodStill = packsStoodStill && stoodStill
    }

    private func take(_ outcome: PackOutcome) {
        for problem in outcome.problems { add(.pack(problem)) }
        report.findingCount += outcome.problemCount - outcome.problems.count
        if outcome.isSuspect { suspects.append(outcome) }
        noteParity(outcome)
        report.counts.add(outcome.counts)
        agreement.add(outcome.agreement)
        progress.packs += 1
        progress.bytes += outcome.file.length
        observer?.progressed(progress)
    }

    /// Notes the state of a pack's parity: whether it can heal the pack and, when everything is
    /// read, whether it is intact itself.
    private func noteParity(_ outcome: PackOutcome) {
        guard let id = PackFiles.sealedID(outcome.file.path), outcome.isSuspect || readsEverything
        else { return }
        let parity = PackParity(repository: repository)
        if outcome.isSuspect {
            if parity.canHeal(id) { report.add(.mendable(pack: outcome.file.path)) }
            return
        }
        do {
            guard let file = try ParityFile(id, in: repository) else { return }
            if try !file.isWhole(cancellation) {
                report.add(.damagedParity(PackFiles.parity(id)))
            }
        } catch is Cancelled {
        } catch {
            report.add(.damagedParity(PackFiles.parity(id)))
        }
    }

    // MARK: Journal and versions

    private static let searchesMaximum = 3

    /// A suspect pack that is sealed meanwhile has another name in catalog and list: it is checked
    /// again.
    private func findLostChunks(_ request: VerifyRequest, _ catalog: Catalog) throws -> LostChunks {
        let storage = repository.storage
        for _ in 1..<Self.searchesMaximum {
            let lost = try LostChunks(repository, catalog, suspects: suspects, places)
            let known = suspects.count
            try suspects.removeAll {
                try !$0.file.isSealed && storage.size(of: $0.file.path) == nil
            }
            if suspects.count == known { return lost }
            try checkPacks(request, catalog)
        }
        return try LostChunks(repository, catalog, suspects: suspects, places)
    }

    private func checkJournal(_ request: VerifyRequest, _ catalog: Catalog) throws {
        enter(.journal)
        let lost = try findLostChunks(request, catalog)
        let outcome: JournalCheck
        do {
            outcome = try repository.journal.check(
                upTo: lastRecord,
                asking: { [cancellation] in if cancellation.isRequested { throw Cancelled() } },
                checking: { try lost.inOneTransaction($0) }
            ) { try lost.contains($0) }
        } catch is Cancelled {
            return
        }
        // Those that there are now: the journal also has forgotten ones, and maintenance.
        report.counts.commits =
            outcome.damage == nil
            ? Int(try CatalogReader(catalog).pointCount()) : outcome.commits
        report.counts.records = outcome.records
        if let damage = outcome.damage {
            add(.journal(damage))
            try nameLostCommits(except: damage)
        } else {
            if let damage = try provenContradiction() { add(.journal(damage)) }
            for loss in outcome.losses { add(.commit(loss)) }
            if outcome.uncommittedRecords > 0 {
                addRemains(.uncommittedRecords(outcome.uncommittedRecords))
            }
            if outcome.tornBytes > 0 { addRemains(.tornJournal(bytes: outcome.tornBytes)) }
        }
        // A damaged journal may end before the reference to a lost chunk; the catalog may remember
        // what it lost.
        if outcome.lostReferences > 0 || outcome.damage != nil || !lost.isEmpty {
            // Forgotten versions may have gone with their chunks, although the journal still names
            // them.
            try nameVersions(
                catalog, lost, lostReferences: outcome.hasForgotten ? 0 : outcome.lostReferences)
        }
        judgeTornStretches()
    }

    /// Where the changes contradict what stands before them, though each record is whole.
    private func provenContradiction() throws -> JournalDamage? {
        guard let found = contradiction else { return nil }
        // A writer may have moved the journal beneath the reader: what is wrong is so twice.
        try CatalogFile.remove(try scratchCatalog().path)
        return contradiction == found ? found : nil
    }

    private func nameLostCommits(except damage: JournalDamage) throws {
        let outcome = try JournalSalvage(journal: repository.forgiving.journal).scan { found in
            guard found.commit == nil || found.recordsLost > 0 else { return }
            add(
                .commit(
                    CommitLoss(number: nil, commit: found.commit, recordsLost: found.recordsLost)))
        }
        for other in outcome.damage where other.file != damage.file || other.offset != damage.offset
        { add(.journal(other)) }
    }

    private func nameVersions(_ catalog: Catalog, _ lost: LostChunks, lostReferences: Int) throws {
        enter(.naming)
        let blocks = try BlockReader(repository, catalog)
        let (damage, chunks) = try lost.damage(in: catalog, besides: blocks, cancellation)
        report.damage = damage
        lostChunks = chunks
        if damage.readableCount > 0 { report.add(.readable(chunks: damage.readableCount)) }
        if damage.versionCount > 0 {
            report.isDamaged = true
        } else if lostReferences > 0, damage.readableCount == 0, !cancellation.isRequested {
            // A new checkpoint may name what others have stored since the catalog caught up.
            guard (try? repository.journal.head()) == headAtStart
            else { return report.add(.changedMeanwhile) }
            add(.unnamedChunks(lostReferences))
        }
    }

    /// Torn parts of an open pack belong to an interrupted run, unless something committed is
    /// missing. - Source: FORMAT.md §6.2.
    private func judgeTornStretches() {
        let isAnythingLost =
            report.damage.versionCount > 0 || report.damage.readableCount > 0
            || report.findings.contains { if case .unnamedChunks = $0 { true } else { false } }
        for stretch in suspects.flatMap(\.torn) {
            if isAnythingLost { add(.pack(stretch)) } else { addRemains(.tornPack(stretch)) }
        }
    }

    /// Notes a leftover of an interrupted run; a running one makes it too, and then it is not
    /// reported.
    private func addRemains(_ note: VerifyNote) {
        guard isWriterAtWork else { return report.add(note) }
        if !report.notes.contains(.changedMeanwhile) { report.add(.changedMeanwhile) }
    }

    private func findWriter() -> Bool {
        if holdsLock { return false }
        if let before = headAtStart, let now = try? repository.journal.head(), now != before {
            return true
        }
        if case .taken = try? repository.storage.lock() { return true }
        return false
    }

    // MARK: Reporting

    private func enter(_ stage: VerifyProgress.Stage) {
        progress.stage = stage
        observer?.progressed(progress)
    }

    private func add(_ finding: VerifyFinding) {
        if case .catalog = finding { CatalogFile.distrust(catalogPath) }
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
