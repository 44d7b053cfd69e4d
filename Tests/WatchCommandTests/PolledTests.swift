import CommandSupport
import Glibc
import Testing

extension Tool {
    static let fuse = Machine.canMount && python && access("/dev/fuse", W_OK) == 0
}

/// Rule 10: a file system that tells nobody of changes is scanned, and said to be.
@Suite struct PolledTests {
    @Test(.enabled(if: Tool.fuse, "needs root, the right to mount, /dev/fuse and /usr/bin/python3"))
    func fileSystemInUserSpaceIsScannedFromTimeToTime() throws {
        let rig = WatchRig("fuse", settings: "[watch]\npoll = \"1s\"\n")
        let source = rig.sandbox.file("letter")
        Files.write("first", to: source)
        let server = rig.sandbox.start(
            "/usr/bin/python3", ["-B", Project.fixtures + "/fuse_file.py", rig.work, source])
        let isMounted = server.awaitWhileRunning { access(source + ".mounted", F_OK) == 0 }
        try #require(isMounted)
        defer {
            rig.end()
            #expect(rig.sandbox.run("/bin/umount", ["-l", rig.work]).code == 0)
        }
        rig.launch()
        let isPolled = rig.awaitStatus { _ in
            let status = rig.status()
            return status.contains {
                $0["type"] == "root" && $0["path"] == rig.work && $0["state"] == "polled"
            }
                && status.contains { $0["type"] == "gap" && $0["cause"] == "polled" }
        }
        #expect(isPolled, "\(rig.status().map(\.fields))\n\(rig.log)")
        let letter = rig.work + "/letter"
        // No event tells of any of these.
        for text in ["first", "second, and longer", "third"] {
            Files.write(text, to: source)
            let isKept = rig.awaitWhileRunning {
                rig.sandbox.startCairn("dump", letter).wait().text == text
            }
            #expect(isKept, "\(text)\n\(rig.log)")
        }
        // A barrier looks there, too.
        Files.write("the last one", to: source)
        rig.flush()
        #expect(rig.sandbox.cairn("dump", letter).text == "the last one")
        // The other root is watched as ever.
        rig.change("write(OTHER + '/beside', 'goes on')")
        rig.flush()
        rig.expectStored("beside it:", paths: [rig.other])
    }

    /// It stayed suspended until the service was started again.
    @Test(.enabled(if: Tool.fuse, "needs root, the right to mount, /dev/fuse and /usr/bin/python3"))
    func aRootThatIsMountedAgainIsTakenUp() throws {
        let rig = WatchRig("remounted", settings: "[watch]\npoll = \"1s\"\n")
        let source = rig.sandbox.file("letter")
        let letter = rig.work + "/letter"
        // A server ends with the last reference to it.
        var servers: [ChildProcess] = []
        defer { servers = [] }
        func isMounted() -> Bool {
            unlink(source + ".mounted")
            let server = rig.sandbox.start(
                "/usr/bin/python3", ["-B", Project.fixtures + "/fuse_file.py", rig.work, source])
            servers.append(server)
            return server.awaitWhileRunning { access(source + ".mounted", F_OK) == 0 }
        }
        func isStored(_ text: String) -> Bool {
            rig.awaitWhileRunning { rig.sandbox.startCairn("dump", letter).wait().text == text }
        }
        func isWorkTold(_ state: String) -> Bool {
            rig.status().contains {
                $0["type"] == "root" && $0["path"] == rig.work && $0["state"] == state
            }
        }
        Files.write("first", to: source)
        try #require(isMounted())
        rig.launch()
        #expect(isStored("first"), "\(rig.log)")
        #expect(rig.sandbox.run("/bin/umount", ["-l", rig.work]).code == 0)
        let isSuspended = rig.awaitWhileRunning { isWorkTold("suspended") }
        #expect(isSuspended, "\(rig.log)")
        try #require(isMounted())
        defer {
            rig.end()
            #expect(rig.sandbox.run("/bin/umount", ["-l", rig.work]).code == 0)
        }
        let isBack = rig.awaitWhileRunning {
            isWorkTold("polled")
                && !rig.status().contains { $0["type"] == "gap" && $0["cause"] == "unmounted" }
        }
        #expect(isBack, "\(rig.status().map(\.fields))\n\(rig.log)")
        Files.write("second, and longer", to: source)
        #expect(isStored("second, and longer"), "\(rig.log)")
    }

