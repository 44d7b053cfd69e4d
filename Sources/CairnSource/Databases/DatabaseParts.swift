import CairnCore
import CairnFormat

/// The files beside a database that are parts of it, each proven by its own content and owner.
///
/// A name proves nothing, because anybody who may write to the directory can give it. A part has
/// the format that SQLite writes, the database's page size, no additional names, and the database's
/// owner as its owner: what SQLite makes as root it gives to that owner. Any other file is one of
/// its own.
/// - Cost: one status for each name; for a file that has it, at most 64 KiB are read.
/// - Source: sqlite.org/fileformat2.html §3, §4; sqlite.org/walformat.html §2; decision 0028.
struct DatabaseParts {
    /// The database's name in ``directory``.
    let name: [UInt8]
    let database: any SourceFile
    let directory: any SourceDirectory

    /// Whose files are considered.
    enum Owners {
        /// The database's owner: only he decides what is stored.
        case database
        /// Also others, if the mode of the database lets others write to it. Their files never
        /// decide what is stored, only whether it is called whole.
        case writers
    }

    /// Opens the file with a part's name.
    ///
    /// - Returns: nil when there is none, when it is no regular file, or when its owner is another.
    func open(
        _ kind: DatabaseCompanion.Kind, of owners: Owners = .database
    ) throws(SystemError) -> (any SourceFile)? {
        do throws(SystemError) { return try openThere(kind, of: owners) } catch {
            if error.isMissing { return nil }
            throw error
        }
    }

    /// - Throws: also when there is none.
    private func openThere(
        _ kind: DatabaseCompanion.Kind, of owners: Owners = .database
    ) throws(SystemError) -> (any SourceFile)? {
        let part = name + kind.suffix
        do throws(SystemError) {
            // First, so that a file of another user that cannot be opened is no error.
            guard isOwned(try directory.status(of: part), owners) else { return nil }
            let file = try directory.openFile(part)
            return isOwned(file.openedStatus, owners) ? file : nil
        } catch {
            // No file has a name that is too long, and something else may have taken the name.
            if Self.codesWithoutFile.contains(error.code) { return nil }
            throw error
        }
    }

    private static let codesWithoutFile = [
        ErrorCode.noFile, ErrorCode.nameTooLong, ErrorCode.symlinkInTheWay,
    ]

    func isOwned(_ status: FileStatus, _ owners: Owners) -> Bool {
        let database = database.openedStatus
        guard status.kind == .file, status.links <= max(1, database.links) else { return false }
        if status.uid == database.uid { return true }
        switch owners {
        case .database: return false
        case .writers: return database.mode & 0o022 != 0
        }
    }

    /// Whether the file with a part's name is a part, which the database's version does not need.
    /// One that is gone by now was one: SQLite removes a journal with each transaction.
    func has(_ kind: DatabaseCompanion.Kind, _ header: DatabaseHeader) -> Bool {
        do throws(SystemError) {
            switch kind {
            case .log: return try hasLog(header)
            case .memory:
                guard let memory = try openThere(.memory) else { return false }
                return try SharedMemory.isOne(memory, header)
            case .journal: return try hasJournal(header)
            }
        } catch { return error.isMissing }
    }

    private func hasLog(_ header: DatabaseHeader) throws(SystemError) -> Bool {
        guard header.isLogged, let log = try openThere(.log) else { return false }
        if log.openedStatus.size == 0 { return true }
        guard case .header(let pageBytes) = try WriteAheadLog.beginning(log) else { return false }
        return pageBytes == header.pageBytes
    }

    /// Whether the journal is needed by nobody else than the running transaction.
    private func hasJournal(_ header: DatabaseHeader) throws(SystemError) -> Bool {
        guard let journal = try openThere(.journal, of: .writers) else { return false }
        switch try DatabaseJournal.State(journal, header) {
        case .other: return false
        case .idle: return isOwned(journal.openedStatus, .database)
        case .hot:
            // Locking takes the right to write to the database.
            if database.isLockedByWriter(DatabaseLock.all) { return true }
            if case .ended = try leftJournal() { return true }
            return isOwned(journal.openedStatus, .database)
                && !DatabaseJournal.isUnchanged(journal)
        }
    }

