import CairnCore
import CairnFormat

/// Appends records to the journal and makes commits durable.
///
/// Invariants: nothing is acknowledged before segment and head are synced (FORMAT.md §11); when the
/// journal is opened, everything after the last commit is cut off, because no commit will ever
/// follow it. Used by one thread at a time.
public final class JournalWriter {
    private let journal: JournalReader
    private var storage: any Storage { journal.storage }
    private let compressor: Compressor
    private var segment: (any StoredWriter)?
    private var isSegmentNew = false
    /// The position after the last record.
    public private(set) var position: JournalPosition
    private var lastCommit: JournalPosition
    /// Changes records since the last commit.
    public private(set) var pendingRecords: UInt64 = 0
    /// The journal's first segment.
    public private(set) var firstSegment: UInt64
    /// Whether it is unknown if the head names a checkpoint: nothing may be appended before that is
    /// checked.
    private var isUndecided = false

    /// Segments end at the first commit beyond this.
    private let segmentBytes: UInt64

    /// - Parameter position: after the last commit record.
    public init(
        _ journal: JournalReader, compression: Compression, position: JournalPosition,
        segmentBytes: UInt64, firstSegment: UInt64 = 1
    ) {
        self.journal = journal
        self.firstSegment = firstSegment
        self.position = position
        self.segmentBytes = segmentBytes
        lastCommit = position
        compressor = Compressor(compression)
    }

    /// Appends a changes record, which counts after the next ``commit(_:)``.
    ///
    /// - Throws: ``FormatError``, and nothing was appended, for rows that readers would refuse:
    ///   they would lock everybody out.
    public func append(changes payload: [UInt8]) throws {
        try ChangesDecoder.decode(payload) { _ in }
        try append(.changes, payload)
        pendingRecords += 1
    }

    /// Appends the commit record and makes it and everything before it durable.
    ///
    /// Fails when the repository's path no longer leads here, because nobody would find the commit.
    ///
    /// - Throws: ``FormatError``, and nothing was appended, for a commit that readers would refuse:
    ///   it would lock everybody out.
    public func commit(_ commit: Commit) throws {
        try storage.requireReachable()
        let payload = commit.encode()
        _ = try Commit(parsing: payload)
        try append(.commit, payload)
        guard let segment else { preconditionFailure("a record was appended to a segment") }
        try segment.sync()
        if isSegmentNew {
            try storage.syncDirectory(JournalFiles.directory)
            isSegmentNew = false
        }
        // From here on the head may name this commit, even if replacing it fails: it must not be
        // cut off.
        lastCommit = position
        pendingRecords = 0
        try replaceHead()
        if position.offset > segmentBytes { try closeSegment() }
    }

    /// Acknowledges durable commits of a run that ended before it could. - Source: FORMAT.md §7.3.
    public func acknowledge(beyond head: JournalHead) throws {
        guard position.record > head.record else { return }
        try storage.syncFile(JournalFiles.segment(position.segment))
        try storage.syncDirectory(JournalFiles.directory)
        try replaceHead()
    }

    private func replaceHead() throws {
        let head = JournalHead(
            repository: journal.repository, record: position.record, hash: position.hash,
            segment: firstSegment)
        try storage.replace(JournalFiles.head, in: JournalFiles.directory, with: head.encode())
    }

