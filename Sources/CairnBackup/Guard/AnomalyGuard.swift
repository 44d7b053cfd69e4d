import CairnCore
import CairnFormat

/// Detects when more kept files are destroyed in a while than people destroy: a program that
/// encrypts files, a wrong `rm`.
///
/// Two measures for each root: how much is gone and was neither moved nor replaced (within some
/// minutes), and how much newly looks encrypted (within a day, because some programs work slowly).
/// New, moved and edited files count for neither, whatever their number. Capturing goes on, because
/// every kept version stays. Forgetting pauses, and the last commit before is pinned until a person
/// has looked. A pure state machine: it receives each round and says whether that is too much.
/// - Source: Docs/decisions/0012-anomaly-guard.md.
public struct AnomalyGuard: Sendable {
    public struct Configuration: Equatable, Sendable {
        /// The limit as a share of what a root held.
        public var share = Share(basisPoints: 3_000)
        /// The limit as a number of items; both limits must be exceeded.
        public var items: UInt64 = 1_000
        /// The period for ``Verdict/Kind/lost``, in nanoseconds.
        public var within: UInt64 = 600_000_000_000

        public init() {}

        /// For encryption a tenth of the share and of the items is enough: no ordinary program does
        /// that to files that were not encrypted.
        private static let evidenceFactor: UInt64 = 10
        static let evidenceWithin: UInt64 = 86_400_000_000_000

        /// The verdict on the worst root; nil when none was harmed.
        ///
        /// - Parameter live: counts the files that a root holds afterwards; it may stop at
        ///   `atMost`.
        func judge(_ figures: AnomalyFigures, _ kind: Verdict.Kind, live: AnomalyGuard.Census)
            rethrows -> Verdict?
        {
            let factor = kind == .lost ? 1 : Self.evidenceFactor
            return try figures.roots.compactMap { number, root -> Verdict? in
                let changed = kind == .lost ? figures.lost(root) : figures.scrambled(root)
                let byItems = Double(changed * factor) / Double(items)
                guard byItems > 1 else {
                    return Verdict(
                        kind: kind, root: number, changed: changed, live: changed,
                        severity: byItems, hasExcluded: root.excluded > 0)
                }
                // Enough items, whatever the share.
                let enough = kind == .scrambled ? Double(changed) / Double(2 * items) : 0
                let limit =
                    enough > 1
                    ? .max
                    : changed * 40_000 * factor / UInt64(max(1, share.basisPoints)) + root.new
                // The number of files that the root held before.
                let after = try live(number, limit) + root.deleted
                let held = max(changed, after - min(root.new, after))
                let byShare =
                    Double(changed * factor) * 10_000
                    / (Double(max(1, share.basisPoints)) * Double(held))
                return Verdict(
                    kind: kind, root: number, changed: changed, live: held,
                    severity: max(enough, min(byItems, byShare)), hasExcluded: root.excluded > 0)
            }.max { $0.severity < $1.severity }
        }

        /// The worse of both verdicts.
        func judge(_ figures: AnomalyFigures, live: AnomalyGuard.Census) rethrows -> Verdict? {
            [try judge(figures, .lost, live: live), try judge(figures, .scrambled, live: live)]
                .compactMap { $0 }.max { $0.severity < $1.severity }
        }
    }

    public typealias Census = (_ root: UInt64, _ atMost: UInt64) throws -> UInt64

    public struct Verdict: Equatable, Sendable {
        public enum Kind: String, Sendable {
            /// Kept files were deleted or emptied.
            case lost
            /// Kept files look encrypted.
            case scrambled
        }

        public let kind: Kind
        public let root: UInt64
        public let changed: UInt64
        /// Never less than ``changed``.
        public let live: UInt64
        /// The multiple of the limit.
        public let severity: Double
        /// Whether some of them are not gone but excluded, and nobody ordered that.
        public var hasExcluded = false
        public var isTooMuch: Bool { severity > 1 }

