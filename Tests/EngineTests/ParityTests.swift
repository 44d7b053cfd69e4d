import CairnFormat
import CairnSimulation
import TestSeed
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnRepository

/// Packs with parity, damaged in every way: what comes back is the pack, byte for byte, or a clear
/// word and nothing changed.
@Suite struct PackParityTests {
    private let seed = TestSeed.drawn

    /// Some sealed packs of 64 KiB and more.
    private func rig(_ generator: inout SplitMix64) throws -> BackupRig {
        let rig = try BackupRig(description: BackupRig.description(compression: .none))
        for index in 0..<6 {
            rig.tree.write("/home/noise-\(index)", generator.bytes(50_000))
        }
        try rig.backUp()
        return rig
    }

    private func packs(_ rig: BackupRig) throws -> [(id: Hash256, path: String)] {
        try PackFiles.list(rig.storage).filter(\.isSealed).map {
            (PackFiles.sealedID($0.path)!, $0.path)
        }
    }

    private func content(_ rig: BackupRig, _ path: String) throws -> [UInt8] {
        try #require(try rig.storage.read(path, limit: 1 << 30))
    }

    /// One way of damage.
    private enum Harm: CaseIterable {
        case flips, stretch, tail, zeros, garbageBehind
    }

    private func damage(
        _ bytes: [UInt8], _ harm: Harm, _ amount: Int, _ generator: inout SplitMix64
    ) -> [UInt8] {
        var bytes = bytes
        switch harm {
        case .flips:
            for _ in 0..<amount {
                bytes[Int.random(in: bytes.indices, using: &generator)] ^= UInt8(
                    1 << Int.random(in: 0..<8, using: &generator))
            }
        case .stretch, .zeros:
            let start = Int.random(in: 0...max(0, bytes.count - amount), using: &generator)
            for index in start..<min(start + amount, bytes.count) {
                bytes[index] = harm == .zeros ? 0 : bytes[index] ^ 0xa5
            }
        case .tail: bytes.removeLast(min(amount, bytes.count))
        case .garbageBehind: bytes += (0..<amount).map { UInt8(truncatingIfNeeded: $0) }
        }
        return bytes
    }

    @Test func whatIsWithinTheShareComesBackByteForByte() throws {
        print(TestSeed.replay)
        var generator = SplitMix64(seed: seed)
        let rig = try rig(&generator)
        let parity = PackParity(repository: rig.repository)
        let packs = try packs(rig)
        #expect(packs.count >= 3)
        for (id, path) in packs {
            try parity.write(id, share: 500)
            let whole = try content(rig, path)
            let file = try content(rig, PackFiles.parity(id))
            for round in 0..<30 {
                let harm = Harm.allCases[round % Harm.allCases.count]
                let share = whole.count * 5 / 100
                let amount =
                    harm == .flips
                    ? 1 + round % 3 : 1 + Int.random(in: 0..<share, using: &generator)
                rig.storage.overwrite(path, with: damage(whole, harm, amount, &generator))
                let outcome = try parity.heal(id)
                guard case .healed = outcome else {
                    Issue.record("\(harm) of \(amount) bytes: \(outcome)")
                    continue
                }
                let isSame = try content(rig, path) == whole
                #expect(isSame, "\(harm) of \(amount) bytes")
                #expect(try rig.storage.size(of: path + ".tmp") == nil)
            }
            #expect(try content(rig, PackFiles.parity(id)) == file)
            #expect(try parity.heal(id) == .whole)
        }
    }

    /// Damage in the parity file costs some of its power, never the truth.
    @Test func damageInBothNeverGivesAnythingFalse() throws {
        print(TestSeed.replay)
        var generator = SplitMix64(seed: seed)
        let rig = try rig(&generator)
        let parity = PackParity(repository: rig.repository)
        let (id, path) = try #require(try packs(rig).first)
        try parity.write(id, share: 500)
        let whole = try content(rig, path)
        let file = try content(rig, PackFiles.parity(id))
        var healed = 0
        for round in 0..<160 {
            let amount = 1 + Int.random(in: 0..<whole.count / 8, using: &generator)
            let damaged = damage(
                whole, Harm.allCases[round % 5], round % 5 == 0 ? amount % 40 + 1 : amount,
                &generator)
            rig.storage.overwrite(path, with: damaged)
            let harm = Harm.allCases.randomElement(using: &generator)!
            rig.storage.overwrite(
                PackFiles.parity(id),
                with: damage(file, harm, 1 + Int.random(in: 0..<400, using: &generator), &generator)
            )
            let outcome = try parity.heal(id)
            let now = try content(rig, path)
            switch outcome {
            case .healed, .whole:
                healed += 1
                let isSame = now == whole
                #expect(isSame)
            case .beyond, .noParity:
                let isAsItWas = now == damaged
                #expect(isAsItWas, "what could not be mended was changed")
            }
            #expect(try rig.storage.size(of: path + ".tmp") == nil)
        }
        #expect(healed > 20)
    }

