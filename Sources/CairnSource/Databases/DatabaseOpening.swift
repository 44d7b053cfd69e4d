import CairnCore
import CairnFormat
import Synchronization

/// Opens one database, whatever its program does meanwhile.
///
/// The first attempt uses no lock: most databases are idle, and nobody finds a lock. A second
/// opening means that the database was changing; then copies are made under locks.
/// - Bounds: a lock that makes a writer wait is held for ``HeldCopy/sliceNanoseconds`` at a time,
///   and every wait and every loop ends.
/// - Additional promise: a writer in WAL mode never waits. The locks then only keep pages from
///   being moved out of the log (`SQLITE_BUSY` at once, without the busy handler) and the log from
///   beginning anew (it grows instead).
/// - Source: sqlite.org/wal.html §2; sqlite.org/walformat.html §2.3;
///   sqlite.org/c3ref/wal_checkpoint_v2.html.
struct DatabaseOpening {
    let name: [UInt8]
    let directory: any SourceDirectory
    let fileSystem: any FileSystem
    let clock: any Clock
    /// The status that has held for longer than a tick, where the file system's clock is not this
    /// machine's.
    private let held = Held()

    private final class Held: Sendable { let status = Mutex<FileStatus?>(nil) }

    /// The longest wait for a lock, or for the end of a change, in steps of ``stepNanoseconds``.
    private static let steps = 60
    private static let stepNanoseconds: UInt64 = 5_000_000

    /// - Parameters:
    ///   - file: the database as it was opened.
    ///   - isAgain: whether it was opened before and was changing.
    func open(_ file: any SourceFile, _ header: DatabaseHeader, isAgain: Bool) throws(SystemError)
        -> any SourceFile
    {
        if !isAgain {
            let loose = header.isLogged ? try looseLogged(file) : try unmoved(file)
            if case .exact = loose.consistency { return loose }
        }
        return header.isLogged ? try heldLogged() : try heldPlain()
    }

    // MARK: Transactions go to a log first

    private func looseLogged(_ file: any SourceFile) throws(SystemError) -> any SourceFile {
        switch try readableLog() {
        case .tooLong: return DatabaseBytes(file, .torn)
        case .log(let log): return try unmoved(file, log)
        }
    }

    private func heldLogged() throws(SystemError) -> any SourceFile {
        // Flushes dirty data now, and not while the locks are held.
        let canClone = try directory.openFile(name).clone() != nil
        // Nobody moves pages from the log to the database then, nor begins the log anew, unless the
        // program uses no shared memory, or ends: the times show that.
        let holder = holdLog()
        let file = try settledFile()
        guard case .whole = try DatabaseShape.of(name, file, in: directory)
        else { return DatabaseBytes(file, .unproven) }
        guard case .log(let log) = try readableLog() else { return DatabaseBytes(file, .torn) }
        let snapshot = try unmoved(file, log, holding: holder)
        guard canClone, let database = file.clone() else { return snapshot }
        var copiedLog: DatabaseSnapshot.Log?
        if let log {
            guard let copy = log.file.clone() else { return snapshot }
            copiedLog = DatabaseSnapshot.Log(file: copy, index: log.index)
        }
        let status = snapshot.openedStatus
        guard try snapshot.status() == status else { return snapshot }
        return DatabaseSnapshot(
            database, log: copiedLog, status: status, proof: .copied, original: file,
            consistency: snapshot.consistency)
    }

    /// Keeps pages where they are, in log or database.
    ///
    /// - Returns: the file that holds the locks; nil when there is no shared memory, or the locks
    ///   are not available.
    private func holdLog() -> (any SourceFile)? {
        guard let memory = try? directory.openFile(name + DatabaseCompanion.Kind.memory.suffix)
        else { return nil }
        for _ in 0..<Self.steps {
            if memory.lockShared(DatabaseLock.checkpoint) {
                if memory.lockShared(DatabaseLock.reader) { return memory }
                memory.unlockShared(DatabaseLock.checkpoint)
            }
            clock.pause(nanoseconds: Self.stepNanoseconds)
        }
        return nil
    }

    /// The end of the wait for a change. Where times are coarse, a conclusive one comes late.
    private func deadline(_ file: any SourceFile) -> UInt64 {
        clock.monotonic() &+ UInt64(Self.steps) * Self.stepNanoseconds
            &+ UInt64(file.openedStatus.tickNanoseconds)
    }

