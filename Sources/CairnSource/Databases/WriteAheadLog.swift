import CairnCore
import CairnFormat

/// Pages in a file beside a database that count instead of the database's own.
protocol PageOverlay: Sendable {
    var pageBytes: UInt64 { get }
    /// The offset in the file of a page's content, by the page's number, from 1.
    var pages: [UInt32: UInt64] { get }
    /// The size of the database with these pages, in pages.
    var pageCount: UInt32 { get }
    /// Whether the file still has the content that was read.
    func isSame(_ file: any SourceFile) throws(SystemError) -> Bool
}

extension PageOverlay {
    /// The maximum of pages held in memory. SQLite itself begins to empty a log at 1,000.
    static var pagesMaximum: Int { 1_000_000 }

    var databaseBytes: UInt64 { UInt64(pageCount) * pageBytes }

    /// Whether these pages and the database can be all that the database consists of. SQLite never
    /// writes the page of its locks.
    func fits(_ database: any SourceFile) throws(SystemError) -> Bool {
        // It may have grown since it was opened.
        let bytes = max(database.openedStatus.size, try database.status().size)
        return UInt64(pageCount) <= (bytes + pageBytes - 1) / pageBytes + UInt64(pages.count) + 1
    }
}

/// The committed pages in a database's write-ahead log that are not in the database yet.
///
/// Valid frames follow the log's header with its salts and an unbroken chain of checksums; a
/// transaction counts once its last frame, which contains the database's size, is whole. Later
/// frames belong to an unfinished or an old transaction.
/// - Source: sqlite.org/fileformat2.html §4, "The Write-Ahead Log".
public struct WriteAheadLog: PageOverlay {
    public let pageBytes: UInt64
    /// Changed whenever the log begins anew.
    public let salts: UInt64
    /// The offset in the log of a page's content, by the page's number, from 1.
    public let pages: [UInt32: UInt64]
    /// The database's size after the last transaction, in pages.
    public let pageCount: UInt32

    private static let headerBytes = 32
    private static let frameHeaderBytes = 24
    /// The kind of a log's first bytes.
    public enum Beginning {
        /// Too short for a header.
        case none
        case header(pageBytes: UInt64)
        /// Bytes, but no header.
        case broken
    }

    public static func beginning(_ file: any SourceFile) throws(SystemError) -> Beginning {
        let header = try file.bytes(at: 0, count: headerBytes)
        guard header.count == headerBytes else { return .none }
        return pageBytes(header).map { .header(pageBytes: UInt64($0)) } ?? .broken
    }

    /// The page size from its header; nil for bytes that are not a header.
    private static func pageBytes(_ header: [UInt8]) -> Int? {
        guard header.count == headerBytes, let isBigEndian = isBigEndian(header),
            word(header, 4) == 3_007_000
        else { return nil }
        let pageBytes = Int(word(header, 8))
        guard pageBytes >= 512, pageBytes <= 65_536, pageBytes & (pageBytes - 1) == 0
        else { return nil }
        var sum = Checksum(isBigEndian: isBigEndian)
        sum.add(header[..<24])
        return sum.equals(header, at: 24) ? pageBytes : nil
    }

    /// Reads up to the log's length when it was opened: with a program that writes faster than it
    /// is read, the end would never come, and its log would grow meanwhile.
    ///
    /// - Returns: nil when the log holds no whole transaction.
    /// - Throws: errors of reading; `EBUSY` for a log of more than ``pagesMaximum`` pages, which
    ///   its owner must empty first.
    public static func read(_ file: any SourceFile) throws(SystemError) -> WriteAheadLog? {
        let header = try file.bytes(at: 0, count: headerBytes)
        guard let pageBytes = pageBytes(header), let isBigEndian = isBigEndian(header)
        else { return nil }
        var sum = Checksum(isBigEndian: isBigEndian)
        sum.add(header[..<24])
        let frameBytes = frameHeaderBytes + pageBytes
        var pages: [UInt32: UInt64] = [:]
        var waiting: [(page: UInt32, offset: UInt64)] = []
        var pageCount: UInt32 = 0
        var offset = UInt64(headerBytes)
        let end = file.openedStatus.size
        reading: while offset < end {
            // Some frames at a time.
            let most = min(UInt64(frameBytes * max(1, (256 << 10) / frameBytes)), end - offset)
            let batch = try file.bytes(at: offset, count: Int(most))
            guard batch.count >= frameBytes else { break }
            for start in stride(from: 0, through: batch.count - frameBytes, by: frameBytes) {
                let page = word(batch, start)
                guard page > 0, batch[(start + 8)..<(start + 16)].elementsEqual(header[16..<24])
                else { break reading }
                sum.add(batch[start..<(start + 8)])
                sum.add(batch[(start + frameHeaderBytes)..<(start + frameBytes)])
                guard sum.equals(batch, at: start + 16) else { break reading }
                waiting.append((page, offset + UInt64(start + frameHeaderBytes)))
                guard pages.count + waiting.count <= pagesMaximum
                else { throw SystemError("read log of", path: [], code: ErrorCode.busy) }
                let size = word(batch, start + 4)
                if size > 0 {
                    for (page, place) in waiting { pages[page] = place }
                    waiting.removeAll(keepingCapacity: true)
                    pageCount = size
                }
            }
            offset += UInt64(batch.count / frameBytes * frameBytes)
        }
        guard pageCount > 0 else { return nil }
        return WriteAheadLog(
            pageBytes: UInt64(pageBytes), salts: salts(header), pages: pages, pageCount: pageCount)
    }

    /// The present salts; nil when the log has no header.
    public static func salts(_ file: any SourceFile) throws(SystemError) -> UInt64? {
        let header = try file.bytes(at: 0, count: headerBytes)
        return header.count == headerBytes ? salts(header) : nil
    }

    func isSame(_ file: any SourceFile) throws(SystemError) -> Bool {
        try Self.salts(file) == salts
    }

    private static func salts(_ header: [UInt8]) -> UInt64 {
        UInt64(word(header, 16)) << 32 | UInt64(word(header, 20))
    }

    /// - Returns: nil when it is not a log.
    private static func isBigEndian(_ header: [UInt8]) -> Bool? {
        switch word(header, 0) {
        case 0x377f_0682: false
        case 0x377f_0683: true
        default: nil
        }
    }

    public static func word(_ bytes: [UInt8], _ at: Int) -> UInt32 {
        UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
            | UInt32(bytes[at + 3])
    }

    /// The running checksum of the log. - Source: fileformat2.html §4.2.
    struct Checksum {
        let isBigEndian: Bool
        private(set) var first: UInt32 = 0
        private(set) var second: UInt32 = 0

        init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

        /// - Parameter bytes: a multiple of eight of them.
        mutating func add(_ bytes: ArraySlice<UInt8>) {
            bytes.withUnsafeBytes { raw in
                for at in stride(from: 0, to: raw.count, by: 8) {
                    first &+=
                        value(raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)) &+ second
                    second &+=
                        value(raw.loadUnaligned(fromByteOffset: at + 4, as: UInt32.self)) &+ first
                }
            }
        }

        private func value(_ word: UInt32) -> UInt32 {
            isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
        }

        func equals(_ bytes: [UInt8], at offset: Int) -> Bool {
            WriteAheadLog.word(bytes, offset) == first
                && WriteAheadLog.word(bytes, offset + 4) == second
        }
    }
}
