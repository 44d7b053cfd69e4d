import CairnFormat
import CairnLinux
import Foundation
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository

/// What the journal holds besides trees outlives a repair.
@Suite struct RepairHistoryTests {
    /// Gaps and moves are payload like any other, and their commits keep their numbers.
    @Test func gapsMovesAndWhatIsHiddenOutliveARepair() throws {
        let test = try TestRepository.filled()
        let gap = Gap(
            number: 7, root: 1, path: Array("docs".utf8), cause: .overflow,
            began: Timestamp(seconds: 5, nanoseconds: 6))
        func write(_ body: (CommitBuilder) throws -> Void) throws {
            let writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
            let builder = try CommitBuilder(writer, clock: LinuxClock())
            try body(builder)
            let now = LinuxClock().now()
            _ = try builder.commit(
                Commit(
                    id: writer.randomness.hash128(), run: Hash128(), kind: .capture, time: now,
                    began: now))
            try builder.close()
        }
        try write { builder in
            try builder.record(.openGap(gap))
            var closed = gap
            closed.number = 6
            try builder.record(.openGap(closed))
            try builder.record(
                .move(
                    root: 1, path: Array("docs/new/later.txt".utf8), fromRoot: 1,
                    fromPath: Array("docs/new/late.txt".utf8)))
        }
        let third = try #require(try reader(test).commit(number: 3)).commit.id
        try write {
            try $0.record(.closeGap(number: 6, ended: Timestamp(seconds: 9)))
            try $0.record(.hide(commit: third, root: 1, path: Array("docs".utf8)))
        }
        func isThere(at commit: Int64) throws -> Bool {
            let reader = try reader(test)
            let root = try #require(try reader.roots().first)
            return try reader.entry(root, path: Array("docs".utf8), at: commit) != nil
        }
        func state() throws -> (gaps: [RecordedGap], move: RecordedMove?) {
            let reader = try CatalogReader(
                Catalog(path: test.catalogPath, repository: test.open().description.repository))
            return (
                try reader.gaps(),
                try reader.lastMove(
                    root: 1, path: Array("docs/new/later.txt".utf8), from: 1, upTo: .max)
            )
        }
        let before = try state()
        #expect(
            before.gaps.map(\.gap.number) == [6, 7] && before.gaps.map(\.last) == [5, nil]
                && before.move?.commit == 4)
        // The changes of the second commit are lost: the journal is written anew.
        let changes = try test.records().filter { $0.header.kind == .changes }
        try test.flip("journal/00000001.journal", byte: changes[1].offset + 95)
        #expect(try test.repair().journal?.commitsKept == 5)
        let after = try state()
        #expect(after.gaps == before.gaps && after.move == before.move)
        #expect(try !isThere(at: 3) && isThere(at: 4))
    }

    private func reader(_ test: TestRepository) throws -> CatalogReader {
        try CatalogReader(
            Catalog(path: test.catalogPath, repository: test.open().description.repository))
    }

    /// A directory comes with the first thing that is in it; what came later was listed nowhere,
    /// and no restore of all brought it back.
    @Test func whatLiesInADirectoryWhoseRowIsLostIsThereFromItsNextItemOn() throws {
        let test = try TestRepository()
        try test.write("a", test.text(100))
        try test.backup()
        for name in ["one", "two", "three"] {
            try test.write("deep/er/\(name).txt", test.text(200))
            // So that the directories' own rows come with the first only.
            for directory in ["deep/er", "deep"] {
                let moment = Date(timeIntervalSince1970: 1_000_000)
                try FileManager.default.setAttributes(
                    [.modificationDate: moment],
                    ofItemAtPath: test.source.appending(path: directory).path)
            }
            try test.backup()
        }
        let changes = try test.records().filter { $0.header.kind == .changes }
        try test.flip("journal/00000001.journal", byte: changes[1].offset + 95)
        test.loseCatalog()
        let report = try test.repair()
        #expect(report.directoriesReattached == 2 && report.after.findings.count == 1)
        let reader = try reader(test)
        let root = try #require(reader.roots().first)
        let trees = try reader.commits().map {
            try test.tree(at: $0.number, catalog: test.catalogPath).keys.sorted()
        }
        let (two, three) = ("deep/er/two.txt", "deep/er/three.txt")
        // The fourth commit holds the directories that what comes after it needs.
        #expect(
            trees == [["a"], ["a"], ["a"], ["a", two], ["a", three, two], ["a", three, two]])
        #expect(
            try reader.commits().map { try reader.loss(affecting: $0.number, in: root) != nil } == [
                false, true, true, true, true, true,
            ])
        #expect(try test.verify().findings == report.after.findings)
        let again = try test.repair()
        #expect(again.journal == nil && again.directoriesReattached == 0)
    }

    /// Whichever record of a checkpoint is lost, the rest is reached: one that holds a single row
    /// of a directory with several, too.
    @Test(arguments: [1, 200]) func whatACheckpointStillTellsOfIsReached(recordBytes: Int) throws {
        var lostDirectories = 0
        let original = try TestRepository.filled()
        for index in 1..<5 { try original.write("many/\(index)/of/them.txt", original.text(50)) }
        try original.backup()
        try original.remove("many/2")
        try original.backup()
        try original.beginJournalAnew(recordBytes: recordBytes)
        try original.write("top.txt", original.text(70))
        let later = try #require(original.backup().commit).commit.id
        let segment = "journal/00000002.journal"
        let kept = original.base.appending(path: "kept")
        try FileManager.default.copyItem(at: original.directory, to: kept)
        let rows = try original.records(segment: segment).filter { $0.header.kind == .checkpoint }
        #expect(rows.count > 6)
        for row in rows {
            try FileManager.default.removeItem(at: original.directory)
            try FileManager.default.copyItem(at: kept, to: original.directory)
            try original.flip(segment, byte: row.offset + RecordHeader.byteCount + 3)
            original.loseCatalog()
            let report = try original.repair()
            #expect(report.journal?.losses.map(\.recordsLost) == [1])
            lostDirectories += report.directoriesReattached
            let reader = try reader(original)
            #expect(try reader.directoriesWithoutRow() == [])
            for commit in [
                try reader.latestCommit(), try reader.commits(idPrefix: later.description).first,
            ] {
                let number = try #require(commit?.number)
                var told: Set<String> = []
                try reader.forEachVersion { version in
                    let isThere = version.first <= number && number < version.last ?? .max
                    if isThere, !version.item.isDirectory {
                        told.insert(String(decoding: version.path, as: UTF8.self))
                    }
                }
                let reached = Set(try original.tree(at: number, catalog: original.catalogPath).keys)
                #expect(reached == told, "the row at \(row.offset), commit \(number)")
                #expect(
                    try reader.roots().allSatisfy {
                        try reader.loss(affecting: number, in: $0) != nil
                    })
            }
        }
        #expect(lostDirectories > 0)
    }
}
