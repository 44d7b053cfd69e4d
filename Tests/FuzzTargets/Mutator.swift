/// Changes inputs at random, from a seed: for machines without libFuzzer. It sees no coverage, so
/// that seeds and checks that are put right count.
public struct Mutator {
    private var state: UInt64
    /// Longer inputs are cut.
    public var bytesMaximum = 1 << 14

    public init(seed: UInt64) { state = seed }

    /// SplitMix64. - Source: Steele et al., OOPSLA 2014.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }

    private mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

    /// Numbers at which decoders err.
    private static let edges: [UInt64] = [
        0, 1, 2, 7, 8, 31, 32, 63, 64, 127, 128, 255, 256, 4095, 4096, 65_535, 65_536, 0x7fff_ffff,
        0x8000_0000, 0xffff_ffff,
        0x1_0000_0000, 1 << 60, (1 << 62) + 12_345, (1 << 63) - 1, 1 << 63, .max - 1, .max,
    ]

    /// One of the seeds with one to eight changes.
    public mutating func input(from seeds: [[UInt8]]) -> [UInt8] {
        var bytes = seeds.isEmpty ? [] : seeds[below(seeds.count)]
        for _ in 0...below(8) { change(&bytes, seeds) }
        if bytes.count > bytesMaximum { bytes.removeSubrange(bytesMaximum...) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
        let place = below(bytes.count + 1)
        switch below(12) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(below(8))
        case 1 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: next())
        case 2: bytes.insert(UInt8(truncatingIfNeeded: next()), at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(16)))
        case 4: bytes.removeSubrange(place...)
        case 5, 6: overwrite(&bytes, at: place)
        case 7: bytes.insert(contentsOf: varint(edge()), at: place)
        case 8:
            // A stretch of itself, again.
            let from = below(bytes.count + 1)
            bytes.insert(
                contentsOf: Array(bytes[from..<min(bytes.count, from + 1 + below(64))]), at: place)
        case 9 where !seeds.isEmpty:
            let other = seeds[below(seeds.count)]
            let from = below(other.count + 1)
            bytes.replaceSubrange(place..., with: other[from...])
        case 10 where place < bytes.count: bytes[place] = bytes[place] &+ (below(2) == 0 ? 1 : 255)
        default:
            bytes.append(contentsOf: (0..<below(40)).map { _ in UInt8(truncatingIfNeeded: next()) })
        }
    }

    private mutating func edge() -> UInt64 {
        Self.edges[below(Self.edges.count)] &+ UInt64(below(3)) &- 1
    }

    private mutating func overwrite(_ bytes: inout [UInt8], at place: Int) {
        let value = edge()
        let width = 1 << below(4)
        for index in 0..<width where place + index < bytes.count {
            bytes[place + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt64(index)))
        }
    }

    private func varint(_ value: UInt64) -> [UInt8] {
        var rest = value
        var result: [UInt8] = []
        while rest >= 0x80 {
            result.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        return result + [UInt8(rest)]
    }
}
