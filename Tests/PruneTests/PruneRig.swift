import CairnFormat
import CairnSimulation
import FoundationEssentials
import TestSupport

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository

/// A repository with a history of a random tree, of which some commits are to stay.
final class PruneRig {
    let rig: BackupRig
    var generator: SplitMix64
    /// The tree as at each commit.
    private(set) var snapshots: [Int64: [[UInt8]: SnapshotItem]] = [:]
    private(set) var kept: Set<Int64> = []
    init(
        seed: UInt64, backups: Int = 5, compression: Compression = .auto, largestFile: Int = 20_000
    ) throws {
        generator = SplitMix64(seed: seed)
        let packBytes = 16_384 << generator.below(3)
        let description = RepositoryDescription(
            repository: Hash128(Array(1...16)), created: "2026-01-01T00:00:00Z",
            compression: compression,
            regular: ChunkProfile(minimum: 1_024, average: 8_192, maximum: 32_768),
            fine: ChunkProfile(minimum: 1_024, average: 2_048, maximum: 4_096),
            blockBytes: 2_048 << generator.below(3),
            packBytes: packBytes)
        rig = try BackupRig(description: description)
        for _ in 0..<backups {
            for _ in 0..<6 + generator.below(10) {
                let largest = generator.oneIn(8) ? 60_000 : largestFile
                rig.tree.mutate("/home", &generator, largestFile: largest)
            }
            try backUp()
        }
        kept = Set(snapshots.keys)
    }

    func backUp() throws {
        let result = try rig.backUp()
        guard let commit = result.commit else { return }
        snapshots[commit.number] = rig.tree.snapshot("/home")
        kept.insert(commit.number)
    }

    var storage: SimulatedStorage {
        get { rig.storage }
        set { rig.storage = newValue }
    }

    /// Forgets every commit but these, and lets deleted items go. The last commit always stays.
    ///
    /// - Parameter expiring: whether the last versions of what is deleted by now go, too.
    func keep(_ numbers: Set<Int64>, expiring: Bool = true) throws {
        let before = kept
        kept = numbers.union([snapshots.keys.max() ?? 0])
        let writer = try rig.openWriter()
        let commits = try CatalogReader(writer.catalog).commits()
        var encoder = ChangesEncoder()
        try writer.catalogWriter.begin()
        for commit in commits where before.contains(commit.number) && !kept.contains(commit.number)
        {
            encoder.append(.forget(commit: commit.commit.id, .everywhere))
            try writer.catalogWriter.record(
                .forget(commit: commit.commit.id, .everywhere))
        }
        if expiring {
            encoder.append(.expire(commitsBefore: 1))
            try writer.catalogWriter.record(.expire(commitsBefore: 1))
        }
        try writer.journal.append(changes: encoder.finish())
        let now = rig.clock.now()
        var counts = CommitCounts()
        counts.live = UInt64(writer.catalogWriter.liveCount)
        let commit = Commit(
            id: Hash128(generator.bytes(16)), run: Hash128(generator.bytes(16)), kind: .maintenance,
            time: now, began: now, records: 1,
            counts: counts)
        try writer.journal.commit(commit)
        try writer.catalogWriter.commit(
            commit, payload: commit.encode(), position: writer.journal.position)
        try writer.journal.close()
    }

    /// As ``keepSome()``, and what is deleted stays now and then.
    func forgetSome() throws {
        try keep(Set(kept.filter { _ in generator.oneIn(2) }), expiring: generator.oneIn(2))
    }

    /// A random part of the history stays.
    func keepSome() throws { try keep(Set(kept.filter { _ in generator.oneIn(2) })) }

    @discardableResult
    func prune(_ change: (inout PruneRequest) -> Void = { _ in }) throws -> PruneReport {
        var request = PruneRequest()
        change(&request)
        return try PruneRun(rig.openWriter(), request, cancellation: Cancellation()).run()
    }

    /// Where a kept commit does not come back as it was.
    func wrongs(catalogPath: String? = nil) throws -> [String] {
        let writer = try rig.openWriter(catalogPath: catalogPath)
        let stored = try StoredTree(writer.repository, writer.catalog)
        return try kept.sorted().flatMap { number in
            differences(
                try stored.read(root: "/home", at: number), expected: snapshots[number] ?? [:]
            ).map { "commit \(number): \($0)" }
        }
    }

    /// What a verification of everything complains of.
    func findings() throws -> [VerifyFinding] {
        try VerifyRun(
            try Repository.open(storage), catalogPath: rig.catalogPath, clock: rig.clock,
            randomness: SeededRandomness(seed: 1),
            cancellation: Cancellation(), observer: nil
        ).run(VerifyRequest(readData: .all, readers: 0)).findings
    }

    var packs: [String: [UInt8]] { storage.contents.filter { $0.key.hasPrefix("packs/") } }
    var packBytes: Int { packs.values.reduce(0) { $0 + $1.count } }

    // MARK: Catalogs as files

    func copyCatalog(to name: String) throws -> String {
        let path = rig.directory.file(name)
        try Self.replace(path, with: rig.catalogPath)
        return path
    }

    func replaceCatalog(with path: String) throws { try Self.replace(rig.catalogPath, with: path) }

    static func replace(_ path: String, with other: String) throws {
        for suffix in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: path + suffix)
            if FileManager.default.fileExists(atPath: other + suffix) {
                try FileManager.default.copyItem(atPath: other + suffix, toPath: path + suffix)
            }
        }
    }
}
