import Synchronization

/// The time that all files of a run together wait for other programs, which hold locks or leases.
/// A program that holds many of them delays a run by this time, and not by a time for each.
///
/// - Bounds: ``burstNanoseconds``, and beyond that one part in ``share`` of the time that passes: a
///   service that runs for months waits for a lock now and then, too. A single wait takes half of
///   what is left at most, so that one file leaves something to the next.
public final class SharedWaits: Sendable {
    private let clock: any Clock
    private let state: Mutex<(left: UInt64, at: UInt64)>

    public static let burstNanoseconds: UInt64 = 2_000_000_000
    private static let share: UInt64 = 20

    public init(clock: any Clock) {
        self.clock = clock
        state = Mutex((Self.burstNanoseconds, clock.monotonic()))
    }

    /// A wait of one opening.
    public struct Wait: ~Copyable {
        fileprivate let waits: SharedWaits
        fileprivate var left: UInt64

        /// Lets time pass.
        ///
        /// - Returns: false, at once, when there is no time left to wait.
        public mutating func pause(nanoseconds: UInt64) -> Bool {
            guard left > 0 else { return false }
            let spent = waits.pause(nanoseconds: min(nanoseconds, left))
            left -= min(left, spent)
            return true
        }
    }

    public func begin() -> Wait {
        let now = clock.monotonic()
        let left = state.withLock { state in
            let gained = (now - min(now, state.at)) / Self.share
            state = (min(Self.burstNanoseconds, state.left + gained), now)
            return state.left / 2
        }
        // What is left in the end is less than a writer needs.
        return Wait(waits: self, left: left < Self.leastNanoseconds ? 0 : left)
    }

    private static let leastNanoseconds: UInt64 = 1_000_000

    private func pause(nanoseconds: UInt64) -> UInt64 {
        let start = clock.monotonic()
        clock.pause(nanoseconds: nanoseconds)
        let spent = clock.monotonic() - start
        state.withLock { $0.left -= min($0.left, spent) }
        return spent
    }
}
