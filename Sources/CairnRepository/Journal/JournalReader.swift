import CairnCore
import CairnFormat

/// The names of the journal's files. - Source: FORMAT.md §2.
public enum JournalFiles {
    public static let directory = "journal"
    public static let head = "journal/head"

    public static func segment(_ number: UInt64) -> String {
        let digits = String(number)
        return "journal/" + String(repeating: "0", count: max(0, 8 - digits.count)) + digits
            + ".journal"
    }

    /// The numbers of the segments, ascending.
    static func segments(_ storage: any Storage) throws -> [UInt64] {
        try storage.files(in: directory).compactMap { number($0.name) }.sorted()
    }

    /// The number of a segment's file, nil for other names.
    public static func number(_ name: String) -> UInt64? {
        // A larger number could only come from somebody who wants sums to overflow.
        guard name.hasSuffix(".journal"), let number = UInt64(name.dropLast(8)),
            number <= UInt64(Int64.max), segment(number) == "journal/" + name
        else { return nil }
        return number
    }
}

/// The journal does not hold everything that was acknowledged.
public struct JournalDamage: Error, Equatable, CustomStringConvertible {
    /// Relative to the repository.
    public let file: String
    public let offset: UInt64
    public let why: String

    public init(file: String, offset: UInt64, why: String) {
        self.file = file
        self.offset = offset
        self.why = why
    }

    init(segment: UInt64, offset: UInt64 = 0, why: String) {
        self.init(file: JournalFiles.segment(segment), offset: offset, why: why)
    }

    /// - Parameter position: behind the record.
    public init(of record: RecordHeader, before position: JournalPosition, why: String) {
        self.init(
            segment: position.segment,
            offset: position.offset - UInt64(RecordHeader.byteCount + record.storedBytes), why: why)
    }

    public var description: String { "\(file) at byte \(offset): \(why)" }
}

/// Reads the journal in order and checks every link of its chain.
///
/// What it does not promise: that the records it returns were committed. Changes count once their
/// commit record has come.
/// - Source: FORMAT.md §7.
public struct JournalReader {
    public let storage: any Storage
    public let repository: Hash128
    let coding: RepositoryCoding
    /// Ends a long reading when requested.
    let interruption: Cancellation
    /// What is read in any case: few records, such as a run that ends writes itself.
    private static let recordsUninterrupted = 8

    public init(
        _ storage: any Storage, repository: Hash128, coding: RepositoryCoding,
        interruption: Cancellation = Cancellation()
    ) {
        self.storage = storage
        self.repository = repository
        self.coding = coding
        self.interruption = interruption
    }

    public struct End: Equatable, Sendable {
        /// The position after the last whole record.
        public var position: JournalPosition
        /// Bytes after it that are not a record: a run was interrupted while it wrote.
        public var tornBytes: UInt64
    }

    /// The acknowledged head.
    ///
    /// - Throws: ``JournalDamage`` when it is missing: `init` writes the first one, and later ones
    ///   only replace it.
    public func head() throws -> JournalHead {
        func damage(_ why: String) -> JournalDamage {
            JournalDamage(file: JournalFiles.head, offset: 0, why: why)
        }
        let file = try storage.read(JournalFiles.head, limit: JournalHead.byteCountMaximum + 1)
        guard let file else { throw damage("the file is missing") }
        let head: JournalHead
        do {
            head = try JournalHead(parsing: file)
        } catch {
            throw damage(error.why)
        }
        guard head.repository == repository else {
            throw damage("it belongs to another repository")
        }
        return head
    }

    /// The numbers of the segments, ascending.
    public func segments() throws -> [UInt64] { try JournalFiles.segments(storage) }

    public func segment(_ number: UInt64) throws -> JournalSegmentFile {
        try JournalSegmentFile(storage, number, coding)
    }

