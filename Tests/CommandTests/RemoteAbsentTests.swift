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
}
