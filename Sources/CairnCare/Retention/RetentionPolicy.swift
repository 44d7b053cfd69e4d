import CairnFormat
import CairnRepository

/// Which points in time stay. Pure: points, a moment and a calendar in, reasons out.
///
/// This page is the stage's rule. Each rule divides time into stretches (an hour, a day …) and
/// keeps the newest point of each, as far back as it reaches. A point stays when any rule keeps it,
/// or when it is the newest, pinned, tagged, from the future, or what an undo needs.
/// - What it promises: of points that do not change, thinning twice is thinning once, and thinning
///   early takes nothing from what thinning later keeps, as long as rules reach by time. For each
///   point that ever was, one is kept that is newer or equal and less than a stretch away, in the
///   finest rule that reaches it. A clock that was wrong loses nothing by itself: points of a time
///   to come stay.
/// - What it does not: anything of versions. What a forgotten point alone showed is told by the
///   catalog (FORMAT.md §8.12).
public struct RetentionPolicy: Equatable, Sendable {
    public enum Period: String, Sendable, CaseIterable {
        /// Every point.
        case each
        case hour, day, week, month, year
    }

    public enum Reach: Equatable, Sendable {
        /// The newest so many stretches that have a point, as restic counts.
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
    /// A point stays that has all tags of one of these lists.
    public var tags: [[[UInt8]]]
    /// Whether any tag keeps a point.
    public var keepsTagged: Bool
    /// How long the state before a restore stays, so that the restore can be undone.
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
            Rule(.week, .within(RetentionSpan(seconds: 365 * 86_400))),
            Rule(.month, .forever),
        ], keepsTagged: true)
}

/// A point in time as the policy sees it.
public struct RetentionPoint: Sendable {
    public let number: Int64
    public let id: Hash128
    public let time: Timestamp
    public let kind: CommitKind
    public let run: Hash128
    public let tags: [[UInt8]]
    public let restored: Hash128?
    public let pin: PinState

    /// - Parameter seconds: when it was made, as ``CommitTimes`` has it.
    public init(_ commit: CatalogCommit, pin: PinState = .free, at seconds: Int64) {
        let isAsWritten = commit.commit.time.seconds == seconds
        self.init(
            number: commit.number, id: commit.commit.id,
            time: isAsWritten ? commit.commit.time : Timestamp(seconds: seconds),
            kind: commit.commit.kind,
            run: commit.commit.run, tags: commit.commit.tags, restored: commit.commit.restored,
            pin: pin)
    }

    public init(
        number: Int64, id: Hash128, time: Timestamp, kind: CommitKind = .complete,
        run: Hash128 = Hash128(),
        tags: [[UInt8]] = [], restored: Hash128? = nil, pin: PinState = .free
    ) {
        self.number = number
        self.id = id
        self.time = time
        self.kind = kind
        self.run = run
        self.tags = tags
        self.restored = restored
        self.pin = pin
    }
}

/// Why a point stays.
public enum RetentionReason: Equatable, Sendable {
    case newest
    /// Its time is yet to come: the clock was or is wrong.
    case future
    case pinned(PinState)
    case tagged([UInt8])
    case rule(RetentionPolicy.Rule)
    /// The first of history, which a rule keeps while it has room.
    case first(RetentionPolicy.Rule)
    /// A restore can be undone with it.
    case undo
}

extension RetentionPolicy {
    /// - Parameters:
    ///   - points: in order of number, none twice.
    ///   - now: rules reach back from the newest point that is not of a time to come, as in restic,
    ///     so that a pause loses nothing.
    /// - Returns: for each point why it stays; nothing for those that go.
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
        if keepsTagged, let tag = point.tags.first { return tag }
        return tags.first { $0.allSatisfy(point.tags.contains) && !$0.isEmpty }?.first
    }

    private func apply(
        _ rule: Rule, _ points: [RetentionPoint], _ order: [Int], _ reference: Int64,
        _ calendar: RetentionCalendar,
        _ reasons: inout [[RetentionReason]]
    ) {
        var left = Int.max
        var start = Int64.min
        // Rules that reach by time keep the first of history only while it is the newest of its
        // stretch: it would be kept today and, when what is older has left their reach, another one
        // tomorrow.
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
            // A part of a backup that came to its end stands for nothing that the whole does not.
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

    /// What was before a restore, and what was restored: an undo takes away what the restore put
    /// there, and nothing else.
    private func keepUndo(
        _ points: [RetentionPoint], _ order: [Int], _ reference: Int64,
        _ calendar: RetentionCalendar,
        _ reasons: inout [[RetentionReason]]
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
