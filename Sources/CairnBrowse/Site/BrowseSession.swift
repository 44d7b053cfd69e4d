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
    /// The one that serves the pages.
    let machine: RootHost?
    private let clock: any Clock
    private let lost: @Sendable (ChunkUnavailable) -> Void
    /// The same for all sessions of a site.
    var known = KnownHistory()

    /// - Parameter lost: told of content that could not be read because it is lost or damaged.
    public init(
        _ repository: Repository, _ catalog: Catalog, _ reader: CatalogReader,
        machine: RootHost? = nil, clock: any Clock,
        lost: @escaping @Sendable (ChunkUnavailable) -> Void = { _ in }
    ) {
        (self.machine, self.lost) = (machine, lost)
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
            if let why = error as? ChunkUnavailable { lost(why) }
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
        let print = try reader.fingerprint()
        let (known, knownPrint) = known.points
        if knownPrint == print, print != nil { return known }
        let (latest, count) = (try reader.latestCommit(), try reader.pointCount())
        var points = known
        if points.last?.number != latest?.number || points.count != count {
            points += try reader.commits(after: points.last?.number ?? 0)
            // Some were forgotten.
            if points.count != count { points = try reader.commits() }
        }
        self.known.points = (points, print)
        return points
    }

    /// The last point in time at or before a moment, as ``CatalogReader/commit(at:)`` finds it.
    func point(at moment: Timestamp) throws -> CatalogCommit? {
        let points = try points()
        let times = CommitTimes.corrected(points.map(\.commit.time.seconds))
        return times.lastIndex { $0 <= moment.seconds }.map { points[$0] }
    }

    /// The first point in time that shows a state of a root from commit `first` until before
    /// `last`, as ``CatalogReader/firstPoint(showing:from:before:)`` finds it.
    func firstPoint(showing root: CatalogRoot, from first: Int64, before last: Int64?) throws
        -> CatalogCommit?
    {
        let points = try points()
        let start = points.partitioningIndex { $0.number >= first }
        var shown = points[start...].lazy.prefix { $0.number < last ?? .max }.filter {
            $0.forgetting?.keeps(root.definition.number) ?? true
        }.makeIterator()
        return try PointChoice(reader, of: root).first { shown.next() }
    }

    /// How a version is named and restored.
    func address(of version: NamedVersion) throws -> VersionAddress {
        try reader.address(of: version) { try self.firstPoint(showing: $0, from: $1, before: $2) }
    }

    /// The same of a version at one place.
    func address(of version: ItemVersion, at place: Place) throws -> VersionAddress {
        try address(of: NamedVersion(root: place.root, path: place.path, version: version))
    }

    /// A commit, or if it is forgotten the first later one that is not.
    func commit(notBefore number: Int64) throws -> CatalogCommit? {
        let points = try points()
        let index = points.partitioningIndex { $0.number >= number }
        if index < points.count, points[index].number == number { return points[index] }
        return try reader.commit(notBefore: number)
    }

    /// When a directory changed, and how many names it had. Those of the last directories are
    /// remembered: people stay in one for a while.
    func changes(of directory: TreeEntry, at place: Place) throws -> DirectoryChanges {
        let key = RepositoryPath(root: place.root.definition.number, path: place.path)
        let print = try reader.fingerprint()
        if let found = known.changes(at: key, print) { return found }
        let points = try points()
        let timeline = try reader.timeline(of: directory)
        let changes = DirectoryChanges(timeline, points)
        known.remember(changes, at: key, print)
        return changes
    }

    /// The names of a large directory, to be put in order. The last is remembered: people turn the
    /// pages.
    func listing(
        of directory: TreeEntry, at place: Place, _ commit: Int64,
        by order: DirectoryListing.Order, withFormer former: Bool
    ) throws -> DirectoryListing {
        let question = KnownHistory.Question(
            place: RepositoryPath(root: place.root.definition.number, path: place.path),
            commit: commit, order: order, former: former, print: try reader.fingerprint())
        if let found = known.listing(question) { return found }
        let listing = try reader.listing(
            of: directory, at: commit, by: order, withFormer: former)
        known.remember(listing, question)
        return listing
    }

    /// The commit that the parameter `at` names.
    ///
    /// - Returns: nil when there is no such parameter.
    /// - Throws: ``PageFailure`` when there is no such commit yet, or never can be.
    func commit(_ parameters: BrowseRequest.Parameters) throws -> Int64? {
        guard let at: Int64 = try parameters.number("at", from: 1) else { return nil }
        let latest = try reader.latestCommit()?.number ?? 0
        guard at <= latest else {
            throw PageFailure(
                status: 404,
                message: latest == 0
                    ? "There is no commit \(at): nothing has been backed up yet."
                    : "There is no commit \(at); the newest commit is \(latest).",
                next: "Omit `at` for the current state.")
        }
        return at
    }

    /// - Throws: ``PageFailure`` when the repository has no such root.
    func root(_ number: UInt64) throws -> CatalogRoot {
        guard let root = try reader.roots().byNumber[number] else {
            throw PageFailure.missing("There is no such root in this repository.")
        }
        return root
    }
}

