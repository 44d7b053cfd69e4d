import CairnFormat

/// The machine whose roots a question is about, in a repository of several machines. - Source:
/// FORMAT.md §8.15.
public struct HostScope: Sendable {
    /// Nil when no machine is chosen: the roots without a machine, or all roots.
    public let host: RootHost?
    /// The machines with roots, in order of name.
    public let hosts: [RootHost]

    public enum Failure: Error, Equatable {
        case unknown([UInt8])
        case ambiguous([UInt8])
        /// This machine has no roots, and several others have.
        case notHere
    }

    /// - Parameters:
    /// - wanted: a machine's name, or the first digits of its id; nil for this machine, or else the
    ///   only one.
    /// - isLenient: whether to take all machines when none can be chosen.
    public init(_ catalog: Catalog, wanted: [UInt8]?, own: RootHost?, isLenient: Bool = false)
        throws
    {
        let roots = try CatalogReader(catalog).allRoots()
        hosts = Self.hosts(roots)
        host = try Self.choose(hosts, roots, wanted, own, isLenient)
        let isOpen =
            host == nil
            && (hosts.isEmpty || isLenient && !roots.contains { $0.host == nil && $0.last == nil })
        catalog.hiddenRoots = isOpen ? [] : Self.hidden(roots, host)
    }

    /// A machine's own scope, for the service; it hides nothing.
    public init?(of machine: RootHost?, in catalog: Catalog) throws {
        guard let machine else { return nil }
        host = machine
        hosts = Array(Set(try CatalogReader(catalog).allRoots().compactMap(\.host))).sorted()
    }

    private static func hosts(_ roots: [CatalogRoot]) -> [RootHost] {
        Dictionary(roots.compactMap(\.host).map { ($0.id, $0) }) { $1 }.values.sorted()
    }

    /// The word that selects a machine, for people to type: its name, or where that is no plain
    /// word or another's, too, its id.
    ///
    /// - Parameter roots: of all machines.
    public static func word(for host: RootHost, among roots: [CatalogRoot]) -> [UInt8] {
        let hosts = hosts(roots)
        let id = Array(host.id.description.utf8)
        let name = hosts.first { $0.id == host.id }?.name ?? host.name
        let isPlain =
            name.first != UInt8(ascii: "-")
            && String(validating: name, as: UTF8.self)?.unicodeScalars.allSatisfy {
                ![.control, .format].contains($0.properties.generalCategory)
            } ?? false
        return [isPlain ? name : [], Array(id.prefix(8))].first {
            !$0.isEmpty && (try? choose(hosts, roots, $0, nil, false))?.id == host.id
        } ?? id
    }

    private static func choose(
        _ hosts: [RootHost], _ roots: [CatalogRoot], _ wanted: [UInt8]?, _ own: RootHost?,
        _ isLenient: Bool
    ) throws -> RootHost? {
        if let wanted {
            let named = hosts.filter { $0.name == wanted }
            let found =
                named.isEmpty && wanted.count >= 4
                ? hosts.filter { Array($0.id.description.utf8).starts(with: wanted) } : named
            guard let first = found.first else {
                // A machine without roots yet, or with roots of an earlier version.
                if let own, own.name == wanted { return own }
                throw Failure.unknown(wanted)
            }
            guard found.count == 1 else { throw Failure.ambiguous(wanted) }
            return first
        }
        if let own, let here = hosts.first(where: { $0.id == own.id }) { return here }
        if roots.contains(where: { $0.host == nil && $0.last == nil }) { return nil }
        if hosts.count > 1, !isLenient { throw Failure.notHere }
        return hosts.count == 1 ? hosts[0] : nil
    }

    /// The roots of other machines, and the roots without a machine that lie where the chosen
    /// machine's do.
    private static func hidden(_ roots: [CatalogRoot], _ host: RootHost?) -> Set<UInt64> {
        let own = roots.filter { $0.host?.id == host?.id && $0.host != nil && $0.last == nil }.map(
            \.definition)
        return Set(
            roots.filter { root in
                guard root.host == nil else { return root.host?.id != host?.id }
                return root.last == nil && own.contains { $0.clashes(with: root.definition) }
            }.map(\.definition.number))
    }

    /// The other machine that made a commit, by the name in the commit; nil when this machine may
    /// have made it, or when no machine with roots has that name. What was made before this machine
    /// had roots another of its name made: its earlier self, before it was installed anew.
    public static func maker(of commit: CatalogCommit, among roots: [CatalogRoot], own: RootHost)
        -> RootHost?
    {
        let named = roots.compactMap(\.host).filter { $0.name == commit.commit.host }
        let other = named.filter { $0.id != own.id }.min()
        guard commit.commit.host == own.name || named.contains(where: { $0.id == own.id })
        else { return other }
        let begun = roots.filter { $0.host?.id == own.id }.map(\.first).min()
        return commit.number < begun ?? .max ? other : nil
    }

