import CairnFormat
import CairnRemote
import CairnText

/// Why a repository in a remote shows no state although something of it is there.
enum MissingRemoteState {
    /// This machine pushed or saw one there.
    case gone(number: UInt64, pushed: Timestamp?)
    /// Manifests are there, and none of them is whole.
    case broken(Int)
    /// Nothing is known here: a first push may not have ended, or somebody removed the states.
    case unknown

    /// - Parameter passedOver: how many manifests were looked at in vain.
    init(_ url: RemoteURL, _ repository: Hash128, _ context: Context, passedOver: Int) throws {
        if passedOver > 0 {
            self = .broken(passedOver)
        } else if let last = RemoteFinding.lastState(url, repository, context) {
            self = .gone(number: last.number, pushed: Timestamp(seconds: last.seconds))
        } else if let seen = try RemoteMemory(url, context, repository).seen {
            self = .gone(number: seen.name.number, pushed: nil)
        } else {
            self = .unknown
        }
    }

    /// Whether something is wrong, and not only unfinished.
    var isLoss: Bool { if case .unknown = self { false } else { true } }

    /// For one column of a table.
    var text: String {
        switch self {
        case .gone(let number, let pushed):
            "manifest missing; this machine last saw state \(number)"
                + (pushed.map { ", pushed \(TimeText.local($0))" } ?? "")
        case .broken(let count): "damaged: \(Quantity.of(count, "manifest")), and none is intact"
        case .unknown: "no manifest: the first push did not finish, or the manifest was removed"
        }
    }

    /// For JSON.
    var name: String {
        switch self {
        case .gone: "gone"
        case .broken: "damaged"
        case .unknown: "none"
        }
    }

    /// Says that no state can be read, and remembers it. Where nothing else is either, a disk may
    /// not be mounted.
    static func failure(_ state: RemoteState, _ url: RemoteURL, _ context: Context) throws
        -> CommandFailure
    {
        let isEmpty = try state.manifests().isEmpty && state.objects(RemoteKey.deltas).isEmpty
        if isEmpty, let absent = RemotePlace.absent(url, context) { return absent }
        let isPushed = RemoteFinding.lastState(url, state.repository, context) != nil
        if isPushed {
            RemoteFinding(url, state.repository, context)?.contradicted(by: .unreadable)
        }
        return CommandFailure(
            "there is no intact manifest of repository \(state.repository) at \(url.base)",
            context.options.noPassword
                ? "omit --no-password if the repository has a password"
                : isPushed
                    ? next(NamedRemote.word(url, context))
                    : "run `cairn remote list \(url.base)` to see what the remote contains",
            exitCode: ExitStatus.noRepository)
    }

    /// - Parameter name: the remote, as a command takes it.
    static func next(_ name: String) -> String {
        "find out who changed the remote. If the local repository is intact, run `cairn remote push \(name) --accept-rollback` to write a new manifest and upload only the missing data"
    }
}
