import CairnFormat
import CairnRepository

/// The retention of a repository, for all roots and for those with rules of their own.
public struct RetentionConfiguration: Equatable, Sendable {
    public var policy: RetentionPolicy
    /// By the root's name.
    public var roots: [[UInt8]: RetentionPolicy]
    /// By the container's id: for its parts that are roots of their own.
    public var containers: [[UInt8]: RetentionPolicy]
    /// The time that the last version of a deleted item stays; nil for ever.
    public var keepDeleted: RetentionSpan?

    public init(
        policy: RetentionPolicy = .standard, roots: [[UInt8]: RetentionPolicy] = [:],
        containers: [[UInt8]: RetentionPolicy] = [:],
        keepDeleted: RetentionSpan? = RetentionSpan(seconds: 30 * 86_400)
    ) {
        self.policy = policy
        self.roots = roots
        self.containers = containers
        self.keepDeleted = keepDeleted
    }
}

/// The commits that retention will forget, and the reasons for those that stay.
public struct RetentionPlan: Sendable {
    public struct Decision: Sendable {
        public let commit: CatalogCommit
        /// Reasons for roots without rules of their own; empty when it is forgotten there.
        public let reasons: [RetentionReason]
        /// The roots in which it is forgotten in the end; nil while it stays whole.
        public let forgetting: Forgetting?
        /// Whether anything new must be recorded for it.
        public let isNews: Bool
    }

    /// Oldest first.
    public let decisions: [Decision]
    /// Deletions up to this commit expire; nil when no new one does.
    public let expiring: Int64?
    /// The machine whose deletions keep others from expiring, though they are old enough.
    public let expiryHolder: RootHost?
    /// Maintenance commits to which nothing refers: removed with the next written piece.
    public let maintenance: [Hash128]
    /// The points of ``decisions`` with the times that the plan trusts, and its inputs; nil when a
    /// person named what to forget.
    private let basis:
        (points: [RetentionPoint], policy: RetentionPolicy, calendar: RetentionCalendar)?

    public var forgotten: [Decision] { decisions.filter(\.isNews) }
    public var isEmpty: Bool { expiring == nil && !decisions.contains(where: \.isNews) }

    /// - Parameters:
    ///   - now: the moment from which rules reach back, see
    ///     ``RetentionPolicy/reasons(for:now:calendar:)``.
    ///   - scope: the machine whose points in time these are: each applies its own rules to its
    ///     own.
    public init(
        _ reader: CatalogReader, _ configuration: RetentionConfiguration, now: Timestamp,
        calendar: RetentionCalendar, of scope: HostScope? = nil
    ) throws {
        let all = try reader.commitsWithMaintenance()
        // Another machine's points are ignored and so not forgotten, including the newest of all.
        func isPoint(_ commit: CatalogCommit) -> Bool {
            commit.commit.kind != .maintenance && scope?.includes(commit.commit) ?? true
        }
        let commits = all.filter(isPoint)
        let pins = Dictionary(try reader.pins().map { ($0.id, $0.state) }) { _, last in last }
        let times = CommitTimes.corrected(all.map(\.commit.time.seconds), now: now.seconds)
        let points = zip(all, times).compactMap { commit, seconds in
            isPoint(commit)
                ? RetentionPoint(commit, pin: pins[commit.commit.id] ?? .free, at: seconds) : nil
        }
        basis = (points, configuration.policy, calendar)
        let reasons = configuration.policy.reasons(for: points, now: now, calendar: calendar)
        let groups = try Self.groups(reader, configuration).map { policy, roots in
            (roots: roots, reasons: policy.reasons(for: points, now: now, calendar: calendar))
        }
        let roots = try reader.allRoots()
        decisions = commits.indices.map { index in
            let isKept = !reasons[index].isEmpty
            let others = groups.flatMap { $0.reasons[index].isEmpty == isKept ? $0.roots : [] }
            let wanted = isKept ? Forgetting(inRoots: others) : Forgetting(butInRoots: others)
            let allowed = wanted.flatMap { wanted in
                scope.map { $0.forgetting(wanted, of: commits[index], among: roots) } ?? wanted
            }
            let before = commits[index].forgetting
            let after = allowed.map { $0.joined(with: before) } ?? before
            return Decision(
                commit: commits[index], reasons: reasons[index], forgetting: after,
                isNews: after != before)
        }
        maintenance = all.filter { $0.commit.kind == .maintenance }.map(\.commit.id)
        let others = scope?.others(roots.filter { $0.host?.isNameOnly != true }) ?? []
        let held: UInt64?
        let latest = CommitTimes.latest(all.map(\.commit.time.seconds), now: now.seconds)
        (expiring, held) = try Self.expiring(
            reader, zip(all, latest).map { ($0.number, $1) }, configuration.keepDeleted, now,
            calendar, besides: others)
        expiryHolder = held.flatMap { roots.byNumber[$0]?.host }
    }

