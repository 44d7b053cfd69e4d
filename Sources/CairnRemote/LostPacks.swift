import CairnCore
import CairnFormat
import CairnRepository

/// Packs that are not here any more, or cut here, and that a remote still has: what versions need
/// of them is in no pack here. A pack that a prune removed holds nothing that is needed, and is
/// none of them.
///
/// - Source: FORMAT.md §15.4.
public struct LostPacks {
    /// Those packs and their parity by path, with their lengths.
    public let files: [String: UInt64]
    /// The number of needed chunks that the remote does not have either.
    public let chunksLost: Int
    /// Those that it has.
    let found: Set<ChunkID>
    let storage: RemoteStorage

    /// - Parameters:
    ///   - lacking: what is missing here.
    ///   - known: what of that is known to be elsewhere.
    ///   - names: the files of a state of the remote.
    ///   - there: the lengths of its objects.
    init(
        _ repository: Repository, lacking: LackingChunks, besides known: Set<ChunkID> = [],
        _ storage: RemoteStorage, names: [String: UInt64], there: [String: UInt64]
    ) throws {
        self.storage = storage
        var files: [String: UInt64] = [:]
        var found: Set<ChunkID> = []
        for (path, length) in names where there[path] == length {
            guard let id = PackFiles.sealedID(path), try repository.storage.size(of: path) != length
            else { continue }
            let chunks = try Self.chunks(repository, storage, path, length).filter {
                lacking.contains($0) && !known.contains($0)
            }
            guard !chunks.isEmpty else { continue }
            found.formUnion(chunks)
            files[path] = length
            let parity = PackFiles.parity(id)
            if let length = names[parity], there[parity] == length { files[parity] = length }
        }
        self.files = files
        self.found = found
        chunksLost = lacking.count(without: found)
    }

    var packs: [String] { files.keys.filter { PackFiles.sealedID($0) != nil }.sorted() }

    /// What a pack of the remote lists; nothing where it is not what its name says.
    private static func chunks(
        _ repository: Repository, _ storage: RemoteStorage, _ path: String, _ length: UInt64
    ) throws -> [ChunkID] {
        let scanner = repository.scanner(try storage.openForReading(path), length: length)
        do {
            guard let (footer, bytes) = try scanner.footer(),
                PackFooter.packID(
                    repository: repository.description.repository, footer: bytes)
                    == PackFiles.sealedID(path)
            else { return [] }
            return try footer.entries.flatMap { entry in
                try scanner.block(at: entry.offset, end: entry.offset + entry.length)
                    .header.chunks.map(\.id)
            }
        } catch is PackScanner.Problem {
            return []
        }
    }
}

/// Packs that were still growing when they were pushed, and whose content is needed and missing
/// here. They lie in the deltas of a state.
struct LostOpenPacks {
    /// With their lengths.
    let paths: [String: UInt64]
    /// The missing chunks that they have.
    let found: Set<ChunkID>
    private let state: RemoteStorage

    /// - Parameters:
    ///   - lacking: what is missing here.
    ///   - known: what of that is known to be elsewhere.
    ///   - names: the files of the state.
    init(
        _ repository: Repository, lacking: LackingChunks, besides known: Set<ChunkID>,
        _ state: RemoteStorage, names: [String: UInt64]
    ) throws {
        self.state = state
        var (paths, found): ([String: UInt64], Set<ChunkID>) = ([:], [])
        for (path, length) in names where RemoteFileKind(path) == .openPack {
            let scanner = repository.scanner(try state.openForReading(path), length: length)
            let chunks = try scanner.survey(checksPayloads: true).blocks
                .flatMap { $0.header.chunks.map(\.id) }
                .filter { lacking.contains($0) && !known.contains($0) && !found.contains($0) }
            if chunks.isEmpty { continue }
            found.formUnion(chunks)
            paths[path] = length
        }
        (self.paths, self.found) = (paths, found)
    }

    /// Adds them to the open packs here, under another name if their own is in use. The catalog
    /// takes in only blocks that are intact.
    func bringBack(to storage: any Storage) throws {
        for (path, length) in paths {
            let isFree = try storage.size(of: path) == nil
            let place = isFree ? path : PackFiles.open(Digest.h128(Array(path.utf8)))
            let temporary = place + ".tmp"
            for old in [temporary, place] where try storage.size(of: old) != nil {
                try storage.remove(old)
            }
            try storage.makeDirectory(PackFiles.openDirectory)
            let writer = try storage.create(temporary)
            try copyWhole(
                path, length, from: state.openForReading(path), to: writer, Cancellation())
            try writer.sync()
            try writer.close()
            try storage.rename(temporary, to: place)
            try storage.syncDirectory(PackFiles.openDirectory)
        }
    }
}

