import ArgumentParser
import CairnFormat

extension ArgumentHelp {
    /// - Parameter name: what the value is called in the usage.
    static func value(_ name: String, _ text: String) -> ArgumentHelp {
        ArgumentHelp(text, valueName: name)
    }
}

/// Options that every verb takes.
struct GlobalOptions: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: .value(
            "dir", "The repository's directory (default: CAIRN_REPOSITORY, then the settings)."))
    var repo: String?

    @Option(
        help: .value(
            "file", "The settings file (default: CAIRN_CONFIG, then ~/.config/cairn/cairn.toml)."))
    var config: String?

    @Flag(help: "Write JSON, one object per line (Docs/JSON.md).") var json = false

    @Flag(name: [.short, .long], help: "Print only errors; for lists, print only ids or paths.")
    var quiet = false

    @Flag(name: [.short, .long], help: "Show more details, such as each item.") var verbose = false

    @Flag(help: "Use an unencrypted repository, and ignore encrypted states of a remote.")
    var noPassword = false

    @Option(
        help: .value(
            "number",
            "Read this state of a remote instead of the newest one."))
    var state: UInt64?

    @Option(
        help: .value(
            "when",
            "When to use color in text. auto uses color on a terminal, unless NO_COLOR is set."))
    var color = Paint.Choice.auto

    func validate() { Paint.choose(color) }

    /// Whether it is written for people.
    var isForPeople: Bool { !json && !quiet }

    /// Says one thing: as a line of JSON, or to people.
    func tell(
        _ type: String, _ fields: KeyValuePairs<String, (any Encodable)?>,
        _ text: @autoclosure () -> String
    ) {
        if json {
            JSONObject(type: type, fields).write()
        } else if !quiet {
            Terminal.advice(text())
        }
    }

    /// Handles each path separately: a failure does not stop the others.
    ///
    /// - Throws: ``ExitCode``: the one that all failures have, or else that of a failure.
    func each<Path>(_ paths: [Path], _ body: (Path) throws -> Void) throws {
        var codes: Set<Int32> = []
        for path in paths {
            do { try body(path) } catch let code as ExitCode {
                // Whoever throws it has said why.
                codes.insert(code.rawValue)
            } catch {
                let failure = CommandFailure(error) ?? CommandFailure("\(error)")
                failure.write(asJSON: json)
                codes.insert(failure.exitCode)
            }
        }
        guard let code = codes.first else { return }
        throw ExitCode(codes.count == 1 ? code : ExitStatus.failed)
    }
}
