import CairnCore
import CairnFormat
import CairnSource
import CairnText
import Glibc

/// Refuses ambiguous words of the command line and paths of the environment: an empty one would
/// name the current directory, a `~` that no shell has expanded a directory of that name, and
/// another program's address (`sftp:user@host:/x`) a directory, too.
enum ArgumentCheck {
    /// Options whose value is not a path.
    private static let plainText: Set = [
        "--at", "--color", "--container", "--exclude", "--host", "--include", "--keep-tag",
        "--label",
        "--larger", "--limit-read", "--map-group", "--map-root", "--map-user", "--name", "--newer",
        "--older", "--root", "--since", "--snapshot", "-s", "--stdin-filename", "--tag", "--time",
        "--type",
    ]
    /// Verbs whose words are not paths of this machine: patterns, times and names; another
    /// program's repository; tags and commits.
    private static let wordsOfOthers: Set = ["find", "import", "tag"]
    /// Verbs whose words may be addresses of remotes, as -r may.
    private static let verbsOfRemotes: Set = ["clone", "remote"]
    /// Options of theirs whose value is a path.
    private static let pathOptions: Set = ["-r", "--repo", "--config"]
    private static let schemes: Set = [
        "azure", "b2", "dir", "file", "ftp", "ftps", "gs", "http", "https", "nfs", "rclone", "rest",
        "s3", "scp", "sftp", "smb", "ssh", "swift", "webdav",
    ]

    /// - Parameter arguments: all words after the program's name.
    static func check(_ arguments: [String]) throws {
        let isPath = { (option: String?) in
            wordsOfOthers.contains(arguments.first ?? "")
                ? pathOptions.contains(option ?? "") : !plainText.contains(option ?? "")
        }
        // `diff 14:00` has no host.
        let isMoment = { (word: String) in
            arguments.first == "diff" && MomentSpan(word, now: Timestamp(seconds: 0)) != nil
        }
        let mayBeRemote = { (option: String?) in
            ["-r", "--repo", "--remote"].contains(option ?? "")
                || verbsOfRemotes.contains(arguments.first ?? "")
        }
        var option: String?
        var isEnded = false
        for word in arguments {
            // A program's words are its own.
            if isEnded, arguments.contains("--stdin-from-command") { return }
            guard !word.isEmpty else { throw empty(option) }
            let equals = word.firstIndex(of: "=")
            if isEnded || !word.hasPrefix("-") || word == "-" {
                if isPath(option), !isMoment(word) {
                    try checkPath(word, mayBeRemote: mayBeRemote(option))
                }
                option = nil
            } else if let equals {
                let value = String(word[word.index(after: equals)...])
                option = String(word[..<equals])
                guard !value.isEmpty else { throw empty(option) }
                if !plainText.contains(option ?? "") {
                    try checkPath(value, mayBeRemote: mayBeRemote(option))
                }
                option = nil
            } else {
                isEnded = word == "--"
                option = isEnded ? nil : word
            }
        }
    }

    /// - Returns: the variable's value, nil when it is not set.
    static func variable(_ name: String, _ user: UserEnvironment) throws -> [UInt8]? {
        guard let value = user.variable(name) else { return nil }
        guard !value.isEmpty
        else { throw CommandFailure("\(name) is set but empty", "unset it, or set it to a path") }
        try checkPath(ArgumentText.text(value), mayBeRemote: name == "CAIRN_REPOSITORY")
        return value
    }

    private static func empty(_ option: String?) -> CommandFailure {
        CommandFailure(
            option.map { "the value of \(PathText.display($0.utf8)) is empty" }
                ?? "an argument is empty",
            "check whether the argument contains a shell variable that is not set; for the current directory, use ."
        )
    }

    private static func checkPath(_ text: String, mayBeRemote: Bool) throws {
        let shown = ArgumentText.shown(text)
        if text == "~" || text.hasPrefix("~/") {
            throw CommandFailure(
                "\(shown) was not expanded by the shell, because ~ works only at the start of an unquoted word",
                "write \"$HOME\(shown.dropFirst())\"; if the name really begins with ~, use ./\(shown)"
            )
        }
        if isHomeOfAnother(text), !isThere(text) {
            throw CommandFailure(
                "\(shown) was not expanded by the shell, because there is no such user or the path is in quotes",
                "write the full path of that home directory; if the name really begins with ~, use ./\(shown)"
            )
        }
        guard let scheme = scheme(of: text) else { return }
        if mayBeRemote {
            if try RemoteURL(text) != nil { return }
            throw CommandFailure(
                "\(shown) is an address (\(scheme)) that Cairn supports only through rclone",
                "create a remote for the address with `rclone config` and use rclone:REMOTE:PATH, or mount the storage and use its mount path (dir:/PATH for a remote); if you mean a local path, use ./\(shown)"
            )
        }
        throw CommandFailure(
            "\(shown) is an address (\(scheme)), but Cairn accepts only directories on this machine",
            "mount the storage and use its mount path; if you mean a local path, use ./\(shown)")
    }

    /// `~ada` and `~ada/…`.
    private static func isHomeOfAnother(_ text: String) -> Bool {
        guard text.hasPrefix("~") else { return false }
        let name = text.dropFirst().prefix { $0 != "/" }.unicodeScalars
        return name.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? false
            && name.allSatisfy(isOfName)
    }

    /// `sftp` for `sftp:…`, `ssh` for `user@host:…` and `host:…`; nil for other text, and for a
    /// host's that exists as a local file.
    private static func scheme(of text: String) -> String? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let head = text[..<colon]
        if schemes.contains(head.lowercased()) { return head.lowercased() }
        guard !head.isEmpty, !head.contains("/") else { return nil }
        if let at = head.firstIndex(of: "@") {
            return at > head.startIndex && head.index(after: at) < colon ? "ssh" : nil
        }
        let isHost =
            head.unicodeScalars.allSatisfy(isOfName) && text.index(after: colon) < text.endIndex
        return isHost && !isThere(text) ? "ssh" : nil
    }

    private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || ["-", "_", "."].contains(scalar)
    }

    private static func isThere(_ text: String) -> Bool {
        var found = stat()
        return lstat((ArgumentText.bytes(text) + [0]).map { CChar(bitPattern: $0) }, &found) == 0
    }
}
