import CairnCore
import CairnFormat
import CairnRepository

extension FuzzTarget {
    static let repository = Hash128(Array(1...16))

    private static let chunks: [ChunkReference] = (1...5).map { number in
        ChunkReference(
            id: ChunkID([UInt8](repeating: UInt8(number), count: 32)), length: UInt32(number * 100))
    }

    private static func block(_ compression: Compression) -> [UInt8] {
        let plain = [UInt8](repeating: 7, count: chunks.reduce(0) { $0 + Int($1.length) })
        var writer = ByteWriter()
        plain.withUnsafeBytes { bytes in
            Compressor(compression).compress(bytes) { codec, payload in
                _ = BlockHeader.write(
                    codec: codec, plainBytes: plain.count, chunks: chunks, payload: payload,
                    into: &writer)
            }
        }
        return writer.bytes
    }

    /// Codec, declared length, payload.
    private static func stored(_ compression: Compression, _ codec: UInt8) -> [UInt8] {
        [codec, 0xdc, 5, 0] + Array(block(compression)[(48 + 36 * chunks.count)...])
    }

    private static func pack(_ blocks: [[UInt8]]) -> [UInt8] {
        var bytes = PackHeader.encode(repository: repository)
        var entries: [PackFooter.Entry] = []
        for block in blocks {
            entries.append(
                PackFooter.Entry(
                    offset: UInt64(bytes.count), length: UInt64(block.count),
                    headerCheck: Hash128(block[16..<32])))
            bytes += block
        }
        return bytes + PackFooter(entries: entries).encode()
    }

    static func h128(_ bytes: [UInt8]) -> Hash128 { bytes.withUnsafeBytes { Digest.h128($0) } }

    /// Puts the header check of a block right, so that what is behind it is reached. - Source:
    /// FORMAT.md §5.
    static func mended(block: [UInt8], at start: Int) -> [UInt8] {
        var block = block
        guard block.count - start >= 48 else { return block }
        let count = Int(block[start + 6]) | Int(block[start + 7]) << 8
        let end = start + 48 + 36 * count
        guard block.count >= end else { return block }
        let check = h128(Array(block[start..<start + 16]) + Array(block[start + 32..<end]))
        block.replaceSubrange(start + 16..<start + 32, with: check.bytes)
        return block
    }

    static let formatTargets = [
        blockTarget, footerTarget, packTarget, payloadTarget, descriptionTarget,
    ]

