import CairnCore
import CairnFormat

/// The lock between those who read content and those who let it go.
///
/// What it promises: while somebody reads, no version and no pack goes. What it does not: to hold
/// up writers, who only add.
/// - Source: FORMAT.md §11.1.
public enum ReadersLock {
    /// Packs go a few at a time, and versions in short pieces: whoever has the lock alone gives it
    /// back soon.
    private static let patienceNanoseconds: UInt64 = 30_000_000_000
    private static let pauseNanoseconds: UInt64 = 20_000_000

    /// Takes the lock in common with other readers, for as long as the value lives.
    ///
    /// - Throws: ``RepositoryError/locked(holder:)`` when somebody has it alone for half a minute,
    ///   ``SystemError``.
    public static func share(_ storage: any Storage, clock: any Clock) throws -> any StorageLock {
        let deadline = clock.monotonic() + patienceNanoseconds
        while true {
            switch try storage.lockReaders(exclusive: false) {
            case .held(let lock): return lock
            case .taken(let holder):
                guard clock.monotonic() < deadline else {
                    throw RepositoryError.locked(holder: holder)
                }
                clock.pause(nanoseconds: pauseNanoseconds)
            }
        }
    }

    /// Takes the lock alone, without waiting, to drop versions or remove packs. Hold it briefly.
    ///
    /// - Throws: ``RepositoryError/inUse(holder:)`` while somebody reads, ``SystemError``.
    public static func exclude(_ storage: any Storage) throws -> any StorageLock {
        switch try storage.lockReaders(exclusive: true) {
        case .held(let lock): return lock
        case .taken(let holder): throw RepositoryError.inUse(holder: holder)
        }
    }
}
