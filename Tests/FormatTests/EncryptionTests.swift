import FoundationEssentials
import Testing

@testable import CairnFormat

/// Encrypted blocks, records and descriptions against damage, and against somebody who can write,
/// knows the format, and has no key.
@Suite struct EncryptionTests {
    private static let keys = RepositoryKeys(
        master: SecretBytes(copying: (0..<32).map { UInt8($0) }))
    private static let coding = RepositoryCoding(keys: keys)
    private static let repository = Hash128(Array(repeating: 7, count: 16))

    // MARK: Vectors

    /// Keys that came after ``KeyVector`` was made, of the same master key.
    private struct LaterKeys: Decodable {
        let derived: [String: String]
    }

    private struct KeyVector: Decodable {
        struct Gear: Decodable {
            let first: [String]
            let last: [String]
        }
        struct Chunk: Decodable {
            let bytes: String
            let id: String
        }

        let master: String
        var derived: [String: String]
        let gear: Gear
        let repository: String
        let password: String
        let slot: KeySlotDocument
        let chunk: Chunk
    }

    /// `key.json`, which another program made from the page alone.
    @Test func keysAreThoseOfTheFormat() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/vectors/key.json")
        var vector = try JSONDecoder().decode(KeyVector.self, from: Data(contentsOf: file))
        let later = file.deletingLastPathComponent().appending(path: "remote-key.json")
        vector.derived.merge(
            try JSONDecoder().decode(LaterKeys.self, from: Data(contentsOf: later)).derived
        ) { $1 }
        let master = try #require(Hexadecimal.bytes(vector.master))
        let keys = RepositoryKeys(master: SecretBytes(copying: master))
        let chunk = try #require(Hexadecimal.bytes(vector.chunk.bytes))
        #expect(
            chunk.withUnsafeBytes { RepositoryCoding(keys: keys).chunkID(of: $0) }.description
                == vector.chunk.id)
        let entries = keys.gear.entries.map { entry in
            let digits = String(entry, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        #expect(
            Array(entries.prefix(4)) == vector.gear.first
                && Array(entries.suffix(4)) == vector.gear.last)
        #expect(vector.derived.count == RepositoryKeys.Purpose.allCases.count)
        for purpose in RepositoryKeys.Purpose.allCases {
            var key = [UInt8](repeating: 0, count: 32)
            let label = Array("cairn-1 \(purpose.label)".utf8)
            key.withUnsafeMutableBytes { key in
                master.withUnsafeBytes { master in
                    label.withUnsafeBytes { Digest.keyed(master, [$0], into: key) }
                }
            }
            #expect(vector.derived[purpose.label] == Hexadecimal.text(key))
            // The same as the value uses.
            let expected = chunk.withUnsafeBytes { bytes in
                var hash = Hash256()
                withUnsafeMutableBytes(of: &hash) { out in
                    key.withUnsafeBytes { Digest.keyed($0, [bytes], into: out) }
                }
                return hash
            }
            #expect(chunk.withUnsafeBytes { keys.hash(purpose, [$0]) } == expected)
        }
        let slot = try vector.slot.slot()
        let repository = try #require(Hash128(hex: vector.repository))
        let password = SecretBytes(copying: try #require(Hexadecimal.bytes(vector.password)))
        let opened = try #require(try slot.open(password: password, repository: repository))
        #expect(opened.master.isEqual(to: keys.master))
        #expect(
            try slot.open(
                password: SecretBytes(copying: Array("correct horsf".utf8)), repository: repository)
                == nil)
        #expect(try slot.open(password: password, repository: Hash128()) == nil)
    }

    @Test func paddingIsThatOfThePaper() {
        // Worked by hand from the definition: e = ⌊log2 L⌋, s = ⌊log2 e⌋ + 1, round up to a
        // multiple of 2^(e − s).
        let known = [
            1: 1, 2: 2, 3: 3, 9: 10, 17: 18, 100: 104, 1000: 1024, 1025: 1088, 1_000_000: 1_015_808,
            2 << 20: 2 << 20, (2 << 20) + 1: (2 << 20) + (1 << 16),
        ]
        for (length, padded) in known { #expect(Padding.padme(length) == padded, "\(length)") }
        for length in (1...5000).map({ $0 * 997 }) {
            let padded = Padding.padme(length)
            #expect(
                padded >= length && Double(padded) <= Double(length) * 1.12
                    && Padding.padme(padded) == padded, "\(length)")
        }
    }

    // MARK: Blocks

    private static func block(
        _ random: inout RandomValues, chunks count: Int, _ compression: Compression
    ) -> (bytes: [UInt8], chunks: [ChunkReference], plain: [UInt8]) {
        var chunks: [ChunkReference] = []
        var plain: [UInt8] = []
        for _ in 0..<count {
            let chunk =
                random.below(2) == 0
                ? random.bytes(1 + random.below(300))
                : [UInt8](repeating: 65, count: 1 + random.below(900))
            chunks.append(
                ChunkReference(
                    id: chunk.withUnsafeBytes { coding.chunkID(of: $0) },
                    length: UInt32(chunk.count)))
            plain += chunk
        }
        var writer = ByteWriter()
        plain.withUnsafeBytes { plain in
            Compressor(compression).compress(plain) { codec, payload in
                _ = coding.writeBlock(
                    codec: codec, plainBytes: plain.count, chunks: chunks, payload: payload,
                    into: &writer)
            }
        }
        return (writer.bytes, chunks, plain)
    }

    /// Parses and decodes a whole block as readers do.
    private static func read(_ bytes: [UInt8], _ coding: RepositoryCoding = coding) throws -> (
        header: BlockHeader, plain: [UInt8]
    ) {
        let headerBytes = try bytes.withUnsafeBytes { try coding.headerBytes(ofBlock: $0) }
        guard headerBytes <= bytes.count else { throw FormatError("block", "ends too early") }
        let header = try coding.header(ofBlock: Array(bytes[..<headerBytes]))
        guard header.totalBytes == bytes.count else {
            throw FormatError("block", "has another length")
        }
        let payload = Array(bytes[headerBytes...])
        guard payload.withUnsafeBytes({ Digest.h128($0) }) == header.payloadCheck else {
            throw FormatError("block", "payload check")
        }
        return (
            header, try payload.withUnsafeBytes { try PayloadDecoder(coding).block($0, header) }
        )
    }

    /// The checks that anybody can compute, made right again.
    private static func withChecks(_ block: [UInt8]) -> [UInt8] {
        var block = block
        guard block.count > 72 else { return block }
        let index = (0..<4).reduce(0) { $0 | Int(block[8 + $1]) << (8 * $1) }
        let headerEnd = 72 + index
        guard headerEnd <= block.count else { return block }
        let payloadCheck = block[headerEnd...].withUnsafeBytes { Digest.h128($0) }
        block.replaceSubrange(32..<48, with: payloadCheck.bytes)
        let check = block.withUnsafeBytes {
            Digest.h128(
                UnsafeRawBufferPointer(rebasing: $0[..<16]),
                UnsafeRawBufferPointer(rebasing: $0[32..<headerEnd]))
        }
        block.replaceSubrange(16..<32, with: check.bytes)
        return block
    }

    @Test(arguments: [Compression.zstd, .zlib, .none, .auto])
    func blocksRoundTrip(compression: Compression) throws {
        var random = RandomValues(seed: 71)
        for count in [1, 2, 63, 64, 65, 200] {
            let (bytes, chunks, plain) = Self.block(&random, chunks: count, compression)
            let (header, decoded) = try Self.read(bytes)
            #expect(header.chunks == chunks && decoded == plain && header.plainBytes == plain.count)
            // Only steps of 64 chunks show.
            #expect(header.headerBytes == 72 + 12 + 36 * 64 * ((count + 63) / 64) + 16)
            for length in 0..<100 {
                #expect(throws: FormatError.self) { try Self.read(Array(bytes[..<length])) }
            }
        }
    }

    /// Every byte in turn, with the unkeyed checks left wrong and made right.
    @Test func noAlteredByteOfABlockIsRead() throws {
        var random = RandomValues(seed: 72)
        let (bytes, _, _) = Self.block(&random, chunks: 3, .zstd)
        for index in bytes.indices {
            var altered = bytes
            altered[index] ^= 1 << UInt8(random.below(8))
            #expect(throws: FormatError.self, "byte \(index)") { try Self.read(altered) }
            // The bytes of the checks themselves come out as they were.
            if !(16..<48).contains(index) {
                #expect(throws: FormatError.self, "byte \(index), checks made right") {
                    try Self.read(Self.withChecks(altered))
                }
            }
        }
    }

    @Test func partsOfTwoBlocksDoNotFitTogether() throws {
        var random = RandomValues(seed: 73)
        let (first, _, _) = Self.block(&random, chunks: 3, .none)
        // Of the same lengths, so that only the seals differ.
        var second: [UInt8]
        repeat {
            second = Self.block(&random, chunks: 3, .none).bytes
        } while second.count != first.count
        let headerEnd = first.count - Int(try Self.read(first).header.storedBytes)
        _ = try Self.read(Self.withChecks(first))
        #expect(throws: FormatError.self) {
            try Self.read(Self.withChecks(Array(first[..<headerEnd] + second[headerEnd...])))
        }
        #expect(throws: FormatError.self) {
            try Self.read(Self.withChecks(Array(first[..<48] + second[48..<72] + first[72...])))
        }
        #expect(throws: FormatError.self) {
            try Self.read(
                Self.withChecks(Array(first[..<72] + second[72..<headerEnd] + first[headerEnd...])))
        }
    }

    @Test func blocksOfAnotherKeyAndOfNoneAreRefused() throws {
        var random = RandomValues(seed: 74)
        let (sealed, chunks, plain) = Self.block(&random, chunks: 2, .none)
        #expect(throws: FormatError.self) {
            try Self.read(sealed, RepositoryCoding(keys: .generate()))
        }
        #expect(throws: FormatError.self) { try Self.read(sealed, .plain) }
        var writer = ByteWriter()
        plain.withUnsafeBytes {
            _ = BlockHeader.write(
                codec: .none, plainBytes: plain.count, chunks: chunks, payload: $0, into: &writer)
        }
        #expect(try Self.read(writer.bytes, .plain).plain == plain)
        #expect(throws: FormatError.self) { try Self.read(writer.bytes) }
    }

    @Test func equalBlocksLookDifferent() throws {
        var random = RandomValues(seed: 75)
        let seed = random
        let first = Self.block(&random, chunks: 2, .none).bytes
        random = seed
        let second = Self.block(&random, chunks: 2, .none).bytes
        #expect(first.count == second.count && first[48...] != second[48...])
        #expect(try Self.read(first).plain == Self.read(second).plain)
    }

    /// A bit of a raw block that has flipped costs one chunk, encrypted or not: its keyed id proves
    /// each of the others.
    @Test func salvageDecryptsWhatTheSealRefuses() throws {
        var random = RandomValues(seed: 76)
        let (bytes, chunks, plain) = Self.block(&random, chunks: 3, .none)
        var damaged = bytes
        damaged[bytes.count - 17] ^= 1
        #expect(throws: FormatError.self) { try Self.read(damaged) }
        let guess = try #require(Self.coding.forSalvage(damaged))
        #expect(Array(guess[..<4]) == BlockHeader.magic)
        let start = BlockHeader.fixedBytes + BlockHeader.entryBytes * 3
        #expect(
            Array(guess[start..<start + Int(chunks[0].length)])
                == Array(plain[..<Int(chunks[0].length)]))
        #expect(Self.coding.forSalvage(Array(bytes[..<80])) == nil)
    }

    // MARK: Records

    private static func record(_ number: UInt64, _ previous: Hash256, _ payload: [UInt8]) -> [UInt8]
    {
        payload.withUnsafeBytes {
            coding.encodeRecord(
                .changes, number: number, previous: previous, codec: .none,
                plainBytes: payload.count, payload: $0
            ).bytes
        }
    }

    private static func read(record bytes: [UInt8], _ coding: RepositoryCoding = coding) throws -> (
        RecordHeader, [UInt8]
    ) {
        guard bytes.count >= RecordHeader.byteCount else { throw FormatError("record", "short") }
        let frame = try coding.frame(ofRecord: Array(bytes[..<RecordHeader.byteCount]))
        let stored = Array(bytes[RecordHeader.byteCount...])
        guard frame.storedBytes == stored.count,
            stored.withUnsafeBytes({ frame.matches(payload: $0) })
        else {
            throw FormatError("record", "torn")
        }
        return try stored.withUnsafeBytes { try PayloadDecoder(coding).record(frame, $0) }
    }

    private static func withHash(_ record: [UInt8]) -> [UInt8] {
        var record = record
        let hash = record.withUnsafeBytes {
            Digest.h256(
                UnsafeRawBufferPointer(rebasing: $0[..<56]),
                UnsafeRawBufferPointer(rebasing: $0[88...]))
        }
        record.replaceSubrange(56..<88, with: hash.bytes)
        return record
    }

    @Test func recordsRoundTripAndNoAlteredByteIsRead() throws {
        var random = RandomValues(seed: 77)
        let previous = random.hash256()
        for size in [0, 1, 11, 200, 4000] {
            let payload = random.bytes(size)
            let bytes = Self.record(5, previous, payload)
            let (header, plain) = try Self.read(record: bytes)
            #expect(
                plain == payload && header.kind == .changes && header.number == 5
                    && header.previous == previous)
            guard size == 200 else { continue }
            for index in bytes.indices {
                var altered = bytes
                altered[index] ^= 1 << UInt8(random.below(8))
                #expect(throws: FormatError.self, "byte \(index)") {
                    try Self.read(record: altered)
                }
                if !(56..<88).contains(index) {
                    #expect(throws: FormatError.self, "byte \(index), hash made right") {
                        try Self.read(record: Self.withHash(altered))
                    }
                }
            }
            #expect(throws: FormatError.self) { try Self.read(record: bytes, .plain) }
            #expect(throws: FormatError.self) {
                try Self.read(record: bytes, RepositoryCoding(keys: .generate()))
            }
        }
    }

    /// Type, codec and exact length are inside: 97 and 100 bytes, with the 12 before them, are
    /// padded to 112.
    @Test func recordsOfOneLengthLookAlike() throws {
        let change = Self.record(1, Hash256(), [UInt8](repeating: 1, count: 97))
        let commit = [UInt8](repeating: 2, count: 100).withUnsafeBytes {
            Self.coding.encodeRecord(
                .commit, number: 1, previous: Hash256(), codec: .none, plainBytes: 100, payload: $0
            ).bytes
        }
        #expect(change.count == commit.count && Array(change[..<56]) == Array(commit[..<56]))
    }

    // MARK: The description

    private static func description(_ password: String = "secret") throws -> RepositoryDescription {
        let slot = try KeySlot(
            sealing: keys, password: SecretBytes(copying: Array(password.utf8)), cost: .least,
            created: "2026-01-05T12:00:00Z", label: "né",
            repository: repository)
        return RepositoryDescription(
            repository: repository, created: "2026-01-05T12:00:00Z", slots: [slot])
    }

    @Test func descriptionsRoundTripAndOpen() throws {
        let description = try Self.description()
        let bytes = try description.encode(Self.keys)
        let parsed = try RepositoryDescription(parsing: bytes)
        #expect(parsed == description && parsed.isEncrypted)
        try RepositoryDescription.verify(bytes, with: Self.keys)
        #expect(throws: FormatError.self) {
            try RepositoryDescription.verify(bytes, with: .generate())
        }
        let opened = try parsed.slots[0].open(
            password: SecretBytes(copying: Array("secret".utf8)), repository: Self.repository)
        #expect(opened?.master.isEqual(to: Self.keys.master) == true)
        #expect(
            try parsed.slots[0].open(
                password: SecretBytes(copying: Array("secreT".utf8)), repository: Self.repository)
                == nil)
    }

    /// Somebody without the key alters a byte and makes the checksum right.
    @Test func noAlteredByteOfADescriptionPasses() throws {
        let bytes = try Self.description().encode(Self.keys)
        let checksum = try #require(
            String(decoding: bytes, as: UTF8.self).split(separator: "\"checksum\" : \"").last?
                .prefix(64))
        let place = try #require(bytes.firstRange(of: Array(checksum.utf8)))
        for index in bytes.indices where !place.contains(index) {
            for bit in [0, 1, 5] {
                var altered = bytes
                altered[index] ^= 1 << UInt8(bit)
                altered.replaceSubrange(place, with: Array(repeating: UInt8(ascii: "0"), count: 64))
                altered.replaceSubrange(place, with: Array(Digest.h256(altered).description.utf8))
                #expect(throws: FormatError.self, "byte \(index)") {
                    _ = try RepositoryDescription(parsing: altered)
                    try RepositoryDescription.verify(altered, with: Self.keys)
                }
            }
        }
    }

    @Test(arguments: [
        ("\"memory_bytes\" : 8192", "\"memory_bytes\" : 1152921504606846976"),
        ("\"memory_bytes\" : 8192", "\"memory_bytes\" : 1073741825"),
        ("\"memory_bytes\" : 8192", "\"memory_bytes\" : 0"),
        ("\"memory_bytes\" : 8192", "\"memory_bytes\" : -1"),
        ("\"operations\" : 1", "\"operations\" : 1000000000"),
        ("\"operations\" : 1", "\"operations\" : 0"),
        ("\"argon2id\"", "\"argon2i\""), ("\"xchacha20-poly1305\"", "\"none\""),
        ("\"xchacha20-poly1305\"", "\"rot13\""), ("\"salt\" : \"", "\"salt\" : \"00"),
    ])
    func hostileSlotsAreRefusedBeforeTheyCostAnything(old: String, new: String) throws {
        let text = String(decoding: try Self.description().encode(Self.keys), as: UTF8.self)
        #expect(text.contains(old))
        let checksum = try #require(text.split(separator: "\"checksum\" : \"").last?.prefix(64))
        let blank = text.replacing(checksum, with: String(repeating: "0", count: 64)).replacing(
            old, with: new)
        let forged = blank.replacing(
            "\"checksum\" : \"" + String(repeating: "0", count: 64),
            with: "\"checksum\" : \"" + Digest.h256(Array(blank.utf8)).description)
        let error = #expect(throws: FormatError.self) {
            try RepositoryDescription(parsing: Array(forged.utf8))
        }
        #expect(error?.why.contains("checksum") == false)
    }
}
