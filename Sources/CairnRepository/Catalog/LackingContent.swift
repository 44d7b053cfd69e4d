import CairnCore
import CairnFormat

/// The catalog's record of content that versions need and no pack holds.
///
/// Written in the transaction that removes a pack from the catalog, so that missing content never
/// passes for stored, however a process ends.
public enum LackingContent: Int64, Sendable {
    case none
    /// Possibly of present files, which must be read again.
    case present
    /// Of earlier versions only; just a repair may find it.
    case earlier
}

extension Catalog {
    static let lackingKey = "lacking"

    public func lackingContent() throws -> LackingContent {
        try connection.note(Self.lackingKey).map { LackingContent(rawValue: $0) ?? .present }
            ?? .none
    }

    /// Records it, unless it is recorded already.
    public func note(_ lacking: LackingContent) throws {
        guard try lackingContent() != lacking else { return }
        let writer = try CatalogWriter(self)
        try writer.withoutCommit { try writer.meta(Self.lackingKey, lacking.rawValue) }
    }

    private static let unseenKey = "unseen"

    /// Whether versions may need packs that this catalog never had: those of commits that others
    /// made, or packs that could not be read. They may be gone before it sees them.
    func mayLackUnseen() throws -> Bool { try connection.note(Self.unseenKey) ?? 0 != 0 }

    /// Records it, unless it is recorded already.
    func noteUnseen(_ mayLack: Bool) throws {
        guard try mayLackUnseen() != mayLack else { return }
        let writer = try CatalogWriter(self)
        try writer.withoutCommit { try writer.meta(Self.unseenKey, mayLack ? 1 : 0) }
    }
}

/// The present files whose content is not complete in the packs. They are read and stored again,
/// whatever their stamp.
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
            if places.count < Self.placesMaximum { places.insert(version.place) }
        }
    }

    /// The same with other files, whose content is not whole either.
    public func adding(_ others: some Collection<RepositoryPath>) -> LackingFiles {
        guard count == places.count, !others.isEmpty else { return self }
        var all = self
        all.places.formUnion(others)
        all.count = all.places.count
        return all
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
