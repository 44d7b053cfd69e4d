import Foundation
import Glibc
import Testing

/// The binary and a reader that shares nothing with it, each on what the other side made.
@Suite struct WitnessTests {
    @Test(
        .enabled(
            if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard and python3-nacl"
        ), arguments: ["auto", "zlib", "none", "encrypted"])
    func theWitnessExtractsWhatTheBinaryStored(compression: String) {
        let sandbox = Sandbox("witness")
        let isEncrypted = compression == "encrypted"
        if isEncrypted { sandbox.environment["CAIRN_PASSWORD"] = "password" }
        sandbox.prepare(
            initArguments: isEncrypted
                ? ["--encrypt", "--key-cost", "least"] : ["--compression", compression])
        var tree = RandomTree(at: sandbox.source, seed: 21)
        tree.isSmall = true
        tree.make()
        let first = Walker.walk(sandbox.source)
        sandbox.backUp()
        tree.mutate()
        let second = Walker.walk(sandbox.source)
        sandbox.backUp()
        sandbox.expectSound()
        for (number, expected) in [(1, first), (2, second)] {
            let target = sandbox.file("extracted-\(number)")
            let ended = sandbox.witness("extract", "--commit", "\(number)", "--target", target)
            #expect(ended.code == 0, "\(ended.errors)")
            let found = Walker.walk(target + sandbox.source)
            #expect(found.count > 30)
            // The witness excludes sockets, devices and some xattrs, and says so.
            let extracted = expected.filter {
                ![S_IFSOCK, S_IFCHR, S_IFBLK].contains($0.value.kind)
            }
            let differences = treeDifferences(
                found.mapValues(Self.plain), expected: extracted.mapValues(Self.plain))
            #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
        }
    }

    /// Without what the witness excludes: owners, set-id bits, xattrs of symlinks, those that
    /// only root may set.
    private static func plain(_ item: WalkedItem) -> WalkedItem {
        var item = item
        item.attributes = item.attributes.filter {
            $0.key.starts(with: Array("trusted.".utf8)) == false && item.kind != S_IFLNK
        }
        item.owner = 0
        item.group = 0
        item.mode &= 0o1777
        return item
    }

