import CairnCore
import CairnFormat
import CairnRepository

/// Brings a remote to the repository's present state: packs, then deltas, then the manifest.
///
/// - What it promises: no manifest names what is not there whole; what arrived is not sent again by
///   the next push, wherever this one ends; the repository is not written, and captures go on.
/// - What it does not: to delete anything.
/// - Source: FORMAT.md §15.4.
public final class PushRun {
    public struct Options: Sendable {
        /// For people: who pushes.
        public var host: String
        public var program: String
        /// Packs in work at the same time, at least 1: while one is read through, four are sent.
        public var transfers = 5
        /// Whether a remote that went back, or is empty again, is accepted.
        public var acceptsRollBack = false
        /// Whether to look at what is there, and to send again what is missing or cut. Without it,
        /// only after a verification that missed something.
        public var resends = false
        /// Whether nothing is sent.
        public var isDryRun = false
        var deltaBytesMaximum = DeltaWriter.bytesMaximum

        public init(host: String, program: String) { (self.host, self.program) = (host, program) }
    }

    let repository: Repository
    private let store: any RemoteStore
    let scratch: RemoteScratch
    let clock: any Clock
    private let options: Options
    private let cancellation: Cancellation
    private let commitNumber: (Hash128) throws -> Int64?
    let catalog: (() throws -> CatalogReader)?
    private var lost = PushLosses()
    private let observe: @Sendable (PushProgress) -> Void
    let remote: RemoteState
    /// What is there of what the record names; nil when that is not asked.
    private var there: [String: UInt64]?
    private var isWhole = false
    /// This repository's own, even if another machine's newer one is pushed.
    private var description: [UInt8] = []
    private var passedOver: [RemotePassedOver] = []
    /// The highest number of a state there, whether it counts or not.
    private var highest: UInt64 = 0

    /// A pack that goes while it is pushed is one that a prune removed: the state is read again.
    private static let readingsMaximum = 5
    /// A state above it that does not count is left there: or who writes the last number would end
    /// all pushes.
    private static let highestMaximum = Limits.remoteNumber / 2
    private static let passedOverMaximum = 100
    /// Bytes of deltas that nothing needs any more, beyond as many as are needed.
    private static let deadBytesMaximum: UInt64 = 32 << 20

    /// - Parameters:
    ///   - commitNumber: the number of a commit, by its id.
    ///   - catalog: tells a pack that was lost from one that a prune removed.
    ///   - observe: called from any thread.
    public init(
        _ repository: Repository, to store: any RemoteStore, scratch: RemoteScratch,
        clock: any Clock, options: Options, cancellation: Cancellation,
        commitNumber: @escaping (Hash128) throws -> Int64?,
        catalog: (() throws -> CatalogReader)? = nil,
        observe: @escaping @Sendable (PushProgress) -> Void = { _ in }
    ) {
        self.repository = repository
        self.store = store
        self.scratch = scratch
        self.clock = clock
        self.options = options
        self.cancellation = cancellation
        self.commitNumber = commitNumber
        self.catalog = catalog
        self.observe = observe
        remote = RemoteState(store, repository: repository.description.repository)
    }

    private var id: Hash128 { repository.description.repository }

    /// - Throws: ``RemoteError``, ``RemoteRollBack``, ``RemoteIsRepository``, ``DamagedPack``,
    ///   ``Cancelled``, errors of reading the repository.
    public func run() throws -> Result {
        let before = try presentRecord()
        let isLossNoted = scratch.isLossNoted
        for reading in 1...Self.readingsMaximum {
            do {
                var result = try push(before)
                result.passedOver = passedOver
                result.isWhole = isWhole
                result.description = description
                result.acceptsRollBack = options.acceptsRollBack
                if isLossNoted, !options.isDryRun { scratch.forgetLoss() }
                return result
            } catch let error as SystemError
                where error.isMissing && reading < Self.readingsMaximum
            {}
        }
        preconditionFailure("the last reading returns or throws")
    }

