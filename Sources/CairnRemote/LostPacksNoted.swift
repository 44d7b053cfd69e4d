import CairnCore
import CairnFormat
import CairnRepository

extension RemoteAwayPacks {
    public struct Noted: Equatable, Sendable {
        /// Packs that are lost here, and that a remote has.
        public var packs = 0
        /// Theirs, with their parity.
        public var bytes: UInt64 = 0
        /// Packs that were still growing when they were pushed. They lie in the deltas of a state,
        /// so they are back at once, or are only counted.
        public var openPacks = 0
        /// Needed chunks that are nowhere.
        public var chunksLost = 0

        public init() {}
    }

    /// Writes a note, as of a pack that lies in remotes alone, of each pack that is lost here,
    /// whose content versions need, and that a remote has: then it is read from there, and comes
    /// back. Open packs come back at once.
    ///
    /// - Parameters:
    ///   - reader: of a catalog that is level with the packs.
    ///   - writes: whether notes are written, or the packs are only counted.
    ///   - givenUp: notes of packs that were just seen to be damaged in the remotes.
    /// - Source: FORMAT.md §15.7.
    public func noteLost(
        _ repository: Repository, _ reader: CatalogReader, clock: any Clock, writes: Bool = true,
        besides givenUp: Set<String> = []
    ) throws -> Noted {
        var noted = Noted()
        guard try LackingChunks.isSuspected(reader) else { return noted }
        let lacking = try LackingChunks(reader, repository.storage)
        if lacking.isEmpty { return noted }
        let storage = (repository.storage as? TieredStorage)?.local ?? repository.storage
        var found: Set<ChunkID> = []
        for remote in try remotes() {
            guard let newest = remote.storage else { continue }
            var seen: Set<String> = []
            /// Returns whether nothing is missing any more.
            func look(_ state: RemoteStorage) throws -> Bool {
                let names = state.lengths.filter { path, _ in
                    guard let id = PackFiles.sealedID(path) else { return !seen.contains(path) }
                    return !seen.contains(path) && !givenUp.contains(AwayPack.path(of: id))
                }
                seen.formUnion(names.keys)
                let lost = try LostPacks(
                    repository, lacking: lacking, besides: found, state, names: names,
                    there: remote.objects)
                found.formUnion(lost.found)
                noted.packs += lost.packs.count
                noted.bytes += lost.files.values.saturatedSum { $0 }
                if writes { try note(lost, storage, clock) }
                let open = try LostOpenPacks(
                    repository, lacking: lacking, besides: found, state, names: names)
                found.formUnion(open.found)
                noted.openPacks += open.paths.count
                if writes { try open.bringBack(to: storage) }
                return lacking.count(without: found) == 0
            }
            if try look(newest) { break }
            _ = try remote.older?.first(where: look)
        }
        noted.chunksLost = lacking.count(without: found)
        return noted
    }

    private func note(_ lost: LostPacks, _ storage: any Storage, _ clock: any Clock) throws {
        for path in lost.packs {
            guard let id = PackFiles.sealedID(path), let length = lost.files[path] else { continue }
            let note = AwayPack(
                length: length, parityLength: lost.files[PackFiles.parity(id)] ?? 0)
            let directory = PackFiles.sealedDirectory(id)
            // Whoever removes a pack for good holds this lock alone.
            let lock = try ReadersLock.share(storage, clock: clock)
            try withExtendedLifetime(lock) {
                guard try storage.size(of: path) != length else { return }
                try storage.makeDirectory(directory)
                try storage.replace(AwayPack.path(of: id), in: directory, with: note.encode())
            }
        }
    }
}
