import CairnCore
import CairnDaemon
@testable import CairnLinux
import Dispatch
import Foundation
import Glibc
import Synchronization
import Testing

/// A session's bus with a server of notifications, as python3-dbusmock plays one.
private final class SessionBus {
    let place = TemporaryPlace()
    private var bus: Foundation.Process?
    private var server: Foundation.Process?

    var address: String { "unix:path=\(place.file("bus"))" }
    /// What the server was asked, a line each.
    var calls: [String] {
        (place.content("log") ?? "").split(separator: "\n").map(String.init)
    }

    init() throws {
        bus = try start(
            "/usr/bin/dbus-daemon", ["--session", "--nofork", "--address=\(address)"])
        #expect(awaits { FileManager.default.fileExists(atPath: place.file("bus")) })
        server = try start(
            "/usr/bin/python3",
            [
                "-m", "dbusmock", "--session", "--template", "notification_daemon", "--logfile",
                place.file("log"),
            ])
        // What it is asked first is not answered before it is there.
        #expect(
            awaits {
                (try? DesktopNotify(session: self).show(
                    Notice(title: "is there", body: ""), replacing: nil)) != nil
            })
    }

    deinit {
        // A thread of a test blocks SIGTERM, and so does what it starts.
        for process in [server, bus].compactMap({ $0 }) {
            kill(process.processIdentifier, SIGKILL)
        }
    }

    private func start(_ program: String, _ arguments: [String]) throws
        -> Foundation.Process
    {
        let process = Foundation.Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ["DBUS_SESSION_BUS_ADDRESS": address, "HOME": place.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    func awaits(_ condition: () -> Bool) -> Bool {
        let began = ContinuousClock.now
        let pause = DispatchSemaphore(value: 0)
        while !condition() {
            if ContinuousClock.now - began > .seconds(60) { return false }
            _ = pause.wait(timeout: .now() + .milliseconds(20))
        }
        return true
    }
}

extension DesktopNotify {
    fileprivate init(session: SessionBus) {
        self.init(
            variable: environment(["DBUS_SESSION_BUS_ADDRESS": session.address]), user: 1_000)
    }
}

private let hasServer =
    FileManager.default.fileExists(atPath: "/usr/bin/notify-send")
    && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/dbusmock")

struct DesktopNotifyTests {
    @Test(.enabled(if: hasServer, "libnotify-bin and python3-dbusmock are missing"))
    func aNoticeIsShownReplacedAndTakenAway() throws {
        let bus = try SessionBus()
        let desktop = DesktopNotify(session: bus)
        #expect(try desktop.session().hasPrefix(bus.address + " "))
        let hostile = "--help <b>&amp; \\x1b \\n \"q\" 'é'\nNext: -- done"
        let number = try desktop.show(
            Notice(title: "-title", body: hostile, isUrgent: true), replacing: nil)
        let notice = try #require(number)
        let told = bus.calls.suffix(2).joined(separator: "\n")
        #expect(
            told.contains(
                #"Notify "Cairn" 0 "cairn" "-title" "--help &lt;b&gt;&amp;amp; \x1b \n "q" 'é'"#
                    + "\nNext: -- done\" []"), "\(told)")
        #expect(told.contains(#""urgency": 2"#) && told.contains(#""desktop-entry": "cairn""#))
        #expect(told.hasSuffix(" 0"), "it expires: \(told)")
        #expect(
            try desktop.show(Notice(title: "again", body: ""), replacing: notice) == notice)
        #expect(bus.calls.last?.contains("Notify \"Cairn\" \(notice) ") == true)
        desktop.close(notice)
        #expect(bus.calls.contains { $0.hasSuffix(" CloseNotification \(notice)") })
    }

    /// Notes what it is asked to run, and answers.
    private final class Runner: ProgramRunner {
        let words = Mutex<[[String]]>([])
        let outcome: ProgramOutcome

        init(_ outcome: ProgramOutcome) { self.outcome = outcome }

        func run(
            _ command: HookCommand, input: [UInt8], variables: [String: String],
            nanoseconds: UInt64, deadline: ProgramDeadline
        ) -> ProgramOutcome {
            words.withLock {
                $0.append(
                    [command.program].map { String(decoding: $0, as: UTF8.self) }
                        + command.arguments.map { String(decoding: $0, as: UTF8.self) })
            }
            return outcome
        }
    }

    private func desktop(
        _ runner: Runner, having programs: [String] = ["notify-send"]
    ) -> DesktopNotify {
        DesktopNotify(
            variable: environment(["DBUS_SESSION_BUS_ADDRESS": "unix:abstract=x"]), user: 1_000,
            runner: runner
        ) { name throws(SystemError) in
            guard programs.contains(String(decoding: name, as: UTF8.self)) else {
                throw SystemError("start", path: name, code: ENOENT)
            }
            return name
        }
    }

    private func failure(_ desktop: DesktopNotify) -> String? {
        do throws(NoticeFailure) {
            _ = try desktop.show(Notice(title: "t", body: "b"), replacing: nil)
            return nil
        } catch { return error.why }
    }

    @Test func whyNobodyIsToldIsSaid() {
        let missing = desktop(Runner(ProgramOutcome(.exited(0))), having: [])
        #expect(
            failure(missing)
                == "notify-send is not installed; run `sudo apt install libnotify-bin`")
        let refused = Runner(ProgramOutcome(.exited(1), output: "no \u{1b}bus\nmore".bytes))
        #expect(failure(desktop(refused)) == "notify-send exited with code 1: no \\x1bbus")
        let silent = Runner(ProgramOutcome(.overdue))
        #expect(failure(desktop(silent)) == "notify-send did not finish within 5 s")
        #expect(failure(desktop(Runner(ProgramOutcome(.exited(0), output: "0\n".bytes)))) == nil)
    }

    @Test func withoutBusctlSomethingShortTakesThePlace() {
        let runner = Runner(ProgramOutcome(.exited(0)))
        desktop(runner).close(7)
        desktop(runner, having: ["notify-send", "busctl"]).close(8)
        let words = runner.words.withLock { $0 }
        #expect(words[0].contains("--replace-id=7") && words[0].contains("--transient"))
        #expect(words[1][0] == "busctl" && words[1].suffix(3) == ["CloseNotification", "u", "8"])
    }

    @Test func rootAndWhoHasNoSessionAreNotTold() throws {
        let place = TemporaryPlace()
        func why(_ variables: [String: String], user: uid_t = 1_000) -> String? {
            do throws(NoticeFailure) {
                _ = try DesktopNotify(variable: environment(variables), user: user).session()
                return nil
            } catch { return error.why }
        }
        let none = "there is no desktop session"
        #expect(why([:]) == none)
        #expect(why(["DBUS_SESSION_BUS_ADDRESS": ""]) == none)
        #expect(why(["XDG_RUNTIME_DIR": place.path]) == none)
        FileManager.default.createFile(atPath: place.file("bus"), contents: nil)
        #expect(why(["XDG_RUNTIME_DIR": place.path]) == nil)
        #expect(
            why(["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(place.file("bus")),guid=1"]) == nil)
        #expect(
            why(["XDG_RUNTIME_DIR": place.path], user: 0) == "the root user has no desktop session")
    }
}
