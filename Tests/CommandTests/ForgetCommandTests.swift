import CommandSupport
import Foundation
import Glibc
import Testing

/// `forget`, `pin`, `unpin`, and what they leave to the other verbs.
@Suite struct ForgetCommandTests {
    private static func sandbox(_ commits: Int, settings: String = "", _ name: String = #function)
        -> (Sandbox, [String])
    {
        let sandbox = Sandbox(name)
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Files.write(settings, to: sandbox.file("settings.toml"))
        sandbox.prepare()
        var ids: [String] = []
        for number in 0..<commits {
            sandbox.put("file", "content \(number)")
            if number == 1 { sandbox.put("deleted/once", "the last words") }
            if number == 2 { Files.removeTree(Array("\(sandbox.source)/deleted".utf8)) }
            sandbox.put("only-\(number)", "of \(number)")
            ids.append(sandbox.backUp())
        }
        return (sandbox, ids)
    }

    private static func actions(_ lines: [JSONObject]) -> [String: String] {
        Dictionary(
            lines.filter { $0["type"] == "decision" }.map {
                ($0["commit"] ?? "", $0["action"] ?? "")
            }
        ) { _, last in last }
    }

    @Test func rulesDecideAndADryRunChangesNothing() {
        let (sandbox, ids) = Self.sandbox(5)
        let planned = sandbox.json("forget", "--keep-last", "2", "--dry-run")
        #expect(
            Self.actions(planned)
                == Dictionary(
                    uniqueKeysWithValues: ids.enumerated().map { ($1, $0 < 3 ? "forget" : "keep") })
        )
        #expect(
            planned.last?.number("forgotten") == 3 && planned.last?.number("kept") == 2
                && planned.last?.fields["versions"] is NSNull)
        #expect(planned.first { $0["commit"] == ids[4] }?.texts("reasons")?.first == "the newest")
        #expect(sandbox.commits() == ids)
        let text = sandbox.cairn("forget", "--keep-last", "2", "-n").text
        #expect(
            text.contains("would be forgotten") && text.contains("last 2")
                && text.contains(ids[0].prefix(8)))
        let done = sandbox.json("forget", "--keep-last", "2")
        #expect(done.last?.number("versions") ?? 0 > 0)
        #expect(sandbox.commits() == Array(ids[3...]))
        #expect(sandbox.cairn("forget", "--keep-last", "2").text.contains("nothing to forget"))
        sandbox.expectSound()
        for (number, id) in ids.enumerated().dropFirst(3) {
            let tree = sandbox.restored(id)
            #expect(
                Files.text(tree + "/file") == "content \(number)"
                    && Files.names(tree).count == number + 2)
        }
    }

    @Test func aForgottenCommitSaysSoAndNamesItsNeighbours() {
        let (sandbox, ids) = Self.sandbox(4)
        sandbox.cairn("forget", ids[1], ids[2])
        let errors = sandbox.cairn("ls", "--snapshot", String(ids[1].prefix(10)), exits: 1).errors
        #expect(
            errors.contains("was forgotten") && errors.contains(ids[0].prefix(8))
                && errors.contains(ids[3].prefix(8)))
        #expect(
            sandbox.cairn("forget", ids[3], exits: 1).errors.contains(
                "newest commit is never forgotten"))
        #expect(sandbox.cairn("forget", "ffff", exits: 1).errors.contains("there is no commit"))
        #expect(
            sandbox.json("snapshots", "--all").compactMap { $0["kind"] } == [
                "backup", "backup", "maintenance",
            ])
        // The first commit that shows a version is one that is kept.
        #expect(sandbox.json("versions", sandbox.source + "/only-2").first?["commit"] == ids[3])
        #expect(
            sandbox.json("versions", sandbox.source + "/file").compactMap { $0["commit"] } == [
                ids[0], ids[3],
            ])
        sandbox.expectSound()
    }

    @Test func pinnedCommitsStay() {
        let (sandbox, ids) = Self.sandbox(4)
        sandbox.cairn("pin", ids[1])
        sandbox.cairn("forget", "--keep-last", "1")
        #expect(sandbox.commits() == [ids[1], ids[3]])
        #expect(sandbox.cairn("forget", ids[1], exits: 1).errors.contains("\(sandbox.call) unpin"))
        #expect(Files.text(sandbox.restored(ids[1]) + "/file") == "content 1")
        #expect(sandbox.cairn("unpin", ids[3], exits: 1).errors.contains("is not pinned"))
        sandbox.cairn("unpin", ids[1])
        sandbox.cairn("forget", "--keep-last", "1")
        #expect(sandbox.commits() == [ids[3]])
    }

    @Test func tagsStay() {
        let (sandbox, ids) = Self.sandbox(1)
        sandbox.put("file", "tagged")
        let tagged =
            sandbox.json("backup", sandbox.source, "--tag", "release", "--tag", "good").last?[
                "commit"] ?? ""
        sandbox.put("file", "after")
        let last = sandbox.backUp()
        #expect(
            Self.actions(sandbox.json("forget", "--keep-tag", "release,good", "-n")) == [
                ids[0]: "forget", tagged: "keep", last: "keep",
            ])
        #expect(
            Self.actions(sandbox.json("forget", "--keep-tag", "release,bad", "-n"))[tagged]
                == "forget")
        // The settings' rules keep whatever has a tag; all of it is of the last hour anyway.
        #expect(Set(Self.actions(sandbox.json("forget", "-n")).values) == ["keep"])
        #expect(
            sandbox.cairn("forget", "--keep-last", "0", exits: 1).errors.contains("--keep-last"))
        #expect(
            sandbox.cairn("forget", "--keep-within", "5x", exits: 1).errors.contains(
                "is not a valid duration"))
        #expect(
            sandbox.cairn("forget", "--keep-last", "1", ids[0], exits: 1).errors.contains(
                "cannot be combined"))
    }

    @Test func everyRuleOfResticIsTaken() {
        let (sandbox, ids) = Self.sandbox(3)
        for option in ["hourly", "daily", "weekly", "monthly", "yearly"] {
            // All are of one hour, or of two where the hour turned; the first of history stays
            // while there is room.
            let few = Self.actions(sandbox.json("forget", "--keep-\(option)", "1", "-n"))
            #expect(few[ids[2]] == "keep" && few[ids[0]] == "forget", "\(option)")
            #expect(
                Self.actions(sandbox.json("forget", "--keep-\(option)", "unlimited", "-n"))[ids[0]]
                    == "keep", "\(option)")
            #expect(
                Self.actions(sandbox.json("forget", "--keep-within-\(option)", "1y", "-n"))[ids[2]]
                    == "keep", "\(option)")
        }
        #expect(
            Set(Self.actions(sandbox.json("forget", "--keep-within", "1h", "-n")).values) == [
                "keep"
            ])
    }

    @Test func rootsWithRulesOfTheirOwn() {
        let sandbox = Sandbox()
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Files.write(
            """
            [retention]
            all = "1m"
            hourly = "none"
            daily = "none"
            weekly = "none"
            monthly = "none"
            [[root]]
            name = "short"
            path = "\(sandbox.file("short"))"
            [[root]]
            name = "long"
            path = "\(sandbox.file("long"))"
            [root.retention]
            all = "forever"
            """, to: sandbox.file("settings.toml"))
        sandbox.prepare()
        for name in ["short", "long"] { mkdir(sandbox.file(name), 0o755) }
        var ids: [String] = []
        for number in 0..<3 {
            for name in ["short", "long"] {
                Files.write("\(name) \(number)", to: sandbox.file("\(name)/file"))
            }
            ids.append(sandbox.json("backup").last?["commit"] ?? "")
        }
        // Nothing is older than a minute, so that a rule that keeps nothing stands in its place.
        Files.write(
            Files.text(sandbox.file("settings.toml")).replacingOccurrences(
                of: "all = \"1m\"", with: "all = \"none\""), to: sandbox.file("settings.toml"))
        #expect(
            Self.actions(sandbox.json("forget")) == [
                ids[0]: "keep-in-part", ids[1]: "keep-in-part", ids[2]: "keep",
            ])
        let target = sandbox.file("out")
        let restored = sandbox.cairn("restore", "--snapshot", ids[0], "--target", target)
        #expect(restored.errors.contains("the root short is no longer part of this snapshot"))
        #expect(Files.names(target) == ["long"] && Files.text(target + "/long/file") == "long 0")
        #expect(
            sandbox.cairn("dump", "--snapshot", ids[0], sandbox.file("short/file"), exits: 1).errors
                .contains("not in this commit"))
        #expect(
            sandbox.cairn("dump", "--snapshot", ids[2], sandbox.file("short/file")).text
                == "short 2")
        sandbox.expectSound()
    }

    /// `[containers.retention]` and `[root.retention]` beside `[retention]`; a dry run says what
    /// holds, and changes nothing.
    @Test func containersWithRulesOfTheirOwn() {
        let sandbox = Sandbox()
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        let nothing = ["all", "hourly", "daily", "weekly", "monthly"].map { "\($0) = \"none\"\n" }
            .joined()
        let rules = "[containers.retention.\"org.example.Kept\"]\nall = \"forever\"\n"
        Files.write("", to: sandbox.file("settings.toml"))
        let app = sandbox.file("home/.var/app")
        for name in ["Kept", "Other"] { Files.makeDirectories("\(app)/org.example.\(name)/data") }
        sandbox.cairn("init")
        var ids: [String] = []
        for number in 0..<3 {
            for name in ["Kept", "Other"] {
                Files.write("\(name) \(number)", to: "\(app)/org.example.\(name)/data/file")
            }
            ids.append(sandbox.json("backup").last?["commit"] ?? "")
        }
        func planned(_ settings: String) -> [JSONObject] {
            Files.write(settings, to: sandbox.file("settings.toml"))
            return sandbox.json("forget", "--dry-run")
        }
        let forgotten = [ids[0]: "forget", ids[1]: "forget", ids[2]: "keep"]
        #expect(Self.actions(planned("[retention]\n" + nothing)) == forgotten)
        #expect(
            Self.actions(
                planned(
                    "[retention]\n" + nothing
                        + "[containers.retention.\"org.example.Absent\"]\nall = \"forever\"\n"))
                == forgotten)
        // What is not said for it is as elsewhere: one tier is enough.
        let partly = planned("[retention]\n" + nothing + rules)
        #expect(
            Self.actions(partly) == [
                ids[0]: "keep-in-part", ids[1]: "keep-in-part", ids[2]: "keep",
            ])
        #expect(
            partly.last?.number("forgotten") == 0 && partly.last?.fields["dry_run"] as? Bool == true
        )
        let reasons = partly.first { $0["commit"] == ids[0] }?.texts("reasons") ?? []
        #expect(reasons == ["only in 1 root that has its own rules"])
        // And the other way round: this one alone is not kept.
        let rest = planned(
            "[retention]\nall = \"forever\"\n[containers.retention.\"org.example.Kept\"]\n"
                + nothing)
        #expect(
            Self.actions(rest) == [ids[0]: "keep-in-part", ids[1]: "keep-in-part", ids[2]: "keep"])
        #expect(sandbox.commits() == ids)
        for name in ["Kept", "Other"] {
            #expect(
                sandbox.cairn("dump", "--snapshot", ids[0], "\(app)/org.example.\(name)/data/file")
                    .text == "\(name) 0")
        }
        Files.write("[retention]\n" + nothing + rules, to: sandbox.file("settings.toml"))
        sandbox.cairn("forget")
        #expect(
            sandbox.cairn("dump", "--snapshot", ids[0], "\(app)/org.example.Kept/data/file").text
                == "Kept 0")
        sandbox.cairn("dump", "--snapshot", ids[0], "\(app)/org.example.Other/data/file", exits: 1)
        sandbox.expectSound()
    }

    @Test func whatWasDeletedComesBackUntilItExpires() {
        let (sandbox, ids) = Self.sandbox(4)
        let path = sandbox.source + "/deleted/once"
        sandbox.cairn("forget", ids[0], ids[1], ids[2])
        let version = sandbox.json("versions", path).last
        #expect(
            version?.fields["commit"] is NSNull && version?.fields["deleted"] as? Bool == true
                && version?["stays_until"] != nil)
        #expect(sandbox.cairn("versions", path).text.contains("kept until"))
        #expect(sandbox.cairn("dump", path, exits: 1).errors.contains("not in this commit"))
        #expect(sandbox.cairn("dump", "--deleted", path).text == "the last words")
        #expect(
            sandbox.cairn("dump", "--deleted", sandbox.source + "/file", exits: 1).errors.contains(
                "no deleted version"))
        let target = sandbox.file("out")
        sandbox.cairn("restore", "--deleted", "--target", target, sandbox.source + "/deleted")
        #expect(Files.text(target + path) == "the last words")
        sandbox.cairn("restore", "--deleted", "--in-place", sandbox.source + "/deleted")
        #expect(Files.text(path) == "the last words")
        sandbox.cairn("undo")
        #expect(access(path, F_OK) != 0)
        #expect(
            sandbox.cairn("restore", "--deleted", "--at", "now", "--target", target, path, exits: 1)
                .errors.contains("--deleted requires one PATH"))
        sandbox.expectSound()
        Files.write("[retention]\nkeep-deleted = \"none\"\n", to: sandbox.file("settings.toml"))
        sandbox.cairn("forget", "--keep-last", "1")
        #expect(
            sandbox.cairn("dump", "--deleted", path, exits: 1).errors.contains("no deleted version")
        )
        sandbox.expectSound()
    }

    @Test func onePathIsTakenOutOfAllHistory() {
        let (sandbox, ids) = Self.sandbox(3)
        let path = sandbox.source + "/only-0"
        #expect(sandbox.cairn("forget", "--path", path, exits: 1).errors.contains("add --yes"))
        #expect(sandbox.json("forget", "--path", path, "-n").first?.number("versions") == 1)
        let foretold = sandbox.cairn("forget", "--path", path, "-n").errors
        #expect(
            foretold.contains(
                "only-0 still exists and would be backed up again; first exclude it with `\(sandbox.call) exclude add "
            ), "\(foretold)")
        #expect(sandbox.cairn("ls", "-R", "--snapshot", ids[0]).text.contains("only-0"))
        let ended = sandbox.cairn(
            "forget", "--path", path, "--path", sandbox.source + "/deleted", "--yes", "--prune")
        #expect(
            ended.errors.contains(
                "only-0 still exists and would be backed up again; first exclude it with `\(sandbox.call) exclude add "
            ),
            "\(ended.errors)")
        for id in ids {
            #expect(
                !sandbox.cairn("ls", "-R", "--snapshot", id).text.contains("only-0")
                    && !sandbox.cairn("ls", "-R", "--snapshot", id).text.contains("deleted"))
        }
        #expect(Files.text(sandbox.restored(ids[0]) + "/file") == "content 0")
        // Not in the catalog either, its free pages, or SQLite's log.
        let catalogs = Files.names(sandbox.file("state/cairn")).filter { $0.contains(".catalog") }
        let name = Array(path.split(separator: "/").last!.utf8)
        #expect(!catalogs.isEmpty)
        for catalog in catalogs {
            let content = Files.content(sandbox.file("state/cairn/\(catalog)"))
            #expect(content.firstRange(of: name) == nil, "\(catalog)")
        }
        #expect(
            sandbox.cairn("forget", "--path", path, "--yes", exits: 1).errors.contains("no version")
        )
        sandbox.expectSound()
        // Stored anew, as it is still there.
        sandbox.backUp()
        #expect(sandbox.cairn("dump", path).text == "of 0")
    }

    /// A pin is a hold: an erasure needs an order of its own to reach into it.
    @Test func whatAPinnedSnapshotHoldsIsErasedOnExplicitOrderOnly() {
        let (sandbox, ids) = Self.sandbox(3)
        let path = sandbox.source + "/only-0"
        sandbox.cairn("pin", ids[0])
        for words in [["--yes"], ["--yes", "--prune"], ["-n"]] {
            let refused = sandbox.cairn(
                (["forget", "--path", path] + words).map { Array($0.utf8) }, exits: 1)
            #expect(
                refused.errors.contains("the pinned snapshot \(ids[0].prefix(8)) contains it")
                    && refused.errors.contains("unpin \(ids[0].prefix(8))"), "\(refused.errors)")
        }
        #expect(sandbox.cairn("dump", "--snapshot", ids[0], path).text == "of 0")
        // All that hold it are named, and not those that do not.
        sandbox.cairn("pin", ids[2])
        let all = sandbox.cairn("forget", "--path", path, "--yes", exits: 1).errors
        #expect(all.contains(" unpin \(ids[0].prefix(8)) \(ids[2].prefix(8))`"), "\(all)")
        let later = sandbox.cairn(
            "forget", "--path", sandbox.source + "/only-2", "--yes", exits: 1
        ).errors
        #expect(later.contains("the pinned snapshot \(ids[2].prefix(8)) contains"), "\(later)")
        sandbox.cairn("forget", "--path", path, "--yes", "--pinned")
        #expect(!sandbox.cairn("ls", "-R", "--snapshot", ids[0]).text.contains("only-0"))
        sandbox.expectSound()
    }

    @Test func remotesThatStillHoldWhatWasErasedAreNamed() {
        let (sandbox, _) = Self.sandbox(2)
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        let path = sandbox.source + "/only-0"
        let told = sandbox.cairn("forget", "--path", path, "--yes").errors
        #expect(
            told.contains("\(url) still holds the erased data: run `")
                && told.contains("remote prune '\(url)'` after "), "\(told)")
    }

    /// At a terminal the word `yes` is asked for, and nothing else will do.
    @Test(.enabled(if: access("/usr/bin/python3", X_OK) == 0, "needs python3 for a terminal"))
    func aPersonIsAskedBeforeHistoryIsErased() {
        let (sandbox, ids) = Self.sandbox(2)
        let path = sandbox.source + "/only-0"
        func typed(_ line: String, _ more: String...) -> ChildProcess.Ended {
            let words = [
                "-B", Project.fixtures + "/terminal.py", "--echo", line, Binary.path, "-r",
                sandbox.repository, "forget", "--path", path,
            ]
            return sandbox.run("/usr/bin/python3", words + more)
        }
        for line in ["no", "", "y", "YES", "yes please", "\u{4}"] {
            let ended = typed(line)
            #expect(ended.code == 130, "\(line): \(ended.text)")
            #expect(
                ended.text.contains(
                    "Permanently erase 1 version of \(path) from all history? Type yes: ")
                    && ended.text.contains("nothing was forgotten"), "\(ended.text)")
            #expect(sandbox.cairn("dump", "--snapshot", ids[0], path).text == "of 0", "\(line)")
        }
        // Nobody is asked about what is only foretold.
        let foretold = typed("no", "--dry-run")
        #expect(foretold.code == 0 && !foretold.text.contains("Type yes"), "\(foretold.text)")
        let done = typed("yes")
        #expect(
            done.code == 0 && done.text.contains("Type yes: ")
                && done.text.contains("1 version erased from all history"), "\(done.text)")
        for id in ids {
            #expect(
                sandbox.cairn("dump", "--snapshot", id, path, exits: 1).errors.contains(
                    "not in this commit"))
        }
        #expect(Files.text(sandbox.restored(ids[0]) + "/file") == "content 0")
        sandbox.expectSound()
    }

    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func theWitnessFindsTheSameVersions() {
        let (sandbox, ids) = Self.sandbox(8)
        sandbox.cairn("pin", ids[2])
        sandbox.cairn("forget", ids[1], ids[4])
        sandbox.cairn("forget", "--path", sandbox.source + "/only-3", "--yes")
        sandbox.put("file", "and on")
        sandbox.backUp()
        sandbox.cairn("forget", "--keep-last", "3")
        let theirs = sandbox.witness("versions").lines.compactMap { JSONObject($0) }
        let ours = sandbox.json("find", "--any", "*")
        func text(_ object: JSONObject, _ path: String, _ last: String, _ first: String) -> String {
            "\(path) \(object.number(first) ?? -1) \(object.number(last) ?? 0)"
        }
        let found = Set(
            ours.map { text($0, String(($0["path"] ?? "").drop { $0 == "/" }), "until", "since") })
        let expected = Set(
            theirs.map { item in
                let (root, path) = (item["root"] ?? "", item["path"] ?? "")
                return text(
                    item, path.isEmpty ? root : root.isEmpty ? path : "\(root)/\(path)", "last",
                    "first")
            })
        #expect(
            found == expected && found.count > 10, "\(found.symmetricDifference(expected).sorted())"
        )
        #expect(sandbox.witness("verify").code == 0)
        #expect(
            sandbox.witness("commits").lines.compactMap { JSONObject($0)?["id"] }
                == sandbox.commits(all: true))
    }

    @Test func aRestoreThatRunsIsNotDisturbed() {
        let (sandbox, ids) = Self.sandbox(3)
        // A named pipe in the way of what dump writes: it holds the readers' lock until somebody
        // reads it all.
        sandbox.put("large", String(repeating: "0123456789abcdef", count: 100_000))
        sandbox.backUp()
        let pipe = sandbox.file("pipe")
        mkfifo(pipe, 0o600)
        let reading = sandbox.start(
            "/bin/sh",
            [
                "-c",
                "\(Binary.path) -r \(sandbox.repository) dump \(sandbox.source)/large > \(pipe)",
            ])
        let descriptor = open(pipe, O_RDONLY)
        defer { close(descriptor) }
        var first: UInt8 = 0
        #expect(read(descriptor, &first, 1) == 1)
        let refused = sandbox.cairn("forget", ids[0], exits: 11)
        #expect(refused.errors.contains("locked for reading by process"))
        #expect(sandbox.commits().contains(ids[0]))
        var rest = [UInt8](repeating: 0, count: 1 << 16)
        var total = 1
        while case let count = read(descriptor, &rest, rest.count), count > 0 { total += count }
        #expect(reading.wait().code == 0 && total == 1_600_000)
        sandbox.cairn("forget", ids[0])
        #expect(!sandbox.commits().contains(ids[0]))
    }

    /// A flag goes along with its item, and the journal notes the item's name.
    @Test func aNameThatIsExcludedStaysInTheRecordOfThatAndIsSaidTo() {
        let sandbox = Sandbox("left-out")
        sandbox.setSettings("[retention]\nkeep-deleted = \"none\"\n")
        sandbox.prepare()
        sandbox.put("plain", "stays")
        sandbox.put("secret-plan.txt", "the plan")
        sandbox.backUp()
        let secret = sandbox.source + "/secret-plan.txt"
        sandbox.cairn("exclude", "add", secret)
        let first = sandbox.cairn("forget", "--path", secret, "--yes")
        #expect(
            first.errors.contains(
                "the record of exclusions contains the name of \(secret) as long as the item exists and has its flag"
            ), "\(first.errors)")
        sandbox.backUp()
        #expect(
            sandbox.cairn("forget", "--path", secret, "--yes").errors.contains(
                "contains the name of \(secret)"))
        unlink(secret)
        sandbox.backUp()
        #expect(
            sandbox.cairn("forget", "--path", secret, "--yes").errors.contains(
                "the record of exclusions no longer contains"))
        #expect(
            sandbox.cairn("forget", "--path", secret, "--yes", exits: 1).errors.contains(
                "no version of "))
        sandbox.put("plain", "changed")
        sandbox.backUp()
        sandbox.cairn("forget")
        sandbox.cairn("prune", "--max-unused", "0%")
        for text in [
            sandbox.run("/bin/sh", ["-c", "cat \"$1\"/journal/*", "sh", sandbox.repository]).output
        ] {
            #expect(
                String(decoding: text, as: UTF8.self).contains("plain")
                    && !String(decoding: text, as: UTF8.self).contains("secret-plan"))
        }
        sandbox.expectSound()
    }

    @Test func aCommitOfMaintenanceIsNoPointInTime() {
        let (sandbox, ids) = Self.sandbox(3)
        sandbox.cairn("forget", ids[0])
        let maintenance = sandbox.commits(all: true)[2]
        for words in [
            ["ls", "--snapshot", maintenance], ["diff", maintenance],
            ["rewrite", maintenance, "--exclude", "file"],
            ["restore", "--snapshot", maintenance, "--target", sandbox.file("out")],
        ] {
            let errors = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
            #expect(
                errors.contains("is a maintenance commit") && errors.contains(ids[2].prefix(8)),
                "\(words) \(errors)")
        }
    }
}
