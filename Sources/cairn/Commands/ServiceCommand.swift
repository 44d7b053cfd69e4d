import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

struct ServiceCommand: ParsableCommand {
    enum Action: String, ExpressibleByArgument, CaseIterable { case install, uninstall, status }

    static let configuration = CommandConfiguration(
        commandName: "service",
        abstract: "Run Cairn in the background, starting at login.",
        discussion: """
            `install` writes and starts a systemd user unit that runs `cairn watch` with this program and this repository. It also installs a timer that runs `cairn status --check --run-hook` every hour. This check reports when backups stop, even if the service has crashed. `uninstall` stops the service and removes the units; the repository remains. `status` shows whether the service is running; the exit code is 0 if it is running. `status` also shows the system service `cairn@USER`.

            Examples:
              cairn service install
              cairn -r /mnt/disk/backup service install --dry-run
              cairn service status
              journalctl --user --unit cairn

            Exit codes: 0 ok; 1 failed or, with status, not running; 10 no repository; 11 another daemon serves the repository; 12 the service would have no password.
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(help: .value("action", "install, uninstall or status.")) var action: Action
    @Flag(name: [.customShort("n"), .long], help: "Show the unit without installing it.")
    var dryRun = false

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
        try foresee(context, service)
        let had = try service.content()
        guard had.map({ UserService.isOurs($0) }) ?? true else {
            throw CommandFailure(
                "\(service.shownPath) was not written by Cairn",
                "move the file away, or start this unit with `systemctl --user enable --now cairn`")
        }
        try service.install(unit, over: had) {
            try service.control("daemon-reload")
            try service.control("enable", UserUnit.name)
            // What tells that it has died is no reason not to start it.
            try? service.control("enable", "--now", UserUnit.timer)
            // An earlier failure, or five starts in ten minutes, must not keep it from starting
            // now.
            try? service.control("reset-failed", UserUnit.name)
            // Also when it runs already: with another program or another repository.
            try service.control("restart", UserUnit.name)
        }
        report(
            "install", service, [("lingering", service.isLingering)],
            [
                "installed and started \(service.shownPath)",
                "run `journalctl --user --unit cairn` to see the log of the service",
            ])
        let present = context.settings.repository
        if context.repositoryPath != present {
            context.note(
                "commands without -r still use \(PathText.display(present)); run `cairn init --if-missing --use \(ShellText.quoted(context.repositoryPath))` to use this repository for every command"
            )
        }
        if !service.isLingering {
            context.note(
                "the service stops when you log out; run `loginctl enable-linger` to start it at boot and keep it running"
            )
        }
        for note in UnheldHome(context).notes() { context.note(note) }
    }

    /// Refuses what would end the service as soon as it has started.
    private func foresee(_ context: Context, _ service: UserService) throws {
        let isEncrypted = try context.describeRepository().description.isEncrypted
        if let system = SystemService(context) {
            throw CommandFailure(
                "\(system.name).service \(system.isActive ? "already runs the daemon" : "is already enabled") for this repository, and two daemons would conflict",
                system.isActive
                    ? "keep using it. To use a user service instead, first run `sudo systemctl disable --now \(system.name)`"
                    : "start it with `\(system.start)`. To use a user service instead, first run `sudo systemctl disable \(system.name)`"
            )
        }
        var alone = context
        alone.asking = .nobody
        let repository: WatchRepository
        do {
            repository = try WatchRepository(alone, waitsForPassword: false)
        } catch RepositoryError.passwordNeeded {
            if service.hasDropIns { return }
            throw CommandFailure(
                "the repository is encrypted, and the service would have no password",
                "set `password-file` or `password-command` in the settings; `cairn guide encryption` shows how",
                exitCode: ExitStatus.wrongPassword)
        }
        if let other = repository.otherDaemon(), other.process.unit != .user {
            throw other.process.isFirst(at: repository.path)
        }
        let password = context.settings.password
        if isEncrypted, password.file == nil, password.command == nil, !service.hasDropIns {
            context.note(
                "the password comes from this shell's environment, which the service does not have; set `password-file` or `password-command` in the settings"
            )
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
                "cannot write a unit with \(PathText.display(error.word)): \(error.reason)",
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
        try? service.control("disable", "--now", UserUnit.name, UserUnit.timer)
        try service.remove()
        try? service.control("daemon-reload")
        report("uninstall", service, [], ["stopped the service and removed \(service.shownPath)"])
    }

    private func show(_ service: UserService, _ context: Context) throws {
        let content = try service.content()
        let active = service.answer("is-active")
        let enabled = service.answer("is-enabled")
        let system = SystemService(context)
        let isCurrent = (try? unit(context)).map { Array($0.text.utf8) == content } ?? false
        let state =
            content == nil
            ? "not installed"
            : isCurrent ? "installed" : "installed for another program or repository"
        report(
            "status", service,
            [
                ("installed", content != nil), ("current", isCurrent), ("active", active),
                ("enabled", enabled), ("lingering", service.isLingering),
                ("system_unit", system.map { "\($0.name).service" }),
                ("system_active", system?.active), ("system_enabled", system?.enabled),
            ],
            [
                "unit       \(service.shownPath), \(state)", "active     \(active)",
                "enabled    \(enabled)",
                service.isLingering
                    ? "lingering  yes: the service starts at boot"
                    : "lingering  no: the service runs only while you are logged in",
            ]
                + (system.map {
                    ["system     \($0.name).service, \($0.enabled), \($0.active)"]
                        + ($0.isActive ? [] : ["  next: \($0.start)"])
                } ?? []))
        guard active == "active" || system?.isActive == true else {
            throw ExitCode(ExitStatus.failed)
        }
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