    /// Whether a log belongs to somebody else who may write to the database. It is not applied, so
    /// nobody knows whether the database is whole without it.
    func hasLogOfOtherWriter() -> Bool {
        guard let log = try? open(.log, of: .writers), !isOwned(log.openedStatus, .database)
        else { return false }
        if case .header? = try? WriteAheadLog.beginning(log) { return true }
        return false
    }

}

/// The shared memory of a database with a log, which SQLite makes from the log whenever it is
/// missing.
///
/// - Source: sqlite.org/walformat.html §2.1; sqlite3.c, `WalIndexHdr`, `unixOpenSharedMemory`.
enum SharedMemory {
    private static let headerBytes = 48
    private static let summedBytes = 40
    private static let regionBytes: UInt64 = 32_768
    private static let version: UInt32 = 3_007_000

    static func isOne(_ file: any SourceFile, _ header: DatabaseHeader) throws(SystemError) -> Bool
    {
        let size = file.openedStatus.size
        // The first process to open it cuts it to 3 bytes.
        guard size % regionBytes == 0 || size == 3 else { return false }
        // Written twice, one copy after the other.
        let copies = try file.bytes(at: 0, count: 2 * headerBytes)
        if copies.count == 2 * headerBytes,
            isHeader(copies[..<headerBytes], header) || isHeader(copies[headerBytes...], header)
        {
            return true
        }
        // It has no content yet.
        guard header.isLogged, size <= regionBytes else { return false }
        return try file.bytes(at: 0, count: Int(size)).allSatisfy { $0 == 0 }
    }

    /// Of a machine of either byte order.
    private static func isHeader(_ bytes: ArraySlice<UInt8>, _ header: DatabaseHeader) -> Bool {
        [false, true].contains { isBigEndian in
            func number(_ at: Int, _ count: Int) -> UInt32 {
                let part = bytes.dropFirst(at).prefix(count)
                return (isBigEndian ? Array(part) : part.reversed()).reduce(0) {
                    $0 << 8 | UInt32($1)
                }
            }
            guard number(0, 4) == version, bytes.dropFirst(12).first == 1 else { return false }
            let size = number(14, 2)
            let pageBytes = UInt64(size & 0xfe00 | (size & 1) << 16)
            // Before the first frame the page size is unknown.
            guard pageBytes == header.pageBytes || pageBytes == 0 && number(16, 4) == 0
            else { return false }
            var sum = WriteAheadLog.Checksum(isBigEndian: isBigEndian)
            sum.add(bytes.prefix(summedBytes))
            return sum.first == number(40, 4) && sum.second == number(44, 4)
        }
    }
}

/// The rollback journal. - Source: sqlite.org/fileformat2.html §3; sqlite3.c, `writeJournalHdr`,
/// `zeroJournalHdr`.
enum DatabaseJournal {
    enum State {
        /// It holds pages of an unfinished transaction.
        case hot
        /// It holds no transaction: not synced yet, or finished and left in place.
        case idle
        /// No journal of this database.
        case other

        init(_ file: any SourceFile, _ database: DatabaseHeader) throws(SystemError) {
            let head = try file.bytes(at: 0, count: sectorBytes)
            // Finished with `journal_mode=TRUNCATE` or `journal_size_limit`.
            if head.count < sectorBytes {
                self = !database.isLogged && head.allSatisfy { $0 == 0 } ? .idle : .other
                return
            }
            if head.allSatisfy({ $0 == 0 }) {
                self = try isFinished(file, database) ? .idle : .other
                return
            }
            let sector = WriteAheadLog.word(head, 20)
            guard UInt64(WriteAheadLog.word(head, 24)) == database.pageBytes,
                sector >= sectorBytes, sector <= 65_536, sector & (sector - 1) == 0,
                head[28...].allSatisfy({ $0 == 0 })
            else {
                self = .other
                return
            }
            if head.starts(with: magic) {
                self = .hot
            } else {
                self = head[..<12].allSatisfy { $0 == 0 } ? .idle : .other
            }
        }
    }

