import CairnCore
import CairnFormat

/// An SQLite database as of its last transaction, read as one file: the database, overlaid with the
/// pages in its log.
///
/// - What it promises: when ``status()`` at the end equals ``openedStatus``, everything read
///   between is one moment of the database, and opens without its log, journal and shared memory.
///   Otherwise it must be read again.
/// - What it does not: to exclude writers, unless it was opened so.
/// - Source: sqlite.org/fileformat2.html §1.3, §4; sqlite.org/lockingv3.html; decision 0006.
final class DatabaseSnapshot: SourceFile {
    /// The log and its committed content when it was opened.
    struct Log {
        let file: any SourceFile
        let index: WriteAheadLog
    }

    /// The proof that the content is of one moment.
    enum Proof: Sendable {
        /// It is read from copies of one moment.
        case copied
        /// At the end the database's times are those of the beginning, its log was not begun anew,
        /// and no transaction is being written.
        ///
        /// - isTooFresh: opened so soon after a change that times would not show another one.
        /// - isBeingWritten: whether a transaction is being written into the database itself.
        case unmoved(isTooFresh: Bool, isBeingWritten: @Sendable () -> Bool)
    }

    let openedStatus: FileStatus
    let consistency: Consistency
    private let database: any SourceFile
    private let log: Log?
    private let proof: Proof
    /// The log ended before one of its pages: its program emptied it.
    private let isLogCut = Latch()
    /// The source of extended attributes, when the content is a copy.
    private let original: any SourceFile
    /// Holds locks while this file is read.
    private let lockHolder: (any SourceFile)?

    init(
        _ database: any SourceFile, log: Log?, status: FileStatus, proof: Proof,
        original: (any SourceFile)? = nil,
        holding lockHolder: (any SourceFile)? = nil, consistency: Consistency = .exact
    ) {
        self.database = database
        self.log = log
        openedStatus = status
        self.proof = proof
        self.original = original ?? database
        self.lockHolder = lockHolder
        self.consistency = consistency
    }

    func status() throws(SystemError) -> FileStatus {
        guard case .unmoved(let isTooFresh, let isBeingWritten) = proof else { return openedStatus }
        let now = try database.status()
        if !isTooFresh, !isLogCut.isSet, try isUnmoved(now), !isBeingWritten() {
            return openedStatus
        }
        // Another moment than the one that was opened.
        var other = openedStatus
        other.changed = max(openedStatus.changed, now.changed).after(nanoseconds: 1)
        return other
    }

    /// Whether database and log are unchanged since they were opened.
    private func isUnmoved(_ now: FileStatus) throws(SystemError) -> Bool {
        let before = database.openedStatus
        guard now.size == before.size, now.modified == before.modified,
            now.changed == before.changed, now.mode == before.mode,
            now.uid == before.uid, now.gid == before.gid, now.links == before.links
        else { return false }
        guard let log else { return true }
        // The last program to close a database moves the log into it and deletes it, regardless of
        // locks on the shared memory.
        let salts = try WriteAheadLog.salts(log.file)
        let links = try log.file.status().links
        return salts == log.index.salts && links == log.file.openedStatus.links
    }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        // A copy may be longer than its original; a file that is read in place shows by its length
        // that it grew.
        if log == nil, case .unmoved = proof { return try database.read(at: offset, into: buffer) }
        guard offset < openedStatus.size, buffer.count > 0 else { return 0 }
        let count = Int(min(UInt64(buffer.count), openedStatus.size - offset))
        let target = buffer.part(..<count)
        let got = try database.read(at: offset, into: target)
        guard let log else { return got }
        // Pages that are only in the log.
        if got < count { target[got...].initializeMemory(as: UInt8.self, repeating: 0) }
        let pageBytes = log.index.pageBytes
        for page in (offset / pageBytes)...((offset + UInt64(count) - 1) / pageBytes) {
            guard let place = log.index.pages[UInt32(page + 1)] else { continue }
            let from = max(offset, page * pageBytes)
            let end = min(offset + UInt64(count), (page + 1) * pageBytes)
            let part = target.part(Int(from - offset)..<Int(end - offset))
            let found = try log.file.read(at: place + (from - page * pageBytes), into: part)
            guard found < part.count else { continue }
            part[found...].initializeMemory(as: UInt8.self, repeating: 0)
            isLogCut.set()
        }
        return count
    }

    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? {
        if log == nil, case .unmoved = proof { return try database.nextData(from: offset) }
        return offset < openedStatus.size ? offset..<openedStatus.size : nil
    }

    func attributes() throws(SystemError) -> AttributeReading { try original.attributes() }
}

/// A file that is kept as it is, although it belongs to a database.
final class DatabaseBytes: FileLayer {
    let base: any SourceFile
    let consistency: Consistency

    init(_ base: any SourceFile, _ consistency: Consistency) {
        self.base = base
        self.consistency = consistency
    }

    func findWriter() -> Bool { base.findWriter() }
    var recordsMappedWrites: Bool { base.recordsMappedWrites }
    func clone() -> (any SourceFile)? { base.clone() }
}
