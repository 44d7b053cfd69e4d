import CairnCore
import CairnFormat

/// A directory that holds every version: packs and journal, described by `cairn.json`.
///
/// This page is the store's loop: a chunk is claimed in ``ChunkIndex``, gathered into a block,
/// compressed, appended by ``PackWriter`` and, once synced, named by a commit in the journal.
/// ``BlockReader`` reverses these steps. What the store does not promise: that a chunk is durable
/// before the commit that names it.
/// - Source: FORMAT.md.
public final class Repository: Sendable {
    public let storage: any Storage
    public let description: RepositoryDescription
    /// The coding of its blocks, records and chunk ids.
    public let coding: RepositoryCoding
    /// The client's knowledge of earlier states; nil when it is not used.
    let memory: (any CommitMemory)?
    /// Ends whatever reads the journal at length, such as making a catalog.
    public let interruption: Cancellation

    private init(
        storage: any Storage, description: RepositoryDescription, keys: RepositoryKeys?,
        memory: (any CommitMemory)? = nil, interruption: Cancellation = Cancellation()
    ) {
        self.interruption = interruption
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
    /// - Parameter keys: the keys in the description's slots; nil when it is not encrypted.
    /// - Throws: errors of ``checkVacant(_:)``; ``SystemError``.
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
        // Late, because it makes the directory a repository; its copies come afterwards, so that
        // there is none without it.
        try DescriptionFiles.write(description.encode(keys), to: DescriptionFiles.main, storage)
        let repository = Repository(storage: storage, description: description, keys: keys)
        _ = repository.renewCopies()
        return repository
    }

    /// Checks that a repository can be made here without harming another.
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

    /// Foreign names in the directory. Those of an interrupted `init` are not foreign.
    private static func strangers(in storage: any Storage) throws -> [String] {
        let known: Set = [
            "packs", "journal", "lock", "readers", "reserve", "cairn.json.tmp", "lost+found",
        ]
        let names = try storage.files(in: "").map(\.name) + storage.directories(in: "")
        return names.filter { !known.contains($0) }
    }

    /// The description in `cairn.json`, or in a copy of it when it is damaged. It is not verified
    /// that a holder of the keys wrote it.
    ///
    /// - Parameter standsIn: called when a copy is used.
    /// - Throws: errors of ``open(_:memory:acceptsRollBack:unlock:)`` about the description.
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
    ///   - memory: gives the client's knowledge of earlier states.
    ///   - acceptsRollBack: skips the comparison with that knowledge.
    ///   - interruption: ends long readings of the journal, which then throw ``Cancelled``.
    ///   - unlock: called once for the keys of an encrypted repository.
    /// - Throws: ``RepositoryError/notFound`` and those of its description, ``RollBack``,
    ///   ``SystemError``, errors of `unlock`.
    public static func open(
        _ storage: any Storage, memory: (Hash128) -> (any CommitMemory)? = { _ in nil },
        acceptsRollBack: Bool = false, interruption: Cancellation = Cancellation(),
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
            memory: memory(description.repository), interruption: interruption)
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

    /// The present description, verified to be this repository's.
    public func presentDescription() throws -> (
        found: DescriptionFiles.Found, description: RepositoryDescription
    ) {
        let found = try DescriptionFiles.read(storage)
        let description = try Self.parse(found)
        guard description.repository == self.description.repository,
            description.isEncrypted == (keys != nil)
        else {
            throw RepositoryError.alteredDescription(
                FormatError(found.file, "it now belongs to another repository"))
        }
        if let keys { try Self.verify(found, keys) }
        return (found, description)
    }