    /// Issue 13, 7: the keeping of everything stopped, `status` said that all was well, and a
    /// backup beside it hung.
    @Test(.enabled(if: Tool.fuse, "needs root, the right to mount, /dev/fuse and /usr/bin/python3"))
    func aMountThatDoesNotAnswerHoldsNothingElse() throws {
        let rig = WatchRig(
            "silent",
            settings: """
                [watch]
                poll = "1s"
                [retry]
                first = "1s"
                [exclude]
                defaults = false

                """)
        let (source, mount) = (rig.sandbox.file("letter"), rig.work + "/mount")
        let letter = mount + "/letter"
        mkdir(mount, 0o755)
        Files.write("first", to: source)
        let server = rig.sandbox.start(
            "/usr/bin/python3", ["-B", Project.fixtures + "/fuse_file.py", mount, source])
        try #require(server.awaitWhileRunning { access(source + ".mounted", F_OK) == 0 })
        defer {
            unlink(source + ".hung")
            #expect(rig.sandbox.run("/bin/umount", ["-f", "-l", mount]).code == 0)
            rig.end()
        }
        // It does not answer from the start on.
        Files.write("", to: source + ".hung")
        rig.launch()
        Files.write("kept", to: rig.other + "/beside")
        let isKept = rig.awaitWhileRunning {
            rig.sandbox.startCairn("dump", rig.other + "/beside").wait().text == "kept"
        }
        #expect(isKept, "\(rig.log)")
        let isNamed = rig.awaitStatus { status in
            status.number("health") == 0
                && rig.status().contains {
                    $0["type"] == "failure" && $0["path"] == mount
                        && $0["reason"] == "its file system does not answer"
                }
                && rig.status().contains { $0["type"] == "gap" && $0["path"] == mount }
                && rig.status().contains {
                    $0["type"] == "thread" && $0["thread"] == "loop"
                        && $0.fields["stuck"] as? Bool == false
                }
        }
        #expect(isNamed, "\(rig.status().map(\.fields))\n\(rig.log)")
        // It answers again.
        unlink(source + ".hung")
        let isStored = rig.awaitWhileRunning {
            rig.sandbox.startCairn("dump", letter).wait().text == "first"
        }
        #expect(isStored, "\(rig.log)")
        let isWell = rig.awaitStatus { $0.number("failures") == 0 && $0.number("gaps") == 1 }
        #expect(isWell, "\(rig.status().map(\.fields))\n\(rig.log)")
    }

    @Test(.enabled(if: Tool.fuse, "needs root, the right to mount, /dev/fuse and /usr/bin/python3"))
    func aSingleBackupPassesBySuchAMount() throws {
        let rig = WatchRig("single")
        let (source, mount) = (rig.sandbox.file("letter"), rig.work + "/mount")
        mkdir(mount, 0o755)
        Files.write("first", to: source)
        let server = rig.sandbox.start(
            "/usr/bin/python3", ["-B", Project.fixtures + "/fuse_file.py", mount, source])
        try #require(server.awaitWhileRunning { access(source + ".mounted", F_OK) == 0 })
        Files.write("", to: source + ".hung")
        defer {
            unlink(source + ".hung")
            #expect(rig.sandbox.run("/bin/umount", ["-f", "-l", mount]).code == 0)
        }
        for path in [rig.work, rig.other] { Files.write("kept", to: path + "/beside") }
        let ended = rig.sandbox.cairn("backup", rig.work, rig.other, exits: 3)
        #expect(
            ended.errors.contains("cannot read \(mount): its file system does not answer"),
            "\(ended.errors)")
        for path in [rig.work, rig.other] {
            #expect(rig.sandbox.cairn("dump", path + "/beside").text == "kept")
        }
    }

    /// Issue 13, 21: `status` hung with the repository's file system.
    @Test(.enabled(if: Tool.fuse, "needs root, the right to mount, /dev/fuse and /usr/bin/python3"))
    func statusAnswersWhenTheRepositoryDoesNot() throws {
        let rig = WatchRig("hung", settings: "")
        rig.start()
        let source = rig.sandbox.file("letter")
        Files.write("first", to: source)
        let server = rig.sandbox.start(
            "/usr/bin/python3",
            ["-B", Project.fixtures + "/fuse_file.py", rig.sandbox.repository, source])
        try #require(server.awaitWhileRunning { access(source + ".mounted", F_OK) == 0 })
        Files.write("", to: source + ".hung")
        defer {
            unlink(source + ".hung")
            #expect(rig.sandbox.run("/bin/umount", ["-f", "-l", rig.sandbox.repository]).code == 0)
            rig.end()
        }
        let status = rig.sandbox.json("status", exits: 1)
        #expect(status.first?["trouble"]?.contains("is not responding") == true)
        #expect(status.first?.number("health") == 1)
        #expect(status.count { $0["type"] == "root" } == 2)
        #expect(rig.sandbox.cairn("status", exits: 1).text.contains("Cairn is running: watching"))
    }

    /// Issue 13, 21: a daemon that was started at once after the former was killed was refused.
    @Test(.enabled(if: access("/usr/bin/flock", X_OK) == 0, "needs /usr/bin/flock"))
    func aDaemonThatIsStartedBeforeTheFormerHasWhollyEndedWaits() throws {
        let rig = WatchRig("restart")
        rig.start()
        rig.end(SIGKILL)
        let directory = rig.sandbox.file("runtime/cairn")
        let lock = try #require(Files.names(directory).first { $0.hasSuffix(".lock") })
        // As a process that is being killed does, for a moment.
        let held = rig.sandbox.file("held")
        let former = rig.sandbox.start(
            "/usr/bin/flock",
            ["--close", "\(directory)/\(lock)", "/bin/sh", "-c", "touch \(held); sleep 1"])
        try #require(former.awaitWhileRunning { Files.exists(held) })
        rig.launch()
        _ = former.wait()
        // One that answers is another matter.
        rig.awaitWatching()
        rig.sandbox.cairn(["watch", rig.work].map { Array($0.utf8) }, exits: 11)
        rig.end()
    }
}
