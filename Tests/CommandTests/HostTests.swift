import CommandSupport
import Glibc
import Testing

/// One repository, several machines, one path. (Issue 13, item 12.)
@Suite struct HostTests {
    /// Goes to another machine: its id and state directory; what lies at the paths is for the test
    /// to change.
    static func become(_ machine: String, _ sandbox: Sandbox) {
        sandbox.environment["CAIRN_MACHINE_ID"] = machine
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state-\(machine)")
        Files.makeDirectories(sandbox.file("state-\(machine)"))
    }

    /// The name of this machine, and of each that it plays.
    static var ownName: String {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count)
        return String(
            decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// What lies at the source, and nothing else.
    private static func fill(_ sandbox: Sandbox, _ files: [String: String]) {
        Files.removeTree(Array(sandbox.source.utf8))
        Files.makeDirectories(sandbox.source)
        for (name, content) in files { sandbox.put(name, content) }
    }

    private static func two(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        become("one", sandbox)
        sandbox.prepare()
        fill(sandbox, ["letter": "of one", "same": "same"])
        sandbox.backUp()
        become("two", sandbox)
        fill(sandbox, ["photo": "of two", "same": "same"])
        return sandbox
    }

    private static func hosts(_ sandbox: Sandbox) -> [String] {
        sandbox.witness("notes").lines.compactMap { JSONObject($0) }.filter { $0["note"] == "host" }
            .compactMap { $0["host"] }
    }

    @Test func aBackupUnderAnotherNameIsNoneOfThisMachine() {
        let sandbox = Sandbox()
        sandbox.prepare()
        Self.fill(sandbox, ["letter": "text"])
        sandbox.cairn("backup", "--host", "other", sandbox.source)
        // Whoever always names another machine has no other backups.
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well: "))
        sandbox.backUp()
        sandbox.cairn("backup", "--host", "other", sandbox.source)
        let jobs = sandbox.json("jobs").compactMap { $0["name"] }
        #expect(jobs == ["backup", "backup --host other \(sandbox.source)"])
    }

    @Test func oneMachineDeletesNothingOfAnother() {
        let sandbox = Self.two("two")
        let summary = sandbox.json("backup", sandbox.source).last
        #expect(summary?.number("deleted") == 0 && summary?.number("new") == 2)
        #expect(sandbox.cairn("dump", sandbox.source + "/photo").text == "of two")
        sandbox.cairn("dump", sandbox.source + "/letter", exits: 1)
        Self.become("one", sandbox)
        #expect(sandbox.cairn("dump", sandbox.source + "/letter").text == "of one")
        let names = sandbox.cairn("ls", "-R").text
        #expect(names.contains("/letter") && !names.contains("/photo"))
        Self.fill(sandbox, ["letter": "of one", "same": "same"])
        #expect(sandbox.json("backup", sandbox.source).last?.number("deleted") == 0)
        let out = sandbox.file("out")
        sandbox.cairn("restore", "--target", out)
        #expect(Files.text(out + sandbox.source + "/letter") == "of one")
        #expect(access(out + sandbox.source + "/photo", F_OK) != 0)
        sandbox.cairn("verify", "--read-data")
        sandbox.expectSound()
    }

    /// What the kit and the clone print works on a machine that has no roots.
    @Test func aNewMachineIsToldWhichToRestore() {
        let sandbox = Self.two("kit")
        sandbox.backUp()
        Files.makeDirectories(sandbox.file("nas"))
        sandbox.cairn("remote", "add", "nas", "dir:\(sandbox.file("nas"))")
        sandbox.cairn("remote", "push", "nas")
        let page = sandbox.cairn("recovery-kit", "--output", "-").text
        let words = page.components(separatedBy: "restore --host ").dropFirst().map {
            $0.prefix { $0 != " " }
        }
        #expect(words.count == 2, "\(page)")
        Self.become("three", sandbox)
        let copy = sandbox.file("copy")
        let cloned = sandbox.run(
            sandbox.binary, ["clone", "dir:\(sandbox.file("nas"))", copy])
        #expect(cloned.text.contains("restore --host NAME --target DIR"), "\(cloned.text)")
        #expect(cloned.errors.contains("the machines are "), "\(cloned.errors)")
        let out = sandbox.file("out")
        sandbox.cairn(
            "-r", copy, "restore", "--host", String(words.first ?? ""), "--target", out)
        #expect(Set(Files.names(out + sandbox.source)) == ["photo", "same"])
    }

    /// The backups of another machine are none of this one.
    @Test func aMachineWithoutABackupIsNotWell() {
        let sandbox = Self.two("none")
        #expect(
            sandbox.cairn("status", "--check", exits: 2).text
                == "stale: nothing has been backed up yet\n")
        sandbox.backUp()
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well: the last backup was "))
    }

