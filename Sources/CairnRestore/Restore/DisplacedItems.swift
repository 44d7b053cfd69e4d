import CairnCore
import CairnFormat
import CairnRepository
import CairnSource
import Glibc
import Synchronization

/// The items in a target that a restore replaces or removes although no snapshot holds them. No
/// undo could restore them, so they are moved into a directory of the target.
///
/// A snapshot holds an item if the catalog has a version of its path with the same content, which
/// can be read back, and with the extended attributes that programs set for a person (tags,
/// comments). Modes, owners and times do not count: a target often cannot have those of a snapshot.
/// May be called from several threads.
/// - Cost: the content of each file that is replaced or removed is read, if a version has its size;
///   the same content is read from the repository.
final class DisplacedItems: Sendable {
    private struct Inside: @unchecked Sendable {
        // SAFETY: used only under the lock around it.
        /// Opened when something is in the way for the first time.
        var catalog: (reader: CatalogReader, roots: [CatalogRoot])?
        var directory: (any TargetDirectory)?
        var record = Record()
        /// The names by which the commit knows items that the target lists under others, by their
        /// paths in the target.
        var aliases: [[UInt8]: Set<[UInt8]>] = [:]

        mutating func open(_ catalog: Catalog) throws -> (CatalogReader, [CatalogRoot]) {
            if let opened = self.catalog { return opened }
            let reader = try CatalogReader(catalog)
            let opened = (reader, try reader.allRoots())
            self.catalog = opened
            return opened
        }
    }

    /// What was moved.
    struct Record: Sendable {
        /// The directory that holds them; absolute.
        var place: [UInt8] = []
        /// The former paths of the first of them; absolute.
        var paths: [[UInt8]] = []
        var count: UInt64 = 0
        /// The paths of the first directories whose attributes were kept there; absolute.
        var attributes: [[UInt8]] = []
    }

    private static let prefix = Array(".cairn-replaced-".utf8)
    private static let pathsMaximum = 10_000
    /// The most versions with which one file is compared.
    private static let versionsMaximum = 4
    /// The most paths by which commits may know one item.
    private static let readingsMaximum = 16

    private let inside = Mutex(Inside())
    private let catalog: Catalog
    private let target: any RestoreTarget
    /// The target; absolute.
    private let top: [UInt8]
    private let time: Timestamp
    private let comparison: DrillComparison
    private let stored: StoredContent

    init(
        in top: [UInt8], _ target: any RestoreTarget, _ repository: Repository, _ catalog: Catalog,
        at time: Timestamp, _ cancellation: Cancellation
    ) {
        self.catalog = catalog
        (self.top, self.target, self.time) = (top, target, time)
        comparison = DrillComparison(repository: repository, cancellation: cancellation)
        stored = StoredContent(repository, catalog)
    }

    var record: Record { inside.withLock(\.record) }

    /// Whether a path is the place of displaced items, now or of an earlier restore.
    func isPlace(_ path: [UInt8]) -> Bool {
        ItemPath.relative(path, to: top)?.starts(with: Self.prefix) == true
    }

    /// A test that moves the item away if no snapshot holds it.
    ///
    /// - Parameters:
    ///   - path: absolute; the directory holds it.
    ///   - names: those that this run gives in the directory, if nothing had this one: what has it
    ///     now may be the run's own, made under another of them.
    func mayReplace(
        _ path: [UInt8], in directory: any TargetDirectory, beside names: RestoredNames? = nil
    ) -> MayReplace {
        MayReplace(movingAway: { [self] status throws(SystemError) in
            let name = ItemPath.split(path).name
            if let names, try names.isAnother(name, in: directory) {
                throw SystemError.replacing(name, .collides)
            }
            if !holds(path, status, in: directory) { try move(path, from: directory) }
        })
    }

    /// Notes that the target lists the item of a commit's name under another one.
    ///
    /// - Parameter listed: absolute.
    func note(_ listed: [UInt8], as name: [UInt8]) {
        guard ItemPath.split(listed).name != name else { return }
        inside.withLock { _ = $0.aliases[listed, default: []].insert(name) }
    }

    // MARK: What snapshots hold

    /// Whether a snapshot holds an item, and everything in it. What cannot be examined counts as
    /// not held.
    func holds(_ path: [UInt8], _ status: FileStatus, in directory: any TargetDirectory) -> Bool {
        (try? isHeld(path, status, in: directory)) == true
    }

    private func isHeld(
        _ path: [UInt8], _ status: FileStatus, in directory: any TargetDirectory
    ) throws -> Bool {
        let name = ItemPath.split(path).name
        var known = try versions(path).filter { $0.kind == status.kind }
        let own = try directory.reading().attributes(of: name).values.filter(\.isOfUser)
        if !own.isEmpty { known.removeAll { item in !own.allSatisfy(item.attributes.contains) } }
        switch status.kind {
        case .directory:
            if !own.isEmpty, known.isEmpty { return false }
            let inner = try directory.openDirectory(name)
            let entries = try inner.entries()
            if entries.isEmpty { return !known.isEmpty }
            return try entries.allSatisfy {
                try isHeld(ItemPath.join(path, $0.name), $0.status.get(), in: inner)
            }
        case .file:
            let same = known.filter { $0.content?.size == status.size }
            guard !same.isEmpty, try !hasLog(name, status, in: directory) else { return false }
            let ordered =
                same.filter { $0.modified == status.modified }
                + same.filter { $0.modified != status.modified }
            let file = try directory.reading().openFile(name)
            return try ordered.compactMap(\.content).prefix(Self.versionsMaximum).contains {
                try comparison.holds($0, file) && stored.isIntact($0)
            }
        case .symlink:
            let found = try directory.reading().readSymlink(name)
            return known.contains {
                if case .symlink(found) = $0.body { true } else { false }
            }
        case .fifo, .socket, .characterDevice, .blockDevice: return !known.isEmpty
        }
    }

