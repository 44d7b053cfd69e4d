import CommandSupport
import Testing

/// The commands that messages advise lead to the repository of the call, when typed as they stand.
struct AdviceTests {
    private func prepared() -> Sandbox {
        let sandbox = Sandbox("advice")
        sandbox.repository = sandbox.file("it's a repository")
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        sandbox.backUp()
        return sandbox
    }

    /// The commands between backquotes.
    private func commands(_ text: String) -> [String] {
        text.matches(of: #/`(cairn [^`]*)`/#).map { String($0.1) }
    }

    private static let failing: [[String]] = [
        ["diff", "latest", "99999999"], ["restore", "--target", "out", "--snapshot", "99999999"],
        ["forget", "99999999"], ["tag", "add", "word", "99999999"], ["undo"],
        ["exclude", "list", "/nowhere"], ["find", "zzz"], ["snapshots", "latest"],
        ["dump", "nothing"], ["versions", "nothing"],
    ]

    @Test(arguments: failing) func eachLeadsToTheRepositoryOfTheCall(words: [String]) throws {
        let sandbox = prepared()
        let call = #"cairn -r '\#(sandbox.path)/it'\''s a repository'"#
        let named = sandbox.startCairn(words).wait()
        let relative = sandbox.run(Binary.path, words + ["--repo=it's a repository"])
        let json = sandbox.startCairn(words + ["--json"]).wait()
        sandbox.environment["CAIRN_REPOSITORY"] = sandbox.repository
        for ended in [named, relative, json, sandbox.run(Binary.path, words)] {
            let told = (ended.errors + ended.text).replacing(#"\\"#, with: #"\"#)
            let commands = commands(told).filter { !$0.hasSuffix(" --help") }
            #expect(ended.code != 0 && !commands.isEmpty, "\(told)")
            for command in commands { #expect(command.hasPrefix("\(call) "), "\(told)") }
        }
        sandbox.environment["CAIRN_REPOSITORY"] = nil
        for command in commands(named.errors) where command.hasSuffix(" snapshots") {
            let listed = ShownCommand.run(sandbox, command)
            #expect(listed.code == 0 && listed.text.contains(sandbox.source), "\(listed.errors)")
        }
    }

    @Test func thePushOfAFileLeadsThere() {
        let sandbox = Sandbox("advice-push")
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        sandbox.backUp()
        sandbox.cairn("remote", "add", "nas", "dir:\(sandbox.file("nas"))")
        let told = sandbox.cairn("status", sandbox.source + "/a.txt").text
        #expect(commands(told).contains("\(sandbox.call) remote push nas"), "\(told)")
    }

    /// What takes no repository, or is of another, stays as it is.
    @Test func whatIsOfNoRepositoryNamesNone() {
        let sandbox = prepared()
        let none = sandbox.cairn("nonsense", exits: 1).errors
        #expect(none.contains("`cairn --help`"), "\(none)")
        let guide = sandbox.cairn("guide", "nonsense", exits: 1).errors
        #expect(!guide.contains("cairn -r"), "\(guide)")
        let remote = "dir:\(sandbox.file("remote"))"
        sandbox.cairn("remote", "push", remote)
        let before = sandbox.repository
        sandbox.repository = remote
        let read = sandbox.cairn("restore", "--target", "out", "--snapshot", "99999999", exits: 1)
        #expect(read.errors.contains("`cairn -r '\(remote)' snapshots`"), "\(read.errors)")
        let written = sandbox.cairn("backup", sandbox.source, exits: 1).errors
        #expect(written.contains("`cairn remote push`"), "\(written)")
        sandbox.repository = before
        // Nothing names one: nothing is added.
        #expect(commands(sandbox.bareCairn("snapshots").errors).allSatisfy { !$0.contains(before) })
    }
}
