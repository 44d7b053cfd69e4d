import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import Synchronization

/// Stores chunks again during a repair: requested ones that no intact pack holds.
final class RepairStore {
    private let writer: RepositoryWriter
    private let maker: BlockMaker
    private let tally = StoredTally()
    let chunks: ChunkStore

    /// - Parameter wanted: nil for every chunk that the catalog lacks.
    init(_ writer: RepositoryWriter, only wanted: Set<ChunkID>? = nil) throws {
        self.writer = writer
        maker = BlockMaker(writer.repository.description.compression, writer.repository.coding)
        chunks = ChunkStore(
            packs: writer.packs, index: try ChunkIndex(writer.catalog, only: wanted),
            gate: CommitGate(), storage: writer.repository.storage,
            publish: { [tally] block in tally.add(block) })
    }

    /// Stores what `body` finds, and ends.
    ///
    /// - Returns: what was stored.
    static func with(
        _ writer: RepositoryWriter, only wanted: Set<ChunkID>? = nil,
        _ body: (RepairStore) throws -> Void
    ) throws -> (chunks: Int, bytes: UInt64) {
        let store = try RepairStore(writer, only: wanted)
        do {
            try body(store)
        } catch {
            try? store.close()
            throw error
        }
        try store.close()
        return store.tally.value
    }

    func store(_ found: BlockSalvage.Found) throws {
        guard !found.chunks.isEmpty else { return }
        do {
            _ = try found.plain.withUnsafeBytes {
                try chunks.store(found.chunks, plain: $0, with: maker)
            }
        } catch let failure as StoreFailure {
            throw failure.cause
        }
    }

    /// Makes it durable and ends. The catalog learns of it at its next catch-up.
    func close() throws {
        try writer.packs.sync()
        try writer.journal.close()
    }
}

private final class StoredTally: Sendable {
    private let state = Mutex((chunks: 0, bytes: UInt64(0)))

    var value: (chunks: Int, bytes: UInt64) { state.withLock { $0 } }

    func add(_ block: StoredBlock) {
        state.withLock { state in
            state.chunks += block.chunks.count
            for chunk in block.chunks { state.bytes += UInt64(chunk.length) }
        }
    }
}

extension StoreFailure {
    /// The error for a repair's caller.
    var cause: any Error {
        switch self {
        case .full(let free, let needed): RepositoryError.full(freeBytes: free, neededBytes: needed)
        case .lost(let error): error
        }
    }
}

extension Quarantine {
    /// Moves a damaged pack here under its former name, with its parity.
    func take(pack: PackFile, as former: PackFile) throws {
        try take(pack.path, as: former.path)
        if let id = PackFiles.sealedID(former.path), try has(PackFiles.parity(id)) {
            try take(PackFiles.parity(id))
        }
    }
}

/// Copies the intact parts of a damaged pack.
struct PackSalvage {
    let repository: Repository
    let cancellation: Cancellation

    /// Frees the name of a damaged sealed pack, because a pack of the same blocks would have the
    /// same name and replace it.
    ///
    /// If killed here, it is an open pack with a footer, which readers accept. - Source: FORMAT.md
    /// §6.3.
    static func makeRoom(
        for file: PackFile, in repository: Repository, _ randomness: any Randomness
    ) throws -> PackFile {
        guard let id = PackFiles.sealedID(file.path) else { return file }
        let path = PackFiles.open(randomness.hash128())
        try repository.storage.makeDirectory(PackFiles.openDirectory)
        try SealedPacks.release(file.path, repository.storage)
        try repository.storage.rename(file.path, to: path)
        try repository.storage.syncDirectory(PackFiles.openDirectory)
        try repository.storage.syncDirectory(PackFiles.sealedDirectory(id))
        return PackFile(path: path, length: file.length, isSealed: false)
    }

    func run(_ file: PackFile, into store: RepairStore) throws {
        let reader = try repository.storage.openForReading(file.path)
        guard try repository.storage.isElsewhere(file.path) else {
            // An unreadable sector costs its block, not the pack.
            return try run(file, ForgivingReader(reader), into: store)
        }
        // Each remote that has it may have other blocks of it whole.
        let copies = reader.copies()
        for copy in copies.isEmpty ? [reader] : copies { try run(file, copy, into: store) }
    }

    private func run(_ file: PackFile, _ reader: any StoredReader, into store: RepairStore) throws {
        let salvage = BlockSalvage(repository.coding)
        for range in try unlessGone({ try places(file, reader) }) ?? [] {
            if cancellation.isRequested { throw Cancelled() }
            guard
                let bytes = try unlessGone({
                    try reader.bytes(at: range.lowerBound, count: range.count)
                })
            else { return }
            try store.store(salvage.salvage(bytes))
        }
    }

    /// - Returns: nil when nothing of the pack can be read, or nothing more of it from a remote.
    private func unlessGone<T>(_ read: () throws -> T) throws -> T? {
        do { return try read() } catch let error as SystemError
            where error.isInputOutput || error.isMissing || error.code == SystemError.elsewhere
        {
            return nil
        }
    }

    /// The present or former ranges of blocks.
    private func places(_ file: PackFile, _ reader: any StoredReader) throws -> [Range<UInt64>] {
        let scanner = repository.scanner(reader, length: file.length)
        let places: [Range<UInt64>]
        if let footer = try scanner.footer()?.footer {
            places = footer.entries.map { $0.offset..<$0.offset + $0.length }
        } else {
            let survey = try scanner.survey(checksPayloads: false)
            places =
                survey.blocks.map { $0.offset..<$0.offset + UInt64($0.header.totalBytes) }
                + survey.gaps.map { $0.offset..<$0.end }
        }
        let longest = UInt64(repository.coding.blockBytesMaximum)
        return places.map { $0.lowerBound..<min($0.upperBound, $0.lowerBound + longest) }
    }
}
