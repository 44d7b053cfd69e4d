import ArgumentParser
import CairnText

struct CompletionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Write a completion script for a shell.",
        discussion: """
            The script asks this program at each Tab: for verbs and options, and for commits with their times, tags, roots, containers and the paths in a commit, as this machine's catalog knows them.

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
