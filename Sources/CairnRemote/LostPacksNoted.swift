import CairnCore
import CairnFormat
import CairnRepository

extension RemoteAwayPacks {
    public struct Noted: Equatable, Sendable {
        /// Packs that are lost here, and that a remote has.
        public var packs = 0
        /// Needed chunks that are nowhere.
        public var chunksLost = 0

        public init(packs: Int = 0, chunksLost: Int = 0) {
            (self.packs, self.chunksLost) = (packs, chunksLost)
        }
    }

    /// Writes a note, as of a pack that lies in remotes alone, of each pack that is lost here,
    /// whose content versions need, and that a remote has: then it is read from there, and comes
    /// back.
    ///
    /// - Parameters:
    ///   - reader: of a catalog that is level with the packs.
    ///   - writes: whether notes are written, or the packs are only counted.
    /// - Source: FORMAT.md §15.7.
    public func noteLost(
        _ repository: Repository, _ reader: CatalogReader, clock: any Clock, writes: Bool = true
    ) throws -> Noted {
        var noted = Noted()
        guard try LackingChunks.isSuspected(reader) else { return noted }
        let lacking = try LackingChunks(reader, repository.storage)
        if lacking.isEmpty { return noted }
        let storage = (repository.storage as? TieredStorage)?.local ?? repository.storage
        var found: Set<ChunkID> = []
        var seen: Set<String> = []
        for (remote, there) in try readable() {
            let lost = try LostPacks(
                repository, lacking: lacking, remote, names: remote.lengths, there: there)
            found.formUnion(lost.found)
            for path in lost.packs where seen.insert(path).inserted {
                guard let id = PackFiles.sealedID(path), let length = lost.files[path] else {
                    continue
                }
                noted.packs += 1
                guard writes else { continue }
                let note = AwayPack(
                    length: length, parityLength: lost.files[PackFiles.parity(id)] ?? 0)
                let directory = PackFiles.sealedDirectory(id)
                // Whoever removes a pack for good holds this lock alone.
                let lock = try ReadersLock.share(storage, clock: clock)
                try withExtendedLifetime(lock) {
                    guard try storage.size(of: path) == nil else { return }
                    try storage.makeDirectory(directory)
                    try storage.replace(AwayPack.path(of: id), in: directory, with: note.encode())
                }
            }
        }
        noted.chunksLost = lacking.count(without: found)
        return noted
    }
}
