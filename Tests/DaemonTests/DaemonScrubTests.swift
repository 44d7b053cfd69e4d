import CairnFormat
import CairnSimulation
import Glibc
import Synchronization
import TestSeed
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// The daemon reads its repository, and deals with what it finds.
@Suite struct DaemonScrubTests {
    private let directory = TemporaryDirectory(inMemory: true)
    private let seed = TestSeed.drawn
    private static let day: UInt64 = 86_400 * 1_000_000_000

    /// Some sealed packs of noise, which no codec makes smaller.
    private func world(
        files: Int = 8, rate: ScrubRate? = .usual, parity: Share? = nil, mends: Bool = true,
        before change: (DaemonWorld) -> Void = { _ in }
    ) throws -> DaemonWorld {
        print(TestSeed.replay)
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog.sqlite"), sources: [DaemonWorld.docs]
        ) {
            $0.scrub = ScrubConfiguration(rate: rate, parity: parity, mends: mends)
            $0.reconcileInterval = 1_000 * Self.day
        }
        change(world)
        if world.outside.scrubThread != nil { world.restart(seed: 3) }
        var generator = SplitMix64(seed: seed)
        for index in 0..<files {
            world.tree.write("/home/docs/noise-\(index)", generator.bytes(40_000))
        }
        try world.settle()
        #expect(try world.differences(DaemonWorld.docs) == [])
        return world
    }

    /// Writes a file, and has the daemon hear of it and keep it.
    private func save(_ world: DaemonWorld, _ name: String, _ content: [UInt8]) throws {
        world.tree.write("/home/docs/" + name, content)
        world.source.tell(.look(SourcePath(root: 1, path: name.pathBytes), .closed))
        try world.advance(seconds: 3)
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    private func packs(_ world: DaemonWorld) throws -> [(path: String, length: UInt64)] {
        try PackFiles.list(world.outside.storage).filter(\.isSealed).map { ($0.path, $0.length) }
    }

    /// Lets time pass, from one check to the next.
    private func pass(
        _ world: DaemonWorld, _ nanoseconds: UInt64, until isEnough: () throws -> Bool = { false }
    ) throws {
        let end = world.clock.monotonic() + nanoseconds
        try world.settle()
        while world.clock.monotonic() < end, try !isEnough() {
            // What is due, but may not be done now, waits.
            let due = world.loop.scrub.nextDeadline ?? end
            let next = min(
                due > world.clock.monotonic() ? due : world.clock.monotonic() + 60_000_000_000, end)
            world.clock.advance(nanoseconds: next - world.clock.monotonic())
            try world.settle()
        }
    }

    private func checked(_ world: DaemonWorld, since: Int64) throws -> UInt64 {
        try packs(world).reduce(0) { sum, pack in
            (world.loop.scrub.agenda.record.time(of: PackFiles.sealedID(pack.path)!) ?? .min)
                > since
                ? sum + pack.length : sum
        }
    }

    private func flip(_ world: DaemonWorld, _ path: String, at place: Double) throws {
        var bytes = try #require(try world.outside.storage.read(path, limit: 1 << 30))
        bytes[Int(Double(bytes.count) * place)] ^= 0x20
        world.outside.storage.overwrite(path, with: bytes)
    }

    // MARK: Packs that are gone

    /// Somebody removes a pack beside the daemon, or while none runs: what files still hold of it
    /// is kept again.
    @Test(arguments: [false, true]) func whatAPackHeldThatIsGoneIsStoredAnew(isBeside: Bool) throws
    {
        let world = try world(rate: nil)
        if !isBeside { world.stopCleanly() }
        for pack in try packs(world) { try world.outside.storage.remove(pack.path) }
        if !isBeside { world.restart(seed: 5) }
        try world.settle()
        let log = world.flush()
        try world.advance(seconds: 5)
        #expect(log.done != nil)
        #expect(try world.verify().isDamaged == false)
        #expect(try world.differences(DaemonWorld.docs) == [])
        #expect(world.loop.scrub.agenda.record.lostVersionCount == 0)
        #expect(
            try world.loop.repository.session?.writer.catalog.lackingContent()
                == LackingContent.none)
    }

    // MARK: How much, and when

    @Test func aDayReadsItsShareAndTwentyDaysReadEverything() throws {
        let world = try world(files: 40)
        let total = try packs(world).reduce(0) { $0 + $1.length }
        let largest = try #require(try packs(world).map(\.length).max())
        #expect(try packs(world).count >= 20)
        var latest: Int64 = world.clock.now().seconds
        for day in 1...21 {
            try pass(world, Self.day)
            let read = try checked(world, since: latest)
            #expect(read <= total / 20 + largest, "day \(day)")
            #expect(read > 0, "day \(day)")
            latest = world.clock.now().seconds
            // Started anew, it reads no more for it.
            if day % 5 == 0 {
                world.stopCleanly()
                world.restart(seed: UInt64(day))
                try world.settle()
            }
        }
        for pack in try packs(world) {
            #expect(world.loop.scrub.agenda.record.time(of: PackFiles.sealedID(pack.path)!) != nil)
        }
        let coverage = try #require(world.daemon.status().scrub)
        #expect(coverage.share == 1 && coverage.unchecked == 0 && coverage.bytes == total)
        #expect(try #require(coverage.oldest).seconds >= world.clock.now().seconds - 21 * 86_400)
        // A month later without a daemon, nothing counts any more.
        let later = Timestamp(seconds: world.clock.now().seconds + 40 * 86_400)
        #expect(
            try ScrubCoverage(
                Repository.open(world.outside.storage), world.loop.scrub.agenda.record, now: later
            ).share == 0)
        #expect(world.observer.damage == [])
    }

    @Test func offReadsNothingAndAReloadTurnsItOn() throws {
        let world = try world(rate: nil)
        try pass(world, 5 * Self.day)
        #expect(
            world.loop.scrub.agenda.record == ScrubRecord() && world.loop.scrub.nextDeadline == nil)
        world.outside.configuration.scrub.rate = ScrubRate(settingText: "100%/hour")
        world.daemon.reload { _ in }
        try pass(world, Self.day / 20)
        #expect(world.daemon.status().scrub?.share == 1)
    }

    @Test func whilePausedOrLentNothingIsRead() throws {
        let world = try world(rate: ScrubRate(settingText: "100%/minute"))
        world.daemon.pause(nanoseconds: nil)
        try pass(world, Self.day / 48)
        #expect(try checked(world, since: .min) == 0)
        world.daemon.resume()
        let access = Mutex<AccessToken?>(nil)
        world.daemon.acquire { token in access.withLock { $0 = token } }
        try pass(world, Self.day / 48)
        #expect(try checked(world, since: .min) == 0)
        world.daemon.release(try #require(access.withLock { $0 }))
        try pass(world, Self.day)
        #expect(try checked(world, since: .min) > 0)
    }

    /// The thread that reads stands still; saves are kept all the same, and what it finds is taken
    /// when it goes on.
    @Test func aSaveDoesNotWaitForIt() throws {
        let gate = Monitor(false)
        let world = try world(rate: ScrubRate(settingText: "100%/hour")) { world in
            world.outside.scrubThread = { gate.wait { $0 ? () : nil } }
        }
        // Of a pack.
        world.loop.scrub.agenda.nextJournal = .max
        world.clock.advance(seconds: 120)
        try world.settle()
        #expect(world.loop.scrub.working != nil, "nothing is read: nothing would be shown")
        for index in 0..<5 {
            try save(world, "saved-\(index)", "content \(index)".pathBytes)
        }
        #expect(world.loop.scrub.working != nil)
        #expect(try checked(world, since: .min) == 0)
        gate.update { $0 = true }
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let deadline = UInt64(now.tv_sec + 30) * 1_000_000_000
        // It says so when it has done.
        while let working = world.loop.scrub.working, working.result.take() == nil {
            if world.daemon.mailbox.wait(until: deadline).commands.isEmpty {
                throw Unexpected("the thread that reads does not end")
            }
        }
        try world.settle()
        #expect(try checked(world, since: .min) > 0)
        world.stopCleanly()
    }

    /// Another process is to have the repository: it does not wait for the whole pack.
    @Test func givingAccessEndsTheJobThatRuns() throws {
        let hasBegun = Monitor(false)
        let world = try world(rate: ScrubRate(settingText: "100%/hour")) { world in
            world.outside.scrubThread = { hasBegun.update { $0 = true } }
        }
        // Of a pack.
        world.loop.scrub.agenda.nextJournal = .max
        world.clock.advance(seconds: 120)
        try world.settle()
        hasBegun.wait { $0 ? () : nil }
        let access = Mutex<AccessToken?>(nil)
        world.daemon.acquire { token in access.withLock { $0 = token } }
        try world.settle()
        #expect(
            access.withLock { $0 } != nil && world.loop.scrub.working == nil
                && world.loop.repository.session == nil)
    }

    // MARK: Damage

    /// A flipped bit, or a sector that cannot be read.
    @Test(arguments: [false, true]) func whatStillLivesIsKeptAgain(isUnreadable: Bool) throws {
        let world = try world(rate: ScrubRate(settingText: "100%/hour"))
        let path = try #require(try packs(world).first).path
        if isUnreadable {
            world.outside.storage.spoilSector(3, of: path)
        } else {
            try flip(world, path, at: 0.3)
        }
        #expect(try world.verify().isDamaged)
        try pass(world, Self.day) { !world.observer.damage.isEmpty }
        let finding = try #require(world.observer.damage.first)
        #expect(
            finding.pack == path && finding.lostCount == 0 && finding.healedFromFiles > 0
                && finding.trouble == nil)
        #expect(
            world.outside.storage.contents.keys.contains {
                $0.hasPrefix("aside/") && $0.hasSuffix(path)
            })
        #expect(
            try packs(world).allSatisfy { $0.path != path },
            "\(world.outside.storage.contents.keys.sorted()) \(finding)")
        let report = try world.verify()
        #expect(!report.isDamaged && report.findings == [])
        #expect(try world.differences(DaemonWorld.docs) == [])
        #expect(
            world.loop.scrub.agenda.record.lostVersionCount == 0
                && world.loop.scrub.agenda.record.healedPacks == 1)
        // And it goes on as before.
        try save(world, "later", "more".pathBytes)
    }

    /// A root that the settings no longer name still has its versions, and its files are there.
    /// They are not read.
    @Test func noFileOutsideTheRootsOfTheSettingsIsRead() throws {
        let world = try DaemonWorld(catalogPath: directory.file("catalog.sqlite")) {
            $0.scrub = ScrubConfiguration(rate: nil, parity: nil, mends: true)
            $0.reconcileInterval = 1_000 * Self.day
        }
        var generator = SplitMix64(seed: seed)
        world.tree.write("/home/work/noise", generator.bytes(320_000))
        try world.settle()
        let path = try #require(try packs(world).first).path
        let isRead = Mutex(false)
        world.tree.onRead("/home/work/noise") { _ in isRead.withLock { $0 = true } }
        world.outside.configuration.sources = [.init(path: DaemonWorld.docs.bytes)]
        world.outside.configuration.scrub.rate = ScrubRate(settingText: "100%/hour")
        world.daemon.reload { _ in }
        try world.settle()
        try flip(world, path, at: 0.3)
        try pass(world, Self.day) { !world.observer.damage.isEmpty }
        let finding = try #require(world.observer.damage.first)
        #expect(finding.pack == path && finding.healedFromFiles == 0 && finding.lostCount > 0)
        #expect(!isRead.withLock { $0 })
    }

    /// The same chunks in a second pack, as a prune that was cut off leaves them; the catalog
    /// points to the first. What lived is gone. A second pack that is damaged in the same place
    /// helps nobody.
    @Test(arguments: [false, true])
    func whatAnotherPackHoldsIsNotLost(isSecondDamaged: Bool) throws {
        let world = try world(rate: nil)
        let path = try #require(try packs(world).first).path
        let second = try copyBlocks(of: path, in: world)
        world.loop.repository.session = nil
        world.loop.openIfDue()
        let commit = try #require(world.loop.repository.session).writer.catalogWriter.commitNumber
        let before = world.tree.snapshot(DaemonWorld.docs)
        for (name, _) in before where !name.isEmpty {
            try save(world, String(decoding: name, as: UTF8.self), "another content".pathBytes)
        }
        // The first block in the one lies last in the other.
        try flip(world, path, at: 0.05)
        if isSecondDamaged { try flip(world, second, at: 0.9) }
        world.outside.configuration.scrub.rate = ScrubRate(settingText: "100%/hour")
        world.daemon.reload { _ in }
        try pass(world, Self.day) {
            world.observer.damage.contains { $0.pack == path }
                && (!isSecondDamaged || world.observer.damage.count > 1)
        }
        let finding = try #require(world.observer.damage.first { $0.pack == path })
        #expect(finding.healedFromFiles == 0 && finding.trouble == nil)
        #expect(try world.verify().isDamaged == isSecondDamaged)
        #expect((world.loop.scrub.agenda.record.lostVersionCount > 0) == isSecondDamaged)
        guard !isSecondDamaged else { return }
        #expect(finding.copied > 0 && finding.salvaged > 0 && finding.lostCount == 0, "\(finding)")
        let stored = try StoredTree(
            world.loop.repository.session!.writer.repository,
            world.loop.repository.session!.writer.catalog)
        #expect(
            TestSupport.differences(
                try stored.read(root: DaemonWorld.docs, at: Int64(commit) - 1), expected: before)
                == [])
    }

    /// Another sealed pack of the same blocks, in the opposite order.
    private func copyBlocks(of path: String, in world: DaemonWorld) throws -> String {
        let storage = world.outside.storage
        let bytes = try #require(try storage.read(path, limit: 1 << 30))
        let offset = try #require(
            PackFooter.footerOffset(trailer: Array(bytes.suffix(PackFooter.trailerBytes))))
        let footer = try PackFooter(parsing: Array(bytes[Int(offset)...]), at: offset)
        #expect(footer.entries.count > 1)
        var copy = Array(bytes[..<PackHeader.byteCount])
        var entries: [PackFooter.Entry] = []
        for entry in footer.entries.reversed() {
            entries.append(
                PackFooter.Entry(
                    offset: UInt64(copy.count), length: entry.length, headerCheck: entry.headerCheck
                ))
            copy += bytes[Int(entry.offset)..<Int(entry.offset + entry.length)]
        }
        let end = PackFooter(entries: entries).encode()
        let id = PackFooter.packID(
            repository: try Repository.open(storage).description.repository, footer: end)
        try storage.makeDirectory(PackFiles.sealedDirectory(id))
        let writer = try storage.create(PackFiles.sealed(id))
        try writer.append(copy + end)
        try writer.sync()
        try writer.close()
        try storage.syncDirectory(PackFiles.sealedDirectory(id))
        return PackFiles.sealed(id)
    }

    /// At the next look for what is lost, and at once after another command had the repository.
    @Test(arguments: [false, true]) func whatIsLostIsNamedNeverServedAndFoundAgainWhenItComesBack(
        isLent: Bool
    ) throws {
        let world = try world(rate: ScrubRate(settingText: "100%/hour"))
        let before = world.tree.snapshot(DaemonWorld.docs)
        for (name, _) in before where !name.isEmpty {
            try save(world, String(decoding: name, as: UTF8.self), "another content".pathBytes)
        }
        let path = try #require(try packs(world).first).path
        try flip(world, path, at: 0.3)
        try pass(world, Self.day) { !world.observer.damage.isEmpty }
        let finding = try #require(world.observer.damage.first)
        #expect(finding.lostCount == 1 && finding.healedFromFiles == 0 && finding.salvaged > 0)
        let lost = try #require(finding.lost.first)
        #expect(lost.path.starts(with: "/home/docs/noise-".bytes) && !lost.isLive)
        #expect(lost.lostBytes > 0 && lost.lostBytes <= lost.contentBytes)
        #expect(world.daemon.status().lostVersions == 1)
        let report = try world.verify()
        #expect(
            report.damage.versionCount == 1 && report.damage.versions.first?.livePath == lost.path)
        // A daemon that is started anew still knows.
        world.stopCleanly()
        world.restart(seed: 9)
        try world.settle()
        #expect(world.daemon.status().lostVersions == 1)
        // The old content is saved anew: the next look finds that nothing is lost.
        for (name, item) in before where !name.isEmpty {
            try save(world, String(decoding: name, as: UTF8.self), item.content)
        }
        if isLent {
            let access = Mutex<AccessToken?>(nil)
            world.daemon.acquire { token in access.withLock { $0 = token } }
            try world.settle()
            world.daemon.release(try #require(access.withLock { $0 }))
            try world.advance(seconds: 60)
        } else {
            try pass(world, 2 * Self.day) { world.loop.scrub.agenda.record.lostVersionCount == 0 }
        }
        #expect(world.daemon.status().lostVersions == 0)
        #expect(try world.verify().isDamaged == false)
    }

    @Test func parityIsMadeWhenNothingElseIsToDoAndMends() throws {
        let world = try world(rate: nil, parity: Share(basisPoints: 500))
        try pass(world, Self.day / 10)
        let packs = try packs(world)
        for pack in packs {
            #expect(
                try world.outside.storage.size(of: PackFiles.parity(PackFiles.sealedID(pack.path)!))
                    != nil)
        }
        #expect(try world.verify().parityNotes == [])
        let (path, _) = try #require(packs.last)
        let whole = try world.outside.storage.read(path, limit: 1 << 30)
        try flip(world, path, at: 0.3)
        try flip(world, path, at: 0.7)
        // Its parity is damaged as well, and made anew.
        try flip(world, PackFiles.parity(PackFiles.sealedID(path)!), at: 0.01)
        world.outside.configuration.scrub.rate = ScrubRate(settingText: "100%/hour")
        world.daemon.reload { _ in }
        try pass(world, Self.day) { !world.observer.damage.isEmpty }
        #expect(
            world.observer.damage.first?.healedByParity == true
                && world.observer.damage.first?.lostCount == 0)
        let isSame = try world.outside.storage.read(path, limit: 1 << 30) == whole
        #expect(isSame)
        #expect(!world.outside.storage.contents.keys.contains { $0.hasPrefix("aside/") })
        let report = try world.verify()
        #expect(!report.isDamaged && report.parityNotes == [])
    }

    @Test func aDaemonThatOnlyAddsNamesTheDamage() throws {
        let world = try world(rate: ScrubRate(settingText: "100%/hour"), mends: false)
        let path = try #require(try packs(world).first).path
        try flip(world, path, at: 0.3)
        let before = world.outside.storage.contents
        try pass(world, Self.day) { !world.observer.damage.isEmpty }
        #expect(world.observer.damage.first?.trouble?.contains("cairn repair") == true)
        #expect(world.outside.storage.contents == before)
    }

    /// Whoever reads is not robbed of the pack; it is mended when he has done.
    @Test func aPackIsMendedWhenNobodyReads() throws {
        let world = try world(rate: ScrubRate(settingText: "100%/hour"))
        let path = try #require(try packs(world).first).path
        try flip(world, path, at: 0.3)
        do {
            let outcome = try world.outside.storage.lockReaders(exclusive: false)
            try withExtendedLifetime(outcome) {
                try pass(world, Self.day / 24)
                #expect(
                    try packs(world).contains { $0.path == path } && world.observer.damage == [])
            }
        }
        try pass(world, Self.day) { !world.observer.damage.isEmpty }
        #expect(world.observer.damage.first?.lostCount == 0)
    }

    /// Power cuts and kills while a damaged pack is dealt with: nothing is lost that was not, and
    /// the next daemon finishes.
    @Test func aCrashWhileMendingLosesNothing() throws {
        let first = try world(rate: ScrubRate(settingText: "100%/hour"))
        let path = try #require(try packs(first).first).path
        try flip(first, path, at: 0.3)
        first.stopCleanly()
        let storage = first.outside.storage
        for (round, step) in stride(from: 1, to: 60, by: 3).enumerated() {
            let copy = storage.copy(seed: UInt64(step))
            first.outside.storage = copy
            first.outside.savedScrub = nil
            first.restart(seed: UInt64(step))
            first.outside.storage = copy
            let world = first
            try world.settle()
            world.outside.storage.failAt(
                operation: world.outside.storage.operationCount + step,
                with: round % 2 == 0 ? .crash : .kill)
            try? pass(world, Self.day / 4) {
                world.outside.storage.hasCrashed || !world.observer.damage.isEmpty
            }
            world.restart(seed: UInt64(step) + 7, hasPower: round % 2 != 0)
            try world.settle()
            try pass(world, Self.day / 2)
            let report = try world.verify()
            #expect(!report.isDamaged, "step \(step): \(report.findings)")
            #expect(try world.differences(DaemonWorld.docs) == [], "step \(step)")
            world.stopCleanly()
        }
    }
}

extension VerifyReport {
    /// What it says of parity.
    fileprivate var parityNotes: [VerifyNote] {
        notes.filter { note in
            switch note {
            case .mendable, .damagedParity, .unknownFile, .leftover: true
            default: false
            }
        }
    }
}
