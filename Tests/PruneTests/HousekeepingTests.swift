import CairnFormat
import CairnLinux
import CairnSimulation
import Glibc
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// Continuous capture for many days, forgotten each hour and pruned each night: what the repository
/// takes and costs stays flat.
///
/// `make housekeeping` runs a month of it: 30 days of 5,000 saves over 20,000 files.
@Suite struct HousekeepingTests {
    /// Days, saves a day and files: `CAIRN_HOUSEKEEPING=30x5000x20000`.
    private static let size: (days: Int, saves: Int, files: Int) = {
        guard let text = getenv("CAIRN_HOUSEKEEPING").map({ String(cString: $0) }) else {
            return (4, 60, 120)
        }
        let numbers = text.split(separator: "x").compactMap { Int($0) }
        precondition(
            numbers.count == 3 && numbers.allSatisfy { $0 > 0 },
            "CAIRN_HOUSEKEEPING is DAYSxSAVESxFILES")
        return (numbers[0], numbers[1], numbers[2])
    }()

    private static let isLong = getenv("CAIRN_HOUSEKEEPING") != nil

    /// What one day left.
    private struct Day {
        var files = 0
        var packBytes: UInt64 = 0
        var journalBytes: UInt64 = 0
        var catalogBytes: UInt64 = 0
        var points: Int64 = 0
        var versions: Int64 = 0
        var openSeconds = 0.0
        var rebuildSeconds = 0.0
        var restoreSeconds = 0.0
        var memoryBytes = 0
        /// What of it the writer held after the day: the rest is the simulated tree, and what the
        /// allocator cannot give back.
        var heldBytes = 0
        var daySeconds = 0.0
    }

    /// A repository on a real file system, a tree in memory, and a daemon's day.
    private final class House {
        let clock = SimulatedClock()
        let tree: SimulatedFileSystem
        let directory = TemporaryDirectory(inMemory: true)
        let repository: Repository
        private let storage: LinuxStorage
        private var opened: RepositoryWriter?
        private var writer: RepositoryWriter { opened! }
        private var targets: [TreeScanner.Target] = []
        private var random = SplitMix64(seed: 11)
        private var nextRetention: UInt64
        private static let hour: UInt64 = 3_600_000_000_000

        init() throws {
            tree = SimulatedFileSystem(clock: clock)
            for path in ["/home", "/home/ada"] { tree.makeDirectory(path) }
            mkdir(directory.file("repository"), 0o755)
            storage = try LinuxStorage(at: directory.file("repository").bytes)
            repository = try Repository.create(
                in: storage,
                RepositoryDescription(
                    repository: Hash128(Array(1...16)), created: "2026-01-01T00:00:00Z",
                    compression: .auto))
            opened = try RepositoryWriter(
                repository, catalogPath: directory.file("catalog.sqlite"),
                randomness: SeededRandomness(seed: 6))
            nextRetention = clock.monotonic() + Self.hour
            for number in 0..<HousekeepingTests.size.files {
                if number % 100 == 0 { tree.makeDirectory("/home/ada/d\(number / 100)") }
                tree.write(path(number), content())
            }
            clock.advance(seconds: 5)
            let run = try BackupRun(
                writer, fileSystem: tree, clock: clock,
                request: BackupRequest(sources: [.init(path: "/home/ada".bytes)], readers: 0),
                cancellation: Cancellation(), observer: nil)
            _ = try run.run()
            try findTargets()
        }

        private func findTargets() throws {
            targets = try CatalogReader(writer.catalog).roots().map {
                TreeScanner.Target(root: $0.definition, anchor: $0.anchor, focus: [])
            }
        }

        private func relative(_ number: Int) -> String { "d\(number / 100)/f\(number)" }
        private func path(_ number: Int) -> String { "/home/ada/" + relative(number) }

        /// Text of some kilobytes, no two alike.
        private func content() -> [UInt8] {
            var bytes: [UInt8] = []
            for _ in 0..<80 + random.below(200) {
                bytes += "line \(random.below(1 << 30)) of a document\n".utf8
            }
            return bytes
        }

        func day() throws -> Day {
            let began = Self.seconds()
            for _ in 0..<HousekeepingTests.size.saves {
                clock.advance(
                    nanoseconds: 86_400_000_000_000 / UInt64(HousekeepingTests.size.saves))
                try save()
                if clock.monotonic() >= nextRetention { try thin() }
            }
            try night()
            var day = try measure()
            day.daySeconds = Self.seconds() - began
            return day
        }

