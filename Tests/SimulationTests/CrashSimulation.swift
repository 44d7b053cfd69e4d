import CairnEngine
import CairnFormat
import CairnSimulation
import FoundationEssentials
import TestSupport

/// One life of a repository, told by a seed: a tree changes and is backed up, and now and then the power goes, the process dies, a
/// call fails or the catalog is lost. After each of them everything that was acknowledged must be there, to the byte.
final class CrashSimulation {
    /// What went wrong, with all one needs to see it again.
    struct Failure: Error, CustomStringConvertible {
        let seed: UInt64
        let step: Int
        let story: [String]
        let why: String

        var description: String {
            "seed \(seed), step \(step): \(why)\n  " + story.joined(separator: "\n  ")
        }
    }

    private let seed: UInt64
    private var generator: SplitMix64
    private let clock = SimulatedClock()
    private let tree: SimulatedFileSystem
    private var storage: SimulatedStorage
    private let directory: TemporaryDirectory
    private var catalogPath: String { directory.file("catalog-\(seed).sqlite") }
    private var copyPath: String { directory.file("copy-\(seed).sqlite") }
    /// The tree as it was during each run, by the run's tag.
    private var snapshots: [[UInt8]: [[UInt8]: SnapshotItem]] = [:]
    private var acknowledged: [Hash128] = []
    private var operationsOfLastRun = 40
    private var step = 0
    private var story: [String] = []

    private static let root = "/home"

    init(seed: UInt64, in directory: TemporaryDirectory) {
        self.seed = seed
        self.directory = directory
        generator = SplitMix64(seed: seed)
        tree = SimulatedFileSystem(clock: clock)
        storage = SimulatedStorage(seed: generator.next())
    }

    deinit {
        for path in [catalogPath, copyPath] { Self.removeCatalog(path) }
    }

    func run() throws {
        do {
            try live()
        } catch {
            throw Failure(seed: seed, step: step, story: story, why: "\(error)")
        }
    }

    private func live() throws {
        tree.makeDirectory(Self.root)
        for _ in 0..<4 + generator.below(8) { mutate() }
        try create()
        for number in 1...3 + generator.below(3) {
            step = number
            for _ in 0..<generator.below(5) { mutate() }
            // Within a tick of the file system's clock as well as long after.
            clock.advance(nanoseconds: generator.oneIn(3) ? 1_000_000 : 5_000_000_000)
            try disturbCatalog()
            placeFault()
            try backUp(mayFail: true)
            try reboot()
            try verify()
            if generator.oneIn(3) { try giveSpaceBack() }
        }
        step += 1
        clock.advance(seconds: 5)
        try backUp(mayFail: false)
        try verify()
        if seed % 4 == 2 { try checkStructure() }
    }

    private func mutate() {
        // A few files are large enough to be cut into chunks.
        let largest = generator.oneIn(60) ? 200_000 : generator.oneIn(4) ? 6_000 : 600
        tree.mutate(Self.root, &generator, largestFile: largest)
    }

    // MARK: Steps

    private func create() throws {
        var description = RepositoryDescription(
            repository: Hash128(generator.bytes(16)), created: "2026-01-01T00:00:00Z",
            compression: Compression.allCases[generator.below(4)],
            regular: ChunkProfile(minimum: 1_024, average: 8_192, maximum: 32_768),
            fine: ChunkProfile(minimum: 1_024, average: 2_048, maximum: 4_096),
            blockBytes: 1_024 << generator.below(4), packBytes: 4_096 << generator.below(4))
        if seed % 3 == 1 {
            note("the repository is encrypted")
            description = try TestKeys.encrypted(description)
        }
        if generator.oneIn(4) {
            // `init` is cut off, and begun again.
            storage.failAt(operation: 1 + generator.below(14), with: .crash)
            _ = try? TestKeys.create(in: storage, description)
            storage = storage.crash(seed: generator.next())
            if (try? TestKeys.open(storage)) != nil { return }
        }
        _ = try TestKeys.create(in: storage, description)
        if generator.oneIn(2) { storage = storage.crash(seed: generator.next()) }
    }

    private func disturbCatalog() throws {
        switch generator.below(6) {
        case 0:
            note("the catalog is lost")
            Self.removeCatalog(catalogPath)
        case 1 where FileManager.default.fileExists(atPath: copyPath):
            note("an older catalog comes back")
            Self.removeCatalog(catalogPath)
            try FileManager.default.copyItem(atPath: copyPath, toPath: catalogPath)
        case 2 where FileManager.default.fileExists(atPath: catalogPath):
            note("the catalog is copied")
            Self.removeCatalog(copyPath)
            try FileManager.default.copyItem(atPath: catalogPath, toPath: copyPath)
        default: break
        }
    }

