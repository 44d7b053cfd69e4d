import CairnCore
import CairnFormat
import CairnWatch

/// Records, reports and retries items that cannot be kept.
final class FailureKeeper: RepositoryComponent {
    let repository: RepositorySession
    var hasChanged = false

    init(_ repository: RepositorySession) { self.repository = repository }

    func note(_ failures: [ItemFailure]) {
        guard !failures.isEmpty else { return }
        let now = clock.monotonic()
        let wall = clock.now()
        for failure in failures {
            let news = daemon.shared.withLock { shared -> (FailingItem, Int)? in
                guard let place = shared.roots.stored(at: failure.path) else { return nil }
                let isNews = !shared.retries.isKnown(place, failure.reason)
                shared.ledger.begin(place, GapCause(failure.reason), at: wall)
                shared.retries.failed(
                    place, failure.reason, at: now, wallClock: wall,
                    randomness: environment.randomness)
                guard isNews,
                    let noted = shared.retries.failure(at: place, absolute: { _ in failure.path })
                else { return nil }
                return (noted, shared.retries.places.count)
            }
            repository.flushes.fail(failure)
            guard let (noted, failing) = news else { continue }
            log.log(.warning, "cannot be backed up: \(noted.reason)", path: failure.path)
            observer.failed(noted, failing: failing)
        }
        hasChanged = true
    }

    /// `on-error = "stop"`: stops capturing until `cairn resume`, because a person must decide.
    func stop(_ failures: [ItemFailure]) {
        note(failures)
        repository.pause(nil)
        let place =
            failures.last.map { "\(PathText.display($0.path)): \($0.reason.text)" }
            ?? "an item cannot be backed up"
        let why =
            "stopped, because on-error = \"stop\" is set: \(place); fix the problem or exclude the item, then run `cairn resume`"
        daemon.shared.withLock { $0.status.trouble = why }
        log.log(.error, why)
    }

    /// Ends failures from before this round whose places were examined now without a failure.
    /// Places that may have gone with their directory, or may be reachable again, are retried.
    func noteSuccess(before round: UInt64, of tasks: [CaptureTask]) {
        guard daemon.shared.withLock({ !$0.retries.isEmpty }) else { return }
        let wall = clock.now()
        let now = clock.monotonic()
        for task in tasks {
            let (failing, paths) = daemon.shared.withLock { shared in
                let failing =
                    shared.retries.places(beneath: task.path, before: round)
                    + passed(task.path, before: round, shared)
                return (failing, failing.map { shared.roots.absolute($0) })
            }
            for (place, path) in zip(failing, paths) {
                guard task.covers(place) || task.isBeneath(place) else {
                    if task.extent == .item || path.map(isMissing) ?? true {
                        daemon.shared.withLock { $0.retryAll([place], at: now) }
                    }
                    continue
                }
                daemon.shared.withLock { shared in
                    shared.retries.succeeded(place)
                    // A comparison that could not begin there need not wait any longer.
                    shared.reconciles.hurry(beneath: place)
                    for cause in GapCause.ofItems {
                        guard let number = shared.ledger.number(of: place, cause),
                            shared.polledGap(number) == nil
                        else { continue }
                        shared.ledger.end(number, at: wall)
                    }
                }
                hasChanged = true
            }
        }
    }

    /// Ends failures of directories above watched places, when a scan beneath them has passed them.
    private func passed(_ place: RepositoryPath, before round: UInt64, _ shared: Daemon.Shared)
        -> [RepositoryPath]
    {
        guard var rest = shared.roots.tops.first(where: { $0.covers(place) })?.path
        else { return [] }
        var failing: [RepositoryPath] = []
        while !rest.isEmpty {
            rest = ItemPath.split(rest).parent
            let above = RepositoryPath(root: place.root, path: rest)
            if shared.retries.isFailing(above), !shared.retries.hasFailed(above, since: round) {
                failing.append(above)
            }
        }
        return failing
    }

    private func isMissing(_ path: [UInt8]) -> Bool {
        do throws(SystemError) {
            _ = try environment.fileSystem.status(ofRoot: path)
            return false
        } catch { return error.isMissing }
    }

    var nextDeadline: UInt64? { daemon.shared.withLock { $0.retries.nextDeadline } }

    func retryIfDue() {
        let now = clock.monotonic()
        daemon.shared.withLock { $0.retryAll($0.retries.due(at: now), at: now) }
    }

    /// Retries every failure now, as a backup without a daemon would.
    func retryAll() {
        let now = clock.monotonic()
        daemon.shared.withLock { $0.retryAll($0.retries.places, at: now) }
    }

    // MARK: The record

    func save() {
        guard hasChanged else { return }
        hasChanged = false
        let now = clock.monotonic()
        let wall = clock.now()
        environment.saveFailures(
            daemon.shared.withLock { $0.retries.encode(at: now, wallClock: wall) })
    }

    func load() {
        guard let bytes = environment.loadFailures() else { return }
        do {
            let queue = try RetryQueue(
                decoding: bytes, configuration.retry, at: clock.monotonic(), wallClock: clock.now())
            daemon.shared.withLock { $0.retries = queue }
        } catch {
            log.log(
                .warning, "cannot read the queue of failures, so Cairn starts a new queue: \(error)"
            )
        }
    }
}

extension GapCause {
    /// Causes that end when their item is captured. An empty directory on another file system than
    /// before may be a mount point whose file system is away, until it has an entry.
    static let ofItems: Set<GapCause> = [.torn, .failed, .unreadable, .unmounted]

    init(_ reason: ItemFailure.Reason) {
        switch reason {
        case .inconsistent: self = .torn
        case .noRoom, .unsupported, .metadata: self = .failed
        case .system(let error):
            switch error.code {
            case ErrorCode.unmounted, ErrorCode.otherDisk, ErrorCode.otherSubvolume,
                ErrorCode.locked:
                self = .unmounted
            case ErrorCode.denied, ErrorCode.notPermitted: self = .unreadable
            default: self = .failed
            }
        }
    }
}

extension CaptureTask {
    func isBeneath(_ place: RepositoryPath) -> Bool { path != place && place.covers(path) }

    /// Whether examining this would have shown a failure at `place`.
    func covers(_ place: RepositoryPath) -> Bool {
        guard path.root == place.root, let rest = ItemPath.relative(place.path, to: path.path)
        else { return false }
        switch extent {
        case .item: return rest.isEmpty
        case .listing: return !rest.contains(ItemPath.separator)
        case .subtree: return true
        }
    }
}