    /// Passes every record after `start` to `body`, with the position after it.
    ///
    /// - Throws: ``JournalDamage`` when a record that was acknowledged, or is followed by others,
    ///   is not valid; ``Cancelled``; errors of `body`.
    public func read(
        from start: JournalPosition,
        _ body: (RecordHeader, _ payload: [UInt8], JournalPosition) throws -> Void
    ) throws -> End {
        let head = try head()
        // Segments that a checkpoint has made superfluous may still exist.
        let segments = try segments().filter { $0 >= head.segment }
        try checkNumbers(segments, from: head.segment)
        guard start.record == 0 || start.segment >= head.segment else {
            throw damage(start, "the journal begins with segment \(head.segment)")
        }
        var end = End(position: start, tornBytes: 0)
        var isAcknowledgedRead = start.record >= head.record
        var checkpoint = CheckpointOrder()
        var records = 0
        for number in segments where number >= start.segment {
            guard end.tornBytes == 0 else {
                throw damage(end.position, "no complete record, but segment \(number) follows")
            }
            if number == head.segment, start.record == 0 {
                checkpoint.isOpen = try beginCheckpoint(number, &end)
            }
            try readSegment(number, isLast: number == segments.last, head: head, &end) {
                record, payload, position in
                records += 1
                if records > Self.recordsUninterrupted { try interruption.check() }
                if let problem = checkpoint.problem(with: record.kind) {
                    throw damage(position, problem)
                }
                if record.number == head.record {
                    guard record.hash == head.hash else {
                        throw damage(
                            position, "record \(record.number) is not the one that was acknowledged"
                        )
                    }
                    isAcknowledgedRead = true
                }
                try body(record, payload, position)
            }
        }
        if start.record == head.record, start.hash != head.hash {
            throw damage(start, "record \(start.record) is not the one that was acknowledged")
        }
        guard end.position.record >= head.record else {
            throw damage(
                end.position,
                "the journal ends at record \(end.position.record), but record \(head.record) was acknowledged"
            )
        }
        guard isAcknowledgedRead else {
            throw damage(
                end.position,
                "record \(head.record) was acknowledged but is not in the journal")
        }
        return end
    }

    /// Whether the record that ends at `position` is the one it names. A record's hash covers all
    /// before it.
    func contains(_ position: JournalPosition) throws -> Bool {
        let file = try storage.openForReading(JournalFiles.segment(position.segment))
        var offset = UInt64(SegmentHeader.byteCount)
        var last: RecordFrame?
        while offset < position.offset {
            let bytes = try file.bytes(at: offset, count: RecordHeader.byteCount)
            guard bytes.count == RecordHeader.byteCount,
                let header = try? coding.frame(ofRecord: bytes)
            else { return false }
            offset += UInt64(RecordHeader.byteCount + header.storedBytes)
            last = header
        }
        return offset == position.offset && last?.number == position.record
            && last?.hash == position.hash
    }

    /// Whether the journal begins with a checkpoint of everything up to the record that ends at
    /// `position`: then continuing after it misses nothing.
    func beginsBehind(_ position: JournalPosition) throws -> Bool {
        let head = try head()
        guard position.record > 0, let file = try firstSegment(head.segment),
            let header = try? header(of: file),
            header.isCheckpoint, header.chainStart == position.hash
        else { return false }
        return try firstRecord(of: file) == position.record + 1
    }

    private func firstSegment(_ number: UInt64) throws -> JournalSegmentFile? {
        try storage.size(of: JournalFiles.segment(number)) == nil ? nil : segment(number)
    }

    private func header(of file: JournalSegmentFile) throws -> SegmentHeader {
        try SegmentHeader(parsing: file.bytes(at: 0, count: SegmentHeader.byteCount))
    }

    /// The number of the first record; nil when it is not valid. A number without a valid hash
    /// would make the rest count as read.
    private func firstRecord(of file: JournalSegmentFile) throws -> UInt64? {
        try file.provenRecord(at: UInt64(SegmentHeader.byteCount))?.frame.number
    }

