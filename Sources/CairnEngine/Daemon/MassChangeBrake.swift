import CairnFormat

/// Notices when more of what is kept changes or vanishes within some minutes than people change: a program that encrypts files, a wrong `rm`, a disk that lies.
///
/// Capturing goes on, for every version that was kept stays; what ends is thinning, and the last good commit is pinned until a person has looked.
/// A pure machine: told of each round, it says whether that is too much.
/// - Source: DESIGN.md §5, “Pinned and tagged commits stay”.
public struct MassChangeBrake: Sendable {
    public struct Configuration: Equatable, Sendable {
        /// Of what was kept before.
        public var share = Share(basisPoints: 3_000)
        /// And at least so many.
        public var items: UInt64 = 1_000
        /// Nanoseconds.
        public var within: UInt64 = 600_000_000_000

        public init() {}

        /// Whether so many of so many is too much.
        public func isMass(_ changed: UInt64, of live: UInt64) -> Bool { changed > items && share.isExceeded(by: changed, of: live) }
    }

    /// Rounds of some seconds, so that a storm of saves stays a handful of numbers.
    private struct Slot {
        let began: UInt64
        var changed: UInt64
        /// Before the first round of the slot.
        let live: UInt64
        let commit: Hash128?
    }

    /// What it was that was too much.
    public struct Finding: Equatable, Sendable {
        public let changed: UInt64
        public let live: UInt64
        /// The last commit before it began.
        public let lastGood: Hash128
    }

    public private(set) var configuration: Configuration
    private var slots: [Slot] = []
    private static let slotsMaximum: UInt64 = 60

    public init(_ configuration: Configuration = Configuration()) { self.configuration = configuration }

    public mutating func reconfigure(_ configuration: Configuration) { self.configuration = configuration }

    /// - Parameters:
    ///   - changed: items that were kept and changed or vanished in this round, but for those that a rule leaves out from now on.
    ///   - live: how many were kept before it.
    ///   - commit: the last commit before it; nil when there was none.
    ///   - now: of a monotonic clock, nanoseconds.
    /// - Returns: what was too much; told once, until ``release()``.
    public mutating func note(changed: UInt64, live: UInt64, before commit: Hash128?, at now: UInt64) -> Finding? {
        guard changed > 0 else { return nil }
        slots.removeAll { $0.began &+ configuration.within <= now }
        let width = max(1, configuration.within / Self.slotsMaximum)
        if let last = slots.last, now < last.began &+ width {
            slots[slots.count - 1].changed += changed
        } else {
            slots.append(Slot(began: now, changed: changed, live: live, commit: commit))
        }
        let sum = slots.reduce(0) { $0 + $1.changed }
        guard let first = slots.first, let good = first.commit, configuration.isMass(sum, of: first.live) else { return nil }
        return Finding(changed: sum, live: first.live, lastGood: good)
    }

    /// A person has looked: what came before counts no more.
    public mutating func release() { slots = [] }
}
