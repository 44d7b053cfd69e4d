import CairnCore
import CairnFormat

/// The chunks that cannot be restored: no pack lists them, or their only block is damaged. Chunks
/// that may be in a remote which cannot be reached now are not lost.
///
/// Memory grows with the damage, not with the repository: packs without damage leave nothing here.
public struct LostChunks {
    private let catalog: CatalogReader
    private let places: ChunkPlaces?
    /// Whether chunks that the catalog does not list may be in packs that cannot be read now.
    private let hasUnreadPacks: Bool
    /// The chunks that the catalog lists, and that are damaged everywhere.
    private var damaged: Set<ChunkID> = []

    /// - Parameters:
    ///   - suspects: the outcomes of damaged packs.
    ///   - places: the chunks of the same catalog, for whoever asks about all of them.
    public init(
        _ repository: Repository, _ catalog: Catalog, suspects: [PackOutcome],
        _ places: ChunkPlaces? = nil
    ) throws {
        self.places = places
        self.catalog = try CatalogReader(catalog)
        hasUnreadPacks = try repository.storage.hasUnreadPacks(besides: self.catalog.packs())
        guard !suspects.isEmpty else { return }
        let outcomes = Dictionary(uniqueKeysWithValues: suspects.map { ($0.file.path, $0) })
        damaged = try Self.listed(in: outcomes, self.catalog)
        for outcome in suspects { damaged.formUnion(outcome.badChunks) }
        try removeIntactElsewhere(repository, outcomes)
    }

    public var isEmpty: Bool { damaged.isEmpty }

    /// Answers the questions of `body` faster than one by one. Not for long.
    public func inOneTransaction<R>(_ body: () throws -> R) throws -> R {
        try catalog.inOneTransaction(body)
    }

    /// - Throws: ``CatalogError``.
    public func contains(_ chunk: ChunkReference) throws -> Bool {
        let length = Int(chunk.length)
        if places?.location(of: chunk.id)?.length != length,
            try catalog.location(of: chunk.id)?.length != length
        {
            return !hasUnreadPacks
        }
        return !damaged.isEmpty && damaged.contains(chunk.id)
    }

    /// The chunks that the catalog places in damaged blocks.
    private static func listed(
        in outcomes: [String: PackOutcome], _ catalog: CatalogReader
    ) throws -> Set<ChunkID> {
        var blocks: Set<Int64> = []
        for pack in try catalog.packs() {
            guard let outcome = outcomes[pack.path] else { continue }
            let good = Set(outcome.goodBlocks)
            // Blocks appended since the pack was listed were not checked.
            for block in try catalog.blocks(ofPack: pack.id)
            where block.offset + block.length <= outcome.file.length && !good.contains(block.offset)
            { blocks.insert(block.id) }
        }
        return blocks.isEmpty ? [] : try catalog.chunks(inBlocks: blocks)
    }

    /// An id may have several places; one that is intact is enough. - Source: FORMAT.md §6.4.
    private mutating func removeIntactElsewhere(
        _ repository: Repository, _ outcomes: [String: PackOutcome]
    ) throws {
        guard !damaged.isEmpty else { return }
        for file in try PackFiles.list(repository.storage) where !damaged.isEmpty {
            // Nothing of it was found good: it may not give a byte.
            if outcomes[file.path]?.goodBlocks.isEmpty == true { continue }
            let scanner: PackScanner
            do {
                scanner = try repository.forgivingScanner(file.path, length: file.length)
            } catch let error as SystemError where error.isMissing {
                continue  // sealed since it was listed
            }
            let blocks = try scanner.survey(checksPayloads: false).blocks
            let outcome = outcomes[file.path]
            let good = outcome.map { Set($0.goodBlocks) }
            let bad = Set(outcome?.badChunks ?? [])
            for block in blocks where good?.contains(block.offset) ?? true {
                for chunk in block.header.chunks where !bad.contains(chunk.id) {
                    damaged.remove(chunk.id)
                }
            }
        }
    }
}
