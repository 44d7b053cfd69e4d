import Glibc
import TestSeed
import Testing

/// The binary killed where chance has it: what was acknowledged is there, and the next run goes on.
@Suite struct KillTests {

    /// Commits after each MiB, so that kills come between commits too.
    private static func prepared(_ name: String, _ random: inout Seeded) -> Sandbox {
        let sandbox = Sandbox(name)
        Files.write("commit-size = \"1MiB\"\nreaders = 2\n", to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        sandbox.prepare()
        edit(sandbox, &random, round: 0)
        return sandbox
    }

    /// Some new and some changed files, about 4 MB of what does not compress.
    private static func edit(_ sandbox: Sandbox, _ random: inout Seeded, round: Int) {
        for index in 0..<12 {
            let directory = sandbox.source + "/d\(random.below(6))"
            Files.makeDirectories(directory)
            Files.write(
                random.bytes(1000 + random.below(200_000)), to: directory + "/f\(random.below(40))")
            if index == 0 { Files.write(random.bytes(1_500_000), to: directory + "/big") }
            if index == 1 { symlink("f1", directory + "/link-\(round)") }
            if index == 2 { Files.removeTree(Array("\(directory)/f\(random.below(40))".utf8)) }
        }
    }

    /// Everything in the partial tree is just as it is in the source. Directories may still lack
    /// names.
    private static func expectPart(
        _ found: WalkedTree, of expected: WalkedTree, _ earlier: WalkedTree, _ comment: Comment
    ) {
        for (path, item) in found where item.kind != S_IFDIR {
            #expect(
                expected[path] == item || earlier[path] == item,
                "\(comment.rawValue): \(Name.shown(path))")
        }
    }

