import CommandSupport
import Glibc
import Testing

/// The real daemon tells a desktop that a test plays: a session's bus, and a server of
/// notifications by python3-dbusmock.
@Suite struct DesktopNoticeTests {
    private static let hasServer =
        Machine.canSwitchUser && Files.exists("/usr/bin/notify-send")
        && Files.exists("/usr/lib/python3/dist-packages/dbusmock")

    /// A sandbox of a user who is not root, as whom everything in it runs.
    private static func sandbox(_ name: String, _ settings: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setSettings(
            "[watch]\nquiet = \"50ms\"\nquiet-after-close = \"20ms\"\n[notify]\ndesktop = true\n"
                + settings)
        // Where the build lies, others may not look.
        sandbox.binary = sandbox.file("cairn")
        let programs = [Binary.path, Binary.path + "-events"]
        #expect(sandbox.run("/bin/cp", programs + [sandbox.path]).code == 0)
        sandbox.prefix = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        return sandbox
    }

    private func start(_ sandbox: Sandbox, _ words: String...) -> ChildProcess {
        let all = sandbox.prefix + words
        return sandbox.start(all[0], Array(all.dropFirst()))
    }

    /// What the server was asked.
    private func calls(_ sandbox: Sandbox, _ name: String) -> [Substring] {
        Files.text(sandbox.file("home/log")).split(separator: "\n").filter {
            $0.contains(" \(name) ")
        }
    }

    @Test(.enabled(if: hasServer, "libnotify-bin, python3-dbusmock, root and setpriv are needed"))
    func aMassChangeIsToldOnceAndTakenAway() throws {
        let sandbox = Self.sandbox("notices", "[brake]\nitems = 20\nwithin = \"1m\"\n")
        for number in 0..<60 { sandbox.put("\(number)", "content \(number)") }
        #expect(sandbox.run("/bin/chown", ["-R", "65534:65534", sandbox.path]).code == 0)
        let address = "unix:path=\(sandbox.file("home/bus"))"
        sandbox.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        let bus = start(
            sandbox, "/usr/bin/dbus-daemon", "--session", "--nofork", "--address=\(address)")
        #expect(bus.awaitWhileRunning { Files.exists(sandbox.file("home/bus")) })
        let server = start(
            sandbox, "/usr/bin/python3", "-m", "dbusmock", "--session", "--template",
            "notification_daemon", "--logfile", sandbox.file("home/log"))
        func asksServer() -> ChildProcess.Ended {
            start(
                sandbox, "/usr/bin/busctl", "--user", "call", "org.freedesktop.Notifications",
                "/org/freedesktop/Notifications", "org.freedesktop.Notifications",
                "GetCapabilities"
            ).wait()
        }
        #expect(server.awaitWhileRunning { asksServer().code == 0 })

        // What is new does not count.
        sandbox.cairn("backup", sandbox.source)
        var daemon = sandbox.startCairn("watch", sandbox.source)
        func awaits(_ condition: () -> Bool) -> Bool {
            daemon.awaitWhileRunning(seconds: 120, condition)
        }
        #expect(awaits { daemon.errorsSoFar.contains("everything compared") })
        for number in 0..<60 { unlink("\(sandbox.source)/\(number)") }
        #expect(awaits { !calls(sandbox, "Notify").isEmpty }, "\(daemon.errorsSoFar)")
        let told = Files.text(sandbox.file("home/log"))
        #expect(
            told.contains(
                #"Notify "Cairn" 0 "cairn" "Many backed-up files were deleted, or look encrypted now""#
            ), "\(told)")

        // Another daemon knows what stands.
        daemon.send(SIGTERM)
        #expect(daemon.wait().code == 0)
        daemon = sandbox.startCairn("watch", sandbox.source)
        #expect(awaits { daemon.errorsSoFar.contains("everything compared") })
        #expect(calls(sandbox, "CloseNotification").isEmpty)
        sandbox.cairn("resume", "--accept-changes")
        #expect(awaits { !calls(sandbox, "CloseNotification").isEmpty }, "\(daemon.errorsSoFar)")
        #expect(
            calls(sandbox, "CloseNotification").first?.hasSuffix(" CloseNotification 1") == true)
        #expect(calls(sandbox, "Notify").count == 1)
        daemon.send(SIGTERM)
        #expect(daemon.wait().code == 0)
        for process in [server, bus] {
            process.send(SIGTERM)
            _ = process.wait()
        }
    }

    @Test(.enabled(if: getuid() == 0, "needs root"))
    func rootIsToldThatItHasNoDesktop() {
        let sandbox = Sandbox("root-notices")
        sandbox.prepare()
        sandbox.setSettings("[notify]\ndesktop = true\n")
        let daemon = sandbox.startCairn("watch", sandbox.source)
        let told =
            "warning: cannot show a desktop notification: the root user has no desktop session"
        #expect(daemon.awaitWhileRunning { daemon.errorsSoFar.contains(told) })
        daemon.send(SIGTERM)
        #expect(daemon.wait().code == 0)
    }
}
