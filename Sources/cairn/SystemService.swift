import CairnCore
import CairnLinux
import Glibc

/// `cairn@USER.service`, for root also `cairn-system.service`: the system's own manager runs the
/// daemon of a user, without a session.
struct SystemService {
    /// Without `.service`.
    let name: String
    /// Words of systemctl, as `enabled` and `active`.
    let enabled: String
    let active: String

    var isEnabled: Bool { enabled.hasPrefix("enabled") }
    /// Also while it starts: the first start may make the catalog anew.
    var isActive: Bool { ["active", "activating", "reloading"].contains(active) }
    var start: String { "sudo systemctl start \(name)" }

    private init(name: String, enabled: String, active: String) {
        (self.name, self.enabled, self.active) = (name, enabled, active)
    }

    private static let nanosecondsMaximum: UInt64 = 5_000_000_000

    /// - Returns: nil when there is no such unit or no systemd, or it would serve another
    ///   repository than the one that is meant: it has no options.
    init?(_ context: Context) {
        let user = Process.userName
        // Others have another spelling in a unit's name. - Source: systemd-escape(1).
        guard context.repositoryPath == context.settings.repository, !user.isEmpty,
            user.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_.".contains($0)) }),
            let systemctl = try? ProgramSearch.safePath(of: "systemctl".bytes)
        else { return nil }
        func answer(_ verb: String, _ name: String) -> String {
            SystemctlAnswer.word(
                LinuxPrograms().run(
                    HookCommand(
                        program: systemctl, arguments: [verb.bytes, "\(name).service".bytes]),
                    input: [], variables: [:], nanoseconds: Self.nanosecondsMaximum,
                    deadline: ProgramDeadline()))
        }
        for name in (geteuid() == 0 ? [DaemonProcess.wholeMachine] : []) + ["cairn@\(user)"] {
            let found = SystemService(
                name: name, enabled: answer("is-enabled", name), active: answer("is-active", name))
            if found.isEnabled || found.isActive {
                self = found
                return
            }
        }
        return nil
    }
}

/// What `systemctl is-active` and `is-enabled` say.
enum SystemctlAnswer {
    /// One word, as `active` or `disabled`; `unknown` when nobody answers.
    static func word(_ outcome: ProgramOutcome?) -> String {
        guard let outcome, case .exited = outcome.ending else { return "unknown" }
        let text = String(
            decoding: outcome.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
            ? text : "unknown"
    }
}

/// A service that should run, and does not.
struct DeadService {
    let reason: String
    let next: String
}

extension DeadService {
    /// Looks for one while no daemon answers.
    init?(_ context: Context) {
        if let system = SystemService(context), system.isEnabled, !system.isActive {
            reason = "\(system.name) is enabled but not running"
            next =
                "start it with `\(system.start)`; run `journalctl --unit \(system.name)` to see why it stopped"
        } else if UserService(context.user).isInstalled(for: context) {
            reason = "the service is installed but not running"
            next =
                "start it with `systemctl --user start cairn`; run `journalctl --user --unit cairn` to see why it stopped"
        } else {
            return nil
        }
    }
}