    /// What the remote has, as its newest manifest tells.
    private func presentRecord() throws -> RemoteRecord? {
        let own = try scratch.record()
        let names = try remote.manifests()
        highest = names.first { $0.number < Self.highestMaximum }?.number ?? 0
        if let own, !options.acceptsRollBack, isNewest(own, of: names) { return own }
        try remote.requireNoRepository()
        let known = own?.name
        if let own, !options.acceptsRollBack { try refuseUnknownCommits(of: names, besides: own) }
        var remote = remote
        remote.seen = options.acceptsRollBack ? nil : known.map { (own?.position.record ?? 0, $0) }
        let found = try remote.firstWhole(
            of: names, RemoteTrust(repository.keys), except: known, scratch: scratch
        ) { name, why in
            if passedOver.count < Self.passedOverMaximum {
                passedOver.append(RemotePassedOver(name: name, why: why))
            }
        }?.found
        if let own {
            let manifest = try? RemoteManifest(parsing: own.manifest)
            if let manifest, manifest.repository == id {
                if found?.bytes == own.manifest { return own }
                if !options.acceptsRollBack, found.map({ !$0.manifest.follows(manifest) }) ?? true {
                    throw RemoteRollBack(
                        seen: manifest.number, found: found?.manifest.number ?? 0,
                        by: (found?.manifest).map(RemoteAuthor.init))
                }
            }
        }
        guard let found else { return nil }
        // Another wrote it, or this client did not see it through: a prune may have been quicker.
        there = try lengthsThere()
        return try remote.record(of: found, scratch: scratch)
    }

    /// Whether the listing has this manifest and none that could be newer. Its name tells its
    /// bytes: a push that finds nothing new costs one request.
    private func isNewest(_ record: RemoteRecord, of names: [RemoteKey.Name]) -> Bool {
        guard let manifest = try? RemoteManifest(parsing: record.manifest),
            manifest.repository == id
        else { return false }
        return names.prefix { $0.number >= manifest.number } == [
            RemoteKey.Name(manifest.number, Digest.h256(record.manifest))
        ]
    }

    private func lengthsThere() throws -> [String: UInt64] {
        try remote.everything().reduce(into: [:]) { $0[$1.path] = $1.length }
    }

    /// The part of the remote's deltas, from the first on, that is there.
    private func wholeDeltas(_ before: RemoteRecord?) -> [RemoteRecord.Delta] {
        let deltas = before?.deltas ?? []
        guard let there else { return deltas }
        return Array(
            deltas.prefix { there[RemoteKey.delta($0.object.name)] == $0.object.length })
    }

    /// Whether something that the record names is not there, or its manifest cannot be read.
    private func lacksSomething(_ before: RemoteRecord) throws -> Bool {
        if options.resends || scratch.isLossNoted {
            there = try lengthsThere()
            if try !remote.isReadable(before.name, keys: repository.keys) { return true }
        }
        guard let there else { return false }
        return wholeDeltas(before).count < before.deltas.count
            || before.files.contains { path, length in
                RemoteFileKind(path)?.isObject == true && there[path] != length
            }
    }

