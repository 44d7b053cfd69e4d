import ArgumentParser
import CairnDaemon
import CairnLinux
import CairnSettings
import CairnSource

struct ReloadCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reload", abstract: "Make the Cairn service reload its settings.",
        discussion: """
            The service checks the settings file. If the file has a mistake, the service rejects it and keeps the old settings, and this command shows the invalid line. `systemctl reload` runs this command for Cairn's services, so it also fails if the service rejects the file. `cairn status` reports rejected settings until the service accepts new ones.

            Examples:
              cairn reload
              systemctl --user reload cairn

            Exit codes: 0 the service uses the new settings; 1 it rejected them, or no service is running; 10 no repository.
            """)

    @OptionGroup var options: GlobalOptions

    func run() throws {
        let service: DaemonLink
        do { service = try Context(options).requireDaemon() } catch let mistake as SettingsError {
            throw refused(mistake)
        }
        if let problem = try service.reload() { throw Self.refused(problem) }
        options.tell("reloaded", [:], "the service has reloaded the settings")
    }

    /// Has every service of this user read them, because wrong settings may not say which one is
    /// meant: each then tells of them in its log and status.
    private func refused(_ mistake: SettingsError) -> CommandFailure {
        let user = UserEnvironment.current
        guard
            let state = try? StateDirectory(
                path: String(decoding: DefaultLocations(user).stateDirectory, as: UTF8.self))
        else { return Self.refused(mistake.description) }
        for (id, _) in state.repositories {
            let addresses = ControlAddress.sought(
                repository: id, runtimeDirectory: user.variable("XDG_RUNTIME_DIR"),
                stateDirectory: state.path)
            for client in (try? ControlClient.connect(atEachOf: addresses)) ?? [] {
                _ = try? client.ask(.reload)
            }
        }
        return Self.refused(mistake.description)
    }

    static func refused(_ why: String) -> CommandFailure {
        CommandFailure(
            "cannot reload the settings: \(why)",
            "correct the settings file, then run `cairn reload`; until then, a running service uses the old settings"
        )
    }
}
