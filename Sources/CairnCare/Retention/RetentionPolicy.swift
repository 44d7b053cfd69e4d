import CairnFormat
import CairnRepository

/// The retention rules for points in time. Pure: points, a moment and a calendar in, reasons out.
///
/// This page is the stage's rule. Each rule divides time into periods (an hour, a day …) and keeps
/// the newest point of each, as far back as it reaches. A point stays when any rule keeps it, or
/// when it is the newest, pinned, tagged, from the future, or needed for an undo.
/// - What it promises: for unchanged points, applying retention twice equals applying it once, and
///   applying it early removes nothing that a later run keeps, as long as rules reach by time. For
///   each point that ever existed, one is kept that is newer or equal and less than a period away,
///   in the finest rule that reaches it. A wrong clock alone loses nothing: future points stay.
/// - What it does not: anything about versions. The catalog decides which of them only a forgotten
///   point showed (FORMAT.md §8.12).
public struct RetentionPolicy: Equatable, Sendable {
    public enum Period: String, Sendable, CaseIterable {
        /// Every point.
        case each
        case hour, day, week, month, year
    }

    public enum Reach: Equatable, Sendable {
        /// The newest so many periods that have a point, as restic counts.
        case newest(Int)
        case within(RetentionSpan)
        case forever
    }

    public struct Rule: Equatable, Sendable {
        public var period: Period
        public var reach: Reach

        public init(_ period: Period, _ reach: Reach) {
            self.period = period
            self.reach = reach
        }
    }

    public var rules: [Rule]
    /// A point with all tags of one of these lists stays.
    public var tags: [[[UInt8]]]
    /// Whether any tag keeps a point.
    public var keepsTagged: Bool
    /// The time that the state before a restore stays, so that the restore can be undone.
    public var undoable: RetentionSpan?

    public init(
        _ rules: [Rule], tags: [[[UInt8]]] = [], keepsTagged: Bool = false,
        undoable: RetentionSpan? = RetentionSpan(seconds: 30 * 86_400)
    ) {
        self.rules = rules
        self.tags = tags
        self.keepsTagged = keepsTagged
        self.undoable = undoable
    }

    /// The defaults of `[retention]` in Config/cairn.toml.
    public static let standard = RetentionPolicy(
        [
            Rule(.each, .within(RetentionSpan(seconds: 3_600))),
            Rule(.hour, .within(RetentionSpan(seconds: 86_400))),
            Rule(.day, .within(RetentionSpan(seconds: 30 * 86_400))),
            Rule(.week, .within(RetentionSpan(seconds: 365 * 86_400))), Rule(.month, .forever),
        ], keepsTagged: true)
}

/// A point in time as the policy sees it.
public struct RetentionPoint: Sendable {
    public let number: Int64
    public let id: Hash128
    public let time: Timestamp
    public internal(set) var kind = CommitKind.complete
    public internal(set) var run = Hash128()
    public internal(set) var tags: [[UInt8]] = []
    public internal(set) var restored: Hash128?
    public internal(set) var pin = PinState.free
}

extension RetentionPoint {
    /// - Parameter seconds: its time according to ``CommitTimes``.
    public init(_ commit: CatalogCommit, pin: PinState = .free, at seconds: Int64) {
        let isAsWritten = commit.commit.time.seconds == seconds
        self.init(
            number: commit.number, id: commit.commit.id,
            time: isAsWritten ? commit.commit.time : Timestamp(seconds: seconds),
            kind: commit.commit.kind, run: commit.commit.run, tags: commit.commit.tags,
            restored: commit.commit.restored, pin: pin)
    }
}

/// The reason why a point stays.
public enum RetentionReason: Equatable, Sendable {
    case newest
    /// Its time is in the future: the clock was or is wrong.
    case future
    case pinned(PinState)
    case tagged([UInt8])
    case rule(RetentionPolicy.Rule)
    /// The first point of history, which a rule keeps while it has room.
    case first(RetentionPolicy.Rule)
    /// A restore can be undone with it.
    case undo
}

