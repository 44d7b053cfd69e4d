/// Reports once when nothing has succeeded for a set time: no commit, and no comparison that found
/// nothing to commit.
///
/// A pure machine: times are of ``Clock/monotonic()``, which stands still while the machine sleeps.
///
/// Invariant: between two successes ``isDue(now:)`` is true at most once, and once more for each
/// ``failed(now:)``.
public struct StaleWatch: Sendable {
    private var after: UInt64
    private var last: UInt64
    /// The age of the last success when the daemon started.
    private var ageAtStart: UInt64
    private let start: UInt64
    private var hasSucceeded = false
    private var hasTold = false
    /// When a report that failed is made again.
    private var nextTry: UInt64?

    /// The time that a daemon has to catch up before it complains, even when it starts after a week
    /// without power.
    public static let startNanoseconds: UInt64 = 600_000_000_000
    /// The pause after a report that failed.
    public static let retryNanoseconds: UInt64 = 3_600_000_000_000

    /// - Parameters:
    ///   - after: nanoseconds without success.
    ///   - age: how long ago the last success was, by the wall clock; nil when there was none.
    public init(after: UInt64, now: UInt64, age: UInt64?) {
        self.after = after
        start = now
        last = now
        ageAtStart = age ?? .max
    }

    /// Notes that a commit became durable, or that a comparison ended.
    public mutating func succeeded(now: UInt64) {
        last = max(last, now)
        hasSucceeded = true
        hasTold = false
        nextTry = nil
    }

    /// Notes that the report reached nobody: it is made again after a while.
    public mutating func failed(now: UInt64) {
        guard hasTold else { return }
        hasTold = false
        nextTry = now.addingSaturated(Self.retryNanoseconds)
    }

    public mutating func replace(after: UInt64) { self.after = after }

    /// Whether it is time to report.
    public mutating func isDue(now: UInt64) -> Bool {
        guard let due = nextCheck, now >= due else { return false }
        hasTold = true
        return true
    }

    /// Whether nothing has succeeded for too long, reported or not.
    public func isSilent(now: UInt64) -> Bool { now >= due }

    private var due: UInt64 {
        if hasSucceeded { return last.addingSaturated(after) }
        let remaining = after > ageAtStart ? after - ageAtStart : 0
        return start.addingSaturated(max(remaining, min(after, Self.startNanoseconds)))
    }

    /// The time at which ``isDue(now:)`` becomes true unless something succeeds; nil after the
    /// report.
    public var nextCheck: UInt64? { hasTold ? nil : nextTry ?? due }

    /// The time since the last success, in nanoseconds.
    public func silence(now: UInt64) -> UInt64 {
        let since = now >= last ? now - last : 0
        return hasSucceeded || ageAtStart == .max ? since : since.addingSaturated(ageAtStart)
    }
}
