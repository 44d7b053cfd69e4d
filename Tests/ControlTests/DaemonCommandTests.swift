import CairnFormat
import CairnLinux
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// The binary against a daemon that the test plays over the real socket.
final class CommandRig {
    let directory = TemporaryDirectory()
    let daemon: FakeDaemon
    private var server: ControlServer?
    private let runs = Mutex(0)

    var repository: String { directory.file("repository") }
    var source: String { directory.file("source") }
    var id: Hash128 = Hash128()

    init() throws {
        daemon = FakeDaemon(repository: directory.file("repository"))
        for name in ["home", "state", "run", "source"] { mkdir(directory.file(name), 0o700) }
        // A flush that no test asked for must not hang.
        daemon.state.withLock { $0.flushesAtOnce = [.failed("the test expects no flush")] }
        #expect(run("init").code == 0)
        id = try Repository.open(LinuxStorage(at: Array(repository.utf8))).description.repository
    }

    deinit { server?.stop() }

    var runtime: [UInt8] { Array(directory.file("run").utf8) }
    var statePath: String { directory.file("state/cairn") }

    func startDaemon(inRuntime: Bool = true) throws {
        server = try ControlServer(
            at: ControlAddress.candidates(
                repository: id, runtimeDirectory: inRuntime ? runtime : nil,
                stateDirectory: statePath),
            control: daemon)
    }

    func stopDaemon() {
        server?.stop()
        server = nil
    }

    /// The roots that the daemon says it watches.
    func watch(_ paths: String..., state: DaemonStatus.Root.State = .watched) {
        daemon.state.withLock { held in
            held.status.roots = paths.enumerated().map { index, path in
                DaemonStatus.Root(
                    definition: RootDefinition(
                        number: UInt64(index + 1), name: Array("r\(index)".utf8),
                        path: Array(path.utf8), role: .adHoc),
                    state: state)
            }
        }
    }

    struct Ended {
        let code: Int32
        let text: String
        let errors: String

        var objects: [[String: Any]] {
            text.split(separator: "\n").compactMap {
                try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
            }
        }
    }

