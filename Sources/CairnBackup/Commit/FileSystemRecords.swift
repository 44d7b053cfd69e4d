import CairnCore
import CairnFormat
import CairnRepository

/// Which file systems the journal has, so that a rebuilt catalog can tell what is away from what
/// was deleted. - Source: FORMAT.md §8.19.
///
/// A catalog of an earlier version does not say what the journal has: then the first commit has
/// all.
struct FileSystemRecords {
    private let catalog: CatalogWriter
    private var recorded: [RepositoryPath: DirectoryFileSystem] = [:]

    init(_ catalog: CatalogWriter) throws {
        self.catalog = catalog
        if try catalog.hasRecordedFileSystems { recorded = try present().found }
    }

    private func present() throws -> (
        order: [RepositoryPath], found: [RepositoryPath: DirectoryFileSystem]
    ) {
        let all = try catalog.fileSystems().map(\.found)
        return (
            all.map(\.place), Dictionary(all.map { ($0.place, $0) }) { first, _ in first }
        )
    }

    /// Returns what the next commit records: file systems that are new or have changed, and
    /// directories on which nothing is mounted any more. The caller makes that commit.
    mutating func takeChanges() throws -> [DirectoryFileSystem] {
        let (order, found) = try present()
        var changes = order.compactMap { found[$0] == recorded[$0] ? nil : found[$0] }
        let ended = recorded.keys.filter { found[$0] == nil }.sorted {
            ($0.root, PathText.display($0.path)) < ($1.root, PathText.display($1.path))
        }
        changes += try ended.compactMap { try catalog.fileSystem(ofDirectory: $0) }
        recorded = found
        try catalog.noteFileSystems(areRecorded: true)
        return changes
    }

    /// Stamps are saved without a commit: the next one has to record what they say.
    func noteUnrecorded() throws {
        if try present().found != recorded { try catalog.noteFileSystems(areRecorded: false) }
    }
}
