import CairnFormat
import CairnRepository

/// Writes a file's content from its first byte to its last, holes as zeros.
public enum ContentDump {
    /// - Throws: ``ChunkUnavailable``, and errors of `write`.
    public static func write(
        _ content: FileContent, _ blocks: BlockReader,
        _ write: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        var cursor = ExtentCursor(content)
        var position: UInt64 = 0
        for chunk in content.chunks {
            try blocks.withChunk(chunk) { bytes in
                try cursor.forEachPiece(of: bytes.count) { offset, range in
                    try writeZeros(offset - position, write)
                    try write(bytes.part(range))
                    position = offset + UInt64(range.count)
                }
            }
        }
        try writeZeros(content.size - position, write)
    }

    private static func writeZeros(
        _ count: UInt64, _ write: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let zeros = [UInt8](repeating: 0, count: Int(min(count, 1 << 20)))
        var rest = count
        while rest > 0 {
            let part = Int(min(rest, UInt64(zeros.count)))
            try zeros.withUnsafeBytes { try write($0.part(..<part)) }
            rest -= UInt64(part)
        }
    }
}