    @Test func oneDamagedByteAnywhereInTheParityFileTakesNothingAway() throws {
        var generator = SplitMix64(seed: 4)
        let rig = try rig(&generator)
        let parity = PackParity(repository: rig.repository)
        let (id, path) = try #require(try packs(rig).first)
        try parity.write(id, share: 500)
        let whole = try content(rig, path)
        let file = try content(rig, PackFiles.parity(id))
        #expect(try ParityFile(id, in: rig.repository)?.isWhole() == true)
        // One shard of the pack is lost; with one of the parity as well, that is still within the
        // share.
        var damaged = whole
        damaged[whole.count / 2] ^= 1
        for offset in stride(from: 0, to: file.count, by: 37) {
            var bytes = file
            bytes[offset] ^= 0x10
            rig.storage.overwrite(PackFiles.parity(id), with: bytes)
            rig.storage.overwrite(path, with: damaged)
            #expect(try ParityFile(id, in: rig.repository)?.isWhole() == false, "byte \(offset)")
            guard case .healed = try parity.heal(id) else {
                Issue.record("byte \(offset)")
                continue
            }
            let isSame = try content(rig, path) == whole
            #expect(isSame)
        }
    }

    @Test func beyondTheShareItSaysSoAndChangesNothing() throws {
        var generator = SplitMix64(seed: 9)
        let rig = try rig(&generator)
        let parity = PackParity(repository: rig.repository)
        let (id, path) = try #require(try packs(rig).first)
        #expect(try parity.heal(id) == .whole)
        let whole = try content(rig, path)
        var damaged = whole
        for index in 0..<whole.count / 5 { damaged[index + 100] ^= 0xff }
        rig.storage.overwrite(path, with: damaged)
        #expect(try parity.heal(id) == .noParity)
        rig.storage.overwrite(path, with: whole)
        try parity.write(id, share: 500)
        rig.storage.overwrite(path, with: damaged)
        guard case .beyond(let why) = try parity.heal(id) else {
            Issue.record("a fifth came back from a twentieth")
            return
        }
        #expect(why.contains("lost, but its parity data can restore only"))
        #expect(try content(rig, path) == damaged)
    }

    @Test func parityIsNotMadeOfADamagedPackAndNotTakenFromAnother() throws {
        var generator = SplitMix64(seed: 2)
        let rig = try rig(&generator)
        let parity = PackParity(repository: rig.repository)
        let packs = try packs(rig)
        let (id, path) = packs[0]
        let whole = try content(rig, path)
        var damaged = whole
        damaged[5_000] ^= 1
        rig.storage.overwrite(path, with: damaged)
        #expect(throws: PackScanner.Problem.self) { try parity.write(id, share: 500) }
        #expect(try rig.storage.size(of: PackFiles.parity(id)) == nil)
        #expect(try rig.storage.size(of: PackFiles.parity(id) + ".tmp") == nil)
        // That of another pack, under this one's name.
        try parity.write(packs[1].id, share: 500)
        let other = try content(rig, PackFiles.parity(packs[1].id))
        rig.storage.overwrite(path, with: whole)
        try parity.write(id, share: 500)
        rig.storage.overwrite(PackFiles.parity(id), with: other)
        rig.storage.overwrite(path, with: damaged)
        #expect(try parity.heal(id) == .beyond("its parity file belongs to another pack"))
    }

    /// The machine stops at any operation: the pack is the damaged or the whole one, and the next
    /// try succeeds.
    @Test func aCrashWhileItMendsLeavesTheOldOrTheNew() throws {
        var generator = SplitMix64(seed: 3)
        let first = try rig(&generator)
        let (id, path) = try #require(try packs(first).first)
        try PackParity(repository: first.repository).write(id, share: 500)
        let whole = try content(first, path)
        var damaged = whole
        damaged.removeLast(900)
        first.storage.overwrite(path, with: damaged)
        let before = first.storage.copy(seed: 1)
        let start = before.operationCount
        _ = try PackParity(repository: Repository.open(before)).heal(id)
        let operations = before.operationCount - start
        #expect(operations > 10)
        for operation in 0..<operations {
            let storage = first.storage.copy(seed: UInt64(operation))
            let repository = try Repository.open(storage)
            storage.failAt(operation: storage.operationCount + 1 + operation, with: .crash)
            _ = try? PackParity(repository: repository).heal(id)
            let after = storage.crash(seed: UInt64(operation))
            let now = try #require(try after.read(path, limit: 1 << 30))
            #expect(now == whole || now == damaged, "operation \(operation)")
            let again = try PackParity(repository: Repository.open(after)).heal(id)
            #expect(again != .noParity)
            let isSame = try after.read(path, limit: 1 << 30) == whole
            #expect(isSame, "operation \(operation): \(again)")
        }
    }
}
