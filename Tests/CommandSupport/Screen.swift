import Glibc

/// What a person at a terminal sees.
package enum Screen {
    package static let isThere =
        access("/usr/bin/script", X_OK) == 0 && access("/usr/bin/stty", X_OK) == 0
    package static let reason: String = "needs script(1) and stty(1)"
}

extension Sandbox {
    /// Runs `cairn -r REPOSITORY ARGUMENTS` at a terminal of its own.
    ///
    /// - Parameters:
    ///   - columns: the terminal's width.
    ///   - named: whether the repository is named.
    /// - Returns: its code, and what the terminal showed: output and errors together.
    package func onScreen(columns: Int = 80, named: Bool = true, _ arguments: [String])
        -> (code: Int32, lines: [String])
    {
        let words = (named ? [Binary.path, "-r", repository] : [Binary.path]) + arguments
        let call = words.map { "'\($0)'" }.joined(separator: " ")
        let ended = run(
            "/usr/bin/script",
            [
                "--quiet", "--return", "--command",
                "/usr/bin/stty cols \(columns) && exec \(call)", "/dev/null",
            ])
        // A terminal ends lines with CR LF, which Swift takes for one character.
        return (ended.code, ended.text.split(whereSeparator: \.isNewline).map(String.init))
    }
}
