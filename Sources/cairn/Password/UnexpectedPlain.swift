import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// A password is configured, and the repository is not encrypted: somebody may have put another in
/// the place of the encrypted one, or its owner may believe that it is encrypted.
enum UnexpectedPlain {
    /// - Parameters:
    ///   - place: as people name the repository.
    ///   - isHere: whether it is one here, of which the person's word is remembered. Anybody who
    ///     can write to a remote may have made what that says.
    /// - Throws: ``CommandFailure`` when this machine does not know the repository as unencrypted,
    ///   and the person has not said that it is.
    static func refuse(
        _ repository: Hash128, at place: String, isHere: Bool, _ context: Context
    ) throws {
        guard try LinuxCommitMemory(context.state, repository).recall() == nil,
            try LinuxCommitMemory(context.ownState, repository).recall() == nil
        else { return }
        if context.options.noPassword {
            return isHere ? try remember(repository, context) : ()
        }
        guard let source = try PasswordSource.configured(context) else { return }
        throw CommandFailure(
            "a password is configured (\(source.name)), but the repository at \(place) is not encrypted; Cairn did not read it or write to it",
            "if it was encrypted before, find out who replaced it; if you created it without encryption, add --no-password once",
            exitCode: ExitStatus.wrongPassword)
    }

    /// Remembers that a repository here is not encrypted: said once, it stays said.
    static func remember(_ repository: Hash128, _ context: Context) throws {
        let memory = LinuxCommitMemory(context.ownState, repository)
        guard try memory.recall() == nil else { return }
        try memory.remember(RememberedCommit(position: .start, isEncrypted: false))
    }

    /// Tells who writes to a repository that is known as unencrypted.
    static func note(_ context: Context) {
        guard !context.options.noPassword,
            let source = (try? PasswordSource.configured(context)) ?? nil
        else { return }
        context.note(
            "this repository is not encrypted, so the password from \(source.name) protects nothing in it; run `cairn init --encrypt DIR` to create an encrypted one"
        )
    }
}
