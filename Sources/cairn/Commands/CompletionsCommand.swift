import ArgumentParser
import CairnText

struct CompletionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Write a completion script for a shell.",
        discussion: """
            When you press Tab, the script asks this program for commands, options, commits with their times, tags, roots, containers and the paths in a commit. The names come from this machine's catalog.

            Examples:
              cairn completions bash > ~/.local/share/bash-completion/completions/cairn
              cairn completions zsh > ~/.zfunc/_cairn
              cairn completions fish > ~/.config/fish/completions/cairn.fish
            """)

    @Argument(help: .value("shell", "bash, zsh or fish.")) var shell: String

    func run() throws {
        guard let script = CompletionScripts.all.first(where: { $0.shell == shell }) else {
            throw CommandFailure(
                "there are no completions for \(ArgumentText.shown(shell))", "use bash, zsh or fish"
            )
        }
        Terminal.line(script.text)
    }
}
