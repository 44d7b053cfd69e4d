import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// Repair: restores a damaged repository as far as its own bytes and the live files allow.
///
/// In this order: `cairn.json` comes back from a copy; every pack is read and checked, and healed
/// by its parity where possible; a damaged journal is rewritten, from a catalog that knows all of
/// it or else from its intact records; the catalog is rebuilt; intact parts of damaged packs, here
/// or in remotes alone, are stored again and the packs are quarantined in `aside/`; live files are
/// searched for chunks that are still lost; the result is verified.
/// - What it promises: nothing is deleted, and damaged files are in `aside/` byte for byte (only a
///   catalog, which is a view, is replaced, and a pack that its parity has healed byte for byte). A
///   kill leaves the repository unchanged, repaired, or to be repaired again. A second run finds
///   nothing to do.
/// - What it does not: to forget losses. Versions whose chunks no pack holds stay in the journal,
///   and commits keep the count of their records, so that `verify` keeps reporting both.
public final class RepairRun {
    private let repository: Repository
    private let catalogPath: String
    private let fileSystem: any FileSystem
    private let clock: any Clock
    private let randomness: any Randomness
    private let request: RepairRequest
    private let cancellation: Cancellation
    private weak var observer: (any RepairObserver)?

    private let quarantine: Quarantine
    private var progress = VerifyProgress()
    /// Brings a checked copy of a damaged sealed pack beside it, and gives its path; nil when there
    /// is none elsewhere.
    public var fetch: ((Hash256) throws -> String?)?

    /// - Parameter catalogPath: the catalog's file; its directory exists. Nobody else may have it
    ///   open.
    public init(
        _ repository: Repository, catalogPath: String, fileSystem: any FileSystem, clock: any Clock,
        randomness: any Randomness, request: RepairRequest, cancellation: Cancellation,
        observer: (any RepairObserver)?
    ) {
        self.repository = repository
        self.catalogPath = catalogPath
        self.fileSystem = fileSystem
        self.clock = clock
        self.randomness = randomness
        self.request = request
        self.cancellation = cancellation
        self.observer = observer
        quarantine = Quarantine(repository.storage, clock: clock, randomness: randomness)
    }

    /// Runs to the end.
    ///
    /// - Throws: ``RepositoryError/locked(holder:)``, ``RepositoryError/inUse(holder:)``,
    ///   ``RepositoryError/full(freeBytes:neededBytes:)``, ``SystemError``, ``CatalogError``.
    public func run() throws -> RepairReport {
        let start = clock.monotonic()
        let lock = try RepositoryWriter.lock(repository.storage)
        try withoutReaders(waits: false) {}
        var report = RepairReport(after: VerifyReport())
        do {
            try Quarantine.settle(repository.storage)
            report.description = try repairDescription()
            let suspects = try replaceFetched(
                healByParity(checkPacks(&report), &report), &report)
            try withoutReaders(waits: true) {
                report.journal = try repairJournal(lock, suspects)
                observer?.entered(.rebuildingCatalog)
                try CatalogFile.setAside(catalogPath)
            }
            try salvage(suspects, lock, &report)
            try heal(lock, &report)
            try reattach(lock, &report)
            report.after = try verify().run(
                VerifyRequest(readData: .none, readers: request.readers))
        } catch is Cancelled {
            report.ending = .cancelled
        }
        report.quarantined = quarantine.moved
        report.quarantine = quarantine.moved.isEmpty ? nil : quarantine.path
        report.nanoseconds = clock.monotonic() - start
        return report
    }

    private func stop() throws { if cancellation.isRequested { throw Cancelled() } }

    /// Takes journal and catalog from nobody who reads content by them.
    ///
    /// - Parameter waits: whether for those who began meanwhile, or to report them at once.
    private func withoutReaders(waits: Bool, _ body: () throws -> Void) throws {
        var alone: (any StorageLock)?
        while true {
            do {
                alone = try ReadersLock.exclude(repository.storage)
            } catch RepositoryError.inUse where waits {
                try stop()
                clock.pause(nanoseconds: 20_000_000)
                continue
            } catch is SystemError {
                // Readers cannot open the lock's file either.
            }
            return try withExtendedLifetime(alone, body)
        }
    }

    /// Repairs `cairn.json` and its copies. Damaged ones are quarantined; the valid one stays
    /// untouched.
    private func repairDescription() throws -> [DescriptionFault] {
        let storage = repository.storage
        let found = try repository.presentDescription().found
        let faults = try DescriptionFiles.faults(storage)
        for fault in faults {
            if !fault.isWhole, try storage.size(of: fault.file) != nil {
                try quarantine.take(fault.file)
            }
            try DescriptionFiles.write(found.bytes, to: fault.file, storage)
        }
        return faults
    }

    // MARK: Packs

    private func checkPacks(_ report: inout RepairReport) throws -> [PackOutcome] {
        observer?.entered(.checkingPacks)
        var suspects: [PackOutcome] = []
        let sweep = PackSweep(
            repository: repository, reading: .all, catalog: nil, readers: request.readers,
            randomness: randomness, cancellation: cancellation)
        progress.stage = .packs
        var seen: Set<String> = []
        try sweep.run(seen: &seen) {
            progress.expect($0)
        } _: { outcome in
            progress.packs += 1
            progress.bytes += outcome.file.length
            observer?.progressed(progress)
            if outcome.isSuspect { suspects.append(outcome) }
        }
        try stop()
        // A failing disk may give one bad read: only repeated errors are damage.
        suspects = try suspects.map { try healing.check($0.file) }.filter {
            $0.isSuspect && !$0.isGone
        }
        for outcome in suspects { report.packs.damage += outcome.problems + outcome.torn }
        return suspects
    }

