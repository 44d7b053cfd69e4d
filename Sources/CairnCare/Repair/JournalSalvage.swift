import CairnCore
import CairnFormat
import CairnRepository

/// Finds the intact parts of a damaged journal.
///
/// A record is verified by its hash, so that it is found after any damaged part, by its magic. The
/// record numbers show to which commit a changes record belongs: commit record *n* with *k* changes
/// records owns the numbers *n − k* … *n − 1*.
/// - What it promises: every returned record is byte for byte what a writer appended.
/// - What it does not: that nothing is missing between.
public struct JournalSalvage {
    let journal: JournalReader

    public init(journal: JournalReader) { self.journal = journal }

    /// A valid record and its place.
    public struct Record: Equatable {
        let segment: UInt64
        let offset: UInt64
        public let header: RecordHeader
    }

    /// A commit, or the place of commits whose own records are lost.
    public struct SalvagedCommit {
        /// Nil when the commit's own record is lost.
        public let commit: Commit?
        public let record: Record?
        /// Its intact changes, in order.
        public let changes: [Record]
        /// The original number of changes records; for lost commits the possible maximum.
        let expectedRecords: UInt64
        /// The latest possible time of the changes.
        let noLaterThan: Timestamp?

        var recordsLost: UInt64 { expectedRecords - min(expectedRecords, UInt64(changes.count)) }
    }

    public struct Outcome {
        /// Parts without a record, missing segments, and a head that is not valid.
        var damage: [JournalDamage] = []
        /// Whether the journal can be read from beginning to end as it is.
        var isChainWhole = true
        /// Whether the last part is not a valid record.
        var endsInDamage = false
        var head: JournalHead?
        /// The last commit record, in the old numbering.
        public var lastCommit: Record?
        /// The journal's first segment.
        var firstSegment: UInt64 = 1
        /// Checkpoints that no head named: their content is in their sources.
        var unnamed: Set<UInt64> = []
        /// The checkpoint at the beginning, if it does not begin with the first commit.
        var checkpoint: SalvagedCheckpoint?

        fileprivate mutating func add(
            _ file: String, _ offset: UInt64, _ why: String, breaksChain: Bool = true
        ) {
            if breaksChain { isChainWhole = false }
            guard damage.count < JournalSalvage.damageMaximum else { return }
            damage.append(JournalDamage(file: file, offset: offset, why: why))
        }
    }

    struct SalvagedCheckpoint {
        /// Of rows, in order.
        var rows: [Record] = []
        /// Nil when it is lost, and with it the original number of records.
        var end: (record: Record, says: CheckpointEnd)?
        /// The highest number of a commit in it.
        var lastCommit: UInt64 = 0
    }

    static let damageMaximum = 1_000

    /// Passes every commit to `body` in order, with its remains.
    public func scan(_ body: (SalvagedCommit) throws -> Void) throws -> Outcome {
        var outcome = Outcome()
        do {
            outcome.head = try journal.head()
        } catch let damage as JournalDamage {
            outcome.damage.append(damage)
        }
        if let head = outcome.head {
            try takeHead(head, &outcome)
        } else {
            outcome.firstSegment = try lastWholeCheckpoint()
        }
        var grouping = Grouping()
        var checkpoint: SalvagedCheckpoint?
        try scanRecords(&outcome) { record, payload in
            switch record.header.kind {
            case .checkpoint:
                var last: UInt64 = 0
                let isSound =
                    (try? CheckpointDecoder.decode(payload) { row in
                        if case .commit(let commit) = row { last = max(last, commit.number) }
                    }) != nil
                guard isSound else { return false }
                var found = checkpoint ?? SalvagedCheckpoint()
                found.rows.append(record)
                found.lastCommit = max(found.lastCommit, last)
                checkpoint = found
                grouping.lastNumber = record.header.number
            case .checkpointEnd:
                guard let end = try? CheckpointEnd(parsing: payload) else { return false }
                checkpoint = checkpoint ?? SalvagedCheckpoint()
                checkpoint?.end = (record, end)
                grouping.lastNumber = record.header.number
            case .changes:
                // A record with a valid hash that breaks the format's rules would stop every later
                // replay.
                guard (try? ChangesDecoder.decode(payload) { _ in }) != nil else { return false }
                grouping.pending.append(record)
            case .commit:
                guard let commit = try? Commit(parsing: payload) else { return false }
                try grouping.take(record, commit, body)
            }
            return true
        }
        outcome.lastCommit = grouping.lastCommit
        outcome.checkpoint = checkpoint
        if let checkpoint, checkpoint.end == nil { outcome.isChainWhole = false }
        try finish(&grouping, &outcome, body)
        return outcome
    }

