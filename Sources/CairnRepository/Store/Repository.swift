import CairnCore
import CairnFormat

/// A directory that holds every version: packs and journal, described by `cairn.json`.
///
/// This page is the store's loop: a chunk is claimed in ``ChunkIndex``, gathered into a block,
/// compressed, appended by ``PackWriter`` and, once synced, named by a commit in the journal.
/// ``BlockReader`` goes the other way. What the store does not promise: that a chunk is durable
/// before the commit that names it.
/// - Source: FORMAT.md.
public final class Repository: Sendable {
    public let storage: any Storage
    public let description: RepositoryDescription
    /// How its blocks and records are made and read, and its chunks named.
    public let coding: RepositoryCoding
    /// What this client has seen of it before; nil when nobody asked.
    let memory: (any CommitMemory)?

    private init(
        storage: any Storage, description: RepositoryDescription, keys: RepositoryKeys?,
        memory: (any CommitMemory)? = nil
    ) {
        self.storage = storage
        self.description = description
        self.memory = memory
        coding = RepositoryCoding(keys: keys)
    }

    /// Nil when it is not encrypted.
    public var keys: RepositoryKeys? { coding.keys }

    /// The id of a chunk with these bytes. - Source: FORMAT.md §4.1.
    public func chunkID(of bytes: UnsafeRawBufferPointer) -> ChunkID { coding.chunkID(of: bytes) }

    /// Makes a new repository in an existing, empty directory.
    ///
    /// - Parameter keys: those that the description's slots hold; nil when it is not encrypted.
    /// - Throws: what ``checkVacant(_:)`` throws; ``SystemError``.
    public static func create(
        in storage: any Storage, _ description: RepositoryDescription, keys: RepositoryKeys? = nil
    ) throws -> Repository {
        try checkVacant(storage)
        try storage.makeDirectory(PackFiles.openDirectory)
        try storage.makeDirectory(JournalFiles.directory)
        try storage.syncDirectory(PackFiles.directory)
        let head = JournalHead(repository: description.repository, record: 0, hash: Hash256())
        try storage.replace(JournalFiles.head, in: JournalFiles.directory, with: head.encode())
        try storage.syncDirectory("")
        // Late, for it is what makes the directory a repository; its copies come after it, so that
        // there is none without it.
        try DescriptionFiles.write(description.encode(keys), to: DescriptionFiles.main, storage)
        let repository = Repository(storage: storage, description: description, keys: keys)
        _ = repository.renewCopies()
        return repository
    }

    /// Checks that a repository can be made here and none is harmed by it.
    ///
    /// - Throws: ``RepositoryError/alreadyExists``; ``RepositoryError/lostDescription(hasCopy:)``;
    ///   ``RepositoryError/notEmpty(_:)``; ``SystemError``.
    public static func checkVacant(_ storage: any Storage) throws {
        if try storage.size(of: DescriptionFiles.main) != nil {
            throw RepositoryError.alreadyExists
        }
        if try DescriptionFiles.hasRemains(storage) {
            throw RepositoryError.lostDescription(
                hasCopy: (try? DescriptionFiles.read(storage)) != nil)
        }
        if let stranger = try strangers(in: storage).first {
            throw RepositoryError.notEmpty(stranger)
        }
    }

    /// What an interrupted `init` leaves is not foreign.
    private static func strangers(in storage: any Storage) throws -> [String] {
        let known: Set = [
            "packs", "journal", "lock", "readers", "reserve", "cairn.json.tmp", "lost+found",
        ]
        let names = try storage.files(in: "").map(\.name) + storage.directories(in: "")
        return names.filter { !known.contains($0) }
    }

    /// What stands in `cairn.json`, or in a copy of it when it is not whole. Nobody has checked
    /// that somebody with the keys wrote it.
    ///
    /// - Parameter standsIn: hears that it was a copy.
    /// - Throws: what ``open(_:memory:acceptsRollBack:unlock:)`` throws of the description.
    public static func description(
        in storage: any Storage, standsIn: (DescriptionStandIn) -> Void = { _ in }
    ) throws -> RepositoryDescription {
        let found = try DescriptionFiles.read(storage)
        if let standIn = found.standIn { standsIn(standIn) }
        return try parse(found)
    }

    private static func parse(_ found: DescriptionFiles.Found) throws(RepositoryError)
        -> RepositoryDescription
    {
        do {
            return try RepositoryDescription(parsing: found.bytes)
        } catch {
            throw .unknownDescription(FormatError(found.file, error.why))
        }
    }

    /// - Parameters:
    ///   - memory: gives what this client has seen of it before.
    ///   - acceptsRollBack: does not compare it with that.
    ///   - unlock: asked for the keys of an encrypted repository, once.
    /// - Throws: ``RepositoryError/notFound`` and those of its description, ``RollBack``,
    ///   ``SystemError``, what `unlock` throws.
    public static func open(
        _ storage: any Storage, memory: (Hash128) -> (any CommitMemory)? = { _ in nil },
        acceptsRollBack: Bool = false,
        unlock: (RepositoryDescription) throws -> RepositoryKeys = { _ in
            throw RepositoryError.passwordNeeded
        }
    ) throws -> Repository {
        let found = try DescriptionFiles.read(storage)
        let description = try parse(found)
        let keys = description.isEncrypted ? try unlock(description) : nil
        if let keys { try verify(found, keys) }
        let repository = Repository(
            storage: storage, description: description, keys: keys,
            memory: memory(description.repository))
        if !acceptsRollBack { try repository.compareWithMemory() }
        return repository
    }

