import CairnFormat
import Synchronization

/// What cannot be kept is noted, named, and tried again.
extension DaemonLoop {
    func noteFailures(_ failures: [ItemFailure]) {
        guard !failures.isEmpty else { return }
        let now = clock.monotonic()
        let wall = clock.now()
        for failure in failures {
            let news = daemon.shared.withLock { shared -> (DaemonStatus.Failure, Int)? in
                guard let place = shared.roots.stored(at: failure.path) else { return nil }
                let isNews = !shared.retries.isKnown(place, failure.reason)
                shared.ledger.begin(place, GapCause(failure.reason), at: wall)
                shared.retries.failed(
                    place, failure.reason, at: now, wallClock: wall, randomness: environment.randomness)
                guard isNews, let noted = shared.retries.failure(at: place, absolute: { _ in failure.path }) else { return nil }
                return (noted, shared.retries.places.count)
            }
            for flush in flushes { flush.report(.itemFailed(failure)) }
            guard let (noted, failing) = news else { continue }
            environment.log.log(.warning, "cannot be kept: \(noted.reason)", path: failure.path)
            observer.failed(noted, failing: failing)
        }
        failuresChanged = true
    }

    /// `on-error = "stop"`: a person is to decide, so nothing is captured until `cairn resume`.
    func stopAtFailure(_ failures: [ItemFailure]) {
        noteFailures(failures)
        pause(nil)
        let place = failures.last.map { "\(PathText.display($0.path)): \($0.reason.text)" } ?? "an item failed"
        let why = "stopped, as on-error = \"stop\" says: \(place); mend or exclude it, then `cairn resume`"
        daemon.shared.withLock { $0.status.trouble = why }
        environment.log.log(.error, why)
    }

    /// What failed before this round and was looked at now without failing again, or went with its directory.
    func noteSuccess(before round: UInt64, of tasks: [SettledTask]) {
        guard daemon.shared.withLock({ !$0.retries.isEmpty }) else { return }
        let wall = clock.now()
        for task in tasks {
            let (failing, paths) = daemon.shared.withLock { shared in
                let failing = shared.retries.places(beneath: task.path, before: round)
                return (failing, failing.map { shared.roots.absolute($0) })
            }
            for (place, path) in zip(failing, paths) where task.covers(place) || path.map(isMissing) ?? true {
                daemon.shared.withLock { shared in
                    shared.retries.succeeded(place)
                    for cause in GapCause.ofItems {
                        guard let number = shared.ledger.number(of: place, cause), polledGap(number, shared.ledger) == nil else { continue }
                        shared.ledger.end(number, at: wall)
                    }
                }
                failuresChanged = true
            }
        }
    }

    private func isMissing(_ path: [UInt8]) -> Bool {
        do throws(SystemError) {
            _ = try environment.fileSystem.status(ofRoot: path)
            return false
        } catch {
            return error.isMissing
        }
    }

    func retryFailures(_ now: UInt64) {
        daemon.shared.withLock { shared in
            for place in shared.retries.due(at: now) { shared.settler.noteRetry(place, at: now) }
        }
    }
}

extension GapCause {
    /// Those that one item makes, and that end when it is captured.
    static let ofItems: Set<GapCause> = [.torn, .failed, .unreadable]

    init(_ reason: ItemFailure.Reason) {
        switch reason {
        case .fuzzy: self = .torn
        case .noRoom: self = .failed
        case .unsupported: self = .failed
        case .system(let error):
            self = error.code == ErrorCode.unmounted ? .unmounted : error.code == 13 || error.code == 1 ? .unreadable : .failed
        }
    }
}

extension SettledTask {
    /// Whether a failure at `place` would have shown when this was looked at.
    func covers(_ place: WatchedPath) -> Bool {
        guard path.root == place.root, let rest = ItemPath.relative(place.path, to: path.path) else { return false }
        switch extent {
        case .item: return rest.isEmpty
        case .listing: return !rest.contains(ItemPath.separator)
        case .subtree: return true
        }
    }
}
