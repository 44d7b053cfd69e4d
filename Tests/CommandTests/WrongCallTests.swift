import CommandSupport
import Foundation
import Glibc
import Testing

/// Calls that cannot be understood or done, each with what Cairn says: `Tests/Fixtures/calls`.
///
/// `CAIRN_RECORD=1` writes the file anew; what changed in it is to be read.
@Suite struct WrongCallTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fixtures/calls/wrong-calls.txt").standardized

    /// Words of one call, cut at spaces; `''` is an empty word.
    private static func words(_ line: Substring) -> [String] {
        line.split(separator: " ").dropFirst(2).map { $0 == "''" ? "" : String($0) }
    }

    /// What stands in the file for what differs from run to run.
    private static func placeholders(_ sandbox: Sandbox) -> [(String, String)] {
        [(sandbox.repository, "REPOSITORY"), (sandbox.source, "SOURCE"), (sandbox.path, "DIR")]
            + sandbox.commits().map { (String($0.prefix(8)), "COMMIT") }
    }

    private static func answer(_ words: [String], _ sandbox: Sandbox) -> (Int32, String) {
        let names = Dictionary(uniqueKeysWithValues: placeholders(sandbox).map { ($0.1, $0.0) })
        let arguments = words.map { word in
            names.reduce(word) { $0.replacing($1.key, with: $1.value) }
        }
        let ended = sandbox.run(Binary.path, arguments)
        var text = ended.errors + ended.text
        for (value, name) in placeholders(sandbox) { text = text.replacing(value, with: name) }
        return (ended.code, text)
    }

    @Test(.enabled(if: !Sandbox.encrypts, "it is about a repository without keys"))
    func everyWrongCallSaysWhatAndWhatNext() throws {
        let sandbox = Sandbox("wrong-calls")
        sandbox.prepare()
        sandbox.put("thesis.txt", "one")
        sandbox.environment["CAIRN_REPOSITORY"] = sandbox.repository
        sandbox.environment["TZ"] = "UTC"
        #expect(sandbox.run(Binary.path, ["backup", "--quiet", sandbox.source]).code == 0)
        Files.write("password", to: sandbox.file("file"))
        let before = try String(contentsOf: Self.file, encoding: .utf8)
        var after = ""
        let calls = before.split(separator: "\n").filter { $0.hasPrefix("$ cairn") }
        #expect(calls.count >= 50)
        for call in calls {
            let (code, text) = Self.answer(Self.words(call), sandbox)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            #expect(code != 0, "\(call)")
            #expect(lines.count == 2, "\(call)\n\(text)")
            #expect(lines.first?.hasPrefix("cairn: ") == true, "\(call)\n\(text)")
            #expect(lines.last?.hasPrefix("  next: ") == true, "\(call)\n\(text)")
            for word in ["Optional(", "Error", "nil", "Fatal", ".swift", "Usage:", "\u{1b}"] {
                #expect(!text.contains(word), "\(call)\n\(text)")
            }
            after += "\(call)\n\(text)→ \(code)\n\n"
        }
        if ProcessInfo.processInfo.environment["CAIRN_RECORD"] != nil {
            try Data(after.utf8).write(to: Self.file)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == after)
    }
}
