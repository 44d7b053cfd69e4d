import CairnCore
import CairnFormat
import CairnRepository

/// Files on a file system that was mounted when they were kept and is not now are away, not
/// deleted. A person can declare them really gone (`cairn forget --path`).
///
/// - Source: Docs/INOTIFY.md, rule 10; statx(2), `STATX_ATTR_MOUNT_ROOT` (Linux 5.8). A rebuilt
///   catalog knows no file systems: there the names and the time of the directory decide.
extension DirectoryComparison {
    /// Why the names of a directory are not those that were backed up here, if its file system is
    /// not the one that was here. Nothing of what is there is read then.
    ///
    /// A disk with a new device number counts as present: its UUID identifies it, or it has at
    /// least half of the names that were on it. Another disk in its place does not count, whatever
    /// its number, and a mount over a directory hides that directory, whatever the mount has.
    ///
    /// Another subvolume of the same btrfs counts if it has everything that was backed up, and
    /// nothing older.
    ///
    /// - Returns: ``ErrorCode/otherDisk`` if something is there or mounted there,
    ///   ``ErrorCode/unmounted`` if nothing is; ``ErrorCode/otherSubvolume`` for another subvolume;
    ///   nil for the same file system.
    func absence(
        _ directory: any SourceDirectory, _ status: FileStatus, _ row: LiveRow?,
        in around: Subdirectory?, isRoot: Bool, at place: @autoclosure () -> [UInt8]
    ) -> Int32? {
        if let row, let stamp = row.stamp,
            replacedDisks.isEmpty || !isReplaced(place(), stamp, status),
            known.live.isOtherSubvolume(directory, status, row, isRoot: around == nil)
        {
            return ErrorCode.otherSubvolume
        }
        guard isAway(directory, status, row, in: around, isRoot: isRoot, at: place()) else {
            return nil
        }
        let isCovered = status.isMountTop && row?.stamp?.isMountTop == false
        return isCovered || (try? directory.entries())?.isEmpty == false
            ? ErrorCode.otherDisk : ErrorCode.unmounted
    }

    private func isAway(
        _ directory: any SourceDirectory, _ status: FileStatus, _ row: LiveRow?,
        in around: Subdirectory?, isRoot: Bool, at place: @autoclosure () -> [UInt8]
    ) -> Bool {
        guard let row, row.kind == .directory, let child = row.child else { return false }
        guard let stamp = row.stamp else {
            return (try? seemsAway(directory, status, child, isRoot: isRoot, at: place())) ?? true
        }
        // An import knows no disks, so only an empty directory seems to be a bare mount point. The
        // next imported snapshot has no mount points.
        if stamp.isOfStream {
            if Stamp(status).isOfStream { return false }
            let hasNames = (try? known.live.hasNames(in: child)) ?? true
            return hasNames && (try? directory.entries())?.isEmpty != false
        }
        if !replacedDisks.isEmpty, isReplaced(place(), stamp, status) { return false }
        // Any other directory is on the file system of the one around it, which was compared.
        let isOther = (stamp.isMountTop || around == nil) && stamp.isOfOtherFileSystem(status)
        let isUnproven =
            status.isOnUnknownDisk && !stamp.isAttached(as: status)
            && (stamp.isMountTop || around == nil && status.attachment != 0)
        if !isOther, stamp.mayBeSameItem(status) {
            if stamp.isMountTop, status.isMountTop, status.isOnNamedSource,
                !stamp.isAttached(as: status)
            {
                return isEmptied(child, directory)
            }
            return isUnproven && isReused(stamp, child, directory)
        }
        if isOther || stamp.isMountTop != status.isMountTop {
            return (try? known.live.hasNames(in: child)) ?? true
        }
        guard stamp.isMountTop || around == nil && !stamp.isSameDevice(status) else {
            return false
        }
        if isUnproven, (try? hasUnchangedFile(child, directory)) != true { return true }
        let isMissing = try? hasTooLittle(
            of: stamp.device, child, directory, needsEvidence: isUnproven ? false : nil)
        // Another directory of the same disk may be mounted there.
        return isMissing ?? true
            || stamp.isMountTop && stamp.hasInode && stamp.isSameDevice(status)
                && FileSystemIdentity(stamp.device).isKnown
                && !movedRoots().isAlike(directory, status, row)
    }

