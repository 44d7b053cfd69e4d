import CairnCore
import CairnFormat
import CairnRepository
import CairnSource
import Synchronization

/// The threads of one run and its collector, shared by ``BackupRun`` and ``CaptureRun``.
///
/// Used once. The scanner runs `work`; readers read the candidates; the caller's thread writes
/// journal and catalog and commits as it goes.
public final class RunPipeline {
    let writer: RepositoryWriter
    let fileSystem: any FileSystem
    let clock: any Clock
    let request: BackupRequest
    private let cancellation: Cancellation
    private weak var observer: (any BackupObserver)?

    private let gate = CommitGate()
    let ledger: CommitBuilder
    private var draft: Commit
    private(set) var failures: [ItemFailure] = []
    /// Mounts that did not respond.
    private var silentMounts: Set<[UInt8]> = []
    private var progress = BackupProgress()
    private var lastCommit: CatalogCommit?
    /// From then on the journal may name what was stored, also when the commit failed.
    private var hasBegunCommit = false
    private var lastCommitTime: UInt64
    private var bytesNewAtCommit: UInt64 = 0
    private var lastProgressTime: UInt64 = 0
    /// Bytes that were read of large files whose outcome has not arrived.
    private var inLargeFiles: UInt64 = 0
    private var isStopped = false
    private var bundles: [RepositoryPath] = []
    private var postponed: [RepositoryPath] = []
    private var later: [RepositoryPath: Later] = [:]
    /// Whether a bundle has been accepted only in part so far.
    private var isWithinBundle = false
    private let links = LinkFollower()
    private var damage: KnownDamage

    private static let progressInterval: UInt64 = 100_000_000
    /// Further failures are counted but not kept.
    public static let failuresMaximum = 10_000

    init(
        _ writer: RepositoryWriter, fileSystem: any FileSystem, clock: any Clock,
        request: BackupRequest, cancellation: Cancellation, observer: (any BackupObserver)?
    ) throws {
        self.writer = writer
        self.fileSystem = fileSystem
        self.clock = clock
        self.request = request
        self.cancellation = cancellation
        self.observer = observer
        try writer.catalogWriter.indexLinks()
        let id = writer.repository.description.repository
        damage = try KnownDamage(request.damage?.versions(id) ?? [], writer.catalog)
        let isDamaged = request.isDamaged?(id) == true
        try writer.index.readStored(
            with: isDamaged ? BlockReader(writer.repository, writer.catalog) : nil)
        ledger = try CommitBuilder(
            writer, clock: clock, owners: request.owners, excludedPlaces: request.excludedPlaces,
            orders: request.kind.isAroundRestore ? request.orders.lasting : request.orders)
        ledger.machine = request.machine
        lastCommitTime = clock.monotonic()
        let began = request.time ?? clock.now()
        draft = Commit(
            id: Hash128(), run: writer.randomness.hash128(), kind: request.kind,
            isAdHoc: request.isAdHoc, time: began, began: began, host: request.host,
            user: request.user, program: request.program, paths: request.sources.map(\.path),
            tags: request.tags, restored: request.restored)
    }

    /// Records entries that belong to the first commit but do not require one.
    var beforeCommit: () throws -> Void = {}

    /// Runs `body` and ends the journal's transaction in any case.
    ///
    /// - Throws: ``RepositoryError/full(freeBytes:neededBytes:)`` before anything is read; errors
    ///   of `body`.
    func run(_ body: (RunPipeline) throws -> BackupResult.Ending) throws -> BackupResult {
        let start = clock.monotonic()
        do {
            try ensureSpace()
            if request.isAllOrNothing { writer.packs.mark() }
            let ending = try body(self)
            try ledger.close()
            var result = BackupResult(
                commit: lastCommit, counts: ledger.counts, failures: failures, ending: ending,
                nanoseconds: clock.monotonic() - start, excluded: ledger.excludedCount,
                dropped: ledger.dropped)
            result.setAside = ledger.setAside
            result.movedAway = ledger.movedAway
            result.figures = ledger.tally.figures
            result.bundles = bundles
            result.postponed = postponed
            result.linksAreIncomplete = links.isIncomplete
            result.later = later
            let repaired = try damage.repaired(writer)
            if !repaired.isEmpty {
                request.damage?.repaired(writer.repository.description.repository, repaired)
            }
            result.repaired = repaired.count
            return result
        } catch {
            ledger.abandon()
            if request.isAllOrNothing, !hasBegunCommit { takeBack() }
            throw error
        }
    }

