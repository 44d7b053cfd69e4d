import CSQLite
import CairnCore
import CairnFormat
import CairnSource
import Glibc

/// Asks SQLite whether a restored database is whole. What it reads is hostile: whoever asks does so
/// in a process with bounds (``DatabaseExaminer``).
///
/// SQLite sees one file, which it can only read (``DatabaseVFS``), as one that nobody changes
/// (`immutable`): there is no log, no journal, no shared memory and no temporary file. Nothing of
/// its schema is trusted. An index of an expression does run functions, for as long as it wants.
/// - Source: sqlite.org/pragma.html#pragma_integrity_check; sqlite.org/uri.html;
///   sqlite.org/security.html.
public enum DatabaseIntegrity {
    /// SQLite's own memory.
    public static let heapBytes: Int64 = 512 << 20

    /// Whether a file begins with SQLite's signature.
    public static func isDatabase(_ file: any SourceFile) -> Bool {
        (try? file.bytes(at: 0, count: DatabaseHeader.magic.count)) == DatabaseHeader.magic
    }

    public static func check(_ file: any SourceFile) -> DatabaseAnswer {
        DatabaseVFS.with(file) { vfs in
            var database: OpaquePointer?
            defer { sqlite3_close_v2(database) }
            sqlite3_hard_heap_limit64(heapBytes)
            let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
            guard sqlite3_open_v2("file:database?immutable=1", &database, flags, vfs) == SQLITE_OK,
                csqlite_distrust(database) == SQLITE_OK
            else { return answer(database) }
            for (limit, value) in limits { sqlite3_limit(database, limit, value) }
            for pragma in ["cell_size_check = ON", "mmap_size = 0", "temp_store = MEMORY"] {
                sqlite3_exec(database, "PRAGMA \(pragma)", nil, nil, nil)
            }
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
    }

    /// What no database of a program comes near to. - Source: sqlite.org/limits.html.
    private static let limits = [
        (SQLITE_LIMIT_SQL_LENGTH, Int32(1_000_000)), (SQLITE_LIMIT_ATTACHED, 0),
        (SQLITE_LIMIT_WORKER_THREADS, 0), (SQLITE_LIMIT_TRIGGER_DEPTH, 0),
        (SQLITE_LIMIT_EXPR_DEPTH, 1_000),
    ]

    private static func answer(_ database: OpaquePointer?) -> DatabaseAnswer {
        let text = sqlite3_errmsg(database).map { String(cString: $0) } ?? "out of memory"
        let code = sqlite3_errcode(database) & 0xff
        return code == SQLITE_CORRUPT || code == SQLITE_NOTADB ? .damaged(text) : .unknown(text)
    }
}

/// A file system of one file that SQLite can only read.
///
/// - Source: sqlite.org/c3ref/vfs.html; sqlite.org/c3ref/io_methods.html.
private enum DatabaseVFS {
    private static let name = "cairn-one-file"

    private struct OpenedFile {
        var base: sqlite3_file
        var file: Unmanaged<Held>
    }

    private final class Held {
        let file: any SourceFile
        init(_ file: any SourceFile) { self.file = file }
    }

    static func with<R>(_ file: any SourceFile, _ body: (_ vfs: String) -> R) -> R {
        let held = Held(file)
        var methods = self.methods
        return withUnsafePointer(to: &methods) { methods in
            var context = Context(file: Unmanaged.passUnretained(held), methods: methods)
            return withUnsafeMutablePointer(to: &context) { context in
                name.withCString { name in
                    var vfs = self.vfs
                    vfs.zName = name
                    vfs.pAppData = UnsafeMutableRawPointer(context)
                    return withUnsafeMutablePointer(to: &vfs) { vfs in
                        sqlite3_vfs_register(vfs, 0)
                        defer { sqlite3_vfs_unregister(vfs) }
                        return withExtendedLifetime(held) { body(self.name) }
                    }
                }
            }
        }
    }

