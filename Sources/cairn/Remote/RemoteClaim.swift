import CairnCore
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

    /// Refuses a repository without encryption where a password is configured and nothing is known
    /// of it.
    func refuseUnexpectedPlain(_ url: RemoteURL, _ context: Context) throws {
        guard !found.isEncrypted else { return }
        try UnexpectedPlain.refuse(state.repository, at: url.base, isHere: false, context)
    }

    /// Opens the repository with what this manifest says, or another one: this may be somebody
    /// else's. A password opens it when it opens a key of the newest state that the keys prove.
    ///
    /// - Returns: with the keys that state; nil when the keys prove none.
    func unlock(
        _ url: RemoteURL, _ context: Context,
        passedOver: @escaping (RemoteKey.Name, String) -> Void = { _, _ in }
    ) throws -> (keys: RepositoryKeys, newest: RemoteState.Found?) {
        var proven: RemoteState.Found??
        do {
            let description = try RepositoryDescription(parsing: found.manifest.description)
            let unlocked = try Unlocking.unlock(
                description, context, others: { try state.otherDescriptions(than: found) },
                counting: { keys in
                    let newest = try state.newest(keys: keys, passedOver: passedOver)
                    proven = .some(newest)
                    return newest?.slots
                })
            let newest = try proven ?? state.newest(keys: unlocked.keys, passedOver: passedOver)
            return (unlocked.keys, newest)
        } catch let removed as Unlocking.RemovedKey {
            throw try refusal(of: removed, proven ?? nil, url)
        } catch {
            guard CommandFailure(error)?.exitCode == ExitStatus.wrongPassword,
                let contradiction = try contradiction(url)
            else { throw error }
            throw contradiction
        }
    }

    /// What is said of a password that was changed or removed.
    private func refusal(
        of removed: Unlocking.RemovedKey, _ newest: RemoteState.Found?, _ url: RemoteURL
    ) throws -> CommandFailure {
        let holder = try state.newest(with: removed.slot, keys: removed.keys)
        let pushed = (newest?.manifest).map {
            ": state \($0.number), pushed \(TimeText.local(Timestamp(seconds: $0.seconds))), does not contain key \(removed.slot.id)"
        }
        return CommandFailure(
            "the password from \(removed.source) was changed or removed\(pushed ?? "")",
            "use the current password"
                + (holder.map {
                    "; the old password still opens state \($0.manifest.number), pushed \(TimeText.local(Timestamp(seconds: $0.manifest.seconds))): add `--state \($0.manifest.number)` to read it"
                } ?? ""),
            exitCode: ExitStatus.wrongPassword)
    }

    /// What is said where the states disagree, and this machine cannot tell which are right; nil
    /// where they agree.
    func contradiction(_ url: RemoteURL) throws -> CommandFailure? {
        guard case .unknown = trust, found.isEncrypted,
            let other = try state.contradiction(of: found)
        else { return nil }
        return CommandFailure(
            "state \(found.name.number) at \(url.base) says that the repository is encrypted, but state \(other.name.number) says that it is not, so one of them is forged (\(RemoteKey.state(found.name)), \(RemoteKey.state(other.name)))",
            "enter the password; add --no-password only if the repository never had one",
            exitCode: ExitStatus.wrongPassword)
    }
}
