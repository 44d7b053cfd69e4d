import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// Damage is detected, never restored as if it were good.
/// - Source: ARCHITECTURE.md, "Where each promise is kept".
@Suite struct DamageTests {
    /// A small repository with several packs and segments, and what it should bring back.
    private static func make(_ compression: Compression) throws -> (
        SimulatedStorage, [[[UInt8]: SnapshotItem]]
    ) {
        let clock = SimulatedClock()
        let tree = SimulatedFileSystem(clock: clock)
        let storage = SimulatedStorage(seed: 1)
        let directory = TemporaryDirectory(inMemory: true)
        let repository = try Repository.create(
            in: storage,
            RepositoryDescription(
                repository: Hash128(Array(1...16)), created: "2026-01-01T00:00:00Z",
                compression: compression,
                regular: ChunkProfile(minimum: 1_024, average: 8_192, maximum: 32_768),
                fine: ChunkProfile(minimum: 1_024, average: 2_048, maximum: 4_096),
                blockBytes: 1_024,
                packBytes: 4_096))
        var generator = SplitMix64(seed: 9)
        tree.makeDirectory("/home")
        var snapshots: [[[UInt8]: SnapshotItem]] = []
        for _ in 0..<3 {
            for _ in 0..<12 { tree.mutate("/home", &generator, largestFile: 1_500) }
            clock.advance(seconds: 5)
            snapshots.append(tree.snapshot("/home"))
            let writer = try RepositoryWriter(
                repository, catalogPath: directory.file("catalog"),
                randomness: SeededRandomness(seed: UInt64(100 + snapshots.count)),
                segmentBytes: 600)
            _ = try BackupRun(
                writer, fileSystem: tree, clock: clock,
                request: BackupRequest(sources: [.init(path: Array("/home".utf8))], readers: 0),
                cancellation: Cancellation(), observer: nil
            ).run()
        }
        return (storage, snapshots)
    }

    /// Whose content means nothing. - Source: FORMAT.md §2.
    private static func isEmptyOfMeaning(_ path: String) -> Bool {
        ["lock", "readers", "reserve"].contains(path)
    }

    /// Tries to bring everything back.
    ///
    /// - Returns: how many things were refused. Anything that comes back must be right.
    private static func refusals(
        _ storage: SimulatedStorage, _ snapshots: [[[UInt8]: SnapshotItem]], catalogPath: String
    ) -> Int {
        var refused = 0
        let writer: RepositoryWriter
        do {
            writer = try RepositoryWriter(
                try Repository.open(storage), catalogPath: catalogPath,
                randomness: SeededRandomness(seed: 3), segmentBytes: 600)
        } catch {
            return 1
        }
        do {
            let stored = try StoredTree(writer.repository, writer.catalog)
            // An acknowledged commit that is silently not there would be a loss unseen.
            #expect(try stored.commits().count == snapshots.count)
            for (number, snapshot) in snapshots.enumerated() {
                do {
                    let found = try stored.read(root: "/home", at: Int64(number + 1))
                    #expect(differences(found, expected: snapshot) == [])
                } catch is ChunkUnavailable {
                    refused += 1
                }
            }
        } catch {
            refused += 1
        }
        return refused
    }

