import CairnCore
import CairnFormat
import CairnSource

/// Removal of items that are no longer kept.
extension DirectoryComparison {
    /// Removes a missing name and everything beneath it, except for items that may still exist:
    /// those on a file system that is not mounted now, directories that a mount hides at their new
    /// path, and roots of the settings. The directories above such an item stay, too.
    ///
    /// - Returns: whether the name is free now.
    @discardableResult
    func remove(_ place: Place) throws -> Bool {
        if try failMissing(place) { return false }
        if try known.hasMountTop(place.root.number, beneath: place.path) || leadsToRoot(place)
            || covered().contains(where: { place.stored.covers($0.place) }),
            let row = try known.live.find(place.name, in: place.directory), row.kind == .directory,
            let child = row.child
        {
            if row.stamp?.isMountTop ?? false {
                try passAway(place)
            } else if try !covered().contains(where: { $0.place == place.stored }) {
                for inner in try known.live.names(in: child) {
                    try remove(Place(place.root, ItemPath.join(place.path, inner), in: child))
                }
            }
            return false
        }
        var outcome = ReadOutcome.removal(of: place.stored, in: place.directory)
        if followsMoves { outcome.left = try left(place) }
        try sink.outcome(outcome)
        return true
    }

    /// Whether a directory led to a root of the settings, whose files are not deleted with it. In a
    /// root of the settings, the other root must be elsewhere now.
    private func leadsToRoot(_ place: Place) throws -> Bool {
        let path = absolute(place.root, place.path)
        let isInRoot = settingsRoots.contains(place.root.path)
        return try settingsRoots.contains { root in
            guard let rest = ItemPath.relative(root, to: path), !rest.isEmpty else { return false }
            let inner = Place(place.root, ItemPath.join(place.path, rest), in: place.directory)
            return try known.row(at: inner.stored)?.kind == .directory
                && (!isInRoot && takenRoots.isEmpty || present(inner) != nil)
        }
    }

    /// Whether a kept name is still there, although a server or a program does not list it. That is
    /// a failure, and no deletion.
    ///
    /// - Parameter entries: the listing. Where names that differ in case are the same, a new
    ///   spelling is in it.
    func isHidden(
        _ place: Place, _ entries: [DirectoryEntry], _ directory: any SourceDirectory
    ) -> Bool {
        func folded(_ name: [UInt8]) -> String {
            String(decoding: name, as: UTF8.self).lowercased()
        }
        guard DatabaseCompanion(place.name) == nil, directory.exclusion(of: place.name) == nil,
            (try? directory.status(of: place.name)) != nil,
            !entries.contains(where: { folded($0.name) == folded(place.name) })
        else { return false }
        fail(
            place.root, place.path,
            .system(SystemError("list", path: place.path, code: ErrorCode.inputOutput)))
        return true
    }

    /// A removed item and the first of those in it, level by level.
    private func left(_ place: Place) throws -> [LeftItem] {
        guard let row = try known.live.find(place.name, in: place.directory) else { return [] }
        var items = [LeftItem(path: place.path, row: row)]
        var next = 0
        while next < items.count, items.count < Self.leftMaximum {
            if let child = items[next].row.child {
                let inside = try known.live.names(in: child)
                    .prefix(Self.leftMaximum - items.count)
                    .compactMap { try known.live.find($0, in: child) }
                items[next].inside = Array(inside.prefix(Self.insideMaximum))
                let path = items[next].path
                items += inside.map { LeftItem(path: ItemPath.join(path, $0.name), row: $0) }
            }
            next += 1
        }
        return items
    }

    private static var leftMaximum: Int { 256 }
    /// The number of items by which a renamed directory is recognised.
    private static var insideMaximum: Int { 16 }

    /// Handles a kept name that is not listed: deleted, or excluded by a rule.
    func lose(_ place: Place, _ opened: any SourceDirectory) throws {
        // A root is backed up even in an excluded directory.
        if try opened.exclusion(of: place.name) == nil || leadsToRoot(place) {
            try remove(place)
        } else {
            try exclude(place, in: opened, wasKept: true)
        }
    }

    /// Excludes an item by a rule, so that it is no longer kept. Its versions stay.
    ///
    /// - Parameter wasKept: whether it has a live row.
    func exclude(_ place: Place, in opened: any SourceDirectory, wasKept: Bool) throws {
        guard let item = opened.exclusion(of: place.onDisk) else { return }
        try note(item, at: place, wasKept: wasKept)
    }

    func note(_ item: ExcludedItem, at place: Place, wasKept: Bool) throws {
        let row = wasKept ? try known.live.find(place.name, in: place.directory) : nil
        let isOrdered =
            !wasKept
            || orders.cover(
                item, at: absolute(place.root, place.path), item: row?.item, stamp: row?.stamp)
        let outcome = ReadOutcome.exclusion(
            of: item, at: place.stored, in: place.directory, wasKept: wasKept,
            isOrdered: isOrdered)
        if let outcome { try sink.outcome(outcome) }
    }

    /// Excludes an unchanged file that was kept although it had an exclusion flag, because flags
    /// were ignored then. Its stored attributes show the flag.
    ///
    /// - Parameter item: the encoded item of the row.
    /// - Returns: whether it is excluded, in which case the sink was told.
    func excludeMarked(
        _ place: Place, _ item: UnsafeRawBufferPointer, in directory: any SourceDirectory
    ) throws -> Bool {
        guard Item.hasAttributes(encodedAlone: item),
            let kept = try? Item(decodingAlone: Array(item)),
            BackupFlags.verdict(kept.attributes) != nil,
            let exclusion = directory.exclusion(of: place.onDisk)
        else { return false }
        try note(exclusion, at: place, wasKept: true)
        return true
    }
}