    /// Whether another disk has the number and name of the one that was backed up. A directory on
    /// such a disk that has most of its names is the same, because its files may all have changed.
    private func isReused(_ stamp: Stamp, _ child: Int64, _ directory: any SourceDirectory) -> Bool
    {
        do {
            if !stamp.isMountTop {
                let kept = Set(try known.live.names(in: child))
                let found = try directory.entries().count { kept.contains($0.name) }
                if 2 * found >= kept.count { return false }
            }
            return try !hasUnchangedFile(child, directory)
        } catch { return true }
    }

    /// Whether a mount has less than half of the names that were backed up, and no unchanged file.
    /// Then a server or a program shows the empty mount point of a disk that is not mounted there.
    private func isEmptied(_ child: Int64, _ directory: any SourceDirectory) -> Bool {
        let isEmptied =
            try? !hasUnchangedFile(child, directory)
            && hasTooLittle(of: nil, child, directory, needsEvidence: false)
        return isEmptied ?? false
    }

    /// Whether a file that was backed up from a directory or beneath it is there, unchanged in size
    /// and time; true if there was none. FAT has local times, which differ by hours after a change
    /// of the time zone.
    private func hasUnchangedFile(_ child: Int64, _ directory: any SourceDirectory) throws -> Bool {
        func isUnchanged(_ row: LiveRow, _ status: FileStatus) -> Bool {
            guard status.kind == row.kind, let item = try? Item(decodingAlone: row.item),
                row.kind != .file || item.size == status.size
            else { return false }
            let shift = item.modified.seconds &- status.modified.seconds
            return item.modified.nanoseconds == status.modified.nanoseconds
                && (-86_400...86_400).contains(shift) && shift.isMultiple(of: 3_600)
        }
        // Only the directories that lead to one are open with it.
        var pending = [(id: child, parent: directory, name: [UInt8](), depth: 0)]
        var looks = Self.looksMaximum
        var hasFiles = false
        while let next = pending.popLast() {
            var opened: (any SourceDirectory)? = next.depth == 0 ? directory : nil
            if (1...Self.depthMaximum).contains(next.depth) {
                opened = try? next.parent.openDirectory(next.name)
            }
            guard let opened else {
                hasFiles = try hasFiles || known.live.hasNames(in: next.id)
                continue
            }
            for name in try known.live.names(in: next.id) {
                looks -= 1
                guard looks >= 0 else { return false }
                guard let row = try known.live.find(name, in: next.id) else { continue }
                if row.kind == .directory, let inner = row.child {
                    pending.append((inner, opened, name, next.depth + 1))
                    continue
                }
                hasFiles = true
                if let status = try? opened.status(of: name), isUnchanged(row, status) {
                    return true
                }
            }
        }
        return !hasFiles
    }

    /// Whether a directory at a root's place is another than the root's and no copy of it, and is
    /// another user's, or the root's directory is elsewhere. The root's files are not deleted.
    ///
    /// - Returns: where the root's directory is now; empty if that is not known; nil if it is this
    ///   one.
    func displaced(
        _ place: Place, _ directory: any SourceDirectory, _ status: FileStatus,
        _ row: LiveRow
    ) -> [UInt8]? {
        guard
            !replacedDisks.union(unseenRoots).contains(
                absolute(place.root, place.path)),
            movedRoots().isOther(directory, status, row, than: place.root)
        else { return nil }
        return (try? present(place)) ?? (status.isOfOtherUser(than: row) ? [] : nil)
    }

    /// Returns where the directory of a root is now, whatever is at the root's path.
    func present(_ place: Place) throws -> [UInt8]? {
        // Paths that are backed up once by name hold no root of the settings.
        let isOfSettings = settingsRoots.contains(absolute(place.root, place.path))
        return try movedRoots(notIn: isOfSettings ? Array(settingsRoots) : rootPlaces)
            .place(of: place.root, part: place.path)
    }

    /// The search for roots whose directories are elsewhere now.
    private func movedRoots(notIn sources: [[UInt8]] = []) -> MovedRootSearch {
        MovedRootSearch(fileSystem, known.live, clock, sources: sources, coding)
    }

