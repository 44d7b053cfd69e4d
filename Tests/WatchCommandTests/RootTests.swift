import CommandSupport
import Glibc
import Testing

/// Roots that go and come back, file systems that do, and Cairn's own directories within a root.
@Suite(.enabled(if: Tool.python, "needs /usr/bin/python3")) struct RootTests {
    /// A disk that is pulled deletes nothing, whether the daemon saw it or was started without it.
    @Test(.enabled(if: Tool.loopMount, "needs root and loop devices"), arguments: [false, true])
    func anUnmountedRootKeepsItsVersions(isStartedAnew: Bool) {
        let rig = WatchRig("unmount")
        let disk = Disk(rig, "work")
        disk.mount(at: rig.work)
        rig.change("tree(WORK, 60); write(WORK + '/file', 'first')")
        rig.start()
        rig.expectExact("mounted:")
        let before = Walker.walk(rig.work)
        if isStartedAnew { rig.end() }
        disk.unmount(from: rig.work)
        isStartedAnew ? rig.launch() : ()
        let isAway = rig.awaitStatus { _ in
            rig.status().contains { $0["type"] == "gap" && $0["cause"] == "unmounted" }
        }
        #expect(isAway, "\(rig.status().map(\.fields))\n\(rig.log)")
        // One that starts without it cannot know that a mount is missing, only that what was there
        // lay on another file system.
        if !isStartedAnew {
            #expect(rig.status().contains { $0["type"] == "root" && $0["state"] == "suspended" })
            // The service waits for the disk, and keeps nothing of what is written in its place.
            Files.write("stray", to: rig.work + "/stray")
            let told = rig.sandbox.startCairn(["status"]).wait().text
            #expect(
                told.contains("the files at \(rig.work) are not backed up, because the disk"),
                "\(told)")
            unlink(rig.work + "/stray")
        }
        rig.change("write(OTHER + '/beside', 'goes on')")
        // It is named, and is not there.
        rig.flush(exits: 3)
        rig.expectStored("beside the unmounted:", paths: [rig.other])
        let restored = rig.sandbox.file("kept")
        rig.sandbox.cairn("restore", "--target", restored, rig.work)
        #expect(
            treeDifferences(Walker.walk(restored + rig.work), expected: before).isEmpty,
            "versions of what is away")

        // Changed elsewhere, as a disk is.
        disk.mount(at: rig.outside)
        rig.change(
            "shutil.rmtree(OUTSIDE + '/1'); write(OUTSIDE + '/file', 'second'); tree(OUTSIDE + '/new', 10)"
        )
        disk.unmount(from: rig.outside)
        disk.mount(at: rig.work)
        rig.awaitQuiet("mounted again:")
        rig.change("write(WORK + '/3/3/3/0', 'seen by an event')")
        rig.expectExact("mounted again:")
        rig.end()
        disk.unmount(from: rig.work)
    }

    @Test(.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"))
    func aMountOverAnEmptyWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing() {
        let rig = WatchRig("mount")
        rig.change("tree(WORK + '/m', 20); make(WORK + '/empty')")
        rig.start()
        rig.mountMemory(at: rig.work + "/empty")
        rig.change("tree(WORK + '/empty', 10, 6)")
        rig.expectExact("mounted over:")
        rig.change(
            "write(WORK + '/empty/1/1/1/0', 'seen by an event'); shutil.rmtree(WORK + '/empty/2')")
        rig.expectExact("changed in the mount:")
        let mounted = Walker.walk(rig.work)
        #expect(rig.sandbox.run("/bin/umount", [rig.work + "/empty"]).code == 0)
        let isAway = rig.awaitStatus { $0.number("gaps") ?? 0 > 0 }
        #expect(isAway, "\(rig.log)")
        rig.flush(exits: 3)
        let restored = rig.sandbox.file("kept")
        rig.sandbox.cairn("restore", "--target", restored, rig.work + "/empty")
        let kept = Walker.walk(restored + rig.work + "/empty")
        #expect(
            kept.count == mounted.keys.count { $0.starts(with: Array("empty".utf8)) },
            "\(kept.count) kept")

        rig.mountMemory(at: rig.work + "/empty")
        rig.change("tree(WORK + '/empty', 5, 8)")
        rig.awaitQuiet("mounted again:")
        rig.change("write(WORK + '/empty/1/1/1/0', 'seen by an event')")
        rig.expectExact("mounted again:")
        #expect(rig.sandbox.run("/bin/umount", ["-l", rig.work + "/empty"]).code == 0)
    }

    @Test(arguments: Moment.allCases)
    func aRootThatIsDeletedAndMadeAnewKeepsItsVersions(moment: Moment) {
        let rig = WatchRig("deleted")
        rig.change("tree(WORK, 60)")
        let before = Walker.walk(rig.work)
        if moment == .scanning { rig.makeBulk() }
        moment == .scanning ? rig.launch() : rig.start()
        if moment == .idle {
            rig.change("shutil.rmtree(WORK)")
            let isGone = rig.awaitStatus { _ in
                rig.status().contains { $0["type"] == "root" && $0["state"] == "gone" }
            }
            #expect(isGone, "\(rig.status().map(\.fields))\n\(rig.log)")
            // It is named, and is not there.
            rig.flush(exits: 3)
            let restored = rig.sandbox.file("kept")
            rig.sandbox.cairn("restore", "--target", restored, rig.work)
            let kept = Walker.walk(restored + rig.work)
            #expect(
                kept.count == before.count || kept.count > 0,
                "\(kept.count) of \(before.count) are kept")
            rig.change("tree(WORK, 30, 9)")
        } else if moment == .stopped {
            rig.whileStopped { rig.change("shutil.rmtree(WORK); tree(WORK, 30, 9)") }
        } else {
            rig.change("os.rename(WORK, OUTSIDE + '/old'); tree(WORK, 30, 9)")
        }
        rig.awaitQuiet("made anew:")
        rig.change("write(WORK + '/1/1/1/0', 'seen by an event')")
        rig.expectExact("made anew:")
    }

    /// "Every save is kept" is not said of a folder that has another name now; a complete backup
    /// closes the gap that this made.
    @Test func aRootThatWasRenamedIsTroubleUntilThatIsSettled() {
        let rig = WatchRig("renamed")
        rig.nameRoots()
        rig.change("tree(WORK, 20)")
        rig.start()
        rig.change("os.rename(WORK, OUTSIDE + '/old')")
        let words =
            "trouble: \(rig.work) is missing, and Cairn does not back up anything in its place"
        func isTold() -> Bool {
            let ended = rig.sandbox.startCairn("status").wait()
            return ended.text.hasPrefix(words)
                && ended.text.contains(
                    " roots move \(rig.work) \(rig.sandbox.file("home/outside/old"))`")
        }
        #expect(rig.awaitWhileRunning { isTold() }, "\(rig.status().map(\.fields))\n\(rig.log)")
        rig.sandbox.cairn("status", "--check", exits: 1)
        rig.end()
        #expect(isTold(), "without a daemon")
        rig.launch()
        #expect(rig.awaitWhileRunning { rig.hasCompared })
        #expect(isTold(), "by a daemon that began without it")
        rig.end()
        #expect(rig.status().first?.number("gaps") != 0)
        rig.change("os.rename(OUTSIDE + '/old', WORK)")
        rig.sandbox.cairn("backup")
        rig.sandbox.cairn("status", "--check")
        #expect(rig.status().first?.number("gaps") == 0)
    }

    /// A root around them held their versions for a time, and holds them still.
    @Test func rootsThatWereInAnotherForATimeAreShownWhereTheyAre() {
        let rig = WatchRig("around")
        rig.nameRoots()
        rig.change("tree(WORK, 20)")
        rig.start()
        let (home, file) = (rig.sandbox.file("home"), rig.work + "/1/1/1/0")
        func paths() -> Set<String> {
            Set(rig.status().filter { $0["type"] == "root" }.compactMap { $0["path"] })
        }
        rig.sandbox.cairn("roots", "add", home)
        #expect(rig.awaitWhileRunning { paths() == [home] }, "\(paths())")
        rig.sandbox.cairn("roots", "remove", home)
        #expect(rig.awaitWhileRunning { paths() == [rig.work, rig.other] }, "\(paths())")
        let listed = rig.sandbox.cairn("roots", "--json").lines.compactMap { JSONObject($0) }
        for root in listed where root["kept"] == "true" {
            #expect(root["watching"] == "watched", "\(root.fields)")
        }
        rig.change("write(WORK + '/1/1/1/0', 'seen by an event')")
        rig.sandbox.cairn("status", "--wait", "--read-data", rig.work, rig.other)
        #expect(!rig.sandbox.cairn("versions", file).text.contains("renamed"))
        let found = rig.sandbox.cairn("find", "--any", "*/1/1/1/0")
        #expect(!found.text.contains("renamed"), "\(found.text)")
        rig.end()
    }

    /// The directory above it is excluded in the root around both.
    @Test func aRootInAnExcludedDirectoryIsWatchedInTheRootAroundIt() {
        let rig = WatchRig("excluded-around")
        let (home, inner) = (rig.sandbox.file("home"), rig.work + "/inner")
        rig.change("make(WORK + '/inner/sub'); write(WORK + '/inner/sub/a', 'a')")
        rig.change("make(WORK + '/beside'); write(WORK + '/beside/b', 'b')")
        rig.areRootsOfSettings = true
        Files.write(
            """
            standard = false
            [[root]]
            name = "Inner"
            path = "\(inner)"
            [exclude]
            patterns = ["/work/"]
            """, to: rig.sandbox.file("settings.toml"))
        rig.start()
        rig.sandbox.cairn("roots", "add", home)
        let isFolded = rig.awaitWhileRunning {
            rig.status().filter { $0["type"] == "root" }.map { $0["path"] } == [home]
        }
        #expect(isFolded, "\(rig.status().map(\.fields))")
        rig.awaitQuiet()
        rig.change(
            "write(WORK + '/inner/sub/a', 'seen by an event'); write(WORK + '/beside/c', 'c')")
        rig.sandbox.cairn("status", "--wait", "--read-data", inner)
        rig.sandbox.cairn("status", "--check")
        rig.sandbox.cairn("status", rig.work + "/beside/c", exits: 1)
        let versions = rig.sandbox.json("versions", inner + "/sub/a")
        #expect(versions.count { $0["type"] == "version" } == 2, "\(versions.map(\.fields))")
        rig.end()
    }

    /// Whoever asks right then is not told that all is kept before it is.
    @Test func aBackupRightAfterARootWasReplacedOrWentTellsTheTruth() {
        let rig = WatchRig("replaced")
        rig.nameRoots()
        rig.areRootsOfSettings = false
        rig.change("tree(WORK, 20)")
        rig.start()
        rig.change(
            "os.rename(WORK, OUTSIDE + '/.Trash-0'); tree(WORK, 10, 9); write(WORK + '/new', 'new')"
        )
        rig.sandbox.cairn("backup")
        rig.expectStored("at once:")
        let mistyped = rig.sandbox.cairn("backup", rig.work + "/nosuch", exits: 1)
        #expect(mistyped.errors.contains("no such file or directory"), "\(mistyped.errors)")
        rig.change("os.rename(WORK, OUTSIDE + '/older')")
        let ended = rig.sandbox.cairn("backup", exits: 3)
        #expect(
            ended.errors.contains("cannot read \(rig.work): no such file or directory"),
            "\(ended.errors)")
        rig.change("write(WORK, 'a file now')")
        let file = rig.sandbox.cairn("backup", exits: 3)
        #expect(
            file.errors.contains("it is a file, but a root must be a directory"), "\(file.errors)")
        rig.end()
    }

    /// Rule 13: what Cairn writes itself would make it write for ever.
    @Test func aRepositoryWithinARootDoesNotFeedItself() {
        let rig = WatchRig("inside") { sandbox in
            sandbox.repository = sandbox.file("home/work/backup")
            for name in ["STATE", "CACHE"] {
                sandbox.environment["XDG_\(name)_HOME"] = sandbox.file("home/work/.\(name)")
            }
            sandbox.environment["XDG_RUNTIME_DIR"] = sandbox.file("home/work/.runtime")
            mkdir(sandbox.file("home/work/.runtime"), 0o700)
        }
        rig.start()
        rig.change("tree(WORK + '/mine', 20)")
        rig.flush()
        let commits = rig.sandbox.commits(all: true).count
        // Longer than all of settling's times together.
        _ = rig.sandbox.run("/bin/sleep", ["5"])
        #expect(rig.sandbox.commits(all: true).count == commits, "\(rig.log)")
        rig.change("write(WORK + '/mine/one', 'one')")
        rig.flush()
        #expect(rig.sandbox.commits(all: true).count == commits + 1, "\(rig.log)")
        rig.expectStored("beside the repository:", paths: [rig.work + "/mine"])
        rig.expectQuiet()
        #expect(!rig.sandbox.cairn("ls", "-R").text.contains("backup/packs"))
        rig.end()
    }
}

