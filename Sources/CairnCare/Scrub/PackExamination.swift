import CairnCore
import CairnFormat
import CairnRepository

/// What looking at one sealed pack gave.
public struct Examination: Sendable {
    public enum Finding: Sendable {
        case whole
        /// It was rewritten or removed by a writer since it was listed.
        case gone
        /// It was damaged, and parity has made it whole again, byte for byte.
        case healed(shards: Int, bytes: UInt64)
        /// - Parameters:
        ///   - parity: why that could not make it whole; nil when it has none.
        ///   - content: what versions lack by it, and where that may still be had.
        case damaged(PackOutcome, parity: String?, content: LostContent.Findings)
    }

    public enum ParityNews: Equatable, Sendable {
        case none, made
        case failed(String)
    }

    public let file: PackFile
    public var finding: Finding
    public var parity = ParityNews.none
}

/// Reads one sealed pack whole, checks every chunk in it, and mends it by its parity or says what
/// is lost.
///
/// This page is the scrub's loop: the daemon picks the pack that was checked longest ago, this
/// reads it, on a thread of its own at idle priority; what it found is dealt with on the daemon's
/// thread (``PackMending``). It writes nothing but a pack that is whole again, and parity files.
/// - What it promises: a pack that counts as whole was read from the disk, and every chunk in it is
///   what its id says.
/// - What it does not: to look at open packs, at the journal, or at which chunks there should be.
///   `cairn verify` does.
public struct PackExaminer {
    public let repository: Repository
    public let catalog: Catalog
    public let fileSystem: any FileSystem
    public let randomness: any Randomness
    /// In hundredths of a percent; nil when no parity is wished for.
    public let parityShare: Int?
    public let cancellation: Cancellation

    public init(
        repository: Repository, catalog: Catalog, fileSystem: any FileSystem,
        randomness: any Randomness, parityShare: Int?, cancellation: Cancellation
    ) {
        self.repository = repository
        self.catalog = catalog
        self.fileSystem = fileSystem
        self.randomness = randomness
        self.parityShare = parityShare
        self.cancellation = cancellation
    }

    /// - Throws: ``Cancelled``; ``CatalogError`` and ``SystemError`` when what is lost cannot be
    ///   found out.
    public func examine(_ file: PackFile) throws -> Examination {
        var outcome = check(file)
        if outcome.isGone { return Examination(file: file, finding: .gone) }
        guard let id = PackFiles.sealedID(file.path) else {
            return Examination(file: file, finding: .gone)
        }
        guard outcome.isSuspect else {
            return withParity(id, Examination(file: file, finding: .whole))
        }
        // A disk that is going away reads badly for a moment: only what is so twice is damage.
        outcome = check(file)
        try stop()
        if outcome.isGone { return Examination(file: file, finding: .gone) }
        guard outcome.isSuspect else {
            return withParity(id, Examination(file: file, finding: .whole))
        }
        var why: String?
        do {
            switch try PackParity(repository: repository).heal(
                id, mayGoOn: { !cancellation.isRequested })
            {
            case .noParity: break
            case .beyond(let reason): why = reason
            // Its bytes are those it was written with, and what it says of its chunks is wrong all
            // the same: no parity helps.
            case .whole: break
            case .healed(let shards, let bytes):
                let length = try repository.storage.size(of: file.path) ?? 0
                let again = check(PackFile(path: file.path, length: length, isSealed: true))
                if !again.isSuspect, !again.isGone {
                    return withParity(
                        id, Examination(file: file, finding: .healed(shards: shards, bytes: bytes)))
                }
                outcome = again
            }
        } catch let error as SystemError {
            why = "the pack cannot be written anew: \(error.reason)"
        }
        try stop()
        let content = try LostContent(
            repository: repository, catalog: catalog, fileSystem: fileSystem,
            cancellation: cancellation
        ).find(outcome)
        return Examination(file: file, finding: .damaged(outcome, parity: why, content: content))
    }

    private func stop() throws { if cancellation.isRequested { throw Cancelled() } }

    private func check(_ file: PackFile) -> PackOutcome {
        PackChecker(
            repository, reading: .all, comparison: nil, seed: randomness.word(),
            cancellation: cancellation, readsFresh: true
        ).check(file)
    }

    /// The pack is whole: its parity is made when it has none, or is damaged.
    private func withParity(_ id: Hash256, _ examination: Examination) -> Examination {
        guard let parityShare, !cancellation.isRequested else { return examination }
        var examination = examination
        do {
            if let parity = try? ParityFile(id, in: repository),
                try parity.isWhole(mayGoOn: { !cancellation.isRequested })
            {
                return examination
            }
            try PackParity(repository: repository).write(
                id, share: parityShare, mayGoOn: { !cancellation.isRequested })
            examination.parity = .made
        } catch is Cancelled {
        } catch {
            examination.parity = .failed("\(error)")
        }
        return examination
    }

    /// Gives a pack the parity that it lacks, without looking at its chunks: its name covers its
    /// bytes.
    public func giveParity(_ file: PackFile) -> Examination {
        guard let id = PackFiles.sealedID(file.path) else {
            return Examination(file: file, finding: .gone)
        }
        return withParity(id, Examination(file: file, finding: .gone))
    }
}
