import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import Synchronization

/// The keys of encrypted repositories in tests. Their nonces follow from a seed, so that a failing
/// seed fails again.
public enum TestKeys {
    public static let master = SecretBytes(copying: (0..<32).map { UInt8($0 * 7) })
    public static let password = SecretBytes(copying: Array("password".utf8))

    /// - Parameter seed: two values of one seed give the same nonces; no test seals two things with
    ///   them and keeps both.
    public static func keys(seed: UInt64 = 1) -> RepositoryKeys {
        let randomness = SeededRandomness(seed: seed)
        return RepositoryKeys(master: master, nonces: { randomness.fill($0) })
    }

    /// The same repository, encrypted.
    public static func encrypted(_ description: RepositoryDescription) throws
        -> RepositoryDescription
    {
        RepositoryDescription(
            repository: description.repository, created: description.created,
            compression: description.compression,
            regular: description.regular, fine: description.fine,
            blockBytes: description.blockBytes, packBytes: description.packBytes,
            slots: [try slot(description.repository)])
    }

    public static func slot(
        _ repository: Hash128, _ password: SecretBytes = password, label: String = ""
    ) throws -> KeySlot {
        try KeySlot(
            sealing: keys(), password: password, cost: .least, created: "2026-01-01T00:00:00Z",
            label: label, repository: repository)
    }

    /// Makes what the description says, encrypted or not.
    public static func create(
        in storage: any Storage, _ description: RepositoryDescription, seed: UInt64 = 1
    ) throws -> Repository {
        try Repository.create(
            in: storage, description, keys: description.isEncrypted ? keys(seed: seed) : nil)
    }

    /// Opens what is there, encrypted or not.
    public static func open(_ storage: any Storage, seed: UInt64 = 1) throws -> Repository {
        try Repository.open(storage, unlock: { _ in keys(seed: seed) })
    }
}
