import CommandSupport
import FoundationEssentials
import Glibc
import TestSeed
import Testing

/// Remotes of the settings: the commands for them, and the real daemon that pushes there.
@Suite struct RemoteDaemonTests {
    private static func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setSettings("[watch]\nquiet = \"100ms\"\nquiet-after-close = \"50ms\"\n")
        sandbox.put("a", "one")
        return sandbox
    }

    private static func add(_ sandbox: Sandbox, _ name: String, _ url: String) {
        sandbox.cairn("remote", "add", name, url, "--every", "1s")
    }

    private static func remote(_ sandbox: Sandbox, _ name: String = "nas") -> JSONObject? {
        sandbox.json("remote", "list").first { $0["name"] == name }
    }

    /// Awaits that nothing waits for this remote.
    private static func isComplete(_ watch: SupervisedWatch, _ name: String = "nas") -> Bool {
        watch.awaits {
            let found = remote(watch.sandbox, name)
            return found?.number("waiting_commits") == 0 && found?.number("commit") != nil
        }
    }

    private static func dumped(_ sandbox: Sandbox, _ url: String, _ name: String) -> String {
        let own = sandbox.repository
        defer { sandbox.repository = own }
        sandbox.repository = url
        return sandbox.cairn("dump", "\(sandbox.source)/\(name)").text
    }

    @Test func remotesAreAddedPushedToListedAndRemoved() {
        let sandbox = Self.prepared("remote-names")
        sandbox.backUp()
        let file = sandbox.file("config/cairn/cairn.toml")
        let before = Files.text(file)
        Files.makeDirectories(sandbox.file("nas"))
        let (nas, away) = ("dir:\(sandbox.file("nas/cairn"))", "dir:\(sandbox.file("away/x"))")
        sandbox.cairn("remote", "add", "nas", nas, "-n")
        #expect(Files.text(file) == before && Files.names(sandbox.file("nas")).isEmpty)
        let added = sandbox.json("remote", "add", "nas", nas, "--every", "15m")
        #expect(added.first?.number("every_seconds") == 900 && added.first?["reason"] == nil)
        let unreachable = sandbox.cairn("remote", "add", "off", away + "/").errors
        #expect(
            unreachable.contains(
                "the remote is currently unreachable: there is no \(sandbox.file("away"))"),
            "\(unreachable)")
        for (words, why) in [
            (["nas", "dir:/other"], "nas is already a remote"),
            (["nas2", nas], "nas is already a remote"),
            (["n s", "dir:/x"], "cannot be a remote's name"),
            (["x", "/mnt"], "is not a remote address"),
            (["x", "rclone:nosuch:y"], "the remote failed"),
            (["x", "dir:\(sandbox.repository)/in"], "is inside the repository, so it"),
            (["x", "rclone:nosuch:y", "--limit", "fast"], "is not a valid rate"),
            (["x", "dir:/x", "--every", "0s"], "is not a valid interval"),
        ] {
            let refused = sandbox.cairn(
                (["remote", "add"] + words).map { Array($0.utf8) }, exits: 1
            ).errors
            #expect(refused.contains(why) && refused.contains("\n  next: "), "\(words): \(refused)")
        }
        // A remote that fails does not keep the next from its push.
        Files.write("no directory", to: sandbox.file("away"))
        let pushed = sandbox.cairn("remote", "push", exits: 1)
        #expect(pushed.text.contains("has everything up to commit 1"), "\(pushed.text)")
        #expect(Self.remote(sandbox)?.number("waiting_commits") == 0)
        let off = Self.remote(sandbox, "off")
        #expect(off?.number("waiting_commits") == 1 && off?["reason"] != nil)
        #expect(sandbox.json("status", sandbox.source).contains { $0["name"] == "off" })
        let there = sandbox.cairn("status", "\(sandbox.source)/a").text
        #expect(there.contains("  off-site on nas since 2"), "\(there)")
        #expect(there.contains("  not off-site on off yet: pushes have failed since "), "\(there)")
        // By its name, whatever it is asked.
        #expect(sandbox.json("remote", "list", "nas").first?["type"] == "remote_repository")
        #expect(sandbox.cairn("remote", "push", "nas").text.contains("already has everything"))
        sandbox.put("a", "two")
        sandbox.backUp()
        let table = sandbox.cairn("remote", "list").text
        #expect(table.contains("1 commit, "), "\(table)")
        JSONTests.check("remote, clone", sandbox.json("remote", "list"), types: ["remote"])
        JSONTests.check("status", sandbox.json("status"), types: ["remote"])
        JSONTests.check(
            "status", sandbox.json("status", "\(sandbox.source)/a"), types: ["off_site"])
        sandbox.cairn("remote", "remove", "off")
        #expect(
            sandbox.cairn("remote", "remove", "nas").text.contains("the data at \(nas) remains"))
        #expect(Files.text(file) == before)
        #expect(Self.dumped(sandbox, nas, "a") == "one")
        sandbox.cairn("remote", "remove", "nas", exits: 1)
    }

    @Test(.enabled(if: Machine.hasWitness)) func theServiceNamesStatesThatDoNotCount() {
        let sandbox = Self.prepared("remote-forged")
        let place = sandbox.file("nas")
        Files.makeDirectories("\(place)/cairn")
        Self.add(sandbox, "nas", "dir:\(place)/cairn")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady() && Self.isComplete(watch), "\(watch.child.errorsSoFar)")
        let id = Files.names("\(place)/cairn").first { $0.utf8.count == 32 } ?? ""
        let script = Project.fixtures + "/forge_state.py"
        let forged = sandbox.run(
            "/usr/bin/python3", ["-B", script, "\(place)/cairn/\(id)", "empty"])
        #expect(forged.code == 0, "\(forged.errors)")
        sandbox.put("a", "two")
        #expect(watch.logs("nas contains an invalid state"))
        #expect(watch.logs(forged.lines.first ?? "no name"))
        #expect(watch.stop().code == 0)
    }

    /// Away and back: no save waits, and nothing is lost.
    @Test func theServicePushesToADirectoryThatGoesAndComesBack() {
        let sandbox = Self.prepared("remote-service")
        let place = sandbox.file("nas")
        Files.makeDirectories(place)
        Self.add(sandbox, "nas", "dir:\(place)/cairn")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        #expect(Self.isComplete(watch), "\(watch.child.errorsSoFar)")
        #expect(rename(place, place + "-gone") == 0)
        sandbox.put("a", "two")
        #expect(watch.keeps("\(sandbox.source)/a"))
        #expect(watch.logs("cannot push to the remote nas: \(place)/cairn does not exist"))
        let failing = Self.remote(sandbox)
        #expect(
            failing?["reason"]
                == "\(place)/cairn does not exist, because its disk is not mounted or the remote is new"
        )
        #expect(sandbox.cairn("remote", "list").text.contains("  pushes have failed since 2"))
        // Not with the disk's mount point alone.
        Files.makeDirectories(place)
        sandbox.put("b", "new")
        #expect(watch.keeps("\(sandbox.source)/b"))
        #expect(Files.names(place).isEmpty)
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well: "))
        #expect(rmdir(place) == 0 && rename(place + "-gone", place) == 0)
        #expect(Self.isComplete(watch), "\(watch.child.errorsSoFar)")
        let proof = sandbox.cairn("status", "\(sandbox.source)/b").text
        #expect(proof.contains("off-site on nas since"), "\(proof)")
        // A new name in the settings reaches the service, and so does the end of one.
        Self.add(sandbox, "second", "dir:\(place)/second")
        #expect(Self.isComplete(watch, "second"))
        sandbox.cairn("remote", "remove", "second")
        sandbox.put("c", "last")
        #expect(watch.keeps("\(sandbox.source)/c"))
        #expect(watch.stop().code == 0)
        #expect(Self.dumped(sandbox, "dir:\(place)/cairn", "c") == "last")
        #expect(Self.dumped(sandbox, "dir:\(place)/cairn", "b") == "new")
    }

    /// The server dies and comes back; then the daemon dies, and its rclone with it.
    @Test(.enabled(if: RemoteCommandTests.recent != nil, "no recent rclone"))
    func theServiceOutlivesItsServerAndNothingOutlivesTheService() throws {
        let sandbox = Self.prepared("remote-server")
        var (server, url, port) = try #require(RemoteCommandTests.serve(sandbox))
        defer {
            server.send(SIGKILL)
            _ = server.wait()
        }
        Self.add(sandbox, "s3", url)
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        #expect(Self.isComplete(watch, "s3"), "\(watch.child.errorsSoFar)")
        server.send(SIGKILL)
        _ = server.wait()
        sandbox.put("a", "two")
        #expect(watch.keeps("\(sandbox.source)/a"))
        // A push is under way, or has failed: neither holds up a command.
        sandbox.cairn("tag", "add", "word", "latest")
        (server, url, port) = try #require(RemoteCommandTests.serve(sandbox, port: port))
        #expect(Self.isComplete(watch, "s3"), "\(watch.child.errorsSoFar)")
        #expect(Self.dumped(sandbox, url, "a") == "two")
        server.send(SIGSTOP)
        sandbox.put("b", "while it is silent")
        #expect(watch.keeps("\(sandbox.source)/b"))
        let started = watch.awaits { !Self.children(of: watch.child.identifier).isEmpty }
        #expect(started, "\(watch.child.errorsSoFar)")
        let children = Self.children(of: watch.child.identifier)
        watch.child.send(SIGKILL)
        _ = watch.child.wait()
        let isGone = server.awaitWhileRunning { children.allSatisfy { kill($0, 0) != 0 } }
        #expect(isGone, "\(children)")
        server.send(SIGCONT)
    }

    private static func children(of process: pid_t) -> [pid_t] {
        let tasks = "/proc/\(process)/task"
        return Files.names(tasks).flatMap { task in
            Files.text("\(tasks)/\(task)/children").split(separator: " ").compactMap {
                pid_t($0)
            }
        }
    }

    /// What the service of an encrypted repository pushes needs no password a second time.
    @Test func anEncryptedRepositoryIsPushedByItsKeys() {
        let sandbox = Sandbox("remote-sealed")
        Files.write("secret", to: sandbox.file("password"))
        chmod(sandbox.file("password"), 0o600)
        sandbox.environment["CAIRN_PASSWORD_FILE"] = sandbox.file("password")
        Files.makeDirectories(sandbox.source)
        sandbox.cairn("init", "--encrypt", "--key-cost", "least")
        sandbox.put("a", "sealed")
        Files.makeDirectories(sandbox.file("nas"))
        Self.add(sandbox, "nas", "dir:\(sandbox.file("nas/cairn"))")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        Files.write("another", to: sandbox.file("password"))
        sandbox.put("b", "later")
        #expect(
            watch.awaits {
                watch.child.errorsSoFar.split(separator: "\n").count {
                    $0.contains("backed up 1 new")
                } == 2
            })
        let ended = watch.stop()
        #expect(ended.code == 0 && !ended.errors.contains("cannot push"), "\(ended.errors)")
        Files.write("secret", to: sandbox.file("password"))
        #expect(Self.dumped(sandbox, "dir:\(sandbox.file("nas/cairn"))", "b") == "later")
    }

    /// The service that still has the old `keep-local` reads it anew, and leaves what came back.
    @Test func whatIsPulledStaysBesideAServiceThatStartedWithOtherSettings() {
        let sandbox = Self.prepared("remote-pull-service")
        sandbox.setPackBytes(300_000)
        Files.makeDirectories(sandbox.file("nas"))
        sandbox.cairn(
            "remote", "add", "nas", "dir:\(sandbox.file("nas"))", "--every", "1s", "--keep-local",
            "300000B")
        var random = Seeded(TestSeed.drawn)
        for index in 0..<6 {
            Files.write(random.bytes(200_000), to: "\(sandbox.source)/f\(index)")
            sandbox.backUp()
        }
        sandbox.cairn("remote", "push")
        func notes() -> Int {
            Walker.walk(sandbox.repository).keys.count {
                String(decoding: $0, as: UTF8.self).hasSuffix(".away")
            }
        }
        #expect(notes() > 1)
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        sandbox.put("a", "pushed by the service")
        #expect(watch.logs("pushed to nas, "), "\(watch.child.errorsSoFar)")
        let file = sandbox.file("config/cairn/cairn.toml")
        Files.write(Files.text(file).replacing("300000B", with: "all"), to: file)
        sandbox.cairn("remote", "pull", "-y")
        #expect(notes() == 0)
        sandbox.put("b", "new")
        #expect(watch.keeps("\(sandbox.source)/b"))
        // Its end waits for a last push.
        let ended = watch.stop()
        #expect(ended.code == 0)
        #expect(Self.remote(sandbox)?.number("waiting_commits") == 0)
        #expect(notes() == 0, "\(ended.errors)")
    }

    @Test(.enabled(if: CheckTests.hasFaketime, "faketime is not installed"))
    func aRemoteThatLacksSomethingForTooLongIsStale() {
        let sandbox = Self.prepared("remote-stale")
        let told = sandbox.file("told")
        let hook = sandbox.script("hook", "cat >> \(told)")
        sandbox.setSettings(
            """
            [hooks]
            on-stale = ["\(hook)"]
            stale-after = "300d"
            [[remote]]
            name = "nas"
            url = "dir:\(sandbox.file("nas"))"
            stale-after = "2d"
            """)
        sandbox.backUp()
        sandbox.cairn("remote", "push", "nas")
        func at(_ later: String, _ words: String..., exits code: Int32) -> String {
            CheckTests.set(sandbox, later)
            defer { sandbox.prefix = [] }
            return sandbox.cairn(words.map { Array($0.utf8) }, exits: code).text
        }
        // What has everything is not stale, however long ago that was.
        _ = at("+6d", "status", "--check", "--run-hook", exits: 0)
        sandbox.put("a", "two")
        sandbox.backUp()
        _ = at("+1d", "status", "--check", "--run-hook", exits: 0)
        for _ in 0..<2 {
            let late = at("+3d", "status", "--check", "--run-hook", exits: 2)
            #expect(
                late.hasPrefix("stale: the remote nas is missing 1 commit (waiting for 3 d"),
                "\(late)")
        }
        let events = Files.text(told).split(separator: "\n")
        #expect(events.count == 1 && events[0].contains("\"remotes\":[\"nas\"]"), "\(events)")
        sandbox.cairn("remote", "push")
        _ = at("+3d", "status", "--check", exits: 0)
    }
}
