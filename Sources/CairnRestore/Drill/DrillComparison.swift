import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import Glibc

/// Compares restored files with their stored content and with the live files.
struct DrillComparison {
    let repository: Repository
    let cancellation: Cancellation

    private static let stepBytes = 1 << 20

    enum Answer: Equatable {
        case same
        /// The live file differs from the stored state, is being written, or cannot be read: a
        /// comparison is not possible.
        case changed
        case differs(at: UInt64)
    }

    /// Whether a file has exactly this content, and zeros where that has holes.
    func holds(_ content: FileContent, _ file: any SourceFile) throws -> Bool {
        let longest = content.chunks.lazy.map { Int($0.length) }.max() ?? 0
        var window = [UInt8](repeating: 0, count: max(longest, Self.stepBytes))
        return try window.withUnsafeMutableBytes {
            try content.isHeld(by: file, $0, repository.coding, cancellation)
        }
    }

    /// Whether what has a name is of the kind of an item, and has its metadata and content.
    func isSame(
        _ item: Item, _ status: FileStatus, _ name: [UInt8], _ directory: any SourceDirectory
    ) throws -> Bool {
        guard item.kind == status.kind, item.mode == status.mode, item.uid == status.uid,
            item.gid == status.gid, item.modified == status.modified
        else { return false }
        guard let content = item.content else {
            guard try item.attributes == directory.attributes(of: name).values else { return false }
            if case .symlink(let target) = item.body {
                return try directory.readSymlink(name) == target
            }
            return true
        }
        let file = try directory.openFile(name)
        return try item.attributes == file.attributes().values && holds(content, file)
    }

    /// Compares byte by byte with the live file, if its stamp is the one of the stored version.
    func compare(
        _ restored: any SourceFile, with version: DrillVersion, _ root: CatalogRoot,
        _ reader: CatalogReader, _ live: any FileSystem
    ) throws -> Answer {
        // A service may have backed up a newer version meanwhile, whose stamp this is.
        guard let row = try LiveTree(reader).find(version.path, in: root), let stamp = row.stamp,
            try Item(decodingAlone: row.item).content == version.content
        else { return .changed }
        do {
            let (directory, name) = try LiveFile.place(
                root: root.definition.path, path: version.path, in: live)
            guard try stamp.isOf(directory.status(of: name)) else { return .changed }
            let file = try directory.openFile(name)
            guard file.consistency == .exact, !file.findWriter() else { return .changed }
            let difference = try firstDifference(restored, file)
            guard try stamp.isOf(file.status()) else { return .changed }
            return difference.map { .differs(at: $0) } ?? .same
        } catch is SystemError {
            return .changed
        }
    }

    private func firstDifference(_ one: any SourceFile, _ other: any SourceFile) throws -> UInt64? {
        var ours = [UInt8](repeating: 0, count: Self.stepBytes)
        var theirs = ours
        var offset: UInt64 = 0
        while true {
            guard !cancellation.isRequested else { throw Cancelled() }
            // Common holes need no comparison.
            let data = [try one.nextData(from: offset), try other.nextData(from: offset)].compactMap
            { $0?.lowerBound }
            guard let next = data.min() else {
                let (a, b) = (try one.status().size, try other.status().size)
                return a == b ? nil : min(a, b)
            }
            offset = max(offset, next)
            let (a, b) = (
                try ours.withUnsafeMutableBytes { try one.read(at: offset, into: $0) },
                try theirs.withUnsafeMutableBytes { try other.read(at: offset, into: $0) }
            )
            let common = min(a, b)
            if memcmp(ours, theirs, common) != 0,
                let index = (0..<common).first(where: { ours[$0] != theirs[$0] })
            {
                return offset + UInt64(index)
            }
            if a != b { return offset + UInt64(common) }
            if a < Self.stepBytes { return nil }
            offset += UInt64(a)
        }
    }
}

extension CatalogReader {
    /// Whether a live absolute path was the top of a mounted file system when it was kept.
    public func wasMountPoint(_ path: [UInt8]) throws -> Bool {
        try roots().contains { root in
            guard root.last == nil, let path = ItemPath.relative(path, to: root.definition.path)
            else { return false }
            return try stamp(ofFile: path, in: root)?.isMountTop ?? false
        }
    }
}
