import CommandSupport
import Glibc
import Testing

/// Which directory is a root's, with the real binary.
@Suite struct RootIdentityTests {
    /// - Parameter roots: their paths in the home, each with the texts of its files.
    private static func prepared(_ name: String, _ roots: [(String, [String: String])]) -> Sandbox {
        let sandbox = Sandbox(name)
        var settings = "standard = false\n"
        for (root, files) in roots {
            let path = sandbox.file("home/" + root)
            Files.makeDirectories(path)
            for (name, text) in files { Files.write(text, to: path + "/" + name) }
            settings += "[[root]]\nname = \"\(root.replacing("/", with: "-"))\"\n"
            settings += "path = \"\(path)\"\n"
        }
        sandbox.setSettings(settings)
        sandbox.prepare()
        sandbox.cairn("backup")
        return sandbox
    }

    /// Two sites have files of the same names; one takes the place of the other.
    @Test func aRootAtThePathOfAnotherIsNotTakenForIt() {
        let sandbox = Self.prepared(
            "two-sites",
            [
                ("site1", ["index.html": "one one", "style.css": "a{}"]),
                ("site2", ["index.html": "the second", "style.css": "body{color:red}"]),
            ])
        let (first, second) = (sandbox.file("home/site1"), sandbox.file("home/site2"))
        #expect(rename(first, first + ".old") == 0 && rename(second, first) == 0)
        let early = sandbox.cairn("roots", "move", second, first, exits: 1).errors
        #expect(early.contains("roots move \(first) \(first).old`"), "\(early)")
        let refused = sandbox.cairn("backup", exits: 3).errors
        #expect(refused.contains("roots move \(first) \(first).old`"), "\(refused)")
        let told = sandbox.cairn("status").text.split(separator: ", then ")
        #expect(told.first?.hasSuffix("roots move \(first) \(first).old`") == true, "\(told)")
        #expect(told.last?.contains("roots move \(second) \(first)` to") == true, "\(told)")
        sandbox.cairn("roots", "move", first, first + ".old")
        sandbox.cairn("roots", "move", second, first)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        #expect(sandbox.cairn("dump", first + "/index.html").text == "the second")
        #expect(sandbox.cairn("dump", first + ".old/index.html").text == "one one")
    }

    /// Moved out of the root around it, it is a root like any other.
    @Test(arguments: [true, false])
    func aRootThatIsMovedOutOfAnotherIsNamed(isReplaced: Bool) {
        let sandbox = Self.prepared(
            "moved-out-\(isReplaced)", [("all", ["f": "f"]), ("all/in", ["letter": "one"])])
        let (old, new) = (sandbox.file("home/all/in"), sandbox.file("home/out"))
        #expect(rename(old, new) == 0)
        if isReplaced {
            Files.makeDirectories(old)
            Files.write("another", to: old + "/note")
        }
        let advice = "roots move \(old) \(new)`"
        let refused = sandbox.cairn("backup", exits: 3).errors
        #expect(refused.contains(advice), "\(refused)")
        sandbox.cairn("find", "--deleted", "letter", exits: 1)
        let told = sandbox.cairn("status").text
        #expect(told.contains(advice), "\(told)")
        let restored = sandbox.cairn("restore", "--in-place", old + "/letter", exits: 1).errors
        #expect(restored.contains(advice), "\(restored)")
        sandbox.cairn("roots", "move", old, new)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        #expect(sandbox.cairn("dump", new + "/letter").text == "one")
    }

    /// It moved with the root around it, and one command moves both.
    @Test func aRootThatIsMovedWithTheRootAroundItIsNotToldTwice() {
        let sandbox = Self.prepared(
            "moved-with", [("all", ["f": "f"]), ("all/in", ["letter": "one"])])
        let (old, new) = (sandbox.file("home/all"), sandbox.file("home/renamed"))
        #expect(rename(old, new) == 0)
        let told = sandbox.cairn("status").text
        #expect(told.contains("1 root no longer exists"), "\(told)")
        #expect(told.contains("roots move \(old) \(new)`"), "\(told)")
        sandbox.cairn("roots", "move", old, new)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
    }

    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func aRootThatCannotBeReadUnderItsNewNameIsThere() {
        let sandbox = Self.prepared("unreadable", [("docs", ["letter": "one"])])
        let (old, new) = (sandbox.file("home/docs"), sandbox.file("home/docs.old"))
        #expect(rename(old, new) == 0)
        // The build is where other users may not look.
        #expect(sandbox.run("/bin/cp", [Binary.path, sandbox.file("cairn")]).code == 0)
        #expect(sandbox.run("/bin/chown", ["-R", "65534:65534", sandbox.path]).code == 0)
        #expect(chown(new, 0, 0) == 0 && chmod(new, 0o700) == 0)
        sandbox.binary = sandbox.file("cairn")
        sandbox.prefix = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        let missing = sandbox.cairn("status").text
        #expect(missing.contains("Cairn cannot read \(new): permission denied."), "\(missing)")
        #expect(missing.contains("roots move \(old) \(new)`"), "\(missing)")
        Files.makeDirectories(old)
        #expect(chown(old, 65_534, 65_534) == 0)
        let refused = sandbox.cairn("backup", exits: 3).errors
        #expect(refused.contains("Cairn cannot read \(new): permission denied."), "\(refused)")
        sandbox.cairn("find", "--deleted", "letter", exits: 1)
        let told = sandbox.cairn("status", "--check", exits: 1).text
        #expect(told.contains("renamed to \(new), which Cairn cannot read"), "\(told)")
        sandbox.cairn("roots", "move", old, new)
        #expect(chown(new, 65_534, 65_534) == 0)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
    }
}
