import CommandSupport
import Glibc
import Testing

/// What is said of a path that a commit does not hold, and the command that was meant.
@Suite struct MissingPathTests {
    /// `docs/letter.txt` is deleted, `docs/taxes.ods` there in both commits, `later.txt` in the
    /// second.
    private static func filled(_ name: String = #function) -> (Sandbox, ids: [String]) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("docs/letter.txt", "dear")
        sandbox.put("docs/taxes.ods", "t")
        sandbox.put("docs/it's", "quoted")
        sandbox.backUp()
        unlink(sandbox.source + "/docs/letter.txt")
        unlink(sandbox.source + "/docs/it's")
        sandbox.put("later.txt", "l")
        sandbox.backUp()
        return (sandbox, sandbox.commits().map { String($0.prefix(8)) })
    }

    @Test func whatWasDeletedIsBroughtBackByTheCommandThatIsSaid() throws {
        let (sandbox, ids) = Self.filled()
        let path = sandbox.source + "/docs/letter.txt"
        let refused = sandbox.cairn("restore", "--in-place", path, exits: 1).errors
        let command =
            "cairn -r \(sandbox.repository) restore --snapshot \(ids[0]) --in-place \(path)"
        #expect(
            refused.hasPrefix("cairn: \(path) is not in this commit: it was deleted ")
                && refused.contains(" UTC)\n") && refused.contains(" s ago ("), "\(refused)")
        #expect(refused.hasSuffix("\n  next: restore it with `\(command)`\n"), "\(refused)")
        sandbox.cairn(command.split(separator: " ").dropFirst(3).map { Array($0.utf8) })
        #expect(Files.text(path) == "dear")
        // A word that a shell would not take as it is.
        let quoted = sandbox.cairn(
            "restore", "--target", sandbox.file("out put"), sandbox.source + "/docs/it's", exits: 1
        ).errors
        #expect(quoted.contains("--target '\(sandbox.file("out put"))' '"), "\(quoted)")
        #expect(quoted.hasSuffix("/docs/it'\\''s'`\n"), "\(quoted)")
    }

    /// `versions` lists them under the present name, with their ids.
    @Test func aVersionOfAFormerNameIsSelectedByItsIDAndThePresentName() {
        let sandbox = Sandbox("former-name")
        sandbox.prepare()
        func move(_ from: String, _ to: String) {
            #expect(rename(sandbox.source + "/" + from, sandbox.source + "/" + to) == 0)
            sandbox.backUp()
        }
        sandbox.put("docs/a", "one")
        sandbox.backUp()
        move("docs/a", "docs/b")
        sandbox.put("docs/b", "second")
        sandbox.backUp()
        move("docs/b", "docs/a")
        sandbox.put("docs/a", "the third")
        sandbox.backUp()
        move("docs", "papers")
        let path = sandbox.source + "/papers/a"
        let versions = sandbox.json("versions", path).filter { $0["type"] == "version" }
        let contents = versions.map { version in
            sandbox.cairn("dump", "--snapshot", version["id"] ?? "", path).text
        }
        #expect(contents == ["one", "one", "second", "second", "the third", "the third"])
        for (version, content) in zip(versions, contents) {
            let target = sandbox.file("target-\(version["id"] ?? "")")
            sandbox.cairn(
                "restore", "--target", target, "--snapshot", version["id"] ?? "", path)
            let found = sandbox.run("/bin/sh", ["-c", "cat $(find '\(target)' -type f)"]).text
            #expect(found == content)
        }
    }

    @Test func whatNoCommitShowsIsBroughtBackAsDeleted() {
        let (sandbox, ids) = Self.filled()
        sandbox.cairn("forget", ids[0])
        let path = sandbox.source + "/docs/letter.txt"
        // What no snapshot shows has an id of its own.
        let commands = [["restore", "--in-place"], ["dump"], ["ls"]].map { words in
            let refused = sandbox.cairn((words + [path]).map { Array($0.utf8) }, exits: 1).errors
            let parts = refused.split(separator: "`")
            #expect(parts.count == 3 && parts[1].contains(" --snapshot "), "\(refused)")
            return parts.count == 3 ? parts[1].split(separator: " ").dropFirst(3) : []
        }
        #expect(sandbox.cairn(commands[1].map { Array($0.utf8) }).text == "dear")
        for command in [commands[0], commands[2]] { sandbox.cairn(command.map { Array($0.utf8) }) }
        #expect(Files.text(path) == "dear")
    }

    @Test func whatIsBroughtBackAsDeletedSaysHowToGoOn() {
        let (sandbox, _) = Self.filled()
        let path = sandbox.source + "/docs/letter.txt"
        let call = "cairn -r \(sandbox.repository)"
        let beside = sandbox.cairn("restore", "--deleted", "--target", sandbox.file("out"), path)
        #expect(
            beside.lines.last
                == "`\(call) versions \(path)` lists earlier versions; `\(call) restore --in-place --deleted \(path)` restores it to its original location"
        )
        let back = sandbox.cairn("restore", "--deleted", "--in-place", path)
        #expect(back.lines.last == "`\(call) versions \(path)` lists earlier versions")
        let nowhere = sandbox.cairn("restore", "--deleted", path, exits: 1).errors
        #expect(
            nowhere.contains(
                "  next: run `\(sandbox.call) restore --in-place --deleted \(path)`"))
        let nothing = sandbox.cairn("restore", "--deleted", "--in-place", exits: 1).errors
        #expect(
            nothing.hasSuffix(
                "next: run `\(sandbox.call) find --deleted NAME` to find deleted items\n"))
    }

    @Test func whatCameLaterIsToldSo() {
        let (sandbox, ids) = Self.filled()
        let later = sandbox.cairn("ls", "-s", ids[0], sandbox.source + "/later.txt", exits: 1)
            .errors
        #expect(
            later.contains(
                "is not in this commit; it was first backed up later, in commit \(ids[1]) of ")
                && later.hasSuffix("ls --snapshot \(ids[1]) \(sandbox.source)/later.txt`\n"),
            "\(later)")
    }

    @Test func whatLiesInNoRootIsToldSo() {
        let (sandbox, _) = Self.filled()
        let file = sandbox.file("elsewhere/plan.txt")
        Files.makeDirectories(sandbox.file("elsewhere"))
        Files.write("p", to: file)
        let why = "\(file) is not backed up, because it is not inside any root"
        let next =
            "\n  next: back up its directory from now on with `\(sandbox.call) roots add \(sandbox.file("elsewhere"))`\n"
        for words in [["versions"], ["restore", "--in-place"], ["ls"], ["dump"]] {
            let refused = sandbox.cairn((words + [file]).map { Array($0.utf8) }, exits: 1).errors
            #expect(refused == "cairn: \(why)\(next)", "\(refused)")
        }
        let found = sandbox.cairn("find", "elsewhere/plan.txt", exits: 1).errors
        #expect(found == "cairn: nothing matches elsewhere/plan.txt: \(why)\(next)")
        // What is not there may have been anywhere in it.
        let gone = sandbox.cairn("versions", sandbox.file("elsewhere/gone.txt"), exits: 1).errors
        #expect(gone.hasSuffix(next), "\(gone)")
        // A root that no backup was made of yet.
        Files.makeDirectories(sandbox.file("config/cairn"))
        Files.write(
            "[[root]]\nname = \"plans\"\npath = \"\(sandbox.file("elsewhere"))\"\n",
            to: sandbox.file("config/cairn/cairn.toml"))
        let waiting = sandbox.cairn("versions", file, exits: 1).errors
        #expect(
            waiting.contains("never backed up, because no backup of \(sandbox.file("elsewhere"))"))
        #expect(
            waiting.hasSuffix("\n  next: back it up with `\(sandbox.call) backup`\n"), "\(waiting)")
    }

    @Test func aNearMissIsSuggested() {
        let (sandbox, _) = Self.filled()
        let meant = sandbox.source + "/docs/taxes.ods"
        for word in ["/docs/Taxes.ods", "/DOCS/taxes.ods", "/docs/taxse.ods", "/dcos/taxes.od"] {
            for verb in ["ls", "dump", "versions"] {
                let refused = sandbox.cairn(verb, sandbox.source + word, exits: 1).errors
                #expect(refused.contains("\n  next: did you mean \(meant)?"), "\(refused)")
            }
        }
        let relative = sandbox.cairn("ls", "Source/docs/taxes.ods", exits: 1).errors
        #expect(relative.contains("did you mean \(meant)?"), "\(relative)")
        let named = sandbox.cairn(
            "diff", "latest", sandbox.source + "/docs/taxes.od", exits: 1)
        #expect(named.errors.contains("did you mean \(meant)?") && named.text.isEmpty)
        for word in ["/docs/budget.ods", "/docs/ta", "/docs/taxes.ods/x"] {
            let refused = sandbox.cairn("ls", sandbox.source + word, exits: 1).errors
            #expect(!refused.contains("did you mean"), "\(refused)")
        }
    }

    @Test func aCommitInThePlaceOfAPathIsToldItsOption() {
        let (sandbox, ids) = Self.filled()
        let start = "cairn -r \(sandbox.repository)"
        for (words, command) in [
            (["ls", "latest"], "\(start) ls --snapshot latest"),
            (["ls", ids[0], sandbox.source], "\(start) ls --snapshot \(ids[0])"),
            (["dump", "latest"], "\(start) dump --snapshot latest"),
            (
                ["dump", "latest", sandbox.source + "/docs/a b"],
                "\(start) dump --snapshot latest '\(sandbox.source)/docs/a b'"
            ),
            (["ls", "yesterday"], "\(start) ls --at yesterday"),
            (
                ["restore", "latest", "--target", "out"],
                "\(start) restore --target out --snapshot latest"
            ),
        ] {
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
            #expect(
                refused
                    == "cairn: \(words[1]) was interpreted as a PATH, but the commit does not contain this path\n  next: select the commit with an option: `\(command)`\n"
            )
        }
        #expect(
            sandbox.cairn("restore", "latest", exits: 1).errors
                == "cairn: use either --target DIR or --in-place\n  next: run `\(sandbox.call) restore --snapshot latest --target DIR`, which never changes your current files\n"
        )
        #expect(
            sandbox.cairn("dump", "a", "b", exits: 1).errors.hasPrefix(
                "cairn: dump writes one file, but 2 paths were given\n  next: "))
        // A file of that name is a file.
        sandbox.put("latest", "a file")
        sandbox.backUp()
        #expect(sandbox.cairn("ls", sandbox.source + "/latest").lines.count == 1)
    }
}
