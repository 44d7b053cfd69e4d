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
struct DirectoryComparison {
    let fileSystem: any FileSystem
    let known: KnownTree
    let clock: any Clock
    /// Cairn's own directories, never part of a backup: the first rule of ``RuleBook``.
    let excluded: Set<DirectoryIdentity>
    var bundles = BundleRules()
    /// Receives files with several names that differ.
    var links: LinkFollower?
    var lacking = LackingFiles()
    /// Places where a person has declared that another disk replaces the one that was kept;
    /// absolute.
    var replacedDisks: Set<[UInt8]> = []
    /// Roots of which nothing is away and whose directories may be others: those that this machine
    /// adopted and has not backed up since, and Snaps; absolute.
    var unseenRoots: Set<[UInt8]> = []
    /// The places of this run's roots; absolute.
    var rootPlaces: [[UInt8]] = []
    /// Those of the settings, which may lie in another root; absolute.
    var settingsRoots: Set<[UInt8]> = []
    /// Roots that are whatever is in their places, as before a restore of all of them; absolute.
    var takenRoots: Set<[UInt8]> = []
    /// What is left as it is, unread.
    var leftOut: PathPatterns?
    /// What the user ordered to be excluded.
    var orders = ExclusionOrders()
    /// Whether it is asked where removed items went.
    var followsMoves = false
    /// Whose roots items may have come from; nil in a repository of one machine.
    var machine: RootHost?
    /// Compares contents with those that are stored; nil where that is not done.
    var coding: RepositoryCoding?
    var round = ScanRound()
    let sink: any ScanSink
    var context = ScanContext()

    /// A directory with subdirectories still to visit.
    struct Frame: DirectoryFrame {
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
        /// The row of a new directory before it was renamed: the rows in it show which files need
        /// no reading.
        var former: LiveRow?
        /// For a bundle, which was not reported yet and whose ``id`` has no meaning: the catalog's
        /// id of its parent directory.
        var bundleParent: Int64?
        /// The catalog's id of the parent directory, when known.
        var parent: Int64?
    }

    /// A name that is compared, and its row's place in the catalog.
    struct Place {
        let root: RootDefinition
        /// Relative to the root; empty for the root itself.
        let path: [UInt8]
        /// The catalog's id of its directory; the anchor of a root itself.
        let directory: Int64
        /// The name in the catalog: empty for a root itself.
        var name: [UInt8] { ItemPath.split(path).name }
        /// The name on disk: of a root itself the last of its path.
        var onDisk: [UInt8] { path.isEmpty ? ItemPath.split(root.path).name : name }
        var stored: RepositoryPath { RepositoryPath(root: root.number, path: path) }

        init(_ root: RootDefinition, _ path: [UInt8] = [], in directory: Int64) {
            self.root = root
            self.path = path
            self.directory = directory
        }
    }

    /// An open directory whose names are compared.
    private struct Listing {
        let root: RootDefinition
        let path: [UInt8]
        let entry: Subdirectory
        let directory: any SourceDirectory
        let isAfresh: ((_ name: [UInt8]) -> Bool)?

        func place(_ name: [UInt8]) -> Place {
            Place(root, ItemPath.join(path, name), in: entry.id)
        }
    }

    /// The subdirectories into which a listing descends.
    enum Descent { case all, unknownOnly }

    // MARK: A directory

