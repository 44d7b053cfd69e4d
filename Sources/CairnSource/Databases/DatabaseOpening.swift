import CairnCore
import CairnFormat
import Synchronization

/// Opens one database, whatever its program does meanwhile.
///
/// The first attempt uses no lock: most databases are idle, and nobody finds a lock. A second
/// opening means that the database was changing; then copies are made under locks.
/// - Bounds: a lock that makes a writer wait is held for ``HeldCopy/sliceNanoseconds`` at a time,
///   and every loop ends. Waits for other programs are bounded for all databases together
///   (``SharedWaits``).
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
    let waits: SharedWaits
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
    func open(
        _ file: any SourceFile, _ header: DatabaseHeader, _ log: DatabaseShape.Log, isAgain: Bool
    ) throws(SystemError) -> any SourceFile {
        if !isAgain {
            let loose = header.isLogged ? try looseLogged(file, log) : try unmoved(file)
            if case .exact = loose.consistency { return loose }
        }
        return header.isLogged ? try heldLogged(file) : try heldPlain()
    }

    // MARK: Transactions go to a log first

    private func looseLogged(
        _ file: any SourceFile, _ log: DatabaseShape.Log
    ) throws(SystemError) -> any SourceFile {
        switch log {
        case .tooLong: return DatabaseBytes(file, .torn)
        case .none: return try unmoved(file)
        case .pages(let pages): return try unmoved(file, over: pages)
        }
    }

    private func heldLogged(_ opened: any SourceFile) throws(SystemError) -> any SourceFile {
        // Flushes dirty data now, and not while the locks are held.
        let canClone = try directory.openFile(name).clone() != nil
        // Nobody moves pages from the log to the database then, nor begins the log anew, unless the
        // program uses no shared memory, or ends: the times show that.
        let holder = holdLog(of: opened)
        let file = try settledFile()
        let log: DatabaseSnapshot.Overlay?
        switch try DatabaseShape.of(name, file, in: directory) {
        case .whole(_, .tooLong): return DatabaseBytes(file, .torn)
        case .whole(_, .pages(let pages)): log = pages
        case .whole(_, .none): log = nil
        case .crashed(let journal, _): return try unmoved(file, over: journal)
        case .none, .broken, .sealed: return DatabaseBytes(file, .unproven)
        }
        let snapshot = try unmoved(file, over: log, holding: holder)
        guard canClone, let database = file.clone() else { return snapshot }
        var copiedLog: DatabaseSnapshot.Overlay?
        if let log {
            guard let copy = log.file.clone() else { return snapshot }
            copiedLog = DatabaseSnapshot.Overlay(file: copy, index: log.index)
        }
        let status = snapshot.openedStatus
        guard try snapshot.status() == status else { return snapshot }
        return DatabaseSnapshot(
            database, over: copiedLog, status: status, proof: .copied, original: file,
            consistency: snapshot.consistency)
    }

    /// Keeps pages where they are, in log or database.
    ///
    /// - Returns: the file that holds the locks; nil when there is no shared memory, or the locks
    ///   are not available.
    private func holdLog(of file: any SourceFile) -> (any SourceFile)? {
        guard let memory = try? parts(of: file).open(.memory) else { return nil }
        var wait = waits.begin()
        for _ in 0..<Self.steps {
            if memory.lockShared(DatabaseLock.checkpoint) {
                if memory.lockShared(DatabaseLock.reader) { return memory }
                memory.unlockShared(DatabaseLock.checkpoint)
            }
            guard wait.pause(nanoseconds: Self.stepNanoseconds) else { break }
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
        var wait = waits.begin()
        var hasChanged = false
        while !isSettled(file, since: seen), clock.monotonic() < end {
            // The file system's tick passes by itself; a program may write for ever.
            if hasChanged {
                guard wait.pause(nanoseconds: Self.stepNanoseconds) else { break }
            } else {
                clock.pause(nanoseconds: Self.stepNanoseconds)
            }
            let again = try directory.openFile(name)
            if !again.openedStatus.isSameFile(as: file.openedStatus) {
                seen = clock.monotonic()
                hasChanged = true
            }
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
        let copy = HeldCopy(
            name: name, directory: directory, fileSystem: fileSystem, clock: clock, waits: waits)
        switch try copy.make() {
        case .copied(let content, let original, let status):
            return DatabaseSnapshot(
                content, over: nil, status: status, proof: .copied, original: original,
                consistency: try consistency(content, size: status.size))
        case .locked: return DatabaseBytes(try directory.openFile(name), .torn)
        case .moved, .impossible: break
        }
        // The program that uses the database may still pause long enough for a consistent copy.
        let end = deadline(try directory.openFile(name))
        var file = try settledFile(until: end)
        var wait = waits.begin()
        for _ in 0..<Self.steps {
            if case .crashed(let journal, _) = try DatabaseShape.of(name, file, in: directory) {
                return try unmoved(file, over: journal)
            }
            guard parts(of: file).hasHotJournal() else { return try unmoved(file) }
            guard clock.monotonic() < end, wait.pause(nanoseconds: Self.stepNanoseconds)
            else { break }
            file = try settledFile(until: end)
        }
        return DatabaseBytes(file, .torn)
    }

    /// Opens a database with the journal of a transaction that did not end. No lock keeps others
    /// from rolling it back, but whoever does so ends the journal, which the proof shows.
    func openCrashed(
        _ file: any SourceFile, over journal: DatabaseSnapshot.Overlay, isAgain: Bool
    ) throws(SystemError) -> any SourceFile {
        guard isAgain else { return try unmoved(file, over: journal) }
        let settled = try settledFile()
        switch try DatabaseShape.of(name, settled, in: directory) {
        case .crashed(let journal, _): return try unmoved(settled, over: journal)
        case .whole(let header, let log): return try open(settled, header, log, isAgain: true)
        case .none, .broken, .sealed: return DatabaseBytes(settled, .unproven)
        }
    }

    // MARK: Within

    /// A snapshot that is read in place and shown at the end to be of one moment.
    private func unmoved(
        _ file: any SourceFile, over overlay: DatabaseSnapshot.Overlay? = nil,
        holding holder: (any SourceFile)? = nil
    ) throws(SystemError) -> DatabaseSnapshot {
        let status = overlay?.combined(file.openedStatus) ?? file.openedStatus
        let isHeld = held.status.withLock { $0?.isSameFile(as: file.openedStatus) == true }
        let isTooFresh = !isHeld && !file.openedStatus.isSettled(at: clock.now())
        let parts = parts(of: file)
        let make: (Consistency) -> DatabaseSnapshot = { consistency in
            DatabaseSnapshot(
                file, over: overlay, status: status,
                proof: .unmoved(
                    isTooFresh: isTooFresh,
                    isBeingWritten: { overlay == nil && parts.hasHotJournal() }), holding: holder,
                consistency: consistency)
        }
        let consistency = try consistency(make(.exact), size: status.size)
        return make(parts.hasLogOfOtherWriter() ? .unproven : consistency)
    }

    private func parts(of file: any SourceFile) -> DatabaseParts {
        DatabaseParts(name: name, database: file, directory: directory)
    }

    /// Whether a database begins as one does and is as large as its header says.
    private func consistency(_ content: any SourceFile, size: UInt64) throws(SystemError)
        -> Consistency
    {
        // Before its first transaction, which did not end.
        guard size > 0 else { return .exact }
        guard let header = try DatabaseHeader(content), header.isSound,
            UInt64(header.pageCount ?? 0) * header.pageBytes <= size
        else { return .unproven }
        return .exact
    }
}
