import CairnCore
import CairnFormat

/// A version, and the name it had.
public struct NamedVersion: Sendable {
    public let root: CatalogRoot
    /// The path below the root.
    public let path: [UInt8]
    public let version: ItemVersion
    /// Where and since when the same state stood before, in a root that this one continues under
    /// the same path; nil if it began here.
    public internal(set) var began: Beginning?

    public init(root: CatalogRoot, path: [UInt8], version: ItemVersion) {
        (self.root, self.path, self.version) = (root, path, version)
    }

    public struct Beginning: Sendable {
        public let root: CatalogRoot
        /// The path below the root.
        public let path: [UInt8]
        public let first: Int64
        /// The commit that ended it there.
        let last: Int64?
    }

    /// The commit in which the state began, in whichever root.
    public var first: Int64 { began?.first ?? version.first }

    var livePath: [UInt8] { ItemPath.join(root.definition.path, path) }

    /// Whether it is the same entry of the same history.
    func isSame(as other: NamedVersion) -> Bool {
        root.definition.number == other.root.definition.number && path == other.path
            && version.first == other.version.first
    }
}

extension CatalogReader {
    /// Every state the item at this path ever had, under whatever name, oldest first.
    ///
    /// Where its own versions begin, a move at the path or above it tells where the item stood
    /// before; so on from there.
    /// - What it promises: a path that is gone, or was renamed away, answers.
    /// - What it does not: to follow more than ``RenameHistory/namesMaximum`` names; nor to say
    ///   which of two files is meant, when one was moved over the other: the path's own versions
    ///   count then.
    /// - Source: FORMAT.md §8.6.
    public func versionsThroughRenames(_ root: CatalogRoot, path: [UInt8]) throws -> [NamedVersion]
    { try versionsThroughRenames([(root, path)]) }

    /// As ``versionsThroughRenames(_:path:)``, for a name with several possible places. Each
    /// version is listed once, even if several roots had it at the same place.
    public func versionsThroughRenames(_ places: [(root: CatalogRoot, path: [UInt8])]) throws
        -> [NamedVersion]
    {
        var history = try RenameHistory(self)
        return try history.versions(of: places)
    }
}

extension CatalogReader {
    /// Which of some places were moved from or to, they or a directory above them: with one look at
    /// all moves.
    public func moved(among places: [RepositoryPath]) throws -> Set<RepositoryPath> {
        func above(_ place: RepositoryPath) -> RepositoryPath? {
            place.path.isEmpty
                ? nil
                : RepositoryPath(root: place.root, path: ItemPath.split(place.path).parent)
        }
        var ends: [RepositoryPath: Bool] = [:]
        for place in places {
            for step in sequence(first: place, next: above) { ends[step] = false }
        }
        let moves = try connection.prepare(
            "SELECT root, path, from_root, from_path FROM move_rows")
        while try moves.step() {
            for column: Int32 in [0, 2] {
                let end = RepositoryPath(
                    root: moves.number(column), path: moves.bytes(column + 1))
                if ends[end] != nil { ends[end] = true }
            }
        }
        return Set(
            places.filter { sequence(first: $0, next: above).contains { ends[$0] == true } })
    }
}

/// Where an item stood last, by its moves.
public struct LastName: Sendable {
    public let root: CatalogRoot
    public let path: [UInt8]
    /// The commit of the last move; nil when it was not moved.
    public let moved: Int64?
    /// Its last version there.
    public let version: ItemVersion

    public var isPresent: Bool { version.last == nil }
    var livePath: [UInt8] { ItemPath.join(root.definition.path, path) }
}

extension CatalogReader {
    /// The present name of an item that stood at a place, by its moves.
    ///
    /// - Parameter commit: as of which it is meant; nil for the last item there.
    /// - Returns: nil when the item was not moved, moved to a place without a root, is not there
    ///   any more under its last name, or only came to another root, with the place it has on the
    ///   machine. The commit is that of the last move.
    public func presentName(_ root: CatalogRoot, path: [UInt8], at commit: Int64? = nil) throws -> (
        root: CatalogRoot, path: [UInt8], commit: Int64
    )? {
        var end: Int64?
        if let commit {
            let version = try versions(root, path: path).last { $0.first <= commit }
            guard let last = version?.last, last > commit else { return nil }
            end = last
        }
        guard let last = try lastName(root, path: path, endedBy: end), last.isPresent,
            let moved = last.moved, last.livePath != ItemPath.join(root.definition.path, path)
        else { return nil }
        return (last.root, last.path, moved)
    }

