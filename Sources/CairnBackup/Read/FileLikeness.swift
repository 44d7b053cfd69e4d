import CairnCore
import CairnFormat
import CairnRepository

/// Whether files in another directory than the one that was backed up are copies of its files.
///
/// - What it promises: a file of another size is none. If only the time differs, the first, the
///   middle and the last chunk decide.
/// - Bounds: ``filesMaximum`` contents and ``bytesMaximum``. Beyond that, and for contents that
///   cannot be compared, a directory of another user has no copies.
struct FileLikeness {
    private let coding: RepositoryCoding?
    /// Whether the directory belongs to another user than the one that was backed up.
    private let isOthers: Bool
    private var files = 0
    private var bytes = 0

    private static let filesMaximum = 16
    private static let bytesMaximum = 64 << 20

    /// - Parameters:
    ///   - status: of the directory that is there now.
    ///   - row: of the directory that was backed up.
    init(_ status: FileStatus, _ row: LiveRow, _ coding: RepositoryCoding?) {
        self.coding = coding
        isOthers = status.isOfOtherUser(than: row)
    }

    mutating func isAlike(
        _ row: LiveRow, _ status: FileStatus, in directory: any SourceDirectory
    ) -> Bool {
        guard row.kind == .file, let item = try? Item(decodingAlone: row.item),
            let content = item.content
        else { return true }
        guard content.size == status.size else { return false }
        return item.modified == status.modified
            || (try? seemsHeld(content, row.name, in: directory)) ?? !isOthers
    }

    /// - Returns: nil if that is not examined.
    private mutating func seemsHeld(
        _ content: FileContent, _ name: [UInt8], in directory: any SourceDirectory
    ) throws -> Bool? {
        guard let coding, files < Self.filesMaximum, bytes < Self.bytesMaximum else { return nil }
        let file = try directory.openFile(name)
        let stream = ExtentStream(
            file: file, extents: content.extents ?? [Extent(hole: 0, data: content.size)])
        let count = content.chunks.count
        var position: UInt64 = 0
        files += 1
        for (index, chunk) in content.chunks.enumerated() {
            let length = Int(chunk.length)
            if [0, count / 2, count - 1].contains(index) {
                bytes += length
                var part = [UInt8](repeating: 0, count: length)
                let isHeld = try part.withUnsafeMutableBytes { part in
                    try stream.read(at: position, into: part) == length
                        && coding.chunkID(of: UnsafeRawBufferPointer(part)) == chunk.id
                }
                guard isHeld else { return false }
            }
            position += UInt64(length)
        }
        return true
    }
}

extension FileStatus {
    /// Whether a directory belongs to another user than the one that was backed up, and not to the
    /// root user.
    func isOfOtherUser(than row: LiveRow) -> Bool {
        uid != 0 && (try? Item(decodingAlone: row.item))?.uid != uid
    }
}
