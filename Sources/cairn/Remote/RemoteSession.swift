import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText

/// The newest state of one repository in a remote, opened to be read.
struct RemoteSession {
    let state: RemoteState
    let found: RemoteState.Found
    let files: RemoteFiles
    let storage: RemoteStorage
    let repository: Repository

    init(_ url: RemoteURL, _ context: Context, _ cancellation: Cancellation = Cancellation()) throws
    {
        let store = try url.open(context.state, cancellation: cancellation)
        state = RemoteState(store, repository: try Self.repository(url, store))
        func passedOver(_ name: RemoteKey.Name, _ why: String) {
            context.note("the manifest \(name) of the remote is passed over: \(why)")
        }
        guard let claimed = try state.newest(keys: nil, passedOver: passedOver) else {
            throw CommandFailure(
                "there is no whole manifest of repository \(state.repository) at \(url.base)",
                "see what is there with `cairn remote list \(url.base)`",
                exitCode: ExitStatus.noRepository)
        }
        let description = try RepositoryDescription(parsing: claimed.manifest.description)
        let keys = description.isEncrypted ? try Unlocking.unlock(description, context).keys : nil
        let newest =
            keys == nil ? claimed : try state.newest(keys: keys, passedOver: passedOver)
        guard let newest else {
            throw CommandFailure(
                "no manifest at \(url.base) was written with this repository's key",
                "find out who changed it; other copies are not touched")
        }
        found = newest
        files = try Self.files(state, found.manifest, context)
        storage = RemoteStorage(state, found, files)
        do {
            repository = try Repository.open(
                storage, memory: { [state = context.state] in LinuxCommitMemory(state, $0) },
                unlock: { try Unlocking.unlock($0, context).keys })
        } catch is RollBack {
            throw CommandFailure(
                "the remote at \(url.base) has an older state, or another, than this machine saw there",
                "find out who changed it; if you did, forget what was seen with `rm -r \(ShellText.quoted(Array(context.state.path.utf8)))`"
            )
        }
    }

    /// Fetches the deltas; one process at a time, for they are kept for the next.
    private static func files(
        _ state: RemoteState, _ manifest: RemoteManifest, _ context: Context
    ) throws -> RemoteFiles {
        while true {
            if let lock = try context.state.lockCatalog(state.repository) {
                return try withExtendedLifetime(lock) {
                    try RemoteFiles(state, manifest, scratch: scratch(context))
                }
            }
            context.clock.pause(nanoseconds: 20_000_000)
        }
    }

    static func scratch(_ context: Context) throws -> RemoteScratch {
        let place = try LinuxStorage(at: Array(context.state.path.utf8))
        return RemoteScratch(storage: place, path: { place.localPath(of: $0) })
    }

    /// The repository that an address means: the one it names, or the only one there.
    static func repository(_ url: RemoteURL, _ store: any RemoteStore) throws -> Hash128 {
        if let id = url.repository { return id }
        let ids = try store.tops().compactMap { Hash128(hex: $0) }
        guard let id = ids.first else {
            throw CommandFailure(
                "there is no repository at \(url.text)",
                "check the address; `cairn remote push \(url.text)` makes one there",
                exitCode: ExitStatus.noRepository)
        }
        guard ids.count == 1 else {
            throw CommandFailure(
                "there are \(ids.count) repositories at \(url.text)",
                "name one, as \(url.text)/\(id); `cairn remote list \(url.text)` shows them")
        }
        return id
    }
}
