import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRestore
import CairnSettings
import CairnWatch
import Glibc

/// What a hook is about. - Source: the setting of this name in `[hooks]`.
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

/// Something that a person may want to be told of, by a program of theirs.
public enum HookEvent: Sendable, Equatable {
    /// A commit has become durable.
    case commit(id: Hash128, time: Timestamp, counts: CommitCounts)
    /// An item could not be read or stored; `failing` counts all that fail now.
    case failure(FailingItem, failing: Int)
    /// So much of what was kept changed or vanished that somebody should look; the last commit
    /// before it is pinned.
    case massChange(AnomalyGuard.Finding)
    /// A pack or the journal was damaged: what came of it.
    case damage(DamageFinding)
    /// A drill could not restore something, or could not judge it.
    case drill(DrillReport)
    /// Neither a commit nor a comparison has succeeded since, or since ever; `trouble` says why
    /// when that is known.
    case stale(since: Timestamp?, nanoseconds: UInt64, trouble: String?)

    public var kind: HookKind {
        switch self {
        case .commit: .commit
        case .failure, .massChange, .damage, .drill: .failure
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
        case .stale(let since, let nanoseconds, let trouble):
            object.add("since", since)
            object["seconds"] = nanoseconds / 1_000_000_000
            object["trouble"] = trouble
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
        case .stale: "stale"
        }
    }
}

extension JSONObject {
    /// A moment as in Docs/JSON.md, not as the control socket tells it.
    fileprivate mutating func add(_ name: String, _ moment: Timestamp?) {
        self[name] = moment.map(Self.utc)
        self["\(name)_ns"] = moment?.nanoseconds
    }

    private static func utc(_ moment: Timestamp) -> String {
        var seconds = time_t(moment.seconds)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        var buffer = [CChar](repeating: 0, count: 64)
        let length = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
        return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
