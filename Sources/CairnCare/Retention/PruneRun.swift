import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// Returns the space that no version needs.
///
/// The chunks that versions need are marked in the catalog. Packs without any go first. Then those
/// with the most dead bytes are rewritten: their needed parts are copied into the open pack and
/// made durable, then the catalog is updated, then the old packs leave catalog and disk.
/// - What it promises: at every moment each needed chunk is in some durable pack, named by the
///   catalog or found by listing the packs; the next run continues where a killed one stopped.
///   While somebody reads, no pack is removed.
/// - What it does not: to finish in one run. The rest is reported with its reason.
/// - Memory: ``PruneRequest/idsMaximum`` ids, about 40 bytes a block, the block lists of the
///   current packs.
public final class PruneRun {
    private let writer: RepositoryWriter
    private let request: PruneRequest
    private let cancellation: Cancellation
    private let reader: CatalogReader
    private let marks: ChunkMarks
    private var report = PruneReport()
    private var progress = PruneProgress()
    private weak var observer: (any PruneObserver)?
    private var storage: any Storage { writer.repository.storage }

    /// Space that a run leaves free: its own journal, head and catalog need little.
    static let marginBytes: UInt64 = 1 << 20
    /// The number of copied bytes after which old packs are removed; earlier when room is short.
    private static let batchBytes: UInt64 = 256 << 20
    /// The number of packs removed under one hold of the readers' lock.
    private static let removedAtOnce = 64

    /// - Parameter writer: nothing else is written with it meanwhile.
    public init(
        _ writer: RepositoryWriter, _ request: PruneRequest, cancellation: Cancellation,
        observer: (any PruneObserver)? = nil
    ) throws {
        self.observer = observer
        self.writer = writer
        self.request = request
        self.cancellation = cancellation
        reader = try CatalogReader(writer.catalog)
        marks = ChunkMarks(reader, idsMaximum: request.idsMaximum, cancellation: cancellation)
    }

    /// - Throws: ``PruneRefusal`` before anything is changed; ``SystemError``, ``CatalogError``.
    public func run() throws -> PruneReport {
        do {
            try checkHistory()
            let found = try marks.tally()
            report.chunksMissing = found.missing
            if found.missing > 0, !request.isForced {
                throw PruneRefusal.chunksMissing(found.missing)
            }
            let plan = try plan(found)
            if request.isDryRun { return foresee(plan) }
            // Copies must not go into a pack that is being removed.
            if (plan.dead + plan.rewrites).contains(where: { $0.id == writer.packs.openPackID }) {
                try writer.packs.leaveOpenPack()
            }
            try removeDead(plan)
            try rewrite(plan, found)
        } catch is Cancelled {
            report.wasCancelled = true
            report.add(.cancelled)
        }
        report.bytesFreed -= Int64(clamping: writer.packs.bytesAppended)
        if !request.isDryRun { try PackParity.removeOrphans(storage) }
        return report
    }

    private func plan(_ found: ChunkMarks.Outcome) throws -> PrunePlan {
        let elsewhere = try reader.packs().filter { try storage.isElsewhere($0.path) }.map(\.id)
        let plan = try PrunePlan(
            reader, found, request, packBytes: writer.repository.description.packBytes,
            appending: writer.packs.openPackID, elsewhere: Set(elsewhere))
        report.before = plan.total
        report.unusedBefore = plan.unused
        report.unusedAfter = plan.unused
        for pack in plan.dead { report.dead.add(pack.length) }
        if plan.isLimited { report.add(.limit) }
        if plan.leavesElsewhere { report.add(.elsewhere) }
        progress.packsTotal = plan.dead.count + plan.rewrites.count
        progress.bytesTotal = (plan.dead + plan.rewrites).reduce(0) { $0 + $1.length }
        return plan
    }

    private func checkHistory() throws {
        if try reader.isRepairUnfinished() { throw PruneRefusal.repairUnfinished }
        let check = try writer.repository.journal.check { _ in false }
        if let damage = check.damage { throw PruneRefusal.journalDamaged(damage) }
        // With wrong rows, needed packs would be removed.
        try writer.proveCatalog(cancellation)
    }