    /// Reports the directory itself if it is new or changed.
    ///
    /// - Returns: nil when it is one of Cairn's own, or of another file system than what was backed
    ///   up.
    func enter(
        _ place: Place, _ directory: any SourceDirectory, _ status: FileStatus, row: LiveRow?,
        around: Subdirectory? = nil
    ) throws -> Subdirectory? {
        let (root, path, name, parentID) = (place.root, place.path, place.name, place.directory)
        if isExcluded(status) { return nil }
        if let code = absence(
            directory, status, row, in: around, isRoot: path.isEmpty, at: absolute(root, path))
        {
            // Its row stays, because it records that something was mounted.
            failAway(root, path, code)
            return nil
        }
        if isRoot(place), let row, let present = displaced(place, directory, status, row) {
            failDisplaced(place, "list", at: present)
            return nil
        }
        if row == nil, try coversAnother(place, status) {
            failAway(root, path, ErrorCode.otherDisk)
            return nil
        }
        var row = row
        if let old = row, old.kind != .directory {
            try remove(place)
            row = nil
        }
        let child = try known.place(root, path, row?.child)
        let entered = Subdirectory(
            name: name, status: status, id: child.id, isNew: row == nil, parent: parentID)
        // A directory that was a bundle and no longer is one is reported again.
        if let row, row.stamp == Stamp(status), !row.isBundle { return entered }
        let readAt = clock.now()
        let attributes: AttributeReading
        do {
            attributes = try directory.attributes()
        } catch {
            fail(root, path, .system(error))
            return entered
        }
        if !attributes.losses.isEmpty { fail(root, path, .metadata(attributes.losses)) }
        let item = Item(body: .directory, status: status, attributes: attributes.values)
        let encoded = item.encodeAlone()
        let stamp = Stamp.of(status, readAt: readAt, attributes)
        let isSame = row?.item == encoded
        if isSame, row?.stamp == stamp { return entered }
        let action: CatalogChange.Action =
            isSame
            ? .restamp(stamp)
            : .put(item: encoded, kind: .directory, child: child, stamp: stamp, isNew: row == nil)
        try sink.outcome(
            ReadOutcome(
                change: isSame ? nil : .put(root: root.number, path: path, item),
                catalog: CatalogChange(directory: parentID, name: name, action: action),
                tally: .directory, inode: status.inode))
        return entered
    }

    /// Compares the names of an open directory with the catalog's rows.
    ///
    /// - Returns: the frame to descend from; nil when the directory cannot be listed.
    func list(
        _ root: RootDefinition, path: [UInt8], _ entry: Subdirectory,
        _ directory: any SourceDirectory, _ status: FileStatus, into descent: Descent = .all
    ) throws -> Frame? {
        sink.looking(at: path, in: root)
        var frame = Frame(
            directory: directory, identity: status.identity, path: path, subdirectories: [])
        let entries: [DirectoryEntry]
        do {
            entries = try directory.entries()
        } catch {
            fail(root, path, .system(error))
            if let former = entry.former {
                try carry(inside: former, into: entry.id, at: path, in: root)
            }
            return nil
        }
        context.onListed?(path, entries)
        if entry.parent != nil, isBundle(directory, entries) {
            frame.isBundle = true
            return frame
        }
        let listing = Listing(
            root: root, path: path, entry: entry, directory: directory,
            isAfresh: context.isAfresh?(path))
        let rows = known.live
        rows.begin(entry.id)
        defer { rows.end() }
        var gone: [[UInt8]] = []
        var away: [[UInt8]] = []
        var lacksDisk = false
        func passGone() throws {
            if leftOut != nil,
                try isLeftOut(listing.place(rows.name), isDirectory: rows.row.kind == .directory)
            {
                return
            }
            let stamp = rows.stamp
            // An excluded name is not waited for.
            if isAway(gone: stamp, in: entry), directory.exclusion(of: rows.name) == nil {
                if stamp?.isMounted ?? false { away.append(rows.name) } else { lacksDisk = true }
                return
            }
            gone.append(rows.name)
            links?.noteGone(stamp)
        }
        var hasRow = try !entry.isNew && rows.next()
        for found in entries {
            while hasRow, rows.order(to: found.name) < 0 {
                try passGone()
                hasRow = try rows.next()
            }
            let isKnown = hasRow && rows.order(to: found.name) == 0
            try visit(found, isKnown: isKnown, in: listing, &frame, descent)
            if isKnown { hasRow = try rows.next() }
        }
        while hasRow {
            try passGone()
            hasRow = try rows.next()
        }
        for name in away { try passAway(listing.place(name)) }
        if lacksDisk { failAway(root, top(of: path, in: root)) }
        // The places to which they moved are left for a later round, too.
        if !gone.isEmpty, try isLater(directory.status()) {
            for name in gone { leave(root, ItemPath.join(path, name), .changed) }
            gone = []
        }
        // The next scan finds them where they are then.
        if !gone.isEmpty, try changedSinceBegin(directory.status()) { gone = [] }
        if status.origin == .served {
            gone.removeAll { isHidden(listing.place($0), entries, directory) }
        }
        for name in gone { try lose(listing.place(name), directory) }
        // Reversed, because it is popped from the end: the walk goes in order of names.
        frame.subdirectories.reverse()
        return frame
    }