    private func push(_ before: RemoteRecord?) throws -> Result {
        let last = try before.map { try RemoteManifest(parsing: $0.manifest) }
        if let last, last.number >= Limits.remoteNumber {
            throw FormatError(
                "state/\(RemoteKey.Name(last.number, Digest.h256(before?.manifest ?? [])))",
                "its number is the highest possible, so no push can have written it; remove it from the remote"
            )
        }
        var local = try localState(
            from: before?.position ?? .start, after: options.acceptsRollBack ? nil : last)
        description = local.description
        if let last { try local.takeKeys(of: last, knowing: scratch) }
        let known = before?.files ?? [:]
        let lacks = try before.map(lacksSomething) ?? false
        isWhole = before == nil || there != nil
        // What is not here must be there, or no manifest may name it.
        let isAnyAway = try local.files.keys.contains { try repository.storage.isElsewhere($0) }
        if isAnyAway, try there == nil && !changedFiles(local, before, known).isEmpty {
            there = try lengthsThere()
        }
        let absence = try there.map { try local.leaveOutAbsent(repository.storage, $0) } ?? .init()
        lost = try keepLostPacks(&local, absence, before)
        let changed = try changedFiles(local, before, known)
        if let before, let last, changed.isEmpty, !lacks, last.number >= highest,
            local.description == last.description,
            known.count == local.files.count, local.head.record == last.record,
            local.head.hash == last.recordHash
        {
            // Another pushed it, or this client to another address. Keys that another changed stay
            // those of the other.
            if !options.isDryRun, description == last.description,
                try scratch.record()?.manifest != before.manifest
            {
                var known = before
                known.position = local.end
                try scratch.rememberHad(absence.all)
                try scratch.save(known)
            }
            if !options.isDryRun { try scratch.savePushedKeys(description) }
            return lost.noted(in: Result(manifest: last, isNew: false))
        }
        let (objects, left) = try packsToSend(local, known)
        var result = lost.noted(
            in: Result(
                manifest: last ?? manifest(local, nil, []), isNew: true, packs: objects.count,
                packBytes: objects.saturatedSum(\.length)))
        if options.isDryRun { return result }
        let sender = PackSender(
            repository: repository, remote: remote, transfers: options.transfers,
            cancellation: cancellation, observe: observe)
        let start = clock.monotonic()
        try sender.send(objects)
        let (deltas, new) = try sendDeltas(local, before, changed)
        result.deltaBytes = new
        let manifest = manifest(local, before.map { (last, $0) }, deltas)
        let bytes = try manifest.encode(repository.keys)
        // Some stores take the time of the file here for their own: what was sent long ago may look
        // old, too.
        let isLong = clock.monotonic() - start > Self.longNanoseconds
        let doubtful = isLong ? left + objects : left
        try sendAgain(doubtful, sender)
        try remote.write(manifest, bytes)
        // A prune that began before it knows the manifest may have removed what none named.
        try sendAgain(doubtful, sender)
        // What was pushed last time stays known: the next push looks at the other's state.
        try requireNewest(RemoteState.Found(manifest, bytes))
        result.manifest = manifest
        try scratch.rememberHad(absence.all)
        try scratch.save(
            RemoteRecord(
                manifest: bytes, deltas: deltas, position: local.end, ends: try ends(local)))
        try scratch.savePushedKeys(description)
        return result
    }

    /// Goes on naming the packs that are lost here, and that the remote has.
    private func keepLostPacks(
        _ local: inout LocalState, _ absence: RemoteAwayPacks.Absence, _ before: RemoteRecord?
    ) throws -> PushLosses {
        guard let reader = try catalog?() else { return PushLosses(absence) }
        let losses = try PushLosses(
            repository, reader, local, absence, before, remote, scratch: scratch,
            cancellation
        ) {
            let found = try there ?? lengthsThere()
            there = found
            return found
        }
        local.files.merge(losses.packs?.files ?? [:]) { here, _ in here }
        return losses
    }

    private func manifest(
        _ local: LocalState, _ before: (manifest: RemoteManifest?, record: RemoteRecord)?,
        _ deltas: [RemoteRecord.Delta]
    ) -> RemoteManifest {
        let sealed = local.files.filter { RemoteFileKind($0.key) == .sealedPack }
        var commit = before?.manifest?.commit
        if let found = local.commit, let number = try? commitNumber(found.id), number > 0 {
            commit = .init(number: UInt64(number), id: found.id, seconds: found.time.seconds)
        }
        return RemoteManifest(
            repository: id, number: number(after: before?.manifest),
            previous: before.map { Digest.h256($0.record.manifest) },
            seconds: clock.now().seconds, host: options.host, program: options.program,
            record: local.head.record, recordHash: local.head.hash, commit: commit,
            description: local.description, deltas: deltas.map(\.object),
            packs: UInt64(sealed.count), packBytes: sealed.saturatedSum(\.value))
    }

