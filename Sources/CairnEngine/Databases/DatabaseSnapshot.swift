import CairnFormat

/// An SQLite database as of its last transaction, read as one file: the database, with the pages over it that stand in its log.
///
/// - What it promises: when ``status()`` at the end says what ``openedStatus`` said, what was read between the two is one moment of the database, and opens
///   without its log, its journal and its shared memory. Otherwise it must be read again.
/// - What it does not: to keep writers out, unless it was opened so.
/// - Source: sqlite.org/fileformat2.html §1.3, §4; sqlite.org/lockingv3.html; DESIGN.md §7.
final class DatabaseSnapshot: SourceFile {
    /// The log and what was committed in it when it was opened.
    struct Log {
        let file: any SourceFile
        let index: WriteAheadLog
    }

    let openedStatus: FileStatus
    private let database: any SourceFile
    private let log: Log?
    /// Asked at the end: whether a transaction is being written into the database itself.
    private let isBeingWritten: @Sendable () -> Bool
    /// Holds locks on it as long as this is read.
    private let lockHolder: (any SourceFile)?
    /// Opened so soon after a change that times do not tell another one.
    private let isTooFresh: Bool

    init(
        _ database: any SourceFile, log: Log?, status: FileStatus, isTooFresh: Bool, holding lockHolder: (any SourceFile)?,
        isBeingWritten: @escaping @Sendable () -> Bool
    ) {
        self.database = database
        self.log = log
        openedStatus = status
        self.isTooFresh = isTooFresh
        self.lockHolder = lockHolder
        self.isBeingWritten = isBeingWritten
    }

    func status() throws(SystemError) -> FileStatus {
        let now = try database.status()
        let before = database.openedStatus
        let isSame = now.size == before.size && now.modified == before.modified && now.changed == before.changed
            && now.mode == before.mode && now.uid == before.uid && now.gid == before.gid && now.links == before.links
        let isSameLog = try log.map { log throws(SystemError) in try WriteAheadLog.salts(log.file) == log.index.salts } ?? true
        if isSame, isSameLog, !isTooFresh, !isBeingWritten() { return openedStatus }
        // Another moment than the one that was opened.
        var other = openedStatus
        other.changed = max(openedStatus.changed, now.changed).after(nanoseconds: 1)
        return other
    }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        guard let log else { return try database.read(at: offset, into: buffer) }
        guard offset < openedStatus.size, buffer.count > 0 else { return 0 }
        let count = Int(min(UInt64(buffer.count), openedStatus.size - offset))
        let target = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
        let got = try database.read(at: offset, into: target)
        // Pages that only the log has yet.
        if got < count { target[got...].initializeMemory(as: UInt8.self, repeating: 0) }
        let pageBytes = log.index.pageBytes
        for page in (offset / pageBytes)...((offset + UInt64(count) - 1) / pageBytes) {
            guard let place = log.index.pages[UInt32(page + 1)] else { continue }
            let from = max(offset, page * pageBytes)
            let end = min(offset + UInt64(count), (page + 1) * pageBytes)
            let part = UnsafeMutableRawBufferPointer(rebasing: target[Int(from - offset)..<Int(end - offset)])
            guard try log.file.read(at: place + (from - page * pageBytes), into: part) == part.count else {
                throw SystemError("read log of", path: [], code: ErrorCode.changed)
            }
        }
        return count
    }

    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? {
        guard log != nil else { return try database.nextData(from: offset) }
        return offset < openedStatus.size ? offset..<openedStatus.size : nil
    }

    func attributes() throws(SystemError) -> [ExtendedAttribute] { try database.attributes() }
}
