import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// What patterns take out of one commit.
///
/// - What it promises: what a pattern matches goes with everything beneath it. A document that is
///   one directory goes whole or not at all: patterns are not matched within it. A root itself
///   stays.
/// - Memory: what is matched, not what lies beneath.
public struct RewritePlan: Sendable {
    /// Something that a pattern matches, with everything beneath it.
    public struct Match: Sendable {
        public let place: RepositoryPath
        /// Where it is, or was, on the machine.
        public let livePath: [UInt8]
        public let kind: ItemKind
        /// With itself.
        public fileprivate(set) var items: UInt64 = 0
        public fileprivate(set) var bytes: UInt64 = 0
    }

    public let commit: CatalogCommit
    public private(set) var matches: [Match] = []

    public var items: UInt64 { matches.reduce(0) { $0 + $1.items } }
    public var bytes: UInt64 { matches.reduce(0) { $0 + $1.bytes } }

    public init(
        _ reader: CatalogReader, _ commit: CatalogCommit, of selections: [RestoreSelection],
        _ patterns: PathPatterns
    ) throws {
        self.commit = commit
        for selection in selections {
            let root = selection.root.definition
            var depth = 0
            try reader.walk(selection.root, at: commit.number) { step in
                guard case .enter(let path, let entry) = step else {
                    if depth > 0 { depth -= 1 }
                    return true
                }
                let isDirectory = entry.kind == .directory
                if depth == 0 {
                    let live = ItemPath.join(root.path, path)
                    guard patterns.matches(live, isDirectory: isDirectory) else {
                        return try isDirectory && !entry.item().isBundle
                    }
                    let place = RepositoryPath(root: root.number, path: path)
                    matches.append(Match(place: place, livePath: live, kind: entry.kind))
                }
                matches[matches.count - 1].items += 1
                if isDirectory {
                    depth += 1
                } else {
                    matches[matches.count - 1].bytes += try entry.item().size
                }
                return true
            }
        }
    }
}
