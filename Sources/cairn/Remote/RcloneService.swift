import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// What rclone's configuration says of a remote that is no secret: which service it is, and where.
///
/// Only keys that are known to be harmless are taken; rclone writes passwords beside them.
struct RcloneService {
    /// In the order of ``keys``, as `type: sftp`.
    let values: [(key: String, value: String)]

    private static let keys = [
        "type", "provider", "host", "port", "user", "endpoint", "region", "url", "vendor",
    ]
    /// A remote that wraps another, as `crypt` does.
    private static let wrapped = "remote"
    private static let wrapsMaximum = 4
    private static let valueBytesMaximum = 200
    private static let dumpBytesMaximum = 4 << 20

    /// All of rclone's remotes, by name; nil where its configuration cannot be read, as an
    /// encrypted one without its password.
    static func configuration(_ cancellation: Cancellation) -> [String: JSONValue]? {
        guard let program = try? RemoteURL.rclone() else { return nil }
        let words = ["config", "dump", "--ask-password=false", "--log-level", "ERROR"]
        guard
            let run = try? SourceProgram([program] + words.map { Array($0.utf8) }, cancellation),
            let bytes = try? run.output.content(upTo: dumpBytesMaximum),
            run.end() == .exited(0),
            case .object(let remotes)? = try? JSONValue(parsingObject: bytes)
        else { return nil }
        return remotes
    }

    /// - Parameters:
    ///   - address: what stands behind `rclone:`.
    ///   - remotes: rclone's configuration.
    init(_ address: String, _ remotes: [String: JSONValue]) {
        var values: [(key: String, value: String)] = []
        var place = address[...]
        for _ in 0..<Self.wrapsMaximum {
            // A remote that is made in the address itself, as `:sftp,host=…:path`.
            if place.hasPrefix(":") {
                let type = place.dropFirst().prefix { $0 != ":" && $0 != "," }
                values.append(("type", Self.shown(String(type))))
                break
            }
            let name = String(place.prefix { $0 != ":" && $0 != "," })
            guard place.contains(":"), case .object(let fields)? = remotes[name] else { break }
            for key in Self.keys {
                guard case .text(let value)? = fields[key], !value.isEmpty else { continue }
                let isAddress = key == "endpoint" || key == "url"
                let plain = isAddress ? Self.withoutSecrets(value) : value
                if !plain.isEmpty { values.append((key, Self.shown(plain))) }
            }
            guard case .text(let inner)? = fields[Self.wrapped] else { break }
            let (base, _) = Self.withoutOptions(inner)
            values.append(("of", Self.shown(base)))
            place = inner[...]
        }
        self.values = values
    }

    var text: String { values.map { "\($0.key) \($0.value)" }.joined(separator: ", ") }

    private static func shown(_ value: String) -> String {
        PathText.display(value.utf8.prefix(valueBytesMaximum))
    }

    /// An address without user, password, query and fragment; nothing where they cannot be told
    /// from each other.
    private static func withoutSecrets(_ value: String) -> String {
        let plain = value.prefix { $0 != "?" && $0 != "#" }
        guard let at = value.lastIndex(of: "@") else { return String(plain) }
        guard at < plain.endIndex else { return "" }
        let scheme = plain.firstRange(of: "://").map { plain[..<$0.upperBound] } ?? ""
        return String(scheme + plain[plain.index(after: at)...])
    }

    /// An address of rclone's without the options in it, which may be secrets.
    static func withoutOptions(_ address: String) -> (base: String, isCut: Bool) {
        guard let comma = address.firstIndex(of: ","),
            address.dropFirst(address.hasPrefix(":") ? 1 : 0).firstIndex(of: ":")
                .map({ comma < $0 }) ?? true,
            let colon = address.lastIndex(of: ":")
        else { return (address, false) }
        return ("\(address[..<comma])\(address[colon...])", true)
    }
}
