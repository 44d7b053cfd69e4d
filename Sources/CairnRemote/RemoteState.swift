import CairnCore
import CairnFormat
import CairnRepository

/// The manifests and objects of one repository in a store. - Source: FORMAT.md §15.3.
public struct RemoteState: Sendable {
    public let store: any RemoteStore
    public let repository: Hash128
    /// What this machine saw here last: states with fewer records do not count, for a journal only
    /// grows.
    public var seen: (record: UInt64, name: RemoteKey.Name)?
    /// The number of the newest state that is looked at; nil for all that are there.
    public var last: UInt64?

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
            let name = RemoteKey.Name(manifest.number, Digest.h256(bytes))
            self.init(name: name, manifest: manifest, bytes: bytes)
        }

        /// The key slots of its description; none of a repository that is not encrypted.
        public var slots: [KeySlot] {
            (try? RepositoryDescription(parsing: manifest.description))?.slots ?? []
        }

        /// Whether it says that the repository is encrypted.
        public var isEncrypted: Bool { !slots.isEmpty }
    }

    public func key(_ path: String) -> String { "\(repository)/\(path)" }

    /// The names of the manifests, newest first.
    public func manifests() throws(RemoteError) -> [RemoteKey.Name] {
        try objects(RemoteKey.states).compactMap { name(of: $0.path) }.sorted {
            ($0.number, $0.hash) > ($1.number, $1.hash)
        }
    }

    /// The name of a manifest that may be looked at.
    private func name(of path: String) -> RemoteKey.Name? {
        RemoteKey.Name(path.dropFirst(RemoteKey.states.utf8.count + 1)).flatMap {
            $0.number <= last ?? .max ? $0 : nil
        }
    }

    /// Checks that the place has states: what is missing where it has none is not lost, but away.
    ///
    /// - Throws: ``RemoteError``, of kind `away` when nothing is there.
    func requireStates() throws(RemoteError) {
        guard try manifests().isEmpty else { return }
        throw RemoteError(
            .away, "list", key(RemoteKey.states), "it contains no data of this repository")
    }

    /// Checks that the place is not the directory of a repository: what is pushed there would be no
    /// second copy, and what is removed there would be lost to that repository.
    public func requireNoRepository() throws {
        guard try store.size(of: key(JournalFiles.head)) == nil else {
            throw RemoteIsRepository(store.name)
        }
    }

    /// The names of the manifests, newest first, but for those that are none by their length.
    private func candidates(_ passedOver: (RemoteKey.Name, String) -> Void) throws -> [RemoteKey
        .Name]
    {
        var named = 0
        return try objects(RemoteKey.states).compactMap { object in
            let name = name(of: object.path)
            guard let name, !Self.lengths.contains(object.length) else { return name }
            named += 1
            if named <= Self.namedMaximum { passedOver(name, "it is \(object.length) bytes long") }
            return nil
        }.sorted { ($0.number, $0.hash) > ($1.number, $1.hash) }
    }

    /// No manifest is shorter: its keys alone have as many bytes.
    private static let lengths = 256...UInt64(Limits.remoteManifestBytes)
    private static let namedMaximum = 10

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

    /// How many states are opened to find the newest that leads to a journal.
    private static let openingsMaximum = 100
    /// How many manifests are read to learn what others say of the repository.
    private static let othersMaximum = 32

    /// The newest manifest that counts, as far as it shows without its deltas.
    ///
    /// - Parameter passedOver: called for each that is passed over, with the reason.
    /// - Returns: nil when there is none.
    public func newest(
        _ trust: RemoteTrust, passedOver: (RemoteKey.Name, String) -> Void = { _, _ in }
    ) throws -> Found? {
        try first(of: candidates(passedOver), trust, passedOver: passedOver) { $0 }
    }

    /// The newest manifest that counts for the holder of an open repository's keys.
    public func newest(
        keys: RepositoryKeys?, passedOver: (RemoteKey.Name, String) -> Void = { _, _ in }
    ) throws -> Found? { try newest(RemoteTrust(keys), passedOver: passedOver) }

    /// The newest manifest that counts and has a key slot.
    ///
    /// - Returns: nil when none has it.
    public func newest(with slot: KeySlot, keys: RepositoryKeys) throws -> Found? {
        try first(of: manifests(), .keys(keys), passedOver: { _, _ in }) { found in
            guard found.slots.contains(slot) else {
                throw RemoteLoss(RemoteKey.state(found.name), "it does not contain this key")
            }
            return found
        }
    }

    /// The newest state that counts, and its files.
    ///
    /// - Parameters:
    ///   - others: states that were opened before, and did not count.
    ///   - passedOver: called for each that is passed over, with the reason.
    /// - Returns: nil when there is no manifest.
    /// - Throws: ``RemoteLoss``, the first, when there are manifests and no state that counts.
    public func newestWhole(
        _ trust: RemoteTrust, besides others: Set<RemoteKey.Name> = [], scratch: RemoteScratch,
        passedOver: (RemoteKey.Name, String) -> Void = { _, _ in }
    ) throws -> (found: Found, files: RemoteFiles)? {
        var first: RemoteLoss?
        let names = try candidates(passedOver).filter { !others.contains($0) }
        let whole = try firstWhole(
            of: names, trust, except: nil, scratch: scratch, passedOver: passedOver
        ) { first = first ?? $0 }
        guard let (found, files) = whole, let files else {
            if let first { throw first }
            return nil
        }
        try RemoteFiles.removeOthers(than: found.manifest, scratch: scratch)
        return (found, files)
    }

    /// - Parameter known: a manifest that needs no look at its files: the caller wrote it.
    func firstWhole(
        of names: [RemoteKey.Name], _ trust: RemoteTrust, except known: RemoteKey.Name?,
        scratch: RemoteScratch, passedOver: (RemoteKey.Name, String) -> Void,
        lost: (RemoteLoss) -> Void = { _ in }
    ) throws -> (found: Found, files: RemoteFiles?)? {
        var openings = 0
        return try first(of: names, trust, passedOver: passedOver) { found in
            if found.name == known { return (found, nil) }
            openings += 1
            guard openings <= Self.openingsMaximum else {
                throw RemoteError(
                    .broken, "read", key(RemoteKey.states),
                    "the newest \(openings - 1) states are incomplete")
            }
            do {
                let files = try RemoteFiles(
                    self, found.manifest, scratch: scratch, removesOthers: false)
                return (found, files)
            } catch let loss as RemoteLoss {
                lost(loss)
                throw loss
            }
        }
    }

    /// The first manifest, in a reader's order, that counts and that `take` takes. Where none does
    /// because this machine saw more, the remote went back: then one that shows it.
    ///
    /// - Parameter take: throws ``RemoteLoss`` for one that is to be passed over.
    private func first<Value>(
        of names: [RemoteKey.Name], _ trust: RemoteTrust,
        passedOver: (RemoteKey.Name, String) -> Void, _ take: (Found) throws -> Value
    ) throws -> Value? {
        let found = try firstNow(of: names, trust, passedOver: passedOver, take)
        guard found == nil, seen != nil else { return found }
        var unseen = self
        unseen.seen = nil
        return try unseen.firstNow(of: names, trust, passedOver: { _, _ in }, take)
    }

    private func firstNow<Value>(
        of names: [RemoteKey.Name], _ trust: RemoteTrust,
        passedOver: (RemoteKey.Name, String) -> Void, _ take: (Found) throws -> Value
    ) throws -> Value? {
        var rest = names[...]
        var readings = 0
        while let number = rest.first?.number {
            let group = rest.prefix { $0.number == number }
            rest = rest.dropFirst(group.count)
            var whole: [Found] = []
            for name in group {
                guard readings < Self.readingsMaximum else { break }
                readings += 1
                do {
                    guard let found = try read(name, trust) else { continue }
                    if let seen, found.manifest.record < seen.record {
                        throw FormatError(
                            "manifest",
                            "its journal ends at record \(found.manifest.record), but this machine has already seen record \(seen.record) in this remote"
                        )
                    }
                    whole.append(found)
                } catch let error as FormatError {
                    passedOver(name, error.why)
                } catch let error as RemoteError {
                    guard error.kind == .missing || error.kind == .broken else { throw error }
                    passedOver(name, error.reason)
                }
            }
            whole.sort {
                ($0.manifest.record, $0.name.hash) > ($1.manifest.record, $1.name.hash)
            }
            for found in whole {
                do { return try take(found) } catch let loss as RemoteLoss {
                    passedOver(found.name, "\(loss)")
                }
            }
            guard readings >= Self.readingsMaximum, !rest.isEmpty else { continue }
            // The one that this machine knows is not lost among those that somebody put above it.
            guard let seen, rest.contains(seen.name), rest.count > 1 else {
                throw RemoteError(
                    .broken, "read", key(RemoteKey.states),
                    "the newest \(readings) manifests are incomplete: either someone else put them there, or the remote is damaged; remove them on the server"
                )
            }
            rest = [seen.name]
            readings -= 1
        }
        return nil
    }

    /// The newest manifest, for a reader without keys: where one says that the repository is
    /// encrypted, those that say otherwise do not count.
    ///
    /// - Returns: nil when there is none.
    public func claimed(
        _ trust: RemoteTrust, passedOver: (RemoteKey.Name, String) -> Void = { _, _ in }
    ) throws -> Found? {
        guard let newest = try newest(trust, passedOver: passedOver) else { return nil }
        guard case .unknown = trust, !newest.isEncrypted, try contradiction(of: newest) != nil
        else { return newest }
        return try self.newest(.encrypted, passedOver: passedOver)
    }

    /// A manifest that says otherwise than another one whether the repository is encrypted.
    public func contradiction(of claimed: Found) throws -> Found? {
        try firstOther(than: claimed) { $0.isEncrypted != claimed.isEncrypted }
    }

    /// The descriptions besides that of one manifest, each once.
    public func otherDescriptions(than one: Found) throws -> [RepositoryDescription] {
        var descriptions: [[UInt8]] = []
        _ = try firstOther(than: one) { found in
            let description = found.manifest.description
            if description != one.manifest.description, !descriptions.contains(description) {
                descriptions.append(description)
            }
            return false
        }
        return descriptions.compactMap { try? RepositoryDescription(parsing: $0) }
    }

    /// A manifest besides another one, of at most ``othersMaximum`` spread over all that are there.
    private func firstOther(than one: Found, where isWanted: (Found) throws -> Bool) throws
        -> Found?
    {
        let names = try manifests().filter { $0 != one.name }
        let count = min(names.count, Self.othersMaximum)
        for index in 0..<count {
            do {
                let place = count > 1 ? index * (names.count - 1) / (count - 1) : 0
                if let found = try read(names[place], .unknown), try isWanted(found) {
                    return found
                }
            } catch is FormatError {} catch let error as RemoteError {
                guard error.kind == .missing || error.kind == .broken else { throw error }
            }
        }
        return nil
    }

    /// The state that readers take instead of one that was written just now; nil while that one is
    /// the newest. A listing may not have it yet.
    func overtaking(_ own: Found, keys: RepositoryKeys?, scratch: RemoteScratch) throws -> Found? {
        let others = try manifests().filter { $0.number >= own.name.number && $0 != own.name }
        guard !others.isEmpty,
            let newest = try firstWhole(
                of: others, RemoteTrust(keys), except: nil, scratch: scratch,
                passedOver: { _, _ in })?.found
        else { return nil }
        let (other, mine) = (newest.manifest, own.manifest)
        if other.number == mine.number, other.record == mine.record {
            return newest.name.hash > own.name.hash ? newest : nil
        }
        return other.follows(mine) ? newest : nil
    }

    /// - Returns: nil when it is not there.
    public func read(_ name: RemoteKey.Name, keys: RepositoryKeys?) throws -> Found? {
        try read(name, RemoteTrust(keys))
    }

    /// - Returns: nil when it is not there.
    func read(_ name: RemoteKey.Name, _ trust: RemoteTrust) throws -> Found? {
        let key = key(RemoteKey.state(name))
        guard let bytes = try store.read(key, limit: Limits.remoteManifestBytes) else { return nil }
        guard RemoteKey.Name(name.number, Digest.h256(bytes)) == name else {
            throw FormatError("manifest", "it does not match its name")
        }
        let manifest = try RemoteManifest(parsing: bytes)
        guard manifest.repository == repository, manifest.number == name.number else {
            throw FormatError("manifest", "it belongs to another location")
        }
        let description = try RepositoryDescription(parsing: manifest.description)
        guard description.repository == repository else {
            throw FormatError("manifest", "its description belongs to another repository")
        }
        try trust.check(manifest, description, bytes)
        return Found(name: name, manifest: manifest, bytes: bytes)
    }

    /// Writes a manifest and reads it back.
    func write(_ manifest: RemoteManifest, _ bytes: [UInt8]) throws {
        let name = RemoteKey.Name(manifest.number, Digest.h256(bytes))
        let key = key(RemoteKey.state(name))
        try store.put(key, RemoteContent(bytes))
        guard try store.read(key, limit: Limits.remoteManifestBytes) == bytes else {
            throw RemoteError(
                .broken, "write", key, "the data differs from the original when Cairn reads it back"
            )
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

/// A remote's objects are the files of a repository, by way of a mount, a link or an alias.
public struct RemoteIsRepository: PushObstacle, Equatable {
    /// Of the remote, as ``RemoteStore/name``.
    public let remote: String
    public var needsPerson: Bool { true }

    init(_ remote: String) { self.remote = remote }
}

/// A remote has an older state than this client saw there.
public struct RemoteRollBack: Error, Equatable {
    public let seen: UInt64
    /// 0 when there is no manifest at all.
    public let found: UInt64
    /// Who pushed the state that is there.
    public let by: RemoteAuthor?

    public init(seen: UInt64, found: UInt64, by: RemoteAuthor? = nil) {
        (self.seen, self.found, self.by) = (seen, found, by)
    }
}

extension RemoteState {
    /// Whether a manifest is there and intact.
    func isReadable(_ name: RemoteKey.Name?, keys: RepositoryKeys?) throws -> Bool {
        do {
            return try name.flatMap { try read($0, keys: keys) } != nil
        } catch is FormatError {
            return false
        } catch let error as RemoteError where error.kind == .missing || error.kind == .broken {
            return false
        }
    }
}