    // A header that is taken encodes to the same bytes.
    private static let blockTarget = FuzzTarget(
        "block-header", seeds: { [block(.none), block(.zlib), block(.zstd)] }
    ) { input in
        let bytes = mended(block: input, at: 0)
        let length = try bytes.withUnsafeBytes { part throws(FormatError) in
            try BlockHeader.headerBytes(part)
        }
        guard bytes.count >= length else { return }
        let header = try BlockHeader(parsing: Array(bytes[..<length]))
        try hold(header.headerBytes == length, "two lengths of one header")
        try hold(
            header.plainBytes <= Limits.blockPlainBytes && header.storedBytes <= header.plainBytes,
            "beyond the limits of §12")
        var writer = ByteWriter()
        [UInt8](repeating: 0, count: header.storedBytes).withUnsafeBytes { payload in
            _ = BlockHeader.write(
                codec: header.codec, plainBytes: header.plainBytes, chunks: header.chunks,
                payload: payload, into: &writer)
        }
        try hold(writer.bytes[..<16].elementsEqual(bytes[..<16]), "the fixed fields differ")
        try hold(writer.bytes[48..<length].elementsEqual(bytes[48..<length]), "the index differs")
    }
    // A footer that is taken encodes to the same bytes, and its blocks lie one behind another.
    private static let footerTarget = FuzzTarget(
        "pack-footer",
        seeds: { [pack([block(.zstd)]), pack([block(.none), block(.zlib)]), pack([])] }
    ) { input in
        guard input.count >= PackFooter.trailerBytes,
            let offset = PackFooter.footerOffset(
                trailer: Array(input.suffix(PackFooter.trailerBytes))), offset < UInt64(input.count)
        else { return }
        let bytes = Array(input[Int(offset)...])
        let footer = try PackFooter(parsing: bytes, at: offset)
        try hold(footer.encode() == bytes, "the footer encodes otherwise")
        try hold(footer.offset == offset, "its blocks end elsewhere")
    }
    // Whatever a pack holds, its blocks lie within it and apart, and a payload gives what its
    // header says or nothing.
    private static let packTarget = FuzzTarget(
        "pack",
        seeds: {
            [
                pack([block(.zstd), block(.none)]),
                pack([block(.zlib), block(.zstd), block(.none)]),
            ]
        }
    ) { input in
        var bytes = input
        // Every block is put right: the walk goes as far as lengths lead.
        var mended = 0
        for start in bytes.indices.dropLast(4)
        where bytes[start] == BlockHeader.magic[0] && mended < 8
            && bytes[start..<start + 4].elementsEqual(BlockHeader.magic)
        {
            bytes = FuzzTarget.mended(block: bytes, at: start)
            mended += 1
        }
        let scanner = PackScanner(
            MemoryFile(bytes), length: UInt64(bytes.count), repository: repository, coding: .plain)
        try? scanner.checkHeader()
        let survey = try scanner.survey(checksPayloads: false)
        let blocksEnd = try scanner.footer()?.footer.offset ?? UInt64(bytes.count)
        var walkEnd = UInt64(PackHeader.byteCount)
        var walked = 0
        while walkEnd < blocksEnd, let block = try? scanner.block(at: walkEnd, end: blocksEnd) {
            walkEnd += UInt64(block.header.totalBytes)
            walked += 1
        }
        try hold(survey.blocks.count >= walked, "a survey finds less than a walk")
        var end: UInt64 = UInt64(PackHeader.byteCount)
        for found in survey.blocks {
            try hold(found.offset >= end, "blocks overlap")
            end = found.offset + UInt64(found.header.totalBytes)
            try hold(end <= UInt64(bytes.count), "a block ends behind the file")
            guard let payload = try? scanner.payload(of: found) else { continue }
            let plain = try? payload.withUnsafeBytes { stored throws(FormatError) in
                try Decompressor().decompress(
                    stored, found.header.codec, plainBytes: found.header.plainBytes)
            }
            if let plain {
                try hold(plain.count == found.header.plainBytes, "a payload of another length")
            }
        }
    }
    // A payload gives exactly the declared bytes or is refused. Codec, then declared length (3
    // bytes), then the payload.
    private static let payloadTarget = FuzzTarget(
        "payload", seeds: { [stored(.none, 0), stored(.zlib, 1), stored(.zstd, 2)] }
    ) { input in
        guard input.count > 4, let codec = Codec(rawValue: input[0] % 3) else { return }
        let declared = Int(input[1]) | Int(input[2]) << 8 | Int(input[3] & 0x0f) << 16
        guard declared > 0 else { return }
        let plain = try Array(input[4...]).withUnsafeBytes { stored throws(FormatError) in
            try Decompressor().decompress(stored, codec, plainBytes: declared)
        }
        try hold(plain.count == declared, "a payload of another length")
    }
    // A description that is taken says the same when it is written and read again.
    private static let descriptionTarget = FuzzTarget(
        "cairn.json",
        seeds: {
            [
                try? RepositoryDescription(repository: repository, created: "2026-01-05T12:00:00Z")
                    .encode(),
                try? RepositoryDescription(
                    repository: repository, created: "", compression: .zlib, blockBytes: 4096,
                    packBytes: 8192
                ).encode(),
                lockedDescription,
            ].compactMap { $0 }
        }
    ) { input in
        let bytes = mended(description: input)
        let description = try RepositoryDescription(parsing: bytes)
        let keys = description.isEncrypted ? sealingKeys : nil
        try hold(
            try RepositoryDescription(parsing: description.encode(keys)) == description,
            "it reads otherwise when written again")
        for slot in description.slots {
            try hold(
                slot.cost.operations <= Limits.keyOperations
                    && slot.cost.memoryBytes <= Limits.keyMemoryBytes, "beyond the limits of §12")
        }
        // Anybody can put the checksum right; the mac nobody without the key. (A fuzzer that sees
        // what is compared learns a mac, so that one input with a right mac proves nothing: any
        // change of it must be noticed.)
        guard description.isEncrypted,
            (try? RepositoryDescription.verify(bytes, with: sealingKeys)) != nil
        else { return }
        var altered = bytes
        altered[input.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff } % altered.count] ^= 1
        altered = mended(description: altered)
        guard altered != bytes, (try? RepositoryDescription(parsing: altered)) != nil else {
            return
        }
        try hold(
            (try? RepositoryDescription.verify(altered, with: sealingKeys)) == nil,
            "what nobody with the key wrote is taken")
    }

    private static let lockedDescription: [UInt8]? = {
        guard
            let slot = try? KeySlot(
                sealing: sealingKeys, password: SecretBytes(copying: Array("password".utf8)),
                cost: .least, created: "2026-01-05T12:00:00Z",
                label: "first", repository: repository)
        else { return nil }
        return try? RepositoryDescription(
            repository: repository, created: "2026-01-05T12:00:00Z", slots: [slot]
        ).encode(sealingKeys)
    }()

    /// Puts the checksum of a description right. - Source: FORMAT.md §3.
    private static func mended(description: [UInt8]) -> [UInt8] {
        var bytes = description
        guard let key = bytes.firstRange(of: Array("\"checksum\"".utf8)),
            let quote = bytes[key.upperBound...].firstIndex(of: UInt8(ascii: "\"")),
            bytes.count > quote + 65
        else { return bytes }
        let place = quote + 1..<quote + 65
        bytes.replaceSubrange(place, with: [UInt8](repeating: UInt8(ascii: "0"), count: 64))
        let checksum = Array(Digest.h256(bytes).description.utf8)
        bytes.replaceSubrange(place, with: checksum)
        return bytes
    }
}

/// A file in memory.
final class MemoryFile: StoredReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        guard offset < UInt64(bytes.count) else { return 0 }
        let part = bytes[Int(offset)...].prefix(buffer.count)
        part.withUnsafeBytes { buffer.copyMemory(from: $0) }
        return part.count
    }

    func size() throws(SystemError) -> UInt64 { UInt64(bytes.count) }
}
