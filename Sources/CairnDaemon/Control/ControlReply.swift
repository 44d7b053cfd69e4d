import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// A reply of the daemon. - Source: Docs/CONTROL.md.
public enum ControlReply: Sendable {
    case pong(process: Int32, program: String, repository: [UInt8])
    case status(DaemonStatus)
    case attention(Attention)
    /// A flush's progress; ``FlushReport/done(_:)`` or ``FlushReport/failed(_:)`` is the last of
    /// them.
    case flush(FlushReport)
    /// The reply to `pause`, `resume` and `give-back`.
    case ok
    /// - Parameter problem: what is wrong with the settings; nil when the daemon uses them.
    case reloaded(problem: String?)
    /// The repository is held in exclusive access until `give-back` or the end of the connection.
    case granted
    /// A refusal, or an answer to something that the daemon does not understand.
    case error(String)

    /// The reply as a line, with its newline; at most ``ControlProtocol/replyBytesMaximum`` long.
    public var line: [UInt8] {
        var object = Self.begin(name)
        add(to: &object)
        var line = object.text()
        if line.count > ControlProtocol.replyBytesMaximum {
            var refusal = Self.begin("error")
            refusal["message"] = "the answer is too long"
            line = refusal.text()
        }
        return line + [UInt8(ascii: "\n")]
    }

    private static func begin(_ name: String) -> JSONObject {
        var object = JSONObject(ControlProtocol.style)
        object["protocol"] = ControlProtocol.version
        object["reply"] = name
        return object
    }

    private var name: String {
        switch self {
        case .pong: "pong"
        case .status: "status"
        case .attention: "attention"
        case .flush(.progress): "progress"
        case .flush(.committed): "commit"
        case .flush(.itemFailed): "item-failure"
        case .flush(.done): "flushed"
        case .flush(.failed): "flush-failed"
        case .ok: "ok"
        case .reloaded: "reloaded"
        case .granted: "granted"
        case .error: "error"
        }
    }

    private func add(to object: inout JSONObject) {
        switch self {
        case .pong(let process, let program, let repository):
            object["process"] = process
            object["program"] = program
            object["repository"] = repository
        case .status(var status):
            status.trouble = status.trouble.map(Self.short)
            object.add(status)
        case .attention(let attention): object.add(attention)
        case .flush(.progress(let progress)): object.add(progress)
        case .flush(.committed(let commit)): object.add(commit)
        case .flush(.itemFailed(let failure)): object.add(failure)
        case .flush(.done(let result)): object.add(result)
        case .flush(.failed(let message)), .error(let message):
            object["message"] = Self.short(message)
        case .reloaded(let problem): object["problem"] = problem.map(Self.short)
        case .ok, .granted: break
        }
    }

    /// Shortens a message: messages come from errors, which may name long paths.
    private static func short(_ message: String) -> String {
        message.utf8.count <= 16 << 10 ? message : String(message.prefix(4_000)) + "…"
    }

    /// - Parameter line: a line without its newline.
    public init(parsing line: [UInt8]) throws(ControlError) {
        guard line.count <= ControlProtocol.replyBytesMaximum
        else { throw ControlError("the line is too long") }
        let fields = try JSONValue(parsingObject: line)
        try ControlProtocol.expectVersion(fields)
        switch try fields.field("reply", String.self) {
        case "pong":
            self = .pong(
                process: try fields.field("process", Int32.self),
                program: try fields.field("program", String.self),
                repository: try ControlProtocol.absolutePath("repository", fields))
        case "status": self = .status(try fields.decode(DaemonStatus.self))
        case "attention": self = .attention(try fields.decode(Attention.self))
        case "progress": self = .flush(.progress(try fields.decode(BackupProgress.self)))
        case "commit": self = .flush(.committed(try fields.decode(CatalogCommit.self)))
        case "item-failure": self = .flush(.itemFailed(try fields.decode(ItemFailure.self)))
        case "flushed": self = .flush(.done(try fields.decode(FlushResult.self)))
        case "flush-failed": self = .flush(.failed(try fields.field("message", String.self)))
        case "ok": self = .ok
        case "reloaded": self = .reloaded(problem: try fields.field("problem", String?.self))
        case "granted": self = .granted
        case "error": self = .error(try fields.field("message", String.self))
        default: throw ControlError("an unknown reply")
        }
    }
}
