import CairnCore
import CairnFormat
import CairnRepository

/// Writes the journal anew: from the catalog, where that knows everything (``JournalFromCatalog``),
/// otherwise from what is intact of it.
///
/// Order, so that a kill at any moment leaves something that can be opened or repaired:
/// 1. the new chain is written to `aside/new-journal/`, its `head` last, and synced. Killed here,
///    the damaged journal still stands, and the next repair quarantines the unfinished chain and
///    begins again;
/// 2. `journal/head` moves to `aside/…/journal/`, then the old segments. Killed here, there is no
///    head, every opener refuses, and the next repair finds the whole new chain with its `head` and
///    goes on;
/// 3. the new `head` is renamed to `ready`: the old journal is out of the way. Then the new
///    segments move to `journal/`, and last `ready` becomes `journal/head`. Killed here, the next
///    repair finds `ready` and goes on.
/// Commit payloads keep their bytes, so commits keep their ids; record numbers and the chain are
/// new.
final class JournalRepairer {
    private let repository: Repository
    private let request: RepairRequest
    private let clock: any Clock
    private let randomness: any Randomness
    private let quarantine: Quarantine
    /// The file of the catalog in which the tree is followed meanwhile.
    private let treePath: String
    /// The old catalog's knowledge of roots.
    private let remembered: [UInt64: RootDefinition]
    /// Rebuilds the journal from the catalog, if that knows everything; returns the number of
    /// commits then.
    private let fromCatalog: () throws -> Int?
    /// Whether a catalog has replayed all of the journal.
    private let isFollowed: () -> Bool
    private var storage: any Storage { repository.storage }
    private var result = RepairReport.JournalRepair()
    /// Whether every record is whole, and what they say together cannot be.
    private var contradicts = false
    /// The ids of the new chain's commits, where there may be two of one.
    private var ids: Set<Hash128> = []

    static let newDirectory = "aside/new-journal"
    private static let newHead = "\(newDirectory)/head"
    /// Rows of one record that is made here.
    private static let rowsEach = 4_096
    private static let ready = "\(newDirectory)/ready"

    init(
        _ repository: Repository, request: RepairRequest, clock: any Clock,
        randomness: any Randomness, quarantine: Quarantine, treePath: String,
        remembered: [RootDefinition],
        fromCatalog: JournalFromCatalog
    ) {
        self.fromCatalog = fromCatalog.run
        isFollowed = fromCatalog.isFollowed
        self.repository = repository
        self.request = request
        self.clock = clock
        self.randomness = randomness
        self.quarantine = quarantine
        self.treePath = treePath
        self.remembered = Dictionary(remembered.map { ($0.number, $0) }, uniquingKeysWith: { $1 })
    }

    /// - Returns: nil when the journal is intact.
    func run() throws -> RepairReport.JournalRepair? {
        let wasInterrupted = try finishInterruptedSwitch()
        let check = try repository.journal.check { _ in false }
        let contradiction = try check.damage == nil ? contradiction() : nil
        guard let damage = check.damage ?? contradiction else {
            result.losses = check.losses
            return wasInterrupted ? result : nil
        }
        let salvage = JournalSalvage(journal: repository.journal)
        let survey = try salvage.scan { _ in }
        if contradiction != nil {
            result.damage = [damage]
            contradicts = true
            try ensureSpace()
            try rewriteChain(salvage, survey)
            return result
        }
        result.damage = survey.damage.isEmpty ? [damage] : survey.damage
        if !survey.isChainWhole { try ensureSpace() }
        if survey.isChainWhole {
            try rewriteHead(survey)
        } else if let commits = try fromCatalog() {
            (result.isFromCatalog, result.commitsKept) = (true, commits)
        } else {
            try rewriteChain(salvage, survey)
        }
        return result
    }

    /// Where the changes contradict what stands before them, though each record is whole.
    private func contradiction() throws -> JournalDamage? {
        if isFollowed() { return nil }
        try CatalogFile.remove(treePath)
        defer { try? CatalogFile.remove(treePath) }
        let catalog = try Catalog(path: treePath, repository: repository.description.repository)
        do {
            _ = try CatalogReplay(CatalogWriter(catalog)).run(
                repository.journal, from: .start, roots: [])
        } catch let damage as JournalDamage { return damage }
        return nil
    }

