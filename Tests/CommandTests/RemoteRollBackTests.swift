import CommandSupport
import FoundationEssentials
import Glibc
import Testing

/// A remote that has less than this machine saw there, by a push or by reading it.
@Suite struct RemoteRollBackTests {
    private struct Rig {
        let sandbox: Sandbox
        /// A remote of the settings, and where it is.
        let place: String
        var url: String { "dir:\(place)" }
        var id: String { Files.names(place).first { $0.utf8.count == 32 } ?? "" }
        var states: [String] { Files.names("\(place)/\(id)/state").sorted() }

        /// The server keeps the first state only.
        func goBack() {
            for state in states.dropFirst() {
                Files.removeTree(Array("\(place)/\(id)/state/\(state)".utf8))
            }
        }

        func forge(_ kind: String) -> String {
            let run = sandbox.run(
                "/usr/bin/python3",
                ["-B", Project.fixtures + "/forge_state.py", "\(place)/\(id)", kind])
            #expect(run.code == 0, "\(run.errors)")
            return run.lines.first ?? ""
        }
    }

    private func pushedTwice(_ name: String, isEncrypted: Bool = false) -> Rig {
        let sandbox = Sandbox(name)
        if isEncrypted { sandbox.environment["CAIRN_PASSWORD"] = "password" }
        sandbox.prepare(initArguments: isEncrypted ? EncryptedTests.initArguments : [])
        let rig = Rig(sandbox: sandbox, place: sandbox.file("nas"))
        Files.makeDirectories(rig.place)
        sandbox.cairn("remote", "add", "nas", rig.url)
        for content in ["one", "two"] {
            sandbox.put("a", content)
            sandbox.backUp()
            sandbox.cairn("remote", "push", "nas")
        }
        return rig
    }

    @Test(arguments: [false, true]) func whatWasPushedIsKnownToEveryReader(isEncrypted: Bool) {
        let rig = pushedTwice("back-\(isEncrypted)", isEncrypted: isEncrypted)
        let sandbox = rig.sandbox
        rig.goBack()
        let link = sandbox.file("link")
        #expect(symlink(rig.place, link) == 0)
        let addresses = [
            rig.url, "dir:\(sandbox.file("."))/nas", "\(rig.url)/\(rig.id)",
            "\(rig.url)/\(rig.id.prefix(8))", "dir:\(link)",
        ]
        for url in addresses {
            let refused = sandbox.cairn("-r", url, "snapshots", exits: 1).errors
            #expect(refused.contains("but this machine saw state 2 there"), "\(url): \(refused)")
        }
        let clone = sandbox.measured(["clone", rig.url, sandbox.file("clone")]).0
        #expect(clone.code == 1 && clone.errors.contains("this machine saw state 2 there"))
        for verb in [
            ["-r", rig.url, "key", "list"],
            ["-r", rig.url, "recovery-kit", "--output", "-"], ["drill", "--remote", "nas"],
            ["remote", "prune", "nas"], ["-r", rig.url, "status"],
        ] {
            let refused = sandbox.cairn(verb.map { Array($0.utf8) }, exits: 1).errors
            #expect(refused.contains("this machine saw state 2 there"), "\(verb): \(refused)")
            // The records of pushes stay: they show what the remote has lost.
            #expect(!refused.contains("rm -r"), "\(verb): \(refused)")
        }
        let listed = sandbox.cairn("remote", "list", rig.url).errors
        #expect(listed.contains("this machine saw state 2 there"), "\(listed)")
        let verified = sandbox.cairn("remote", "verify", "nas", exits: 1).errors
        #expect(verified.contains("this machine saw state 2 there"), "\(verified)")
        // It is not forgotten when the command has ended.
        #expect(sandbox.cairn("status", "--check", exits: 1).text.contains("nas"))
        // Who put it back says so.
        sandbox.cairn("remote", "push", "--accept-rollback", "nas")
        sandbox.cairn("remote", "verify", "nas")
    }

