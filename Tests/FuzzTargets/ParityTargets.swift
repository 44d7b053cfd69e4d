import CairnFormat
import CairnSimulation

@testable import CairnCore
@testable import CairnRepository

/// Parity files of somebody hostile, whose checks all hold. - Source: FORMAT.md §6.6.
extension FuzzTarget {
    static let parityTargets = [parityHeaderTarget, healingTarget]

    private static let seedLayouts = [
        ParityLayout(repository: repository, pack: zeros, packBytes: 1_300, share: 500),
        ParityLayout(repository: repository, pack: zeros, packBytes: 32 << 20, share: 1_000),
    ]

    private static func mended(parityHeader input: [UInt8]) -> [UInt8] {
        let body = Array(input.prefix(ParityLayout.headerBytes - ParityLayout.checkBytes))
        return body + h128(body).bytes
    }

    // A header that is taken encodes to the same bytes; what it says lies one behind another, and
    // makes up the pack.
    private static let parityHeaderTarget = FuzzTarget(
        "parity-header", seeds: { seedLayouts.map { $0.encode() } }
    ) { input in
        let bytes = mended(parityHeader: input)
        let layout = try ParityLayout(parsing: bytes)
        try hold(layout.encode() == bytes, "another encoding of the same header")
        try hold(
            layout.page(layout.pages - 1).offset + (layout.page(layout.pages - 1).checks + 1)
                * ParityLayout.checkBytes == layout.tableBytes, "pages do not fill the table")
        let last = layout.parityOffset(group: layout.groups - 1, row: layout.parityShards - 1)
        try hold(
            last + UInt64(layout.shardBytes + ParityLayout.checkBytes) == layout.secondTable,
            "parity shards do not fill their place")
        try hold(
            layout.range(ofShard: layout.dataShards - 1).upperBound == layout.packBytes,
            "shards do not make up the pack")
        try hold(
            layout.fileBytes == layout.secondHeader + UInt64(ParityLayout.headerBytes),
            "the second header is not the end")
    }

    /// A sealed pack that is whole: one block.
    private static let pack = pack { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }

    private static func pack(_ content: (Int) -> UInt8) -> (bytes: [UInt8], id: Hash256) {
        let plain = (0..<1_000).map(content)
        var writer = ByteWriter()
        let chunk = ChunkReference(id: Digest.h256(plain), length: UInt32(plain.count))
        _ = plain.withUnsafeBytes {
            BlockHeader.write(
                codec: .none, plainBytes: plain.count, chunks: [chunk], payload: $0, into: &writer)
        }
        let block = writer.bytes
        let footer = PackFooter(entries: [
            PackFooter.Entry(
                offset: UInt64(PackHeader.byteCount), length: UInt64(block.count),
                headerCheck: Hash128(block[16..<32]))
        ]).encode()
        return (
            PackHeader.encode(repository: repository) + block + footer,
            PackFooter.packID(repository: repository, footer: footer)
        )
    }

    /// A repository without anything in it, to copy.
    private static let emptyRepository: SimulatedStorage = {
        let storage = SimulatedStorage(seed: 1)
        _ = try? Repository.create(
            in: storage,
            RepositoryDescription(repository: repository, created: "2026-01-05T12:00:00Z"))
        try? storage.makeDirectory(PackFiles.sealedDirectory(pack.id))
        return storage
    }()

    private static func put(
        _ bytes: some Collection<UInt8>, at path: String, in storage: SimulatedStorage
    ) throws {
        let file = try storage.create(path)
        try file.append(Array(bytes))
        try file.close()
    }

    private static func parity(of pack: (bytes: [UInt8], id: Hash256), share: Int) -> [UInt8] {
        let storage = emptyRepository.copy(seed: 2)
        try? storage.makeDirectory(PackFiles.sealedDirectory(pack.id))
        try? put(pack.bytes, at: PackFiles.sealed(pack.id), in: storage)
        try? PackParity(repository: Repository.open(storage)).write(pack.id, share: share)
        return storage.contents[PackFiles.parity(pack.id)] ?? []
    }

    private static let parity = parity(of: pack, share: 2_000)

