import CairnCore
import CairnFormat

/// Counts of a repository's content.
public struct RepositoryStatistics: Sendable, Equatable {
    public private(set) var commits: UInt64 = 0
    /// The items of the present state without directories.
    public private(set) var liveItems: UInt64 = 0
    public private(set) var liveBytes: UInt64 = 0
    /// All versions of all items without directories.
    public private(set) var versions: UInt64 = 0
    public private(set) var versionBytes: UInt64 = 0
    public private(set) var chunks: UInt64 = 0
    /// The size before compression.
    public private(set) var chunkBytes: UInt64 = 0
    public let size: RepositorySize

    public init(_ repository: Repository, _ reader: CatalogReader) throws {
        size = try RepositorySize(repository.storage)
        commits = UInt64(try reader.commits().count)
        try reader.forEachVersion { version in
            guard !version.item.isDirectory else { return }
            versions += 1
            versionBytes.addSaturated(version.item.size)
            if version.last == nil {
                liveItems += 1
                liveBytes.addSaturated(version.item.size)
            }
        }
        let chunkRows = try reader.connection.prepare(
            "SELECT count(*), coalesce(sum(length), 0) FROM chunk")
        (chunks, chunkBytes) = try chunkRows.first { ($0.number(0), $0.number(1)) } ?? (0, 0)
    }
}

extension CatalogReader {
    /// The size on disk of each root's present files, by the root's number. Reads the row of every
    /// file.
    public func liveBytes() throws -> [UInt64: UInt64] {
        var bytes: [UInt64: UInt64] = [:]
        let statement = try connection.prepare(
            "SELECT d.root, l.item FROM live l JOIN directory d ON d.id = l.directory WHERE l.kind = ?1",
            ItemKind.file.rawValue)
        while try statement.step() {
            let item = try Item(decodingAlone: statement.bytes(1))
            bytes[UInt64(statement.integer(0)), default: 0].addSaturated(item.size)
        }
        return bytes
    }
}
