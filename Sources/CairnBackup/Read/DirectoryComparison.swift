import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Compares one directory, or one name in it, with the catalog and reports differences to the sink.
///
/// - What it promises: every name it could list is compared; a directory it could not list loses
///   nothing in the repository.
/// - Cost: one `getdents64` and one `statx` a name, one ordered range of catalog rows a directory;
///   content only of what differs.
final class DirectoryComparison {
    let fileSystem: any FileSystem
    let known: KnownTree
    let sink: any ScanSink
    let bundles: BundleRules
    /// Receives files with several names that differ.
    let links: LinkFollower?
    let clock: any Clock
    let lacking: LackingFiles
    /// Places where a person has declared that another disk replaces the one that was kept;
    /// absolute.
    let replacedDisks: Set<[UInt8]>
    /// Cairn's own directories, never part of a backup: the first rule of ``RuleBook``.
    private let excluded: Set<DirectoryIdentity>
    /// Names for which equal stamps prove nothing, in the directory being listed: files are read,
    /// directories walked. Nil for none.
    ///
    /// - Source: Docs/INOTIFY.md, rules 4 and 6.
    var isAfresh: ((_ name: [UInt8]) -> Bool)?

    /// Later changes than this are skipped and reported to the sink; nil when everything is kept as
    /// it is. - Source: decision 0015.
    var moment: Moment?
    /// The remaining budget of places and bytes; nil for no limit.
    var budget: RoundBudget?
    /// See ``BackupRequest/untouched``.
    var untouched: ((RepositoryPath) -> UInt64?)?
    var asksLeft = 8

    /// Replaces ``isAfresh`` for each listed directory, by its path from the root.
    var isAfreshIn: ((_ path: [UInt8]) -> ((_ name: [UInt8]) -> Bool)?)?
    /// Receives each listing, by the directory's path from the root.
    var onListed: ((_ path: [UInt8], _ entries: [DirectoryEntry]) -> Void)?

    /// Files whose content must be read although they were only renamed.
    var freshPlaces: Set<RepositoryPath> = []
    /// Reported former names. They are trusted only for the same inode.
    var formers: [RepositoryPath: RepositoryPath] = [:]
    /// Entries of ``formers`` that were reported to the sink.
    var movesTold: Set<RepositoryPath> = []

    init(
        fileSystem: any FileSystem, known: KnownTree, clock: any Clock,
        excluded: Set<DirectoryIdentity>,
        bundles: BundleRules = BundleRules(), links: LinkFollower? = nil,
        lacking: LackingFiles = LackingFiles(),
        replacedDisks: Set<[UInt8]> = [], sink: any ScanSink
    ) {
        self.replacedDisks = replacedDisks
        self.lacking = lacking
        self.links = links
        self.bundles = bundles
        self.fileSystem = fileSystem
        self.known = known
        self.clock = clock
        self.excluded = excluded
        self.sink = sink
    }

    /// A directory with subdirectories still to visit.
    struct Frame {
        /// Nil while it is closed to save descriptors.
        var directory: (any SourceDirectory)?
        let identity: DirectoryIdentity
        let path: [UInt8]
        var subdirectories: [Subdirectory]
        /// Whether the directory turned out to be a bundle. Nothing in it was compared.
        var isBundle = false
    }

    struct Subdirectory {
        let name: [UInt8]
        let status: FileStatus
        let id: Int64
        let isNew: Bool
        /// The catalog's directory that this one was before it was renamed: its rows show which
        /// files need no reading.
        var former: Int64?
        /// For a bundle, which was not reported yet and whose ``id`` has no meaning: the catalog's
        /// id of its parent directory.
        var bundleParent: Int64?
        /// The catalog's id of the parent directory, when known.
        var parent: Int64?
        /// The device of the file system that was mounted here and is missing: missing names are
        /// not deleted. Nil where the same file system is mounted.
        var awayDevice: UInt64?
        var isAway: Bool { awayDevice != nil }
    }

    /// The subdirectories into which a listing descends.
    enum Descent { case all, unknownOnly }

    // MARK: A directory

