import ArgumentParser
import CairnCore
import CairnSettings
import CairnText

/// What to do next, for people who begin.
enum FirstSteps {
    /// Says in some lines what follows a new repository.
    static func afterInit(_ context: Context, _ adoption: SettingsAdoption) {
        adoption.tell()
        let isDefault = context.repositoryPath == Settings(user: context.user).repository
        let call = adoption.file == nil ? call(context) : "cairn"
        Terminal.sentence(
            "next: run `\(call) backup` to back up the folders that `cairn roots` lists")
        if isDefault {
            Terminal.sentence(
                "      the repository is on this machine's own disk; to survive a disk failure, run `cairn init DIR` with DIR on another disk"
            )
        } else if call == "cairn" {
            Terminal.sentence(
                "      run `cairn snapshots` to list the snapshots, and `cairn restore` to restore files"
            )
        } else {
            Terminal.sentence(
                "      to run commands without -r, add repository = \(quoted(context.repositoryPath)) to the settings file"
            )
        }
        Terminal.sentence(
            "      run `\(call) service install` to back up every save, starting at login")
    }

    /// `cairn`, with the repository where nothing else names it.
    static func call(_ context: Context) -> String {
        isConfigured(context)
            ? "cairn" : "cairn -r \(ShellText.quoted(context.repositoryPath))"
    }

    private static func isConfigured(_ context: Context) -> Bool {
        context.options.repo == nil || context.repositoryPath == context.settings.repository
    }

    /// A string of the settings.
    private static func quoted(_ path: [UInt8]) -> String { "\"\(PathText.display(path))\"" }

    /// How things stand, and the verbs that one needs.
    static func show() throws {
        var failure: (any Error)?
        var hasRepository = true
        do { try StatusCommand.parse([]).run() } catch let error as CommandFailure
            where error.exitCode == ExitStatus.noRepository
        {
            hasRepository = false
            Terminal.sentence(error.message)
            if let context = try? Context(GlobalOptions.parse([])),
                let known = KnownRepositories(context).next
            {
                Terminal.advice(known)
            }
        } catch {
            failure = error
            CommandFailure(error)?.write(asJSON: false)
        }
        Terminal.line("")
        let verbs = [
            hasRepository
                ? ("service install", "back up every save, starting at login")
                : ("init DIR", "create a repository in DIR, preferably on another disk"),
            ("backup", "back up the current state of your files"),
            ("ls PATH", "list what is backed up"),
            ("versions PATH", "list every version of a file"),
            (
                "restore --in-place PATH",
                "restore an item to its original location; `cairn undo` reverts this"
            ),
        ]
        for (verb, what) in verbs {
            Terminal.sentence("  " + Paint.id("cairn \(verb)".padded(to: 32)) + what)
        }
        Terminal.sentence(
            "\nRun `cairn --help` to list all commands, or `cairn guide` to read about each task.")
        if let failure { throw ended(failure) }
    }

    /// - Returns: the error's exit code alone: it was told.
    private static func ended(_ failure: any Error) -> any Error {
        CommandFailure(failure).map { ExitCode($0.exitCode) } ?? failure
    }
}