    /// Whether a commit is this machine's. Commits have only the machine's name; one that no other
    /// machine has counts as its own.
    public func includes(_ commit: Commit) -> Bool {
        guard let host else { return true }
        return commit.host == host.name
            || !hosts.contains { $0.id != host.id && $0.name == commit.host }
    }

    /// Returns which of some roots are another machine's.
    public func others(_ roots: [CatalogRoot]) -> Set<UInt64> {
        guard let host else { return [] }
        return Set(roots.filter { ($0.host?.id ?? host.id) != host.id }.map(\.definition.number))
    }

    /// Returns what this machine's rules forget of a commit that they do not keep: where another
    /// machine may have made it, only roots that are not another machine's.
    public func forgetting(
        _ wanted: Forgetting, of commit: CatalogCommit, among roots: [CatalogRoot]
    ) -> Forgetting? {
        guard let host,
            commit.commit.host != host.name
                || hosts.contains(where: { $0.id != host.id && $0.name == host.name })
        else { return wanted }
        let shown = roots.filter { $0.isKept(at: commit.number) }
        let others = others(shown)
        guard !others.isEmpty else { return wanted }
        return Forgetting(
            inRoots: shown.map(\.definition.number).filter {
                !others.contains($0) && !wanted.keeps($0)
            })
    }
}

extension CatalogReader {
    /// Does something for which there is one root alone.
    public func withOnly<Result>(_ root: CatalogRoot, _ body: () throws -> Result) throws
        -> Result
    {
        let hidden = catalog.hiddenRoots
        defer { catalog.hiddenRoots = hidden }
        catalog.hiddenRoots = Set(try allRoots().map(\.definition.number))
            .subtracting([root.definition.number])
        return try body()
    }
}

extension CatalogReader {
    /// Returns the first commit whose deletions in some roots have not expired, and that root; nil
    /// when none up to another one has any. - Source: FORMAT.md §8.12.
    public func firstDeletion(in roots: Set<UInt64>, upTo last: Int64) throws
        -> (commit: Int64, root: UInt64)?
    {
        guard !roots.isEmpty else { return nil }
        func first(_ query: String) throws -> (commit: Int64, root: UInt64)? {
            let rows = try connection.prepare(query, expired(), last)
            defer { rows.reset() }
            while try rows.step() {
                let root = UInt64(clamping: rows.integer(1))
                if roots.contains(root) { return (rows.integer(0), root) }
            }
            return nil
        }
        let found = [
            try first(
                "SELECT last, (SELECT root FROM directory d WHERE d.id = past.directory) FROM past WHERE last > ?1 AND last <= ?2 AND ended <> 0 ORDER BY last"
            ),
            try first(
                "SELECT last, root FROM exclusion WHERE rule >= \(RecordedExclusion.unorderedBit) AND last > ?1 AND last <= ?2 ORDER BY last"
            ),
        ]
        return found.compactMap(\.self).min { $0.commit < $1.commit }
    }
}

/// The anomaly guard's pins, by the machine whose files changed.
public struct AnomalyPins: Sendable {
    /// Those of the machine that asks, and those of which nobody can tell.
    public var own: [RecordedPin] = []
    public var others: [(pin: RecordedPin, host: RootHost)] = []
}

extension CatalogReader {
    /// Returns whose mass change each pin of the anomaly guard stands for. Only what ended versions
    /// in the roots of other machines alone is another machine's: a commit has no more than a name,
    /// and the users of one computer share it.
    public func anomalyPins(of machine: RootHost?) throws -> AnomalyPins {
        var found = AnomalyPins()
        let roots = try allRoots().byNumber
        for pin in try pins() where pin.state == .byAnomalyGuard {
            let hosts = try rootsChanged(by: pin).map { roots[$0]?.host }
            if let machine, let first = hosts.compactMap(\.self).min(),
                !hosts.contains(where: { $0 == nil || $0?.id == machine.id })
            {
                found.others.append((pin, first))
            } else {
                found.own.append(pin)
            }
        }
        return found
    }

    /// The roots with versions that ended after a pinned commit, until it was pinned.
    private func rootsChanged(by pin: RecordedPin) throws -> [UInt64] {
        guard let pinned = try commits(idPrefix: pin.id.description).first else { return [] }
        return try connection.prepare(
            "SELECT DISTINCT (SELECT root FROM directory d WHERE d.id = past.directory) FROM past WHERE last > ?1 AND last <= ?2",
            pinned.number, pin.commit
        ).map { $0.number(0) }
    }
}

extension RootHost {
    /// Whether it has nothing but its name: of `--host` or an import, where no machine will ever
    /// let go of what it deleted.
    public var isNameOnly: Bool {
        id == RootHost(machine: Array("name ".utf8) + name, name: name).id
    }
}

extension RootHost: Comparable {
    public static func < (left: RootHost, right: RootHost) -> Bool {
        left.name == right.name
            ? left.id.description < right.id.description
            : left.name.lexicographicallyPrecedes(right.name)
    }
}
