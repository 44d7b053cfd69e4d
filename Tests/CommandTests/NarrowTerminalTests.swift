import CommandSupport
import Glibc
import Testing

/// Output on terminals of 80 and 60 columns: no word, path or command is cut in two.
@Suite(.enabled(if: Screen.isThere, "\(Screen.reason)")) struct NarrowTerminalTests {
    @Test(arguments: [80, 60]) func noWordIsBroken(columns: Int) {
        let sandbox = Sandbox("narrow")
        sandbox.prepare()
        sandbox.put("letter.odt", "first")
        sandbox.backUp()
        sandbox.put("letter.odt", "second")
        sandbox.backUp()
        let path = sandbox.source + "/letter.odt"
        unlink(path)
        sandbox.backUp()
        for words in [
            ["status"], ["why", path], ["why", "/etc/passwd"], ["versions", path], ["roots"],
            ["roots", "--verbose"], ["remote", "list"], ["verify"], ["forget", "--dry-run"],
            ["--help"], ["backup", "--help"], ["restore", "--help"], ["backup", "/nowhere"],
            ["restore", "--in-place", "--snapshot", "latest", path], ["backup", "--nonsense"],
        ] {
            let shown = sandbox.onScreen(columns: columns, words).lines
            #expect(!shown.isEmpty)
            for line in shown where Self.width(line) > columns {
                // Nothing but what is longer than a line by itself.
                let longest = Self.plain(line).split(separator: " ").map(\.count).max() ?? 0
                #expect(longest > columns - 40, "\(words): \(line)")
            }
            if words.last == "--help" {
                for (line, next) in zip(shown, shown.dropFirst())
                where line.hasPrefix("  cairn ") && next.first != " " {
                    #expect(
                        next.hasPrefix("Exit codes") || next.first?.isUppercase == true,
                        "\(words): \(next)")
                }
            }
        }
    }

    private static func plain(_ line: String) -> String {
        line.replacing(#/\u{1b}\[[0-9;?]*[A-Za-z]/#, with: "")
    }

    private static func width(_ line: String) -> Int { plain(line).count }
}
