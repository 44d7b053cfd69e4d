import CairnCore
import CairnFormat
import CairnRepository

/// Removes from a remote what no manifest that is to stay needs: manifests, oldest first, then
/// deltas, then packs and parity.
///
/// - What it promises: the newest manifest, those within the minimum age and those that are pinned
///   keep all they name, wherever the run ends, and whoever reads or pushes meanwhile. On order
///   states with a removed key go before that age. What is younger than the minimum age by the
///   store's own times stays, whatever names it.
/// - What it does not: to remove what lies beside a remote's objects.
/// - Bounds: about 500 bytes an object and a manifest; one delta on the disk at a time.
/// - Source: FORMAT.md §15.5.
public final class RemotePruneRun {
    public struct Options: Sendable {
        public var minimumAgeSeconds: Int64
        public var isDryRun = false
        /// Whether states go, whatever their age, that have a key slot which the newest one lacks.
        public var dropsRemovedKeys = false
        /// The last good commits before changes that nobody has accepted yet.
        public var pinnedCommits: [UInt64] = []

        public init(minimumAgeSeconds: Int64) { self.minimumAgeSeconds = minimumAgeSeconds }
    }

    /// A number of objects that were removed, or would be.
    public struct Tally: Equatable, Sendable {
        public var count = 0
        public var bytes: UInt64 = 0

        mutating func add(_ length: UInt64) {
            count += 1
            bytes.addSaturated(length)
        }
    }

    public struct Result: Equatable, Sendable {
        public var manifests = Tally()
        public var deltas = Tally()
        /// With parity, and with what writes that were cut off left.
        public var packs = Tally()
        public var keptManifests = 0
        /// Those of them that are only kept because they are pinned.
        public var pinnedManifests: [UInt64] = []
        /// Those that have a key which was removed, and stay all the same: pinned ones, and those
        /// without which nothing whole might be left.
        public var removedKeyManifests: [UInt64] = []
        /// Objects whose removal the store refused.
        public var refused: [RemoteError] = []
        public var refusedCount = 0
        /// Objects without a time there: nobody knows how old they are.
        public var undated = 0
        /// Manifests that cannot be read, and those whose deltas cannot; while there is one of the
        /// latter, no pack is removed.
        public var damaged: [RemoteLoss] = []
        /// Objects on which a push that ran meanwhile relied, and that are gone.
        public var lost: [RemoteLoss] = []
    }

    private struct Object {
        let length: UInt64
        let modified: Int64?
    }

    private let state: RemoteState
    private let keys: RepositoryKeys?
    private let scratch: RemoteScratch
    private let clock: any Clock
    private let options: Options
    private let cancellation: Cancellation
    private let observe: (Tally) -> Void

    private var result = Result()
    private var removed = Tally()
    private var known: [RemoteKey.Name: RemoteManifest] = [:]
    /// Manifests with a key that the newest one lacks, if those are to go.
    private var withRemovedKeys: Set<RemoteKey.Name> = []
    /// Manifests that are gone, or not whole.
    private var dismissed: Set<RemoteKey.Name> = []
    private var gone: Set<String> = []
    /// Manifests that stay.
    private var kept: Set<RemoteKey.Name> = []
    private var deltasNeeded: Set<RemoteKey.Name> = []
    /// Packs and parity that may go, as far as their age is concerned.
    private var candidates: Set<String> = []
    private var isNeedUnknown = false
    private var mentions: [RemoteKey.Name: [(path: String, isThere: Bool)]] = [:]

    private static let namedMaximum = 100
    /// After so many refusals without a success the rest is not tried.
    private static let refusalsMaximum = 50
    /// Between two looks for manifests that are new.
    private static let removalsBetweenLooks = 8

