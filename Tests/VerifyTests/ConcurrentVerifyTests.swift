import CairnFormat
import CairnLinux
import CairnSimulation
import Foundation
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository

/// A verification beside a writer, and what interrupted writers leave. - Source: FORMAT.md §6.2,
/// §10.
@Suite struct ConcurrentVerifyTests {
    /// Does something once, when the verification has come to a stage.
    private final class Interruption: VerifyObserver {
        private let stage: VerifyProgress.Stage
        private var action: (() throws -> Void)?
        private(set) var failure: (any Error)?

        init(at stage: VerifyProgress.Stage, _ action: @escaping () throws -> Void) {
            self.stage = stage
            self.action = action
        }

        func progressed(_ progress: VerifyProgress) {
            // The packs have been listed once their number is known.
            guard progress.stage == stage, stage != .packs || progress.packsTotal > 0,
                let once = action
            else { return }
            action = nil
            do { try once() } catch { failure = error }
        }

        func found(_ finding: VerifyFinding) {}

        var wasMet: Bool { action == nil }
    }

    private func verify(
        _ test: TestRepository, _ reading: VerifyRequest.DataReading, catalog: String,
        right: VerifyRun.CatalogRight = .own(nil), readers: Int = 0,
        observer: (any VerifyObserver)? = nil
    ) throws -> VerifyReport {
        try VerifyRun(
            test.open(), catalogPath: catalog, catalogRight: right, clock: LinuxClock(),
            randomness: LinuxRandomness(), cancellation: Cancellation(), observer: observer
        ).run(VerifyRequest(readData: reading, readers: readers))
    }

