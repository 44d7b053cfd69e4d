import CairnBackup
import CairnCore
import CairnRepository

/// Takes a damaged pack out of use: its intact parts are stored again, lost chunks are stored from
/// where they were found, and the pack is quarantined in `aside/`.
///
/// The order ensures that a kill at any moment loses nothing: the catalog forgets the pack, so that
/// nothing new is deduplicated against it; the pack gets an open pack's name, so that one of the
/// same blocks cannot replace it; intact parts are stored and synced; the pack is quarantined. If
/// killed in between, the pack still exists and is found again. The catalog learns of the stored
/// blocks at its next catch-up: the caller reopens the repository. Runs on the thread that writes
/// the repository. Its work is bounded by one pack and the findings of ``LostContent``.
public struct PackMending {
    public let writer: RepositoryWriter
    public let clock: any Clock
    public let randomness: any Randomness
    public let cancellation: Cancellation

    public init(
        writer: RepositoryWriter, clock: any Clock, randomness: any Randomness,
        cancellation: Cancellation
    ) {
        self.writer = writer
        self.clock = clock
        self.randomness = randomness
        self.cancellation = cancellation
    }

    public struct Result: Sendable, Equatable {
        /// Chunks stored again from the pack itself.
        public var salvaged = 0
        /// Chunks found in another pack.
        public var copied = 0
        /// Chunks read from live files.
        public var healed = 0
    }

    /// - Throws: ``RepositoryError/full(freeBytes:neededBytes:)``, ``SystemError``,
    ///   ``CatalogError``.
    public func run(_ outcome: PackOutcome, _ content: LostContent.Findings) throws -> Result {
        var result = Result()
        try forget(outcome.file.path)
        let file = try PackSalvage.makeRoom(for: outcome.file, in: writer.repository, randomness)
        let salvage = PackSalvage(repository: writer.repository, cancellation: cancellation)
        result.salvaged = try RepairStore.with(writer) { try salvage.run(file, into: $0) }.chunks
        (result.copied, result.healed) = try restore(content)
        try Quarantine(writer.repository.storage, clock: clock, randomness: randomness).take(
            pack: file, as: outcome.file)
        return result
    }

    /// Stores the found content; chunks that the repository has by now are not stored again.
    public func restore(_ content: LostContent.Findings) throws -> (copied: Int, healed: Int) {
        let copied = try adopt(content)
        let stored = try RepairStore.with(writer, only: content.wanted) { store in
            for found in content.live {
                try store.store(.init(chunks: [found.chunk], plain: found.bytes))
            }
        }
        return (copied, stored.chunks)
    }

    private func forget(_ path: String) throws {
        guard let pack = try CatalogReader(writer.catalog).packs().first(where: { $0.path == path })
        else { return }
        try writer.catalogWriter.withoutCommit { try writer.catalogWriter.removePack(pack.id) }
    }

    /// Lets the catalog point to the copies.
    private func adopt(_ content: LostContent.Findings) throws -> Int {
        guard !content.copies.isEmpty else { return 0 }
        let reader = try CatalogReader(writer.catalog)
        let packs = Dictionary(try reader.packs().map { ($0.path, $0.id) }) { first, _ in first }
        var missing = try content.wanted.filter { try reader.location(of: $0) == nil }
        let before = missing.count
        try writer.catalogWriter.begin()
        defer { writer.catalogWriter.rollback() }
        for copy in content.copies {
            guard let pack = packs[copy.pack],
                let block = try reader.blocks(ofPack: pack).first(where: {
                    $0.offset == copy.offset
                })
            else { continue }
            var start = 0
            for chunk in copy.chunks {
                if missing.remove(chunk.id) != nil {
                    try writer.catalogWriter.point(chunk, toBlock: block.id, start: start)
                }
                start += Int(chunk.length)
            }
        }
        try writer.catalogWriter.end()
        return before - missing.count
    }
}