    /// Reports the directory itself if it is new or changed.
    ///
    /// - Returns: nil when it is one of Cairn's own.
    func enter(
        _ root: RootDefinition, path: [UInt8], name: [UInt8], parentID: Int64,
        directory: any SourceDirectory, status: FileStatus, row: LiveRow?,
        around: Subdirectory? = nil
    ) throws -> Subdirectory? {
        if isExcluded(status) { return nil }
        if let child = row?.child,
            isAway(directory, status, row, in: around, at: absolute(root, path))
        {
            // Reported once, at its top. Its row stays, because it records that something was
            // mounted.
            if around?.isAway != true { failAway(root, path) }
            return Subdirectory(
                name: name, status: status, id: child, isNew: false, parent: parentID,
                awayDevice: row?.stamp?.device)
        }
        var row = row
        if let old = row, old.kind != .directory {
            try remove(root, path: path, name: name, in: parentID)
            row = nil
        }
        let place = try known.place(root, path, row?.child)
        // A directory that was a bundle and no longer is one is reported again.
        if let row, row.stamp == Stamp(status), !row.isBundle {
            return Subdirectory(
                name: name, status: status, id: place.id, isNew: false, parent: parentID)
        }
        let readAt = clock.now()
        let attributes: [ExtendedAttribute]
        do {
            attributes = try directory.attributes()
        } catch {
            fail(root, path, .system(error))
            return Subdirectory(
                name: name, status: status, id: place.id, isNew: row == nil, parent: parentID)
        }
        let item = Item(body: .directory, status: status, attributes: attributes)
        let encoded = item.encodeAlone()
        let stamp = Stamp.of(status, readAt: readAt)
        let isSame = row?.item == encoded
        try sink.outcome(
            ReadOutcome(
                change: isSame ? nil : .put(root: root.number, path: path, item),
                catalog: CatalogChange(
                    directory: parentID, name: name,
                    action: isSame
                        ? .restamp(stamp)
                        : .put(
                            item: encoded, kind: .directory, child: place, stamp: stamp,
                            isNew: row == nil)),
                tally: .directory, bytesRead: 0, inode: status.inode))
        return Subdirectory(
            name: name, status: status, id: place.id, isNew: row == nil, parent: parentID)
    }

    /// Compares the names of an open directory with the catalog's rows.
    ///
    /// - Returns: the frame to descend from; nil when the directory cannot be listed.
    func list(
        _ root: RootDefinition, path: [UInt8], _ entry: Subdirectory,
        _ directory: any SourceDirectory,
        _ status: FileStatus, into descent: Descent = .all
    ) throws -> Frame? {
        sink.looking(at: path, in: root)
        var frame = emptyFrame(path, directory, status)
        let entries: [DirectoryEntry]
        do {
            entries = try directory.entries()
        } catch {
            fail(root, path, .system(error))
            return nil
        }
        onListed?(path, entries)
        if entry.parent != nil, isBundle(directory, entries) {
            frame.isBundle = true
            return frame
        }
        if let isAfreshIn { isAfresh = isAfreshIn(path) }
        let rows = known.live
        rows.begin(entry.id)
        defer { rows.end() }
        var gone: [[UInt8]] = []
        var away: [[UInt8]] = []
        func passGone() {
            let stamp = rows.stamp
            // An excluded name is not waited for.
            if isAway(gone: stamp, in: entry), directory.exclusion(of: rows.name) == nil {
                if !entry.isAway { away.append(rows.name) }
                return
            }
            gone.append(rows.name)
            links?.noteGone(stamp)
        }
        var hasRow = try !entry.isNew && rows.next()
        for found in entries {
            while hasRow, rows.order(to: found.name) < 0 {
                passGone()
                hasRow = try rows.next()
            }
            let isKnown = hasRow && rows.order(to: found.name) == 0
            try visit(found, isKnown: isKnown, root, path, entry, directory, &frame, descent)
            if isKnown { hasRow = try rows.next() }
        }
        while hasRow {
            passGone()
            hasRow = try rows.next()
        }
        for name in away {
            try passAway(root, path: ItemPath.join(path, name), name: name, in: entry.id)
        }
        // The places to which they moved are left for a later round, too.
        if !gone.isEmpty, try isLater(directory.status()) {
            for name in gone { leave(root, ItemPath.join(path, name), .changed) }
            gone = []
        }
        for name in gone {
            try lose(root, path: ItemPath.join(path, name), name: name, in: entry.id, directory)
        }
        // Reversed, because it is popped from the end: the walk goes in order of names.
        frame.subdirectories.reverse()
        return frame
    }

    func emptyFrame(_ path: [UInt8], _ directory: any SourceDirectory, _ status: FileStatus)
        -> Frame
    {
        Frame(
            directory: directory,
            identity: DirectoryIdentity(device: status.device, inode: status.inode), path: path,
            subdirectories: [])
    }

