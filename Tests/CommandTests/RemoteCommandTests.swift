import CommandSupport
import FoundationEssentials
import Glibc
import TestSeed
import Testing

/// `remote push`, `remote list`, `clone`, and verbs that read a remote: the real binary with real
/// rclone, a real S3 server and directories.
@Suite struct RemoteCommandTests {
    private static func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setPackBytes(300_000)
        return sandbox
    }

    private static func edit(_ sandbox: Sandbox, _ random: inout Seeded) {
        for _ in 0..<8 {
            let directory = "\(sandbox.source)/d\(random.below(4))"
            Files.makeDirectories(directory)
            Files.write(
                random.bytes(random.below(120_000)), to: "\(directory)/f\(random.below(20))")
        }
    }

    /// The source as a restore from this repository brings it.
    private static func expect(
        _ repository: String, brings expected: WalkedTree, _ sandbox: Sandbox,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let own = sandbox.repository
        defer { sandbox.repository = own }
        sandbox.repository = repository
        let found = Walker.walk(sandbox.restored("latest", sourceLocation: sourceLocation))
        #expect(treeDifferences(found, expected: expected) == [], sourceLocation: sourceLocation)
    }

    @Test(arguments: ["dir", "rclone"])
    func aLostMachineComesBackFromTheRemoteAlone(kind: String) {
        var random = Seeded(TestSeed.drawn)
        let sandbox = Self.prepared("remote-\(kind)")
        let place = sandbox.file("nas")
        if kind == "rclone" {
            Files.makeDirectories(sandbox.file("config/rclone"))
            Files.write(
                "[nas]\ntype = local\n", to: sandbox.file("config/rclone/rclone.conf"))
        }
        let url = kind == "dir" ? "dir:\(place)" : "rclone:nas:\(place)"
        var commits: [String] = []
        for round in 0..<3 {
            Self.edit(sandbox, &random)
            commits.append(sandbox.backUp())
            let pushed = sandbox.json("remote", "push", url).last
            #expect(pushed?.number("commit") == round + 1)
        }
        #expect(sandbox.cairn("remote", "push", url).text.contains("already has everything"))
        let listed = sandbox.json("remote", "list", url)
        #expect(listed.count == 1 && listed[0].number("commit") == 3)
        let expected = Walker.walk(sandbox.source)
        Self.expectWitness(sandbox, place)
        // All that this machine had is gone.
        Files.removeTree(Array(sandbox.repository.utf8))
        Files.removeTree(Array(sandbox.file("state").utf8))
        Self.expect(url, brings: expected, sandbox)
        let clone = sandbox.file("clone")
        sandbox.cairn("clone", url, clone, exits: 1)
        let refused = sandbox.run(sandbox.binary, ["clone", url, sandbox.source])
        #expect(refused.code == 1 && refused.errors.contains("it contains"), "\(refused.errors)")
        #expect(refused.errors.hasSuffix("\n  next: use an empty or new directory\n"))
        #expect(sandbox.run(sandbox.binary, ["clone", url, clone]).code == 0)
        Self.expect(clone, brings: expected, sandbox)
        sandbox.repository = clone
        #expect(sandbox.commits() == commits)
        sandbox.cairn("verify", "--read-data")
        sandbox.expectSound()
        // It goes on where the lost one was.
        Self.edit(sandbox, &random)
        sandbox.backUp()
        #expect(sandbox.json("remote", "push", url).last?.number("manifest") == 4)
        Self.expect(url, brings: Walker.walk(sandbox.source), sandbox)
    }

    /// The reader that was written from FORMAT.md alone makes the same repository of the remote.
    private static func expectWitness(_ sandbox: Sandbox, _ place: String) {
        guard Machine.hasWitness else { return }
        let id = Files.names(place).first { $0.utf8.count == 32 } ?? ""
        let (own, made) = (sandbox.repository, sandbox.file("assembled"))
        let script = "\(Project.path)/Scripts/read_remote.py"
        let run = sandbox.run("/usr/bin/python3", ["-B", script, "\(place)/\(id)", made])
        #expect(run.code == 0, "\(run.text)\(run.errors)")
        sandbox.repository = made
        sandbox.expectSound()
        sandbox.repository = own
    }

    /// A restore in place writes to the repository, which a remote refuses.
    @Test func whatIsAdvisedForARemoteRestoresToATarget() throws {
        let sandbox = Self.prepared("remote-advice")
        for name in ["kept", "gone", "lost"] { sandbox.put(name, name) }
        sandbox.backUp()
        for name in ["gone", "lost"] { unlink("\(sandbox.source)/\(name)") }
        sandbox.backUp()
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        sandbox.repository = url
        let gone = "\(sandbox.source)/gone"
        let out = sandbox.file("out")
        let texts = [
            sandbox.cairn("find", "--deleted", "gone").text,
            sandbox.cairn("find", "--deleted", "*").text,
            sandbox.cairn("restore", "-n", "--in-place", gone, exits: 1).errors,
            sandbox.cairn("restore", "--deleted", gone, exits: 1).errors,
            sandbox.cairn("restore", "--deleted", "--target", out, gone).text,
        ]
        for text in texts { #expect(!text.contains("--in-place "), "\(text)") }
        for text in [texts[0], texts[2]] {
            let found = try #require(text.firstMatch(of: #/cairn -r [^`\n]*/#), "\(text)").0
            let done = ShownCommand.run(sandbox, String(found))
            #expect(done.code == 0, "\(found): \(done.errors)")
            let place = sandbox.file("restored") + gone
            #expect(Files.text(place) == "gone")
            unlink(place)
        }
    }

    @Test func verbsThatReadTakeARemote() {
        let sandbox = Self.prepared("remote-verbs")
        sandbox.put("a", "one")
        let first = sandbox.backUp()
        sandbox.put("a", "two")
        sandbox.put("b", "new")
        let second = sandbox.backUp()
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        sandbox.repository = url
        let a = "\(sandbox.source)/a"
        #expect(sandbox.commits() == [first, second])
        #expect(sandbox.cairn("dump", a).text == "two")
        #expect(sandbox.cairn("dump", "--snapshot", first, a).text == "one")
        #expect(sandbox.cairn("ls", sandbox.source).lines.count == 2)
        #expect(sandbox.cairn("find", "b").text.contains("\(sandbox.source)/b"))
        #expect(sandbox.json("versions", a).count(where: { $0["type"] == "version" }) == 2)
        #expect(sandbox.json("diff", first, second).count == 3)
        #expect(sandbox.json("stats").last?.number("commits") == 2)
        for verb in [["backup", sandbox.source], ["prune"], ["forget", first], ["repair"]] {
            let refused = sandbox.cairn(verb.map { Array($0.utf8) }, exits: 1).errors
            #expect(
                refused.contains("is a remote, which Cairn can read but not write to\n  next: "),
                "\(verb)")
        }
    }

    // MARK: A real server

    /// The recent rclone that `make test` puts beside the build: as a server of S3.
    static let recent: String? = {
        let path =
            "\(#filePath)".replacing("Tests/CommandTests/RemoteCommandTests.swift", with: "")
            + ".build/tools/rclone"
        return access(path, X_OK) == 0 ? path : nil
    }()

    static func serve(_ sandbox: Sandbox, port wanted: String = "0") -> (
        server: ChildProcess, url: String, port: String
    )? {
        guard let recent else { return nil }
        Files.makeDirectories(sandbox.file("buckets/bucket"))
        let server = sandbox.start(
            recent,
            [
                "serve", "s3", "--auth-key", "KEY,SECRET", "--addr", "127.0.0.1:\(wanted)",
                sandbox.file("buckets"),
            ])
        var port = ""
        _ = server.awaitWhileRunning {
            guard let start = server.errorsSoFar.range(of: "http://127.0.0.1:") else {
                return false
            }
            port = String(server.errorsSoFar[start.upperBound...].prefix { $0.isNumber })
            return !port.isEmpty
        }
        Files.makeDirectories(sandbox.file("config/rclone"))
        let remote = { (name: String, secret: String) in
            "[\(name)]\ntype = s3\nprovider = Other\naccess_key_id = KEY\n"
                + "secret_access_key = \(secret)\nendpoint = http://127.0.0.1:\(port)\n"
        }
        Files.write(
            remote("s3", "SECRET") + remote("wrong", "WRONG"),
            to: sandbox.file("config/rclone/rclone.conf"))
        return (server, "rclone:s3:bucket/cairn", port)
    }

    /// Killed where chance has it, again and again: no state of the remote names what is not there,
    /// and the next push goes on.
    @Test(.enabled(if: recent != nil, "no recent rclone")) func pushesKilledAtAnyMomentLoseNothing()
        throws
    {
        print("killed pushes: \(TestSeed.replay)")
        var random = Seeded(TestSeed.drawn)
        let sandbox = Self.prepared("remote-kill")
        let (server, url, _) = try #require(Self.serve(sandbox))
        defer {
            server.send(SIGKILL)
            _ = server.wait()
        }
        let rounds = getenv("CAIRN_SOAK_KILLS").flatMap { Int(String(cString: $0)) } ?? 16
        Self.edit(sandbox, &random)
        sandbox.backUp()
        var killed = 0
        var trees = [Walker.walk(sandbox.source)]
        for round in 0..<rounds {
            let push = sandbox.startCairn("remote", "push", url)
            // Up to somewhat more than a push takes.
            for _ in 0..<random.below(1_200) { if !push.tick() { break } }
            push.send(SIGKILL)
            if push.wait().code != 0 { killed += 1 }
            if round % 4 == 3 {
                let own = sandbox.repository
                sandbox.repository = url
                let commits = sandbox.startCairn("snapshots").wait()
                // None is there before the first push has ended.
                if commits.code == 0 {
                    let found = Walker.walk(sandbox.restored("latest"))
                    #expect(
                        trees.contains { treeDifferences(found, expected: $0).isEmpty },
                        "\(TestSeed.replay), round \(round)")
                } else {
                    #expect(commits.code == 10, "\(commits.errors)")
                }
                sandbox.repository = own
                Self.edit(sandbox, &random)
                sandbox.backUp()
                trees.append(Walker.walk(sandbox.source))
            }
        }
        print("killed pushes: \(killed) of \(rounds)")
        #expect(killed > rounds / 4)
        sandbox.cairn("remote", "push", url)
        Self.expect(url, brings: Walker.walk(sandbox.source), sandbox)
        let refused = sandbox.cairn("remote", "push", "rclone:wrong:bucket/cairn", exits: 1).errors
        #expect(refused.contains("next: check the credentials"), "\(refused)")
        let missing = sandbox.cairn("remote", "push", "rclone:s3:nobucket/x", exits: 1).errors
        #expect(missing.contains("NoSuchBucket"), "\(missing)")
    }

    /// A push under way, here one that was stopped, is in nobody's way.
    @Test func aRemoteIsReadWhileItIsPushedTo() {
        var random = Seeded(TestSeed.drawn)
        let sandbox = Self.prepared("remote-beside")
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.put("a", "one")
        let first = sandbox.backUp()
        sandbox.cairn("remote", "push", url)
        for index in 0..<40 {
            Files.write(random.bytes(400_000), to: "\(sandbox.source)/big\(index)")
        }
        sandbox.backUp()
        let before = Files.bytesBeneath(sandbox.file("nas"))
        let push = sandbox.startCairn("remote", "push", url)
        let isUnderWay = push.awaitWhileRunning {
            Files.bytesBeneath(sandbox.file("nas")) > before
        }
        push.send(SIGSTOP)
        #expect(isUnderWay)
        let own = sandbox.repository
        sandbox.repository = url
        #expect(sandbox.commits().first == first)
        sandbox.repository = own
        sandbox.cairn("remote", "push", url, exits: 11)
        push.send(SIGCONT)
        #expect(push.wait().code == 0)
    }

    @Test func severalReadersAtOnceDoNotMeet() {
        let sandbox = Self.prepared("remote-readers")
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.put("a", "one")
        sandbox.backUp()
        sandbox.cairn("remote", "push", url)
        sandbox.repository = url
        let readers = (0..<6).map { _ in sandbox.startCairn("ls", "-R") }
        for reader in readers {
            let ended = reader.wait()
            #expect(ended.code == 0, "\(ended.errors)")
        }
    }

    /// The whole repository would go to the disk below it.
    @Test(.enabled(if: Machine.canMount, "no right to mount"))
    func nothingIsPushedToABareMountPoint() {
        let sandbox = Self.prepared("remote-away")
        let place = sandbox.file("nas")
        Files.makeDirectories(place)
        guard sandbox.run("/bin/mount", ["-t", "tmpfs", "none", place]).code == 0 else { return }
        sandbox.put("a", "one")
        sandbox.backUp()
        sandbox.cairn("remote", "push", "dir:\(place)/cairn")
        #expect(sandbox.run("/bin/umount", [place]).code == 0)
        let refused = sandbox.cairn("remote", "push", "dir:\(place)/cairn", exits: 1).errors
        #expect(refused.contains("its disk is not mounted at \(place)"), "\(refused)")
        #expect(Files.names(place).isEmpty)
    }

    @Test func whatANewcomerTriesIsTold() {
        let sandbox = Self.prepared("remote-newcomer")
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.put("a", "one")
        sandbox.backUp()
        sandbox.cairn("remote", "push", url)
        #expect(sandbox.cairn("remote", "list", url, "-q").lines.first?.utf8.count == 32)
        let inside = sandbox.cairn(
            "remote", "push", "dir:\(sandbox.repository)/copy", exits: 1
        ).errors
        #expect(inside.contains("is inside the repository, so it"), "\(inside)")
        sandbox.cairn("remote", "push", url, "--limit", "1MiB", exits: 1)
        // Another repository at the same place changes nothing of what is known of this one.
        let own = sandbox.repository
        sandbox.repository = sandbox.file("second")
        sandbox.cairn("init")
        sandbox.backUp()
        sandbox.cairn("remote", "push", url)
        sandbox.repository = own
        Files.removeTree(Array(sandbox.file("nas").utf8))
        let gone = sandbox.cairn("remote", "push", url, exits: 1).errors
        #expect(gone.contains("the remote has no state to restore from"), "\(gone)")
        sandbox.repository = url
        let refused = sandbox.cairn("init", exits: 1).errors
        #expect(
            refused.contains("is a remote, but a repository must be a local directory"),
            "\(refused)")
        sandbox.cairn("watch", exits: 1)
    }

    @Test func addressesThatLeadNowhereAreTold() {
        let sandbox = Self.prepared("remote-wrong")
        sandbox.put("a", "one")
        sandbox.backUp()
        for (words, next) in [
            (["remote", "push", "nowhere"], "use rclone:REMOTE:PATH or dir:/PATH"),
            (["remote", "push", "dir:relative"], "use dir:/PATH"),
            (["remote", "push", "rclone:x:../../etc"], "write the path without them"),
            (["remote", "push", "dir:/tmp/\u{1b}[31m"], "write the path without them"),
            (["remote", "push", "rclone:x"], "use rclone:REMOTE:PATH"),
            (["remote", "push", "rclone:nosuch:x"], "check the address with rclone, for example"),
            (["remote", "push", "dir:/tmp/x", "--limit", "0"], "use a rate from"),
        ] {
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
            #expect(refused.contains("\n  next: \(next)"), "\(words): \(refused)")
        }
    }
}
