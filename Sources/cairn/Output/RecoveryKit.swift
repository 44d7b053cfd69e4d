import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// The page that a person prints and keeps elsewhere: where the copies are, and how they come back.
///
/// There is no secret on it: neither a password nor what stands behind a comma in rclone's
/// addresses.
struct RecoveryKit {
    /// The text near its beginning that tells a kit from other files.
    static let mark = "<title>Cairn recovery kit</title>"

    struct Remote {
        let name: String?
        /// With the repository's id, without what may be secret.
        let url: String
        /// What rclone's configuration says of it, without secrets; may be empty.
        var service = ""
        /// Whether no push was made there yet.
        var isEmpty = false
        var isRclone: Bool { url.hasPrefix("rclone:") }
    }

    let host: String
    let made: String
    let repository: Hash128
    /// Of the repository on this machine; nil when the page is made from a remote.
    let path: [UInt8]?
    let remotes: [Remote]
    let slots: [KeySlot]
    let isEncrypted: Bool
    /// The option that selects this machine in a shared repository, after a space; nil when that
    /// is not known.
    let hostOption: String?

    /// An address without the options that rclone takes in it, which may be secrets.
    static func shown(_ url: RemoteURL, _ repository: Hash128) -> (url: String, isCut: Bool) {
        let base = url.base
        guard base.hasPrefix("rclone:") else { return ("\(base)/\(repository)", false) }
        let (place, isCut) = RcloneService.withoutOptions(String(base.dropFirst(7)))
        return ("rclone:\(place)/\(repository)", isCut)
    }

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        \(Self.mark)
        <style>
        body { font: 11pt/1.4 serif; max-width: 46em; margin: 2em auto; padding: 0 1em; color: #000; background: #fff }
        h1 { font-size: 1.5em } h2 { font-size: 1.1em; margin-top: 1.5em }
        pre { font: 9.5pt/1.5 monospace; border: 1px solid #888; padding: .6em; white-space: pre-wrap; overflow-wrap: anywhere }
        td, th { text-align: left; vertical-align: top; padding: .15em 1em .15em 0; overflow-wrap: anywhere }
        figure { margin: 1em 0; break-inside: avoid } svg { width: 38mm; height: 38mm } .line { border-bottom: 1px solid #000; display: inline-block; width: 60% }
        @page { margin: 18mm } @media print { body { margin: 0; max-width: none } h2, pre, table { break-inside: avoid } h2 { break-after: avoid } }
        </style>
        </head>
        <body>
        <h1>Cairn recovery kit</h1>
        <p>This page explains how to restore the backups of <b>\(Self.escaped(host))</b> if the machine is lost. Do not store this page with the machine. \(isEncrypted ? "The page contains no secrets; the password is not on it" : "The page contains no secrets, but the repository is not encrypted: anyone with a copy of the repository can read your files"). Created \(Self.escaped(made)).</p>
        <h2>Where the backups are</h2>
        <table>
        <tr><th>Repository</th><td>\(repository)</td></tr>
        \(path.map { "<tr><th>On the machine</th><td>\(Self.escaped(PathText.display($0)))</td></tr>" } ?? "")
        \(remotes.map { "<tr><th>\(Self.escaped($0.name ?? "Remote"))</th><td>\(Self.escaped($0.url))\($0.service.isEmpty ? "" : "<br>\(Self.escaped($0.service))")\($0.isEmpty ? "<br><b>This remote is still empty.</b>" : "")</td></tr>" }.joined(separator: "\n"))
        </table>
        \(remotes.first.map { Self.figure($0.url) } ?? "<p><b>There is no other copy of the repository.</b> Run <code>cairn remote add</code> to add a remote, then create this page again.</p>")
        <h2>Keys</h2>
        \(keys)
        <h2>1. Install Cairn on a new machine (Debian)</h2>
        \(install)
        \(restore)
        <p>To restore a single file immediately, run \
        <code>\(Self.escaped("cairn -r \(source) restore\(hostOption ?? "") PATH --target DIR"))</code>. For details, \
        see <code>cairn guide when-the-machine-is-gone</code>.</p>
        </body>
        </html>

        """
    }

    private var source: String {
        ShellText.quoted(remotes.first.map { Array($0.url.utf8) } ?? path ?? [])
    }

    private var keys: String {
        guard isEncrypted else { return "<p>None, because the repository is not encrypted.</p>" }
        let rows = slots.map { slot in
            "<tr><td>\(Self.escaped(slot.id))</td><td>\(Self.escaped(PathText.display(slot.created.utf8)))</td><td>\(Self.escaped(slot.label.isEmpty ? "" : slot.shownLabel))</td></tr>"
        }
        return """
            <p>Each of these keys opens the repository with its own password. Without a password, \
            nobody can read the repository.</p>
            <table>
            <tr><th>Key</th><th>Created</th><th>Label</th></tr>
            \(rows.joined(separator: "\n"))
            </table>
            <p>Location of the password: <span class="line">&nbsp;</span></p>
            """
    }

    private var install: String {
        let isRclone = remotes.contains(where: \.isRclone)
        var names: [String] = []
        for remote in remotes where remote.isRclone {
            let service = remote.service.isEmpty ? "" : " (\(Self.escaped(remote.service)))"
            let name = String(remote.url.dropFirst(7).prefix { $0 != ":" })
            let text = "<code>\(Self.escaped(name))</code>\(service)"
            if !names.contains(text) { names.append(text) }
        }
        let rclone =
            isRclone
            ? "<p>Then configure rclone again for \(names.joined(separator: ", ")), with the credentials for each service. Location of the credentials: <span class=\"line\">&nbsp;</span></p>\n<pre>rclone config</pre>"
            : ""
        return """
            <p>Install Cairn from its Debian package (keep a copy of the package with this \
            page):</p>
            <pre>sudo apt update
            sudo apt install ./cairn_\(Version.number)_amd64.deb\(isRclone ? " rclone" : "")</pre>
            <p>Alternatively, install Cairn from its source, which requires Swift 6. Address of the source: <span \
            class="line">&nbsp;</span></p>
            <pre>sudo apt install make git\(isRclone ? " rclone" : "")
            git clone ADDRESS cairn &amp;&amp; cd cairn
            make deps
            sudo make install</pre>
            \(rclone)
            """
    }

    private var restore: String {
        let lines =
            remotes.isEmpty
            ? ["cairn -r \(source) restore\(hostOption ?? "") --target \"$HOME/restored\""]
            : [
                "cairn clone \(source) \"$HOME/cairn-repository\"",
                "cairn -r \"$HOME/cairn-repository\" restore\(hostOption ?? "") --target \"$HOME/restored\"",
            ]
        return """
            <h2>2. Restore everything</h2>
            \(isEncrypted ? "<p>Each command asks for the password.</p>" : "")
            <pre id="restore">\(lines.map(Self.escaped).joined(separator: "\n"))</pre>
            \(hostOption == nil ? "<p>If several machines share the repository, add <code>--host NAME</code> to <code>restore</code>.</p>" : "")
            \(others)
            """
    }

    /// The first command for the other copies.
    private var others: String {
        let rest = remotes.dropFirst().filter { !$0.isEmpty }
        guard !rest.isEmpty else { return "" }
        let lines = rest.map {
            "cairn clone \(ShellText.quoted(Array($0.url.utf8))) \"$HOME/cairn-repository\""
        }
        return """
            <p>If that copy is also lost, start with one of these commands for another copy:</p>
            <pre>\(lines.map(Self.escaped).joined(separator: "\n"))</pre>
            """
    }

    private static func figure(_ url: String) -> String {
        guard let code = QRCode(Array(url.utf8)) else { return "" }
        let quiet = 4
        var path = ""
        for row in 0..<code.width {
            for column in 0..<code.width where code.isDark(column: column, row: row) {
                path += "M\(column + quiet) \(row + quiet)h1v1h-1z"
            }
        }
        let size = code.width + 2 * quiet
        return """
            <figure><svg viewBox="0 0 \(size) \(size)" shape-rendering="crispEdges" role="img" aria-label="QR code of the address"><rect width="\(size)" height="\(size)" fill="#fff"/><path d="\(path)"/></svg><figcaption>\(escaped(url))</figcaption></figure>
            """
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