    /// Of another pack, under this one's name: what comes back by it checks out in itself, and is
    /// not the pack.
    private static let strangeParity: [UInt8] = {
        let other = pack { UInt8(truncatingIfNeeded: $0 &* 7) }
        var bytes = parity(of: other, share: 10_000)
        for place in bytes.indices.dropLast(31)
        where bytes[place..<place + 32].elementsEqual(other.id.bytes) {
            bytes.replaceSubrange(place..<place + 32, with: pack.id.bytes)
        }
        return mended(parity: bytes)
    }()

    /// Two bytes that say how long the pack is, the pack, the parity file.
    private static func joined(_ pack: [UInt8], _ parity: [UInt8] = parity) -> [UInt8] {
        [UInt8(pack.count & 0xff), UInt8(pack.count >> 8)] + pack + parity
    }

    private static let healingSeeds: [[UInt8]] = {
        var damaged = pack.bytes
        damaged.replaceSubrange(600..<700, with: [UInt8](repeating: 0xaa, count: 100))
        return [
            joined(pack.bytes), joined(damaged), joined(Array(pack.bytes.dropLast(300))),
            joined([]), joined(damaged, strangeParity),
        ]
    }()

    /// Puts the checks of headers, pages and parity shards right, as far as the first header leads.
    private static func mended(parity input: [UInt8]) -> [UInt8] {
        guard input.count >= 2 * ParityLayout.headerBytes else { return input }
        var bytes = input
        let header = mended(parityHeader: bytes)
        bytes.replaceSubrange(..<ParityLayout.headerBytes, with: header)
        guard let layout = try? ParityLayout(parsing: header),
            layout.fileBytes <= UInt64(bytes.count)
        else { return bytes }
        for table in [layout.firstTable, layout.secondTable] {
            for index in 0..<layout.pages {
                let page = layout.page(index)
                let start = Int(table) + page.offset
                let checks = (0..<page.checks).map {
                    Hash128(
                        bytes[start + $0 * Hash128.byteCount..<start + ($0 + 1) * Hash128.byteCount]
                    )
                }
                let mended = layout.encodePage(index, checks[...])
                bytes.replaceSubrange(start..<start + mended.count, with: mended)
            }
        }
        for row in 0..<layout.parityShards {
            for group in 0..<layout.groups {
                let start = Int(layout.parityOffset(group: group, row: row))
                let check = h128(Array(bytes[start..<start + layout.shardBytes]))
                bytes.replaceSubrange(
                    start + layout.shardBytes..<start + layout.shardBytes + Hash128.byteCount,
                    with: check.bytes)
            }
        }
        return bytes
    }

    // Whatever lies beside a damaged pack: what stands under its name afterwards is what its name
    // says, or what stood there before.
    private static let healingTarget = FuzzTarget("healing", isSlow: true, seeds: { healingSeeds })
    { input in
        guard input.count >= 2 else { return }
        let rest = input[2...]
        let length = min(Int(input[0]) | Int(input[1]) << 8, rest.count)
        let damaged = Array(rest.prefix(length))
        let storage = emptyRepository.copy(seed: 3)
        try put(damaged, at: PackFiles.sealed(pack.id), in: storage)
        try put(
            mended(parity: Array(rest.dropFirst(length))), at: PackFiles.parity(pack.id),
            in: storage)
        let repository = try Repository.open(storage)
        let healing = PackParity(repository: repository)
        _ = try? ParityFile(pack.id, in: repository)?.isWhole()
        let canHeal = healing.canHeal(pack.id)
        let outcome = try healing.heal(pack.id)
        let contents = storage.contents
        try hold(contents.keys.allSatisfy { !$0.hasSuffix(".tmp") }, "something unfinished is left")
        let found = contents[PackFiles.sealed(pack.id)]
        switch outcome {
        case .whole:
            try hold(damaged == pack.bytes && found == damaged, "a damaged pack counts as whole")
        case .healed:
            try hold(
                found == pack.bytes && canHeal, "a pack counts as made whole and is not what it was"
            )
        case .noParity: throw FuzzFailure("the parity file is overlooked")
        case .beyond: try hold(found == damaged, "what could not be mended was changed")
        }
    }
}
