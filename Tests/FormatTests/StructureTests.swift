import CairnFormat
import Testing

/// Every structure comes back as it was written, and nothing else is taken for it.
@Suite struct StructureTests {
    @Test(arguments: [UInt64(1), 2, 3, 4])
    func itemsRoundTrip(seed: UInt64) throws {
        var random = RandomValues(seed: seed)
        for number in 0..<200 {
            let item = random.item()
            let encoded = item.encodeAlone()
            #expect(try Item(decodingAlone: encoded) == item, "seed \(seed), item \(number)")
        }
    }

    @Test func cutOffItemsAreRefused() {
        var random = RandomValues(seed: 5)
        for number in 0..<60 {
            let encoded = random.item().encodeAlone()
            // The longest are cut at some places only.
            for length in stride(from: 0, to: encoded.count, by: max(1, encoded.count / 200)) {
                #expect(throws: FormatError.self, "item \(number) cut to \(length)") {
                    try Item(decodingAlone: Array(encoded[..<length]))
                }
            }
        }
    }

    /// The catalog and the journal check their bytes; an item alone does not. What still decodes
    /// must encode to the same bytes: no two encodings mean one item.
    @Test func flippedItemsAreRefusedOrOthers() throws {
        var random = RandomValues(seed: 6)
        for _ in 0..<60 {
            let item = random.item()
            let encoded = item.encodeAlone()
            guard encoded.count < 2_000 else { continue }
            for (bit, flipped) in flips(of: encoded) {
                guard let decoded = try? Item(decodingAlone: flipped) else { continue }
                #expect(decoded != item, "bit \(bit) of \(encoded)")
                #expect(decoded.encodeAlone() == flipped, "bit \(bit) of \(encoded)")
            }
        }
    }

    @Test(arguments: [UInt64(1), 2, 3, 4])
    func changesRoundTrip(seed: UInt64) throws {
        var random = RandomValues(seed: seed)
        for number in 0..<50 {
            let changes = random.changes()
            var encoder = ChangesEncoder()
            for change in changes { encoder.append(change) }
            let payload = encoder.finish()
            var decoded: [Change] = []
            try ChangesDecoder.decode(payload) { decoded.append($0) }
            #expect(decoded == changes, "seed \(seed), list \(number)")
            #expect(encoder.rowCount == 0)
        }
    }

    @Test func cutOffChangesAreRefused() {
        var random = RandomValues(seed: 7)
        for _ in 0..<20 {
            var encoder = ChangesEncoder()
            for change in random.changes() { encoder.append(change) }
            let payload = encoder.finish()
            for length in stride(from: 0, to: payload.count, by: max(1, payload.count / 300)) {
                #expect(throws: FormatError.self) {
                    try ChangesDecoder.decode(Array(payload[..<length])) { _ in }
                }
            }
            #expect(throws: FormatError.self) { try ChangesDecoder.decode(payload + [0]) { _ in } }
        }
    }

    @Test func flippedChangesNeverTrap() {
        var random = RandomValues(seed: 8)
        var refused = 0
        for _ in 0..<12 {
            var encoder = ChangesEncoder()
            for change in random.changes().prefix(6) { encoder.append(change) }
            let payload = encoder.finish()
            guard payload.count < 3_000 else { continue }
            for (_, flipped) in flips(of: payload) {
                do { try ChangesDecoder.decode(flipped) { _ in } } catch { refused += 1 }
            }
        }
        #expect(refused > 1_000)
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func commitsRoundTrip(seed: UInt64) throws {
        var random = RandomValues(seed: seed)
        for _ in 0..<200 {
            let commit = random.commit()
            let encoded = commit.encode()
            #expect(try Commit(parsing: encoded) == commit, "seed \(seed)")
            #expect(throws: FormatError.self) { try Commit(parsing: encoded + [0]) }
        }
    }

    @Test func cutOffCommitsAreRefused() {
        var random = RandomValues(seed: 4)
        for _ in 0..<20 {
            let encoded = random.commit().encode()
            for length in 0..<encoded.count {
                #expect(throws: FormatError.self) { try Commit(parsing: Array(encoded[..<length])) }
            }
        }
    }

    @Test(arguments: [Compression.zstd, .zlib, .none, .auto])
    func blocksRoundTripAndEveryFlippedBitIsNoticed(compression: Compression) throws {
        var random = RandomValues(seed: 11)
        let decompressor = Decompressor()
        for _ in 0..<6 {
            let (bytes, chunks, plain) = random.block(compression)
            let headerBytes = try bytes.withUnsafeBytes { try BlockHeader.headerBytes($0) }
            let header = try BlockHeader(parsing: Array(bytes[..<headerBytes]))
            #expect(header.chunks == chunks)
            #expect(header.totalBytes == bytes.count)
            #expect(header.plainBytes == plain.count)
            let payload = Array(bytes[headerBytes...])
            #expect(payload.withUnsafeBytes { Digest.h128($0) } == header.payloadCheck)
            let decoded = try payload.withUnsafeBytes {
                try decompressor.decompress($0, header.codec, plainBytes: header.plainBytes)
            }
            #expect(decoded == plain)
            for (bit, flipped) in flips(of: Array(bytes[..<headerBytes])) {
                #expect(throws: FormatError.self, "bit \(bit)") {
                    try BlockHeader(parsing: flipped)
                }
            }
            for (bit, flipped) in flips(of: payload) {
                #expect(
                    flipped.withUnsafeBytes { Digest.h128($0) } != header.payloadCheck, "bit \(bit)"
                )
            }
            for length in 0..<headerBytes {
                #expect(throws: FormatError.self) {
                    try BlockHeader(parsing: Array(bytes[..<length]))
                }
            }
        }
    }

    @Test func packFootersRoundTripAndFillTheirPack() throws {
        var random = RandomValues(seed: 12)
        for blocks in [0, 1, 2, 50] {
            var offset = UInt64(PackHeader.byteCount)
            var entries: [PackFooter.Entry] = []
            for _ in 0..<blocks {
                let length = UInt64(1 + random.below(1 << 20))
                entries.append(
                    PackFooter.Entry(offset: offset, length: length, headerCheck: random.hash128()))
                offset += length
            }
            let footer = PackFooter(entries: entries)
            let encoded = footer.encode()
            #expect(encoded.count == PackFooter.byteCount(blocks: blocks))
            #expect(footer.offset == offset)
            #expect(try PackFooter(parsing: encoded, at: offset) == footer)
            #expect(PackFooter.footerOffset(trailer: Array(encoded.suffix(16))) == offset)
            #expect(throws: FormatError.self) { try PackFooter(parsing: encoded, at: offset + 1) }
            for length in 0..<encoded.count {
                #expect(throws: FormatError.self) {
                    try PackFooter(parsing: Array(encoded[..<length]), at: offset)
                }
            }
            let id = PackFooter.packID(repository: Hash128(), footer: encoded)
            for (bit, flipped) in flips(of: encoded) {
                // What the structure does not notice, the pack's name does.
                #expect(
                    PackFooter.packID(repository: Hash128(), footer: flipped) != id, "bit \(bit)")
            }
        }
    }

    @Test func aFooterThatClaimsMillionsOfBlocksAllocatesNothing() {
        var writer = ByteWriter()
        writer.raw(Array("CFTR".utf8))
        writer.fixed(UInt32.max)
        writer.fixed(UInt64(32))
        writer.raw(Array("CAIRNEND".utf8))
        #expect(throws: FormatError.self) { try PackFooter(parsing: writer.bytes, at: 32) }
    }

    @Test func packHeadersBelongToTheirRepository() throws {
        var random = RandomValues(seed: 13)
        let repository = random.hash128()
        let header = PackHeader.encode(repository: repository)
        #expect(header.count == PackHeader.byteCount)
        try PackHeader.check(header, repository: repository)
        #expect(throws: FormatError.self) {
            try PackHeader.check(header, repository: random.hash128())
        }
        for (_, flipped) in flips(of: header) {
            #expect(throws: FormatError.self) {
                try PackHeader.check(flipped, repository: repository)
            }
        }
    }

    @Test func recordsRoundTripAndEveryFlippedBitIsNoticed() throws {
        var random = RandomValues(seed: 14)
        for kind in [RecordHeader.Kind.changes, .commit] {
            let payload = random.bytes(200)
            let previous = random.hash256()
            let (bytes, hash) = payload.withUnsafeBytes {
                RecordHeader.encode(
                    kind, number: 77, previous: previous, codec: .none, plainBytes: 200, payload: $0
                )
            }
            func isTrue(_ record: [UInt8]) -> Bool {
                let head = Array(record[..<RecordHeader.byteCount])
                guard let header = try? RecordHeader(parsing: head) else { return false }
                return record[RecordHeader.byteCount...].withUnsafeBytes {
                    header.matches(payload: $0, header: head)
                }
            }
            let header = try RecordHeader(parsing: Array(bytes[..<RecordHeader.byteCount]))
            #expect(header.kind == kind && header.number == 77 && header.previous == previous)
            #expect(header.hash == hash && header.storedBytes == 200 && header.plainBytes == 200)
            #expect(isTrue(bytes))
            for (bit, flipped) in flips(of: bytes) { #expect(!isTrue(flipped), "bit \(bit)") }
        }
    }

    @Test func headsRoundTripAndEveryFlippedBitIsNoticed() throws {
        var random = RandomValues(seed: 15)
        let head = JournalHead(repository: random.hash128(), record: 9_999, hash: random.hash256())
        let bytes = head.encode()
        #expect(bytes.count == JournalHead.byteCount)
        #expect(try JournalHead(parsing: bytes) == head)
        for (bit, flipped) in flips(of: bytes) {
            #expect(throws: FormatError.self, "bit \(bit)") { try JournalHead(parsing: flipped) }
        }
        for length in 0..<bytes.count {
            #expect(throws: FormatError.self) { try JournalHead(parsing: Array(bytes[..<length])) }
        }
        #expect(throws: FormatError.self) { try JournalHead(parsing: bytes + [0]) }
    }

    @Test func segmentHeadersRoundTrip() throws {
        var random = RandomValues(seed: 16)
        let header = SegmentHeader(
            repository: random.hash128(), number: 3, chainStart: random.hash256())
        let bytes = header.encode()
        #expect(bytes.count == SegmentHeader.byteCount)
        #expect(try SegmentHeader(parsing: bytes) == header)
        for (bit, flipped) in flips(of: bytes) {
            #expect((try? SegmentHeader(parsing: flipped)) != header, "bit \(bit)")
        }
        #expect(throws: FormatError.self) { try SegmentHeader(parsing: bytes + [0]) }
    }

    @Test(arguments: Compression.allCases)
    func descriptionsRoundTripAndEveryFlippedBitIsNoticed(compression: Compression) throws {
        var random = RandomValues(seed: 17)
        let description = RepositoryDescription(
            repository: random.hash128(), created: "2026-01-05T12:00:00Z", compression: compression)
        let bytes = try description.encode()
        #expect(try RepositoryDescription(parsing: bytes) == description)
        #expect(bytes.last == UInt8(ascii: "\n"))
        for (bit, flipped) in flips(of: bytes) {
            #expect(throws: FormatError.self, "bit \(bit)") {
                try RepositoryDescription(parsing: flipped)
            }
        }
        // Only the newline may go unnoticed by JSON, and the checksum covers it.
        for length in 0..<bytes.count {
            #expect(throws: FormatError.self) {
                try RepositoryDescription(parsing: Array(bytes[..<length]))
            }
        }
    }

    @Test func descriptionsOfOtherFormatsAreRefusedByName() throws {
        let bytes = try RepositoryDescription(
            repository: Hash128(), created: "2026-01-05T12:00:00Z"
        ).encode()
        func refusal(_ text: String, _ replacement: String) throws -> String {
            var other = String(decoding: bytes, as: UTF8.self)
            let range = try #require(other.firstRange(of: text))
            other.replaceSubrange(range, with: replacement)
            let checksum = try #require(other.firstRange(of: /[0-9a-f]{64}/))
            other.replaceSubrange(checksum, with: String(repeating: "0", count: 64))
            let sum = Digest.h256(Array(other.utf8)).description
            other.replaceSubrange(
                try #require(other.firstRange(of: String(repeating: "0", count: 64))), with: sum)
            do {
                _ = try RepositoryDescription(parsing: Array(other.utf8))
                return "accepted"
            } catch {
                return error.why
            }
        }
        #expect(try refusal("\"format\" : 1", "\"format\" : 2").contains("format 2"))
        #expect(
            try refusal("\"encryption\" : \"none\"", "\"encryption\" : \"rot13\"").contains("rot13")
        )
        #expect(
            try refusal("\"compression\" : \"auto\"", "\"compression\" : \"lzma\"").contains("lzma")
        )
        #expect(try refusal("fastcdc-1", "fastcdc-9").contains("chunker"))
        #expect(try refusal("\"created\" : \"2026", "\"created\" : \"2027") == "accepted")
    }

    // MARK: Hostile lengths

    @Test func aPayloadThatClaimsMoreThanItHasAllocatesNothing() {
        for (rows, ids) in [
            (UInt64(1) << 60, UInt64(0)), (0, 1 << 60), (.max, .max), (1 << 31, 1 << 31),
        ] {
            var writer = ByteWriter()
            writer.varint(rows)
            writer.varint(ids)
            writer.raw([3, 0, 0] as [UInt8])
            #expect(throws: FormatError.self) { try ChangesDecoder.decode(writer.bytes) { _ in } }
        }
    }

    @Test func aFileThatClaimsMoreChunksThanThereAreIDsAllocatesNothing() {
        var fields = ByteWriter()
        fields.u8(ItemKind.file.rawValue)
        fields.u8(0)
        for _ in 0..<3 { fields.varint(0) }
        fields.zigzag(0)
        fields.varint(0)
        fields.varint(UInt64(1) << 62)  // size
        fields.varint(UInt64(1) << 60)  // chunks
        var item = ByteWriter()
        item.counted(fields.bytes)
        #expect(throws: FormatError.self) { try Item(decodingAlone: item.bytes) }
    }

    @Test func extentsThatPassTheSizeAreRefused() throws {
        func decodes(size: UInt64, _ extents: [(UInt64, UInt64)]) -> Bool {
            var fields = ByteWriter()
            fields.u8(ItemKind.file.rawValue)
            fields.u8(8)
            for _ in 0..<3 { fields.varint(0) }
            fields.zigzag(0)
            fields.varint(0)
            fields.varint(size)
            fields.varint(extents.count)
            for (hole, data) in extents {
                fields.varint(hole)
                fields.varint(data)
            }
            let total = extents.reduce(UInt64(0)) { $0 &+ $1.1 }
            fields.varint(total == 0 ? 0 : 1)
            var item = ByteWriter()
            item.counted(fields.bytes)
            if total > 0 { item.raw([UInt8](repeating: 7, count: 32)) }
            return (try? Item(decodingAlone: item.bytes)) != nil
        }
        #expect(decodes(size: 100, [(0, 10), (20, 30)]))
        #expect(decodes(size: 100, [(70, 30)]))
        #expect(decodes(size: 100, []))
        #expect(!decodes(size: 100, [(71, 30)]))
        #expect(!decodes(size: 100, [(0, 10), (0, 10)]))
        #expect(!decodes(size: 100, [(5, 0)]))
        #expect(!decodes(size: 100, [(.max, 2)]))
        #expect(!decodes(size: 100, [(1, .max)]))
    }

    @Test func whatTheFormatDoesNotKnowIsRefused() {
        let item = Item(body: .fifo, mode: 0o644, uid: 0, gid: 0, modified: Timestamp(seconds: 0))
        let encoded = item.encodeAlone()
        // Byte 0 is the length of the fields, 1 the kind, 2 the flags.
        for (offset, value) in [(1, UInt8(0)), (1, 8), (2, 16), (2, 8)] {
            var wrong = encoded
            wrong[offset] = value
            #expect(throws: FormatError.self) { try Item(decodingAlone: wrong) }
        }
        for operation: UInt8 in [0, 9, 255] {
            #expect(throws: FormatError.self) {
                try ChangesDecoder.decode([1, 0, operation, 1]) { _ in }
            }
        }
        // A put without a root.
        #expect(throws: FormatError.self) {
            try ChangesDecoder.decode([1, 0, 4, 0, 1, 97]) { _ in }
        }
    }
}

extension RecordHeader {
    /// - Parameter header: the 88 bytes from which this value was parsed.
    fileprivate func matches(payload: UnsafeRawBufferPointer, header: [UInt8]) -> Bool {
        header.withUnsafeBytes {
            Digest.h256(UnsafeRawBufferPointer(rebasing: $0[..<56]), payload) == hash
        }
    }
}
