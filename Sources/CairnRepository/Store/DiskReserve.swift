import CairnCore
import CairnFormat

/// A file that takes space and holds nothing, to be given up when the disk is full: deleting needs
/// space, too, for the journal says what was deleted.
///
/// - Source: FORMAT.md §2.
public enum DiskReserve {
    static let file = "reserve"
    /// It takes no more than this part of what is free, for its size must not matter.
    private static let roomFactor: UInt64 = 16
    /// Less would not do for a journal that says what was deleted.
    private static let bytesMinimum: UInt64 = 1 << 20

    /// - Returns: nil where there is no room for any.
    static func bytes(_ description: RepositoryDescription, freeBytes: UInt64) -> UInt64? {
        let bytes = min(16 << 20, UInt64(description.packBytes) / 2)
        let room = freeBytes / roomFactor
        return room >= min(bytes, bytesMinimum) ? min(bytes, room) : nil
    }

    /// Makes it where there is room for it and it is missing. What fails is tried again by the next
    /// writer.
    public static func renew(_ storage: any Storage, _ description: RepositoryDescription) {
        do {
            guard try storage.size(of: file) == nil,
                let bytes = try bytes(description, freeBytes: storage.freeBytes())
            else { return }
            try storage.allocate(file, bytes: bytes)
        } catch {}
    }

    /// Gives it up when less is free than a run needs.
    ///
    /// - Returns: whether it did.
    @discardableResult
    public static func release(_ storage: any Storage) throws -> Bool {
        guard try storage.freeBytes() < ChunkStore.reserveBytes, try storage.size(of: file) != nil
        else { return false }
        try storage.remove(file)
        try storage.syncDirectory("")
        return true
    }
}
