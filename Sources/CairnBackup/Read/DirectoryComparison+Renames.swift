import CairnCore
import CairnFormat
import CairnRepository

/// Renames that nobody reported: they happened while nothing was watched, or in a root that had
/// been renamed itself. The moves are reported to the sink.
///
/// - Bounds: a query of an index for each new file, and ``samplesMaximum`` for each new directory.
extension DirectoryComparison {
    private static let samplesMaximum = 4

    /// The row of an unknown name in the former place of its directory, which was renamed.
    func former(_ place: Place, in entry: Subdirectory) throws -> LiveRow? {
        try entry.former?.child.flatMap { try known.live.find(place.name, in: $0) }
    }

    /// The row of the former name of `place`, if ``ScanContext/formers`` has one, it is the same
    /// inode, and its content may be re-used. A move to a new name is reported to the sink once in
    /// any case.
    func former(of place: RepositoryPath, _ status: FileStatus, _ row: LiveRow?) throws -> LiveRow?
    {
        guard let (from, former) = try told(of: place, status) else { return nil }
        if row == nil, round.movesTold.insert(place).inserted { sink.moved(from: from, to: place) }
        // Content that was written since must be read, with everything beneath.
        return context.freshPlaces.contains(place) ? nil : former
    }

    /// The reported former name of the item at a place, if it is the same inode.
    private func told(
        of place: RepositoryPath, _ status: FileStatus
    ) throws -> (from: RepositoryPath, row: LiveRow)? {
        guard let from = context.formers[place], let row = try known.row(at: from),
            row.kind == status.kind, row.stamp.map({ $0.isMoved(to: status) }) ?? true
        else { return nil }
        return (from, row)
    }

    /// The row of a new item's former name, which is not there any more. The move is reported to
    /// the sink.
    func lastKnown(of place: Place, _ status: FileStatus) throws -> LiveRow? {
        if let told = try told(of: place.stored, status) { return told.row }
        guard !place.path.isEmpty, !round.movesTold.contains(place.stored),
            let from = try status.kind == .directory
                ? unseenDirectory(of: status, in: place.root)
                : unseenFormer(of: status, in: place.root)
        else { return nil }
        round.movesTold.insert(place.stored)
        sink.moved(from: from, to: place.stored)
        return try known.row(at: from)
    }

    /// The former name in the catalog of the directory that has an inode. Nothing in it can be
    /// compared.
    private func unseenDirectory(
        of status: FileStatus, in root: RootDefinition
    ) throws -> RepositoryPath? {
        guard known.hasInodes, status.stableInode != 0, round.directoryLooksLeft > 0
        else { return nil }
        round.directoryLooksLeft -= 1
        let identity = LinkIdentity(device: status.device, inode: status.inode)
        return try known.live.directories(of: identity).first { try hasLeft($0, status, in: root) }
    }

    /// The catalog's directory that a new directory was under its former name: one of the same
    /// inode, which is not there any more, and had a file that is in this one, if that can be read.
    func unseenFormer(
        of place: Place, _ status: FileStatus, _ opened: any SourceDirectory
    ) throws -> LiveRow? {
        guard known.hasInodes, status.stableInode != 0, !place.path.isEmpty,
            !round.movesTold.contains(place.stored)
        else { return nil }
        let entries = try? opened.entries()
        let found = (entries ?? []).lazy.compactMap { try? $0.status.get() }
        if found.isEmpty, entries?.isEmpty != true { return try lastKnown(of: place, status) }
        let files = found.filter { $0.kind == .file }
        for file in files.prefix(Self.samplesMaximum) {
            guard let inner = try unseenFormer(of: file, in: place.root) else { continue }
            let from = RepositoryPath(root: inner.root, path: ItemPath.split(inner.path).parent)
            guard !from.path.isEmpty, from != place.stored, let row = try known.row(at: from),
                row.stamp?.isSameInode(status) == true, try hasLeft(from, status, in: place.root)
            else { continue }
            round.movesTold.insert(place.stored)
            sink.moved(from: from, to: place.stored)
            return row
        }
        return nil
    }

