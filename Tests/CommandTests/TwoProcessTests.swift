import Glibc
import Testing

/// Two at a time: one writes, all may read.
@Suite struct TwoProcessTests {
    /// A backup that holds the repository and stands still.
    private static func stopped(_ sandbox: Sandbox) -> ChildProcess {
        var random = Seeded(6)
        for index in 0..<20 { Files.write(random.bytes(1 << 20), to: sandbox.source + "/m\(index)") }
        let before = Files.bytesBeneath(sandbox.repository + "/packs")
        let child = sandbox.startCairn("backup", sandbox.source)
        #expect(child.awaitWhileRunning { Files.bytesBeneath(sandbox.repository + "/packs") > before })
        child.send(SIGSTOP)
        return child
    }

    @Test(arguments: [false, true])
    func aSecondBackupIsRefusedAndNamesTheFirst(hasOtherState: Bool) {
        let sandbox = Sandbox("second")
        sandbox.prepare()
        sandbox.put("a", "a")
        sandbox.backUp()
        let child = Self.stopped(sandbox)
        // Another user of the repository has a state directory of its own.
        if hasOtherState { sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state-2") }
        for verb in [["backup", sandbox.source], ["restore", "--in-place", sandbox.source], ["undo"], ["repair"]] {
            let second = sandbox.cairn(verb.map { Array($0.utf8) }, exits: 11)
            #expect(
                second.errors == "cairn: another process is writing this repository: process \(child.identifier)\n  next: wait until it has finished\n",
                "\(verb)")
        }
        child.send(SIGCONT)
        #expect(child.wait().code == 0)
        sandbox.backUp()
    }

    @Test(arguments: [false, true])
    func questionsAndRestoresWorkWhileABackupRuns(hasOtherState: Bool) {
        let sandbox = Sandbox("reading")
        sandbox.prepare()
        sandbox.put("a", "the first state")
        let commit = sandbox.backUp()
        let expected = Walker.walk(sandbox.source)
        let child = Self.stopped(sandbox)
        let state = sandbox.environment
        if hasOtherState { sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state-2") }
        #expect(sandbox.commits() == [commit])
        #expect(sandbox.cairn("ls").lines.count == 2)
        #expect(sandbox.cairn("dump", sandbox.source + "/a").text == "the first state")
        #expect(Walker.walk(sandbox.restored("latest")) == expected)
        sandbox.cairn("stats")
        sandbox.cairn("find", "a")
        sandbox.cairn("verify", "--read-data")
        sandbox.environment = state
        child.send(SIGCONT)
        #expect(child.wait().code == 0)
        #expect(sandbox.commits().count == 2)
        #expect(treeDifferences(Walker.walk(sandbox.restored("latest")), expected: Walker.walk(sandbox.source)).isEmpty)
    }

    /// Many readers beside many writers, one after another: nobody ever sees anything but whole commits.
    @Test func readersBesideWritersSeeWholeCommits() {
        let sandbox = Sandbox()
        sandbox.prepare()
        for index in 0..<20 { sandbox.put("f\(index)", "round 0") }
        sandbox.backUp()
        for round in 1...6 {
            for index in 0..<20 { Files.write("round \(round)", to: sandbox.source + "/f\(index)") }
            let child = sandbox.startCairn("backup", sandbox.source)
            var isDone = false
            while !isDone {
                isDone = child.tick()
                let text = Set((0..<2).map { sandbox.cairn("dump", sandbox.source + "/f\($0 * 19)").text })
                #expect(text.isSubset(of: ["round \(round - 1)", "round \(round)"]))
            }
            // Readers hold the catalog for moments only: no backup fails because of them.
            #expect(child.wait().code == 0, "\(child.wait().errors)")
        }
    }
}
