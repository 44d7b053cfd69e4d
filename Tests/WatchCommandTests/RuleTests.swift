import CommandSupport
import Glibc
import Testing

/// What is excluded and kept again while the daemon runs: within seconds, and without a flush.
@Suite(.enabled(if: Tool.python, "needs /usr/bin/python3")) struct RuleTests {
    @Test func aFlagThatIsSetLeavesOutAndOneThatIsClearedCapturesAtOnce() {
        let rig = WatchRig("flag")
        rig.change(
            "tree(WORK + '/build', 20); write(make(WORK + '/build/deep') + '/file', 'first'); write(WORK + '/one', 'one'); write(WORK + '/two', 'two')"
        )
        rig.start()
        rig.expectListed("build/deep/file", "one", "two")
        rig.change("flag(WORK + '/build'); flag(WORK + '/one')")
        rig.expectGone("build/", "build/deep/file", "one")
        rig.expectListed("two")
        // What was kept stays, and is told of.
        let versions = rig.sandbox.json("versions", rig.work + "/build/deep/file")
        #expect(versions.contains { $0["type"] == "version" }, "\(versions.map(\.fields))")
        let status = rig.sandbox.cairn("status", rig.work + "/build/deep/file", exits: 1).text
        #expect(status.contains("excluded"), "\(status)")
        rig.sandbox.cairn("exclude", "accept", "--all")
        rig.awaitQuiet("excluded:")
        let commits = rig.sandbox.commits(all: true).count
        rig.change(
            """
            for number in range(200): write(f"{WORK}/build/deep/{number}", str(number))
            write(WORK + "/build/file", "in the flagged directory itself")
            write(WORK + "/build/deep/file", "second")
            """)
        rig.flush()
        #expect(
            rig.sandbox.commits(all: true).count == commits, "nothing of it is kept:\n\(rig.log)")
        rig.change("flag(WORK + '/build', False); flag(WORK + '/one', False)")
        rig.expectListed("build/deep/file", "build/deep/199", "build/file", "one")
        rig.expectExact("kept again:")
        rig.change("write(WORK + '/build/deep/file', 'third'); write(WORK + '/one', 'third')")
        rig.expectExact("watched again:")
        rig.end()
        rig.sandbox.expectSound("flag")
    }

    @Test func markersLeaveOutAndTheirEndCapturesAtOnce() {
        let rig = WatchRig("marker")
        rig.change(
            "tree(WORK + '/cache', 20); tree(WORK + '/own', 20); tree(WORK + '/moved', 20, 3)")
        rig.start()
        rig.expectListed("cache/1/", "own/1/", "moved/1/")
        rig.change(
            "write(WORK + '/cache/CACHEDIR.TAG', 'no signature yet'); write(WORK + '/own/.nobackup', ''); write(OTHER + '/.nobackup.new', '')"
        )
        rig.expectGone("own/1/", "own/.nobackup")
        rig.expectListed("cache/CACHEDIR.TAG")
        rig.change(
            "write(WORK + '/cache/CACHEDIR.TAG', TAG, 'r+b'); os.rename(OTHER + '/.nobackup.new', WORK + '/moved/.nobackup')"
        )
        rig.expectGone("cache/1/", "cache/CACHEDIR.TAG", "moved/1/")
        rig.change(
            """
            os.rename(WORK + "/moved/.nobackup", WORK + "/moved/other")
            os.unlink(WORK + "/own/.nobackup")
            write(WORK + "/cache/CACHEDIR.TAG", "another")
            """)
        rig.expectListed("cache/1/", "own/1/", "moved/1/", "moved/other")
        rig.expectExact("kept again:")
        rig.change(
            "write(WORK + '/cache/new', 'x'); write(WORK + '/own/1/new', 'x'); make(WORK + '/moved/new/deep')"
        )
        rig.expectExact("watched again:")
    }

    @Test func otherSettingsHoldAsSoonAsTheyAreRead() {
        let rig = WatchRig("reload")
        rig.change(
            "tree(WORK + '/build', 20); tree(WORK + '/src/build', 10); write(WORK + '/src/a.o', 'object'); write(WORK + '/src/a.c', 'source')"
        )
        rig.start()
        rig.expectListed("build/1/", "src/build/1/", "src/a.o", "src/a.c")
        let all = rig.watches
        rig.reload("[exclude]\npatterns = [\"/build\", \"*.o\"]\n")
        // Patterns count from the root's top: it is `work` that is one.
        rig.expectGone("build/1/", "src/a.o")
        rig.expectListed("src/build/1/", "src/a.c")
        #expect(rig.awaitWhileRunning { rig.watches < all }, "what is excluded is watched")
        rig.change("write(WORK + '/build/late', 'late'); write(WORK + '/src/b.o', 'late')")
        rig.reload("[exclude]\npatterns = [\"src\"]\n")
        rig.expectListed("build/1/", "build/late")
        rig.expectGone("src/a.c", "src/build/1/")
        rig.reload("")
        rig.expectListed("src/a.o", "src/b.o", "src/build/1/")
        rig.expectExact("without rules:")
        #expect(rig.watches == all)
        rig.change("write(WORK + '/src/build/1/new', 'x')")
        rig.expectExact("watched again:")
    }

    @Test func aRenameLeavesOutAndBringsBack() {
        let rig = WatchRig("rename", settings: "[exclude]\npatterns = [\"build\", \"/a/b\"]\n")
        rig.change(
            "tree(WORK + '/build', 20); tree(WORK + '/result', 20, 2); tree(WORK + '/x/b', 10); tree(WORK + '/a/b', 10, 2)"
        )
        rig.start()
        rig.expectListed("result/1/", "x/b/1/")
        rig.expectGone("build/", "a/b/")
        rig.change(
            "os.rename(WORK + '/build', WORK + '/swap'); os.rename(WORK + '/result', WORK + '/build')"
        )
        rig.expectListed("swap/1/")
        rig.expectGone("result/", "build/")
        // What lies beneath is judged by where it lies now.
        rig.change("os.rename(WORK + '/a', WORK + '/y'); os.rename(WORK + '/x', WORK + '/a')")
        rig.expectListed("y/b/1/", "a/")
        rig.expectGone("a/b/", "x/")
        rig.change(
            "write(WORK + '/y/b/1/new', 'x'); write(WORK + '/swap/1/new', 'x'); write(WORK + '/a/b/1/new', 'x')"
        )
        rig.expectListed("y/b/1/new", "swap/1/new")
        rig.awaitQuiet("renamed:")
        rig.expectStored("renamed:", paths: [rig.work + "/swap", rig.work + "/y"])
    }

    /// A thousand directories that are excluded cost one watch, or none.
    @Test func whatIsExcludedIsNotWatched() {
        let rig = WatchRig("watches", settings: "[exclude]\npatterns = [\"node_modules/\"]\n")
        rig.change("make(WORK + '/cache'); write(WORK + '/cache/.nobackup', '')")
        rig.start()
        let few = rig.watches
        rig.change(
            """
            for number in range(1000):
                make(f"{WORK}/cache/{number % 10}/{number}")
                make(f"{WORK}/node_modules/{number % 10}/{number}")
            """)
        rig.flush()
        #expect(rig.watches == few, "\(rig.watches) watches, \(few) before")
        rig.change("os.unlink(WORK + '/cache/.nobackup')")
        rig.expectListed("cache/9/999/")
        #expect(rig.watches == few + 1_010, "\(rig.watches) watches, \(few) before")
        rig.change("write(WORK + '/cache/.nobackup', '')")
        rig.expectGone("cache/", "cache/9/999/")
        #expect(
            rig.awaitWhileRunning { rig.watches == few }, "\(rig.watches) watches, \(few) before")
    }

    /// No event tells that the inode's flag was cleared: it is looked at every ten seconds.
    @Test(.enabled(if: Tool.noDump, "needs a file system and the right to set the inode's flag d"))
    func theFlagOfTheInodeIsSeenWhenItIsCleared() {
        let rig = WatchRig("nodump", inMemory: false)
        rig.change("tree(WORK + '/dumped', 20); tree(WORK + '/not', 10)")
        #expect(rig.sandbox.run("/usr/bin/chattr", ["+d", rig.work + "/not"]).code == 0)
        rig.start()
        rig.expectListed("dumped/1/")
        rig.expectGone("not/")
        // Set while it runs, it is seen with the next change in it.
        #expect(rig.sandbox.run("/usr/bin/chattr", ["+d", rig.work + "/dumped"]).code == 0)
        rig.change("write(WORK + '/dumped/new', 'x')")
        rig.expectGone("dumped/", "dumped/1/")
        #expect(rig.sandbox.run("/usr/bin/chattr", ["-d", rig.work + "/not"]).code == 0)
        rig.expectListed("not/1/")
    }

    /// The daemons' sockets, too, are Cairn's own.
    @Test func theSocketWithinARootIsNotKept() {
        let rig = WatchRig("socket") { sandbox in
            sandbox.environment["XDG_RUNTIME_DIR"] = sandbox.file("home/work/run")
            mkdir(sandbox.file("home/work/run"), 0o700)
        }
        rig.change("write(WORK + '/run/mine', 'mine')")
        rig.start()
        rig.change("write(WORK + '/run/more', 'more')")
        rig.expectListed("run/mine", "run/more")
        rig.expectGone("run/cairn/", "run/cairn")
        #expect(rig.sandbox.cairn("why", rig.work + "/run/cairn", exits: 1).text.contains("Cairn"))
        rig.end()
        rig.sandbox.cairn("backup", rig.work)
        rig.expectGone("run/cairn/", "run/cairn")
    }
}