    private struct Context {
        let file: Unmanaged<Held>
        let methods: UnsafePointer<sqlite3_io_methods>
    }

    private static func held(_ opened: UnsafeMutablePointer<sqlite3_file>?) -> (any SourceFile)? {
        // SAFETY: SQLite calls a method only with memory that ``vfs``'s xOpen filled.
        opened.map {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: OpenedFile.self).pointee.file
                .takeUnretainedValue().file
        }
    }

    private static var methods: sqlite3_io_methods {
        var methods = sqlite3_io_methods()
        methods.iVersion = 1
        methods.xClose = { _ in SQLITE_OK }
        methods.xRead = { opened, bytes, count, offset in
            guard let file = DatabaseVFS.held(opened), let bytes, offset >= 0 else {
                return SQLITE_IOERR
            }
            let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: Int(count))
            guard let filled = try? file.read(at: UInt64(offset), into: buffer)
            else { return csqlite_ioerr_read }
            if filled == buffer.count { return SQLITE_OK }
            UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).initializeMemory(
                as: UInt8.self, repeating: 0)
            return csqlite_ioerr_short_read
        }
        methods.xWrite = { _, _, _, _ in SQLITE_READONLY }
        methods.xTruncate = { _, _ in SQLITE_READONLY }
        methods.xSync = { _, _ in SQLITE_OK }
        methods.xFileSize = { opened, size in
            guard let file = DatabaseVFS.held(opened), let found = try? file.status().size
            else { return SQLITE_IOERR }
            size?.pointee = Int64(clamping: found)
            return SQLITE_OK
        }
        methods.xLock = { _, _ in SQLITE_OK }
        methods.xUnlock = { _, _ in SQLITE_OK }
        methods.xCheckReservedLock = { _, isHeld in
            isHeld?.pointee = 0
            return SQLITE_OK
        }
        methods.xFileControl = { _, _, _ in SQLITE_NOTFOUND }
        methods.xSectorSize = { _ in 4_096 }
        methods.xDeviceCharacteristics = { _ in 0 }
        return methods
    }

    private static var vfs: sqlite3_vfs {
        var vfs = sqlite3_vfs()
        vfs.iVersion = 1
        vfs.szOsFile = Int32(MemoryLayout<OpenedFile>.size)
        vfs.mxPathname = 64
        vfs.xOpen = { vfs, _, opened, flags, outFlags in
            guard let vfs, let opened else { return SQLITE_CANTOPEN }
            opened.pointee.pMethods = nil
            guard flags & SQLITE_OPEN_MAIN_DB != 0 else { return SQLITE_CANTOPEN }
            // SAFETY: ``with(_:_:)`` keeps the context while the file system is registered.
            let context = vfs.pointee.pAppData.assumingMemoryBound(to: Context.self).pointee
            UnsafeMutableRawPointer(opened).initializeMemory(
                as: OpenedFile.self,
                to: OpenedFile(base: sqlite3_file(pMethods: context.methods), file: context.file))
            outFlags?.pointee = SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB
            return SQLITE_OK
        }
        vfs.xDelete = { _, _, _ in SQLITE_READONLY }
        vfs.xAccess = { _, _, _, found in
            found?.pointee = 0
            return SQLITE_OK
        }
        vfs.xFullPathname = { _, path, capacity, full in
            guard let path, let full, strlen(path) < Int(capacity) else { return SQLITE_CANTOPEN }
            strcpy(full, path)
            return SQLITE_OK
        }
        vfs.xRandomness = { _, count, bytes in
            bytes?.initialize(repeating: 0, count: Int(count))
            return count
        }
        vfs.xSleep = { _, microseconds in microseconds }
        vfs.xCurrentTime = { _, day in
            // Noon of 1970-01-01, as a Julian day: nothing of a database depends on today.
            day?.pointee = 2_440_588
            return SQLITE_OK
        }
        return vfs
    }
}