    /// Rewrites the head: every record exists, only the pointer to the last is wrong.
    private func rewriteHead(_ survey: JournalSalvage.Outcome) throws {
        result.isHeadOnly = true
        if try storage.size(of: JournalFiles.head) != nil { try quarantine.take(JournalFiles.head) }
        let last = survey.lastCommit ?? survey.checkpoint?.end?.record
        let head = JournalHead(
            repository: repository.description.repository, record: last?.header.number ?? 0,
            hash: last?.header.hash ?? Hash256(), segment: survey.firstSegment)
        try storage.makeDirectory(JournalFiles.directory)
        try storage.replace(JournalFiles.head, in: JournalFiles.directory, with: head.encode())
        for number in try repository.journal.segments() where number < survey.firstSegment {
            try quarantine.take(JournalFiles.segment(number))
        }
    }

    private func ensureSpace() throws {
        let size = try storage.files(in: JournalFiles.directory).reduce(0) { $0 + $1.length }
        let needed = size + ChunkStore.reserveBytes
        let free = try storage.freeBytes()
        guard free >= needed else {
            throw RepositoryError.full(freeBytes: free, neededBytes: needed)
        }
    }

    private func rewriteChain(_ salvage: JournalSalvage, _ survey: JournalSalvage.Outcome) throws {
        try storage.makeDirectory(Self.newDirectory)
        try storage.syncDirectory("")
        try storage.syncDirectory("aside")
        let chain = NewChain(repository, directory: Self.newDirectory)
        defer { try? CatalogFile.remove(treePath) }
        let tree = try SalvagedTree(repository, path: treePath)
        var roots: Set<UInt64> = []
        if let checkpoint = survey.checkpoint { try write(checkpoint, to: chain, tree, &roots) }
        _ = try salvage.scan { found in try write(found, to: chain, tree, &roots) }
        try chain.finish()
        try switchOver()
    }

    /// Writes a checkpoint. If rows are lost, it still counts them, so that the loss stays known.
    private func write(
        _ checkpoint: JournalSalvage.SalvagedCheckpoint, to chain: NewChain, _ tree: SalvagedTree,
        _ roots: inout Set<UInt64>
    ) throws {
        chain.beginsWithCheckpoint = true
        var missing: Set<UInt64> = []
        for record in checkpoint.rows {
            try CheckpointDecoder.decode(payload(of: record)) { row in
                guard case .holds(let change, _) = row else { return }
                if case .defineRoot(let root) = change { roots.insert(root.number) }
                if case .put(let root, _, _) = change { missing.insert(root) }
            }
        }
        missing.subtract(roots)
        if !missing.isEmpty {
            let span = CheckpointSpan(first: 1, last: nil, how: 0)
            let rows = CheckpointEncoder.payload(
                of: missing.sorted().map { .holds(.defineRoot(definition(of: $0)), span) })
            try chain.append(.checkpoint, rows)
            try tree.takeCheckpoint(rows)
            roots.formUnion(missing)
        }
        for record in checkpoint.rows {
            try copy(record, to: chain)
            try tree.takeCheckpoint(payload(of: record))
        }
        let count = UInt64(checkpoint.rows.count)
        var made: UInt64 = missing.isEmpty ? 0 : 1
        let lost = checkpoint.end.map { $0.says.records - min($0.says.records, count) } ?? 1
        let unreached = lost > 0 ? try tree.rowsWithoutDirectory() : []
        for start in stride(from: 0, to: unreached.count, by: Self.rowsEach) {
            try chain.append(
                .checkpoint,
                CheckpointEncoder.payload(
                    of: Array(unreached[start..<min(start + Self.rowsEach, unreached.count)])))
            made += 1
        }
        let end = CheckpointEnd(
            records: count + lost + made,
            nextCommit: checkpoint.end?.says.nextCommit ?? checkpoint.lastCommit + 1,
            expired: checkpoint.end?.says.expired ?? 0)
        try chain.append(.checkpointEnd, end.encode())
        try tree.endCheckpoint(end)
        chain.commits = Int64(end.nextCommit - 1)
        result.recordsKept += checkpoint.rows.count
        guard lost > 0 else { return }
        result.losses.append(CommitLoss(number: nil, commit: nil, recordsLost: lost))
        result.directoriesMade += unreached.count
    }

