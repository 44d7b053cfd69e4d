import CairnCore

/// Makes missing parity files of sealed packs: for a backup without a daemon, at its end.
public enum ParityUpkeep {
    /// - Returns: the number of files made, and the reason for the first failure.
    /// - Throws: ``SystemError`` when the packs cannot be listed.
    public static func run(_ repository: Repository, share: Share, cancellation: Cancellation)
        throws -> (made: Int, trouble: String?)
    {
        var made = 0
        var trouble: String?
        for file in try PackFiles.withoutParity(repository.storage) {
            guard !cancellation.isRequested, let id = PackFiles.sealedID(file.path) else { break }
            do {
                try PackParity(repository: repository, cancellation: cancellation).write(
                    id, share: share.basisPoints)
                made += 1
            } catch is Cancelled {
                break
            } catch {
                trouble = trouble ?? "\(file.path): \(error)"
            }
        }
        return (made, trouble)
    }
}
