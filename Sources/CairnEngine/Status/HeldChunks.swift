import CairnFormat

/// Whether the repository still has what its catalog names: every chunk in a pack that is there, as long as it was. One `stat` a pack, one row a chunk.
final class HeldChunks {
    private let reader: CatalogReader
    /// Packs that are not there, or are shorter than they were.
    private let lost: Set<Int64>

    init(_ reader: CatalogReader, _ storage: any Storage) throws {
        self.reader = reader
        func missing() throws -> Set<Int64> {
            Set(try reader.packs().filter { try storage.size(of: $0.path) ?? 0 < $0.length }.map(\.id))
        }
        let first = try missing()
        // A writer may have sealed or removed one a moment ago, and said so since.
        lost = first.isEmpty ? first : try missing()
    }

    var lacksPacks: Bool { !lost.isEmpty }

    func holds(_ item: Item) throws -> Bool {
        try item.content?.chunks.allSatisfy { chunk in
            guard let place = try reader.location(of: chunk.id) else { return false }
            guard !lost.isEmpty else { return true }
            return try reader.location(ofBlock: place.block).map { !lost.contains($0.pack) } ?? false
        } ?? true
    }
}