    private func visit(
        _ found: DirectoryEntry, isKnown: Bool, in listing: Listing, _ frame: inout Frame,
        _ descent: Descent
    ) throws {
        if found.isUnfinished { return }
        let place = listing.place(found.name)
        let status: FileStatus
        switch found.status {
        case .success(let found): status = found
        case .failure(let error):
            fail(place.root, place.path, .system(error))
            if !isKnown, let row = try former(place, in: listing.entry) {
                try carry(row, to: place, row.stamp)
            }
            return
        }
        if isLeftOut(place, isDirectory: status.kind == .directory) { return }
        let isForced =
            listing.isAfresh?(found.name) ?? false
            || lacking.contains(place.root.number, listing.path, found.name)
        if let identity = status.sharedIdentity {
            sink.linked(identity, at: place.stored, isMounted: status.isMountedFile)
        }
        // The common case, without copying anything from the row.
        if status.kind != .directory, isKnown, !isForced, let stamp = known.live.stamp,
            stamp.isOf(status)
        {
            let isExcluded =
                try status.kind == .file
                && excludeMarked(place, known.live.item, in: listing.directory)
            if !isExcluded { try passUnchanged(place, status, stamp) }
            return
        }
        let row = isKnown ? try known.live.row : nil
        let former =
            row == nil
            ? try former(of: place.stored, status, nil) ?? former(place, in: listing.entry) : nil
        if status.kind != .directory {
            if former == nil, context.moment != nil, !isLater(status),
                round.budget?.takeFound() == false
            {
                return leave(place.root, place.path, .unread(.item))
            }
            var comparison = self
            // Its directory's old name disappears with this commit, and everything beneath it.
            if former != nil { comparison.context.moment = nil }
            return try comparison.compare(
                place, status, row, in: listing.directory, former: former, isForced: isForced)
        }
        let isUnknown = row?.kind != .directory
        let next = try descend(
            place, status, row, in: listing.directory, around: listing.entry, former: former)
        guard let next else { return }
        // The bundle was not reported yet.
        let isChangedBundle = next.bundleParent != nil && row?.stamp?.isOf(status) != true
        if isUnknown || isForced || descent == .all || isChangedBundle
            || row?.isReplaced(by: status) ?? false
        {
            frame.subdirectories.append(next)
        }
    }

    /// - Returns: the directory to walk; nil when there is nothing to walk.
    func descend(
        _ place: Place, _ status: FileStatus, _ row: LiveRow?, in directory: any SourceDirectory,
        around: Subdirectory, former: LiveRow? = nil
    ) throws -> Subdirectory? {
        let (name, directoryID) = (place.name, place.directory)
        if let problem = problem(with: place.path, name: name) {
            fail(place.root, place.path, .unsupported(problem))
            return nil
        }
        if isBundle(name, status, row, in: directory) {
            return Subdirectory(
                name: name, status: status, id: 0, isNew: row == nil,
                former: row == nil ? former : nil, bundleParent: directoryID)
        }
        if let row, row.kind == .directory, row.stamp == Stamp(status), !row.isBundle,
            let child = row.child, !(status.isMountTop && status.isOnUnknownDisk)
        {
            if isExcluded(status) { return nil }
            return Subdirectory(
                name: name, status: status, id: child, isNew: false, parent: directoryID)
        }
        do {
            let opened = try directory.openDirectory(name)
            var entry = try enter(place, opened, opened.status(), row: row, around: around)
            if row == nil, entry != nil {
                entry?.former = try former ?? unseenFormer(of: place, status, opened)
            }
            return entry
        } catch let error as SystemError {
            try pass(error, place, in: directory, wasKept: row != nil)
            if row == nil { try carryOver(error, place, status, former: former) }
            return nil
        }
    }

    // MARK: One name

