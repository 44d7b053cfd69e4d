import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// Every name of all history, so that a search answers while one types.
///
/// A table of all names as at one moment, and a small one of the directories that changed since,
/// which takes the place of theirs: after a commit only these are read again.
struct NameIndex: Sendable {
    /// The last point in time that it knows.
    private(set) var commit: Int64
    /// Nanoseconds that making it took.
    var cost: UInt64 = 0

    private var all: NameTable
    private var newer: NameTable?
    /// The point in time and the number of them when the table of all names was made …
    private let base: (commit: Int64, points: Int64)
    /// … and how many rows of the catalog have no name in it: those of roots that are not shown.
    private let nameless: Int
    private var busy: BusiestFiles

    /// What is known of one name, and of its newest version that was asked for.
    struct Entry: Sendable {
        let place: RepositoryPath
        let kind: ItemKind
        let size: UInt64
        let modified: Timestamp
        /// The commit of the last change of the name.
        let changed: Int64
        let versions: Int
        let isPresent: Bool
        /// Of a version before the newest: its place among all, the oldest being 0.
        let earlier: Int?
    }

    struct Query: Sendable {
        /// Of a name, or of the path above it (``SearchWord``), none empty or with a zero byte. One
        /// at least is in the name; where there is no such name, all may be above it. Empty for
        /// all.
        var words: [String] = []
        /// All of the text as one word, as a pattern and by its letters: what that finds is found
        /// whether the words find it or not (``SearchText``).
        var whole: String?
        /// What one version of the item, whichever, must be.
        var filter = ItemFilter()
        var onlyDeleted = false

        /// What may be a pattern and a name that has such letters: all, or the only word.
        var pattern: String? {
            whole ?? (words.count == 1 ? words.first { SearchWord.isPattern($0) } : nil)
        }

        /// What one item or another may match, each by all of its words: all as one pattern, all
        /// by its letters, and the words where there are several.
        var readings: [[SearchWord]] {
            guard let pattern else { return words.isEmpty ? [] : [words.map { SearchWord($0) }] }
            return [[SearchWord(pattern)], [SearchWord(pattern, isLiteral: true)]]
                + (whole == nil ? [] : [words.map { SearchWord($0) }])
        }
    }

    /// - Parameter isCancelled: asked now and then.
    init(_ reader: CatalogReader, isCancelled: () -> Bool) throws {
        (commit, base, all, nameless, busy) = try reader.inOneTransaction {
            let commit = try reader.latestCommit()?.number ?? 0
            let all = try NameTable(reader, isCancelled: isCancelled)
            return (
                commit, (commit, try reader.pointCount()), all,
                Int(try reader.count(.live)) - all.presentCount,
                try BusiestFiles(all.busiest(BusiestFiles.candidatesMaximum), reader)
            )
        }
    }

    /// Reads again what has changed.
    ///
    /// - Returns: false when all must be read: much has changed, something was forgotten, or the
    ///   catalog has names that are found in no such directory.
    mutating func update(_ reader: CatalogReader, isCancelled: () -> Bool) throws -> Bool {
        try reader.inOneTransaction { try readChanges(reader, isCancelled) }
    }

    private mutating func readChanges(_ reader: CatalogReader, _ isCancelled: () -> Bool) throws
        -> Bool
    {
        let latest = try reader.latestCommit()?.number ?? 0
        let points = try Int64(reader.commits(after: base.commit).count) + base.points
        guard try all.isWhole && points == reader.pointCount() else { return false }
        let changed = try reader.directories(
            changedAfter: base.commit, orAbove: all.lastDirectory)
        guard changed.count <= Self.changedMaximum else { return false }
        let newer = try NameTable(reader, in: changed, isCancelled: isCancelled)
        all.hide(changed)
        let present = all.presentCount + newer.presentCount
        guard newer.count <= all.heldCount / 8 + Self.changedMaximum,
            Int(try reader.count(.live)) - present == nameless
        else { return false }
        self.newer = newer
        busy = try BusiestFiles(mostVersions(BusiestFiles.candidatesMaximum), reader)
        commit = latest
        return true
    }

    private static let changedMaximum = 4_096

    /// How many names it knows.
    var count: Int { all.count + (newer?.count ?? 0) }
    /// Whether two of it would take much memory.
    var isLarge: Bool { all.heldCount > 250_000 }

    // MARK: Questions

    struct Found {
        /// How many match.
        var count: Int { counts.reduce(0, +) }
        /// How many each reading of the text finds that those before it do not: in the order of
        /// ``Query/readings``.
        let counts: [Int]
        /// The newest of them, the newest first.
        let entries: [Entry]
    }

    /// Names that have a word, and all others in them or above.
    func search(_ query: Query, atMost maximum: Int) -> Found {
        search(query, isBeneath: false, atMost: maximum)
    }

    /// What lies in folders whose paths have all words, and has none of them in its name: of a file
    /// one may know its folder alone.
    func searchBeneath(_ query: Query, atMost maximum: Int) -> Found {
        query.words.isEmpty
            ? Found(counts: [], entries: []) : search(query, isBeneath: true, atMost: maximum)
    }

    private func search(_ query: Query, isBeneath: Bool, atMost maximum: Int) -> Found {
        func search(_ table: NameTable) -> Found {
            NameSearch(table, query, isBeneath: isBeneath, atMost: maximum).run()
        }
        let found = search(all)
        guard let more = newer.map(search) else { return found }
        return Found(
            counts: zip(found.counts, more.counts).map(+),
            entries: Self.joined(found.entries, more.entries, maximum) { $0.modified.seconds })
    }

    /// The largest present files.
    func largest(_ maximum: Int) -> [Entry] {
        Self.joined(all.largest(maximum), newer?.largest(maximum), maximum) {
            Int64(clamping: $0.size)
        }
    }

    /// The files with most versions, through their renames: 32 at most.
    func busiest(_ maximum: Int) -> [Entry] { Array(busy.entries.prefix(maximum)) }

    /// The names with most versions.
    private func mostVersions(_ maximum: Int) -> [Entry] {
        Self.joined(all.busiest(maximum), newer?.busiest(maximum), maximum) {
            Int64($0.versions)
        }
    }

    /// What came, went or changed after a commit, the last first; directories left out.
    func changes(after commit: Int64, _ maximum: Int) -> (count: Int, newest: [Entry]) {
        let (count, newest) = all.changes(after: commit, maximum)
        let more = newer?.changes(after: commit, maximum)
        return (
            count + (more?.count ?? 0), Self.joined(newest, more?.newest, maximum) { $0.changed }
        )
    }

    /// The greatest of two lists that are in order.
    private static func joined(
        _ one: [Entry], _ other: [Entry]?, _ maximum: Int, _ value: (Entry) -> Int64
    ) -> [Entry] {
        guard let other, !other.isEmpty else { return one }
        return Array((one + other).sorted { value($0) > value($1) }.prefix(maximum))
    }
}
