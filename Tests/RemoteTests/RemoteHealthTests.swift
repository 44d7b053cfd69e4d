import CairnFormat
import CairnSimulation
import Testing

@testable import CairnRemote

/// What is remembered of verifications and drills.
@Suite struct RemoteHealthTests {
    @Test func packsAreCountedOnceWithTheirParity() {
        let id = String(repeating: "ab", count: 32)
        let damage = RemoteHealth.Damage(
            .structure, paths: ["packs/ab/\(id).pack", "packs/ab/\(id).parity", "delta/1-2"],
            versions: 3)
        #expect(damage.packs == 1 && damage.others == 1 && damage.versions == 3)
    }

    @Test func onlyAsMuchReadingDisprovesDamage() {
        var health = RemoteHealth()
        health.verified(.structure, nil, at: 1)
        #expect(health.verified == 1 && health.damage == nil)
        health.verified(.structure, .init(.structure), at: 2)
        #expect(health.damage?.seconds == 2)
        health.verified(.structure, nil, at: 3)
        #expect(health.damage == nil && health.verified == 3)

        health.verified(.everything, .init(.everything), at: 4)
        health.verified(.sample, nil, at: 5)
        #expect(health.damage?.seconds == 4)
        // A listing that finds something else does not make that forgotten.
        health.verified(.structure, .init(.structure), at: 6)
        health.verified(.structure, nil, at: 7)
        #expect(health.damage?.reading == .everything)
        health.verified(.everything, nil, at: 8)
        #expect(health.damage == nil)

        health.verified(.structure, .init(.structure), at: 9)
        health.drilled(.init(.sample), at: 9)
        #expect(health.damage?.finder == .verification)
        health.verified(.structure, nil, at: 9)
        health.drilled(.init(.structure), at: 9)
        health.verified(.structure, nil, at: 10)
        health.drilled(nil, at: 11)
        #expect(health.damage?.finder == .drill && health.drilled == 11)
        health.verified(.everything, nil, at: 12)
        #expect(health.damage == nil)
    }

    private static func pushed(isWhole: Bool) throws -> PushRun.Result {
        var result = PushRun.Result(
            manifest: RemoteManifest(
                repository: Hash128(Array(1...16)), number: 1, previous: nil, seconds: 1, host: "",
                program: "",
                record: 0, recordHash: Hash256([UInt8](repeating: 1, count: 32)), commit: nil,
                description: [], deltas: [],
                packs: 0, packBytes: 0), isNew: false)
        result.isWhole = isWhole
        return result
    }

    /// A push that looked at each length disproves what a listing showed, and no more.
    @Test func aPushDisprovesWhatItLookedAt() throws {
        for (reading, isWhole, isLeft) in [
            (.structure, false, true), (.structure, true, false), (.everything, true, true),
        ] as [(RemoteHealth.Reading, Bool, Bool)] {
            var health = RemoteHealth()
            health.verified(reading, .init(reading), at: 1)
            health.pushed(try Self.pushed(isWhole: isWhole), at: 2)
            #expect((health.damage != nil) == isLeft, "\(reading), \(isWhole)")
        }
    }

    @Test func anEmptyRemoteIsRememberedUntilSomethingIsSeenThere() throws {
        let seen: [(inout RemoteHealth) throws -> Void] = [
            { $0.verified(.structure, nil, at: 3) },
            { $0.verified(.structure, .init(.structure), at: 3) },
            { $0.pushed(try Self.pushed(isWhole: false), at: 3) },
            { $0.sawState() },
        ]
        for see in seen {
            var health = RemoteHealth()
            health.contradicted(by: .absent, at: 1)
            health.contradicted(by: .absent, at: 2)
            #expect(
                try RemoteHealth(decoding: health.encode()).contradiction
                    == .init(kind: .absent, seconds: 1))
            #expect(health.loss == nil && health.damage == nil)
            try see(&health)
            #expect(health.contradiction == nil)
            #expect(try RemoteHealth(decoding: health.encode()) == health)
        }
    }

    /// A push that only listed manifests does not disprove what a reader saw in them.
    @Test(arguments: [RemoteHealth.Contradiction.Kind.older, .unreadable])
    func anotherStateIsRememberedUntilItIsDisproved(kind: RemoteHealth.Contradiction.Kind) throws {
        var health = RemoteHealth()
        health.contradicted(by: .absent, at: 1)
        health.contradicted(by: kind, at: 2)
        health.contradicted(by: kind, at: 3)
        health.contradicted(by: .absent, at: 4)
        health.pushed(try Self.pushed(isWhole: false), at: 5)
        #expect(health.contradiction == .init(kind: kind, seconds: 2) && health.damaged == 2)
        #expect(health.damage == nil)
        #expect(try RemoteHealth(decoding: health.encode()) == health)
        health.pushed(try Self.pushed(isWhole: true), at: 6)
        #expect(health.contradiction == nil && health.damaged == nil)
    }

    @Test func aPullAddsToWhatWasFoundAndDisprovesNothing() {
        var health = RemoteHealth()
        var counted = RemoteHealth.Damage(.structure)
        (counted.packs, counted.versions) = (3, 5)
        health.verified(.structure, counted, at: 1)
        let altered = RemoteHealth.Damage(.everything, paths: ["packs/ab/x.pack"], versions: 0)
        health.pulled(altered, at: 2)
        #expect(health.damage?.finder == .pull && health.damage?.reading == .everything)
        #expect(health.damage?.packs == 3 && health.damage?.versions == 5)
        health.drilled(.init(.sample), at: 3)
        health.verified(.structure, nil, at: 4)
        #expect(health.damage?.seconds == 2)
        health.verified(.everything, nil, at: 5)
        #expect(health.damage == nil)
    }

    @Test func bytesAreReadBackAndDamagedOnesAreNoRecord() throws {
        var health = RemoteHealth()
        #expect(try RemoteHealth(decoding: health.encode()) == health)
        health.verified(.sample, nil, at: 5)
        var damage = RemoteHealth.Damage(.everything, paths: [], versions: 1 << 40)
        damage.packs = 3
        health.drilled(damage, at: 6)
        var bytes = health.encode()
        #expect(try RemoteHealth(decoding: bytes) == health)
        for index in bytes.indices {
            bytes[index] ^= 1
            #expect(throws: FormatError.self) { try RemoteHealth(decoding: bytes) }
            bytes[index] ^= 1
        }
        let scratch = RemoteScratch(storage: SimulatedStorage(seed: 1), path: { _ in nil })
        #expect(scratch.health() == RemoteHealth())
        try scratch.save(health)
        #expect(scratch.health() == health)
    }
}
