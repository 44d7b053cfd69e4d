import CommandSupport
import Glibc
import TestSeed
import Testing

/// `keep-local`: old packs lie in a remote alone, with the real binary.
@Suite struct TieringCommandTests {
    private static func prepared(_ name: String, _ kept: String = "300kB") -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setPackBytes(300_000)
        Files.makeDirectories(sandbox.file("nas"))
        sandbox.cairn("remote", "add", "nas", "dir:\(sandbox.file("nas"))", "--keep-local", kept)
        return sandbox
    }

    private static func fill(_ sandbox: Sandbox, _ seed: UInt64, files: Int = 6) {
        var random = Seeded(seed)
        for index in 0..<files {
            Files.write(random.bytes(200_000), to: "\(sandbox.source)/f\(seed)-\(index)")
            sandbox.backUp()
        }
    }

    private static func packs(_ place: String, _ suffix: String = ".pack") -> [String] {
        Walker.walk(place).keys.map { String(decoding: $0, as: UTF8.self) }.filter {
            $0.hasSuffix(suffix)
        }.sorted()
    }

    /// The repository has the place that its copy would have, so each pack is its own copy.
    @Test func aRemoteThatIsTheRepositoryIsRefused() throws {
        let sandbox = Self.prepared("tiering-self", "1kB")
        Self.fill(sandbox, 1, files: 4)
        sandbox.cairn("remote", "push", "dir:\(sandbox.file("other"))")
        let id = try #require(Files.names(sandbox.file("other")).first { $0.utf8.count == 32 })
        let place = "\(sandbox.file("nas"))/\(id)"
        #expect(rename(sandbox.repository, place) == 0)
        let before = Self.packs(place)
        #expect(before.count > 1)
        for arguments in [
            ["remote", "push", "nas"], ["remote", "push", "nas", "--accept-rollback"],
            ["remote", "push", "nas", "-n"],
            ["remote", "add", "again", "dir:\(sandbox.file("nas"))/."],
        ] {
            let refused = sandbox.cairn(
                (["-r", place] + arguments).map { Array($0.utf8) }, exits: 1
            ).errors
            #expect(refused.contains("leads to the files of a repository"), "\(refused)")
        }
        #expect(Self.packs(place) == before)
        #expect(!Files.names(place).contains("state"))
    }

    /// A pack that another machine made and gave up, and that this one has never read.
    @Test func packsOfAnotherMachineAreNotLostWhileTheRemoteIsAway() {
        let sandbox = Self.prepared("tiering-others", "1kB")
        HostTests.become("one", sandbox)
        Self.fill(sandbox, 1, files: 2)
        sandbox.cairn("remote", "push")
        HostTests.become("two", sandbox)
        Self.fill(sandbox, 2, files: 4)
        sandbox.cairn("remote", "push")
        #expect(Self.packs(sandbox.repository, ".away").count > 1)
        rename(sandbox.file("nas"), sandbox.file("nas.away"))
        for hasDirectory in [false, true] {
            if hasDirectory { Files.makeDirectories(sandbox.file("nas")) }
            HostTests.become("one", sandbox)
            sandbox.put("new-\(hasDirectory)", "new")
            let backup = sandbox.cairn("backup", sandbox.source)
            #expect(!(backup.text + backup.errors).contains("lost"), "\(backup)")
            let status = sandbox.cairn("status")
            #expect(!status.text.contains("lost"), "\(status)")
        }
        Files.removeTree(Array(sandbox.file("nas").utf8))
        rename(sandbox.file("nas.away"), sandbox.file("nas"))
        sandbox.cairn("verify", "--read-data", "--yes")
        // Reachable, and without the pack: now it is lost.
        for path in Self.packs(sandbox.file("nas")) { unlink("\(sandbox.file("nas"))/\(path)") }
        HostTests.become("three", sandbox)
        let lost = sandbox.cairn("verify", exits: 1)
        #expect((lost.text + lost.errors).contains("missing"), "\(lost)")
    }

    /// The settings of one machine name a remote that those of the other do not.
    @Test func packsInARemoteOfAnotherMachineAreGivenUpOnlyIfThatIsSaid() {
        let sandbox = Self.prepared("tiering-foreign", "1kB")
        let settings = sandbox.file("config/cairn/cairn.toml")
        func notes() -> [String] {
            Self.packs(sandbox.repository, ".away").filter { $0.hasPrefix("packs/") }
        }
        HostTests.become("one", sandbox)
        Self.fill(sandbox, 1, files: 4)
        sandbox.cairn("remote", "push")
        let (ofOne, before) = (Files.text(settings), notes())
        #expect(before.count > 1)
        HostTests.become("two", sandbox)
        sandbox.setSettings("")
        Files.removeTree(Array(sandbox.source.utf8))
        Files.makeDirectories(sandbox.source)
        Self.fill(sandbox, 2, files: 1)
        sandbox.cairn("remote", "add", "own", "dir:\(sandbox.file("own"))")
        let status = sandbox.cairn("status").text
        #expect(
            status.contains("no remote in this machine's settings is known to have")
                && !status.contains("lost"),
            "\(status)")
        let pushed = sandbox.cairn("remote", "push", "own", exits: 3)
        #expect(!(pushed.text + pushed.errors).contains("lost"), "\(pushed)")
        for refused in [
            pushed, sandbox.cairn("verify", exits: 1), sandbox.cairn("repair", "--yes", exits: 1),
        ] {
            #expect(
                refused.errors.contains("cannot reach a remote of another machine")
                    && refused.errors.contains("`\(sandbox.call) repair --accept-loss`"),
                "\(refused)")
        }
        #expect(notes() == before)
        let ofTwo = Files.text(settings)
        HostTests.become("one", sandbox)
        sandbox.setSettings(ofOne)
        sandbox.cairn("verify", "--read-data", "--yes")
        HostTests.become("two", sandbox)
        sandbox.setSettings(ofTwo)
        sandbox.cairn("repair", "--yes", "--accept-loss", exits: 1)
        #expect(notes().isEmpty)
    }

    @Test func whatLiesInARemoteAloneIsRestoredProvenAndNamedWhenItIsLost() {
        let sandbox = Self.prepared("tiering")
        Self.fill(sandbox, 1)
        let sealed = Self.packs(sandbox.repository).filter { !$0.contains("open/") }
        #expect(sealed.count > 2)
        #expect(sandbox.cairn("remote", "push").text.contains("now stored only in nas"))
        #expect(
            Self.packs(sandbox.repository).filter { !$0.contains("open/") }.count < sealed.count)
        #expect(Self.packs(sandbox.repository, ".away").count > 1)
        let expected = Walker.walk(sandbox.source)
        // It is said what will be downloaded, and asked.
        for asked in [
            sandbox.cairn("restore", "--target", sandbox.file("no"), exits: 1),
            sandbox.cairn("verify", "--read-data", exits: 1), sandbox.cairn("repair", exits: 1),
        ] {
            #expect(
                asked.errors.contains("stored only in remotes") && asked.errors.contains("--yes"),
                "\(asked)")
        }
        sandbox.cairn("restore", "--yes", "--target", sandbox.file("out"))
        #expect(
            treeDifferences(
                Walker.walk(sandbox.file("out") + sandbox.source), expected: expected) == [])
        sandbox.cairn("verify")
        sandbox.cairn("verify", "--read-data", "--yes")
        sandbox.cairn("prune")
        let removed = sandbox.cairn("remote", "remove", "nas", exits: 1).errors
        #expect(removed.contains("stored only in remotes, and"), "\(removed)")
        Files.write("", to: sandbox.file("none.toml"))
        for refused in [
            sandbox.cairn("verify", "--config", sandbox.file("none.toml"), exits: 1),
            sandbox.cairn("repair", "--config", sandbox.file("none.toml"), "--yes", exits: 1),
        ] {
            #expect(refused.errors.contains("the settings name none"), "\(refused)")
        }
        // Captures and pushes go on, also when this machine's knowledge is lost.
        Files.removeTree(Array(sandbox.file("state").utf8))
        Self.fill(sandbox, 2, files: 2)
        sandbox.cairn("remote", "push")
        sandbox.cairn("verify")
        sandbox.expectSound()

        // A remote that is away is no damage.
        rename(sandbox.file("nas"), sandbox.file("nas.away"))
        Self.fill(sandbox, 3, files: 1)
        for refused in [sandbox.cairn("verify", exits: 1), sandbox.cairn("repair", exits: 1)] {
            #expect(
                refused.errors.contains("Cairn cannot reach nas")
                    && !refused.text.contains("lost"), "\(refused)")
        }
        let part = sandbox.cairn(
            "restore", "--yes", "--target", sandbox.file("part"), exits: 1)
        let named = part.errors.split(separator: "\n").count {
            $0.hasPrefix("cairn: cannot restore ")
                && $0.hasSuffix(": it is stored only in a remote")
        }
        let why = ": no such file or directory"
        #expect(named > 1)
        #expect(
            part.errors.hasSuffix(
                """
                cairn: \(named) items stored only in a remote were not restored: cannot reach nas\(why)
                  next: run the restore again when the remote is reachable; to see what a reachable remote has lost, run `\(sandbox.call) remote verify NAME`

                """), "\(part.errors)")
        // The one that is away is named, and no other.
        sandbox.cairn("remote", "add", "other", "dir:\(sandbox.file("other"))")
        let blamed = sandbox.cairn("remote", "push", "other", exits: 3)
        #expect(blamed.text.hasPrefix("pushed "))
        #expect(
            blamed.errors.contains("were not pushed, because Cairn cannot reach nas (no such file")
                && !blamed.errors.contains("cannot reach other"), "\(blamed.errors)")
        sandbox.cairn("remote", "remove", "other", "--yes")
        rename(sandbox.file("nas.away"), sandbox.file("nas"))
        sandbox.cairn("verify")

        // A pack that is lost there is.
        let away = Self.packs(sandbox.repository, ".away")
        let name = away[0].split(separator: "/").last!.dropLast(5)
        let there = Self.packs(sandbox.file("nas")).first { $0.contains(name) }!
        unlink(sandbox.file("nas/\(there)"))
        let lost = sandbox.cairn("verify", exits: 1)
        #expect(
            lost.errors.contains(String(name)) && lost.text.contains("cannot be fully restored"))
        // The files that live give it back.
        sandbox.cairn("repair", "--yes", "--live-root", sandbox.source)
        sandbox.cairn("verify", "--read-data", "--yes")
        sandbox.cairn("remote", "push")
        sandbox.cairn("restore", "--yes", "--target", sandbox.file("again"))
        #expect(
            treeDifferences(
                Walker.walk(sandbox.file("again") + sandbox.source),
                expected: Walker.walk(sandbox.source)) == [])
    }

    /// The remote with the only copy of old packs is gone, and an empty one takes its place.
    @Test(arguments: [false, true])
    func aLostRemoteStopsNoOtherAndIsNotBelieved(isReplaced: Bool) {
        let sandbox = Self.prepared("tiering-dead")
        Self.fill(sandbox, 1)
        sandbox.cairn("remote", "push")
        let old = "\(sandbox.source)/f1-0"
        sandbox.cairn("status", old)
        let expected = Walker.walk(sandbox.source)
        Files.removeTree(Array(sandbox.file("nas").utf8))
        if isReplaced { Files.makeDirectories(sandbox.file("nas")) }
        sandbox.put("new", "new")
        sandbox.backUp()
        sandbox.cairn("remote", "push", "nas", exits: 1)
        let refused = sandbox.cairn("repair", "--yes", exits: 1).errors
        #expect(
            refused.contains(
                "is empty now, run `\(sandbox.call) remote push nas --accept-rollback`"),
            "\(refused)")
        if isReplaced {
            #expect(sandbox.cairn("status", old, exits: 1).text.contains("lost"))
            let pushed = sandbox.cairn("remote", "push", "nas", "--accept-rollback", exits: 3)
            #expect(pushed.text.hasPrefix("pushed "), "\(pushed)")
            #expect(pushed.errors.contains("`\(sandbox.call) repair`"), "\(pushed)")
        } else {
            sandbox.cairn("remote", "add", "usb", "dir:\(sandbox.file("usb"))")
            let pushed = sandbox.cairn("remote", "push", "usb", exits: 3)
            #expect(pushed.text.hasPrefix("pushed "), "\(pushed)")
            #expect(
                pushed.errors.contains("`\(sandbox.call) remote remove nas --yes`"), "\(pushed)")
            sandbox.cairn("remote", "remove", "nas", "--yes")
        }
        #expect(sandbox.cairn("status", old, exits: 1).text.contains("lost"))
        sandbox.cairn("repair", "--yes", "--live-root", sandbox.source)
        sandbox.cairn("status", old)
        sandbox.cairn("remote", "push")
        sandbox.cairn("verify", "--read-data", "--yes")
        sandbox.repository = "dir:\(sandbox.file(isReplaced ? "nas" : "usb"))"
        sandbox.cairn("restore", "--target", sandbox.file("out"))
        let restored = Walker.walk(sandbox.file("out") + sandbox.source)
        #expect(expected.keys.allSatisfy { restored[$0] != nil } && restored.count > expected.count)
    }

    /// Whether a pack of a directory has these bytes.
    private static func isAnyPack(of place: String, with bytes: [UInt8]) -> Bool {
        packs(place).contains { path in
            Files.content("\(place)/\(path)").firstRange(of: bytes) != nil
        }
    }

    @Test(arguments: [false, true])
    func erasedDataInARemoteAloneGoesFromItsNewestState(isAway: Bool) {
        let sandbox = Self.prepared("tiering-erase")
        var random = Seeded(4)
        let secret = random.bytes(50_000)
        Files.write(secret, to: "\(sandbox.source)/secret")
        Self.fill(sandbox, 1)
        sandbox.cairn("remote", "push")
        let piece = Array(secret[20_000..<20_200])
        #expect(!Self.isAnyPack(of: sandbox.repository, with: piece))
        #expect(Self.isAnyPack(of: sandbox.file("nas"), with: piece))
        unlink("\(sandbox.source)/secret")
        sandbox.backUp()
        let words = ["forget", "--path", "\(sandbox.source)/secret", "--prune", "--yes"]
        if isAway {
            rename(sandbox.file("nas"), sandbox.file("nas.away"))
            let left = sandbox.cairn(words.map { Array($0.utf8) }, exits: 3)
            #expect(
                left.errors.contains("still contain")
                    && left.errors.contains("`\(sandbox.call) remote pull`"), "\(left)")
            #expect(!left.errors.contains("still holds the erased data"), "\(left)")
            rename(sandbox.file("nas.away"), sandbox.file("nas"))
            // As it says.
            sandbox.setSettings(
                "[[remote]]\nname = \"nas\"\nurl = \"dir:\(sandbox.file("nas"))\"\n")
            sandbox.cairn("remote", "pull", "--yes")
            sandbox.cairn("prune", "--max-unused", "0%")
        } else {
            let told = sandbox.cairn(words.map { Array($0.utf8) }).errors
            #expect(
                told.contains("downloading up to") && told.contains("still holds the erased data"),
                "\(told)")
        }
        sandbox.cairn("remote", "push")
        sandbox.cairn("remote", "verify", "nas")
        let clone = sandbox.file("clone")
        let cloned = sandbox.run(sandbox.binary, ["clone", "dir:\(sandbox.file("nas"))", clone])
        #expect(cloned.code == 0, "\(cloned.errors)")
        #expect(!Self.isAnyPack(of: clone, with: piece))
        sandbox.cairn("verify", "--read-data", "--yes")
    }

    /// Wherever a push that gives packs up is killed, everything is here or there.
    @Test func killedAtAnyMomentNothingIsLost() {
        var random = Seeded(TestSeed.drawn)
        let sandbox = Self.prepared("tiering-kill", "100kB")
        for round in 0..<6 {
            Self.fill(sandbox, UInt64(10 + round), files: 2)
            let push = sandbox.startCairn("remote", "push")
            // Up to somewhat more than a push takes.
            for _ in 0..<random.below(120) { if !push.tick() { break } }
            push.send(SIGKILL)
            _ = push.wait()
            let verified = sandbox.cairn("verify", "--read-data", "--yes")
            #expect(verified.code == 0, "\(TestSeed.replay)")
        }
        sandbox.cairn("remote", "push")
        sandbox.cairn("restore", "--yes", "--target", sandbox.file("out"))
        #expect(
            treeDifferences(
                Walker.walk(sandbox.file("out") + sandbox.source),
                expected: Walker.walk(sandbox.source)) == [])
    }

    /// Old packs that are lost there keep no new commit from it, and the next step is named.
    @Test func lostPacksInARemoteAreNamedAndStopNoPush() throws {
        let sandbox = Self.prepared("tiering-lost")
        Self.fill(sandbox, 1)
        sandbox.cairn("remote", "push")
        let away = Self.packs(sandbox.repository, ".away").map {
            String($0.split(separator: "/").last ?? "").replacing(".away", with: ".pack")
        }
        let there = Self.packs(sandbox.file("nas")).filter { path in
            away.contains { path.hasSuffix($0) }
        }
        try #require(there.count > 1)
        #expect(unlink("\(sandbox.file("nas"))/\(there[0])") == 0)
        let cut = "\(sandbox.file("nas"))/\(there[1])"
        let whole = Files.content(cut)
        unlink(cut)
        Files.write(Array(whole.dropLast(1_000)), to: cut)
        let verified = sandbox.cairn("remote", "verify", "nas", exits: 1).errors
        #expect(
            verified.contains("2 of the lost objects are stored only in remotes")
                && verified.contains("\(sandbox.call) repair"),
            "\(verified)")
        sandbox.put("new", "new")
        sandbox.backUp()
        let pushed = sandbox.cairn("remote", "push", "nas", exits: 3)
        #expect(pushed.text.contains("pushed "), "\(pushed)")
        #expect(
            pushed.errors.contains(
                "2 packs that were stored only in remotes are missing or truncated in nas, and no other remote has them: "
            ) && pushed.errors.contains("next: run `\(sandbox.call) repair`"), "\(pushed)")
        // And each time, until something is done.
        #expect(
            sandbox.cairn("remote", "push", "nas", exits: 3).errors.contains(
                "\(sandbox.call) repair"))
        #expect(
            sandbox.cairn("status").text.contains("`cairn -r \(sandbox.repository) repair`"))
        let own = sandbox.repository
        sandbox.repository = "dir:\(sandbox.file("nas"))"
        #expect(sandbox.cairn("dump", "\(sandbox.source)/new").text == "new")
        sandbox.repository = own
        // What is left of a pack that no state names any more is used, too.
        let repair = sandbox.cairn("repair", "--yes", "--live-root", sandbox.source).text
        #expect(repair.contains(" of 2 damaged packs again"), "\(repair)")
        #expect(!repair.contains("\n0 chunks of"), "\(repair)")
        sandbox.cairn("remote", "push", "nas")
        sandbox.cairn("remote", "verify", "nas")
        #expect(!sandbox.cairn("status").text.contains("cairn repair"))
        sandbox.cairn("verify", "--read-data", "--yes")
    }

    @Test func aPushToSeveralRemotesEndsWithTheCodeOfEach() throws {
        let sandbox = Self.prepared("tiering-codes")
        Self.fill(sandbox, 1)
        sandbox.cairn("remote", "push")
        sandbox.cairn("remote", "add", "two", "dir:\(sandbox.file("two"))")
        let away = try #require(Self.packs(sandbox.repository, ".away").first)
        let name = try #require(away.split(separator: "/").last).dropLast(5)
        let there = try #require(Self.packs(sandbox.file("nas")).first { $0.contains(name) })
        #expect(unlink("\(sandbox.file("nas"))/\(there)") == 0)
        let pushed = sandbox.cairn("remote", "push", exits: 3)
        #expect(!pushed.errors.contains("ExitCode"), "\(pushed)")
        // One that fails in another way is a failure.
        rename(sandbox.file("nas"), sandbox.file("nas.away"))
        sandbox.cairn("remote", "push", exits: 1)
    }

    @Test func aRemoteIsRemovedWhereAnotherHasThePacks() {
        let sandbox = Self.prepared("tiering-remove")
        Self.fill(sandbox, 1)
        sandbox.cairn("remote", "push")
        sandbox.cairn("remote", "add", "two", "dir:\(sandbox.file("two"))")
        // It never got anything.
        sandbox.cairn("remote", "remove", "two")
        let refused = sandbox.cairn("remote", "remove", "nas", exits: 1).errors
        #expect(
            refused.contains("is the only remote in the settings that is known to have"),
            "\(refused)")
        sandbox.cairn("remote", "add", "two", "dir:\(sandbox.file("two"))")
        sandbox.cairn("remote", "remove", "nas", exits: 1)
        sandbox.cairn("remote", "push", "two")
        sandbox.cairn("remote", "remove", "nas")
        sandbox.cairn("remote", "remove", "two", exits: 1)
        sandbox.cairn("verify", "--read-data", "--yes")
    }
}