    static let magic: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    /// The smallest header. SQLite fills it up with zeros.
    private static let sectorBytes = 512

    /// Whether the journal of a finished transaction follows a header that is overwritten with
    /// zeros, as with `journal_mode=PERSIST`: a page number and a page.
    private static func isFinished(
        _ file: any SourceFile, _ database: DatabaseHeader
    ) throws(SystemError) -> Bool {
        var sector = UInt64(sectorBytes)
        while sector <= 65_536 {
            let number = try file.bytes(at: sector, count: 4)
            guard number.count == 4 else { return false }
            let page = WriteAheadLog.word(number, 0)
            if page != 0 {
                let end = try file.bytes(at: sector + 4 + database.pageBytes, count: 4)
                return page <= database.pageCount ?? .max && end.count == 4
            }
            sector *= 2
        }
        return false
    }

    /// Whether it holds pages of an unfinished transaction, of whatever database.
    static func isHot(_ file: any SourceFile) -> Bool {
        (try? file.bytes(at: 0, count: magic.count)) == magic
    }

    /// Whether a hot journal is still there, and of the same transaction as a moment ago. Otherwise
    /// it was in use until just now.
    static func isUnchanged(_ file: any SourceFile) -> Bool {
        guard let before = try? header(file), before.starts(with: magic) else { return false }
        return (try? header(file)) == before && (try? file.status().links) ?? 0 > 0
    }

    /// The header, including the number that distinguishes transactions.
    private static func header(_ journal: any SourceFile) throws(SystemError) -> [UInt8] {
        try journal.bytes(at: 0, count: 16)
    }
}

extension DatabaseCompanion {
    /// Whether the file of this name is a part of the database beside it, so that the database's
    /// version has its content.
    public func isPart(in directory: any SourceDirectory) -> Bool {
        DatabaseView(database, in: directory)?.has(kind) ?? false
    }

    /// Whether SQLite would apply the file of this name to whatever database has the other name.
    func isApplied(in directory: any SourceDirectory) -> Bool {
        guard let file = try? directory.openFile(database + kind.suffix) else { return false }
        switch kind {
        case .log:
            if case .header? = try? WriteAheadLog.beginning(file) { return true }
            return false
        case .journal: return DatabaseJournal.isHot(file)
        // SQLite makes it again from the log.
        case .memory: return false
        }
    }
}

/// A file beside a database that must not stay beside another one of the same name.
public struct DatabaseNeighbour: Sendable {
    public let name: [UInt8]
    private let status: FileStatus
    /// Whether it is a part of the database. Otherwise it is a file of its own that SQLite would
    /// apply.
    public let isPart: Bool
    private let kind: DatabaseCompanion.Kind

    /// - Parameter directory: without rules and layers.
    public static func found(
        beside database: [UInt8], in directory: any SourceDirectory
    ) throws(SystemError) -> [DatabaseNeighbour] {
        var found: [DatabaseNeighbour] = []
        for kind in DatabaseCompanion.Kind.allCases {
            let name = database + kind.suffix
            guard let companion = DatabaseCompanion(name),
                let status = try? directory.status(of: name),
                status.kind == .file
            else { continue }
            let isPart = companion.isPart(in: directory)
            if isPart || companion.isApplied(in: directory) {
                found.append(
                    DatabaseNeighbour(name: name, status: status, isPart: isPart, kind: kind))
            }
        }
        return found
    }

    /// Whether it holds what its database may lack. SQLite makes shared memory again.
    public var hasContent: Bool { kind != .memory && status.size > 0 }

    /// Whether a status is still the one of this file. Shared memory changes without its times.
    public func isSame(_ now: FileStatus) -> Bool {
        kind == .memory
            ? now.kind == .file && now.inode == status.inode && now.device == status.device
            : now.isRenamed(status)
    }
}