        /// Most saves are of a few files; now and then one is new, or deleted.
        private func save() throws {
            let count = HousekeepingTests.size.files
            let number =
                random.below(10) < 8 ? random.below(max(1, count / 100)) : random.below(count)
            if random.oneIn(50), tree.exists(path(number).bytes) {
                tree.remove(path(number))
            } else {
                tree.write(path(number), content())
            }
            clock.advance(nanoseconds: 2_000_000_000)
            var request = BackupRequest(sources: [], kind: .capture, readers: 0)
            request.absenceIsDeletion = true
            request.keepsMissingRoots = true
            let run = try CaptureRun(
                writer, fileSystem: tree, clock: clock, request: request,
                cancellation: Cancellation(), observer: nil)
            let place = RepositoryPath(root: targets[0].root.number, path: relative(number).bytes)
            _ = try run.run(
                [CaptureTask(place, .item, dirtySince: 0)], in: targets, ledger: CaptureRun.Ledger()
            )
        }

        private func thin() throws {
            nextRetention = clock.monotonic() + Self.hour
            let plan = try RetentionPlan(
                CatalogReader(writer.catalog), RetentionConfiguration(), now: clock.now(),
                calendar: .utc)
            let run = ForgetRun(
                writer, clock: clock, template: BackupRequest(sources: [], readers: 0),
                superseded: plan.maintenance)
            var rest = plan.forgotten.compactMap { decision in
                decision.forgetting.map { (id: decision.commit.commit.id, forgetting: $0) }
            }[...]
            var expiring = plan.expiring
            while !rest.isEmpty || expiring != nil {
                try run.forget(rest.prefix(ForgetRun.pieceMaximum), expiring: expiring)
                rest = rest.dropFirst(ForgetRun.pieceMaximum)
                expiring = nil
            }
        }

        private func night() throws {
            try thin()
            _ = try PruneRun(writer, PruneRequest(), cancellation: Cancellation()).run()
            let checkpoint = CheckpointRun(writer)
            if HousekeepingTests.isLong {
                try checkpoint.runIfWorthwhile()
            } else {
                try checkpoint.run()
            }
        }

        private func measure() throws -> Day {
            var day = Day()
            for pack in try PackFiles.list(storage) {
                day.files += 1
                day.packBytes += pack.length
            }
            for file in try storage.files(in: JournalFiles.directory) {
                day.files += 1
                day.journalBytes += file.length
            }
            // As after a night's rest: another process opens it.
            let catalogPath = directory.file("catalog.sqlite")
            let full = Self.allocated()
            opened = nil
            day.heldBytes = full - Self.allocated()
            day.openSeconds = try Self.timed {
                opened = try RepositoryWriter(
                    try Repository.open(storage), catalogPath: catalogPath,
                    randomness: LinuxRandomness())
            }
            try findTargets()
            for suffix in ["", "-wal", "-shm"] {
                var status = stat()
                if stat(catalogPath + suffix, &status) == 0 {
                    day.catalogBytes += UInt64(status.st_size)
                }
            }
            let reader = try CatalogReader(writer.catalog)
            day.points = try reader.pointCount()
            day.versions = try reader.count(.past) + reader.count(.live)
            day.rebuildSeconds = try Self.timed {
                let fresh = try Catalog(
                    path: directory.file("fresh.sqlite"),
                    repository: repository.description.repository)
                _ = try CatalogSync(repository: repository, catalog: fresh).run()
            }
            try CatalogFile.remove(directory.file("fresh.sqlite"))
            day.restoreSeconds = try Self.timed { try restoreSome() }
            day.memoryBytes = Self.memory()
            return day
        }

        /// Every directory of the newest and of the oldest point is listed, and a hundred of their
        /// files read.
        private func restoreSome() throws {
            let reader = try CatalogReader(writer.catalog)
            let stored = try StoredTree(writer.repository, writer.catalog)
            let root = try #require(try reader.roots().first)
            let points = try reader.commits()
            for point in [points.first, points.last].compactMap({ $0 }) {
                var left = 100
                try reader.walk(root, at: point.number) { step in
                    guard case .enter(_, let entry) = step, entry.kind == .file, left > 0 else {
                        return true
                    }
                    left -= 1
                    guard let content = try entry.item().content else { return true }
                    #expect(try stored.bytes(of: content).count == Int(content.size))
                    return true
                }
            }
        }

        /// Every point that is left restores whole.
        func checkPoints() throws {
            let stored = try StoredTree(writer.repository, writer.catalog)
            for point in try stored.commits() {
                #expect(try !stored.read(root: "/home/ada", at: point.number).isEmpty)
            }
            let newest = try #require(try stored.commits().last)
            #expect(
                TestSupport.differences(
                    try stored.read(root: "/home/ada", at: newest.number),
                    expected: tree.snapshot("/home/ada")) == [])
        }

