import CairnCore
import CairnFormat

/// A parity file on the disk, damaged or not.
///
/// Every valid part of it is used; header and checks are stored twice.
public struct ParityFile {
    let layout: ParityLayout
    /// The check of each data shard; nil where neither copy of the table is intact.
    let checks: [Hash128?]
    /// Whether some part of the file itself is not valid.
    let isDamaged: Bool
    private let file: any StoredReader

    /// - Returns: nil when there is none.
    /// - Throws: ``PackParity/Beyond`` when it cannot be used; ``SystemError`` when nothing of it
    ///   can be read.
    public init?(_ id: Hash256, in repository: Repository) throws {
        let storage = repository.storage
        let path = PackFiles.parity(id)
        guard let length = try storage.size(of: path) else { return nil }
        file = ForgivingReader(try storage.openForReading(path))
        guard let (layout, isWhole) = try Self.header(file, length: length) else {
            throw PackParity.Beyond(why: "neither header of its parity file is intact")
        }
        guard layout.repository == repository.description.repository, layout.pack == id else {
            throw PackParity.Beyond(why: "its parity file belongs to another pack")
        }
        // A pack that has lost more than its parity holds cannot be healed; and a false claim of a
        // terabyte costs no more than the present files.
        let packLength = try storage.size(of: PackFiles.sealed(id)) ?? 0
        guard layout.packBytes <= packLength + length else {
            throw PackParity.Beyond(
                why: "the pack has lost more data than its parity data can restore")
        }
        var isDamaged = !isWhole || length != layout.fileBytes
        var checks: [Hash128?] = []
        checks.reserveCapacity(layout.dataShards)
        for page in 0..<layout.pages {
            let copies = [
                try Self.page(page, of: layout, file, table: layout.firstTable),
                try Self.page(page, of: layout, file, table: layout.secondTable),
            ]
            if copies.contains(where: { $0 == nil }) { isDamaged = true }
            checks +=
                copies.compactMap { $0 }.first
                ?? [Hash128?](repeating: nil, count: layout.page(page).checks)
        }
        self.layout = layout
        self.checks = checks
        self.isDamaged = isDamaged
    }

    private static func header(_ file: any StoredReader, length: UInt64) throws -> (
        ParityLayout, isWhole: Bool
    )? {
        let size = UInt64(ParityLayout.headerBytes)
        let copies = try [0, length >= size ? length - size : 0].map { offset in
            let bytes = try file.bytes(at: offset, count: ParityLayout.headerBytes)
            return try? ParityLayout(parsing: bytes)
        }
        guard let layout = copies.compactMap({ $0 }).first else { return nil }
        return (layout, copies.allSatisfy { $0 == layout })
    }

    private static func page(
        _ index: Int, of layout: ParityLayout, _ file: any StoredReader, table: UInt64
    ) throws -> [Hash128]? {
        let page = layout.page(index)
        let count = (page.checks + 1) * ParityLayout.checkBytes
        return layout.parsePage(
            index, try file.bytes(at: table + UInt64(page.offset), count: count))
    }

    /// A parity shard; nil when it is not intact.
    func parity(group: Int, row: Int) throws -> [UInt8]? {
        let count = layout.shardBytes + ParityLayout.checkBytes
        let bytes = try file.bytes(at: layout.parityOffset(group: group, row: row), count: count)
        guard bytes.count == count else { return nil }
        let shard = Array(bytes[..<layout.shardBytes])
        return Digest.h128(shard) == Hash128(bytes[layout.shardBytes...]) ? shard : nil
    }

    /// Whether all of it is valid.
    public func isWhole(_ cancellation: Cancellation = Cancellation()) throws -> Bool {
        if isDamaged { return false }
        for row in 0..<layout.parityShards {
            for group in 0..<layout.groups {
                if cancellation.isRequested { throw Cancelled() }
                if try parity(group: group, row: row) == nil { return false }
            }
        }
        return true
    }
}
