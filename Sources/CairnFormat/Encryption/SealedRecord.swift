/// The visible part of a journal record, which can be parsed and checked without a key.
///
/// - Source: FORMAT.md §7.2, §7.4.
public struct RecordFrame: Equatable, Sendable {
    public let isSealed: Bool
    public let number: UInt64
    public let storedBytes: Int
    public let previous: Hash256
    public let hash: Hash256
    /// The frame as stored, 88 bytes.
    let bytes: [UInt8]

    static let sealedMagic = Array("CREE".utf8)

    /// Parses magic and lengths only; ``matches(payload:)`` verifies the rest.
    init(parsing bytes: [UInt8], isSealed: Bool) throws(FormatError) {
        var reader = ByteReader(bytes, what: "journal record")
        try reader.magic(isSealed ? Self.sealedMagic : RecordHeader.magic)
        _ = try reader.raw(4)
        number = try reader.fixed()
        let plainBytes = Int(try reader.fixed(UInt32.self))
        storedBytes = Int(try reader.fixed(UInt32.self))
        previous = Hash256(try reader.raw(32))
        hash = Hash256(try reader.raw(32))
        try reader.expectEnd()
        guard plainBytes <= Limits.recordBytes,
            storedBytes <= (isSealed ? SealedRecord.storedMaximum : Limits.recordBytes)
        else { throw reader.failure("its lengths are invalid") }
        guard (1...Limits.recordNumber).contains(number) else {
            throw reader.failure("its number is invalid")
        }
        self.isSealed = isSealed
        self.bytes = bytes
    }

    /// Parses a frame of either kind, sealed or not, as the one above.
    public init(parsing bytes: [UInt8]) throws(FormatError) {
        try self.init(parsing: bytes, isSealed: bytes.starts(with: Self.sealedMagic))
    }

    public func matches(payload: UnsafeRawBufferPointer) -> Bool {
        bytes.withUnsafeBytes { Digest.h256($0.part(..<56), payload) == hash }
    }
}

/// A record of an encrypted repository. - Source: FORMAT.md §7.4.
enum SealedRecord {
    fileprivate static let prefixBytes = 12
    /// Associated data of the payload: everything before the record's own hash, which includes
    /// number and chain.
    fileprivate static let associatedBytes = 56
    static let storedMaximum =
        RepositoryKeys.nonceBytes + Padding.padme(prefixBytes + Limits.recordBytes)
        + RepositoryKeys.tagBytes

    static func open(
        _ stored: UnsafeRawBufferPointer, _ frame: RecordFrame, _ keys: RepositoryKeys
    ) throws(FormatError) -> (RecordHeader, [UInt8]) {
        func fail(_ why: String) -> FormatError { FormatError("journal record", why) }
        let plainBytes = stored.count - RepositoryKeys.nonceBytes - RepositoryKeys.tagBytes
        guard frame.isSealed, stored.count == frame.storedBytes, plainBytes >= prefixBytes else {
            throw fail("its lengths are invalid")
        }
        guard (frame.bytes[4..<8] + frame.bytes[16..<20]).allSatisfy({ $0 == 0 }) else {
            throw fail("a reserved byte is set")
        }
        var plain = [UInt8](repeating: 0, count: plainBytes)
        let isOpen = plain.withUnsafeMutableBytes { buffer in
            keys.open(
                .record, stored.part(RepositoryKeys.nonceBytes...), into: buffer,
                nonce: Array(stored.part(..<RepositoryKeys.nonceBytes)),
                associated: Array(frame.bytes[..<associatedBytes]))
        }
        guard isOpen else {
            throw fail(
                "it was not sealed with this repository's key for this place, or was altered")
        }
        return try content(plain, frame)
    }

    private static func content(
        _ plain: [UInt8], _ frame: RecordFrame
    ) throws(FormatError) -> (RecordHeader, [UInt8]) {
        var reader = ByteReader(plain, what: "journal record")
        let kindByte = try reader.u8()
        let codecByte = try reader.u8()
        guard let kind = RecordHeader.Kind(rawValue: kindByte) else {
            throw reader.failure("unknown type \(kindByte)")
        }
        guard let codec = Codec(rawValue: codecByte) else {
            throw reader.failure("unknown codec \(codecByte)")
        }
        guard try reader.fixed(UInt16.self) == 0 else {
            throw reader.failure("a reserved byte is set")
        }
        let plainBytes = Int(try reader.fixed(UInt32.self))
        let compressedBytes = Int(try reader.fixed(UInt32.self))
        guard plainBytes <= Limits.recordBytes, compressedBytes <= Limits.recordBytes,
            codec != .none || compressedBytes == plainBytes,
            plain.count == Padding.padme(prefixBytes + compressedBytes)
        else { throw reader.failure("its lengths are invalid") }
        let compressed = Array(try reader.raw(compressedBytes))
        guard try reader.raw(reader.remaining).allSatisfy({ $0 == 0 }) else {
            throw reader.failure("its padding is not zero")
        }
        return (RecordHeader(frame, kind: kind, codec: codec, plainBytes: plainBytes), compressed)
    }
}

extension RepositoryKeys {
    func encodeRecord(
        _ kind: RecordHeader.Kind, number: UInt64, previous: Hash256, codec: Codec, plainBytes: Int,
        payload: UnsafeRawBufferPointer
    ) -> (bytes: [UInt8], hash: Hash256) {
        let sealedBytes =
            Padding.padme(SealedRecord.prefixBytes + payload.count) + RepositoryKeys.tagBytes
        let storedBytes = RepositoryKeys.nonceBytes + sealedBytes
        var prefix = ByteWriter(reserving: SealedRecord.prefixBytes)
        prefix.u8(kind.rawValue)
        prefix.u8(codec.rawValue)
        prefix.fixed(UInt16(0))
        prefix.fixed(UInt32(plainBytes))
        prefix.fixed(UInt32(payload.count))
        var writer = ByteWriter(reserving: RecordHeader.byteCount + storedBytes)
        writer.raw(RecordFrame.sealedMagic)
        writer.fixed(UInt32(0))
        writer.fixed(number)
        writer.fixed(UInt32(0))
        writer.fixed(UInt32(storedBytes))
        previous.withBytes { writer.raw($0) }
        let associated = writer.bytes
        writer.raw(Hash256().bytes)
        let nonce = nonce()
        writer.raw(nonce)
        writer.fill(sealedBytes) { buffer in
            buffer.copyBytes(from: prefix.bytes)
            buffer.part(SealedRecord.prefixBytes...).copyMemory(from: payload)
            seal(.record, buffer, nonce: nonce, associated: associated)
        }
        let hash = writer.bytes.withUnsafeBytes {
            Digest.h256(
                $0.part(..<SealedRecord.associatedBytes), $0.part(RecordHeader.byteCount...))
        }
        hash.withBytes { writer.replace(at: SealedRecord.associatedBytes, with: $0) }
        return (writer.bytes, hash)
    }
}