    /// The former name in the catalog of the file that has an inode, if its size and modification
    /// time are the same, too, or the inode is as old: an inode alone may have been used again.
    private func unseenFormer(
        of status: FileStatus, in root: RootDefinition
    ) throws -> RepositoryPath? {
        guard known.hasInodes, status.kind == .file, status.links == 1, status.stableInode != 0
        else { return nil }
        let identity = LinkIdentity(device: status.device, inode: status.inode)
        return try known.live.names(of: identity).first { from in
            guard let row = try known.row(at: from), row.kind == .file,
                let item = try? Item(decodingAlone: row.item)
            else { return false }
            let isUnwritten = item.modified == status.modified && item.size == status.size
            return try (isUnwritten || row.stamp?.isSameFile(status) == true)
                && hasLeft(from, status, in: root)
        }
    }

    // MARK: Unreadable under the new name

    /// Continues a new item that could not be opened as it was stored under its former name.
    func carryOver(
        _ error: SystemError, _ place: Place, _ status: FileStatus, former: LiveRow?
    ) throws {
        guard !error.isExcluded, !error.isMissing,
            let last = try former ?? lastKnown(of: place, status)
        else { return }
        try carry(last, to: place, Stamp.of(status, readAt: nil))
    }

    /// Puts a stored item at its new place as it was, with everything in it.
    func carry(_ row: LiveRow, to place: Place, _ stamp: Stamp?) throws {
        guard problem(with: place.path, name: place.name) == nil else { return }
        let child =
            row.kind == .directory ? try known.place(place.root, place.path, nil) : nil
        try sink.outcome(carried(row, at: place, stamp, child))
        if let child { try carry(inside: row, into: child.id, at: place.path, in: place.root) }
    }

    /// Puts everything in a stored directory into a new one as it was, except for other file
    /// systems, which are awaited at their old places.
    func carry(
        inside former: LiveRow, into id: Int64, at path: [UInt8], in root: RootDefinition
    ) throws {
        var pending = [(former: former, id: id, path: path)]
        while let next = pending.popLast() {
            guard let old = next.former.child else { continue }
            for name in try known.live.names(in: old) {
                let place = Place(root, ItemPath.join(next.path, name), in: next.id)
                guard let row = try known.live.find(name, in: old),
                    row.stamp?.isMountTop != true, problem(with: place.path, name: name) == nil
                else { continue }
                let child =
                    row.kind == .directory ? try known.place(root, place.path, nil) : nil
                try sink.outcome(carried(row, at: place, row.stamp, child))
                if let child { pending.append((row, child.id, place.path)) }
            }
        }
    }

    /// The outcome that puts a stored item at a new place as it was.
    func carried(
        _ row: LiveRow, at place: Place, _ stamp: Stamp?,
        _ child: CatalogChange.DirectoryPlace? = nil
    ) throws -> ReadOutcome {
        ReadOutcome(
            change: .put(
                root: place.root.number, path: place.path, try Item(decodingAlone: row.item)),
            catalog: CatalogChange(
                directory: place.directory, name: place.name,
                action: .put(
                    item: row.item, kind: row.kind, child: child, stamp: stamp, isNew: true)),
            tally: row.kind == .directory ? .directory : .new)
    }

    /// The paths of this machine's roots whose file systems are in their places, by number.
    private func presentRoots() throws -> [UInt64: [UInt8]] {
        if let present = round.presentRoots { return present }
        let present = try known.targets(of: machine).filter { target in
            let stamp = try known.live.find([], in: target.anchor)?.stamp
            let status = try? fileSystem.status(ofRoot: target.root.path)
            // If another directory is at the path, the files of the root are not there, either.
            return status.map { $0.kind == .directory && stamp?.isSameDevice($0) == true } ?? false
        }
        let paths = Dictionary(present.map { ($0.root.number, $0.root.path) }) { $1 }
        round.presentRoots = paths
        return paths
    }

    /// Whether an item that is at another place now is not under a former name any more.
    private func hasLeft(
        _ former: RepositoryPath, _ status: FileStatus, in root: RootDefinition
    ) throws -> Bool {
        let base = try former.root == root.number ? root.path : presentRoots()[former.root]
        guard let base else { return false }
        do throws(SystemError) {
            let there = try fileSystem.status(ofRoot: ItemPath.join(base, former.path))
            return there.identity != status.identity
        } catch { return error.isMissing }
    }
}
