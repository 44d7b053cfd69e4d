/// A 32-byte digest, stored inline so that millions of them need no allocation.
public struct Hash256: Hashable, Sendable, Comparable, CustomStringConvertible {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    public static let byteCount = 32

    /// All zeros.
    public init() {}

    /// - Parameter bytes: exactly 32 bytes.
    public init(_ bytes: some Collection<UInt8>) {
        precondition(bytes.count == Self.byteCount)
        withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes) }
    }

    public init(_ bytes: UnsafeRawBufferPointer) {
        precondition(bytes.count == Self.byteCount)
        withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: bytes) }
    }

    /// Parses 64 lower-case hexadecimal digits.
    public init?(hex: some StringProtocol) {
        guard let bytes = Hexadecimal.bytes(hex), bytes.count == Self.byteCount else { return nil }
        self.init(bytes)
    }

    public func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try withUnsafeBytes(of: words, body)
    }

    public var bytes: [UInt8] { withBytes { Array($0) } }
    public var isZero: Bool { self == Hash256() }
    public var description: String { withBytes { Hexadecimal.text($0) } }

    public static func == (left: Hash256, right: Hash256) -> Bool { left.words == right.words }

    /// Byte order, which is the catalog's key order.
    public static func < (left: Hash256, right: Hash256) -> Bool {
        if left.words.0 != right.words.0 { return left.words.0.bigEndian < right.words.0.bigEndian }
        if left.words.1 != right.words.1 { return left.words.1.bigEndian < right.words.1.bigEndian }
        if left.words.2 != right.words.2 { return left.words.2.bigEndian < right.words.2.bigEndian }
        return left.words.3.bigEndian < right.words.3.bigEndian
    }

    /// A digest is uniformly distributed, so one word of it hashes as well as all four.
    public func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}

/// A 16-byte digest or random id.
public struct Hash128: Hashable, Sendable, CustomStringConvertible {
    private var words: (UInt64, UInt64) = (0, 0)

    public static let byteCount = 16

    /// All zeros.
    public init() {}

    /// - Parameter bytes: exactly 16 bytes.
    public init(_ bytes: some Collection<UInt8>) {
        precondition(bytes.count == Self.byteCount)
        withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes) }
    }

    public init(_ bytes: UnsafeRawBufferPointer) {
        precondition(bytes.count == Self.byteCount)
        withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: bytes) }
    }

    /// Parses 32 lower-case hexadecimal digits.
    public init?(hex: some StringProtocol) {
        guard let bytes = Hexadecimal.bytes(hex), bytes.count == Self.byteCount else { return nil }
        self.init(bytes)
    }

    public func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try withUnsafeBytes(of: words, body)
    }

    public var bytes: [UInt8] { withBytes { Array($0) } }
    public var description: String { withBytes { Hexadecimal.text($0) } }

    public static func == (left: Hash128, right: Hash128) -> Bool { left.words == right.words }
    public func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}

/// A chunk's id: `H256` of its bytes. - Source: FORMAT.md §4.1.
public typealias ChunkID = Hash256

public enum Hexadecimal {
    private static let digits = Array("0123456789abcdef".utf8)

    public static func text(_ bytes: some Sequence<UInt8>) -> String {
        var result: [UInt8] = []
        for byte in bytes {
            result.append(digits[Int(byte >> 4)])
            result.append(digits[Int(byte & 15)])
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// - Returns: nil unless `text` is an even number of lower-case hexadecimal digits.
    public static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        var result: [UInt8] = []
        var high: UInt8?
        for character in text.utf8 {
            let value: UInt8
            switch character {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = character - UInt8(ascii: "a") + 10
            default: return nil
            }
            if let first = high {
                result.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return high == nil ? result : nil
    }
}