/// What a push finds lost. - Source: FORMAT.md §15.4.
struct PushLosses {
    /// Packs that the remote's state names, that it still has, and that are not here.
    private(set) var packs: LostPacks?
    /// The number of needed chunks that neither has.
    private(set) var chunksLost = 0
    /// Packs that are only in remotes, and that no remote can deliver now.
    private let absence: RemoteAwayPacks.Absence
    /// Whether the catalog does not list some packs that are only in unreachable remotes.
    private var isContentUnread = false

    init(_ absence: RemoteAwayPacks.Absence = .init()) { self.absence = absence }

    /// - Parameters:
    ///   - reader: tells a pack that was lost from one that a prune removed.
    ///   - absence: what ``LocalState/leaveOutAbsent(_:_:)`` left out.
    ///   - known: the files that the remote's state names.
    ///   - there: asks for the lengths of the remote's objects.
    init(
        _ repository: Repository, _ reader: CatalogReader, _ local: LocalState,
        _ absence: RemoteAwayPacks.Absence, _ before: RemoteRecord?, _ remote: RemoteState,
        scratch: RemoteScratch, _ cancellation: Cancellation, there: () throws -> [String: UInt64]
    ) throws {
        self.absence = absence
        let nowhere = absence.all
        let known = before?.files ?? [:]
        let gone = known.filter { path, _ in
            guard let kind = RemoteFileKind(path) else { return false }
            return (kind.isObject || kind == .openPack) && local.files[path] == nil
        }
        // An open pack that is gone was most likely sealed.
        let isAnyGone = gone.keys.contains { PackFiles.sealedID($0) != nil }
        guard try isAnyGone || !nowhere.isEmpty || LackingChunks.isSuspected(reader)
        else { return }
        isContentUnread =
            try !absence.waiting.isEmpty
            && repository.storage.hasUnreadPacks(besides: reader.packs())
        let lacking = try LackingChunks(
            reader, repository.storage, besides: nowhere, cancellation: cancellation)
        if lacking.isEmpty { return }
        guard let before, !gone.isEmpty else {
            chunksLost = lacking.count(without: [])
            return
        }
        let found = RemoteState.Found(try RemoteManifest(parsing: before.manifest), before.manifest)
        let files = try RemoteFiles(remote, found.manifest, scratch: scratch)
        let state = RemoteStorage(remote, found, files)
        // The next push sends them again.
        let open = try LostOpenPacks(
            repository, lacking: lacking, besides: [], state, names: gone)
        try open.bringBack(
            to: (repository.storage as? TieredStorage)?.local ?? repository.storage)
        let lost = try LostPacks(
            repository, lacking: lacking, besides: open.found, state, names: gone, there: there())
        (packs, chunksLost) = (lost, lacking.count(without: open.found.union(lost.found)))
    }

    func noted(in result: PushRun.Result) -> PushRun.Result {
        var result = result
        result.packsLostHere = packs?.packs.count ?? 0
        result.chunksLost = chunksLost
        result.packsNowhere = absence.lost.count
        result.packsWaiting = absence.waiting.count
        result.isContentUnread = isContentUnread
        result.unreachable = absence.obstacles
        return result
    }

    /// Where a lost pack is read; nil for every other file.
    func storage(of path: String) -> RemoteStorage? {
        packs?.files[path] == nil ? nil : packs?.storage
    }
}

extension LocalState {
    /// Takes out what lies in remotes alone and no remote that can be reached has whole: it is
    /// missing there, or cut. One lost remote keeps nothing that is here from another.
    ///
    /// - Parameter there: the lengths of the remote's objects.
    /// - Returns: the packs among it.
    mutating func leaveOutAbsent(_ storage: any Storage, _ there: [String: UInt64]) throws
        -> RemoteAwayPacks.Absence
    {
        guard let away = (storage as? TieredStorage)?.away as? RemoteAwayPacks
        else { return .init() }
        let missing = try files.filter { path, length in
            try there[path] != length && storage.isElsewhere(path)
        }
        var absence = try away.absence(of: missing.keys)
        for path in absence.all { files[path] = nil }
        absence.lost = absence.lost.filter { PackFiles.sealedID($0) != nil }
        absence.waiting = absence.waiting.filter { PackFiles.sealedID($0) != nil }
        return absence
    }
}