    /// - Parameter keys: of an encrypted repository.
    public init(
        _ state: RemoteState, keys: RepositoryKeys?, scratch: RemoteScratch, clock: any Clock,
        options: Options, cancellation: Cancellation,
        observe: @escaping (Tally) -> Void = { _ in }
    ) {
        self.state = state
        self.keys = keys
        self.scratch = scratch
        self.clock = clock
        self.options = options
        self.cancellation = cancellation
        self.observe = observe
    }

    /// - Throws: ``RemoteError`` of a store that fails; ``RemoteLoss`` when there is no manifest to
    ///   keep; ``RemoteIsRepository``; ``Cancelled``. What was removed until then was not needed.
    public func run() throws -> Result {
        var objects: [String: Object] = [:]
        for found in try state.everything(leftovers: true) {
            objects[found.path] = Object(length: found.length, modified: found.modified)
        }
        guard objects[JournalFiles.head] == nil else {
            throw RemoteIsRepository(state.store.name)
        }
        // A clock that is ahead makes nothing old: the newest object there was not written later
        // than now.
        let newest = objects.values.compactMap(\.modified).max()
        let now = min(clock.now().seconds, newest ?? .max)
        let limit = now - options.minimumAgeSeconds
        func isOld(_ object: Object) -> Bool { object.modified.map { $0 < limit } ?? false }
        result.undated = objects.values.count { $0.modified == nil }

        let unreadable = try readManifests(objects)
        try chooseManifests(objects, limit, isOld)
        try removeManifests(objects, unreadable.filter { objects[$0.path].map(isOld) ?? false })
        candidates = Set(
            objects.filter { path, object in
                isOld(object) && (RemoteFileKind(path)?.isObject == true || path.hasSuffix(".tmp"))
            }.keys)
        try learnNeeds(of: kept)
        try removeDeltas(objects, isOld)
        if !isNeedUnknown { try removePacks(objects) }
        try lookForLosses()
        result.keptManifests = kept.count
        return result
    }

    // MARK: Manifests

    private func readManifests(_ objects: [String: Object]) throws -> [(
        path: String, name: RemoteKey.Name
    )] {
        var unreadable: [(path: String, name: RemoteKey.Name)] = []
        for path in objects.keys.sorted() {
            guard path.hasPrefix(RemoteKey.states + "/"),
                let name = RemoteKey.Name(path.dropFirst(RemoteKey.states.utf8.count + 1))
            else { continue }
            try checkCancelled()
            do {
                if let found = try state.read(name, keys: keys) { known[name] = found.manifest }
            } catch let error as FormatError {
                unreadable.append((path, name))
                dismissed.insert(name)
                note(RemoteLoss(path, error.why))
            }
        }
        return unreadable
    }

    /// Newest first.
    private var ordered: [(name: RemoteKey.Name, manifest: RemoteManifest)] {
        known.map { ($0.key, $0.value) }.sorted {
            ($0.1.number, $0.1.record, $0.0.hash) > ($1.1.number, $1.1.record, $1.0.hash)
        }
    }

    private func chooseManifests(
        _ objects: [String: Object], _ limit: Int64, _ isOld: (Object) -> Bool
    ) throws {
        let ordered = ordered
        guard let newest = ordered.first else {
            throw RemoteLoss(
                RemoteKey.states, "there is no complete manifest, so nothing was removed")
        }
        kept.insert(newest.name)
        if options.dropsRemovedKeys {
            let slots = Self.slots(newest.manifest)
            withRemovedKeys = Set(
                ordered.filter { !Self.slots($0.manifest).allSatisfy(slots.contains) }.map(\.name))
        }
        if let good = try newestGood(ordered, objects) {
            kept.insert(good)
            // Who may only add objects can put an earlier journal above it.
            let longest = ordered.sorted { $0.manifest.record > $1.manifest.record }
            if newest.manifest.record < longest[0].manifest.record,
                let other = try newestGood(longest, objects)
            {
                kept.insert(other)
            }
        } else {
            // Whatever is there may be the last that helps.
            kept.formUnion(ordered.map(\.name))
            isNeedUnknown = true
        }
        for (name, manifest) in ordered {
            let object = objects[RemoteKey.state(name)]
            let isYoung = manifest.seconds >= limit || !(object.map(isOld) ?? false)
            let staysYoung = isYoung && !withRemovedKeys.contains(name)
            if staysYoung || objects[RemoteKey.pin(name)] != nil { kept.insert(name) }
        }
        for commit in options.pinnedCommits {
            let holder = ordered.first { ($0.manifest.commit?.number ?? .max) <= commit }
            guard let holder, kept.insert(holder.name).inserted else { continue }
            result.pinnedManifests.append(holder.manifest.number)
        }
        result.removedKeyManifests = withRemovedKeys.intersection(kept).map(\.number).sorted()
    }