    private func foresee(_ plan: PrunePlan) -> PruneReport {
        var report = report
        for pack in plan.rewrites {
            report.rewritten.add(pack.length)
            report.bytesCopied += pack.live
        }
        report.removed = report.dead
        report.removed.count += report.rewritten.count
        report.removed.bytes += report.rewritten.bytes
        report.bytesFreed =
            Int64(clamping: report.removed.bytes) - Int64(clamping: report.bytesCopied)
        let gone = (plan.dead + plan.rewrites).reduce(0) { $0 + $1.dead }
        report.unusedAfter = report.unusedBefore - min(report.unusedBefore, gone)
        return report
    }

    private func settled(_ pack: PrunePlan.Pack) {
        progress.packs += 1
        progress.bytes += pack.length
        observer?.progressed(progress)
    }

    private func stopIfAsked() throws { if cancellation.isRequested { throw Cancelled() } }

    // MARK: Removing

    private func removeDead(_ plan: PrunePlan) throws {
        for start in stride(from: 0, to: plan.dead.count, by: Self.removedAtOnce) {
            try stopIfAsked()
            let end = min(start + Self.removedAtOnce, plan.dead.count)
            guard try remove(Array(plan.dead[start..<end])) else { return }
            plan.dead[start..<end].forEach(settled)
        }
    }

    /// Removes packs from the catalog and then from the disk. If killed between, the next run finds
    /// them as packs without anything needed.
    ///
    /// - Returns: false when somebody reads, and nothing was done.
    private func remove(_ packs: [PrunePlan.Pack]) throws -> Bool {
        guard !packs.isEmpty else { return true }
        let outcome = try storage.lockReaders(exclusive: true)
        if case .taken(let holder) = outcome {
            report.add(.inUse(holder))
            return false
        }
        try withExtendedLifetime(outcome) { try removeUnread(packs) }
        return true
    }

    private func removeUnread(_ packs: [PrunePlan.Pack]) throws {
        try writer.catalogWriter.withoutCommit {
            try writer.catalogWriter.removePacks(packs.map(\.id))
        }
        var directories: Set<String> = []
        // A copy may be identical to a former pack: then it has its name.
        let staying = Set(try reader.packs().map(\.path))
        for pack in packs where !staying.contains(pack.path) {
            guard try storage.size(of: pack.path) != nil else { continue }
            // Of one that is elsewhere only the note goes; `remote prune` removes it there.
            let isElsewhere = try storage.isElsewhere(pack.path)
            try report.bytesFreed += Int64(clamping: PackParity.remove(ofPack: pack.path, storage))
            try SealedPacks.release(pack.path, storage)
            try storage.remove(pack.path)
            directories.insert(PackFiles.directory(of: pack.path))
            report.removed.add(pack.length)
            if !isElsewhere { report.bytesFreed += Int64(clamping: pack.length) }
            report.unusedAfter -= min(report.unusedAfter, pack.dead)
        }
        for directory in directories.sorted() { try storage.syncDirectory(directory) }
    }

    // MARK: Rewriting

    private func rewrite(_ plan: PrunePlan, _ found: ChunkMarks.Outcome) throws {
        guard !plan.rewrites.isEmpty, !isInUse else { return }
        let rewriter = try PackRewriter(writer)
        var waiting = plan.rewrites[...]
        while !waiting.isEmpty {
            let (jobs, ids) = try takeJobs(&waiting, found)
            let isNeeded = try neededChunks(among: ids)
            guard try rewrite(jobs, with: rewriter, isNeeded: isNeeded) else { return }
        }
    }

    private var isInUse: Bool {
        report.left.contains { if case .inUse = $0 { true } else { false } }
    }

