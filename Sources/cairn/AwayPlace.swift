import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository

/// A place whose file system is not the one that was backed up there.
struct AwayPlace {
    /// Absolute.
    let path: [UInt8]
    /// ``ErrorCode/otherDisk`` if something is there, ``ErrorCode/unmounted`` if nothing is.
    let error: SystemError

    /// Looks at the directories from a root to a path in it.
    ///
    /// - Parameter path: relative to the root.
    /// - Returns: nil if all of them are where they were.
    init?(_ path: [UInt8], in root: CatalogRoot, _ reader: CatalogReader) throws {
        let (live, fileSystem) = (try LiveTree(reader), LinuxFileSystem())
        var place: [UInt8] = []
        for name in [[]] + ItemPath.components(path) {
            place = ItemPath.join(place, name)
            guard let row = try live.find(place, in: root) else { return nil }
            // A rebuilt catalog has stamps of roots and mount points only.
            guard let stamp = row.stamp else { continue }
            let absolute = ItemPath.join(root.definition.path, place)
            guard let found = try? fileSystem.status(ofRoot: absolute) else {
                guard stamp.isAway(below: fileSystem.status(above: absolute)) else { return nil }
                self.init(absolute, ErrorCode.unmounted)
                return
            }
            guard found.kind == .directory, let child = row.child,
                let directory = try? fileSystem.openRoot(absolute),
                let status = try? directory.status()
            else { return nil }
            let isTop = stamp.isMountTop || place.isEmpty
            let isOther =
                isTop && stamp.isOfOtherFileSystem(status)
                || stamp.isMountTop != status.isMountTop && !stamp.mayBeSameItem(status)
            if isOther, try live.hasNames(in: child) {
                let isEmpty = (try? directory.entries())?.isEmpty ?? true
                self.init(
                    absolute,
                    status.isMountTop || !isEmpty ? ErrorCode.otherDisk : ErrorCode.unmounted)
                return
            }
        }
        return nil
    }

    private init(_ path: [UInt8], _ code: Int32) {
        self.path = path
        error = SystemError("list", path: path, code: code)
    }
}
