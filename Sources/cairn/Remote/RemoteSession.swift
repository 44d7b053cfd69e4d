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
        let newest = try RemoteNewest(url, context, cancellation)
        try self.init(
            newest, Self.files(newest.state, newest.found.manifest, context), context)
    }

    /// - Parameter evidence: how a verification reads.
    init(
        _ newest: RemoteNewest, _ files: RemoteFiles, _ context: Context,
        evidence: RemoteEvidence? = nil
    ) throws {
        (state, found, self.files) = (newest.state, newest.found, files)
        storage = RemoteStorage(state, found, files, evidence: evidence)
        do {
            repository = try Repository.open(
                storage, memory: { [state = context.state] in LinuxCommitMemory(state, $0) },
                unlock: { try Unlocking.unlock($0, context).keys })
        } catch is RollBack {
            throw CommandFailure(
                "the remote at \(newest.url.base) has an older state, or another, than this machine saw there",
                "find out who changed it; if you did, forget what was seen with `rm -r \(ShellText.quoted(Array(context.state.path.utf8)))`"
            )
        }
    }

    /// Fetches the deltas; one process at a time, for they are kept for the next.
    static func files(
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

/// The newest manifest of a remote that a holder of the repository's keys wrote. Nothing that it
/// names is looked at.
struct RemoteNewest {
    let url: RemoteURL
    let state: RemoteState
    let found: RemoteState.Found
    /// Of an encrypted repository.
    let keys: RepositoryKeys?
    /// Manifests that are not whole, each with the reason.
    let passedOver: [(name: RemoteKey.Name, why: String)]

    init(_ url: RemoteURL, _ context: Context, _ cancellation: Cancellation) throws {
        self.url = url
        let store = try url.open(context.state, cancellation: cancellation)
        state = RemoteState(store, repository: try RemoteSession.repository(url, store))
        var passed: [RemoteKey.Name: String] = [:]
        func passOver(_ name: RemoteKey.Name, _ why: String) {
            if passed.updateValue(why, forKey: name) == nil {
                context.note("the manifest \(name) of the remote is passed over: \(why)")
            }
        }
        guard let claimed = try state.newest(keys: nil, passedOver: passOver) else {
            throw CommandFailure(
                "there is no whole manifest of repository \(state.repository) at \(url.base)",
                "see what is there with `cairn remote list \(url.base)`",
                exitCode: ExitStatus.noRepository)
        }
        let description = try RepositoryDescription(parsing: claimed.manifest.description)
        keys = description.isEncrypted ? try Unlocking.unlock(description, context).keys : nil
        let newest =
            keys == nil ? claimed : try state.newest(keys: keys, passedOver: passOver)
        guard let newest else {
            throw CommandFailure(
                "no manifest at \(url.base) was written with this repository's key",
                "find out who changed it; other copies are not touched")
        }
        found = newest
        passedOver = passed.map { ($0.key, $0.value) }.sorted {
            $0.name.description < $1.name.description
        }
    }
}
