import CommandSupport
import Glibc
import Testing

/// One repository, several machines, one path. (Issue 13, item 12.)
@Suite struct HostTests {
    /// Goes to another machine: its id and state directory; what lies at the paths is for the test to change.
    private static func become(_ machine: String, _ sandbox: Sandbox) {
        sandbox.environment["CAIRN_MACHINE_ID"] = machine
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state-\(machine)")
        Files.makeDirectories(sandbox.file("state-\(machine)"))
    }

    /// What lies at the source, and nothing else.
    private static func fill(_ sandbox: Sandbox, _ files: [String: String]) {
        Files.removeTree(Array(sandbox.source.utf8))
        Files.makeDirectories(sandbox.source)
        for (name, content) in files { sandbox.put(name, content) }
    }

    private static func two(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        become("one", sandbox)
        sandbox.prepare()
        fill(sandbox, ["letter": "of one", "same": "same"])
        sandbox.backUp()
        become("two", sandbox)
        fill(sandbox, ["photo": "of two", "same": "same"])
        return sandbox
    }

    private static func hosts(_ sandbox: Sandbox) -> [String] {
        sandbox.witness("notes").lines.compactMap { JSONObject($0) }.filter { $0["note"] == "host" }.compactMap { $0["host"] }
    }

    @Test func oneMachineDeletesNothingOfAnother() {
        let sandbox = Self.two("two")
        let summary = sandbox.json("backup", sandbox.source).last
        #expect(summary?.number("deleted") == 0 && summary?.number("new") == 2)
        #expect(sandbox.cairn("dump", sandbox.source + "/photo").text == "of two")
        sandbox.cairn("dump", sandbox.source + "/letter", exits: 1)
        Self.become("one", sandbox)
        #expect(sandbox.cairn("dump", sandbox.source + "/letter").text == "of one")
        let names = sandbox.cairn("ls").text
        #expect(names.contains("/letter") && !names.contains("/photo"))
        Self.fill(sandbox, ["letter": "of one", "same": "same"])
        #expect(sandbox.json("backup", sandbox.source).last?.number("deleted") == 0)
        let out = sandbox.file("out")
        sandbox.cairn("restore", "--target", out)
        #expect(Files.text(out + sandbox.source + "/letter") == "of one")
        #expect(access(out + sandbox.source + "/photo", F_OK) != 0)
        sandbox.cairn("verify", "--read-data")
        sandbox.expectSound()
    }

    @Test func aHostIsNamed() {
        let sandbox = Self.two("named")
        sandbox.backUp()
        Self.become("three", sandbox)
        let refused = sandbox.cairn("ls", exits: 1)
        #expect(refused.errors.contains("name one with --host"), "\(refused.errors)")
        let ids = Self.hosts(sandbox)
        #expect(Set(ids).count == 2)
        guard Machine.hasWitness, ids.count == 2 else { return }
        #expect(sandbox.cairn("dump", "--host", ids[0], sandbox.source + "/letter").text == "of one")
        #expect(sandbox.cairn("dump", "--host", ids[1], sandbox.source + "/photo").text == "of two")
        #expect(sandbox.cairn("ls", "--host", String(ids[1].prefix(8))).text.contains("/photo"))
        sandbox.cairn("ls", "--host", "nobody", exits: 1)
        // What concerns the whole goes on.
        sandbox.cairn("status")
        sandbox.cairn("stats")
        sandbox.cairn("verify")
    }

    @Test func theOnlyOtherMachineIsMeantAndSaidToBe() {
        let sandbox = Self.two("only")
        let listed = sandbox.cairn("ls")
        #expect(listed.text.contains("/letter"))
        #expect(listed.errors.contains("this machine has no roots in this repository"), "\(listed.errors)")
    }

    @Test func aMachineInstalledAnewGoesOn() {
        let sandbox = Self.two("anew")
        Self.fill(sandbox, ["letter": "of one", "same": "same"])
        sandbox.backUp()
        guard Machine.hasWitness, let id = Self.hosts(sandbox).first else { return }
        #expect(sandbox.cairn("roots", "adopt", "--host", id, exits: 1).errors.contains("nobody can be asked\n  next: give --yes"))
        let adopted = sandbox.cairn("roots", "adopt", "--host", id, "--yes")
        #expect(adopted.text.contains("is this machine's from now on"))
        sandbox.put("letter", "of both")
        #expect(sandbox.json("backup", sandbox.source).last?.number("deleted") == 0)
        let versions = sandbox.json("versions", sandbox.source + "/letter").filter { $0["type"] == "version" }
        #expect(versions.count >= 2)
        #expect(sandbox.cairn("ls").text.contains("/letter"))
        sandbox.expectSound()
        // The earlier self has none any more.
        Self.become("one", sandbox)
        #expect(sandbox.cairn("ls").errors.contains("this machine has no roots"))
    }

    /// Each machine thins its own points.
    @Test func aMachineForgetsNothingOfAnother() {
        let sandbox = Self.two("forget")
        for _ in 0..<3 {
            sandbox.backUp()
        }
        sandbox.cairn("forget", "--path", sandbox.source + "/same", "--yes")
        Self.become("one", sandbox)
        #expect(sandbox.cairn("dump", sandbox.source + "/same").text == "same")
    }

    /// A checkpoint keeps whose roots are whose.
    @Test func aCheckpointAndANewCatalogKeepIt() {
        let sandbox = Self.two("checkpoint")
        sandbox.backUp()
        sandbox.cairn("prune", "--checkpoint")
        Files.removeTree(Array(sandbox.file("state-two").utf8))
        Self.become("two", sandbox)
        #expect(sandbox.cairn("dump", sandbox.source + "/photo").text == "of two")
        #expect(sandbox.json("backup", sandbox.source).last?.number("deleted") == 0)
        sandbox.expectSound()
    }
}
