import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnWatch

/// The backups and barriers that others wait for.
final class FlushQueue: DaemonComponent {
    let context: DaemonContext

    /// A `cairn backup` that waits.
    struct Flush {
        let number: UInt64
        let report: @Sendable (FlushReport) -> Void
        let began: UInt64
        var hasPassed = false
        var counts = CommitCounts()
    }

    private(set) var flushes: [Flush] = []
    /// A flush waits: what is dirty need not settle.
    var isHurried = false

    init(_ context: DaemonContext) { self.context = context }

    /// Asks the source for a barrier; what gives no events has none, and is looked at.
    func begin(_ report: @escaping @Sendable (FlushReport) -> Void) {
        let barrier = daemon.nextBarrier()
        flushes.append(Flush(number: barrier, report: report, began: clock.monotonic()))
        environment.source.requestBarrier(barrier)
        daemon.shared.withLock { $0.comparePolled(at: clock.monotonic()) }
    }

    /// Everything told before the barrier is dirty by now: it need not settle.
    ///
    /// - Returns: whether somebody waited for it.
    func pass(_ number: UInt64) -> Bool {
        var hasPassed = false
        for index in flushes.indices where flushes[index].number <= number {
            flushes[index].hasPassed = true
            hasPassed = true
        }
        isHurried = isHurried || hasPassed
        return hasPassed
    }

    func report(_ report: FlushReport) {
        for flush in flushes { flush.report(report) }
    }

    func add(_ counts: CommitCounts) {
        for index in flushes.indices { flushes[index].counts.add(counts) }
    }

    /// A flush ends when nothing is left of what was dirty at its barrier, and no comparison is on
    /// its way.
    func end(_ last: CatalogCommit?) {
        guard flushes.contains(where: \.hasPassed) else { return }
        isHurried = false
        let now = clock.monotonic()
        for flush in flushes where flush.hasPassed {
            flush.report(
                .done(
                    FlushResult(counts: flush.counts, commit: last, nanoseconds: now - flush.began))
            )
        }
        flushes.removeAll(where: \.hasPassed)
    }

    func fail(_ why: String) {
        report(.failed(why))
        flushes = []
        isHurried = false
    }
}