/// An ext4 file system in a file.
private struct Disk {
    let sandbox: Sandbox
    let image: String

    init(_ rig: WatchRig, _ name: String) {
        sandbox = rig.sandbox
        image = sandbox.file(name + ".img")
        let made = sandbox.run(
            "/bin/sh", ["-c", "truncate -s 24M \"$1\" && mkfs.ext4 -q -F \"$1\"", "sh", image])
        #expect(made.code == 0, "\(made.errors)")
    }

    func mount(at path: String) {
        let ended = sandbox.run("/bin/mount", ["-o", "loop", image, path])
        #expect(ended.code == 0, "\(ended.errors)")
    }

    /// Not `-l`: nobody keeps it busy. Tried again while a scan may have something open.
    func unmount(from path: String) {
        let ended = sandbox.run(
            "/bin/sh",
            [
                "-c",
                "for i in 1 2 3 4 5 6 7 8 9; do umount \"$1\" && exit 0; sleep 0.2; done; umount -l \"$1\"; exit 1",
                "sh", path,
            ])
        #expect(ended.code == 0, "\(ended.errors)")
    }
}

extension WatchRig {
    /// Has the settings name the roots, not the command.
    fileprivate func nameRoots() {
        let named = zip(["Work", "Other"], [work, other]).map {
            "[[root]]\nname = \"\($0)\"\npath = \"\($1)\"\n"
        }
        Files.write("standard = false\n" + named.joined(), to: sandbox.file("settings.toml"))
        areRootsOfSettings = true
    }

    fileprivate func mountMemory(at path: String) {
        let ended = sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", path])
        #expect(ended.code == 0, "\(ended.errors)")
    }
}
