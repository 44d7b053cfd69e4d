import CommandSupport
import Foundation
import Glibc
import Testing

/// `cairn watch` and the program that reads its events, `cairn-events`: whatever becomes of the
/// one, the other says so and keeps everything.
@Suite(.enabled(if: Tool.python, "needs /usr/bin/python3")) struct EventSourceTests {
    private static let settings =
        "[watch]\nquiet = \"50ms\"\nquiet-after-close = \"20ms\"\nlongest = \"1s\"\n"

    /// Killed again and again, at moments of chance, while files are written, renamed and deleted.
    @Test func killedInAStormEndsExact() {
        let rig = WatchRig("events-killed", settings: Self.settings)
        let script = Script("burst", rig)
        script.awaitStep()
        rig.start()
        script.release()
        script.awaitStep()
        script.release()
        for _ in 0..<6 {
            let old = rig.awaitEvents()
            // Within a run of changes, and before it has lasted long.
            rig.daemon?.tick(Int32.random(in: 1...400))
            kill(old, SIGKILL)
            #expect(rig.awaitEvents(otherThan: old) != 0, "\(rig.log)")
        }
        script.end()
        rig.expectExact("killed:")
        let gaps = rig.gaps().filter { $0.contains("lost-watch") }
        #expect(
            !gaps.isEmpty && rig.log.contains("cairn-events exited unexpectedly"), "\(rig.gaps())")
        rig.end()
        rig.sandbox.expectSound("events-killed")
    }

    /// A flush is answered all the same, and what was changed meanwhile is in it.
    @Test func stoppedForSecondsEndsExact() {
        let rig = WatchRig("events-stopped", settings: Self.settings)
        rig.change("tree(WORK, 30)")
        rig.start()
        let events = rig.awaitEvents()
        kill(events, SIGSTOP)
        rig.change(
            """
            for number in range(2000):
                write(f"{make(f'{WORK}/new/{number % 7}')}/{number}", f"unseen {number}")
            shutil.rmtree(WORK + "/3")
            """)
        rig.expectExact("stopped:")
        #expect(rig.log.contains("cairn-events is not responding"), "\(rig.log)")
        #expect(rig.gaps().contains { $0.contains("lost-watch") }, "\(rig.gaps())")
        #expect(rig.awaitEvents(otherThan: events) != 0)
        rig.change("write(WORK + '/4/4/4/0', 'seen by an event')")
        rig.expectExact("started again:")
    }

    /// Its socket is full while the daemon stands still: it waits, and the kernel tells of what it
    /// dropped.
    @Test func fullSocketLosesNothingUnseen() {
        let rig = WatchRig("events-full", settings: Self.settings)
        rig.change("for number in range(40): make(f'{WORK}/{number}')")
        rig.start()
        let events = rig.awaitEvents()
        rig.whileStopped {
            rig.change(
                """
                for number in range(40000):
                    write(f"{WORK}/{number % 40}/{number // 8}", f"content {number}")
                """)
        }
        rig.expectExact("full:")
        #expect(rig.gaps().contains { $0.contains("overflow") }, "\(rig.gaps())")
        #expect(rig.awaitEvents() == events, "it is the same one: \(rig.log)")
    }

    /// Whatever way its parent ends, also while it is stopped itself.
    @Test(arguments: [SIGKILL, SIGTERM, SIGSEGV], [false, true])
    func endsWithItsParent(signal: Int32, isStopped: Bool) throws {
        let rig = WatchRig("events-orphan")
        // Else Swift's runtime writes a page about the crash first.
        rig.sandbox.environment["SWIFT_BACKTRACE"] = "enable=no"
        rig.start()
        let events = rig.awaitEvents()
        let end = try #require(ProcessEnd(events))
        // The terminal's signals are not for it.
        for harmless in [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGPIPE] { kill(events, harmless) }
        rig.change("write(WORK + '/file', 'seen')")
        rig.expectExact("harmless signals:")
        #expect(rig.awaitEvents() == events)
        if isStopped { kill(events, SIGSTOP) }
        let daemon = try #require(rig.daemon)
        daemon.send(signal)
        if isStopped, signal == SIGTERM {
            // It captures first, and the gap is closed by a comparison.
            _ = daemon.wait()
        }
        #expect(end.comes(), "signal \(signal)")
    }

    /// By the socket's end, by the parent's, and although the parent ended before it was asked for
    /// its own to be told.
    @Test(arguments: ["closed", "held", "orphaned"])
    func endsHoweverItsParentLetsGoOfIt(way: String) {
        let sandbox = Sandbox("events-parents")
        let ended = sandbox.run(
            Script.python, ["-B", Project.fixtures + "/event_parents.py", WatchRig.events, way])
        #expect(ended.text == "ended\n", "\(ended.errors)")
    }

    @Test func missingProgramIsAnErrorWithANextStep() {
        let rig = WatchRig("events-missing")
        rig.sandbox.environment["CAIRN_EVENTS"] = rig.sandbox.file("nothing")
        rig.change("write(WORK + '/before', 'not seen')")
        rig.expectTrouble("the helper program cairn-events is missing")
        // What nobody tells of is compared.
        rig.flush()
        rig.expectStored("not watched:")
        // It is tried again, and found.
        _ = rig.sandbox.run("/bin/ln", ["-s", WatchRig.events, rig.sandbox.file("nothing")])
        #expect(rig.awaitStatus { $0["activity"] == "watching" && $0["trouble"] == nil })
        rig.change("write(WORK + '/file', 'seen')")
        rig.expectExact("found:")
    }

    @Test(arguments: ["", "relative/path"]) func variableThatIsNoPathIsAnError(value: String) {
        let rig = WatchRig("events-variable")
        rig.sandbox.environment["CAIRN_EVENTS"] = value
        rig.expectTrouble("use CAIRN_EVENTS")
    }

    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func rootDoesNotRunAnotherUsersProgram() {
        let rig = WatchRig("events-foreign")
        let place = rig.sandbox.file("foreign")
        _ = rig.sandbox.run("/bin/cp", [WatchRig.events, place])
        chown(place, 65534, 65534)
        rig.sandbox.environment["CAIRN_EVENTS"] = place
        rig.expectTrouble("another user could change it")
    }

    @Test func installedProgramIsFoundInLibexec() {
        let rig = WatchRig("events-installed")
        for name in ["bin", "libexec", "libexec/cairn"] { mkdir(rig.sandbox.file(name), 0o755) }
        _ = rig.sandbox.run("/bin/cp", [Binary.path, rig.sandbox.file("bin/cairn")])
        let installed = rig.sandbox.file("libexec/cairn/cairn-events")
        _ = rig.sandbox.run("/bin/cp", [WatchRig.events, installed])
        rig.sandbox.binary = rig.sandbox.file("bin/cairn")
        rig.start()
        let program = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/\(rig.awaitEvents())/exe")
        #expect(program == installed)
    }

    // MARK: What it is

    @Test func programDropsWhatItDoesNotNeed() throws {
        let rig = WatchRig("events-rights")
        rig.sandbox.environment["SECRET"] = "not for everybody"
        rig.start()
        let place = "/proc/\(rig.awaitEvents())"
        #expect(Files.content("\(place)/environ").isEmpty)
        let status = Files.text("\(place)/status")
        for line in ["CapPrm:\t0000000000000000", "CapEff:\t0000000000000000", "NoNewPrivs:\t1"] {
            #expect(status.contains(line), "\(status)")
        }
        let open = Files.names("\(place)/fd").sorted().map { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(place)/fd/\(name)"))
                ?? ""
        }
        #expect(open.count == 4, "\(open)")
        #expect(open.count { $0.hasPrefix("socket:") } == 1, "\(open)")
        #expect(open.count { $0 == "anon_inode:inotify" } == 1, "\(open)")
        let resident = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        let kibibytes = resident?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
        #expect(try #require(kibibytes) < 8 << 10)
    }

    @Test func programDoesNothingByHand() {
        let sandbox = Sandbox("events-by-hand")
        let ended = sandbox.run(WatchRig.events, [])
        #expect(ended.code == 2 && ended.errors.contains("next: run `cairn watch`"))
        #expect(sandbox.run(WatchRig.events, ["--version"]).text.contains("GPL-2.0-or-later"))
        #expect(sandbox.run(WatchRig.events, ["x"]).code == 2)
    }

    /// Decision 0001: the one without the library, the other without Swift.
    @Test(.enabled(if: Files.exists("/usr/bin/readelf"), "needs readelf"))
    func libraryAndSwiftAreInProgramsOfTheirOwn() {
        let sandbox = Sandbox("linked")
        func needed(_ path: String) -> [String] {
            sandbox.run("/usr/bin/readelf", ["--dynamic", "--wide", path]).lines
                .filter { $0.contains("(NEEDED)") }
                .compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } }
        }
        #expect(needed(WatchRig.events).sorted() == ["libc.so.6", "libinotifytools.so.0"])
        let others = needed(Binary.path)
        #expect(others.contains("libc.so.6"), "\(others)")
        #expect(!others.contains { $0.contains("inotifytools") }, "\(others)")
        // Linked statically there would be no line: then its functions are in the file.
        let calls = Array("inotifytools_".utf8)
        func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
            Data(Files.content(path)).range(of: Data(bytes)) != nil
        }
        #expect(holds(WatchRig.events, calls), "the search finds what is there")
        #expect(!holds(Binary.path, calls))
        #expect(holds(Binary.path, Array("swift_".utf8)))
        #expect(!holds(WatchRig.events, Array("swift_".utf8)))
    }
}

