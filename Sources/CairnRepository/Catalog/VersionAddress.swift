import CairnFormat

/// How a version of an item is named and restored: every version that stands has an address.
///
/// A version that a snapshot of its machine shows is named by that snapshot. A version that no
/// snapshot shows any more stands as the last one before a deletion, or because of a commit of
/// maintenance, and has an id of its own. So has one that is shown only where the path means
/// another root: in snapshots of other machines, or of a time when the root was elsewhere. That id
/// follows from the version's root, path and first commit, so a catalog that is rebuilt from the
/// journal, and a copy of the repository, give the same id.
/// - Source: FORMAT.md §8.12; decision 0032.
public struct VersionAddress: Sendable {
    /// The first snapshot that shows the version; nil when no snapshot does.
    public let point: CatalogCommit?
    /// What `--snapshot` takes for the version: the snapshot's id, if a command with the version's
    /// path means this version by it.
    public let id: Hash128
    /// The number of the commit at which the item is restored, with everything under it.
    public let number: Int64
    /// Where the item stood then.
    public let place: RestoreSelection

    public var shortID: String { Commit.short(id) }

    /// Returns the id of a version by itself.
    static func ownID(_ root: UInt64, _ path: [UInt8], first: Int64) -> Hash128 {
        var writer = ByteWriter(reserving: path.count + 32)
        writer.raw(Array("cairn-1 version ".utf8))
        writer.varint(root)
        writer.varint(UInt64(clamping: first))
        writer.raw(path)
        return Digest.h128(writer.bytes)
    }
}

/// A version as a verb restores it.
public struct RestorableVersion: Sendable {
    /// The item at ``asAt``, with everything under it.
    public let selection: RestoreSelection
    public let item: Item
    /// The state that is restored. If its commit is forgotten, ``CatalogCommit/number`` names no
    /// snapshot, and ``CatalogCommit/commit`` is the nearest one that is kept.
    public let asAt: CatalogCommit
    /// Whether a snapshot still shows the version.
    public let isShown: Bool
    /// Where the item belongs now, if its root was moved out of another root, or into one.
    public var now: RestoreSelection?
}

extension CatalogReader {
    /// Returns the address of a version that stands.
    ///
    /// - Parameters:
    ///   - asked: the places of the path with which the id is to be used; none for the version's
    ///     own.
    ///   - all: the versions that are listed with it.
    ///   - find: looks for the first snapshot that shows a state of a root from one commit until
    ///     before another; by default in the catalog.
    public func address(
        of found: NamedVersion, asked: [(root: CatalogRoot, path: [UInt8])] = [],
        among all: [NamedVersion] = [],
        point find: ((CatalogRoot, Int64, Int64?) throws -> CatalogCommit?)? = nil
    ) throws -> VersionAddress {
        func point(_ root: CatalogRoot, _ first: Int64, _ last: Int64?) throws -> CatalogCommit? {
            try find.map { try $0(root, first, last) }
                ?? firstPoint(showing: root, from: first, before: last)
        }
        let (version, number) = (found.version, found.root.definition.number)
        let here = (found.root, found.path, version.first, version.last)
        let before = found.began.map { ($0.root, $0.path, $0.first, $0.last) }
        for (root, path, first, last) in [before, here].compactMap(\.self) {
            guard let point = try point(root, first, last), try names(point, root, path),
                try isMeant(found, at: RestoreSelection(root: root, path: path), point, asked, all)
            else { continue }
            return VersionAddress(
                point: point, id: point.commit.id, number: point.number,
                place: RestoreSelection(root: root, path: path))
        }
        let shown = try point(found.root.wherever, version.first, version.last)
        return VersionAddress(
            point: shown, id: VersionAddress.ownID(number, found.path, first: version.first),
            number: try shown?.number ?? state(of: version, number),
            place: RestoreSelection(root: found.root.wherever, path: found.path))
    }

    /// Whether a snapshot's id means a version that stood at a place then, if it is used with the
    /// path that was asked for: the path may have had another item then, or several former names.
    private func isMeant(
        _ found: NamedVersion, at place: RestoreSelection, _ point: CatalogCommit,
        _ asked: [(root: CatalogRoot, path: [UInt8])], _ all: [NamedVersion]
    ) throws -> Bool {
        if asked.isEmpty { return true }
        if let held = try held(asked, at: point.number) { return held.livePath == place.livePath }
        // As ``version(renamedSince:at:)`` takes the last.
        let last = try all.last { other in
            try other.first <= point.number && point.number < other.version.last ?? .max
                && address(of: other).point?.number == point.number
        }
        return last?.isSame(as: found) == true
    }

    /// The first of some places that a commit shows.
    private func held(_ places: [(root: CatalogRoot, path: [UInt8])], at number: Int64) throws
        -> RestoreSelection?
    {
        try places.first {
            try $0.root.exists(at: number) && entry($0.root, path: $0.path, at: number) != nil
        }.map { RestoreSelection(root: $0.root, path: $0.path) }
    }

    /// Returns the address of a version in one root.
    public func address(
        of version: ItemVersion, _ root: CatalogRoot, _ path: [UInt8]
    ) throws -> VersionAddress {
        try address(of: NamedVersion(root: root, path: path, version: version))
    }