    private func payload(of record: JournalSalvage.Record) throws -> [UInt8] {
        guard let payload = try file(of: record).record(at: record.offset)?.payload else {
            throw changed(record)
        }
        return payload
    }

    /// The payloads of a commit's changes that can still be read.
    private func payloads(of found: JournalSalvage.SalvagedCommit) throws -> [[UInt8]] {
        try found.changes.compactMap { try file(of: $0).record(at: $0.offset)?.payload }
    }

    private func file(of record: JournalSalvage.Record) throws -> JournalSegmentFile {
        try repository.journal.segment(record.segment)
    }

    private func changed(_ record: JournalSalvage.Record) -> JournalDamage {
        JournalDamage(
            file: JournalFiles.segment(record.segment), offset: record.offset,
            why: "the record changed while it was read")
    }

    private func write(
        _ found: JournalSalvage.SalvagedCommit, to chain: NewChain, _ tree: SalvagedTree,
        _ roots: inout Set<UInt64>
    ) throws {
        if contradicts { return try reconcile(found, to: chain, tree) }
        let time = found.noLaterThan ?? clock.now()
        let missing = try missingRoots(found, &roots)
        for root in missing { try tree.define(root) }
        try insert(missing.map { .defineRoot($0) }, at: time, in: chain)
        try insert(try needs(of: found, tree), at: time, in: chain)
        for record in found.changes { try copy(record, to: chain) }
        let commit = found.commit ?? substitute(records: found.expectedRecords, at: time)
        if let record = found.record {
            try copy(record, to: chain)
        } else {
            try chain.append(.commit, commit.encode())
        }
        chain.commits += 1
        try chain.rollOver()
        result.commitsKept += found.commit == nil ? 0 : 1
        result.recordsKept += found.changes.count
        if found.commit == nil || found.recordsLost > 0 {
            result.losses.append(
                CommitLoss(number: chain.commits, commit: commit, recordsLost: found.recordsLost))
        }
    }

    /// Writes a commit with what makes its changes possible among them, and with an id of its own.
    private func reconcile(
        _ found: JournalSalvage.SalvagedCommit, to chain: NewChain, _ tree: SalvagedTree
    ) throws {
        guard var commit = found.commit else { return }
        for record in found.changes {
            try chain.append(.changes, tree.reconciled(payload(of: record)))
        }
        try tree.endCommit()
        if !ids.insert(commit.id).inserted { commit.id = randomness.hash128() }
        try chain.append(.commit, commit.encode())
        chain.commits += 1
        try chain.rollOver()
        result.commitsKept += 1
        result.recordsKept += found.changes.count
    }

    /// Makes a commit in place of lost ones. It counts their records, so that `verify` keeps
    /// reporting the loss.
    private func substitute(records: UInt64, at time: Timestamp) -> Commit {
        Commit(
            id: randomness.hash128(), run: randomness.hash128(), kind: .partial, time: time,
            began: time, records: records, host: request.host, user: request.user,
            program: request.program, tags: [Commit.lostTag])
    }

    private func copy(_ record: JournalSalvage.Record, to chain: NewChain) throws {
        guard let (header, stored) = try file(of: record).storedRecord(at: record.offset),
            header == record.header
        else { throw changed(record) }
        try chain.append(header.kind, stored, codec: header.codec, plainBytes: header.plainBytes)
    }

    // MARK: The switch

