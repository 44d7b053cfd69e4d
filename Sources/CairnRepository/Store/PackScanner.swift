import CairnCore
import CairnFormat

/// Reads the structure of a pack: footer and block headers, and payloads on request.
///
/// - Source: FORMAT.md §5, §6.
public struct PackScanner {
    private let file: any StoredReader
    private let length: UInt64
    private let repository: Hash128
    private let coding: RepositoryCoding
    /// Ends a long search when requested.
    private let interruption: Cancellation

    public struct Block: Sendable {
        public let offset: UInt64
        public let header: BlockHeader
    }

    /// An invalid part of a pack.
    public struct Problem: Error, Equatable, Sendable {
        public let offset: UInt64
        public let why: String
    }

    public init(
        _ file: any StoredReader, length: UInt64, repository: Hash128, coding: RepositoryCoding,
        interruption: Cancellation = Cancellation()
    ) {
        self.file = file
        self.length = length
        self.repository = repository
        self.coding = coding
        self.interruption = interruption
    }

    public func checkHeader() throws {
        let bytes = try file.bytes(at: 0, count: PackHeader.byteCount)
        do {
            try PackHeader.check(bytes, repository: repository)
        } catch {
            throw Problem(offset: 0, why: error.why)
        }
    }

    /// The footer and its bytes; nil when the file does not end in one.
    public func footer() throws -> (footer: PackFooter, bytes: [UInt8])? {
        guard length >= UInt64(PackHeader.byteCount + PackFooter.byteCount(blocks: 0)) else {
            return nil
        }
        let trailer = try file.bytes(
            at: length - UInt64(PackFooter.trailerBytes), count: PackFooter.trailerBytes)
        guard let offset = PackFooter.footerOffset(trailer: trailer), offset < length,
            length - offset <= UInt64(Limits.recordBytes)
        else { return nil }
        let bytes = try file.bytes(at: offset, count: Int(length - offset))
        guard let footer = try? PackFooter(parsing: bytes, at: offset) else { return nil }
        return (footer, bytes)
    }

    /// Reads the header of the block at `offset`, which must end at or before `end`.
    ///
    /// - Throws: ``Problem`` when there is no valid block.
    public func block(at offset: UInt64, end: UInt64) throws -> Block {
        func fail(_ why: String) -> Problem { Problem(offset: offset, why: why) }
        // One read gets most headers completely: a block of 1 MiB of small files has some 300
        // chunks.
        let cheap = file.cheapBytes(at: offset)
        let guess = min(Int(min(16 << 10, end - offset)), cheap > 0 ? cheap : .max)
        var bytes = try file.bytes(at: offset, count: guess)
        do {
            let headerBytes = try bytes.withUnsafeBytes { part throws(FormatError) in
                try coding.headerBytes(ofBlock: part)
            }
            guard UInt64(headerBytes) <= end - offset else {
                throw fail("the block header ends too early")
            }
            if headerBytes > bytes.count { bytes = try file.bytes(at: offset, count: headerBytes) }
            guard bytes.count >= headerBytes else { throw fail("the block header ends too early") }
            let header = try coding.header(ofBlock: Array(bytes[..<headerBytes]))
            guard UInt64(header.totalBytes) <= end - offset else {
                throw fail("the block ends too early")
            }
            return Block(offset: offset, header: header)
        } catch let error as FormatError {
            throw fail(error.description)
        }
    }

    /// A part of a pack without a valid block.
    public struct Gap: Equatable, Sendable {
        public let offset: UInt64
        public let end: UInt64
        public let why: String
    }

    /// Every valid block from `start` on, including those after damage, and the parts between them.
    ///
    /// - Parameter checksPayloads: whether a block with a damaged payload counts as a gap.
    public func survey(
        from start: UInt64 = UInt64(PackHeader.byteCount), checksPayloads: Bool
    ) throws -> (blocks: [Block], gaps: [Gap]) {
        var blocks: [Block] = []
        var gaps: [Gap] = []
        var offset = start
        let end = try footer()?.footer.offset ?? length
        while offset < end {
            var next: UInt64?
            do {
                let block = try block(at: offset, end: end)
                next = offset + UInt64(block.header.totalBytes)
                if checksPayloads { _ = try payload(of: block) }
                blocks.append(block)
            } catch let problem as Problem {
                next = try next ?? nextBlock(after: offset, end: end)
                gaps.append(Gap(offset: offset, end: next ?? end, why: problem.why))
            }
            offset = next ?? end
        }
        return (blocks, gaps)
    }

    /// The offset of the next block with a valid header.
    ///
    /// A block of another pack may be stored raw within the damaged one. It does no harm: its
    /// chunks match their ids.
    public func nextBlock(after offset: UInt64, end: UInt64) throws -> UInt64? {
        let magic = coding.blockMagic
        var start = offset + 1
        // Overlapping headers, each with a long index, can only come from an attacker: hashing all
        // of them would take days.
        var patience = Self.falseHeaderBytes(in: end - offset)
        while start + UInt64(BlockHeader.fixedBytes) < end {
            // Whoever may write to the disk can make a file of terabytes that has nothing but a
            // hole, in which no block begins.
            guard let data = file.nextData(from: start),
                data + UInt64(BlockHeader.fixedBytes) < end
            else { return nil }
            start = max(start, data)
            // A run that ends may still search what a pack of the usual size can hold.
            if start - offset > Self.uninterruptedBytes { try interruption.check() }
            let window = try file.bytes(
                at: start, count: Int(min(UInt64(Self.searchBytes), end - start)))
            guard window.count >= magic.count else { return nil }
            for index in 0...window.count - magic.count
            where window[index] == magic[0]
                && window[index..<index + magic.count].elementsEqual(magic)
            {
                let candidate = start + UInt64(index)
                let fixed = try file.bytes(at: candidate, count: BlockHeader.fixedBytes)
                guard
                    let length = try? fixed.withUnsafeBytes({ part throws(FormatError) in
                        try coding.headerBytes(ofBlock: part)
                    }), UInt64(length) <= end - candidate
                else { continue }
                do {
                    return try block(at: candidate, end: end).offset
                } catch is Problem {}
                patience -= Int64(length)
                if patience < 0 { return nil }
            }
            start += UInt64(window.count - magic.count + 1)
        }
        return nil
    }

    private static let searchBytes = 1 << 20
    private static let uninterruptedBytes: UInt64 = 64 << 20

    /// The bytes of invalid headers that a search hashes before it gives up the rest. - Source:
    /// FORMAT.md §12.
    public static func falseHeaderBytes(in length: UInt64) -> Int64 {
        (64 << 20) + 8 * min(Int64(clamping: length), 1 << 50)
    }

    /// The stored payload of a block, checked.
    public func payload(of block: Block) throws -> [UInt8] {
        let bytes = try file.bytes(
            at: block.offset + UInt64(block.header.headerBytes), count: block.header.storedBytes)
        guard bytes.count == block.header.storedBytes,
            bytes.withUnsafeBytes({ Digest.h128($0) }) == block.header.payloadCheck
        else { throw Problem(offset: block.offset, why: "the payload's checksum does not match") }
        return bytes
    }
}
