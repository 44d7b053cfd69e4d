import TestSeed
import Testing

@testable import CairnFormat

/// Parity's arithmetic and layout. - Source: FORMAT.md §6.6.
@Suite struct ParityTests {
    private let seed = TestSeed.drawn

    /// Multiplication as FORMAT.md says it, bit by bit.
    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result: UInt8 = 0
        var a = UInt16(a)
        for bit in 0..<8 {
            if b >> UInt8(bit) & 1 == 1 { result ^= UInt8(a & 0xff) }
            a <<= 1
            if a & 0x100 != 0 { a ^= 0x11d }
        }
        return result
    }

    @Test func aFactorIsTheInverseThatTheFormatNames() {
        for (columns, rows) in [(1, 1), (3, 2), (17, 9), (241, 13), (127, 128)] {
            let code = ParityCode(columns: columns, rows: rows)
            for row in 0..<rows {
                for column in 0..<columns {
                    let number = UInt8((columns + row) ^ column)
                    #expect(Self.product(code.coefficient(row: row, column: column), number) == 1)
                }
            }
        }
    }

    @Test func parityIsTheSumOfTheProducts() {
        print(TestSeed.replay)
        var values = RandomValues(seed: seed)
        var code = ParityCode(columns: 5, rows: 3)
        let shards = (0..<5).map { _ in values.bytes(64) }
        let parity = encode(&code, shards)
        for row in 0..<3 {
            for byte in 0..<64 {
                let sum = (0..<5).reduce(UInt8(0)) {
                    $0 ^ Self.product(code.coefficient(row: row, column: $1), shards[$1][byte])
                }
                #expect(parity[row][byte] == sum)
            }
        }
    }

    private func encode(_ code: inout ParityCode, _ shards: [[UInt8]]) -> [[UInt8]] {
        let size = shards[0].count
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: size * code.rows, alignment: 64)
        defer { buffer.deallocate() }
        buffer.initializeMemory(as: UInt8.self, repeating: 0)
        let parts = (0..<code.rows).map {
            UnsafeMutableRawBufferPointer(rebasing: buffer[$0 * size..<($0 + 1) * size])
        }
        for (column, shard) in shards.enumerated() {
            shard.withUnsafeBytes { code.add($0, column: column, to: parts) }
        }
        return parts.map { Array($0) }
    }

    @Test func anyShardsUpToTheParityComeBack() {
        print(TestSeed.replay)
        var values = RandomValues(seed: seed)
        for _ in 0..<150 {
            let rows = 1 + values.below(14)
            let columns = 1 + values.below(255 - rows)
            let size = 64 * (1 + values.below(3))
            var code = ParityCode(columns: columns, rows: rows)
            let shards = (0..<columns).map { _ in values.bytes(size) }
            let parity = encode(&code, shards)
            let count = 1 + values.below(min(rows, columns))
            let lost = Array((0..<columns).shuffled(using: &values.generator).prefix(count))
                .sorted()
            let kept = (0..<rows).shuffled(using: &values.generator).prefix(count)
            var recovery = code.recovery(of: lost, from: kept.map { ($0, parity[$0]) })
            for column in 0..<columns where !lost.contains(column) {
                shards[column].withUnsafeBytes { recovery.add($0, column: column) }
            }
            let isSame = recovery.solve() == lost.map { shards[$0] }
            #expect(isSame, "\(columns) columns, \(rows) rows, lost \(lost)")
        }
    }

    private func layout(_ bytes: UInt64, _ share: Int) -> ParityLayout {
        ParityLayout(
            repository: Hash128(Array(1...16)), pack: Hash256(Array(1...32)), packBytes: bytes,
            share: share)
    }

    @Test func aStretchOfTheShareHitsNoGroupMoreThanItCanBear() {
        print(TestSeed.replay)
        var values = RandomValues(seed: seed)
        var cases: [(UInt64, Int)] = [
            (1, 1), (1, 10_000), (32 << 20, 500), (33, 500), (300 << 20, 500), (48 << 20, 10_000),
        ]
        cases += (0..<24).map { _ in (1 + values.number() % (64 << 20), 1 + values.below(10_000)) }
        for (bytes, share) in cases {
            let layout = layout(bytes, share)
            #expect(layout.groupShards + layout.parityShards <= 255)
            #expect(layout.range(ofShard: layout.dataShards - 1).upperBound == bytes)
            let stretch = bytes * UInt64(share) / 10_000
            guard stretch > 0 else { continue }
            for _ in 0..<3 {
                let start = values.number() % (bytes - stretch + 1)
                let hit =
                    Int(
                        start / UInt64(layout.shardBytes))...Int(
                        (start + stretch - 1) / UInt64(layout.shardBytes))
                var hits = [Int](repeating: 0, count: layout.groups)
                for shard in hit { hits[shard % layout.groups] += 1 }
                #expect(
                    hits.max()! <= layout.parityShards, "\(bytes) bytes, \(share), from \(start)")
            }
            // And it costs hardly more than the share, for packs that are worth it.
            if bytes > 4 << 20 {
                let cost = Double(layout.fileBytes) / Double(bytes)
                #expect(
                    cost < Double(share) / 10_000 * 1.05 + 0.02, "\(bytes) bytes, \(share): \(cost)"
                )
            }
        }
    }

    @Test func aHeaderReadsBackAndAnyChangedByteIsRefused() throws {
        let layout = layout(32 << 20, 500)
        let bytes = layout.encode()
        #expect(bytes.count == 128)
        #expect(try ParityLayout(parsing: bytes) == layout)
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x40
            #expect(throws: FormatError.self) { try ParityLayout(parsing: damaged) }
        }
    }

    /// With a check that holds: made by somebody who means harm.
    @Test(arguments: [
        (56, UInt32(1)), (60, 1), (64, 0), (64, 65), (64, 2 << 20), (68, 0), (68, 1), (68, 8_191),
        (68, 8_193), (68, 2 << 20),
        (72, 0), (72, 33), (72, 8_193), (72, .max), (76, 0), (76, 15), (76, .max), (80, 1),
        (108, 1),
    ]) func aHeaderThatCannotBeIsRefused(offset: Int, value: UInt32) throws {
        var bytes = layout(32 << 20, 500).encode()
        for byte in 0..<4 {
            bytes[offset + byte] = UInt8(truncatingIfNeeded: value >> UInt32(8 * byte))
        }
        bytes = Array(bytes[..<112]) + Digest.h128(Array(bytes[..<112])).bytes
        #expect(throws: FormatError.self) { try ParityLayout(parsing: bytes) }
    }

    @Test func aPageOfChecksBelongsToItsFileAndPlace() {
        let layout = layout(32 << 20, 500)
        var values = RandomValues(seed: 5)
        let checks = (0..<255).map { _ in values.hash128() }
        let bytes = layout.encodePage(0, checks[...])
        #expect(layout.parsePage(0, bytes) == checks)
        #expect(layout.parsePage(1, bytes) == nil)
        #expect(self.layout(32 << 20, 600).parsePage(0, bytes) == nil)
        for index in [0, 17, 4_080, 4_095] {
            var damaged = bytes
            damaged[index] ^= 1
            #expect(layout.parsePage(0, damaged) == nil)
        }
    }
}