extension RetentionPolicy {
    /// - Parameters:
    ///   - points: in order of number, none twice.
    ///   - now: rules reach back from the newest point that is not in the future, as in restic, so
    ///     that a pause loses nothing.
    /// - Returns: the reasons of each point; empty for those to forget.
    public func reasons(
        for points: [RetentionPoint], now: Timestamp, calendar: RetentionCalendar
    ) -> [[RetentionReason]] {
        var reasons = [[RetentionReason]](repeating: [], count: points.count)
        guard let newest = points.indices.last else { return [] }
        reasons[newest].append(.newest)
        for (index, point) in points.enumerated() {
            if point.pin != .free { reasons[index].append(.pinned(point.pin)) }
            if point.time > now { reasons[index].append(.future) }
            if let tag = keepingTag(of: point) { reasons[index].append(.tagged(tag)) }
        }
        let past = points.indices.filter { points[$0].time <= now }.sorted {
            (points[$0].time, points[$0].number) > (points[$1].time, points[$1].number)
        }
        guard let reference = past.first.map({ points[$0].time.seconds }) else { return reasons }
        for rule in rules { apply(rule, points, past, reference, calendar, &reasons) }
        keepUndo(points, past, reference, calendar, &reasons)
        return reasons
    }

    private func keepingTag(of point: RetentionPoint) -> [UInt8]? {
        // Tags of Cairn's own say what a commit did, and nobody asked to keep it.
        if keepsTagged, let tag = point.tags.first(where: { !Commit.ownTags.contains($0) }) {
            return tag
        }
        return tags.first { $0.allSatisfy(point.tags.contains) && !$0.isEmpty }?.first
    }

    private func apply(
        _ rule: Rule, _ points: [RetentionPoint], _ order: [Int], _ reference: Int64,
        _ calendar: RetentionCalendar, _ reasons: inout [[RetentionReason]]
    ) {
        var left = Int.max
        var start = Int64.min
        // Rules that reach by time keep the first point only while it is the newest of its period.
        // Otherwise it would be kept today, and another one tomorrow when older points have left
        // the reach.
        var keepsFirst = true
        switch rule.reach {
        case .newest(let count): left = count
        case .within(let span):
            start = span.start(before: reference, calendar)
            keepsFirst = false
        case .forever: break
        }
        let finished = Set(points.lazy.filter { $0.kind != .partial }.map(\.run))
        var last: RetentionCalendar.Bucket?
        for index in order where left > 0 {
            let point = points[index]
            guard rule.reach == .forever || point.time.seconds > start || start == .min else {
                break
            }
            // A partial commit of a finished backup adds nothing to the complete one.
            if rule.period != .each, point.kind == .partial, finished.contains(point.run) {
                continue
            }
            let bucket =
                rule.period == .each
                ? .init(number: point.number) : calendar.bucket(rule.period, point.time.seconds)
            let isFirst = index == order.last
            guard bucket != last || isFirst && keepsFirst else { continue }
            reasons[index].append(bucket != last ? .rule(rule) : .first(rule))
            last = bucket
            left -= 1
        }
    }

    /// Keeps the state before a restore and the restored commit: an undo removes only what the
    /// restore made.
    private func keepUndo(
        _ points: [RetentionPoint], _ order: [Int], _ reference: Int64,
        _ calendar: RetentionCalendar, _ reasons: inout [[RetentionReason]]
    ) {
        guard let undoable else { return }
        let start = undoable.start(before: reference, calendar)
        var needed: Set<Hash128> = []
        for index in order
        where points[index].kind == .beforeRestore && points[index].time.seconds > start {
            needed.insert(points[index].id)
            if let id = points[index].restored { needed.insert(id) }
        }
        for index in points.indices where needed.contains(points[index].id) {
            reasons[index].append(.undo)
        }
    }
}