/// When a directory changed, as the points in time tell, and how many names it had.
struct DirectoryChanges: Sendable {
    let timeline: DirectoryTimeline
    /// The points in time that show its changes, each once, ascending: their numbers …
    private(set) var moments: [Int64] = []
    /// … and times.
    private(set) var times: [Timestamp] = []

    init(_ timeline: DirectoryTimeline, _ points: [CatalogCommit]) {
        self.timeline = timeline
        for change in timeline.changes {
            let index = points.partitioningIndex { $0.number >= change }
            guard index < points.count, points[index].number != moments.last else { continue }
            moments.append(points[index].number)
            times.append(points[index].commit.time)
        }
    }
}

/// What was read last of the repository's history, each with what stood for the catalog's content
/// then (``CatalogReader/fingerprint()``).
///
/// - Bounds: ``changesMaximum`` commits of ``directoriesMaximum`` directories; one listing of
///   ``namesMaximum``.
final class KnownHistory: Sendable {
    struct Question: Equatable {
        let place: RepositoryPath
        let commit: Int64
        let order: DirectoryListing.Order
        let former: Bool
        let print: Int64?
    }

    private struct State {
        var points: (points: [CatalogCommit], print: Int64?) = ([], nil)
        /// The last used last.
        var directories: [(place: RepositoryPath, print: Int64?, changes: DirectoryChanges)] = []
        var listing: (question: Question, answer: DirectoryListing)?
    }

    private let state = Monitor(State())

    private static let directoriesMaximum = 4
    /// 40 bytes each.
    private static let changesMaximum = 100_000
    /// About 40 bytes each.
    private static let namesMaximum = 150_000

    var points: (points: [CatalogCommit], print: Int64?) {
        get { state.inspect { $0.points } }
        set { state.update { $0.points = newValue } }
    }

    func changes(at place: RepositoryPath, _ print: Int64?) -> DirectoryChanges? {
        state.update { state in
            guard let index = state.directories.firstIndex(where: { $0.place == place }) else {
                return nil
            }
            let found = state.directories.remove(at: index)
            guard found.print == print, print != nil else { return nil }
            state.directories.append(found)
            return found.changes
        }
    }

    func remember(_ changes: DirectoryChanges, at place: RepositoryPath, _ print: Int64?) {
        state.update { state in
            state.directories.removeAll { $0.place == place }
            state.directories.append((place, print, changes))
            while state.directories.count > Self.directoriesMaximum
                || state.directories.reduce(0, { $0 + $1.changes.timeline.changes.count })
                    > Self.changesMaximum,
                !state.directories.isEmpty
            { state.directories.removeFirst() }
        }
    }

    func listing(_ question: Question) -> DirectoryListing? {
        state.inspect { $0.listing?.question == question ? $0.listing?.answer : nil }
    }

    func remember(_ listing: DirectoryListing, _ question: Question) {
        let isKept = question.print != nil && listing.count <= Self.namesMaximum
        state.update { $0.listing = isKept ? (question, listing) : nil }
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
            status: 400, message: message, next: "Go back and follow a link on the page.",
            title: "This address is not valid")
    }

    static func missing(_ message: String) -> PageFailure {
        PageFailure(
            status: 404, message: message, next: "To find an item, search for part of its name.")
    }

    var explanation: Explanation { Explanation(.refused, message: message, next: next) }

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