    /// Reports a root of the settings that is missing from a root around it: its files are not
    /// deleted if its directory is elsewhere now, or if the root around it was backed up by name.
    ///
    /// - Returns: whether it is one.
    func failMissing(_ place: Place) throws -> Bool {
        let path = absolute(place.root, place.path)
        guard !place.path.isEmpty, isRoot(place), !replacedDisks.contains(path) else {
            return false
        }
        if let present = try present(place) {
            failDisplaced(place, SystemError.missingRoot, at: present)
            return true
        }
        // Before a restore, whatever is missing was deleted.
        guard takenRoots.isEmpty, !settingsRoots.contains(place.root.path) else { return false }
        do throws(SystemError) {
            _ = try fileSystem.status(ofRoot: path)
            return false
        } catch {
            fail(place.root, place.path, .system(error))
            return true
        }
    }

    /// Reports a root whose directory is elsewhere now, once in a round.
    ///
    /// - Parameters:
    ///   - root: where it was.
    ///   - place: empty if it is not known where.
    func failDisplaced(_ root: Place, _ call: String, at place: [UInt8]) {
        guard round.awayTold.insert(absolute(root.root, root.path)).inserted else { return }
        fail(
            root.root, root.path,
            .system(SystemError(call, path: place, code: ErrorCode.displacedRoot)))
    }

    /// Whether a place is a root of the repository, or a root of the settings inside one.
    func isRoot(_ place: Place) -> Bool {
        place.path.isEmpty
            || !settingsRoots.isEmpty && settingsRoots.contains(absolute(place.root, place.path))
    }

    /// Reports a root that was moved and left a link behind: its files are not deleted.
    ///
    /// - Returns: whether it is one.
    func failLinked(_ place: Place, _ status: FileStatus, _ row: LiveRow?) -> Bool {
        guard status.kind == .symlink, let row, row.kind == .directory else { return false }
        let path = absolute(place.root, place.path)
        let isPart = settingsRoots.contains(path) && !settingsRoots.contains(place.root.path)
        guard place.path.isEmpty && place.root.role != .adHoc || isPart else { return false }
        let target = linked(path, row)
        guard target != nil || !takenRoots.contains(path) else { return false }
        failDisplaced(place, "list", at: target ?? [])
        return true
    }

    /// The target of the symlink at a root's path, if that is the root's directory.
    private func linked(_ path: [UInt8], _ row: LiveRow) -> [UInt8]? {
        let (parent, name) = ItemPath.split(path)
        let around = parent.isEmpty ? [ItemPath.separator] : parent
        guard let stamp = row.stamp,
            let link = try? fileSystem.openAbove(around).readSymlink(name)
        else { return nil }
        let place = link.first == ItemPath.separator ? link : ItemPath.join(around, link)
        guard let status = try? fileSystem.status(ofRoot: place), stamp.isSameInode(status)
        else { return nil }
        return place
    }

    private static var looksMaximum: Int { 4_096 }
    private static var depthMaximum: Int { 16 }

    /// Whether the disk that was backed up seems to be missing from a directory. Its stamp is
    /// unknown after a rebuild of the catalog, so nothing shows which disk that was.
    ///
    /// The content of a mount point decides, and of a root whether it has any of the names. Any
    /// other directory is a bare mount point only if it is empty, and did not change after the last
    /// snapshot of it.
    private func seemsAway(
        _ directory: any SourceDirectory, _ status: FileStatus, _ child: Int64, isRoot: Bool,
        at place: [UInt8]
    ) throws -> Bool {
        guard try known.live.hasNamesOfDisk(in: child),
            !replacedDisks.union(unseenRoots).contains(where: {
                ItemPath.relative(place, to: $0) != nil
            })
        else { return false }
        if status.isMountTop {
            return try hasTooLittle(of: nil, child, directory, needsEvidence: true)
        }
        let entries = try directory.entries()
        if isRoot {
            let kept = Set(try known.live.names(in: child))
            return !entries.contains { kept.contains($0.name) }
        }
        return try entries.isEmpty && !known.lastLook(at: place, isBefore: status.changed)
    }

    /// Whether a root that is missing is away together with its file system.
    func isAway(missing root: RootDefinition, _ row: LiveRow) -> Bool {
        row.stamp?.isAway(below: fileSystem.status(above: root.path)) ?? false
    }

