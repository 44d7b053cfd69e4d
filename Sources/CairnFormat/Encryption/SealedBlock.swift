/// A block of an encrypted repository.
///
/// Only its lengths are visible, and they are padded. Its checks cover the stored bytes, so that
/// scanning, scrubbing and parity need no key.
/// - Source: FORMAT.md §5.2.
enum SealedBlock {
    static let magic: [UInt8] = Array("CBLE".utf8)
    static let fixedBytes = BlockHeader.fixedBytes
    /// Associated data of both sealed parts: magic and lengths.
    private static let associatedBytes = 16
    private static let indexPrefixBytes = 12
    /// The index's length reveals the number of chunks only in steps of this.
    private static let entriesStep = 64
    private static let indexPlainMaximum =
        indexPrefixBytes + BlockHeader.entryBytes * (BlockHeader.chunkCountMaximum + 1)

    /// Length of header, index and payload of the longest block.
    static let bytesMaximum =
        fixedBytes + RepositoryKeys.nonceBytes + indexPlainMaximum + 2 * RepositoryKeys.tagBytes
        + Padding.padme(Limits.blockPlainBytes)

    static func headerBytes(_ fixed: UnsafeRawBufferPointer) throws(FormatError) -> Int {
        guard fixed.count >= fixedBytes, fixed.prefix(4).elementsEqual(magic) else {
            throw FormatError("block header", "does not begin with CBLE")
        }
        return try headerBytes(
            index: Int(fixed.loadUnaligned(fromByteOffset: 8, as: UInt32.self).littleEndian))
    }

    private static func headerBytes(index sealed: Int) throws(FormatError) -> Int {
        let plain = sealed - RepositoryKeys.tagBytes
        let isPossible =
            plain > indexPrefixBytes && plain <= indexPlainMaximum
            && (plain - indexPrefixBytes) % (BlockHeader.entryBytes * entriesStep) == 0
        guard isPossible else {
            throw FormatError("block header", "its index cannot be \(sealed) bytes long")
        }
        return fixedBytes + RepositoryKeys.nonceBytes + sealed
    }

    static func header(parsing bytes: [UInt8], _ keys: RepositoryKeys) throws(FormatError)
        -> BlockHeader
    {
        var reader = ByteReader(bytes, what: "block header")
        try reader.magic(magic)
        let reserved = try reader.fixed(UInt32.self)
        let indexBytes = Int(try reader.fixed(UInt32.self))
        let storedBytes = Int(try reader.fixed(UInt32.self))
        let check = Hash128(try reader.raw(16))
        let payloadCheck = Hash128(try reader.raw(16))
        guard bytes.count == (try headerBytes(index: indexBytes)) else {
            throw reader.failure("its index is incomplete")
        }
        // Check first, interpret later: damage is reported as damage, not as forgery.
        guard check == bytes.withUnsafeBytes({ BlockHeader.check(header: $0) }) else {
            throw reader.failure("its checksum does not match")
        }
        guard reserved == 0 else { throw reader.failure("a reserved byte is set") }
        let sealing = BlockHeader.Sealing(
            associated: Array(bytes[..<associatedBytes]),
            nonce: Array(try reader.raw(RepositoryKeys.nonceBytes)), indexBytes: indexBytes,
            compressedBytes: 0)
        return try header(
            index: try open(index: bytes, sealing, keys), sealing, storedBytes: storedBytes,
            check: check, payloadCheck: payloadCheck)
    }

    private static func open(
        index bytes: [UInt8], _ sealing: BlockHeader.Sealing, _ keys: RepositoryKeys
    ) throws(FormatError) -> [UInt8] {
        var index = [UInt8](repeating: 0, count: sealing.indexBytes - RepositoryKeys.tagBytes)
        let isOpen = index.withUnsafeMutableBytes { plain in
            bytes.withUnsafeBytes {
                keys.open(
                    .blockIndex, $0.part((fixedBytes + RepositoryKeys.nonceBytes)...), into: plain,
                    nonce: sealing.nonce, associated: sealing.associated)
            }
        }
        guard isOpen else {
            throw FormatError(
                "block header", "it was not sealed with this repository's key, or was altered")
        }
        return index
    }

