import CairnCore
import CairnFormat
import CairnRepository

/// Restores single items: written beside, checked chunk by chunk, given their metadata, renamed
/// over.
///
/// Invariant: a name holds its former item or the whole restored one, never a part; no damaged item
/// is put in place. Each thread needs its own.
final class FileRestorer {
    private let blocks: BlockReader
    private let verifies: Bool
    private var buffer: [UInt8] = []

    init(_ blocks: BlockReader, verifies: Bool) {
        self.blocks = blocks
        self.verifies = verifies
    }

    /// - Parameter companions: the names to remove with the replaced item, given the written file.
    /// - Throws: ``SystemError``, ``ChunkUnavailable``, ``ReadBackDiffers``.
    func restore(
        _ item: Item, as name: [UInt8], in directory: any TargetDirectory,
        over mayReplace: MayReplace?,
        removing companions: (any TargetFile) -> [[UInt8]] = { _ in [] }
    ) throws -> RestoreCounts {
        var counts = RestoreCounts()
        counts.restored = 1
        var loss: MetadataLoss
        if let content = item.content {
            let file = try directory.createFile()
            try write(content, to: file)
            if verifies {
                try verify(content, in: file)
                counts.verified = 1
            }
            let companions = companions(file)
            loss = try file.place(as: name, item, over: mayReplace)
            for companion in companions { try directory.remove(companion, if: nil) }
            counts.bytes = content.streamBytes
        } else {
            loss = try directory.place(item, as: name, over: mayReplace)
        }
        if !loss.isEmpty { counts.metadataLost = 1 }
        return counts
    }

    private func write(_ content: FileContent, to file: any TargetFile) throws {
        var cursor = ExtentCursor(content)
        for chunk in content.chunks {
            try blocks.withChunk(chunk) { bytes in
                try cursor.forEachPiece(of: bytes.count) { offset, range in
                    try file.write(UnsafeRawBufferPointer(rebasing: bytes[range]), at: offset)
                }
            }
        }
        if content.extents != nil { try file.setLength(content.size) }
    }

    private func verify(_ content: FileContent, in file: any TargetFile) throws {
        var cursor = ExtentCursor(content)
        for chunk in content.chunks {
            let length = Int(chunk.length)
            if buffer.count < length { buffer = [UInt8](repeating: 0, count: max(length, 4 << 20)) }
            try buffer.withUnsafeMutableBytes { all in
                let bytes = UnsafeMutableRawBufferPointer(rebasing: all[..<length])
                try cursor.forEachPiece(of: length) { offset, range in
                    let part = UnsafeMutableRawBufferPointer(rebasing: bytes[range])
                    guard try file.read(at: offset, into: part) == part.count else {
                        throw ReadBackDiffers()
                    }
                }
                guard blocks.coding.chunkID(of: UnsafeRawBufferPointer(bytes)) == chunk.id else {
                    throw ReadBackDiffers()
                }
            }
        }
    }
}

/// The written bytes read back differently.
struct ReadBackDiffers: Error {}
