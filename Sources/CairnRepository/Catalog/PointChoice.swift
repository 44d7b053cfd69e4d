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
    func names(_ point: CatalogCommit, _ root: CatalogRoot) throws -> Bool {
        try PointChoice(self, of: root).names(point)
    }
}
