import CommandSupport
import Testing

/// `rewrite --exclude`: items go out of single commits, and the others stay as they are.
@Suite struct RewriteCommandTests {
    /// Three commits of `secret/key` and `letter`; the last has another letter.
    private static func prepared(_ name: String = #function) -> (Sandbox, ids: [String]) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("letter", "one")
        sandbox.put("secret/key", "a key that nobody is to see")
        var ids = [sandbox.backUp()]
        sandbox.put("other", "two")
        ids.append(sandbox.backUp())
        sandbox.put("letter", "three")
        ids.append(sandbox.backUp())
        return (sandbox, ids)
    }

    private static func names(_ sandbox: Sandbox, _ id: String) -> Set<String> {
        lastComponents(sandbox.json("ls", "--snapshot", id))
    }

    private static func lastComponents(_ lines: [JSONObject]) -> Set<String> {
        Set(lines.compactMap { $0["path"] }.map { String($0.split(separator: "/").last ?? "") })
    }

    /// The witness, which follows from FORMAT.md alone, has the same versions and trees.
    private static func expectTheWitnessAgrees(_ sandbox: Sandbox, _ ids: [String]) {
        sandbox.expectSound()
        sandbox.cairn("verify", "--read-data")
        guard Machine.hasWitness else { return }
        for id in ids {
            let lines = sandbox.witness("list", "--commit", id).lines.compactMap(JSONObject.init)
            let listed = lastComponents(lines).subtracting([""])
            #expect(names(sandbox, id).subtracting(["source"]) == listed, "\(id)")
        }
    }

    @Test func anItemGoesOutOfOneCommitAndNoOther() {
        let (sandbox, ids) = Self.prepared()
        let dry = sandbox.json("rewrite", ids[1], "--exclude", "secret", "--dry-run")
        #expect(dry.compactMap { $0.number("items") } == [2, 2], "\(dry)")
        #expect(Self.names(sandbox, ids[1]).contains("key"))
        let done = sandbox.cairn("rewrite", ids[1], "--exclude", "secret")
        #expect(done.text.contains("removed 2 items (27 B)"), "\(done.text)")
        #expect(done.text.contains("this frees no space"), "\(done.text)")
        #expect(sandbox.commits() == ids)
        for (id, isThere) in zip(ids, [true, false, true]) {
            #expect(Self.names(sandbox, id).contains("key") == isThere)
            #expect(Self.names(sandbox, id).contains("letter"))
        }
        let versions = sandbox.json("versions", sandbox.source + "/secret/key")
        #expect(versions.map { $0["commit"] } == [ids[0], ids[2]], "\(versions)")
        #expect(sandbox.cairn("diff", ids[1], ids[2]).text.contains("secret"))
        Self.expectTheWitnessAgrees(sandbox, ids)
        // The journal is the truth: a catalog made anew, and a checkpoint, say the same.
        for step in [[], ["prune", "--checkpoint"]] {
            if !step.isEmpty { sandbox.cairn(step.map { Array($0.utf8) }) }
            Files.removeTree(Array(sandbox.file("state").utf8))
            Files.makeDirectories(sandbox.file("state"))
            Self.expectTheWitnessAgrees(sandbox, ids)
            #expect(!Self.names(sandbox, ids[1]).contains("key"))
            #expect(Self.names(sandbox, ids[2]).contains("key"))
        }
    }

