import CairnCore

/// Protection of sealed packs, which never change: nobody may write to them, and where the system
/// and the settings permit, nobody may remove them until they are released.
public enum SealedPacks {
    /// Removes the permission to write. Some file systems have no permissions; nothing depends on
    /// it.
    public static func guardContent(of path: String, _ storage: any Storage) {
        try? storage.protect(path, .readOnly)
    }

    /// Removes the protection from a pack that is about to be renamed or removed.
    public static func release(_ path: String, _ storage: any Storage) throws(SystemError) {
        try storage.protect(path, .none)
    }

    /// Makes every sealed pack immutable that is not yet.
    ///
    /// - Returns: how many are immutable, and the system's refusal, if any; the first refusal ends
    ///   the attempts.
    public static func makeImmutable(
        _ storage: any Storage
    ) throws -> (count: Int, refusal: SystemError?) {
        var count = 0
        for file in try PackFiles.list(storage) where file.isSealed {
            do {
                try storage.protect(file.path, .immutable)
                count += 1
            } catch {
                if !error.isMissing { return (count, error) }
            }
        }
        return (count, nil)
    }
}
