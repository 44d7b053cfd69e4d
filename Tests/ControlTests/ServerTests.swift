import CairnBackup
import CairnCore
@testable import CairnDaemon
import CairnFormat
import CairnLinux
import Glibc
import Synchronization
import TestSupport
import Testing

/// A server on a real socket in a directory of its own, with a daemon that does what the test says.
final class ServerRig {
    let directory = TemporaryDirectory()
    let daemon = FakeDaemon()
    let server: ControlServer
    let address: ControlAddress

    init(_ change: (inout ControlLimits) -> Void = { _ in }) throws {
        var limits = ControlLimits()
        change(&limits)
        address = ControlAddress(directory: Array(directory.file("run").utf8), name: "id.sock")
        server = try ControlServer(at: [address], control: daemon, limits: limits)
    }

    deinit { server.stop() }

    func raw() throws -> RawSocket {
        try #require(RawSocket(directory: directory.file("run"), name: "id.sock"))
    }
    func client() throws -> ControlClient {
        try #require(try ControlClient.connect(atEachOf: [address]).first)
    }

    /// Waits until something holds of the daemon.
    func awaitDaemon(_ condition: (FakeDaemon.State) -> Bool) -> Bool {
        let clock = LinuxClock()
        let deadline = clock.monotonic() + 10_000_000_000
        while clock.monotonic() < deadline {
            if daemon.state.withLock({ condition($0) }) { return true }
            sched_yield()
        }
        return false
    }
}

struct ServerTests {
    static let ping = #"{"protocol":1,"request":"ping"}"#

