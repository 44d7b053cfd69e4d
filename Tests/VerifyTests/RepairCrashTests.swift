import CairnFormat
import CairnSimulation
import FoundationEssentials
import TestSupport
import TestSeed
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// A damaged repository whose repair is cut off by a power cut at any of its operations, and begun
/// again.
@Suite struct RepairCrashTests {
    @Test(arguments: 0..<4) func aRepairCutOffAnywhereIsFinishedByTheNext(batch: Int) throws {
        let directory = TemporaryDirectory(inMemory: true)
        for seed in TestSeed.sequence(60, batch: batch, of: 4) {
            do {
                try RepairSimulation(seed: seed, in: directory).run()
            } catch {
                Issue.record("\(TestSeed.replay(seed)): \(error)")
                return
            }
        }
    }
}

private final class RepairSimulation {
    private var generator: SplitMix64
    private let clock = SimulatedClock()
    private let tree: SimulatedFileSystem
    private let directory: TemporaryDirectory
    private let seed: UInt64
    private var catalogs = 0
    /// Whether the catalog that made the repository is there.
    private var hasCatalog = false
    private var filled: String { directory.file("fill-\(seed).sqlite") }
    private var kept: String { directory.file("kept-\(seed).sqlite") }
    private static let root = "/home"

    init(seed: UInt64, in directory: TemporaryDirectory) {
        self.seed = seed
        self.directory = directory
        generator = SplitMix64(seed: seed)
        tree = SimulatedFileSystem(clock: clock)
    }

    func run() throws {
        let storage = SimulatedStorage(seed: generator.next())
        defer {
            Self.remove(filled)
            Self.remove(kept)
        }
        try fill(storage)
        hasCatalog = generator.oneIn(2)
        let damaged = damage(storage)
        // What an undisturbed repair makes of it.
        let calm = storage.copy(seed: 1)
        let before = calm.operationCount
        try bringCatalog()
        let whole = try repair(calm)
        let operations = calm.operationCount - before
        let expected = try look(calm)
        try expect(
            expected.isDamaged == whole.after.isDamaged,
            "a clean repair and a clean verification disagree")
        try expectQuarantined(damaged, calm)
        for _ in 0..<6 {
            var cut = storage.copy(seed: generator.next())
            try bringCatalog()
            let point = 1 + generator.below(max(1, operations))
            let isKilled = generator.oneIn(3)
            cut.failAt(operation: cut.operationCount + point, with: isKilled ? .kill : .crash)
            _ = try? repair(cut)
            cut = isKilled ? cut.kill(seed: generator.next()) : cut.crash(seed: generator.next())
            if generator.oneIn(2) {
                // A second cut in the second repair.
                cut.failAt(
                    operation: cut.operationCount + 1 + generator.below(max(1, operations)),
                    with: .crash)
                _ = try? repair(cut)
                cut = cut.crash(seed: generator.next())
            }
            let what = "\(isKilled ? "killed" : "cut off") at operation \(point) of \(operations)"
            _ = try repair(cut)
            let found = try look(cut)
            try expect(
                found.isDamaged == expected.isDamaged,
                "\(what): damage is \(found.findings), calm \(expected.findings)")
            try expect(
                found.lost == expected.lost,
                "\(what): lost are \(found.lost) instead of \(expected.lost)")
            for (id, items) in expected.trees {
                try expect(found.trees[id] == items, "\(what): commit \(id) differs")
            }
            try expectQuarantined(damaged, cut)
            let contents = cut.contents
            let again = try repair(cut)
            try expect(
                again.quarantine == nil && again.journal == nil,
                "\(what): a further repair set something aside")
            try expect(cut.contents == contents, "\(what): a further repair changed something")
        }
    }

    // MARK: Making and damaging

    private func fill(_ storage: SimulatedStorage) throws {
        _ = try Repository.create(
            in: storage,
            RepositoryDescription(
                repository: Hash128(generator.bytes(16)), created: "2026-01-01T00:00:00Z",
                compression: Compression.allCases[generator.below(4)],
                regular: ChunkProfile(minimum: 1_024, average: 8_192, maximum: 32_768),
                fine: ChunkProfile(minimum: 1_024, average: 2_048, maximum: 4_096),
                blockBytes: 1_024 << generator.below(4), packBytes: 4_096 << generator.below(4)))
        tree.makeDirectory(Self.root)
        let segmentBytes: UInt64 = 600 << generator.below(4)
        for _ in 0..<2 + generator.below(3) {
            for _ in 0..<3 + generator.below(8) {
                tree.mutate(Self.root, &generator, largestFile: 6_000)
            }
            clock.advance(seconds: 5)
            let writer = try RepositoryWriter(
                Repository.open(storage), catalogPath: filled,
                randomness: SeededRandomness(seed: generator.next()), segmentBytes: segmentBytes)
            _ = try BackupRun(
                writer, fileSystem: tree, clock: clock,
                request: BackupRequest(sources: [.init(path: Array(Self.root.utf8))], readers: 0),
                cancellation: Cancellation(), observer: nil
            ).run()
        }
    }