    /// Above all numbers that a reader might take.
    private func number(after last: RemoteManifest?) -> UInt64 {
        max(last?.number ?? 0, highest) + 1
    }

    /// Sends what an earlier push had left, and is gone.
    private func sendAgain(_ left: [PackSender.Object], _ sender: PackSender) throws {
        if left.isEmpty { return }
        let there = try lengths(of: left.map(\.path))
        let gone = left.filter { there[$0.path] != $0.length }
        if !gone.isEmpty { try sender.send(gone) }
    }

    /// Sealed packs and parity that the remote lacks, and those that a push which ended early left
    /// there.
    private func packsToSend(_ local: LocalState, _ known: [String: UInt64]) throws
        -> (missing: [PackSender.Object], left: [PackSender.Object])
    {
        var missing = local.files.filter { path, length in
            RemoteFileKind(path)?.isObject == true
                && (known[path] != length || there.map { $0[path] != length } ?? false)
        }
        var left: [PackSender.Object] = []
        for (path, length) in try lengths(of: Array(missing.keys)) where missing[path] == length {
            missing[path] = nil
            left.append(.init(path: path, length: length))
        }
        // Long ones first: at the end none is waited for alone.
        let objects = missing.map { PackSender.Object(path: $0.key, length: $0.value) }
        return (objects.sorted { ($1.length, $0.path) < ($0.length, $1.path) }, left)
    }

    /// The lengths of objects that are there.
    private func lengths(of paths: [String]) throws -> [String: UInt64] {
        var there: [String: UInt64] = [:]
        if paths.count <= Self.askedOneByOneMaximum {
            for path in paths { there[path] = try store.size(of: remote.key(path)) }
        } else {
            try remote.objects(PackFiles.directory).forEach { there[$0.path] = $0.length }
        }
        return there
    }

    private static let askedOneByOneMaximum = 2
    private static let longNanoseconds: UInt64 = 600_000_000_000

    // MARK: Deltas

    /// A file of which the remote is to learn more.
    private struct Change {
        let path: String
        /// The first byte that it lacks; 0 when it is to have the file anew.
        let from: UInt64
        /// Whether what it knows of the file is void.
        var isAnew = false
    }

    /// - Returns: files that are new or longer, or have other bytes at their known end.
    private func changedFiles(
        _ local: LocalState, _ before: RemoteRecord?, _ known: [String: UInt64]
    ) throws -> [Change] {
        try local.files.sorted { $0.key < $1.key }.compactMap { path, length in
            guard let there = known[path] else { return Change(path: path, from: 0) }
            switch RemoteFileKind(path) {
            case .head:
                let last = try before.map { try RemoteManifest(parsing: $0.manifest) }
                let isSame =
                    last?.record == local.head.record && last?.recordHash == local.head.hash
                return isSame ? nil : Change(path: path, from: 0, isAnew: true)
            case .sealedPack, .parity:
                return there == length ? nil : Change(path: path, from: 0, isAnew: true)
            default:
                let isContinued =
                    try length >= there && before?.ends[path] == end(of: path, at: there)
                if !isContinued { return Change(path: path, from: 0, isAnew: true) }
                return length == there ? nil : Change(path: path, from: there)
            }
        }
    }

    /// The hash of the last bytes before an offset of a file that grows.
    private func end(of path: String, at offset: UInt64) throws -> Hash256 {
        let count = min(offset, UInt64(RemoteRecord.endBytes))
        let reader = try repository.storage.openForReading(path)
        return Digest.h256(try reader.bytes(at: offset - count, count: Int(count)))
    }

    private func ends(_ local: LocalState) throws -> [String: Hash256] {
        var ends: [String: Hash256] = [:]
        for (path, length) in local.files {
            let kind = RemoteFileKind(path)
            guard kind == .segment || kind == .openPack else { continue }
            // An open pack that was sealed meanwhile is not continued under this name.
            guard let hash = try? end(of: path, at: length) else { continue }
            ends[path] = hash
        }
        return ends
    }

