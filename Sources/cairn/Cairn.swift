import ArgumentParser
import CairnCore
import CairnLinux
import CairnText
import Glibc

/// The program's entry, which `Sources/cairn-main` calls.
public enum Program {
    /// Runs the command with the process's arguments; does not return.
    public static func main() { Cairn.main() }
}

/// The command. One file a verb; messages and exit codes live only in this module.
struct Cairn: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cairn",
        abstract: "Backups for Linux: every version kept, compressed, deduplicated, verifiable.",
        discussion: """
            A repository is a directory that `cairn init` creates. Select it with -r, CAIRN_REPOSITORY or the settings file. `cairn guide` explains each task.

            Examples:
              cairn -r /mnt/disk/backup init
              cairn -r /mnt/disk/backup backup ~/Documents
              cairn -r /mnt/disk/backup snapshots
              cairn -r /mnt/disk/backup restore --snapshot latest --target /tmp/out

            Exit codes: 0 ok, 1 failed (or the answer is no), 3 done but not for all items, 10 no repository, 11 locked, 12 wrong password, 130 interrupted. See `cairn guide exit-codes`.
            """,
        version: "cairn \(Version.number)",
        subcommands: [
            InitCommand.self, BackupCommand.self, SnapshotsCommand.self, ListCommand.self,
            VersionsCommand.self, FindCommand.self, DiffCommand.self, DumpCommand.self,
            RestoreCommand.self, UndoCommand.self, VerifyCommand.self, DrillCommand.self,
            RepairCommand.self, StatsCommand.self, ForgetCommand.self, RewriteCommand.self,
            PruneCommand.self, RemoteCommand.self, CloneCommand.self,
            RecoveryKitCommand.self, PinCommand.self,
            UnpinCommand.self, TagCommand.self,
            ImportCommand.self, ExcludeCommand.self, WhyCommand.self, BrowseCommand.self,
            RootsCommand.self, PurgeCommand.self, WatchCommand.self, StatusCommand.self,
            JobsCommand.self, PauseCommand.self, ResumeCommand.self, ReloadCommand.self,
            ServiceCommand.self, KeyCommand.self, GuideCommand.self, CompletionsCommand.self,
            VersionCommand.self,
        ])

    /// Without a verb: for a person how things stand and what to do next, else the help.
    func run() throws {
        guard Terminal.isInteractive else { throw CleanExit.helpRequest(self) }
        try FirstSteps.show()
    }

    static func main() {
        let words = Process.arguments.dropFirst().map(ArgumentText.text)
        if words.first == BoundedChild.verb {
            BoundedCall.answer(Array(words.dropFirst()))
            Glibc.exit(0)
        }
        let unfenced = Process.fenceOffOthers()
        Process.openStandardDescriptors()
        Process.ignoreFileSizeSignal()
        Process.silenceDispatch()
        Process.raiseDescriptorLimit()
        EnvironmentPassword.take()
        if let unfenced {
            Terminal.errorLine(
                "cairn: warning: this service can access other processes of \(Process.userName), because Landlock is unavailable (\(String(cString: strerror(unfenced))))\n  next: use Linux 5.19 or later, allow Landlock in the container, or run the service as a user with no other processes"
            )
        }
        if words.first == CompletionCall.verb {
            CompletionCall.answer(Array(words.dropFirst()))
            end(0)
        }
        let arguments = ArgumentOrder.globalOptionsAfterVerb(words)
        do {
            try ArgumentCheck.check(arguments)
            try checkVerb(arguments)
            var command = try parseAsRoot(arguments)
            guard Process.hasProc else {
                throw CommandFailure(
                    "cannot run: Cairn needs /proc to open files, and /proc is not mounted",
                    "mount it with `mount -t proc proc /proc`, or run Cairn outside the sandbox")
            }
            try command.run()
            try Terminal.finish()
        } catch let code as ExitCode {
            end(code.rawValue)
        } catch { finish(error, arguments) }
    }

    /// The parser would complain of the options that belong to a verb, and shows its help for any
    /// word behind `help`.
    private static func checkVerb(_ arguments: [String]) throws {
        guard let first = arguments.first else { return }
        if ArgumentOrder.isGlobal(first) {
            throw CommandFailure("no command was given", "run `cairn --help` to list all commands")
        }
        guard !first.hasPrefix("-") else { return }
        let isHelp = first == "help"
        var words = isHelp ? Array(arguments.dropFirst()) : arguments
        var found = configuration
        var verb: [String] = []
        while let word = words.first, !word.hasPrefix("-") {
            let verbs = found.subcommands.filter { $0.configuration.shouldDisplay }
                .compactMap { $0.configuration.commandName }
            guard !verbs.isEmpty || isHelp else { return }
            // Its actions are described on its own page.
            if verb == ["service"], ServiceCommand.Action(rawValue: word) != nil { return }
            guard let next = found.subcommand(word) else {
                let meant = Suggestion.of(ArgumentText.shown(word), among: verbs)
                let call = (["cairn"] + verb + ["--help"]).joined(separator: " ")
                let what = (verb + [ArgumentText.shown(word)]).joined(separator: " ")
                if verb.isEmpty, let instead = Suggestion.instead(of: word) {
                    throw CommandFailure("unknown command \(what)", instead)
                }
                throw CommandFailure(
                    "unknown command \(what)",
                    (meant.map { "did you mean \($0)? Run" } ?? "run")
                        + " `\(call)` to list all commands")
            }
            found = next
            verb.append(word)
            words.removeFirst()
        }
    }

    /// The words of the command line that make the verb.
    private static func verb(_ arguments: [String]) -> [String] {
        var found = configuration
        return Array(
            arguments.prefix { word in
                found.subcommand(word).map { found = $0 } != nil
            })
    }

    private static func finish(_ error: any Error, _ arguments: [String]) -> Never {
        let asJSON = arguments.contains("--json")
        if let failure = CommandFailure(error) {
            failure.write(asJSON: asJSON)
            end(failure.exitCode)
        }
        // Help and version requests, and arguments that cannot be understood, are the parser's.
        let (isHelp, said) = HelpText.unbroken {
            exitCode(for: error) == .success
                ? (true, fullMessage(for: error)) : (false, message(for: error))
        }
        if isHelp {
            let text = PathText.lines(ArgumentText.bytes(said))
            Terminal.write(HelpText.wrapped(text, to: Terminal.helpColumns) + "\n")
            end(0)
        }
        ParserText.failure(said, verb: verb(arguments)).write(asJSON: asJSON)
        end(ExitStatus.failed)
    }

    /// - Parameter code: becomes 1 when all was well but for standard output, which could not be
    ///   written.
    private static func end(_ code: Int32) -> Never {
        do { try Terminal.finish() } catch {
            CommandFailure(error)?.write(asJSON: false)
            Glibc.exit(code == 0 ? ExitStatus.failed : code)
        }
        Glibc.exit(code)
    }
}

