import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import TestSupport

// What gives space back, and what changes keys: each cut off now and then.
extension CrashSimulation {
    /// A path out of history.
    struct Erasure {
        let path: [UInt8]
        let commits: Set<Hash128>
        var isAcknowledged = false
    }

    func giveSpaceBack() throws {
        for _ in 0..<1 + generator.below(3) {
            clock.advance(seconds: 5)
            try disturbCatalog()
            placeFault()
            let before = storage.operationCount
            do {
                switch generator.below(7) {
                case 0, 1: try forget()
                case 2: try prune()
                case 3: try thin()
                case 4: try erase()
                case 5: try changeKeys()
                default:
                    note("a checkpoint")
                    try CheckpointRun(openWriter()).run()
                }
            } catch let error as Unexpected {
                throw error
            } catch {
                guard storage.faultsMet > 0 else { throw error }
                note("it failed: \(error)")
            }
            note("\(storage.operationCount - before) operations")
            storage.clearFaults()
            try reboot()
            try verify()
        }
    }

    private var template: BackupRequest { BackupRequest(sources: [], readers: 0) }

    private func forget() throws {
        let writer = try openWriter()
        let commits = try CatalogReader(writer.catalog).commits().dropLast().filter { _ in
            generator.oneIn(2)
        }
        note("\(commits.count) commits are forgotten")
        giveUp(commits.map(\.commit.id))
        let run = ForgetRun(writer, clock: clock, template: template, superseded: [])
        let last = commits.last?.number
        try run.forget(
            commits.map { ($0.commit.id, Forgetting.everywhere) },
            expiring: generator.oneIn(2) ? last : nil)
    }

    /// Cut off, they may be there or not.
    private func giveUp(_ ids: [Hash128]) {
        let ids = Set(ids)
        acknowledged.removeAll { ids.contains($0) }
    }

    /// By the rules, as the service does each hour, after some hours, days or months.
    private func thin() throws {
        clock.advance(seconds: [3_000, 90_000, 700_000, 9_000_000][generator.below(4)])
        let writer = try openWriter()
        let plan = try RetentionPlan(
            CatalogReader(writer.catalog), RetentionConfiguration(), now: clock.now(),
            calendar: .utc)
        var rest = plan.forgotten.compactMap { decision in
            decision.forgetting.map { (id: decision.commit.commit.id, forgetting: $0) }
        }[...]
        var expiring = plan.expiring
        note("\(rest.count) commits are thinned out")
        giveUp(rest.map(\.id))
        let run = ForgetRun(writer, clock: clock, template: template, superseded: plan.maintenance)
        // In pieces, so that it is cut off between them, too.
        while !rest.isEmpty || expiring != nil {
            try run.forget(rest.prefix(2), expiring: expiring)
            (rest, expiring) = (rest.dropFirst(2), nil)
        }
    }

    /// A file that has one name leaves all history. If it lives, the next run stores it again.
    private func erase() throws {
        let writer = try openWriter()
        let reader = try CatalogReader(writer.catalog)
        let stored = try StoredTree(writer.repository, writer.catalog)
        let commits = try stored.commits()
        guard let one = commits.randomElement(using: &generator),
            let root = try reader.roots().first
        else { return }
        let paths = try stored.read(root: Self.root, at: one.number).keys.filter(
            wasAlwaysAPlainFile)
        guard
            let path = paths.sorted(by: { $0.lexicographicallyPrecedes($1) }).randomElement(
                using: &generator)
        else { return }
        note("\(PathText.display(path)) is erased")
        erasures.append(Erasure(path: path, commits: Set(commits.map(\.commit.id))))
        try ForgetRun(writer, clock: clock, template: template, superseded: [])
            .forget([], erasing: [RepositoryPath(root: root.definition.number, path: path)])
        erasures[erasures.count - 1].isAcknowledged = true
    }

    /// Other names of the same file stay, and what they are linked to would be another question.
    private func wasAlwaysAPlainFile(_ path: [UInt8]) -> Bool {
        snapshots.values.allSatisfy { snapshot in
            snapshot[path].map { $0.kind == .file && $0.inode == nil } ?? true
        }
    }

    private func prune() throws {
        var request = PruneRequest()
        request.maxUnused = .bytes(UInt64(generator.below(3)) * 4_000)
        if generator.oneIn(3) { request.maxRewrite = 10_000 }
        let report = try PruneRun(openWriter(), request, cancellation: Cancellation()).run()
        note("\(report.removed.count) packs are removed")
        guard report.chunksMissing == 0, report.damagedChunks.isEmpty else {
            throw Unexpected(
                "a prune misses \(report.chunksMissing) chunks, and finds damaged \(report.damagedChunks)"
            )
        }
    }

    // MARK: Keys

    /// A key is added, changed or removed.
    private func changeKeys() throws {
        let repository = try openRepository()
        guard repository.keys != nil else { return }
        let label = "key \(storage.operationCount)"
        let new = try TestKeys.slot(
            repository.description.repository, Self.password(label), label: label)
        var after: [KeySlot] = []
        try repository.changeSlots { slots in
            after = slots
            switch generator.below(3) {
            case 0 where after.count > 1: after.remove(at: generator.below(after.count))
            case 1: after[generator.below(after.count)] = new
            default: if after.count < Limits.keySlots { after.append(new) }
            }
            note("from \(slots.count) keys to \(after.count)")
            possibleSlots.append(after)
            return after
        }
        possibleSlots = [after]
    }

    private static func password(_ label: String) -> SecretBytes {
        label.isEmpty ? TestKeys.password : SecretBytes(copying: Array(label.utf8))
    }

    /// The keys are those from before the last change or from after it, none half made, and each
    /// opens with its password. What was not acknowledged may show until the power goes, and be
    /// gone then.
    func verifyKeys() throws {
        guard !possibleSlots.isEmpty else { return }
        let description = try Repository.description(in: storage)
        guard possibleSlots.contains(description.slots) else {
            throw Unexpected(
                "\(description.slots.count) keys, where \(possibleSlots.map(\.count)) were to be")
        }
        for slot in description.slots
        where try slot.open(password: Self.password(slot.label), repository: description.repository)
            == nil
        {
            throw Unexpected("the key \(slot.label) does not open")
        }
    }
}
