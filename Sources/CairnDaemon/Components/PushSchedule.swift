/// When a remote is pushed to. A pure machine; times are of ``Clock/monotonic()``.
struct PushSchedule {
    /// In nanoseconds, from the begin of one push to that of the next.
    private(set) var every: UInt64
    private(set) var next: UInt64
    /// The number of failures since the last success.
    private(set) var failures: UInt64

    /// So many new bytes are pushed at once.
    static let manyBytes: UInt64 = 32 << 20
    static let failurePauseMinimum: UInt64 = 10_000_000_000
    /// The longest pause after a failure; the interval, where that is longer.
    static let failurePauseMaximum: UInt64 = 600_000_000_000
    /// The pause before a remote to which another process pushes is tried again.
    static let busyPause: UInt64 = 30_000_000_000
    /// The longest pause after the start.
    static let firstPauseMaximum: UInt64 = 5_000_000_000

    /// - Parameters:
    ///   - failures: in a row, before this daemon started.
    ///   - wait: what was left to wait then; nothing longer than the interval or the longest pause
    ///     counts.
    init(every: UInt64, now: UInt64, failures: UInt64 = 0, wait: UInt64 = 0) {
        self.every = every
        self.failures = failures
        let longest = failures == 0 ? every : max(every, Self.failurePauseMaximum)
        next = now + max(min(wait, longest), min(every, Self.firstPauseMaximum))
    }

    /// Takes another interval: nothing waits longer than it says.
    mutating func configure(every: UInt64, now: UInt64) {
        self.every = every
        if failures == 0 { next = min(next, now + every) }
    }

    mutating func succeeded(began: UInt64, now: UInt64) {
        failures = 0
        next = max(now, began.addingSaturated(every))
    }

    /// - Parameter jitter: a random number.
    mutating func failed(now: UInt64, jitter: UInt64) {
        failures += 1
        next = now.addingSaturated(pause(jitter))
    }

    /// Half of the growing pause, and a random part of the other half.
    private func pause(_ jitter: UInt64) -> UInt64 {
        let first = min(every, Self.failurePauseMinimum)
        let longest = max(every, Self.failurePauseMaximum)
        let doublings = min(failures - 1, 20)
        let half = min(first << doublings, longest) / 2
        return half + jitter % (half + 1)
    }

    mutating func wasBusy(now: UInt64) { next = now + min(every, Self.busyPause) }

    /// Notes how much waits.
    mutating func note(waiting bytes: UInt64, now: UInt64) {
        if failures == 0, bytes >= Self.manyBytes { next = min(next, now) }
    }
}
