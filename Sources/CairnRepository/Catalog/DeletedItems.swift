import CairnFormat

/// The last version of something that was deleted, whether or not a point in time still shows it.
public struct DeletedItem: Sendable {
    /// To be taken as at ``asAt``; of it and what was beneath it nothing that went with it is
    /// missing.
    public let selection: RestoreSelection
    public let item: Item
    /// The state just before it was deleted. Its number is no point in time where that one is
    /// forgotten; its commit is then the nearest that is kept.
    public let asAt: CatalogCommit
    /// The first commit that is kept and does not show it.
    public let gone: CatalogCommit?
    /// Whether a point in time shows it still.
    public let isShown: Bool
}

extension CatalogReader {
    /// What stood at a path and was deleted, the latest that did among some places.
    ///
    /// - Returns: nil when nothing was deleted there, or something stands there now, or the time
    ///   that deleted files are kept is over.
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
            item: found.version.item,
            asAt: CatalogCommit(number: number, commit: nearest.commit),
            gone: try commit(notBefore: found.last),
            isShown: try firstPoint(
                of: root.definition.number, from: found.version.first, before: found.last) != nil)
    }
}

extension CatalogRoot {
    /// The root for questions about what was deleted, which need no point in time.
    var whole: CatalogRoot {
        var root = self
        root.forgottenAt = []
        return root
    }
}
