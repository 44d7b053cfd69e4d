import CairnFormat

@testable import CairnCore
@testable import CairnRestore
@testable import CairnSource

/// Databases and logs by other programs, as they lie there. - Source: sqlite.org/fileformat2.html.
extension FuzzTarget {
    static let databaseTargets = [logTarget, headerTarget]

    private static let pageBytes = 512

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
    }

    /// Puts the checksums of a log right, of as many frames as there are. - Source:
    /// fileformat2.html §4.2.
    private static func mended(log input: [UInt8]) -> [UInt8] {
        guard input.count >= 32 else { return input }
        var bytes = input
        let isBigEndian = bytes[3] & 1 == 1
        var sums: (UInt32, UInt32) = (0, 0)
        func add(_ range: Range<Int>) {
            for place in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
                for half in 0..<2 {
                    let word = (0..<4).reduce(UInt32(0)) { sum, index in
                        sum | UInt32(bytes[place + 4 * half + index])
                            << UInt32(isBigEndian ? 24 - 8 * index : 8 * index)
                    }
                    if half == 0 {
                        sums.0 = sums.0 &+ word &+ sums.1
                    } else {
                        sums.1 = sums.1 &+ word &+ sums.0
                    }
                }
            }
        }
        add(0..<24)
        bytes.replaceSubrange(24..<32, with: bigEndian(sums.0) + bigEndian(sums.1))
        let page = Int(WriteAheadLog.word(bytes, 8))
        guard page >= pageBytes, page <= 65_536, page & (page - 1) == 0 else { return bytes }
        var start = 32
        while start + 24 + page <= bytes.count {
            bytes.replaceSubrange(start + 8..<start + 16, with: bytes[16..<24])
            add(start..<start + 8)
            add(start + 24..<start + 24 + page)
            bytes.replaceSubrange(
                start + 16..<start + 24, with: bigEndian(sums.0) + bigEndian(sums.1))
            start += 24 + page
        }
        return bytes
    }

    /// Frames: which page, and the database's size in pages where a transaction ends.
    private static func log(_ frames: [(page: UInt32, size: UInt32)]) -> [UInt8] {
        var bytes = [0x377f_0682, 3_007_000, UInt32(pageBytes), 0, 7, 8, 0, 0].flatMap(bigEndian)
        for frame in frames {
            bytes += [frame.page, frame.size, 7, 8, 0, 0].flatMap(bigEndian)
            bytes += [UInt8](repeating: UInt8(truncatingIfNeeded: frame.page), count: pageBytes)
        }
        return mended(log: bytes)
    }

    // Every page that is found lies in the log, behind the header of a frame that names it, and
    // before the end of a transaction.
    private static let logTarget = FuzzTarget(
        "write-ahead-log",
        seeds: { [log([(1, 0), (2, 2), (1, 0), (3, 3)]), log([(1, 1)]), log([(2, 0)])] }
    ) { input in
        let bytes = mended(log: input)
        let file = MemorySource(bytes)
        _ = try WriteAheadLog.beginning(file)
        guard let log = try WriteAheadLog.read(file) else {
            throw FormatError("log", "holds no transaction")
        }
        try hold(log.pageCount > 0 && !log.pages.isEmpty, "a log without a page")
        for (page, place) in log.pages {
            try hold(
                place >= 56 && place + log.pageBytes <= UInt64(bytes.count),
                "a page that lies outside")
            try hold(
                (place - 56) % (log.pageBytes + 24) == 0
                    && WriteAheadLog.word(bytes, Int(place) - 24) == page, "another frame's page")
        }
        try hold(try WriteAheadLog.salts(file) == log.salts, "other salts")
    }

    private static let header: [UInt8] = {
        var bytes = Array("SQLite format 3\0".utf8) + [2, 0, 1, 1, 0, 64, 32, 32]
        bytes += [7, 4].flatMap(bigEndian) + [UInt8](repeating: 0, count: 12)
        bytes +=
            [UInt8](repeating: 0, count: 44 - bytes.count) + bigEndian(4)
            + [UInt8](repeating: 0, count: 8) + bigEndian(1)
        bytes += [UInt8](repeating: 0, count: 92 - bytes.count) + bigEndian(7) + [0, 0, 0, 0, 13]
        return bytes + [UInt8](repeating: 0, count: 2_048 - bytes.count)
    }()

    // A header that is sound names pages that SQLite has.
    private static let headerTarget = FuzzTarget("database-header", seeds: { [header] }) { input in
        let file = MemorySource(input)
        _ = DatabaseHeader.isCutShort(input.prefix(16), size: UInt64(input.count))
        guard let header = try DatabaseHeader(file) else {
            throw FormatError("database", "is none")
        }
        guard header.isSound else { throw FormatError("database", "is not sound") }
        try hold(
            (512...65_536).contains(header.pageBytes)
                && header.pageBytes & (header.pageBytes - 1) == 0,
            "a page of \(header.pageBytes) bytes")
        try hold(
            DatabaseIntegrity.isDatabase(file), "a database for the one, and none for the other")
    }
}

/// A file of a tree, in memory.
private final class MemorySource: SourceFile {
    private let bytes: [UInt8]
    let openedStatus: FileStatus

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        openedStatus = FileStatus(
            kind: .file, mode: 0o644, uid: 0, gid: 0, links: 1, size: UInt64(bytes.count),
            blocks: 0, inode: 1, device: 1,
            modified: Timestamp(seconds: 0), changed: Timestamp(seconds: 0))
    }

    func status() throws(SystemError) -> FileStatus { openedStatus }
    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? {
        offset < openedStatus.size ? offset..<openedStatus.size : nil
    }
    func attributes() throws(SystemError) -> AttributeReading { [] }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        try MemoryFile(bytes).read(at: offset, into: buffer)
    }
}
