import CairnDaemon
import CairnLinux
import Glibc
import Testing

struct NotifyTests {
    @Test func messagesReachTheSocket() throws {
        let place = TemporaryPlace()
        let listener = DatagramListener(place.file("notify"))
        let notify = try #require(
            Notify(variable: environment(["NOTIFY_SOCKET": place.file("notify")])))
        notify.ready("Watching 3 roots")
        #expect(listener.text() == "READY=1\nSTATUS=Watching 3 roots")
        notify.report("Capturing")
        #expect(listener.text() == "STATUS=Capturing")
        notify.stopping()
        #expect(listener.text() == "STOPPING=1\nSTATUS=Stopping")
        notify.extendTimeout(nanoseconds: 90_000_000_000)
        #expect(listener.text() == "EXTEND_TIMEOUT_USEC=90000000")
        notify.alive()
        #expect(listener.text() == "WATCHDOG=1")
    }

    @Test func reloadTellsWhenItBegan() throws {
        let place = TemporaryPlace()
        let listener = DatagramListener(place.file("notify"))
        let notify = try #require(
            Notify(variable: environment(["NOTIFY_SOCKET": place.file("notify")])))
        let before = LinuxClock().monotonic() / 1000
        notify.reloading()
        let lines = try #require(listener.text()).split(separator: "\n")
        #expect(lines.first == "RELOADING=1")
        let moment = try #require(
            lines.first { $0.hasPrefix("MONOTONIC_USEC=") }.flatMap { UInt64($0.dropFirst(15)) })
        #expect((before...(LinuxClock().monotonic() / 1000)).contains(moment))
    }

    @Test func abstractSocketIsReached() throws {
        let name = "@cairn-test-\(getpid())-notify"
        let listener = DatagramListener(name)
        let notify = try #require(Notify(variable: environment(["NOTIFY_SOCKET": name])))
        notify.alive()
        #expect(listener.text() == "WATCHDOG=1")
    }

    /// A file's name must not be able to say READY or MAINPID.
    @Test func statusIsOneLine() throws {
        let place = TemporaryPlace()
        let listener = DatagramListener(place.file("notify"))
        let notify = try #require(
            Notify(variable: environment(["NOTIFY_SOCKET": place.file("notify")])))
        notify.report("Reading a\nMAINPID=1")
        #expect(listener.text() == "STATUS=Reading a\\nMAINPID=1")
        notify.report(String(repeating: "x", count: 100_000))
        #expect(listener.next()?.count == 7 + 1024)
    }

    @Test func nobodyListeningHarmsNobody() throws {
        let notify = try #require(Notify(variable: environment(["NOTIFY_SOCKET": "/none/such"])))
        notify.ready("x")
    }

    @Test(arguments: [
        nil, "", "relative", "vsock:2:1234", "/", "@", "/" + String(repeating: "x", count: 108),
        "/a\0b",
    ])
    func otherAddressesAreNobody(name: String?) {
        #expect(Notify(variable: environment(name.map { ["NOTIFY_SOCKET": $0] } ?? [:])) == nil)
    }

    @Test(
        arguments: [
            ("30000000", "7", 30_000_000_000), ("30000000", nil, 30_000_000_000),
            ("30000000", "8", nil), ("30000000", "x", nil),
            ("0", nil, nil), ("-1", nil, nil), ("18446744073709551615", nil, nil), (nil, "7", nil),
        ] as [(String?, String?, UInt64?)])
    func watchdogIsForThisProcess(microseconds: String?, process: String?, expected: UInt64?) throws
    {
        var variables = ["NOTIFY_SOCKET": "/none/such"]
        variables["WATCHDOG_USEC"] = microseconds
        variables["WATCHDOG_PID"] = process
        let notify = try #require(Notify(variable: environment(variables), process: 7))
        #expect(notify.watchdogNanoseconds == expected)
    }

    @Test func withoutSocketThereIsNoSupervisor() {
        let nobody = Notify.supervisor(variable: environment(["WATCHDOG_USEC": "1000000"]))
        #expect(nobody is NoSupervisor)
        #expect(nobody.watchdogNanoseconds == nil)
    }
}