extension WatchRig {
    /// How long the daemon may take, without anybody asking it to hurry. Settling takes two
    /// seconds, the inode's flag ten; the rest is for busy machines.
    private static let patience = 40

    private func listed() -> Set<String> { Set(sandbox.startCairn("ls", "-R").wait().lines) }

    private func line(_ path: String) -> String { work + "/" + path }

    /// Waits until `ls` names all of these, relative to `work`; a directory ends in a slash.
    func expectListed(_ paths: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        expect(paths, areListed: true, sourceLocation)
    }

    /// Waits until `ls` names none of these.
    func expectGone(_ paths: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        expect(paths, areListed: false, sourceLocation)
    }

    private func expect(_ paths: [String], areListed: Bool, _ sourceLocation: SourceLocation) {
        var wrong = paths
        let deadline = time(nil) + Self.patience
        while true {
            let names = listed()
            wrong = paths.filter { names.contains(line($0)) != areListed }
            if wrong.isEmpty || time(nil) > deadline { break }
        }
        #expect(
            wrong.isEmpty,
            "\(areListed ? "not listed" : "still listed"): \(wrong)\n\(log.suffix(3_000))",
            sourceLocation: sourceLocation)
    }

    /// Other settings, told to the daemon as a service manager does.
    func reload(_ settings: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let before = reloads
        Files.write(settings, to: sandbox.file("settings.toml"))
        daemon?.send(SIGHUP)
        let isHeard = awaitWhileRunning { self.reloads > before }
        #expect(
            isHeard, "the settings are not read again:\n\(log.suffix(3_000))",
            sourceLocation: sourceLocation)
    }

    private var reloads: Int {
        log.split(separator: "\n").count { $0.contains("reloaded the settings") }
    }
}