    private static let binary = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "cairn")

    func run(_ arguments: String...) -> Ended {
        let number = runs.withLock { held in
            held += 1
            return held
        }
        let (out, err) = (directory.file("out-\(number)"), directory.file("err-\(number)"))
        for path in [out, err] { close(creat(path, 0o600)) }
        let process = Foundation.Process()
        process.executableURL = Self.binary
        process.arguments = ["-r", repository] + arguments
        process.environment = [
            "HOME": directory.file("home"), "XDG_STATE_HOME": directory.file("state"),
            "XDG_RUNTIME_DIR": directory.file("run"),
            "TZ": "UTC", "PATH": "/usr/bin:/bin",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(forWritingAtPath: out)
        process.standardError = FileHandle(forWritingAtPath: err)
        do { try process.run() } catch { return Ended(code: -1, text: "", errors: "\(error)") }
        process.waitUntilExit()
        func text(_ path: String) -> String {
            (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        }
        return Ended(
            code: process.terminationReason == .exit
                ? process.terminationStatus : -process.terminationStatus, text: text(out),
            errors: text(err))
    }

    func put(_ name: String, _ text: String) {
        try? text.write(toFile: "\(source)/\(name)", atomically: false, encoding: .utf8)
    }
}

struct DaemonCommandTests {
    /// What changed and is not backed up is a trouble after five minutes.
    @Test(arguments: [(60, false), (290, false), (400, true)] as [(Int64, Bool)])
    func whatWaitsForTooLongIsTrouble(seconds: Int64, isTold: Bool) throws {
        let rig = try CommandRig()
        let now = LinuxClock().now()
        rig.daemon.state.withLock {
            $0.status.dirty = 2
            $0.status.dirtySince = now - seconds
            $0.status.lastReconcile = now - 1
        }
        try rig.startDaemon()
        let checked = rig.run("status", "--check")
        #expect(checked.text.contains("are not backed up yet") == isTold, "\(checked)")
        #expect(!isTold || checked.code == 1, "\(checked)")
    }

    /// Without a daemon no comparison is about to close it.
    @Test func anOpenGapWithoutADaemonIsTrouble() throws {
        let rig = try CommandRig()
        rig.put("file", "text")
        #expect(rig.run("backup", rig.source).code == 0)
        #expect(rig.run("status", "--check").code == 0)
        do {
            let writer = try RepositoryWriter(
                Repository.open(LinuxStorage(at: Array(rig.repository.utf8))),
                catalogPath: rig.directory.file("catalog.sqlite"), randomness: LinuxRandomness())
            let builder = try CommitBuilder(writer, clock: LinuxClock())
            let root = try #require(try CatalogReader(writer.catalog).roots().first)
            try builder.record(
                .openGap(
                    Gap(
                        number: 1, root: root.definition.number, path: [], cause: .overflow,
                        began: LinuxClock().now())))
            _ = try builder.commit(
                Commit(
                    id: writer.randomness.hash128(), run: Hash128(), kind: .capture,
                    time: LinuxClock().now(), began: LinuxClock().now()))
        }
        let checked = rig.run("status", "--check")
        #expect(checked.code == 1 && checked.text.contains("might have been missed"), "\(checked)")
        #expect(rig.run("backup", rig.source).code == 0)
        #expect(rig.run("status", "--check").code == 0)
    }

    @Test(arguments: [true, false])
    func statusShowsWhatTheDaemonSays(inRuntime: Bool) throws {
        let rig = try CommandRig()
        try rig.startDaemon(inRuntime: inRuntime)
        rig.watch(rig.source)
        rig.daemon.state.withLock {
            $0.status.activity = .capturing
            $0.status.dirty = 12
            $0.status.reading = Array("/some/file".utf8)
            $0.status.failures = [
                .init(
                    path: Array("/bad/file".utf8), reason: "permission denied", isTransient: false,
                    tries: 2, first: Timestamp(seconds: 1), nextTry: nil)
            ]
            $0.status.failureCount = 7
            $0.status.gaps = [
                Gap(
                    number: 1, root: 1, path: Array("deep".utf8), cause: .watchLimit,
                    began: Timestamp(seconds: 1))
            ]
            $0.status.watch.watches = 8_192
            $0.status.watch.watchesMaximum = 8_192
            $0.status.watch.unwatched = 3
            $0.status.pulses = [
                .init(thread: "main", doing: "round", ageSeconds: 2, limitSeconds: 60),
                .init(thread: "watch", doing: "listing", ageSeconds: 125, limitSeconds: 60),
            ]
        }
        let ended = rig.run("status")
        #expect(ended.code == 0, "\(ended.errors)")
        for text in [
            "Cairn is running: capturing (process 42", "12 places", "/some/file",
            "/bad/file: permission denied", "failures      7\n",
            "\(rig.source)/deep: the kernel's watch limit is reached", "10-cairn-inotify.conf",
            "8,192 of 8,192; 3 directories and all their subdirectories are not watched",
            "\(rig.source): watched",
            "STUCK: thread watch has made no progress for 2 min (listing)",
            "next: check the disk or mount that the service is waiting for",
            "last rounds   main 2 s ago, watch 2 min ago: stuck",
        ] { #expect(ended.text.contains(text), "\(text)\n\(ended.text)") }
        #expect(ended.text.split(separator: "\n").count <= 24)
        let objects = rig.run("status", "--json").objects
        #expect(
            objects.map { $0["type"] as? String } == [
                "status", "thread", "thread", "root", "failure", "gap",
            ])
        #expect(
            objects[0]["running"] as? Bool == true && objects[0]["failures"] as? Int == 7
                && objects[0]["remedy"] is String)
        #expect(
            objects[5]["path"] as? String == "\(rig.source)/deep"
                && objects[5]["cause"] as? String == "watch-limit")
        rig.stopDaemon()
        #expect(rig.run("status").text.contains("Cairn is not running"))
    }

    @Test func pauseAndResumeReachTheDaemon() throws {
        let rig = try CommandRig()
        try rig.startDaemon()
        #expect(rig.run("pause", "30m").text.hasPrefix("paused until 20"))
        #expect(
            rig.run("pause").text == "paused until you run `cairn -r \(rig.repository) resume`\n")
        #expect(
            rig.run("resume").text == "the service was not paused\n"
                && rig.run("resume", "--json").objects.first?["was_paused"] as? Bool == false)
        rig.daemon.state.withLock { $0.status.activity = .paused }
        #expect(
            rig.run("resume").text
                == "resumed; changes made during the pause are now being backed up\n")
        #expect(rig.run("pause", "0s").code == 1 && rig.run("pause", "400d").code == 1)
        rig.daemon.state.withLock {
            #expect($0.pauses == [1_800_000_000_000, nil] && $0.resumes == 3)
        }
    }

    @Test func backupWhilePausedNamesResume() throws {
        let rig = try CommandRig()
        try rig.startDaemon()
        rig.watch(rig.source)
        rig.daemon.state.withLock { $0.status.activity = .paused }
        let ended = rig.run("backup", rig.source)
        #expect(
            ended.code == 1
                && ended.errors.hasPrefix(
                    "cairn: the service is paused and is not backing up anything\n  next: run `cairn -r \(rig.repository) resume`"
                ), "\(ended)")
    }

    @Test func backupIsAFlushThatLooksLikeARun() throws {
        let rig = try CommandRig()
        try rig.startDaemon()
        rig.watch(rig.source)
        var counts = CommitCounts()
        counts.new = 3
        counts.bytesRead = 1_000
        let commit = CatalogCommit(number: 5, commit: ProtocolTests.commit())
        rig.daemon.state.withLock {
            $0.flushesAtOnce = [
                .committed(commit),
                .done(FlushResult(counts: counts, commit: commit, nanoseconds: 5)),
            ]
        }
        #expect(mkdir(rig.source + "/a", 0o755) == 0)
        for words in [["backup"], ["backup", rig.source + "/a"]] {
            let ended = words.count == 1 ? rig.run("backup") : rig.run("backup", words[1])
            #expect(
                ended.code == 0 && ended.text.contains("3 new, 0 changed"),
                "\(ended.text)\(ended.errors)")
            #expect(
                ended.text.contains("backed up by the running service (process 42)")
                    && ended.text.contains("commit 01020304"))
        }
        let objects = rig.run("backup", "--json").objects
        #expect(objects.map { $0["type"] as? String } == ["commit", "summary"])
        #expect(objects[1]["daemon"] as? Int == 42 && objects[1]["new"] as? Int == 3)
        rig.daemon.state.withLock { #expect($0.flushes.count == 3 && $0.accessesAsked.isEmpty) }

        counts.failed = 1
        rig.daemon.state.withLock {
            $0.flushesAtOnce = [
                .itemFailed(
                    ItemFailure(
                        path: Array("/x".utf8), reason: .system(SystemError("open", code: 13)))),
                .done(FlushResult(counts: counts, commit: nil, nanoseconds: 5)),
            ]
        }
        let incomplete = rig.run("backup")
        #expect(
            incomplete.code == 3 && incomplete.errors.contains("cannot read /x: permission denied"))
        rig.daemon.state.withLock { $0.flushesAtOnce = [.failed("its disk is away")] }
        let failed = rig.run("backup")
        #expect(failed.code == 1 && failed.errors.contains("its disk is away"), "\(failed.errors)")
    }

    /// Other paths, tags and polled roots: this process writes, with the daemon's leave.
    @Test func otherBackupsBorrowTheRepository() throws {
        let rig = try CommandRig()
        try rig.startDaemon()
        rig.put("a", "a")
        #expect(rig.run("backup", rig.source).code == 0)
        rig.watch(rig.source)
        #expect(rig.run("backup", "--tag", "mine", rig.source).code == 0)
        rig.watch(rig.source, state: .polled)
        #expect(rig.run("backup", rig.source).code == 0)
        #expect(rig.awaitReturn(of: 3))
        #expect(rig.run("snapshots", "--json").objects.count == 3)
        rig.put("a", "changed since")
        #expect(rig.run("restore", "--in-place", rig.source).code == 0)
        #expect(rig.run("undo").code == 0)
        #expect(rig.run("repair").code == 0)
        #expect(rig.awaitReturn(of: 6))
        #expect(rig.daemon.state.withLock { $0.flushes.isEmpty })
        // What only asks needs no access.
        for verb in ["ls", "snapshots", "stats", "verify", "status"] {
            #expect(rig.run(verb).code == 0, "\(verb)")
        }
        #expect(rig.daemon.state.withLock { $0.accessesAsked.count == 6 })
    }

    /// The daemon holds both locks until it gives access, and has them again afterwards.
    @Test func accessIsTheLocks() throws {
        let rig = try CommandRig()
        rig.put("a", "a")
        let state = try StateDirectory(path: rig.statePath)
        let storage = try LinuxStorage(at: Array(rig.repository.utf8))
        let held = Mutex<[any StorageLock]>([])
        let id = rig.id
        @Sendable func take() {
            held.withLock { locks in
                if case .held(let lock)? = try? storage.lock() { locks.append(lock) }
                if let lock = (try? state.lockCatalog(id)) ?? nil { locks.append(lock) }
            }
        }
        take()
        rig.daemon.state.withLock {
            $0.onGrant = { held.withLock { $0 = [] } }
            $0.onRelease = { take() }
        }
        #expect(rig.run("backup", rig.source).code == 11)
        try rig.startDaemon()
        #expect(rig.run("backup", rig.source).code == 0)
        #expect(rig.awaitReturn(of: 1))
        #expect(held.withLock { $0.count } == 2)
    }

    @Test func aDaemonThatStopsOrLeavesIsSaid() throws {
        let rig = try CommandRig()
        try rig.startDaemon()
        rig.put("a", "a")
        rig.daemon.state.withLock { $0.grantsAtOnce = false }
        let ended = Mutex<CommandRig.Ended?>(nil)
        // SAFETY: the other thread only runs the program; its counter is under a lock.
        nonisolated(unsafe) let held = rig
        let thread = WorkerThread { ended.withLock { $0 = held.run("backup", held.source) } }
        #expect(rig.awaitDaemon { $0.accessesAsked.count == 1 })
        rig.daemon.state.withLock { $0.accessesAsked[0] }(nil)
        thread.join()
        #expect(
            ended.withLock {
                $0?.code == 1 && $0?.errors.contains("the daemon is stopping") == true
            })
        rig.daemon.state.withLock { $0.flushesAtOnce = [] }
        let other = WorkerThread { ended.withLock { $0 = held.run("backup") } }
        #expect(rig.awaitDaemon { $0.flushes.count == 1 })
        rig.stopDaemon()
        other.join()
        #expect(
            ended.withLock {
                $0?.code == 1
                    && $0?.errors.contains("the running daemon exited before it answered") == true
            })
    }

    /// A copy of a repository has its id: its daemon is not the original's.
    @Test func theDaemonOfACopyIsNotAsked() throws {
        let rig = try CommandRig()
        try rig.startDaemon()
        rig.daemon.state.withLock { $0.status.repository = Array(rig.directory.file("home").utf8) }
        rig.put("a", "a")
        #expect(rig.run("backup", rig.source).code == 0)
        #expect(rig.daemon.state.withLock { $0.flushes.isEmpty && $0.accessesAsked.isEmpty })
        #expect(rig.run("status").text.contains("Cairn is not running"))
    }

    @Test func theProofAsksTheDaemon() throws {
        let rig = try CommandRig()
        rig.put("a", "a")
        #expect(rig.run("backup", rig.source).code == 0)
        try rig.startDaemon()
        let file = rig.source + "/a"
        #expect(rig.run("status", file).code == 0)
        #expect(rig.daemon.state.withLock { $0.asked } == [Array(file.utf8)])
        // Dirty, and yet the bytes are the stored ones: said, and proven by content.
        rig.daemon.state.withLock { $0.attention = .dirty(since: Timestamp(seconds: 1)) }
        let dirty = rig.run("status", file)
        #expect(
            dirty.code == 0 && dirty.text.contains("verified by content")
                && dirty.text.contains("will back it up"), "\(dirty.text)")
        rig.put("a", "b")
        let changed = rig.run("status", file)
        #expect(
            changed.code == 1 && changed.text.contains("its content changed")
                && changed.text.contains("will back it up"))
        rig.daemon.state.withLock {
            $0.attention = .failing(
                .init(
                    path: Array(file.utf8), reason: "input/output error", isTransient: true,
                    tries: 3, first: Timestamp(seconds: 1),
                    nextTry: Timestamp(seconds: 2_000_000_000)))
        }
        #expect(
            rig.run("status", file).text.contains(
                "Cairn cannot back it up: input/output error (3 tries so far, next try at 2033-"))
        let object = rig.run("status", "--json", file).objects[0]
        #expect(object["attention"] as? String == "failing" && object["stored"] as? Bool == false)
        rig.daemon.state.withLock {
            $0.attention = .inGap(
                Gap(number: 1, root: 1, path: [], cause: .overflow, began: Timestamp(seconds: 1)))
        }
        #expect(rig.run("status", file).text.contains("event queue overflowed"))
    }

    /// What no event told of is told by whoever finds it.
    @Test func theProofTellsTheDaemonWhatDiffers() throws {
        let rig = try CommandRig()
        rig.put("a", "a")
        #expect(rig.run("backup", rig.source).code == 0)
        try rig.startDaemon()
        let file = rig.source + "/a"
        #expect(rig.run("status", file).code == 0)
        #expect(rig.daemon.state.withLock { $0.looks.isEmpty })
        rig.put("a", "other")
        rig.put("b", "new")
        #expect(rig.run("status", file).code == 1)
        #expect(rig.daemon.state.withLock { $0.looks } == [Array(file.utf8)])
        #expect(rig.run("status", rig.source).code == 1)
        #expect(
            rig.daemon.state.withLock { Set($0.looks) }
                == Set([file, rig.source + "/b"].map { Array($0.utf8) }))
        // One that knows of the change need not be told.
        rig.daemon.state.withLock {
            $0.looks = []
            $0.attention = .dirty(since: Timestamp(seconds: 1))
        }
        #expect(rig.run("status", file).code == 1)
        #expect(rig.daemon.state.withLock { $0.looks.isEmpty })
    }

    @Test func waitingFlushesFirst() throws {
        let rig = try CommandRig()
        rig.put("a", "a")
        #expect(rig.run("backup", rig.source).code == 0)
        try rig.startDaemon()
        rig.daemon.state.withLock {
            $0.flushesAtOnce = [
                .done(FlushResult(counts: CommitCounts(), commit: nil, nanoseconds: 1))
            ]
        }
        #expect(rig.run("status", "--wait", rig.source).code == 0)
        #expect(rig.daemon.state.withLock { $0.flushes.count == 1 })
    }

    /// Something that is no daemon sits at the socket, or one that an upgrade left running: older
    /// or newer than the command.
    @Test(arguments: [
        (#"{"protocol":1,"reply":"moo"}"#, "an unknown reply"),
        (
            #"{"protocol":0,"reply":"pong"}"#,
            "the other process uses protocol 0, but this one uses 1"
        ),
        (
            #"{"protocol":2,"reply":"pong"}"#,
            "the other process uses protocol 2, but this one uses 1"
        ),
    ]) func anotherLanguageAtTheSocketIsSaid(answer: String, why: String) throws {
        let rig = try CommandRig()
        let name = "\(rig.id).sock"
        mkdir(rig.directory.file("run/cairn"), 0o700)
        let server = try NonsenseServer(
            directory: rig.directory.file("run/cairn"), name: name, answer: answer)
        defer { server.stop() }
        let ended = rig.run("backup", rig.source)
        #expect(
            ended.code == 1
                && ended.errors.contains(
                    "the running daemon sent an answer that this version of Cairn does not understand: \(why)"
                )
                && ended.errors.contains("next: restart the service"), "\(ended.errors)")
        #expect(
            rig.run("status").text.contains(
                "the running daemon sent an answer that this version of Cairn does not understand"))
    }
}

extension CommandRig {
    func awaitDaemon(_ condition: (FakeDaemon.State) -> Bool) -> Bool {
        let clock = LinuxClock()
        let deadline = clock.monotonic() + 20_000_000_000
        while clock.monotonic() < deadline {
            if daemon.state.withLock({ condition($0) }) { return true }
            sched_yield()
        }
        return false
    }

    func awaitReturn(of grants: Int) -> Bool {
        awaitDaemon { $0.givenBack == grants && $0.holders.isEmpty }
    }
}