    @Test(arguments: [Compression.zstd, .zlib, .none])
    func noFlippedBitIsRestoredAsGood(compression: Compression) throws {
        let (storage, snapshots) = try Self.make(compression)
        let directory = TemporaryDirectory(inMemory: true)
        #expect(
            Self.refusals(storage.copy(seed: 1), snapshots, catalogPath: directory.file("whole"))
                == 0)
        var generator = SplitMix64(seed: 4)
        var refused = 0
        let contents = storage.contents
        for (path, bytes) in contents.sorted(by: { $0.key < $1.key })
        where !Self.isEmptyOfMeaning(path) {
            for _ in 0..<max(12, bytes.count / 200) {
                let bit = generator.below(bytes.count * 8)
                var damaged = bytes
                damaged[bit / 8] ^= 1 << (bit % 8)
                let copy = storage.copy(seed: 1)
                copy.overwrite(path, with: damaged)
                let count = Self.refusals(
                    copy, snapshots, catalogPath: directory.file("\(path.hashValue)-\(bit)"))
                if DescriptionFiles.all.contains(path) {
                    #expect(count == 0, "\(path), bit \(bit): another is whole")
                    continue
                }
                // Open packs may end in a torn block, and a footer can be done without; everything
                // else must be noticed.
                if path.hasPrefix("journal") {
                    #expect(count > 0, "\(path), bit \(bit), went unnoticed")
                }
                refused += count
            }
        }
        #expect(refused > 50)
    }

    @Test func noTruncationIsRestoredAsGood() throws {
        let (storage, snapshots) = try Self.make(.zstd)
        let directory = TemporaryDirectory(inMemory: true)
        var generator = SplitMix64(seed: 5)
        var refused = 0
        for (path, bytes) in storage.contents.sorted(by: { $0.key < $1.key })
        where !Self.isEmptyOfMeaning(path) {
            for _ in 0..<15 {
                let length = generator.below(bytes.count)
                let copy = storage.copy(seed: 1)
                copy.overwrite(path, with: Array(bytes[..<length]))
                let count = Self.refusals(
                    copy, snapshots, catalogPath: directory.file("\(path.hashValue)-\(length)"))
                if DescriptionFiles.all.contains(path) {
                    #expect(count == 0, "\(path), cut to \(length): another is whole")
                } else if path.hasPrefix("journal") {
                    #expect(count > 0, "\(path), cut to \(length), went unnoticed")
                }
                refused += count
            }
        }
        #expect(refused > 50)
    }

    @Test func noLostFileIsRestoredAsGood() throws {
        let (storage, snapshots) = try Self.make(.zstd)
        let directory = TemporaryDirectory(inMemory: true)
        for path in storage.contents.keys.sorted() where !Self.isEmptyOfMeaning(path) {
            let copy = storage.copy(seed: 1)
            try copy.remove(path)
            let count = Self.refusals(
                copy, snapshots, catalogPath: directory.file("\(path.hashValue)"))
            #expect(
                (count > 0) != DescriptionFiles.all.contains(path),
                "\(path) was lost and nobody noticed")
        }
    }

    /// Reads that fail are errors, not damage that is passed over.
    @Test func failingReadsAreReported() throws {
        let (storage, snapshots) = try Self.make(.zstd)
        let directory = TemporaryDirectory(inMemory: true)
        for path in storage.contents.keys.sorted() where !Self.isEmptyOfMeaning(path) {
            let copy = storage.copy(seed: 1)
            copy.failReads(of: path, code: 5)
            let count = Self.refusals(
                copy, snapshots, catalogPath: directory.file("\(path.hashValue)"))
            #expect(
                (count > 0) != DescriptionFiles.all.contains(path),
                "\(path) could not be read and nobody noticed")
        }
    }

    /// A damaged repository is not made worse by the next run: what could be read before can be
    /// read after.
    @Test func theNextRunStoresAgainWhatADamagedPackHasLost() throws {
        let rig = try BackupRig()
        var generator = SplitMix64(seed: 6)
        for number in 0..<20 { rig.tree.write("/home/\(number)", generator.bytes(9_000)) }
        try rig.backUp()
        let pack = try #require(
            rig.storage.contents.keys.first { $0.hasPrefix("packs/") && !$0.contains("open") })
        try rig.storage.remove(pack)
        // The same content under other names: deduplicated only against what is still there.
        for number in 0..<20 { rig.tree.rename("/home/\(number)", to: "/home/moved \(number)") }
        try rig.backUp()
        #expect(try rig.differences() == [])
    }
}
