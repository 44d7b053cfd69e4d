import CairnFormat
import Testing

@testable import CairnCore
@testable import CairnWatch

/// Rule 10 without a kernel: a directory that this machine exports is watched, and polled as well.
@Suite struct ExportedModelTests {
    private let kernel = ModelKernel()
    private let environment: ModelEnvironment
    private let watcher: Watcher<ModelEnvironment>
    private let shared: ModelKernel.Inode
    private let place = SourcePath(1, "shared")

    init() {
        environment = ModelEnvironment(kernel)
        watcher = Watcher(environment)
        kernel.make("shared", in: kernel.root, isDirectory: true)
        shared = kernel.root.children["shared"]!
        kernel.make("inner", in: shared, isDirectory: true)
        kernel.make("file", in: shared, isDirectory: false)
    }

    private func start() -> [ChangeHint] {
        watcher.replaceRoots([WatchedRoot(number: 1, path: Array("/root".utf8))])
        return settle()
    }

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

    @Test func anExportedDirectoryIsPolledAndWatched() {
        environment.exported = [ObjectIdentifier(shared)]
        let hints = start()
        #expect(hints.contains(.unwatchable(place, .polled, nil)))
        #expect(hints.contains(.ready(root: 1)))
        #expect(kernel.watched.count == 3 && watcher.statistics.unwatched == 0)
        kernel.write("file", in: shared)
        #expect(settle().contains(.look(SourcePath(1, "shared/file"), .closed)))
        // Said once, however often it is tried again.
        watcher.retry()
        #expect(settle().isEmpty)
    }

    @Test func anExportedRootIsPolledAndWatched() {
        environment.exported = [ObjectIdentifier(kernel.root)]
        let whole = SourcePath(1, "")
        let hints = start()
        #expect(hints.contains(.unwatchable(whole, .polled, nil)))
        #expect(hints.contains(.ready(root: 1)) && !hints.contains(.watchable(whole)))
        #expect(kernel.watched.count == 3 && watcher.statistics.unwatched == 0)
        environment.exported = []
        watcher.retry()
        #expect(settle().contains(.watchable(whole)))
    }

    @Test func whatIsExportedLaterIsPolledFromThenOnUntilItEnds() {
        #expect(!start().contains(.unwatchable(place, .polled, nil)))
        environment.exported = [ObjectIdentifier(shared)]
        watcher.standingsChanged()
        #expect(settle() == [.unwatchable(place, .polled, nil)])
        environment.exported = []
        watcher.standingsChanged()
        #expect(settle() == [.watchable(place)])
    }

    @Test func anExportedDirectoryIsPolledUnderItsNewName() {
        environment.exported = [ObjectIdentifier(shared)]
        _ = start()
        kernel.rename("shared", in: kernel.root, to: "renamed", in: kernel.root)
        let hints = settle()
        #expect(hints.contains(.watchable(place)))
        #expect(hints.contains(.unwatchable(SourcePath(1, "renamed"), .polled, nil)))
    }
}