extension WatchRig {
    /// The program that is beside the binary.
    static let events = Binary.path + "-events"

    /// The process that reads the daemon's events, when it has an instance; 0 for none.
    func awaitEvents(otherThan old: pid_t = 0) -> pid_t {
        var found: pid_t = 0
        _ = awaitWhileRunning {
            found = self.eventsProcess
            return found != 0 && found != old
        }
        return found
    }

    private var eventsProcess: pid_t {
        guard let daemon else { return 0 }
        let start = "PPid:\t\(daemon.identifier)\n"
        return Files.names("/proc").lazy.compactMap { pid_t($0) }.first {
            let status = Files.text("/proc/\($0)/status")
            return status.hasPrefix("Name:\tcairn-events\n") && status.contains(start)
                && !status.contains("State:\tZ")
        } ?? 0
    }

    /// The daemon starts, and says what keeps it from watching and what to do.
    fileprivate func expectTrouble(
        _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        daemon?.send(SIGKILL)
        let started = sandbox.startCairn(["watch"] + roots)
        use(started)
        let isTold = awaitStatus { $0["trouble"]?.contains(text) == true }
        #expect(isTold, "\(status().map(\.fields))\n\(log)", sourceLocation: sourceLocation)
        // The log has it with the next report.
        let isLogged = started.awaitWhileRunning { log.contains(text) }
        #expect(isLogged, "\(log)", sourceLocation: sourceLocation)
    }
}

/// The end of a process that is no child of this one.
private final class ProcessEnd {
    private let descriptor: Int32

    init?(_ process: pid_t) {
        descriptor = openProcess(process, 0)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    func comes(milliseconds: Int32 = 30_000) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }
}

// In glibc 2.36, but not in the headers that Swift imports.
@_silgen_name("pidfd_open")
private func openProcess(_ process: pid_t, _ flags: UInt32) -> Int32