    /// The last name of an item that stood at a place.
    ///
    /// - Parameter end: the commit that ended the version there from which it is followed; nil for
    ///   the last.
    /// - Returns: nil when there was nothing.
    public func lastName(_ root: CatalogRoot, path: [UInt8], endedBy end: Int64? = nil) throws
        -> LastName?
    {
        let roots = try roots().byNumber
        let find = try connection.prepare(
            "SELECT root, path FROM move WHERE from_root = ?1 AND from_path = ?2 AND \"commit\" = ?3"
        )
        var (root, path) = (root, path)
        var moved: Int64?
        var found: LastName?
        search: for _ in 0..<RenameHistory.namesMaximum {
            let versions = try versions(root, path: path)
            // At a later name: the version that arrived with the move, or stood there when the move
            // was recorded, and those that followed without a break.
            let start =
                if let moved { versions.first { $0.last ?? .max > moved } } else {
                    end == nil ? versions.last : versions.last { $0.last == end }
                }
            guard var version = start else { return found }
            // What did not end by a removal goes on, perhaps after commits that do not show it.
            while let next = versions.first(where: {
                $0.first == version.last || !version.wasRemoved && $0.first > version.first
            }) {
                version = next
            }
            found = LastName(root: root, path: path, moved: moved, version: version)
            guard var end = version.last else { return found }
            if let move = try nextMove(from: path, root, after: version) { end = move }
            var (place, rest) = (path, [UInt8]())
            while true {
                find.bind(root.definition.number, place, end)
                let next = try find.first { (root: $0.number(0), path: $0.bytes(1)) }
                if let next, let there = roots[next.root] {
                    (root, path, moved) = (there, ItemPath.join(next.path, rest), end)
                    continue search
                }
                guard !place.isEmpty else { return found }
                let (parent, name) = ItemPath.split(place)
                rest = ItemPath.join(name, rest)
                place = parent
            }
        }
        return found
    }
}

extension CatalogReader {
    /// The commit of the first move away from a path, or from a directory above that left with it,
    /// at or after a version's end: the commits between may not show the item any more.
    private func nextMove(from path: [UInt8], _ root: CatalogRoot, after version: ItemVersion)
        throws -> Int64?
    {
        let next = try versions(root, path: path).first { $0.first > version.first }?.first
        var place = path
        while true {
            let move = try connection.number(
                "SELECT \"commit\" FROM move WHERE from_root = ?1 AND from_path = ?2 AND \"commit\" BETWEEN ?3 AND ?4 ORDER BY \"commit\" LIMIT 1",
                root.definition.number, place, version.last ?? .max, next ?? .max)
            if let move,
                try place == path
                    || versions(root, path: place).contains(where: { $0.last == version.last })
            {
                return move
            }
            guard !place.isEmpty else { return nil }
            place = ItemPath.split(place).parent
        }
    }
}

/// Follows one item through its names.
struct RenameHistory {
    private let reader: CatalogReader
    private let roots: [UInt64: CatalogRoot]
    /// By the name and the commit in which each begins.
    private var found: [Name: NamedVersion] = [:]
    private var waiting: [Name] = []
    private var seen: Set<Name> = []
    /// Moves from one root into another; few.
    private let across: [RecordedMove]

    /// The most names that are searched for one item.
    static let namesMaximum = 1_000

    /// A name, and a commit: of a search, the one before which the item had it.
    private struct Name: Hashable {
        let root: UInt64
        let path: [UInt8]
        let commit: Int64
    }

    init(_ reader: CatalogReader) throws {
        self.reader = reader
        roots = try reader.roots().byNumber
        across = roots.count > 1 ? try reader.movesAcrossRoots() : []
    }

    mutating func versions(of places: [(root: CatalogRoot, path: [UInt8])]) throws -> [NamedVersion]
    {
        for place in places {
            look(Name(root: place.root.definition.number, path: place.path, commit: .max))
        }
        // What was deleted before its root was moved did not stand when the root was.
        for place in try MovedRootHistory(reader, across, roots).earlier(of: places) {
            look(Name(root: place.root.definition.number, path: place.path, commit: place.before))
        }
        // Each move leads to earlier commits, and no search is repeated, so this ends. The bound is
        // for hostile journals.
        while let search = waiting.popLast(), seen.count <= Self.namesMaximum { try run(search) }
        return joined(
            found.values.sorted {
                if $0.version.first != $1.version.first {
                    return $0.version.first < $1.version.first
                }
                if $0.root.definition.number != $1.root.definition.number {
                    return $0.root.definition.number < $1.root.definition.number
                }
                return $0.path.lexicographicallyPrecedes($1.path)
            })
    }