    /// Gives back the space of a run that keeps nothing, as far as possible: the next `prune` finds
    /// the rest.
    private func takeBack() {
        guard
            case .held(let alone)? = try? writer.repository.storage.lockReaders(exclusive: true)
        else { return }
        withExtendedLifetime(alone) { try? writer.packs.takeBack() }
    }

    private func ensureSpace() throws {
        let (free, needed) = (try writer.repository.storage.freeBytes(), ChunkStore.reserveBytes)
        if free < needed { throw RepositoryError.full(freeBytes: free, neededBytes: needed) }
    }

    /// Records the plan's roots and their containers. Roots that are absorbed by a wider one are
    /// folded into it, in a commit of their own.
    func define(_ roots: RootRegistry.Opened) throws -> [TreeScanner.Target] {
        var hasFolded = false
        if let machine = request.machine {
            for number in roots.claimed { try ledger.record(.host(root: number, machine)) }
        }
        let targets = try roots.plan.steps.map { step in
            let anchor =
                step.isNew
                ? try ledger.defineRoot(step.root, of: request.machine)
                : roots.live.first { $0.definition.number == step.root.number }?.anchor ?? 0
            func fold() throws -> RootFold {
                RootFold(
                    builder: ledger, writer: writer.catalogWriter,
                    live: try LiveTree(writer.catalog), fileSystem: fileSystem)
            }
            if let part = step.part,
                let around = roots.live.first(where: { $0.definition.number == part.root }),
                try fold().fold(around, part: part.path, into: step.root, at: [], anchor: anchor)
            {
                try fold().leave(around, part.path)
                hasFolded = true
            }
            for old in roots.live where step.absorbed.contains(old.definition.number) {
                if try fold().fold(old, into: step.root, anchor: anchor) { hasFolded = true }
                try ledger.record(.dropRoot(old.definition.number))
            }
            if try settle(roots.live, at: step) { hasFolded = true }
            return TreeScanner.Target(root: step.root, anchor: anchor, focus: step.focus)
        }
        for part in roots.parts { try ledger.record(.container(part)) }
        try end(roots.removed)
        // Missing sources are not paths of the commit.
        let missing = Set(roots.missing.map(\.path))
        draft.paths.removeAll { missing.contains($0) }
        // The scan compares with what is committed.
        if hasFolded { try commit(request.kind == .capture ? .capture : .partial) }
        return targets
    }

    /// Makes the catalog expect a root that has another path now on the file system there.
    ///
    /// - Returns: whether that is another one.
    private func settle(_ live: [CatalogRoot], at step: RootPlan.Step) throws -> Bool {
        guard step.isNew,
            let root = live.first(where: { $0.definition.number == step.root.number }),
            root.definition.path != step.root.path,
            let settling = try RootSettling(
                RootMove(root, to: step.root.path), LiveTree(writer.catalog), fileSystem),
            settling.isElsewhere
        else { return false }
        try settling.settle(ledger)
        return true
    }

    /// Removes what was in containers that were removed, and ends their gaps.
    private func end(_ removed: [AppContainers.Removed]) throws {
        guard !removed.isEmpty else { return }
        for one in removed { try ledger.take(.removal(of: one.place, in: one.directory)) }
        for gap in try CatalogReader(writer.catalog).openGaps() {
            let place = RepositoryPath(root: gap.root, path: gap.path)
            guard removed.contains(where: { $0.place.covers(place) }) else { continue }
            try ledger.record(.closeGap(number: gap.number, ended: clock.now()))
        }
    }

    /// Scans, reads and stores; changes wait for ``commit(_:)``.
    func scan(_ work: @escaping ScanJob.Work) throws -> BackupResult.Ending {
        let channel = RunChannel(isInline: request.readers == 0)
        let ending =
            request.readers == 0
            ? try runInline(work, channel) : try runThreaded(work, channel)
        try ledger.countMissing()
        return ending
    }

    // MARK: The two ways to run