    /// Opens it at a time when its times show every later change, if possible.
    ///
    /// - Parameter deadline: of ``Clock/monotonic()``; nil for the default.
    private func settledFile(until deadline: UInt64? = nil) throws(SystemError) -> any SourceFile {
        var file = try directory.openFile(name)
        let end = deadline ?? self.deadline(file)
        var seen = clock.monotonic()
        while !isSettled(file, since: seen), clock.monotonic() < end {
            clock.pause(nanoseconds: Self.stepNanoseconds)
            let again = try directory.openFile(name)
            if !again.openedStatus.isSameFile(as: file.openedStatus) { seen = clock.monotonic() }
            file = again
        }
        if file.openedStatus.origin == .served, isSettled(file, since: seen) {
            held.status.withLock { $0 = file.openedStatus }
        }
        return file
    }

    /// - Parameter seen: since when it was seen with this status, of ``Clock/monotonic()``.
    private func isSettled(_ file: any SourceFile, since seen: UInt64) -> Bool {
        let status = file.openedStatus
        return status.isSettled(at: clock.now())
            || status.origin == .served && status.hasHeld(since: seen, now: clock.monotonic())
    }

    // MARK: Transactions go into the database

    private func heldPlain() throws(SystemError) -> any SourceFile {
        let copy = HeldCopy(name: name, directory: directory, fileSystem: fileSystem, clock: clock)
        switch try copy.make() {
        case .copied(let content, let original, let status):
            return DatabaseSnapshot(
                content, log: nil, status: status, proof: .copied, original: original,
                consistency: try consistency(content, size: status.size))
        case .locked: return DatabaseBytes(try directory.openFile(name), .torn)
        case .moved, .impossible: break
        }
        // Its program may still pause long enough.
        let end = deadline(try directory.openFile(name))
        var file = try settledFile(until: end)
        for _ in 0..<Self.steps {
            guard DatabaseJournal.isInUse(name, file, in: directory)
            else { return try unmoved(file) }
            if clock.monotonic() >= end { break }
            clock.pause(nanoseconds: Self.stepNanoseconds)
            file = try settledFile(until: end)
        }
        return DatabaseBytes(file, .torn)
    }

    // MARK: Within

    /// A snapshot that is read in place and shown at the end to be of one moment.
    private func unmoved(
        _ file: any SourceFile, _ log: DatabaseSnapshot.Log? = nil,
        holding holder: (any SourceFile)? = nil
    ) throws(SystemError) -> DatabaseSnapshot {
        let status = log.map { Self.combined(file.openedStatus, $0) } ?? file.openedStatus
        let isHeld = held.status.withLock { $0?.isSameFile(as: file.openedStatus) == true }
        let isTooFresh = !isHeld && !file.openedStatus.isSettled(at: clock.now())
        let make: (Consistency) -> DatabaseSnapshot = { [name, directory] consistency in
            DatabaseSnapshot(
                file, log: log, status: status,
                proof: .unmoved(
                    isTooFresh: isTooFresh,
                    isBeingWritten: {
                        log == nil && DatabaseJournal.isInUse(name, file, in: directory)
                    }), holding: holder, consistency: consistency)
        }
        return make(try consistency(make(.exact), size: status.size))
    }

    /// Whether a database begins as one does and is as large as its header says.
    private func consistency(_ content: any SourceFile, size: UInt64) throws(SystemError)
        -> Consistency
    {
        guard let header = try DatabaseHeader(content), header.isSound,
            UInt64(header.pageCount ?? 0) * header.pageBytes <= size
        else { return .unproven }
        return .exact
    }

    private enum ReadLog {
        case log(DatabaseSnapshot.Log?)
        /// Longer than the maximum that Cairn reads.
        case tooLong
    }

    private func readableLog() throws(SystemError) -> ReadLog {
        do throws(SystemError) { return .log(try openLog()) } catch {
            guard error.code == ErrorCode.busy else { throw error }
            return .tooLong
        }
    }

    /// The committed content of the log; nil when there is none.
    func openLog() throws(SystemError) -> DatabaseSnapshot.Log? {
        let file: any SourceFile
        do throws(SystemError) {
            file = try directory.openFile(name + DatabaseCompanion.Kind.log.suffix)
        } catch {
            // For a name that is too long SQLite has no log either.
            if error.isMissing || error.code == ErrorCode.nameTooLong { return nil }
            throw error
        }
        guard let index = try WriteAheadLog.read(file) else { return nil }
        return DatabaseSnapshot.Log(file: file, index: index)
    }

    /// The status with the final size, and the newer time of both.
    static func combined(_ database: FileStatus, _ log: DatabaseSnapshot.Log) -> FileStatus {
        var status = database
        status.size = log.index.databaseBytes
        status.blocks = (log.index.databaseBytes + 511) / 512
        status.modified = max(database.modified, log.file.openedStatus.modified)
        status.changed = max(database.changed, log.file.openedStatus.changed)
        return status
    }
}
