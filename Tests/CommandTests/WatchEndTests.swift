import Glibc
import Testing

/// How `cairn watch` ends, and what keeps it from starting.
@Suite struct WatchEndTests {
    private static func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("first", "first")
        return sandbox
    }

    @Test func withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain() {
        let sandbox = Sandbox("none")
        mkdir(sandbox.source, 0o755)
        let ended = sandbox.cairn("watch", sandbox.source, exits: 10)
        #expect(
            ended.errors.hasPrefix("cairn: ") && ended.errors.contains(sandbox.repository)
                && ended.errors.contains("\n  next: "), "\(ended.errors)")
        for unit in ["user/cairn.service", "system/cairn@.service"] {
            #expect(
                Files.text(Project.path + "/systemd/" + unit).contains(
                    "\nRestartPreventExitStatus=10 11 12\n"))
        }
    }

    @Test func secondDaemonIsRefusedAndTheFirstGoesOn() {
        let watch = SupervisedWatch(Self.prepared("second"))
        #expect(watch.isReady())
        let second = watch.sandbox.cairn("watch", watch.sandbox.source, exits: 11)
        #expect(
            second.errors.contains(
                "another daemon is already running for \(watch.sandbox.repository)"),
            "\(second.errors)")
        watch.sandbox.put("second", "second")
        // Its barriers still work.
        watch.sandbox.cairn("backup", watch.sandbox.source)
        #expect(watch.keeps(watch.sandbox.source + "/second"))
        #expect(watch.stop().code == 0)
    }

    /// A shell's prompt may wait for it.
    @Test func oneThatDoesNotAnswerIsSaidSoon() {
        let watch = SupervisedWatch(Self.prepared("stopped"))
        #expect(watch.isReady())
        watch.child.send(SIGSTOP)
        let began = Listener.now()
        let ended = watch.sandbox.cairn("status", "--check", exits: 1)
        #expect(ended.text == "trouble: the running daemon is not responding\n")
        #expect(Listener.now() - began < 6_000)
        watch.child.send(SIGCONT)
        #expect(watch.stop().code == 0)
    }

    /// Neither a reload nor a start without paths takes after what somebody once backed up by name.
    @Test func backupOfSomethingElseChangesNothingOfWhatIsWatched() {
        let sandbox = Self.prepared("else")
        // Without settings: the standard directories.
        let letter = sandbox.file("data/letter")
        Files.write("one", to: letter)
        for isReloaded in [true, false] {
            let watch = SupervisedWatch(sandbox, paths: [])
            #expect(watch.isReady())
            sandbox.cairn("backup", sandbox.source)
            if isReloaded {
                let mark = watch.mark
                watch.child.send(SIGHUP)
                #expect(watch.message("READY=1", after: mark) != nil)
            }
            Files.write("two \(isReloaded)", to: letter)
            #expect(watch.keeps(letter))
            #expect(watch.stop().code == 0)
        }
    }

    @Test func pathWithNothingAtItIsNamedAndKeptOnceItIsThere() {
        let sandbox = Self.prepared("nothing")
        let watch = SupervisedWatch(sandbox, paths: [sandbox.source, sandbox.file("later")])
        let isNamed = watch.child.awaitWhileRunning {
            watch.child.errorsSoFar.contains(
                "warning: this root does not exist yet; Cairn will back it up when it appears: \(sandbox.file("later"))"
            )
        }
        #expect(isNamed, "\(watch.child.errorsSoFar)")
        Files.makeDirectories(sandbox.file("later"))
        Files.write("now", to: sandbox.file("later/file"))
        #expect(watch.keeps(sandbox.file("later/file")), "\(watch.child.errorsSoFar)")
        #expect(watch.stop().code == 0)
    }

    @Test func namedSymlinkIsFollowed() {
        let sandbox = Self.prepared("link")
        #expect(symlink(sandbox.source, sandbox.file("link")) == 0)
        let watch = SupervisedWatch(sandbox, paths: [sandbox.file("link")])
        #expect(watch.isReady())
        sandbox.put("second", "second")
        #expect(watch.keeps(sandbox.source + "/second"))
        #expect(watch.stop().code == 0)
    }

    /// What was saved the moment before is kept, settled or not.
    @Test func whatIsDirtyIsCapturedAtTheEnd() {
        let sandbox = Self.prepared("dirty")
        sandbox.setSettings(
            "[watch]\nquiet-after-close = \"1m\"\nquiet = \"1m\"\nlongest = \"1h\"\n")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        sandbox.put("late", "late")
        let path = sandbox.source + "/late"
        #expect(
            watch.child.awaitWhileRunning {
                sandbox.run(Binary.path, ["-r", sandbox.repository, "status", path, "--json"]).text
                    .contains("\"dirty\"")
            })
        #expect(watch.stop().code == 0)
        #expect(sandbox.cairn("dump", path).text == "late")
    }

    @Test func endDuringTheFirstComparisonKeepsWhatItHas() {
        let sandbox = Self.prepared("early")
        var random = Seeded(11)
        for folder in 0..<40 {
            Files.makeDirectories("\(sandbox.source)/d\(folder)")
            for file in 0..<25 {
                Files.write(random.bytes(100_000), to: "\(sandbox.source)/d\(folder)/f\(file)")
            }
        }
        let watch = SupervisedWatch(sandbox)
        #expect(
            watch.child.awaitWhileRunning {
                Files.bytesBeneath(sandbox.repository + "/packs") > 1 << 20
            })
        // However fast the machine is: the order comes before the rest is read.
        watch.child.send(SIGSTOP)
        watch.child.send(SIGTERM)
        watch.child.send(SIGCONT)
        let began = Listener.now()
        let ended = watch.child.wait()
        #expect(
            ended.code == 0 && Listener.now() - began < 15_000,
            "\(Listener.now() - began) ms\n\(ended.errors)")
        #expect(!ended.errors.contains("everything compared"), "the test came too late")
        let files = sandbox.cairn("ls", "-R").lines.count { $0.contains("/f") }
        #expect(files > 0 && files < 1000, "\(files) files kept")
        sandbox.cairn("verify", "--read-data")
        sandbox.cairn("backup", sandbox.source)
        #expect(
            treeDifferences(
                Walker.walk(sandbox.restored("latest")), expected: Walker.walk(sandbox.source)
            ).isEmpty)
    }

    /// The second SIGTERM, or the time for stopping being over (SIGALRM, as alarm(2) sends it),
    /// ends it in the middle of a large file.
    @Test(arguments: [SIGTERM, SIGALRM])
    func hurriedEndLosesNothingThatWasKept(signal: Int32) {
        let sandbox = Self.prepared("hurry")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.keeps(sandbox.source + "/first"))
        var random = Seeded(12)
        let part = random.bytes(4 << 20)
        let large = open(sandbox.source + "/large", O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        for number in 0..<100 {
            var piece = part
            piece[0] = UInt8(number)
            Files.write(piece, to: large)
        }
        let packs = Files.bytesBeneath(sandbox.repository + "/packs")
        close(large)
        #expect(
            watch.child.awaitWhileRunning {
                Files.bytesBeneath(sandbox.repository + "/packs") > packs
            })
        // Without a stop before it, an alarm means nothing.
        if signal == SIGALRM { watch.child.send(SIGALRM) }
        watch.child.send(SIGTERM)
        #expect(watch.logs("stopping after"))
        let began = Listener.now()
        watch.child.send(signal)
        let ended = watch.child.wait()
        #expect(
            ended.code == 0 && Listener.now() - began < 5_000,
            "\(Listener.now() - began) ms\n\(ended.errors)")
        #expect(ended.errors.contains("will be backed up at the next start"), "\(ended.errors)")
        #expect(!sandbox.cairn("ls", "-R").text.contains("/large"), "the test came too late")
        sandbox.cairn("verify", "--read-data")
        #expect(sandbox.cairn("dump", sandbox.source + "/first").text == "first")
    }

    /// Else the next file that is opened gets number 2, and the log is written into it.
    @Test func closedDescriptorsAreNoPlaceForTheLog() {
        let sandbox = Self.prepared("closed")
        let script = sandbox.script(
            "start",
            "exec \(Binary.path) -r \(sandbox.repository) watch \(sandbox.source) <&- >&- 2>&-")
        let child = sandbox.start(script, [])
        let path = sandbox.source + "/first"
        #expect(
            child.awaitWhileRunning {
                sandbox.run(Binary.path, ["-r", sandbox.repository, "status", path]).code == 0
            })
        for number in 0...2 {
            var target = [CChar](repeating: 0, count: 64)
            let length = readlink("/proc/\(child.identifier)/fd/\(number)", &target, 63)
            let place = String(
                decoding: target.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self
            )
            #expect(place == "/dev/null", "\(number): \(place)")
        }
        child.send(SIGTERM)
        #expect(child.wait().code == 0)
        sandbox.cairn("verify", "--read-data")
    }
}
