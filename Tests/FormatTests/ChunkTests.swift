import CairnFormat
import Testing

/// - Source: FORMAT.md §4.
@Suite struct ChunkTests {
    private static let small = ChunkProfile(minimum: 256, average: 1_024, maximum: 4_096)

    /// The ends of all chunks.
    static func ends(_ bytes: [UInt8], _ profile: ChunkProfile) -> [Int] {
        bytes.withUnsafeBytes { buffer in
            var ends: [Int] = []
            var start = 0
            while start < buffer.count {
                start += profile.nextCut(
                    in: UnsafeRawBufferPointer(rebasing: buffer[start...]), .fixed)
                ends.append(start)
            }
            return ends
        }
    }

    private static func lengths(_ ends: [Int]) -> [Int] { zip(ends, [0] + ends).map { $0 - $1 } }

    @Test func chunksKeepToTheirBounds() {
        let bytes = RandomValues.bytes(seed: 1, count: 400_000)
        let lengths = Self.lengths(Self.ends(bytes, Self.small))
        #expect(lengths.dropLast().allSatisfy { $0 > 256 && $0 <= 4_096 })
        #expect(lengths.reduce(0, +) == bytes.count)
        let average = bytes.count / lengths.count
        #expect((700...1_900).contains(average), "average \(average)")
    }

    @Test(arguments: [0, 1, 255, 256, 257, 4_095, 4_096, 4_097])
    func shortStreamsAndConstantOnesAreCutAtTheBounds(length: Int) {
        // A constant stream is cut at once or never: these bytes never.
        let zeros = [UInt8](repeating: 0, count: length)
        let ends = Self.ends(zeros, Self.small)
        #expect(ends.last ?? 0 == length)
        if length <= 256 { #expect(ends.count == (length == 0 ? 0 : 1)) }
        #expect(Self.lengths(ends).allSatisfy { $0 <= 4_096 })
    }

    @Test func cuttingDependsOnTheBytesAlone() {
        let bytes = RandomValues.bytes(seed: 2, count: 100_000)
        #expect(Self.ends(bytes, Self.small) == Self.ends(bytes, Self.small))
        // A cut looks at one chunk's bytes, not at what comes after the largest chunk.
        let ends = Self.ends(bytes, Self.small)
        bytes.withUnsafeBytes { buffer in
            let window = UnsafeRawBufferPointer(rebasing: buffer[..<4_096])
            #expect(Self.small.nextCut(in: window, .fixed) == ends[0])
        }
    }

    @Test(arguments: [1, 7, 100, 5_000])
    func insertedBytesChangeFewChunks(count: Int) {
        let bytes = RandomValues.bytes(seed: 3, count: 300_000)
        var changed = bytes
        changed.insert(contentsOf: RandomValues.bytes(seed: 4, count: count), at: 100_000)
        func ids(_ bytes: [UInt8]) -> Set<ChunkID> {
            let ends = Self.ends(bytes, Self.small)
            return Set(zip([0] + ends, ends).map { Digest.h256(Array(bytes[$0..<$1])) })
        }
        let before = ids(bytes)
        let after = ids(changed)
        // Of some 270.
        #expect(before.count > 200)
        #expect(after.subtracting(before).count <= 12 + count / 512)
        #expect(before.subtracting(after).count <= 12)
    }

    @Test func theProfilesAreThoseOfTheFormat() {
        #expect(
            ChunkProfile.regular
                == ChunkProfile(minimum: 262_144, average: 1_048_576, maximum: 4_194_304))
        #expect(
            ChunkProfile.fine == ChunkProfile(minimum: 16_384, average: 65_536, maximum: 262_144))
    }
}
