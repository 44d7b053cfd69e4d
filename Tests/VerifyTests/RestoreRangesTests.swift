import CairnFormat
import Foundation
import Glibc
import Synchronization
import Testing

@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore

/// Large files, written in ranges by all writers.
@Suite struct RestoreRangesTests {
    /// A file with data, holes and data.
    private static func filled() throws -> TestRepository {
        let test = try TestRepository(packBytes: 8 << 20)
        try test.write("large", test.noise(1_200_000))
        let file = try FileHandle(forWritingTo: test.source.appending(path: "large"))
        try file.seek(toOffset: 3 << 20)
        try file.write(contentsOf: Data(test.noise(900_000)))
        try file.truncate(atOffset: 6 << 20)
        try file.close()
        try test.write("small", test.text(500))
        try test.backup()
        return test
    }

    private static func restore(
        _ test: TestRepository, to name: String, rangeBytes: UInt64, verifies: Bool = true
    ) throws -> RestoreResult {
        let repository = try test.open()
        let catalog = try Catalog(
            path: test.catalogPath, repository: repository.description.repository)
        let reader = try CatalogReader(catalog)
        let commit = try #require(try reader.commits().last)
        var request = RestoreRequest(
            commit: commit.number, selections: try reader.everything(at: commit.number),
            destination: .directory(Array(test.base.appending(path: name).path.utf8)),
            verifies: verifies, writers: 4)
        request.rangeBytes = rangeBytes
        return try RestoreRun(
            repository, catalog, target: LinuxRestoreTarget(), clock: LinuxClock(),
            request: request, cancellation: Cancellation(), observer: nil
        ).run()
    }

    private static func content(_ test: TestRepository, _ path: String) throws -> Data {
        try Data(contentsOf: test.base.appending(path: path))
    }

    private static func blocks(_ test: TestRepository, _ path: String) -> Int {
        var found = stat()
        return stat(test.base.appending(path: path).path, &found) == 0 ? Int(found.st_blocks) : -1
    }

