import CairnCore
import CairnFormat
import CairnRepository

/// The states of a remote that are kept besides the newest, newest first. Each is opened when a
/// pack is in none of those before it.
public final class OlderStates: Sendable {
    private struct Opened {
        /// Those that were not opened yet, newest first; nil before the first is needed.
        var names: ArraySlice<RemoteKey.Name>?
        var storages: [RemoteStorage] = []
    }

    private let newest: RemoteStorage
    private let open: @Sendable (RemoteKey.Name) throws -> RemoteStorage?
    private let opened = Monitor(Opened())
    /// Each is a manifest and a delta or more to fetch.
    private static let statesMaximum = 100

    /// - Parameter open: opens a state, as ``open(_:_:keys:scratch:)``.
    public init(
        than newest: RemoteStorage,
        open: @escaping @Sendable (RemoteKey.Name) throws -> RemoteStorage?
    ) {
        self.newest = newest
        self.open = open
    }

    /// - Returns: nil when it is not whole.
    public static func open(
        _ name: RemoteKey.Name, _ state: RemoteState, keys: RepositoryKeys?, scratch: RemoteScratch
    ) throws -> RemoteStorage? {
        do {
            guard let found = try state.read(name, keys: keys) else { return nil }
            let files = try RemoteFiles(
                state, found.manifest, scratch: scratch, removesOthers: false)
            return RemoteStorage(state, found, files)
        } catch let error as RemoteError where error.kind == .missing || error.kind == .broken {
            return nil
        } catch is FormatError {
            return nil
        } catch is RemoteLoss {
            return nil
        }
    }

    /// The newest of them that is wanted.
    ///
    /// - Throws: ``RemoteError``, ``SystemError``; what `isWanted` throws.
    func first(where isWanted: (RemoteStorage) throws -> Bool) throws -> RemoteStorage? {
        var index = 0
        while let storage = try storage(index) {
            if try isWanted(storage) { return storage }
            index += 1
        }
        return nil
    }

    private func storage(_ index: Int) throws -> RemoteStorage? {
        try opened.update { opened in
            Result {
                if opened.names == nil {
                    let names = try newest.state.manifests().filter { $0.number < newest.number }
                    opened.names = names.prefix(Self.statesMaximum)
                }
                while index >= opened.storages.count, let name = opened.names?.first {
                    if let storage = try open(name) { opened.storages.append(storage) }
                    opened.names?.removeFirst()
                }
                return index < opened.storages.count ? opened.storages[index] : nil
            }
        }.get()
    }
}
