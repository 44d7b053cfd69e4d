import CairnCore
import CairnFormat

/// The control socket's protocol: JSON Lines, one object a line, requests from clients, replies
/// from the daemon.
///
/// - What it promises: a line either is one of the requests or replies of Docs/CONTROL.md or is
///   refused with a reason; nothing in it can cost more than its length.
/// - What it does not: that fields are known. Those that are not are ignored, so that either side
///   may be newer.
public enum ControlProtocol {
    /// The protocol's number, in every line. Another number is another protocol.
    public static let version: Int64 = 1
    /// The length of a request's line without its newline, in bytes.
    public static let requestBytesMaximum = 64 << 10
    /// The length of a reply's line without its newline, in bytes.
    public static let replyBytesMaximum = 512 << 10
    /// The longest pause with an end: a year.
    public static let pauseSecondsMaximum: Int64 = 366 * 86_400

    /// A status has four lists, a commit two.
    static var style: JSONStyle {
        var style = JSONStyle()
        style.integerMaximum = UInt64(Int64.max)
        style.listBytesMaximum = 100 << 10
        return style
    }

    static func expectVersion(_ fields: JSONValue) throws(ControlError) {
        let version = try fields.field("protocol", Int64.self)
        guard version == Self.version
        else {
            throw ControlError(
                "the other process uses protocol \(version), but this one uses \(Self.version); to use the same version in both, "
                    + "restart the daemon with `systemctl --user restart cairn`")
        }
    }

    static func absolutePath(_ name: String, _ fields: JSONValue) throws(ControlError) -> [UInt8] {
        let path = try fields.field(name, [UInt8].self)
        guard path.first == ItemPath.separator
        else { throw ControlError("the field `\(name)` is not an absolute path") }
        return path
    }
}

/// A fault of a line of the control protocol.
public typealias ControlError = JSONError

/// A client's request to the daemon. - Source: Docs/CONTROL.md.
public enum ControlRequest: Equatable, Sendable {
    case ping
    case status
    /// - Parameter path: an absolute path.
    case attention(path: [UInt8])
    /// - Parameter path: the absolute path of a file that was found to differ.
    case look(path: [UInt8])
    case flush
    /// - Parameter seconds: the length of the pause; nil for a pause until `resume`.
    case pause(seconds: Int64?)
    case resume
    case reload
    case acquire
    case release

    /// The outcome of parsing a line.
    public enum Parsed: Equatable, Sendable {
        case request(ControlRequest)
        /// An object that this version does not know. It is refused; the next line may be correct.
        case refused(String)
    }

    /// - Parameter line: a line without its newline.
    ///
    /// - Throws: ``ControlError`` when the line is not JSON, so that nothing after it can be
    ///   trusted.
    public static func parse(_ line: [UInt8]) throws(ControlError) -> Parsed {
        guard line.count <= ControlProtocol.requestBytesMaximum
        else { throw ControlError("the line is too long") }
        let fields = try JSONValue(parsingObject: line)
        do throws(ControlError) { return .request(try ControlRequest(fields)) } catch {
            return .refused(error.message)
        }
    }

    private init(_ fields: JSONValue) throws(ControlError) {
        try ControlProtocol.expectVersion(fields)
        let name = try fields.field("request", String.self)
        switch name {
        case "attention": self = .attention(path: try ControlProtocol.absolutePath("path", fields))
        case "look": self = .look(path: try ControlProtocol.absolutePath("path", fields))
        case "pause":
            let seconds = try fields.field("seconds", Int64?.self)
            guard (1...ControlProtocol.pauseSecondsMaximum).contains(seconds ?? 1)
            else { throw ControlError("the field `seconds` is out of range") }
            self = .pause(seconds: seconds)
        default:
            let plain: [Self] = [.ping, .status, .flush, .resume, .reload, .acquire, .release]
            guard let request = plain.first(where: { $0.name == name }) else {
                let name = PathText.display(name.utf8.prefix(100))
                throw ControlError("there is no request \"\(name)\"")
            }
            self = request
        }
    }

    private var name: String {
        switch self {
        case .ping: "ping"
        case .status: "status"
        case .attention: "attention"
        case .look: "look"
        case .flush: "flush"
        case .pause: "pause"
        case .resume: "resume"
        case .reload: "reload"
        case .acquire: "lend"
        case .release: "give-back"
        }
    }

    /// The request as a line, with its newline.
    public var line: [UInt8] {
        var object = JSONObject(ControlProtocol.style)
        object["protocol"] = ControlProtocol.version
        object["request"] = name
        switch self {
        case .attention(let path), .look(let path): object["path"] = path
        case .pause(let seconds): object["seconds"] = seconds
        default: break
        }
        return object.text() + [UInt8(ascii: "\n")]
    }
}
