import Foundation
import Glibc
import Testing

/// `cairn service` with a systemctl of the test's own, which notes what it is asked.
struct ServiceCommandTests {
    let sandbox = Sandbox("service")
    var unitPath: String { sandbox.file("config/systemd/user/cairn.service") }

    init() {
        sandbox.prepare()
        mkdir(sandbox.file("bin"), 0o755)
        sandbox.environment["PATH"] = sandbox.file("bin") + ":/usr/bin:/bin"
        systemctl("case $2 in is-active) echo active;; is-enabled) echo enabled;; esac")
    }

    func systemctl(_ answer: String) {
        let path = sandbox.file("bin/systemctl")
        Files.write("#!/bin/sh\necho \"$@\" >> \(sandbox.file("asked"))\n\(answer)\n", to: path)
        chmod(path, 0o755)
    }

    func text(_ path: String) -> String { String(decoding: Files.content(path), as: UTF8.self) }
    var asked: [String] { text(sandbox.file("asked")).split(separator: "\n").map(String.init) }

    @Test func installWritesTheUnitAndStartsIt() throws {
        let said = sandbox.cairn("service", "install").text
        #expect(
            asked == [
                "--user daemon-reload", "--user enable cairn.service",
                "--user enable --now cairn-check.timer", "--user reset-failed cairn.service",
                "--user restart cairn.service",
            ])
        let check = text(sandbox.file("config/systemd/user/cairn-check.service"))
        #expect(
            check.contains(
                "\nExecStart=\(Binary.path) --quiet status --check --run-hook --repo \(sandbox.repository)\n"
            ), "\(check)")
        let unit = text(unitPath)
        #expect(
            unit.contains("\nExecStart=\(Binary.path) watch --repo \(sandbox.repository)\n"),
            "\(unit)")
        #expect(said.contains(unitPath))
        let status = try #require(sandbox.json("service", "status").last)
        #expect(status["active"] == "active" && status["enabled"] == "enabled")
        #expect(
            status.fields["installed"] as? Bool == true && status.fields["current"] as? Bool == true
        )
        #expect(status["path"] == unitPath)
        // Again, and for another repository.
        sandbox.cairn("service", "install")
        let other = sandbox.bareCairn("service", "status", "--json", "--repo", "/other")
        #expect(JSONObject(other.lines.last ?? "")?.fields["current"] as? Bool == false)
    }

    @Test func dryRunChangesNothing() {
        let said = sandbox.cairn("service", "install", "--dry-run").text
        #expect(said.contains("\nExecStart=") && said.contains("WatchdogSec=60s"))
        #expect(asked.isEmpty && access(unitPath, F_OK) != 0)
        sandbox.cairn("service", "install")
        let before = asked.count
        sandbox.cairn("service", "uninstall", "--dry-run")
        #expect(asked.count == before && access(unitPath, F_OK) == 0)
    }

    @Test func uninstallStopsAndRemoves() {
        sandbox.cairn("service", "install")
        mkdir(sandbox.file("config/systemd/user/default.target.wants"), 0o755)
        symlink(unitPath, sandbox.file("config/systemd/user/default.target.wants/cairn.service"))
        sandbox.cairn("service", "uninstall")
        #expect(
            asked.suffix(2) == [
                "--user disable --now cairn.service cairn-check.timer", "--user daemon-reload",
            ])
        #expect(access(unitPath, F_OK) != 0)
        var found = stat()
        #expect(
            lstat(sandbox.file("config/systemd/user/default.target.wants/cairn.service"), &found)
                != 0)
        #expect(sandbox.cairn("service", "uninstall").text.contains("nothing is installed"))
    }

    /// In the words of Debian 12's systemd, and 13's.
    @Test(arguments: ["bus: No medium found", "user scope bus via local transport: No such file"])
    func withoutAManagerItSaysWhatToDo(where bus: String) {
        systemctl("echo 'Failed to connect to \(bus)' >&2; exit 1")
        let said = sandbox.cairn("service", "install", exits: 1).errors
        #expect(
            said.contains("loginctl enable-linger") && said.contains("XDG_RUNTIME_DIR=/run/user/"),
            "\(said)")
        #expect(access(unitPath, F_OK) == 0)
        let status = sandbox.cairn("service", "status", exits: 1).text
        #expect(status.contains("active     unknown"))
        sandbox.cairn("service", "uninstall")
        #expect(access(unitPath, F_OK) != 0)
    }

    @Test func failureOfSystemctlIsTold() {
        systemctl("if [ $2 = restart ]; then echo 'Job for cairn.service failed.' >&2; exit 1; fi")
        let said = sandbox.cairn("service", "install", exits: 1).errors
        #expect(
            said.contains(
                "systemctl --user restart cairn.service failed: Job for cairn.service failed."),
            "\(said)")
    }

    @Test func withoutSystemctlItSaysSo() {
        sandbox.environment["PATH"] = sandbox.file("home")
        #expect(sandbox.cairn("service", "install", exits: 1).errors.contains("not run by systemd"))
    }

    @Test func unitOfAnotherIsLeftAlone() {
        Files.makeDirectories(sandbox.file("config/systemd/user"))
        Files.write("[Service]\nExecStart=/bin/true\n", to: unitPath)
        #expect(
            sandbox.cairn("service", "install", exits: 1).errors.contains(
                "was not written by Cairn"))
        sandbox.cairn("service", "uninstall", exits: 1)
        #expect(text(unitPath) == "[Service]\nExecStart=/bin/true\n")
        #expect(asked.isEmpty)
    }

    @Test func withoutARepositoryNothingIsInstalled() {
        let ended = sandbox.bareCairn("service", "install", "--repo", sandbox.file("none"))
        #expect(ended.code == 10)
        #expect(access(unitPath, F_OK) != 0 && asked.isEmpty)
    }

    @Test func repositoryThatAUnitCannotNameIsRefused() {
        let ended = sandbox.cairn(
            ["service", "install", "--dry-run", "--config"].map { Array($0.utf8) } + [
                Array("/a".utf8) + [0xff]
            ], exits: 1)
        #expect(!ended.errors.isEmpty)
    }
}
