import CLinux
import CommandSupport
import Glibc
import Testing

/// What commands say of words that lead nowhere, or where they should not.
@Suite struct WordTests {
    private static func makeSandbox() -> Sandbox {
        let sandbox = Sandbox("words")
        sandbox.prepare()
        sandbox.put("letter.txt", "dear")
        sandbox.backUp()
        return sandbox
    }

    @Test func diffOfAPathThatIsInNeitherCommitFails() {
        let sandbox = Self.makeSandbox()
        sandbox.put("letter.txt", "dear friend")
        sandbox.backUp()
        let commits = sandbox.commits()
        let ended = sandbox.cairn(
            "diff", commits[0], commits[1], sandbox.source + "/leter.txt", exits: 1)
        #expect(
            ended.errors.contains("/leter.txt is in neither snapshot\n  next: "), "\(ended.errors)")
        for path in [sandbox.source + "/letter.txt", sandbox.source, sandbox.path] {
            #expect(sandbox.cairn("diff", commits[0], commits[1], path).text.contains("letter.txt"))
        }
    }

    @Test func nothingIsRestoredIntoTheRepository() {
        let sandbox = Self.makeSandbox()
        symlink(sandbox.repository, sandbox.file("link"))
        for target in [
            sandbox.repository, sandbox.repository + "/packs/new", sandbox.file("link") + "/new",
        ] {
            let before = Files.names(sandbox.repository + "/packs")
            let ended = sandbox.cairn("restore", "--target", target, exits: 1)
            #expect(
                ended.errors.contains(
                    "which belongs to Cairn\n  next: use another directory"),
                "\(ended.errors)")
            #expect(
                Files.names(sandbox.repository + "/packs") == before
                    && !Files.exists(sandbox.repository + "/new"))
        }
    }

    @Test func snapshotsTellWhatIsPinned() {
        let sandbox = Self.makeSandbox()
        sandbox.backUp()
        sandbox.cairn("pin", sandbox.commits()[0])
        let lines = sandbox.cairn("snapshots").text.split(separator: "\n").dropFirst()
        #expect(lines.map { $0.contains("  pinned  ") } == [true, false])
        #expect(
            sandbox.json("snapshots").map { $0.fields.keys.contains("pinned") } == [true, false])
    }

    @Test func aPasswordThatIsRefusedLeavesNoDirectory() {
        let sandbox = Sandbox("refused")
        Files.write("", to: sandbox.file("empty"))
        sandbox.environment["CAIRN_PASSWORD_FILE"] = sandbox.file("empty")
        sandbox.environment["CAIRN_PASSWORD"] = nil
        sandbox.cairn("init", "--encrypt", exits: 12)
        #expect(!Files.exists(sandbox.repository))
    }

    /// A directory that was backed up once counts when it is named; a removed root does not.
    @Test func whyTellsWhatIsKeptOnlyWhenItIsNamed() {
        let sandbox = Self.makeSandbox()
        Files.write("", to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        let path = sandbox.source + "/letter.txt"
        #expect(
            sandbox.cairn("why", path).text.contains("only if you pass \(sandbox.source)"))
        sandbox.cairn("roots", "add", sandbox.source)
        #expect(!sandbox.cairn("why", path).text.contains("but only"))
        sandbox.cairn("roots", "remove", sandbox.source)
        // A root that was removed is one no more.
        #expect(
            sandbox.cairn("why", path, exits: 1).text.contains(
                "cairn -r \(sandbox.repository) roots add "))
    }

    /// A marker does not count in a root, and a flag of its own does; both are said where roots are
    /// listed and a path is proven.
    @Test func aMarkedRootSaysWhatBecomesOfIt() {
        let sandbox = Sandbox("marked")
        sandbox.setSettings("[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n")
        sandbox.prepare()
        sandbox.put(".nobackup", "")
        sandbox.backUp()
        let words =
            "backed up, although it contains a .nobackup file, because you added the directory as a root"
        #expect(sandbox.cairn("roots", "-v").text.contains(words))
        #expect(sandbox.cairn("status", sandbox.source).errors.contains("is \(words)"))
        #expect(!sandbox.cairn("status", sandbox.source + "/.nobackup").errors.contains("though"))
        #expect(setxattr(sandbox.source, "user.xdg.robots.backup", "false", 5, 0) == 0)
        let roots = sandbox.json("roots").first { $0["path"] == sandbox.source }
        #expect(
            roots?.fields["kept"] as? Bool == false
                && roots?["explanation"]?.contains("robots.backup is false") == true)
        #expect(roots?["next"]?.contains("cairn exclude remove") == true)
    }

    @Test func aStandardDirectoryThatVanishedOrIsToBeRemovedHasANextStep() {
        let sandbox = Sandbox("standard")
        sandbox.prepare()
        let documents = sandbox.file("home/Documents")
        Files.makeDirectories(documents)
        Files.write("one", to: documents + "/letter")
        sandbox.cairn("backup")
        let refused = sandbox.cairn("roots", "remove", documents, exits: 1).errors
        #expect(
            refused.contains("is a standard directory of this user")
                && refused.contains("\(sandbox.call) exclude add \(documents)"), "\(refused)")
        Files.removeTree(Array(documents.utf8))
        let roots = sandbox.cairn("roots", "--verbose").text
        #expect(
            roots.contains("not there\n  3 B stored; Cairn keeps these versions")
                && roots.contains("`\(sandbox.call) restore --in-place \(documents)`"), "\(roots)")
        sandbox.cairn("restore", "--in-place", documents)
        #expect(Files.text(documents + "/letter") == "one")
    }

    @Test func forgettingOneCommitCountsThoseThatStay() {
        let sandbox = Self.makeSandbox()
        for text in ["one", "two"] {
            sandbox.put("letter.txt", text)
            sandbox.backUp()
        }
        let commits = sandbox.commits()
        #expect(sandbox.json("forget", "--dry-run", commits[0]).last?.number("kept") == 2)
        #expect(sandbox.cairn("forget", commits[0]).text.contains("1 commit forgotten, 2 kept"))
        let tag = sandbox.cairn("forget", "--tag", "old", exits: 1).errors
        #expect(
            tag.contains("run `\(sandbox.call) snapshots --tag old` to list the commits"), "\(tag)")
    }

    /// Without stamps a scan cannot tell, and says so; it does not call all changed.
    @Test func aDryRunWithANewCatalogCallsNothingChanged() {
        let sandbox = Self.makeSandbox()
        sandbox.put("other.txt", "one")
        sandbox.backUp()
        let state = sandbox.file("state/cairn")
        for name in Files.names(state) where name.contains(".catalog") {
            unlink(state + "/" + name)
        }
        sandbox.put("other.txt", "another")
        let summary = sandbox.json("backup", "--dry-run", sandbox.source).last
        #expect(
            summary?.number("changed") == 1 && summary?.number("unchanged") == 1
                && summary?.number("reread") == 1)
        #expect(
            sandbox.cairn("backup", "--dry-run", sandbox.source).text.contains(
                "1 unchanged (1 of them read again to check)"))
    }
}
