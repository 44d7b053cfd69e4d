import CairnFormat

/// Where the catalog has its chunks, in memory: for those who ask for all of them, in any order.
///
/// It says what was so when it was made. What it does not know, or knows otherwise than expected,
/// is asked of the catalog.
/// - Memory: 56 bytes a chunk, of the first ``maximum`` in order of id.
public final class ChunkPlaces: Sendable {
    private let ids: [ChunkID]
    private let locations: [ChunkLocation]
    /// For each first two bytes of an id, the index of the first id that has them or follows.
    private let starts: [UInt32]

    public static let maximum = 1 << 19

    /// - Throws: ``CatalogError``, also where SQLite's own order is damaged.
    public init(_ catalog: Catalog, maximum: Int = ChunkPlaces.maximum) throws {
        var ids: [ChunkID] = []
        var locations: [ChunkLocation] = []
        var starts: [UInt32] = []
        starts.reserveCapacity(1 << 16 + 1)
        try catalog.openReader().forEach(ChunkRow.self, "ORDER BY id LIMIT \(maximum)") { row in
            // Then whoever searches for one of them finds it.
            guard ids.last.map({ $0 < row.id }) ?? true else {
                throw CatalogError.damaged("its chunks are out of order")
            }
            let prefix = Self.prefix(row.id)
            while starts.count <= prefix { starts.append(UInt32(ids.count)) }
            ids.append(row.id)
            locations.append(row.location)
        }
        while starts.count <= 1 << 16 { starts.append(UInt32(ids.count)) }
        (self.ids, self.locations, self.starts) = (ids, locations, starts)
    }

    public func location(of id: ChunkID) -> ChunkLocation? {
        let prefix = Self.prefix(id)
        for index in Int(starts[prefix])..<Int(starts[prefix + 1]) where ids[index] == id {
            return locations[index]
        }
        return nil
    }

    private static func prefix(_ id: ChunkID) -> Int {
        id.withBytes { Int($0[0]) << 8 | Int($0[1]) }
    }
}
