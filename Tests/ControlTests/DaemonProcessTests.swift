import Testing

@testable import CairnLinux

struct DaemonProcessTests {
    @Test(arguments: [
        ("/usr/bin/cairn watch", true), ("cairn -r /a watch /b", true),
        ("cairn --repo=/a --quiet --config c watch", true), ("/x/cairn -q watch", true),
        ("cairn backup watch", false), ("cairn -r watch backup", false),
        ("cairn --config watch status", false), ("vim watch", false), ("cairn", false),
        ("cairn -r", false), ("", false), ("cairn-events watch", false), ("/usr/bin/ watch", false),
    ])
    func aDaemonIsToldByItsVerb(line: String, isDaemon: Bool) {
        let words = line.split(separator: " ").map { Array($0.utf8) + [0] }.joined()
        #expect(DaemonProcess.isDaemon(commandLine: Array(words)) == isDaemon)
    }

    /// The name of a program may hold anything; arguments behind the verb are not told.
    @Test(arguments: [
        ("/usr/bin/cairn -r /a browse secret", "7 (cairn) T 1", "cairn browse", true),
        ("cairn", "7 (cairn) S 1", "cairn", false),
        ("/opt/borg create secret", "7 (a) T (b) R 1", "borg", false),
    ])
    func aLockingProcessIsToldByItsVerb(
        line: String, status: String, program: String, isStopped: Bool
    ) throws {
        let words = line.split(separator: " ").map { Array($0.utf8) + [0] }.joined()
        let found = try #require(
            LockingProcess(commandLine: Array(words), status: Array(status.utf8)))
        #expect(found.program == program && found.isStopped == isStopped)
    }

    @Test(arguments: [
        (
            "0::/system.slice/system-cairn.slice/cairn@ada.service",
            DaemonProcess.Unit.system("cairn@ada")
        ),
        ("0::/user.slice/user-1000.slice/user@1000.service/app.slice/cairn.service", .user),
        (
            "12:pids:/x\n1:name=systemd:/system.slice/system-cairn.slice/cairn@a.b.service\n0::/",
            .system("cairn@a.b")
        ),
        ("0::/user.slice/user-1000.slice/user@1000.service/app.slice/other.service", nil),
        ("0::/user.slice/user-1000.slice/user@1000.service/app.slice/cairn@x.service", nil),
        ("0::/system.slice/cairn-system.service", .system("cairn-system")),
        ("0::/system.slice/cairn-systems.service", nil),
        ("0::/system.slice/cairn-backup@ada.service", nil), ("0::/system.slice/cron.service", nil),
        ("0::/user.slice/user-1000.slice/session-2.scope", nil),
        ("0::/system.slice/cairn@`id`.service", nil), ("0::/", nil), ("", nil), ("::", nil),
    ])
    func itsUnitIsTheOneOfItsGroup(text: String, unit: DaemonProcess.Unit?) {
        #expect(DaemonProcess.unit(inGroups: Array(text.utf8)) == unit)
    }

    @Test func theNextStepStopsThatUnit() {
        #expect(
            DaemonProcess(7, .system("cairn@ada")).stop == "sudo systemctl disable --now cairn@ada")
        #expect(DaemonProcess(7, .system("cairn@ada")).text == "process 7 (cairn@ada.service)")
        #expect(DaemonProcess(7, .user).stop == "systemctl --user disable --now cairn")
        #expect(DaemonProcess(7, nil).stop == "kill 7")
        #expect(DaemonProcess(ifDaemon: 0) == nil)
    }
}
