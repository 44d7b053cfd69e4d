import CairnCore
import CairnFormat

/// Cairn's classification of a file, by its first bytes and the files beside it.
///
/// Pages are not examined: `PRAGMA integrity_check` verifies the whole database, at the cost of
/// reading all of it in its order.
enum DatabaseShape {
    /// Not recognised as a database.
    case none
    /// A database that SQLite would open.
    case whole(DatabaseHeader)
    /// It begins as a database does, but SQLite would not open it, or its log has no header of it:
    /// it is kept as it is, with all files beside it.
    case broken
    /// A database to some program but not to Cairn: a log with SQLite's header, or a journal of an
    /// unfinished transaction, is beside it. Encrypted databases are an example.
    ///
    /// - Source: sqlite.org/see; zetetic.net/sqlcipher/design: all but the salt is encrypted; log
    ///   and journal keep their headers.
    case sealed

    /// - Parameter file: the file called `name` in `directory`.
    static func of(
        _ name: [UInt8], _ file: any SourceFile, in directory: any SourceDirectory
    ) throws(SystemError) -> Self {
        guard DatabaseHeader.mayBe(file.openedStatus) else { return .none }
        let parts = DatabaseParts(name: name, database: file, directory: directory)
        guard let header = try DatabaseHeader(file) else {
            return isInUse(parts) ? .sealed : .none
        }
        guard header.isSound, file.openedStatus.size % header.pageBytes == 0 else { return .broken }
        if header.isLogged, let log = try parts.open(.log) {
            switch try WriteAheadLog.beginning(log) {
            case .none: break
            case .broken: return .broken
            case .header(let pageBytes): if pageBytes != header.pageBytes { return .broken }
            }
        }
        return .whole(header)
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
