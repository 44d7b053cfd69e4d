import CairnFormat
import Glibc

/// Names behind each other, each ended by a zero byte, in lower case as far as ASCII goes; a bit
/// for each byte says whether it was a capital.
struct FoldedText: Sendable {
    private var bytes: [UInt8] = []
    private var capitals: [UInt64] = []

    var end: UInt32 { UInt32(clamping: bytes.count) }

    /// - Parameter count: how many bytes may come.
    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
        capitals.reserveCapacity(count / 64 + 1)
    }

    static func folded(_ name: [UInt8]) -> [UInt8] {
        name.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    }

    /// - Parameter name: without a zero byte.
    mutating func append(_ name: [UInt8]) {
        for byte in name {
            let isCapital = (0x41...0x5a).contains(byte)
            append(isCapital ? byte | 0x20 : byte, isCapital: isCapital)
        }
        append(0, isCapital: false)
    }

    private mutating func append(_ byte: UInt8, isCapital: Bool) {
        if bytes.count & 63 == 0 { capitals.append(0) }
        if isCapital { capitals[bytes.count >> 6] |= 1 << UInt64(bytes.count & 63) }
        bytes.append(byte)
    }

    /// The bytes as they were.
    func original(_ range: Range<UInt32>) -> [UInt8] {
        range.map { place in
            let place = Int(place)
            let isCapital = capitals[place >> 6] >> UInt64(place & 63) & 1 != 0
            return isCapital ? bytes[place] & ~0x20 : bytes[place]
        }
    }

    /// The bytes in lower case.
    func folded(_ range: Range<UInt32>) -> ArraySlice<UInt8> {
        bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    func contains(_ part: [UInt8], _ range: Range<UInt32>) -> Bool {
        bytes.withUnsafeBytes {
            Self.offset(of: part, in: $0, from: Int(range.lowerBound), to: Int(range.upperBound))
                != nil
        }
    }

    static func isIn(_ text: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
        text.withUnsafeBytes { offset(of: part, in: $0, from: 0, to: $0.count) != nil }
    }

    /// - Parameters:
    ///   - pattern: as fnmatch(3) takes it, in lower case.
    ///   - start: where a name begins.
    func matches(_ pattern: [CChar], from start: UInt32) -> Bool {
        bytes.withUnsafeBytes { all in
            // SAFETY: a zero byte ends each name, as it ends a C string.
            let name = all.baseAddress?.advanced(by: Int(start)).assumingMemoryBound(to: CChar.self)
            return name.map { fnmatch(pattern, $0, 0) == 0 } ?? false
        }
    }

    /// Passes the number of each name that has this part, once.
    ///
    /// - Parameter starts: where the names begin, ascending.
    func forEachMatch(of part: [UInt8], in starts: [UInt32], _ body: (Int) -> Void) {
        guard !starts.isEmpty else { return }
        let rarest = part.indices.max { Self.rarity(part[$0]) < Self.rarity(part[$1]) } ?? 0
        bytes.withUnsafeBytes { all in
            var place = 0
            var index = 0
            while let offset = Self.offset(
                of: part, by: rarest, in: all, from: place, to: all.count)
            {
                // The next name that begins behind the hit: near, for the most part.
                var step = 1
                while index + step < starts.count, starts[index + step] <= offset {
                    index += step
                    step <<= 1
                }
                while step > 0 {
                    if index + step < starts.count, starts[index + step] <= offset {
                        index += step
                    }
                    step >>= 1
                }
                body(index)
                guard index + 1 < starts.count else { return }
                place = Int(starts[index + 1])
            }
        }
    }

    /// What names have most in them comes first.
    private static let common = Array("-_. /0123456789eaitnrosldcumphgbfvwkyxzjq".utf8)

    private static func rarity(_ byte: UInt8) -> Int {
        common.firstIndex(of: byte) ?? common.count
    }

    /// The first place of a part, which is not empty.
    ///
    /// - Parameter anchor: which of its bytes is looked for: where that is rare, memchr(3) seldom
    ///   stops.
    private static func offset(
        of part: [UInt8], by anchor: Int = 0, in all: UnsafeRawBufferPointer, from start: Int,
        to end: Int
    ) -> Int? {
        guard let base = all.baseAddress, !part.isEmpty else { return nil }
        var place = start
        // SAFETY: what is compared lies within the buffer, for `end` is at most its count.
        while place + part.count <= end,
            let hit = memchr(
                base + place + anchor, Int32(part[anchor]), end - part.count + 1 - place)
        {
            let found = UnsafeRawPointer(hit) - anchor
            if memcmp(found, part, part.count) == 0 { return found - base }
            place = found - base + 1
        }
        return nil
    }
}
