import CairnFormat
import FoundationEssentials
import Testing

/// The vectors of FORMAT.md §13, made by a program that was written from the page alone.
@Suite struct VectorTests {
    private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/vectors")

    private static func data(_ name: String) throws -> Data {
        try Data(contentsOf: directory.appending(path: name))
    }

    private static func decode<T: Decodable>(_ name: String, as type: T.Type = T.self) throws -> T {
        try JSONDecoder().decode(type, from: data(name))
    }

    private struct Gear: Decodable {
        let seed: String
        let first: [String]
        let last: [String]
    }

    @Test func gearTableIsTheOneOfTheFormat() throws {
        let vector: Gear = try Self.decode("gear.json")
        let entries = GearTable.fixed.entries.map { entry in
            let digits = String(entry, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        #expect(entries.count == 256)
        #expect(Array(entries.prefix(4)) == vector.first)
        #expect(Array(entries.suffix(4)) == vector.last)
    }

    private struct Chunks: Decodable {
        let generator: String?
        let seed: String?
        let length: Int
        let minimum: Int
        let average: Int
        let maximum: Int
        let ends: [Int]
    }

    private static let chunkVectors =
        ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [])
        .filter { $0.hasPrefix("chunk-") }.sorted()

    @Test func thereAreChunkVectors() { #expect(Self.chunkVectors.count >= 10) }

    @Test(arguments: chunkVectors)
    func chunksEndWhereTheVectorSays(name: String) throws {
        let vector: Chunks = try Self.decode(name)
        var stream = [UInt8](repeating: 0, count: vector.length)
        if vector.generator != "zeros" {
            var generator = SplitMix64(seed: try #require(UInt64(vector.seed ?? "", radix: 16)))
            for offset in stride(from: 0, to: vector.length, by: 8) {
                withUnsafeBytes(of: generator.next().littleEndian) { word in
                    for index in 0..<min(8, vector.length - offset) {
                        stream[offset + index] = word[index]
                    }
                }
            }
        }
        let profile = ChunkProfile(
            minimum: vector.minimum, average: vector.average, maximum: vector.maximum)
        #expect(ChunkTests.ends(stream, profile) == vector.ends)
    }

    private struct Block: Decodable {
        struct Chunk: Decodable {
            let id: String
            let length: UInt32
        }

        let codec: UInt8
        let plain_bytes: Int
        let stored_bytes: Int
        let header_check: String
        let payload_check: String
        let plain_h256: String
        let chunks: [Chunk]
    }

    @Test(arguments: ["block-none.bin", "block-zlib.bin", "block-zstd.bin"])
    func blocksReadAsTheVectorSays(name: String) throws {
        let vector = try #require(try Self.decode("block.json", as: [String: Block].self)[name])
        let bytes = [UInt8](try Self.data(name))
        let headerBytes = try bytes.withUnsafeBytes { try BlockHeader.headerBytes($0) }
        let header = try BlockHeader(parsing: Array(bytes[..<headerBytes]))
        #expect(header.codec.rawValue == vector.codec)
        #expect(header.plainBytes == vector.plain_bytes)
        #expect(header.storedBytes == vector.stored_bytes)
        #expect(header.check.description == vector.header_check)
        #expect(header.payloadCheck.description == vector.payload_check)
        #expect(header.chunks.map(\.id.description) == vector.chunks.map(\.id))
        #expect(header.chunks.map(\.length) == vector.chunks.map(\.length))
        #expect(header.totalBytes == bytes.count)
        let plain = try bytes[headerBytes...].withUnsafeBytes {
            try Decompressor().decompress($0, header.codec, plainBytes: header.plainBytes)
        }
        #expect(Digest.h256(plain).description == vector.plain_h256)
        var start = 0
        for chunk in header.chunks {
            #expect(Digest.h256(Array(plain[start..<start + Int(chunk.length)])) == chunk.id)
            start += Int(chunk.length)
        }
    }
}
