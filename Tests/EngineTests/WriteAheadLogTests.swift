import CairnFormat
import Testing

@testable import CairnCore
@testable import CairnSource

/// The log as SQLite's description has it. - Source: sqlite.org/fileformat2.html §4.
@Suite struct WriteAheadLogTests {
    /// Writes logs.
    struct Log {
        private(set) var bytes: [UInt8] = []
        private let isBigEndian: Bool
        private let salt: UInt32
        private var sum: (UInt32, UInt32) = (0, 0)

        init(isBigEndian: Bool = false, salt: UInt32 = 7, pageBytes: UInt32 = 512) {
            self.isBigEndian = isBigEndian
            self.salt = salt
            for word in [
                isBigEndian ? 0x377f_0683 : 0x377f_0682, 3_007_000, pageBytes, 1, salt, salt + 1,
            ] { put(word) }
            add(bytes)
            put(sum.0)
            put(sum.1)
        }

        private mutating func put(_ word: UInt32) {
            bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
        }

        private mutating func add(_ part: [UInt8]) {
            for at in stride(from: 0, to: part.count, by: 8) {
                sum.0 = sum.0 &+ word(part, at) &+ sum.1
                sum.1 = sum.1 &+ word(part, at + 4) &+ sum.0
            }
        }

        private func word(_ part: [UInt8], _ at: Int) -> UInt32 {
            let four = part[at..<(at + 4)]
            return (isBigEndian ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
        }

        /// - Parameter size: of the database in pages, when a transaction ends here.
        mutating func frame(
            _ page: UInt32, _ content: UInt8, size: UInt32 = 0, salt other: UInt32? = nil,
            count: Int = 512
        ) {
            let start = bytes.count
            put(page)
            put(size)
            add(Array(bytes[start...]))
            put(other ?? salt)
            put((other ?? salt) + 1)
            let data = [UInt8](repeating: content, count: count)
            add(data)
            put(sum.0)
            put(sum.1)
            bytes += data
        }
    }

    final class Bytes: SourceFile {
        let bytes: [UInt8]
        let openedStatus: FileStatus

        /// - Parameter opened: how long it was when it was opened; now it is as long as `bytes`.
        init(_ bytes: [UInt8], opened: Int? = nil) {
            self.bytes = bytes
            openedStatus = FileStatus(
                kind: .file, mode: 0o600, uid: 0, gid: 0, links: 1,
                size: UInt64(opened ?? bytes.count), blocks: 1, inode: 1, device: 1,
                modified: Timestamp(seconds: 1), changed: Timestamp(seconds: 1))
        }

        func status() throws(SystemError) -> FileStatus { openedStatus }
        func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? { nil }
        func attributes() throws(SystemError) -> AttributeReading { [] }

        func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
            -> Int
        {
            let part = bytes.dropFirst(Int(offset)).prefix(buffer.count)
            buffer.copyBytes(from: part)
            return part.count
        }
    }

    private func read(_ bytes: [UInt8]) throws -> WriteAheadLog? {
        try WriteAheadLog.read(Bytes(bytes))
    }

    @Test(arguments: [false, true])
    func latestPagesOfWholeTransactionsCount(isBigEndian: Bool) throws {
        var log = Log(isBigEndian: isBigEndian)
        log.frame(1, 10)
        log.frame(2, 11, size: 2)
        log.frame(2, 12)
        log.frame(3, 13, size: 3)
        let whole = try #require(try read(log.bytes))
        #expect(whole.pageCount == 3 && whole.databaseBytes == 1536)
        #expect(whole.pages.mapValues { log.bytes[Int($0)] } == [1: 10, 2: 12, 3: 13])
        // A transaction on its way.
        log.frame(1, 99)
        #expect(try read(log.bytes)?.pages == whole.pages)
    }

    /// Else a fast writer would be read for as long as it writes, with the lock held that keeps its
    /// log from beginning anew.
    @Test func whatIsWrittenAfterTheLogWasOpenedDoesNotCount() throws {
        var log = Log()
        log.frame(1, 10, size: 1)
        let opened = log.bytes.count
        log.frame(2, 11, size: 2)
        for more in [0, 1, 24] {
            let index = try WriteAheadLog.read(Bytes(log.bytes, opened: opened + more))
            #expect(index?.pageCount == 1 && index?.pages.count == 1, "\(more) bytes more")
        }
    }

