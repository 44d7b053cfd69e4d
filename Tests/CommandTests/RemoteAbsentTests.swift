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
        #expect(refused.contains("there is nothing in the remote"), "\(refused)")
        #expect(try remote(sandbox)["last_push"] == date)
        #expect(try remote(sandbox)["failing_since"] != nil)
        #expect(sandbox.cairn("status", "--check", exits: 1).text.contains("nothing in the remote"))

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
            #expect(!refused.contains(id) && !refused.contains("makes one"), "\(refused)")
        }
        // Of another address nothing is known.
        let other = "dir:\(sandbox.file("config"))"
        let refused = sandbox.cairn("remote", "verify", other, exits: 10).errors
        #expect(refused.contains("makes one there"), "\(refused)")
    }
}