    /// Joins the versions that are one state in two roots at the same place: a wider root took the
    /// state in, or both roots held it for a while.
    private func joined(_ all: [NamedVersion]) -> [NamedVersion] {
        guard roots.values.contains(where: { $0.last != nil }) else { return all }
        var result: [NamedVersion] = []
        for next in all {
            let index = result.lastIndex { one in
                one.root.definition.number != next.root.definition.number
                    && one.livePath == next.livePath && one.version.item == next.version.item
                    && (one.version.last ?? .max >= next.version.first
                        || isCarriedOn(one, by: next))
            }
            guard let index else {
                result.append(next)
                continue
            }
            let one = result[index]
            guard next.version.last ?? .max >= one.version.last ?? .max else { continue }
            var whole = next
            whole.began =
                one.began
                ?? NamedVersion.Beginning(
                    root: one.root, path: one.path, first: one.version.first,
                    last: one.version.last)
            result[index] = whole
        }
        return result
    }

    /// Whether a state ended only because the root of the next took over the one that it was in.
    private func isCarriedOn(_ one: NamedVersion, by next: NamedVersion) -> Bool {
        guard let last = one.version.last, one.root.last == last else { return false }
        return across.contains {
            $0.fromRoot == one.root.definition.number && $0.fromPath.isEmpty && $0.commit == last
                && $0.root == next.root.definition.number
        }
    }

    private mutating func look(_ search: Name) {
        if seen.insert(search).inserted { waiting.append(search) }
    }

    private mutating func run(_ search: Name) throws {
        guard let root = roots[search.root] else { return }
        var previousEnd: Int64 = 0
        for version in try reader.versions(root, path: search.path)
        where version.first < search.commit {
            let name = Name(root: search.root, path: search.path, commit: version.first)
            found[name] = NamedVersion(root: root, path: search.path, version: version)
            if version.first > previousEnd,
                let former = try former(of: search, in: previousEnd + 1...version.first)
            {
                look(former)
            }
            try lookAcross(search, version)
            previousEnd = version.last ?? .max
        }
    }

    /// Follows a move from another root that was recorded when the item stood here already: a
    /// command told where the root had gone after the new place was backed up.
    private mutating func lookAcross(_ search: Name, _ version: ItemVersion) throws {
        for move in across
        where move.root == search.root && move.commit > version.first
            && move.commit < min(version.last ?? .max, search.commit)
        {
            guard let rest = ItemPath.relative(search.path, to: move.path) else { continue }
            let former = Name(
                root: move.fromRoot, path: ItemPath.join(move.fromPath, rest), commit: move.commit)
            if try stood(former, by: move) { look(former) }
        }
    }

    /// The item's place before it appeared at a path, by the nearest move of the path or above it.
    ///
    /// - Parameter commits: from the end of the previous item at the path to the commit in which
    ///   this one appeared.
    private func former(of search: Name, in commits: ClosedRange<Int64>) throws -> Name? {
        var place = search.path
        var rest: [[UInt8]] = []
        while true {
            if let move = try reader.lastMove(
                root: search.root, path: place, from: commits.lowerBound, upTo: commits.upperBound)
            {
                let path = rest.reversed().reduce(move.fromPath) { ItemPath.join($0, $1) }
                let former = Name(root: move.fromRoot, path: path, commit: move.commit)
                // An item that was made in a directory long after the directory was moved does not
                // come from the directory's former place.
                if try rest.isEmpty || stood(former, by: move) { return former }
            }
            if place.isEmpty { return nil }
            let (parent, name) = ItemPath.split(place)
            rest.append(name)
            place = parent
        }
    }

    /// Whether an item existed at a place until the directory that was moved left it: in the commit
    /// of the move, or before, when the move was told later.
    private func stood(_ search: Name, by move: RecordedMove) throws -> Bool {
        guard let root = roots[search.root] else { return false }
        let left = try reader.versions(root, path: move.fromPath).last { $0.first < move.commit }?
            .last
        let end = min(left ?? move.commit, move.commit)
        return try reader.versions(root, path: search.path).contains {
            $0.first < end && ($0.last ?? .max) >= end
        }
    }
}