    private func runThreaded(
        _ work: @escaping ScanJob.Work, _ channel: RunChannel
    ) throws -> BackupResult.Ending {
        let store = makeStore(channel)
        let sink = ThreadedSink(channel, links: request.links)
        // Made on demand for a bundle; the scanner's thread then is a reader like the others.
        var own: UnitReader?
        let scan = ScanJob(
            work: work, channel: channel,
            scanner: try makeScanner(sink) { [self] unit, result in
                let reader = own ?? makeReader(store, channel)
                own = reader
                try reader.read(unit, &result)
            })
        let readers = (0..<request.readers).map { _ in
            let reader = makeReader(store, channel)
            return WorkerThread { reader.work() }
        }
        let scanning = WorkerThread { scan.run() }
        let collected = Result {
            while let message = channel.next() {
                try handle(message, channel)
                try commitIfDue(channel)
            }
        }
        // After a failure this lets the other threads end.
        channel.closeAll()
        scanning.join()
        for reader in readers { reader.join() }
        try collected.get()
        return try drain(channel)
    }

    private func runInline(
        _ work: @escaping ScanJob.Work, _ channel: RunChannel
    ) throws -> BackupResult.Ending {
        let reader = makeReader(makeStore(channel), channel)
        let takeIn = { [self] in
            while let message = channel.tryNext() { try handle(message, channel) }
            try commitIfDue(channel)
        }
        let sink = ThreadedSink(
            channel, links: request.links,
            processInline: { unit in
                reader.process(unit)
                try takeIn()
            }, drainInline: takeIn)
        let scanner = try makeScanner(sink) { try reader.read($0, &$1) }
        ScanJob(work: work, channel: channel, scanner: scanner).run()
        return try drain(channel)
    }

    private func makeStore(_ channel: RunChannel) -> ChunkStore {
        ChunkStore(
            packs: writer.packs, index: writer.index, gate: gate,
            storage: writer.repository.storage, publish: { channel.post(.stored($0)) })
    }

    private func makeReader(_ store: ChunkStore, _ channel: RunChannel) -> UnitReader {
        let reader = FileReader(
            store: store, repository: writer.repository, clock: clock, cancellation: cancellation,
            offload: request.readers == 0 ? nil : channel,
            looksAtContent: ledger.tally.counts)
        if observer != nil { reader.observer = { channel.post(.read($0, $1)) } }
        return UnitReader(
            reader: reader, channel: channel, cancellation: cancellation, writers: request.writers,
            large: request.large.slice, orders: request.orders)
    }

    /// - Parameter read: reads the contents of bundles on the scanner's thread.
    private func makeScanner(_ sink: any ScanSink, _ read: @escaping BundleSink.Read) throws
        -> TreeScanner
    {
        let known = try KnownTree(writer.catalog, writer.catalogWriter.directoryIDs)
        let lacking = request.lacking.adding(damage.places)
        func comparison(_ bundles: BundleRules, _ round: ScanRound, _ sink: any ScanSink)
            -> DirectoryComparison
        {
            DirectoryComparison(
                fileSystem: fileSystem, known: known, clock: clock, excluded: request.excluded,
                bundles: bundles, links: links, lacking: lacking,
                replacedDisks: request.replacedDisks, unseenRoots: request.renewedRoots,
                rootPlaces: request.rootPlaces, settingsRoots: request.settingsRoots,
                takenRoots: request.takenRoots, leftOut: request.leftOut, orders: request.orders,
                followsMoves: request.excludedPlaces != nil, machine: request.machine,
                coding: writer.repository.coding, round: round, sink: sink)
        }
        let inner = BundleSink(heldMaximum: request.bundles.heldMaximum, read)
        let bundles = BundleScanner(
            comparison(BundleRules(), ScanRound(), inner), inner, capture: request.bundles,
            clock: clock, cancellation: cancellation)
        let round = ScanRound(
            budget: request.budget, large: request.large, untouched: request.untouched)
        return TreeScanner(
            comparison: comparison(request.bundles.rules, round, sink), bundles: bundles,
            cancellation: cancellation, absenceIsDeletion: request.absenceIsDeletion,
            keepsMissingRoots: request.keepsMissingRoots)
    }

    // MARK: Collecting