    /// Records that the head names beyond the last commit were acknowledged, so they are lost;
    /// others were never committed.
    private func finish(
        _ grouping: inout Grouping, _ outcome: inout Outcome,
        _ body: (SalvagedCommit) throws -> Void
    ) throws {
        if let head = outcome.head {
            guard head.record > grouping.lastNumber else {
                if let last = grouping.lastCommit, last.header.number == head.record,
                    last.header.hash != head.hash
                {
                    outcome.add(
                        JournalFiles.head, 0,
                        "it does not match the last record of the journal",
                        breaksChain: false)
                }
                return
            }
            let missing = head.record - grouping.lastNumber
            outcome.add(
                JournalFiles.head, 0, "record \(head.record) was acknowledged but is missing")
            grouping.pending.removeAll { $0.header.number > head.record }
            try grouping.emitLost(count: missing, noLaterThan: nil, body)
        } else if try outcome.endsInDamage || !grouping.pending.isEmpty || isGone(grouping) {
            // Without a head nobody knows whether the part after the last commit was acknowledged:
            // it counts as lost.
            outcome.isChainWhole = false
            try grouping.emitLost(count: UInt64(grouping.pending.count) + 2, noLaterThan: nil, body)
        }
    }

    /// Whether packs exist although the journal has no commit at all.
    private func isGone(_ grouping: Grouping) throws -> Bool {
        try grouping.lastCommit == nil && grouping.lastNumber == 0
            && !PackFiles.list(journal.storage).isEmpty
    }

    /// Gathers records into commits.
    private struct Grouping {
        var pending: [Record] = []
        var lastNumber: UInt64 = 0
        var lastCommit: Record?

        mutating func take(
            _ record: Record, _ commit: Commit, _ body: (SalvagedCommit) throws -> Void
        ) throws {
            let number = record.header.number
            let first = max(lastNumber &+ 1, number - min(number, commit.records))
            let own = pending.filter { $0.header.number >= first }
            pending.removeAll { $0.header.number >= first }
            if first > lastNumber &+ 1 {
                try emitLost(count: first - lastNumber - 1, noLaterThan: commit.began, body)
            }
            pending = []
            try body(
                SalvagedCommit(
                    commit: commit, record: record, changes: own, expectedRecords: commit.records,
                    noLaterThan: commit.time))
            lastNumber = number
            lastCommit = record
        }

        /// - Parameter count: record numbers of commits without a remaining commit record; at least
        ///   one of them was one.
        mutating func emitLost(
            count: UInt64, noLaterThan: Timestamp?, _ body: (SalvagedCommit) throws -> Void
        ) throws {
            try body(
                SalvagedCommit(
                    commit: nil, record: nil, changes: pending,
                    expectedRecords: max(UInt64(pending.count), count - 1), noLaterThan: noLaterThan
                ))
            pending = []
        }
    }

    // MARK: Records

    private struct Chain {
        var number: UInt64 = 0
        var hash = Hash256()
        /// Whether only this segment's damage can be missing between the last record and the search
        /// position.
        var isUnbroken = true
        var isAtCheckpoint = false
    }

    /// The chain's start in the header of a checkpoint's segment; nil when the segment does not
    /// begin with one.
    private func checkpointStart(_ file: JournalSegmentFile, _ segment: UInt64) throws -> Chain? {
        guard
            let header = try? SegmentHeader(
                parsing: file.bytes(at: 0, count: SegmentHeader.byteCount)), header.isCheckpoint,
            header.repository == journal.repository, header.number == segment
        else { return nil }
        let first = try file.record(at: UInt64(SegmentHeader.byteCount))?.0.number
        return Chain(
            number: (first ?? 1) - 1, hash: header.chainStart, isUnbroken: first != nil,
            isAtCheckpoint: true)
    }

