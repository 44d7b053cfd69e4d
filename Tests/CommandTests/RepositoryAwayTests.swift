import CommandSupport
import Glibc
import Testing

/// The repository's disk is unmounted: it is named, and nothing is made where it was.
@Suite(.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"))
struct RepositoryAwayTests {
    /// A repository on a disk of its own, whose content stays when it is unmounted.
    private final class Rig {
        let sandbox = Sandbox("ejected")
        let disk: String
        let content: String

        init() {
            disk = sandbox.file("disk")
            content = sandbox.file("content")
            for path in [disk, content] { mkdir(path, 0o755) }
            mount()
            sandbox.repository = disk + "/repository"
            sandbox.prepare()
            sandbox.put("letter.txt", "dear")
            sandbox.cairn("backup", sandbox.source)
        }

        deinit { _ = sandbox.run("/bin/umount", ["-l", disk]) }

        func mount() { #expect(sandbox.run("/bin/mount", ["--bind", content, disk]).code == 0) }
        func unmount(_ options: String...) {
            #expect(sandbox.run("/bin/umount", options + [disk]).code == 0)
        }
    }

    /// A daemon that waits for it says how things stand; the exit code says that there is no
    /// repository, as without one.
    @Test func exitCodesAreTheSameBesideADaemonThatWaitsForTheDisk() {
        let rig = Rig()
        rig.sandbox.setSettings("[[root]]\nname = \"source\"\npath = \"\(rig.sandbox.source)\"\n")
        let watch = SupervisedWatch(rig.sandbox)
        #expect(watch.isReady())
        rig.unmount("-l")
        let status = rig.sandbox.cairn("status", exits: 10)
        #expect(
            status.text.contains("its disk is not mounted at \(rig.disk)")
                && status.text.contains("Cairn is running"), "\(status.text)")
        #expect(status.text.contains("  next: mount the disk"), "\(status.text)")
        #expect(
            rig.sandbox.json("status", exits: 10).first?["trouble"]?.contains("not mounted") == true
        )
        for words in [["backup"], ["backup", rig.sandbox.source], ["status", rig.sandbox.source]] {
            #expect(
                rig.sandbox.cairn(words.map { Array($0.utf8) }, exits: 10).errors.contains(
                    "next: mount the disk"))
        }
        // Only for too long it is trouble.
        rig.sandbox.put("letter.txt", "dearest")
        #expect(
            watch.child.awaitWhileRunning {
                let check = rig.sandbox.startCairn(["status", "--check"]).wait()
                return check.code == 0
                    && check.text.hasPrefix(
                        "well: new changes wait until the repository is available")
            })
        // A pause, as the guide advises before the disk is unmounted, makes it none either.
        rig.sandbox.cairn("pause")
        let paused = rig.sandbox.cairn("status", "--check").text
        #expect(paused.hasPrefix("well: watching is paused until you run"), "\(paused)")
        rig.mount()
        #expect(
            rig.sandbox.cairn("status", "--check").text.hasPrefix("well: watching is paused until"))
        #expect(watch.stop().code == 0)
    }

    @Test func aDiskThatIsAwayIsNamedAndNothingIsMadeWhereItWas() {
        let rig = Rig()
        rig.unmount()
        for words in [
            ["backup", rig.sandbox.source], ["snapshots"], ["init"], ["init", "--if-missing"],
        ] {
            let ended = rig.sandbox.cairn(words.map { Array($0.utf8) }, exits: 10)
            #expect(
                ended.errors.contains(
                    "is unavailable: its disk is not mounted at \(rig.disk)\n  next: mount the disk"
                ),
                "\(ended.errors)")
        }
        #expect(Files.names(rig.disk).isEmpty)
        rig.mount()
        rig.sandbox.cairn("backup", rig.sandbox.source)
        // Without a disk that is away it is gone.
        _ = rig.sandbox.run("/bin/rm", ["-r", rig.disk + "/repository"])
        let gone = rig.sandbox.cairn("snapshots", exits: 10)
        #expect(
            gone.errors.contains(
                "the repository is missing from \(rig.disk)/repository\n  next: connect its disk"),
            "\(gone.errors)")
        rig.sandbox.cairn("init", "--new")
    }
}
