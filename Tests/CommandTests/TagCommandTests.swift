import CommandSupport
import Testing

/// `tag add` and `tag remove`.
@Suite struct TagCommandTests {
    private static func prepared(_ name: String = #function) -> (Sandbox, first: String, String) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("a", "one")
        let first = sandbox.json("backup", "--tag", "old,x", sandbox.source).last?["commit"] ?? ""
        sandbox.put("a", "two")
        return (sandbox, first, sandbox.backUp())
    }

    private static func tagged(_ sandbox: Sandbox, _ tag: String) -> [String] {
        sandbox.json("snapshots", "--tag", tag).compactMap { $0["id"] }
    }

    @Test func tagsAreGivenAndTaken() {
        let (sandbox, first, second) = Self.prepared()
        let dry = sandbox.json("tag", "add", "new", first, "-n").first
        #expect(dry?.texts("tags") == ["old", "x", "new"] && Self.tagged(sandbox, "new").isEmpty)
        sandbox.cairn("tag", "add", "new,x", first, second)
        #expect(
            Self.tagged(sandbox, "new") == [first, second]
                && Self.tagged(sandbox, "x") == [first, second])
        #expect(
            sandbox.cairn("tag", "remove", "old,none", first).text.contains("has the tags [x, new]")
        )
        #expect(Self.tagged(sandbox, "old").isEmpty && sandbox.commits() == [first, second])
        sandbox.cairn("verify")
        sandbox.expectSound()
        // What is forgotten by tags goes by the present ones.
        sandbox.cairn("tag", "remove", "new,x", second)
        sandbox.cairn("tag", "add", "keep", first)
        sandbox.cairn("forget", "--keep-tag", "keep")
        #expect(Self.tagged(sandbox, "keep") == [first])
    }

    @Test func idAndTagInTheOrderOfOthersAreToldSo() {
        let (sandbox, first, _) = Self.prepared()
        for (words, next) in [
            (["add", first, "new"], "add new \(first)"),
            (["remove", "latest", "old", "x"], "remove old,x latest"),
        ] {
            let refused = sandbox.cairn((["tag"] + words).map { Array($0.utf8) }, exits: 1).errors
            #expect(refused.contains(" is a commit; specify the tag first\n"), "\(refused)")
            #expect(
                refused.hasSuffix("\n  next: run `\(sandbox.call) tag \(next)`\n"), "\(refused)")
        }
        #expect(Self.tagged(sandbox, "new").isEmpty)
        // A word of such digits can be a tag.
        sandbox.cairn("tag", "add", first, "latest")
        #expect(Self.tagged(sandbox, first).count == 1)
    }

    /// The journal is the truth: a catalog made anew, and a checkpoint, know the tags.
    @Test func tagsSurviveACatalogMadeAnewAndACheckpoint() {
        let (sandbox, first, second) = Self.prepared()
        sandbox.cairn("tag", "add", "new", second)
        sandbox.cairn("tag", "remove", "old", first)
        func check() {
            Files.removeTree(Array(sandbox.file("state").utf8))
            Files.makeDirectories(sandbox.file("state"))
            #expect(Self.tagged(sandbox, "new") == [second] && Self.tagged(sandbox, "x") == [first])
            #expect(Self.tagged(sandbox, "old").isEmpty)
            if Machine.hasWitness {
                let text = sandbox.witness("commits").text
                #expect(text.contains("\"new\"") && !text.contains("\"old\""), "\(text)")
            }
        }
        check()
        sandbox.cairn("prune", "--checkpoint")
        check()
        sandbox.expectSound()
    }

    @Test func whatCannotBeTaggedIsRefused() {
        let (sandbox, first, _) = Self.prepared()
        for (words, why) in [
            (["repair", first], "is reserved"), ([",", first], "contains no tag"),
            (["a", "ffffffff"], "ffffffff"),
        ] {
            let refused = sandbox.cairn((["tag", "add"] + words).map { Array($0.utf8) }, exits: 1)
            #expect(refused.errors.contains(why), "\(refused.errors)")
        }
    }
}
