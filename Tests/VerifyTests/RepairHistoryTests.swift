import CairnFormat
import CairnLinux
import Testing

@testable import CairnEngine

/// What the journal holds besides trees outlives a repair.
@Suite struct RepairHistoryTests {
    /// Gaps and moves are payload like any other, and their commits keep their numbers.
    @Test func gapsAndMovesOutliveARepair() throws {
        let test = try TestRepository.filled()
        let gap = Gap(
            number: 7, root: 1, path: Array("docs".utf8), cause: .overflow, began: Timestamp(seconds: 5, nanoseconds: 6))
        func write(_ body: (CommitBuilder) throws -> Void) throws {
            let writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
            let builder = try CommitBuilder(writer, clock: LinuxClock())
            try body(builder)
            let now = LinuxClock().now()
            _ = try builder.commit(
                Commit(id: writer.randomness.hash128(), run: Hash128(), kind: .capture, time: now, began: now))
            try builder.close()
        }
        try write { builder in
            try builder.openGap(gap)
            var closed = gap
            closed.number = 6
            try builder.openGap(closed)
            try builder.noteMove(
                root: 1, path: Array("docs/new/later.txt".utf8), fromRoot: 1, fromPath: Array("docs/new/late.txt".utf8))
        }
        try write { try $0.closeGap(6, ended: Timestamp(seconds: 9)) }
        func state() throws -> (gaps: [RecordedGap], move: RecordedMove?) {
            let reader = try CatalogReader(
                Catalog(path: test.catalogPath, repository: test.open().description.repository))
            return (try reader.gaps(), try reader.lastMove(root: 1, path: Array("docs/new/later.txt".utf8), from: 1, upTo: .max))
        }
        let before = try state()
        #expect(before.gaps.map(\.gap.number) == [6, 7] && before.gaps.map(\.last) == [5, nil] && before.move?.commit == 4)
        // The changes of the second commit are lost: the journal is written anew.
        let changes = try test.records().filter { $0.header.kind == .changes }
        try test.flip("journal/00000001.journal", byte: changes[1].offset + 95)
        #expect(try test.repair().journal?.commitsKept == 5)
        let after = try state()
        #expect(after.gaps == before.gaps && after.move == before.move)
    }
}
