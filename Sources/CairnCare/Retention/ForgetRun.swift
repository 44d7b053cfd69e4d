import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// Removes commits and paths from history, and items from single commits, a piece at a time.
///
/// - What it promises: a piece is one commit, acknowledged like any other: before it nothing is
///   removed, after it everything that it names. The newest point in time is never forgotten. It
///   writes no chunk and needs only a few kilobytes of journal.
/// - What it does not: return space. `cairn prune` does.
/// - Source: FORMAT.md §8.11 … §8.13, §8.17.
public final class ForgetRun {
    /// The tags of the commits it makes: of those that only take items out of other commits, the
    /// second.
    public static let tag = Array("forget".utf8)
    public static let rewriteTag = Array("rewrite".utf8)
    /// The size of a piece, which takes about a moment, so that a save does not wait.
    public static let pieceMaximum = 64

    private let writer: RepositoryWriter
    private let clock: any Clock
    private let template: BackupRequest
    /// Maintenance that the next piece makes superfluous.
    private var superseded: [Hash128] = []
    /// Whether the lists of commits and pins were verified.
    private var isProven = false
    /// The number of versions removed: those that no commit shows any more.
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
    ///   - hiding: items to take out of one commit each, in this order.
    ///   - including: places recorded as excluded that no longer need to be.
    /// - Returns: nil when there is nothing to write.
    /// - Throws: ``RepositoryError/inUse(holder:)`` while somebody reads,
    ///   ``CatalogError/damaged(_:)`` when the commits it was planned from are not valid; then
    ///   nothing has changed.
    @discardableResult
    public func forget(
        _ commits: some Collection<(id: Hash128, forgetting: Forgetting)>, expiring: Int64? = nil,
        erasing: [RepositoryPath] = [], ending: [UInt64] = [],
        hiding: [(commit: Hash128, place: RepositoryPath)] = [], including: [RepositoryPath] = []
    ) throws -> CatalogCommit? {
        let isRewrite = commits.isEmpty && expiring == nil && erasing.isEmpty && ending.isEmpty
        guard !isRewrite || !hiding.isEmpty else { return nil }
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
            for item in hiding {
                try builder.record(
                    .hide(commit: item.commit, root: item.place.root, path: item.place.path))
            }
            for root in ending { try builder.record(.dropRoot(root)) }
            for place in including {
                try builder.record(.include(root: place.root, path: place.path, .cleared))
            }
            let now = clock.now()
            let tag = isRewrite ? Self.rewriteTag : Self.tag
            let made = try builder.commit(
                Commit(
                    id: writer.randomness.hash128(), run: writer.randomness.hash128(),
                    kind: .maintenance, time: now, began: now,
                    host: template.host, user: template.user, program: template.program,
                    tags: erasing.isEmpty ? [tag] : [tag, Commit.eraseTag]))
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
