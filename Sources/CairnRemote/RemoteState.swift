import CairnCore
import CairnFormat
import CairnRepository

/// The manifests and objects of one repository in a store. - Source: FORMAT.md §15.3.
public struct RemoteState: Sendable {
    public let store: any RemoteStore
    public let repository: Hash128

    public init(_ store: any RemoteStore, repository: Hash128) {
        self.store = store
        self.repository = repository
    }

    /// A manifest that is whole.
    public struct Found: Equatable, Sendable {
        public let name: RemoteKey.Name
        public let manifest: RemoteManifest
        public let bytes: [UInt8]

        init(name: RemoteKey.Name, manifest: RemoteManifest, bytes: [UInt8]) {
            (self.name, self.manifest, self.bytes) = (name, manifest, bytes)
        }

        init(_ manifest: RemoteManifest, _ bytes: [UInt8]) {
            self.init(
                name: RemoteKey.Name(manifest.number, Digest.h256(bytes)), manifest: manifest,
                bytes: bytes)
        }
    }

    public func key(_ path: String) -> String { "\(repository)/\(path)" }

    /// The names of the manifests, newest first.
    public func manifests() throws(RemoteError) -> [RemoteKey.Name] {
        try objects(RemoteKey.states).compactMap { object in
            RemoteKey.Name(object.path.dropFirst(RemoteKey.states.utf8.count + 1))
        }.sorted { ($0.number, $0.hash) > ($1.number, $1.hash) }
    }

    /// Objects beneath a directory, by their paths below the repository.
    public func objects(_ directory: String) throws(RemoteError) -> [(
        path: String, length: UInt64, modified: Int64?
    )] {
        try listed(key(directory))
    }

    /// All objects of the repository.
    ///
    /// - Parameter leftovers: whether with those whose keys end in `.tmp`.
    func everything(leftovers: Bool = false) throws(RemoteError) -> [(
        path: String, length: UInt64, modified: Int64?
    )] { try listed("\(repository)", leftovers: leftovers) }

    private func listed(_ directory: String, leftovers: Bool = false) throws(RemoteError) -> [(
        path: String, length: UInt64, modified: Int64?
    )] {
        let prefix = "\(repository)/"
        return try store.list(directory).compactMap { object in
            guard object.key.hasPrefix(prefix), leftovers || !object.key.hasSuffix(".tmp")
            else { return nil }
            return (
                String(object.key.dropFirst(prefix.utf8.count)), object.length, object.modified
            )
        }
    }

    /// How many manifests are read to find the newest whole one: who lists a million wrong ones
    /// does not keep a reader busy for days.
    private static let readingsMaximum = 1_000

    /// The newest manifest that is whole.
    ///
    /// - Parameters:
    ///   - keys: the keys of an encrypted repository: one whose mac does not hold is passed over.
    ///   - passedOver: called for each that is passed over, with the reason.
    /// - Returns: nil when there is none.
    public func newest(
        keys: RepositoryKeys?, passedOver: (RemoteKey.Name, String) -> Void = { _, _ in }
    ) throws(RemoteError) -> Found? {
        var best: Found?
        for (index, name) in try manifests().enumerated() {
            if let best, best.name.number > name.number { break }
            guard index < Self.readingsMaximum else {
                if best != nil { break }
                throw RemoteError(
                    .broken, "read", key(RemoteKey.states),
                    "the newest \(index) manifests are not whole")
            }
            do {
                guard let found = try read(name, keys: keys) else { continue }
                if best.map({ $0.manifest.record < found.manifest.record }) ?? true { best = found }
            } catch let error as FormatError {
                passedOver(name, error.why)
            } catch let error as RemoteError {
                guard error.kind == .missing || error.kind == .broken else { throw error }
                passedOver(name, error.reason)
            } catch {}
        }
        return best
    }

    /// - Returns: nil when it is not there.
    public func read(_ name: RemoteKey.Name, keys: RepositoryKeys?) throws -> Found? {
        let key = key(RemoteKey.state(name))
        guard let bytes = try store.read(key, limit: Limits.remoteManifestBytes) else { return nil }
        guard RemoteKey.Name(name.number, Digest.h256(bytes)) == name else {
            throw FormatError("manifest", "it is not the one that its name says")
        }
        let manifest = try RemoteManifest(parsing: bytes)
        guard manifest.repository == repository, manifest.number == name.number else {
            throw FormatError("manifest", "it belongs elsewhere")
        }
        if let keys { try RemoteManifest.verify(bytes, with: keys) }
        return Found(name: name, manifest: manifest, bytes: bytes)
    }

    /// Writes a manifest and reads it back.
    func write(_ manifest: RemoteManifest, _ bytes: [UInt8]) throws {
        let name = RemoteKey.Name(manifest.number, Digest.h256(bytes))
        let key = key(RemoteKey.state(name))
        try store.put(key, RemoteContent(bytes))
        guard try store.read(key, limit: Limits.remoteManifestBytes) == bytes else {
            throw RemoteError(.broken, "write", key, "what was written reads otherwise")
        }
    }

    /// What a client would know that had pushed this state itself.
    ///
    /// - Parameter scratch: keeps the deltas, which are read once.
    func record(of found: Found, scratch: RemoteScratch) throws -> RemoteRecord {
        let files = try RemoteFiles(self, found.manifest, scratch: scratch)
        return try files.record(of: found)
    }
}

extension RemoteManifest {
    /// Whether this manifest may come after `other`.
    func follows(_ other: RemoteManifest) -> Bool {
        number > other.number || (number == other.number && record > other.record)
    }
}

/// A remote has an older state than this client saw there.
public struct RemoteRollBack: Error, Equatable {
    public let seen: UInt64
    /// 0 when there is no manifest at all.
    public let found: UInt64

    public init(seen: UInt64, found: UInt64) { (self.seen, self.found) = (seen, found) }
}
