import CairnFormat
import CairnWatch

/// Something that a person should know of for as long as it lasts. Hooks tell that it began
/// (``HookEvent``); a notice on the desktop stands until it is over (``NoticeLedger``).
public enum Concern: Sendable, Equatable {
    /// Items could not be kept for too long: the one that waits longest, and how many.
    case failing(FailingItem, count: Int)
    /// Nothing has succeeded for too long; `since` is nil when nothing ever has.
    case stale(since: Timestamp?, trouble: String?)
    /// A remote has lacked something for too long.
    case remoteStale(String, since: Timestamp?, reason: String?)
    /// The repository is damaged: what of it, or so many versions that cannot be fully restored.
    case damage(versions: Int, what: String?)
    case remoteDamage(String, found: Timestamp)
    /// The anomaly guard has taken hold.
    case massChange

    /// The same for the same concern, whatever its details.
    public var key: String {
        switch self {
        case .failing: "failing"
        case .stale: "stale"
        case .remoteStale(let name, _, _): "remote-stale \(name)"
        case .damage: "damage"
        case .remoteDamage(let name, _): "remote-damage \(name)"
        case .massChange: "mass-change"
        }
    }

    /// What the daemon's status gives cause for, but for silence, which ``StaleWatch`` knows.
    ///
    /// - Parameter tooLong: how long an item may fail before anybody is told, in seconds: a disk
    ///   that is only unplugged nags nobody.
    public static func all(in status: DaemonStatus, now: Timestamp, tooLong: Int64) -> [Concern] {
        var concerns: [Concern] = []
        // What failed before this start is tried again by the first comparison.
        if status.isKeeping, let oldest = status.failures.min(by: { $0.first < $1.first }),
            oldest.first < now - tooLong
        {
            concerns.append(.failing(oldest, count: status.failureCount))
        }
        if status.lostVersions > 0 {
            concerns.append(.damage(versions: status.lostVersions, what: nil))
        }
        if status.hasMassChange { concerns.append(.massChange) }
        for remote in status.remotes {
            if remote.isStale {
                concerns.append(
                    .remoteStale(remote.name, since: remote.waitingSince, reason: remote.reason))
            }
            if let found = remote.damageFound {
                concerns.append(.remoteDamage(remote.name, found: found))
            }
        }
        return concerns
    }
}

extension DaemonStatus {
    /// Whether it sees everything: with nothing to keep it succeeds at every moment, also after the
    /// machine has slept.
    public var isKeeping: Bool {
        (activity == .watching || activity == .capturing) && trouble == nil && stuck.isEmpty
            && lastReconcile != nil
    }
}
