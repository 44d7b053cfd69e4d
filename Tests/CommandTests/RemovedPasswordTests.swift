import CommandSupport
import FoundationEssentials
import Glibc
import Testing

/// A password that was changed or removed opens nothing of a remote that was pushed after that.
@Suite struct RemovedPasswordTests {
    private static let old = "the first of two passwords"
    private static let new = "another one, not so old"

    private struct Rig {
        let sandbox: Sandbox
        let url: String
        var place: String {
            let id = Files.names(sandbox.file("nas")).first { $0.utf8.count == 32 } ?? ""
            return "\(sandbox.file("nas"))/\(id)"
        }
        var states: [String] { Files.names("\(place)/state").sorted() }
        var secret: String { sandbox.source + "/after" }
        var early: String { sandbox.source + "/before" }

        /// Runs a verb on a machine that knows nothing.
        func fresh(_ password: String, _ arguments: String..., exits code: Int32 = 0)
            -> ChildProcess.Ended
        {
            let before = sandbox.environment
            defer { sandbox.environment = before }
            Files.removeTree(Array(sandbox.file("fresh").utf8))
            sandbox.environment["XDG_STATE_HOME"] = sandbox.file("fresh")
            sandbox.environment["CAIRN_PASSWORD"] = password
            let ended = sandbox.run(sandbox.binary, arguments)
            #expect(ended.code == code, "\(arguments): \(ended.errors)")
            return ended
        }
    }

    /// - Parameter isPushed: whether once more after the change.
    private func changed(
        _ name: String, isPushed: Bool = true, inSettings: Bool = false
    ) -> (rig: Rig, told: ChildProcess.Ended) {
        let sandbox = Sandbox(name)
        sandbox.environment["CAIRN_PASSWORD"] = Self.old
        sandbox.prepare(initArguments: EncryptedTests.initArguments)
        let rig = Rig(sandbox: sandbox, url: "dir:\(sandbox.file("nas"))")
        if inSettings { sandbox.cairn("remote", "add", "nas", rig.url) }
        sandbox.put("before", "an early secret")
        sandbox.backUp()
        sandbox.cairn("remote", "push", rig.url)
        Files.write(Self.new + "\n", to: sandbox.file("new"))
        chmod(sandbox.file("new"), 0o600)
        let told = sandbox.cairn(
            "key", "passwd", "--key-cost", "least", "--new-password-file", sandbox.file("new"))
        sandbox.environment["CAIRN_PASSWORD"] = Self.new
        sandbox.put("after", "a secret of later")
        sandbox.backUp()
        if isPushed { sandbox.cairn("remote", "push", rig.url) }
        return (rig, told)
    }

