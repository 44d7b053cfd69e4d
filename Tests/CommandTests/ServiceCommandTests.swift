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
    /// What the user's manager was asked.
    var asked: [String] {
        text(sandbox.file("asked")).split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("--user ")
        }
    }

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
        #expect(Files.names(sandbox.file("config/systemd/user")).isEmpty)
        let status = sandbox.cairn("service", "status", exits: 1).text
        #expect(status.contains("active     unknown"))
    }

    @Test func failureOfSystemctlIsTold() {
        systemctl("if [ $2 = restart ]; then echo 'Job for cairn.service failed.' >&2; exit 1; fi")
        let said = sandbox.cairn("service", "install", exits: 1).errors
        #expect(
            said.contains(
                "systemctl --user restart cairn.service failed: Job for cairn.service failed."),
            "\(said)")
        #expect(Files.names(sandbox.file("config/systemd/user")).isEmpty)
        #expect(asked.contains("--user disable --now cairn.service cairn-check.timer"))
    }

    /// What stood there before stays, and runs on.
    @Test func aFailedInstallLeavesTheFormerUnit() {
        sandbox.cairn("service", "install")
        let before = text(unitPath)
        systemctl("if [ $2 = enable ]; then exit 1; fi")
        let other = sandbox.file("other")
        sandbox.cairn("init", "-r", other)
        sandbox.cairn("service", "install", "-r", other, exits: 1)
        #expect(text(unitPath) == before && asked.last == "--user restart cairn.service")
    }

    private static let unit = "cairn@root.service"

    /// The settings name the repository, as the system's unit reads them.
    private func systemService(_ enabled: String, _ active: String) {
        sandbox.setSettings("repository = \"\(sandbox.repository)\"\n")
        systemctl(
            """
            case "$1 $2" in
            'is-enabled \(Self.unit)') echo \(enabled);;
            'is-active \(Self.unit)') echo \(active);;
            '--user is-active') echo inactive; exit 3;;
            '--user is-enabled') echo disabled; exit 1;;
            esac
            """)
    }

    @Test(.enabled(if: Machine.isRoot, "needs root's name"))
    func theSystemsServiceIsKnownAndNoneIsPutBesideIt() throws {
        systemService("enabled", "active")
        let well = sandbox.cairn("service", "status").text
        #expect(well.contains("\nsystem     \(Self.unit), enabled, active\n"), "\(well)")
        let said = sandbox.cairn("service", "install", exits: 1).errors
        #expect(
            said.contains("\(Self.unit) already runs the daemon for this repository")
                && said.contains("sudo systemctl disable --now cairn@root"), "\(said)")
        #expect(Files.names(sandbox.file("config/systemd/user")).isEmpty)
        systemService("enabled", "failed")
        let dead = sandbox.cairn("service", "status", exits: 1).text
        #expect(
            dead.contains("\nsystem     \(Self.unit), enabled, failed\n")
                && dead.contains("  next: sudo systemctl start cairn@root\n"), "\(dead)")
        let refused = sandbox.cairn("service", "install", exits: 1).errors
        #expect(
            refused.contains("\(Self.unit) is already enabled for this repository")
                && refused.contains("start it with `sudo systemctl start cairn@root`")
                && refused.contains("first run `sudo systemctl disable cairn@root`"), "\(refused)")
        sandbox.put("file", "content")
        sandbox.backUp()
        let status = sandbox.cairn("status").text
        #expect(
            status.hasPrefix("trouble: cairn@root is enabled but not running")
                && status.contains("next: start it with `sudo systemctl start cairn@root`"),
            "\(status)")
        sandbox.cairn("status", "--check", exits: 1)
        // Neither of another repository, nor of a user who has none.
        systemService("disabled", "inactive")
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well: "))
        systemService("enabled", "failed")
        sandbox.setSettings("")
        #expect(sandbox.cairn("status", "--check").text.hasPrefix("well: "))
    }

    @Test func aServiceWithoutAPasswordIsNotInstalled() {
        let other = sandbox.file("encrypted")
        sandbox.environment["CAIRN_PASSWORD"] = "secret"
        sandbox.cairn("init", "-r", other, "--encrypt", "--key-cost", "least")
        let note = sandbox.cairn("service", "install", "-r", other).errors
        #expect(note.contains("which the service does not have"), "\(note)")
        sandbox.cairn("service", "uninstall")
        sandbox.environment["CAIRN_PASSWORD"] = ""
        let before = asked.count
        let said = sandbox.cairn("service", "install", "-r", other, exits: 12).errors
        #expect(
            said.contains("the service would have no password") && said.contains("password-file"),
            "\(said)")
        #expect(asked.count == before && access(unitPath, F_OK) != 0)
        // What a person added to the unit may give it one.
        Files.makeDirectories(unitPath + ".d")
        #expect(
            sandbox.cairn("service", "install", "-r", other).text.contains("installed and started"))
    }

    @Test func aDaemonByHandIsNamedFirst() {
        mkdir(sandbox.source, 0o755)
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady(), "\(watch.child.errorsSoFar)")
        let said = sandbox.cairn("service", "install", exits: 11).errors
        #expect(
            said.contains(": process \(watch.child.identifier)")
                && said.contains("`kill \(watch.child.identifier)`"), "\(said)")
        #expect(asked.isEmpty && access(unitPath, F_OK) != 0)
        #expect(watch.stop().code == 0)
    }

    @Test func withoutSystemctlItSaysSo() {
        sandbox.environment["PATH"] = sandbox.file("home")
        #expect(
            sandbox.cairn("service", "install", exits: 1).errors.contains("does not use systemd"))
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
