import CairnCore
import CairnFormat

/// The chunks that versions need and no pack of the repository's directory, or away, holds. None
/// as long as they may be in packs that cannot be read now.
///
/// They go by the first 8 bytes of their ids, as in ``ChunkMarks``: one too many once in a great
/// while, never one too few.
public struct LackingChunks: Sendable {
    /// Ascending.
    private let prefixes: [UInt64]

    public var isEmpty: Bool { prefixes.isEmpty }

    /// Reads all versions and all chunk rows of a catalog that knows the packs of its repository.
    ///
    /// - Parameter lost: packs that lie in remotes alone and are lost there.
    public init(
        _ reader: CatalogReader, _ storage: any Storage, besides lost: Set<String> = [],
        cancellation: Cancellation? = nil
    ) throws {
        guard try !storage.hasUnreadPacks(besides: reader.packs()) else {
            prefixes = []
            return
        }
        // A catalog of before may name packs that are gone. An open one was most likely sealed.
        let gone = try reader.packs().filter {
            try lost.contains($0.path) || $0.isSealed && storage.size(of: $0.path) == nil
        }.map(\.id)
        prefixes = try ChunkMarks(
            reader, idsMaximum: ChunkMarks.idsUsual, cancellation: cancellation
        ).missing(without: Set(gone))
    }

    /// Whether a catalog was seen to lack content, by the note that is made when a pack goes.
    public static func isSuspected(_ reader: CatalogReader) throws -> Bool {
        try reader.connection.note(Catalog.lackingKey).map { $0 != LackingContent.none.rawValue }
            ?? false
    }

    public func contains(_ chunk: ChunkID) -> Bool { index(of: ChunkMarks.prefix(chunk)) != nil }

    private func index(of prefix: UInt64) -> Int? {
        let index = prefixes.partitioningIndex { $0 >= prefix }
        return index < prefixes.count && prefixes[index] == prefix ? index : nil
    }

    /// How many of them are not among these chunks.
    public func count(without chunks: Set<ChunkID>) -> Int {
        prefixes.count - Set(chunks.compactMap { index(of: ChunkMarks.prefix($0)) }).count
    }
}
