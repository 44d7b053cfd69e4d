import CairnFormat

/// The commits around restores in place and undos, and the machines that made them: in a repository
/// of several machines each undoes its own.
///
/// A commit has only the name of its machine. Where that leads to no machine, or to several, the
/// roots decide in which it changed something, or else those of the commit at the restore's other
/// end: a machine changes nothing in the roots of another.
public struct RestoreMakers {
    private static let kinds: [CommitKind] = [.beforeRestore, .afterRestore, .afterUndo]

    /// Oldest first.
    private let all: [(commit: CatalogCommit, maker: Hash128?)]
    private let hosts: Set<RootHost>

    public init(_ reader: CatalogReader) throws {
        let commits = try reader.commits(of: Self.kinds)
        let roots = try reader.allRoots()
        hosts = Set(roots.compactMap(\.host))
        guard Set(hosts.map(\.id)).count > 1 else {
            let only = hosts.first?.id
            all = commits.map { ($0, only) }
            return
        }
        let byName = Dictionary(grouping: hosts, by: \.name).mapValues { Set($0.map(\.id)) }
        let isNamed = commits.allSatisfy { byName[$0.commit.host]?.count == 1 }
        let changed = isNamed ? [:] : try reader.rootsChanged(by: Self.kinds)
        let byNumber = roots.byNumber
        let makers = commits.map { commit -> Hash128? in
            if let named = byName[commit.commit.host], named.count == 1 { return named.first }
            return changed[commit.number]?.compactMap { byNumber[$0]?.host?.id }.first
        }
        all = commits.indices.map { index in
            let isBefore = commits[index].commit.kind == .beforeRestore
            let other = isBefore ? index + 1 : index - 1
            let isPair =
                commits.indices.contains(other)
                && (commits[other].commit.kind == .beforeRestore) != isBefore
            return (commits[index], makers[index] ?? (isPair ? makers[other] : nil))
        }
    }

    /// The commits of a machine; all of them where no other has roots.
    ///
    /// - Parameters:
    ///   - machine: nil for all.
    ///   - known: one of its commits, of which the repository may not tell whose it is.
    public func commits(by machine: RootHost?, known: Hash128? = nil) -> [CatalogCommit] {
        guard let machine, hosts.contains(where: { $0.id != machine.id })
        else { return all.map(\.commit) }
        return all.filter { $0.maker == machine.id || $0.commit.commit.id == known }.map(\.commit)
    }

    /// The commits of the machine that made one of them.
    public func commits(with point: CatalogCommit) -> [CatalogCommit] {
        let maker = all.first { $0.commit.number == point.number }?.maker
        return all.filter { $0.maker == maker }.map(\.commit)
    }

    /// The commits of each machine.
    public var byMachine: [[CatalogCommit]] {
        Dictionary(grouping: all, by: \.maker).values.map { $0.map(\.commit) }
    }

    /// The machine that made one of them; nil where that is not known.
    public func maker(of point: CatalogCommit) -> RootHost? {
        let maker = all.first { $0.commit.number == point.number }?.maker
        return hosts.filter { $0.id == maker }.max()
    }
}

extension CatalogReader {
    /// The roots in which commits made or removed something.
    public func rootsChanged(in commits: [CatalogCommit]) throws -> Set<UInt64> {
        let numbers = commits.map { "\($0.number)" }.joined(separator: ", ")
        return try rootsChanged("(\(numbers))").values.reduce(into: []) { $0.formUnion($1) }
    }

    /// By the number of a commit: the roots in which it made or removed something.
    fileprivate func rootsChanged(by kinds: [CommitKind]) throws -> [Int64: Set<UInt64>] {
        let those = kinds.map { CatalogSchema.isOf($0) }.joined(separator: " OR ")
        return try rootsChanged("(SELECT number FROM \"commit\" WHERE \(those))")
    }

    private func rootsChanged(_ numbers: String) throws -> [Int64: Set<UInt64>] {
        let statement = try connection.prepare(
            """
            SELECT c.number, d.root FROM (
                SELECT first AS number, directory FROM live WHERE first IN \(numbers)
                UNION SELECT first, directory FROM past WHERE first IN \(numbers)
                UNION SELECT last, directory FROM past WHERE last IN \(numbers)) c
            JOIN directory d ON d.id = c.directory
            """)
        let rows = try statement.map { ($0.integer(0), $0.number(1)) }
        return Dictionary(rows.map { ($0.0, [$0.1]) }) { $0.union($1) }
    }
}
