import CairnCore
import CairnFormat
import Synchronization

/// Remembers what the rules exclude, and finds stored items that were moved there.
///
/// Such an item is not deleted. It is found by its inode, among the excluded items that a scan
/// has met, in the directories among them, and in those that the rules name. The size and the
/// modification time must be those that are stored, because numbers are used again; of a directory
/// that got a marker, those of something in it.
/// - What it does not: find an item on another file system, in a directory of thousands of entries,
///   beyond the first ``directoriesMaximum`` directories, or in what a rule forbids to look into.
/// - Cost: nothing without deleted items; otherwise a `statx` for each of some thousand names.
public final class ExcludedPlaces: Sendable {
    /// An item that left its place.
    public struct Left: Sendable {
        /// Absolute.
        public let path: [UInt8]
        public let item: Item
        public let stamp: Stamp
        /// Of a directory, some of what was in it.
        public let inside: [Inside]

        public init(path: [UInt8], item: Item, stamp: Stamp, inside: [Inside] = []) {
            (self.path, self.item, self.stamp, self.inside) = (path, item, stamp, inside)
        }
    }

    /// An item in a directory that left its place.
    public struct Inside: Sendable {
        public let name: [UInt8]
        public let item: Item
        public let stamp: Stamp

        public init(name: [UInt8], item: Item, stamp: Stamp) {
            (self.name, self.item, self.stamp) = (name, item, stamp)
        }
    }

    /// A stored item in an excluded place.
    public struct Found: Sendable {
        /// Absolute.
        public let path: [UInt8]
        public let excluded: ExcludedItem
        /// Whether somebody else than the item's owner, root and the user of the backup can have
        /// moved it there. Always false outside of the backup roots.
        public let mayBeMovedByOthers: Bool
    }

    private struct Seen {
        var rules: RuleBook?
        var directories: Set<[UInt8]> = []
        var items: [LinkIdentity: [UInt8]] = [:]
    }

    private static let seenMaximum = 4_096
    fileprivate static let entriesMaximum = 4_096
    fileprivate static let directoriesMaximum = 256
    fileprivate static let directoryBytesMaximum: UInt64 = 1 << 18

    private let fileSystem: any FileSystem
    private let seen = Mutex(Seen())
    /// Receives the absolute paths of what was moved.
    public let tell: @Sendable ([(from: [UInt8], to: [UInt8])]) -> Void

    /// - Parameters:
    ///   - fileSystem: without rules.
    ///   - tell: receives the absolute paths of what was moved.
    public init(
        _ fileSystem: any FileSystem,
        tell: @escaping @Sendable ([(from: [UInt8], to: [UInt8])]) -> Void = { _ in }
    ) {
        self.fileSystem = fileSystem
        self.tell = tell
    }

    /// Must be called before a run; without rules nothing is excluded.
    public func obey(_ rules: RuleBook) { seen.withLock { $0.rules = rules } }

    /// Notes an excluded item: the observer of a ``RuledFileSystem``.
    @Sendable public func note(_ path: [UInt8], _ verdict: RuleVerdict, _ status: FileStatus) {
        guard verdict.rule != .own, status.stableInode != 0 else { return }
        seen.withLock { seen in
            if seen.items.count >= Self.seenMaximum { seen.items = [:] }
            seen.items[LinkIdentity(status)] = path
            guard status.kind == .directory, !verdict.forbidsLooking else { return }
            if seen.directories.count >= Self.directoriesMaximum { seen.directories = [] }
            seen.directories.insert(path)
        }
    }

    /// Finds items that left their places.
    ///
    /// - Parameters:
    ///   - left: a directory precedes what was in it.
    ///   - roots: the absolute paths of the backup roots.
    /// - Returns: one element for each of `left`; nil for an item that is in no excluded place, or
    ///   went there with its directory.
    public func find(_ left: [Left], roots: [[UInt8]]) -> [Found?] {
        let seen = seen.withLock { $0 }
        guard let rules = seen.rules, !left.isEmpty else { return left.map { _ in nil } }
        var search = Search(fileSystem, left)
        for one in left { seen.items[one.stamp.identity].map { search.look(at: $0) } }
        search.look(
            in: seen.directories.union(rules.paths).union(
                rules.excludedPlaces.filter { $0.own == nil }.map(\.path)))
        let judge = RuleJudge(fileSystem, rules: rules, roots: roots)
        var settled: Set<[UInt8]> = []
        let found = zip(left, search.found).map { one, found -> Found? in
            // A marker excludes itself: who made it that asked for it.
            guard let found, !Self.isBelow(settled, one.path),
                !BackupFlags.isMarker(ItemPath.split(found.path).name),
                let verdict = judge.judge(found.path).verdict, verdict.rule != .own
            else { return nil }
            settled.insert(one.path)
            return Found(
                path: found.path, excluded: ExcludedItem(verdict, found.status),
                mayBeMovedByOthers: !Self.isNamedByOwner(found, roots, rules))
        }
        tell(zip(left, found).compactMap { one, found in found.map { (one.path, $0.path) } })
        return found
    }