    private func drain(_ channel: RunChannel) throws -> BackupResult.Ending {
        while let message = channel.tryNext() { try handle(message, channel) }
        if let failure = channel.failure {
            guard let failure = failure as? StoreFailure else { throw failure }
            switch failure {
            case .full(let free, let needed): return .full(freeBytes: free, neededBytes: needed)
            case .lost(let error): throw error
            }
        }
        if isStopped { return .stopped }
        return cancellation.isRequested ? .cancelled : .complete
    }

    private func handle(_ message: RunMessage, _ channel: RunChannel) throws {
        switch message {
        case .stored(let block):
            try ledger.take(block)
            report()
        case .outcomes(let outcomes, let unchanged):
            try take(outcomes, unchanged)
            report()
        case .failed(let failure): note(failure)
        case .looking(let path): progress.path = path
        case .read(let path, let bytes):
            progress.path = path
            inLargeFiles += bytes
            report()
        case .moved(let from, let to): try ledger.recordMove(from: from, to: to)
        case .bundle(let bundle): try take(bundle)
        case .postponed(let place): postponed.append(place)
        case .later(let place, let why): later[place] = why
        case .scanned: channel.closeUnits()
        }
    }

    /// Accepts a bundle as one message, so that no commit comes between its parts, nor until all of
    /// it has arrived.
    private func take(_ bundle: WholeBundle) throws {
        for (from, to) in bundle.moves { try ledger.recordMove(from: from, to: to) }
        try take(bundle.outcomes, bundle.unchanged)
        isWithinBundle = bundle.isContinued
        if !bundle.isContinued, bundle.failures.isEmpty, !bundle.outcomes.isEmpty {
            bundles.append(bundle.place)
        }
        for failure in bundle.failures { note(failure) }
        report()
    }

    private func take(_ outcomes: [ReadOutcome], _ unchanged: UnchangedItems) throws {
        for outcome in outcomes {
            try ledger.take(outcome)
            damage.take(outcome)
            progress.bytesDone.addSaturated(outcome.bytesRead)
            // What was told of it while it was read.
            if outcome.bytesRead >= UInt64(BlockPolicy.smallFileBytes) {
                inLargeFiles -= min(inLargeFiles, outcome.bytesRead)
            }
        }
        ledger.countUnchanged(unchanged.items)
        progress.items += UInt64(unchanged.items + outcomes.count { $0.tally.isItem })
        progress.bytesDone.addSaturated(unchanged.bytes)
    }

    func note(_ failure: ItemFailure) {
        // One failure for each mount, whatever was to be read there.
        if case .system(let error) = failure.reason, error.isSilent,
            !silentMounts.insert(error.path).inserted
        {
            return
        }
        ledger.countFailure()
        progress.failures += 1
        if failures.count < Self.failuresMaximum { failures.append(failure) }
        observer?.failed(failure)
        if request.stopsOnError {
            isStopped = true
            cancellation.request()
        }
    }

    private func report() {
        guard let observer else { return }
        let now = clock.monotonic()
        guard now - lastProgressTime >= Self.progressInterval else { return }
        lastProgressTime = now
        var progress = progress
        progress.bytesRead = ledger.counts.bytesRead + inLargeFiles
        progress.bytesDone += inLargeFiles
        progress.bytesNew = ledger.counts.bytesNew
        observer.progressed(progress)
    }

    // MARK: Committing

    private func commitIfDue(_ channel: RunChannel) throws {
        guard ledger.hasChanges, !isWithinBundle, !request.isAllOrNothing else { return }
        let isTime = clock.monotonic() - lastCommitTime >= request.commitInterval
        let isMuch = ledger.counts.bytesNew - bytesNewAtCommit >= request.commitBytes
        guard isTime || isMuch else { return }
        try gate.exclusive {
            // Everything in the channel was appended to packs, so the commit includes it.
            while let message = channel.tryNext() { try handle(message, channel) }
            guard channel.failure == nil, !isWithinBundle else { return }
            try commit(request.kind == .capture ? .capture : .partial)
        }
    }

    func commit(_ kind: CommitKind) throws {
        try beforeCommit()
        var draft = draft
        draft.kind = kind
        draft.id = writer.randomness.hash128()
        hasBegunCommit = true
        let commit = try ledger.commit(draft, at: request.time)
        lastCommit = commit
        lastCommitTime = clock.monotonic()
        bytesNewAtCommit = ledger.counts.bytesNew
        observer?.committed(commit)
    }
}
