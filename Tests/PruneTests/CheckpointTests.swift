import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository

/// The journal begins anew with all that stands, and nothing is lost by it.
@Suite struct CheckpointTests {
    /// Every row that the journal gives, in words that do not depend on how the catalog numbers
    /// directories.
    ///
    /// - Parameter withMoves: moves that lead nowhere any more go with a checkpoint.
    static func rows(_ path: String, _ repository: Repository, withMoves: Bool = true) throws
        -> [String]
    {
        let catalog = try Catalog(path: path, repository: repository.description.repository)
        let writer = try CatalogWriter(catalog)
        var rows: [String] = []
        try CheckpointRows(writer).visit { row in
            if case .holds(.move, _) = row, !withMoves { return }
            rows.append("\(row)")
        }
        rows.append(
            "next \(writer.commitNumber), live \(writer.liveCount), expired \(try writer.expired())"
        )
        return rows.sorted()
    }

    /// A history with forgotten commits, moves, gaps and notes.
    static func history(seed: UInt64, backups: Int = 6) throws -> PruneRig {
        let rig = try PruneRig(seed: seed, backups: backups, largestFile: 4_000)
        try rig.forgetSome()
        return rig
    }

    static func checkpoint(_ rig: PruneRig) throws { try CheckpointRun(rig.rig.openWriter()).run() }

    @Test(arguments: 0..<12)
    func aCatalogFromTheCheckpointIsTheOneBefore(seed: Int) throws {
        let rig = try Self.history(seed: UInt64(seed))
        let repository = try Repository.open(rig.storage)
        for round in 0..<2 {
            let before = try Self.rows(rig.rig.catalogPath, repository, withMoves: false)
            try Self.checkpoint(rig)
            #expect(try Self.rows(rig.rig.catalogPath, repository, withMoves: false) == before)
            let segments = rig.storage.contents.keys.filter { $0.hasSuffix(".journal") }
            #expect(segments.count == 1)
            let fresh = rig.rig.directory.file("fresh-\(round).sqlite")
            _ = try rig.rig.openWriter(catalogPath: fresh)
            #expect(try Self.rows(fresh, repository) == Self.rows(rig.rig.catalogPath, repository))
            #expect(try rig.wrongs(catalogPath: fresh) == [])
            #expect(try rig.wrongs() == [])
            #expect(try rig.findings() == [])
            for path in [fresh, rig.rig.catalogPath] {
                let catalog = try Catalog(path: path, repository: repository.description.repository)
                #expect(try CatalogProof(catalog: catalog).compare(with: repository) == nil)
            }
            // And it goes on.
            for _ in 0..<4 { rig.rig.tree.mutate("/home", &rig.generator, largestFile: 4_000) }
            try rig.backUp()
            try rig.forgetSome()
            #expect(try rig.wrongs(catalogPath: fresh) == [])
            #expect(try Self.rows(fresh, repository) == Self.rows(rig.rig.catalogPath, repository))
        }
    }

