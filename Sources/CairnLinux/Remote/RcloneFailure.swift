import CairnCore
import CairnFormat

extension RcloneStore {
    private struct Version: Decodable { let version: String }

    /// The program with its version: `/usr/bin/rclone 1.60.1-DEV`.
    var programText: String {
        let path = String(decoding: options.program, as: UTF8.self)
        guard let answer = ask("core/version", Nothing(), of: server),
            let found = try? JSONValue(parsingObject: answer).decode(Version.self)
        else { return path }
        return "\(path) \(found.version.drop { $0 == "v" })"
    }

    /// Whether a newer rclone may succeed: this one has no such backend.
    public static func lacksBackend(_ error: RemoteError) -> Bool {
        error.kind == .unusable && error.reason.lowercased().contains("backend")
    }

    /// The kind of a failure, by the words of rclone's backends.
    ///
    /// - Source: their code and S3's error codes.
    static func failure(_ operation: String, _ key: String, _ text: String, _ status: Int)
        -> RemoteError
    {
        func has(_ words: String...) -> Bool {
            let lower = text.lowercased()
            return words.contains { word in
                var rest = lower[...]
                while !rest.isEmpty {
                    if rest.hasPrefix(word) { return true }
                    rest = rest.dropFirst()
                }
                return false
            }
        }
        // A newer rclone does not end for that.
        if has("decrypt configuration") {
            return RemoteError(.unusable, operation, key, encrypted)
        }
        let kind: RemoteError.Kind
        if has(
            "didn't find section in config", "didn't find backend", "config name ",
            "unknown type of remote", "nosuchbucket",
            "directory not found: bucket", "couldn't find config")
        {
            kind = .unusable
        } else if has("no space left", "quotaexceeded", "insufficient storage", "disk quota") {
            kind = .full
        } else if has(
            "accessdenied", "access denied", "forbidden", "signaturedoesnotmatch",
            "invalidaccesskeyid", "requesttimetooskewed", "expiredtoken", "unauthorized",
            "permission denied", "operation not permitted", "unable to authenticate",
            "authentication failed", "login incorrect", "invalid_grant", "knownhosts:",
            "x509: certificate", "statuscode: 401", "status code: 401", "statuscode: 403",
            "status code: 403")
        {
            kind = .refused
        } else if has("read-only file system") {
            kind = .readOnly
        } else if status == 404
            || has("object not found", "directory not found", "file does not exist", "not found")
        {
            kind = .missing
        } else {
            kind = .temporary
        }
        return RemoteError(kind, operation, key, reason(text) ?? "status \(status)")
    }

    /// The first line of a failure, and its cause, which Go's libraries put behind an address. -
    /// Source: net/url, `Error`; aws-sdk-go, `awserr`.
    private static func reason(_ text: String) -> String? {
        // Where an object is read, the failure is JSON, of which the end may be missing.
        let lines = text.split(separator: "\n").drop { $0 == "{" }
        guard var first = lines.first.map(String.init) else { return nil }
        let field = "\t\"error\": \""
        if first.hasPrefix(field) {
            let value = first.dropFirst(field.count).replacing(#/",?$/#, with: "")
            first = String(value.replacing(#"\""#, with: "\""))
        }
        guard let cause = lines.dropFirst().last(where: { $0.hasPrefix("caused by: ") }) else {
            return first
        }
        let words = cause.dropFirst("caused by: ".count)
        return "\(first): \(words.lastIndex(of: "\"").map { words[$0...].dropFirst(3) } ?? words)"
    }
}
