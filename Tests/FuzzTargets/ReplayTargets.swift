import CairnFormat
import CairnSimulation

@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository

/// Journals of somebody hostile, whose hashes all hold: read into a catalog, and salvaged. -
/// Source: FORMAT.md §7.5, §8.14.
extension FuzzTarget {
    /// A checkpoint and what follows it.
    private static let checkpointSegment = segment(
        SegmentHeader(
            repository: repository, number: 5,
            chainStart: Hash256([UInt8](repeating: 6, count: 32)), isCheckpoint: true), first: 41,
        [
            (.checkpoint, checkpointPayload),
            (.checkpointEnd, CheckpointEnd(records: 1, nextCommit: 4, expired: 1).encode()),
            (.changes, changesPayloads[1]), (.commit, commit(numbered: 50).encode()),
            (.changes, changesPayloads[2]),
            (.commit, commit(numbered: 51).encode()),
        ])

    private static let firstSegment = segment(
        SegmentHeader(repository: repository, number: 1, chainStart: zeros),
        [
            (.changes, changesPayloads[0]), (.commit, commit.encode()),
            (.changes, changesPayloads[1]), (.commit, commit(numbered: 2).encode()),
            (.changes, changesPayloads[2]), (.commit, commit(numbered: 3).encode()),
        ])

    private static func commit(numbered number: UInt8) -> Commit {
        Commit(
            id: Hash128([UInt8](repeating: number, count: 16)), run: commit.run, kind: .complete,
            isAdHoc: false, time: commit.time, began: commit.began,
            records: 1, host: [], user: [], program: [], counts: CommitCounts(), paths: [],
            tags: [], restored: nil)
    }

    static let replayTargets = [replayTarget, salvageTarget]

    private static func number(_ bytes: [UInt8], at place: Int) -> UInt64 {
        (0..<8).reduce(0) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) }
    }

    /// A storage in which a segment stands as its header says, with a head that names its last
    /// record.
    private static func storage(_ input: [UInt8]) throws -> SimulatedStorage? {
        guard input.count >= SegmentHeader.byteCount,
            let header = try? SegmentHeader(parsing: Array(input[..<SegmentHeader.byteCount]))
        else { return nil }
        let hasRecord =
            header.isCheckpoint && input.count >= SegmentHeader.byteCount + RecordHeader.byteCount
        let first = hasRecord ? number(input, at: SegmentHeader.byteCount + 8) : 1
        let segment = header.isCheckpoint ? header.number : 1
        let (bytes, head) = mended(
            journal: input, first: first, start: header.chainStart.bytes, segment: segment)
        let storage = SimulatedStorage(seed: 1)
        try storage.makeDirectory(JournalFiles.directory)
        for (name, content) in [
            (JournalFiles.segment(segment), bytes), (JournalFiles.head, head.encode()),
        ] {
            let file = try storage.create(name)
            try file.append(content)
        }
        return storage
    }

    /// A database of its own that no name leads to, in memory as long as it is small. - Source:
    /// sqlite.org, In-Memory Databases, “Temporary Databases”.
    private static func temporaryCatalog() throws -> Catalog {
        try Catalog(path: "", repository: repository)
    }

    private static func rows(of writer: CatalogWriter) throws -> [CheckpointRow] {
        var rows: [CheckpointRow] = []
        try CheckpointRows(writer).visit { rows.append($0) }
        return rows
    }

    // Whatever a journal says, the catalog that is made of it can be written as a checkpoint that a
    // reader takes, and the catalog made of that says the same.
    private static let replayTarget = FuzzTarget(
        "replay", isSlow: true, seeds: { [checkpointSegment, firstSegment] }
    ) { input in
        guard let storage = try storage(input) else { return }
        let writer = try CatalogWriter(temporaryCatalog())
        let journal = JournalReader(storage, repository: repository, coding: .plain)
        _ = try CatalogReplay(writer).run(journal, from: .start, roots: [])
        let found: [CheckpointRow]
        do {
            found = try rows(of: writer)
        } catch is CatalogError {
            // A checkpoint by somebody hostile can say what no catalog has; it is refused when the
            // next is written.
            return
        }
        var encoder = CheckpointEncoder()
        for row in found { encoder.append(row) }
        let payload = encoder.finish()
        let taken: [CheckpointRow]
        do {
            taken = try checkpointRows(payload)
        } catch {
            throw FuzzFailure("no reader takes its checkpoint: \(error)")
        }
        try hold(taken == found, "its checkpoint says otherwise")
        let again = try CatalogWriter(temporaryCatalog())
        let loader = CatalogReplay(again)
        try again.begin()
        do {
            try loader.takeCheckpoint(payload)
            try loader.endCheckpoint(
                CheckpointEnd(
                    records: 1, nextCommit: UInt64(writer.commitNumber),
                    expired: UInt64(max(0, try writer.expired()))))
            try again.end()
        } catch {
            throw FuzzFailure("its checkpoint does not load: \(error)")
        }
        let second = try rows(of: again)
        try hold(
            second == found,
            "a catalog of its checkpoint says otherwise: \(zip(found, second).first { $0 != $1 }.map { "\($0)" } ?? "\(found.count) rows, \(second.count)")"
        )
    }

    // What is salvaged stands in the journal, byte for byte, each commit behind the one before; an
    // intact journal is salvaged whole.
    private static let salvageTarget = FuzzTarget(
        "salvage", seeds: { [checkpointSegment, firstSegment] }
    ) { input in
        guard let storage = try storage(input) else { return }
        var last: UInt64 = 0
        let salvage = JournalSalvage(
            journal: JournalReader(storage, repository: repository, coding: .plain))
        var commits = 0
        let outcome = try salvage.scan { found in
            for record in found.changes + [found.record].compactMap({ $0 }) {
                try hold(record.header.number > last, "records out of order")
                last = record.header.number
            }
            if found.commit != nil { commits += 1 }
        }
        var read = 0
        let isWhole: Bool
        do {
            let end = try JournalReader(storage, repository: repository, coding: .plain).read(
                from: .start
            ) { record, payload, _ in
                switch record.kind {
                case .changes: _ = try FuzzTarget.rows(payload)
                case .commit: _ = try Commit(parsing: payload)
                case .checkpoint: try CheckpointDecoder.decode(payload) { _ in }
                case .checkpointEnd: _ = try CheckpointEnd(parsing: payload)
                }
                if record.kind == .commit { read += 1 }
            }
            // What stands behind the head may be torn: a salvage looks there too.
            isWhole = end.tornBytes == 0
        } catch {
            isWhole = false
        }
        guard isWhole else { throw FormatError("journal", "is damaged") }
        try hold(commits == read, "\(read) commits are read, and \(commits) salvaged")
        try hold(outcome.lastCommit?.header.number ?? 0 <= last, "the last commit is none of those")
    }
}
