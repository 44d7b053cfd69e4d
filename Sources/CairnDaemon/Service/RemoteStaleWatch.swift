import CairnCore
import CairnFormat

/// Reports once of each remote that it is stale, and again when it is so anew.
///
/// A pure machine.
public struct RemoteStaleWatch: Sendable {
    private var told: Set<String> = []
    /// When a report that failed is made again, of ``Clock/monotonic()``.
    private var nextTry: UInt64?

    public init() {}

    /// - Returns: the remotes that are stale since this was asked last.
    public mutating func due(_ remotes: [DaemonStatus.Remote], now: UInt64)
        -> [DaemonStatus.Remote]
    {
        if let nextTry {
            guard now >= nextTry else { return [] }
            self.nextTry = nil
        }
        let stale = remotes.filter(\.isStale)
        let new = stale.filter { !told.contains($0.name) }
        told = Set(stale.map(\.name))
        return new
    }

    /// Notes that a report reached nobody: all are told again after a while.
    public mutating func failed(now: UInt64) {
        guard !told.isEmpty else { return }
        told = []
        nextTry = now.addingSaturated(StaleWatch.retryNanoseconds)
    }
}

extension HookEvent {
    /// The event of remotes that have become stale; nil for none.
    public init?(stale remotes: [DaemonStatus.Remote], now: Timestamp) {
        guard let since = remotes.compactMap(\.waitingSince).min() else { return nil }
        let reasons = remotes.compactMap { remote in
            remote.reason.map { "\(remote.name): \($0)" }
        }
        let seconds = UInt64(max(0, now - since))
        self = .stale(
            since: since, nanoseconds: min(seconds, 1 << 32) * 1_000_000_000,
            trouble: reasons.isEmpty ? nil : reasons.joined(separator: "; "),
            remotes: remotes.map(\.name))
    }
}
