import CairnCore
import Synchronization

/// Counts the items of a backup and their bytes on a thread of its own, so that progress can show
/// how much is left.
///
/// Only an estimate: it promises nothing and fails silently.
public final class TreeSurvey: Sendable {
    private let fileSystem: any FileSystem
    private let paths: [[UInt8]]
    private let counted = Atomic<Int>(0)
    private let weighed = Atomic<UInt64>(0)
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
                    add((try? fileSystem.status(ofRoot: path))?.dataBytes ?? 0)
                }
            }
            isDone.store(true, ordering: .releasing)
        }
    }

    /// The items except directories, and the bytes of their data, as far as they are counted.
    public var found: (items: UInt64, bytes: UInt64, isAll: Bool) {
        let isAll = isDone.load(ordering: .acquiring)
        return (
            UInt64(counted.load(ordering: .relaxed)), weighed.load(ordering: .relaxed), isAll
        )
    }

    private func add(_ bytes: UInt64) {
        counted.wrappingAdd(1, ordering: .relaxed)
        weighed.wrappingAdd(bytes, ordering: .relaxed)
    }

    private func count(_ directory: any SourceDirectory) throws -> [[UInt8]] {
        if cancellation.isRequested { throw Cancelled() }
        return try directory.directoryNames { _, status in add(status.dataBytes) }
    }
}
