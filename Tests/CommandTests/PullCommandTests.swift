import CommandSupport
import Glibc
import TestSeed
import Testing

/// `remote pull`, and what tells of packs that are away, with the real binary.
@Suite struct PullCommandTests {
    /// Packs of 300 kB, of which few stay here after a push to `nas`.
    private static func tiered(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setPackBytes(300_000)
        Files.makeDirectories(sandbox.file("nas"))
        sandbox.cairn(
            "remote", "add", "nas", "dir:\(sandbox.file("nas"))", "--keep-local", "1B")
        var random = Seeded(TestSeed.drawn)
        for index in 0..<8 {
            Files.write(random.bytes(200_000), to: "\(sandbox.source)/f\(index)")
            sandbox.backUp()
        }
        sandbox.cairn("remote", "push")
        return sandbox
    }

    private static func notes(_ sandbox: Sandbox) -> Int {
        Walker.walk(sandbox.repository).keys.count {
            String(decoding: $0, as: UTF8.self).hasSuffix(".away")
        }
    }

    /// Anybody who can write the repository can make a note of a pack that no remote has.
    @Test(arguments: [false, true]) func aForgedNoteIsNoCopy(hasRemote: Bool) throws {
        let sandbox = Self.tiered("pull-forged-\(hasRemote)")
        let file = "\(sandbox.source)/f0"
        sandbox.cairn("status", file)
        sandbox.setSettings("[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n")
        if hasRemote {
            Files.makeDirectories(sandbox.file("other"))
            sandbox.cairn("remote", "add", "other", "dir:\(sandbox.file("other"))")
        }
        let told = sandbox.cairn("status", file, exits: 1)
        #expect(
            !told.text.contains("is stored") && !told.text.contains("has been stored"), "\(told)")
    }

    /// A pack that was still growing when it was pushed is no object of the remote, but it is
    /// there.
    @Test(arguments: [["remote", "pull"], ["repair"]]) func anOpenPackComesBack(_ call: [String])
        throws
    {
        let sandbox = Sandbox("pull-open-\(call[0])")
        sandbox.prepare()
        Files.makeDirectories(sandbox.file("nas"))
        sandbox.cairn("remote", "add", "nas", "dir:\(sandbox.file("nas"))")
        sandbox.put("letter", "dear")
        sandbox.backUp()
        sandbox.cairn("remote", "push")
        let open = sandbox.repository + "/packs/open"
        for name in Files.names(open) { unlink("\(open)/\(name)") }
        sandbox.cairn("verify", "--read-data", exits: 1)
        let told = sandbox.cairn(call.map { Array($0.utf8) })
        #expect((told.text + told.errors).contains("downloaded 1 pack"), "\(told)")
        sandbox.cairn("verify", "--read-data")
        #expect(sandbox.cairn("dump", sandbox.source + "/letter").text == "dear")
        #expect(sandbox.cairn("remote", "pull").text.contains("nothing to download"))
    }

    /// The push after the loss does not take it out of the remote for good.
    @Test func aPushBringsAnOpenPackBack() {
        let sandbox = Sandbox("push-open")
        sandbox.prepare()
        Files.makeDirectories(sandbox.file("nas"))
        sandbox.cairn("remote", "add", "nas", "dir:\(sandbox.file("nas"))")
        sandbox.put("letter", "dear")
        sandbox.backUp()
        sandbox.cairn("remote", "push")
        sandbox.put("letter", "dearest")
        let open = sandbox.repository + "/packs/open"
        for name in Files.names(open) { unlink("\(open)/\(name)") }
        sandbox.backUp()
        sandbox.cairn("remote", "push")
        sandbox.cairn("verify", "--read-data")
        sandbox.cairn("remote", "push")
        sandbox.cairn("remote", "verify", "nas", "--read-data")
    }

    @Test func packsComeBackAndAreSaidBefore() throws {
        let sandbox = Self.tiered("pull")
        let count = Self.notes(sandbox)
        try #require(count > 2)
        let stats = try #require(sandbox.json("stats").first)
        #expect(stats.number("remote_only_packs") == count)
        #expect(sandbox.json("status")[0].number("remote_only_packs") == count)
        #expect(sandbox.cairn("stats").text.contains("remote only   \(count) packs"))
        let would = sandbox.cairn("remote", "pull", "-n").text
        #expect(would.contains("would download \(count) packs"), "\(would)")
        let asked = sandbox.cairn("remote", "pull", exits: 1).errors
        #expect(asked.contains("stored only in remotes") && asked.contains("--yes"), "\(asked)")
        #expect(Self.notes(sandbox) == count)

        let pulled = sandbox.cairn("remote", "pull", "nas", "--yes")
        #expect(pulled.text.contains("downloaded \(count) packs"), "\(pulled.text)")
        #expect(
            pulled.errors.contains("the next push to nas deletes local packs again"),
            "\(pulled.errors)")
        #expect(Self.notes(sandbox) == 0)
        #expect(sandbox.cairn("remote", "pull").text.contains("nothing to download"))
        rename(sandbox.file("nas"), sandbox.file("gone"))
        sandbox.cairn("verify", "--read-data")
        rename(sandbox.file("gone"), sandbox.file("nas"))

        // With "all" a push gives nothing up.
        let settings = sandbox.file("config/cairn/cairn.toml")
        Files.write(
            Files.text(settings).replacing("keep-local = \"1B\"", with: "keep-local = \"all\""),
            to: settings)
        sandbox.cairn("remote", "push")
        #expect(Self.notes(sandbox) == 0)
    }

    /// A second remote lacks what lies in the first alone.
    @Test func noRemoteOfTheSettingsThatGivesThemIsTrouble() throws {
        let sandbox = Self.tiered("pull-none")
        let count = Self.notes(sandbox)
        try #require(count > 0)
        #expect(!sandbox.cairn("status").text.contains("settings name no remote"))
        sandbox.cairn("remote", "remove", "nas", "--yes")
        let said = sandbox.cairn("status", "--check", exits: 1).text
        #expect(
            said.hasPrefix("trouble: ")
                && said.contains("\(count) packs of this repository are stored only in remotes"),
            "\(said)")
    }

    @Test func aSecondRemoteIsBehindByWhatIsAway() throws {
        let sandbox = Self.tiered("pull-second")
        Files.makeDirectories(sandbox.file("second"))
        sandbox.cairn("remote", "add", "second", "dir:\(sandbox.file("second"))")
        let remotes = sandbox.json("remote", "list")
        let second = try #require(remotes.first { $0["name"] == "second" })
        #expect((second.number("waiting_bytes") ?? 0) > 1_600_000)
        #expect(sandbox.json("stats")[0].number("unpushed_commits") == 0)
    }

    @Test func killedAtAnyMomentItGoesOn() {
        var random = Seeded(TestSeed.drawn)
        let sandbox = Self.tiered("pull-kill")
        for _ in 0..<6 {
            let pull = sandbox.startCairn("remote", "pull", "--yes")
            for _ in 0..<random.below(60) { if !pull.tick() { break } }
            pull.send(SIGKILL)
            _ = pull.wait()
            sandbox.cairn("verify", "--read-data", "--yes")
        }
        sandbox.cairn("remote", "pull", "--yes")
        #expect(Self.notes(sandbox) == 0)
        sandbox.expectSound()
    }

    /// The reason why pushes fail is told whole, on a line of its own.
    @Test func aFailureIsToldWholeBeneathTheRow() {
        let sandbox = Self.tiered("pull-reason")
        rename(sandbox.file("nas"), sandbox.file("gone"))
        Files.write("no directory", to: sandbox.file("nas"))
        sandbox.cairn("remote", "push", exits: 1)
        for verb in [["remote", "list"], ["status"]] {
            let text = sandbox.cairn(verb.map { Array($0.utf8) }).text
            #expect(text.contains("\n  pushes have failed since 2"), "\(text)")
        }
    }
}
