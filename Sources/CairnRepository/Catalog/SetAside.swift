import CairnCore
import CairnFormat

/// An exclusion that nobody ordered, and the versions that it took out of the present tree.
public struct SetAside: Sendable {
    public let root: CatalogRoot
    public let recorded: RecordedExclusion
    /// The exclusions of items in this place that came back and were set aside again.
    public fileprivate(set) var again: [RecordedExclusion] = []
    /// The number of items other than directories that left the present tree, and the bytes of
    /// their files.
    public fileprivate(set) var items: UInt64 = 0
    public fileprivate(set) var bytes: UInt64 = 0
    /// The first of them; absolute.
    public fileprivate(set) var example: [UInt8] = []
    /// Whether the place is in the present tree again, without these items.
    public let isPlaceBack: Bool

    public var exclusion: Exclusion { recorded.exclusion }
    public var exclusions: [Exclusion] { ([recorded] + again).map(\.exclusion) }
    /// Absolute.
    public var path: [UInt8] { ItemPath.join(root.definition.path, exclusion.path) }
}

extension CatalogReader {
    /// The valid exclusions that nobody ordered and that still withhold something, in order of root
    /// and path.
    ///
    /// An item that is in the present tree again, by whatever way, is not counted.
    public func setAside() throws -> [SetAside] {
        let valid = try connection.validSetAside()
        guard !valid.isEmpty else { return [] }
        let roots = try roots().byNumber
        let latest = try latestCommit()?.number ?? 0
        var found: [SetAside] = []
        var indices: [RepositoryPath: Int] = [:]
        for recorded in valid {
            let place = recorded.exclusion.place
            guard let root = roots[place.root] else { continue }
            // What came back for a while is counted with what did not.
            let above = recorded.exclusion.isOfPart ? Self.nearest(place, in: indices) : nil
            var one =
                try above.map { found[$0] }
                ?? SetAside(
                    root: root, recorded: recorded,
                    isPlaceBack: entry(root, path: place.path, at: latest) != nil)
            let counted = above == nil ? [] : ([one.recorded] + one.again).map(\.first)
            try connection.forEachSetAside(recorded, unlessLeftIn: Set(counted)) { path, item in
                let place = ItemPath.join(root.definition.path, path)
                if try root.last != nil
                    && isHeld(place, of: root, among: roots.values, at: latest)
                {
                    return
                }
                if one.items == 0 { one.example = place }
                one.items += 1
                one.bytes.addSaturated(item.content?.size ?? 0)
            }
            if let above {
                one.again.append(recorded)
                found[above] = one
            } else if one.items > 0 {
                indices[place] = found.count
                found.append(one)
            }
        }
        return found
    }

