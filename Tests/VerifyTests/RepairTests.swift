import CairnFormat
import CairnLinux
import Foundation
import TestSeed
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnRepository

@Suite struct RepairTests {
    /// Checks that every byte of these files lies in `aside/`.
    private func expectQuarantined(
        _ test: TestRepository, _ damaged: [String: [UInt8]],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let aside = try test.files().filter { $0.hasPrefix("aside/") }
        for (path, bytes) in damaged {
            let name = try #require(
                aside.first { $0.hasSuffix("/" + path) }, "\(path), \(bytes.count) bytes",
                sourceLocation: sourceLocation)
            let isSame = try test.content(name) == bytes
            #expect(isSame, "\(path)", sourceLocation: sourceLocation)
        }
    }

    private func expectClean(
        _ test: TestRepository, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for catalog in [test.freshCatalog(), test.catalogPath] {
            let report = try test.verify(catalog: catalog)
            #expect(report.findings == [] && !report.isDamaged, sourceLocation: sourceLocation)
        }
    }

    private func expectIdempotent(
        _ test: TestRepository, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try test.files().map { ($0, try test.content($0)) }
        let again = try test.repair()
        #expect(again.quarantined == [] && again.journal == nil, sourceLocation: sourceLocation)
        #expect(again.packs == RepairReport.PackRepair(), sourceLocation: sourceLocation)
        #expect(
            again.healing.chunksHealed == 0 && again.directoriesReattached == 0,
            sourceLocation: sourceLocation)
        let after = try test.files().map { ($0, try test.content($0)) }
        let isSame = before.elementsEqual(after) { $0 == $1 }
        #expect(isSame, sourceLocation: sourceLocation)
    }

    /// Records of which each is whole, and which cannot be together.
    @Test(arguments: [false, true]) func aContradictionIsDamageThatIsRepaired(sharesID: Bool) throws
    {
        let test = try TestRepository.filled()
        do {
            let writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
            let reader = try CatalogReader(writer.catalog)
            let root = try #require(try reader.roots().first)
            let last = try #require(try reader.latestCommit())
            let top = try #require(try reader.rootEntry(root, at: last.number))
            let name = Array("top.txt".utf8)
            let entry = try reader.child(name, of: top, at: last.number)
            let present = try #require(entry)
            let file = try present.item()
            let number = root.definition.number
            var encoder = ChangesEncoder()
            encoder.append(.defineRoot(root.definition))
            encoder.append(.put(root: number, path: Array("more.txt".utf8), file))
            if !sharesID {
                encoder.append(.put(root: number, path: name + Array("/inner/x".utf8), file))
            }
            try writer.journal.append(changes: encoder.finish())
            var commit = last.commit
            if !sharesID { commit.id = LinuxRandomness().hash128() }
            commit.records = 1
            try writer.journal.commit(commit)
        }
        let found = try test.verify()
        #expect(found.isDamaged && found.findings.count == 1, "\(found.findings)")
        let why = sharesID ? "its id is that of commit" : "something is stored under top.txt"
        #expect("\(found.findings)".contains(why), "\(found.findings)")
        let report = try test.repair()
        #expect(!report.after.isDamaged && report.journal != nil)
        try test.expectWhole()
        try expectClean(test)
        try expectIdempotent(test)
        let catalog = try Catalog(
            path: test.catalogPath, repository: test.open().description.repository)
        let reader = try CatalogReader(catalog)
        let root = try #require(try reader.roots().first)
        let commit = try #require(try reader.latestCommit()).number
        for path in sharesID ? ["more.txt", "top.txt"] : ["more.txt", "top.txt/inner/x"] {
            let entry = try reader.entry(root, path: Array(path.utf8), at: commit)
            #expect(entry?.kind == .file, "\(path)")
        }
    }

    @Test(arguments: [false, true]) func aDirectoryInThePlaceOfTheHeadGoesAside(hasCatalog: Bool)
        throws
    {
        let test = try TestRepository.filled()
        try test.delete("journal/head")
        try FileManager.default.createDirectory(
            at: test.directory.appending(path: "journal/head"), withIntermediateDirectories: true)
        if !hasCatalog { test.loseCatalog() }
        let report = try test.repair()
        #expect(!report.after.isDamaged && report.quarantined.contains("journal/head"))
        try test.expectWhole()
    }

    @Test func aCleanRepositoryGetsANewCatalogAndNothingElse() throws {
        let test = try TestRepository.filled()
        let report = try test.repair()
        #expect(report.quarantine == nil && report.journal == nil && !report.after.isDamaged)
        try expectClean(test)
        try expectIdempotent(test)
        try test.expectWhole()
        try test.backup()
        try test.expectWhole()
    }

    // MARK: Packs

    @Test func lostChunksHealFromLiveFiles() throws {
        let test = try TestRepository(packBytes: 8 << 20)
        for index in 0..<4 { try test.write("\(index).bin", test.noise(400_000)) }
        for index in 0..<4 { try test.write("\(index).txt", test.text(20_000)) }
        try test.backup()
        let pack = try #require(try test.packs.first)
        let length = try test.content(pack).count
        for byte in stride(from: 50, to: length, by: length / 9) { try test.flip(pack, byte: byte) }
        let damaged = try test.content(pack)
        #expect(try test.verify().damage.fileCount > 3)
        let report = try test.repair()
        #expect(report.packs.quarantined == 1 && report.healing.chunksHealed > 0)
        #expect(report.healing.chunksHealed == report.healing.chunksLost && !report.after.isDamaged)
        try expectQuarantined(test, [pack: damaged])
        try expectClean(test)
        try test.expectWhole()
        try expectIdempotent(test)
        try test.backup()
        try test.expectWhole()
    }

    @Test func whatCannotBeHealedIsNamedAgainAndEverythingElseRestores() throws {
        let test = try TestRepository(packBytes: 8 << 20)
        for name in ["kept", "gone", "changed"] {
            try test.write("\(name).bin", test.noise(200_000))
        }
        try test.backup()
        try test.remove("gone.bin")
        try test.write("changed.bin", test.noise(200_000))
        try test.backup()
        let pack = try #require(try test.packs.first)
        // Flip one byte in each of the first commit's blocks.
        let scanner = try test.open().scanner(pack, length: UInt64(test.content(pack).count))
        let blocks = try scanner.survey(from: 32, checksPayloads: false).blocks
        for block in blocks.prefix(3) {
            try test.flip(pack, byte: Int(block.offset) + block.header.headerBytes + 9)
        }
        let report = try test.repair()
        #expect(report.healing.chunksLost == 3 && report.healing.chunksHealed == 1)
        #expect(report.after.isDamaged && report.after.damage.versionCount == 2)
        #expect(
            report.after.damage.versions.map { String(decoding: $0.path, as: UTF8.self) } == [
                "changed.bin", "gone.bin",
            ])
        #expect(try test.verify().damage == report.after.damage)
        #expect(try test.verify(.none, catalog: test.catalogPath).isDamaged)
        let whole = try test.tree(at: 2, catalog: test.catalogPath)
        #expect(!whole.values.contains(.unavailable))
        try test.expectWhole(except: ["gone.bin", "changed.bin"])
        #expect(try test.expectNothingFalse(catalog: test.catalogPath) == 2)
        try expectIdempotent(test)
    }

    @Test func aRemovedPackIsHealedAsFarAsFilesLive() throws {
        let test = try TestRepository.filled()
        try test.delete(try #require(try test.sealedPacks.first))
        let report = try test.repair()
        #expect(report.healing.chunksHealed > 0)
        let lost = Set(
            report.after.damage.versions.map { String(decoding: $0.path, as: UTF8.self) })
        #expect(lost.isSubset(of: ["docs/text-1.txt", "docs/text-2.txt", "media/noise-0.bin"]))
        try test.expectWhole(except: lost)
        try expectIdempotent(test)
    }

    @Test func aFlippedBitInABlockHeaderLosesNothingWithoutLiveFiles() throws {
        let test = try TestRepository.filled()
        let packs = try test.sealedPacks
        #expect(!packs.isEmpty)
        for pack in packs {
            // Codec, plain length, payload check, header check, and the id's length.
            for byte in [4, 9, 20, 40, 32 + 48 + 33] {
                let copy = try TestRepository.filled(seed: test.seed)
                let path = try #require(try copy.sealedPacks.first { $0.count == pack.count })
                try copy.flip(path, byte: 32 + byte % 84)
                let report = try copy.repair(readsLiveFiles: false)
                #expect(report.packs.quarantined == 1 && !report.after.isDamaged, "byte \(byte)")
                try copy.expectWhole()
            }
            break
        }
    }

    @Test(arguments: [0, 5, 20]) func aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles(
        fromEnd: Int
    ) throws {
        let test = try TestRepository.filled()
        let pack = try #require(try test.sealedPacks.first)
        let length = try test.content(pack).count
        try test.flip(pack, byte: fromEnd == 0 ? 3 : length - fromEnd)
        let damaged = try test.content(pack)
        let report = try test.repair(readsLiveFiles: false)
        #expect(
            report.quarantined == [pack] && !report.after.isDamaged
                && report.packs.chunksSalvaged > 0)
        try expectQuarantined(test, [pack: damaged])
        try expectClean(test)
        try test.expectWhole()
        try expectIdempotent(test)
    }

    @Test func aTruncatedPackLosesOnlyWhatWasCutOff() throws {
        let test = try TestRepository.filled()
        let pack = try #require(try test.sealedPacks.first)
        let damaged = Array(try test.content(pack)[..<700_000])
        try test.overwrite(pack, damaged)
        let report = try test.repair(readsLiveFiles: false)
        #expect(report.packs.chunksSalvaged >= 2 && report.after.isDamaged)
        try expectQuarantined(test, [pack: damaged])
        #expect(try test.repair().healing.chunksHealed > 0)
        try test.expectWhole(
            except: Set(
                try test.verify().damage.versions.map { String(decoding: $0.path, as: UTF8.self) }))
    }

    // MARK: Journal, as far as its own bytes tell (what a catalog knows of it:
    // JournalFromCatalogTests)

    @Test func aMissingHeadIsWrittenAnew() throws {
        for isRemoved in [true, false] {
            let test = try TestRepository.filled()
            if isRemoved {
                try test.delete("journal/head")
            } else {
                try test.flip("journal/head", byte: 30)
            }
            let damaged = isRemoved ? [:] : ["journal/head": try test.content("journal/head")]
            let report = try test.repair()
            #expect(report.journal?.isHeadOnly == true && !report.after.isDamaged)
            try expectQuarantined(test, damaged)
            try expectClean(test)
            try test.expectWhole()
            try expectIdempotent(test)
        }
    }

    @Test func aLostCommitRecordLosesNoFile() throws {
        let test = try TestRepository.filled()
        let ids = try CatalogReader(
            Catalog(path: test.catalogPath, repository: test.open().description.repository)
        )
        .commits().map(\.commit.id)
        let second = try #require(
            try test.records().filter { $0.header.kind == .commit }.dropFirst().first)
        try test.flip("journal/00000001.journal", byte: second.offset + 100)
        let damaged = try test.content("journal/00000001.journal")
        #expect(
            try test.verify().findings.contains(
                .commit(CommitLoss(number: nil, commit: nil, recordsLost: 0))))
        test.loseCatalog()
        let report = try test.repair()
        let standIn = try CatalogReader(
            Catalog(path: test.catalogPath, repository: test.open().description.repository)
        ).commits()[1].commit
        #expect(report.journal?.losses == [CommitLoss(number: 2, commit: standIn, recordsLost: 0)])
        #expect(report.journal?.commitsKept == 2 && !report.after.isDamaged)
        try expectQuarantined(test, ["journal/00000001.journal": damaged])
        try expectClean(test)
        try test.expectWhole()
        try expectIdempotent(test)
        let now = try CatalogReader(
            Catalog(path: test.catalogPath, repository: test.open().description.repository)
        )
        .commits().map(\.commit)
        #expect(
            now.map(\.id)[0] == ids[0] && now.map(\.id)[2] == ids[2]
                && now[1].tags == [Array("lost-commit".utf8)])
        try test.backup()
        try test.expectWhole()
    }

    @Test(arguments: [0, 1, 2]) func aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain(
        index: Int
    ) throws {
        let test = try TestRepository.filled()
        let changes = try test.records().filter { $0.header.kind == .changes }
        try test.flip(
            "journal/00000001.journal", byte: changes[index].offset + (index == 1 ? 2 : 95))
        test.loseCatalog()
        let report = try test.repair()
        #expect(report.journal?.losses.map(\.number) == [Int64(index + 1)])
        #expect(
            report.journal?.losses.map(\.recordsLost) == [1] && report.journal?.commitsKept == 3)
        #expect(report.after.isDamaged && report.after.damage.versionCount == 0)
        #expect(try test.verify().findings == report.after.findings)
        let lost = Int64(index + 1)
        let reader = try CatalogReader(
            Catalog(path: test.catalogPath, repository: test.open().description.repository))
        for number in 1...4 as ClosedRange<Int64> {
            #expect(
                try reader.loss(affecting: number, in: #require(reader.roots().first))?.commit?
                    .number == (number < lost ? nil : lost))
        }
        try test.expectNothingFalse(catalog: test.catalogPath, before: lost)
        try expectIdempotent(test)
        let packBytes = try test.packs.reduce(0) { try $0 + test.content($1).count }
        let result = try #require(try test.backup().commit)
        let isWhole =
            try test.tree(at: result.number, catalog: test.catalogPath)
            == test.expected[result.number]!.mapValues { .content($0) }
        #expect(isWhole)
        let now = try CatalogReader(
            Catalog(path: test.catalogPath, repository: test.open().description.repository))
        #expect(try now.loss(affecting: result.number, in: #require(now.roots().last)) == nil)
        // The chunks were there all the time.
        #expect(try test.packs.reduce(0) { try $0 + test.content($1).count } == packBytes)
    }

    @Test func whatOutlivesItsDirectoriesIsReachableAgain() throws {
        let test = try TestRepository.filled()
        let changes = try test.records().filter { $0.header.kind == .changes }
        // The first record defines the root and the directories; "docs/new/late.txt" comes with the
        // third.
        try test.flip("journal/00000001.journal", byte: changes[0].offset + 95)
        let fresh = test.freshCatalog()
        let report = try test.repair(catalog: fresh)
        #expect(report.directoriesReattached > 0 && report.journal?.rootsRenamed.count == 1)
        let repository = try test.open().description.repository
        let last = try #require(
            try CatalogReader(Catalog(path: fresh, repository: repository)).latestCommit()?.number)
        let tree = try test.tree(at: last, catalog: fresh)
        #expect(tree["docs/new/late.txt"] == .content(test.expected[3]!["docs/new/late.txt"]!))
    }

    @Test func whatLiesBeneathALostDirectoryIsReachableThoughAFileWasThereBefore() throws {
        let test = try TestRepository()
        try test.write("name", test.text(100))
        try test.backup()
        try test.remove("name")
        let moment = Date(timeIntervalSince1970: 1_000_000)
        for name in ["one", "two"] {
            try test.write("name/\(name).txt", test.text(200))
            // So that the directory's own row comes with the first of the two only.
            try FileManager.default.setAttributes(
                [.modificationDate: moment], ofItemAtPath: test.source.appending(path: "name").path)
            try test.backup()
        }
        let changes = try test.records().filter { $0.header.kind == .changes }
        try test.flip("journal/00000001.journal", byte: changes[1].offset + 95)
        test.loseCatalog()
        #expect(try test.repair().directoriesReattached == 1)
        #expect(try test.verify().findings.count == 1)
        let last = try #require(
            try CatalogReader(
                Catalog(path: test.catalogPath, repository: test.open().description.repository)
            )
            .latestCommit()?.number)
        let tree = try test.tree(at: last, catalog: test.catalogPath)
        #expect(tree == ["name/two.txt": .content(test.expected[3]!["name/two.txt"]!)])
        try expectIdempotent(test)
    }

    @Test func aRemovedSegmentKeepsThePacksAndNamesTheLoss() throws {
        let test = try TestRepository.filled()
        try test.delete("journal/00000001.journal")
        test.loseCatalog()
        let report = try test.repair()
        #expect(report.after.isDamaged && report.journal?.losses.count == 1)
        try expectIdempotent(test)
        try test.backup()
        let last = try #require(try test.backup().commit).number
        let isWhole =
            try test.tree(at: last, catalog: test.catalogPath)
            == test.expected[last]!.mapValues { .content($0) }
        #expect(isWhole)
        #expect(try test.verify().isDamaged)
    }

    @Test func aRemovedJournalIsNotForgotten() throws {
        let test = try TestRepository.filled()
        try test.delete("journal")
        test.loseCatalog()
        #expect(try test.repair().after.isDamaged)
        #expect(try test.verify().isDamaged)
        try expectIdempotent(test)
    }

    @Test(arguments: [0, 32, 64, 200]) func aJournalThatLostItsEndAndItsHeadIsNotForgotten(
        length: Int
    ) throws {
        let test = try TestRepository.filled()
        try test.flip("journal/head", byte: 70)
        let damaged = Array(try test.content("journal/00000001.journal")[..<length])
        try test.overwrite("journal/00000001.journal", damaged)
        test.loseCatalog()
        #expect(try test.repair().after.isDamaged)
        #expect(try test.verify().isDamaged)
        try expectQuarantined(test, ["journal/00000001.journal": damaged])
        try expectIdempotent(test)
    }

    @Test func aJournalThatEndsWithACommitAndLostItsHeadStaysInPlace() throws {
        let test = try TestRepository.filled()
        let commits = try test.records().filter { $0.header.kind == .commit }
        let end = commits[0].offset + RecordHeader.byteCount + commits[0].header.storedBytes
        try test.flip("journal/head", byte: 70)
        let cut = Array(try test.content("journal/00000001.journal")[..<end])
        try test.overwrite("journal/00000001.journal", cut)
        test.loseCatalog()
        #expect(try test.repair().journal?.isHeadOnly == true)
        #expect(try test.content("journal/00000001.journal") == cut)
        #expect(
            try test.tree(at: 1, catalog: test.catalogPath)
                == test.expected[1]!.mapValues { .content($0) })
        try expectIdempotent(test)
    }

    @Test func aCatalogOfTheOldJournalIsNotTakenForTheNewOnes() throws {
        let test = try TestRepository.filled()
        let old = try test.oldCatalog()
        let changes = try test.records().filter { $0.header.kind == .changes }
        try test.flip("journal/00000001.journal", byte: changes[2].offset + 95)
        _ = try test.repair()
        let report = try test.verify(catalog: old)
        #expect(!report.hasCatalogFinding)
        let repository = try test.open().description.repository
        #expect(
            try Catalog(path: old, repository: repository).position()
                == Catalog(path: test.catalogPath, repository: repository).position())
    }

    // MARK: By chance

    @Test func afterAnyFlipOrTruncationRepairLeavesNothingFalseAndIsIdempotent() throws {
        print(TestSeed.replay)
        var chance = SplitMix64(seed: TestSeed.drawn)
        for round in 0..<(Int(ProcessInfo.processInfo.environment["CAIRN_SOAK_ROUNDS"] ?? "") ?? 25)
        {
            let test = try TestRepository.filled(seed: chance.next())
            let files = try test.files().filter { $0 != "journal/cairn.json" }
            var damaged: [String: [UInt8]] = [:]
            for _ in 0..<Int.random(in: 1...3, using: &chance) {
                let file = files.randomElement(using: &chance)!
                let bytes = try test.content(file)
                let byte = Int.random(in: 0..<max(1, bytes.count), using: &chance)
                if Bool.random(using: &chance), !bytes.isEmpty {
                    try test.flip(file, byte: byte)
                } else {
                    try test.overwrite(file, Array(bytes[..<byte]))
                }
                damaged[file] = try test.content(file)
            }
            let report = try test.repair(catalog: round % 2 == 0 ? test.freshCatalog() : nil)
            let catalog = test.freshCatalog()
            let verified = try test.verify(catalog: catalog)
            #expect(
                verified.isDamaged == report.after.isDamaged, "\(TestSeed.replay), round \(round)")
            #expect(verified.damage == report.after.damage, "\(TestSeed.replay), round \(round)")
            for (path, bytes) in damaged {
                // Without a head, a journal that ends with a commit is whole in itself.
                if report.journal?.isHeadOnly == true, path.hasSuffix(".journal") {
                    #expect(try test.content(path) == bytes, "\(TestSeed.replay), round \(round)")
                } else {
                    try expectQuarantined(test, [path: bytes])
                }
            }
            try expectIdempotent(test)
        }
    }
}
