import CommandSupport
import Glibc
import Testing

/// A repository of Cairn's that lies in what another one keeps, as a plain one that an encrypted
/// one follows.
@Suite struct OtherRepositoryTests {
    /// The settings name another repository since the service started: it still serves the first.
    @Test func aServiceOfTheFormerRepositoryIsSaid() {
        let sandbox = Sandbox("served-instead")
        sandbox.prepare()
        let second = sandbox.file("second")
        func name(_ repository: String) {
            sandbox.setSettings(
                "repository = \"\(repository)\"\n[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n"
            )
        }
        name(sandbox.repository)
        sandbox.put("a", "a")
        let daemon = sandbox.startCairn("watch")
        defer {
            daemon.send(SIGTERM)
            _ = daemon.wait()
        }
        #expect(
            daemon.awaitWhileRunning(seconds: 60) {
                sandbox.json("status").first?["activity"] == "watching"
            })
        #expect(sandbox.run(sandbox.binary, ["-r", second, "init"]).code == 0)
        name(second)
        let status = sandbox.run(sandbox.binary, ["status"]).text
        #expect(
            status.contains("Cairn is running, but it backs up to \(sandbox.repository)")
                && status.contains("restart the service"), "\(status)")
    }

    @Test func whatThisMachineKnowsAsARepositoryIsExcludedWhileItIsOne() {
        let sandbox = Sandbox("other-repository")
        sandbox.setSettings("[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n")
        let first = "\(sandbox.source)/first"
        sandbox.repository = first
        sandbox.prepare()
        sandbox.put("a", "one")
        #expect(!sandbox.cairn("backup").errors.contains("excluded"))
        sandbox.repository = sandbox.file("repository")
        sandbox.prepare()
        func kept() -> [String] {
            sandbox.cairn("ls", "-R").lines.map { String($0.dropFirst(sandbox.path.count + 1)) }
        }
        let noted = sandbox.cairn("backup").errors
        #expect(
            noted.contains("note: \(first) is excluded: it is another Cairn repository ("),
            "\(noted)")
        #expect(kept() == ["source/", "source/a"])
        let why = sandbox.cairn("why", "\(first)/packs", exits: 1).text
        #expect(
            why.contains("\(first) is excluded, because it is another Cairn repository"), "\(why)")
        #expect(sandbox.cairn("roots").text.contains(first))
        // What stands in its place is a directory like others.
        Files.removeTree(Array(first.utf8))
        sandbox.put("first/b", "two")
        #expect(!sandbox.cairn("backup").errors.contains("excluded"))
        #expect(kept() == ["source/", "source/a", "source/first/", "source/first/b"])
    }

    @Test func aCloneInARootIsNotBackedUp() {
        let sandbox = Sandbox("clone-in-root")
        sandbox.setSettings("[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n")
        sandbox.prepare()
        sandbox.put("a", "one")
        let before = sandbox.json("backup").last?["commit"] ?? ""
        let (url, clone) = ("dir:\(sandbox.file("nas"))", "\(sandbox.source)/clone")
        sandbox.cairn("remote", "push", url)
        #expect(sandbox.bareCairn("clone", url, clone).code == 0)
        let noted = sandbox.cairn("backup").errors
        #expect(noted.contains("\(clone) is excluded: it is another Cairn repository"), "\(noted)")
        #expect(sandbox.cairn("ls", "-R").lines.count == 2)
        sandbox.cairn("restore", "--in-place", "--delete", "--snapshot", before, sandbox.source)
        #expect(Files.exists(clone + "/cairn.json"))
    }

    /// Neither the repository's own nor the remotes' places are touched; this one was taken apart.
    @Test func aRestoreToATargetSparesIt() {
        let sandbox = Sandbox("spared-repository")
        sandbox.setSettings("[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n")
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.cairn("backup")
        let target = sandbox.file("target")
        sandbox.cairn("restore", "--target", target)
        let first = sandbox.repository
        let second = "\(target)/source/second"
        sandbox.repository = second
        sandbox.prepare()
        sandbox.cairn("backup")
        Files.write("extra", to: "\(target)/source/extra")
        sandbox.repository = first
        let noted = sandbox.cairn("restore", "--target", target, "--delete").errors
        #expect(
            noted.contains("\(second) is another Cairn repository and stays unchanged"),
            "\(noted)")
        #expect(!Files.exists("\(target)/source/extra"))
        sandbox.repository = second
        sandbox.cairn("verify")
    }
}