    @Test func manyRangesGiveTheFile() throws {
        let test = try Self.filled()
        for rangeBytes in [1, 100_000, 1_000_000, 1 << 30] as [UInt64] {
            let name = "out-\(rangeBytes)"
            let result = try Self.restore(test, to: name, rangeBytes: rangeBytes)
            #expect(result.failures.isEmpty && result.counts.verified == 2)
            #expect(
                try Self.content(test, "\(name)/home/large") == Self.content(test, "source/large"))
            // Holes stay holes.
            #expect(Self.blocks(test, "\(name)/home/large") * 512 < 3 << 20)
        }
    }

    @Test func rangesCoverEachChunkOnceAndInItsPlace() {
        let lengths: [UInt32] = [100, 30, 70, 500, 1, 99]
        let content = FileContent(
            size: 1_000, extents: [Extent(hole: 50, data: 120), Extent(hole: 80, data: 680)],
            chunks: lengths.map { ChunkReference(id: ChunkID(), length: $0) })
        func pieces(_ ranges: [ContentRange]) -> [[UInt64]] {
            ranges.flatMap { range in
                var cursor = range.cursor
                var found: [[UInt64]] = []
                for chunk in content.chunks[range.chunks] {
                    cursor.forEachPiece(of: Int(chunk.length)) { offset, piece in
                        found.append([offset, UInt64(piece.lowerBound), UInt64(piece.count)])
                    }
                }
                return found
            }
        }
        let whole = pieces(ContentRange.ranges(of: content, bytes: 10_000))
        for (bytes, count) in [(10_000, 1), (1, 6), (200, 3), (130, 3)] as [(UInt64, Int)] {
            let ranges = ContentRange.ranges(of: content, bytes: bytes)
            #expect(ranges.count == count && pieces(ranges) == whole, "\(bytes)")
            #expect(ranges.flatMap(\.chunks) == Array(0..<6), "\(bytes)")
        }
    }

    /// As one thread would have told it: by the file's name, once, and nothing is put there.
    @Test func damageInARangeFailsTheFile() throws {
        let test = try Self.filled()
        let pack = try #require(try test.packs.first)
        let length = try test.content(pack).count
        try test.flip(pack, byte: length / 2)
        let result = try Self.restore(test, to: "out", rangeBytes: 100_000)
        #expect(result.failures.count == 1 && result.counts.restored == 1)
        let failure = try #require(result.failures.first)
        #expect(failure.path.suffix(11).elementsEqual(Array("/home/large".utf8)))
        guard case .lost = failure.reason else {
            Issue.record("\(failure.reason)")
            return
        }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: test.base.appending(path: "out/home").path)
        #expect(names == ["small"])
    }

    private static func restorer(_ test: TestRepository) throws -> FileRestorer {
        let repository = try test.open()
        let catalog = try Catalog(
            path: test.catalogPath, repository: repository.description.repository)
        return FileRestorer(
            try BlockReader(repository, catalog),
            RestoreRequest(commit: 1, selections: [], destination: .inPlace))
    }

    private static let ranges = (0..<6).map { number in
        ContentRange(
            chunks: number..<number + 1,
            cursor: ExtentCursor(FileContent(size: 0, extents: nil, chunks: [])))
    }

    /// Two ranges are in work at one moment, though one writer alone has the file.
    @Test func aWriterWithNothingToDoHelps() throws {
        let test = try Self.filled()
        let channel = RestoreChannel()
        let helper = RestoreWriter(
            restorer: try Self.restorer(test), channel: channel,
            comparison: DrillComparison(repository: try test.open(), cancellation: Cancellation()))
        let thread = WorkerThread { helper.work() }
        let begun = Monitor(0)
        let met = Mutex(0)
        let deadline = LinuxClock().monotonic() + 20_000_000_000
        let content = SharedContent(Self.ranges) { _, _ in
            begun.update { $0 += 1 }
            if begun.wait(until: deadline, { $0 >= 2 ? () : nil }) != nil {
                met.withLock { $0 += 1 }
            }
        }
        try channel.share(content, with: Self.restorer(test))
        channel.close()
        thread.join()
        #expect(met.withLock { $0 } == 6)
    }

    /// A file gets its name when no helper is at work on it.
    @Test func theHelpersAreWaitedFor() throws {
        let test = try Self.filled()
        let channel = RestoreChannel()
        let helper = RestoreWriter(
            restorer: try Self.restorer(test), channel: channel,
            comparison: DrillComparison(repository: try test.open(), cancellation: Cancellation()))
        let thread = WorkerThread { helper.work() }
        let owner = pthread_self()
        let begun = Monitor(0)
        let hasHelped = Mutex(false)
        let content = SharedContent(Array(Self.ranges.prefix(2))) { _, _ in
            begun.update { $0 += 1 }
            begun.wait { $0 == 2 ? () : nil }
            guard pthread_equal(owner, pthread_self()) == 0 else { return }
            for _ in 0..<2_000 { sched_yield() }
            hasHelped.withLock { $0 = true }
        }
        try channel.share(content, with: Self.restorer(test))
        #expect(hasHelped.withLock { $0 })
        channel.close()
        thread.join()
    }

    @Test func theFirstFailureOfTheFileIsTold() throws {
        let test = try Self.filled()
        let restorer = try Self.restorer(test)
        let done = Mutex<[Int]>([])
        let content = SharedContent(Self.ranges) { _, range in
            done.withLock { $0.append(range.chunks.lowerBound) }
            if range.chunks.lowerBound >= 2 {
                throw SystemError("read", code: Int32(range.chunks.lowerBound))
            }
        }
        content.work(restorer)
        #expect(throws: SystemError("read", code: 2)) { try content.finish() }
        #expect(done.withLock { $0 } == [0, 1, 2])
    }
}