    @Test func aHostIsNamed() {
        let sandbox = Self.two("named")
        sandbox.backUp()
        Self.become("three", sandbox)
        let refused = sandbox.cairn("ls", exits: 1)
        #expect(refused.errors.contains("select one with --host"), "\(refused.errors)")
        let ids = Self.hosts(sandbox)
        #expect(Set(ids).count == 2)
        guard Machine.hasWitness, ids.count == 2 else { return }
        #expect(
            sandbox.cairn("dump", "--host", ids[0], sandbox.source + "/letter").text == "of one")
        #expect(sandbox.cairn("dump", "--host", ids[1], sandbox.source + "/photo").text == "of two")
        #expect(
            sandbox.cairn("ls", "-R", "--host", String(ids[1].prefix(8))).text.contains("/photo"))
        sandbox.cairn("ls", "--host", "nobody", exits: 1)
        // What concerns the whole goes on.
        sandbox.cairn("status")
        sandbox.cairn("stats")
        sandbox.cairn("verify")
    }

    @Test func theOnlyOtherMachineIsMeantAndSaidToBe() {
        let sandbox = Self.two("only")
        let listed = sandbox.cairn("ls", "-R")
        #expect(listed.text.contains("/letter"))
        #expect(
            listed.errors.contains("this machine has no roots in this repository"),
            "\(listed.errors)")
    }

    /// What another machine kept goes over this one's files only when that machine is named; beside
    /// them it goes with a note.
    @Test func anotherMachineIsRestoredInPlaceOnlyWhenItIsNamed() {
        let sandbox = Self.two("in-place")
        let letter = sandbox.source + "/letter"
        sandbox.put("letter", "of two, not kept")
        for dry in [[], ["--dry-run"]] {
            let refused = sandbox.cairn(
                (["restore", "--in-place"] + dry + [letter]).map { Array($0.utf8) }, exits: 1)
            #expect(
                refused.errors.contains("does not overwrite") && refused.errors.contains("--host "),
                "\(refused.errors)")
        }
        #expect(Files.text(letter) == "of two, not kept")
        let aside = sandbox.cairn("restore", "--target", sandbox.file("aside"), letter)
        #expect(
            aside.errors.contains("this machine has no roots in this repository"), "\(aside.errors)"
        )
        guard Machine.hasWitness, let id = Self.hosts(sandbox).first else { return }
        // What this machine never kept is kept by it first: that, not what the other keeps under
        // the path, says whether it may go.
        sandbox.cairn("restore", "--in-place", "--host", id, letter)
        #expect(Files.text(letter) == "of one")
        sandbox.cairn("undo")
        #expect(Files.text(letter) == "of two, not kept")
    }

    /// What is advised for another machine's deleted file does not fail when it is pasted.
    @Test func anotherMachinesDeletedFileIsAdvisedToATarget() throws {
        let sandbox = Self.two("advice")
        Self.become("one", sandbox)
        Self.fill(sandbox, ["same": "same"])
        sandbox.backUp()
        Self.become("two", sandbox)
        let found = sandbox.cairn("find", "--deleted", "letter").lines.last ?? ""
        let command = try #require(found.firstMatch(of: #/restore with: (.*)/#), "\(found)").1
        let done = ShownCommand.run(sandbox, String(command))
        #expect(done.code == 0, "\(command): \(done.errors)")
        #expect(Files.text(sandbox.file("restored") + sandbox.source + "/letter") == "of one")
        let told = sandbox.cairn(
            "restore", "--deleted", "--target", sandbox.file("out"), sandbox.source + "/letter")
        #expect(!told.text.contains("--in-place"), "\(told.text)")
    }

    /// A machine without roots undoes nothing that another restored.
    @Test func anotherMachinesRestoreIsUndoneThere() {
        let sandbox = Self.two("undo-there")
        Self.become("one", sandbox)
        Self.fill(sandbox, ["letter": "of one", "same": "same"])
        let first = sandbox.backUp()
        sandbox.put("letter", "of one, again")
        sandbox.cairn("restore", "--in-place", "--snapshot", first, sandbox.source)
        Self.become("two", sandbox)
        sandbox.put("letter", "of two")
        for words in [["undo"], ["undo", "--dry-run"]] {
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1)
            #expect(
                refused.errors.contains(
                    "this machine has no roots in this repository, and you can undo a restore")
                    && refused.errors.contains("on that machine"), "\(refused.errors)")
        }
        #expect(Files.text(sandbox.source + "/letter") == "of two")
        // Nor where several others have some.
        sandbox.backUp()
        Self.become("three", sandbox)
        #expect(sandbox.cairn("undo", exits: 1).errors.contains("only on the machine that made it"))
    }

    /// Each machine undoes its own last restore, although both have one name.
    @Test func aMachineUndoesNothingOfAnotherWithRootsOfItsOwn() {
        let sandbox = Self.two("undo-own")
        let letter = sandbox.source + "/letter"
        func earlier(_ machine: String) -> String {
            Self.become(machine, sandbox)
            Self.fill(sandbox, ["letter": "of \(machine), old"])
            let commit = sandbox.backUp()
            sandbox.put("letter", "of \(machine), newer")
            sandbox.backUp()
            return commit
        }
        let (one, two) = (earlier("one"), earlier("two"))
        sandbox.cairn("restore", "--in-place", "--snapshot", two, letter)
        Self.become("one", sandbox)
        sandbox.put("letter", "of one, today")
        for words in [["undo"], ["undo", "--dry-run"]] {
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
            #expect(
                refused.contains(
                    "there is no restore to undo on this machine; the last restore, of ")
                    && refused.contains("on that machine"), "\(refused)")
        }
        #expect(Files.text(letter) == "of one, today")
        sandbox.cairn("restore", "--in-place", "--snapshot", one, letter)
        Self.become("two", sandbox)
        sandbox.put("letter", "of two, old")
        #expect(sandbox.cairn("undo").text.contains("undoing the restore of "))
        #expect(Files.text(letter) == "of two, newer")
        Self.become("one", sandbox)
        sandbox.put("letter", "of one, old")
        sandbox.cairn("undo")
        #expect(Files.text(letter) == "of one, today")
        // And takes its undo back.
        #expect(sandbox.cairn("undo").text.contains("undoing the undo of "))
        #expect(Files.text(letter) == "of one, old")
    }

    /// Its own first commit hides nothing of its earlier self, which has the same name.
    @Test func aMachineInstalledAnewFindsItsEarlierSelf() {
        let sandbox = Sandbox("anew-same-name")
        Self.become("one", sandbox)
        sandbox.prepare()
        Self.fill(sandbox, ["letter": "of one", "same": "same"])
        let old = sandbox.backUp()
        Self.become("two", sandbox)
        Self.fill(sandbox, ["photo": "of two"])
        sandbox.backUp()
        let letter = sandbox.source + "/letter"
        // Only an id tells them apart.
        let name = sandbox.run("/bin/uname", ["-n"]).lines.first ?? ""
        let refused = sandbox.cairn("ls", "--host", name, exits: 1).errors
        #expect(refused.contains("several machines are called \(name)"), "\(refused)")
        #expect(refused.contains(", this machine)"), "\(refused)")
        // A commit means the roots of who made it.
        let listed = sandbox.cairn("ls", "--snapshot", old, letter)
        #expect(listed.text.contains("/letter"))
        #expect(listed.errors.contains("an earlier machine called \(name) ("), "\(listed.errors)")
        let all = sandbox.file("all")
        sandbox.cairn("restore", "--target", all, "--snapshot", old)
        #expect(Files.text(all + letter) == "of one")
        let inPlace = ["restore", "--in-place", "--snapshot", old, letter]
        #expect(
            sandbox.cairn(inPlace.map { Array($0.utf8) }, exits: 1).errors.contains(
                "does not overwrite this machine's files"))
        // What is not found here may be there.
        let hint = "this repository also contains files of other machines (\(name) ("
        for verb in [["find", "letter"], ["versions", letter], ["dump", letter]] {
            let errors = sandbox.cairn(verb.map { Array($0.utf8) }, exits: 1).errors
            #expect(errors.contains(hint), "\(verb): \(errors)")
        }
        #expect(sandbox.cairn("restore", "--target", sandbox.file("own")).errors.contains(hint))
        sandbox.cairn("roots", "adopt", "--host", name, "--yes")
        #expect(sandbox.cairn("dump", "--snapshot", old, letter).text == "of one")
    }

    @Test func aMachineInstalledAnewGoesOn() {
        let sandbox = Self.two("anew")
        Self.fill(sandbox, ["letter": "of one", "same": "same"])
        sandbox.backUp()
        guard Machine.hasWitness, let id = Self.hosts(sandbox).first else { return }
        #expect(
            sandbox.cairn("roots", "adopt", "--host", id, exits: 1).errors.contains(
                "there is no terminal to ask for confirmation\n  next: add --yes"))
        for word in ["-n", "--dry-run"] {
            let said = sandbox.cairn("roots", "adopt", "--host", id, word).text
            #expect(said.contains(" would belong to this machine"), "\(said)")
        }
        #expect(Self.hosts(sandbox).first == id)
        let adopted = sandbox.cairn("roots", "adopt", "--host", id, "--yes")
        #expect(adopted.text.contains("now belongs to this machine"))
        sandbox.put("letter", "of both")
        #expect(sandbox.json("backup", sandbox.source).last?.number("deleted") == 0)
        let versions = sandbox.json("versions", sandbox.source + "/letter").filter {
            $0["type"] == "version"
        }
        #expect(versions.count >= 2)
        #expect(sandbox.cairn("ls", "-R").text.contains("/letter"))
        sandbox.expectSound()
        // The earlier self has none any more.
        Self.become("one", sandbox)
        #expect(sandbox.cairn("ls", "-R").errors.contains("this machine has no roots"))
    }

    /// It has its old name, and roots of its own as soon as it has kept anything.
    @Test func aMachineInstalledAnewUnderItsOldNameGoesOn() {
        let sandbox = Self.two("namesake")
        Self.become("one", sandbox)
        Self.fill(sandbox, ["letter": "of one", "same": "same"])
        sandbox.backUp()
        Self.become("two", sandbox)
        sandbox.backUp()
        let host = Self.ownName
        let adopted = sandbox.cairn("roots", "adopt", "--host", host, "--yes")
        #expect(adopted.text.contains("now belongs to this machine"))
        // Frightening on the day after a machine was lost.
        #expect(!sandbox.cairn("versions", sandbox.source + "/letter").text.contains("deleted"))
        sandbox.put("letter", "of both")
        sandbox.backUp()
        let versions = sandbox.json("versions", sandbox.source + "/letter").filter {
            $0["type"] == "version"
        }
        #expect(versions.count >= 2)
        #expect(
            sandbox.cairn("roots", "adopt", "--host", host, "--yes", exits: 1).errors.contains(
                "already belong to this machine"))
        sandbox.expectSound()
    }

    /// Each machine forgets its own points.
    @Test func aMachineForgetsNothingOfAnother() {
        let sandbox = Self.two("forget")
        for _ in 0..<3 {
            sandbox.backUp()
        }
        sandbox.cairn("forget", "--path", sandbox.source + "/same", "--yes")
        Self.become("one", sandbox)
        #expect(sandbox.cairn("dump", sandbox.source + "/same").text == "same")
    }

    /// A checkpoint keeps whose roots are whose.
    @Test func aCheckpointAndANewCatalogKeepIt() {
        let sandbox = Self.two("checkpoint")
        sandbox.backUp()
        sandbox.cairn("prune", "--checkpoint")
        Files.removeTree(Array(sandbox.file("state-two").utf8))
        Self.become("two", sandbox)
        #expect(sandbox.cairn("dump", sandbox.source + "/photo").text == "of two")
        #expect(sandbox.json("backup", sandbox.source).last?.number("deleted") == 0)
        sandbox.expectSound()
    }

    /// Every verb that speaks of roots.
    @Test(.enabled(if: Machine.canUnshareMounts, "needs root and unshare"))
    func everyVerbTakesAHost() throws {
        let sandbox = Sandbox("verbs")
        func become(_ name: String) {
            Self.become(name, sandbox)
            sandbox.prefix = [
                "/usr/bin/unshare", "--uts", "/bin/sh", "-c",
                "echo \(name) >/proc/sys/kernel/hostname && exec \"$@\"", "sh",
            ]
        }
        become("one")
        sandbox.prepare()
        Self.fill(sandbox, ["letter": "of one", "same": "same"])
        sandbox.backUp()
        become("two")
        Self.fill(sandbox, ["photo": "of two", "same": "same"])
        let begun = sandbox.backUp()
        sandbox.put("photo", "of two, again")
        let last = sandbox.backUp()
        let path = sandbox.source
        for (host, count, name, other) in [
            ("one", 1, "letter", "photo"), ("two", 2, "photo", "letter"),
        ] {
            let table = sandbox.cairn("snapshots", "--host", host).lines
            #expect(
                table.first?.contains("Host") == true && table.count == 1 + count
                    && table.dropFirst().allSatisfy { $0.contains("  \(host) ") }, "\(table)")
            #expect(
                sandbox.json("snapshots", "--host", host).compactMap { $0["host"] }
                    == Array(repeating: host, count: count))
            let found = sandbox.cairn("find", "--host", host, "*").text
            #expect(found.contains(name) && !found.contains(other), "\(found)")
            sandbox.cairn("restore", "--host", host, "--target", sandbox.file("out-\(host)"))
            #expect(Set(Files.names(sandbox.file("out-\(host)") + path)) == [name, "same"])
            #expect(
                sandbox.json("versions", "--host", host, "\(path)/\(name)").filter {
                    $0["type"] == "version"
                }.count == count)
            sandbox.cairn("versions", "--host", host, "\(path)/\(other)", exits: 1)
        }
        #expect(sandbox.cairn("diff", "--host", "two", begun, last).text.contains("photo"))
        #expect(!sandbox.cairn("diff", "--host", "one", begun, last).text.contains("photo"))
        // What is erased and forgotten is the named machine's.
        sandbox.cairn("forget", "--host", "one", "--path", path + "/same", "--yes")
        sandbox.cairn("dump", "--host", "one", path + "/same", exits: 1)
        #expect(sandbox.cairn("dump", "--host", "two", path + "/same").text == "same")
        sandbox.cairn("forget", "--host", "one", "--keep-last", "1")
        #expect(sandbox.json("snapshots", "--host", "two").count == 2)
        sandbox.cairn("forget", "--host", "two", "--keep-last", "1")
        #expect(sandbox.json("snapshots", "--host", "two").count == 1)
        sandbox.cairn("restore", "--host", "one", "--target", sandbox.file("out"))
        #expect(Files.names(sandbox.file("out") + path) == ["letter"])
        sandbox.expectSound()
    }

    /// A commit named by its id is the machine's that made it, for every verb that reads; what
    /// changes something wants `--host`.
    @Test(.enabled(if: Machine.canUnshareMounts, "needs root and unshare"))
    func aCommitNamedByItsIDIsItsMachines() {
        let sandbox = Sandbox("by-id")
        func become(_ name: String) {
            Self.become(name, sandbox)
            sandbox.prefix = [
                "/usr/bin/unshare", "--uts", "/bin/sh", "-c",
                "echo \(name) >/proc/sys/kernel/hostname && exec \"$@\"", "sh",
            ]
        }
        become("one")
        sandbox.prepare()
        Self.fill(sandbox, ["letter": "of one"])
        let one = sandbox.backUp()
        become("two")
        Self.fill(sandbox, ["photo": "of two"])
        let two = sandbox.backUp()
        let path = sandbox.source
        // Read as two, and as a machine that has no roots here.
        for name in ["two", "three"] {
            become(name)
            let listed = sandbox.cairn("ls", "-R", "--snapshot", one)
            #expect(
                listed.text.contains("/letter") && !listed.text.contains("/photo"), "\(listed.text)"
            )
            #expect(
                listed.errors.contains(
                    "commit \(one.prefix(8)) was made by one, so Cairn uses the roots"),
                "\(listed.errors)")
            #expect(sandbox.cairn("dump", "--snapshot", one, "\(path)/letter").text == "of one")
            #expect(sandbox.cairn("find", "--snapshot", one, "*").text.contains("/letter"))
            sandbox.cairn("restore", "--snapshot", one, "--target", sandbox.file("out-\(name)"))
            #expect(Files.names(sandbox.file("out-\(name)") + path) == ["letter"])
            #expect(!sandbox.cairn("diff", one, "latest").text.contains("photo"))
            #expect(
                sandbox.cairn("diff", one, two, exits: 1).errors.contains(
                    "by one, and \(two.prefix(8)) by two"))
            #expect(
                sandbox.cairn("restore", "--in-place", "--snapshot", one, exits: 1).errors.contains(
                    "unless you ask for it\n"))
        }
        become("two")
        #expect(Files.names(path) == ["photo"])
        // This machine's own, and this machine's at another's.
        let own = sandbox.cairn("ls", "-R", "--snapshot", two)
        #expect(own.text.contains("/photo") && own.errors.isEmpty, "\(own.errors)")
        become("one")
        #expect(sandbox.cairn("ls", "-R", "--snapshot", two).text.contains("/photo"))
        #expect(
            sandbox.cairn("ls", "-R", "--snapshot", two, "--host", "one").text.contains("/letter"))
        #expect(sandbox.cairn("ls", "-R", "--snapshot", "latest").text.contains("/letter"))
        for more in [[], ["--dry-run"], [one]] {
            let refused = sandbox.cairn((["forget", two] + more).map { Array($0.utf8) }, exits: 1)
            #expect(
                refused.errors.contains("was made by two; nothing was forgotten")
                    && refused.errors.contains("--host "), "\(refused.errors)")
        }
        sandbox.cairn("forget", "--host", "two", one, exits: 1)
        #expect(sandbox.json("snapshots", "--host", "two").count == 1 && sandbox.commits() == [one])
        sandbox.backUp()
        sandbox.cairn("forget", "--host", "two", two)
        #expect(sandbox.json("snapshots", "--host", "two").isEmpty)
        sandbox.expectSound()
    }

    /// Retention left only another machine's snapshot of a version, and each machine has the path:
    /// no id means another machine's file unless that machine is named.
    @Test(.enabled(if: Machine.canUnshareMounts, "needs root and unshare"))
    func anIDMeansAnotherMachinesFileOnlyIfThatIsNamed() {
        let sandbox = Sandbox("id-of-another")
        func become(_ name: String, _ files: [String: String]) {
            Self.become(name, sandbox)
            sandbox.prefix = [
                "/usr/bin/unshare", "--uts", "/bin/sh", "-c",
                "echo \(name) >/proc/sys/kernel/hostname && exec \"$@\"", "sh",
            ]
            Self.fill(sandbox, files)
        }
        let letter = sandbox.source + "/letter"
        become("one", ["letter": "of one", "gone": "of one", "same": "same", "one": "one"])
        sandbox.prepare()
        sandbox.backUp()
        become("two", ["letter": "of two", "gone": "of two", "same": "same", "two": "two"])
        let two = sandbox.backUp()
        become("one", ["letter": "of one, again", "same": "same", "one": "one"])
        sandbox.backUp()
        sandbox.cairn("forget", "--keep-last", "1")
        // Every listed version is restored by its id alone.
        let ids = sandbox.cairn("versions", "-q", letter).lines
        #expect(ids.count == 2)
        for (id, text) in zip(ids, ["of one", "of one, again"]) {
            #expect(sandbox.cairn("dump", "--snapshot", id, letter).text == text)
            sandbox.cairn("restore", "--snapshot", id, "--in-place", letter)
            #expect(Files.text(letter) == text)
        }
        // The commands that are printed name the machine, and work.
        let found = sandbox.cairn("find", "--deleted", "gone").text
        let command = found.components(separatedBy: "restore with: cairn ").last ?? ""
        #expect(command.contains("--host one"), "\(found)")
        let words = command.split(whereSeparator: \.isWhitespace).filter { $0 != "-r" }
        sandbox.cairn(words.drop { $0 != "restore" }.map { Array($0.utf8) })
        #expect(Files.text(sandbox.source + "/gone") == "of one")
        // A snapshot of the other machine: live files are replaced by this machine's own.
        let back = sandbox.cairn("restore", "--snapshot", two, "--in-place", letter)
        #expect(Files.text(letter) == "of one")
        #expect(
            back.errors.contains("made by two, but Cairn uses the roots of this machine"),
            "\(back.errors)")
        for words in [
            ["dump", "--snapshot", two, letter],
            ["restore", "--snapshot", two, "--target", sandbox.file("out"), letter],
        ] {
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1)
            #expect(refused.text.isEmpty)
            #expect(
                refused.errors.contains("of this machine and of two differ in commit"),
                "\(refused.errors)")
            let hosts = refused.errors.components(separatedBy: "--host ").dropFirst().map {
                String($0.prefix(8))
            }
            #expect(hosts.count == 2)
            for (host, text) in zip(hosts, ["of one", "of two"]) {
                #expect(
                    sandbox.cairn("dump", "--host", host, "--snapshot", two, letter).text == text)
            }
        }
        for (name, text) in [("same", "same"), ("one", "one"), ("two", "two")] {
            let dumped = sandbox.cairn("dump", "--snapshot", two, sandbox.source + "/" + name)
            #expect(dumped.text == text && dumped.errors.contains("was made by two"))
        }
        // What cannot be taken back, or protects the other machine's, wants its name.
        sandbox.cairn("pin", two)
        sandbox.cairn("unpin", "--dry-run", two, exits: 1)
        let kept = sandbox.cairn("unpin", two, exits: 1).errors
        #expect(kept.contains("made by two; nothing was unpinned\n"), "\(kept)")
        sandbox.cairn("unpin", "--host", "two", two)
        for more in [["--dry-run"], []] {
            let words = ["rewrite", two, "--exclude", "letter"] + more
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
            #expect(refused.contains("made by two; nothing was removed\n"), "\(refused)")
        }
        sandbox.cairn("rewrite", "--host", "one", two, "--exclude", "letter")
        #expect(sandbox.cairn("dump", "--host", "two", "--snapshot", two, letter).text == "of two")
        sandbox.expectSound()
    }

    /// It would change what lies here to what lay there.
    @Test(.enabled(if: Machine.canUnshareMounts, "needs root and unshare"))
    func anotherMachinesRestoreIsNotUndoneHere() {
        let there = [
            "/usr/bin/unshare", "--uts", "/bin/sh", "-c",
            "echo elsewhere >/proc/sys/kernel/hostname && exec \"$@\"", "sh",
        ]
        let sandbox = Sandbox("undo")
        Self.become("two", sandbox)
        sandbox.prepare()
        Self.fill(sandbox, ["photo": "of two", "same": "same"])
        sandbox.backUp()
        sandbox.prefix = there
        Self.become("one", sandbox)
        Self.fill(sandbox, ["letter": "of one", "same": "same"])
        let first = sandbox.backUp()
        sandbox.put("letter", "of one, again")
        sandbox.backUp()
        sandbox.cairn("restore", "--in-place", "--snapshot", first, sandbox.source)
        #expect(Files.text(sandbox.source + "/letter") == "of one")
        sandbox.prefix = []
        Self.become("two", sandbox)
        Self.fill(sandbox, ["photo": "of two", "same": "same"])
        #expect(sandbox.cairn("undo", exits: 1).errors.contains("there is no restore to undo"))
        #expect(Files.text(sandbox.source + "/photo") == "of two")
        sandbox.prefix = there
        Self.become("one", sandbox)
        Self.fill(sandbox, ["letter": "of one", "same": "same"])
        sandbox.cairn("undo")
        #expect(Files.text(sandbox.source + "/letter") == "of one, again")
    }
}
