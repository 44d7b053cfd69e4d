import CairnCore

/// A store whose temporary failures are tried again, with growing pauses. What stalled is tried
/// once more: that took its time.
///
/// - Source: exponential backoff with full jitter (Brooker, AWS Architecture Blog, 2015): who
///   failed together does not come back together.
public struct RetryingStore: RemoteStore {
    private let store: any RemoteStore
    private let clock: any Clock
    private let randomness: any Randomness
    private let cancellation: Cancellation
    private let tries: Int
    private let firstPause: UInt64
    private let longestPause: UInt64

    /// - Parameters:
    ///   - tries: at least 1.
    ///   - firstPause: the longest pause after the first failure, in nanoseconds; it doubles.
    public init(
        _ store: any RemoteStore, clock: any Clock, randomness: any Randomness,
        cancellation: Cancellation, tries: Int = 6, firstPause: UInt64 = 500_000_000,
        longestPause: UInt64 = 30_000_000_000
    ) {
        self.store = store
        self.clock = clock
        self.randomness = randomness
        self.cancellation = cancellation
        self.tries = tries
        self.firstPause = firstPause
        self.longestPause = longestPause
    }

    public var name: String { store.name }

    private func retried<R>(_ body: () throws(RemoteError) -> R) throws(RemoteError) -> R {
        var pause = firstPause
        var stalls = 0
        for _ in 1..<tries {
            do throws(RemoteError) { return try body() } catch {
                if error.kind == .stalled { stalls += 1 }
                guard error.kind == .temporary || (error.kind == .stalled && stalls < 2),
                    !cancellation.isRequested
                else { throw error }
            }
            var left = randomness.word() % max(1, pause)
            // In small pieces: a person who stops it does not wait.
            while left > 0, !cancellation.isRequested {
                let piece = min(left, 100_000_000)
                clock.pause(nanoseconds: piece)
                left -= piece
            }
            pause = min(pause * 2, longestPause)
        }
        return try body()
    }

    public func put(_ key: String, _ content: RemoteContent) throws(RemoteError) {
        try retried { () throws(RemoteError) in try store.put(key, content) }
    }

    public func get(_ key: String, at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer)
        throws(RemoteError)
    { try retried { () throws(RemoteError) in try store.get(key, at: offset, into: buffer) } }

    public func list(_ directory: String) throws(RemoteError) -> [RemoteObject] {
        try retried { () throws(RemoteError) in try store.list(directory) }
    }

    public func tops() throws(RemoteError) -> [String] {
        try retried { () throws(RemoteError) in try store.tops() }
    }

    public func size(of key: String) throws(RemoteError) -> UInt64? {
        try retried { () throws(RemoteError) in try store.size(of: key) }
    }

    public func delete(_ key: String) throws(RemoteError) {
        try retried { () throws(RemoteError) in try store.delete(key) }
    }
}
