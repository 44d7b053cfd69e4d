import CairnFormat
import Foundation
import Testing

@testable import CairnCare
@testable import CairnRepository

/// A journal that was damaged after the catalog had read it: nothing is lost.
@Suite struct JournalFromCatalogTests {
    enum Damage: CaseIterable {
        case rows, commit, recordHeader, segmentHeader, cutInHalf, cutToHeader, empty, removed,
            removedWithDirectory
    }

    private func journal(_ test: TestRepository) throws -> String {
        try #require(try test.files().filter { $0.hasSuffix(".journal") }.last)
    }

    /// Where a record of this kind begins, the first of them.
    private func offset(of kind: RecordHeader.Kind, in bytes: [UInt8]) throws -> Int {
        var offset = SegmentHeader.byteCount
        while offset < bytes.count {
            let header = try RecordHeader(
                parsing: Array(bytes[offset..<offset + RecordHeader.byteCount]))
            if header.kind == kind { return offset }
            offset += RecordHeader.byteCount + header.storedBytes
        }
        throw FormatError("journal", "no such record")
    }

    private func apply(
        _ damage: Damage, to test: TestRepository, _ path: String, isCheckpoint: Bool
    ) throws {
        let bytes = try test.content(path)
        switch damage {
        case .rows:
            try test.flip(
                path,
                byte: offset(of: isCheckpoint ? .checkpoint : .changes, in: bytes)
                    + RecordHeader.byteCount + 9)
        case .commit:
            try test.flip(path, byte: offset(of: .commit, in: bytes) + RecordHeader.byteCount + 9)
        case .recordHeader: try test.flip(path, byte: SegmentHeader.byteCount + 13, bit: 1)
        case .segmentHeader: try test.flip(path, byte: 12)
        case .cutInHalf: try test.overwrite(path, Array(bytes[..<(bytes.count / 2)]))
        case .cutToHeader: try test.overwrite(path, Array(bytes[..<SegmentHeader.byteCount]))
        case .empty: try test.overwrite(path, [])
        case .removed: try test.delete(path)
        case .removedWithDirectory:
            let head = try test.content("journal/head")
            try test.delete("journal")
            try FileManager.default.createDirectory(
                at: test.directory.appending(path: "journal"), withIntermediateDirectories: true)
            try test.overwrite("journal/head", head)
        }
    }

    private func commits(_ test: TestRepository, _ catalog: String) throws -> [Hash128] {
        try CatalogReader(Catalog(path: catalog, repository: test.open().description.repository))
            .commits().map(\.commit.id)
    }

    @Test(arguments: Damage.allCases, [false, true]) func whatTheCatalogKnowsIsNotLost(
        damage: Damage, checkpoint: Bool
    ) throws {
        let test = try TestRepository.filled(checkpoint: checkpoint)
        let ids = try commits(test, test.catalogPath)
        let path = try journal(test)
        try apply(damage, to: test, path, isCheckpoint: checkpoint)
        let damaged = try? test.content(path)
        #expect(try test.verify(catalog: test.freshCatalog()).isDamaged)
        let report = try test.repair()
        #expect(report.journal?.isFromCatalog == true && report.journal?.commitsKept == 3)
        #expect(report.journal?.damage.isEmpty == false && report.journal?.losses == [])
        #expect(!report.after.isDamaged && report.after.findings == [])
        if let damaged {
            #expect(try test.content(#require(report.quarantine) + "/" + path) == damaged)
        }
        for catalog in [test.freshCatalog(), test.catalogPath] {
            let verified = try test.verify(catalog: catalog)
            #expect(!verified.isDamaged && verified.findings == [])
            #expect(try commits(test, catalog) == ids)
        }
        try test.expectWhole()
        let again = try test.repair()
        #expect(again.journal == nil && again.quarantined == [])
        try test.write("later.txt", test.text(700))
        try test.backup()
        try test.expectWhole()
        #expect(try !test.verify().isDamaged)
    }

