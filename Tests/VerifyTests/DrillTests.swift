import CairnFormat
import CairnLinux
import Foundation
import Glibc
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository
@testable import CairnRestore

/// Drills on a real disk: what is restorable is proven, what is not is named.
@Suite struct DrillTests {
    /// Databases of these tests are their own.
    private struct InProcess: DatabaseExaminer {
        func examine(
            _ file: any SourceFile, seconds: UInt64, _ cancellation: Cancellation
        ) -> DatabaseAnswer { DatabaseIntegrity.check(file) }
    }

    /// A drill of a repository, and what it leaves behind.
    private final class Rig {
        let test: TestRepository
        var record = DrillRecord()
        var check: HookCommand?
        /// What the place says is free, when the test knows better.
        var freeBytes: UInt64?
        /// Done once, after the versions were chosen and before they are restored.
        var meanwhile: (() throws -> Void)?
        var place: URL { test.base.appending(path: "state") }

        init(_ test: TestRepository) throws {
            self.test = test
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }

        final class Environment: DrillEnvironment {
            let directory: DrillDirectory
            let free: UInt64?
            var meanwhile: (() throws -> Void)?

            init(
                _ directory: DrillDirectory, free: UInt64?, meanwhile: (() throws -> Void)?
            ) {
                self.directory = directory
                self.free = free
                self.meanwhile = meanwhile
            }

            var path: [UInt8] { directory.path }
            func freeBytes() throws(SystemError) -> UInt64 {
                #expect(throws: Never.self) { try meanwhile.take()?() }
                if let free { return free }
                return try directory.freeBytes()
            }
            func clear() throws(SystemError) { try directory.clear() }
        }

        func drill(
            _ sample: DrillSample, seed: UInt64 = 7, batch: UInt64 = 1 << 20,
            clock: any Clock = LinuxClock()
        ) throws -> DrillReport {
            let repository = try test.open()
            let id = repository.description.repository
            let directory = try DrillDirectory(
                in: Array(place.path.utf8), id, state: StateDirectory(path: place.path))
            defer { try? directory.remove() }
            var request = DrillRun.Request(
                sample: sample, seed: seed, check: check, checkNanoseconds: 20_000_000_000,
                writers: 2)
            request.batchBytes = batch
            let (report, record) = try DrillRun(
                repository, Catalog(path: test.catalogPath, repository: id),
                DrillRun.Surroundings(
                    live: LinuxFileSystem(), restored: LinuxFileSystem(),
                    target: LinuxRestoreTarget(),
                    environment: Environment(
                        directory, free: freeBytes, meanwhile: meanwhile),
                    programs: LinuxPrograms(),
                    databases: InProcess(), clock: clock),
                request: request, record: self.record, cancellation: Cancellation(), observer: nil
            ).run()
            self.record = record
            return report
        }

        /// What lies in the place, hidden or not.
        var left: [String] {
            get throws {
                try FileManager.default.contentsOfDirectory(atPath: place.path).filter {
                    !$0.hasSuffix(".lock")
                }
            }
        }
    }

    @Test func everythingThatIsWholeIsProven() throws {
        let rig = try Rig(TestRepository.filled())
        let report = try rig.drill(.everything)
        #expect(report.outcome == .fine && report.failures == [] && report.unjudged == [])
        // Thirteen at first, two changed, one new.
        #expect(report.versions == 16)
        #expect(report.comparedLive > 5)
        #expect(report.summary.share(now: LinuxClock().now()) == 1)
        #expect(try rig.left == [])
        let later = Timestamp(seconds: LinuxClock().now().seconds + 31 * 86_400)
        #expect(report.summary.share(now: later) == 0)
    }

    /// A version that is restored was the present one when it was chosen, and no more when it was
    /// compared: the present file is another version.
    @Test func aSaveDuringADrillIsNoDamage() throws {
        let test = try TestRepository(seed: 5)
        for index in 0..<4 { try test.write("file-\(index)", test.noise(500)) }
        try test.backup()
        let rig = try Rig(test)
        rig.meanwhile = {
            for index in 0..<4 { try test.write("file-\(index)", test.noise(500)) }
            try test.backup()
        }
        let report = try rig.drill(.everything)
        #expect(report.outcome == .fine && report.failures == [], "\(report.failures)")
        #expect(report.comparedLive == 0)
    }

