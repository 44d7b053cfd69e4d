import ArgumentParser
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
            newest,
            Self.files(newest.state, newest.found.manifest, context, cancellation: cancellation),
            context)
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
                RemoteMemory.next(context))
        }
    }

    /// Fetches the deltas; one process at a time, for they are kept for the next.
    ///
    /// - Parameter readsAgain: whether those that are kept are fetched anew.
    static func files(
        _ state: RemoteState, _ manifest: RemoteManifest, _ context: Context,
        readsAgain: Bool = false, cancellation: Cancellation = Cancellation()
    ) throws -> RemoteFiles {
        while true {
            // Who holds the lock may wait for a remote for long.
            if cancellation.isRequested { throw ExitCode(ExitStatus.interrupted) }
            if let lock = try context.state.lockCatalog(state.repository) {
                return try withExtendedLifetime(lock) {
                    try RemoteFiles(
                        state, manifest, scratch: scratch(context), readsAgain: readsAgain)
                }
            }
            context.clock.pause(nanoseconds: 20_000_000)
        }
    }

    static func scratch(_ context: Context) throws -> RemoteScratch {
        let place = try LinuxStorage(at: Array(context.state.path.utf8))
        return RemoteScratch(storage: place, path: { place.localPath(of: $0) })
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
        state = try RemotePlace(url, context, cancellation).state
        var passed: [RemoteKey.Name: String] = [:]
        func passOver(_ name: RemoteKey.Name, _ why: String) {
            if passed.updateValue(why, forKey: name) == nil {
                context.note("the manifest \(name) of the remote is passed over: \(why)")
            }
        }
        guard let claimed = try state.newest(keys: nil, passedOver: passOver) else {
            if try state.manifests().isEmpty, let absent = RemotePlace.absent(url, context) {
                throw absent
            }
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
        try RemoteMemory(context, state.repository).check(newest, url, context)
        passedOver = passed.map { ($0.key, $0.value) }.sorted {
            $0.name.description < $1.name.description
        }
    }
}
