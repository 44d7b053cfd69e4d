import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// What the daemon answers. - Source: Docs/CONTROL.md.
public enum ControlReply: Sendable {
    case pong(process: Int32, program: String, repository: [UInt8])
    case status(DaemonStatus)
    case attention(Attention)
    /// Of a flush; ``FlushReport/done(_:)`` and ``FlushReport/failed(_:)`` are its last.
    case flush(FlushReport)
    /// Paused, resumed, given back.
    case ok
    /// - Parameter problem: what is wrong with the settings; nil when they are taken.
    case reloaded(problem: String?)
    /// The repository is held in exclusive access until `give-back` or the end of the connection.
    case granted
    /// The request is refused, or nothing the daemon understands.
    case error(String)

    /// The reply as a line, with its newline; at most ``ControlProtocol/replyBytesMaximum`` long.
    public var line: [UInt8] {
        var writer = Self.begin(name)
        write(into: &writer)
        if writer.count > ControlProtocol.replyBytesMaximum {
            writer = Self.begin("error")
            writer.text("message", "the answer is too long")
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private static func begin(_ name: String) -> ControlWriter {
        var writer = ControlWriter()
        writer.integer("protocol", ControlProtocol.version)
        writer.text("reply", name)
        return writer
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

    private func write(into writer: inout ControlWriter) {
        switch self {
        case .pong(let process, let program, let repository):
            writer.count("process", process)
            writer.text("program", program)
            writer.path("repository", repository)
        case .status(let status): status.write(into: &writer)
        case .attention(let attention): attention.write(into: &writer)
        case .flush(.progress(let progress)): progress.write(into: &writer)
        case .flush(.committed(let commit)): commit.write(into: &writer)
        case .flush(.itemFailed(let failure)): failure.write(into: &writer)
        case .flush(.done(let result)):
            result.counts.write(into: &writer)
            writer.count("nanoseconds", result.nanoseconds)
            writer.object("commit", result.commit?.written)
        case .flush(.failed(let message)), .error(let message):
            writer.text("message", Self.short(message))
        case .reloaded(let problem): writer.text("problem", problem.map(Self.short))
        case .ok, .granted: break
        }
    }

    /// Messages come from errors, which may name long paths.
    private static func short(_ message: String) -> String {
        message.utf8.count <= 16 << 10 ? message : String(message.prefix(4_000)) + "…"
    }

    /// - Parameter line: without its newline.
    public init(parsing line: [UInt8]) throws(ControlError) {
        guard line.count <= ControlProtocol.replyBytesMaximum else {
            throw ControlError("the line is too long")
        }
        let fields = try ControlParser.object(line)
        try fields.expectVersion()
        switch try fields.text("reply") {
        case "pong":
            self = .pong(
                process: Int32(try fields.integer("process", in: 0...Int64(Int32.max))),
                program: try fields.text("program"),
                repository: try fields.absolutePath("repository"))
        case "status": self = .status(try DaemonStatus(fields))
        case "attention": self = .attention(try Attention(fields))
        case "progress": self = .flush(.progress(try BackupProgress(fields)))
        case "commit": self = .flush(.committed(try CatalogCommit(fields)))
        case "item-failure": self = .flush(.itemFailed(try ItemFailure(fields)))
        case "flushed":
            let commit: CatalogCommit?
            if let object = try fields.optionalObject("commit") {
                commit = try CatalogCommit(object)
            } else {
                commit = nil
            }
            self = .flush(
                .done(
                    FlushResult(
                        counts: try CommitCounts(fields), commit: commit,
                        nanoseconds: try fields.count("nanoseconds"))))
        case "flush-failed": self = .flush(.failed(try fields.text("message")))
        case "ok": self = .ok
        case "reloaded": self = .reloaded(problem: try fields.optionalText("problem"))
        case "granted": self = .granted
        case "error": self = .error(try fields.text("message"))
        default: throw ControlError("an unknown reply")
        }
    }
}