    /// While a drill has chosen its versions, files are renamed and deleted, and `forget` and
    /// `prune` are tried. They take nothing from it, and nothing counts as damage.
    @Test(arguments: [DrillSample.everything, .versions(4)])
    func whatChangesDuringADrillIsNoDamage(sample: DrillSample) throws {
        let test = try TestRepository(seed: 14)
        for round in 0..<3 {
            for index in 0..<6 { try test.write("d/file-\(index)", test.noise(40_000 + round)) }
            try test.backup()
        }
        func move(_ old: String, _ new: String) throws {
            try FileManager.default.moveItem(
                at: test.source.appending(path: old), to: test.source.appending(path: new))
        }
        func forget() throws {
            let writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
            let commits = try CatalogReader(writer.catalog).commits()
            try ForgetRun(
                writer, clock: LinuxClock(), template: BackupRequest(sources: [], readers: 0),
                superseded: []
            ).forget(
                commits.dropLast().map { ($0.commit.id, .everywhere) },
                expiring: commits.last?.number)
        }
        func prune() throws {
            let writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
            var request = PruneRequest()
            request.maxUnused = .bytes(0)
            _ = try PruneRun(writer, request, cancellation: Cancellation()).run()
        }
        let rig = try Rig(test)
        rig.meanwhile = {
            try move("d/file-0", "moved")
            try test.remove("d/file-1")
            try test.backup()
            try move("d", "e")
            try test.remove("e/file-2")
            try test.backup()
            // As a drill's own session holds it.
            #expect(throws: RepositoryError.self) { try forget() }
            try prune()
        }
        do {
            let reading = try ReadersLock.share(test.storage(), clock: LinuxClock())
            defer { withExtendedLifetime(reading) {} }
            let report = try rig.drill(sample)
            #expect(report.outcome == .fine && report.failures == [], "\(report.failures)")
            #expect(report.versions >= (sample == .everything ? 18 : 4))
        }
        try forget()
        try prune()
        rig.meanwhile = nil
        #expect(try rig.drill(.everything).outcome == .fine)
        let isDamaged = try test.verify().isDamaged
        #expect(!isDamaged)
    }

