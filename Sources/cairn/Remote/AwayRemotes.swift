import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText

/// The remotes of the settings, as the place of packs that are not here; opened when one is needed.
final class AwayRemotes: Sendable {
    private let repository = Monitor<Repository?>(nil)
    let packs: RemoteAwayPacks

    init(_ context: Context) {
        let (state, clock, repository) = (context.state, context.clock, repository)
        let remotes = Result { try NamedRemote.all(context) }
        packs = RemoteAwayPacks {
            guard let repository = repository.inspect({ $0 }) else { return [] }
            return try remotes.get().compactMap { remote in
                try Self.open(remote, repository, state, clock).map { (remote.shown, $0) }
            }
        }
    }

    /// Names the repository whose packs are meant, when it is open.
    func serve(_ repository: Repository) { self.repository.update { $0 = repository } }

    /// - Returns: nil when the remote cannot be reached, or does not have this repository.
    private static func open(
        _ remote: NamedRemote, _ repository: Repository, _ state: StateDirectory, _ clock: any Clock
    ) throws -> RemoteStorage? {
        let place = try state.remote("away \(remote.url.base) \(repository.description.repository)")
        do {
            let store = try remote.url.open(place, cancellation: Cancellation())
            return try newest(
                RemoteState(store, repository: repository.description.repository), repository.keys,
                place, clock)
        } catch let error as RemoteError where error.kind != .unusable {
            return nil
        } catch let error as SystemError where error.isMissing {
            return nil
        }
    }

    private static func newest(
        _ remote: RemoteState, _ keys: RepositoryKeys?, _ place: StateDirectory, _ clock: any Clock
    ) throws -> RemoteStorage? {
        // One process at a time fetches what is kept for the next.
        while true {
            if let lock = try place.lockCatalog(remote.repository) {
                return try withExtendedLifetime(lock) {
                    guard let found = try remote.newest(keys: keys) else { return nil }
                    let storage = try LinuxStorage(at: Array(place.path.utf8))
                    let scratch = RemoteScratch(
                        storage: storage, path: { storage.localPath(of: $0) })
                    return RemoteStorage(
                        remote, found,
                        try RemoteFiles(remote, found.manifest, scratch: scratch))
                }
            }
            clock.pause(nanoseconds: 20_000_000)
        }
    }
}

/// Asks before a command downloads what is in remotes alone.
struct AwayOptions: ParsableArguments {
    @Flag(
        name: [.customShort("y"), .long],
        help: "Download what lies in remotes alone without a question.")
    var yes = false

    /// - Parameter bytes: to be downloaded; 0 for nothing.
    /// - Throws: ``CommandFailure`` when that is not wanted, or nobody can be asked.
    func consent(to bytes: UInt64, atMost isBound: Bool = false, _ context: Context) throws {
        guard bytes > 0 else { return }
        let amount = "\(isBound ? "up to " : "")\(Quantity.bytes(bytes))"
        if yes {
            context.note("\(amount) of this lie in remotes alone, and are downloaded")
            return
        }
        guard Process.isTerminal(0), Process.isTerminal(2) else {
            throw CommandFailure(
                "\(amount) of this lie in remotes alone and would be downloaded, and nobody can be asked",
                "give --yes")
        }
        Terminal.writeError("\(amount) of this lie in remotes alone. Download them? Type yes: ")
        guard readLine() == "yes" else {
            throw CommandFailure("nothing was downloaded", exitCode: ExitStatus.interrupted)
        }
    }
}
