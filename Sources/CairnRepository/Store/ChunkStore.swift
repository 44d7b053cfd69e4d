import CairnCore
import CairnFormat

/// Stores new chunks in blocks. Shared by all readers; each brings its own ``BlockMaker``.
public final class ChunkStore: Sendable {
    private let packs: PackWriter
    private let index: ChunkIndex
    private let gate: CommitGate
    private let storage: any Storage
    /// Called for each block while the gate is still held, so that a commit finds it.
    private let publish: @Sendable (StoredBlock) -> Void

    /// Space that a run leaves free, so that the journal, the head and a catalog on the same disk
    /// can still be written.
    public static let reserveBytes: UInt64 = 8 << 20

    public init(
        packs: PackWriter, index: ChunkIndex, gate: CommitGate, storage: any Storage,
        publish: @escaping @Sendable (StoredBlock) -> Void
    ) {
        self.packs = packs
        self.index = index
        self.gate = gate
        self.storage = storage
        self.publish = publish
    }

    /// Stores those of `chunks` that the repository lacks as one block.
    ///
    /// - Parameter plain: the chunks' bytes, joined in order.
    /// - Returns: how many plain bytes were new.
    /// - Throws: ``StoreFailure``.
    public func store(
        _ chunks: [ChunkReference], plain: UnsafeRawBufferPointer, with maker: BlockMaker
    ) throws(StoreFailure) -> Int {
        try gate.shared { () throws(StoreFailure) -> Int in
            do {
                try ensureSpace(for: plain.count)
                let isNew = try index.claim(chunks)
                guard isNew.contains(true) else { return 0 }
                let (block, check, kept) = maker.make(chunks, plain: plain, keeping: isNew)
                publish(try packs.append(block, check: check, chunks: kept))
                return kept.reduce(0) { $0 + Int($1.length) }
            } catch let failure as StoreFailure {
                throw failure
            } catch {
                throw StoreFailure.lost(error)
            }
        }
    }

    /// Stops the run while everything claimed so far can still be committed.
    private func ensureSpace(for plainBytes: Int) throws {
        let free = try storage.freeBytes()
        let needed = UInt64(plainBytes) + Self.reserveBytes
        guard free >= needed else { throw StoreFailure.full(freeBytes: free, neededBytes: needed) }
    }
}

/// The repository cannot take more.
public enum StoreFailure: Error {
    /// Refused before anything was claimed: everything stored before is whole and can be committed.
    case full(freeBytes: UInt64, neededBytes: UInt64)
    /// A write failed: promised chunks do not exist, so nothing since the last commit may be
    /// committed.
    case lost(any Error)
}

/// Lays out blocks and re-uses its buffers. Each thread needs its own.
public final class BlockMaker {
    private let compressor: Compressor
    private let coding: RepositoryCoding
    private var block = ByteWriter(reserving: 2 << 20)
    private var kept: [UInt8] = []

    public init(_ compression: Compression, _ coding: RepositoryCoding) {
        compressor = Compressor(compression)
        self.coding = coding
    }

    /// - Returns: a whole block of the chunks marked in `keeping`, its check, and those chunks.
    public func make(
        _ chunks: [ChunkReference], plain: UnsafeRawBufferPointer, keeping: [Bool]
    ) -> (block: [UInt8], check: Hash128, chunks: [ChunkReference]) {
        if keeping.allSatisfy({ $0 }) {
            let check = lay(chunks, plain)
            return (block.bytes, check, chunks)
        }
        kept.removeAll(keepingCapacity: true)
        var list: [ChunkReference] = []
        var offset = 0
        for (chunk, isKept) in zip(chunks, keeping) {
            let end = offset + Int(chunk.length)
            if isKept {
                kept.append(contentsOf: plain[offset..<end])
                list.append(chunk)
            }
            offset = end
        }
        let check = kept.withUnsafeBytes { lay(list, $0) }
        return (block.bytes, check, list)
    }

    private func lay(_ chunks: [ChunkReference], _ plain: UnsafeRawBufferPointer) -> Hash128 {
        block.removeAll()
        return compressor.compress(plain) { codec, payload in
            coding.writeBlock(
                codec: codec, plainBytes: plain.count, chunks: chunks, payload: payload,
                into: &block)
        }
    }
}
