import CommandSupport
import Glibc
import Testing

/// Restores of snapshots in which a part of a wider root was a root of its own.
@Suite struct JoinedRootTests {
    private static func joined(_ name: String = #function) -> (Sandbox, first: String) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        for name in ["named", "moved"] {
            sandbox.put("a/sub/\(name)", String(repeating: "\(name)\n", count: 200))
        }
        let commit = sandbox.json("backup", "\(sandbox.source)/a").last?["commit"] ?? ""
        sandbox.backUp()
        return (sandbox, String(commit.prefix(8)))
    }

    private func text(_ name: String) -> String { String(repeating: "\(name)\n", count: 200) }

    @Test func itsFilesComeBackToTheirPlaceAndToATarget() {
        let (sandbox, first) = Self.joined()
        let path = "\(sandbox.source)/a/sub/named"
        let restore = ["restore", "--snapshot", first]
        for words in [["--in-place"], ["--in-place", path]] {
            unlink(path)
            sandbox.cairn((restore + words).map { Array($0.utf8) })
            #expect(Files.text(path) == text("named"))
            sandbox.cairn("undo")
            #expect(!Files.exists(path))
        }
        let out = sandbox.file("out")
        sandbox.cairn((restore + ["--target", out]).map { Array($0.utf8) })
        #expect(Files.text(out + path) == text("named"))
    }

    /// The commands that the notes tell put the content where the file is now.
    @Test func whatWasRenamedSinceComesBackUnderItsNewNameByTheCommandThatIsTold() throws {
        let (sandbox, first) = Self.joined()
        let cases = [("a/sub/named", "a/sub/other"), ("a/sub/moved", "b c/sub/moved")]
        Files.makeDirectories("\(sandbox.source)/b c/sub")
        for (old, new) in cases {
            #expect(rename("\(sandbox.source)/\(old)", "\(sandbox.source)/\(new)") == 0)
        }
        sandbox.backUp()
        for (old, new) in cases {
            Files.write("changed", to: "\(sandbox.source)/\(new)")
            let told = sandbox.cairn(
                "restore", "-n", "--in-place", "--snapshot", first, "\(sandbox.source)/\(old)")
            let command = try #require(
                told.errors.firstMatch(of: #/new name, run `([^`]*)`/#), "\(told.errors)")
            let done = ShownCommand.run(sandbox, String(command.1))
            #expect(done.code == 0, "\(command.1) \(done.errors)")
            let name = old.split(separator: "/").last.map(String.init) ?? ""
            #expect(Files.text("\(sandbox.source)/\(new)") == text(name))
            #expect(!Files.exists("\(sandbox.source)/\(old)"))
        }
    }
}