    private static func header(
        index: [UInt8], _ sealing: BlockHeader.Sealing, storedBytes: Int, check: Hash128,
        payloadCheck: Hash128
    ) throws(FormatError) -> BlockHeader {
        var reader = ByteReader(index, what: "block index")
        let codecByte = try reader.u8()
        guard let codec = Codec(rawValue: codecByte) else {
            throw reader.failure("unknown codec \(codecByte)")
        }
        guard try reader.u8() == 0 else { throw reader.failure("a reserved byte is set") }
        let count = Int(try reader.fixed(UInt16.self))
        let plainBytes = Int(try reader.fixed(UInt32.self))
        let compressedBytes = Int(try reader.fixed(UInt32.self))
        guard index.count == self.indexBytes(count: count) else {
            throw reader.failure("its length is not that of \(count) chunks")
        }
        let chunks = try BlockHeader.chunks(&reader, count: count, plainBytes: plainBytes)
        let rest = try reader.raw(reader.remaining)
        guard rest.allSatisfy({ $0 == 0 }) else { throw reader.failure("its padding is not zero") }
        guard compressedBytes >= 1, compressedBytes <= plainBytes,
            codec != .none || compressedBytes == plainBytes,
            storedBytes == Padding.padme(compressedBytes) + RepositoryKeys.tagBytes
        else { throw reader.failure("its stored length is invalid") }
        var sealing = sealing
        sealing.compressedBytes = compressedBytes
        return BlockHeader(
            codec: codec, plainBytes: plainBytes, storedBytes: storedBytes, check: check,
            payloadCheck: payloadCheck, chunks: chunks, sealing: sealing)
    }

    /// Opens a payload with its padding into `plain`, which grows when it is too short.
    static func open(
        _ payload: UnsafeRawBufferPointer, _ sealing: BlockHeader.Sealing, _ keys: RepositoryKeys,
        into plain: inout [UInt8]
    ) throws(FormatError) {
        let size = payload.count - RepositoryKeys.tagBytes
        guard size >= sealing.compressedBytes else {
            throw FormatError("block", "the payload ends too early")
        }
        if plain.count < size { plain = [UInt8](repeating: 0, count: size) }
        let (isOpen, isPaddedWell) = plain.withUnsafeMutableBytes { buffer in
            let out = buffer.part(..<size)
            let isOpen = keys.open(
                .blockPayload, payload, into: out, nonce: sealing.nonce,
                associated: sealing.associated)
            return (
                isOpen, Padding.isZero(UnsafeRawBufferPointer(out.part(sealing.compressedBytes...)))
            )
        }
        guard isOpen else {
            throw FormatError(
                "block", "the payload was not sealed with this repository's key, or was altered")
        }
        guard isPaddedWell else { throw FormatError("block", "its padding is not zero") }
    }

    // MARK: Writing

    private static func indexBytes(count: Int) -> Int {
        indexPrefixBytes + BlockHeader.entryBytes
            * ((count + entriesStep - 1) / entriesStep * entriesStep)
    }

    static func write(
        codec: Codec, plainBytes: Int, chunks: [ChunkReference], payload: UnsafeRawBufferPointer,
        _ keys: RepositoryKeys, into block: inout ByteWriter
    ) -> Hash128 {
        BlockHeader.requireReadable(chunks, plainBytes: plainBytes)
        precondition(payload.count <= plainBytes)
        let index = index(
            codec: codec, plainBytes: plainBytes, compressedBytes: payload.count, chunks: chunks)
        let storedBytes = Padding.padme(payload.count) + RepositoryKeys.tagBytes
        let nonce = keys.nonce()
        let start = block.count
        block.raw(magic)
        block.fixed(UInt32(0))
        block.fixed(UInt32(index.count + RepositoryKeys.tagBytes))
        block.fixed(UInt32(storedBytes))
        block.raw(repeatElement(0, count: 2 * Hash128.byteCount))
        block.raw(nonce)
        let associated = Array(block.bytes[start..<start + associatedBytes])
        block.fill(index.count + RepositoryKeys.tagBytes) { buffer in
            buffer.copyBytes(from: index)
            keys.seal(.blockIndex, buffer, nonce: nonce, associated: associated)
        }
        let payloadCheck = block.fill(storedBytes) { buffer in
            buffer.copyMemory(from: payload)
            keys.seal(.blockPayload, buffer, nonce: nonce, associated: associated)
            return Digest.h128(UnsafeRawBufferPointer(buffer))
        }
        let headerEnd = block.count - storedBytes
        payloadCheck.withBytes { block.replace(at: start + 32, with: $0) }
        let check = block.bytes.withUnsafeBytes {
            BlockHeader.check(header: $0.part(start..<headerEnd))
        }
        check.withBytes { block.replace(at: start + 16, with: $0) }
        return check
    }