    /// Writes the whole state into a segment of its own, with which the journal then begins.
    ///
    /// The head names the checkpoint's end last: until then it is a torn tail, and afterwards the
    /// segments before it are superfluous.
    /// - Parameter write: passes payloads of rows to its argument, and returns the values of the
    ///   end record.
    /// - Throws: errors of `write`, ``SystemError``. Unless the head was being replaced, the
    ///   journal is unchanged.
    /// - Source: FORMAT.md §7.5.
    public func checkpoint(
        _ write: ((_ rows: [UInt8]) throws -> Void) throws -> (nextCommit: UInt64, expired: UInt64)
    ) throws {
        precondition(
            pendingRecords == 0 && position == lastCommit,
            "what is not committed has no place in a checkpoint")
        try closeSegment()
        do {
            let opened = try createSegment(isCheckpoint: true)
            var records: UInt64 = 0
            let (nextCommit, expired) = try write { rows in
                try CheckpointDecoder.decode(rows) { _ in }
                try append(.checkpoint, rows)
                records += 1
            }
            try append(
                .checkpointEnd,
                CheckpointEnd(records: records, nextCommit: nextCommit, expired: expired).encode())
            try opened.sync()
            try closeSegment()
            try storage.syncDirectory(JournalFiles.directory)
        } catch {
            try? abandon()
            throw error
        }
        firstSegment = position.segment
        lastCommit = position
        isUndecided = true
        try replaceHead()
        isUndecided = false
    }

    /// Removes the segments before the journal's beginning, oldest first. The caller ensures that
    /// nobody reads them.
    public func removeOldSegments() throws {
        let old = try JournalFiles.segments(storage).filter { $0 < firstSegment }
        for number in old { try storage.remove(JournalFiles.segment(number)) }
        if !old.isEmpty { try storage.syncDirectory(JournalFiles.directory) }
    }

    /// The size in bytes of all segments from the beginning on.
    public func byteCount() throws -> UInt64 {
        try storage.files(in: JournalFiles.directory).reduce(0) { sum, file in
            (JournalFiles.number(file.name) ?? 0) >= firstSegment ? sum + file.length : sum
        }
    }

    /// Removes everything appended since the last commit.
    public func abandon() throws {
        try closeSegment()
        position = lastCommit
        pendingRecords = 0
        try cutTail()
    }

    public func close() throws { try closeSegment() }

    /// Removes everything after the last commit: torn records, and changes of a run that never
    /// committed.
    public func cutTail() throws {
        for file in try storage.files(in: JournalFiles.directory) {
            guard let number = JournalFiles.number(file.name) else { continue }
            let path = JournalFiles.segment(number)
            if number > position.segment {
                try storage.remove(path)
                try storage.syncDirectory(JournalFiles.directory)
            } else if number == position.segment, file.length > position.offset {
                let writer = try storage.openForAppending(path, length: position.offset)
                try writer.sync()
                try writer.close()
            }
        }
    }

    private func append(_ kind: RecordHeader.Kind, _ payload: [UInt8]) throws {
        guard !isUndecided else {
            throw SystemError("append to the journal", code: ErrorCode.inputOutput)
        }
        let segment = try openSegment()
        let (bytes, hash) = payload.withUnsafeBytes { plain in
            compressor.compress(plain) { codec, stored in
                let mayBe = Limits.mayBeRecord(
                    plainBytes: plain.count, storedBytes: stored.count)
                let (codec, stored) = mayBe ? (codec, stored) : (.none, plain)
                return journal.coding.encodeRecord(
                    kind, number: position.record + 1, previous: position.hash, codec: codec,
                    plainBytes: plain.count, payload: stored)
            }
        }
        try segment.append(bytes)
        position.offset += UInt64(bytes.count)
        position.record += 1
        position.hash = hash
    }

    private func openSegment() throws -> any StoredWriter {
        if let segment { return segment }
        guard position.segment > 0, position.offset <= segmentBytes else {
            let created = try createSegment()
            isSegmentNew = true
            return created
        }
        let path = JournalFiles.segment(position.segment)
        let opened = try storage.openForAppending(path, length: position.offset)
        segment = opened
        return opened
    }

    private func createSegment(isCheckpoint: Bool = false) throws -> any StoredWriter {
        let number = position.segment + 1
        let created = try storage.create(JournalFiles.segment(number))
        let header = SegmentHeader(
            repository: journal.repository, number: number, chainStart: position.hash,
            isCheckpoint: isCheckpoint)
        try created.append(header.encode())
        segment = created
        position.segment = number
        position.offset = UInt64(SegmentHeader.byteCount)
        return created
    }

    private func closeSegment() throws {
        try segment?.close()
        segment = nil
    }
}
