import CairnCore
import CairnFormat

/// Reads one segment's records, wherever they are.
public final class JournalSegmentFile {
    public let path: String
    public let size: UInt64
    private let file: any StoredReader
    private let coding: RepositoryCoding
    let decoder: PayloadDecoder

    private static let searchBytes = 1 << 20

    init(_ storage: any Storage, _ segment: UInt64, _ coding: RepositoryCoding) throws {
        self.coding = coding
        decoder = PayloadDecoder(coding)
        path = JournalFiles.segment(segment)
        file = try storage.openForReading(path)
        size = try file.size()
    }

    public func bytes(at offset: UInt64, count: Int) throws -> [UInt8] {
        try file.bytes(at: offset, count: count)
    }

    /// The record at `offset`; nil when there is no valid one.
    public func record(at offset: UInt64) throws -> (RecordHeader, payload: [UInt8])? {
        guard let (frame, stored) = try provenRecord(at: offset) else { return nil }
        return stored.withUnsafeBytes { try? decoder.record(frame, $0) }
    }

    /// The record at `offset` with its payload as stored, but unsealed.
    public func storedRecord(at offset: UInt64) throws -> (RecordHeader, stored: [UInt8])? {
        guard let (frame, stored) = try provenRecord(at: offset) else { return nil }
        return stored.withUnsafeBytes { try? decoder.storedRecord(frame, $0) }
    }

    /// The record at `offset` as stored; nil when none with a valid hash begins there. The file may
    /// have grown since it was measured.
    func provenRecord(at offset: UInt64) throws -> (frame: RecordFrame, stored: [UInt8])? {
        let headerBytes = try file.bytes(at: offset, count: RecordHeader.byteCount)
        guard let header = fitting(headerBytes, at: offset) else { return nil }
        let stored = try file.bytes(
            at: offset + UInt64(RecordHeader.byteCount), count: header.storedBytes)
        guard stored.count == header.storedBytes,
            stored.withUnsafeBytes({ header.matches(payload: $0) })
        else { return nil }
        return (header, stored)
    }

    private func fitting(_ bytes: [UInt8], at offset: UInt64) -> RecordFrame? {
        guard bytes.count == RecordHeader.byteCount,
            let header = try? coding.frame(ofRecord: bytes),
            offset <= size, UInt64(RecordHeader.byteCount + header.storedBytes) <= size - offset
        else { return nil }
        return header
    }

    /// The offset of the next valid record.
    ///
    /// A file's name or xattr may contain bytes that look like a record. So where the damaged
    /// record's own header still shows its length, its payload is skipped and not searched; and a
    /// record is accepted only if its number fits into the gap.
    public func nextRecord(
        after offset: UInt64, number: UInt64, hash: Hash256, isUnbroken: Bool
    ) throws -> UInt64? {
        let headerBytes = try file.bytes(at: offset, count: RecordHeader.byteCount)
        if let header = fitting(headerBytes, at: offset), header.number == number &+ 1,
            header.previous == hash
        {
            let end = offset + UInt64(RecordHeader.byteCount + header.storedBytes)
            if end == size { return nil }
            if let next = try storedRecord(at: end)?.0, next.number == number &+ 2 { return end }
        }
        let magic = coding.recordMagic
        var start = offset + 1
        var patience = PackScanner.falseHeaderBytes(in: size - offset)
        while start + UInt64(RecordHeader.byteCount) <= size {
            let window = try file.bytes(
                at: start, count: Int(min(UInt64(Self.searchBytes), size - start)))
            guard window.count >= magic.count else { return nil }
            for index in 0...window.count - magic.count
            where window[index] == magic[0]
                && window[index..<index + magic.count].elementsEqual(magic)
            {
                let candidate = start + UInt64(index)
                let skippedMaximum = (candidate - offset) / UInt64(RecordHeader.byteCount) + 1
                guard
                    let claimed = fitting(
                        try file.bytes(at: candidate, count: RecordHeader.byteCount), at: candidate)
                else { continue }
                patience -= Int64(claimed.storedBytes)
                if patience < 0 { return nil }
                guard let found = try storedRecord(at: candidate)?.0, found.number > number else {
                    continue
                }
                if !isUnbroken || found.number - number <= skippedMaximum + 1 { return candidate }
            }
            start += UInt64(window.count - magic.count + 1)
        }
        return nil
    }
}
