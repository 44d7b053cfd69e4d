import CairnFormat

/// A directory that holds every version: packs and journal, described by `cairn.json`.
///
/// This page is the store's loop: a chunk is claimed in ``ChunkIndex``, gathered into a block, compressed, appended by ``PackWriter``
/// and, once synced, named by a commit in the journal. ``BlockReader`` goes the other way.
/// What the store does not promise: that a chunk is durable before the commit that names it.
/// - Source: FORMAT.md.
public final class Repository: Sendable {
    public let storage: any Storage
    public let description: RepositoryDescription

    static let descriptionFile = "cairn.json"

    private init(storage: any Storage, description: RepositoryDescription) {
        self.storage = storage
        self.description = description
    }

    /// Makes a new repository in an existing, empty directory.
    ///
    /// - Throws: ``RepositoryError/alreadyExists``; ``RepositoryError/notEmpty(_:)``; ``SystemError``.
    public static func create(in storage: any Storage, _ description: RepositoryDescription) throws -> Repository {
        if try storage.size(of: descriptionFile) != nil { throw RepositoryError.alreadyExists }
        if let stranger = try strangers(in: storage).first { throw RepositoryError.notEmpty(stranger) }
        try storage.makeDirectory(PackFiles.openDirectory)
        try storage.makeDirectory(JournalFiles.directory)
        try storage.syncDirectory(PackFiles.directory)
        let head = JournalHead(repository: description.repository, record: 0, hash: Hash256())
        try storage.replace(JournalFiles.head, in: JournalFiles.directory, with: head.encode())
        try storage.syncDirectory("")
        // Last, for it is what makes the directory a repository.
        try storage.replace(descriptionFile, in: "", with: description.encode())
        return Repository(storage: storage, description: description)
    }

    /// What an interrupted `init` leaves is not foreign.
    private static func strangers(in storage: any Storage) throws -> [String] {
        let known: Set = ["packs", "journal", "lock", "readers", "reserve", "cairn.json.tmp", "lost+found"]
        let names = try storage.files(in: "").map(\.name) + storage.directories(in: "")
        return names.filter { !known.contains($0) }
    }

    /// - Throws: ``RepositoryError/notFound``, ``RepositoryError/damagedDescription(_:)``, ``SystemError``.
    public static func open(_ storage: any Storage) throws -> Repository {
        guard let bytes = try storage.read(descriptionFile, limit: 1 << 20) else { throw RepositoryError.notFound }
        do {
            return Repository(storage: storage, description: try RepositoryDescription(parsing: bytes))
        } catch {
            throw RepositoryError.damagedDescription(error)
        }
    }

    var journal: JournalReader { JournalReader(storage, repository: description.repository) }

    func scanner(_ path: String, length: UInt64) throws -> PackScanner {
        PackScanner(
            try storage.openForReading(path), length: length, repository: description.repository)
    }
}

public enum RepositoryError: Error, Equatable {
    case notFound
    case alreadyExists
    /// The directory holds something else.
    case notEmpty(String)
    case damagedDescription(FormatError)
    /// Another process writes. - Parameter holder: who, when the system tells.
    case locked(holder: LockHolder?)
    /// Another process reads content that is about to go. - Parameter holder: one of them, when the system tells.
    case inUse(holder: LockHolder?)
    /// Less free space than a run needs.
    case full(freeBytes: UInt64, neededBytes: UInt64)
    case noCommits
    case noSuchCommit(String)
    case ambiguousCommit(String)
}
