/// The changes of a repository's files since an earlier state. - Source: FORMAT.md §15.1.
public enum RemoteDelta {
    public enum Entry: Equatable, Sendable {
        case file(String, length: UInt64)
        /// - Parameter place: where the bytes stand within the delta.
        case bytes(String, offset: UInt64, place: Range<UInt64>)
        case remove(String)
    }

    public static let headerBytes = 32
    private static let magic = Array("CAIRNRD1".utf8)
    private static let pathMaximum = 256
    /// No entry is longer without the bytes it carries.
    public static let entryHeadMaximum = 1 + 2 + pathMaximum + 10 + 10

    public static func header(_ repository: Hash128) -> [UInt8] {
        magic + repository.bytes + [UInt8](repeating: 0, count: 8)
    }

    public static func checkHeader(_ bytes: [UInt8], _ repository: Hash128) throws(FormatError) {
        guard bytes.count == headerBytes, bytes.starts(with: magic) else {
            throw FormatError("delta", "is not one")
        }
        guard bytes == header(repository) else {
            throw FormatError("delta", "belongs to another repository")
        }
    }

    public static func file(_ path: String, length: UInt64) -> [UInt8] {
        var writer = head(1, path)
        writer.varint(length)
        return writer.bytes
    }

    /// The head of an entry that carries `count` bytes, which follow it.
    public static func bytes(_ path: String, offset: UInt64, count: Int) -> [UInt8] {
        precondition(count <= Limits.remoteEntryBytes)
        var writer = head(2, path)
        writer.varint(offset)
        writer.varint(count)
        return writer.bytes
    }

    public static func remove(_ path: String) -> [UInt8] { head(3, path).bytes }

    private static func head(_ operation: UInt8, _ path: String) -> ByteWriter {
        var writer = ByteWriter()
        writer.u8(operation)
        writer.varint(path.utf8.count)
        writer.raw(path.utf8)
        return writer
    }

    /// Reads the entry that begins at `offset` of a delta.
    ///
    /// - Parameters:
    ///   - window: the delta's bytes from there on, at least ``entryHeadMaximum`` unless it ends
    ///     before.
    ///   - end: the delta's length.
    /// - Returns: the entry, and the offset of the next.
    public static func entry(_ window: [UInt8], at offset: UInt64, end: UInt64)
        throws(FormatError) -> (Entry, next: UInt64)
    {
        var reader = ByteReader(window, what: "delta")
        let operation = try reader.u8()
        let count = try reader.varint()
        guard count <= pathMaximum else { throw reader.failure("a path is too long") }
        let path = String(decoding: try reader.raw(Int(count)), as: UTF8.self)
        guard RemoteFileKind(path) != nil else {
            throw reader.failure("names a file that no repository has")
        }
        switch operation {
        case 1:
            let length = try reader.varint()
            guard length <= Limits.remoteFileBytes else {
                throw reader.failure("a length is invalid")
            }
            return (.file(path, length: length), offset + UInt64(reader.offset))
        case 2:
            let start = try reader.varint()
            let count = try reader.varint()
            let place = offset + UInt64(reader.offset)
            guard count <= UInt64(Limits.remoteEntryBytes), start <= Limits.remoteFileBytes,
                count <= end - place
            else { throw reader.failure("an entry's bytes reach too far") }
            return (.bytes(path, offset: start, place: place..<place + count), place + count)
        case 3: return (.remove(path), offset + UInt64(reader.offset))
        default: throw reader.failure("has an entry of an unknown kind")
        }
    }
}
