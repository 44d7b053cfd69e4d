import Glibc
import Testing

/// Two at a time: one writes, all may read.
@Suite struct TwoProcessTests {
    /// A backup that holds the repository and stands still.
    private static func stopped(_ sandbox: Sandbox) -> ChildProcess {
        var random = Seeded(6)
        for index in 0..<20 {
            Files.write(random.bytes(1 << 20), to: sandbox.source + "/m\(index)")
        }
        let before = Files.bytesBeneath(sandbox.repository + "/packs")
        let child = sandbox.startCairn("backup", sandbox.source)
        #expect(
            child.awaitWhileRunning { Files.bytesBeneath(sandbox.repository + "/packs") > before })
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
        for verb in [
            ["backup", sandbox.source], ["restore", "--in-place", sandbox.source], ["undo"],
            ["repair"],
        ] {
            let second = sandbox.cairn(verb.map { Array($0.utf8) }, exits: 11)
            let words =
                "cairn: the repository has been locked by process \(child.identifier) since 20"
            #expect(second.errors.hasPrefix(words), "\(verb): \(second.errors)")
            #expect(second.errors.contains("(cairn backup, stopped)\n"), "\(second.errors)")
            #expect(second.errors.contains("`kill -CONT \(child.identifier)` to let it finish"))
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
        #expect(sandbox.cairn("ls", "-R").lines.count == 2)
        #expect(sandbox.cairn("dump", sandbox.source + "/a").text == "the first state")
        #expect(Walker.walk(sandbox.restored("latest")) == expected)
        sandbox.cairn("stats")
        sandbox.cairn("find", "a")
        sandbox.cairn("verify", "--read-data")
        sandbox.environment = state
        child.send(SIGCONT)
        #expect(child.wait().code == 0)
        #expect(sandbox.commits().count == 2)
        #expect(
            treeDifferences(
                Walker.walk(sandbox.restored("latest")), expected: Walker.walk(sandbox.source)
            ).isEmpty)
    }

    /// Whoever finds no catalog makes it. One emptied what another had made, and a writer took it
    /// for the truth: all history was gone.
    @Test func whoeverMakesTheCatalogNothingIsLost() {
        let sandbox = Sandbox("making")
        sandbox.prepare()
        for index in 0..<30 { sandbox.put("file-\(index)", "\(index)") }
        for state in 0..<4 {
            sandbox.put("changing", "state \(state)")
            sandbox.backUp()
        }
        let commits = sandbox.commits()
        #expect(commits.count == 4)
        let state = sandbox.file("state") + "/cairn"
        let list = ["snapshots", "--json"]
        for round in 0..<12 {
            let catalogs = Files.names(state).filter { $0.contains(".catalog") }
            #expect(!catalogs.isEmpty)
            for name in catalogs { unlink(state + "/" + name) }
            let verbs = [list, ["forget", "--keep-last", "9"], list, list, ["stats"], list, list]
            for (verb, child) in verbs.map({ ($0, sandbox.startCairn($0)) }) {
                let ended = child.wait()
                #expect(ended.code == 0, "round \(round), \(verb): \(ended.errors)")
                let isWhole = verb != list || commits.allSatisfy(ended.text.contains)
                #expect(isWhole, "round \(round): \(ended.text)")
            }
            #expect(sandbox.commits() == commits, "round \(round)")
        }
        sandbox.expectSound()
    }

    /// A verification takes hours on a large repository: it must not keep backups from their work.
    @Test func aBackupSucceedsWhileAVerificationRuns() {
        let sandbox = Sandbox("verifying")
        sandbox.prepare()
        var random = Seeded(7)
        for index in 0..<20 {
            Files.write(random.bytes(1 << 20), to: sandbox.source + "/m\(index)")
        }
        sandbox.backUp()
        // Stopped while it reads a pack; now and then it has ended before.
        var stopped: ChildProcess?
        for _ in 0..<10 where stopped == nil {
            let child = sandbox.startCairn("verify", "--read-data", "--json")
            if child.awaitWhileRunning({ Self.reads(child, sandbox.repository + "/packs/") }) {
                child.send(SIGSTOP)
                if Self.reads(child, sandbox.repository + "/packs/") { stopped = child }
            }
        }
        guard let verification = stopped else {
            Issue.record("no verification could be stopped while it read a pack")
            return
        }
        sandbox.put("later", "while it runs")
        for index in 0..<3 { Files.write(random.bytes(1 << 20), to: sandbox.source + "/m\(index)") }
        sandbox.backUp()
        sandbox.cairn("verify")
        #expect(sandbox.cairn("dump", sandbox.source + "/later").text == "while it runs")
        verification.send(SIGCONT)
        let ended = verification.wait()
        #expect(ended.code == 0, "\(ended.text)\(ended.errors)")
        #expect(!ended.text.contains("\"finding\""), "\(ended.text)")
    }

    /// Whether a process has a pack open.
    private static func reads(_ child: ChildProcess, _ directory: String) -> Bool {
        let descriptors = "/proc/\(child.identifier)/fd"
        return Files.names(descriptors).contains { name in
            var target = [UInt8](repeating: 0, count: 4096)
            let length = target.withUnsafeMutableBytes {
                readlink("\(descriptors)/\(name)", $0.baseAddress!, $0.count)
            }
            let path = String(decoding: target[..<max(0, length)], as: UTF8.self)
            return path.hasPrefix(directory) && path.hasSuffix(".pack")
        }
    }

    /// Many readers beside many writers, one after another: nobody ever sees anything but whole
    /// commits.
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
                let text = Set(
                    (0..<2).map { sandbox.cairn("dump", sandbox.source + "/f\($0 * 19)").text })
                #expect(text.isSubset(of: ["round \(round - 1)", "round \(round)"]))
            }
            // Readers hold the catalog for moments only: no backup fails because of them.
            #expect(child.wait().code == 0, "\(child.wait().errors)")
        }
    }

    /// Each makes a catalog of its own, for the repository's is another's.
    @Test func verificationsBesideAWriterDoNotMeet() {
        let sandbox = Sandbox("verifications")
        sandbox.prepare()
        for number in 0..<100 { sandbox.put("file\(number)", "\(number)") }
        for number in 0..<4 {
            sandbox.put("file0", "again \(number)")
            sandbox.backUp()
        }
        let state = sandbox.file("state/cairn")
        let lock = Files.names(state).first { $0.hasSuffix(".lock") } ?? ""
        let holder = sandbox.start(
            "/bin/sh",
            [
                "-c",
                "exec 8<>\(state)/\(lock) 9<>\(sandbox.repository)/lock; flock -x 8 && flock -x 9 && : >\(sandbox.file("held")); exec sleep 600",
            ])
        #expect(holder.awaitWhileRunning { access(sandbox.file("held"), F_OK) == 0 })
        for _ in 0..<3 {
            for verify in (0..<6).map({ _ in sandbox.startCairn(["verify"]) }) {
                let ended = verify.wait()
                #expect(ended.code == 0, "\(ended.text)\(ended.errors)")
            }
        }
        holder.send(SIGKILL)
        _ = holder.wait()
        #expect(!Files.names(state).contains { $0.contains(".verify-") || $0.contains(".proof-") })
    }
}
