import CairnCore
import CairnFormat
import CairnRepository

/// A place whose file system is not the one that was backed up there.
public struct AwayPlace {
    /// Absolute.
    public let path: [UInt8]
    /// ``ErrorCode/otherDisk`` or ``ErrorCode/otherSubvolume`` if something is there,
    /// ``ErrorCode/unmounted`` if nothing is.
    public let error: SystemError

    /// Looks at the directories from a root to a path in it.
    ///
    /// - Parameters:
    ///   - path: relative to the root.
    ///   - fileSystem: without rules.
    /// - Returns: nil if all of them are where they were.
    public init?(
        _ path: [UInt8], in root: CatalogRoot, _ reader: CatalogReader,
        _ fileSystem: any FileSystem
    ) throws {
        let live = try LiveTree(reader)
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
            guard found.kind == .directory, row.child != nil,
                let directory = try? fileSystem.openRoot(absolute)
            else { return nil }
            if let code = try Self.code(row, directory, isRoot: place.isEmpty, live) {
                self.init(absolute, code)
                return
            }
        }
        return nil
    }

    private init(_ path: [UInt8], _ code: Int32) {
        self.path = path
        error = SystemError("list", path: path, code: code)
    }

    /// Compares the file system of a directory with the one that was there.
    ///
    /// - Returns: nil if it is that one, or had nothing.
    static func code(
        _ row: LiveRow, _ directory: any SourceDirectory, isRoot: Bool, _ live: LiveTree
    ) throws -> Int32? {
        guard let stamp = row.stamp, let child = row.child, let status = try? directory.status()
        else { return nil }
        if live.isOtherSubvolume(directory, status, row, isRoot: isRoot) {
            return ErrorCode.otherSubvolume
        }
        let isOther =
            (stamp.isMountTop || isRoot) && stamp.isOfOtherFileSystem(status)
            || stamp.isMountTop != status.isMountTop && !stamp.mayBeSameItem(status)
        guard isOther, try live.hasNames(in: child) else { return nil }
        let isEmpty = (try? directory.entries())?.isEmpty ?? true
        return status.isMountTop || !isEmpty ? ErrorCode.otherDisk : ErrorCode.unmounted
    }
}
