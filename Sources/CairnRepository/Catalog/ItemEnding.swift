import CairnCore
import CairnFormat

/// What became of an item that is kept and is not at its place any more.
public struct ItemEnding: Sendable {
    public enum How: Sendable {
        case deleted
        /// By this rule, for it or for a directory above it.
        case excluded(Exclusion)
        /// To where it is now.
        case renamed(RestoreSelection)
        /// Its root is no more.
        case unknown
    }

    public let how: How
    /// The commit that ended it: for one that was renamed and then deleted or excluded, that of the
    /// latter.
    public let commit: Int64

    /// - Parameters:
    ///   - last: the commit that ended its last version at this place.
    ///   - wasRemoved: whether that ended by a removal.
    ///   - isMoved: false when it is known that it was not renamed.
    public init(
        _ reader: CatalogReader, _ root: CatalogRoot, _ path: [UInt8], last: Int64,
        wasRemoved: Bool, isMoved: Bool = true
    ) throws {
        let name = isMoved ? try reader.lastName(root, path: path, endedBy: last) : nil
        guard let name, name.moved != nil else {
            commit = last
            how =
                try Self.exclusion(reader, root, path, at: last).map { .excluded($0) }
                ?? (wasRemoved ? .deleted : .unknown)
            return
        }
        commit = name.version.last ?? last
        if name.isPresent {
            how = .renamed(RestoreSelection(root: name.root, path: name.path))
        } else if let rule = try Self.exclusion(reader, name.root, name.path, at: commit) {
            how = .excluded(rule)
        } else {
            how = name.version.wasRemoved ? .deleted : .unknown
        }
    }

    /// The rule of that commit for it, or for a directory above it.
    private static func exclusion(
        _ reader: CatalogReader, _ root: CatalogRoot, _ path: [UInt8], at commit: Int64
    ) throws -> Exclusion? {
        var path = path
        while true {
            let rules = try reader.exclusions(root: root.definition.number, path: path)
            if let rule = rules.last(where: { $0.first == commit && $0.last != commit }) {
                return rule.exclusion
            }
            if path.isEmpty { return nil }
            path = ItemPath.split(path).parent
        }
    }

    public var isDeletion: Bool { if case .deleted = how { true } else { false } }
}

/// What became of many items, with one look at all moves.
public struct ItemEndings {
    private let reader: CatalogReader
    private var moved: Set<RepositoryPath> = []

    /// - Parameter places: of the items that will be asked about.
    public init(_ reader: CatalogReader, of places: some Sequence<RepositoryPath>) throws {
        self.reader = reader
        var wanted: Set<RepositoryPath> = []
        for place in places {
            // A directory above that was asked for has all above it, too.
            var place = place
            while wanted.insert(place).inserted, !place.path.isEmpty {
                place = RepositoryPath(
                    root: place.root, path: ItemPath.split(place.path).parent)
            }
        }
        guard !wanted.isEmpty else { return }
        let moves = try reader.connection.prepare("SELECT from_root, from_path FROM move_rows")
        while try moves.step() {
            let from = RepositoryPath(root: moves.number(0), path: moves.bytes(1))
            if wanted.contains(from) { moved.insert(from) }
        }
    }

    /// - Parameter last: the commit that ended an item that was removed.
    public func ending(_ root: CatalogRoot, _ path: [UInt8], last: Int64) throws -> ItemEnding {
        var place = path
        var isMoved = false
        while !isMoved {
            isMoved = moved.contains(RepositoryPath(root: root.definition.number, path: place))
            if place.isEmpty { break }
            place = ItemPath.split(place).parent
        }
        return try ItemEnding(
            reader, root, path, last: last, wasRemoved: true, isMoved: isMoved)
    }
}
