import CairnCore
import CairnFormat

/// What was mounted when it was kept and is not now is away, and not deleted. A person says that it
/// is really gone (`cairn forget --path`).
///
/// - Source: Docs/INOTIFY.md, rule 10; statx(2), `STATX_ATTR_MOUNT_ROOT` (Linux 5.8). A catalog
///   that was made anew learns it from what is mounted then.
extension DirectoryComparison {
    /// Whether the names of a directory belong to a file system that is not here.
    ///
    /// A disk that got another number is here: its UUID says so, or it has something of what was on
    /// it. Another disk in its place is not that disk, and what is mounted over a directory hides
    /// it.
    func isAway(
        _ directory: any SourceDirectory, _ status: FileStatus, _ row: KnownTree.Row?,
        in around: Subdirectory?, at place: @autoclosure () -> [UInt8]
    ) -> Bool {
        guard let row, row.kind == .directory, let stamp = row.stamp, let child = row.child else {
            return false
        }
        if !replacedDisks.isEmpty, isReplaced(place(), stamp, status) { return false }
        let isOther = stamp.isOfOtherFileSystem(status)
        guard isOther || !stamp.isSameInode(status) || around?.awayDevice == status.device else {
            return false
        }
        let isBare = stamp.isMountTop && !status.isMountTop
        if isOther || isBare || around?.isAway == true {
            return (try? known.hasNames(child)) ?? true
        }
        guard
            stamp.isMountTop || status.isMountTop || around == nil && stamp.device != status.device
        else { return false }
        return (try? hasNothing(of: stamp.device, child, directory)) ?? true
    }

    /// Whether a person said that what is mounted here takes the place of what was kept. Other
    /// mounts beneath it are their own.
    private func isReplaced(_ place: [UInt8], _ stamp: Stamp, _ status: FileStatus) -> Bool {
        replacedDisks.contains { disk in
            ItemPath.relative(place, to: disk).map {
                $0.isEmpty || !stamp.isMountTop && !status.isMountTop
            } ?? false
        }
    }

    /// Whether a directory has no name of those that were kept from a device.
    private func hasNothing(of device: UInt64, _ child: Int64, _ directory: any SourceDirectory)
        throws -> Bool
    {
        let kept = Set(try known.names(in: child, from: device))
        return try !kept.isEmpty && !directory.entries().contains { kept.contains($0.name) }
    }

    /// Whether a name that is not there is away, with the file system that it was the top of or
    /// that its directory was on. What was kept from the one that is here is not.
    func isAway(gone stamp: Stamp?, in directory: Subdirectory) -> Bool {
        if stamp?.isMountTop ?? false { return true }
        guard let device = directory.awayDevice else { return false }
        return device == directory.status.device || stamp?.device != directory.status.device
    }

    /// What is away is waited for, unless its place is left out now: then it is kept no more, and
    /// its versions stay.
    func passAway(_ root: RootDefinition, path: [UInt8], name: [UInt8], in directory: Int64) throws
    {
        guard let item = fileSystem.exclusion(ofAbsent: path, in: root.path) else {
            return failAway(root, path)
        }
        try note(item, root, path: path, name: name, in: directory, wasKept: true)
    }

    func failAway(_ root: RootDefinition, _ path: [UInt8]) {
        fail(root, path, .system(SystemError("list", path: path, code: ErrorCode.unmounted)))
    }
}
