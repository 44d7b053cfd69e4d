import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// Copies the needed parts of packs into the open pack.
///
/// A fully needed block is copied as stored, so its chunks stay together and nothing is compressed
/// again; the needed chunks of other blocks are gathered into new blocks, in their order.
/// Invariant: nothing invalid is copied, and every failure is reported.
final class PackRewriter {
    private let writer: RepositoryWriter
    private let catalog: CatalogReader
    private let blocks: BlockReader
    private let maker: BlockMaker
    private var gathered: [ChunkReference] = []
    private var plain: [UInt8] = []
    /// Blocks appended since ``takeBlocks()``.
    private var stored: [StoredBlock] = []
    /// Length of all stored blocks since initialisation.
    private(set) var bytesCopied: UInt64 = 0

    init(_ writer: RepositoryWriter) throws {
        self.writer = writer
        catalog = try CatalogReader(writer.catalog)
        blocks = try BlockReader(writer.repository, writer.catalog)
        maker = BlockMaker(writer.repository.description.compression, writer.repository.coding)
    }

    /// A pack with its blocks in the catalog, and their needed parts.
    struct Job {
        let pack: PrunePlan.Pack
        let blocks: [BlockRow]
        let tallies: [ChunkMarks.Tally]
    }

    /// Copies the needed parts of a pack.
    ///
    /// - Parameter isNeeded: whether some version needs the chunk.
    /// - Returns: the chunks that could not be copied: then the pack has to stay.
    /// - Throws: ``SystemError`` when writing fails; then the writer cannot be used any more.
    func copy(_ job: Job, isNeeded: (ChunkID) -> Bool) throws -> [ChunkUnavailable] {
        let path = job.pack.path
        let file = try writer.repository.storage.openForReading(path)
        let scanner = writer.repository.scanner(file, length: try file.size())
        var unavailable: [ChunkUnavailable] = []
        for (block, tally) in zip(job.blocks, job.tallies) where tally.live > 0 {
            func lose(_ why: String) throws {
                unavailable += try chunks(of: block.id, isNeeded).map {
                    ChunkUnavailable(id: $0, why: why, pack: path)
                }
            }
            let header: BlockHeader
            do {
                header = try scanner.block(at: block.offset, end: block.offset + block.length)
                    .header
            } catch let problem as PackScanner.Problem {
                try lose(problem.why)
                continue
            }
            let needed = try header.chunks.filter { chunk in
                try isNeeded(chunk.id) && catalog.location(of: chunk.id)?.block == block.id
            }
            // A chunk that the catalog places here and the block does not list would be lost with
            // the pack.
            guard needed.reduce(0, { $0 + UInt64($1.length) }) >= UInt64(tally.live),
                UInt64(header.totalBytes) == block.length
            else {
                try lose("the catalog and the pack disagree about the location of this block")
                continue
            }
            if needed.count == header.chunks.count {
                try copyWhole(header, block.offset, file, path, &unavailable)
            } else {
                try gather(needed, &unavailable)
            }
        }
        try flush()
        return unavailable
    }

    func takeBlocks() -> [StoredBlock] { stored.takeAll() }

    private func copyWhole(
        _ header: BlockHeader, _ offset: UInt64, _ file: any StoredReader, _ path: String,
        _ unavailable: inout [ChunkUnavailable]
    ) throws {
        let bytes = try file.bytes(at: offset, count: header.totalBytes)
        let isWhole =
            bytes.count == header.totalBytes
            && bytes.withUnsafeBytes {
                Digest.h128($0.part(header.headerBytes...)) == header.payloadCheck
            }
        guard isWhole else {
            // Some of its chunks may still be readable one by one.
            return try gather(header.chunks, &unavailable)
        }
        try flush()
        try append(bytes, check: header.check, header.chunks)
    }

    private func gather(_ chunks: [ChunkReference], _ unavailable: inout [ChunkUnavailable]) throws
    {
        for chunk in chunks {
            do {
                try blocks.withChunk(chunk) { plain.append(contentsOf: $0) }
            } catch let failure as ChunkUnavailable {
                unavailable.append(failure)
                continue
            }
            gathered.append(chunk)
            if plain.count >= writer.repository.description.blockBytes
                || gathered.count == BlockHeader.chunkCountMaximum
            {
                try flush()
            }
        }
    }

    private func flush() throws {
        guard !gathered.isEmpty else { return }
        let (block, check, kept) = plain.withUnsafeBytes {
            maker.make(gathered, plain: $0, keeping: [Bool](repeating: true, count: gathered.count))
        }
        try append(block, check: check, kept)
        gathered.removeAll(keepingCapacity: true)
        plain.removeAll(keepingCapacity: true)
    }

    private func append(_ block: [UInt8], check: Hash128, _ chunks: [ChunkReference]) throws {
        stored.append(try writer.packs.append(block, check: check, chunks: chunks))
        bytesCopied += UInt64(block.count)
    }

    /// The needed chunks that the catalog places in a block. It reads the whole table of chunks,
    /// for use after damage.
    private func chunks(of block: Int64, _ isNeeded: (ChunkID) -> Bool) throws -> Set<ChunkID> {
        try catalog.chunks(inBlocks: [block]).filter(isNeeded)
    }
}
