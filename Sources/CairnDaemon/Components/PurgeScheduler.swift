import CairnCore
import CairnFormat
import CairnPurge
import CairnRepository

/// The purges of the daemon and their interval.
public struct PurgeConfiguration: Equatable, Sendable {
    public var roots: [PurgeRoot] = []
    public var policy = PurgePolicy()
    /// Directories to skip besides those that are never read.
    /// - Source: ``PurgeRun/Request/excluded``.
    public var excluded: Set<DirectoryIdentity> = []
    /// - Source: ``PurgeRun/Request/kept``.
    public var kept: Set<[UInt8]> = []
    /// In nanoseconds, from the end of one run to the next.
    public var every: UInt64 = 3_600 * 1_000_000_000

    public init() {}
}

/// Purges unused temporary files and caches, in parts.
final class PurgeScheduler: DaemonScheduler {
    var repository: RepositorySession { rounds.repository }
    private let rounds: RoundRunner
    private let date: DateKeeper
    private let capture: CaptureScheduler
    private var next: UInt64
    private var run: PurgeRun?
    private var logger: PurgeLogger?
    /// Removed items that the journal does not record yet: at most one part of a run.
    private var unrecorded: [PurgedItem] = []

    private static let firstPause: UInt64 = 60_000_000_000
    /// The longest duration of a part, so that other work gets its turn.
    private static let partNanoseconds: UInt64 = 250_000_000

    init(_ rounds: RoundRunner, _ date: DateKeeper, _ capture: CaptureScheduler) {
        self.rounds = rounds
        self.date = date
        self.capture = capture
        // A daemon that is restarted each hour must reach its first run, too.
        next = rounds.clock.monotonic() + min(rounds.configuration.purge.every, Self.firstPause)
    }

    /// Ends a run when the settings purge something else now.
    func reconfigure(from old: PurgeConfiguration) {
        let new = configuration.purge
        guard new != old else { return }
        run = nil
        next = min(next, clock.monotonic() + min(new.every, Self.firstPause))
    }

    /// The time of the next run; nil when nothing is purged.
    var nextDeadline: UInt64? {
        guard environment.purgeEnvironment != nil, !configuration.purge.roots.isEmpty
        else { return nil }
        return run != nil || !unrecorded.isEmpty ? clock.monotonic() : next
    }

    /// Does one part of a run.
    ///
    /// - Returns: whether there was anything to do.
    func step() -> Bool {
        guard record() else { return false }
        guard let environment = environment.purgeEnvironment, let due = nextDeadline,
            clock.monotonic() >= due
        else { return false }
        let run = self.run ?? begin(environment)
        let daemon = daemon
        let clock = clock
        let end = clock.monotonic() + Self.partNanoseconds
        let isCaptureDue = capture.isDue
        do {
            try run.advance(mayRest: {
                let now = clock.monotonic()
                return daemon.mailbox.hasCommands || now >= end || isCaptureDue(now)
            })
        } catch {
            // The repository was lost. Removed items are recorded when it is available again.
            self.end()
            return true
        }
        if run.isDone {
            logger?.end(run.totals)
            self.end()
        }
        return true
    }

    private func begin(_ environment: any PurgeEnvironment) -> PurgeRun {
        let purge = configuration.purge
        let logger = PurgeLogger(log)
        let reader = repository.session.flatMap { try? CatalogReader($0.writer.catalog) }
        let named = reader.flatMap { try? $0.namedOnce() } ?? []
        var request = PurgeRun.Request(
            roots: purge.roots, policy: purge.policy, isApplying: true,
            excluding: purge.excluded.union(repository.session?.excluded ?? []),
            keeping: purge.kept.union(configuration.sources.map(\.path) + named))
        request.isDateBelieved = { [unowned self] in date.look() == nil }
        let run = PurgeRun(environment, clock: clock, request: request, observer: logger) {
            [unowned self] items in
            unrecorded += items
            guard record() else { throw PurgeInterruption() }
        }
        (self.run, self.logger) = (run, logger)
        return run
    }

    private func end() {
        run = nil
        next = clock.monotonic() + configuration.purge.every
    }

    /// - Returns: false when there is something to record and it cannot be.
    @discardableResult
    func record() -> Bool {
        let items = unrecorded
        guard !items.isEmpty else { return true }
        guard
            let outcome = rounds.perform(
                readers: 0, mayFill: false,
                { run, ledger in try run.record(items.map(\.record), ledger: ledger) }),
            case .complete = outcome.0.ending
        else { return false }
        unrecorded = []
        repository.settleActivity()
        return true
    }
}

/// The reason was reported when the repository was lost.
private struct PurgeInterruption: Error {}

/// Logs what a purge did.
final class PurgeLogger: PurgeObserver {
    private let log: any DaemonLog
    private var troubles = 0
    private static let troublesMaximum = 20

    init(_ log: any DaemonLog) { self.log = log }

    func purged(_ item: PurgedItem) {
        log.log(
            .debug,
            "purged, because \(item.reason == .age ? "it is older than max-age" : "free space is low")",
            path: ItemPath.join(item.root.absolute, item.path))
    }

    func stays(_ root: PurgeRoot, _ path: [UInt8], _ why: PurgeStay) {
        guard let trouble = why.trouble else { return }
        troubles += 1
        guard troubles <= Self.troublesMaximum else { return }
        log.log(.warning, "not purged: \(trouble)", path: ItemPath.join(root.absolute, path))
    }

    func measured(_ root: PurgeRoot, _ space: FileSystemSpace, missing: UInt64) {
        guard missing > 0 else { return }
        log.log(
            .notice,
            "\(space.available) of \(space.total) bytes are free, so \(missing) bytes of caches will be deleted",
            path: root.absolute)
    }

    func end(_ totals: PurgeTotals) {
        if troubles > Self.troublesMaximum {
            log.log(.warning, "\(troubles - Self.troublesMaximum) more could not be purged")
        }
        guard totals.items > 0 else { return }
        log.log(
            .notice,
            "purged \(totals.items) item\(totals.items == 1 ? "" : "s") (\(totals.bytes) bytes): \(totals.temporary.items) temporary, \(totals.caches.items) in caches; "
                + "\(totals.stayed) not purged")
    }
}

extension PurgeStay {
    /// The failure in words; nil when the item stays for an ordinary reason.
    var trouble: String? {
        switch self {
        case .failed(let error): error.reason
        case .refused(.holds): "it is, or contains, a directory that must not be purged"
        case .refused(.keptUnknown(let path, let error)):
            "cannot determine what is backed up at \(PathText.display(path)): \(error.reason)"
        case .refused(.duplicate(let first)):
            "it is the same directory as \(PathText.display(first))"
        default: nil
        }
    }
}
