import Glibc
import Testing

/// `cairn-events` that does not start: what the daemon does meanwhile, why, and what to do.
@Suite struct EventProgramTests {
    @Test(arguments: [
        ("missing", "cairn-events, which reads the kernel's events, is not there"),
        ("denied", "start cairn-events at PROGRAM: permission denied"),
        ("format", "start cairn-events at PROGRAM: exec format error"),
        ("ends", "cairn-events ended"),
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
        #expect(watch.logs("kept 1 new"), "\(watch.child.errorsSoFar)")
        let status = sandbox.cairn("status").text.split(separator: "\n").joined(separator: " ")
        let words = status.split(separator: " ").joined(separator: " ")
        #expect(words.contains("cairn is running: compares everything every 10 s"), "\(words)")
        #expect(!words.contains("first comparison"), "\(words)")
        #expect(words.contains("nothing is watched: "), "\(words)")
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
