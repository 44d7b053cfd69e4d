import CairnCore
import CairnFormat
import CairnRepository

/// A version that is known not to be whole in the repository.
public struct DamagedPlace: Hashable, Sendable {
    public let place: RepositoryPath
    /// The commit it came with.
    public let first: Int64

    public init(_ place: RepositoryPath, first: Int64) { (self.place, self.first) = (place, first) }
}

/// A record of versions that are not whole, by the repository's id. Asked when a run begins.
public struct DamageRecord: Sendable {
    public var versions: @Sendable (Hash128) -> [DamagedPlace]
    /// Told of versions that are whole again.
    public var repaired: @Sendable (Hash128, [DamagedPlace]) -> Void

    public init(
        versions: @escaping @Sendable (Hash128) -> [DamagedPlace],
        repaired: @escaping @Sendable (Hash128, [DamagedPlace]) -> Void
    ) {
        (self.versions, self.repaired) = (versions, repaired)
    }
}

/// The damage that a run can repair: present files whose content in the repository is known to be
/// damaged are read again, whatever their stamp.
///
/// Cost: a row for each known version. What was read again is checked once.
struct KnownDamage {
    private struct Name: Hashable {
        let directory: Int64
        let name: [UInt8]
    }

    private let versions: [DamagedPlace]
    /// The present files among them.
    private var present: [Name: RepositoryPath] = [:]
    private var read: Set<RepositoryPath> = []

    var places: some Collection<RepositoryPath> { present.values }

    init(_ versions: [DamagedPlace], _ catalog: Catalog) throws {
        self.versions = versions
        guard !versions.isEmpty else { return }
        let reader = try CatalogReader(catalog)
        let (roots, live) = (try reader.allRoots().byNumber, try LiveTree(reader))
        for version in versions {
            guard let root = roots[version.place.root], root.last == nil,
                let row = try live.find(version.place.path, in: root), row.first == version.first
            else { continue }
            present[Name(directory: row.directory, name: row.name)] = version.place
        }
    }

    mutating func take(_ outcome: ReadOutcome) {
        guard !present.isEmpty, let change = outcome.catalog,
            let place = present[Name(directory: change.directory, name: change.name)]
        else { return }
        read.insert(place)
    }

    /// The versions at places that were read again, and that are whole now.
    func repaired(_ writer: RepositoryWriter) throws -> [DamagedPlace] {
        guard !read.isEmpty else { return [] }
        let reader = try CatalogReader(writer.catalog)
        let blocks = try BlockReader(writer.repository, writer.catalog)
        let roots = try reader.allRoots().byNumber
        return try versions.filter { version in
            guard read.contains(version.place), let root = roots[version.place.root],
                let found = try reader.versions(root, path: version.place.path).first(where: {
                    $0.first == version.first
                })
            else { return false }
            return found.item.content?.chunks.allSatisfy { (try? blocks.holds($0)) == true } ?? true
        }
    }
}
