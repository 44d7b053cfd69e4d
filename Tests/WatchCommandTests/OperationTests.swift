import CommandSupport
import Glibc
import Testing

/// What people and programs do to their files, at each moment of the daemon: after a barrier the
/// repository has just what is on the disk.
@Suite(.enabled(if: Tool.python, "needs /usr/bin/python3")) struct OperationTests {
    /// Issue 13, item 17: what is written through a link that was made later, as `ln`, vim and
    /// `cp -al` make them.
    @Test func whatIsWrittenThroughALinkMadeLaterIsKeptUnderBothNames() {
        let rig = WatchRig(settings: "[watch]\nquiet-after-close = \"20ms\"\n")
        for name in ["a", "b"] { Files.makeDirectories("\(rig.work)/\(name)") }
        for name in ["f", "letter"] { Files.write("first\n", to: "\(rig.work)/a/\(name)") }
        rig.start()
        func shell(_ text: String) {
            let ended = rig.sandbox.run("/bin/sh", ["-ec", "cd \(rig.work); " + text])
            #expect(ended.code == 0, "\(ended.errors)")
        }
        shell("ln a/f b/g; echo x >>b/g")
        rig.expectExact("ln")
        for name in ["a/f", "b/g"] {
            #expect(
                rig.sandbox.cairn("dump", "\(rig.work)/\(name)").text == "first\nx\n", "\(name)")
            rig.sandbox.cairn("status", "\(rig.work)/\(name)")
        }
        // A file with several names is written in place, beside a copy that goes.
        shell(
            "ln a/letter other-name; cp -p other-name other-name~; printf 'by vim\\n' >other-name; rm other-name~"
        )
        rig.expectExact("vim")
        #expect(rig.sandbox.cairn("dump", rig.work + "/a/letter").text == "by vim\n")
        shell("cp -al a c; echo again >>c/f")
        rig.expectExact("cp -al")
        #expect(rig.sandbox.cairn("dump", rig.work + "/b/g").text == "first\nx\nagain\n")
    }

    @Test(
        "names and trees",
        arguments: [
            "nested", "moved_in", "moved_out_reused", "removed", "one_name", "parent_renamed",
            "renames", "across_roots", "exchanged",
            "kinds", "names",
        ], Moment.allCases)
    func namesAndTrees(operation: String, moment: Moment) { exact(operation, moment) }

    @Test(
        "content and attributes",
        arguments: [
            "mapped", "linked_outside", "unnamed", "editors", "sized", "same_size", "attributes",
        ], Moment.allCases)
    func contentAndAttributes(operation: String, moment: Moment) {
        exact(operation, moment, inMemory: false)
    }

    @Test(arguments: ["tar", "cp"], Moment.allCases)
    func programs(operation: String, moment: Moment) { exact(operation, moment) }

    @Test(.enabled(if: Tool.git, "needs git"), arguments: Moment.allCases)
    func gitCloneAndBranches(moment: Moment) { exact("git", moment) }

    @Test(.enabled(if: Tool.rsync, "needs rsync"), arguments: Moment.allCases)
    func rsyncDelete(moment: Moment) { exact("rsync", moment) }

    @Test(.enabled(if: Tool.isPatient, "takes a minute: CAIRN_LONG_TESTS=1, as in make soak"))
    func unpackingFiftyThousandFiles() { exact("tar_large", .stopped) }

    private func exact(_ operation: String, _ moment: Moment, inMemory: Bool = true) {
        let rig = WatchRig(operation, inMemory: inMemory)
        rig.perform(operation, moment)
        rig.expectExact(
            "\(operation), \(moment):", ignoring: operation == "sized" ? [.extents] : [])
        rig.end()
    }
}

/// What the machine has; tests that need more are skipped by name.
enum Tool {
    static let python = access("/usr/bin/python3", X_OK) == 0
    static let git = access("/usr/bin/git", X_OK) == 0
    static let isPatient = getenv("CAIRN_LONG_TESTS") != nil
    static let rsync = access("/usr/bin/rsync", X_OK) == 0

    static let noDump: Bool = {
        let sandbox = Sandbox("nodump", inMemory: false)
        return access("/usr/bin/chattr", X_OK) == 0
            && sandbox.run("/usr/bin/chattr", ["+d", sandbox.file("home")]).code == 0
    }()

    static let loopMount: Bool = {
        guard Machine.canMount, access("/dev/loop-control", W_OK) == 0 else { return false }
        let lines = """
            truncate -s 8M "$1/image" && mkfs.ext4 -q -F "$1/image" && mkdir "$1/at" && mount -o \
            loop "$1/image" "$1/at" && umount "$1/at"
            """
        let sandbox = Sandbox("loop")
        return sandbox.run("/bin/sh", ["-c", lines, "sh", sandbox.path]).code == 0
    }()

    static let userNamespaces: Bool = {
        let words = ["-U", "-r", "/bin/sh", "-c", "echo 50 > /proc/sys/user/max_inotify_watches"]
        return access("/usr/bin/nsenter", X_OK) == 0
            && Sandbox("namespace").run("/usr/bin/unshare", words).code == 0
    }()
}