    private static func removeCatalog(_ path: String) {
        for suffix in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: path + suffix)
        }
    }

    private func placeFault() {
        let operation = storage.operationCount + 1 + generator.below(operationsOfLastRun + 4)
        switch generator.below(8) {
        case 0...4:
            note("the power goes at operation \(operation)")
            storage.failAt(operation: operation, with: .crash)
        case 5, 6:
            let code: Int32 = generator.oneIn(2) ? 5 : 28
            note("operation \(operation) fails with errno \(code)")
            storage.failAt(operation: operation, with: .error(code))
        default: break
        }
    }

    private func backUp(mayFail: Bool) throws {
        let tag = Array("run-\(step)".utf8)
        snapshots[tag] = tree.snapshot(Self.root)
        let before = storage.operationCount
        let observer = Acknowledgements()
        defer {
            acknowledged += observer.commits
            note("\(storage.operationCount - before) operations, \(observer.commits.count) commits")
            storage.clearFaults()
        }
        do {
            let writer = try openWriter()
            var request = BackupRequest(
                sources: [.init(path: Array(Self.root.utf8))], tags: [tag], readers: 0)
            // Commits on the way.
            if generator.oneIn(3) { request.commitBytes = 1_000 }
            let result = try BackupRun(
                writer, fileSystem: tree, clock: clock, request: request,
                cancellation: Cancellation(),
                observer: observer
            ).run()
            guard result.ending == .complete, result.failures.isEmpty else {
                throw Unexpected("a run ended \(result.ending) with \(result.failures)")
            }
            operationsOfLastRun = max(10, storage.operationCount - before)
        } catch let error as Unexpected {
            throw error
        } catch {
            guard mayFail, storage.faultsMet > 0 else { throw error }
            note("the run failed: \(error)")
        }
    }

    // MARK: Space

    /// Some commits are forgotten, packs pruned, the journal begun anew, each cut off now and then.
    private func giveSpaceBack() throws {
        for _ in 0..<1 + generator.below(3) {
            clock.advance(seconds: 5)
            try disturbCatalog()
            placeFault()
            let before = storage.operationCount
            do {
                switch generator.below(4) {
                case 0, 1: try forget()
                case 2: try prune()
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

    private func forget() throws {
        let writer = try openWriter()
        let commits = try CatalogReader(writer.catalog).commits().dropLast().filter { _ in generator.oneIn(2) }
        note("\(commits.count) commits are forgotten")
        // Cut off, they may be there or not.
        let ids = Set(commits.map(\.commit.id))
        acknowledged.removeAll { ids.contains($0) }
        let template = BackupRequest(sources: [], readers: 0)
        let run = ForgetRun(writer, clock: clock, template: template, superseded: [])
        let last = commits.last?.number
        try run.forget(commits.map { ($0.commit.id, Forgetting.everywhere) }, expiring: generator.oneIn(2) ? last : nil)
    }

    private func prune() throws {
        var request = PruneRequest()
        request.maxUnused = .bytes(UInt64(generator.below(3)) * 4_000)
        if generator.oneIn(3) { request.maxRewrite = 10_000 }
        let report = try PruneRun(openWriter(), request, cancellation: Cancellation()).run()
        note("\(report.removed.count) packs are removed")
        guard report.chunksMissing == 0, report.damagedChunks.isEmpty else {
            throw Unexpected("a prune misses \(report.chunksMissing) chunks, and finds damaged \(report.damagedChunks)")
        }
    }

    private func openWriter() throws -> RepositoryWriter {
        try RepositoryWriter(
            try TestKeys.open(storage, seed: generator.next()), catalogPath: catalogPath,
            randomness: SeededRandomness(seed: generator.next()),
            // So that the journal has many segments.
            segmentBytes: 600 << generator.below(4))
    }

    private func reboot() throws {
        if storage.hasCrashed || generator.oneIn(3) {
            note("the machine starts again")
            storage = storage.crash(seed: generator.next())
        } else if generator.oneIn(2) {
            note("the process starts again")
            storage = storage.kill(seed: generator.next())
        }
    }

    // MARK: What must hold

    private func verify() throws {
        let writer = try openWriter()
        try verify(writer.repository, writer.catalog)
    }

    /// Not only what commits need must be in order, but every byte that is under a name.
    private func checkStructure() throws {
        let report = try VerifyRun(
            try TestKeys.open(storage), catalogPath: catalogPath, clock: clock,
            randomness: SeededRandomness(seed: 1), cancellation: Cancellation(), observer: nil
        ).run(VerifyRequest(readData: .all, readers: 0))
        let findings = report.findings.filter { finding in
            // What a crash tore in an open pack, and no commit needs, stays there.
            if case .pack(let damage) = finding { return !damage.pack.hasPrefix("packs/open/") }
            return true
        }
        guard findings.isEmpty, report.damage.versionCount == 0 else {
            throw Unexpected("verify found \(findings), \(report.damage)")
        }
    }

    private func verify(_ repository: Repository, _ catalog: Catalog) throws {
        let stored = try StoredTree(repository, catalog)
        let commits = try stored.commits()
        let present = commits.map(\.commit.id)
        guard acknowledged.allSatisfy(present.contains) else {
            throw Unexpected(
                "\(acknowledged.count) commits were acknowledged; the journal has \(commits.count)")
        }
        var before: [[UInt8]: SnapshotItem] = [:]
        for commit in commits {
            let found = try stored.read(root: Self.root, at: commit.number)
            guard let tag = commit.commit.tags.first, let expected = snapshots[tag] else {
                throw Unexpected("commit \(commit.number) is not of any run")
            }
            if commit.commit.kind == .complete {
                let wrong = differences(found, expected: expected)
                guard wrong.isEmpty else {
                    throw Unexpected("commit \(commit.number): \(wrong.joined(separator: "; "))")
                }
            } else {
                for (path, item) in found where item != expected[path] && item != before[path] {
                    // The commit before it may be forgotten by now.
                    if snapshots.values.contains(where: { $0[path] == item }) { continue }
                    throw Unexpected(
                        "commit \(commit.number) has \(PathText.display(path)) as it never was")
                }
            }
            before = found
        }
    }

    private func note(_ text: String) { story.append("\(step): \(text)") }
}

/// The simulation's own complaint.
struct Unexpected: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Remembers what was acknowledged.
private final class Acknowledgements: BackupObserver {
    private(set) var commits: [Hash128] = []

    func progressed(_ progress: BackupProgress) {}
    func failed(_ failure: ItemFailure) {}
    func committed(_ commit: CatalogCommit) { commits.append(commit.commit.id) }
}
