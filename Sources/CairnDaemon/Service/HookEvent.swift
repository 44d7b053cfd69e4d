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
        var object = HookObject()
        object.text("event", "\(self.name)")
        object.path("repository", repository)
        switch self {
        case .commit(let id, let time, let counts):
            object.text("commit", "\(id)")
            object.time("time", time)
            object.number("new", counts.new)
            object.number("changed", counts.changed)
            object.number("unchanged", counts.unchanged)
            object.number("deleted", counts.deleted)
            object.number("failed", counts.failed)
            object.number("bytes_read", counts.bytesRead)
            object.number("bytes_new", counts.bytesNew)
            object.number("bytes_stored", counts.bytesStored)
            object.number("live", counts.live)
        case .failure(let failure, let failing):
            object.path("path", failure.path)
            object.text("reason", failure.reason)
            object.truth("transient", failure.isTransient)
            object.number("tries", UInt64(max(0, failure.tries)))
            object.time("first", failure.first)
            object.time("next_try", failure.nextTry)
            object.number("failing", UInt64(max(0, failing)))
        case .massChange(let finding):
            object.number("changed", finding.verdict.changed)
            object.number("live", finding.verdict.live)
            object.text("kind", finding.verdict.kind.rawValue)
            object.text("pinned", "\(finding.lastGood)")
        case .damage(let finding):
            object.text("pack", finding.pack)
            object.text("reason", finding.why)
            object.truth("healed", finding.lostCount == 0 && finding.trouble == nil)
            object.text("trouble", finding.trouble)
            object.number("lost_versions", UInt64(finding.lostCount))
            object.paths("lost", finding.lost.prefix(Self.listMaximum).map(\.path))
        case .drill(let report):
            object.number("restored", UInt64(report.versions))
            object.number("bytes", report.bytes)
            object.number("failed", UInt64(report.failureCount))
            object.number("unjudged", UInt64(report.unjudgedCount))
            object.paths(
                "paths", (report.failures + report.unjudged).prefix(Self.listMaximum).map(\.path))
        case .stale(let since, let nanoseconds, let trouble):
            object.time("since", since)
            object.number("seconds", nanoseconds / 1_000_000_000)
            object.text("trouble", trouble)
        }
        return Array((object.fields + "}\n").utf8)
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

/// A JSON object in the manner of Docs/JSON.md: fields in their order, `_hex` for paths that are
/// not UTF-8, `_ns` for parts of a second.
///
/// - Source: RFC 8259.
private struct HookObject {
    private(set) var fields = ""

    mutating func text(_ name: String, _ value: String?) {
        add(name, value.map(Self.quoted) ?? "null")
    }
    mutating func number(_ name: String, _ value: UInt64) { add(name, String(value)) }
    mutating func truth(_ name: String, _ value: Bool) { add(name, value ? "true" : "false") }

    mutating func path(_ name: String, _ bytes: [UInt8]) {
        text(name, String(decoding: bytes, as: UTF8.self))
        if String(validating: bytes, as: UTF8.self) == nil {
            text("\(name)_hex", Hexadecimal.text(bytes))
        }
    }

    /// A list of texts; one that is not UTF-8 is shown as people see it.
    mutating func paths(_ name: String, _ list: [[UInt8]]) {
        add(name, "[" + list.map { Self.quoted(PathText.display($0)) }.joined(separator: ",") + "]")
    }

    mutating func time(_ name: String, _ moment: Timestamp?) {
        text(name, moment.map(Self.utc))
        add("\(name)_ns", moment.map { String($0.nanoseconds) } ?? "null")
    }

    private mutating func add(_ name: String, _ value: String) {
        fields += (fields.isEmpty ? "{" : ",") + "\"\(name)\":" + value
    }

    private static func utc(_ moment: Timestamp) -> String {
        var seconds = time_t(moment.seconds)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        var buffer = [CChar](repeating: 0, count: 64)
        let length = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
        return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                result += "\\u00" + Hexadecimal.text([UInt8(scalar.value)])
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
