import Glibc
import Testing

/// `cairn-events` that does not start: what the daemon does meanwhile, why, and what to do.
@Suite struct EventProgramTests {
    /// A user namespace has limits of its own. - Source: user_namespaces(7), /proc/sys/user.
    @Test(
        .enabled(if: Machine.isRoot, "needs user namespaces"),
        arguments: [
            ("instances", "fs.inotify.max_user_instances", "fs.inotify.max_user_watches"),
            ("watches", "fs.inotify.max_user_watches", "fs.inotify.max_user_instances"),
        ])
    func theLimitIsNamedThatIsReached(limit: String, named: String, other: String) {
        let sandbox = Sandbox("limit-" + limit)
        sandbox.prepare()
        sandbox.put("first", "first")
        let script = sandbox.script(
            "limited", "echo 0 >/proc/sys/user/max_inotify_\(limit) && exec \"$@\"")
        sandbox.prefix = ["/usr/bin/unshare", "--user", "--map-root-user", script]
        let watch = SupervisedWatch(sandbox)
        #expect(watch.logs("backed up 1 new"), "\(watch.child.errorsSoFar)")
        let status = sandbox.cairn("status").text.replacing(#/\s+/#, with: " ")
        #expect(status.contains("`sudo sysctl \(named)="), "\(status)")
        #expect(!status.contains(other), "\(status)")
        #expect(watch.stop().code == 0)
    }

    @Test(arguments: [
        ("missing", "the helper program cairn-events is missing"),
        ("denied", "start cairn-events at PROGRAM: permission denied"),
        ("format", "start cairn-events at PROGRAM: exec format error"),
        ("ends", "cairn-events exited unexpectedly"),
    ])
    func statusSaysWhatItDoesAndWhatToDo(fault: String, reason: String) {
        let sandbox = Sandbox("events-" + fault)
        sandbox.prepare()
        sandbox.put("first", "first")
        sandbox.setSettings("[watch]\npoll = \"10s\"\n")
        let program = sandbox.file("events")
        if fault != "missing" {
            Files.write(fault == "ends" ? "#!/bin/true\n" : "no program\n", to: program)
            chmod(program, fault == "denied" ? 0o644 : 0o755)
        }
        sandbox.environment["CAIRN_EVENTS"] = program
        let watch = SupervisedWatch(sandbox)
        #expect(watch.logs("backed up 1 new"), "\(watch.child.errorsSoFar)")
        let status = sandbox.cairn("status").text.split(separator: "\n").joined(separator: " ")
        let words = status.split(separator: " ").joined(separator: " ")
        #expect(words.contains("Cairn is running: comparing everything every 10 s"), "\(words)")
        #expect(!words.contains("first comparison"), "\(words)")
        #expect(words.contains("cannot watch any directory: "), "\(words)")
        #expect(
            words.contains(reason.replacing("PROGRAM", with: program)), "\(words)")
        #expect(
            words.contains("next: ") && words.contains("`sudo apt install --reinstall cairn`"),
            "\(words)")
        // It is kept all the same.
        sandbox.put("second", "second")
        #expect(watch.keeps(sandbox.source + "/second"), "\(watch.child.errorsSoFar)")
        #expect(watch.stop().code == 0)
    }
}
