import CommandSupport
import Glibc
import Testing

/// What commands say of words that lead nowhere, or where they should not.
@Suite struct WordTests {
    private static func makeSandbox() -> Sandbox {
        let sandbox = Sandbox("words")
        sandbox.prepare()
        sandbox.put("letter.txt", "dear")
        sandbox.backUp()
        return sandbox
    }

    @Test func diffOfAPathThatIsInNeitherCommitFails() {
        let sandbox = Self.makeSandbox()
        sandbox.put("letter.txt", "dear friend")
        sandbox.backUp()
        let commits = sandbox.commits()
        let ended = sandbox.cairn("diff", commits[0], commits[1], sandbox.source + "/leter.txt", exits: 1)
        #expect(ended.errors.contains("/leter.txt is in neither commit\n  next: "), "\(ended.errors)")
        for path in [sandbox.source + "/letter.txt", sandbox.source, sandbox.path] {
            #expect(sandbox.cairn("diff", commits[0], commits[1], path).text.contains("letter.txt"))
        }
    }

    @Test func nothingIsRestoredIntoTheRepository() {
        let sandbox = Self.makeSandbox()
        symlink(sandbox.repository, sandbox.file("link"))
        for target in [sandbox.repository, sandbox.repository + "/packs/new", sandbox.file("link") + "/new"] {
            let before = Files.names(sandbox.repository + "/packs")
            let ended = sandbox.cairn("restore", "--target", target, exits: 1)
            #expect(ended.errors.contains("which is Cairn's own\n  next: name another directory"), "\(ended.errors)")
            #expect(Files.names(sandbox.repository + "/packs") == before && !Files.exists(sandbox.repository + "/new"))
        }
    }

    @Test func snapshotsTellWhatIsPinned() {
        let sandbox = Self.makeSandbox()
        sandbox.backUp()
        sandbox.cairn("pin", sandbox.commits()[0])
        let lines = sandbox.cairn("snapshots").text.split(separator: "\n").dropFirst()
        #expect(lines.map { $0.contains("(pinned)") } == [true, false])
        #expect(sandbox.json("snapshots").map { $0.fields.keys.contains("pinned") } == [true, false])
    }

    @Test func aPasswordThatIsRefusedLeavesNoDirectory() {
        let sandbox = Sandbox("refused")
        Files.write("", to: sandbox.file("empty"))
        sandbox.environment["CAIRN_PASSWORD_FILE"] = sandbox.file("empty")
        sandbox.environment["CAIRN_PASSWORD"] = nil
        sandbox.cairn("init", "--encrypt", exits: 12)
        #expect(!Files.exists(sandbox.repository))
    }

    /// What was kept once, or was removed from the roots, is kept when it is named.
    @Test func whyTellsWhatIsKeptOnlyWhenItIsNamed() {
        let sandbox = Self.makeSandbox()
        Files.write("", to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        let path = sandbox.source + "/letter.txt"
        #expect(sandbox.cairn("why", path).text.contains("but only when \(sandbox.source) is named"))
        sandbox.cairn("roots", "add", sandbox.source)
        #expect(!sandbox.cairn("why", path).text.contains("but only"))
        sandbox.cairn("roots", "remove", sandbox.source)
        #expect(sandbox.cairn("why", path).text.contains("next: keep it always with `cairn roots add "))
    }
}