    /// An interrupted run has left complete commits that no head names, and a torn record behind
    /// them.
    @Test(arguments: [false, true]) func whatStandsBehindTheHeadIsReadFirst(isTorn: Bool) throws {
        let test = try TestRepository.filled()
        let (head, level) = (try test.content("journal/head"), try test.oldCatalog())
        try test.write("behind.txt", test.text(700))
        try test.backup()
        try test.overwrite("journal/head", head)
        let path = try journal(test)
        if isTorn {
            try test.overwrite(path, test.content(path) + Array("CREC".utf8) + test.noise(70))
        }
        try apply(.rows, to: test, path, isCheckpoint: false)
        let report = try test.repair(catalog: level)
        #expect(
            report.journal?.isFromCatalog == true && report.journal?.commitsKept == 4
                && !report.after.isDamaged)
        try test.expectWhole(catalog: level)
    }

    @Test func aCatalogThatIsBehindIsNotBelieved() throws {
        let test = try TestRepository.filled()
        let old = try test.oldCatalog()
        try test.write("later.txt", test.text(700))
        try test.backup()
        try apply(.rows, to: test, journal(test), isCheckpoint: false)
        let report = try test.repair(catalog: old)
        #expect(report.journal?.isFromCatalog == false && report.journal?.losses.count == 1)
    }

    @Test func aCatalogOfAnotherHistoryIsNotBelieved() throws {
        let (test, other) = (try TestRepository.filled(), try TestRepository.filled())
        try apply(.rows, to: test, journal(test), isCheckpoint: false)
        let catalog = try other.oldCatalog()
        // It says that it is of this repository.
        try Catalog(path: catalog, repository: other.open().description.repository).connection
            .execute(
                "UPDATE meta SET value = '\(test.open().description.repository)' WHERE key = 'repository'"
            )
        let report = try test.repair(catalog: catalog)
        #expect(report.journal?.isFromCatalog == false && report.journal?.losses.count == 1)
    }

    @Test func aCatalogThatIsDamagedItselfIsNotBelieved() throws {
        let test = try TestRepository.filled()
        try apply(.rows, to: test, journal(test), isCheckpoint: false)
        let level = try test.oldCatalog()
        do {
            let catalog = try Catalog(path: level, repository: test.open().description.repository)
            try catalog.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            #expect(try catalog.isWhole())
        }
        // One letter of a name, in the row alone: SQLite does not mind.
        var bytes = try Data(contentsOf: URL(fileURLWithPath: level))
        let name = try #require(bytes.range(of: Data("text-5.txt".utf8)))
        bytes[name.lowerBound] = UInt8(ascii: "u")
        try bytes.write(to: URL(fileURLWithPath: level))
        let report = try test.repair(catalog: level)
        #expect(report.journal?.isFromCatalog == false && report.journal?.losses.count == 1)
    }

    // MARK: A checkpoint that a killed writer left

    /// The journal of a repository that has one, without the head that names it.
    private func unnamedCheckpoint() throws -> (TestRepository, path: String) {
        let test = try TestRepository.filled()
        let (head, path) = (try test.content("journal/head"), try journal(test))
        let bytes = try test.content(path)
        try test.beginJournalAnew()
        try test.overwrite("journal/head", head)
        try test.overwrite(path, bytes)
        try apply(.rows, to: test, path, isCheckpoint: false)
        test.loseCatalog()
        return (test, path)
    }

    @Test func oneThatIsWholeServesInPlaceOfWhatIsDamaged() throws {
        let (test, path) = try unnamedCheckpoint()
        let damaged = try test.content(path)
        let report = try test.repair()
        #expect(!report.after.isDamaged && report.journal?.losses == [])
        #expect(try test.content(#require(report.quarantine) + "/" + path) == damaged)
        try test.expectWhole()
        #expect(try test.repair().journal == nil)
        try test.backup()
        try test.expectWhole()
    }

    @Test func oneThatIsUnfinishedCountsForNothing() throws {
        let (test, _) = try unnamedCheckpoint()
        let last = try journal(test)
        let bytes = try test.content(last)
        // Its rows are there, its end is not.
        try test.overwrite(last, Array(bytes[..<(offset(of: .checkpointEnd, in: bytes) + 20)]))
        let report = try test.repair()
        #expect(report.journal?.losses.map(\.number) == [1] && report.journal?.commitsKept == 3)
        try test.expectNothingFalse(catalog: test.catalogPath, before: 1)
        #expect(try test.repair().journal == nil)
    }
}
