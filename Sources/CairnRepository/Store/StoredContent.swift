import CairnFormat
import Synchronization

/// Whether the content of files can be read back from the repository, all of it. May be called from
/// several threads.
///
/// - Cost: the content is read and hashed; what is only in remotes is downloaded.
public final class StoredContent: Sendable {
    private struct Idle: @unchecked Sendable {
        // SAFETY: used only under the lock around it; one thread at a time has a reader.
        var readers: [BlockReader] = []
    }

    private let repository: Repository
    private let catalog: Catalog
    private let idle = Mutex(Idle())

    public init(_ repository: Repository, _ catalog: Catalog) {
        (self.repository, self.catalog) = (repository, catalog)
    }

    /// - Throws: ``SystemError/elsewhere`` when it is only in remotes, and none gives it.
    public func isIntact(_ content: FileContent) throws -> Bool {
        let reader =
            try idle.withLock { $0.readers.popLast() } ?? BlockReader(repository, catalog)
        defer { idle.withLock { $0.readers.append(reader) } }
        return try content.chunks.allSatisfy { try reader.holds($0) }
    }
}
