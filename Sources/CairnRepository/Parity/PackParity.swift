import CairnCore
import CairnFormat

/// Parity beside sealed packs: `packs/XX/ID.parity`, from which a slightly damaged pack can be
/// recovered byte for byte.
///
/// This page is what parity promises. A pack that has lost a contiguous part of the share at any
/// place, its tail included, or that much scattered evenly, is healed: the result is checked
/// against the pack's id, which covers every byte of it, before it replaces the damaged one in one
/// step. What it does not promise: to recover a pack that vanished altogether. It works without the
/// key of an encrypted repository, because it does not interpret blocks. Memory: the parity of one
/// pack, and as much again while one is healed.
/// - Source: FORMAT.md §6.6.
public struct PackParity {
    public let repository: Repository

    let cancellation: Cancellation

    public init(repository: Repository, cancellation: Cancellation = Cancellation()) {
        self.repository = repository
        self.cancellation = cancellation
    }

    var storage: any Storage { repository.storage }

    /// The reason why a pack cannot be healed.
    struct Beyond: Error, Equatable { let why: String }

    // MARK: Whether a pack is whole

    /// Checks every byte of a sealed pack against its name, without decoding anything.
    ///
    /// - Throws: ``PackScanner/Problem``, ``SystemError``.
    func checkWhole(_ path: String, length: UInt64, id: Hash256) throws {
        let scanner = try repository.scanner(path, length: length)
        try scanner.checkHeader()
        guard let (footer, bytes) = try scanner.footer() else {
            throw PackScanner.Problem(offset: length, why: "the footer cannot be read")
        }
        guard PackFooter.packID(repository: repository.description.repository, footer: bytes) == id
        else {
            throw PackScanner.Problem(
                offset: footer.offset, why: "the pack does not match its name")
        }
        for entry in footer.entries {
            if cancellation.isRequested { throw Cancelled() }
            let block = try scanner.block(at: entry.offset, end: entry.offset + entry.length)
            guard block.header.check == entry.headerCheck,
                UInt64(block.header.totalBytes) == entry.length
            else {
                throw PackScanner.Problem(
                    offset: entry.offset, why: "not the block that the footer lists")
            }
            _ = try scanner.payload(of: block)
        }
    }

    // MARK: Removing it

    /// Removes the parity of a pack that is about to be removed.
    ///
    /// - Returns: its length; 0 when there is none.
    public static func remove(
        ofPack path: String, _ storage: any Storage
    ) throws(SystemError) -> UInt64 {
        guard let id = PackFiles.sealedID(path),
            let length = try storage.size(of: PackFiles.parity(id))
        else { return 0 }
        try storage.remove(PackFiles.parity(id))
        return length
    }

    /// Removes parity files whose pack no longer exists, whoever removed it.
    ///
    /// Only under the writers' lock.
    public static func removeOrphans(_ storage: any Storage) throws {
        for file in try PackFiles.besideSealed(storage) {
            if let id = PackFiles.parityID(file.path),
                try storage.size(of: PackFiles.sealed(id)) == nil
            {
                try storage.remove(file.path)
            }
        }
    }

    // MARK: Making it

    /// Writes the parity of an intact pack durably and replaces an existing file in one step.
    ///
    /// - Parameter share: in hundredths of a percent.
    /// - Throws: ``PackScanner/Problem`` when the pack is damaged, so that no parity can be made;
    ///   ``SystemError``.
    public func write(_ id: Hash256, share: Int) throws {
        let path = PackFiles.sealed(id)
        guard let length = try storage.size(of: path) else {
            throw SystemError("open", path: Array(path.utf8), code: ErrorCode.missing)
        }
        try checkWhole(path, length: length, id: id)
        let layout = ParityLayout(
            repository: repository.description.repository, pack: id, packBytes: length, share: share
        )
        let made = try encode(layout, storage.openForReading(path))
        defer { made.parity.deallocate() }
        try replace(PackFiles.parity(id)) { try write(layout, made, to: $0) }
        try storage.syncDirectory(PackFiles.sealedDirectory(id))
    }

    /// Replaces a file in one step: until then, the new one is beside it as `.tmp`.
    ///
    /// - Parameter prepare: gets the path of the new file, which is on the disk, before the last
    ///   step.
    func replace(
        _ target: String, _ fill: (any StoredWriter) throws -> Void,
        prepare: (String) throws -> Void = { _ in }
    ) throws {
        let temporary = target + ".tmp"
        if try storage.size(of: temporary) != nil { try storage.remove(temporary) }
        do {
            let writer = try storage.create(temporary)
            try fill(writer)
            try writer.sync()
            try writer.close()
            try prepare(temporary)
            try storage.rename(temporary, to: target)
        } catch {
            try? storage.remove(temporary)
            throw error
        }
    }