    /// Takes as many packs as their chunks fit in memory, at least one, with their chunk lists.
    private func takeJobs(
        _ waiting: inout ArraySlice<PrunePlan.Pack>, _ found: ChunkMarks.Outcome
    ) throws -> (jobs: [PackRewriter.Job], ids: Set<UInt64>) {
        let blocks = try blocks(of: Set(waiting.map(\.id)))
        var jobs: [PackRewriter.Job] = []
        var ids: Set<UInt64> = []
        while let pack = waiting.first, jobs.isEmpty || ids.count < request.idsMaximum {
            try stopIfAsked()
            let own = blocks[pack.id] ?? []
            let job = PackRewriter.Job(
                pack: pack, blocks: own,
                tallies: own.map { found.blocks[$0.id] ?? ChunkMarks.Tally() })
            let scanner = try writer.repository.scanner(
                pack.path, length: storage.size(of: pack.path) ?? 0)
            for (block, tally) in zip(own, job.tallies) where tally.live > 0 {
                // An unreadable header is found and reported again when the pack is copied.
                guard
                    let header = try? scanner.block(
                        at: block.offset, end: block.offset + block.length
                    ).header
                else { continue }
                for chunk in header.chunks { ids.insert(ChunkMarks.prefix(chunk.id)) }
            }
            jobs.append(job)
            waiting.removeFirst()
        }
        return (jobs, ids)
    }

    private func blocks(of packs: Set<Int64>) throws -> [Int64: [BlockRow]] {
        var blocks: [Int64: [BlockRow]] = [:]
        try reader.forEachBlock { block in
            if packs.contains(block.pack) { blocks[block.pack, default: []].append(block) }
        }
        return blocks.mapValues { $0.sorted { $0.offset < $1.offset } }
    }

    /// Tests whether a pack's chunk is needed.
    private func neededChunks(among ids: Set<UInt64>) throws -> (ChunkID) -> Bool {
        let ids = ids.sorted()
        let marked = try marks.needed(among: ids)
        return { id in
            let prefix = ChunkMarks.prefix(id)
            let index = ids.partitioningIndex { $0 >= prefix }
            // A chunk that is not among them could not be read: to be safe, it counts as needed.
            return index >= ids.count || ids[index] != prefix || marked[index]
        }
    }

    /// - Returns: false when it cannot continue.
    private func rewrite(
        _ jobs: [PackRewriter.Job], with rewriter: PackRewriter, isNeeded: (ChunkID) -> Bool
    ) throws -> Bool {
        var copied: [PrunePlan.Pack] = []
        var copiedBytes: UInt64 = 0
        func settle() throws -> Bool {
            defer {
                copied = []
                copiedBytes = 0
            }
            try place(rewriter.takeBlocks())
            return try remove(copied)
        }
        for job in jobs {
            if cancellation.isRequested {
                _ = try settle()
                throw Cancelled()
            }
            if copiedBytes >= Self.batchBytes, try !settle() { return false }
            if try !hasRoom(for: job.pack) {
                guard try settle() else { return false }
                guard try hasRoom(for: job.pack) else {
                    report.add(.noRoom)
                    continue
                }
            }
            let before = rewriter.bytesCopied
            let unavailable = try rewriter.copy(job, isNeeded: isNeeded)
            settled(job.pack)
            let bytes = rewriter.bytesCopied - before
            report.bytesCopied += bytes
            copiedBytes += bytes
            if unavailable.isEmpty {
                report.rewritten.add(job.pack.length)
                copied.append(job.pack)
            } else {
                report.add(.damaged)
                report.damagedChunks += unavailable.prefix(
                    PruneReport.chunksMaximum - report.damagedChunks.count)
            }
        }
        return try settle()
    }

    private func hasRoom(for pack: PrunePlan.Pack) throws -> Bool {
        try storage.freeBytes() >= Self.room(for: pack)
    }

    /// What has to be free before a pack is rewritten, in bytes.
    static func room(for pack: PrunePlan.Pack) -> UInt64 {
        pack.live.addingSaturated(pack.live / 8).addingSaturated(marginBytes)
    }

    /// Makes copies durable and updates the catalog with their places.
    private func place(_ blocks: [StoredBlock]) throws {
        guard !blocks.isEmpty else { return }
        try writer.packs.sync()
        try writer.catalogWriter.withoutCommit {
            try writer.takePackChanges()
            for block in blocks { try writer.catalogWriter.add(block) }
        }
    }
}