    /// Whether a log or journal beside a database has content that the database lacks.
    private func hasLog(
        _ name: [UInt8], _ status: FileStatus, in directory: any TargetDirectory
    ) throws -> Bool {
        guard DatabaseHeader.mayBe(size: status.size) else { return false }
        return try FilesBesideDatabase.found(beside: name, in: directory).contains(
            where: \.hasContent)
    }

    /// The versions of a path, of whatever machine's root, newest first.
    private func versions(_ path: [UInt8]) throws -> [Item] {
        try inside.withLock { inside in
            let (reader, roots) = try inside.open(catalog)
            let paths = readings(of: path, inside.aliases)
            return try roots.flatMap { root -> [Item] in
                let place = ItemPath.components(root.definition.name).reduce(top) {
                    ItemPath.join($0, $1)
                }
                let known = paths.compactMap { ItemPath.relative($0, to: place) }
                return try known.flatMap { path -> [Item] in
                    try reader.versions(root, path: path).reversed().map(\.item)
                }
            }
        }
    }

    /// The paths by which commits may know an item in the target.
    private func readings(of path: [UInt8], _ aliases: [[UInt8]: Set<[UInt8]>]) -> [[UInt8]] {
        guard !aliases.isEmpty, let below = ItemPath.relative(path, to: top) else { return [path] }
        var (place, readings) = (top, [top])
        for name in ItemPath.components(below) {
            place = ItemPath.join(place, name)
            let names = [name] + (aliases[place] ?? []).sorted { $0.lexicographicallyPrecedes($1) }
            let longer = readings.flatMap { above in names.map { ItemPath.join(above, $0) } }
            readings = Array(longer.prefix(Self.readingsMaximum))
        }
        return readings
    }

    // MARK: Moving

    /// Moves an item to the same path in the place of displaced items.
    ///
    /// - Throws: the system's error when it stays.
    func move(_ path: [UInt8], from directory: any TargetDirectory) throws(SystemError) {
        let below = ItemPath.relative(path, to: top) ?? path
        let (way, name) = ItemPath.split(below)
        try inside.withLock { inside throws(SystemError) in
            do throws(SystemError) {
                try enter(way, &inside).take(name, from: directory)
            } catch {
                guard error.code == EEXIST || error.code == ENOTDIR else { throw error }
                // Another item with the name was moved there before.
                inside.directory = nil
                try enter(way, &inside).take(name, from: directory)
            }
            inside.record.count += 1
            if inside.record.paths.count < Self.pathsMaximum { inside.record.paths.append(path) }
        }
    }

    /// Keeps the attributes for a person of a directory that is to lose them, if no snapshot holds
    /// them: on a directory at the same path in the place of displaced items.
    ///
    /// - Parameter path: absolute.
    /// - Throws: the system's error when they cannot be kept.
    func keepAttributes(_ path: [UInt8], of directory: any TargetDirectory) throws {
        let own = try directory.reading().attributes().values.filter(\.isOfUser)
        let isKnown =
            try own.isEmpty
            || versions(path).contains { item in
                item.isDirectory && own.allSatisfy(item.attributes.contains)
            }
        if isKnown { return }
        let below = ItemPath.relative(path, to: top) ?? path
        let modified = try directory.status().modified
        try inside.withLock { inside throws(SystemError) in
            let kept = try enter(below, &inside)
            let status = try kept.status()
            let losses = kept.apply(
                Item(
                    body: .directory, mode: status.mode, uid: status.uid, gid: status.gid,
                    modified: modified, attributes: own))
            guard losses.isEmpty else {
                throw SystemError("setxattr", path: path, code: losses[0].code)
            }
            if inside.record.attributes.count < Self.pathsMaximum {
                inside.record.attributes.append(path)
            }
        }
    }

    private func enter(_ way: [UInt8], _ inside: inout Inside) throws(SystemError)
        -> any TargetDirectory
    {
        var directory: any TargetDirectory
        if let made = inside.directory {
            directory = made
        } else {
            directory = try make(&inside.record)
            inside.directory = directory
        }
        for name in ItemPath.components(way) {
            directory =
                try directory.status(of: name) == nil
                ? directory.makeDirectory(name, mode: 0o700) : directory.openDirectory(name)
        }
        return directory
    }

    private func make(_ record: inout Record) throws(SystemError) -> any TargetDirectory {
        let above = try target.open(top, creating: false)
        var number = 1
        while true {
            let name = Self.prefix + label + (number > 1 ? Array("-\(number)".utf8) : [])
            do throws(SystemError) {
                let made = try above.makeDirectory(name, mode: 0o700)
                if record.place.isEmpty { record.place = ItemPath.join(top, name) }
                return made
            } catch {
                guard error.code == EEXIST, number < Self.pathsMaximum else { throw error }
                number += 1
            }
        }
    }

    /// The time of the restore in UTC, such as `20261127-143000`.
    private var label: [UInt8] {
        var seconds = time_t(time.seconds)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let date = "\(parts.tm_year + 1900)\(digits(parts.tm_mon + 1))\(digits(parts.tm_mday))"
        let clock = "\(digits(parts.tm_hour))\(digits(parts.tm_min))\(digits(parts.tm_sec))"
        return Array("\(date)-\(clock)".utf8)
    }
}

extension ExtendedAttribute {
    /// Whether programs set it for a person. - Source: xattr(7), “Extended user attributes”.
    fileprivate var isOfUser: Bool { name.starts(with: "user.".utf8) }
}
