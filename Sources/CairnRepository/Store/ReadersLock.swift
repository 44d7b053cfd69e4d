import CairnCore

/// The lock between readers of content and code that removes it.
///
/// What it promises: while somebody reads, no version and no pack is removed. What it does not: to
/// block writers, who only add.
/// - Source: FORMAT.md §11.1.
public enum ReadersLock {
    /// Packs and versions are removed in short steps, so an exclusive holder releases the lock
    /// soon.
    private static let patienceNanoseconds: UInt64 = 30_000_000_000
    private static let pauseNanoseconds: UInt64 = 20_000_000

    /// Shares the lock with other readers while the value lives.
    ///
    /// - Throws: ``RepositoryError/locked(holder:)`` when it is held exclusively for half a minute,
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

    /// Acquires the lock exclusively, without waiting, to drop versions or remove packs. Hold it
    /// briefly.
    ///
    /// - Throws: ``RepositoryError/inUse(holder:)`` while somebody reads, ``SystemError``.
    public static func exclude(_ storage: any Storage) throws -> any StorageLock {
        switch try storage.lockReaders(exclusive: true) {
        case .held(let lock): return lock
        case .taken(let holder): throw RepositoryError.inUse(holder: holder)
        }
    }
}