    @Test func answersWhatIsAsked() throws {
        let rig = try ServerRig()
        rig.daemon.state.withLock { $0.status = ProtocolTests.status }
        let client = try rig.client()
        guard case .pong(7, "cairn 1", [0x2f, 0xff]) = try client.ask(.ping) else {
            Issue.record("another answer")
            return
        }
        guard case .status(let status) = try client.ask(.status) else {
            Issue.record("another answer")
            return
        }
        #expect(status == ProtocolTests.status)
        rig.daemon.state.withLock { $0.attention = .outside }
        guard case .attention(.outside) = try client.ask(.attention(path: [0x2f, 0xff])) else {
            Issue.record("another answer")
            return
        }
        guard case .ok = try client.ask(.pause(seconds: 60)),
            case .ok = try client.ask(.pause(seconds: nil)),
            case .ok = try client.ask(.resume)
        else {
            Issue.record("another answer")
            return
        }
        rig.daemon.state.withLock {
            #expect(
                $0.asked == [[0x2f, 0xff]] && $0.pauses == [60_000_000_000, nil] && $0.resumes == 1)
        }
        #expect(throws: ControlFailure.refused("this connection has no exclusive access")) {
            _ = try client.ask(.release)
        }
    }

    @Test func directoryAndSocketAreTheOwnersAlone() throws {
        let old = umask(0)
        defer { umask(old) }
        let rig = try ServerRig()
        var status = stat()
        #expect(stat(rig.directory.file("run"), &status) == 0 && status.st_mode & 0o777 == 0o700)
        #expect(
            stat(rig.directory.file("run/id.sock"), &status) == 0 && status.st_mode & 0o777 == 0o600
        )
        rig.server.stop()
        #expect(stat(rig.directory.file("run/id.sock"), &status) != 0)
        #expect(try ControlClient.connect(atEachOf: [rig.address]).isEmpty)
        // A directory that others may enter is closed to them.
        chmod(rig.directory.file("run"), 0o777)
        let again = try ControlServer(at: [rig.address], control: rig.daemon)
        defer { again.stop() }
        #expect(stat(rig.directory.file("run"), &status) == 0 && status.st_mode & 0o777 == 0o700)
    }

    @Test func longDirectoriesAreNoTrouble() throws {
        let directory = TemporaryDirectory()
        let deep = directory.file(String(repeating: "x", count: 250))
        mkdir(deep, 0o700)
        let address = ControlAddress(
            directory: Array("\(deep)/cairn".utf8), name: "\(Hash128()).sock")
        let server = try ControlServer(at: [address], control: FakeDaemon())
        defer { server.stop() }
        let client = try #require(try ControlClient.connect(atEachOf: [address]).first)
        guard case .pong = try client.ask(.ping) else {
            Issue.record("another answer")
            return
        }
    }

    @Test func theFirstDirectoryThatCanBeUsedIs() throws {
        let directory = TemporaryDirectory()
        let addresses = ControlAddress.candidates(
            repository: Hash128(), runtimeDirectory: Array(directory.file("missing/run").utf8),
            stateDirectory: directory.file("state"))
        #expect(
            addresses.map(\.directory) == [
                Array(directory.file("missing/run/cairn").utf8),
                Array(directory.file("state").utf8),
            ])
        #expect(
            ControlAddress.candidates(
                repository: Hash128(), runtimeDirectory: Array("run".utf8), stateDirectory: "/s"
            ).count == 1)
        let server = try ControlServer(at: addresses, control: FakeDaemon())
        defer { server.stop() }
        #expect(server.address == addresses[1])
        #expect(try ControlClient.connect(atEachOf: addresses).count == 1)
    }

    @Test func aDeadDaemonsSocketIsReplacedALivingOnesNever() throws {
        let rig = try ServerRig()
        #expect(
            throws: SystemError(
                "bind", path: Array(rig.directory.file("run/id.sock").utf8), code: EADDRINUSE)
        ) {
            try ControlServer(at: [rig.address], control: FakeDaemon()).stop()
        }
        guard case .pong = try rig.client().ask(.ping) else {
            Issue.record("another answer")
            return
        }
        // What a killed daemon leaves: a bound socket that nobody listens at, and a lock's file
        // that nobody holds.
        let dead = TemporaryDirectory()
        let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) {
            $0.copyBytes(from: Array(dead.file("id.sock").utf8))
        }
        let bound = withUnsafePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(bound == 0)
        close(number)
        close(open(dead.file("id.sock.lock"), O_CREAT | O_RDWR, 0o600))
        let address = ControlAddress(directory: Array(dead.path.utf8), name: "id.sock")
        #expect(try ControlClient.connect(atEachOf: [address]).isEmpty)
        let server = try ControlServer(at: [address], control: FakeDaemon())
        defer { server.stop() }
        #expect(try ControlClient.connect(atEachOf: [address]).count == 1)
    }

    @Test(
        .enabled(
            if: geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0
                && access("/usr/bin/perl", X_OK) == 0, "needs root, setpriv and perl"))
    func otherUsersAreNotHeard() throws {
        let rig = try ServerRig()
        // Even when the modes would let them in.
        chmod(rig.directory.path, 0o755)
        chmod(rig.directory.file("run"), 0o755)
        chmod(rig.directory.file("run/id.sock"), 0o666)
        let script = """
            use Socket; $SIG{PIPE} = 'IGNORE'; socket(S, AF_UNIX, SOCK_STREAM, 0) or exit 2;
            connect(S, pack_sockaddr_un("\(rig.directory.file("run/id.sock"))")) or exit 3;
            syswrite(S, '{"protocol":1,"request":"ping"}' . "\\n");
            my $got = ""; sysread(S, $got, 4096); exit(length($got) ? 0 : 4);
            """
        func code(_ words: [String]) -> Int32 {
            let arguments = (words + ["/usr/bin/perl", "-e", script]).map { strdup($0) }
            defer { for argument in arguments { free(argument) } }
            var process: pid_t = 0
            guard posix_spawn(&process, arguments[0]!, nil, nil, arguments + [nil], environ) == 0
            else { return -1 }
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            return status & 0x7f == 0 ? (status >> 8) & 0xff : -1
        }
        #expect(
            code(["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]) == 4)
        #expect(code(["/usr/bin/setpriv", "--clear-groups"]) == 0)
        guard case .pong = try rig.client().ask(.ping) else {
            Issue.record("another answer")
            return
        }
    }

    // MARK: Hostile clients

    @Test func garbageClosesOnlyWhoSentIt() throws {
        let rig = try ServerRig()
        let good = try rig.client()
        for garbage in ["hello", "{\"protocol\":1", "\u{0}\u{1}", "[[[[", "GET / HTTP/1.1"] {
            let bad = try rig.raw()
            bad.send(garbage)
            #expect(bad.line()?.contains(#""reply":"error""#) == true, "\(garbage)")
            #expect(bad.awaitEnd())
            guard case .pong = try good.ask(.ping) else {
                Issue.record("another answer")
                return
            }
        }
        // An object that is no request is refused, and the next line is heard.
        let confused = try rig.raw()
        confused.send(#"{"protocol":1,"request":"dance"}"#)
        #expect(confused.line()?.contains("dance") == true)
        confused.send(#"{"protocol":9,"request":"ping"}"#)
        #expect(confused.line()?.contains("protocol 9") == true)
        confused.send(Self.ping)
        #expect(confused.line()?.contains(#""reply":"pong""#) == true)
    }

    @Test func aHugeLineIsCutOff() throws {
        let rig = try ServerRig()
        let bad = try rig.raw()
        let sent = bad.send([UInt8](repeating: 0x61, count: 64 << 20))
        #expect(sent < 4 << 20)
        #expect(bad.awaitEnd())
        let withEnd = try rig.raw()
        withEnd.send(
            [UInt8](repeating: 0x20, count: ControlProtocol.requestBytesMaximum + 1) + [0x0a])
        #expect(withEnd.line()?.contains("too long") == true)
        #expect(withEnd.awaitEnd())
        let longest = try rig.raw()
        longest.send(
            Array(Self.ping.utf8)
                + [UInt8](
                    repeating: 0x20,
                    count: ControlProtocol.requestBytesMaximum - Self.ping.utf8.count) + [0x0a])
        #expect(longest.line()?.contains("pong") == true)
    }

    @Test func whoDoesNotReadIsClosedAndNobodyWaits() throws {
        let rig = try ServerRig()
        rig.daemon.state.withLock { $0.status = ProtocolTests.status }
        let slow = try rig.raw()
        let other = try rig.client()
        let flood = Array(
            repeating: Array(#"{"protocol":1,"request":"status"}"#.utf8) + [0x0a], count: 20_000
        ).flatMap { $0 }
        slow.send(flood, within: 2_000)
        guard case .pong = try other.ask(.ping) else {
            Issue.record("another answer")
            return
        }
        #expect(slow.awaitHangUp())
    }

    @Test func aFlushThatNobodyReadsNeverHoldsTheDaemon() throws {
        let rig = try ServerRig()
        let slow = try rig.raw()
        slow.send(#"{"protocol":1,"request":"flush"}"#)
        #expect(rig.awaitDaemon { $0.flushes.count == 1 })
        let report = rig.daemon.state.withLock { $0.flushes[0] }
        var progress = BackupProgress()
        progress.path = [UInt8](repeating: 0x61, count: 1_000)
        // 100 MB of reports: they go nowhere, at once.
        for _ in 0..<100_000 { report(.progress(progress)) }
        #expect(slow.awaitHangUp())
        report(.done(FlushResult(counts: CommitCounts(), commit: nil, nanoseconds: 1)))
        guard case .pong = try rig.client().ask(.ping) else {
            Issue.record("another answer")
            return
        }
    }

    /// A neighbour's files that cannot be read do not end the connection: the result counts them.
    @Test func aFlushEndsThoughTooManyItemsFail() throws {
        let rig = try ServerRig()
        let client = try rig.client()
        try client.send(.flush)
        #expect(rig.awaitDaemon { $0.flushes.count == 1 })
        let report = rig.daemon.state.withLock { $0.flushes[0] }
        let path = [0x2f] + [UInt8](repeating: 0x61, count: 1_000)
        for _ in 0..<20_000 {
            report(
                .itemFailed(
                    ItemFailure(path: path, reason: .system(SystemError("open", code: EACCES)))))
        }
        report(.done(FlushResult(counts: CommitCounts(), commit: nil, nanoseconds: 1)))
        var failures = 0
        while case .flush(.itemFailed) = try client.receive(within: 5_000_000_000) { failures += 1 }
        #expect((100..<1_000).contains(failures), "\(failures)")
        _ = try client.ask(.ping)
    }

    @Test func whoStopsMidLineOrNeverReadsLosesPatience() throws {
        let rig = try ServerRig { $0.patienceNanoseconds = 200_000_000 }
        rig.daemon.state.withLock { $0.status = ProtocolTests.status }
        let quiet = try rig.raw()
        quiet.send(Self.ping)
        #expect(quiet.line() != nil)
        let half = try rig.raw()
        half.send(Array(#"{"protocol":1,"#.utf8))
        let unread = try rig.raw()
        // More than the kernel's buffer takes, less than the server's.
        for _ in 0..<800 { unread.send(#"{"protocol":1,"request":"status"}"#) }
        #expect(half.awaitEnd())
        #expect(unread.awaitHangUp())
        // Silence between lines is no offence.
        quiet.send(Self.ping)
        #expect(quiet.line() != nil)
    }

    @Test func aHundredConnectionsAreAllServed() throws {
        let rig = try ServerRig { $0.idleNanoseconds = 50_000_000 }
        // All at once, each asks when it likes.
        let clients = try (0..<100).map { _ in try rig.raw() }
        for client in clients { client.send(Self.ping) }
        var answered = 0
        for client in clients where client.line()?.contains("pong") == true { answered += 1 }
        #expect(answered == 100)
    }

    @Test func idleConnectionsMakeRoom() throws {
        let rig = try ServerRig { $0.idleNanoseconds = 50_000_000 }
        let idle = try (0..<40).map { _ in try rig.raw() }
        guard case .pong = try rig.client().ask(.ping) else {
            Issue.record("another answer")
            return
        }
        withExtendedLifetime(idle) {}
    }

    @Test func randomBytesHarmNobody() throws {
        let rig = try ServerRig()
        var state: UInt64 = 0x5eed
        for _ in 0..<300 {
            let bad = try rig.raw()
            let bytes = (0..<200).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 33)
            }
            bad.send(bytes + [0x0a])
        }
        guard case .pong = try rig.client().ask(.ping) else {
            Issue.record("another answer")
            return
        }
    }

    // MARK: Work

    @Test func aFlushTellsHowItGoes() throws {
        let rig = try ServerRig()
        let client = try rig.client()
        try client.send(.flush)
        #expect(rig.awaitDaemon { $0.flushes.count == 1 })
        let report = rig.daemon.state.withLock { $0.flushes[0] }
        var progress = BackupProgress()
        progress.items = 4
        report(.progress(progress))
        report(
            .itemFailed(
                ItemFailure(path: [0x2f, 0xff], reason: .system(SystemError("open", code: EACCES))))
        )
        guard case .flush(.progress(let told)) = try client.receive(within: 5_000_000_000),
            told.items == 4
        else {
            Issue.record("another answer")
            return
        }
        guard case .flush(.itemFailed(let failure)) = try client.receive(within: 5_000_000_000),
            case .system(let error) = failure.reason, error.code == EACCES,
            failure.path == [0x2f, 0xff]
        else {
            Issue.record("another answer")
            return
        }
        // What is asked meanwhile is answered after.
        try client.send(.ping)
        report(.done(FlushResult(counts: CommitCounts(), commit: nil, nanoseconds: 1)))
        guard case .flush(.done) = try client.receive(within: 5_000_000_000) else {
            Issue.record("another answer")
            return
        }
        guard case .pong = try client.receive(within: 5_000_000_000) else {
            Issue.record("another answer")
            return
        }
    }

    @Test func whoSaysNoMoreStillGetsAnAnswer() throws {
        let rig = try ServerRig()
        let client = try rig.raw()
        client.send(Self.ping + "\n" + #"{"protocol":1,"request":"reload"}"#)
        client.endSending()
        #expect(client.line()?.contains("pong") == true)
        #expect(rig.awaitDaemon { $0.reloads.count == 1 })
        rig.daemon.state.withLock { $0.reloads[0] }("line 3 is wrong")
        #expect(client.line()?.contains("line 3 is wrong") == true)
        #expect(client.awaitEnd())
    }

    @Test func accessEndsWithTheConnection() throws {
        let rig = try ServerRig()
        do {
            let client = try rig.client()
            guard case .granted = try client.ask(.acquire) else {
                Issue.record("another answer")
                return
            }
            #expect(throws: ControlFailure.refused("this connection already has exclusive access"))
            {
                _ = try client.ask(.acquire)
            }
            guard case .pong = try client.ask(.ping) else {
                Issue.record("another answer")
                return
            }
            #expect(rig.daemon.state.withLock { $0.holders.count } == 1)
        }
        #expect(rig.awaitDaemon { $0.holders.isEmpty && $0.givenBack == 1 })
        let polite = try rig.client()
        guard case .granted = try polite.ask(.acquire), case .ok = try polite.ask(.release) else {
            Issue.record("another answer")
            return
        }
        #expect(rig.daemon.state.withLock { $0.holders.isEmpty && $0.givenBack == 2 })
    }

    @Test func accessGrantedTooLateIsReleased() throws {
        let rig = try ServerRig()
        rig.daemon.state.withLock { $0.grantsAtOnce = false }
        do {
            let client = try rig.client()
            try client.send(.acquire)
            #expect(rig.awaitDaemon { $0.accessesAsked.count == 1 })
        }
        let granted = rig.daemon.state.withLock { $0.accessesAsked[0] }
        rig.daemon.grant(granted)
        #expect(rig.awaitDaemon { $0.holders.isEmpty && $0.givenBack == 1 })
        // After the server has stopped, too.
        let client = try rig.client()
        try client.send(.acquire)
        #expect(rig.awaitDaemon { $0.accessesAsked.count == 2 })
        rig.server.stop()
        rig.daemon.grant(rig.daemon.state.withLock { $0.accessesAsked[1] })
        #expect(rig.daemon.state.withLock { $0.holders.isEmpty && $0.givenBack == 2 })
    }

    @Test func stoppingEndsAccessAndClosesAll() throws {
        let rig = try ServerRig()
        let holder = try rig.client()
        guard case .granted = try holder.ask(.acquire) else {
            Issue.record("another answer")
            return
        }
        let idle = try rig.raw()
        rig.server.stop()
        #expect(rig.daemon.state.withLock { $0.holders.isEmpty && $0.givenBack == 1 })
        #expect(idle.awaitEnd())
        #expect(throws: ControlFailure.closed) { _ = try holder.ask(.ping) }
    }

    @Test func aDaemonThatStopsRefusesAccess() throws {
        let rig = try ServerRig()
        rig.daemon.state.withLock { $0.grantsAtOnce = false }
        let client = try rig.client()
        try client.send(.acquire)
        #expect(rig.awaitDaemon { $0.accessesAsked.count == 1 })
        rig.daemon.state.withLock { $0.accessesAsked[0] }(nil)
        #expect(throws: ControlFailure.refused("the daemon is stopping")) {
            _ = try client.receive(within: 5_000_000_000)
        }
    }

    @Test func aDaemonThatSaysNothingIsNotAwaitedForEver() throws {
        let rig = try ServerRig()
        let client = try rig.client()
        #expect(throws: ControlFailure.timedOut) { _ = try client.ask(.flush, within: 50_000_000) }
        let cancellation = Cancellation()
        cancellation.request()
        #expect(throws: ControlFailure.cancelled) {
            _ = try rig.client().ask(.flush, within: nil, cancellation: cancellation)
        }
    }
}
