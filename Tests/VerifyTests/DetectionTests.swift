import CairnFormat
import CairnSimulation
import Foundation
import TestSeed
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnRepository

@Suite struct DetectionTests {
    @Test func aRepositoryIsNotMadeInADirectoryThatHoldsSomethingElse() throws {
        let test = try TestRepository()
        for file in try test.files() { try test.delete(file) }
        try test.overwrite("stranger.txt", [1])
        #expect(throws: RepositoryError.notEmpty("stranger.txt")) {
            try Repository.create(
                in: test.storage(), RepositoryDescription(repository: Hash128(), created: ""))
        }
    }

    @Test(arguments: [VerifyRequest.DataReading.none, .all, .sample(fraction: 0.5)], [0, 2])
    func cleanRepositoryVerifiesClean(reading: VerifyRequest.DataReading, readers: Int) throws {
        let test = try TestRepository.filled()
        #expect(try !test.sealedPacks.isEmpty)
        #expect(try !test.openPacks.isEmpty)
        for catalog in [test.freshCatalog(), try test.oldCatalog()] {
            let report = try test.verify(reading, catalog: catalog, readers: readers)
            #expect(!report.isDamaged && report.findings.isEmpty && report.notes.count <= 1)
            #expect(report.ending == .complete && report.damage == DamageReport())
            #expect(report.counts.commits == 3)
            #expect(try report.counts.packs == test.packs.count)
            if reading == .all { #expect(report.counts.blocksRead == report.counts.blocks) }
            if reading == .none { #expect(report.counts.blocksRead == 0) }
        }
        try test.expectWhole()
    }

    /// Each file, and in it headers and ends as often as the middle.
    private func place(in count: Int, _ test: TestRepository) -> Int {
        let edge = min(count, 300)
        switch test.number(below: 4) {
        case 0: return test.number(below: edge)
        case 1: return count - 1 - test.number(below: edge)
        default: return test.number(below: count)
        }
    }

    private func isDetected(_ test: TestRepository, catalog: String) throws -> Bool {
        do {
            let report = try test.verify(catalog: catalog, readers: 0)
            try test.expectNothingFalse(catalog: catalog)
            return report.isDamaged
                || report.notes.contains { if case .descriptionCopy = $0 { true } else { false } }
        } catch is RepositoryError {
            return true
        }
    }

    private func expectDetected(_ test: TestRepository, _ what: String) throws {
        for (kind, catalog) in [("fresh", test.freshCatalog()), ("old", try test.oldCatalog())] {
            #expect(
                try isDetected(test, catalog: catalog),
                "\(TestSeed.replay(test.seed)): \(what), \(kind) catalog")
            test.discard(catalog)
        }
    }

    @Test(arguments: [false, true]) func everySampledBitFlipIsDetectedAndNeverRestoredAsGood(
        checkpoint: Bool
    ) throws {
        let test = try TestRepository.filled(checkpoint: checkpoint)
        let files = try test.files()
        for _ in 0..<200 {
            let file = files[test.number(below: files.count)]
            let bytes = try test.content(file)
            let (byte, bit) = (place(in: bytes.count, test), test.number(below: 8))
            try test.flip(file, byte: byte, bit: bit)
            try expectDetected(test, "bit \(bit) of byte \(byte) of \(file)")
            try test.overwrite(file, bytes)
        }
        #expect(try !test.verify().isDamaged)
    }

    @Test(arguments: [false, true]) func everySampledTruncationIsDetectedAndNeverRestoredAsGood(
        checkpoint: Bool
    ) throws {
        let test = try TestRepository.filled(checkpoint: checkpoint)
        let files = try test.files()
        for _ in 0..<100 {
            let file = files[test.number(below: files.count)]
            let bytes = try test.content(file)
            let count = place(in: bytes.count, test)
            try test.overwrite(file, Array(bytes[..<count]))
            try expectDetected(test, "\(file) cut to \(count) bytes")
            try test.overwrite(file, bytes)
        }
    }

    @Test(arguments: [false, true]) func everyRemovedFileIsDetected(checkpoint: Bool) throws {
        let test = try TestRepository.filled(checkpoint: checkpoint)
        for file in try test.files() {
            let bytes = try test.content(file)
            try test.delete(file)
            try expectDetected(test, "\(file) removed")
            try test.overwrite(file, bytes)
        }
    }

    @Test func structureAloneFindsWhatIsMissingButNotAFlippedPayloadBit() throws {
        let test = try TestRepository.filled()
        let pack = try #require(try test.sealedPacks.first)
        let bytes = try test.content(pack)
        try test.flip(pack, byte: 2_000)
        let structure = try test.verify(.none)
        #expect(structure.findings == [])
        #expect(try test.verify(.all).isDamaged)
        try test.overwrite(pack, Array(bytes[..<(bytes.count / 2)]))
        #expect(try test.verify(.none).isDamaged)
    }

    @Test func aCatalogThatDisagreesIsAFindingAndNoDamage() throws {
        let test = try TestRepository.filled()
        let statements = [
            "UPDATE chunk_rows SET start = start + 1 WHERE id = (SELECT min(id) FROM chunk)",
            "DELETE FROM chunk_rows WHERE id = (SELECT min(id) FROM chunk)",
            "INSERT INTO chunk_rows VALUES (zeroblob(32), 1, 0, 10)",
            "UPDATE block_rows SET offset = offset + 1 WHERE id = 2",
        ]
        for statement in statements {
            let path = try test.oldCatalog()
            let catalog = try Catalog(path: path, repository: test.open().description.repository)
            try catalog.connection.execute(statement)
            let report = try test.verify(catalog: path)
            #expect(!report.isDamaged && report.hasCatalogFinding, "\(statement)")
            #expect(report.damage.versionCount == 0)
            test.discard(path)
        }
    }

    @Test func aCatalogFullOfRubbishIsAFindingAndNoDamage() throws {
        let test = try TestRepository.filled()
        let path = test.freshCatalog()
        try Data(test.noise(20_000)).write(to: URL(fileURLWithPath: path))
        let report = try test.verify(catalog: path)
        #expect(!report.isDamaged && report.hasCatalogFinding)
    }

    @Test func whatAnInterruptedRunLeavesIsANoteAndNoDamage() throws {
        let test = try TestRepository.filled()
        let pack = try #require(try test.openPacks.first)
        try test.overwrite(pack, test.content(pack) + Array("CBLK".utf8) + test.noise(500))
        let segment = "journal/00000001.journal"
        try test.overwrite(segment, test.content(segment) + Array("CREC".utf8) + test.noise(90))
        try test.overwrite("journal/head.tmp", [1, 2, 3])
        try test.overwrite("stranger.txt", [1])
        for catalog in [test.freshCatalog(), try test.oldCatalog()] {
            let report = try test.verify(catalog: catalog)
            #expect(!report.isDamaged && report.findings.isEmpty)
            #expect(report.notes.contains { if case .tornPack = $0 { true } else { false } })
            #expect(report.notes.contains(.tornJournal(bytes: 94)))
            #expect(report.notes.contains(.leftover("journal/head.tmp")))
            #expect(report.notes.contains(.unknownFile("stranger.txt")))
        }
    }

    @Test func damageIsNamedByFileAndVersion() throws {
        let test = try TestRepository()
        try test.write("a.bin", test.noise(200_000))
        try test.backup()
        let firstPacks = try test.packs
        try test.write("b.bin", test.noise(5_000))
        try test.write("a.bin", test.noise(210_000))
        try test.backup()
        // The first commit's content alone lies in the first block behind the header.
        #expect(try test.packs == firstPacks)
        try test.flip(firstPacks[0], byte: 5_000)
        for catalog in [test.freshCatalog(), try test.oldCatalog()] {
            let report = try test.verify(catalog: catalog)
            #expect(report.isDamaged)
            #expect(report.damage.versionCount == 1 && report.damage.fileCount == 1)
            let version = try #require(report.damage.versions.first)
            #expect(version.path == Array("a.bin".utf8) && version.root.name == Array("home".utf8))
            #expect(version.first.number == 1 && version.last?.number == 2 && !version.isLive)
            #expect(
                version.size == 200_000 && version.lostBytes == 200_000
                    && !version.isPartlyRestorable)
            #expect(version.livePath == Array(test.source.appending(path: "a.bin").path.utf8))
        }
    }

    @Test func aFileThatLostSomeOfItsChunksIsPartlyRestorable() throws {
        let test = try TestRepository(packBytes: 8 << 20)
        try test.write("big.bin", test.noise(5_000_000))
        try test.backup()
        let pack = try #require(try test.packs.first)
        try test.flip(pack, byte: 3_000)
        let version = try #require(try test.verify().damage.versions.first)
        #expect(version.isPartlyRestorable && version.lostBytes > 0 && version.isLive)
    }

    @Test func aDamagedBlockOfAnOpenPackHidesNothingBehindIt() throws {
        let test = try TestRepository(packBytes: 8 << 20)
        for index in 0..<6 { try test.write("\(index).bin", test.noise(150_000)) }
        try test.backup()
        let pack = try #require(try test.openPacks.first)
        let length = try test.content(pack).count
        for byte in [40, 1_000] {
            let bytes = try test.content(pack)
            try test.flip(pack, byte: byte)
            let report = try test.verify()
            #expect(report.isDamaged && report.damage.fileCount == 1)
            // The next backup with a fresh catalog must not cut off what lies behind the damage.
            _ = try RepositoryWriter(
                test.open(), catalogPath: test.freshCatalog(),
                randomness: SeededRandomness(seed: test.seed))
            #expect(try test.content(pack).count == length)
            try test.overwrite(pack, bytes)
        }
    }
}
