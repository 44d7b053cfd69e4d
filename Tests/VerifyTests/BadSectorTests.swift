import CairnFormat
import CairnSimulation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnSource

/// A disk with sectors that cannot be read, or that fails to read for a moment: what that costs.
@Suite struct BadSectorTests {
    private let directory = TemporaryDirectory(inMemory: true)
    private static let sector = SimulatedStorage.sectorBytes

    /// Some sealed packs of noise, with parity or not, and three commits; the live files are gone,
    /// so that nothing is healed from them.
    private func rig(parity: Int?) throws -> BackupRig {
        var generator = SplitMix64(seed: 11)
        let rig = try BackupRig(description: BackupRig.description(compression: .none))
        for _ in 0..<3 {
            for index in 0..<3 { rig.tree.write("/home/noise-\(index)", generator.bytes(40_000)) }
            try rig.backUp()
        }
        for index in 0..<3 { rig.tree.remove("/home/noise-\(index)") }
        if let parity {
            for file in try PackFiles.list(rig.storage) {
                if let id = PackFiles.sealedID(file.path) {
                    try PackParity(repository: rig.repository).write(id, share: parity)
                }
            }
        }
        return rig
    }

    private func repair(
        _ storage: SimulatedStorage, _ rig: BackupRig, catalog: String, seed: UInt64 = 1_004
    ) throws -> RepairReport {
        try RepairRun(
            Repository.open(storage), catalogPath: catalog, fileSystem: rig.tree, clock: rig.clock,
            randomness: SeededRandomness(seed: seed),
            request: RepairRequest(readers: 0), cancellation: Cancellation(), observer: nil
        ).run()
    }

    private func verify(_ storage: SimulatedStorage, _ rig: BackupRig, name: String) throws
        -> VerifyReport
    {
        try VerifyRun(
            Repository.open(storage), catalogPath: directory.file(name), clock: rig.clock,
            randomness: SeededRandomness(seed: 5),
            cancellation: Cancellation(), observer: nil
        ).run(VerifyRequest(readData: .all, readers: 0))
    }

    private func knownCatalog(_ rig: BackupRig, _ name: String) throws -> String {
        let path = directory.file(name)
        try DatabaseFile.copy(rig.catalogPath, to: path)
        return path
    }

    /// Every sector of every file that holds something, one after another.
    private func forEachSector(
        _ rig: BackupRig, _ body: (SimulatedStorage, _ path: String, _ name: String) throws -> Void
    ) throws -> Int {
        var count = 0
        for (path, bytes) in rig.storage.contents.sorted(by: { $0.key < $1.key })
        where path.hasPrefix("packs/")
            || path.hasPrefix("journal/") && !DescriptionFiles.copies.contains(path)
        {
            for number in 0..<(bytes.count + Self.sector - 1) / Self.sector {
                let copy = rig.storage.copy(seed: 3)
                copy.spoilSector(number, of: path)
                try body(copy, path, "\(count)")
                count += 1
            }
        }
        return count
    }