    /// Writes what the remote lacks, and what small deltas at the end of the list had, into new
    /// ones.
    ///
    /// - Returns: all deltas of the new state, and the bytes of the new ones.
    private func sendDeltas(
        _ local: LocalState, _ before: RemoteRecord?, _ changed: [Change]
    ) throws -> (deltas: [RemoteRecord.Delta], bytes: UInt64) {
        var kept = wholeDeltas(before)
        var changes = Dictionary(uniqueKeysWithValues: changed.map { ($0.path, $0) })
        if isMostlyDead(kept, local) { kept = [] }
        var size = changed.saturatedSum { estimate($0, local) }
        while let last = kept.last, last.object.length <= 2 * size + 4096,
            last.object.length < options.deltaBytesMaximum
        {
            size.addSaturated(last.object.length)
            kept.removeLast()
        }
        let base = RemoteRecord.files(kept)
        // What the dropped deltas had of files that are there is sent again.
        for delta in (before?.deltas ?? []).dropFirst(kept.count) {
            for file in delta.touched where local.files[file.path] != nil {
                if changes[file.path]?.isAnew == true { continue }
                let from = min(changes[file.path]?.from ?? .max, file.from)
                changes[file.path] = Change(path: file.path, from: from)
            }
        }
        // What they brought in place of what the base knows, or had removed, is brought anew.
        for (path, change) in changes where change.from < base[path] ?? 0 {
            changes[path]?.isAnew = true
        }
        var deltas = kept
        let number = number(after: try before.map { try RemoteManifest(parsing: $0.manifest) })
        var writer = DeltaWriter(
            scratch, repository: id, limit: options.deltaBytesMaximum
        ) { [self] content, hash, touched, removed in
            if cancellation.isRequested { throw Cancelled() }
            let name = RemoteKey.Name(number, hash)
            try store.put(remote.key(RemoteKey.delta(name)), content)
            let object = RemoteManifest.Delta(name: name, length: content.length, hash: hash)
            deltas.append(.init(object: object, touched: touched, removed: removed))
        }
        for path in base.keys.sorted()
        where local.files[path] == nil || changes[path]?.isAnew == true {
            try writer.remove(path)
        }
        for change in changes.values.sorted(by: { $0.path < $1.path }) {
            guard let length = local.files[change.path] else { continue }
            // A file that the base knows is continued only where the base ends.
            let from = change.isAnew ? 0 : min(change.from, base[change.path] ?? 0)
            try add(change.path, length: length, from: from, local, to: &writer)
        }
        try writer.close()
        return (deltas, deltas.dropFirst(kept.count).saturatedSum(\.object.length))
    }

    private func add(
        _ path: String, length: UInt64, from: UInt64, _ local: LocalState,
        to writer: inout DeltaWriter
    ) throws {
        if cancellation.isRequested { throw Cancelled() }
        switch RemoteFileKind(path) {
        case .sealedPack:
            // It was read through before it was sent.
            let pack = try PackParts(
                repository, path, length: length, checksPayloads: false,
                in: lost.storage(of: path))
            try writer.add(path, length: length, parts: pack.parts)
        case .parity: try writer.add(path, length: length, parts: [])
        case .head:
            try writer.add(path, length: length, parts: [(0, local.headFile)])
        default:
            try writer.add(
                path, length: length, from: from, repository.storage.openForReading(path))
        }
    }

    /// About how many bytes of a delta a change is.
    private func estimate(_ change: Change, _ local: LocalState) -> UInt64 {
        let length = local.files[change.path] ?? 0
        return RemoteFileKind(change.path)?.isObject == true ? length >> 8 : length - change.from
    }

    /// Whether more of the deltas is of files that are gone than of those that are there.
    private func isMostlyDead(_ deltas: [RemoteRecord.Delta], _ local: LocalState) -> Bool {
        var (live, dead) = (UInt64(0), UInt64(0))
        for file in deltas.flatMap(\.touched) {
            if local.files[file.path] == nil { dead += file.bytes } else { live += file.bytes }
        }
        return dead > live + Self.deadBytesMaximum
    }
}
