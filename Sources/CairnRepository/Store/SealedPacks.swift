import CairnCore
import CairnFormat

/// Sealed packs never change: nobody may write to them, and where the system and the settings have
/// it so, nobody may remove them either until they are released.
public enum SealedPacks {
    /// Takes the right to write away. Some file systems know no rights; nothing depends on it.
    public static func guardContent(of path: String, _ storage: any Storage) {
        try? storage.protect(path, .readOnly)
    }

    /// Takes the guard against removal away from a pack that is about to be renamed or removed.
    public static func release(_ path: String, _ storage: any Storage) throws(SystemError) {
        try storage.protect(path, .none)
    }

    /// Makes every sealed pack immutable that is not yet.
    ///
    /// - Returns: why the system refuses, if it does: then the first refusal is the last try.
    public static func makeImmutable(_ storage: any Storage) throws -> SystemError? {
        for file in try PackFiles.list(storage) where file.isSealed {
            do {
                try storage.protect(file.path, .immutable)
            } catch {
                if !error.isMissing { return error }
            }
        }
        return nil
    }
}