    private static func slots(_ manifest: RemoteManifest) -> [KeySlot] {
        (try? RepositoryDescription(parsing: manifest.description))?.slots ?? []
    }

    /// The newest manifest whose deltas are whole and whose packs are there.
    private func newestGood(
        _ ordered: [(name: RemoteKey.Name, manifest: RemoteManifest)], _ objects: [String: Object]
    ) throws -> RemoteKey.Name? {
        for (name, manifest) in ordered {
            try checkCancelled()
            let areDeltasThere = manifest.deltas.allSatisfy {
                objects[RemoteKey.delta($0.name)]?.length == $0.length
            }
            do {
                guard areDeltasThere else {
                    throw RemoteLoss(RemoteKey.state(name), "one of its deltas is missing")
                }
                let files = try RemoteFiles(state, manifest, scratch: scratch)
                let lost = files.files.first { path, file in
                    RemoteFileKind(path)?.isObject == true && objects[path]?.length != file.length
                }
                guard let lost else { return name }
                throw RemoteLoss(lost.key, "it is missing, and state \(manifest.number) needs it")
            } catch let loss as RemoteLoss { note(loss) }
        }
        return nil
    }

    private func removeManifests(
        _ objects: [String: Object], _ unreadable: [(path: String, name: RemoteKey.Name)]
    ) throws {
        for (name, _) in ordered.reversed() where !kept.contains(name) {
            let path = RemoteKey.state(name)
            let length = objects[path]?.length ?? 0
            // One that stays keeps what it names.
            if try remove(path, length, \.manifests) {
                known[name] = nil
                dismissed.insert(name)
            } else {
                kept.insert(name)
            }
        }
        for (path, _) in unreadable {
            _ = try remove(path, objects[path]?.length ?? 0, \.manifests)
        }
    }

    // MARK: What is needed

    /// Takes what manifests need out of the candidates.
    private func learnNeeds(of names: Set<RemoteKey.Name>) throws {
        for name in names.sorted(by: { $0.description < $1.description }) {
            guard let manifest = known[name] else { continue }
            deltasNeeded.formUnion(manifest.deltas.map(\.name))
            do {
                for path in try candidatesNeeded(manifest) { candidates.remove(path) }
            } catch let loss as RemoteLoss {
                isNeedUnknown = true
                note(loss)
            }
        }
    }

    private func candidatesNeeded(_ manifest: RemoteManifest) throws -> Set<String> {
        var needed: Set<String> = []
        if candidates.isEmpty { return [] }
        for delta in manifest.deltas {
            try checkCancelled()
            for (path, isThere) in try mentions(of: delta) {
                if isThere { needed.insert(path) } else { needed.remove(path) }
            }
        }
        return needed
    }

    /// What a delta says of candidates.
    private func mentions(of delta: RemoteManifest.Delta) throws -> [(path: String, isThere: Bool)]
    {
        if let known = mentions[delta.name] { return known }
        let reader = try RemoteFiles.fetch(delta, state, scratch.storage)
        var found: [(path: String, isThere: Bool)] = []
        do {
            try RemoteFiles.entries(of: reader, length: delta.length, state.repository) { entry in
                switch entry {
                case .file(let path, _): if candidates.contains(path) { found.append((path, true)) }
                case .remove(let path): if candidates.contains(path) { found.append((path, false)) }
                case .bytes: break
                }
            }
        } catch let error as FormatError {
            throw RemoteLoss(RemoteKey.delta(delta.name), error.why)
        }
        try? scratch.storage.remove(RemoteFiles.prefix + delta.name.description)
        mentions[delta.name] = found
        return found
    }

