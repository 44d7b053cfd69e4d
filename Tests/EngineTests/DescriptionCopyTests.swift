import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository

/// `cairn.json` and its copies: any one of the three is enough, and none keeps what was removed.
@Suite struct DescriptionCopyTests {
    private static let files = ["cairn.json", "cairn.copy", "journal/cairn.json"]

    enum Harm: CaseIterable {
        case deleted, flipped, cut, unreadable

        func apply(to file: String, _ storage: SimulatedStorage) throws {
            guard let bytes = try storage.read(file, limit: 1 << 20) else { return }
            switch self {
            case .deleted: try storage.remove(file)
            case .flipped:
                storage.overwrite(
                    file,
                    with: bytes.enumerated().map {
                        $0.offset == bytes.count / 2 ? $0.element ^ 4 : $0.element
                    })
            case .cut: storage.overwrite(file, with: Array(bytes.prefix(100)))
            case .unreadable: storage.spoilSector(0, of: file)
            }
        }
    }

    private static func rig(isEncrypted: Bool = true) throws -> BackupRig {
        let rig = try BackupRig(
            description: isEncrypted
                ? TestKeys.encrypted(BackupRig.description()) : BackupRig.description())
        rig.tree.makeDirectory("/home/a")
        try rig.backUp()
        return rig
    }

    private static func contents(_ storage: SimulatedStorage) -> [[UInt8]?] {
        files.map { storage.contents[$0] }
    }

    private static func verify(_ rig: BackupRig) throws -> VerifyReport {
        try VerifyRun(
            TestKeys.open(rig.storage), catalogPath: rig.catalogPath, clock: rig.clock,
            randomness: SeededRandomness(seed: 1),
            cancellation: Cancellation(), observer: nil
        ).run(VerifyRequest(readData: .all, readers: 0))
    }

    private static func repair(_ rig: BackupRig) throws -> RepairReport {
        try RepairRun(
            TestKeys.open(rig.storage, seed: 77), catalogPath: rig.catalogPath,
            fileSystem: rig.tree, clock: rig.clock,
            randomness: SeededRandomness(seed: 2), request: RepairRequest(readers: 0),
            cancellation: Cancellation(), observer: nil
        ).run()
    }

