import CairnCore
import CairnFormat

/// What a catalog notes of content that versions need and no pack holds.
///
/// Noted in the transaction that takes a pack out of the catalog, so that nobody takes for stored
/// what is not, however a process ends.
public enum LackingContent: Int64, Sendable {
    case none
    /// Perhaps of present files: they are to be read again.
    case present
    /// Of earlier versions alone: only a repair may still find it.
    case earlier
}

extension Catalog {
    static let lackingKey = "lacking"

    public func lackingContent() throws -> LackingContent {
        try connection.note(Self.lackingKey).map { LackingContent(rawValue: $0) ?? .present }
            ?? .none
    }

    /// Notes it, unless that is what stands there.
    public func note(_ lacking: LackingContent) throws {
        guard try lackingContent() != lacking else { return }
        let writer = try CatalogWriter(self)
        try writer.begin()
        defer { writer.rollback() }
        try writer.meta(Self.lackingKey, lacking.rawValue)
        try writer.end()
    }
}

/// The present files of whose content no pack holds all. They are read and stored anew, whatever
/// `stat` says.
///
/// Cost: one row where nothing lacks; else all versions and a row a chunk. Memory:
/// ``placesMaximum``; beyond that every file counts.
public struct LackingFiles: Sendable {
    public private(set) var places: Set<RepositoryPath> = []
    public private(set) var count = 0
    public private(set) var earlierCount = 0

    static let placesMaximum = 100_000

    public init() {}

    public init(_ repository: Repository, _ catalog: Catalog) throws {
        let lost = try LostChunks(repository, catalog, suspects: [])
        try CatalogReader(catalog).forEachVersion { version in
            guard let content = version.item.content,
                try content.chunks.contains(where: { try lost.contains($0) })
            else { return }
            guard version.last == nil else {
                earlierCount += 1
                return
            }
            count += 1
            if places.count < Self.placesMaximum {
                places.insert(RepositoryPath(root: version.root, path: version.path))
            }
        }
    }

    var isEmpty: Bool { count == 0 }
    public var content: LackingContent {
        count > 0 ? .present : earlierCount > 0 ? .earlier : .none
    }

    public func contains(_ root: UInt64, _ directory: [UInt8], _ name: [UInt8]) -> Bool {
        guard count > 0, count == places.count else { return count > 0 }
        return places.contains(RepositoryPath(root: root, path: ItemPath.join(directory, name)))
    }
}
