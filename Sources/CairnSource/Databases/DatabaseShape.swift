import CairnCore
import CairnFormat

/// Cairn's classification of a file, by its first bytes and the files beside it.
///
/// Pages are not examined: `PRAGMA integrity_check` verifies the whole database, at the cost of
/// reading all of it in its order.
enum DatabaseShape {
    /// Not recognised as a database.
    case none
    /// A database that SQLite would open, with the committed content of its log.
    case whole(DatabaseHeader, Log)
    /// A database whose program ended within a transaction: SQLite would roll it back.
    ///
    /// - header: the database's, after that; nil when it was empty.
    case crashed(DatabaseSnapshot.Overlay, DatabaseHeader?)
    /// It begins as a database does, but SQLite would not open it; or its log is none of it, or
    /// Cairn cannot apply its journal. It is kept as it is, with all files beside it.
    case broken
    /// A database to some program but not to Cairn: a log with SQLite's header, or a journal of an
    /// unfinished transaction, is beside it. Encrypted databases are an example.
    ///
    /// - Source: sqlite.org/see; zetetic.net/sqlcipher/design: all but the salt is encrypted; log
    ///   and journal keep their headers.
    case sealed

    enum Log {
        case none
        case pages(DatabaseSnapshot.Overlay)
        /// Longer than the maximum that Cairn reads.
        case tooLong
    }

    /// - Parameter file: the file called `name` in `directory`.
    static func of(
        _ name: [UInt8], _ file: any SourceFile, in directory: any SourceDirectory
    ) throws(SystemError) -> Self {
        guard DatabaseHeader.mayBe(file.openedStatus) else { return .none }
        let parts = DatabaseParts(name: name, database: file, directory: directory)
        switch try parts.leftJournal() {
        case .applied(let journal, let header): return .crashed(journal, header)
        case .unknown: return .broken
        case .none, .ended: break
        }
        guard let header = try DatabaseHeader(file) else {
            return isInUse(parts) ? .sealed : .none
        }
        guard header.isSound, file.openedStatus.size % header.pageBytes == 0 else { return .broken }
        guard header.isLogged, let log = try parts.open(.log) else { return .whole(header, .none) }
        switch try WriteAheadLog.beginning(log) {
        case .none: return .whole(header, .none)
        case .broken: return .broken
        case .header(let pageBytes): if pageBytes != header.pageBytes { return .broken }
        }
        do throws(SystemError) {
            guard let index = try WriteAheadLog.read(log) else { return .whole(header, .none) }
            guard try index.fits(file) else { return .broken }
            return .whole(header, .pages(.init(file: log, index: index)))
        } catch {
            guard error.code == ErrorCode.busy else { throw error }
            return .whole(header, .tooLong)
        }
    }

    private static func isInUse(_ parts: DatabaseParts) -> Bool {
        if let log = try? parts.open(.log, of: .writers),
            case .header? = try? WriteAheadLog.beginning(log)
        {
            return true
        }
        guard let journal = try? parts.open(.journal, of: .writers) else { return false }
        return DatabaseJournal.isHot(journal)
    }
}

/// A file that may be a database, with the files beside it, as it is found without being read.
struct DatabaseView {
    private let parts: DatabaseParts
    private let shape: DatabaseShape

    /// - Returns: nil when it cannot be opened.
    init?(_ name: [UInt8], in directory: any SourceDirectory) {
        guard let file = try? directory.openFile(name),
            let shape = try? DatabaseShape.of(name, file, in: directory)
        else { return nil }
        parts = DatabaseParts(name: name, database: file, directory: directory)
        self.shape = shape
    }

    /// Whether the file of this kind is a part of the database, so that the database's version has
    /// its content.
    func has(_ kind: DatabaseCompanion.Kind) -> Bool {
        switch shape {
        case .whole(let header, _): parts.has(kind, header)
        case .crashed(_, let header):
            kind == .journal || header.map { parts.has(kind, $0) } ?? false
        case .none, .broken, .sealed: false
        }
    }

    /// The status of the database as it is shown.
    func combined(_ status: FileStatus) -> FileStatus {
        switch shape {
        case .whole(_, .pages(let overlay)), .crashed(let overlay, _): overlay.combined(status)
        case .whole, .none, .broken, .sealed: status
        }
    }
}
