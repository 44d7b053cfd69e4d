import CairnFormat
import CairnSimulation
import Synchronization
import TestSeed
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRemote
@testable import CairnRepository

/// Removing from a remote: what is within the minimum age stays whatever happens.
@Suite struct RemotePruneTests {
    private static let day: Int64 = 86_400

    /// A remote with a history of states, and what each of them held.
    private final class History {
        let rig: RemoteRig
        /// The name of each state, its time, and the tree of its last commit.
        var states: [(name: RemoteKey.Name, seconds: Int64, tree: [[UInt8]: SnapshotItem])] = []

        init(seed: UInt64, isEncrypted: Bool = false, pushes: Int = 8, days: Int = 8) throws {
            rig = try RemoteRig(seed: seed, isEncrypted: isEncrypted)
            for _ in 0..<pushes {
                rig.rig.clock.advance(seconds: UInt64(1 + rig.generator.below(2 * days)) * 86_400)
                try rig.backUp(changes: 8)
                if rig.generator.oneIn(2) {
                    try rig.forgetAll()
                    _ = try PruneRun(
                        rig.rig.openWriter(), PruneRequest(), cancellation: Cancellation()
                    ).run()
                }
                try push()
            }
        }

        var now: Int64 { rig.rig.clock.now().seconds }

        func push() throws {
            rig.remote.now = now
            try rig.push(deltaBytes: 1 << 20)
            guard let newest = try rig.state.manifests().first, newest != states.last?.name
            else { return }
            let found = try rig.state.read(newest, keys: rig.keys)
            states.append(
                (newest, found?.manifest.seconds ?? 0, rig.rig.tree.snapshot("/home")))
        }

        @discardableResult
        func prune(
            days: Int64 = 20, _ change: (inout RemotePruneRun.Options) -> Void = { _ in }
        ) throws -> RemotePruneRun.Result {
            var options = RemotePruneRun.Options(minimumAgeSeconds: days * RemotePruneTests.day)
            change(&options)
            let isEncrypted = rig.rig.repository.description.isEncrypted
            return try RemotePruneRun(
                rig.state, keys: isEncrypted ? TestKeys.keys(seed: 5) : nil,
                scratch: RemoteScratch(storage: SimulatedStorage(seed: 4), path: { _ in nil }),
                clock: rig.rig.clock, options: options, cancellation: Cancellation()
            ).run()
        }

        /// What does not come back of the states that are within the age, each cloned alone.
        func wrongs(days: Int64 = 20) throws -> [String] {
            let limit = now - days * RemotePruneTests.day
            return try states.filter { $0.seconds >= limit || $0.name == states.last?.name }
                .flatMap { state in
                    try wrongs(of: state.name, state.tree).map { "\(state.name): \($0)" }
                }
        }

        private func wrongs(of name: RemoteKey.Name, _ tree: [[UInt8]: SnapshotItem]) throws
            -> [String]
        {
            guard let found = try rig.state.read(name, keys: rig.keys) else {
                return ["it is gone"]
            }
            let files = try RemoteFiles(
                rig.state, found.manifest,
                scratch: RemoteScratch(storage: SimulatedStorage(seed: 3), path: { _ in nil }))
            let storage = RemoteStorage(rig.state, found, files)
            let target = SimulatedStorage(seed: 9)
            try CloneRun(
                try TestKeys.open(storage, seed: 8), source: storage, files: files, into: target,
                cancellation: Cancellation()
            ).run()
            let directory = TemporaryDirectory(inMemory: true)
            let clone = try TestKeys.open(target, seed: 2)
            let catalog = try Catalog(
                path: directory.file("catalog"), repository: rig.state.repository)
            _ = try CatalogSync(repository: clone, catalog: catalog).run()
            let stored = try StoredTree(clone, catalog)
            guard let last = try stored.commits().last(where: { $0.commit.kind != .maintenance })
            else { return ["there is no commit"] }
            return differences(try stored.read(root: "/home", at: last.number), expected: tree)
        }
    }

