import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation

/// Encrypted blocks, records and descriptions. - Source: FORMAT.md §5.2, §7.2.
extension FuzzTarget {
    private static func keys(_ byte: UInt8) -> RepositoryKeys {
        RepositoryKeys(
            master: SecretBytes(
                copying: [UInt8](repeating: byte, count: RepositoryKeys.masterBytes)),
            nonces: { $0.initializeMemory(as: UInt8.self, repeating: 9) })
    }

    static let sealingKeys = keys(1)
    private static let coding = RepositoryCoding(keys: sealingKeys)
    private static let otherCoding = RepositoryCoding(keys: keys(2))

    private static let chunk = ChunkReference(
        id: ChunkID([UInt8](repeating: 3, count: 32)), length: 300)

    private static let sealedBlocks: [[UInt8]] = [Compression.none, .zstd].map { compression in
        var writer = ByteWriter()
        [UInt8](repeating: 5, count: 300).withUnsafeBytes { plain in
            Compressor(compression).compress(plain) { codec, payload in
                _ = coding.writeBlock(
                    codec: codec, plainBytes: 300, chunks: [chunk], payload: payload, into: &writer)
            }
        }
        return writer.bytes
    }

    private static let sealedRecord: [UInt8] = changesPayloads[0].withUnsafeBytes { payload in
        coding.encodeRecord(
            .changes, number: 4, previous: Hash256([UInt8](repeating: 8, count: 32)), codec: .none,
            plainBytes: payload.count, payload: payload
        ).bytes
    }

    static let sealedTargets = [blockTarget, recordTarget, journalTarget]

    private static let sealedPayloads = [changesPayloads[0], changesPayloads[1], commit.encode()]
    private static let sealedJournal = segment(
        SegmentHeader(repository: repository, number: 1, chainStart: zeros), coding: coding,
        Array(zip([RecordHeader.Kind.changes, .changes, .commit], sealedPayloads)))

    /// Its records in another order.
    private static func sealedJournal(of order: [Int]) -> [UInt8] {
        var records: [[UInt8]] = []
        var rest = sealedJournal[SegmentHeader.byteCount...]
        while rest.count >= RecordHeader.byteCount {
            let stored = (0..<4).reduce(0) { $0 | Int(rest[rest.startIndex + 20 + $1]) << (8 * $1) }
            records.append(Array(rest.prefix(RecordHeader.byteCount + stored)))
            rest = rest.dropFirst(RecordHeader.byteCount + stored)
        }
        return sealedJournal[..<SegmentHeader.byteCount]
            + order.filter { $0 < records.count }.flatMap { records[$0] }
    }

    // Hashes and chain can be put right without a key. What is handed out are the first records
    // that were sealed, each in its place.
    private static let journalTarget = FuzzTarget(
        "sealed-journal",
        seeds: {
            [
                sealedJournal, sealedJournal(of: [1, 0, 2]), sealedJournal(of: [1, 2]),
                sealedJournal(of: [0, 0, 1, 2]),
            ]
        }
    ) { input in
        let (bytes, head) = mended(journal: input)
        let storage = SimulatedStorage(seed: 1)
        try storage.makeDirectory("journal")
        for (name, content) in [
            ("journal/00000001.journal", bytes), ("journal/head", head.encode()),
        ] {
            let file = try storage.create(name)
            try file.append(content)
        }
        _ = try JournalReader(storage, repository: repository, coding: coding).read(from: .start) {
            record, payload, _ in
            let number = Int(clamping: record.number)
            try hold(
                (1...sealedPayloads.count).contains(number)
                    && payload == sealedPayloads[number - 1],
                "a record that was never sealed here is taken")
        }
    }

    // Anybody can put the checks right, for they have no key. What opens all the same is what was
    // sealed, and with another key nothing opens.
    private static let blockTarget = FuzzTarget("sealed-block", seeds: { sealedBlocks }) { input in
        var bytes = input
        guard bytes.count >= BlockHeader.fixedBytes else { return }
        let length = try bytes.withUnsafeBytes { part throws(FormatError) in
            try coding.headerBytes(ofBlock: part)
        }
        guard bytes.count >= length else { return }
        bytes.replaceSubrange(32..<48, with: h128(Array(bytes[length...])).bytes)
        bytes.replaceSubrange(16..<32, with: h128(Array(bytes[..<16] + bytes[32..<length])).bytes)
        try hold(
            (try? otherCoding.header(ofBlock: Array(bytes[..<length]))) == nil,
            "a block of another key is taken")
        let header = try coding.header(ofBlock: Array(bytes[..<length]))
        let original = sealedBlocks.contains {
            $0[..<16] == bytes[..<16] && $0[48..<length] == bytes[48..<length]
        }
        try hold(original, "an index that was never sealed is taken")
        let payload = Array(bytes[length...].prefix(header.storedBytes))
        let plain = try payload.withUnsafeBytes { stored throws(FormatError) in
            try PayloadDecoder(coding).block(stored, header)
        }
        try hold(
            plain == [UInt8](repeating: 5, count: 300), "a payload that was never sealed is taken")
    }

    private static let recordTarget = FuzzTarget("sealed-record", seeds: { [sealedRecord] }) {
        input in
        var bytes = input
        guard bytes.count >= RecordHeader.byteCount else { return }
        let stored = Array(bytes[RecordHeader.byteCount...])
        bytes.replaceSubrange(56..<88, with: Digest.h256(Array(bytes[..<56]) + stored).bytes)
        let frame = try coding.frame(ofRecord: Array(bytes[..<RecordHeader.byteCount]))
        try hold(
            (try? content(of: frame, stored, otherCoding)) == nil,
            "a record of another key is taken")
        let plain = try content(of: frame, stored, coding)
        try hold(
            bytes == sealedRecord && plain == changesPayloads[0],
            "a record that was never sealed is taken")
    }
}

/// The content of a record. (A closure that returns the decoder's pair and throws crashes this
/// compiler.)
private func content(of frame: RecordFrame, _ stored: [UInt8], _ coding: RepositoryCoding) throws
    -> [UInt8]
{
    var content = Result<[UInt8], FormatError>.success([])
    stored.withUnsafeBytes { part in
        do throws(FormatError) {
            content = .success(try PayloadDecoder(coding).record(frame, part).1)
        } catch {
            content = .failure(error)
        }
    }
    return try content.get()
}