    @Test func withoutParityASectorCostsItsBlocksAndNotTheRepair() throws {
        let rig = try rig(parity: nil)
        var losses = 0
        let tried = try forEachSector(rig) { storage, path, name in
            _ = try repair(storage, rig, catalog: knownCatalog(rig, "known-\(name).sqlite"))
            let after = try verify(storage, rig, name: "verify-\(name).sqlite")
            let lost = after.damage.versions.reduce(0) { $0 + $1.lostBytes }
            if path.hasPrefix("journal/") {
                // The catalog knew all of it.
                #expect(!after.isDamaged, "\(path): \(after.findings)")
            } else {
                // It lies in two blocks at most, and each file makes one of its own.
                #expect(lost <= 2 * 40_000, "\(path): \(lost) bytes")
                if lost > 0 { losses += 1 }
            }
            #expect(
                after.findings.allSatisfy { if case .pack = $0 { false } else { true } },
                "\(path): \(after.findings)")
        }
        print("bad sectors: \(tried) tried, \(losses) of them cost something")
        #expect(tried > 80 && losses > 60)
    }

    /// Whatever sector it is: verify goes to its end and tells of damage.
    @Test(arguments: [true, false]) func verifyTellsOfEverySector(knowsCatalog: Bool) throws {
        let rig = try rig(parity: nil)
        var paths: Set<String> = []
        let tried = try forEachSector(rig) { storage, path, name in
            if knowsCatalog { _ = try knownCatalog(rig, "verify-\(name).sqlite") }
            let report = try verify(storage, rig, name: "verify-\(name).sqlite")
            #expect(report.isDamaged && report.findingCount > 0, "\(path)")
            #expect(
                path.hasPrefix("journal/") || report.findings.contains { "\($0)".contains(path) },
                "\(path): \(report.findings)")
            // A sector of a pack costs the files it holds a part of, and no other.
            #expect(
                !path.hasPrefix("packs/") || report.damage.versionCount <= 2,
                "\(path): \(report.damage.versionCount)")
            #expect(
                !path.hasPrefix("packs/")
                    || report.findings.contains { "\($0)".contains("cannot be read") },
                "\(path): \(report.findings)")
            paths.insert(path)
        }
        #expect(tried > 80 && paths.count > 5)
    }

    /// The backup goes on, with another pack where it must; what it stores can be restored.
    @Test func aBackupGoesOnBesideASectorOfAPackThatCannotBeRead() throws {
        let rig = try rig(parity: nil)
        var generator = SplitMix64(seed: 12)
        let fresh = generator.bytes(30_000)
        rig.tree.write("/home/fresh", fresh)
        let before = rig.storage
        _ = try forEachSector(rig) { storage, path, name in
            guard path.hasPrefix("packs/") else { return }
            rig.clock.advance(seconds: 5)
            let writer = try RepositoryWriter(
                Repository.open(storage), catalogPath: knownCatalog(rig, "known-\(name).sqlite"),
                randomness: SeededRandomness(seed: 1_006))
            _ = try BackupRun(
                writer, fileSystem: rig.tree, clock: rig.clock,
                request: BackupRequest(sources: [.init(path: Array("/home".utf8))], readers: 0),
                cancellation: Cancellation(), observer: nil
            ).run()
            let after = try verify(storage, rig, name: "verify-\(name).sqlite")
            #expect(after.damage.versions.allSatisfy { $0.path != Array("fresh".utf8) }, "\(path)")
            #expect(
                storage.contents.values.contains { $0.firstRange(of: fresh[..<1_000]) != nil },
                "\(path)")
        }
        #expect(before.contents == rig.storage.contents)
    }

    /// Somebody else's machine, which has no catalog yet, and a disk that perhaps cannot be written
    /// to be repaired.
    @Test func aClientWithoutACatalogGetsAllButWhatLiesThere() throws {
        let rig = try rig(parity: nil)
        let known = try CatalogReader(
            Catalog(path: rig.catalogPath, repository: rig.repository.description.repository))
        var chunks: Set<ChunkReference> = []
        for commit in try known.commits() {
            let root = try #require(try known.roots().first)
            for child in try known.children(
                of: try #require(try known.rootEntry(root, at: commit.number)), at: commit.number)
            {
                chunks.formUnion(try child.item().content?.chunks ?? [])
            }
        }
        #expect(chunks.count == 9)
        var costs: [Int: Int] = [:]
        _ = try forEachSector(rig) { storage, path, name in
            guard path.hasPrefix("packs/") else { return }
            let repository = try Repository.open(storage)
            let catalog = try Catalog(
                path: directory.file("other-\(name).sqlite"),
                repository: repository.description.repository)
            _ = try CatalogOpening(repository, catalog).bringLevel()
            let blocks = try BlockReader(repository, catalog)
            let lost = chunks.count { (try? blocks.withChunk($0) { $0.count }) != Int($0.length) }
            #expect(lost <= 2, "\(path)")
            costs[lost, default: 0] += 1
        }
        print("a client without a catalog: sectors by what they cost: \(costs)")
    }

    @Test func withoutACatalogABadSectorOfTheJournalCostsWhatItHeld() throws {
        let rig = try rig(parity: nil)
        var commits: [Int] = []
        _ = try forEachSector(rig) { storage, path, name in
            guard path.hasPrefix("journal/") else { return }
            let report = try repair(storage, rig, catalog: directory.file("fresh-\(name).sqlite"))
            commits.append(report.journal?.commitsKept ?? -1)
            // What was there lies aside, for whoever can read the disk better.
            #expect(report.quarantined.contains(path), "\(path): \(report.quarantined)")
        }
        #expect(commits.count > 1)
    }

    @Test(arguments: [nil, 3_000] as [Int?]) func aPackOfWhichNothingCanBeReadDoesNotEndTheRepair(
        parity: Int?
    ) throws {
        let rig = try rig(parity: parity)
        let pack = try #require(try PackFiles.list(rig.storage).first { $0.isSealed })
        for number in 0...Int(pack.length) / Self.sector {
            rig.storage.spoilSector(number, of: pack.path)
        }
        let report = try repair(rig.storage, rig, catalog: knownCatalog(rig, "known.sqlite"))
        #expect(
            report.quarantined.contains(pack.path)
                && report.quarantined.count == (parity == nil ? 1 : 2))
        let after = try verify(rig.storage, rig, name: "verify.sqlite")
        #expect(after.isDamaged && after.damage.versionCount == 2, "\(after.damage)")
    }

    @Test func withParityASectorCostsNothing() throws {
        let rig = try rig(parity: 3_000)
        let tried = try forEachSector(rig) { storage, path, name in
            guard path.hasPrefix("packs/"), !path.hasPrefix("packs/open/") else { return }
            let report = try repair(
                storage, rig, catalog: knownCatalog(rig, "known-\(name).sqlite"))
            #expect(report.packs.quarantined == 0, "\(path)")
            let after = try verify(storage, rig, name: "verify-\(name).sqlite")
            #expect(!after.isDamaged, "\(path): \(after.findings)")
            #expect(path.hasSuffix(".parity") || report.packs.healedByParity == 1, "\(path)")
        }
        #expect(tried > 80)
    }

    /// A pack is damaged for good, and one read of the repair that mends it fails.
    @Test(arguments: [nil, 3_000] as [Int?]) func aReadThatFailsOnceCostsNothing(parity: Int?)
        throws
    {
        let rig = try rig(parity: parity)
        let pack = try #require(try PackFiles.list(rig.storage).first { $0.isSealed }).path
        var bytes = try #require(rig.storage.contents[pack])
        bytes[5_000] ^= 0x40
        rig.storage.overwrite(pack, with: bytes)
        let calm = rig.storage.copy(seed: 1)
        let before = calm.readCount
        _ = try repair(calm, rig, catalog: directory.file("calm.sqlite"))
        let reads = calm.readCount - before
        let expected = try verify(calm, rig, name: "calm-verify.sqlite").damage
        #expect((expected.versionCount == 0) == (parity != nil))
        for number in 1...reads {
            let storage = rig.storage.copy(seed: 2)
            storage.failAt(read: storage.readCount + number)
            _ = try? repair(storage, rig, catalog: directory.file("first-\(number).sqlite"))
            storage.clearFaults()
            _ = try repair(
                storage, rig, catalog: directory.file("second-\(number).sqlite"), seed: 1_005)
            let found = try verify(storage, rig, name: "verify-\(number).sqlite").damage
            #expect(
                found.versions.map(\.lostBytes) == expected.versions.map(\.lostBytes),
                "read \(number) of \(reads)")
        }
        print("a read that fails once: \(reads) reads")
    }

    /// The daemon's scrub would begin the journal anew.
    @Test func onlyWhatIsUnreadableTwiceIsDamageOfTheJournal() throws {
        let rig = try rig(parity: nil)
        func examine(_ storage: SimulatedStorage) throws -> JournalDamage? {
            try JournalExaminer(repository: Repository.open(storage), cancellation: Cancellation())
                .run()
        }
        let storage = rig.storage.copy(seed: 1)
        let before = storage.readCount
        #expect(try examine(storage) == nil)
        // The first ones open the repository.
        let opening = rig.storage.copy(seed: 1)
        _ = try Repository.open(opening)
        for number in opening.readCount + 1 - before...storage.readCount - before {
            storage.failAt(read: storage.readCount + number)
            #expect(try examine(storage) == nil, "read \(number)")
        }
        let segment = try #require(storage.contents.keys.first { $0.hasSuffix(".journal") })
        storage.spoilSector(0, of: segment)
        #expect(try examine(storage)?.why.contains("input/output error") == true)
    }

    // MARK: The reader

    private final class Disk: StoredReader {
        let bytes: [UInt8]
        let bad: Set<Int>
        let code: Int32
        let reads = Mutex(0)

        init(_ count: Int, bad: Set<Int>, code: Int32 = EIO) {
            bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 4096 + 1) }
            self.bad = bad
            self.code = code
        }

        func size() throws(SystemError) -> UInt64 { UInt64(bytes.count) }

        func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
            -> Int
        {
            reads.withLock { $0 += 1 }
            let end = min(bytes.count, Int(offset) + buffer.count)
            guard Int(offset) < end else { return 0 }
            if (Int(offset) / 4096...(end - 1) / 4096).contains(where: bad.contains) {
                throw SystemError("read", path: [], code: code)
            }
            buffer.copyBytes(from: bytes[Int(offset)..<end])
            return end - Int(offset)
        }
    }

    @Test func whatCannotBeReadIsZerosAndAllElseIsThere() throws {
        let disk = Disk(1_000_001, bad: [0, 17, 18, 100, 244])
        let reader = ForgivingReader(disk)
        for (offset, count) in [
            (0, 1_000_001), (0, 10), (70_001, 9_000), (68_000, 200), (999_000, 5_000),
            (1_000_001, 10), (2_000_000, 5),
        ] {
            let got = try reader.bytes(at: UInt64(offset), count: count)
            let range = min(offset, 1_000_001)..<min(offset + count, 1_000_001)
            #expect(got.count == range.count)
            let isRight = zip(range, got).allSatisfy { index, byte in
                byte == (disk.bad.contains(index / 4096) ? 0 : disk.bytes[index])
            }
            #expect(isRight, "\(offset), \(count)")
        }
    }

    @Test func aDiskThatIsGoneIsNotDamage() throws {
        #expect(throws: SystemError.self) {
            _ = try ForgivingReader(Disk(100_000, bad: Set(0..<25))).bytes(at: 0, count: 50)
        }
        // One sector that can be read, far away, shows that the disk is there.
        #expect(
            try ForgivingReader(Disk(100_000, bad: Set(0..<24))).bytes(at: 0, count: 50)
                == [UInt8](repeating: 0, count: 50))
        #expect(
            try ForgivingReader(Disk(300, bad: [0])).bytes(at: 0, count: 50)
                == [UInt8](repeating: 0, count: 50))
        let stale = ForgivingReader(Disk(100_000, bad: [0], code: ESTALE))
        #expect(throws: SystemError.self) { _ = try stale.bytes(at: 0, count: 50) }
    }
}
