import CairnFormat
import CairnRemote
import CairnRepository
import CairnText

/// The newest manifest of a remote, of which nothing is proven yet.
struct RemoteClaim {
    let found: RemoteState.Found
    private let state: RemoteState
    private let trust: RemoteTrust

    init(_ found: RemoteState.Found, _ state: RemoteState, _ trust: RemoteTrust) {
        (self.found, self.state, self.trust) = (found, state, trust)
    }

    /// Opens the repository with what this manifest says, or another one: this may be somebody
    /// else's.
    func unlock(_ url: RemoteURL, _ context: Context) throws -> RepositoryKeys {
        do {
            let description = try RepositoryDescription(parsing: found.manifest.description)
            return try Unlocking.unlock(description, context) {
                try state.otherDescriptions(than: found)
            }.keys
        } catch {
            guard CommandFailure(error)?.exitCode == ExitStatus.wrongPassword,
                let contradiction = try contradiction(url)
            else { throw error }
            throw contradiction
        }
    }

    /// What is said where the states disagree, and this machine cannot tell which are right; nil
    /// where they agree.
    func contradiction(_ url: RemoteURL) throws -> CommandFailure? {
        guard case .unknown = trust, found.isEncrypted,
            let other = try state.contradiction(of: found)
        else { return nil }
        return CommandFailure(
            "state \(found.name.number) at \(url.base) says that the repository is encrypted, and state \(other.name.number) that it is not: one of them is forged (\(RemoteKey.state(found.name)), \(RemoteKey.state(other.name)))",
            "give the password; only if the repository never had one, add --no-password",
            exitCode: ExitStatus.wrongPassword)
    }
}
