import CairnBackup
import CairnCore
import CairnFormat
import CairnRemote
import CairnRestore
import CairnSettings
import CairnWatch

/// The kind of a hook. - Source: the setting of this name in `[hooks]`.
public enum HookKind: String, Sendable, CaseIterable {
    case commit = "on-commit"
    case failure = "on-failure"
    case stale = "on-stale"

    func command(in settings: HookSettings) -> HookCommand? {
        switch self {
        case .commit: settings.onCommit
        case .failure: settings.onFailure
        case .stale: settings.onStale
        }
    }
}

/// An event that a person may want to hear of, through a program of theirs.
public enum HookEvent: Sendable, Equatable {
    /// A commit became durable.
    case commit(id: Hash128, time: Timestamp, counts: CommitCounts)
    /// An item could not be read or stored; `failing` counts all items that fail now.
    case failure(FailingItem, failing: Int)
    /// A large part of what was kept changed or vanished. The last commit before it is pinned.
    case massChange(AnomalyGuard.Finding)
    /// A pack or the journal was damaged, with the outcome of the repair.
    case damage(DamageFinding)
    /// A drill failed to restore something, or could not judge it.
    case drill(DrillReport)
    /// A verification or a drill of a remote found damage there.
    case remoteDamage(String, RemoteHealth.Damage)
    /// A job of this machine failed, which had not failed before.
    case job(Job)
    /// For the set time no commit and no comparison has succeeded. `since` is nil when none ever
    /// has; `trouble` says why, when that is known. With `remotes`: those lack what was kept
    /// since; with `jobs`, these did not succeed.
    case stale(
        since: Timestamp?, nanoseconds: UInt64, trouble: String?, remotes: [String] = [],
        jobs: [String] = [])

    public var kind: HookKind {
        switch self {
        case .commit: .commit
        case .failure, .massChange, .damage, .drill, .remoteDamage, .job: .failure
        case .stale: .stale
        }
    }

    /// The JSON object that the program reads: one line in UTF-8. - Source: Docs/HOOKS.md.
    public func object(repository: [UInt8]) -> [UInt8] {
        var object = JSONObject()
        object["event"] = name
        object["repository"] = repository
        switch self {
        case .commit(let id, let time, let counts):
            object["commit"] = id
            object.add("time", time)
            object.add(counts)
        case .failure(let failure, let failing):
            object["path"] = failure.path
            object["reason"] = failure.reason
            object["transient"] = failure.isTransient
            object["tries"] = UInt64(max(0, failure.tries))
            object.add("first", failure.first)
            object.add("next_try", failure.nextTry)
            object["failing"] = UInt64(max(0, failing))
        case .massChange(let finding):
            object["changed"] = finding.verdict.changed
            object["live"] = finding.verdict.live
            object["kind"] = finding.verdict.kind.rawValue
            object["pinned"] = finding.lastGood
        case .damage(let finding):
            object["pack"] = finding.pack
            object["reason"] = finding.why
            object["healed"] = finding.lostCount == 0 && finding.trouble == nil
            object["trouble"] = finding.trouble
            object["lost_versions"] = UInt64(finding.lostCount)
            object["lost"] = finding.lost.prefix(Self.listMaximum).map { PathText.display($0.path) }
        case .drill(let report):
            object["restored"] = UInt64(report.versions)
            object["bytes"] = report.bytes
            object["failed"] = UInt64(report.failureCount)
            object["unjudged"] = UInt64(report.unjudgedCount)
            object["paths"] = (report.failures + report.unjudged).prefix(Self.listMaximum).map {
                PathText.display($0.path)
            }
        case .remoteDamage(let name, let damage):
            object["remote"] = name
            object["found_by"] = damage.finder.name
            object["packs"] = damage.packs
            object["objects"] = damage.others
            object["lost_versions"] = damage.versions
        case .job(let job):
            object["job"] = job.name
            switch job.last.outcome {
            case .failed(let why): object["reason"] = why
            case .incomplete(let items): object["failed"] = UInt64(max(0, items))
            case .running, .complete, .interrupted, .outdated: break
            }
            object.add("last_success", job.last.succeeded)
        case .stale(let since, let nanoseconds, let trouble, let remotes, let jobs):
            object.add("since", since)
            object["seconds"] = nanoseconds / 1_000_000_000
            object["trouble"] = trouble
            object["remotes"] = remotes
            object["jobs"] = jobs
        }
        return object.text() + [UInt8(ascii: "\n")]
    }

    private static let listMaximum = 20

    private var name: String {
        switch self {
        case .commit: "commit"
        case .failure: "failure"
        case .massChange: "mass-change"
        case .damage: "damage"
        case .drill: "drill"
        case .remoteDamage: "remote-damage"
        case .job: "job"
        case .stale: "stale"
        }
    }
}

extension JSONObject {
    /// Adds a time in the format of Docs/JSON.md, which is not that of the control socket.
    fileprivate mutating func add(_ name: String, _ moment: Timestamp?) {
        self[name] = moment?.text("%Y-%m-%dT%H:%M:%SZ", isLocal: false)
        self["\(name)_ns"] = moment?.nanoseconds
    }
}