    /// Manifests that were pushed since they were listed last.
    private func newManifests() throws -> Set<RemoteKey.Name> {
        var new: Set<RemoteKey.Name> = []
        for name in try state.manifests() where known[name] == nil && !dismissed.contains(name) {
            do {
                guard let found = try state.read(name, keys: keys) else { continue }
                known[name] = found.manifest
                new.insert(name)
            } catch is FormatError { dismissed.insert(name) }
        }
        return new
    }

    // MARK: Deltas, packs

    private func removeDeltas(_ objects: [String: Object], _ isOld: (Object) -> Bool) throws {
        let old = objects.filter { path, object in
            path.hasPrefix(RemoteKey.deltas + "/") && isOld(object)
        }
        try removeEach(old.keys.sorted(), objects, \.deltas) { path in
            RemoteKey.Name(path.dropFirst(RemoteKey.deltas.utf8.count + 1)).map {
                !deltasNeeded.contains($0)
            } ?? false
        }
    }

    private func removePacks(_ objects: [String: Object]) throws {
        try removeEach(candidates.sorted(), objects, \.packs) { path in
            candidates.contains(path) && !isNeedUnknown
        }
    }

    private func removeEach(
        _ paths: [String], _ objects: [String: Object], _ tally: WritableKeyPath<Result, Tally>,
        if mayGo: (String) -> Bool
    ) throws {
        for (index, path) in paths.enumerated() {
            if index % Self.removalsBetweenLooks == 0 {
                let new = try newManifests()
                kept.formUnion(new)
                try learnNeeds(of: new)
            }
            guard mayGo(path) else { continue }
            if try remove(path, objects[path]?.length ?? 0, tally) { gone.insert(path) }
        }
    }

    /// Whether a push that ended meanwhile needs what was removed.
    private func lookForLosses() throws {
        guard !options.isDryRun, !gone.isEmpty else { return }
        candidates.formUnion(gone)
        let new = try newManifests()
        kept.formUnion(new)
        mentions = [:]
        for manifest in new.compactMap({ known[$0] }) {
            var needed = (try? candidatesNeeded(manifest)) ?? []
            needed.formUnion(manifest.deltas.map { RemoteKey.delta($0.name) })
            for path in needed.sorted() where gone.contains(path) {
                // The push may have sent it again.
                guard try state.store.size(of: state.key(path)) == nil else { continue }
                result.lost.append(RemoteLoss(path, "state \(manifest.number) needs it"))
            }
        }
    }

    // MARK: Removing

    /// - Returns: whether it is gone, or would be.
    private func remove(_ path: String, _ length: UInt64, _ tally: WritableKeyPath<Result, Tally>)
        throws -> Bool
    {
        try checkCancelled()
        if !options.isDryRun {
            do throws(RemoteError) { try state.store.delete(state.key(path)) } catch {
                guard error.kind == .refused else { throw error }
                result.refusedCount += 1
                if result.refused.count < Self.namedMaximum { result.refused.append(error) }
                if removed.count == 0, result.refusedCount >= Self.refusalsMaximum { throw error }
                return false
            }
        }
        result[keyPath: tally].add(length)
        removed.add(length)
        observe(removed)
        return true
    }

    private func note(_ loss: RemoteLoss) {
        if result.damaged.count < Self.namedMaximum, !result.damaged.contains(loss) {
            result.damaged.append(loss)
        }
    }

    private func checkCancelled() throws { if cancellation.isRequested { throw Cancelled() } }
}
