import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore

/// The repository, opened to be asked by one thread at a time.
public final class BrowseSession: @unchecked Sendable {
    // SAFETY: handed from thread to thread whole, never used by two at once.
    public let repository: Repository
    public let catalog: Catalog
    public let reader: CatalogReader
    private let clock: any Clock
    /// The same for all sessions of a site.
    var known = KnownPoints()
    private var knownMoments: (place: RepositoryPath, latest: Int64?, moments: [CatalogCommit])?

    public init(
        _ repository: Repository, _ catalog: Catalog, _ reader: CatalogReader, clock: any Clock
    ) {
        self.repository = repository
        self.catalog = catalog
        self.reader = reader
        self.clock = clock
    }

    /// Reads content; no version and no pack is removed meanwhile.
    ///
    /// - Throws: ``RepositoryError/notFound`` when the repository went away since it was opened,
    ///   ``ChunkUnavailable``, and errors of `body`.
    func withBlocks<Result>(_ body: (BlockReader) throws -> Result) throws -> Result {
        do {
            let lock = try ReadersLock.share(repository.storage, clock: clock)
            return try withExtendedLifetime(lock) { try body(BlockReader(repository, catalog)) }
        } catch  where error is ChunkUnavailable || error is SystemError {
            // Not lost, if nothing is there.
            if isAway { throw RepositoryError.notFound }
            throw error
        }
    }

    private var isAway: Bool {
        guard repository.storage.remoteName == nil else { return false }
        return ((try? repository.storage.size(of: "cairn.json")) ?? nil) == nil
            && ((try? repository.storage.size(of: "journal/head")) ?? nil) == nil
    }

    /// The beginning of a version's content.
    ///
    /// - Throws: ``ChunkUnavailable`` when it is lost.
    func beginning(of content: FileContent, bytes maximum: Int) throws -> [UInt8] {
        var result: [UInt8] = []
        do {
            try withBlocks { blocks in
                try ContentDump.write(content, blocks) { part in
                    result += part.prefix(maximum - result.count)
                    if result.count >= maximum { throw Enough() }
                }
            }
        } catch is Enough {}
        return result
    }

    struct Enough: Error {}

    /// Every point in time, oldest first.
    func points() throws -> [CatalogCommit] {
        let (latest, count) = (try reader.latestCommit(), try reader.pointCount())
        var points = known.points
        if points.last?.number == latest?.number, points.count == count { return points }
        points += try reader.commits(after: points.last?.number ?? 0)
        // Some were forgotten.
        if points.count != count { points = try reader.commits() }
        known.points = points
        return points
    }

    /// The points in time that show a directory's changes, each once. Those of the last directory
    /// are remembered: people stay in one for a while.
    func moments(of directory: TreeEntry, at place: Place) throws -> [CatalogCommit] {
        let points = try points()
        let key = RepositoryPath(root: place.root.definition.number, path: place.path)
        if let known = knownMoments, known.place == key, known.latest == points.last?.number {
            return known.moments
        }
        var shown: [CatalogCommit] = []
        for change in try reader.changes(in: directory) {
            let index = points.partitioningIndex { $0.number >= change }
            guard index < points.count, points[index].number != shown.last?.number else { continue }
            shown.append(points[index])
        }
        knownMoments = (key, points.last?.number, shown)
        return shown
    }

    /// - Throws: ``PageFailure`` when the repository has no such root.
    func root(_ number: UInt64) throws -> CatalogRoot {
        guard let root = try reader.roots().byNumber[number] else {
            throw PageFailure.missing("There is no such root in this repository.")
        }
        return root
    }
}

/// The points in time as they were read last.
final class KnownPoints: Sendable {
    private let state = Monitor([CatalogCommit]())

    var points: [CatalogCommit] {
        get { state.inspect { $0 } }
        set { state.update { $0 = newValue } }
    }
}

/// What a page says instead of itself.
struct PageFailure: Error {
    let status: Int
    let message: String
    var next: String?
    /// Above it; nil for the one of its status.
    var title: String?

    static func malformed(_ message: String) -> PageFailure {
        PageFailure(
            status: 400, message: message, next: "Go back, and follow a link of the page.",
            title: "That address cannot be understood")
    }

    static func missing(_ message: String) -> PageFailure {
        PageFailure(status: 404, message: message, next: "Look for it by a part of its name.")
    }

    /// - Parameter failure: of the program, in words.
    init(_ failure: Explanation) {
        let status =
            switch failure.kind {
            case .other: 500
            case .needsPassword: 403
            case .missing: 404
            case .refused: 409
            case .away, .locked: 503
            }
        self.init(status: status, message: failure.message, next: failure.next)
    }

    init(_ lost: LostVersion) {
        self.init(status: 500, message: lost.message, next: LostVersion.next)
    }

    init(status: Int, message: String, next: String?, title: String? = nil) {
        self.status = status
        self.message = message
        self.next = next
        self.title = title
    }
}
