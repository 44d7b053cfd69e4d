/// Reads FORMAT.md's primitive values from bytes that may be hostile.
///
/// Every length is compared with what is left before anything is allocated.
/// - Source: FORMAT.md §1, §12.
public struct ByteReader {
    private let bytes: [UInt8]
    private let end: Int
    /// The name of the structure being read, for errors.
    private let what: String
    public private(set) var offset: Int

    public init(_ bytes: [UInt8], what: String) {
        self.init(bytes, range: 0..<bytes.count, what: what)
    }

    /// - Parameter range: offsets within `bytes`.
    public init(_ bytes: [UInt8], range: Range<Int>, what: String) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        self.bytes = bytes
        self.end = range.upperBound
        self.offset = range.lowerBound
        self.what = what
    }

    /// Reads what is within a small record of Cairn's own: `magic`, fields, and BLAKE2b-256 of
    /// both.
    ///
    /// - Parameter maximum: the number of bytes that it may have.
    public init(
        ofRecord bytes: [UInt8], magic: [UInt8], maximum: Int, what: String
    ) throws(FormatError) {
        let end = bytes.count - Hash256.byteCount
        guard bytes.count <= maximum, end >= magic.count, bytes.starts(with: magic) else {
            throw FormatError(what, "is not one")
        }
        guard Digest.h256(Array(bytes[..<end])).bytes == Array(bytes[end...]) else {
            throw FormatError(what, "is damaged")
        }
        self.init(bytes, range: magic.count..<end, what: what)
    }

    public var remaining: Int { end - offset }
    public var isAtEnd: Bool { offset == end }

    public func failure(_ why: String) -> FormatError { FormatError(what, why) }

    public mutating func u8() throws(FormatError) -> UInt8 {
        guard offset < end else { throw failure("ends too early") }
        defer { offset += 1 }
        return bytes[offset]
    }

    public mutating func fixed<T: FixedWidthInteger & UnsignedInteger>(
        _: T.Type = T.self
    ) throws(FormatError) -> T {
        let width = MemoryLayout<T>.size
        guard remaining >= width else { throw failure("ends too early") }
        var value: T = 0
        for index in 0..<width { value |= T(bytes[offset + index]) << (8 * index) }
        offset += width
        return value
    }

    public mutating func varint() throws(FormatError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try u8()
            let group = UInt64(byte & 0x7f)
            guard shift < 63 || group <= 1 else { throw failure("a number is too large") }
            value |= group << shift
            if byte & 0x80 == 0 {
                guard byte != 0 || shift == 0 else {
                    throw failure("a number is not in its shortest form")
                }
                return value
            }
            shift += 7
            guard shift <= 63 else { throw failure("a number is too large") }
        }
    }

    /// Reads a varint that must not exceed `limit`.
    public mutating func varint(atMost limit: UInt64, _ name: String) throws(FormatError) -> UInt64
    {
        let value = try varint()
        guard value <= limit else { throw failure("\(name) is \(value), more than \(limit)") }
        return value
    }

    /// Reads the number of elements that follow, each at least `elementBytes` long. A count that
    /// the remaining bytes cannot hold is refused, so a false count allocates nothing.
    public mutating func count(elementBytes: Int, _ name: String) throws(FormatError) -> Int {
        let value = try varint()
        let limit = remaining / elementBytes
        guard value <= UInt64(limit) else {
            throw failure("\(name) is \(value), more than \(limit)")
        }
        return Int(value)
    }

    public mutating func zigzag() throws(FormatError) -> Int64 {
        let value = try varint()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    public mutating func raw(_ count: Int) throws(FormatError) -> ArraySlice<UInt8> {
        guard count >= 0, count <= remaining else { throw failure("ends too early") }
        defer { offset += count }
        return bytes[offset..<offset + count]
    }

    /// Reads a varint length and that many bytes.
    public mutating func counted(
        atMost limit: Int, _ name: String
    ) throws(FormatError) -> ArraySlice<UInt8> {
        let length = try varint(atMost: UInt64(limit), "the length of \(name)")
        guard length <= UInt64(remaining) else { throw failure("\(name) ends too early") }
        return try raw(Int(length))
    }

    // MARK: Values of several fields

    /// Reads a byte that stands for a case.
    /// Reads one of `magics`, each `magics[0].count` bytes long.
    ///
    /// - Returns: its index.
    @discardableResult
    mutating func magic(_ magics: [UInt8]...) throws(FormatError) -> Int {
        let found = try raw(magics[0].count)
        guard let index = magics.firstIndex(where: found.elementsEqual) else {
            let names = magics.map { String(decoding: $0, as: UTF8.self) }
            throw failure("does not begin with \(names.joined(separator: " or "))")
        }
        return index
    }

    /// Reads one byte that stands for a case.
    public mutating func choice<Choice: RawRepresentable<UInt8>>(
        _ problem: String
    ) throws(FormatError) -> Choice {
        guard let choice = Choice(rawValue: try u8()) else { throw failure(problem) }
        return choice
    }

    public mutating func moment() throws(FormatError) -> Timestamp {
        Timestamp(seconds: try zigzag(), nanoseconds: try nanoseconds())
    }

    mutating func nanoseconds() throws(FormatError) -> UInt32 {
        UInt32(try varint(atMost: 999_999_999, "nanoseconds"))
    }

    /// Reads a path beneath a root; empty for the root itself.
    public mutating func path(_ name: String) throws(FormatError) -> [UInt8] {
        let path = Array(try counted(atMost: Limits.pathBytes, name))
        try require(path, name)
        return path
    }

    /// - Throws: ``FormatError`` when a repository may not hold the path.
    func require(_ path: [UInt8], _ name: String) throws(FormatError) {
        if let problem = ItemPath.problem(with: path) { throw failure("\(name) has \(problem)") }
    }

    public func expectEnd() throws(FormatError) {
        guard isAtEnd else { throw failure("has \(remaining) bytes left over") }
    }
}