    /// Sets the chain's start to that of a checkpoint.
    ///
    /// - Returns: whether the segment begins with one.
    private func beginCheckpoint(_ number: UInt64, _ end: inout End) throws -> Bool {
        guard let file = try firstSegment(number), let header = try? header(of: file),
            header.isCheckpoint
        else { return false }
        guard header.repository == repository, header.number == number else {
            throw JournalDamage(
                segment: number, why: "the segment's header is not the expected one")
        }
        guard let first = try firstRecord(of: file), first > 0 else {
            throw JournalDamage(
                segment: number, offset: UInt64(SegmentHeader.byteCount), why: "no whole record")
        }
        end.position = JournalPosition(
            segment: number, offset: UInt64(SegmentHeader.byteCount), record: first - 1,
            hash: header.chainStart)
        return true
    }

    /// Checks that a checkpoint is only at the beginning, and complete. - Source: FORMAT.md §7.5.
    private struct CheckpointOrder {
        var isOpen = false

        mutating func problem(with kind: RecordHeader.Kind) -> String? {
            switch kind {
            case .changes, .commit: return isOpen ? "the checkpoint ends too early" : nil
            case .checkpoint: return isOpen ? nil : "a checkpoint record outside a checkpoint"
            case .checkpointEnd:
                defer { isOpen = false }
                return isOpen ? nil : "a checkpoint record outside a checkpoint"
            }
        }
    }

    private func checkNumbers(_ segments: [UInt64], from first: UInt64) throws {
        for (index, number) in segments.enumerated() where number != first + UInt64(index) {
            throw JournalDamage(segment: first + UInt64(index), why: "the segment is missing")
        }
        // The first commit of a repository makes the first segment.
        if segments.isEmpty, first > 1 {
            throw JournalDamage(segment: first, why: "the segment is missing")
        }
    }

    private func readSegment(
        _ number: UInt64, isLast: Bool, head: JournalHead, _ end: inout End,
        _ body: (RecordHeader, [UInt8], JournalPosition) throws -> Void
    ) throws {
        // Since the segments were listed, a writer may have removed a tail without a commit.
        if isLast, end.position.record >= head.record,
            try storage.size(of: JournalFiles.segment(number)) == nil
        {
            return
        }
        let file = try segment(number)
        let size = file.size
        if number != end.position.segment {
            let header = try file.bytes(at: 0, count: SegmentHeader.byteCount)
            let expected = SegmentHeader(
                repository: repository, number: number, chainStart: end.position.hash)
            end.position.segment = number
            end.position.offset = 0
            guard header == expected.encode() else {
                // A new segment's header is synced only with its first commit: after the head it
                // may be torn.
                guard isLast, end.position.record >= head.record else {
                    throw damage(end.position, "the segment's header is not the expected one")
                }
                end.tornBytes = size
                return
            }
            end.position.offset = UInt64(SegmentHeader.byteCount)
        }
        while end.position.offset < size {
            guard let (record, payload) = try readRecord(file, at: end.position) else {
                guard isLast else { throw damage(end.position, "no whole record") }
                end.tornBytes = size - end.position.offset
                return
            }
            end.position.offset += UInt64(RecordHeader.byteCount + record.storedBytes)
            end.position.record = record.number
            end.position.hash = record.hash
            try body(record, payload, end.position)
        }
        guard end.position.offset == size else {
            throw damage(end.position, "the file ends at byte \(size)")
        }
    }

    /// - Returns: nil when there is no valid record here.
    private func readRecord(_ file: JournalSegmentFile, at position: JournalPosition) throws -> (
        RecordHeader, [UInt8]
    )? {
        guard let (record, stored) = try file.provenRecord(at: position.offset) else { return nil }
        guard record.number == position.record + 1, record.previous == position.hash else {
            throw damage(position, "the record does not follow the one before it")
        }
        do {
            return try stored.withUnsafeBytes { try file.decoder.record(record, $0) }
        } catch let error as FormatError {
            throw damage(position, error.description)
        }
    }

    private func damage(_ position: JournalPosition, _ why: String) -> JournalDamage {
        JournalDamage(segment: position.segment, offset: position.offset, why: why)
    }
}
