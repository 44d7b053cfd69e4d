import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// What stands where an item is restored to.
extension RestoreExecutor {
    /// What has a name; nil where nothing has, or everything there is this run's.
    ///
    /// - Parameters:
    ///   - path: absolute. Afterwards it has the name in the spelling of the directory.
    ///   - above: names from the root to the directory.
    /// - Throws: ``RestoreFailure`` when it is there as another name of the commit.
    func present(
        _ name: [UInt8], _ path: inout [UInt8], _ above: some Collection<[UInt8]>,
        in directory: any TargetDirectory
    ) throws -> FileStatus? {
        guard !isFresh, let status = try directory.status(of: name) else {
            return nil
        }
        let place = path
        let meaning = try log.folding.meaning(
            path, status, in: directory, beside: names
        ) { listed in
            if above.isEmpty, !opener.base.prefix.isEmpty, place == opener.base.absolute([]) {
                return request.selections.contains {
                    ItemPath.components($0.root.definition.name).last == listed
                }
            }
            return try root.flatMap { root in
                try reader.entry(root, path: Self.join(above + [listed]), at: request.commit)
            } != nil
        }
        switch meaning {
        case .own: break
        case .respelled(let listed):
            request.displaced?.note(listed, as: name)
            // The state before may hold the item under the name by which the user called it.
            if try request.present?.holds(path, status) != true { path = listed }
        case .collision(let listed):
            if let listed { request.displaced?.note(listed, as: name) }
            throw RestoreFailure(path: path, reason: .collides)
        }
        return status
    }

    /// The listed names in a directory of a target that the commit does not have, and that its file
    /// system takes for names which the commit has: those are their items.
    func standIns(
        among entries: [DirectoryEntry], in directory: any TargetDirectory, _ path: [UInt8],
        _ entry: TreeEntry
    ) throws -> Set<[UInt8]> {
        guard request.deletesExtra, request.destination != .inPlace else { return [] }
        var extra = Set(entries.map(\.name))
        var unlisted: [[UInt8]] = []
        var list = reader.childList(of: entry, at: request.commit)
        while let name = try list.next()?.name {
            if extra.remove(name) == nil { unlisted.append(name) }
        }
        return extra.isEmpty ? [] : try log.folding.listed(unlisted, in: directory, path)
    }

    /// Prepares a directory for what comes into it.
    func prepare(
        _ directory: any TargetDirectory, _ path: [UInt8], _ item: Item, _ isFresh: Bool,
        _ isSet: Bool
    ) throws {
        guard isFresh else {
            if isSet { try keepAttributes(of: directory, path) }
            if isSet { try directory.shut(to: item, isDryRun: request.isDryRun) }
            if isSet, request.isRehearsal, !has(directory, item) {
                log.add(RestoreCounts(differing: 1))
            }
            return
        }
        directory.prepare(for: item)
        // If the restore is killed, an empty directory with this time is recognised as its own.
        directory.setTimes(of: item)
    }

    /// Keeps what programs set for a person on a directory of a target that loses it.
    func keepAttributes(of directory: any TargetDirectory, _ path: [UInt8]) throws {
        if !request.isDryRun { try request.displaced?.keepAttributes(path, of: directory) }
    }

    /// Whether a killed restore left something in a directory, which this one removes.
    func hasLeftovers(_ entries: [DirectoryEntry]) -> Bool {
        let isLeft = entries.contains(where: \.isUnfinished)
        if isLeft, request.isRehearsal { log.add(RestoreCounts(differing: 1)) }
        return isLeft
    }

    /// Fails in a dry run as putting an item in its place would, unless it is there already.
    ///
    /// - Returns: whether it is, as far as that is known before it is read.
    func foretell(
        _ item: Item, _ place: RestorePlace, _ path: [UInt8], _ status: FileStatus?,
        in directory: any TargetDirectory
    ) throws -> Bool {
        // A log beside a database changes what it contains.
        let isThere =
            request.isRehearsal
            ? try has(item, place.name, path)
                && !filesBeside(item, place, status, in: directory).contains { $0.file.hasContent }
            : try isSame(item, place, status)
        if !isThere { try request.foretell(directory, path) }
        return isThere
    }

    /// Whether an item is there as it would come back.
    private func has(_ item: Item, _ name: [UInt8], _ path: [UInt8]) -> Bool {
        guard item.links == nil, let directory = try? directory?.reading() else {
            return false
        }
        let moment = request.proven?.now()
        guard let status = bundles.comparison.isThere(item, name, in: directory) else {
            return false
        }
        if let moment { request.proven?.note(path, status, at: moment) }
        return true
    }

    /// Whether a directory has the metadata of an item.
    private func has(_ directory: any TargetDirectory, _ item: Item) -> Bool {
        guard let status = try? directory.status(),
            let attributes = try? directory.reading().attributes()
        else { return false }
        return status.mode == item.mode && status.uid == item.uid && status.gid == item.gid
            && status.modified == item.modified && attributes.values == item.attributes
    }

    /// Whether only the content tells that an item is there already as it would come back. It then
    /// stays: a new file would lose its owner, if that is another user, and what a program still
    /// writes through a descriptor.
    func mayBeThere(_ item: Item, _ status: FileStatus?) -> Bool {
        guard !request.isDryRun, item.links == nil, let status else { return false }
        return [.file, .symlink].contains(item.kind) && planner.isUnchanged(item, status)
    }