    /// Whether a root that is no directory is on another file system than the one that was backed
    /// up.
    func isOfOtherDisk(_ root: RootDefinition, _ status: FileStatus, _ row: LiveRow?) -> Bool {
        guard let stamp = row?.stamp, stamp.isOfOtherFileSystem(status) else { return false }
        return replacedDisks.isEmpty || !isReplaced(root.path, stamp, status)
    }

    /// Whether a person declared that the disk mounted here replaces the one that was kept. Other
    /// mounts beneath it are separate.
    private func isReplaced(_ place: [UInt8], _ stamp: Stamp, _ status: FileStatus) -> Bool {
        replacedDisks.contains { disk in
            ItemPath.relative(place, to: disk).map {
                $0.isEmpty || !stamp.isMountTop && !status.isMountTop
            } ?? false
        }
    }

    /// Whether a directory has less than half of the names that were backed up from a device, or
    /// lacks some of them and shows none of the items unchanged: many disks have a name in common.
    ///
    /// - Parameters:
    ///   - device: nil for any.
    ///   - needsEvidence: whether an item must be unchanged, or edited since, even if all names are
    ///     there; nil if only where some are not.
    private func hasTooLittle(
        of device: UInt64?, _ child: Int64, _ directory: any SourceDirectory,
        needsEvidence: Bool? = nil
    ) throws -> Bool {
        let kept = Set(try known.live.names(in: child, from: device))
        let found = try directory.entries().filter { kept.contains($0.name) }
        if 2 * found.count < kept.count { return true }
        guard needsEvidence ?? (found.count < kept.count) else { return false }
        return try !found.contains { entry in
            guard let row = try known.live.find(entry.name, in: child),
                let status = try? entry.status.get(), row.kind == status.kind
            else { return false }
            return try (try? Item(decodingAlone: row.item))?.modified == status.modified
                || row.stamp == nil && known.lastSnapshot(isBefore: status.modified)
        }
    }

    /// Whether a mount, or its end, put another file in the place of one that was backed up. A
    /// mounted file without content only masked the one below.
    func isOfOtherMount(_ row: LiveRow, _ status: FileStatus) -> Bool {
        guard row.stamp?.isOfOtherMount(status) == true else { return false }
        if status.isMountedFile { return true }
        return row.kind == .file && (try? Item(decodingAlone: row.item))?.size != 0
    }

    /// Whether a missing name is away together with its file system: the name was its mount point,
    /// or its directory lay on it. Names kept from the present file system are not away.
    func isAway(gone stamp: Stamp?, in directory: Subdirectory) -> Bool {
        if stamp?.isMounted ?? false { return true }
        // It lay on another disk that was mounted here: that one is away, whatever this one has.
        if let stamp,
            FileSystemIdentity(stamp.device).compared(
                to: FileSystemIdentity(directory.status.device)) == .other
        {
            return replacedDisks.isEmpty
        }
        return false
    }

    /// Reports an away name as a failure and waits for it. If its place is excluded now, it is no
    /// longer kept, and its versions stay.
    func passAway(_ place: Place, _ row: LiveRow? = nil) throws {
        guard let item = fileSystem.exclusion(ofAbsent: place.path, in: place.root.path) else {
            return row.map { failAway(place, $0) } ?? failAway(place.root, place.path)
        }
        try note(item, at: place, wasKept: true)
    }

    /// Reports that a name which is away is missing.
    func failAway(_ place: Place, _ row: LiveRow) {
        let isTop = row.stamp?.isMounted ?? false
        failAway(place.root, isTop ? place.path : top(of: place.path, in: place.root))
    }

    /// Reports a file system that is away, once in a round.
    func failAway(
        _ root: RootDefinition, _ path: [UInt8], _ code: Int32 = ErrorCode.unmounted
    ) {
        guard round.awayTold.insert(absolute(root, path)).inserted else { return }
        fail(root, path, .system(SystemError("list", path: path, code: code)))
    }

    /// Where the file system of a place is mounted; if that is above its root, the root.
    func top(of path: [UInt8], in root: RootDefinition) -> [UInt8] {
        var path = path
        while !path.isEmpty,
            (try? fileSystem.status(ofRoot: absolute(root, path)))?.isMountTop != true
        {
            path = ItemPath.split(path).parent
        }
        return path
    }
}