    /// Replaces the key slots. The caller holds the writers' lock.
    ///
    /// Atomic: a crash leaves the old slots or the new ones. Once it returns, no file of the
    /// repository holds the old ones.
    /// - Parameter change: gets the present slots; its result has at least one.
    /// - Throws: ``RepositoryError``, among them ``RepositoryError/changedKeys(_:)``;
    ///   ``SystemError``, errors of `change`.
    public func changeSlots(_ change: ([KeySlot]) throws -> [KeySlot]) throws {
        guard let keys else { throw RepositoryError.notEncrypted }
        let description = try presentDescription().description
        let slots = try change(description.slots)
        guard !slots.isEmpty else { throw RepositoryError.lastKey }
        guard slots.count <= Limits.keySlots else { throw RepositoryError.tooManyKeys }
        let encoded = try description.with(slots: slots).encode(keys)
        // A description that cannot be read back must not replace a good one.
        guard try RepositoryDescription(parsing: encoded).slots == slots else {
            throw RepositoryError.notEncrypted
        }
        do {
            // `cairn.json` last: until then the old slots count, and afterwards no copy has them.
            for file in DescriptionFiles.all.reversed() {
                try DescriptionFiles.write(encoded, to: file, storage)
            }
            try DescriptionFiles.removeQuarantined(storage)
        } catch {
            _ = renewCopies()
            let isChanged = (try? presentDescription().description.slots) == slots
            throw isChanged ? RepositoryError.changedKeys("\(error)") : error
        }
    }

    /// Writes copies of `cairn.json` that are missing, damaged or different. The caller holds the
    /// writers' lock.
    ///
    /// The next writer retries a failure. - Returns: findings for people.
    public func renewCopies() -> [String] {
        do {
            let found = try presentDescription().found
            return try DescriptionFiles.faults(storage).filter(\.isCopy).compactMap { fault in
                let isMissing = try storage.size(of: fault.file) == nil
                try DescriptionFiles.write(found.bytes, to: fault.file, storage)
                return isMissing ? nil : "\(fault.file) was rewritten: \(fault.why)"
            }
        } catch {
            return ["cannot update the copies of cairn.json: \(error)"]
        }
    }

    /// The same repository, whose unreadable sectors read as zeros.
    public var forgiving: Repository {
        Repository(
            storage: ForgivingStorage(storage), description: description, keys: keys,
            memory: memory, interruption: interruption)
    }

    public var journal: JournalReader {
        JournalReader(
            storage, repository: description.repository, coding: coding, interruption: interruption)
    }

    public func scanner(_ path: String, length: UInt64) throws -> PackScanner {
        scanner(try storage.openForReading(path), length: length)
    }

    /// A scanner for code that treats unreadable sectors as ordinary damage: blocks there are not
    /// valid.
    public func forgivingScanner(_ path: String, length: UInt64) throws -> PackScanner {
        scanner(ForgivingReader(try storage.openForReading(path)), length: length)
    }

    public func scanner(_ file: any StoredReader, length: UInt64) -> PackScanner {
        PackScanner(
            file, length: length, repository: description.repository, coding: coding,
            interruption: interruption)
    }
}

public enum RepositoryError: Error, Equatable {
    case notFound, alreadyExists
    /// The directory contains something else.
    case notEmpty(String)
    /// Neither `cairn.json` nor a copy of it is valid.
    case damagedDescription(FormatError)
    /// `cairn.json` is missing, but other parts of a repository exist.
    case lostDescription(hasCopy: Bool)
    /// It is intact but contains something unknown to this program.
    case unknownDescription(FormatError)
    /// It is intact, but nobody with the repository's keys wrote it.
    case alteredDescription(FormatError)
    /// It is encrypted, and no password was given.
    case passwordNeeded
    /// It has no keys.
    case notEncrypted
    /// Without this key nobody could open it any more.
    case lastKey
    /// The new keys are valid, but the old ones may still be, or may be again after a crash.
    /// - Parameter why: the error of the disk.
    case changedKeys(String)
    /// More than ``Limits/keySlots``.
    case tooManyKeys
    /// Another process writes. - Parameter holder: the process, when known.
    case locked(holder: LockHolder?)
    /// Another process reads content that is about to be removed. - Parameter holder: one of them,
    /// when known.
    case inUse(holder: LockHolder?)
    /// Less free space than a run needs.
    case full(freeBytes: UInt64, neededBytes: UInt64)
    case noCommits
    case noSuchCommit(String)
    case ambiguousCommit(String)
    /// - Parameter nearest: the last point in time before it and the first after it, as people name
    ///   them.
    case forgottenCommit(String, nearest: [String])
    /// The newest commit is what the present state is verified against.
    case newestCommit
}
