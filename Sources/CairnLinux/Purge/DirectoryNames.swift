import CLinux
import CairnCore
import Glibc

/// The names in a directory, a buffer at a time.
enum DirectoryNames {
    /// - Returns: the names of one buffer but `.` and `..`, which may be none; nil at the end.
    static func next(_ directory: Int32, bufferBytes: Int) throws(SystemError) -> [[UInt8]]? {
        var names: [[UInt8]]? = []
        var failure: Int32 = 0
        withUnsafeTemporaryAllocation(byteCount: bufferBytes, alignment: 8) { buffer in
            var filled = cairn_getdents(directory, buffer.baseAddress!, buffer.count)
            while filled == -Int(EINTR) {
                filled = cairn_getdents(directory, buffer.baseAddress!, buffer.count)
            }
            if filled < 0 {
                failure = Int32(-filled)
            } else if filled == 0 {
                names = nil
            } else {
                names = parse(UnsafeRawBufferPointer(rebasing: buffer[..<filled]))
            }
        }
        if failure != 0 { throw SystemError("list directory", code: failure) }
        return names
    }

    /// Each record: u64 inode, i64 offset, u16 length, u8 type, name with a zero. - Source:
    /// getdents64(2).
    private static func parse(_ records: UnsafeRawBufferPointer) -> [[UInt8]] {
        var names: [[UInt8]] = []
        var offset = 0
        while offset < records.count {
            let length = Int(records.loadUnaligned(fromByteOffset: offset + 16, as: UInt16.self))
            let start = records.baseAddress! + offset + 19
            let name = Array(
                UnsafeRawBufferPointer(
                    start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
            offset += length
            if name != [UInt8(ascii: ".")] && name != [UInt8(ascii: "."), UInt8(ascii: ".")] {
                names.append(name)
            }
        }
        return names
    }
}
