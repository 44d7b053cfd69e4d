import CairnFormat

/// Recovers the provable chunks of a damaged block.
///
/// Nothing in the header is trusted: every guess at codec and lengths is tried, and a chunk counts
/// only when its bytes hash to its id. So a flipped bit in a raw block costs one chunk, and one in
/// a header often none.
final class BlockSalvage {
    /// Chunks that are proved intact, with their bytes joined.
    struct Found {
        var chunks: [ChunkReference] = []
        var plain: [UInt8] = []
    }

    private let coding: RepositoryCoding
    private let decompressor = Decompressor()

    init(_ coding: RepositoryCoding) { self.coding = coding }

    /// - Parameter stored: from the beginning of a block; may be longer than the block.
    func salvage(_ stored: [UInt8]) -> Found {
        guard let bytes = coding.forSalvage(stored) else { return Found() }
        guard let entries = entries(bytes) else { return Found() }
        let indexEnd = BlockHeader.fixedBytes + BlockHeader.entryBytes * entries.count
        let rest = bytes.count - indexEnd
        let sum = entries.reduce(0) { $0 + $1.length }
        var best = Found()
        for stored in candidates(Int(word(bytes, 12)), rest, maximum: rest) {
            for plainBytes in candidates(Int(word(bytes, 8)), sum, maximum: Limits.blockPlainBytes)
            {
                for codec in codecs(bytes[4]) where best.chunks.count < entries.count {
                    let payload = bytes[indexEnd..<indexEnd + stored]
                    guard let plain = decode(payload, codec, plainBytes: plainBytes) else {
                        continue
                    }
                    let found = prove(entries, plain)
                    if found.chunks.count > best.chunks.count { best = found }
                }
            }
        }
        return best
    }

    private struct Entry {
        let id: ChunkID
        let length: Int
    }

    private func entries(_ bytes: [UInt8]) -> [Entry]? {
        guard bytes.count > BlockHeader.fixedBytes + BlockHeader.entryBytes else { return nil }
        let count = Int(bytes[6]) | Int(bytes[7]) << 8
        guard count > 0, BlockHeader.fixedBytes + BlockHeader.entryBytes * count < bytes.count
        else { return nil }
        return (0..<count).map { index in
            let start = BlockHeader.fixedBytes + BlockHeader.entryBytes * index
            return Entry(
                id: ChunkID(bytes[start..<start + ChunkID.byteCount]),
                length: Int(word(bytes, start + ChunkID.byteCount)))
        }
    }

    private func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * UInt32($1)) }
    }

    private func candidates(_ first: Int, _ second: Int, maximum: Int) -> [Int] {
        (first == second ? [first] : [first, second]).filter { $0 > 0 && $0 <= maximum }
    }

    private func codecs(_ byte: UInt8) -> [Codec] {
        let claimed = Codec(rawValue: byte)
        return (claimed.map { [$0] } ?? []) + Codec.allCases.filter { $0 != claimed }
    }

    private func decode(_ payload: ArraySlice<UInt8>, _ codec: Codec, plainBytes: Int) -> [UInt8]? {
        payload.withUnsafeBytes { bytes in
            // A truncated or overlong raw payload still holds chunks.
            if codec == .none { return Array(bytes.prefix(plainBytes)) }
            return try? decompressor.decompress(bytes, codec, plainBytes: plainBytes)
        }
    }

    /// Walks the entries from the front and, after an entry with a wrong length, from the back.
    private func prove(_ entries: [Entry], _ plain: [UInt8]) -> Found {
        var ranges = [Range<Int>?](repeating: nil, count: entries.count)
        plain.withUnsafeBytes { bytes in
            func holds(_ index: Int, _ range: Range<Int>) -> Bool {
                range.lowerBound >= 0 && range.upperBound <= bytes.count && !range.isEmpty
                    && coding.chunkID(of: bytes.part(range)) == entries[index].id
            }
            var start = 0
            for index in entries.indices {
                let range = start..<start + entries[index].length
                if holds(index, range) { ranges[index] = range }
                start = range.upperBound
            }
            var end = bytes.count
            for index in entries.indices.reversed() where end >= entries[index].length {
                let range = end - entries[index].length..<end
                if ranges[index] == nil, holds(index, range) { ranges[index] = range }
                end = range.lowerBound
            }
        }
        var found = Found()
        for (index, range) in ranges.enumerated() {
            guard let range else { continue }
            found.chunks.append(ChunkReference(id: entries[index].id, length: UInt32(range.count)))
            found.plain.append(contentsOf: plain[range])
        }
        return found
    }
}