    /// Whether retention forgot the versions that followed one of a history.
    ///
    /// - Parameter all: the versions of the item under all its names.
    public func isThinned(after found: NamedVersion, among all: [NamedVersion]) throws -> Bool {
        guard let last = found.version.last, !found.version.wasRemoved,
            !all.contains(where: { $0.first == last || $0.version.first == last })
        else { return false }
        // A commit that is kept and does not show the item was rewritten.
        let ended = try commit(number: last)
        return !(ended?.forgetting?.keeps(found.root.definition.number) ?? (ended != nil))
    }

    /// Returns the commit at which a version that no snapshot shows is complete.
    private func state(of version: ItemVersion, _ root: UInt64) throws -> Int64 {
        guard let last = version.last else {
            return try commitsWithMaintenance().last.map { max($0.number, version.first) }
                ?? version.first
        }
        if version.wasRemoved, try last > expired() { return last - 1 }
        // A commit of maintenance is what keeps it.
        let kept = try commits(
            "WHERE number >= ?1 AND number < ?2 AND \(CatalogSchema.isKept) ORDER BY number DESC",
            version.first, last)
        return kept.first { $0.forgetting?.keeps(root) ?? true }?.number ?? last - 1
    }

    /// Returns the last version at one of some places that ended by a deletion, even if something
    /// has the name again.
    ///
    /// - Returns: nil when nothing was deleted there, or when what was deleted is not kept any
    ///   more.
    public func deleted(at places: [(root: CatalogRoot, path: [UInt8])]) throws
        -> RestorableVersion?
    {
        var found: (place: (root: CatalogRoot, path: [UInt8]), version: ItemVersion, last: Int64)?
        let earlier = try MovedRootHistory(self).earlier(of: places)
        let own = places.map { (place: $0, before: Int64.max) }
        for (place, before) in own + earlier.map({ (($0.root, $0.path), $0.before) }) {
            for version in try versions(place.root, path: place.path) where version.wasRemoved {
                guard let last = version.last, last < before, last > found?.last ?? 0
                else { continue }
                found = (place, version, last)
            }
        }
        guard let (place, version, last) = found else { return nil }
        // The state before a deletion has all that was deleted with the item, until that expires.
        let number =
            try last > expired()
            ? last - 1
            : lastPoint(showing: place.root.wherever, from: version.first, before: last)?.number
        return try restorable(version, place.root, place.path, at: number, earlier)
    }

    /// Returns the version of one item that an id names: an id of its own, or that of a forgotten
    /// snapshot in which a version began that still stands.
    ///
    /// - Parameter digits: the first hexadecimal digits of the id, in lower case.
    /// - Returns: nil when the id names no version at these places.
    public func version(idPrefix digits: String, at places: [(root: CatalogRoot, path: [UInt8])])
        throws -> RestorableVersion?
    {
        let named = try versionsThroughRenames(places)
        for found in named.reversed() {
            let id = VersionAddress.ownID(
                found.root.definition.number, found.path, first: found.version.first)
            guard id.description.hasPrefix(digits) else { continue }
            return try restorable(found, at: places)
        }
        let numbers = try forgotten(idPrefix: digits)
        guard numbers.count == 1 else { return nil }
        // What a directory held then may be gone, even if the directory's own row stands.
        let then = named.last {
            numbers[0] >= $0.version.first && numbers[0] < $0.version.last ?? .max
                && !$0.version.item.isDirectory
        }
        return try then.flatMap { try restorable($0, at: places) }
    }

    /// Returns the version of an item that has this commit's address, if it had another name there.
    ///
    /// - Parameter places: of the item, as people name it.
    /// - Returns: nil when the commit has one of these places, or no such version.
    public func version(
        renamedSince commit: CatalogCommit, at places: [(root: CatalogRoot, path: [UInt8])]
    ) throws -> RestorableVersion? {
        guard try held(places, at: commit.number) == nil else { return nil }
        let found = try versionsThroughRenames(places).last {
            try commit.number >= $0.first && address(of: $0).point?.number == commit.number
        }
        return try found.flatMap { try restorable($0, at: places) }
    }

    private func restorable(
        _ found: NamedVersion, at places: [(root: CatalogRoot, path: [UInt8])]
    ) throws -> RestorableVersion? {
        try restorable(
            found.version, found.root, found.path, MovedRootHistory(self).earlier(of: places))
    }

    /// - Parameters:
    ///   - number: as at which commit; nil for that of the version's address.
    ///   - earlier: the earlier places of the item that was asked for.
    private func restorable(
        _ version: ItemVersion, _ root: CatalogRoot, _ path: [UInt8], at number: Int64? = nil,
        _ earlier: [MovedRootHistory.Earlier]
    ) throws -> RestorableVersion? {
        let address = try address(of: version, root, path)
        let number = number ?? address.number
        guard let nearest = try point(notAfter: number) ?? firstPoint(from: number + 1)
        else { return nil }
        return RestorableVersion(
            selection: RestoreSelection(root: root.whole, path: path), item: version.item,
            asAt: CatalogCommit(number: number, commit: nearest.commit),
            isShown: address.point != nil,
            now: earlier.first {
                $0.root.definition.number == root.definition.number && $0.path == path
                    && version.first < $0.before
            }?.now)
    }
}

extension CatalogRoot {
    /// The root for questions about its items, whatever was at its path.
    public var wherever: CatalogRoot {
        var root = self
        root.replaced = []
        return root
    }

    /// The root for questions about versions that need no snapshot.
    var whole: CatalogRoot {
        var root = self
        root.forgottenAt = []
        return root.wherever
    }
}
