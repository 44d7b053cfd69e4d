import CairnFormat
import Testing

@testable import CairnCore
@testable import CairnWatch

/// Rule 14 without a kernel: what differs between the map and the kernel's watches is found, told
/// and mended.
@Suite struct AuditModelTests {
    private let kernel = ModelKernel()
    private let watcher: Watcher<ModelEnvironment>

    init() {
        watcher = Watcher(ModelEnvironment(kernel))
        for path in [["a"], ["a", "b"], ["c"]] {
            let parent = path.dropLast().reduce(kernel.root) { $0.children[$1]! }
            kernel.make(path.last!, in: parent, isDirectory: true)
        }
        watcher.replaceRoots([WatchedRoot(number: 1, path: Array("/root".utf8))])
    }

    /// Lets the watcher do all it has to do.
    private func settle() -> [ChangeHint] {
        var hints: [ChangeHint] = []
        for _ in 0..<100 {
            watcher.take(kernel.read(.max), now: 1)
            watcher.drained()
            watcher.work(steps: 1_000, now: 1)
            watcher.advance(now: 1)
            hints += watcher.takeHints()
            if !watcher.hasWork, !watcher.awaitsDrain, kernel.queue.isEmpty { break }
        }
        return hints
    }

    private func comparedForLostWatch(_ hints: [ChangeHint]) -> [String] {
        hints.compactMap { hint in
            guard case .reconcile(let place, .lostWatch) = hint else { return nil }
            return String(decoding: place.path, as: UTF8.self)
        }
    }

    @Test func mapThatIsRightStaysAsItIs() {
        _ = settle()
        #expect(kernel.watched.count == 4)
        #expect(watcher.audit(Set(kernel.watched.keys)) == WatchAudit(lost: [], stray: 0))
        #expect(comparedForLostWatch(settle()).isEmpty)
    }

    @Test func watchThatWasLostIsPlacedAgainAndItsDirectoryCompared() throws {
        _ = settle()
        let inner = try #require(kernel.root.children["a"]?.children["b"])
        kernel.loseWatch(try #require(inner.wd))
        // Nobody hears of that.
        kernel.make("file", in: inner, isDirectory: false)
        #expect(settle().isEmpty)
        let audit = watcher.audit(Set(kernel.watched.keys))
        #expect(audit.lost == [SourcePath(root: 1, path: Array("a/b".utf8))] && audit.stray == 0)
        #expect(comparedForLostWatch(settle()).contains { "a/b".hasPrefix($0) })
        #expect(inner.wd != nil)
        #expect(watcher.audit(Set(kernel.watched.keys)) == WatchAudit(lost: [], stray: 0))
    }

    @Test func watchThatNobodyKnowsIsGivenUp() throws {
        _ = settle()
        kernel.make("stray", in: kernel.outside, isDirectory: true)
        let stray = try #require(kernel.outside.children["stray"])
        _ = try kernel.watch(stray, .directory)
        #expect(watcher.audit(Set(kernel.watched.keys)).stray == 1)
        #expect(stray.wd == nil)
    }
}
