import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import CairnSource
import FoundationEssentials
import TestSupport

/// One life of a repository, told by a seed: a tree changes and is backed up, and now and then the
/// power goes, the process dies, a call fails or the catalog is lost. After each of them everything
/// that was acknowledged must be there, to the byte.
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

    let seed: UInt64
    var generator: SplitMix64
    let clock = SimulatedClock()
    let tree: SimulatedFileSystem
    var storage: SimulatedStorage
    /// Paths that were erased, with the commits that had them; those of an erasure that was cut off
    /// may have them or not.
    var erasures: [Erasure] = []
    /// What `cairn.json` may say: the last acknowledged keys, then those of changes that were cut
    /// off.
    var possibleSlots: [[KeySlot]] = []
    private let directory: TemporaryDirectory
    private var catalogPath: String { directory.file("catalog-\(seed).sqlite") }
    private var copyPath: String { directory.file("copy-\(seed).sqlite") }
    /// The tree as it was during each run, by the run's tag.
    var snapshots: [[UInt8]: [[UInt8]: SnapshotItem]] = [:]
    var acknowledged: [Hash128] = []
    private var operationsOfLastRun = 40
    var step = 0
    private var story: [String] = []

    static let root = "/home"

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
            possibleSlots = [description.slots]
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

    func disturbCatalog() throws {
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

    func placeFault() {
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
            // However much of the tree changes while the catalog is lost, it is on the same disk.
            request.replacedDisks = [Array(Self.root.utf8)]
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

    func openRepository() throws -> Repository {
        try TestKeys.open(storage, seed: generator.next())
    }

    func openWriter() throws -> RepositoryWriter {
        try RepositoryWriter(
            openRepository(), catalogPath: catalogPath,
            randomness: SeededRandomness(seed: generator.next()),
            // So that the journal has many segments.
            segmentBytes: 600 << generator.below(4))
    }

    func reboot() throws {
        if storage.hasCrashed || generator.oneIn(3) {
            note("the machine starts again")
            storage = storage.crash(seed: generator.next())
        } else if generator.oneIn(2) {
            note("the process starts again")
            storage = storage.kill(seed: generator.next())
        }
    }

    // MARK: What must hold

    func verify() throws {
        try verifyKeys()
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
            var found = try stored.read(root: Self.root, at: commit.number)
            guard let tag = commit.commit.tags.first, var expected = snapshots[tag] else {
                throw Unexpected("commit \(commit.number) is not of any run")
            }
            for erasure in erasures where erasure.commits.contains(commit.commit.id) {
                if erasure.isAcknowledged, found[erasure.path] != nil {
                    throw Unexpected(
                        "commit \(commit.number) has \(PathText.display(erasure.path)), which was erased"
                    )
                }
                found[erasure.path] = nil
                expected[erasure.path] = nil
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

    func note(_ text: String) { story.append("\(step): \(text)") }
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
