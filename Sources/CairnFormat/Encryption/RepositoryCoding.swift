/// The encoding of one repository's bytes: in clear, or under its keys.
///
/// All code that names a chunk, cuts a file, or writes or reads a block or a record uses this
/// value. Invariant: bytes written under one coding are refused by every other. A plain block or
/// record in an encrypted repository is treated as damaged, and the other way round, so nobody can
/// insert data that was never sealed.
/// - Source: FORMAT.md §4, §5, §7.
public struct RepositoryCoding: Sendable {
    /// Nil for a repository that is not encrypted.
    public let keys: RepositoryKeys?

    public static let plain = RepositoryCoding(keys: nil)

    public init(keys: RepositoryKeys?) { self.keys = keys }

    public var isEncrypted: Bool { keys != nil }

    /// Returns the id of the chunk formed by joining `parts`. - Source: FORMAT.md §4.1.
    public func chunkID(of parts: UnsafeRawBufferPointer...) -> ChunkID {
        guard let keys else { return Digest.h256(joining: parts) }
        return keys.hash(.chunkID, parts)
    }

    /// The gear table that decides where files are cut. - Source: FORMAT.md §4.2.
    public var gear: GearTable { keys?.gear ?? .fixed }

    // MARK: Blocks

    /// The first bytes of a block.
    public var blockMagic: [UInt8] { isEncrypted ? SealedBlock.magic : BlockHeader.magic }

    /// Returns the length of the whole header from its first 48 bytes, which are not checked yet.
    public func headerBytes(ofBlock fixed: UnsafeRawBufferPointer) throws(FormatError) -> Int {
        isEncrypted ? try SealedBlock.headerBytes(fixed) : try BlockHeader.headerBytes(fixed)
    }

    /// Parses and checks a header with its index.
    ///
    /// - Parameter bytes: exactly the header and the index.
    public func header(ofBlock bytes: [UInt8]) throws(FormatError) -> BlockHeader {
        guard let keys else { return try BlockHeader(parsing: bytes) }
        return try SealedBlock.header(parsing: bytes, keys)
    }

    /// Lays out a whole block into `block`.
    ///
    /// - Parameter payload: the stored form of the chunks' bytes, as `codec` made it.
    /// - Returns: the header's check.
    @discardableResult
    public func writeBlock(
        codec: Codec, plainBytes: Int, chunks: [ChunkReference], payload: UnsafeRawBufferPointer,
        into block: inout ByteWriter
    ) -> Hash128 {
        guard let keys else {
            return BlockHeader.write(
                codec: codec, plainBytes: plainBytes, chunks: chunks, payload: payload, into: &block
            )
        }
        return SealedBlock.write(
            codec: codec, plainBytes: plainBytes, chunks: chunks, payload: payload, keys,
            into: &block)
    }

    // MARK: Records

    /// The first bytes of a record.
    public var recordMagic: [UInt8] { isEncrypted ? RecordFrame.sealedMagic : RecordHeader.magic }

    /// Parses the frame of a record.
    ///
    /// - Parameter bytes: exactly 88 bytes.
    public func frame(ofRecord bytes: [UInt8]) throws(FormatError) -> RecordFrame {
        try RecordFrame(parsing: bytes, isSealed: isEncrypted)
    }

    /// Lays out a whole record.
    ///
    /// - Parameter payload: the stored form of the record's content, as `codec` made it.
    /// - Returns: the bytes to append, and the record's hash for the next one's chain.
    public func encodeRecord(
        _ kind: RecordHeader.Kind, number: UInt64, previous: Hash256, codec: Codec, plainBytes: Int,
        payload: UnsafeRawBufferPointer
    ) -> (bytes: [UInt8], hash: Hash256) {
        guard let keys else {
            return RecordHeader.encode(
                kind, number: number, previous: previous, codec: codec, plainBytes: plainBytes,
                payload: payload)
        }
        return keys.encodeRecord(
            kind, number: number, previous: previous, codec: codec, plainBytes: plainBytes,
            payload: payload)
    }
}

/// Decodes payloads of blocks and records and re-uses its buffers. Each thread needs its own.
public final class PayloadDecoder {
    private let coding: RepositoryCoding
    private let decompressor = Decompressor()
    private var opened: [UInt8] = []

    public init(_ coding: RepositoryCoding) { self.coding = coding }

    /// - Parameter payload: the block's stored payload.
    /// - Throws: ``FormatError`` unless it is authentic and gives exactly the declared bytes.
    public func block(_ payload: UnsafeRawBufferPointer, _ header: BlockHeader) throws(FormatError)
        -> [UInt8]
    {
        try withCompressed(payload, header) { stored throws(FormatError) in
            try decompressor.decompress(stored, header.codec, plainBytes: header.plainBytes)
        }
    }

    /// Does the same as ``block(_:_:)``, into a buffer of exactly the declared size.
    public func block(
        _ payload: UnsafeRawBufferPointer, _ header: BlockHeader,
        into plain: UnsafeMutableRawBufferPointer
    ) throws(FormatError) {
        try withCompressed(payload, header) { stored throws(FormatError) in
            try decompressor.decompress(stored, header.codec, into: plain)
        }
    }

    /// Passes the payload to `body` as its codec made it: a sealed one is opened, into ``opened``.
    private func withCompressed<R>(
        _ payload: UnsafeRawBufferPointer, _ header: BlockHeader,
        _ body: (UnsafeRawBufferPointer) throws(FormatError) -> R
    ) throws(FormatError) -> R {
        guard let keys = coding.keys else {
            guard header.sealing == nil else {
                throw FormatError("block", "it is encrypted, and the repository is not")
            }
            return try body(payload)
        }
        guard let sealing = header.sealing else {
            throw FormatError("block", "it is not encrypted, and the repository is")
        }
        try SealedBlock.open(payload, sealing, keys, into: &opened)
        return try opened.withBytes { opened throws(FormatError) in
            try body(opened.part(..<sealing.compressedBytes))
        }
    }

    /// Opens and decodes a record.
    ///
    /// - Parameter stored: the record's payload, already checked by
    ///   ``RecordFrame/matches(payload:)``.
    /// - Throws: ``FormatError`` when its kind or codec is unknown, it was not sealed for this
    ///   place, or it does not give the declared bytes.
    public func record(
        _ frame: RecordFrame, _ stored: UnsafeRawBufferPointer
    ) throws(FormatError) -> (RecordHeader, [UInt8]) {
        let (header, compressed) = try storedRecord(frame, stored)
        guard
            Limits.mayBeRecord(plainBytes: header.plainBytes, storedBytes: compressed.count)
        else { throw FormatError("record", "too short for its declared length") }
        let plain = try compressed.withBytes { bytes throws(FormatError) in
            try decompressor.decompress(bytes, header.codec, plainBytes: header.plainBytes)
        }
        return (header, plain)
    }

    /// Opens a record without decoding it, so that it can be sealed for another place.
    public func storedRecord(
        _ frame: RecordFrame, _ stored: UnsafeRawBufferPointer
    ) throws(FormatError) -> (RecordHeader, [UInt8]) {
        guard let keys = coding.keys else { return (try RecordHeader(plain: frame), Array(stored)) }
        return try SealedRecord.open(stored, frame, keys)
    }
}

extension [UInt8] {
    /// As `withUnsafeBytes`, which forgets the type of the error.
    fileprivate func withBytes<R>(
        _ body: (UnsafeRawBufferPointer) throws(FormatError) -> R
    ) throws(FormatError) -> R {
        try withUnsafeBytes { bytes in Result { () throws(FormatError) in try body(bytes) } }.get()
    }
}