    private func healByParity(_ suspects: [PackOutcome], _ report: inout RepairReport) throws
        -> [PackOutcome]
    {
        try suspects.compactMap { outcome in
            try stop()
            switch try healing.heal(outcome) {
            case .healed:
                report.packs.healedByParity += 1
                return nil
            case .damaged(let last, _): return last
            case .unwritable(let error):
                // There may be no room for another copy. Salvaging now would give up what its
                // parity still knows.
                report.packs.unhealed.append(.init(path: outcome.file.path, error: error))
                return nil
            }
        }
    }

    /// Puts whole copies from elsewhere in the place of damaged sealed packs.
    private func replaceFetched(_ suspects: [PackOutcome], _ report: inout RepairReport) throws
        -> [PackOutcome]
    {
        guard let fetch else { return suspects }
        let storage = repository.storage
        return try suspects.filter { outcome in
            let path = outcome.file.path
            try stop()
            guard let id = PackFiles.sealedID(path), try !storage.isElsewhere(path),
                let copy = try fetch(id)
            else { return true }
            try quarantine.take(path)
            try storage.rename(copy, to: path)
            SealedPacks.guardContent(of: path, storage)
            try storage.syncDirectory(PackFiles.sealedDirectory(id))
            report.packs.fetched += 1
            return false
        }
    }

    private var healing: PackHealing {
        PackHealing(repository: repository, randomness: randomness, cancellation: cancellation)
    }

    /// Salvages damaged packs. A pack is moved only when its intact parts are durable elsewhere.
    /// Of one that lies in remotes alone, and is lost or damaged there, the note is moved.
    private func salvage(
        _ suspects: [PackOutcome], _ lock: any StorageLock, _ report: inout RepairReport
    ) throws {
        guard !suspects.isEmpty else { return }
        observer?.entered(.salvagingPacks)
        try stop()
        let notes = try suspects.map { outcome -> String? in
            guard try repository.storage.isElsewhere(outcome.file.path) else { return nil }
            return PackFiles.sealedID(outcome.file.path).map(AwayPack.path(of:))
        }
        let files = try zip(suspects, notes).map { outcome, note in
            if note != nil { return outcome.file }
            return try PackSalvage.makeRoom(for: outcome.file, in: repository, randomness)
        }
        let writer = try RepositoryWriter(
            repository, lock: lock, catalogPath: catalogPath, randomness: randomness,
            excluded: Set(files.map(\.path)))
        let salvage = PackSalvage(repository: repository, cancellation: cancellation)
        let stored = try RepairStore.with(writer) { store in
            for file in files { try salvage.run(file, into: store) }
        }
        (report.packs.chunksSalvaged, report.packs.bytesSalvaged) = stored
        for ((outcome, note), file) in zip(zip(suspects, notes), files) {
            if let note {
                try quarantine.take(note)
            } else {
                try quarantine.take(pack: file, as: outcome.file)
            }
            report.packs.quarantined += 1
        }
    }

    // MARK: Journal and catalog

    private func repairJournal(_ lock: any StorageLock, _ suspects: [PackOutcome]) throws
        -> RepairReport.JournalRepair?
    {
        observer?.entered(.repairingJournal)
        // A directory in its place would block every new head.
        if let names = try? repository.storage.directories(in: JournalFiles.directory),
            names.contains(where: { "\(JournalFiles.directory)/\($0)" == JournalFiles.head })
        {
            try quarantine.take(JournalFiles.head)
        }
        let repository = repository.forgiving
        let remembered = (try? rememberedRoots()) ?? []
        let fromCatalog = JournalFromCatalog(
            repository: repository, lock: lock, catalogPath: catalogPath, randomness: randomness,
            quarantine: quarantine, excluded: Set(suspects.map(\.file.path)))
        return try JournalRepairer(
            repository, request: request, clock: clock, randomness: randomness,
            quarantine: quarantine, treePath: catalogPath + ".repair", remembered: remembered,
            fromCatalog: fromCatalog
        ).run()
    }

    /// The old catalog may know roots whose definition the journal has lost.
    private func rememberedRoots() throws -> [RootDefinition] {
        let catalog = try Catalog(path: catalogPath, repository: repository.description.repository)
        return try CatalogReader(catalog).allRoots().map(\.definition)
    }

    // MARK: Live files

    private func heal(_ lock: any StorageLock, _ report: inout RepairReport) throws {
        let check = verify()
        _ = try check.run(VerifyRequest(readData: .none, readers: request.readers))
        let lost = check.lostChunks
        report.healing.chunksLost = lost.count
        guard !lost.isEmpty else { return }
        try stop()
        observer?.entered(.readingLiveFiles)
        let writer = try RepositoryWriter(
            repository, lock: lock, catalogPath: catalogPath, randomness: randomness)
        report.healing = try LiveHealing(
            writer: writer, live: request.live, fileSystem: fileSystem, clock: clock,
            cancellation: cancellation
        ).run(lost: lost)
    }

    private func reattach(_ lock: any StorageLock, _ report: inout RepairReport) throws {
        let writer = try RepositoryWriter(
            repository, lock: lock, catalogPath: catalogPath, randomness: randomness)
        report.directoriesReattached = report.journal?.directoriesMade ?? 0
        guard try CatalogReader(writer.catalog).isRepairUnfinished() else { return }
        report.directoriesReattached += try Reattachment(
            writer: writer, clock: clock, request: request
        ).run()
        try writer.journal.close()
    }

    private func verify() -> VerifyRun {
        let run = VerifyRun(
            repository, catalogPath: catalogPath, clock: clock, randomness: randomness,
            cancellation: cancellation, observer: nil)
        run.holdsLock = true
        return run
    }
}