    /// - Returns: the damaged files as they are now.
    private func damage(_ storage: SimulatedStorage) -> [[UInt8]] {
        var damaged: [String: [UInt8]] = [:]
        for _ in 0..<1 + generator.below(3) {
            let files = storage.contents.filter {
                !$0.value.isEmpty && $0.key != "journal/cairn.json"
                    && !["lock", "readers", "reserve"].contains($0.key) && damaged[$0.key] == nil
            }
            if files.isEmpty { break }
            let path = files.keys.sorted()[generator.below(files.count)]
            guard var bytes = files[path] else { continue }
            if generator.oneIn(3) {
                bytes.removeSubrange(generator.below(bytes.count)...)
            } else {
                bytes[generator.below(bytes.count)] ^= 1 << UInt8(generator.below(8))
            }
            storage.overwrite(path, with: bytes)
            damaged[path] = bytes
        }
        return Array(damaged.values)
    }

    private func expectQuarantined(_ damaged: [[UInt8]], _ storage: SimulatedStorage) throws {
        // A pack cut off between two blocks, and a journal behind a commit whose head is lost, are
        // whole in themselves and grow again.
        let kept = storage.contents.values
        for bytes in damaged {
            try expect(
                kept.contains { $0.starts(with: bytes) },
                "a damaged file of \(bytes.count) bytes is gone")
        }
    }

    // MARK: Repairing and looking

    /// As it was before anything was damaged.
    private func bringCatalog() throws {
        if hasCatalog { try DatabaseFile.copy(filled, to: kept) } else { Self.remove(kept) }
    }

    private func repair(_ storage: SimulatedStorage) throws -> RepairReport {
        catalogs += 1
        let catalog = hasCatalog ? kept : directory.file("repair-\(seed)-\(catalogs).sqlite")
        defer {
            if !hasCatalog { Self.remove(catalog) }
            Self.remove(CatalogFile.asidePath(catalog))
        }
        return try RepairRun(
            Repository.open(storage), catalogPath: catalog, fileSystem: tree, clock: clock,
            randomness: SeededRandomness(seed: generator.next()),
            request: RepairRequest(readers: 0),
            cancellation: Cancellation(), observer: nil
        ).run()
    }

    private struct Look {
        var isDamaged: Bool
        var findings: [VerifyFinding]
        /// Paths of damaged versions with what they lost.
        var lost: [String]
        var trees: [Hash128: [[UInt8]: [ChunkReference]]]
    }

    private func look(_ storage: SimulatedStorage) throws -> Look {
        catalogs += 1
        let path = directory.file("look-\(seed)-\(catalogs).sqlite")
        defer { Self.remove(path) }
        let repository = try Repository.open(storage)
        let report = try VerifyRun(
            repository, catalogPath: path, clock: clock, randomness: SeededRandomness(seed: 1),
            cancellation: Cancellation(), observer: nil
        ).run(VerifyRequest(readData: .all, readers: 0))
        try expect(
            report.notes.allSatisfy { if case .catalog = $0 { true } else { false } },
            "notes: \(report.notes)")
        let catalog = try CatalogReader(
            Catalog(path: path, repository: repository.description.repository))
        var trees: [Hash128: [[UInt8]: [ChunkReference]]] = [:]
        // Those that repair makes have chance for an id.
        for commit in try catalog.commits() where commit.commit.tags.isEmpty {
            trees[commit.commit.id] = try read(catalog, at: commit.number)
        }
        return Look(
            isDamaged: report.isDamaged, findings: report.findings,
            lost: report.damage.versions.map {
                "\(PathText.display($0.path)) \($0.lostBytes) of \($0.size)"
            }.sorted(),
            trees: trees)
    }

    private func read(_ catalog: CatalogReader, at number: Int64) throws -> [[UInt8]:
        [ChunkReference]]
    {
        var items: [[UInt8]: [ChunkReference]] = [:]
        for root in try catalog.roots() where root.exists(at: number) {
            var pending =
                try catalog.rootEntry(root, at: number).map { [(path: [UInt8](), entry: $0)] } ?? []
            while let (path, entry) = pending.popLast() {
                items[path] = try entry.item().content?.chunks ?? []
                for child in try catalog.children(of: entry, at: number) {
                    pending.append((ItemPath.join(path, child.name), child))
                }
            }
        }
        return items
    }

    private static func remove(_ path: String) {
        for suffix in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: path + suffix)
        }
    }

    private func expect(_ condition: Bool, _ why: String) throws {
        if !condition { throw Complaint(description: why) }
    }
}

private struct Complaint: Error, CustomStringConvertible {
    let description: String
}
