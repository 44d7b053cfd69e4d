import CairnCore
import CairnFormat
import Synchronization

/// An SQLite database as of its last transaction, read as one file: the database, overlaid with the
/// pages in its log, or in the journal of a transaction that did not end.
///
/// - What it promises: when ``status()`` at the end equals ``openedStatus``, everything read
///   between is one moment of the database, and opens without its log, journal and shared memory.
///   Otherwise it must be read again.
/// - What it does not: to exclude writers, unless it was opened so.
/// - Source: sqlite.org/fileformat2.html §1.3, §4; sqlite.org/lockingv3.html; decision 0006.
final class DatabaseSnapshot: SourceFile {
    /// A log or journal, and the pages that counted in it when it was opened.
    struct Overlay {
        let file: any SourceFile
        let index: any PageOverlay

        /// The database's status with the final size, and the newer time of both.
        func combined(_ database: FileStatus) -> FileStatus {
            var status = database
            status.size = index.databaseBytes
            // What is a hole in the database stays one.
            status.blocks += UInt64(index.pages.count) * index.pageBytes / 512
            status.modified = max(database.modified, file.openedStatus.modified)
            status.changed = max(database.changed, file.openedStatus.changed)
            return status
        }
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
    private let overlay: Overlay?
    private let proof: Proof
    /// The numbers of the overlay's pages, in order, once they are needed.
    private let numbers = Mutex<[UInt32]?>(nil)
    /// The log or journal ended before one of its pages: its program emptied it.
    private let isCut = Latch()
    /// The source of extended attributes, when the content is a copy.
    private let original: any SourceFile
    /// Holds locks while this file is read.
    private let lockHolder: (any SourceFile)?

    init(
        _ database: any SourceFile, over overlay: Overlay?, status: FileStatus, proof: Proof,
        original: (any SourceFile)? = nil,
        holding lockHolder: (any SourceFile)? = nil, consistency: Consistency = .exact
    ) {
        self.database = database
        self.overlay = overlay
        openedStatus = status
        self.proof = proof
        self.original = original ?? database
        self.lockHolder = lockHolder
        self.consistency = consistency
    }

    func status() throws(SystemError) -> FileStatus {
        guard case .unmoved(let isTooFresh, let isBeingWritten) = proof else { return openedStatus }
        let now = try database.status()
        if !isTooFresh, !isCut.isSet, try isUnmoved(now), !isBeingWritten() {
            return openedStatus
        }
        // Another moment than the one that was opened.
        var other = openedStatus
        other.changed = max(openedStatus.changed, now.changed).after(nanoseconds: 1)
        return other
    }

    /// Whether database and overlay are unchanged since they were opened.
    private func isUnmoved(_ now: FileStatus) throws(SystemError) -> Bool {
        let before = database.openedStatus
        guard now.size == before.size, now.modified == before.modified,
            now.changed == before.changed, now.mode == before.mode,
            now.uid == before.uid, now.gid == before.gid, now.links == before.links
        else { return false }
        guard let overlay else { return true }
        // The last program to close a database moves the log into it and deletes it, regardless of
        // locks on the shared memory.
        guard try overlay.index.isSame(overlay.file) else { return false }
        return try overlay.file.status().links == overlay.file.openedStatus.links
    }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        // A copy may be longer than its original; a file that is read in place shows by its length
        // that it grew.
        if overlay == nil, case .unmoved = proof {
            return try database.read(at: offset, into: buffer)
        }
        guard offset < openedStatus.size, buffer.count > 0 else { return 0 }
        let count = Int(min(UInt64(buffer.count), openedStatus.size - offset))
        let target = buffer.part(..<count)
        let got = try database.read(at: offset, into: target)
        guard let overlay else { return got }
        // Pages that are only in the overlay.
        if got < count { target[got...].initializeMemory(as: UInt8.self, repeating: 0) }
        let pageBytes = overlay.index.pageBytes
        for page in (offset / pageBytes)...((offset + UInt64(count) - 1) / pageBytes) {
            guard let place = overlay.index.pages[UInt32(page + 1)] else { continue }
            let from = max(offset, page * pageBytes)
            let end = min(offset + UInt64(count), (page + 1) * pageBytes)
            let part = target.part(Int(from - offset)..<Int(end - offset))
            let found = try overlay.file.read(at: place + (from - page * pageBytes), into: part)
            guard found < part.count else { continue }
            part[found...].initializeMemory(as: UInt8.self, repeating: 0)
            isCut.set()
        }
        return count
    }

    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? {
        if overlay == nil, case .unmoved = proof { return try database.nextData(from: offset) }
        let size = openedStatus.size
        guard let overlay else { return offset < size ? offset..<size : nil }
        var found: Range<UInt64>?
        var position = offset
        while position < size, let next = try nextPiece(from: position, overlay),
            next.lowerBound < size, next.lowerBound <= found?.upperBound ?? .max
        {
            position = min(next.upperBound, size)
            found = (found?.lowerBound ?? next.lowerBound)..<position
        }
        return found
    }

    /// The next data of the database, or the next page of the overlay, whichever comes first.
    private func nextPiece(
        from offset: UInt64, _ overlay: Overlay
    ) throws(SystemError) -> Range<UInt64>? {
        let data = try database.nextData(from: offset)
        let pageBytes = overlay.index.pageBytes
        let number = numbers.withLock { numbers in
            let sorted = numbers ?? overlay.index.pages.keys.sorted()
            numbers = sorted
            let next = sorted.partitioningIndex { UInt64($0) * pageBytes > offset }
            return next < sorted.count ? sorted[next] : nil
        }
        guard let number else { return data }
        let end = UInt64(number) * pageBytes
        let page = max(offset, end - pageBytes)..<end
        guard let data, data.lowerBound <= page.lowerBound else { return page }
        return data
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
