import CairnFormat

/// Which of the points in time that show a state of a root a command is given: one that the root's
/// machine made, if there is one.
public struct PointChoice {
    private let root: CatalogRoot
    /// All of them; empty where there is only one machine.
    private let roots: [CatalogRoot]

    /// The most points of other machines that are passed over.
    static let othersMaximum = 1_000

    public init(_ reader: CatalogReader, of root: CatalogRoot) throws {
        self.root = root
        let roots = root.host == nil ? [] : try reader.connection.roots()
        self.roots = roots.contains { ($0.host?.id ?? root.host?.id) != root.host?.id } ? roots : []
    }

    /// Whether a commit's id, with a path of the root, means the root.
    func names(_ point: CatalogCommit) -> Bool {
        guard !root.isReplaced(at: point.number) else { return false }
        return roots.isEmpty
            || root.host.flatMap { HostScope.maker(of: point, among: roots, own: $0) } == nil
    }

    /// Returns the first point that the root's machine made, or else the first.
    ///
    /// - Parameter next: the points in which the root is kept, in the wanted order.
    public func first(_ next: () throws -> CatalogCommit?) rethrows -> CatalogCommit? {
        var (other, count): (CatalogCommit?, Int) = (nil, 0)
        while count < Self.othersMaximum, let point = try next() {
            guard !root.isReplaced(at: point.number) else { continue }
            if names(point) { return point }
            other = other ?? point
            count += 1
        }
        return other
    }
}

extension CatalogReader {
    /// Whether a commit's id, with the path of an item of a root, means this item: another root of
    /// the machine, around this one or in it, may have had something else there.
    func names(_ point: CatalogCommit, _ root: CatalogRoot, _ path: [UInt8]) throws -> Bool {
        guard try PointChoice(self, of: root).names(point) else { return false }
        let live = ItemPath.join(root.definition.path, path)
        let others = try connection.roots().compactMap { other -> (CatalogRoot, path: [UInt8])? in
            guard other.host?.id == root.host?.id, other.stood(at: point.number),
                other.definition.path != root.definition.path
            else { return nil }
            return ItemPath.relative(live, to: other.definition.path).map { (other, $0) }
        }
        if others.isEmpty { return true }
        let own = try entry(root, path: path, at: point.number)
        return try others.allSatisfy { other, inner in
            guard let found = try entry(other, path: inner, at: point.number) else { return true }
            return found.kind == .directory && own?.kind == .directory
                || found.encoded == own?.encoded
        }
    }
}