        // MARK: Measuring

        private static func seconds() -> Double {
            var now = timespec()
            clock_gettime(CLOCK_MONOTONIC, &now)
            return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
        }

        private static func timed(_ body: () throws -> Void) rethrows -> Double {
            let began = seconds()
            try body()
            return seconds() - began
        }

        /// What is allocated and not freed. - Source: malloc_info(3); the last of each sum is that
        /// of all arenas.
        private static func allocated() -> Int {
            var text: UnsafeMutablePointer<CChar>?
            var length = 0
            guard let stream = open_memstream(&text, &length) else { return 0 }
            guard mallocInfo(0, stream) == 0 else { return 0 }
            fclose(stream)
            defer { free(text) }
            guard let text else { return 0 }
            let lines = String(
                decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self
            ).split(separator: "\n")
            func size(_ mark: String) -> Int {
                let line = lines.last { $0.hasPrefix(mark) }
                return (line?.split(separator: "size=\"").last?.prefix { $0 != "\"" }).flatMap {
                    Int($0)
                } ?? 0
            }
            return size("<system type=\"current\"") + size("<total type=\"mmap\"")
                - size("<total type=\"fast\"") - size("<total type=\"rest\"")
        }

        /// What of the process is in memory, without what the allocator keeps for later. The tree,
        /// which is simulated, takes most of it.
        private static func memory() -> Int {
            trim(0)
            guard let file = fopen("/proc/self/statm", "r") else { return 0 }
            defer { fclose(file) }
            var buffer = [CChar](repeating: 0, count: 128)
            guard fgets(&buffer, 128, file) != nil else { return 0 }
            let words = String(
                decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self
            ).split(separator: " ")
            return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
    }

    private static func tell(_ text: String) {
        let line = Array((text + "\n").utf8)
        _ = write(2, line, line.count)
    }

    private static func row(_ number: Int, _ day: Day) -> String {
        func mebibytes(_ bytes: UInt64) -> String { "\(Double(bytes / 1024 * 10 / 1024) / 10)" }
        func milliseconds(_ seconds: Double) -> String { "\(Int(seconds * 1000))" }
        return [
            "\(number)", "\(day.files)", mebibytes(day.packBytes), mebibytes(day.journalBytes),
            mebibytes(day.catalogBytes), "\(day.points)",
            "\(day.versions)", milliseconds(day.openSeconds), milliseconds(day.rebuildSeconds),
            milliseconds(day.restoreSeconds),
            mebibytes(UInt64(day.memoryBytes)), mebibytes(UInt64(max(0, day.heldBytes))),
            "\(Int(day.daySeconds))",
        ].joined(separator: " | ")
    }

    @Test func whatARepositoryTakesStaysFlat() throws {
        let house = try House()
        var days: [Day] = []
        if Self.isLong {
            Self.tell(
                "day | files | packs MiB | journal MiB | catalog MiB | points | versions | open ms | rebuild ms | restore ms | memory MiB | held MiB | s"
            )
        }
        for number in 1...Self.size.days {
            days.append(try house.day())
            if Self.isLong { Self.tell(Self.row(number, days[days.count - 1])) }
        }
        if !Self.isLong { try house.checkPoints() }
        let (first, last) = (try #require(days.dropFirst().first), try #require(days.last))
        // All of an hour, 24 hours, the days, the weeks and months there were.
        #expect(
            last.points
                <= Int64(
                    Self.size.saves / 24 + 2 + 26 + min(31, Self.size.days + 1) + Self.size.days / 7
                        + 2 + Self.size.days / 28 + 2))
        #expect(last.files <= first.files + 12, "\(first) … \(last)")
        #expect(last.journalBytes <= max(16 << 20, 3 * first.journalBytes))
        // In `make test` other tests allocate meanwhile.
        if Self.isLong {
            #expect(
                last.heldBytes > 0 && last.heldBytes <= 2 * first.heldBytes + (4 << 20),
                "\(first) … \(last)")
        }
        #expect(last.catalogBytes <= 2 * first.catalogBytes + (4 << 20))
    }
}

// In glibc, but not in the headers that Swift imports. - Source: malloc_trim(3).
@_silgen_name("malloc_trim")
@discardableResult
private func trim(_ pad: Int) -> Int32

// Likewise.
@_silgen_name("malloc_info")
private func mallocInfo(_ options: Int32, _ stream: UnsafeMutablePointer<FILE>) -> Int32