    /// What the prune removes there would be lost to the repository.
    @Test func nothingIsRemovedFromARepository() throws {
        let history = try History(seed: 60, pushes: 2)
        history.rig.rig.clock.advance(seconds: 100 * 86_400)
        history.rig.remote.objects[history.rig.state.key(JournalFiles.head)] = [1]
        #expect(throws: RemoteIsRepository("simulated:")) { try history.prune() }
        #expect(history.rig.remote.deletes == 0)
    }

    @Test(arguments: [false, true])
    func whatIsWithinTheAgeStaysAndTheRestGoes(isEncrypted: Bool) throws {
        let history = try History(seed: 3, isEncrypted: isEncrypted)
        let before = history.rig.remote.objects
        let dry = try history.prune { $0.isDryRun = true }
        #expect(history.rig.remote.objects == before)
        let result = try history.prune()
        #expect(result == dry)
        #expect(result.manifests.count > 0 && result.deltas.count > 0 && result.packs.count > 0)
        #expect(
            before.count - history.rig.remote.objects.count
                == result.manifests.count + result.deltas.count + result.packs.count)
        #expect(try history.wrongs() == [])
        #expect(try history.prune().manifests.count == 0)
        // What no state needs is gone: only packs of the states that are left are there.
        var needed: Set<String> = []
        for name in try history.rig.state.manifests() {
            let manifest = try #require(try history.rig.state.read(name, keys: history.rig.keys))
                .manifest
            let files = try RemoteFiles(
                history.rig.state, manifest,
                scratch: RemoteScratch(storage: SimulatedStorage(seed: 3), path: { _ in nil }))
            needed.formUnion(files.files.keys)
        }
        let limit = history.now - 20 * Self.day
        for object in try history.rig.state.objects("packs") where (object.modified ?? 0) < limit {
            #expect(needed.contains(object.path))
        }
    }

    /// Ends at any operation: what is within the age comes back, and the next run gets to the end.
    @Test(arguments: 0..<2)
    func aCrashAnywhereLosesNothing(batch: Int) throws {
        for seed in TestSeed.sequence(8, batch: batch, of: 2) {
            let history = try History(seed: seed, isEncrypted: seed % 3 == 0, pushes: 6)
            let remote = history.rig.remote
            let before = remote.objects
            let start = remote.operations
            try history.prune()
            let operations = remote.operations - start
            let end = remote.objects
            for _ in 0..<5 {
                remote.objects = before
                remote.end(after: history.rig.generator.below(operations))
                #expect(throws: RemoteError.self) { try history.prune() }
                remote.end(after: nil)
                #expect(try history.wrongs() == [], "\(TestSeed.replay(seed))")
                try history.prune()
                #expect(remote.objects == end, "\(TestSeed.replay(seed))")
            }
            #expect(try history.wrongs() == [], "\(TestSeed.replay(seed))")
        }
    }

    /// A push that ended early left packs, which the next relies on while they are removed.
    @Test(arguments: 0..<2)
    func aPushMeanwhileEndsWell(batch: Int) throws {
        for seed in TestSeed.sequence(30, batch: batch, of: 2) {
            // SAFETY: the store calls it while the prune waits.
            nonisolated(unsafe) let history = try History(seed: seed, pushes: 4)
            let isPruning = Mutex(true)
            let rig = history.rig
            try rig.backUp(changes: 20)
            rig.remote.now = history.now
            rig.remote.end(after: 4 + rig.generator.below(4))
            _ = try? rig.push()
            rig.remote.end(after: nil)
            rig.rig.clock.advance(seconds: 60 * 86_400)
            // Something new, so that the store's clock goes on.
            rig.remote.now = history.now
            try rig.remote.put(rig.state.key("delta/other"), RemoteContent([1]))
            rig.remote.meanwhile(after: rig.generator.below(40)) {
                // Not within the push below: two of one machine never run at once.
                if !isPruning.withLock({ $0 }) { return }
                #expect(throws: Never.self) { try history.push() }
            }
            let result = try history.prune()
            isPruning.withLock { $0 = false }
            if history.states.count == 4 { try history.push() }
            // Seldom a whole push falls between a look and a removal: that is told, and mended.
            if !result.lost.isEmpty { try rig.push(resends: true) }
            let wrongs = try history.wrongs()
            #expect(wrongs == [], "\(TestSeed.replay(seed))")
            #expect(try rig.faults().filter { $0 != "deleted" } == [], "\(TestSeed.replay(seed))")
        }
    }

    @Test func aPushSendsAgainWhatIsMissing() throws {
        let history = try History(seed: 4)
        let rig = history.rig
        let whole = rig.remote.objects
        for key in whole.keys.sorted() where !key.contains("/state/") {
            rig.remote.objects = whole
            for isCut in [false, true] {
                if isCut {
                    rig.remote.objects[key]?.removeLast()
                } else {
                    rig.remote.objects[key] = nil
                }
                try rig.push(accepting: true, resends: true)
                #expect(
                    try rig.faults().filter { $0 != "deleted" && !$0.hasPrefix("replaced") } == [])
            }
        }
        // One that another wrote is looked at in any case.
        rig.remote.objects = whole
        rig.scratch = RemoteScratch(storage: SimulatedStorage(seed: 2), path: { _ in nil })
        rig.remote.objects[try #require(whole.keys.first { $0.hasSuffix(".pack") })] = nil
        try rig.push(accepting: true)
        #expect(try rig.faults().filter { $0 != "deleted" && !$0.hasPrefix("replaced") } == [])
    }

    @Test func lockedObjectsAreNamedAndTheRestGoes() throws {
        let history = try History(seed: 5)
        let oldest = try #require(history.states.first).name
        let key = history.rig.state.key(RemoteKey.state(oldest))
        history.rig.remote.locked = [key]
        let result = try history.prune()
        #expect(result.refusedCount == 1 && result.refused.map(\.key) == [key])
        #expect(result.manifests.count > 0)
        // It keeps what it names, and comes back.
        let rig = history.rig
        let found = try #require(try rig.state.read(oldest, keys: rig.keys))
        let files = try RemoteFiles(
            rig.state, found.manifest,
            scratch: RemoteScratch(storage: SimulatedStorage(seed: 3), path: { _ in nil }))
        #expect(try files.missingObjects(rig.state) == [])
        // Where nothing may be removed, that is tried only a few times.
        rig.remote.locked = Set(rig.remote.objects.keys)
        let count = rig.remote.objects.count
        _ = try? history.prune(days: 2)
        #expect(rig.remote.objects.count == count)
        #expect(try history.wrongs() == [])
    }

    /// A clock here that is ahead makes nothing old; one that is behind removes nothing.
    @Test func clocksThatAreOffLoseNothing() throws {
        let history = try History(seed: 6)
        let (before, now) = (history.rig.remote.objects, history.rig.rig.clock.now())
        history.rig.rig.clock.set(Timestamp(seconds: now.seconds + 1_000 * Self.day))
        _ = try history.prune()
        history.rig.rig.clock.set(now)
        #expect(try history.wrongs() == [])
        history.rig.remote.objects = before
        history.rig.rig.clock.set(Timestamp(seconds: now.seconds - 1_000 * Self.day))
        #expect(try history.prune().manifests.count == 0)
        #expect(history.rig.remote.objects == before)
    }

    /// Nobody knows the age of what has no time.
    @Test func objectsWithoutATimeStay() throws {
        let history = try History(seed: 7)
        let objects = history.rig.remote.objects
        let other = SimulatedRemote(seed: 1)
        other.objects = objects
        let result = try RemotePruneRun(
            RemoteState(other, repository: history.rig.state.repository), keys: nil,
            scratch: RemoteScratch(storage: SimulatedStorage(seed: 4), path: { _ in nil }),
            clock: history.rig.rig.clock, options: .init(minimumAgeSeconds: Self.day),
            cancellation: Cancellation()
        ).run()
        #expect(result.undated == objects.count && other.objects == objects)
    }

    /// The last good state before a change that nobody has accepted stays, and so does one that is
    /// pinned there.
    @Test func pinnedStatesStay() throws {
        let history = try History(seed: 8)
        let rig = history.rig
        let manifests = try history.states.map {
            try #require(try rig.state.read($0.name, keys: rig.keys)).manifest
        }
        let pinned = try #require(manifests[1].commit).number
        rig.remote.objects[rig.state.key(RemoteKey.pin(history.states[0].name))] = []
        let result = try history.prune { $0.pinnedCommits = [pinned] }
        #expect(result.pinnedManifests == [manifests[1].number])
        let left = try rig.state.manifests()
        #expect(left.contains(history.states[0].name) && left.contains(history.states[1].name))
        #expect(!left.contains(history.states[2].name))
        for name in left {
            let manifest = try #require(try rig.state.read(name, keys: rig.keys)).manifest
            let files = try RemoteFiles(
                rig.state, manifest,
                scratch: RemoteScratch(storage: SimulatedStorage(seed: 3), path: { _ in nil }))
            #expect(try files.missingObjects(rig.state) == [])
        }
        // Accepted: it goes.
        #expect(try history.prune().manifests.count == 1)
    }

    /// Where the newest state is damaged, the one that is good stays too, and no pack goes.
    @Test func theNewestGoodStateStays() throws {
        let history = try History(seed: 9)
        let rig = history.rig
        let newest = try #require(try rig.open()).found
        let delta = try #require(newest.manifest.deltas.last)
        rig.remote.objects[rig.state.key(RemoteKey.delta(delta.name))] = nil
        rig.rig.clock.advance(seconds: 100 * 86_400)
        rig.remote.now = history.now
        try rig.remote.put(rig.state.key("delta/other"), RemoteContent([1]))
        let result = try history.prune()
        #expect(!result.damaged.isEmpty && result.packs.count == 0)
        let left = try rig.state.manifests()
        #expect(left.count == 2 && left.first == newest.name)
        let good = try #require(try rig.state.read(left[1], keys: rig.keys)).manifest
        let files = try RemoteFiles(
            rig.state, good,
            scratch: RemoteScratch(storage: SimulatedStorage(seed: 3), path: { _ in nil }))
        #expect(try files.missingObjects(rig.state) == [])
    }
}

extension RemoteRig {
    /// Forgets every commit but the newest, and lets deleted items go.
    func forgetAll() throws {
        let writer = try rig.openWriter()
        let commits = try CatalogReader(writer.catalog).commits()
        var encoder = ChangesEncoder()
        try writer.catalogWriter.begin()
        for commit in commits.dropLast() {
            encoder.append(.forget(commit: commit.commit.id, .everywhere))
            try writer.catalogWriter.record(.forget(commit: commit.commit.id, .everywhere))
        }
        encoder.append(.expire(commitsBefore: 1))
        try writer.catalogWriter.record(.expire(commitsBefore: 1))
        try writer.journal.append(changes: encoder.finish())
        let now = rig.clock.now()
        var counts = CommitCounts()
        counts.live = UInt64(writer.catalogWriter.liveCount)
        let commit = Commit(
            id: Hash128(generator.bytes(16)), run: Hash128(generator.bytes(16)), kind: .maintenance,
            time: now, began: now, records: 1, counts: counts)
        try writer.journal.commit(commit)
        try writer.catalogWriter.commit(
            commit, payload: commit.encode(), position: writer.journal.position)
        try writer.journal.close()
    }
}
