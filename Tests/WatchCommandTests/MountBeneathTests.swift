import CommandSupport
import Glibc
import Testing

/// A disk that is mounted beneath a root while the service runs, pulled, and swapped with another.
@Suite struct MountBeneathTests {
    private static func mount(_ disk: ExtDisk, at place: String, _ sandbox: Sandbox) -> Bool {
        sandbox.run("/bin/mount", ["-o", "loop", disk.sandbox.file("image"), place]).code == 0
    }

    /// A common name proves nothing.
    @Test(.enabled(if: Machine.canMount, "needs root and the right to mount"))
    func aMountOverADirectoryDeletesNothing() {
        let rig = WatchRig("mount-over")
        let (sandbox, place) = (rig.sandbox, rig.work + "/m")
        mkdir(place, 0o755)
        for name in ["f", "k1", "k2"] { Files.write(name, to: "\(place)/\(name)") }
        rig.start()
        func stored(_ name: String) -> String {
            sandbox.startCairn(["dump", "\(place)/\(name)"]).wait().text
        }
        #expect(rig.awaitWhileRunning { stored("k2") == "k2" }, "\(rig.log)")
        #expect(sandbox.run("/bin/mount", ["-t", "tmpfs", "none", place]).code == 0)
        defer { _ = sandbox.run("/bin/umount", [place]) }
        Files.write("of another", to: place + "/f")
        func status() -> String { sandbox.startCairn(["status"]).wait().text }
        #expect(rig.awaitWhileRunning { status().contains("on a different disk") }, "\(status())")
        sandbox.cairn("status", "--check", exits: 1)
        // Nobody is advised to exclude, or to give up, more than the place itself.
        let above = sandbox.startCairn(["status", rig.work]).wait().text
        #expect(above.contains(place) && !above.contains("\(rig.work)`"), "\(above)")
        for name in ["f", "k1", "k2"] { #expect(stored(name) == name) }
        #expect(sandbox.run("/bin/umount", [place]).code == 0)
        Files.write("later", to: place + "/f")
        #expect(rig.awaitWhileRunning { stored("f") == "later" }, "\(status())\(rig.log)")
        #expect(
            rig.awaitWhileRunning {
                sandbox.startCairn(["status", "--check"]).wait().code == 0
            }, "\(status())")
        rig.end()
    }

    /// The kernel tells only the directory of the file's own name.
    @Test(.enabled(if: Machine.canMount, "needs root and the right to mount"))
    func aFileThatIsMountedIsWatchedItself() {
        let rig = WatchRig("mount-file")
        let (sandbox, place) = (rig.sandbox, rig.work + "/f")
        Files.write("beneath", to: place)
        for name in ["one", "two"] { Files.write("first \(name)", to: "\(rig.outside)/\(name)") }
        func bind(_ name: String) -> Bool {
            sandbox.run("/bin/mount", ["--bind", "\(rig.outside)/\(name)", place]).code == 0
        }
        func stored() -> String { sandbox.startCairn(["dump", place]).wait().text }
        #expect(bind("one"))
        defer { _ = sandbox.run("/bin/umount", [place]) }
        rig.start()
        #expect(stored() == "first one")
        Files.write("second one", to: place)
        #expect(rig.awaitWhileRunning { stored() == "second one" }, "\(rig.log)")
        // Another in its place, while the service runs.
        #expect(sandbox.run("/bin/umount", [place]).code == 0)
        #expect(bind("two"))
        #expect(rig.awaitWhileRunning { stored() == "first two" }, "\(rig.log)")
        Files.write("second two", to: place)
        #expect(rig.awaitWhileRunning { stored() == "second two" }, "\(rig.log)")
        Files.write("the last", to: place)
        rig.end()
        #expect(stored() == "the last")
    }

    @Test func aDiskThatIsPulledAndSwapped() {
        guard let disk = ExtDisk(), let other = ExtDisk() else { return }
        let rig = WatchRig("mount-beneath")
        let (sandbox, stick) = (rig.sandbox, rig.work + "/stick")
        mkdir(stick, 0o755)
        rig.start()
        #expect(Self.mount(disk, at: stick, sandbox))
        defer { _ = sandbox.run("/bin/umount", [stick]) }
        Files.write("one", to: stick + "/letter")
        func stored() -> String {
            sandbox.startCairn(["dump", stick + "/letter"]).wait().text
        }
        #expect(rig.awaitWhileRunning { stored() == "one" }, "\(rig.log)")
        // Nothing is wrong while a stick is unplugged.
        #expect(sandbox.run("/bin/umount", [stick]).code == 0)
        func status() -> String { sandbox.startCairn(["status"]).wait().text }
        #expect(rig.awaitWhileRunning { status().contains("not mounted") }, "\(status())")
        sandbox.cairn("status", "--check")
        #expect(stored() == "one")
        // Another in its place is.
        #expect(Self.mount(other, at: stick, sandbox))
        for name in ["letter", "note"] { Files.write("of another", to: "\(stick)/\(name)") }
        #expect(
            rig.awaitWhileRunning { status().contains("on a different disk") }, "\(status())")
        sandbox.cairn("status", "--check", exits: 1)
        #expect(stored() == "one")
        #expect(sandbox.startCairn(["dump", stick + "/note"]).wait().code == 1)
        #expect(sandbox.run("/bin/umount", [stick]).code == 0)
        #expect(Self.mount(disk, at: stick, sandbox))
        Files.write("three", to: stick + "/letter")
        #expect(rig.awaitWhileRunning { stored() == "three" }, "\(status())\(rig.log)")
        #expect(
            rig.awaitWhileRunning {
                sandbox.startCairn(["status", "--check"]).wait().code == 0
            }, "\(status())")
        rig.end()
    }
}