    private static func isNamedByOwner(
        _ found: (path: [UInt8], status: FileStatus), _ roots: [[UInt8]], _ rules: RuleBook
    ) -> Bool {
        let places = roots.lazy.compactMap { root in
            ItemPath.relative(found.path, to: root).map {
                RuleBook.Place(root: root, path: $0, device: nil)
            }
        }
        guard let place = places.first, let surroundings = rules.surroundings else { return true }
        return surroundings.isNamedByOwner(place, owner: found.status.uid, user: rules.user)
    }

    private static func isBelow(_ directories: Set<[UInt8]>, _ path: [UInt8]) -> Bool {
        var above = directories.isEmpty ? [] : path
        while !above.isEmpty, !directories.contains(above) { above = ItemPath.split(above).parent }
        return !above.isEmpty
    }
}

/// The bounded look for some items.
private struct Search {
    private let fileSystem: any FileSystem
    private let left: [ExcludedPlaces.Left]
    private var wanted: [LinkIdentity: Int] = [:]
    private var devices: Set<UInt64> = []
    private var entries = 0
    private var directories = 0
    private(set) var found: [(path: [UInt8], status: FileStatus)?]

    init(_ fileSystem: any FileSystem, _ left: [ExcludedPlaces.Left]) {
        self.fileSystem = fileSystem
        self.left = left
        found = left.map { _ in nil }
        for (index, one) in left.enumerated() where one.stamp.hasInode && one.item.links == nil {
            wanted[one.stamp.identity] = index
            devices.insert(one.stamp.identity.device)
        }
    }

    mutating func look(at path: [UInt8]) {
        if let status = try? fileSystem.status(ofRoot: path) { compare(path, status) }
    }

    /// The directories are listed level by level, so that a deep one takes no other's share.
    mutating func look(in paths: Set<[UInt8]>) {
        var level: [(directory: any SourceDirectory, path: [UInt8])] = []
        for path in paths.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            if (try? fileSystem.status(ofRoot: path)).map(mayHold) == true,
                let directory = try? fileSystem.openRoot(path)
            {
                level.append((directory, path))
            }
        }
        while !level.isEmpty, !wanted.isEmpty {
            var next: [(directory: any SourceDirectory, path: [UInt8])] = []
            for (directory, path) in level {
                for name in list(directory, path)
                where directories + next.count < ExcludedPlaces.directoriesMaximum {
                    if let inner = try? directory.openDirectory(name) {
                        next.append((inner, ItemPath.join(path, name)))
                    }
                }
            }
            level = next
        }
    }

    /// - Returns: the directories in it that may be listed.
    private mutating func list(_ directory: any SourceDirectory, _ path: [UInt8]) -> [[UInt8]] {
        directories += 1
        guard directories <= ExcludedPlaces.directoriesMaximum,
            entries < ExcludedPlaces.entriesMaximum, let inside = try? directory.entries()
        else { return [] }
        entries += inside.count
        var further: [[UInt8]] = []
        for entry in inside {
            guard case .success(let status) = entry.status else { continue }
            compare(ItemPath.join(path, entry.name), status)
            if mayHold(status) { further.append(entry.name) }
        }
        return further
    }

    /// Only within a file system can an item be renamed. A directory with thousands of entries is
    /// not listed.
    private func mayHold(_ status: FileStatus) -> Bool {
        status.kind == .directory && devices.contains(status.device) && status.origin != .made
            && !status.traits.contains(.view) && status.size <= ExcludedPlaces.directoryBytesMaximum
    }

    private mutating func compare(_ path: [UInt8], _ status: FileStatus) {
        guard status.stableInode != 0, let index = wanted[LinkIdentity(status)] else { return }
        let (one, item) = (left[index], left[index].item)
        guard path != one.path,
            Self.isUnchanged(item, status)
                ? status.kind == .directory || status.links == 1
                : status.kind == .directory && item.kind == .directory && holds(one.inside, path)
        else { return }
        wanted[LinkIdentity(status)] = nil
        found[index] = (path, status)
    }

    private static func isUnchanged(_ item: Item, _ status: FileStatus) -> Bool {
        status.kind == item.kind && status.modified == item.modified
            && (status.kind == .directory || status.size == item.size)
    }

    /// Whether a directory holds something that was in the one that left.
    private func holds(_ inside: [ExcludedPlaces.Inside], _ path: [UInt8]) -> Bool {
        inside.contains { one in
            guard let status = try? fileSystem.status(ofRoot: ItemPath.join(path, one.name))
            else { return false }
            return one.stamp.isSameInode(status) && Self.isUnchanged(one.item, status)
        }
    }
}

extension LinkIdentity {
    fileprivate init(_ status: FileStatus) {
        self.init(device: status.device, inode: status.stableInode)
    }
}
