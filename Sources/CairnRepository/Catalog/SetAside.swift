import CairnCore
import CairnFormat

/// An exclusion that nobody ordered, and the versions that it took out of the present tree.
public struct SetAside: Sendable {
    public let root: CatalogRoot
    public let recorded: RecordedExclusion
    /// The number of items other than directories that left the present tree, and the bytes of
    /// their files.
    public let items: UInt64
    public let bytes: UInt64

    public var exclusion: Exclusion { recorded.exclusion }
    /// Absolute.
    public var path: [UInt8] { ItemPath.join(root.definition.path, exclusion.path) }
}

extension CatalogReader {
    /// The valid exclusions that nobody ordered and that still withhold something, in order of root
    /// and path.
    ///
    /// An item that is in the present tree again, by whatever way, is not counted.
    public func setAside() throws -> [SetAside] {
        let valid: [RecordedExclusion] = try connection.rows(
            "WHERE last IS NULL AND rule >= \(RecordedExclusion.unorderedBit) ORDER BY root, path, first"
        )
        guard !valid.isEmpty else { return [] }
        let roots = try roots().byNumber
        let latest = try latestCommit()?.number ?? 0
        return try valid.compactMap { recorded in
            guard let root = roots[recorded.exclusion.root],
                try !isBack(recorded, of: root, among: roots.values, at: latest)
            else { return nil }
            var items: UInt64 = 0
            var bytes: UInt64 = 0
            try connection.forEachSetAside(recorded.exclusion.place, in: recorded.first) {
                _, item in
                items += 1
                bytes.addSaturated(item.content?.size ?? 0)
            }
            return items == 0
                ? nil : SetAside(root: root, recorded: recorded, items: items, bytes: bytes)
        }
    }

    /// Whether all that an exclusion took out of the present tree is in it under the same names
    /// elsewhere, with the same content.
    ///
    /// - Cost: goes through all present items.
    public func isPresentElsewhere(_ one: SetAside) throws -> Bool {
        guard one.items <= Self.elsewhereMaximum else { return false }
        var wanted: [[UInt8]: [ItemBody]] = [:]
        try connection.forEachSetAside(one.exclusion.place, in: one.recorded.first) { path, item in
            wanted[ItemPath.split(path).name, default: []].append(item.body)
        }
        let rows = try connection.prepare(
            "SELECT name, item FROM live WHERE kind <> \(ItemKind.directory.rawValue)")
        while !wanted.isEmpty, try rows.step() {
            let name = rows.bytes(0)
            guard let bodies = wanted[name] else { continue }
            let body = try Item(decodingAlone: rows.bytes(1)).body
            let rest = bodies.filter { $0 != body }
            wanted[name] = rest.isEmpty ? nil : rest
        }
        return wanted.isEmpty
    }

    private static let elsewhereMaximum: UInt64 = 4_096

    /// Whether a wider root, which took in the root of an exclusion, has the excluded item again.
    private func isBack(
        _ recorded: RecordedExclusion, of root: CatalogRoot,
        among roots: some Sequence<CatalogRoot>, at commit: Int64
    ) throws -> Bool {
        guard root.last != nil else { return false }
        let path = ItemPath.join(root.definition.path, recorded.exclusion.path)
        return try roots.contains { other in
            guard other.host?.id == root.host?.id, other.exists(at: commit),
                let place = ItemPath.relative(path, to: other.definition.path)
            else { return false }
            return try entry(other, path: place, at: commit) != nil
        }
    }

    /// The exclusion that nobody ordered, that took an item out of the present tree in a commit,
    /// and that still preserves its last version; nil when there is none.
    ///
    /// - Parameter commit: the commit that ended the version.
    public func setAside(_ root: UInt64, _ path: [UInt8], endedAt commit: Int64) throws
        -> RecordedExclusion?
    {
        try connection.setAside(root, path, endedAt: commit, expired: expired())
    }
}