    /// Whoever sees it, nothing counts as off-site there until it is disproved or accepted.
    @Test(arguments: ["list", "verify", "snapshots"])
    func aReaderThatSeesAnOlderStateTellsStatus(reader: String) {
        let rig = pushedTwice("back-told-\(reader)")
        let sandbox = rig.sandbox
        let file = "\(sandbox.source)/a"
        let aside = sandbox.file("aside")
        sandbox.run("/bin/cp", ["-a", rig.place, aside])
        func read(exits code: Int32) {
            if reader == "snapshots" {
                sandbox.cairn("-r", rig.url, "snapshots", exits: code)
            } else {
                sandbox.cairn("remote", reader, "nas", exits: reader == "list" ? 0 : code)
            }
        }
        func expectTold() {
            let check = sandbox.cairn("status", "--check", exits: 1).text
            #expect(
                check.contains("the remote nas is in an unexpected state (older or different)"),
                "\(check)")
            #expect(!check.contains("damaged"), "\(check)")
            let told = sandbox.cairn("status", file).text
            #expect(!told.contains("  off-site on nas since"), "\(told)")
        }
        sandbox.cairn("status", "--check")
        rig.goBack()
        // The record of what was read is not all that this machine knows.
        let state = sandbox.environment["XDG_STATE_HOME"] ?? ""
        for path in Walker.walk(state).keys.map({ String(decoding: $0, as: UTF8.self) })
        where path.hasSuffix(".manifest") { #expect(unlink("\(state)/\(path)") == 0) }
        read(exits: 1)
        expectTold()
        // The server has the newest state again.
        sandbox.run("/bin/cp", ["-a", "\(aside)/.", rig.place])
        expectTold()
        sandbox.cairn("remote", "push", "nas")
        sandbox.cairn("status", "--check")
        rig.goBack()
        read(exits: 1)
        expectTold()
        sandbox.cairn("remote", "push", "--accept-rollback", "nas")
        sandbox.cairn("status", "--check")
        #expect(sandbox.cairn("status", file).text.contains("  off-site on nas since"))
        read(exits: 0)
    }