    /// Each version can be restored for itself, and still a restore of everything would miss what
    /// no directory leads to.
    @Test func aCommitIsRestoredWholeToo() throws {
        let test = try TestRepository(seed: 12)
        for index in 0..<6 { try test.write("deep/file-\(index)", test.noise(500)) }
        for _ in 0..<5 { try test.backup() }
        let rig = try Rig(test)
        let fine = try rig.drill(.versions(3))
        #expect(fine.outcome == .fine && fine.wholeCommits == 3 && fine.plannedCommits == 0)
        let planned = try rig.drill(.bytes(1_200))
        #expect(
            planned.outcome == .fine && planned.wholeCommits == 0 && planned.plannedCommits == 3)
        let catalog = try Catalog(
            path: test.catalogPath, repository: test.open().description.repository)
        for statement in [
            "BEGIN IMMEDIATE", "DELETE FROM live_rows WHERE name = CAST('deep' AS BLOB)", "COMMIT",
        ] {
            try catalog.connection.execute(statement)
        }
        for sample in [DrillSample.versions(3), .bytes(1_200)] {
            let report = try rig.drill(sample)
            #expect(report.outcome == .failed && report.versions > 0)
            #expect(report.failures.map(\.reason) == ["a complete restore contains 0 of 6 items"])
        }
    }

    /// Their roots have one name; restored into one place, one would be put over the other.
    @Test func machinesOfOnePathAreRestoredApart() throws {
        let test = try TestRepository(seed: 13)
        try test.write("letter", Array("of one".utf8))
        try test.backup(of: RootHost(machine: [1], name: Array("one".utf8)))
        try test.write("letter", Array("of the other".utf8))
        try test.backup(of: RootHost(machine: [2], name: Array("two".utf8)))
        let report = try Rig(test).drill(.everything)
        #expect(report.failures == [] && report.versions == 2 && report.wholeCommits == 2)
    }

    @Test func aSampleIsAsLargeAsAskedForAndFavoursWhatWasNeverTried() throws {
        let test = try TestRepository(seed: 11)
        for index in 0..<60 { try test.write("file-\(index)", test.noise(2_000)) }
        try test.backup()
        let rig = try Rig(test)
        #expect(try rig.drill(.versions(7)).versions == 7)
        let bytes = try rig.drill(.bytes(9_000), seed: 8)
        #expect(bytes.versions == 5 && bytes.bytes == 10_000)
        let before = try #require(rig.record.summary.share(now: LinuxClock().now()))
        #expect(before > 0.11 && before <= 0.21)
        for seed in 20..<30 { _ = try rig.drill(.versions(8), seed: UInt64(seed)) }
        // By pure chance some 80 % would be; what was never tried is eight times as likely.
        #expect(try #require(rig.record.summary.share(now: LinuxClock().now())) > 0.9)
        // The same seed and record choose the same.
        let record = rig.record
        let one = try rig.drill(.versions(4), seed: 99).bytes
        rig.record = record
        #expect(try rig.drill(.versions(4), seed: 99).bytes == one)
    }

    @Test func whatDamageHitsIsNamedAndNotProven() throws {
        let test = try TestRepository.filled()
        let rig = try Rig(test)
        let pack = try #require(
            try test.packs.max { try test.content($0).count < test.content($1).count })
        for byte in stride(from: 4_000, to: try test.content(pack).count - 5_000, by: 90_000) {
            try test.flip(pack, byte: byte)
        }
        let named = Set(try test.verify().damage.versions.map(\.livePath))
        // A damaged block that is stored raw may still give some of its chunks.
        var lost: Set<[UInt8]> = []
        for commit in test.expected.keys {
            for (path, outcome) in try test.tree(at: commit, catalog: test.catalogPath)
            where outcome == .unavailable {
                lost.insert(Array(test.source.appending(path: path).path.utf8))
            }
        }
        #expect(!lost.isEmpty && lost.isSubset(of: named))
        let report = try rig.drill(.everything)
        #expect(report.outcome == .failed)
        #expect(Set(report.failures.map(\.path)) == lost)
        #expect(
            report.failures.allSatisfy { $0.reason.contains("lost or damaged") && $0.time != nil })
        #expect(try #require(report.summary.share(now: LinuxClock().now())) < 1)
        #expect(
            report.summary.outcome == .failed
                && report.summary.failures == UInt64(report.failureCount))
        #expect(try rig.left == [])
    }

    /// Issue 13: "restored whole" and "100 %" stayed after a pack was lost, once a repair had named
    /// what it held.
    @Test(arguments: [DrillSample.everything, .versions(1)]) func whatIsLostIsNoLongerProven(
        sample: DrillSample
    ) throws {
        let test = try TestRepository(seed: 5)
        for index in 0..<3 { try test.write("file-\(index)", test.noise(2_000)) }
        try test.backup()
        let rig = try Rig(test)
        #expect(try rig.drill(.everything).summary.share(now: LinuxClock().now()) == 1)
        for pack in try test.packs { try test.delete(pack) }
        _ = try test.repair(readsLiveFiles: false)
        let report = try rig.drill(sample)
        #expect(report.outcome == .failed && report.wholeCommits == 0, "\(report)")
        #expect(report.summary.share(now: LinuxClock().now()) == 0)
    }

    private func isBelieved(_ name: String, in test: TestRepository) throws -> Bool {
        let reader = try CatalogReader(
            Catalog(path: test.catalogPath, repository: test.open().description.repository))
        return try reader.stamp(ofFile: Array(name.utf8), in: #require(try reader.roots().first))?
            .isProof == true
    }

    /// The disk of the live file has changed a bit by itself: nothing in its status tells.
    @Test func aLiveFileThatChangedWithoutAWordIsNamed() throws {
        let test = try TestRepository(seed: 5)
        try test.write("photo", test.noise(70_000))
        try test.backup()
        // By one of the next it is old enough for its status to be believed.
        for _ in 0..<200 where try !isBelieved("photo", in: test) { try test.backup() }
        let rig = try Rig(test)
        #expect(try rig.drill(.everything).comparedLive == 1)
        let url = test.source.appending(path: "photo")
        var bytes = [UInt8](try Data(contentsOf: url))
        bytes[44_444] ^= 4
        try Data(bytes).write(to: url)
        // An ordinary change: it is to be kept by the next backup.
        #expect(try rig.drill(.everything).outcome == .fine)
        try pretendKept("photo", in: test)
        let report = try rig.drill(.everything)
        #expect(report.outcome == .failed)
        #expect(report.failures.first?.reason.contains("differs at byte 44444") == true)
    }

    /// The catalog says of a live file what the system says of it now.
    private func pretendKept(_ name: String, in test: TestRepository) throws {
        let status = try LinuxFileSystem().openRoot(Array(test.source.path.utf8)).status(
            of: Array(name.utf8))
        let catalog = try Catalog(
            path: test.catalogPath, repository: test.open().description.repository)
        let statement = try catalog.connection.prepare(
            "UPDATE live_rows SET stamp = ?1 WHERE name = ?2")
        statement.bind(Stamp(status), Array(name.utf8))
        try catalog.connection.execute("BEGIN IMMEDIATE")
        try statement.run()
        try catalog.connection.execute("COMMIT")
    }

    /// What is a hole in both is not read; what is one in either is.
    @Test func bytesWhereAHoleShouldBeAreNotTheContent() throws {
        let test = try TestRepository(seed: 7)
        let repository = try test.open()
        let kept = test.noise(4_096)
        try test.write("image", kept)
        let path = test.source.appending(path: "image").path
        try #require(truncate(path, 1 << 20) == 0)
        let content = FileContent(
            size: 1 << 20, extents: [Extent(hole: 0, data: 4_096)],
            chunks: [
                ChunkReference(
                    id: kept.withUnsafeBytes { repository.chunkID(of: $0) }, length: 4_096)
            ])
        let comparison = DrillComparison(repository: repository, cancellation: Cancellation())
        func isHeld() throws -> Bool {
            let (directory, name) = try LiveFile.place(
                root: Array(test.source.path.utf8), path: Array("image".utf8),
                in: LinuxFileSystem())
            return try comparison.holds(content, directory.openFile(name))
        }
        #expect(try isHeld())
        let file = open(path, O_WRONLY)
        try #require(pwrite(file, [UInt8(1)], 1, 1 << 19) == 1)
        close(file)
        #expect(try !isHeld())
    }

    @Test func holesAreComparedToo() throws {
        let test = try TestRepository(seed: 7)
        try test.write("image", test.noise(70_000))
        let path = test.source.appending(path: "image").path
        let size: off_t = 64 << 20
        try #require(truncate(path, size) == 0)
        try test.backup()
        for _ in 0..<200 where try !isBelieved("image", in: test) { try test.backup() }
        let rig = try Rig(test)
        let report = try rig.drill(.everything)
        #expect(report.outcome == .fine && report.comparedLive == 1)
        for (place, length) in [(size / 2 + 5, size), (size - 1, size), (size, size + 1)]
            as [(off_t, off_t)]
        {
            let file = open(path, O_WRONLY)
            try #require(ftruncate(file, 70_000) == 0 && ftruncate(file, length) == 0)
            if place < size { try #require(pwrite(file, [UInt8(1)], 1, place) == 1) }
            // Whoever has it open to write might be writing.
            close(file)
            try pretendKept("image", in: test)
            let found = try rig.drill(.everything)
            #expect(
                found.failures.first?.reason.contains("differs at byte \(place)") == true,
                "\(found.failures)")
        }
    }

    @Test func databasesAreAskedWhetherTheyAreWhole() throws {
        let test = try TestRepository(seed: 6)
        try FileManager.default.createDirectory(at: test.source, withIntermediateDirectories: true)
        let path = test.source.appending(path: "a ?%#.db").path
        do { _ = try Catalog(path: path, repository: Hash128()) }
        for suffix in ["-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: path + suffix)
        }
        try test.backup()
        let rig = try Rig(test)
        let fine = try rig.drill(.everything)
        #expect(fine.databases == 1 && fine.outcome == .fine && fine.notes == [])
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        for index in 4_096..<4_196 { bytes[index] = 0xee }
        try Data(bytes).write(to: URL(filePath: path))
        try test.backup()
        let broken = try rig.drill(.everything)
        #expect(broken.databases == 2 && broken.failureCount == 1)
        #expect(broken.failures.first?.reason.contains("SQLite reports") == true)
    }

    @Test func theCheckOfTheSettingsHasItsSay() throws {
        let test = try TestRepository(seed: 8)
        try test.write("letter.txt", test.text(500))
        try test.backup()
        let rig = try Rig(test)
        func script(_ text: String) throws -> HookCommand {
            let url = test.base.appending(path: "check-\(UUID().uuidString)")
            try Data("#!/bin/sh\n\(text)\n".utf8).write(to: url)
            chmod(url.path, 0o755)
            return HookCommand(program: Array(url.path.utf8), arguments: [Array("one".utf8)])
        }
        rig.check = try script("echo \"it looks bad\"; exit 4")
        let refused = try rig.drill(.everything)
        #expect(
            refused.failures.map(\.reason) == ["the check exited with code 4: it looks bad"])
        #expect(
            refused.summary.share(now: LinuxClock().now()) == 0,
            "what was not accepted counts as restored")
        rig.check = try script("test \"$1\" = one && test -f \"$2\"/*/home/letter.txt")
        #expect(try rig.drill(.everything).outcome == .fine)
        #expect(rig.record.summary.share(now: LinuxClock().now()) == 1)
        rig.check = HookCommand(program: Array("/nowhere/check".utf8), arguments: [])
        let unknown = try rig.drill(.everything)
        #expect(
            unknown.outcome == .unjudged
                && unknown.unjudged.first?.reason.contains("cannot run the check") == true)
    }

    @Test func withoutRoomNothingIsJudgedAndBatchesAreAsLargeAsTheRoom() throws {
        let rig = try Rig(TestRepository.filled())
        rig.freeBytes = 65 << 20
        let report = try rig.drill(.everything)
        #expect(report.outcome == .fine && report.versions == 16)
        rig.freeBytes = (64 << 20) + 100_000
        let little = try rig.drill(.everything)
        #expect(little.outcome == .unjudged && little.unjudgedCount == 6 && little.versions == 10)
        #expect(little.unjudged.allSatisfy { $0.reason.contains("there is only space for 90000") })
    }

    // MARK: The place

    @Test func whatAKilledDrillLeftGoesAndNothingElse() throws {
        let test = try TestRepository(seed: 3)
        try test.write("kept", test.text(300))
        try test.backup()
        let rig = try Rig(test)
        let id = try test.open().description.repository
        let outside = test.base.appending(path: "outside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try Data("precious".utf8).write(to: outside.appending(path: "file"))
        let left = rig.place.appending(path: ".cairn-drill-\(id.description.prefix(16))")
        try FileManager.default.createDirectory(
            at: left.appending(path: "12/home/a/b"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            at: left.appending(path: ".cairn-1"), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: left.appending(path: "12/home/a/b/c"))
        try FileManager.default.createSymbolicLink(
            at: left.appending(path: "12/home/link"), withDestinationURL: outside)
        try FileManager.default.createSymbolicLink(
            at: left.appending(path: "out"), withDestinationURL: outside)
        chmod(left.appending(path: "12/home/a/b").path, 0)
        chmod(left.appending(path: "12/home").path, 0o500)
        // Deeper than any path may be long.
        var deep = left.path
        for _ in 0..<60 { deep += "/" + String(repeating: "d", count: 50) }
        try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
        #expect(try rig.drill(.everything).outcome == .fine)
        #expect(try rig.left == [])
        #expect(
            try String(contentsOf: outside.appending(path: "file"), encoding: .utf8) == "precious")
    }

    @Test func thePlaceIsPrivateAndForOneDrillAtATime() throws {
        let test = try TestRepository(seed: 3)
        let rig = try Rig(test)
        let state = try StateDirectory(path: rig.place.path)
        let id = try test.open().description.repository
        let one = try DrillDirectory(in: Array(rig.place.path.utf8), id, state: state)
        var found = stat()
        #expect(
            stat(String(decoding: one.path, as: UTF8.self), &found) == 0
                && found.st_mode & 0o777 == 0o700)
        #expect(throws: DrillDirectory.Failure.self) {
            try DrillDirectory(in: Array(rig.place.path.utf8), id, state: state)
        }
        try one.remove()
        #expect(try rig.left == [])
    }

    /// In a shared place anyone may have made what looks like a drill's directory.
    @Test(.enabled(if: geteuid() == 0, "needs root"))
    func whatAnotherUserPutIntoTheSharedPlaceBlocksNoDrill() throws {
        let test = try TestRepository(seed: 3)
        let rig = try Rig(test)
        let state = try StateDirectory(path: test.base.appending(path: "drill-state").path)
        let id = try test.open().description.repository
        chmod(rig.place.path, 0o1777)
        let name = ".cairn-drill-\(id.description.prefix(16))"
        let theirs = rig.place.appending(path: name)
        mkdir(theirs.path, 0o755)
        try Data("theirs".utf8).write(to: theirs.appending(path: "file"))
        chown(theirs.path, 12_345, 12_345)
        let link = rig.place.appending(path: name + "-link")
        symlink(test.base.path, link.path)
        let drill = try DrillDirectory(in: Array(rig.place.path.utf8), id, state: state)
        #expect(drill.path.starts(with: Array(theirs.path.utf8)) && drill.path.last != 0)
        try drill.remove()
        let left = try FileManager.default.contentsOfDirectory(atPath: rig.place.path)
        #expect(Set(left).isSuperset(of: [name, name + "-link"]))
        #expect(left.count { $0.hasPrefix(name) } == 2)
        // Where anyone, or a group, can rename it, it would not be the drill's for long.
        chown(rig.place.path, geteuid(), 12_345)
        for mode in [0o777, 0o775] as [mode_t] {
            chmod(rig.place.path, mode)
            #expect(throws: DrillDirectory.Failure.self) {
                try DrillDirectory(in: Array(rig.place.path.utf8), id, state: state)
            }
        }
        chown(rig.place.path, geteuid(), getegid())
        chmod(rig.place.path, 0o755)
    }

    // MARK: The record

    @Test func aRecordReadsBackAndDamageIsRefused() throws {
        let rig = try Rig(TestRepository.filled(seed: 4))
        _ = try rig.drill(.versions(9))
        let bytes = rig.record.encode()
        #expect(try DrillRecord(decoding: bytes) == rig.record)
        #expect(
            try DrillSummary(beginning: Array(bytes.prefix(DrillSummary.bytesMaximum)))
                == rig.record.summary)
        for index in stride(from: 0, to: bytes.count, by: 3) {
            var damaged = bytes
            damaged[index] ^= 0x21
            #expect(throws: FormatError.self) { try DrillRecord(decoding: damaged) }
        }
        for length in [0, 5, 40, bytes.count - 1] {
            #expect(throws: FormatError.self) { try DrillRecord(decoding: Array(bytes[..<length])) }
        }
    }

    @Test func aRecordForgetsTheOldest() {
        var record = DrillRecord()
        func chunk(_ number: Int) -> FileContent {
            var id = [UInt8](repeating: 0, count: 32)
            for byte in 0..<4 { id[byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
            return FileContent(size: 1, chunks: [ChunkReference(id: ChunkID(id), length: 1)])
        }
        for number in 0..<300 { record.note(chunk(number), on: UInt16(1_000 + number)) }
        record.trim(on: 1_400)
        #expect(record.day(of: chunk(34)) == nil && record.day(of: chunk(35)) == 1_035)
        #expect(record.day(of: chunk(299)) == 1_299)
    }
}
