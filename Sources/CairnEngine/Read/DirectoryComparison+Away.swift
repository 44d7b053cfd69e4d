import CairnFormat

/// What was mounted when it was kept and is not now is away, and not deleted. A person says that it is really gone (`cairn forget --path`).
///
/// - Source: DESIGN.md §6, rule 10; statx(2), `STATX_ATTR_MOUNT_ROOT` (Linux 5.8). A catalog that was made anew learns it from what is mounted then.
extension DirectoryComparison {
    /// Whether the names of a directory belong to a file system that is not here.
    ///
    /// A disk that got another number, or another disk in its place, is not away, unless it is empty. What an empty file system hides is away, too.
    func isAway(_ directory: any SourceDirectory, _ status: FileStatus, _ row: KnownTree.Row?, in around: Subdirectory?) -> Bool {
        guard let row, row.kind == .directory, let stamp = row.stamp, !stamp.isSameInode(status), let child = row.child else { return false }
        func isEmpty() -> Bool { (try? directory.entries())?.isEmpty == true }
        let isBare = stamp.isMountTop && !status.isMountTop
        guard around?.isAway == true || isBare || (stamp.isMountTop || status.isMountTop) && isEmpty() else { return false }
        return (try? known.hasNames(child)) ?? true
    }

    /// Whether a name that is not there is away, with the file system that it was the top of or that its directory was on. What was kept from the one that is here is not.
    func isAway(gone stamp: Stamp?, in directory: Subdirectory) -> Bool {
        if stamp?.isMountTop ?? false { return true }
        guard let device = directory.awayDevice else { return false }
        return device == directory.status.device || stamp?.device != directory.status.device
    }

    /// What is away is waited for, unless its place is left out now: then it is kept no more, and its versions stay.
    func passAway(_ root: RootDefinition, path: [UInt8], name: [UInt8], in directory: Int64) throws {
        guard let item = fileSystem.exclusion(ofAbsent: path, in: root.path) else { return failAway(root, path) }
        try note(item, root, path: path, name: name, in: directory, wasKept: true)
    }

    func failAway(_ root: RootDefinition, _ path: [UInt8]) {
        fail(root, path, .system(SystemError("list", path: path, code: ErrorCode.unmounted)))
    }
}