    /// The numbers of records and commits say nothing of a repository that was put back.
    @Test func aCommitThatReplacedAPushedOneIsNotOffSite() {
        let rig = pushedTwice("back-here")
        let sandbox = rig.sandbox
        let aside = sandbox.file("aside")
        sandbox.run("/bin/cp", ["-a", sandbox.repository, aside])
        sandbox.put("a", "three")
        sandbox.backUp()
        sandbox.cairn("remote", "push", "nas")
        Files.removeTree(Array(sandbox.repository.utf8))
        #expect(rename(aside, sandbox.repository) == 0)
        sandbox.cairn("repair", "--accept-rollback")
        sandbox.put("b", "other")
        sandbox.backUp()
        let told = sandbox.cairn("status", "\(sandbox.source)/b").text
        #expect(told.contains("not off-site on nas yet"), "\(told)")
        let check = sandbox.cairn("status", "--check", exits: 1).text
        #expect(check.contains("nas has commits that this repository does not have"), "\(check)")
        #expect(sandbox.json("remote", "list").first?["commit"] == nil)
        let refused = sandbox.cairn("remote", "push", "nas", exits: 1).errors
        #expect(refused.contains("does not have, add --accept-rollback"), "\(refused)")
        sandbox.cairn("status", "--check", exits: 1)
        sandbox.cairn("remote", "push", "--accept-rollback", "nas")
        sandbox.cairn("status", "--check")
        #expect(
            sandbox.cairn("status", "\(sandbox.source)/b").text.contains(
                "  off-site on nas since"))
        sandbox.cairn("remote", "verify", "nas")
    }

    /// Who cloned knows what the remote has, and what this machine saw besides.
    @Test func aCloneKnowsWhereItCameFrom() {
        let rig = pushedTwice("back-clone")
        let sandbox = rig.sandbox
        let own = sandbox.environment["XDG_STATE_HOME"]
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("fresh")
        let clone = sandbox.file("clone")
        #expect(sandbox.measured(["clone", rig.url, clone]).0.code == 0)
        let status = sandbox.measured(["-r", clone, "remote", "list", "--json"]).0
        let line = JSONObject(status.lines.first ?? "")
        #expect(line?.number("waiting_commits") == 0 && line?.number("commit") == 2, "\(status)")
        #expect(
            sandbox.measured(["-r", clone, "remote", "push", "nas"]).0.text.contains(
                "already has everything"))
        sandbox.environment["XDG_STATE_HOME"] = own
        sandbox.put("a", "never pushed")
        sandbox.backUp()
        let again = sandbox.measured(["clone", rig.url, sandbox.file("again")]).0
        #expect(again.errors.contains("repair --accept-rollback"), "\(again.errors)")
    }

    /// In a repository without keys: it says less, under a higher number.
    @Test(.enabled(if: Machine.hasWitness)) func aForgedStateWithFewerRecordsDoesNotCount() {
        let rig = pushedTwice("back-fewer")
        let sandbox = rig.sandbox
        let real = rig.states
        let forged = rig.forge("none")
        let read = sandbox.cairn("-r", rig.url, "snapshots")
        #expect(read.errors.contains(forged) && read.lines.count == 3, "\(read.errors)")
        for state in rig.states {
            sandbox.run(
                "/usr/bin/touch", ["-d", "2020-01-01", "\(rig.place)/\(rig.id)/state/\(state)"])
        }
        sandbox.cairn("remote", "prune", "nas")
        #expect(real.last.map { rig.states.contains($0) } == true)
        let pushed = sandbox.cairn("remote", "push", "nas")
        #expect(pushed.text.contains("everything up to commit 2"), "\(pushed.text)")
        sandbox.cairn("-r", rig.url, "verify")
    }

    /// Nothing that only `--no-password` leaves out is removed.
    @Test(.enabled(if: Machine.hasWitness)) func aPruneWithoutAPasswordRemovesNothingForged() {
        let rig = pushedTwice("back-prune", isEncrypted: true)
        let sandbox = rig.sandbox
        _ = rig.forge("plain")
        let before = rig.states
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("fresh")
        let refused = sandbox.cairn(
            "remote", "prune", rig.url, "--no-password", "--min-age", "1d", exits: 1
        ).errors
        #expect(refused.contains("removes nothing without its password"), "\(refused)")
        #expect(rig.states == before)
    }

    @Test(arguments: [0, 700]) func floodsOfObjectsHideNoKnownState(length: Int) {
        let rig = pushedTwice("back-flood-\(length)")
        let sandbox = rig.sandbox
        let content = String(repeating: "x", count: length)
        for index in 0..<1_100 {
            let digits = String(index, radix: 16)
            let hash = String(repeating: "0", count: 32 - digits.utf8.count) + digits
            Files.write(
                content, to: "\(rig.place)/\(rig.id)/state/\(1_000_000_000_000_000 + index)-\(hash)"
            )
        }
        #expect(sandbox.cairn("-r", rig.url, "snapshots").lines.count == 3)
        let own = sandbox.environment["XDG_STATE_HOME"]
        // Empty ones are no manifests for anybody.
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("fresh")
        let read = sandbox.cairn("-r", rig.url, "snapshots", exits: length == 0 ? 0 : 1)
        #expect(length == 0 || read.errors.contains("remove them on the server"))
        sandbox.environment["XDG_STATE_HOME"] = own
        sandbox.put("a", "three")
        sandbox.backUp()
        sandbox.cairn("remote", "push", "nas")
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("fresh")
        #expect(sandbox.cairn("-r", rig.url, "snapshots").lines.count == 4)
    }

    /// Keys that cost half a minute each are tried last.
    @Test(.enabled(if: Machine.hasWitness)) func dearKeysOfOthersDelayNobody() {
        let rig = pushedTwice("back-dear", isEncrypted: true)
        let sandbox = rig.sandbox
        _ = rig.forge("dear")
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("fresh")
        let read = sandbox.cairn("-r", rig.url, "snapshots")
        #expect(read.lines.count == 3 && !read.errors.contains("takes a long time"))
    }
}
