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
        self.state = try state.remote("push \(url.base) \(repository)")
        self.repository = repository
    }

    /// Takes the right to push; nil while another process has it.
    func lock() throws(SystemError) -> (any StorageLock)? { try state.lockCatalog(repository) }

    func scratch() throws(SystemError) -> RemoteScratch {
        let storage = try LinuxStorage(at: Array(state.path.utf8))
        return RemoteScratch(storage: storage, path: { storage.localPath(of: $0) })
    }
}
