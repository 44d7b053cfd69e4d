import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// Removes commits and paths from history, a piece at a time.
///
/// - What it promises: a piece is one commit, acknowledged like any other: before it nothing is
///   removed, after it everything that it names. The newest point in time is never forgotten. It
///   writes no chunk and needs only a few kilobytes of journal.
/// - What it does not: return space. `cairn prune` does.
/// - Source: FORMAT.md §8.11 … §8.13.
public final class ForgetRun {
    /// The tag of the commits it makes.
    public static let tag = Array("forget".utf8)
    /// The size of a piece, which takes about a moment, so that a save does not wait.
    public static let pieceMaximum = 64

    private let writer: RepositoryWriter
    private let clock: any Clock
    private let template: BackupRequest
    /// Maintenance that the next piece makes superfluous.
    private var superseded: [Hash128] = []
    /// Whether the lists of commits and pins were verified.
    private var isProven = false
    /// The number of versions removed.
    public private(set) var versions: Int64 = 0
    public private(set) var commits = 0

    /// - Parameter superseded: commits of maintenance before this.
    public init(
        _ writer: RepositoryWriter, clock: any Clock, template: BackupRequest, superseded: [Hash128]
    ) {
        self.writer = writer
        self.clock = clock
        self.template = template
        self.superseded = superseded
    }

    /// Writes one piece.
    ///
    /// - Parameters:
    ///   - commits: up to ``pieceMaximum`` make a piece for which nobody has to wait.
    ///   - expiring: deletions up to this commit.
    ///   - ending: roots that no commit contains.
    ///   - including: places recorded as excluded that no longer need to be.
    /// - Returns: nil when there is nothing to write.
    /// - Throws: ``RepositoryError/inUse(holder:)`` while somebody reads,
    ///   ``CatalogError/damaged(_:)`` when the commits it was planned from are not valid; then
    ///   nothing has changed.
    @discardableResult
    public func forget(
        _ commits: some Collection<(id: Hash128, forgetting: Forgetting)>, expiring: Int64? = nil,
        erasing: [RepositoryPath] = [], ending: [UInt64] = [], including: [RepositoryPath] = []
    ) throws -> CatalogCommit? {
        guard !commits.isEmpty || expiring != nil || !erasing.isEmpty || !ending.isEmpty else {
            return nil
        }
        if !isProven { try CatalogProof(catalog: writer.catalog).checkRows(CatalogProof.history) }
        isProven = true
        if let newest = try CatalogReader(writer.catalog).latestCommit()?.commit.id,
            commits.contains(where: { $0.id == newest })
        {
            throw RepositoryError.newestCommit
        }
        let alone = try ReadersLock.exclude(writer.repository.storage)
        defer { withExtendedLifetime(alone) {} }
        let before = writer.catalogWriter.forgottenRows
        let builder = try CommitBuilder(writer, clock: clock)
        do {
            for commit in commits {
                try builder.record(.forget(commit: commit.id, commit.forgetting))
            }
            for commit in superseded { try builder.record(.forget(commit: commit, .everywhere)) }
            if let expiring { try builder.expire(upTo: expiring) }
            for place in erasing { try builder.record(.erase(root: place.root, path: place.path)) }
            for root in ending { try builder.record(.dropRoot(root)) }
            for place in including {
                try builder.record(.include(root: place.root, path: place.path, .cleared))
            }
            let now = clock.now()
            let made = try builder.commit(
                Commit(
                    id: writer.randomness.hash128(), run: writer.randomness.hash128(),
                    kind: .maintenance, time: now, began: now,
                    host: template.host, user: template.user, program: template.program,
                    tags: erasing.isEmpty ? [Self.tag] : [Self.tag, Commit.eraseTag]))
            try builder.close()
            superseded = [made.commit.id]
            self.commits += commits.count
            versions += writer.catalogWriter.forgottenRows - before
            return made
        } catch {
            builder.abandon()
            throw error
        }
    }
}
