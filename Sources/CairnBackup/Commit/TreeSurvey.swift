import CairnCore
import Synchronization

/// Counts the items of a backup on a thread of its own, so that progress can show how much is left.
///
/// Only an estimate: it promises nothing and fails silently.
public final class TreeSurvey: Sendable {
    private let fileSystem: any FileSystem
    private let paths: [[UInt8]]
    private let counted = Atomic<Int>(0)
    private let isDone = Atomic<Bool>(false)
    private let cancellation: Cancellation

    public init(_ fileSystem: any FileSystem, paths: [[UInt8]], cancellation: Cancellation) {
        self.fileSystem = fileSystem
        self.paths = paths
        self.cancellation = cancellation
    }

    public func start() {
        _ = WorkerThread { [self] in
            for path in paths {
                if let root = try? fileSystem.openRoot(path) {
                    try? root.walk(count)
                } else {
                    add(1)
                }
            }
            isDone.store(true, ordering: .releasing)
        }
    }

    /// The number of items except directories; nil until all are counted.
    public var items: UInt64? {
        isDone.load(ordering: .acquiring) ? UInt64(counted.load(ordering: .relaxed)) : nil
    }

    private func add(_ count: Int) { counted.wrappingAdd(count, ordering: .relaxed) }

    private func count(_ directory: any SourceDirectory) throws -> [[UInt8]] {
        if cancellation.isRequested { throw Cancelled() }
        return try directory.directoryNames { _, _ in add(1) }
    }
}
