import CairnCore
import CairnFormat

/// A file that reserves space, to be released when the disk is full: deleting needs space, too,
/// because the journal records deletions.
///
/// - Source: FORMAT.md §2.
public enum DiskReserve {
    static let file = "reserve"
    /// It takes at most this fraction of the free space.
    private static let roomFactor: UInt64 = 16
    /// Less would not be enough for a journal that records deletions.
    private static let bytesMinimum: UInt64 = 1 << 20

    /// - Returns: nil where there is no room for any.
    public static func bytes(
        _ description: RepositoryDescription, freeBytes: UInt64
    ) -> UInt64? {
        let bytes = min(16 << 20, UInt64(description.packBytes) / 2)
        let room = freeBytes / roomFactor
        return room >= min(bytes, bytesMinimum) ? min(bytes, room) : nil
    }

    /// The space it takes now; 0 where it was given up.
    public static func heldBytes(_ storage: any Storage) throws -> UInt64 {
        try storage.size(of: file) ?? 0
    }

    /// Makes the file where it is missing and there is room for it. The next writer retries a
    /// failure.
    public static func renew(_ storage: any Storage, _ description: RepositoryDescription) {
        do {
            guard try storage.size(of: file) == nil,
                let bytes = try bytes(description, freeBytes: storage.freeBytes())
            else { return }
            try storage.allocate(file, bytes: bytes)
        } catch {}
    }

    /// Releases it when less is free than a run needs.
    ///
    /// - Returns: whether it was released.
    @discardableResult
    public static func release(_ storage: any Storage) throws -> Bool {
        guard try storage.freeBytes() < ChunkStore.reserveBytes, try storage.size(of: file) != nil
        else { return false }
        try storage.remove(file)
        try storage.syncDirectory("")
        return true
    }
}
