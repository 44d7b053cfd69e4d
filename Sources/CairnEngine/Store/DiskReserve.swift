import CairnFormat

/// A file that takes space and holds nothing, to be given up when the disk is full: deleting needs space, too, for the journal says what was deleted.
///
/// - Source: FORMAT.md §2.
public enum DiskReserve {
    static let file = "reserve"
    /// It is made only where its size does not matter.
    private static let roomFactor: UInt64 = 16

    static func bytes(_ description: RepositoryDescription) -> UInt64 {
        min(16 << 20, UInt64(description.packBytes) / 2)
    }

    /// Makes it where there is room for it and it is missing. What fails is tried again by the next writer.
    public static func renew(_ storage: any Storage, _ description: RepositoryDescription) {
        let bytes = bytes(description)
        do {
            guard try storage.size(of: file) == nil, try storage.freeBytes() / roomFactor >= bytes else { return }
            try storage.allocate(file, bytes: bytes)
        } catch {}
    }

    /// Gives it up when less is free than a run needs.
    ///
    /// - Returns: whether it did.
    @discardableResult
    public static func release(_ storage: any Storage) throws -> Bool {
        guard try storage.freeBytes() < ChunkStore.reserveBytes, try storage.size(of: file) != nil else { return false }
        try storage.remove(file)
        try storage.syncDirectory("")
        return true
    }
}
