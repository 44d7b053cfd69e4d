import CairnCore
import CairnFormat

/// Where paths of a machine are now, after its roots were moved. - Source: FORMAT.md §9.
public struct MovedPaths: Sendable {
    private typealias Pair = (old: [UInt8], new: [UInt8])

    /// In order of commit. The pairs of one commit are of the same moment.
    private let moves: [(commit: Int64, pairs: [Pair])]

    /// - Parameter point: moves by the machine of this name after it count.
    public init(_ reader: CatalogReader, since point: CatalogCommit) throws {
        moves = try reader.commits(after: point.number).filter {
            $0.commit.tags.contains(Commit.moveTag) && $0.commit.host == point.commit.host
        }.map { found in
            let paths = found.commit.paths
            let pairs = stride(from: 0, to: paths.count - 1, by: 2).map {
                (paths[$0], paths[$0 + 1])
            }
            return (found.number, pairs)
        }
    }

    /// Returns where an absolute path of the time of a commit is now.
    ///
    /// - Parameter commit: nil for the commit that this began with.
    public func present(_ path: [UInt8], asOf commit: Int64? = nil) -> [UInt8] {
        moves.filter { $0.commit > commit ?? 0 }.reduce(path) { path, move in
            Self.moved(path, move.pairs)
        }
    }

    /// Returns where a root was then.
    public func origin(of root: CatalogRoot) -> [UInt8] {
        // A move that ended the root did not change its path.
        moves.filter { root.first < $0.commit && $0.commit < root.last ?? .max }.reversed()
            .reduce(root.definition.path) { path, move in
                Self.moved(path, move.pairs.map { ($0.new, $0.old) })
            }
    }

    private static func moved(_ path: [UInt8], _ pairs: [Pair]) -> [UInt8] {
        let nearest = pairs.filter { ItemPath.relative(path, to: $0.old) != nil }.max {
            $0.old.count < $1.old.count
        }
        guard let nearest, let rest = ItemPath.relative(path, to: nearest.old) else { return path }
        return ItemPath.join(nearest.new, rest)
    }
}