        /// The verdict in words, for people.
        public var text: String {
            "\(changed) of \(live) files "
                + (kind == .scrambled
                    ? "look encrypted now"
                    : hasExcluded
                        ? "were deleted, emptied or excluded by a marker"
                        : "were deleted or emptied")
        }
    }

    /// A verdict that is too much, with the last good commit.
    public struct Finding: Equatable, Sendable {
        public let verdict: Verdict
        /// The last commit before it began.
        public let lastGood: Hash128
    }

    public var configuration: Configuration
    private var recent = Window()
    private var day = Window()
    /// Too much is gone, and the time since when. Deleted files may still appear elsewhere: a
    /// checkout deletes before it writes.
    private var doubt: (verdict: Verdict, since: UInt64)?
    public var doubtful: Verdict? { doubt?.verdict }
    public var isDoubtful: Bool { doubt != nil }
    /// Deleted files may take this part of ``Configuration/within`` to come back.
    static let patienceDivisor: UInt64 = 5

    public init(_ configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }

    /// - Parameters:
    ///   - figures: of this round.
    ///   - commit: the last commit before it; nil when there was none.
    ///   - now: nanoseconds of a monotonic clock.
    public mutating func note(_ figures: AnomalyFigures, before commit: Hash128?, at now: UInt64) {
        guard !figures.isEmpty else { return }
        recent.add(figures, commit, now, within: configuration.within)
        day.add(figures, commit, now, within: Configuration.evidenceWithin)
    }

    /// - Parameter isEnding: this is the last call.
    /// - Returns: the finding that is too much; repeated until ``release()``.
    public mutating func judge(at now: UInt64, isEnding: Bool = false, live: Census) rethrows
        -> Finding?
    {
        let scrambled = try day.judge(
            .scrambled, configuration, now, within: Configuration.evidenceWithin, live)
        if let scrambled { return scrambled }
        let finding = try recent.judge(
            .lost, configuration, now, within: configuration.within, live)
        doubt = finding.map { ($0.verdict, doubt?.since ?? now) }
        guard let since = doubt?.since,
            isEnding || now >= since + configuration.within / Self.patienceDivisor
        else { return nil }
        return finding
    }

    /// Forgets everything before: a person has looked.
    public mutating func release() { self = AnomalyGuard(configuration) }
}

/// The rounds of a period, collected in slots, so that a burst of saves needs few figures.
private struct Window {
    private struct Slot {
        let began: UInt64
        var figures: AnomalyFigures
        let commit: Hash128?
    }

    private var slots: [Slot] = []
    private var sum = AnomalyFigures()
    private static let slotsMaximum: UInt64 = 60

    mutating func add(_ figures: AnomalyFigures, _ commit: Hash128?, _ now: UInt64, within: UInt64)
    {
        expire(now, within)
        sum.add(figures)
        // Harmless rounds stay in slots of their own, so that the pinned commit is the one before
        // the harm.
        if let last = slots.last, now < last.began &+ max(1, within / Self.slotsMaximum),
            last.figures.isHarmless == figures.isHarmless
        {
            slots[slots.count - 1].figures.add(figures)
        } else {
            slots.append(Slot(began: now, figures: figures, commit: commit))
        }
    }

    private mutating func expire(_ now: UInt64, _ within: UInt64) {
        guard let first = slots.first, first.began &+ within <= now else { return }
        slots.removeAll { $0.began &+ within <= now }
        sum = slots.reduce(into: AnomalyFigures()) { $0.add($1.figures) }
    }

    mutating func judge(
        _ kind: AnomalyGuard.Verdict.Kind, _ configuration: AnomalyGuard.Configuration,
        _ now: UInt64, within: UInt64, _ live: AnomalyGuard.Census
    ) rethrows -> AnomalyGuard.Finding? {
        expire(now, within)
        guard let verdict = try configuration.judge(sum, kind, live: live), verdict.isTooMuch else {
            return nil
        }
        // The harm began with the first slot that has more than a stray file or two.
        let harm = sum.harm(kind)
        let first = slots.first { $0.figures.harm(kind) * 100 >= harm }
        return first?.commit.map { AnomalyGuard.Finding(verdict: verdict, lastGood: $0) }
    }
}
