import CommandSupport
import Glibc
import Testing

/// Renames of roots, and of files with their directories, while `cairn watch` runs. (Issue 37,
/// numbers 15, 20.)
@Suite struct RootMoveTests {
    private static func rig(_ name: String) -> WatchRig {
        let rig = WatchRig(
            name,
            prepare: { sandbox in
                let roots = ["work", "other"].map {
                    "[[root]]\nname = \"\($0)\"\npath = \"\(sandbox.file("home/\($0)"))\"\n"
                }
                Files.write(
                    "standard = false\n[watch]\nquiet-after-close = \"50ms\"\n" + roots.joined(),
                    to: sandbox.file("settings.toml"))
            })
        rig.areRootsOfSettings = true
        return rig
    }

    private static func names(_ rig: WatchRig, _ path: String) -> [String?] {
        rig.sandbox.json("versions", path).filter { $0["type"] == "version" }.map { $0["path"] }
    }

    @Test func aRootThatMovedIsWatchedAtItsNewPlace() {
        let rig = Self.rig("root-moved")
        Files.write("one", to: rig.work + "/letter")
        rig.start()
        Files.write("three", to: rig.work + "/letter")
        rig.flush()
        let job = rig.sandbox.file("home/job")
        #expect(rename(rig.work, job) == 0)
        #expect(rig.awaitStatus { $0.number("gaps") ?? 0 > 0 })
        rig.sandbox.cairn("status", "--check", exits: 1)
        let proposed = rig.sandbox.cairn("status")
        #expect(proposed.text.contains("roots move \(rig.work) \(job)"), "\(proposed.text)")
        rig.sandbox.cairn("roots", "move", rig.work, job)
        Files.write("nineteen", to: job + "/letter")
        rig.awaitQuiet()
        rig.roots = [job, rig.other]
        rig.flush()
        rig.sandbox.cairn("restore", "--target", rig.sandbox.file("out"), job)
        #expect(Files.text(rig.sandbox.file("out") + "/work/letter") == "nineteen")
        rig.expectQuiet()
        let sizes = rig.sandbox.json("versions", job + "/letter").compactMap { $0.number("size") }
        #expect(sizes == [3, 5, 8])
        rig.end()
    }

    /// The service records at its start which directories the roots are, so that another directory
    /// at the old place hides nothing.
    @Test func aRootThatWasReplacedAfterTheStartIsProposed() {
        let rig = Self.rig("root-replaced")
        Files.write("one", to: rig.work + "/letter")
        rig.start()
        let job = rig.sandbox.file("home/job")
        #expect(rename(rig.work, job) == 0)
        mkdir(rig.work, 0o755)
        #expect(
            rig.awaitWhileRunning {
                rig.sandbox.startCairn(["status"]).wait().text.contains(
                    "roots move \(rig.work) \(job)")
            })
        rig.end()
    }

    /// Where there was no room left, a link leads to where there is: the root itself was moved, or
    /// the directory above it.
    @Test(arguments: [true, false]) func aRootThatLeftALinkBehindGoesOn(isRoot: Bool) {
        let rig = Self.rig("root-linked-\(isRoot)")
        Files.write("one", to: rig.work + "/letter")
        rig.start()
        let (from, to) = (isRoot ? rig.work : rig.sandbox.file("home"), rig.sandbox.file("disk"))
        let place = isRoot ? to : to + "/work"
        #expect(rename(from, to) == 0 && symlink(to, from) == 0)
        func versions() -> Int {
            rig.sandbox.startCairn(["versions", "-q", place + "/letter"]).wait().lines.count
        }
        #expect(rig.awaitWhileRunning { versions() == 1 })
        Files.write("nineteen", to: place + "/letter")
        #expect(rig.awaitWhileRunning { versions() == 2 })
        #expect(
            rig.awaitWhileRunning {
                rig.sandbox.startCairn(["status", "--check"]).wait().text.hasPrefix("well")
            }, "\(rig.sandbox.startCairn(["status"]).wait().text)")
        let deleted = rig.sandbox.startCairn(["find", "--deleted", "letter"]).wait().text
        #expect(!deleted.contains("letter"), "\(deleted)")
        rig.end()
    }

    /// A desktop makes the directory anew that was renamed: nothing of the root is deleted.
    @Test func aNewDirectoryInThePlaceOfARenamedRootIsNotTheRoot() {
        let rig = Self.rig("root-remade")
        Files.write("one", to: rig.work + "/letter")
        rig.start()
        rig.flush()
        #expect(rename(rig.work, rig.sandbox.file("home/job")) == 0)
        mkdir(rig.work, 0o755)
        Files.write("note", to: rig.work + "/note")
        #expect(
            rig.awaitWhileRunning {
                rig.sandbox.startCairn(["status", "--check"]).wait().text.contains(
                    "cannot be backed up")
            })
        #expect(!rig.sandbox.startCairn(["find", "--deleted"]).wait().text.contains("letter"))
        rig.end()
    }

    /// The root was renamed, and then a file in it, which the service saw no more.
    @Test func aFileThatIsRenamedInARenamedRootKeepsItsHistory() {
        let rig = Self.rig("renamed-in-root")
        Files.write("one", to: rig.work + "/old")
        rig.start()
        Files.write("three", to: rig.work + "/old")
        rig.flush()
        let job = rig.sandbox.file("home/job")
        #expect(rename(rig.work, job) == 0)
        #expect(rename(job + "/old", job + "/new") == 0)
        #expect(rig.awaitStatus { $0.number("gaps") ?? 0 > 0 })
        rig.sandbox.cairn("roots", "move", rig.work, job)
        rig.awaitQuiet()
        #expect(rig.awaitWhileRunning { Self.names(rig, job + "/new").count > 2 })
        #expect(Self.names(rig, job + "/new") == ["work/old", "work/old", "work/new"])
        rig.roots = [job, rig.other]
        rig.end()
    }

    @Test func aRootThatIsGoneForGoodEnds() {
        let rig = Self.rig("root-gone")
        rig.start()
        #expect(rmdir(rig.other) == 0)
        #expect(rig.awaitStatus { $0.number("gaps") ?? 0 > 0 })
        rig.sandbox.cairn("roots", "remove", rig.other)
        rig.awaitQuiet()
        rig.sandbox.cairn("status", "--check")
        rig.end()
    }

    /// The directory was captured first, and the history of the file was cut.
    @Test func aFileThatIsRenamedWithItsDirectoryKeepsItsHistory() {
        let rig = Self.rig("renamed-together")
        mkdir(rig.work + "/a", 0o755)
        for name in ["old", "beside"] { Files.write(name, to: rig.work + "/a/\(name)") }
        rig.start()
        #expect(rename(rig.work + "/a/old", rig.work + "/a/new") == 0)
        #expect(rename(rig.work + "/a", rig.work + "/b") == 0)
        #expect(
            rig.awaitStatus { $0.number("dirty") == 0 }
                && rig.awaitWhileRunning { Self.names(rig, rig.work + "/b/new").count > 1 })
        #expect(Self.names(rig, rig.work + "/b/new") == ["work/a/old", "work/b/new"])
        #expect(Self.names(rig, rig.work + "/b/beside") == ["work/a/beside", "work/b/beside"])
        rig.end()
    }
}