    /// Compares any item except a directory.
    ///
    /// - Parameters:
    ///   - directory: has it under ``Place/onDisk``.
    ///   - former: the row of its name before it was renamed.
    ///   - isForced: whether a file is read even when its stamp is equal.
    func compare(
        _ place: Place, _ status: FileStatus, _ row: LiveRow?, in directory: any SourceDirectory,
        former: LiveRow? = nil, isForced: Bool = false
    ) throws {
        let (root, path, name) = (place.root, place.path, place.onDisk)
        if let problem = problem(with: path, name: name) {
            return fail(root, path, .unsupported(problem))
        }
        // As with directories, a mount hides what was backed up, and its end hides what it showed.
        if let row, isOfOtherMount(row, status), !replacedDisks.contains(absolute(root, path)) {
            return failAway(root, path, ErrorCode.otherDisk)
        }
        // The times of a server say nothing about a moment of this machine.
        var (status, until) = (status, status.origin == .served ? nil : context.moment?.files)
        if isLater(status), isForced || row?.stamp?.isOf(status) != true {
            guard let again = try lookAgain(name, status, directory, place.stored) else {
                return leave(root, path, .changed)
            }
            (status, until) = again
        }
        if failLinked(place, status, row) { return }
        var row = row
        if let old = row, old.kind != status.kind {
            guard try remove(place) else { return }
            row = nil
        }
        if let row, let stamp = row.stamp, stamp.isOf(status), !isForced || status.kind != .file {
            let isExcluded =
                try status.kind == .file
                && row.item.withUnsafeBytes { try excludeMarked(place, $0, in: directory) }
            if !isExcluded { try passUnchanged(place, status, stamp) }
            return
        }
        links?.note(status, at: place.stored, isForced: isForced)
        let lacksAttributes = row?.stamp?.lacksAttributes(of: status) == true
        if let former = lacksAttributes ? row : former, !isForced,
            !context.freshPlaces.contains(place.stored),
            try reuse(former, at: place, status, row, in: directory)
        {
            return
        }
        // A former name disappears with this commit: its content must come with it.
        if former == nil, round.large.leaves(status, at: place.stored) {
            return leave(root, path, .large)
        }
        if round.budget?.takeContent(status.size) == false {
            return leave(root, path, .unread(.item))
        }
        let last = row == nil ? try former ?? lastKnown(of: place, status) : nil
        let isHeldBack = context.moment == nil && status.origin == .served
        try sink.candidate(
            ReadCandidate(
                directory: directory, directoryID: place.directory, root: root.number, path: path,
                name: name, status: status, known: row?.item, moment: until,
                seenAt: isHeldBack ? clock.monotonic() : nil,
                instead: last.map {
                    [try carried($0, at: place, Stamp.of(status, readAt: nil))]
                } ?? []),
            in: root)
    }

    /// Reports an item that is as it was kept. Stamps of earlier versions get the identity of their
    /// file system.
    private func passUnchanged(_ place: Place, _ status: FileStatus, _ stamp: Stamp) throws {
        guard stamp.device != status.device else { return sink.unchanged(bytes: status.dataBytes) }
        try sink.outcome(
            ReadOutcome(
                change: nil,
                catalog: CatalogChange(
                    directory: place.directory, name: place.name,
                    action: .restamp(Stamp(status))),
                tally: .unchanged))
    }

    /// Re-uses the content of a file that was only renamed, or of which only extended attributes
    /// are to be read again: its status equals the former one except for the ctime, which a rename
    /// changes; a rename of its directory does not.
    private func reuse(
        _ former: LiveRow, at place: Place, _ status: FileStatus, _ row: LiveRow?,
        in directory: any SourceDirectory
    ) throws -> Bool {
        let (name, readAt) = (place.onDisk, clock.now())
        guard former.kind == .file, status.kind == .file, let old = former.stamp,
            old.isOf(status) || old.lacksAttributes(of: status)
                || context.formers[place.stored] != nil && old.isRenamed(Stamp(status)),
            var item = try? Item(decodingAlone: former.item),
            !item.isInconsistent, directory.exclusion(of: name) == nil,
            let attributes = try? directory.attributes(of: name),
            let after = try? directory.status(of: name), after == status
        else { return false }
        item.attributes = attributes.values
        if !attributes.losses.isEmpty {
            fail(place.root, place.path, .metadata(attributes.losses))
        }
        let encoded = item.encodeAlone()
        let stamp = Stamp.of(status, readAt: readAt, attributes)
        if row?.item == encoded {
            try sink.outcome(
                ReadOutcome(
                    change: nil,
                    catalog: CatalogChange(
                        directory: place.directory, name: place.name, action: .restamp(stamp)),
                    tally: .unchanged))
            return true
        }
        try sink.outcome(
            ReadOutcome(
                change: .put(root: place.root.number, path: place.path, item),
                catalog: CatalogChange(
                    directory: place.directory, name: place.name,
                    action: .put(
                        item: encoded, kind: .file, child: nil, stamp: stamp, isNew: row == nil)),
                tally: row == nil ? .new : .changed, inode: status.inode))
        return true
    }

    private func isLeftOut(_ place: Place, isDirectory: Bool) -> Bool {
        leftOut?.matches(absolute(place.root, place.path), isDirectory: isDirectory) ?? false
    }

    func isExcluded(_ status: FileStatus) -> Bool { excluded.contains(status.identity) }
}