    private static func index(
        codec: Codec, plainBytes: Int, compressedBytes: Int, chunks: [ChunkReference]
    ) -> [UInt8] {
        let count = indexBytes(count: chunks.count)
        var index = ByteWriter(reserving: count)
        index.u8(codec.rawValue)
        index.u8(0)
        index.fixed(UInt16(chunks.count))
        index.fixed(UInt32(plainBytes))
        index.fixed(UInt32(compressedBytes))
        index.entries(chunks)
        index.raw(repeatElement(0, count: count - index.count))
        return index.bytes
    }

    // MARK: Salvage

    /// Decrypts a damaged block without authentication and lays it out as a plain one. For salvage,
    /// which accepts a chunk only when its keyed hash is its id.
    ///
    /// - Parameter bytes: from the beginning of a block; may be longer than the block.
    /// - Returns: nil when the index cannot be where the header places it.
    static func decryptedUnchecked(_ bytes: [UInt8], _ keys: RepositoryKeys) -> [UInt8]? {
        bytes.withUnsafeBytes { bytes in
            guard bytes.count > fixedBytes + RepositoryKeys.nonceBytes else { return nil }
            let nonce = bytes.part(fixedBytes..<fixedBytes + RepositoryKeys.nonceBytes)
            let indexStart = fixedBytes + RepositoryKeys.nonceBytes
            guard bytes.count > indexStart + indexPrefixBytes else { return nil }
            let index = bytes.part(indexStart...)
            let prefix = keys.decryptedUnchecked(
                .blockIndex, index.part(..<indexPrefixBytes), nonce: nonce)
            let count = Int(prefix[2]) | Int(prefix[3]) << 8
            let indexEnd = indexStart + indexBytes(count: count) + RepositoryKeys.tagBytes
            guard count > 0, indexEnd < bytes.count else { return nil }
            let entries = keys.decryptedUnchecked(
                .blockIndex, index.part(..<(indexPrefixBytes + BlockHeader.entryBytes * count)),
                nonce: nonce)
            let payload = keys.decryptedUnchecked(
                .blockPayload, bytes.part(indexEnd...), nonce: nonce)
            var plain = ByteWriter(reserving: fixedBytes + entries.count + payload.count)
            plain.raw(BlockHeader.magic)
            plain.raw(entries[..<indexPrefixBytes])
            plain.raw(repeatElement(0, count: 2 * Hash128.byteCount))
            plain.raw(entries[indexPrefixBytes...])
            plain.raw(payload)
            return plain.bytes
        }
    }
}

extension RepositoryCoding {
    /// The maximum length of a block.
    public var blockBytesMaximum: Int {
        isEncrypted
            ? SealedBlock.bytesMaximum
            : BlockHeader.fixedBytes + BlockHeader.entryBytes * BlockHeader.chunkCountMaximum
                + Limits.blockPlainBytes
    }

    /// Returns a damaged block in plain layout for salvage. Nothing in it is verified.
    ///
    /// - Parameter bytes: from the beginning of a block; may be longer than the block.
    public func forSalvage(_ bytes: [UInt8]) -> [UInt8]? {
        guard let keys else { return bytes }
        return SealedBlock.decryptedUnchecked(bytes, keys)
    }
}
