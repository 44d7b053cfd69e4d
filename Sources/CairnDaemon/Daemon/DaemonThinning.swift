import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import Synchronization

/// What the daemon forgets by itself.
public struct ThinningConfiguration: Sendable {
    public var retention: RetentionConfiguration
    public var calendar: RetentionCalendar
    /// Whether it goes on while the computer runs on its battery.
    public var onBattery: Bool
    /// In nanoseconds, from one thinning's end to the next.
    public var every: UInt64 = 3_600 * 1_000_000_000

    public init(
        _ retention: RetentionConfiguration, calendar: RetentionCalendar, onBattery: Bool = true
    ) {
        self.retention = retention
        self.calendar = calendar
        self.onBattery = onBattery
    }
}

/// Where the daemon is with its thinning. Used on its thread alone.
struct DaemonThinning {
    /// A plan that is being carried out.
    struct Work {
        let run: ForgetRun
        /// The session it was made for: whoever had the repository in between may have pinned
        /// something.
        let writer: ObjectIdentifier
        var rest: ArraySlice<(id: Hash128, forgetting: Forgetting)>
        var expiring: Int64?
        let kept: Int
    }

    var next: UInt64
    var work: Work?
    /// How many commits a piece takes; fewer when one took long.
    var pieceCount = ForgetRun.pieceMaximum
    /// Why it waits, as was told.
    var toldWaiting: String?

    static let firstPause: UInt64 = 120_000_000_000
    /// When what keeps it from thinning is looked at again.
    static let waitingPause: UInt64 = 60_000_000_000
    static let pieceNanoseconds: UInt64 = 250_000_000
}

extension DaemonLoop {
    /// When the next thinning is due; nil when the service does not thin.
    var nextThinning: UInt64? {
        guard configuration.thinning != nil else { return nil }
        return thinning.work != nil ? clock.monotonic() : thinning.next
    }

    /// One piece of a thinning: one commit that forgets some, in about a quarter of a second.
    ///
    /// - Returns: whether there was anything to do.
    func continueThinning() -> Bool {
        guard let configuration = configuration.thinning, let session,
            clock.monotonic() >= thinning.next || thinning.work != nil
        else { return false }
        if let why = reasonNotToThin(configuration) {
            postponeThinning(why)
            return false
        }
        do {
            if thinning.work?.writer != ObjectIdentifier(session.writer) {
                thinning.work = try planThinning(session.writer, configuration)
            }
            guard var work = thinning.work else { return false }
            let began = clock.monotonic()
            let count = min(thinning.pieceCount, work.rest.count)
            let made = try work.run.forget(work.rest.prefix(count), expiring: work.expiring)
            if made != nil { daemon.shared.withLock { $0.status.commits += 1 } }
            work.rest = work.rest.dropFirst(count)
            work.expiring = nil
            let took = clock.monotonic() - began
            if took > DaemonThinning.pieceNanoseconds {
                thinning.pieceCount = max(1, thinning.pieceCount / 2)
            } else if took < DaemonThinning.pieceNanoseconds / 4 {
                thinning.pieceCount = min(ForgetRun.pieceMaximum, thinning.pieceCount * 2)
            }
            thinning.work = work
            if work.rest.isEmpty {
                endThinning(work)
                // What was forgotten takes space in the journal, too. Seldom: when it has become
                // twice as long as what stands.
                if try CheckpointRun(session.writer).runIfWorthwhile() {
                    environment.log.log(.notice, "the journal begins anew with what stands")
                }
            }
            return true
        } catch let doubt as ClockDoubt {
            postponeThinning(environment.explain(doubt))
            return false
        } catch RepositoryError.inUse {
            // What was planned is planned anew: a restore may take hours.
            thinning.work = nil
            postponeThinning("somebody reads the repository")
            return false
        } catch {
            thinning.work = nil
            thinning.next = clock.monotonic() + DaemonThinning.waitingPause
            loseRepository(error)
            return true
        }
    }

    private func reasonNotToThin(_ configuration: ThinningConfiguration) -> String? {
        if isBraked || brake.isDoubtful { return "a mass change waits to be looked at" }
        if let doubt = lookAtClock() { return environment.explain(doubt) }
        if !configuration.onBattery, environment.power?.isOnBattery == true {
            return "the computer runs on its battery"
        }
        return nil
    }

    private func postponeThinning(_ why: String) {
        thinning.work = nil
        thinning.next = clock.monotonic() + DaemonThinning.waitingPause
        daemon.shared.withLock { $0.status.thinningWaits = why }
        guard thinning.toldWaiting != why else { return }
        thinning.toldWaiting = why
        environment.log.log(.notice, "thinning waits: \(why)")
    }

    /// - Returns: nil when there is nothing to forget; then the next time is set.
    /// - Throws: ``ClockDoubt`` when most would go for the date alone.
    private func planThinning(_ writer: RepositoryWriter, _ configuration: ThinningConfiguration)
        throws -> DaemonThinning.Work?
    {
        let now = clock.now()
        let plan = try RetentionPlan(
            CatalogReader(writer.catalog), configuration.retention, now: now,
            calendar: configuration.calendar,
            of: HostScope(of: self.configuration.template.machine, in: writer.catalog))
        if let doubt = clockWatch.doubt(plan) { throw doubt }
        var template = self.configuration.template
        template.kind = .maintenance
        let work = DaemonThinning.Work(
            run: ForgetRun(writer, clock: clock, template: template, superseded: plan.maintenance),
            writer: ObjectIdentifier(writer),
            rest: plan.forgotten.compactMap { decision in
                decision.forgetting.map { (decision.commit.commit.id, $0) }
            }[...],
            expiring: plan.expiring, kept: plan.decisions.count { $0.forgetting != .everywhere })
        guard !plan.isEmpty else {
            endThinning(work)
            return nil
        }
        return work
    }

    private func endThinning(_ work: DaemonThinning.Work) {
        let now = clock.now()
        clockWatch.noteForgetting(by: now)
        daemon.shared.withLock { shared in
            shared.status.lastThinning = now
            shared.status.thinningKept = UInt64(work.kept)
            shared.status.thinningWaits = nil
        }
        thinning.work = nil
        thinning.toldWaiting = nil
        thinning.next = clock.monotonic() + (configuration.thinning?.every ?? 0)
        guard work.run.commits > 0 else { return }
        environment.log.log(
            .notice,
            "thinned: \(work.run.commits) commits forgotten, \(work.kept) kept; \(work.run.versions) versions went"
        )
    }
}
