import CairnCore
import CairnFormat

/// The original pages of a transaction that did not end, from the journal that its program left.
///
/// SQLite writes them over the database when it is next opened, and gives it its former size. Cairn
/// shows them over the database instead, as it does with the pages of a log.
/// - Source: sqlite.org/fileformat2.html §3; sqlite3.c, `pager_playback`, `readJournalHdr`,
///   `pager_playback_one_page`, `pager_cksum`, `readSuperJournal`.
struct RollbackJournal: PageOverlay {
    let pageBytes: UInt64
    let pages: [UInt32: UInt64]
    /// The database's size before the transaction, in pages.
    let pageCount: UInt32
    private let head: [UInt8]

    private static let headerBytes = 28
    private static let bufferBytes: UInt64 = 256 << 10
    private static let superJournalBytesMaximum: UInt32 = 512

    /// Reads as much of the journal as SQLite would apply.
    ///
    /// - Parameter usualPageBytes: the page size of a journal that does not say it, as before
    ///   SQLite 3.5.8.
    /// - Returns: nil for a file of which SQLite would apply nothing.
    /// - Throws: errors of reading; `EBUSY` for more than ``pagesMaximum`` pages.
    static func read(
        _ file: any SourceFile, usualPageBytes: UInt64
    ) throws(SystemError) -> RollbackJournal? {
        let end = file.openedStatus.size
        let head = try file.bytes(at: 0, count: headerBytes)
        guard end >= 512, head.count == headerBytes, head.starts(with: DatabaseJournal.magic)
        else { return nil }
        let sector = UInt64(WriteAheadLog.word(head, 20))
        let saidPageBytes = UInt64(WriteAheadLog.word(head, 24))
        let pageBytes = saidPageBytes > 0 ? saidPageBytes : usualPageBytes
        guard sector >= 32, sector <= 65_536, sector & (sector - 1) == 0,
            pageBytes >= 512, pageBytes <= 65_536, pageBytes & (pageBytes - 1) == 0
        else { return nil }
        let pageCount = WriteAheadLog.word(head, 16)
        var pages: [UInt32: UInt64] = [:]
        let recordBytes = pageBytes + 8
        var start: UInt64 = 0
        var header = head
        while header.count == headerBytes, header.starts(with: DatabaseJournal.magic) {
            var position = start + sector
            let fitting = (end - min(end, position)) / recordBytes
            var count = UInt64(WriteAheadLog.word(header, 8))
            // A program that does not sync does not count: all that follows are records.
            if count == 0xffff_ffff { count = (end - min(end, sector)) / recordBytes }
            let segment = Segment(
                position: position, count: min(count, fitting), pageBytes: pageBytes,
                pageCount: pageCount, nonce: WriteAheadLog.word(header, 12))
            guard try segment.read(file, into: &pages), count <= fitting else { break }
            position += count * recordBytes
            start = (position + sector - 1) / sector * sector
            guard start + sector <= end else { break }
            header = try file.bytes(at: start, count: headerBytes)
        }
        return RollbackJournal(
            pageBytes: pageBytes, pages: pages, pageCount: pageCount, head: head)
    }

    /// The records that follow one header.
    private struct Segment {
        let position: UInt64
        let count: UInt64
        let pageBytes: UInt64
        let pageCount: UInt32
        let nonce: UInt32

        /// - Returns: false when a record ends the journal.
        func read(
            _ file: any SourceFile, into pages: inout [UInt32: UInt64]
        ) throws(SystemError) -> Bool {
            let recordBytes = Int(pageBytes) + 8
            let lockPage = UInt32(DatabaseLock.pending.lowerBound / pageBytes) + 1
            var position = position
            var left = count
            while left > 0 {
                let many = Int(min(left, max(1, bufferBytes / UInt64(recordBytes))))
                let batch = try file.bytes(at: position, count: many * recordBytes)
                guard batch.count == many * recordBytes else { return false }
                for at in stride(from: 0, to: batch.count, by: recordBytes) {
                    let page = WriteAheadLog.word(batch, at)
                    guard page != 0, page != lockPage else { return false }
                    guard page <= pageCount else { continue }
                    guard sum(batch, at + 4) == WriteAheadLog.word(batch, at + recordBytes - 4)
                    else { return false }
                    pages[page] = position + UInt64(at + 4)
                    guard pages.count <= pagesMaximum
                    else { throw SystemError("read journal of", path: [], code: ErrorCode.busy) }
                }
                position += UInt64(batch.count)
                left -= UInt64(many)
            }
            return true
        }

        private func sum(_ bytes: [UInt8], _ start: Int) -> UInt32 {
            stride(from: Int(pageBytes) - 200, to: 0, by: -200).reduce(nonce) {
                $0 &+ UInt32(bytes[start + $1])
            }
        }
    }

    func isSame(_ file: any SourceFile) throws(SystemError) -> Bool {
        try file.bytes(at: 0, count: Self.headerBytes) == head
    }