    /// Whether all that an exclusion took out of the present tree is in it under the same names
    /// elsewhere, with the same content.
    ///
    /// - Cost: goes through all present items.
    public func isPresentElsewhere(_ one: SetAside) throws -> Bool {
        guard one.items <= Self.elsewhereMaximum else { return false }
        var wanted: [[UInt8]: [ItemBody]] = [:]
        for recorded in [one.recorded] + one.again {
            try connection.forEachSetAside(recorded) { path, item in
                wanted[ItemPath.split(path).name, default: []].append(item.body)
            }
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

    /// The value of the nearest directory above a place.
    private static func nearest(_ place: RepositoryPath, in values: [RepositoryPath: Int]) -> Int? {
        var path = place.path
        while !path.isEmpty {
            path = ItemPath.split(path).parent
            if let found = values[RepositoryPath(root: place.root, path: path)] { return found }
        }
        return nil
    }

    private static let elsewhereMaximum: UInt64 = 4_096

    /// Whether a wider root, which took in a root, has an item of it.
    ///
    /// - Parameter path: absolute.
    private func isHeld(
        _ path: [UInt8], of root: CatalogRoot, among roots: some Sequence<CatalogRoot>,
        at commit: Int64
    ) throws -> Bool {
        try roots.contains { other in
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
    /// Whether any exclusion that nobody ordered is valid.
    public func hasSetAside() throws -> Bool { try connection.hasSetAside(after: .max) }

    /// The valid exclusions that nobody ordered.
    public func validSetAside() throws -> [RecordedExclusion] { try connection.validSetAside() }

    /// The exclusion that set an item aside last, unless that is accepted: what returns in its
    /// place is judged as a change of it.
    public func lastSetAside(_ root: UInt64, _ path: [UInt8], directory: Int64, name: [UInt8])
        throws -> RecordedExclusion?
    {
        let last = try connection.number(
            "SELECT max(last) FROM past WHERE directory = ?1 AND name = ?2 AND ended <> 0",
            directory, name)
        guard let last else { return nil }
        return try connection.setAside(root, path, endedAt: last, expired: expired())
    }

    /// Passes what an exclusion took out of the tree, and what is not in it now, to `body`.
    public func forEachMissing(
        after recorded: RecordedExclusion, _ body: (_ path: [UInt8], Item) throws -> Void
    ) throws {
        try connection.forEachSetAside(recorded, body)
    }

    /// Whether something that an exclusion took out of the tree has not returned since.
    ///
    /// - Parameter leaving: whether what leaves in this commit counts as returned.
    public func isMissing(after recorded: RecordedExclusion, leaving: Bool = false) throws -> Bool {
        try connection.prepareSetAside(
            recorded.exclusion.place, in: recorded.first,
            unlessLeftIn: leaving ? [commitNumber] : []
        ).hasRow()
    }

    /// Whether more than so many versions ended with a commit.
    public func endedMore(than count: Int64, in commit: Int64) throws -> Bool {
        try connection.prepare(
            "SELECT 1 FROM past WHERE last = ?1 LIMIT 1 OFFSET ?2", commit, count
        )
        .hasRow()
    }

    /// The number of items other than directories, at a place and beneath it, that left the tree
    /// since the last commit.
    public func countRemoved(_ place: RepositoryPath) throws -> Int {
        var count = 0
        try connection.forEachSetAside(place, in: commitNumber) { _, _ in count += 1 }
        return count
    }

    /// The names directly beneath a place under which such items left since the last commit.
    public func namesRemoved(beneath place: RepositoryPath) throws -> Set<[UInt8]> {
        var names: Set<[UInt8]> = []
        try connection.forEachSetAside(place, in: commitNumber) { path, _ in
            let rest = ItemPath.relative(path, to: place.path) ?? []
            if !rest.isEmpty { names.insert(Array(rest.prefix { $0 != ItemPath.separator })) }
        }
        return names
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

    /// The valid exclusions that nobody ordered, in order of root and path.
    func validSetAside() throws -> [RecordedExclusion] {
        try rows(
            "WHERE last IS NULL AND rule >= \(RecordedExclusion.unorderedBit) ORDER BY root, path, first"
        )
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

    fileprivate func forEachSetAside(
        _ recorded: RecordedExclusion, unlessLeftIn others: Set<Int64> = [],
        _ body: (_ path: [UInt8], Item) throws -> Void
    ) throws {
        try forEachSetAside(
            recorded.exclusion.place, in: recorded.first, unlessLeftIn: others, body)
    }

    /// Passes each item other than a directory that left a place in a commit, and that is not in
    /// the present tree now, to `body`.
    fileprivate func forEachSetAside(
        _ place: RepositoryPath, in commit: Int64, unlessLeftIn others: Set<Int64> = [],
        _ body: (_ path: [UInt8], Item) throws -> Void
    ) throws {
        let rows = try prepareSetAside(place, in: commit, unlessLeftIn: others)
        defer { rows.reset() }
        while try rows.step() {
            let above = rows.isNull(0) ? [] : rows.bytes(0)
            try body(ItemPath.join(above, rows.bytes(1)), try Item(decodingAlone: rows.bytes(2)))
        }
    }

    /// - Parameter others: items that left in these commits, too, are left out.
    fileprivate func prepareSetAside(
        _ place: RepositoryPath, in commit: Int64, unlessLeftIn others: Set<Int64>
    ) throws -> RawStatement {
        let directory = ItemKind.directory.rawValue
        let beneath = VersionsBeneath(self, root: place.root, path: place.path)
        return try beneath.prepare(
            """
            SELECT (SELECT path FROM directory d WHERE d.id = past.directory), name, item FROM past
            WHERE last = \(commit) AND ended <> 0 AND kind <> \(directory)
            AND (\(beneath.condition)) AND NOT EXISTS (SELECT 1 FROM live l
                WHERE l.directory = past.directory AND l.name = past.name AND l.kind <> \(directory))
            """
                + (others.isEmpty
                    ? ""
                    : """
                     AND NOT EXISTS (SELECT 1 FROM past o WHERE o.directory = past.directory
                        AND o.name = past.name AND o.ended <> 0
                        AND o.last IN (\(others.map(String.init).joined(separator: ", "))))
                    """))
    }
}

extension Exclusion {
    public var place: RepositoryPath { RepositoryPath(root: root, path: path) }

    /// The exclusion of a part of what an exclusion above set aside before: the part came back for
    /// a while. Something else than the item itself excludes it, so no inode is recorded.
    public func ofPart(_ name: [UInt8]) -> Exclusion {
        Exclusion(
            root: root, path: ItemPath.join(path, name), rule: rule, inode: 0, isUnordered: true)
    }

    fileprivate var isOfPart: Bool { isUnordered && inode == 0 }
}
