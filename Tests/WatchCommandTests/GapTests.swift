import CommandSupport
import Glibc
import Testing

/// Moments in which changes may have been missed: each is a gap that says so, and a completed
/// comparison closes it.
@Suite(.enabled(if: Tool.python, "needs /usr/bin/python3")) struct GapTests {
    /// The kernel's queue holds 16,384 events by default.
    @Test func overflowMakesAGapAndNothingIsMissed() {
        let rig = WatchRig("overflow")
        // In directories that are watched by then.
        rig.change("for number in range(40): make(f'{WORK}/{number}/deep/deeper')")
        rig.start()
        rig.whileStopped {
            rig.change(
                """
                for number in range(20000):
                    place = make(f"{WORK}/{number % 40}/deep/deeper")
                    write(f"{place}/{number}", f"content {number}")
                for number in range(20000):
                    if number % 8: os.unlink(f"{WORK}/{number % 40}/deep/deeper/{number}")
                shutil.rmtree(f"{WORK}/8")
                make(f"{WORK}/last/of/all")
                write(f"{WORK}/last/of/all/file", "last")
                """)
        }
        rig.expectExact("overflow:")
        let gaps = rig.gaps().filter { $0.contains("overflow") }
        #expect(
            !gaps.isEmpty && rig.log.contains("Cairn might have missed changes (overflow)"),
            "\(rig.gaps())\n\(rig.log)")
    }

    /// Killed again and again while files are written, renamed and deleted: the last daemon has it
    /// all.
    @Test func killedInABurstAndStartedAgainEndsExact() {
        let rig = WatchRig(
            "burst",
            settings: "[watch]\nquiet = \"50ms\"\nquiet-after-close = \"20ms\"\nlongest = \"1s\"\n")
        let script = Script("burst", rig)
        script.awaitStep()
        rig.start()
        script.release()
        script.awaitStep()
        script.release()
        for _ in 0..<4 {
            let commits = rig.sandbox.commits(all: true).count
            let hasCommitted = rig.awaitWhileRunning {
                rig.sandbox.commits(all: true).count > commits + 2
            }
            #expect(hasCommitted, "\(rig.log)")
            rig.end(SIGKILL)
            rig.launch()
        }
        script.end()
        rig.expectExact("burst:")
        #expect(rig.gaps().contains { $0.contains("not-running") }, "\(rig.gaps())")
        rig.end()
        rig.sandbox.expectSound("burst")
    }

    /// What nobody watched is found at the start.
    @Test func changesWhileItWasAwayAreFound() {
        let rig = WatchRig("away")
        rig.change("tree(WORK, 60)")
        rig.start()
        rig.end()
        rig.change(
            """
            shutil.rmtree(WORK + "/1")
            os.rename(WORK + "/2", OTHER + "/2")
            write(WORK + "/3/3/3/0", "changed")
            status = os.stat(WORK + "/4/4/4/0")
            write(WORK + "/4/4/4/0", b"x" * status.st_size)
            os.utime(WORK + "/4/4/4/0", ns=(status.st_atime_ns, status.st_mtime_ns))
            """)
        rig.start()
        rig.expectExact("away:")
    }

    @Test(
        .enabled(
            if: Tool.userNamespaces,
            "needs user namespaces in which the limit of watches can be set"))
    func beyondTheLimitOfWatchesDirectoriesAreScanned() throws {
        let rig = WatchRig("limit", settings: "[watch]\npoll = \"1s\"\n")
        rig.change("tree(WORK, 100)")
        rig.sandbox.prefix = [
            "/usr/bin/unshare", "-U", "-r", "/bin/sh", "-c",
            "echo 50 > /proc/sys/user/max_inotify_watches && exec \"$@\"", "limit",
        ]
        rig.launch()
        rig.sandbox.prefix = []
        let hasGap = rig.awaitStatus { $0.number("gaps") ?? 0 > 0 && $0["last_reconcile"] != nil }
        #expect(hasGap, "\(rig.log)")
        let status = rig.status()
        #expect(
            status.contains { $0["type"] == "gap" && $0["cause"] == "watch-limit" },
            "\(status.map(\.fields))")
        #expect(status.first?["remedy"]?.contains("10-cairn-inotify.conf") == true)
        rig.change(
            """
            for number in range(100):
                write(f"{WORK}/{number % 7}/{number % 31}/{number}/0", f"changed {number}")
                make(f"{WORK}/{number % 7}/{number % 31}/{number}/new")
            """)
        rig.flush()
        rig.expectStored("beyond the limit:")
        let daemon = try #require(rig.daemon)
        let raised = rig.sandbox.run(
            "/usr/bin/nsenter",
            [
                "-t", "\(daemon.identifier)", "-U", "--preserve-credentials", "/bin/sh", "-c",
                "echo 5000 > /proc/sys/user/max_inotify_watches",
            ])
        #expect(raised.code == 0, "\(raised.errors)")
        let isClosed = rig.awaitStatus { $0.number("gaps") == 0 && $0.number("unwatched") == 0 }
        #expect(isClosed, "\(rig.status().map(\.fields))\n\(rig.log)")
        rig.change("write(WORK + '/3/3/3/0', 'seen by an event')")
        rig.expectExact("limit raised:")
    }

    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func whatCannotBeReadIsAGapUntilItCan() {
        let rig = WatchRig("unreadable") { $0.becomeNobody() }
        rig.change(
            """
            tree(WORK, 40)
            for top, directories, files in os.walk(WORK):
                for name in [top] + [f"{top}/{name}" for name in files]: os.chown(name, 65534, \
                65534)
            os.chmod(WORK + "/1", 0)
            os.chmod(WORK + "/2/2/2/0", 0)
            """)
        rig.launch()
        let isNamed = rig.awaitStatus { $0["last_reconcile"] != nil && $0.number("gaps") ?? 0 >= 2 }
        #expect(isNamed, "\(rig.status().map(\.fields))\n\(rig.log)")
        rig.change("os.chmod(WORK + '/1', 0o755); os.chmod(WORK + '/2/2/2/0', 0o644)")
        rig.awaitQuiet("readable:")
        rig.change("write(WORK + '/1/1/1/0', 'seen by an event')")
        rig.expectExact("readable:")
        // Once more, of what was watched already; what is in it counts as there.
        rig.change("os.chmod(WORK + '/3', 0); os.chmod(WORK + '/4/4', 0o300)")
        rig.flush(exits: 3)
        rig.change(
            "os.chmod(WORK + '/3', 0o750); os.chmod(WORK + '/4/4', 0o755); write(WORK + '/3/3/3/0', 'again')"
        )
        rig.awaitQuiet("readable again:")
        rig.expectExact("readable again:")
        // What goes away while it cannot be read is gone.
        rig.change("os.chmod(WORK + '/5', 0); os.mkdir(WORK + '/shut', 0)")
        rig.flush(exits: 3)
        rig.change("shutil.rmtree(WORK + '/5'); os.rmdir(WORK + '/shut')")
        rig.awaitQuiet("deleted:")
        rig.expectExact("deleted:")
    }
}

extension Sandbox {
    /// Has the binary run as nobody, and gives nobody what it needs.
    func becomeNobody() {
        // Where the build lies, others may not look.
        binary = file("cairn")
        #expect(run("/bin/cp", [Binary.path, binary]).code == 0)
        chmod(binary, 0o755)
        #expect(run("/bin/cp", [WatchRig.events, file("cairn-events")]).code == 0)
        for path in [path]
            + [
                "home", "state", "runtime", "data", "cache", "home/work", "home/other",
                "home/outside",
            ].map(file)
        {
            chown(path, 65534, 65534)
        }
        prefix = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    }
}
