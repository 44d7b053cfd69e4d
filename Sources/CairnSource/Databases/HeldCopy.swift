import CairnCore
import CairnFormat

/// Copies a database while its writer cannot end a transaction. It holds that lock only while it
/// copies.
///
/// A reader's lock does not keep writers from changing pages in memory, only from writing them: a
/// writer that reaches that point waits for the end of the lock.
/// - What it promises: the copy is of one moment. Parts copied under an earlier lock count only
///   when no transaction ended since: each changes the header.
/// - Bounds: the lock is held for ``sliceNanoseconds`` and the copying of one more piece. SQLite's
///   busy handler sleeps 1, 2, 5, 10 and 15 ms in turn and tries in between, so that a writer that
///   found the lock held gets it after 33 ms; the next step would be 53 ms. A waiting writer goes
///   first: its byte is tested before each lock.
/// - Source: sqlite.org/lockingv3.html §3, "PENDING"; sqlite.org/fileformat2.html §1.3.7, "File
///   change counter"; sqlite3.c, `sqliteDefaultBusyCallback`.
struct HeldCopy {
    enum Outcome {
        /// - original: the file that was copied; `status`: its status at that moment.
        case copied(any SourceFile, original: any SourceFile, status: FileStatus)
        /// Each time, transactions came between the parts of the copy; or the writer ended within
        /// one, and left its journal.
        case moved
        /// A writer held the lock.
        case locked
        /// There is no place for a copy, or no locks.
        case impossible
    }

    let name: [UInt8]
    let directory: any SourceDirectory
    let fileSystem: any FileSystem
    let clock: any Clock
    let waits: SharedWaits

    static let sliceNanoseconds: UInt64 = 25_000_000
    static let pieceBytes = 1 << 20
    /// The pause between two slices, for programs that fail rather than wait.
    private static let pauseNanoseconds: UInt64 = 5_000_000
    /// A writer that commits without a rest lets go of the lock for a millisecond or two at a time,
    /// and holds it while the disk writes, because SQLite locks before it syncs the journal
    /// (sqlite3.c, `syncJournal`).
    private static let lockStepNanoseconds: UInt64 = 500_000
    /// The number of times a copy is begun again because a transaction came between its parts.
    private static let copyTries = 8
    /// A larger database is read in place.
    static let copyBytesMaximum: UInt64 = 1 << 30

    func make() throws(SystemError) -> Outcome {
        let file = try directory.openFile(name)
        // The first clone flushes dirty data, which may take long, and shows whether cloning works.
        if file.clone() != nil, let outcome = try clone(file) { return outcome }
        let size = file.openedStatus.size
        guard size <= Self.copyBytesMaximum, let scratch = fileSystem.makeScratch(bytes: size)
        else { return .impossible }
        do throws(SystemError) {
            // Over a copy that has its pages already, the next is made in a fraction of the time;
            // reads from the disk happen now.
            _ = try copy(file, from: 0, into: scratch, until: nil)
            return try copyInSlices(file, into: scratch)
        } catch {
            // ENOSPC, EDQUOT, EFBIG: there is no room for the copy.
            if [28, 122, 27].contains(error.code) { return .impossible }
            throw error
        }
    }

    /// Clones it at once.
    private func clone(_ file: any SourceFile) throws(SystemError) -> Outcome? {
        guard lock(file) else { return refusal(file) }
        defer { file.unlockShared(DatabaseLock.shared) }
        guard !hasLeftJournal(file) else { return .moved }
        guard let mark = try Mark(file), let copy = file.clone() else { return nil }
        return .copied(copy, original: file, status: mark.status)
    }

    private func copyInSlices(_ file: any SourceFile, into scratch: any ScratchFile)
        throws(SystemError) -> Outcome
    {
        var first: Mark?
        var position: UInt64 = 0
        var tries = 0
        while tries < Self.copyTries {
            guard lock(file) else { return refusal(file) }
            let deadline = clock.monotonic() &+ Self.sliceNanoseconds
            defer { file.unlockShared(DatabaseLock.shared) }
            guard !hasLeftJournal(file), let mark = try Mark(file) else { return .moved }
            if mark != first {
                first = mark
                position = 0
                tries += 1
            }
            position = try copy(file, from: position, into: scratch, until: deadline)
            if position >= mark.status.size {
                return .copied(scratch.content, original: file, status: mark.status)
            }
            file.unlockShared(DatabaseLock.shared)
            clock.pause(nanoseconds: Self.pauseNanoseconds)
        }
        return .moved
    }

    /// - Returns: the offset reached, at the end of the file or of the time.
    private func copy(
        _ file: any SourceFile, from start: UInt64, into scratch: any ScratchFile,
        until deadline: UInt64?
    ) throws(SystemError) -> UInt64 {
        var position = start
        repeat {
            let count = try scratch.copy(from: file, at: position, count: Self.pieceBytes)
            position += UInt64(count)
            if count < Self.pieceBytes { break }
        } while deadline.map { clock.monotonic() < $0 } ?? true
        return position
    }

    // MARK: The lock

    /// Waits a short time for a writer; not at all once the run has waited for long enough.
    private func lock(_ file: any SourceFile) -> Bool {
        var wait = waits.begin()
        repeat {
            if file.lockShared(DatabaseLock.pending) {
                let isHeld = file.lockShared(DatabaseLock.shared)
                file.unlockShared(DatabaseLock.pending)
                if isHeld { return true }
            }
        } while wait.pause(nanoseconds: Self.lockStepNanoseconds)
        return false
    }

    /// Whether a writer has ended within a transaction. One that goes on writes no page while the
    /// lock is held, and first asks for it (sqlite3.c, `syncJournal`).
    private func hasLeftJournal(_ file: any SourceFile) -> Bool {
        DatabaseParts(name: name, database: file, directory: directory).hasHotJournal()
    }

    private func refusal(_ file: any SourceFile) -> Outcome {
        file.isLockedByWriter(DatabaseLock.all) ? .locked : .impossible
    }

    /// The state by which two moments under the lock are distinguished.
    private struct Mark: Equatable {
        let status: FileStatus
        private let header: DatabaseHeader

        /// - Returns: nil when it is no longer a database.
        init?(_ file: any SourceFile) throws(SystemError) {
            guard let header = try DatabaseHeader(file) else { return nil }
            self.header = header
            status = try file.status()
        }

        static func == (left: Mark, right: Mark) -> Bool {
            left.header == right.header && left.status.size == right.status.size
                && left.status.modified == right.status.modified
                && left.status.changed == right.status.changed
        }
    }
}
