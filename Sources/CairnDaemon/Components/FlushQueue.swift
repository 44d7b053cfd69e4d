import CairnCore
import CairnFormat
import CairnRepository

/// The flushes and barriers that others wait for.
final class FlushQueue: DaemonComponent {
    let context: DaemonContext

    /// A waiting `cairn backup`.
    struct Flush {
        let number: UInt64
        let report: @Sendable (FlushReport) -> Void
        let began: UInt64
        var hasPassed = false
        var counts = CommitCounts()
        /// Items that failed. Several rounds of a flush may try each.
        private var failed: Set<[UInt8]> = []
        /// Beyond so many, one may be counted again.
        private static let failedMaximum = 65_536

        init(number: UInt64, report: @escaping @Sendable (FlushReport) -> Void, began: UInt64) {
            (self.number, self.report, self.began) = (number, report, began)
        }

        mutating func add(_ counts: CommitCounts) {
            let failed = self.counts.failed
            self.counts.add(counts)
            self.counts.failed = failed
        }

        /// Reports and counts a failed item once.
        mutating func fail(_ failure: ItemFailure) {
            guard !failed.contains(failure.path) else { return }
            if failed.count < Self.failedMaximum { failed.insert(failure.path) }
            counts.failed += 1
            report(.itemFailed(failure))
        }
    }

    private(set) var flushes: [Flush] = []
    /// Whether a flush waits, so that dirty places need not settle.
    var isHurried = false

    /// The time of the latest request whose barrier has passed.
    var latestBegin: UInt64? { flushes.lazy.filter(\.hasPassed).map(\.began).max() }

    init(_ context: DaemonContext) { self.context = context }

    /// Requests a barrier from the source. Places without events have none and are scanned.
    func begin(_ report: @escaping @Sendable (FlushReport) -> Void) {
        let barrier = daemon.nextBarrier()
        flushes.append(Flush(number: barrier, report: report, began: clock.monotonic()))
        environment.source.requestBarrier(barrier)
        daemon.shared.withLock { $0.comparePolled(at: clock.monotonic()) }
    }

    /// Handles a passed barrier: everything reported before it is dirty and need not settle.
    ///
    /// - Returns: whether a flush waited for it.
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

    func fail(_ failure: ItemFailure) {
        for index in flushes.indices { flushes[index].fail(failure) }
    }

    func add(_ counts: CommitCounts) {
        for index in flushes.indices { flushes[index].add(counts) }
    }

    /// Ends flushes when no place remains dirty from before their barrier and no comparison is
    /// pending.
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