extension CatalogWriter {
    /// Whether an item was set aside and is not accepted as excluded: what returns in its place is
    /// judged as a change of it.
    public func wasSetAside(_ root: UInt64, _ path: [UInt8], directory: Int64, name: [UInt8]) throws
        -> Bool
    {
        let last = try connection.number(
            "SELECT max(last) FROM past WHERE directory = ?1 AND name = ?2 AND ended <> 0",
            directory, name)
        guard let last else { return false }
        return try connection.setAside(root, path, endedAt: last, expired: expired()) != nil
    }

    /// Passes what an exclusion took out of the tree, and what is not in it now, to `body`.
    public func forEachMissing(
        after recorded: RecordedExclusion, _ body: (_ path: [UInt8], Item) throws -> Void
    ) throws {
        try connection.forEachSetAside(recorded.exclusion.place, in: recorded.first, body)
    }

    /// The number of items other than directories, at a place and beneath it, that left the tree
    /// since the last commit.
    public func countRemoved(_ place: RepositoryPath) throws -> Int {
        var count = 0
        try connection.forEachSetAside(place, in: commitNumber) { _, _ in count += 1 }
        return count
    }

    /// The valid exclusion of a place, with its commit.
    public func recordedExclusion(root: UInt64, path: [UInt8]) throws -> RecordedExclusion? {
        try connection.exclusion(root: root, path: path)
    }
}

extension CatalogConnection {
    /// Whether any exclusion that nobody ordered is valid, or ended after a commit.
    func hasSetAside(after expired: Int64) throws -> Bool {
        try prepare(
            "SELECT 1 FROM exclusion WHERE rule >= \(RecordedExclusion.unorderedBit) AND (last IS NULL OR last > ?1) LIMIT 1",
            expired
        ).hasRow()
    }

    /// The commits of exclusions that nobody ordered and that ended in the commits after `first`
    /// and up to `last`.
    func setAside(endedAfter first: Int64, upTo last: Int64) throws -> [Int64] {
        try prepare(
            "SELECT first FROM exclusion WHERE rule >= \(RecordedExclusion.unorderedBit) AND last > ?1 AND last <= ?2",
            first, last
        ).map { $0.integer(0) }
    }

    /// The exclusion that nobody ordered, of the place or one above it, that began in a commit and
    /// still preserves the versions that ended with it. - Source: FORMAT.md §8.12.
    func setAside(_ root: UInt64, _ path: [UInt8], endedAt commit: Int64, expired: Int64) throws
        -> RecordedExclusion?
    {
        var path = path
        while true {
            let found: RecordedExclusion? = try row(
                "WHERE root = ?1 AND path = ?2 AND first = ?3 AND rule >= \(RecordedExclusion.unorderedBit) AND (last IS NULL OR last > ?4)",
                root, path, commit, expired)
            if let found { return found }
            if path.isEmpty { return nil }
            path = ItemPath.split(path).parent
        }
    }

    /// Passes each item other than a directory that left a place in a commit, and that is not in
    /// the present tree now, to `body`.
    fileprivate func forEachSetAside(
        _ place: RepositoryPath, in commit: Int64, _ body: (_ path: [UInt8], Item) throws -> Void
    ) throws {
        let beneath = VersionsBeneath(self, root: place.root, path: place.path)
        let rows = try beneath.prepare(
            """
            SELECT (SELECT path FROM directory d WHERE d.id = past.directory), name, item FROM past
            WHERE last = \(commit) AND ended <> 0 AND kind <> \(ItemKind.directory.rawValue)
            AND (\(beneath.condition)) AND NOT EXISTS (SELECT 1 FROM live l
                WHERE l.directory = past.directory AND l.name = past.name)
            """)
        while try rows.step() {
            let above = rows.isNull(0) ? [] : rows.bytes(0)
            try body(ItemPath.join(above, rows.bytes(1)), try Item(decodingAlone: rows.bytes(2)))
        }
    }
}

extension Exclusion {
    fileprivate var place: RepositoryPath { RepositoryPath(root: root, path: path) }
}
