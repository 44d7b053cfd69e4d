import CairnFormat
import Testing

@testable import CairnCore
@testable import CairnWatch

/// Rule 8 without a kernel: a file that is mounted over a name is watched itself.
@Suite struct MountedFileModelTests {
    private let kernel = ModelKernel()
    private let watcher: Watcher<ModelEnvironment>
    private let place = SourcePath(1, "file")

    init() {
        watcher = Watcher(ModelEnvironment(kernel))
        kernel.make("file", in: kernel.root, isDirectory: false)
        for name in ["one", "two"] { kernel.make(name, in: kernel.outside, isDirectory: false) }
        watcher.replaceRoots([WatchedRoot(number: 1, path: Array("/root".utf8))])
        _ = settle()
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

    private func mount(_ name: String, id: Int) throws {
        let file = try #require(kernel.outside.children[name])
        kernel.mount(file, over: "file", in: kernel.root)
        let table = """
            1 0 8:1 / / rw - ext4 /dev/a rw
            \(id) 1 8:1 /\(name) /root/file rw - ext4 /dev/a rw

            """
        watcher.mountsChanged(MountTable(parsing: Array(table.utf8)), now: 1)
    }

    @Test func whatIsWrittenToAMountedFileIsTold() throws {
        try mount("one", id: 2)
        #expect(settle().contains(.reconcile(place, nil)))
        // As whoever reads it then asks.
        watcher.watchFile(place)
        #expect(settle().contains(.look(place, .metadata)))
        kernel.write("one", in: kernel.outside)
        #expect(settle().contains(.look(place, .closed)))
    }

    /// The kernel gives a number again as soon as it is free.
    @Test(arguments: [2, 3]) func anotherFileThatIsMountedThereIsWatchedInItsStead(id: Int) throws {
        try mount("one", id: 2)
        _ = settle()
        watcher.watchFile(place)
        _ = settle()
        try mount("two", id: id)
        #expect(settle().contains(.reconcile(place, nil)))
        kernel.write("two", in: kernel.outside)
        #expect(settle().contains(.look(place, .closed)))
    }
}
