import CSQLite
import CairnCore
import CairnFormat
import CairnSource

/// Asks SQLite whether a restored database is whole.
///
/// The file is opened to be read, as one that nobody changes (`immutable`): no log, no journal and
/// no shared memory come into being beside it. What its schema names is not run: `integrity_check`
/// reads tables and indexes, and `trusted_schema` is off.
/// - Source: sqlite.org/pragma.html#pragma_integrity_check; sqlite.org/uri.html;
///   sqlite.org/security.html.
public enum DatabaseIntegrity {
    enum Answer: Equatable {
        case whole
        case damaged(String)
        /// SQLite could not say.
        case unknown(String)
    }

    /// Whether a file begins with SQLite's signature.
    public static func isDatabase(_ file: any SourceFile) -> Bool {
        (try? file.bytes(at: 0, count: DatabaseHeader.magic.count)) == DatabaseHeader.magic
    }

    /// - Parameter path: absolute.
    static func check(_ path: [UInt8]) -> Answer {
        var database: OpaquePointer?
        defer { sqlite3_close_v2(database) }
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
        guard sqlite3_open_v2(uri(path), &database, flags, nil) == SQLITE_OK else {
            return answer(database)
        }
        sqlite3_exec(database, "PRAGMA trusted_schema = OFF", nil, nil, nil)
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard
            sqlite3_prepare_v2(database, "PRAGMA integrity_check(1)", -1, &statement, nil)
                == SQLITE_OK
        else { return answer(database) }
        guard sqlite3_step(statement) == SQLITE_ROW else { return answer(database) }
        let text = sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? ""
        return text == "ok" ? .whole : .damaged(text)
    }

    private static func answer(_ database: OpaquePointer?) -> Answer {
        let text = sqlite3_errmsg(database).map { String(cString: $0) } ?? "out of memory"
        let code = sqlite3_errcode(database) & 0xff
        return code == SQLITE_CORRUPT || code == SQLITE_NOTADB ? .damaged(text) : .unknown(text)
    }

    /// Everything but letters, digits and `/` is escaped, so that any name may be opened.
    private static func uri(_ path: [UInt8]) -> String {
        let text = path.map { byte -> String in
            let isPlain =
                byte == ItemPath.separator || byte >= 0x30 && byte <= 0x39
                || byte >= 0x41 && byte <= 0x5a || byte >= 0x61 && byte <= 0x7a
            return isPlain ? String(UnicodeScalar(byte)) : "%" + Hexadecimal.text([byte])
        }.joined()
        return "file:\(text)?immutable=1"
    }
}
