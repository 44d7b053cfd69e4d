import CairnFormat
import CairnRepository

/// The options by which a verb means one root, where its path alone would mean another, or none.
struct RootScope: Equatable, Sendable {
    /// The root's machine, as `--host` names it; nil where the verb means it anyway.
    var host: [UInt8]?
    /// The root's number, where another lived at its path at the same time.
    var root: UInt64?

    /// The words for verbs that read.
    var hostWords: [[UInt8]] { host.map { [Array("--host".utf8), $0] } ?? [] }
    /// The words for a restore.
    var words: [[UInt8]] {
        hostWords + (root.map { [Array("--root".utf8), Array("\($0)".utf8)] } ?? [])
    }
}

extension BrowseSession {
    /// - Parameter commit: the commit that the verb is given: its machine would be meant.
    func scope(of root: CatalogRoot, at commit: Commit? = nil) throws -> RootScope {
        let all = try reader.allRoots()
        let isOneOfSeveral = all.contains { other in
            other.definition.number != root.definition.number && other.host?.id == root.host?.id
                && other.definition.path == root.definition.path
                && other.first < root.last ?? .max && root.first < other.last ?? .max
        }
        return RootScope(
            host: word(for: root.host, at: commit, all),
            root: isOneOfSeveral ? root.definition.number : nil)
    }

    private func word(for host: RootHost?, at commit: Commit?, _ all: [CatalogRoot]) -> [UInt8]? {
        guard let host,
            host.id != machine?.id
                || commit != nil
                    && all.contains(where: { $0.host?.id != host.id })
        else { return nil }
        return HostScope.word(for: host, among: all)
    }

    /// The words for a verb without a path, whose roots the pages show: for each machine one call.
    func hostWords() throws -> [[[UInt8]]] {
        let all = try reader.allRoots()
        let hosts = Set(try reader.roots().map(\.host)).map { word(for: $0, at: nil, all) }
        let words = Set(hosts).map { RootScope(host: $0).hostWords }.sorted {
            $0.joined().lexicographicallyPrecedes($1.joined())
        }
        return words.isEmpty ? [[]] : words
    }
}
