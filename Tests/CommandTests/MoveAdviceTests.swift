import CommandSupport
import Glibc
import Testing

/// Moves of roots that `status` or `roots` advises, and what the settings name in a moved root.
@Suite struct MoveAdviceTests {
    /// Roots in the home with a file each.
    private static func prepared(_ name: String, _ roots: [String]) -> (Sandbox, home: String) {
        let sandbox = Sandbox(name)
        let home = sandbox.file("home")
        sandbox.setSettings(
            "standard = false\n"
                + roots.enumerated().map {
                    "[[root]]\nname = \"r\($0)\"\npath = \"\(home)/\($1)\"\n"
                }.joined())
        sandbox.prepare()
        for root in roots {
            Files.makeDirectories("\(home)/\(root)")
            Files.write(root, to: "\(home)/\(root)/file")
        }
        sandbox.cairn("backup")
        return (sandbox, home)
    }

    /// Backs up without anything new, and finds no trouble.
    private static func expectContinued(
        _ sandbox: Sandbox, _ files: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let summary = sandbox.json("backup").last
        #expect(
            summary?.number("new") == 0 && summary?.number("deleted") == 0,
            sourceLocation: sourceLocation)
        sandbox.cairn("status", "--check", sourceLocation: sourceLocation)
        for file in files {
            let versions = sandbox.cairn("versions", file, sourceLocation: sourceLocation).text
            #expect(
                !versions.contains("deleted") && versions.split(separator: "\n").count == 2,
                "\(versions)", sourceLocation: sourceLocation)
        }
    }

    /// Two directories did not swap their paths if one of them is a link to the other.
    @Test func aCopyWithALinkAtTheOldPathContinuesTheRoot() {
        let (sandbox, home) = Self.prepared("copied-linked", ["P"])
        let (old, new) = (home + "/P", sandbox.file("other"))
        #expect(sandbox.run("/bin/cp", ["-a", old, new]).code == 0)
        Files.removeTree(Array(old.utf8))
        #expect(symlink(new, old) == 0)
        sandbox.cairn("backup")
        let told = sandbox.cairn("status").text
        #expect(told.contains("roots move \(old) \(new)`"), "\(told)")
        sandbox.cairn("roots", "move", old, new)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        #expect(!sandbox.cairn("versions", new + "/file").text.contains("deleted"))
    }

    @Test(arguments: ["in", "deep/er/in"])
    func theOuterRootFollowsAfterTheInnerOne(inner: String) {
        let (sandbox, home) = Self.prepared("inner-first-\(inner.count)", ["A", "A/" + inner])
        let (old, new) = (home + "/A", home + "/X/Y")
        Files.makeDirectories(home + "/X")
        #expect(rename(old, new) == 0)
        sandbox.cairn("roots", "move", "\(old)/\(inner)", "\(new)/\(inner)")
        sandbox.cairn("backup", exits: 3)
        #expect(sandbox.cairn("status").text.contains("roots move \(old) \(new)`"))
        sandbox.cairn("roots", "move", old, new)
        Self.expectContinued(sandbox, ["\(new)/file"])
        #expect(sandbox.cairn("dump", "\(new)/\(inner)/file").text == "A/" + inner)
        sandbox.cairn("find", "--deleted", "file", exits: 1)
    }

    /// A link was left where the outer root was, and the settings still name it.
    @Test(arguments: [false, true]) func anInnerRootBehindALinkIsMoved(byLink: Bool) {
        let (sandbox, home) = Self.prepared("behind-link-\(byLink)", ["A", "A/in"])
        let (old, new, out) = (home + "/A", sandbox.file("moved"), home + "/out")
        #expect(rename(old, new) == 0 && symlink(new, old) == 0)
        sandbox.cairn("backup")
        #expect(rename(new + "/in", out) == 0)
        sandbox.cairn("roots", "move", (byLink ? old : new) + "/in", out)
        let settings = Files.text(sandbox.file("config/cairn/cairn.toml"))
        #expect(settings.contains("path = \"\(out)\"") && !settings.contains("A/in"), "\(settings)")
        Self.expectContinued(sandbox, [])
        let versions = sandbox.cairn("versions", out + "/file").text
        #expect(versions.contains("/in/file"), "\(versions)")
        #expect(!versions.contains("deleted"), "\(versions)")
    }

    @Test func whatTheSettingsNameInARootMovesAlong() {
        let (sandbox, home) = Self.prepared("remote-moved", ["P"])
        let settings = sandbox.file("config/cairn/cairn.toml")
        sandbox.cairn("remote", "add", "nas", "dir:\(home)/P/copy")
        sandbox.cairn("remote", "add", "gone", "dir:\(home)/P/gone")
        sandbox.cairn("remote", "push", "nas")
        sandbox.cairn("backup")
        rmdir(home + "/P/gone")
        #expect(rename(home + "/P", home + "/Q") == 0)
        sandbox.cairn("roots", "move", "-n", home + "/P", home + "/Q")
        #expect(Files.text(settings).contains("dir:\(home)/P/copy"))
        sandbox.cairn("roots", "move", home + "/P", home + "/Q")
        let text = Files.text(settings)
        for part in [
            "url = \"dir:\(home)/Q/copy\"",
            // There is nothing at the new path.
            "url = \"dir:\(home)/P/gone\"",
        ] {
            #expect(text.contains(part), "\(text)")
        }
        sandbox.cairn("backup")
        let stored = sandbox.cairn("ls", "-R", home + "/Q").lines
        #expect(!stored.contains { $0.contains("/copy/") && !$0.hasSuffix("/copy/") }, "\(stored)")
        sandbox.cairn("remote", "push", "nas")
    }

    /// One name everywhere: that of the settings.
    @Test func rootsThatExchangedTheirNamesAreRestoredUnderTheNewOnes() {
        let (sandbox, home) = Self.prepared("names", ["H", "K"])
        let file = sandbox.file("config/cairn/cairn.toml")
        let text = Files.text(file).replacing("\"r0\"", with: "\"r2\"")
        Files.write(
            text.replacing("\"r1\"", with: "\"r0\"").replacing("\"r2\"", with: "\"r1\""), to: file)
        let preview = sandbox.cairn("backup", "-n").text
        #expect(preview.contains("0 new, 0 changed, 2 unchanged"), "\(preview)")
        #expect(sandbox.json("backup").last?.number("new") == 0)
        let out = sandbox.file("out")
        sandbox.cairn("restore", "--target", out)
        #expect(Files.text(out + "/r1/file") == "H" && Files.text(out + "/r0/file") == "K")
        #expect(sandbox.cairn("dump", "r1/file").text == "H")
        Self.expectContinued(sandbox, [home + "/H/file"])
    }
}
