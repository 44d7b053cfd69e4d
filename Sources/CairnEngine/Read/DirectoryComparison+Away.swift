import CairnFormat

/// What was mounted when it was kept and is not now is away, and not deleted. A person says that it is really gone (`cairn forget --path`).
///
/// - Source: DESIGN.md §6, rule 10; statx(2), `STATX_ATTR_MOUNT_ROOT` (Linux 5.8). A catalog that was made anew learns it from what is mounted then.
extension DirectoryComparison {
    /// Whether the names of a directory belong to a file system that is not here.
    ///
    /// A disk that got another number, or another disk in its place, is not away, unless it is empty.
    func isAway(_ directory: any SourceDirectory, _ status: FileStatus, _ row: KnownTree.Row?, in around: Subdirectory?) -> Bool {
        guard let row, row.kind == .directory, let stamp = row.stamp, !stamp.isSameInode(status), let child = row.child else { return false }
        let isBare = !status.isMountTop || (try? directory.entries())?.isEmpty == true
        guard around?.isAway == true || stamp.isMountTop && isBare else { return false }
        return (try? known.hasNames(child)) ?? true
    }

    /// Whether a name that is not there is away, with the file system that it was the top of or that its directory was on.
    func isAway(gone stamp: Stamp?, in directory: Subdirectory) -> Bool { directory.isAway || stamp?.isMountTop ?? false }

    func failAway(_ root: RootDefinition, _ path: [UInt8]) {
        fail(root, path, .system(SystemError("list", path: path, code: ErrorCode.unmounted)))
    }
}
