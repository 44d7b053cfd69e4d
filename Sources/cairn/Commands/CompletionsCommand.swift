import ArgumentParser

struct CompletionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Write a completion script for a shell.",
        discussion: """
            Examples:
              cairn completions bash > ~/.local/share/bash-completion/completions/cairn
              cairn completions zsh > ~/.zfunc/_cairn
              cairn completions fish > ~/.config/fish/completions/cairn.fish
            """)

    @Argument(help: .value("shell", "bash, zsh or fish.")) var shell: String

    func run() throws {
        guard let shell = CompletionShell(rawValue: shell) else {
            throw CommandFailure("there are no completions for \(shell)", "use bash, zsh or fish")
        }
        Terminal.line(Cairn.completionScript(for: shell))
    }
}