    @Test(arguments: Harm.allCases, [false, true]) func aCopyStandsInUntilRepairBringsItBack(
        harm: Harm, isEncrypted: Bool
    ) throws {
        for last in Self.files {
            let rig = try Self.rig(isEncrypted: isEncrypted)
            let good = try #require(rig.storage.contents["cairn.json"])
            #expect(Self.contents(rig.storage) == [good, good, good])
            for file in Self.files where file != last { try harm.apply(to: file, rig.storage) }
            var told: [DescriptionStandIn] = []
            let description = try Repository.description(in: rig.storage) { told.append($0) }
            #expect(description == rig.repository.description)
            #expect(told.map(\.file) == (last == "cairn.json" ? [] : [last]))
            let report = try Self.verify(rig)
            #expect(report.isDamaged == (last != "cairn.json"))
            #expect(report.findings.count == (last == "cairn.json" ? 0 : 1))
            #expect(report.notes.count == (last == "cairn.json" ? 2 : 1), "\(report.notes)")
            // Backups go on; what they bring level are the copies, and the damaged one waits for a
            // repair.
            rig.tree.makeDirectory("/home/b")
            try rig.backUp()
            #expect(try rig.differences().isEmpty)
            #expect(Self.contents(rig.storage).dropFirst() == [good, good])
            let damaged = rig.storage.contents["cairn.json"]
            let repaired = try Self.repair(rig)
            #expect(
                repaired.description.map(\.file) == (last == "cairn.json" ? [] : ["cairn.json"]))
            #expect(
                repaired.quarantined
                    == (last == "cairn.json" || harm == .deleted ? [] : ["cairn.json"]))
            if let damaged, let aside = repaired.quarantine {
                #expect(rig.storage.contents[aside + "/cairn.json"] == damaged)
            }
            #expect(Self.contents(rig.storage) == [good, good, good])
            let after = try Self.verify(rig)
            #expect(!after.isDamaged && after.notes.isEmpty, "\(after.notes)")
            #expect(try rig.differences().isEmpty)
        }
    }

    @Test func aWholeDescriptionWinsAndLevelsItsCopies() throws {
        let rig = try Self.rig()
        let good = try #require(rig.storage.contents["cairn.json"])
        let other = try BackupRig.description(compression: .none).encode()
        rig.storage.overwrite("cairn.copy", with: other)
        try rig.storage.remove("journal/cairn.json")
        #expect(try Repository.description(in: rig.storage).isEncrypted)
        let notes = try Self.verify(rig).notes
        #expect(
            notes.contains(
                .descriptionCopy(
                    DescriptionFault(
                        file: "cairn.copy", why: "it differs from cairn.json", isWhole: true))))
        #expect(
            notes.contains(
                .descriptionCopy(
                    DescriptionFault(
                        file: "journal/cairn.json", why: "it is missing", isWhole: false))))
        let writer = try rig.openWriter()
        #expect(writer.notes == ["cairn.copy was rewritten: it differs from cairn.json"])
        #expect(Self.contents(rig.storage) == [good, good, good])
    }

    @Test func whereNoneIsWholeTheDescriptionIsRefused() throws {
        let rig = try Self.rig()
        for file in Self.files { try Harm.flipped.apply(to: file, rig.storage) }
        let error = #expect(throws: RepositoryError.self) { try TestKeys.open(rig.storage) }
        guard case .damagedDescription = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        for file in Self.files { try rig.storage.remove(file) }
        #expect(throws: RepositoryError.lostDescription(hasCopy: false)) {
            try TestKeys.open(rig.storage)
        }
    }

    /// A newer version's, and one that somebody without the key wrote: no copy is asked instead.
    @Test func aWholeDescriptionThatIsRefusedIsNotPassedOver() throws {
        let rig = try Self.rig()
        let good = try #require(rig.storage.contents["cairn.json"])
        func put(_ word: String, _ replacement: String) {
            var text = String(decoding: good, as: UTF8.self).replacing(word, with: replacement)
            let sum = text.firstMatch(of: /"checksum" : "([0-9a-f]{64})"/)
            if let digits = sum?.output.1 {
                let blank = text.replacing(digits, with: String(repeating: "0", count: 64))
                text = text.replacing(digits, with: Digest.h256(Array(blank.utf8)).description)
            }
            rig.storage.overwrite("cairn.json", with: Array(text.utf8))
        }
        put("\"format\" : 1", "\"format\" : 2")
        #expect(
            throws: RepositoryError.unknownDescription(
                FormatError("cairn.json", "format 2; this program reads format 1"))
        ) {
            try TestKeys.open(rig.storage)
        }
        put("\"pack_bytes\" : 65536", "\"pack_bytes\" : 65537")
        let error = #expect(throws: RepositoryError.self) { try TestKeys.open(rig.storage) }
        guard case .alteredDescription = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(throws: RepositoryError.self) { try rig.repository.changeSlots { $0 } }
        #expect(rig.storage.contents["cairn.copy"] == good)
    }

    // MARK: Keys

    /// The power goes between any two of the writes: whichever file is lost then, one password
    /// opens the rest, and the next writer levels them.
    @Test(arguments: [SimulatedStorage.Fault.crash, .error(28)])
    func keysChangeInAllOrStayAsTheyWere(fault: SimulatedStorage.Fault) throws {
        let rig = try Self.rig()
        let new = SecretBytes(copying: Array("another".utf8))
        let slot = try TestKeys.slot(rig.repository.description.repository, new)
        var outcomes: Set<Bool> = []
        for operation in 1...40 {
            let start = rig.storage.copy(seed: UInt64(operation))
            let repository = try TestKeys.open(start)
            let before = try Repository.description(in: start).slots
            start.failAt(operation: start.operationCount + operation, with: fault)
            var failure: (any Error)?
            do { try repository.changeSlots { _ in [slot] } } catch { failure = error }
            let isAcknowledged = failure == nil
            let after = start.hasCrashed ? start.crash(seed: UInt64(operation)) : start
            for lost in Self.files + [""] {
                let found = after.copy(seed: 1)
                try Harm.flipped.apply(to: lost, found)
                let slots = try Repository.description(in: found).slots
                #expect(slots == [slot] || slots == before)
                if isAcknowledged { #expect(slots == [slot]) }
            }
            let slots = try Repository.description(in: after).slots
            // Who throws the new password away, because it "failed", has none that opens it.
            if let failure, case .error = fault {
                let saysChanged =
                    if case RepositoryError.changedKeys = failure { true } else { false }
                #expect(saysChanged == (slots == [slot]), "\(operation): \(failure)")
            }
            _ = try TestKeys.open(after).renewCopies()
            for file in Self.files {
                #expect(
                    try RepositoryDescription(parsing: #require(after.contents[file])).slots
                        == slots)
            }
            outcomes.insert(isAcknowledged)
        }
        #expect(outcomes == [false, true])
    }

    @Test func aRemovedSlotIsInNoFileAnyMore() throws {
        let rig = try Self.rig()
        let id = rig.repository.description.repository
        let old = rig.repository.description.slots[0]
        // A damaged one lies in `aside/`, and another is damaged now.
        try Harm.flipped.apply(to: "cairn.json", rig.storage)
        #expect(try Self.repair(rig).quarantined == ["cairn.json"])
        try Harm.flipped.apply(to: "cairn.json", rig.storage)
        func holders() -> [String] {
            rig.storage.contents.filter { $0.value.firstRange(of: Array(old.id.utf8)) != nil }.map(
                \.key
            ).sorted()
        }
        #expect(holders().count == 4)
        let slot = try TestKeys.slot(id, SecretBytes(copying: Array("another".utf8)))
        try TestKeys.open(rig.storage, seed: 5).changeSlots { _ in [slot] }
        #expect(holders().isEmpty)
        #expect(Set(Self.contents(rig.storage)).count == 1)
        #expect(try Self.verify(rig).notes.isEmpty)
    }

    // MARK: Making one

    @Test func aRepositoryThatLostItsDescriptionIsNotMadeAnew() throws {
        for isEncrypted in [false, true] {
            for kept in Self.files.dropFirst() + ["journal/00000001.journal", "packs"] {
                let rig = try Self.rig(isEncrypted: isEncrypted)
                rig.tree.write("/home/b", "content")
                try rig.backUp()
                for file in rig.storage.contents.keys
                where file != "journal/head" && !file.hasPrefix(kept) {
                    try rig.storage.remove(file)
                }
                let before = rig.storage.contents
                #expect(
                    throws: RepositoryError.lostDescription(
                        hasCopy: kept.hasSuffix(".json") || kept.hasSuffix(".copy")), "\(kept)"
                ) {
                    try TestKeys.create(in: rig.storage, rig.repository.description)
                }
                #expect(rig.storage.contents == before)
            }
        }
    }

    @Test func anInterruptedInitIsBegunAgain() throws {
        var wasMade: Set<Bool> = []
        for operation in 1...40 {
            var storage = SimulatedStorage(seed: UInt64(operation))
            storage.failAt(operation: operation, with: .crash)
            _ = try? TestKeys.create(in: storage, TestKeys.encrypted(BackupRig.description()))
            storage = storage.crash(seed: UInt64(operation))
            let isMade = storage.contents["cairn.json"] != nil
            wasMade.insert(isMade)
            // No copy without it.
            if !isMade {
                _ = try TestKeys.create(in: storage, TestKeys.encrypted(BackupRig.description()))
            }
            let repository = try TestKeys.open(storage)
            _ = repository.renewCopies()
            #expect(Set(Self.contents(storage)).count == 1)
        }
        #expect(wasMade == [false, true])
    }
}