    /// Forgets what a person names, and nothing else.
    ///
    /// - Throws: ``RepositoryError/newestCommit``.
    public init(_ reader: CatalogReader, forgetting chosen: [CatalogCommit]) throws {
        let all = try reader.commitsWithMaintenance()
        let newest = try reader.latestCommit()?.number
        guard !chosen.contains(where: { $0.number == newest }) else {
            throw RepositoryError.newestCommit
        }
        let numbers = Set(chosen.map(\.number))
        decisions = all.filter { numbers.contains($0.number) }.map {
            Decision(commit: $0, reasons: [], forgetting: .everywhere, isNews: true)
        }
        maintenance = all.filter { $0.commit.kind == .maintenance && !numbers.contains($0.number) }
            .map(\.commit.id)
        (expiring, expiryHolder) = (nil, nil)
        basis = nil
    }

    /// The number of points of an earlier date that are forgotten now only because of the time.
    /// Those of the last day are ignored: some are always forgotten.
    ///
    /// - Returns: how many go, of how many.
    public func droppedByTime(since: Timestamp) -> (dropped: Int, stood: Int) {
        guard let basis else { return (0, 0) }
        let before = basis.policy.reasons(for: basis.points, now: since, calendar: basis.calendar)
        let settled = basis.points.indices.filter {
            basis.points[$0].time < since - Self.daySeconds && !before[$0].isEmpty
        }
        return (settled.count { decisions[$0].reasons.isEmpty }, settled.count)
    }

    private static let daySeconds: Int64 = 90_000

    /// The time of the point before the last long pause; nil when there was none.
    public func beforeLastSilence(longerThan seconds: Int64) -> Timestamp? {
        guard let points = basis?.points else { return nil }
        return points.indices.dropFirst().last {
            points[$0].time - points[$0 - 1].time > seconds
        }.map { points[$0 - 1].time }
    }

    /// The roots with rules of their own, grouped by rules.
    private static func groups(
        _ reader: CatalogReader, _ configuration: RetentionConfiguration
    ) throws -> [(policy: RetentionPolicy, roots: [UInt64])] {
        guard !configuration.roots.isEmpty || !configuration.containers.isEmpty else { return [] }
        let containers = Dictionary(
            try reader.containerParts().filter(\.path.isEmpty).map { ($0.root, $0.container.id) }
        ) { _, last in last }
        var groups: [(policy: RetentionPolicy, roots: [UInt64])] = []
        for root in try reader.roots() {
            let number = root.definition.number
            guard
                let policy = configuration.roots[root.definition.name]
                    ?? containers[number].flatMap({ configuration.containers[$0] }),
                policy != configuration.policy
            else { continue }
            if let index = groups.firstIndex(where: { $0.policy == policy }) {
                groups[index].roots.append(number)
            } else {
                groups.append((policy, [number]))
            }
        }
        return groups
    }

    /// The last commit up to which all commits are old enough. The journal has one for all roots,
    /// so that it stays before what other machines have deleted and have not let go.
    ///
    /// - Parameter others: other machines' roots.
    /// - Returns: nil when no new deletion expires; and the root on which one waits.
    private static func expiring(
        _ reader: CatalogReader, _ commits: [(number: Int64, seconds: Int64)],
        _ keepDeleted: RetentionSpan?, _ now: Timestamp, _ calendar: RetentionCalendar,
        besides others: Set<UInt64>
    ) throws -> (Int64?, heldBy: UInt64?) {
        guard let keepDeleted else { return (nil, nil) }
        let reference =
            commits.lazy.map(\.seconds).filter { $0 <= now.seconds }.max() ?? now.seconds
        let start = keepDeleted.start(before: reference, calendar)
        guard let old = commits.prefix(while: { $0.seconds <= start }).last?.number
        else { return (nil, nil) }
        let held = try reader.firstDeletion(in: others, upTo: old)
        let last = held.map { $0.commit - 1 } ?? old
        return (try last > reader.expired() ? last : nil, held?.root)
    }
}