    /// Whether a dry run knows that an item is there as it would come back: it is as it was backed
    /// up last, and that is the version to restore. Of a file that was backed up right after it was
    /// written, as a restore does, the catalog has only the inode: its size and time decide.
    func isSame(_ item: Item, _ place: RestorePlace, _ status: FileStatus?) throws -> Bool {
        guard request.isDryRun, request.destination == .inPlace, request.relocations.isEmpty,
            let status, let row = try liveRow(place),
            let stamp = row.stamp, row.item == item.encodeAlone()
        else { return false }
        return stamp.isOf(status)
            || !stamp.isProof && stamp.isSameInode(status) && planner.isUnchanged(item, status)
    }

    /// Leaves a name of a file with several names alone if it is as the commit has it: a new file
    /// in its place would take it from those that are no part of the restore, or lie in other
    /// roots.
    ///
    /// - Returns: whether it stays, and the further names link to it. Not if one of them is already
    ///   being written: then this one links to that.
    func staysLinked(
        _ item: Item, _ place: RestorePlace, _ path: [UInt8], _ status: FileStatus?,
        in directory: any TargetDirectory
    ) throws -> Bool {
        guard let present = request.present, let file = place.file(of: item),
            !log.links.isWritten(file), present.isLinked(item, at: path),
            try filesBeside(item, place, status, in: directory).isEmpty
        else { return false }
        log.links.noteKept(item, place)
        log.decided(.same, path)
        return true
    }

    static func join(_ components: [[UInt8]]) -> [UInt8] {
        Array(components.joined(separator: [ItemPath.separator]))
    }

    private func liveRow(_ place: RestorePlace) throws -> LiveRow? {
        let tree = try live ?? LiveTree(reader)
        live = tree
        let root = request.selections.first { $0.root.definition.number == opener.root }?.root
        return try root.flatMap {
            try tree.find(place.isRoot ? [] : Self.join(place.directory + [place.name]), in: $0)
        }
    }

    /// Whether a file system is mounted on a directory that has none of the names which the commit
    /// has there: the commit is of the time before it was mounted.
    ///
    /// - Parameter entries: of the directory; nil to list it.
    func isMountedSince(
        _ directory: any TargetDirectory, _ entry: TreeEntry, _ entries: [DirectoryEntry]? = nil
    ) throws -> Bool {
        guard try directory.status().isMountTop else { return false }
        let names = Set(try (entries ?? directory.entries()).map(\.name))
        var list = reader.childList(of: entry, at: request.commit)
        while let name = try list.next()?.name {
            if names.contains(name) { return false }
        }
        return true
    }

    /// Leaves the files of a directory alone if a file system was mounted on it since.
    ///
    /// - Returns: whether they stay. A failure names the directory if any would have been deleted.
    func leaveMount(
        _ directory: any TargetDirectory, _ path: [UInt8], _ entries: [DirectoryEntry],
        _ entry: TreeEntry
    ) throws -> Bool {
        guard try isMountedSince(directory, entry, entries) else { return false }
        let isAnyExtra = entries.contains { found in
            guard let status = try? found.status.get(),
                case .replace = planner.step(
                    forExtra: status, at: ItemPath.join(path, found.name), isLeftover: false)
            else { return false }
            return true
        }
        if isAnyExtra { log.fail(path, .mountedSince) }
        return true
    }

    /// The files beside a place that go with what is replaced there.
    func filesBeside(
        _ item: Item, _ place: RestorePlace, _ present: FileStatus?,
        in directory: any TargetDirectory
    ) throws -> [RestoreJob.Beside] {
        let sizes = [present?.kind == .file ? present?.size : nil, item.content?.size]
        guard sizes.contains(where: { $0.map(DatabaseHeader.mayBe) ?? false }),
            let root = request.selections.first(where: { $0.root.definition.number == opener.root }
            )?.root
        else { return [] }
        return try FilesBesideDatabase.found(beside: place.name, in: directory).compactMap { file in
            let isRestored =
                try !place.isRoot
                && reader.entry(
                    root, path: Self.join(place.directory + [file.name]), at: request.commit) != nil
            if isRestored, !file.isPart { return nil }
            let path = ItemPath.join(ItemPath.split(place.absolute).parent, file.name)
            return RestoreJob.Beside(
                file: file, path: path, mayReplace: request.mayReplace(path, in: directory),
                displaced: request.displaced,
                isRestored: isRestored)
        }
    }

    /// Removes what killed restores of single items left in a directory, before the first item that
    /// this run puts there.
    func sweep(_ directory: any TargetDirectory, _ path: [UInt8]) throws {
        guard log.swept.insert(path).inserted, let entries = try? directory.entries()
        else { return }
        _ = try log.attempt(path) {
            for found in entries where found.isUnfinished {
                _ = try remove(found.name, ItemPath.join(path, found.name), from: directory)
            }
        }
    }

    /// Gives the directory that holds the selection, or what was made on the way to it, the time
    /// that it had before.
    func putBackTime() {
        // The root's own directory is restored.
        guard let (state, names) = standing, !names.isEmpty || !opener.base.prefix.isEmpty,
            let directory = try? opener.another(at: opener.base, of: opener.root)
                .open(above: names)
        else { return }
        state.putBackTime(of: directory)
    }

    func clearDirectory(
        _ name: [UInt8], in directory: any TargetDirectory, _ path: [UInt8]
    ) throws {
        let isEmpty = try directory.openDirectory(name).entries().isEmpty
        guard request.deletesExtra || isEmpty,
            try remove(name, path, from: directory, isInTheWay: true)
        else {
            throw RestoreFailure(
                path: path, reason: request.deletesExtra ? .directoryNotEmptied : .directoryInTheWay
            )
        }
    }
}