    /// Without a head: the last segment that begins with a complete checkpoint, else the first
    /// possible one.
    private func lastWholeCheckpoint() throws -> UInt64 {
        let segments = try journal.segments()
        for segment in segments.reversed() {
            let file = try journal.segment(segment)
            guard try checkpointStart(file, segment) != nil else { continue }
            // An older one would also do, if it exists; a damaged one is better than none.
            if try segment == segments.first || isWholeCheckpoint(file) { return segment }
        }
        return 1
    }

    /// Accepts the head. A complete checkpoint of everything acknowledged is as good without a head
    /// that names it, and better than a damaged part before it.
    private func takeHead(_ head: JournalHead, _ outcome: inout Outcome) throws {
        outcome.firstSegment = head.segment
        for segment in try journal.segments() where segment > head.segment {
            let file = try journal.segment(segment)
            guard let start = try checkpointStart(file, segment) else { continue }
            if start.number == head.record, start.hash == head.hash, try isWholeCheckpoint(file) {
                outcome.firstSegment = segment
            } else {
                outcome.unnamed.insert(segment)
            }
        }
    }

    private func isWholeCheckpoint(_ file: JournalSegmentFile) throws -> Bool {
        var offset = UInt64(SegmentHeader.byteCount)
        while let (header, _) = try file.record(at: offset) {
            if header.kind == .checkpointEnd { return true }
            guard header.kind == .checkpoint else { return false }
            offset += UInt64(RecordHeader.byteCount + header.storedBytes)
        }
        return false
    }

    /// - Parameter body: returns false when the record's payload breaks the format's rules.
    private func scanRecords(
        _ outcome: inout Outcome, _ body: (Record, _ payload: [UInt8]) throws -> Bool
    ) throws {
        let segments = try journal.segments()
            .filter { $0 >= outcome.firstSegment && !outcome.unnamed.contains($0) }
        var chain = Chain()
        var expected = outcome.firstSegment
        for segment in segments {
            if segment != expected {
                outcome.add(JournalFiles.segment(expected), 0, "the segment is missing")
            }
            expected = segment + 1
            try scanSegment(segment, isLast: segment == segments.last, &chain, &outcome, body)
        }
    }

    private func scanSegment(
        _ segment: UInt64, isLast: Bool, _ chain: inout Chain, _ outcome: inout Outcome,
        _ body: (Record, [UInt8]) throws -> Bool
    ) throws {
        let file = try journal.segment(segment)
        if segment == outcome.firstSegment, let start = try checkpointStart(file, segment) {
            chain = start
        }
        let isCheckpoint = chain.isAtCheckpoint
        chain.isAtCheckpoint = false
        let header = SegmentHeader(
            repository: journal.repository, number: segment, chainStart: chain.hash,
            isCheckpoint: isCheckpoint)
        if try file.bytes(at: 0, count: SegmentHeader.byteCount) != header.encode() {
            let isUnfinished = isLast && chain.number >= (outcome.head?.record ?? .max)
            if !isUnfinished {
                outcome.add(file.path, 0, "the segment's header is not the expected one")
                outcome.endsInDamage = file.size <= UInt64(SegmentHeader.byteCount)
                chain.isUnbroken = false
            }
        }
        var offset = UInt64(SegmentHeader.byteCount)
        while offset < file.size {
            guard let (header, payload) = try file.record(at: offset) else {
                let next = try file.nextRecord(
                    after: offset, number: chain.number, hash: chain.hash,
                    isUnbroken: chain.isUnbroken)
                let isTail = isLast && next == nil && chain.number >= (outcome.head?.record ?? .max)
                if !isTail {
                    outcome.add(
                        file.path, offset, "no complete record up to byte \(next ?? file.size)")
                    outcome.endsInDamage = next == nil
                }
                offset = next ?? file.size
                continue
            }
            let record = Record(segment: segment, offset: offset, header: header)
            outcome.endsInDamage = false
            if header.number > chain.number {
                if header.number != chain.number &+ 1 || header.previous != chain.hash {
                    outcome.isChainWhole = false
                }
                if try !body(record, payload) {
                    outcome.add(file.path, offset, "a record that breaks the format's rules")
                }
                chain = Chain(number: header.number, hash: header.hash)
            } else {
                outcome.add(file.path, offset, "record \(header.number) appears twice")
            }
            offset += UInt64(RecordHeader.byteCount + header.storedBytes)
        }
    }

}