    private func visit(
        _ found: DirectoryEntry, isKnown: Bool, _ root: RootDefinition, _ path: [UInt8],
        _ entry: Subdirectory, _ directory: any SourceDirectory, _ frame: inout Frame,
        _ descent: Descent
    ) throws {
        if found.isUnfinished { return }
        guard case .success(let status) = found.status else {
            if case .failure(let error) = found.status {
                fail(root, ItemPath.join(path, found.name), .system(error))
            }
            return
        }
        let isForced =
            isAfresh?(found.name) ?? false || lacking.contains(root.number, path, found.name)
        if status.kind != .directory {
            noteLinks(status, root, path, found.name)
            // The common case, without copying anything from the row.
            if isKnown, !isForced, let stamp = known.live.stamp, stamp == Stamp(status) {
                if status.kind == .file,
                    try excludeMarked(
                        found.name, known.live.item, root,
                        path: ItemPath.join(path, found.name), name: found.name, in: entry.id,
                        directory)
                {
                    return
                }
                sink.unchanged()
                return
            }
            let row = isKnown ? try known.live.row : nil
            let former = try former(found.name, status, row, entry, root, path)
            let moment = moment
            defer { self.moment = moment }
            // Its directory's old name disappears with this commit, and everything beneath it.
            if former != nil { self.moment = nil }
            if self.moment != nil, budget?.takeFound() == false {
                return leave(root, ItemPath.join(path, found.name), .unread(.item))
            }
            try compare(
                found.name, rowName: found.name, status: status, row: row, directory: directory,
                directoryID: entry.id, root: root, path: ItemPath.join(path, found.name),
                former: former,
                isForced: isForced)
            return
        }
        let row = isKnown ? try known.live.row : nil
        let former = try former(found.name, status, row, entry, root, path)
        let isUnknown = row?.kind != .directory
        let next = try descend(
            found.name, status, row, root, path, entry, directory, former: former?.child)
        guard let next else { return }
        // The bundle was not reported yet.
        let isChangedBundle = next.bundleParent != nil && row?.stamp != Stamp(status)
        if isUnknown || isForced || descent == .all || isChangedBundle
            || row?.isReplaced(by: status) ?? false
        {
            frame.subdirectories.append(next)
        }
    }

    /// The row of an unknown name's former name: from a reported rename, or because its directory
    /// was renamed.
    private func former(
        _ name: [UInt8], _ status: FileStatus, _ row: LiveRow?, _ entry: Subdirectory,
        _ root: RootDefinition, _ path: [UInt8]
    ) throws -> LiveRow? {
        guard row == nil else { return nil }
        if let told = try former(
            of: RepositoryPath(root: root.number, path: ItemPath.join(path, name)), status, row)
        {
            return told
        }
        return try entry.former.flatMap { try known.live.find(name, in: $0) }
    }

    /// The row of the former name of `place`, if ``formers`` has one, it is the same inode, and its
    /// content may be re-used. A move to a new name is reported to the sink once in any case.
    func former(of place: RepositoryPath, _ status: FileStatus, _ row: LiveRow?) throws
        -> LiveRow?
    {
        guard !formers.isEmpty, let from = formers[place], let former = try known.row(at: from),
            former.kind == status.kind,
            former.stamp.map({ $0.isSameInode(status) }) ?? true
        else { return nil }
        if row == nil, movesTold.insert(place).inserted { sink.moved(from: from, to: place) }
        // Content that was written since must be read, with everything beneath.
        return freshPlaces.contains(place) ? nil : former
    }

    private func noteLinks(
        _ status: FileStatus, _ root: RootDefinition, _ path: [UInt8], _ name: [UInt8]
    ) {
        guard status.kind == .file, let identity = status.linkIdentity else { return }
        sink.linked(
            identity, at: RepositoryPath(root: root.number, path: ItemPath.join(path, name)))
    }

