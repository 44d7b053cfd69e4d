import CairnFormat
import Testing

/// - Source: FORMAT.md §1.
@Suite struct PrimitiveTests {
    private static let varints: [(value: UInt64, bytes: [UInt8])] = [
        (0, [0]), (1, [1]), (127, [0x7f]), (128, [0x80, 1]), (16_383, [0xff, 0x7f]),
        (16_384, [0x80, 0x80, 1]),
        (1 << 63, [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1]),
        (.max, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]),
    ]

    @Test(arguments: varints)
    func varintsAreShortestLEB128(value: UInt64, bytes: [UInt8]) throws {
        var writer = ByteWriter()
        writer.varint(value)
        #expect(writer.bytes == bytes)
        var reader = ByteReader(bytes, what: "test")
        #expect(try reader.varint() == value)
        #expect(reader.isAtEnd)
    }

    private static let malformedVarints: [[UInt8]] = [
        // Cut off.
        [], [0x80], [0xff, 0xff],
        // Not the shortest form.
        [0x80, 0], [0xff, 0x80, 0],
        // 2^64 and more; eleven bytes.
        [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 2],
        [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1],
    ]

    @Test(arguments: malformedVarints)
    func otherVarintsAreRefused(bytes: [UInt8]) {
        #expect(throws: FormatError.self) {
            var reader = ByteReader(bytes, what: "test")
            _ = try reader.varint()
        }
    }

    private static let zigzags: [(value: Int64, number: UInt64)] = [
        (0, 0), (-1, 1), (1, 2), (-2, 3), (.max, .max - 1), (.min, .max),
    ]

    @Test(arguments: zigzags)
    func zigzagKeepsSmallNumbersSmall(value: Int64, number: UInt64) throws {
        var writer = ByteWriter()
        writer.zigzag(value)
        var reader = ByteReader(writer.bytes, what: "test")
        #expect(try reader.varint() == number)
        var again = ByteReader(writer.bytes, what: "test")
        #expect(try again.zigzag() == value)
    }

    @Test func varintsRoundTrip() throws {
        var random = RandomValues(seed: 1)
        for _ in 0..<2_000 {
            let value = random.number()
            var writer = ByteWriter()
            writer.varint(value)
            writer.zigzag(Int64(bitPattern: value))
            writer.fixed(value)
            var reader = ByteReader(writer.bytes, what: "test")
            #expect(try reader.varint() == value)
            #expect(try reader.zigzag() == Int64(bitPattern: value))
            #expect(try reader.fixed(UInt64.self) == value)
        }
    }

    @Test func lengthsAreComparedWithWhatIsLeft() {
        var writer = ByteWriter()
        writer.varint(UInt64(1) << 60)
        writer.raw([1, 2, 3] as [UInt8])
        for limit in [10, Int.max] {
            #expect(throws: FormatError.self) {
                var reader = ByteReader(writer.bytes, what: "test")
                _ = try reader.counted(atMost: limit, "text")
            }
        }
        #expect(throws: FormatError.self) {
            var reader = ByteReader(writer.bytes, what: "test")
            _ = try reader.count(elementBytes: 1, "a list")
        }
    }

    @Test func hexadecimalIsLowerCaseAndWhole() {
        #expect(Hexadecimal.text([0, 0x0f, 0xf0, 0xff]) == "000ff0ff")
        #expect(Hexadecimal.bytes("000ff0ff") == [0, 0x0f, 0xf0, 0xff])
        for wrong in ["0", "0F", "xx", "0 "] { #expect(Hexadecimal.bytes(wrong) == nil) }
        #expect(Hash128(hex: String(repeating: "0", count: 31)) == nil)
        #expect(Hash256(hex: String(repeating: "0", count: 66)) == nil)
    }

    @Test func digestsAreTheOnesOfRFC7693() {
        // BLAKE2b of "" with digests of 32 and 16 bytes; `b2sum -l 256` and `-l 128` give them.
        #expect(
            Digest.h256([]).description
                == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
        #expect(
            Digest.h128(UnsafeRawBufferPointer(start: nil, count: 0)).description
                == "cae66941d9efbd404e4d88758ea67670")
    }

    @Test func digestOfPartsIsThatOfTheWhole() {
        let bytes = RandomValues.bytes(seed: 3, count: 1_000)
        bytes.withUnsafeBytes { whole in
            let split = Digest.h256(
                UnsafeRawBufferPointer(rebasing: whole[..<100]),
                UnsafeRawBufferPointer(rebasing: whole[100...]))
            #expect(split == Digest.h256(whole))
        }
    }

    @Test func hashesSortAsTheirBytes() {
        var random = RandomValues(seed: 2)
        for _ in 0..<500 {
            var left = random.bytes(32)
            var right = random.bytes(32)
            // Differences in every word.
            let shared = random.below(32)
            right.replaceSubrange(..<shared, with: left[..<shared])
            if random.below(10) == 0 { left = right }
            #expect((Hash256(left) < Hash256(right)) == left.lexicographicallyPrecedes(right))
        }
    }

    private static let paths: [(path: String, isAllowed: Bool)] = [
        ("", true), ("a", true), ("a/b", true), ("...", true), ("a/..b", true), (".", false),
        ("..", false),
        ("/a", false), ("a/", false), ("a//b", false), ("a/./b", false), ("a/../b", false),
        ("a\0b", false),
    ]

    @Test(arguments: paths)
    func pathsFollowTheRules(path: String, isAllowed: Bool) {
        #expect((ItemPath.problem(with: Array(path.utf8)) == nil) == isAllowed)
    }

    @Test func namesAndPathsHaveALargestLength() {
        let longest = [UInt8](repeating: 1, count: Limits.nameBytes)
        #expect(ItemPath.problem(withName: longest) == nil)
        #expect(ItemPath.problem(withName: longest + [1]) != nil)
        let path = [UInt8](
            (0..<Limits.pathBytes).map { $0 % 100 == 99 ? ItemPath.separator : 1 }.dropLast())
        #expect(ItemPath.problem(with: path) == nil)
        #expect(ItemPath.problem(with: path + [1, 1]) != nil)
    }
}

extension RandomValues {
    static func bytes(seed: UInt64, count: Int) -> [UInt8] {
        var random = RandomValues(seed: seed)
        return random.bytes(count)
    }
}
