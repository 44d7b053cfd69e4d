import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
import CairnText
import Glibc

struct ServiceCommand: ParsableCommand {
    enum Action: String, ExpressibleByArgument, CaseIterable { case install, uninstall, status }

    static let configuration = CommandConfiguration(
        commandName: "service",
        abstract: "Run Cairn in the background from login on, without root.",
        discussion: """
            `install` writes a systemd unit for you that runs `cairn watch` with this program and this repository, and starts it. `uninstall` stops it and removes the unit; the repository stays. `status` tells whether it runs, with exit code 0 if so.

            Examples:
              cairn service install
              cairn -r /mnt/disk/backup service install --dry-run
              cairn service status
              journalctl --user --unit cairn

            Exit codes: 0 ok; 1 failed or, with status, not running; 10 no repository.
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(help: .value("action", "install, uninstall or status.")) var action: Action
    @Flag(help: "Show the unit and change nothing.") var dryRun = false

    func run() throws {
        let context = try Context(options)
        let service = UserService(context.user)
        switch action {
        case .install: try install(service, context)
        case .uninstall: try uninstall(service)
        case .status: try show(service, context)
        }
    }

    private func install(_ service: UserService, _ context: Context) throws {
        let unit = try unit(context)
        if dryRun {
            report("install", service, [("unit", unit.text)], [unit.text.withoutLastBreak])
            return
        }
        _ = try context.describeRepository()
        let had = try service.content()
        guard had.map({ UserService.isOurs($0) }) ?? true else {
            throw CommandFailure(
                "\(service.shownPath) was not written by Cairn",
                "move it away, or start it with `systemctl --user enable --now cairn`")
        }
        try service.write(unit)
        try service.control("daemon-reload")
        try service.control("enable", UserUnit.name)
        // An earlier failure, or five starts in ten minutes, must not keep it from starting now.
        try? service.control("reset-failed", UserUnit.name)
        // Also when it runs already: with another program or another repository.
        try service.control("restart", UserUnit.name)
        report(
            "install", service, [("lingering", service.isLingering)],
            [
                "installed and started: \(service.shownPath)",
                "its log: journalctl --user --unit cairn",
            ])
        if !service.isLingering {
            context.note(
                "it ends when you log out; `loginctl enable-linger` lets it run from boot on")
        }
    }

    private func unit(_ context: Context) throws -> UserUnit {
        var arguments = ["watch".bytes]
        if options.repo != nil || context.user.variable("CAIRN_REPOSITORY") != nil {
            arguments += ["--repo".bytes, context.repositoryPath]
        }
        let config =
            options.config.map { ArgumentText.bytes($0) } ?? context.user.variable("CAIRN_CONFIG")
        if let config { arguments += ["--config".bytes, PathArgument.absolute(config)] }
        do throws(UserUnit.Refusal) {
            return try UserUnit(program: Process.executable, arguments: arguments)
        } catch {
            throw CommandFailure(
                "no unit can be written with \(PathText.display(error.word)): \(error.reason)",
                "copy the program or the repository to a path with plain characters")
        }
    }

    private func uninstall(_ service: UserService) throws {
        guard let content = try service.content() else {
            report("uninstall", service, [], ["nothing is installed at \(service.shownPath)"])
            return
        }
        guard UserService.isOurs(content) else {
            throw CommandFailure(
                "\(service.shownPath) was not written by Cairn", "remove it by hand")
        }
        if dryRun {
            report(
                "uninstall", service, [], ["would stop the service and remove \(service.shownPath)"]
            )
            return
        }
        // Without a manager nothing runs that could be stopped.
        try? service.control("disable", "--now", UserUnit.name)
        try service.remove()
        try? service.control("daemon-reload")
        report("uninstall", service, [], ["stopped and removed: \(service.shownPath)"])
    }

    private func show(_ service: UserService, _ context: Context) throws {
        let content = try service.content()
        let active = service.answer("is-active")
        let enabled = service.answer("is-enabled")
        let isCurrent = (try? unit(context)).map { Array($0.text.utf8) == content } ?? false
        let state =
            content == nil
            ? "not installed"
            : isCurrent ? "installed" : "installed, for another program or repository"
        report(
            "status", service,
            [
                ("installed", content != nil), ("current", isCurrent), ("active", active),
                ("enabled", enabled), ("lingering", service.isLingering),
            ],
            [
                "unit       \(service.shownPath), \(state)", "active     \(active)",
                "enabled    \(enabled)",
                "lingering  \(service.isLingering ? "yes: it runs from boot on" : "no: it runs while you are logged in")",
            ])
        guard active == "active" else { throw ExitCode(ExitStatus.failed) }
    }

    private func report(
        _ action: String, _ service: UserService, _ fields: [(String, any Encodable)],
        _ lines: [String]
    ) {
        if options.json {
            var line = JSONObject(type: "service")
            line["action"] = action
            line["dry_run"] = dryRun
            line["path"] = service.path
            for (name, value) in fields { line[name] = value }
            line.write()
        } else if !options.quiet {
            for line in lines { Terminal.line(line) }
        }
    }
}

/// The unit's file and the manager that runs it: `systemctl --user`.
private struct UserService {
    let path: [UInt8]
    private let systemctl: [UInt8]?

    /// A restart waits until the daemon is ready; the first start may make the catalog anew.
    private static let nanosecondsMaximum: UInt64 = 900_000_000_000

    init(_ user: UserEnvironment) {
        let config =
            user.variable("XDG_CONFIG_HOME").flatMap { $0.first == ItemPath.separator ? $0 : nil }
            ?? user.home + "/.config".bytes
        path = config + "/systemd/user/\(UserUnit.name)".bytes
        systemctl = Self.program("systemctl", user)
    }

    var shownPath: String { PathText.display(path) }

    static func isOurs(_ content: [UInt8]) -> Bool { content.starts(with: UserUnit.mark.utf8) }

    /// Whether the user's services run without a session. - Source: loginctl(1), logind's mark of
    /// it.
    var isLingering: Bool { access("/var/lib/systemd/linger/\(Process.userName)", F_OK) == 0 }

    // MARK: The file

    func content() throws -> [UInt8]? { try SmallFile.content(path) }

    func write(_ unit: UserUnit) throws {
        _ = try LinuxRestoreTarget().open(ItemPath.split(path).parent, creating: true)
        try SmallFile.replace(path, with: Array(unit.text.utf8))
    }

    /// Also removes the link in `default.target.wants`, which an absent manager cannot remove.
    func remove() throws {
        try SmallFile.remove(
            ItemPath.split(path).parent + "/default.target.wants/\(UserUnit.name)".bytes)
        try SmallFile.remove(path)
    }

    // MARK: The manager

    func control(_ words: String...) throws {
        let outcome = try run(words)
        if case .exited(0) = outcome.ending { return }
        let said = PathText.display(
            outcome.output.split(separator: UInt8(ascii: "\n")).first
                ?? "it said nothing".bytes[...])
        if said.contains("connect to bus") || said.contains("XDG_RUNTIME_DIR") {
            throw CommandFailure(
                "the unit is at \(shownPath), but no service manager runs for \(Process.userName): \(said)",
                "log in in the usual way or, as root, run `loginctl enable-linger \(Process.userName)`; then "
                    + "`export XDG_RUNTIME_DIR=/run/user/\(geteuid())` and `cairn service install` again"
            )
        }
        throw CommandFailure(
            "systemctl --user \(words.joined(separator: " ")) failed: \(said)",
            "see `systemctl --user status cairn` and `journalctl --user --unit cairn`")
    }

    /// One word, as `active` or `disabled`; `unknown` when nobody answers.
    func answer(_ verb: String) -> String {
        guard let outcome = try? run([verb, UserUnit.name]), case .exited = outcome.ending
        else { return "unknown" }
        let text = String(
            decoding: outcome.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
            ? text : "unknown"
    }

    private func run(_ words: [String]) throws -> ProgramOutcome {
        guard let systemctl else {
            throw CommandFailure(
                "there is no systemctl here: this system is not run by systemd",
                "start `cairn watch` by other means")
        }
        return LinuxPrograms().run(
            HookCommand(program: systemctl, arguments: (["--user"] + words).map(\.bytes)),
            input: [], variables: [:],
            nanoseconds: Self.nanosecondsMaximum, deadline: ProgramDeadline())
    }

    private static func program(_ name: String, _ user: UserEnvironment) -> [UInt8]? {
        let directories = (user.variable("PATH") ?? "/usr/bin:/bin".bytes).split(
            separator: UInt8(ascii: ":"))
        return directories.filter { $0.first == ItemPath.separator }.map { $0 + "/\(name)".bytes }
            .first { String(validating: $0, as: UTF8.self).map { access($0, X_OK) == 0 } ?? false }
    }
}

extension String {
    fileprivate var bytes: [UInt8] { Array(utf8) }
    fileprivate var withoutLastBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