    /// The path of the file that a transaction in several databases made. While it exists, the
    /// transaction has not ended in any of them.
    static func superJournal(_ file: any SourceFile) throws(SystemError) -> [UInt8]? {
        let end = file.openedStatus.size
        guard end >= 16 else { return nil }
        let tail = try file.bytes(at: end - 16, count: 16)
        guard tail.count == 16, tail[8...].elementsEqual(DatabaseJournal.magic) else { return nil }
        let length = WriteAheadLog.word(tail, 0)
        guard length > 0, length <= superJournalBytesMaximum, UInt64(length) <= end - 16
        else { return nil }
        let path = try file.bytes(at: end - 16 - UInt64(length), count: Int(length))
        // Characters have a sign on some machines.
        let sums: [UInt32] = [
            path.reduce(0) { $0 &+ UInt32($1) },
            path.reduce(0) { $0 &+ UInt32(bitPattern: Int32(Int8(bitPattern: $1))) },
        ]
        guard sums.contains(WriteAheadLog.word(tail, 4)), path.first != 0 else { return nil }
        return Array(path.prefix { $0 != 0 })
    }
}

extension DatabaseParts {
    /// What SQLite would do with the journal of a transaction that nobody is writing.
    enum LeftJournal {
        /// Nothing: there is none, or somebody is writing its transaction.
        case none
        /// Roll the transaction back.
        ///
        /// - header: the database's, after that; nil when it was empty.
        case applied(DatabaseSnapshot.Overlay, DatabaseHeader?)
        /// Remove it: its transaction ended in all databases.
        case ended
        /// Perhaps apply it, with a result that Cairn does not know or that is no database.
        case unknown
    }

    func leftJournal() throws(SystemError) -> LeftJournal {
        guard let journal = try open(.journal, of: .writers), DatabaseJournal.isHot(journal),
            !database.isLockedByWriter(DatabaseLock.all)
        else { return .none }
        let found = try left(journal)
        // One that is gone by now was in use until a moment ago.
        if case .unknown = found, !DatabaseJournal.isUnchanged(journal) { return .none }
        return found
    }

    private func left(_ journal: any SourceFile) throws(SystemError) -> LeftJournal {
        let index: RollbackJournal
        do throws(SystemError) {
            let usual = try DatabaseHeader(database)?.pageBytes ?? 4_096
            guard let read = try RollbackJournal.read(journal, usualPageBytes: usual)
            else { return .none }
            index = read
        } catch {
            guard error.code == ErrorCode.busy else { throw error }
            return .unknown
        }
        guard isOwned(journal.openedStatus, .database), try index.fits(database),
            try !hasLogWithHeader()
        else { return .unknown }
        let overlay = DatabaseSnapshot.Overlay(file: journal, index: index)
        let rolledBack = DatabaseSnapshot(
            database, over: overlay, status: overlay.combined(database.openedStatus),
            proof: .copied)
        let header = try DatabaseHeader(rolledBack)
        if index.pageCount == 0 {
            guard try isNewDatabase(index.pageBytes) else { return .unknown }
        } else {
            guard let header, header.isSound, header.pageBytes == index.pageBytes,
                header.pageCount ?? 0 <= index.pageCount
            else { return .unknown }
        }
        guard let path = try RollbackJournal.superJournal(journal) else {
            return .applied(overlay, header)
        }
        switch superJournal(path) {
        case true?: return .applied(overlay, header)
        case false?: return .ended
        case nil: return .unknown
        }
    }

    /// Whether the first transaction made it: it begins as a database, or nothing has been written
    /// to its first page yet.
    private func isNewDatabase(_ pageBytes: UInt64) throws(SystemError) -> Bool {
        let first = try database.bytes(at: 0, count: Int(pageBytes))
        return first.starts(with: DatabaseHeader.magic) || first.allSatisfy { $0 == 0 }
    }

    private func hasLogWithHeader() throws(SystemError) -> Bool {
        guard let log = try open(.log, of: .writers) else { return false }
        if case .header = try WriteAheadLog.beginning(log) { return true }
        return false
    }

    /// Whether a super-journal exists. Cairn looks for it only in the database's own directory: a
    /// journal must not send it to any other place.
    ///
    /// - Returns: nil when it would be in another directory.
    private func superJournal(_ path: [UInt8]) -> Bool? {
        let (parent, name) = ItemPath.split(path)
        // SQLite takes an empty one for none.
        if let status = try? directory.status(of: name), status.kind != .file || status.size > 0 {
            return true
        }
        return path.first == ItemPath.separator && isDirectory(parent) ? false : nil
    }

    private func isDirectory(_ path: [UInt8]) -> Bool {
        var directory = directory
        do throws(SystemError) {
            for name in ItemPath.components(path).reversed() {
                let above = try directory.openParent()
                guard try above.status(of: name).identity == directory.status().identity
                else { return false }
                directory = above
            }
            return try directory.openParent().status().identity == directory.status().identity
        } catch { return false }
    }

    /// Whether the journal holds pages of an unfinished transaction, whoever wrote it.
    func hasHotJournal() -> Bool {
        guard let journal = try? open(.journal, of: .writers), DatabaseJournal.isHot(journal)
        else { return false }
        if database.isLockedByWriter(DatabaseLock.all) { return true }
        switch try? left(journal) {
        case .applied, .unknown, nil: return true
        case .ended, .some(.none): return false
        }
    }
}
