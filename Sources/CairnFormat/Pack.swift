/// The fixed parts of a pack file. - Source: FORMAT.md §6.
public enum PackHeader {
    public static let byteCount = 32
    private static let magic = Array("CAIRNPK1".utf8)

    public static func encode(repository: Hash128) -> [UInt8] {
        var writer = ByteWriter(reserving: byteCount)
        writer.raw(magic)
        writer.raw(repository.bytes)
        writer.fixed(UInt64(0))
        return writer.bytes
    }

    /// - Parameter bytes: the first 32 bytes of the file, or fewer when there are no more.
    public static func check(_ bytes: [UInt8], repository: Hash128) throws(FormatError) {
        guard bytes == encode(repository: repository) else {
            throw FormatError("pack header", "not a pack of this repository")
        }
    }
}

/// The table of blocks at the end of a sealed pack. - Source: FORMAT.md §6.3.
public struct PackFooter: Equatable, Sendable {
    public struct Entry: Equatable, Sendable {
        public let offset: UInt64
        public let length: UInt64
        public let headerCheck: Hash128

        public init(offset: UInt64, length: UInt64, headerCheck: Hash128) {
            self.offset = offset
            self.length = length
            self.headerCheck = headerCheck
        }
    }

    public let entries: [Entry]

    public static let trailerBytes = 16
    private static let entryBytes = 32
    private static let magic = Array("CFTR".utf8)
    private static let endMagic = Array("CAIRNEND".utf8)

    /// - Parameter entries: in order of offset, without holes, the first at 32.
    public init(entries: [Entry]) { self.entries = entries }

    /// The end of the blocks, where the footer begins.
    public var offset: UInt64 {
        entries.last.map { $0.offset + $0.length } ?? UInt64(PackHeader.byteCount)
    }

    public static func byteCount(blocks: Int) -> Int { 8 + entryBytes * blocks + trailerBytes }

    public func encode() -> [UInt8] {
        var writer = ByteWriter(reserving: Self.byteCount(blocks: entries.count))
        writer.raw(Self.magic)
        writer.fixed(UInt32(entries.count))
        for entry in entries {
            writer.fixed(entry.offset)
            writer.fixed(entry.length)
            entry.headerCheck.withBytes { writer.raw($0) }
        }
        writer.fixed(offset)
        writer.raw(Self.endMagic)
        return writer.bytes
    }

    /// The name of a sealed pack. Through the header checks it covers every byte of the pack.
    public static func packID(repository: Hash128, footer: [UInt8]) -> Hash256 {
        Digest.h256(PackHeader.encode(repository: repository) + footer)
    }

    /// Reads the footer's offset from a file's last 16 bytes; nil when they are not a trailer.
    public static func footerOffset(trailer: [UInt8]) -> UInt64? {
        var reader = ByteReader(trailer, what: "pack trailer")
        guard trailer.count == trailerBytes, let offset = try? reader.fixed(UInt64.self),
            let end = try? reader.raw(8), end.elementsEqual(endMagic)
        else { return nil }
        return offset
    }

    /// - Parameter bytes: from the footer's magic to the end of the file.
    /// - Parameter fileOffset: the offset of `bytes` in the file.
    public init(parsing bytes: [UInt8], at fileOffset: UInt64) throws(FormatError) {
        var reader = ByteReader(bytes, what: "pack footer")
        try reader.magic(Self.magic)
        guard fileOffset >= UInt64(PackHeader.byteCount) else {
            throw reader.failure("it begins within the pack's header")
        }
        let count = Int(try reader.fixed(UInt32.self))
        guard bytes.count == Self.byteCount(blocks: count) else {
            throw reader.failure("its length is not that of \(count) blocks")
        }
        var entries: [Entry] = []
        entries.reserveCapacity(count)
        var expected = UInt64(PackHeader.byteCount)
        for _ in 0..<count {
            let entry = Entry(
                offset: try reader.fixed(), length: try reader.fixed(),
                headerCheck: Hash128(try reader.raw(16)))
            guard entry.offset == expected, entry.length > 0, entry.length <= fileOffset - expected
            else { throw reader.failure("its blocks do not fill the pack") }
            expected += entry.length
            entries.append(entry)
        }
        guard expected == fileOffset, try reader.fixed(UInt64.self) == fileOffset,
            try reader.raw(8).elementsEqual(Self.endMagic)
        else { throw reader.failure("does not end where its blocks do") }
        self.entries = entries
    }
}
