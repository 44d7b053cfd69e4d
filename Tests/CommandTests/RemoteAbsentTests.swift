import CommandSupport
import Glibc
import Testing

/// What is said of a remote of the settings whose disk is not there.
@Suite struct RemoteAbsentTests {
    private func pushed(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setSettings("")
        Files.makeDirectories(sandbox.file("nas"))
        sandbox.put("a", "one")
        sandbox.backUp()
        sandbox.cairn("remote", "add", "nas", "dir:\(sandbox.file("nas"))")
        sandbox.cairn("remote", "push", "nas")
        return sandbox
    }

    private func remote(_ sandbox: Sandbox) throws -> JSONObject {
        try #require(sandbox.json("remote", "list").first)
    }

    @Test(arguments: [["remote", "verify", "nas"], ["remote", "list", "nas"]])
    func theDateStaysAndWhatIsFoundAgainEndsTheFailure(words: [String]) throws {
        let sandbox = pushed("remote-absent")
        let date: String = try #require(try remote(sandbox)["last_push"])
        rename(sandbox.file("nas"), sandbox.file("away"))
        let refused = sandbox.cairn("remote", "push", "nas", exits: 1).errors
        #expect(refused.contains("the remote has no state to restore from"), "\(refused)")
        #expect(try remote(sandbox)["last_push"] == date)
        #expect(try remote(sandbox)["failing_since"] != nil)
        #expect(sandbox.cairn("status", "--check", exits: 1).text.contains("has no state to"))

        rename(sandbox.file("away"), sandbox.file("nas"))
        sandbox.cairn(words.map { Array($0.utf8) })
        #expect(try remote(sandbox)["failing_since"] == nil)
        #expect(try remote(sandbox)["last_push"] == date)
        sandbox.cairn("status", "--check")
    }

    @Test(arguments: [true, false])
    func aDiskThatIsNotMountedIsNamedAsItWasWritten(hasMountPoint: Bool) throws {
        let sandbox = pushed("remote-unmounted")
        rename(sandbox.file("nas"), sandbox.file("away"))
        if hasMountPoint { mkdir(sandbox.file("nas"), 0o755) }
        let id = try #require(Files.names(sandbox.file("away")).first)
        for words in [["remote", "verify", "nas"], ["remote", "list", "nas"]] {
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 10).errors
            #expect(
                refused.contains("the remote nas, dir:\(sandbox.file("nas"))"), "\(refused)")
            #expect(refused.contains("mounted") && refused.contains("state 1"), "\(refused)")
            #expect(!refused.contains(id) && !refused.contains("to create a"), "\(refused)")
        }
        // Of another address nothing is known.
        let other = "dir:\(sandbox.file("config"))"
        let refused = sandbox.cairn("remote", "verify", other, exits: 10).errors
        #expect(refused.contains("to create a repository there"), "\(refused)")
    }

    /// Somebody removed the manifests, or what is in them: that is no push that did not end.
    @Test(arguments: [true, false])
    func aRemoteThatLostItsManifestsIsSaidToHaveLostThem(isRemoved: Bool) throws {
        let sandbox = pushed("remote-manifest-gone")
        let id = try #require(Files.names(sandbox.file("nas")).first)
        let state = sandbox.file("nas/\(id)/state")
        for name in Files.names(state) {
            if isRemoved {
                unlink("\(state)/\(name)")
            } else {
                Files.write([UInt8](repeating: 7, count: 600), to: "\(state)/\(name)")
            }
        }
        let url = "dir:\(sandbox.file("nas"))"
        let told = sandbox.cairn("remote", "list", url, exits: 3)
        #expect(!told.text.contains("did not finish"), "\(told.text)")
        #expect(
            told.text.contains(isRemoved ? "manifest missing; " : "none is intact"),
            "\(told.text)")
        #expect(told.errors.contains("--accept-rollback"), "\(told.errors)")
        let listed = sandbox.json("remote", "list", "nas", exits: 3).first
        #expect(listed?["missing_manifest"] == (isRemoved ? "gone" : "damaged"))
        for words in [["remote", "verify", "nas"], ["drill", "--remote", "nas"]] {
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 10).errors
            #expect(refused.contains("remote push nas --accept-rollback"), "\(refused)")
        }
        let check = sandbox.cairn("status", "--check", exits: 1).text
        #expect(check.contains("the remote nas is without an intact manifest"), "\(check)")
        let file = sandbox.cairn("status", "\(sandbox.source)/a").text
        #expect(!file.contains("  off-site on nas since"), "\(file)")
        // What cannot be read is written again; what is gone may be on another disk.
        let pushed = sandbox.cairn("remote", "push", "nas", exits: isRemoved ? 1 : 0)
        #expect(isRemoved || pushed.text.contains("everything up to commit 1"), "\(pushed.text)")
        #expect(!isRemoved || pushed.errors.contains("--accept-rollback"), "\(pushed.errors)")
        sandbox.cairn("status", "--check", exits: isRemoved ? 1 : 0)
        // What is advised ends it, and sends no pack again.
        let packs = Walker.walk(sandbox.file("nas/\(id)/packs"))
        sandbox.cairn("remote", "push", "nas", "--accept-rollback")
        sandbox.cairn("remote", "list", url)
        sandbox.cairn("status", "--check")
        #expect(Walker.walk(sandbox.file("nas/\(id)/packs")) == packs)
    }

    /// One that knows nothing of it says what may be.
    @Test func aPushThatDidNotEndIsNoLoss() throws {
        let sandbox = pushed("remote-unfinished")
        let id = try #require(Files.names(sandbox.file("nas")).first)
        Files.makeDirectories(sandbox.file("other/\(id)/packs"))
        Files.write("part", to: sandbox.file("other/\(id)/packs/part"))
        let told = sandbox.cairn("remote", "list", "dir:\(sandbox.file("other"))")
        #expect(
            told.text.contains("the first push did not finish, or the manifest was removed"),
            "\(told.text)")
    }
}