    private func expectSound(
        _ report: VerifyReport, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            !report.isDamaged && report.findings == [] && report.ending == .complete,
            sourceLocation: sourceLocation)
        #expect(report.damage == DamageReport(), sourceLocation: sourceLocation)
    }

    /// Backs up so much that the open pack is sealed, and others after it.
    private func backUpMuch(_ test: TestRepository) throws {
        let before = try test.sealedPacks.count
        for index in 0..<8 { try test.write("more/\(index).bin", test.noise(300_000)) }
        try test.backup()
        #expect(try test.sealedPacks.count > before + 1)
    }

    @Test(arguments: [VerifyProgress.Stage.packs, .journal], [0, 1, 2])
    func aBackupMeanwhileIsNoDamage(stage: VerifyProgress.Stage, which: Int) throws {
        for reading in [VerifyRequest.DataReading.none, .all] {
            let test = try TestRepository.filled()
            #expect(try !test.openPacks.isEmpty)
            // The catalog that the backup writes too, as its owner or not; or one of another
            // user's.
            let catalog = which == 2 ? test.freshCatalog() : test.catalogPath
            let interruption = Interruption(at: stage) { try backUpMuch(test) }
            let report = try verify(
                test, reading, catalog: catalog, right: which == 1 ? .others : .own(nil),
                readers: stage == .packs ? 0 : 2, observer: interruption)
            #expect(interruption.wasMet && interruption.failure == nil)
            expectSound(report)
            #expect(report.notes.allSatisfy { $0 == .changedMeanwhile || which == 2 })
            expectSound(try verify(test, .all, catalog: test.freshCatalog()))
        }
    }

    /// A writer that holds the lock, has appended blocks and records that no commit names, and is
    /// in the middle of one more.
    @Test func whatAWriterHasNotFinishedIsNotWorthAWord() throws {
        let test = try TestRepository.filled()
        let writer = try RepositoryWriter(
            test.open(), catalogPath: test.freshCatalog(), randomness: LinuxRandomness())
        let plain = test.noise(2_000)
        let block = block(plain)
        _ = try writer.packs.append(block.bytes, check: block.check, chunks: [block.chunk])
        var encoder = ChangesEncoder()
        encoder.append(
            .openGap(Gap(number: 1, root: 1, path: [], cause: .torn, began: Timestamp(seconds: 0))))
        try writer.journal.append(changes: encoder.finish())
        let pack = try #require(try test.openPacks.first)
        try test.overwrite(pack, test.content(pack) + block.bytes.prefix(700))
        try test.overwrite("journal/head.tmp", [1, 2])
        for (catalog, right) in [
            (test.catalogPath, VerifyRun.CatalogRight.own(nil)), (test.catalogPath, .others),
            (test.freshCatalog(), .own(nil)),
        ] {
            for reading in [VerifyRequest.DataReading.none, .all] {
                let report = try verify(test, reading, catalog: catalog, right: right)
                expectSound(report)
                #expect(
                    report.notes.allSatisfy {
                        if case .catalog = $0 { true } else { $0 == .changedMeanwhile }
                    })
                #expect(report.notes.contains(.changedMeanwhile))
            }
        }
        withExtendedLifetime(writer) {}
    }

    /// A pack is listed while a block is being appended, which is whole and committed before the
    /// rest is looked at.
    @Test func aBlockThatIsFinishedMeanwhileIsNoDamage() throws {
        let test = try TestRepository.filled()
        let writer = try RepositoryWriter(
            test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
        let builder = try CommitBuilder(writer, clock: LinuxClock())
        let block = block(test.noise(2_000))
        let pack = try #require(try test.openPacks.first)
        try test.overwrite(pack, test.content(pack) + block.bytes.prefix(700))
        let interruption = Interruption(at: .journal) {
            try builder.take(
                writer.packs.append(block.bytes, check: block.check, chunks: [block.chunk]))
            let item = Item(
                body: .file(FileContent(size: 2_000, chunks: [block.chunk])), mode: 0o644, uid: 0,
                gid: 0,
                modified: Timestamp(seconds: 0))
            let name = Array("finished".utf8)
            try builder.take(
                ReadOutcome(
                    change: .put(root: 1, path: name, item),
                    catalog: CatalogChange(
                        directory: writer.catalogWriter.directory(root: 1, path: []), name: name,
                        action: .put(
                            item: item.encodeAlone(), kind: .file, child: nil, stamp: nil,
                            isNew: true)),
                    tally: .new, bytesRead: 0))
            let now = LinuxClock().now()
            _ = try builder.commit(
                Commit(
                    id: LinuxRandomness().hash128(), run: Hash128(), kind: .capture, time: now,
                    began: now))
        }
        let report = try verify(
            test, .all, catalog: test.catalogPath, right: .others, observer: interruption)
        #expect(interruption.wasMet && interruption.failure == nil)
        expectSound(report)
        expectSound(try verify(test, .all, catalog: test.catalogPath, right: .others))
    }

    /// The catalog learns a pack's new name with the next commit only.
    @Test func aPackThatIsSealedWithoutACommitIsNoFinding() throws {
        let test = try TestRepository.filled()
        let writer = try RepositoryWriter(
            test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
        let sealed = try test.sealedPacks.count
        let interruption = Interruption(at: .packs) {
            for _ in 0..<6 {
                let block = block(test.noise(200_000))
                _ = try writer.packs.append(block.bytes, check: block.check, chunks: [block.chunk])
            }
            #expect(try test.sealedPacks.count == sealed + 1)
        }
        let report = try verify(
            test, .all, catalog: test.catalogPath, right: .others, observer: interruption)
        #expect(interruption.wasMet && interruption.failure == nil)
        expectSound(report)
        #expect(report.notes == [.changedMeanwhile])
    }

    /// A catalog that its keeper leaves behind is not waited for without end: the run makes one of
    /// its own.
    @Test func aCatalogThatIsLeftBehindIsNotUsed() throws {
        let test = try TestRepository.filled()
        let old = try test.oldCatalog()
        try backUpMuch(test)
        let report = try verify(test, .all, catalog: old, right: .others)
        expectSound(report)
        #expect(report.counts.commits == 4)
        #expect(!FileManager.default.fileExists(atPath: "\(old).verify-\(getpid())"))
    }

    private func block(_ plain: [UInt8]) -> (bytes: [UInt8], check: Hash128, chunk: ChunkReference)
    {
        let chunk = ChunkReference(id: Digest.h256(plain), length: UInt32(plain.count))
        var bytes = ByteWriter()
        let check = plain.withUnsafeBytes {
            BlockHeader.write(
                codec: .none, plainBytes: plain.count, chunks: [chunk], payload: $0, into: &bytes)
        }
        return (bytes.bytes, check, chunk)
    }

    /// A crash keeps any part of what was not synced: a whole block behind a torn one makes no
    /// damage of it.
    @Test(arguments: [40, 60, 600]) func aTornBlockBeforeAWholeOneIsNoDamage(byte: Int) throws {
        let test = try TestRepository.filled()
        let pack = try #require(try test.openPacks.first)
        var torn = block(test.noise(900)).bytes
        torn[byte] ^= 1
        try test.overwrite(pack, test.content(pack) + torn + block(test.noise(800)).bytes)
        for catalog in [test.freshCatalog(), try test.oldCatalog()] {
            for reading in [VerifyRequest.DataReading.none, .all] {
                let report = try verify(test, reading, catalog: catalog)
                expectSound(report)
                if reading == .all || byte == 40 {
                    #expect(
                        report.notes.contains { if case .tornPack = $0 { true } else { false } },
                        "\(report.notes)")
                }
            }
        }
        // It stays so when a run has gone on, which begins another pack.
        try backUpMuch(test)
        expectSound(try verify(test, .all, catalog: test.freshCatalog()))
        try test.expectWhole()
    }

    /// A pack that was about to be sealed: its footer reached the disk, a block that no commit
    /// needs did not.
    @Test func aTornBlockUnderAFooterThatHasNoNameYetIsNoDamage() throws {
        let test = try TestRepository.filled()
        let pack = try #require(try test.openPacks.first)
        let extra = block(test.noise(900)).bytes
        try test.overwrite(pack, test.content(pack) + extra)
        let length = UInt64(try test.content(pack).count)
        let blocks = try test.open().scanner(pack, length: length).survey(
            from: 32, checksPayloads: true
        ).blocks
        let footer = PackFooter(
            entries: blocks.map {
                .init(
                    offset: $0.offset, length: UInt64($0.header.totalBytes),
                    headerCheck: $0.header.check)
            }
        ).encode()
        try test.overwrite(pack, test.content(pack) + footer)
        try test.flip(pack, byte: Int(length) - 3)
        expectSound(try verify(test, .all, catalog: test.freshCatalog()))
        expectSound(try verify(test, .all, catalog: test.oldCatalog()))
    }

    /// Damage is found in an open pack, which is sealed before it is known what that means.
    @Test(arguments: [40, 1_000], [false, true])
    func damageInAPackThatIsSealedMeanwhileIsStillNamed(byte: Int, isFresh: Bool) throws {
        let test = try TestRepository(packBytes: 1 << 20)
        for index in 0..<3 { try test.write("\(index).bin", test.noise(200_000)) }
        try test.backup()
        let pack = try #require(try test.openPacks.first)
        let catalog = isFresh ? test.freshCatalog() : try test.oldCatalog()
        // Bring it level before the damage, so that it knows the block.
        _ = try verify(test, .none, catalog: catalog)
        let name = Hash256([UInt8](repeating: 7, count: 32))
        try test.flip(pack, byte: byte)
        let interruption = Interruption(at: .journal) {
            // As a writer that has lost sight of the damage would.
            try FileManager.default.createDirectory(
                at: test.directory.appending(path: PackFiles.sealedDirectory(name)),
                withIntermediateDirectories: true)
            try FileManager.default.moveItem(
                at: test.directory.appending(path: pack),
                to: test.directory.appending(path: PackFiles.sealed(name)))
        }
        let report = try verify(test, .all, catalog: catalog, observer: interruption)
        #expect(interruption.wasMet && interruption.failure == nil)
        #expect(report.isDamaged)
    }
}