    @Test func aCatalogThatIsLevelGoesOnAndAnOlderOneIsMadeAnew() throws {
        let rig = try Self.history(seed: 40)
        let level = rig.rig.directory.file("level.sqlite")
        _ = try rig.rig.openWriter(catalogPath: level)
        let older = rig.rig.directory.file("older.sqlite")
        _ = try rig.rig.openWriter(catalogPath: older)
        rig.rig.tree.write("/home/another", "content")
        try rig.backUp()
        _ = try rig.rig.openWriter(catalogPath: level)
        try Self.checkpoint(rig)
        rig.rig.tree.write("/home/and-one-more", "content")
        try rig.backUp()
        #expect(
            try rig.rig.openWriter(catalogPath: level).notes == [
                "the catalog was out of date, so Cairn added 1 commit"
            ])
        #expect(
            try rig.rig.openWriter(catalogPath: older).notes.contains {
                $0.contains("rebuilt from")
            })
        let repository = try Repository.open(rig.storage)
        let expected = try Self.rows(rig.rig.catalogPath, repository)
        #expect(try Self.rows(level, repository) == expected)
        #expect(try Self.rows(older, repository) == expected)
    }

    @Test(arguments: PruneCrashTests.End.allCases)
    func itMayEndAnywhere(end: PruneCrashTests.End) throws {
        let rig = try Self.history(seed: 41, backups: 4)
        let start = rig.storage
        let catalog = try rig.copyCatalog(to: "before.sqlite")
        rig.storage = start.copy(seed: 1)
        let before = rig.storage.operationCount
        try Self.checkpoint(rig)
        let operations = rig.storage.operationCount - before
        let expected = try Self.rows(
            rig.rig.catalogPath, Repository.open(rig.storage), withMoves: false)
        #expect(operations > 6)
        for operation in 1...operations {
            rig.storage = start.copy(seed: UInt64(operation))
            try rig.replaceCatalog(with: catalog)
            rig.storage.failAt(operation: rig.storage.operationCount + operation, with: end.fault)
            #expect(throws: (any Error).self) { try Self.checkpoint(rig) }
            rig.storage.clearFaults()
            switch end {
            case .power: rig.storage = rig.storage.crash(seed: UInt64(operation) * 13)
            case .kill: rig.storage = rig.storage.kill(seed: UInt64(operation) * 13)
            case .ioError, .full:
                if operation % 2 == 0 {
                    rig.storage = rig.storage.crash(seed: UInt64(operation) * 13)
                }
            }
            if operation % 3 == 0 { try rig.replaceCatalog(with: catalog) }
            #expect(try rig.wrongs() == [], "operation \(operation)")
            let fresh = rig.rig.directory.file("fresh-\(operation).sqlite")
            #expect(
                try rig.wrongs(catalogPath: fresh) == [], "operation \(operation), from the journal"
            )
            #expect(
                try Self.rows(fresh, Repository.open(rig.storage), withMoves: false) == expected,
                "operation \(operation)")
            rig.rig.tree.write("/home/after", "content \(operation)")
            _ = try rig.rig.backUp()
            try Self.checkpoint(rig)
            #expect(try rig.wrongs() == [], "operation \(operation), gone on")
        }
    }

    @Test func whileSomebodyReadsTheOldSegmentsStay() throws {
        let rig = try Self.history(seed: 42)
        let before = rig.storage.contents.keys.filter { $0.hasSuffix(".journal") }
        do {
            let lock = try ReadersLock.share(rig.storage, clock: rig.rig.clock)
            try Self.checkpoint(rig)
            #expect(before.allSatisfy { rig.storage.contents[$0] != nil })
            withExtendedLifetime(lock) {}
        }
        #expect(try rig.wrongs(catalogPath: rig.rig.directory.file("fresh.sqlite")) == [])
        #expect(try CheckpointRun(rig.rig.openWriter()).runIfWorthwhile() == false)
        #expect(before.allSatisfy { rig.storage.contents[$0] == nil })
    }

    /// Flipped bits in a checkpoint are noticed, and a repair keeps what is intact and goes on
    /// naming what is lost.
    @Test func damageIsNamedAndRepaired() throws {
        let rig = try Self.history(seed: 43)
        try Self.checkpoint(rig)
        rig.rig.tree.write("/home/after", "content")
        try rig.backUp()
        let path = try #require(rig.storage.contents.keys.first { $0.hasSuffix(".journal") })
        let whole = try #require(rig.storage.contents[path])
        var noticed = 0
        // Each of the segment's header and of the first record's, by which the chain is taken up,
        // and some of the rest.
        let headers = 8 * (SegmentHeader.byteCount + RecordHeader.byteCount)
        for bit in Array(0..<headers)
            + stride(from: headers + 3, to: whole.count * 8, by: max(1, whole.count * 8 / 40))
        {
            let copy = rig.storage.copy(seed: 1)
            var bytes = whole
            bytes[bit / 8] ^= 1 << (bit % 8)
            copy.overwrite(path, with: bytes)
            let check = try JournalReader(
                copy, repository: rig.rig.repository.description.repository, coding: .plain
            ).check { _ in false }
            #expect(check.damage != nil, "bit \(bit)")
            noticed += check.damage == nil ? 0 : 1
        }
        #expect(noticed >= headers + 20)
        // The head alone is lost.
        let headless = rig.storage.copy(seed: 2)
        try headless.remove("journal/head")
        let repaired = try repair(rig, headless, "headless")
        #expect(repaired.journal?.isHeadOnly == true)
        rig.storage = headless
        #expect(try rig.wrongs(catalogPath: rig.rig.directory.file("headless-2.sqlite")) == [])
    }

    @Test func aRepairCarriesTheCheckpointAlong() throws {
        let rig = try Self.history(seed: 44)
        try Self.checkpoint(rig)
        for index in 0..<3 {
            rig.rig.tree.write("/home/after-\(index)", "content")
            try rig.backUp()
        }
        let path = try #require(rig.storage.contents.keys.first { $0.hasSuffix(".journal") })
        var bytes = try #require(rig.storage.contents[path])
        // Within the last commit but one: what the checkpoint says stays.
        bytes[bytes.count - 700] ^= 0xff
        rig.storage.overwrite(path, with: bytes)
        let lost = rig.storage
        let report = try repair(rig, lost, "damaged")
        #expect(report.journal?.isHeadOnly == false)
        rig.storage = lost
        let numbers = rig.kept
        let stored = try StoredTree(
            Repository.open(lost),
            rig.rig.openWriter(catalogPath: rig.rig.directory.file("damaged-2.sqlite")).catalog)
        // All points before the damage come back as they were.
        for number in numbers.sorted().dropLast(3) {
            #expect(
                TestSupport.differences(
                    try stored.read(root: "/home", at: number),
                    expected: rig.snapshots[number] ?? [:]) == [], "commit \(number)")
        }
        let check = try Repository.open(lost).journal.check { _ in false }
        #expect(check.damage == nil && report.journal?.losses.isEmpty == false)
    }

    private func repair(_ rig: PruneRig, _ storage: SimulatedStorage, _ name: String) throws
        -> RepairReport
    {
        try RepairRun(
            Repository.open(storage), catalogPath: rig.rig.directory.file("\(name).sqlite"),
            fileSystem: rig.rig.tree, clock: rig.rig.clock,
            randomness: SeededRandomness(seed: 77),
            request: RepairRequest(
                readers: 0, host: [], user: [], program: []),
            cancellation: Cancellation(),
            observer: nil
        ).run()
    }

    @Test func rowsThatSayWhatHappenedAreRefused() throws {
        var encoder = ChangesEncoder()
        encoder.append(.remove(root: 1, path: Array("a".utf8)))
        let payload = encoder.finish()
        #expect(throws: FormatError.self) { try CheckpointDecoder.decode(payload) { _ in } }
        var rows = CheckpointEncoder()
        rows.append(.forgotten(number: 3, id: Hash128(Array(1...16))))
        let checkpoint = rows.finish()
        #expect(throws: FormatError.self) { try ChangesDecoder.decode(checkpoint) { _ in } }
        // A kilobyte that claims far more allocates nothing.
        #expect(throws: FormatError.self) {
            try CheckpointDecoder.decode([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 0])
            { _ in }
        }
        let bytes = CheckpointEnd(records: 2, nextCommit: 9, expired: 1).encode()
        #expect(
            try CheckpointEnd(parsing: bytes)
                == CheckpointEnd(records: 2, nextCommit: 9, expired: 1))
        #expect(throws: FormatError.self) { try CheckpointEnd(parsing: bytes + [0]) }
    }
}
