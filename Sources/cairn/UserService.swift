import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
import CairnText
import Glibc

/// The unit's file and the manager that runs it: `systemctl --user`.
struct UserService {
    let path: [UInt8]
    private let directory: [UInt8]
    private let systemctl: [UInt8]?

    /// A restart waits until the daemon is ready; the first start may make the catalog anew.
    private static let nanosecondsMaximum: UInt64 = 900_000_000_000

    init(_ user: UserEnvironment) {
        let config =
            user.variable("XDG_CONFIG_HOME").flatMap { $0.first == ItemPath.separator ? $0 : nil }
            ?? user.home + "/.config".bytes
        directory = config + "/systemd/user".bytes
        path = directory + "/\(UserUnit.name)".bytes
        systemctl = Self.program("systemctl", user)
    }

    var shownPath: String { PathText.display(path) }

    static func isOurs(_ content: [UInt8]) -> Bool { content.starts(with: UserUnit.mark.utf8) }

    /// Whether a unit that Cairn wrote runs the service of this repository.
    func isInstalled(for context: Context) -> Bool {
        guard let content = try? content(), Self.isOurs(content) else { return false }
        let line = content.split(separator: UInt8(ascii: "\n")).first {
            $0.starts(with: "ExecStart=".utf8)
        }
        let words = String(decoding: line ?? [], as: UTF8.self)
        guard words.contains(" --repo ") else {
            return context.options.repo == nil && context.user.variable("CAIRN_REPOSITORY") == nil
        }
        return words.contains(" --repo \(UserUnit.word(context.repositoryPath))")
    }

    /// The repository that the installed unit names; nil when it names none, or is not Cairn's.
    var repository: [UInt8]? {
        guard let content = try? content(), Self.isOurs(content) else { return nil }
        let line = content.split(separator: UInt8(ascii: "\n")).first {
            $0.starts(with: "ExecStart=".utf8)
        }
        let words = CommandWords.split(Array(line?.drop { $0 != UInt8(ascii: " ") } ?? [])) ?? []
        guard let option = words.firstIndex(of: "--repo".bytes), option + 1 < words.count
        else { return nil }
        return words[option + 1]
    }

    /// Whether the user's services run without a session. - Source: loginctl(1), logind's mark of
    /// it.
    var isLingering: Bool { access("/var/lib/systemd/linger/\(Process.userName)", F_OK) == 0 }

    /// Whether a person added to the unit: a credential or a variable, say.
    var hasDropIns: Bool { RealPath.exists(path + ".d".bytes) }

    // MARK: The file

    func content() throws -> [UInt8]? { try SmallFile.content(path) }

    /// The units beside the service's that Cairn may write: missing ones, and its own.
    private func mayWrite(_ file: [UInt8]) -> Bool {
        guard let content = try? SmallFile.content(file) else { return true }
        return Self.isOurs(content)
    }

    /// Writes the units and runs the rest; when that fails, the units are as they were before.
    func install(_ unit: UserUnit, over before: [UInt8]?, _ start: () throws -> Void) throws {
        do {
            try write(unit)
            try start()
        } catch {
            if let before {
                try? SmallFile.replace(path, with: before)
                try? control("daemon-reload")
                try? control("restart", UserUnit.name)
            } else {
                try? control("disable", "--now", UserUnit.name, UserUnit.timer)
                try? remove()
                try? control("daemon-reload")
            }
            throw error
        }
    }

    private func write(_ unit: UserUnit) throws {
        _ = try LinuxRestoreTarget().open(directory, creating: true)
        try SmallFile.replace(path, with: Array(unit.text.utf8))
        for (name, text) in unit.checks where mayWrite(directory + "/\(name)".bytes) {
            try SmallFile.replace(directory + "/\(name)".bytes, with: Array(text.utf8))
        }
    }

    /// Also removes the link in `default.target.wants`, which an absent manager cannot remove.
    func remove() throws {
        let links = [
            "default.target.wants/\(UserUnit.name)", "timers.target.wants/\(UserUnit.timer)",
        ]
        let checks = UserUnit.checkNames.filter { mayWrite(directory + "/\($0)".bytes) }
        for name in links + [UserUnit.name] + checks {
            try SmallFile.remove(directory + "/\(name)".bytes)
        }
    }

    // MARK: The manager

    func control(_ words: String...) throws {
        let outcome = try run(words)
        if case .exited(0) = outcome.ending { return }
        let said = PathText.display(
            outcome.output.split(separator: UInt8(ascii: "\n")).first
                ?? "it said nothing".bytes[...])
        // "to bus" in Debian 12's words, "to user scope bus" in 13's.
        if said.contains("Failed to connect to") || said.contains("XDG_RUNTIME_DIR") {
            throw CommandFailure(
                "nothing was installed, because no service manager is running for \(Process.userName): \(said)",
                "log in normally, or run `sudo loginctl enable-linger \(Process.userName)`; then run "
                    + "`export XDG_RUNTIME_DIR=/run/user/\(geteuid())` and `cairn service install` again"
            )
        }
        throw CommandFailure(
            "systemctl --user \(words.joined(separator: " ")) failed: \(said)",
            "run `journalctl --user --unit cairn` to see why")
    }

    /// One word, as `active` or `disabled`; `unknown` when nobody answers.
    func answer(_ verb: String) -> String {
        SystemctlAnswer.word(try? run([verb, UserUnit.name]))
    }

    private func run(_ words: [String]) throws -> ProgramOutcome {
        guard let systemctl else {
            throw CommandFailure(
                "there is no systemctl here, because this system does not use systemd",
                "start `cairn watch` in another way")
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
    var bytes: [UInt8] { Array(utf8) }
    var withoutLastBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