    /// What another machine has pushed has the old key, too.
    @Test func aRemoteInTheSettingsIsNamedIfOnlyAnotherMachinePushes() {
        let sandbox = Sandbox("keys-others")
        sandbox.environment["CAIRN_PASSWORD"] = Self.old
        HostTests.become("one", sandbox)
        sandbox.prepare(initArguments: EncryptedTests.initArguments)
        sandbox.cairn("remote", "add", "nas", "dir:\(sandbox.file("nas"))")
        sandbox.put("letter", "of one")
        sandbox.backUp()
        sandbox.cairn("remote", "push")
        HostTests.become("two", sandbox)
        sandbox.backUp()
        Files.write(Self.new + "\n", to: sandbox.file("new"))
        chmod(sandbox.file("new"), 0o600)
        let told = sandbox.cairn(
            "key", "passwd", "--key-cost", "least", "--new-password-file", sandbox.file("new"))
        #expect(
            told.errors.contains(
                "if another machine has pushed to nas, the old password still opens nas; run `"),
            "\(told)")
    }

    @Test func itOpensNothingThatWasPushedAfterwards() {
        let rig = changed("removed-password").rig
        let clone = rig.sandbox.file("clone")
        for verb in [
            ["-r", rig.url, "dump", rig.secret], ["-r", rig.url, "ls"], ["clone", rig.url, clone],
            ["-r", rig.url, "restore", "--target", rig.sandbox.file("out")],
            ["remote", "verify", rig.url], ["remote", "prune", rig.url],
        ] {
            let before = rig.sandbox.environment
            rig.sandbox.environment["XDG_STATE_HOME"] = rig.sandbox.file("x")
            rig.sandbox.environment["CAIRN_PASSWORD"] = Self.old
            let ended = rig.sandbox.run(rig.sandbox.binary, verb)
            rig.sandbox.environment = before
            #expect(
                ended.code == 12 && ended.text.isEmpty
                    && ended.errors.contains("was changed or removed: state 2, pushed ")
                    && ended.errors.contains("add `--state 1` to read it"),
                "\(verb): \(ended.errors)")
        }
        #expect(!Files.exists(clone + "/cairn.json"))
        // Who sees it for the first time cannot know whether something newer was removed.
        let first = rig.fresh(Self.new, "-r", rig.url, "dump", rig.secret).errors
        #expect(
            first.contains("is reading the remote for the first time; the newest state"),
            "\(first)")
        #expect(rig.fresh(Self.new, "-r", rig.url, "ls").errors == "")
        #expect(rig.fresh(Self.new, "-r", rig.url, "dump", rig.secret).text == "a secret of later")
        #expect(
            rig.fresh("neither of the two", "-r", rig.url, "ls", exits: 12).errors.contains(
                "wrong password"))
        // Nothing but a wrong password is known of the repository itself.
        let here = rig.fresh(Self.old, "-r", rig.sandbox.repository, "ls", exits: 12).errors
        #expect(here.contains("wrong password"), "\(here)")
    }

    /// Who says so reads what was there then, and no more.
    @Test func anEarlierStateIsReadOnOrder() {
        let rig = changed("removed-password-state").rig
        let (old, url) = (Self.old, rig.url)
        #expect(
            rig.fresh(old, "-r", url, "--state", "1", "dump", rig.early).text == "an early secret")
        _ = rig.fresh(old, "-r", url, "--state", "1", "dump", rig.secret, exits: 1)
        _ = rig.fresh(old, "-r", url, "--state", "2", "dump", rig.early, exits: 12)
        _ = rig.fresh(Self.new, "-r", url, "--state", "1", "ls", exits: 12)
        let clone = rig.sandbox.file("early")
        _ = rig.fresh(old, "--state", "1", "clone", url, clone)
        // The clone has the keys of then.
        #expect(rig.fresh(old, "-r", clone, "dump", rig.early).text == "an early secret")
        #expect(
            rig.fresh(old, "-r", url, "--state", "7", "ls", exits: 1).errors.contains(
                "there is no state 7"))
        #expect(
            rig.fresh(old, "--state", "1", "-r", clone, "ls", exits: 1).errors.contains(
                "--state requires a remote"))
        #expect(
            rig.fresh(Self.new, "--state", "2", "remote", "prune", url, exits: 1).errors.contains(
                "run the command without --state"))
        // This machine saw state 2: that is not forgotten, and no obstacle.
        let sandbox = rig.sandbox
        sandbox.environment["CAIRN_PASSWORD"] = old
        #expect(
            sandbox.run(sandbox.binary, ["-r", url, "--state", "1", "dump", rig.early]).code == 0)
        Files.removeTree(Array("\(rig.place)/state/\(rig.states[1])".utf8))
        let back = sandbox.run(sandbox.binary, ["-r", url, "ls"])
        #expect(
            back.code == 1 && back.errors.contains("but this machine saw state 2 there"),
            "\(back.errors)")
    }

    /// The reader that was written from FORMAT.md alone says the same.
    @Test(.enabled(if: Machine.hasWitness)) func theWitnessOpensNothingWithIt() {
        let rig = changed("removed-password-witness").rig
        func read(_ password: String, _ target: String) -> ChildProcess.Ended {
            rig.sandbox.environment["CAIRN_PASSWORD"] = password
            return rig.sandbox.run(
                "/usr/bin/python3",
                [
                    "-B", "\(Project.path)/Scripts/read_remote.py", rig.place,
                    rig.sandbox.file(target),
                ])
        }
        let refused = read(Self.old, "by-old")
        #expect(
            refused.code == 12 && refused.errors.contains("the password was changed or removed"),
            "\(refused.errors)")
        #expect(!Files.exists(rig.sandbox.file("by-old") + "/journal/head"))
        #expect(read(Self.new, "by-new").code == 0)
    }

    /// A state above the newest one, which somebody without the keys made of an old description.
    @Test(.enabled(if: Machine.hasWitness)) func aForgedStateDoesNotBringItBack() {
        let rig = changed("removed-password-forged").rig
        let run = rig.sandbox.run(
            "/usr/bin/python3", ["-B", Project.fixtures + "/forge_state.py", rig.place, "old"])
        #expect(run.code == 0 && rig.states.count == 3, "\(run.errors)")
        let refused = rig.fresh(Self.old, "-r", rig.url, "dump", rig.secret, exits: 12)
        #expect(
            refused.text.isEmpty && refused.errors.contains("was changed or removed: state 2"),
            "\(refused.errors)")
        // And the right one is not locked out by it.
        let read = rig.fresh(Self.new, "-r", rig.url, "dump", rig.secret)
        #expect(
            read.text == "a secret of later"
                && read.errors.contains("state 52 of the remote was skipped"), "\(read.errors)")
    }

    /// Until then only the former password opens the remote, whatever else it has.
    @Test func aRemoteSaysThatItHasTheFormerKeys() {
        let sandbox = changed("removed-password-behind", inSettings: true).rig.sandbox
        #expect(sandbox.cairn("remote", "list").text.contains("  nothing"))
        sandbox.environment["CAIRN_PASSWORD"] = Self.new
        sandbox.cairn(
            "key", "add", "--key-cost", "least", "--new-password-file", sandbox.file("new"))
        let former = "opens only with the former passwords until the next push"
        #expect(sandbox.cairn("remote", "list").text.contains("  the changed keys"))
        let status = sandbox.cairn("status").text
        #expect(
            status.contains("has everything saved until") && status.contains(former)
                && status.contains("`\(sandbox.call) remote push nas`"), "\(status)")
        #expect(
            sandbox.cairn("status", "--check", exits: 1).text.contains("the remote nas \(former)"))
        sandbox.cairn("remote", "push")
        #expect(sandbox.cairn("remote", "list").text.contains("  nothing"))
        #expect(!sandbox.cairn("status").text.contains(former))
        // Another machine does not know what this one has pushed.
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("elsewhere")
        let others = sandbox.cairn("status").text
        #expect(others.contains("nas: has received nothing from this machine yet"), "\(others)")
    }

    @Test(arguments: [false, true]) func theRemotesThatStillHaveItAreNamed(inSettings: Bool) {
        let (rig, told) = changed("removed-password-told", isPushed: false, inSettings: inSettings)
        let name = inSettings ? "nas" : rig.url
        let word = inSettings ? "nas" : "'\(rig.url)'"
        #expect(
            told.errors.contains(
                "the old password still opens \(name); run `\(rig.sandbox.call) remote push \(word)`, then"
            )
                && told.errors.contains("`\(rig.sandbox.call) remote prune \(word) --removed-keys`"),
            "\(told.errors)")
        let sandbox = rig.sandbox
        // The newest state has it, too.
        let early = sandbox.cairn("remote", "prune", name, "--removed-keys", exits: 1).errors
        #expect(
            early.contains("still contains a key that was removed here")
                && early.contains("remote push \(name)` first"), "\(early)")
        sandbox.cairn("remote", "push", name)
        #expect(sandbox.cairn("remote", "prune", name).text.contains("nothing to remove"))
        let pruned = sandbox.json("remote", "prune", name, "--removed-keys").last
        #expect(
            pruned?.number("manifests") == 1 && pruned?.number("removed_key_manifests") == 0,
            "\(pruned as Any)")
        #expect(rig.states.count == 1)
        _ = rig.fresh(Self.old, "-r", rig.url, "--state", "1", "ls", exits: 1)
        #expect(rig.fresh(Self.new, "-r", rig.url, "dump", rig.early).text == "an early secret")
        // And by `key remove`, in JSON as well.
        let added = sandbox.json(
            "key", "add", "--key-cost", "least", "--new-password-file", sandbox.file("new")
        ).first?["id"]
        let removed = sandbox.json("key", "remove", added ?? "").first
        #expect(removed?.texts("remotes") == [name], "\(removed as Any)")
    }

    @Test func whereNothingWasPushedNothingIsSaid() {
        let sandbox = EncryptedTests.prepared("removed-password-alone")
        Files.write(Self.new, to: sandbox.file("new"))
        chmod(sandbox.file("new"), 0o600)
        let told = sandbox.cairn(
            "key", "passwd", "--key-cost", "least", "--new-password-file", sandbox.file("new"))
        #expect(told.errors == "", "\(told.errors)")
    }
}
