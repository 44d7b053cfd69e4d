import CairnBackup
import CairnCare
import CairnFormat
import CairnRepository

/// The retention that the daemon applies, and its schedule.
public struct RetentionSchedule: Sendable {
    public var retention: RetentionConfiguration
    public var calendar: RetentionCalendar
    /// Whether it runs while the computer is on battery.
    public var onBattery: Bool
    /// In nanoseconds, from the end of one run to the next.
    public var every: UInt64 = 3_600 * 1_000_000_000

    public init(
        _ retention: RetentionConfiguration, calendar: RetentionCalendar, onBattery: Bool = true
    ) {
        self.retention = retention
        self.calendar = calendar
        self.onBattery = onBattery
    }
}

/// Forgets what the retention does not keep, in pieces.
final class RetentionScheduler: DaemonScheduler {
    var repository: RepositorySession { anomaly.repository }
    private let anomaly: AnomalyKeeper
    private let date: DateKeeper

    /// A plan in execution.
    struct Work {
        let run: ForgetRun
        /// The session of the plan. Another command with exclusive access may have pinned something
        /// since.
        let writer: ObjectIdentifier
        var rest: ArraySlice<(id: Hash128, forgetting: Forgetting)>
        var expiring: Int64?
        let kept: Int
    }

    var next: UInt64
    private(set) var work: Work?
    /// The number of commits in a piece; smaller after a slow one.
    private var pieceCount = ForgetRun.pieceMaximum
    /// The reason to wait that was last reported.
    private var toldWaiting: String?

    private static let firstPause: UInt64 = 120_000_000_000
    /// The pause before a reason to wait is examined again, in nanoseconds.
    private static let waitingPause: UInt64 = 60_000_000_000
    private static let pieceNanoseconds: UInt64 = 250_000_000

    init(_ anomaly: AnomalyKeeper, _ date: DateKeeper) {
        self.anomaly = anomaly
        self.date = date
        // A daemon that is restarted each hour must reach its first run, too.
        next =
            anomaly.clock.monotonic()
            + min(anomaly.configuration.retention?.every ?? 0, Self.firstPause)
    }

    /// Drops the plan. It holds the writer, and with it the locks.
    func dropPlan() { work = nil }

    /// Plans again with new settings.
    func reconfigure() {
        work = nil
        daemon.shared.withLock { $0.status.retentionWaits = nil }
    }

    /// The time of the next run; nil when the service does not forget.
    var nextDeadline: UInt64? {
        guard configuration.retention != nil else { return nil }
        return work != nil ? clock.monotonic() : next
    }

    /// Does one piece of a run: a commit that forgets, in about a quarter of a second.
    ///
    /// - Returns: whether there was anything to do.
    func step() -> Bool {
        guard let configuration = configuration.retention, let session = repository.session,
            clock.monotonic() >= next || work != nil
        else { return false }
        if let why = reasonToWait(configuration) {
            postpone(why)
            return false
        }
        do {
            if self.work?.writer != ObjectIdentifier(session.writer) {
                self.work = try plan(session.writer, configuration)
            }
            guard var work = self.work else { return false }
            let began = clock.monotonic()
            let count = min(pieceCount, work.rest.count)
            let made = try work.run.forget(work.rest.prefix(count), expiring: work.expiring)
            if made != nil { daemon.shared.withLock { $0.status.commits += 1 } }
            work.rest = work.rest.dropFirst(count)
            work.expiring = nil
            let took = clock.monotonic() - began
            if took > Self.pieceNanoseconds {
                pieceCount = max(1, pieceCount / 2)
            } else if took < Self.pieceNanoseconds / 4 {
                pieceCount = min(ForgetRun.pieceMaximum, pieceCount * 2)
            }
            self.work = work
            if work.rest.isEmpty {
                end(work)
                // Forgotten records take space in the journal, too. A checkpoint is rare: the
                // journal must be twice as long as its live records.
                if try CheckpointRun(session.writer).runIfWorthwhile() {
                    log.log(.notice, "Cairn rewrote the journal without the forgotten entries")
                }
            }
            return true
        } catch let doubt as ClockDoubt {
            postpone(environment.explain(doubt))
            return false
        } catch RepositoryError.inUse {
            // The plan is made again, because a restore may take hours.
            self.work = nil
            postpone("another process is reading the repository")
            return false
        } catch {
            self.work = nil
            next = clock.monotonic() + Self.waitingPause
            repository.lose(error)
            return true
        }
    }

    private func reasonToWait(_ configuration: RetentionSchedule) -> String? {
        if let why = anomaly.reasonToWait { return why }
        if let doubt = date.look() { return environment.explain(doubt) }
        if !configuration.onBattery, environment.power?.isOnBattery == true {
            return "the computer is on battery power"
        }
        return nil
    }

    private func postpone(_ why: String) {
        work = nil
        next = clock.monotonic() + Self.waitingPause
        daemon.shared.withLock { $0.status.retentionWaits = why }
        guard toldWaiting != why else { return }
        toldWaiting = why
        log.log(.notice, "retention is waiting: \(why)")
    }

    /// - Returns: nil when there is nothing to forget; then the next time is set.
    /// - Throws: ``ClockDoubt`` when most would go for the date alone.
    private func plan(_ writer: RepositoryWriter, _ configuration: RetentionSchedule)
        throws -> Work?
    {
        let now = clock.now()
        let plan = try RetentionPlan(
            CatalogReader(writer.catalog), configuration.retention, now: now,
            calendar: configuration.calendar,
            of: HostScope(of: self.configuration.template.machine, in: writer.catalog))
        if let doubt = date.watch.doubt(plan) { throw doubt }
        var template = self.configuration.template
        template.kind = .maintenance
        let work = Work(
            run: ForgetRun(writer, clock: clock, template: template, superseded: plan.maintenance),
            writer: ObjectIdentifier(writer),
            rest: plan.forgotten.compactMap { decision in
                decision.forgetting.map { (decision.commit.commit.id, $0) }
            }[...],
            expiring: plan.expiring, kept: plan.decisions.count { $0.forgetting != .everywhere })
        guard !plan.isEmpty else {
            end(work)
            return nil
        }
        return work
    }

    private func end(_ work: Work) {
        let now = clock.now()
        date.watch.noteForgetting(by: now)
        daemon.shared.withLock { shared in
            shared.status.lastRetention = now
            shared.status.retentionKept = UInt64(work.kept)
            shared.status.retentionWaits = nil
        }
        self.work = nil
        toldWaiting = nil
        next = clock.monotonic() + (configuration.retention?.every ?? 0)
        guard work.run.commits > 0 else { return }
        log.log(
            .notice,
            "retention: \(work.run.commits) commits forgotten, \(work.kept) kept; \(work.run.versions) versions removed"
        )
    }
}
