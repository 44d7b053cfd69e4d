import CairnFormat
import Synchronization

/// A file system in which an SQLite database is one file: its committed content, without the log, the journal and the shared memory beside it.
///
/// Lies around the real one, so that whatever scans, reads or compares sees databases alike.
/// - What it promises: a database reads as of one moment (``DatabaseSnapshot``); its stamp moves with its log, too.
/// - Cost: nothing for names that look like neither; for a file whose size is that of a database 16 bytes of it are read when it is opened.
/// - Source: DESIGN.md §7.
public struct DatabaseFileSystem: FileSystem {
    private let base: any FileSystem
    private let clock: any Clock

    public init(_ base: any FileSystem, clock: any Clock) {
        self.base = base
        self.clock = clock
    }

    public func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus { try base.status(ofRoot: path) }

    public func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        DatabaseDirectory(try base.openRoot(path), clock)
    }

    /// The database of which a file is a part that has no version of its own; nil for any other path.
    ///
    /// - Parameter path: absolute.
    public func database(ofPart path: [UInt8]) -> [UInt8]? {
        guard let companion = DatabaseCompanion(path) else { return nil }
        let (parent, name) = ItemPath.split(path)
        guard let directory = try? base.openRoot(parent), (try? directory.status(of: name))?.kind == .file,
            (try? DatabaseDirectory(directory, clock).status(of: name)) == nil
        else { return nil }
        return companion.database
    }
}

/// One directory of a ``DatabaseFileSystem``.
final class DatabaseDirectory: SourceDirectory {
    private let base: any SourceDirectory
    private let clock: any Clock
    /// Databases that were opened already: who opens one again found it changing, and needs it to hold still.
    private let opened = Mutex<Set<[UInt8]>>([])

    init(_ base: any SourceDirectory, _ clock: any Clock) {
        self.base = base
        self.clock = clock
    }