    @Test func whatFollowsABrokenFrameDoesNotCount() throws {
        var log = Log()
        log.frame(1, 10, size: 1)
        let first = try read(log.bytes)?.pages
        let cut = log.bytes.count
        log.frame(2, 11, size: 2)
        for end in cut..<log.bytes.count {
            #expect(try read(Array(log.bytes[..<end]))?.pages == first, "cut at \(end)")
        }
        for place in stride(from: cut, to: log.bytes.count, by: 7) {
            var damaged = log.bytes
            damaged[place] ^= 1
            #expect(try read(damaged)?.pages == first, "damaged at \(place)")
        }
        #expect(try read(log.bytes)?.pages.count == 2)
    }

    @Test func framesOfAnOlderLogDoNotCount() throws {
        var log = Log()
        log.frame(1, 10, size: 1)
        log.frame(2, 11, size: 2, salt: 5)
        #expect(try read(log.bytes)?.pages.count == 1)
    }

    @Test func whatIsNoLogIsNone() throws {
        #expect(try read([]) == nil)
        #expect(try read([UInt8](repeating: 0, count: 4096)) == nil)
        var empty = Log()
        #expect(try read(empty.bytes) == nil)
        empty.frame(1, 1)
        #expect(try read(empty.bytes) == nil)
        for pages: UInt32 in [0, 100, 256, 513, 131_072] {
            var odd = Log(pageBytes: pages)
            odd.frame(1, 1, size: 1)
            #expect(try read(odd.bytes) == nil, "pages of \(pages)")
        }
        for place in 0..<32 {
            var log = Log()
            log.frame(1, 1, size: 1)
            var damaged = log.bytes
            damaged[place] ^= 0x40
            #expect(try read(damaged) == nil, "damaged at \(place)")
        }
    }

    /// `wal_checkpoint(TRUNCATE)` between opening and reading: no error, but another moment, to be
    /// read again.
    @Test func logThatIsEmptiedWhileItIsReadMakesAnotherMoment() throws {
        var log = Log()
        log.frame(1, 200, size: 2)
        log.frame(2, 201, size: 2)
        let whole = Bytes(log.bytes)
        let database = Bytes([UInt8](repeating: 1, count: 1024))
        let index = try #require(try WriteAheadLog.read(whole))
        for kept in [0, 32, 56 + 100, 56 + 512 + 24] {
            let cut = Bytes(Array(log.bytes[..<kept]), opened: log.bytes.count)
            let snapshot = DatabaseSnapshot(
                database, over: .init(file: cut, index: index), status: database.openedStatus,
                proof: .unmoved(isTooFresh: false, isBeingWritten: { false }))
            var found = [UInt8](repeating: 0xee, count: 1024)
            #expect(try found.withUnsafeMutableBytes { try snapshot.read(at: 0, into: $0) } == 1024)
            #expect(!found.contains(0xee) && found.last == 0)
            #expect(try snapshot.status() != snapshot.openedStatus)
        }
    }

    @Test func snapshotIsTheDatabaseWithTheLogOverIt() throws {
        var log = Log()
        log.frame(2, 200)
        log.frame(4, 204, size: 4)
        let file = Bytes(log.bytes)
        let database = Bytes(
            [UInt8](repeating: 1, count: 512) + [UInt8](repeating: 2, count: 512)
                + [UInt8](repeating: 3, count: 512))
        var status = database.openedStatus
        status.size = 2048
        let snapshot = DatabaseSnapshot(
            database, over: .init(file: file, index: try #require(try WriteAheadLog.read(file))),
            status: status,
            proof: .unmoved(isTooFresh: false, isBeingWritten: { false }))
        let expected: [UInt8] = [1, 200, 3, 204].flatMap { [UInt8](repeating: $0, count: 512) }
        for (offset, count) in [
            (0, 2048), (0, 5000), (511, 2), (600, 900), (2047, 9), (1535, 2), (2048, 1), (9000, 5),
        ] {
            var found = [UInt8](repeating: 0xee, count: count)
            let got = try found.withUnsafeMutableBytes {
                try snapshot.read(at: UInt64(offset), into: $0)
            }
            #expect(
                Array(found[..<got]) == Array(expected.dropFirst(offset).prefix(count)),
                "\(count) from \(offset)")
        }
        #expect(try snapshot.status() == status)
    }
}
