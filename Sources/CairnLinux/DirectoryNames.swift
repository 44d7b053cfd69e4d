import CLinux
import CairnCore
import Glibc

/// The names in a directory. - Source: getdents64(2).
enum DirectoryNames {
    /// Reads all, or one buffer of them, from where the last reading ended.
    ///
    /// - Parameter body: receives each name but `.` and `..`, and the type of its record.
    /// - Returns: false at the end.
    @discardableResult
    static func forEach(
        in directory: Int32, bufferBytes: Int = 64 << 10, isWhole: Bool = true,
        _ body: (_ name: UnsafeRawBufferPointer, _ type: UInt8) -> Void
    ) throws(SystemError) -> Bool {
        try forEachRecord(in: directory, bufferBytes: bufferBytes, isWhole: isWhole) {
            name, type, _ in body(name, type)
        }
    }

    /// The inode number of a name's record: of a mount point, that of the directory beneath the
    /// mount. - Source: getdents(2), `d_ino`; fs/readdir.c does not look at mounts.
    static func inode(of name: [UInt8], in directory: Int32) throws(SystemError) -> UInt64? {
        var found: UInt64?
        try forEachRecord(in: directory) { other, _, inode in
            if other.elementsEqual(name) { found = inode }
        }
        return found
    }

    @discardableResult
    private static func forEachRecord(
        in directory: Int32, bufferBytes: Int = 64 << 10, isWhole: Bool = true,
        _ body: (_ name: UnsafeRawBufferPointer, _ type: UInt8, _ inode: UInt64) -> Void
    ) throws(SystemError) -> Bool {
        let filled = withUnsafeTemporaryAllocation(byteCount: bufferBytes, alignment: 8) {
            buffer -> Int in
            while true {
                let filled = cairn_getdents(directory, buffer.baseAddress!, buffer.count)
                if filled == -Int(EINTR) { continue }
                if filled > 0 { parse(UnsafeRawBufferPointer(rebasing: buffer[..<filled]), body) }
                if filled <= 0 || !isWhole { return filled }
            }
        }
        if filled < 0 { throw SystemError("list directory", code: Int32(-filled)) }
        return filled > 0
    }

    /// - Returns: the names of one buffer, which may be none; nil at the end.
    static func next(_ directory: Int32, bufferBytes: Int) throws(SystemError) -> [[UInt8]]? {
        var names: [[UInt8]] = []
        let isMore = try forEach(in: directory, bufferBytes: bufferBytes, isWhole: false) {
            name, _ in names.append(Array(name))
        }
        return isMore ? names : nil
    }

    /// All names; nil when they may not be listed.
    static func all(in path: String) -> [[UInt8]]? {
        guard let directory = try? openAt(AT_FDCWD, Array(path.utf8), O_RDONLY | O_DIRECTORY)
        else { return nil }
        var names: [[UInt8]] = []
        _ = try? forEach(in: directory.number) { name, _ in names.append(Array(name)) }
        return names
    }

    /// Each record: u64 inode, i64 offset, u16 length, u8 type, name with a zero.
    private static func parse(
        _ records: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer, UInt8, UInt64) -> Void
    ) {
        var offset = 0
        while offset < records.count {
            let start = records.baseAddress! + offset + 19
            let name = UnsafeRawBufferPointer(
                start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
            let dot = UInt8(ascii: ".")
            let isDot = name[0] == dot && (name.count == 1 || name.count == 2 && name[1] == dot)
            if !isDot {
                let inode = records.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                body(name, records[offset + 18], inode)
            }
            offset += Int(records.loadUnaligned(fromByteOffset: offset + 16, as: UInt16.self))
        }
    }
}