    /// The present state stays: nothing is read again, and the next commit has what is there.
    @Test func theNewestCommitLosesWhatTheNextShowsAgain() {
        let (sandbox, ids) = Self.prepared()
        let key = sandbox.source + "/secret/key"
        sandbox.cairn("rewrite", "latest", "--exclude", key)
        #expect(!Self.names(sandbox, "latest").contains("key"))
        #expect(Self.names(sandbox, ids[1]).contains("key"))
        sandbox.cairn("restore", "--target", sandbox.file("out"))
        #expect(!Files.exists(sandbox.file("out") + sandbox.source + "/secret/key"))
        sandbox.cairn("dump", key, exits: 1)
        // Who deleted it now would lose it.
        #expect(sandbox.cairn("status", key, exits: 1).text.contains("will contain it again"))
        let versions = sandbox.cairn("versions", key).text.split(separator: "\n").dropFirst()
        #expect(
            versions.count == 2 && versions.first?.hasPrefix(ids[0].prefix(8)) == true,
            "\(versions)")
        // No snapshot shows the second yet: it has an id of its own.
        let own = String(versions.last?.prefix(8) ?? "")
        #expect(!ids.contains { $0.hasPrefix(own) })
        #expect(!sandbox.cairn("dump", "--snapshot", own, key).text.isEmpty)
        sandbox.cairn("prune", "--max-unused", "0%")
        Self.expectTheWitnessAgrees(sandbox, ids)
        let next = sandbox.json("backup", sandbox.source).last
        #expect(next?.number("new") == 0 && next?.number("bytes_read") == 0)
        let all = ids + [next?["commit"] ?? ""]
        #expect(Self.names(sandbox, "latest").contains("key"))
        #expect(sandbox.cairn("dump", key).text == "a key that nobody is to see")
        Self.expectTheWitnessAgrees(sandbox, all)
        sandbox.cairn("prune", "--checkpoint")
        Self.expectTheWitnessAgrees(sandbox, all)
    }

    /// Out of every commit that had it, and gone from the disk: its bytes leave the packs.
    @Test(.enabled(if: !Sandbox.encrypts, "it looks for bytes in packs"))
    func whatNoCommitHasGivesItsSpaceBack() {
        let (sandbox, ids) = Self.prepared()
        sandbox.cairn("rewrite", ids[0], ids[2], "--exclude", "key")
        // Other maintenance comes between, and shows nothing of its own.
        sandbox.cairn("tag", "add", "word", ids[0])
        Files.removeTree(Array((sandbox.source + "/secret").utf8))
        sandbox.backUp()
        #expect(sandbox.cairn("rewrite", ids[1], "--exclude", "key").text.contains("1 version"))
        sandbox.cairn("prune", "--max-unused", "0%")
        sandbox.cairn("versions", sandbox.source + "/secret/key", exits: 1)
        let deleted = sandbox.cairn(
            "restore", "--deleted", sandbox.source + "/secret/key", "--target",
            sandbox.file("out"), exits: 1)
        #expect(deleted.errors.contains("no deleted version"))
        sandbox.expectSound()
        sandbox.cairn("verify", "--read-data")
    }

    /// Out of the newest commit each time: nothing of it stays between the points in time.
    @Test func whatIsTakenOutAgainAndAgainIsGoneWithTheFile() {
        let sandbox = Sandbox(#function)
        sandbox.prepare()
        sandbox.put("key", "a key that nobody is to see")
        for _ in 0..<3 {
            sandbox.backUp()
            sandbox.cairn("rewrite", "latest", "--exclude", "key")
        }
        Files.removeTree(Array((sandbox.source + "/key").utf8))
        sandbox.backUp()
        sandbox.cairn("versions", sandbox.source + "/key", exits: 1)
        sandbox.expectSound()
    }

    @Test func theLastVersionOfADeletedFileIsThenTheOneBefore() {
        let (sandbox, ids) = Self.prepared()
        Files.removeTree(Array((sandbox.source + "/secret").utf8))
        let last = sandbox.backUp()
        sandbox.cairn("rewrite", ids[1], ids[2], "--exclude", "secret/")
        sandbox.cairn("forget", ids[0])
        sandbox.cairn(
            "restore", "--deleted", sandbox.source + "/secret", "--target", sandbox.file("out"))
        #expect(Files.exists(sandbox.file("out") + sandbox.source + "/secret/key"))
        Self.expectTheWitnessAgrees(sandbox, [ids[1], ids[2], last])
    }

    @Test func whatCannotBeRewrittenIsRefused() {
        let (sandbox, ids) = Self.prepared()
        sandbox.cairn("pin", ids[0])
        sandbox.cairn(
            "restore", "--in-place", "--snapshot", ids[0], sandbox.source + "/letter")
        let before = sandbox.json("snapshots", "--all").first { $0["kind"] == "before-restore" }
        for (words, why) in [
            ([ids[0], "--exclude", "key"], "is pinned"),
            ([ids[1], "--exclude", "nothing"], "matches"),
            ([ids[1]], "no pattern"),
            ([ids[1], "--exclude", sandbox.source], "matches all of"),
            ([before?["id"] ?? "", "--exclude", "key"], " undo`"),
        ] {
            let refused = sandbox.cairn((["rewrite"] + words).map { Array($0.utf8) }, exits: 1)
            #expect(refused.errors.contains(why), "\(refused.errors)")
        }
        #expect(Self.names(sandbox, ids[1]).contains("key"))
    }
}