    @Test(
        .enabled(
            if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard and python3-nacl"
        ))
    func theWitnessListsWhatTheBinaryLists() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        var tree = RandomTree(at: sandbox.source, seed: 5)
        tree.isSmall = true
        tree.make()
        sandbox.backUp()
        let listed = sandbox.json("ls")
        let witnessed = sandbox.witness("list").lines.compactMap { JSONObject($0) }
        func text(_ object: JSONObject, _ hex: String, _ plain: String) -> String {
            object[hex] ?? Hexadecimal.text(object[plain] ?? "")
        }
        let ours = Set(
            listed.map {
                "\(text($0, "path_hex", "path")) \($0["kind"] ?? "") \($0["kind"] == "file" ? $0.number("size") ?? -1 : 0)"
            })
        let theirs = Set(
            witnessed.map { item in
                let root = item["root_hex"] ?? ""
                let path = item["path_hex"] ?? ""
                // The binary writes the first slash of a root that has no name but its path.
                let whole = "2f" + (path.isEmpty ? root : root + "2f" + path)
                return
                    "\(whole) \(item["kind"] ?? "") \(item["kind"] == "file" ? item.number("size") ?? -1 : 0)"
            })
        #expect(ours.count > 30)
        #expect(ours == theirs, "\(ours.symmetricDifference(theirs).sorted().prefix(6))")
    }

    /// Tests/Fixtures/vectors/repository-1 was written by a program made from FORMAT.md alone.
    /// The second is the same, with a journal that begins with a checkpoint; the third is
    /// encrypted; the fourth is both.
    @Test(arguments: [
        "repository-1", "repository-checkpoint-1", "repository-encrypted-1",
        "repository-encrypted-checkpoint-1",
    ])
    func theBinaryReadsTheWitnessesRepository(name: String) throws {
        let sandbox = Sandbox(name)
        let copied = sandbox.run(
            "/bin/cp", ["-r", Project.fixtures + "/vectors/" + name, sandbox.repository])
        #expect(copied.code == 0)
        let text = Data(Files.content(Project.fixtures + "/vectors/\(name).json"))
        let expected = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
        sandbox.environment["CAIRN_PASSWORD"] = expected["password"] as? String
        let commits = try #require(expected["commits"] as? [[String: Any]])
        #expect(sandbox.commits(all: true) == commits.compactMap { $0["id"] as? String })

        for snapshot in commits {
            let number = try #require(snapshot["number"] as? Int)
            let name = "commit_\(number)"
            if snapshot["kind"] as? String == "maintenance" {
                let id = try #require(snapshot["id"] as? String)
                let refused = sandbox.cairn("ls", "--snapshot", id, exits: 1).errors
                #expect(refused.contains("is a maintenance commit"), "\(refused)")
                continue
            }
            let items = try #require((expected[name] ?? expected["latest"]) as? [[String: Any]])
            let id = try #require(snapshot["id"] as? String)
            let listed = sandbox.json("ls", "--inside", "--snapshot", id)
            #expect(listed.count == items.count, "\(name)")
            let target = sandbox.file("out-\(name)")
            let restored = sandbox.run(
                Binary.path,
                ["-r", sandbox.repository, "restore", "--snapshot", id, "--target", target])
            #expect(restored.code == 0 || !Machine.isRoot, "\(restored.errors)")
            let found = Walker.walk(target)
            for item in items { try Self.compare(item, with: found, in: name) }
        }
    }

    /// A sealed journal that begins with a checkpoint (FORMAT.md §7.5): the witness lists and
    /// extracts every commit that is kept.
    @Test(
        .enabled(
            if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard and python3-nacl"
        ))
    func theWitnessReadsAnEncryptedCheckpoint() {
        let sandbox = Sandbox("checkpoint")
        sandbox.environment["CAIRN_PASSWORD"] = EncryptedTests.password
        sandbox.prepare(initArguments: EncryptedTests.initArguments)
        var tree = RandomTree(at: sandbox.source, seed: 77)
        tree.isSmall = true
        tree.make()
        var states: [(commit: String, tree: WalkedTree)] = []
        for number in 0..<6 {
            if number == 4 {
                sandbox.cairn("forget", states.remove(at: 1).commit)
                sandbox.cairn("prune", "--checkpoint")
                let names = Files.names(sandbox.repository + "/journal").filter {
                    $0.hasSuffix(".journal")
                }
                #expect(names.count == 1 && names != ["00000001.journal"], "\(names)")
                let segment = Files.content(sandbox.repository + "/journal/" + (names.first ?? ""))
                #expect(segment.starts(with: Array("CAIRNJC1".utf8)))
                // The first record after the header: no row of it lies there in clear.
                #expect(segment.dropFirst(64).starts(with: Array("CREE".utf8)))
            }
            tree.mutate()
            states.append((sandbox.backUp(), Walker.walk(sandbox.source)))
        }
        sandbox.expectSound()
        func numbered(_ lines: [JSONObject]) -> [String] {
            lines.map { "\($0.number("number") ?? 0) \($0["id"] ?? "")" }
        }
        let ours = numbered(sandbox.json("snapshots", "--all"))
        #expect(
            ours.count > 5
                && numbered(sandbox.witness("commits").lines.compactMap { JSONObject($0) }) == ours)
        for (number, state) in states.enumerated() {
            let target = sandbox.file("extracted-\(number)")
            let ended = sandbox.witness("extract", "--commit", state.commit, "--target", target)
            #expect(ended.code == 0, "\(ended.errors)")
            let extracted = state.tree.filter {
                ![S_IFSOCK, S_IFCHR, S_IFBLK].contains($0.value.kind)
            }
            #expect(extracted.count > 20)
            let found = Walker.walk(target + sandbox.source).mapValues(Self.plain)
            let differences = treeDifferences(found, expected: extracted.mapValues(Self.plain))
            #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
            let listed = sandbox.witness("list", "--commit", state.commit)
            #expect(
                listed.code == 0 && listed.lines.count == state.tree.count,
                "\(listed.lines.count) of \(state.tree.count) \(listed.errors)")
        }
    }

    /// The moves of its fourth commit: a renamed file, a directory moved to another root with a
    /// file renamed in it.
    @Test func versionsFollowTheWitnesssMoves() {
        let sandbox = Sandbox()
        let copied = sandbox.run(
            "/bin/cp", ["-r", Project.fixtures + "/vectors/repository-1", sandbox.repository])
        #expect(copied.code == 0)
        func history(_ path: String) -> [String] {
            sandbox.json("versions", path).filter { $0["type"] != "note" }.map {
                "\($0["path"] ?? "?") \($0["until_commit"] == nil ? "now" : "gone")"
            }
        }
        #expect(
            history("home/ada/database.old") == [
                "/home/ada/database gone", "/home/ada/database.old now",
            ])
        // Where it lived, and by the name it no longer has.
        #expect(history("/home/ada/database.old") == history("home/ada/database.old"))
        #expect(history("/home/ada/database") == ["/home/ada/database gone"])
        #expect(sandbox.json("versions", "/home/ada/database").last?["note"] == "renamed")
        #expect(
            history("settings/journal/yesterday") == [
                "/home/ada/notes/today gone", "settings/journal/yesterday now",
            ])
        // A file became a directory, which was moved.
        #expect(
            history("settings/journal") == [
                "/home/ada/notes gone", "/home/ada/notes gone", "settings/journal now",
            ])
        let found = sandbox.cairn("find", "--any", "database").lines
        #expect(
            found.contains {
                $0.contains("home/ada/database  (renamed ")
                    && $0.hasSuffix(" days ago to /home/ada/database.old)")
            }, "\(found)")
        #expect(sandbox.json("find", "--deleted", "yesterday", exits: 1).count == 1)
        let old = sandbox.cairn("ls", "/home/ada/database", exits: 1).errors
        #expect(
            old.contains("it was renamed ")
                && old.contains(
                    "ls /home/ada/database.old`; run `\(sandbox.call) versions /home/ada/database` to"
                ),
            "\(old)")
        let lines = sandbox.cairn("versions", "home/ada/database.old").lines.dropFirst().map(\.self)
        #expect(
            lines.count == 2 && lines[0].hasSuffix("  as /home/ada/database")
                && !lines[1].contains("  as "))
        #expect(sandbox.json("snapshots", "--all").last?["kind"] == "maintenance")
        #expect(sandbox.json("snapshots").last?["kind"] == "capture")
        let table = sandbox.cairn("snapshots")
        #expect(table.lines.last?.contains("  capture  ") == true)
        #expect(
            table.errors.contains(
                "1 partial commit of long backups and 1 commit before and after restores are not listed"
            ),
            "\(table.errors)")
        #expect(!sandbox.cairn("snapshots", "--all").errors.contains("partial commit"))
        // A name that is not UTF-8 among the paths of the second commit.
        let second = sandbox.json("snapshots", "--all")[1]
        #expect(
            second.texts("paths_hex")
                == ["/tmp/scratch", "/home/ada/caf"].map {
                    Hexadecimal.text($0) + ($0.hasSuffix("caf") ? "e9" : "")
                })
        #expect(second.fields["tags_hex"] == nil)
    }

    private static func compare(_ item: [String: Any], with found: WalkedTree, in commit: String)
        throws
    {
        let root = Hexadecimal.bytes(item["root_hex"] as? String ?? "")
        let path = Hexadecimal.bytes(item["path_hex"] as? String ?? "")
        let name = path.isEmpty ? root : Name.join(root, path)
        let kinds: [String: mode_t] = [
            "file": S_IFREG, "directory": S_IFDIR, "symlink": S_IFLNK, "fifo": S_IFIFO,
            "socket": S_IFSOCK,
            "character-device": S_IFCHR, "block-device": S_IFBLK,
        ]
        let kind = try #require(kinds[item["kind"] as? String ?? ""])
        if !Machine.isRoot, kind == S_IFCHR || kind == S_IFBLK { return }
        let restored = try #require(found[name], "\(commit): \(Name.shown(name)) was not restored")
        #expect(restored.kind == kind)
        // A root within another root's tree gives the outer directory a later time.
        if kind != S_IFDIR {
            let nanoseconds = (item["mtime_ns"] as? NSNumber)?.intValue
            #expect(
                restored.seconds * 1_000_000_000 + restored.nanoseconds == nanoseconds,
                "\(Name.shown(name))")
        }
        if kind == S_IFREG { #expect(restored.size == (item["size"] as? NSNumber)?.intValue) }
        if let target = item["target_hex"] as? String {
            #expect(restored.target == Hexadecimal.bytes(target))
        }
        if Machine.isRoot {
            #expect(restored.owner == (item["uid"] as? NSNumber)?.uint32Value)
            if kind != S_IFLNK {
                #expect(
                    restored.mode == (item["mode"] as? NSNumber)?.uint32Value, "\(Name.shown(name))"
                )
            }
        }
    }
}

enum Hexadecimal {
    static func text(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    static func bytes(_ text: String) -> [UInt8] {
        let digits = Array(text)
        return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
    }
}
