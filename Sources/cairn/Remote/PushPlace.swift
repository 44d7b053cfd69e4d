import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote

/// The directory of what is known of the pushes of one repository to one remote. It is not that of
/// those who read the remote: they would wait for the push.
struct PushPlace: Sendable {
    let state: StateDirectory
    private let repository: Hash128

    /// - Parameter state: that of the repository here.
    init(_ state: StateDirectory, _ url: RemoteURL, _ repository: Hash128) throws(SystemError) {
        self.init(state: try state.remote(Self.name(url, repository)), repository: repository)
    }

    /// - Returns: nil where no push was made from here; then nothing is.
    static func known(_ state: StateDirectory, _ url: RemoteURL, _ repository: Hash128)
        throws(SystemError) -> PushPlace?
    {
        guard let known = try state.knownRemote(name(url, repository)) else { return nil }
        return PushPlace(state: known, repository: repository)
    }

    private init(state: StateDirectory, repository: Hash128) {
        (self.state, self.repository) = (state, repository)
    }

    private static func name(_ url: RemoteURL, _ repository: Hash128) -> String {
        "push \(url.base) \(repository)"
    }

    /// Takes the right to push; nil while another process has it.
    func lock() throws(SystemError) -> (any StorageLock)? { try state.lockCatalog(repository) }

    func scratch() throws(SystemError) -> RemoteScratch {
        let storage = try LinuxStorage(at: Array(state.path.utf8))
        return RemoteScratch(storage: storage, path: { storage.localPath(of: $0) })
    }
}