    /// - Returns: the directory to walk; nil when there is nothing to walk.
    func descend(
        _ name: [UInt8], _ status: FileStatus, _ row: LiveRow?, _ root: RootDefinition,
        _ path: [UInt8],
        _ around: Subdirectory, _ directory: any SourceDirectory, former: Int64? = nil
    ) throws -> Subdirectory? {
        let directoryID = around.id
        let childPath = ItemPath.join(path, name)
        if let problem = problem(with: childPath, name: name) {
            fail(root, childPath, .unsupported(problem))
            return nil
        }
        if isBundle(name, status, row, in: directory) {
            return Subdirectory(
                name: name, status: status, id: 0, isNew: row == nil,
                former: row == nil ? former : nil, bundleParent: directoryID)
        }
        if let row, row.kind == .directory, row.stamp == Stamp(status), !row.isBundle,
            let child = row.child
        {
            return isExcluded(status)
                ? nil
                : Subdirectory(
                    name: name, status: status, id: child, isNew: false, parent: directoryID)
        }
        do {
            let opened = try directory.openDirectory(name)
            let now = try opened.status()
            var entry = try enter(
                root, path: childPath, name: name, parentID: directoryID, directory: opened,
                status: now, row: row, around: around)
            if row == nil { entry?.former = former }
            return entry
        } catch let error as SystemError {
            if error.isExcluded {
                try exclude(
                    root, path: childPath, name: name, in: directoryID, directory,
                    wasKept: row != nil)
            } else if !error.isMissing {
                fail(root, childPath, .system(error))
            }
            return nil
        }
    }

    // MARK: One name

    /// Compares any item except a directory.
    ///
    /// - Parameters:
    ///   - former: the row of its name before it was renamed.
    ///   - isForced: whether a file is read even when its stamp is equal.
    func compare(
        _ name: [UInt8], rowName: [UInt8], status: FileStatus, row: LiveRow?,
        directory: any SourceDirectory, directoryID: Int64, root: RootDefinition, path: [UInt8],
        former: LiveRow? = nil, isForced: Bool = false
    ) throws {
        if let problem = problem(with: path, name: name) {
            fail(root, path, .unsupported(problem))
            return
        }
        var (status, until) = (status, moment?.files)
        if isLater(status), isForced || row?.stamp != Stamp(status) {
            guard
                let again = try lookAgain(
                    name, status, directory, RepositoryPath(root: root.number, path: path))
            else { return leave(root, path, .changed) }
            (status, until) = again
        }
        var row = row
        if let old = row, old.kind != status.kind {
            guard try remove(root, path: path, name: rowName, in: directoryID) else { return }
            row = nil
        }
        if let row, row.stamp == Stamp(status), !isForced || status.kind != .file {
            let isExcluded =
                try status.kind == .file
                && row.item.withUnsafeBytes {
                    try excludeMarked(
                        name, $0, root, path: path, name: rowName, in: directoryID, directory)
                }
            if !isExcluded { sink.unchanged() }
            return
        }
        links?.note(status, at: RepositoryPath(root: root.number, path: path), isForced: isForced)
        if let former, !isForced,
            freshPlaces.isEmpty
                || !freshPlaces.contains(RepositoryPath(root: root.number, path: path)),
            try reuse(former, name, rowName, status, row, directory, directoryID, root, path)
        {
            return
        }
        if budget?.takeContent(status.size) == false { return leave(root, path, .unread(.item)) }
        try sink.candidate(
            ReadCandidate(
                directory: directory, directoryID: directoryID, root: root.number, path: path,
                name: name, rowName: rowName, status: status, known: row?.item, moment: until),
            in: root)
    }

    /// Re-uses the content of a file that was only renamed: its status equals that of the former
    /// name except for the ctime, which a rename changes.
    private func reuse(
        _ former: LiveRow, _ name: [UInt8], _ rowName: [UInt8], _ status: FileStatus,
        _ row: LiveRow?,
        _ directory: any SourceDirectory, _ directoryID: Int64, _ root: RootDefinition,
        _ path: [UInt8]
    ) throws -> Bool {
        let readAt = clock.now()
        guard former.kind == .file, status.kind == .file, let stamp = former.stamp,
            stamp.isRenamed(Stamp(status)),
            var item = try? Item(decodingAlone: former.item), !item.isInconsistent,
            directory.exclusion(of: name) == nil,
            let attributes = try? directory.attributes(of: name),
            let after = try? directory.status(of: name), after == status
        else { return false }
        item.attributes = attributes
        try sink.outcome(
            ReadOutcome(
                change: .put(root: root.number, path: path, item),
                catalog: CatalogChange(
                    directory: directoryID, name: rowName,
                    action: .put(
                        item: item.encodeAlone(), kind: .file, child: nil,
                        stamp: Stamp.of(status, readAt: readAt), isNew: row == nil)),
                tally: row == nil ? .new : .changed, bytesRead: 0, inode: status.inode))
        return true
    }

    func isExcluded(_ status: FileStatus) -> Bool {
        excluded.contains(DirectoryIdentity(device: status.device, inode: status.inode))
    }
}
