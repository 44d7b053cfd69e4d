/// One chunk in a block's index.
public struct ChunkReference: Equatable, Hashable, Sendable {
    public let id: ChunkID
    /// Length of the plain chunk in bytes, at least 1.
    public let length: UInt32

    public init(id: ChunkID, length: UInt32) {
        self.id = id
        self.length = length
    }
}

/// A block's header and index, without its payload.
///
/// - Source: FORMAT.md §5.
public struct BlockHeader: Equatable, Sendable {
    public let codec: Codec
    public let plainBytes: Int
    public let storedBytes: Int
    public let check: Hash128
    public let payloadCheck: Hash128
    public let chunks: [ChunkReference]
    /// Nil in a repository that is not encrypted.
    let sealing: Sealing?

    /// The values needed to open the payload of an encrypted block. - Source: FORMAT.md §5.2.
    struct Sealing: Equatable, Sendable {
        let associated: [UInt8]
        let nonce: [UInt8]
        /// Length of the stored index.
        let indexBytes: Int
        /// Length of the payload without its padding.
        var compressedBytes: Int
    }

    public static let fixedBytes = 48
    public static let entryBytes = 36
    public static let magic: [UInt8] = Array("CBLK".utf8)
    public static let chunkCountMaximum = 65_535

    /// Length of header, index and payload together.
    public var totalBytes: Int { headerBytes + storedBytes }
    public var headerBytes: Int {
        guard let sealing else { return Self.fixedBytes + Self.entryBytes * chunks.count }
        return Self.fixedBytes + RepositoryKeys.nonceBytes + sealing.indexBytes
    }

    /// Whether the payload is the chunks' bytes as they are.
    public var isPayloadPlain: Bool { sealing == nil && codec == .none }
}

extension BlockHeader {
    /// Returns the length of the whole header from its first 48 bytes, which are not checked yet.
    public static func headerBytes(_ fixed: UnsafeRawBufferPointer) throws(FormatError) -> Int {
        guard fixed.count >= fixedBytes, fixed.prefix(4).elementsEqual(magic) else {
            throw FormatError("block header", "does not begin with CBLK")
        }
        return fixedBytes + entryBytes * (Int(fixed[6]) | Int(fixed[7]) << 8)
    }

    /// Parses and checks a header with its index.
    ///
    /// - Parameter bytes: exactly the header and the index.
    public init(parsing bytes: [UInt8]) throws(FormatError) {
        var reader = ByteReader(bytes, what: "block header")
        try reader.magic(Self.magic)
        let codecByte = try reader.u8()
        let reserved = try reader.u8()
        let count = Int(try reader.fixed(UInt16.self))
        plainBytes = Int(try reader.fixed(UInt32.self))
        storedBytes = Int(try reader.fixed(UInt32.self))
        check = Hash128(try reader.raw(16))
        payloadCheck = Hash128(try reader.raw(16))
        guard bytes.count == Self.fixedBytes + Self.entryBytes * count else {
            throw reader.failure("its index is incomplete")
        }
        // Check first, interpret later: damage is reported as damage, not as an unknown codec.
        guard check == bytes.withUnsafeBytes({ Self.check(header: $0) }) else {
            throw reader.failure("its checksum does not match")
        }
        guard let codec = Codec(rawValue: codecByte) else {
            throw reader.failure("unknown codec \(codecByte)")
        }
        guard reserved == 0 else { throw reader.failure("a reserved byte is set") }
        self.codec = codec
        chunks = try Self.chunks(&reader, count: count, plainBytes: plainBytes)
        sealing = nil
        guard storedBytes >= 1, storedBytes <= plainBytes,
            codec != .none || storedBytes == plainBytes
        else { throw reader.failure("its stored length is invalid") }
    }

    /// Reads the entries of an index and enforces the limits of FORMAT.md §12.
    static func chunks(_ reader: inout ByteReader, count: Int, plainBytes: Int) throws(FormatError)
        -> [ChunkReference]
    {
        guard count > 0 else { throw reader.failure("has no chunks") }
        var chunks: [ChunkReference] = []
        chunks.reserveCapacity(count)
        var total = 0
        for _ in 0..<count {
            let id = ChunkID(try reader.raw(32))
            let length = try reader.fixed(UInt32.self)
            guard length >= 1, Int(length) <= Limits.chunkBytes else {
                throw reader.failure("a chunk of \(length) bytes")
            }
            total += Int(length)
            chunks.append(ChunkReference(id: id, length: length))
        }
        guard total == plainBytes, plainBytes <= Limits.blockPlainBytes else {
            throw reader.failure("its plain length is not the sum of its chunks")
        }
        return chunks
    }

    /// Lays out a whole block into `block`.
    ///
    /// - Parameter payload: the stored form of the chunks' bytes, as `codec` made it.
    /// - Returns: the header's check.
    @discardableResult
    public static func write(
        codec: Codec, plainBytes: Int, chunks: [ChunkReference], payload: UnsafeRawBufferPointer,
        into block: inout ByteWriter
    ) -> Hash128 {
        requireReadable(chunks, plainBytes: plainBytes)
        var header = ByteWriter(reserving: fixedBytes + entryBytes * chunks.count)
        header.raw(magic)
        header.u8(codec.rawValue)
        header.u8(0)
        header.fixed(UInt16(chunks.count))
        header.fixed(UInt32(plainBytes))
        header.fixed(UInt32(payload.count))
        header.raw(Hash128().bytes)
        Digest.h128(payload).withBytes { header.raw($0) }
        header.entries(chunks)
        let check = header.bytes.withUnsafeBytes { Self.check(header: $0) }
        block.raw(header.bytes[..<16])
        check.withBytes { block.raw($0) }
        block.raw(header.bytes[32...])
        block.raw(payload)
        return check
    }

    /// A block that cannot be read back must not be written: a commit would refer to lost chunks.
    static func requireReadable(_ chunks: [ChunkReference], plainBytes: Int) {
        precondition(!chunks.isEmpty && chunks.count <= chunkCountMaximum)
        precondition(chunks.reduce(0) { $0 + Int($1.length) } == plainBytes)
    }

    /// The check of a header with its index, plain or sealed.
    static func check(header bytes: UnsafeRawBufferPointer) -> Hash128 {
        Digest.h128(bytes.part(..<16), bytes.part(32...))
    }
}

extension ByteWriter {
    /// Appends the entries of an index.
    mutating func entries(_ chunks: [ChunkReference]) {
        for chunk in chunks {
            chunk.id.withBytes { raw($0) }
            fixed(chunk.length)
        }
    }
}