    @Test func backupsKilledAtAnyMomentLoseNothing() {
        print("killed backups: \(TestSeed.replay)")
        var random = Seeded(TestSeed.drawn)
        let sandbox = Self.prepared("kill", &random)
        var remembered: [String: WalkedTree] = [:]
        var earlier: WalkedTree = [:]
        var killed = 0
        let rounds = 35
        for round in 1...rounds {
            let tree = Walker.walk(sandbox.source)
            let before = Files.bytesBeneath(sandbox.repository)
            let child = sandbox.startCairn("backup", sandbox.source)
            Self.awaitSomething(child, &random) { Files.bytesBeneath(sandbox.repository) - before }
            child.send(SIGKILL)
            if child.wait().code == -SIGKILL { killed += 1 }

            // Kills pile up on one another now and then; and now and then the state directory is
            // lost as well.
            if random.chance(3), round < rounds { continue }
            if random.chance(5) { Files.removeTree(Array(sandbox.file("state").utf8)) }
            sandbox.expectSound("\(TestSeed.replay), round \(round)")
            let listed = sandbox.json("snapshots", "--all")
            #expect(
                Set(remembered.keys).isSubset(of: listed.compactMap { $0["id"] }),
                "\(TestSeed.replay), round \(round)")
            if let last = listed.last, let id = last["id"], remembered[id] == nil {
                Self.expectPart(
                    Self.restored(sandbox, id), of: tree, earlier,
                    "\(TestSeed.replay), round \(round)")
            }
            let id = sandbox.backUp()
            let found = Self.restored(sandbox, id)
            let differences = treeDifferences(found, expected: tree)
            #expect(
                differences.isEmpty,
                "\(TestSeed.replay), round \(round):\n\(differences.joined(separator: "\n"))")
            remembered[id] = tree
            earlier = tree
            Self.edit(sandbox, &random, round: round)
        }
        for (id, tree) in remembered {
            let differences = treeDifferences(Self.restored(sandbox, id), expected: tree)
            #expect(
                differences.isEmpty,
                "\(TestSeed.replay), \(id):\n\(differences.joined(separator: "\n"))")
        }
        sandbox.cairn("verify", "--read-data")
        print(
            "killed backups: \(killed) of \(rounds) were killed before their end, \(remembered.count) commits remembered"
        )
        #expect(killed > rounds / 3)
    }

    @Test func restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext() {
        print("killed restores: \(TestSeed.replay)")
        var random = Seeded(TestSeed.drawn ^ 0xffff)
        let sandbox = Self.prepared("kill", &random)
        for round in 0..<3 { Self.edit(sandbox, &random, round: round) }
        let first = Walker.walk(sandbox.source)
        let one = sandbox.backUp()
        Self.edit(sandbox, &random, round: 9)
        let second = Walker.walk(sandbox.source)
        let other = sandbox.backUp()
        let out = sandbox.file("out")
        mkdir(out, 0o755)
        var killed = 0
        for round in 1...15 {
            let (id, tree, before) = round % 2 == 0 ? (one, first, second) : (other, second, first)
            let child = sandbox.startCairn("restore", "--snapshot", id, "--target", out, "--delete")
            let bytes = Files.bytesBeneath(out)
            Self.awaitSomething(child, &random) {
                round == 1 ? Files.bytesBeneath(out) - bytes : Self.written(child.identifier)
            }
            child.send(SIGKILL)
            if child.wait().code == -SIGKILL { killed += 1 }
            let found = Walker.walk(out + sandbox.source)
            for (path, item) in found where item.kind != S_IFDIR && !Self.isLeftover(path) {
                #expect(
                    tree[path] == item || before[path] == item,
                    "\(TestSeed.replay), round \(round): \(Name.shown(path))")
            }
            sandbox.cairn("restore", "--snapshot", id, "--target", out, "--delete")
            let finished = Walker.walk(out + sandbox.source)
            let differences = treeDifferences(finished, expected: tree)
            #expect(
                differences.isEmpty,
                "\(TestSeed.replay), round \(round):\n\(differences.joined(separator: "\n"))")
        }
        print("killed restores: \(killed) of 15 were killed before their end")
        #expect(killed > 5)
    }

    @Test func leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a/file", "content")
        for directory in [sandbox.source, sandbox.source + "/a"] {
            Files.write("half", to: directory + "/half")
            rename(
                directory + "/half",
                directory + "/" + Self.temporaryName(directory + "/half", in: sandbox))
        }
        sandbox.backUp()
        #expect(!sandbox.cairn("ls", "-R").text.contains(".cairn-restore"))
        sandbox.cairn("restore", "--in-place", sandbox.source)
        #expect(
            Files.names(sandbox.source) == ["a"] && Files.names(sandbox.source + "/a") == ["file"])
    }

    /// Issue 13: whatever is called like that and was not made by a restore is somebody's own.
    @Test func aPersonsFileOfSuchANameIsKeptAndStays() {
        let sandbox = Sandbox()
        sandbox.prepare()
        let name = ".cairn-restore-00112233aabbccdd"
        sandbox.put("a/file", "content")
        sandbox.put("a/" + name, "mine")
        let id = sandbox.backUp()
        #expect(sandbox.cairn("ls", "-R").text.contains("a/" + name))
        sandbox.cairn("restore", "--in-place", sandbox.source)
        #expect(Files.text(sandbox.source + "/a/" + name) == "mine")
        unlink(sandbox.source + "/a/" + name)
        sandbox.cairn("restore", "--in-place", "--snapshot", id, sandbox.source)
        #expect(Files.text(sandbox.source + "/a/" + name) == "mine")
        #expect(sandbox.cairn("status", sandbox.source).text.contains("stored"))
    }

    /// A neighbour who may rename a person's items gave them such names, and the next restore
    /// removed them.
    @Test func nobodyCanGiveAPersonsItemANameOfALeftover() {
        let sandbox = Sandbox("forged")
        sandbox.prepare()
        sandbox.put("keep", "keep")
        sandbox.backUp()
        sandbox.put("work/new", "a day of work")
        var status = stat()
        lstat(sandbox.source + "/work", &status)
        let digits = String(status.st_ino, radix: 16)
        let name =
            ".cairn-restore-" + String(repeating: "0", count: 16 - digits.count) + digits
        rename(sandbox.source + "/work", sandbox.source + "/" + name)
        sandbox.cairn("restore", "--in-place", sandbox.source)
        #expect(Files.text(sandbox.source + "/\(name)/new") == "a day of work")
        sandbox.backUp()
        #expect(sandbox.cairn("ls", "-R").text.contains("\(name)/new"))
        sandbox.cairn("restore", "--in-place", sandbox.source)
        #expect(Files.text(sandbox.source + "/\(name)/new") == "a day of work")
    }

    /// As a restore that was killed calls a file that it has not finished.
    static func temporaryName(_ path: String, in sandbox: Sandbox) -> String {
        let words = sandbox.file("state/cairn/restores")
        mkdir(words, 0o700)
        Files.write("1\n", to: words + "/0123456789abcdef")
        let script = """
            import hashlib, os, struct, sys
            pair = struct.pack("<QQ", 0x0123456789abcdef, os.lstat(sys.argv[1]).st_ino)
            print(".cairn-restore-" + hashlib.blake2b(pair, digest_size=16).hexdigest()[:16])
            """
        return sandbox.run("/usr/bin/python3", ["-c", script, path]).lines.first ?? ""
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func aSignalEndsABackupAfterACommit(signal: Int32) {
        var random = Seeded(7)
        let sandbox = Self.prepared("signal", &random)
        for index in 0..<30 {
            Files.write(random.bytes(1 << 20), to: sandbox.source + "/m\(index)")
        }
        let tree = Walker.walk(sandbox.source)
        let child = sandbox.startCairn("backup", sandbox.source)
        let head = Files.content(sandbox.repository + "/journal/head")
        #expect(
            child.awaitWhileRunning { Files.content(sandbox.repository + "/journal/head") != head })
        child.send(signal)
        let ended = child.wait()
        #expect(ended.code == 130)
        #expect(
            ended.errors
                == "cairn: interrupted; everything committed so far is safe, and the next backup continues from there\n"
        )
        #expect(
            ended.text.hasPrefix("interrupted: everything read so far is safe")
                && !ended.text.contains("restore with")
                && !ended.text.contains("backed up only this once"),
            "\(ended.text)")
        let listed = sandbox.json("snapshots")
        #expect(listed.last?["kind"] == "partial")
        Self.expectPart(Self.restored(sandbox, "latest"), of: tree, [:], "after the signal")
        let summary = sandbox.json("backup", sandbox.source).last
        #expect(
            (summary?.number("new") ?? 0) < tree.count && (summary?.number("unchanged") ?? 0) > 0)
        #expect(treeDifferences(Self.restored(sandbox, "latest"), expected: tree).isEmpty)
        #expect(sandbox.json("snapshots").last?["kind"] == "backup")
        sandbox.expectSound()
    }

    @Test func aSignalEndsARestoreAndTheNextFinishesIt() {
        var random = Seeded(8)
        let sandbox = Self.prepared("signal", &random)
        for index in 0..<30 {
            Files.write(random.bytes(1 << 20), to: sandbox.source + "/m\(index)")
        }
        sandbox.backUp()
        let out = sandbox.file("out")
        let child = sandbox.startCairn("restore", "--target", out)
        #expect(child.awaitWhileRunning { Files.bytesBeneath(out) > 3 << 20 })
        child.send(SIGINT)
        let ended = child.wait()
        #expect(ended.code == 130)
        #expect(
            ended.errors
                == "cairn: interrupted, but the restored files are complete; run the restore again to restore the rest\n"
        )
        sandbox.cairn("restore", "--target", out)
        #expect(
            treeDifferences(
                Walker.walk(out + sandbox.source), expected: Walker.walk(sandbox.source)
            ).isEmpty)
    }

    // MARK: Moments

    /// Awaits a random one of the things that can be seen of a run, or its end.
    private static func awaitSomething(
        _ child: ChildProcess, _ random: inout Seeded, _ progress: () -> Int
    ) {
        let bytes = random.below(5 << 20)
        switch random.below(4) {
        case 0:
            // So many looks at it, from none on.
            var looks = random.below(60)
            _ = child.awaitWhileRunning {
                looks -= 1
                return looks < 0
            }
        case 1: _ = child.awaitWhileRunning { progress() > 0 }
        default: _ = child.awaitWhileRunning { progress() > bytes }
        }
    }

    /// - Source: proc(5), /proc/PID/io.
    private static func written(_ process: pid_t) -> Int {
        for line in Files.text("/proc/\(process)/io").split(separator: "\n")
        where line.hasPrefix("wchar: ") {
            return Int(line.dropFirst(7)) ?? 0
        }
        return 0
    }

    private static func isLeftover(_ path: [UInt8]) -> Bool {
        String(decoding: path, as: UTF8.self).split(separator: "/").last?.hasPrefix(
            ".cairn-restore-") == true
    }

    /// A commit's tree, which is gone again afterwards.
    private static func restored(_ sandbox: Sandbox, _ id: String) -> WalkedTree {
        let place = sandbox.restored(id)
        defer { Files.removeTree(Array(place.utf8)) }
        return Walker.walk(place)
    }
}