    func status() throws(SystemError) -> FileStatus { try base.status() }
    func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8] { try base.readSymlink(name) }
    func attributes(of name: [UInt8]) throws(SystemError) -> [ExtendedAttribute] { try base.attributes(of: name) }
    func attributes() throws(SystemError) -> [ExtendedAttribute] { try base.attributes() }

    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        DatabaseDirectory(try base.openDirectory(name), clock)
    }

    func openParent() throws(SystemError) -> any SourceDirectory { DatabaseDirectory(try base.openParent(), clock) }

    func entries() throws(SystemError) -> [DirectoryEntry] {
        let entries = try base.entries()
        guard entries.contains(where: { DatabaseCompanion($0.name) != nil }) else { return entries }
        var hidden: Set<[UInt8]> = []
        var logged: Set<[UInt8]> = []
        for entry in entries {
            guard let companion = DatabaseCompanion(entry.name), case .success(let status) = entry.status, status.kind == .file,
                Self.has(entries, companion.database)
            else { continue }
            if isHidden(companion) { hidden.insert(entry.name) }
            if companion.kind == .log, status.size > 0 { logged.insert(companion.database) }
        }
        guard !hidden.isEmpty || !logged.isEmpty else { return entries }
        return entries.compactMap { entry in
            if hidden.contains(entry.name) { return nil }
            guard logged.contains(entry.name), case .success(let status) = entry.status,
                let combined = try? self.combined(entry.name, status)
            else { return entry }
            return DirectoryEntry(name: entry.name, status: .success(combined))
        }
    }

    /// In ascending order.
    private static func has(_ entries: [DirectoryEntry], _ name: [UInt8]) -> Bool {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].name.lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].name == name
    }

    func status(of name: [UInt8]) throws(SystemError) -> FileStatus {
        let status = try base.status(of: name)
        guard status.kind == .file else { return status }
        if let companion = DatabaseCompanion(name), isHidden(companion) {
            throw SystemError("stat", path: name, code: ErrorCode.missing)
        }
        guard DatabaseHeader.mayBe(status), let log = try? base.status(of: name + DatabaseCompanion.Kind.log.suffix),
            log.kind == .file, log.size > 0
        else { return status }
        return (try? combined(name, status)) ?? status
    }

    // MARK: Opening

    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        let file = try base.openFile(name)
        guard DatabaseHeader.mayBe(file.openedStatus), let header = try DatabaseHeader(file) else { return file }
        let mustHold = !opened.withLock { $0.insert(name).inserted }
        return header.isLogged ? try openLogged(name, file, mustHold) : try openPlain(name, file, mustHold)
    }

    /// A database whose transactions go to a log first.
    private func openLogged(_ name: [UInt8], _ file: any SourceFile, _ mustHold: Bool) throws(SystemError) -> any SourceFile {
        var file = file
        var held: (any SourceFile)?
        if mustHold, let memory = try? base.openFile(name + DatabaseCompanion.Kind.memory.suffix),
            hold(memory, DatabaseLock.checkpoint), hold(memory, DatabaseLock.reader)
        {
            // Nobody moves pages from the log to the database now, nor begins the log anew. What was moved before is of no matter.
            held = memory
            file = try base.openFile(name)
        }
        let log = try openLog(name)
        let status = log.map { Self.combined(file.openedStatus, $0.file.openedStatus, $0.index) } ?? file.openedStatus
        let isTooFresh = held == nil && Stamp.ifSettled(file.openedStatus, readAt: clock.now()) == nil
        return DatabaseSnapshot(
            file, log: log, status: status, isTooFresh: isTooFresh, holding: held, isBeingWritten: { false })
    }

    /// A database into which transactions are written, with a journal to take them back.
    private func openPlain(_ name: [UInt8], _ file: any SourceFile, _ mustHold: Bool) throws(SystemError) -> any SourceFile {
        let isHeld = mustHold && hold(file, DatabaseLock.shared)
        let isBeingWritten: @Sendable () -> Bool = { [base] in !isHeld && DatabaseJournal.isInUse(name, file, in: base) }
        if mustHold, isBeingWritten() { throw SystemError("lock", path: name, code: ErrorCode.busy) }
        let isTooFresh = !isHeld && Stamp.ifSettled(file.openedStatus, readAt: clock.now()) == nil
        let status: FileStatus
        // What was written before the lock was had.
        if isHeld { status = try file.status() } else { status = file.openedStatus }
        guard status == file.openedStatus else { return try reopened(name) }
        return DatabaseSnapshot(
            file, log: nil, status: status, isTooFresh: isTooFresh, holding: file, isBeingWritten: isBeingWritten)
    }

    private func reopened(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        let file = try base.openFile(name)
        let isHeld = hold(file, DatabaseLock.shared)
        return DatabaseSnapshot(
            file, log: nil, status: file.openedStatus, isTooFresh: !isHeld, holding: file, isBeingWritten: { false })
    }

    /// Waits for a writer, but not for long: most transactions, and what empties the log, are short.
    private func hold(_ file: any SourceFile, _ bytes: Range<UInt64>) -> Bool {
        for _ in 0..<50 {
            if file.lockShared(bytes) { return true }
            clock.pause(nanoseconds: 5_000_000)
        }
        return false
    }

    // MARK: The log

    private func openLog(_ name: [UInt8]) throws(SystemError) -> DatabaseSnapshot.Log? {
        let file: any SourceFile
        do throws(SystemError) {
            file = try base.openFile(name + DatabaseCompanion.Kind.log.suffix)
        } catch {
            if error.isMissing { return nil }
            throw error
        }
        guard let index = try WriteAheadLog.read(file) else { return nil }
        return DatabaseSnapshot.Log(file: file, index: index)
    }

    private func combined(_ name: [UInt8], _ status: FileStatus) throws(SystemError) -> FileStatus {
        let file = try base.openFile(name)
        guard DatabaseHeader.mayBe(status), let header = try DatabaseHeader(file), header.isLogged, let log = try openLog(name) else { return status }
        return Self.combined(status, log.file.openedStatus, log.index)
    }

    /// As large as it will be, and as new as the newer of both.
    private static func combined(_ database: FileStatus, _ log: FileStatus, _ index: WriteAheadLog) -> FileStatus {
        var status = database
        status.size = index.databaseBytes
        status.blocks = (index.databaseBytes + 511) / 512
        status.modified = max(database.modified, log.modified)
        status.changed = max(database.changed, log.changed)
        return status
    }

    /// Whether a file beside a database is a part of it that its version does without.
    private func isHidden(_ companion: DatabaseCompanion) -> Bool {
        guard let file = try? base.openFile(companion.database), DatabaseHeader.mayBe(file.openedStatus),
            let header = try? DatabaseHeader(file)
        else { return false }
        switch companion.kind {
        case .memory: return true
        case .log: return header.isLogged
        // One that a crash left behind belongs to the database: SQLite will need it.
        case .journal: return !DatabaseJournal.isLeftBehind(companion.database, file, in: base)
        }
    }
}