    /// - Returns: whether an earlier repair had progressed so far that its new chain is the journal
    ///   now.
    private func finishInterruptedSwitch() throws -> Bool {
        let isHeadThere = try storage.size(of: JournalFiles.head) != nil
        if !isHeadThere, try storage.size(of: Self.ready) != nil {
            try moveIn()
            return true
        }
        if !isHeadThere, try storage.size(of: Self.newHead) != nil {
            try switchOver()
            return true
        }
        for file in try storage.files(in: Self.newDirectory) {
            try quarantine.take("\(Self.newDirectory)/\(file.name)")
        }
        return false
    }

    private func switchOver() throws {
        // The head first: without it nobody writes to the files that are about to move.
        if try storage.size(of: JournalFiles.head) != nil { try quarantine.take(JournalFiles.head) }
        for file in try storage.files(in: JournalFiles.directory) {
            let path = "\(JournalFiles.directory)/\(file.name)"
            if !DescriptionFiles.copies.contains(path) { try quarantine.take(path) }
        }
        try storage.rename(Self.newHead, to: Self.ready)
        try storage.syncDirectory(Self.newDirectory)
        try moveIn()
    }

    private func moveIn() throws {
        try storage.makeDirectory(JournalFiles.directory)
        try storage.syncDirectory("")
        for file in try storage.files(in: Self.newDirectory)
        where JournalFiles.number(file.name) != nil {
            try storage.rename(
                "\(Self.newDirectory)/\(file.name)", to: "\(JournalFiles.directory)/\(file.name)")
        }
        try storage.syncDirectory(JournalFiles.directory)
        try storage.syncDirectory(Self.newDirectory)
        try storage.rename(Self.ready, to: JournalFiles.head)
        try storage.syncDirectory(JournalFiles.directory)
        try storage.syncDirectory(Self.newDirectory)
    }

    // MARK: Roots

    /// Roots that this commit refers to and no earlier record defines any more.
    private func missingRoots(
        _ found: JournalSalvage.SalvagedCommit, _ roots: inout Set<UInt64>
    ) throws -> [RootDefinition] {
        var missing: [RootDefinition] = []
        for payload in try payloads(of: found) {
            try ChangesDecoder.decode(payload) { change in
                switch change {
                case .defineRoot(let root): roots.insert(root.number)
                case .put(let number, _, _), .remove(let number, _):
                    if roots.insert(number).inserted { missing.append(definition(of: number)) }
                // Notes are copied unchanged; they need no root. - Source: FORMAT.md §8.5.
                case .dropRoot, .openGap, .closeGap, .move, .container, .exclude, .include, .purge,
                    .pin, .tags, .forget, .expire, .erase, .hide, .host, .owner,
                    .fileSystem:
                    break
                }
            }
        }
        return missing
    }

    private func definition(of number: UInt64) -> RootDefinition {
        if let known = remembered[number], !known.name.isEmpty,
            ItemPath.problem(with: known.name) == nil,
            ItemPath.problem(withRootPath: known.path) == nil
        {
            return known
        }
        let name = Array("recovered-root-\(number)".utf8)
        let root = RootDefinition(
            number: number, name: name, path: [ItemPath.separator] + name, role: .adHoc)
        result.rootsRenamed.append(root)
        return root
    }

    // MARK: What has to come first

    private func needs(
        of found: JournalSalvage.SalvagedCommit, _ tree: SalvagedTree
    ) throws -> [Change] {
        let needs = try payloads(of: found).flatMap { try tree.take($0) }
        try tree.endCommit()
        return needs
    }

    /// Writes changes that the journal has lost and later ones need, as a commit of their own.
    private func insert(_ changes: [Change], at time: Timestamp, in chain: NewChain) throws {
        guard !changes.isEmpty else { return }
        result.directoriesMade += changes.count { if case .put = $0 { true } else { false } }
        var records: UInt64 = 0
        for start in stride(from: 0, to: changes.count, by: Self.rowsEach) {
            var encoder = ChangesEncoder()
            for change in changes[start...].prefix(Self.rowsEach) { encoder.append(change) }
            try chain.append(.changes, encoder.finish())
            records += 1
        }
        try chain.append(.commit, substitute(records: records, at: time).encode())
        chain.commits += 1
    }
}
