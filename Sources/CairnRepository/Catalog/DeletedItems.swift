import CairnFormat

/// The last version of a deleted item, whether or not a point in time shows it.
public struct DeletedItem: Sendable {
    /// The selection to restore as at ``asAt``; it includes everything that was deleted with the
    /// item.
    public let selection: RestoreSelection
    public let item: Item
    /// The state just before the deletion. When that commit is forgotten, its number is no point in
    /// time, and its commit is the nearest that is kept.
    public let asAt: CatalogCommit
    /// The first kept commit that does not show the item.
    public let gone: CatalogCommit?
    /// Whether a point in time still shows the item.
    public let isShown: Bool
}

extension CatalogReader {
    /// The item that was deleted last at one of some places.
    ///
    /// - Returns: nil when nothing was deleted there, something exists there now, or the time for
    ///   which deleted files are kept is over.
    public func deleted(at places: [(root: CatalogRoot, path: [UInt8])]) throws -> DeletedItem? {
        var found: (place: (root: CatalogRoot, path: [UInt8]), version: ItemVersion, last: Int64)?
        for place in places {
            guard let version = try versions(place.root, path: place.path).last,
                let last = version.last, version.wasRemoved
            else { continue }
            if last > found?.last ?? 0 { found = (place, version, last) }
        }
        guard let found else { return nil }
        let number = found.last - 1
        guard let nearest = try point(notAfter: number) ?? firstPoint(from: found.last) else {
            return nil
        }
        let root = found.place.root
        return DeletedItem(
            selection: RestoreSelection(root: root.whole, path: found.place.path),
            item: found.version.item, asAt: CatalogCommit(number: number, commit: nearest.commit),
            gone: try commit(notBefore: found.last),
            isShown: try firstPoint(
                of: root.definition.number, from: found.version.first, before: found.last) != nil)
    }
}

extension CatalogRoot {
    /// The root for questions about deleted items, which need no point in time.
    var whole: CatalogRoot {
        var root = self
        root.forgottenAt = []
        return root
    }
}
