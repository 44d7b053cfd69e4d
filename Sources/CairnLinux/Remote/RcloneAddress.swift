import CairnCore
import CairnFormat
import Glibc

/// An address of rclone's: `NAME:PATH`, `NAME,option=value:PATH`, or `:TYPE,option=value:PATH`.
///
/// What rclone would take for a path of this machine is none, as what has a `/` before the colon.
/// - Source: rclone.org/docs, "Valid remote names" and "Connection strings".
public struct RcloneAddress: Equatable {
    /// That of a section of rclone's configuration, or the type of a remote that is made in the
    /// address itself.
    public let name: String
    public let isMadeHere: Bool
    public let path: String

    public init?(_ text: String) {
        isMadeHere = text.hasPrefix(":")
        let rest = text.dropFirst(isMadeHere ? 1 : 0)
        guard let end = rest.firstIndex(where: { $0 == ":" || $0 == "," }),
            Self.isName(rest[..<end])
        else { return nil }
        name = String(rest[..<end])
        var at = end
        while rest[at] == "," {
            guard let next = Self.endOfOption(rest, rest.index(after: at)) else { return nil }
            at = next
        }
        path = String(rest[rest.index(after: at)...])
    }

    private static func isName(_ name: Substring) -> Bool {
        guard let first = name.first, first != "-", first != " ", name.last != " " else {
            return false
        }
        return name.allSatisfy { $0.isLetter || $0.isNumber || "_-.+@ ".contains($0) }
    }

    /// The `:` or `,` behind an option; a value in quotes may hold both, and doubled quotes.
    private static func endOfOption(_ text: Substring, _ start: Substring.Index) -> Substring.Index?
    {
        var at = start
        while at < text.endIndex, text[at].isASCII,
            text[at].isLetter || text[at].isNumber || text[at] == "_"
        { at = text.index(after: at) }
        guard at > start, at < text.endIndex else { return nil }
        if text[at] != "=" { return text[at] == ":" || text[at] == "," ? at : nil }
        at = text.index(after: at)
        guard at < text.endIndex else { return nil }
        if text[at] == "'" || text[at] == "\"" {
            let quote = text[at]
            repeat {
                guard let end = text[text.index(after: at)...].firstIndex(of: quote) else {
                    return nil
                }
                at = text.index(after: end)
                guard at < text.endIndex else { return nil }
            } while text[at] == quote
            return text[at] == ":" || text[at] == "," ? at : nil
        }
        return text[at...].firstIndex { $0 == ":" || $0 == "," }
    }
}

extension RcloneStore {
    /// Remotes that show the files of another, which their option `remote` names.
    private static let wrapping = ["alias", "cache", "chunker", "compress", "crypt", "hasher"]
    private static let wrapsMaximum = 4

    private struct Names: Decodable {
        let remotes: [String]?
        /// Instead of them.
        let error: String?
    }
    private struct Section: Encodable { let name: String }
    struct Nothing: Encodable {}

    /// Checks that rclone's configuration has the remote of an address, and that it does not lead
    /// to wherever this process was started.
    ///
    /// - Returns: the directory of this machine in which the remote is; nil for one elsewhere.
    /// - Throws: ``RemoteError`` of kind `unusable`.
    func requireConfigured(_ address: RcloneAddress) throws(RemoteError) -> [UInt8]? {
        // Where rclone cannot say so, its own errors follow.
        if !address.isMadeHere, Self.variable(address.name, "type") == nil,
            let answer = ask("config/listremotes", Nothing(), of: server),
            let names = try? JSONValue(parsingObject: answer).decode(Names.self),
            names.remotes?.contains(address.name) != true
        {
            if let error = names.error { throw Self.failure("open", "", error, 500) }
            let others = (names.remotes ?? []).sorted().joined(separator: ", ")
            throw RemoteError(
                .unusable, "open", "",
                "rclone's configuration has no remote \(address.name)"
                    + (others.isEmpty ? "" : ": it has \(others)"))
        }
        var place = address
        for _ in 0..<Self.wrapsMaximum {
            let type = place.isMadeHere ? place.name : option("type", of: place)
            guard type != "local" else {
                if place.path.hasPrefix("/") { return Array(place.path.utf8) }
                throw relative(place.path)
            }
            guard let type, !place.isMadeHere, Self.wrapping.contains(type),
                let wrapped = option("remote", of: place)
            else { return nil }
            // The wrapper may call what lies in it otherwise.
            if wrapped.hasPrefix("/") { return Array(wrapped.utf8) }
            guard let next = RcloneAddress(wrapped) else { throw relative(wrapped) }
            place = next.path.isEmpty ? RcloneAddress(wrapped + place.path) ?? next : next
        }
        return nil
    }

    private func relative(_ path: String) -> RemoteError {
        RemoteError(
            .unusable, "open", "",
            "\(name) points to a relative path on this machine (\(path.isEmpty ? "." : path)); use an absolute path"
        )
    }

    /// An option of a remote, in the environment or in rclone's configuration.
    private func option(_ key: String, of address: RcloneAddress) -> String? {
        if let value = Self.variable(address.name, key) { return value }
        guard let answer = ask("config/get", Section(name: address.name), of: server),
            case .object(let values)? = try? JSONValue(parsingObject: answer),
            case .text(let value)? = values[key]
        else { return nil }
        return value
    }

    /// - Source: rclone.org/docs, "Config file" of environment variables.
    private static func variable(_ name: String, _ key: String) -> String? {
        let variable = "RCLONE_CONFIG_\(name)_\(key)".replacing("-", with: "_").uppercased()
        return getenv(variable).map { String(cString: $0) }
    }

    /// The bytes of a path that a URL may hold as they are. - Source: RFC 3986, 2.3.
    static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