/// Global options may come before the verb, as with restic and git; the parser knows them only
/// after it.
enum ArgumentOrder {
    private static let withValue: Set = ["-r", "--repo", "--config", "--color", "--state"]
    private static let flags: Set = ["--json", "-q", "--quiet", "-v", "--verbose", "--no-password"]

    /// Whether a word is an option that belongs to every verb.
    static func isGlobal(_ word: String) -> Bool {
        flags.contains(word) || withValue.contains(String(word.prefix { $0 != "=" }))
    }

    static func globalOptionsAfterVerb(_ arguments: [String]) -> [String] {
        var moved: [String] = []
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if withValue.contains(argument), index + 1 < arguments.count {
                moved += [argument, arguments[index + 1]]
                index += 2
            } else if flags.contains(argument)
                || withValue.contains(where: { argument.hasPrefix($0 + "=") })
            {
                moved.append(argument)
                index += 1
            } else {
                break
            }
        }
        guard index < arguments.count, !arguments[index].hasPrefix("-") else { return arguments }
        // Behind the last of the words that make the verb, as in `exclude add`.
        var end = index + 1
        let verb = Cairn.configuration.subcommand(arguments[index])
        if end < arguments.count, verb?.subcommand(arguments[end]) != nil { end += 1 }
        return arguments[index..<end] + moved + arguments[end...]
    }
}

extension CommandConfiguration {
    fileprivate func subcommand(_ name: String) -> CommandConfiguration? {
        subcommands.lazy.map { $0.configuration }.first {
            $0.commandName == name || $0.aliases.contains(name)
        }
    }
}

enum Version { static let number = "0.2.0" }
