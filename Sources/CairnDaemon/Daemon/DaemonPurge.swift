import CairnBackup
import CairnCore
import CairnFormat
import CairnPurge
import CairnSource
import CairnWatch
import Synchronization

/// What the daemon purges, and how often it looks.
public struct PurgeConfiguration: Equatable, Sendable {
    public var roots: [PurgeRoot] = []
    public var policy = PurgePolicy()
    /// Besides those that are never read. - Source: ``PurgeRun/Request/spared``.
    public var spared: Set<DirectoryIdentity> = []
    /// - Source: ``PurgeRun/Request/kept``.
    public var kept: Set<[UInt8]> = []
    /// In nanoseconds, from one look's end to the next.
    public var every: UInt64 = 3_600 * 1_000_000_000

    public init() {}
}

/// Where the daemon is with its purges. Used on its thread alone.
final class DaemonPurge {
    private(set) var configuration: PurgeConfiguration
    private(set) var next: UInt64
    private(set) var run: PurgeRun?
    private(set) var observer = PurgeLogger(SilentLog())
    /// Removed, and not in the journal yet: no more than one part of a run.
    var unrecorded: [PurgedItem] = []

    private static let firstPause: UInt64 = 60_000_000_000

    init(_ configuration: PurgeConfiguration, now: UInt64) {
        self.configuration = configuration
        // A daemon that is started anew each hour must come to it, too.
        next = now + min(configuration.every, Self.firstPause)
    }

    /// A run on its way ends when something else is to be purged now.
    func configure(_ new: PurgeConfiguration, now: UInt64) {
        guard new != configuration else { return }
        configuration = new
        run = nil
        next = min(next, now + min(new.every, Self.firstPause))
    }

    func begin(_ run: PurgeRun, _ observer: PurgeLogger) {
        self.run = run
        self.observer = observer
    }

    func end(now: UInt64) {
        run = nil
        next = now + configuration.every
    }
}

extension DaemonLoop {
    /// A purge lets others have their turn at least this often.
    private static let partNanoseconds: UInt64 = 250_000_000

    /// When the next purge is due; nil when nothing is purged.
    var nextPurge: UInt64? {
        guard environment.purgeGround != nil, !purging.configuration.roots.isEmpty else {
            return nil
        }
        return purging.run != nil || !purging.unrecorded.isEmpty ? clock.monotonic() : purging.next
    }

    /// One part of a purge.
    ///
    /// - Returns: whether there was anything to do.
    func continuePurge() -> Bool {
        guard recordPurges() else { return false }
        guard let ground = environment.purgeGround, let due = nextPurge, clock.monotonic() >= due
        else { return false }
        let run = purging.run ?? beginPurge(ground)
        let daemon = daemon
        let clock = clock
        let end = clock.monotonic() + Self.partNanoseconds
        let nextCapture = nextCapture
        do {
            try run.advance(mayRest: {
                let now = clock.monotonic()
                if daemon.mailbox.hasCommands || now >= end { return true }
                let settled = daemon.shared.withLock { $0.settler.nextDeadline() }
                return settled.map { max($0, nextCapture) <= now } ?? false
            })
        } catch {
            // The repository was lost: what went is written down when it is there again.
            purging.end(now: clock.monotonic())
            return true
        }
        if run.isDone {
            purging.observer.end(run.totals)
            purging.end(now: clock.monotonic())
        }
        return true
    }

    private func beginPurge(_ ground: any PurgeGround) -> PurgeRun {
        let configuration = purging.configuration
        let observer = PurgeLogger(environment.log)
        var request = PurgeRun.Request(
            roots: configuration.roots, policy: configuration.policy, isApplying: true,
            sparing: configuration.spared.union(session?.excluded ?? []),
            keeping: configuration.kept.union(self.configuration.sources.map(\.path)))
        request.isDateBelieved = { [unowned self] in lookAtClock() == nil }
        let run = PurgeRun(ground, clock: clock, request: request, observer: observer) {
            [unowned self] items in
            purging.unrecorded += items
            guard recordPurges() else { throw PurgeInterruption() }
        }
        purging.begin(run, observer)
        return run
    }

    /// - Returns: false when there is something to record and it cannot be.
    func recordPurges() -> Bool {
        let items = purging.unrecorded
        guard !items.isEmpty else { return true }
        guard
            let outcome = perform(
                readers: 0, mayFill: false,
                { run, ledger in try run.record(items.map(\.record), ledger: ledger) }),
            case .complete = outcome.0.ending
        else { return false }
        purging.unrecorded = []
        settleActivity()
        return true
    }
}

/// Its reason was told when the repository was lost.
private struct PurgeInterruption: Error {}

/// Tells the log what a purge did.
final class PurgeLogger: PurgeObserver {
    private let log: any DaemonLog
    private var troubles = 0
    private static let troublesMaximum = 20

    init(_ log: any DaemonLog) { self.log = log }

    func purged(_ item: PurgedItem) {
        log.log(
            .debug, "purged, \(item.reason == .age ? "older than its age" : "little free space")",
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
            "\(space.available) of \(space.total) bytes are free: \(missing) bytes of caches are to go",
            path: root.absolute)
    }

    func end(_ totals: PurgeTotals) {
        if troubles > Self.troublesMaximum {
            log.log(.warning, "\(troubles - Self.troublesMaximum) more could not be purged")
        }
        guard totals.items > 0 else { return }
        log.log(
            .notice,
            "purged \(totals.items) item\(totals.items == 1 ? "" : "s"), \(totals.bytes) bytes: \(totals.temporary.items) temporary, \(totals.caches.items) of caches; "
                + "\(totals.stayed) stay")
    }
}

extension PurgeStay {
    /// What went wrong, in words; nil when it stays as a matter of course.
    var trouble: String? {
        switch self {
        case .failed(let error): error.reason
        case .refused(.holds): "it holds, or is, a directory that must stay"
        case .refused(.keptUnknown(let path, let error)):
            "what is kept at \(PathText.display(path)) in it cannot be told: \(error.reason)"
        case .refused(.duplicate(let first)):
            "it is the same directory as \(PathText.display(first))"
        default: nil
        }
    }
}