    private struct Made {
        var checks: [Hash128]
        /// All parity shards, joined in their order.
        let parity: UnsafeMutableRawBufferPointer
    }

    private func encode(_ layout: ParityLayout, _ file: any StoredReader) throws -> Made {
        var code = ParityCode(columns: layout.groupShards, rows: layout.parityShards)
        let parity = UnsafeMutableRawBufferPointer.allocate(
            byteCount: layout.parityCount * layout.shardBytes, alignment: 64)
        parity.initializeMemory(as: UInt8.self, repeating: 0)
        let groups = (0..<layout.groups).map { group in
            (0..<layout.parityShards).map { row in
                let start = (row * layout.groups + group) * layout.shardBytes
                return parity.part(start..<start + layout.shardBytes)
            }
        }
        var made = Made(checks: [], parity: parity)
        made.checks.reserveCapacity(layout.dataShards)
        do {
            try ParityShards(layout, file).visit { index, shard in
                if cancellation.isRequested { throw Cancelled() }
                guard let shard else {
                    throw PackScanner.Problem(
                        offset: layout.range(ofShard: index).lowerBound, why: "the file ends here")
                }
                made.checks.append(Digest.h128(shard))
                code.add(shard, column: index / layout.groups, to: groups[index % layout.groups])
            }
        } catch {
            parity.deallocate()
            throw error
        }
        return made
    }

    private func write(_ layout: ParityLayout, _ made: Made, to file: any StoredWriter) throws {
        let table = (0..<layout.pages).flatMap { page in
            layout.encodePage(
                page,
                made.checks[
                    page * ParityLayout.pageChecks..<page * ParityLayout.pageChecks
                        + layout.page(page).checks])
        }
        try file.append(layout.encode())
        try file.append(table)
        for index in 0..<layout.parityCount {
            let start = index * layout.shardBytes
            let shard = UnsafeRawBufferPointer(made.parity.part(start..<start + layout.shardBytes))
            try file.append(shard)
            try file.append(Digest.h128(shard).bytes)
        }
        try file.append(table)
        try file.append(layout.encode())
    }
}

/// The data shards of a pack, in their order, the last filled up with zeros.
///
/// Memory: one buffer of about 1 MiB.
struct ParityShards {
    private let layout: ParityLayout
    private let file: any StoredReader

    private static let stepBytes = 1 << 20

    init(_ layout: ParityLayout, _ file: any StoredReader) {
        self.layout = layout
        self.file = file
    }

    /// - Parameter body: gets nil for a shard that is partly beyond the file's end.
    /// - Throws: ``SystemError`` when the file cannot be read; errors of `body`.
    func visit(_ body: (Int, UnsafeRawBufferPointer?) throws -> Void) throws {
        let size = layout.shardBytes
        let count = max(1, Self.stepBytes / size)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count * size, alignment: 64)
        defer { buffer.deallocate() }
        var index = 0
        while index < layout.dataShards {
            let end = min(index + count, layout.dataShards)
            let isThere = try read(index..<end, into: buffer)
            for shard in index..<end {
                let start = (shard - index) * size
                try body(
                    shard,
                    isThere[shard - index]
                        ? UnsafeRawBufferPointer(buffer.part(start..<start + size)) : nil)
            }
            index = end
        }
    }

    /// One shard, or nil when it is incomplete.
    func shard(_ index: Int) throws -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: layout.shardBytes)
        return try bytes.withUnsafeMutableBytes { try read(index..<index + 1, into: $0) } == [true]
            ? bytes : nil
    }

    /// - Returns: for each shard, whether it is complete.
    private func read(_ shards: Range<Int>, into buffer: UnsafeMutableRawBufferPointer) throws
        -> [Bool]
    {
        let start = layout.range(ofShard: shards.lowerBound).lowerBound
        let wanted = Int(layout.range(ofShard: shards.upperBound - 1).upperBound - start)
        buffer.initializeMemory(as: UInt8.self, repeating: 0)
        let got = try file.read(at: start, into: buffer.part(..<wanted))
        return shards.map { layout.range(ofShard: $0).upperBound - start <= UInt64(got) }
    }
}