    private static func verify(_ found: DescriptionFiles.Found, _ keys: RepositoryKeys)
        throws(RepositoryError)
    {
        do {
            try RepositoryDescription.verify(found.bytes, with: keys)
        } catch {
            throw .alteredDescription(FormatError(found.file, error.why))
        }
    }

    /// The description as it stands now, once it is known to be this repository's.
    public func presentDescription() throws -> (
        found: DescriptionFiles.Found, description: RepositoryDescription
    ) {
        let found = try DescriptionFiles.read(storage)
        let description = try Self.parse(found)
        guard description.repository == self.description.repository,
            description.isEncrypted == (keys != nil)
        else {
            throw RepositoryError.alteredDescription(
                FormatError(found.file, "it is another repository's now"))
        }
        if let keys { try Self.verify(found, keys) }
        return (found, description)
    }

    /// Gives the repository other key slots. The caller holds the writers' lock.
    ///
    /// Atomic: a crash leaves the old slots or the new ones. Once it returns, no file of the
    /// repository holds the old ones.
    /// - Parameter change: gets the slots as they stand now; what it gives has at least one.
    /// - Throws: ``RepositoryError``, ``SystemError``, what `change` throws.
    public func changeSlots(_ change: ([KeySlot]) throws -> [KeySlot]) throws {
        guard let keys else { throw RepositoryError.notEncrypted }
        let description = try presentDescription().description
        let slots = try change(description.slots)
        guard !slots.isEmpty else { throw RepositoryError.lastKey }
        guard slots.count <= Limits.keySlots else { throw RepositoryError.tooManyKeys }
        let encoded = try description.with(slots: slots).encode(keys)
        // What cannot be read back must not take the place of what can.
        guard try RepositoryDescription(parsing: encoded).slots == slots else {
            throw RepositoryError.notEncrypted
        }
        do {
            // `cairn.json` last: until then the old slots count, and then no copy has them any
            // more.
            for file in DescriptionFiles.all.reversed() {
                try DescriptionFiles.write(encoded, to: file, storage)
            }
        } catch {
            _ = renewCopies()
            throw error
        }
        try DescriptionFiles.removeSetAside(storage)
    }

    /// Writes the copies of `cairn.json` that are missing, damaged or differ. The caller holds the
    /// writers' lock.
    ///
    /// What fails is tried again by the next writer. - Returns: what was found, for people.
    public func renewCopies() -> [String] {
        do {
            let found = try presentDescription().found
            return try DescriptionFiles.faults(storage).filter(\.isCopy).compactMap { fault in
                let isMissing = try storage.size(of: fault.file) == nil
                try DescriptionFiles.write(found.bytes, to: fault.file, storage)
                return isMissing ? nil : "\(fault.file) is written anew: \(fault.why)"
            }
        } catch {
            return ["the copies of cairn.json cannot be brought level: \(error)"]
        }
    }

    /// The same repository, whose unreadable sectors read as zeros.
    public var forgiving: Repository {
        Repository(
            storage: ForgivingStorage(storage), description: description, keys: keys, memory: memory
        )
    }

    public var journal: JournalReader {
        JournalReader(storage, repository: description.repository, coding: coding)
    }

    public func scanner(_ path: String, length: UInt64) throws -> PackScanner {
        scanner(try storage.openForReading(path), length: length)
    }

    /// For whom a sector that cannot be read is damage like any other: blocks there do not check
    /// out.
    public func forgivingScanner(_ path: String, length: UInt64) throws -> PackScanner {
        scanner(ForgivingReader(try storage.openForReading(path)), length: length)
    }

    private func scanner(_ file: any StoredReader, length: UInt64) -> PackScanner {
        PackScanner(file, length: length, repository: description.repository, coding: coding)
    }
}

public enum RepositoryError: Error, Equatable {
    case notFound
    case alreadyExists
    /// The directory holds something else.
    case notEmpty(String)
    /// Neither `cairn.json` nor a copy of it is whole.
    case damagedDescription(FormatError)
    /// There is no `cairn.json`, but what belongs to one.
    case lostDescription(hasCopy: Bool)
    /// It is whole, and says what this program does not know.
    case unknownDescription(FormatError)
    /// It is whole, and nobody with the repository's keys wrote it.
    case alteredDescription(FormatError)
    /// It is encrypted, and nobody gave a password.
    case passwordNeeded
    /// It has no keys.
    case notEncrypted
    /// Without this key nobody could open it any more.
    case lastKey
    /// More than ``Limits/keySlots``.
    case tooManyKeys
    /// Another process writes. - Parameter holder: who, when the system tells.
    case locked(holder: LockHolder?)
    /// Another process reads content that is about to go. - Parameter holder: one of them, when the
    /// system tells.
    case inUse(holder: LockHolder?)
    /// Less free space than a run needs.
    case full(freeBytes: UInt64, neededBytes: UInt64)
    case noCommits
    case noSuchCommit(String)
    case ambiguousCommit(String)
    /// - Parameter nearest: the last point in time before it and the first after it, as people name
    ///   them.
    case forgottenCommit(String, nearest: [String])
    /// It is what the present state is proved against.
    case newestCommit
}
