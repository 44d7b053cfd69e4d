import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// The result of examining one sealed pack.
public struct Examination: Sendable {
    public enum Finding: Sendable {
        case whole
        /// A writer has rewritten or removed it since it was listed.
        case gone
        /// It was damaged and healed by parity, byte for byte.
        case healed(shards: Int, bytes: UInt64)
        /// - Parameters:
        ///   - parity: the reason why parity could not heal it; nil when it has none.
        ///   - content: the content that versions lose, and where it may still be found.
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

/// Reads one sealed pack completely, checks every chunk in it, and heals it by its parity or
/// reports the loss.
///
/// This page is the scrub's loop: the daemon picks the pack that was checked longest ago; this
/// reads it, on a thread of its own at idle priority; the daemon's thread handles the findings
/// (``PackMending``). It writes only healed packs and parity files.
/// - What it promises: a pack that counts as whole was read from the disk, and every chunk in it
///   matches its id.
/// - What it does not: to check open packs, the journal, or which chunks should exist. `cairn
///   verify` does.
public struct PackExaminer {
    public let repository: Repository
    public let catalog: Catalog
    public let fileSystem: any FileSystem
    /// Where lost content is looked for.
    public let live: LiveRoots
    public let randomness: any Randomness
    /// In hundredths of a percent; nil for no parity.
    public let parityShare: Int?
    public let cancellation: Cancellation

    public init(
        repository: Repository, catalog: Catalog,
        files: (system: any FileSystem, live: LiveRoots), randomness: any Randomness,
        parityShare: Int?, cancellation: Cancellation
    ) {
        self.repository = repository
        self.catalog = catalog
        (fileSystem, live) = files
        self.randomness = randomness
        self.parityShare = parityShare
        self.cancellation = cancellation
    }

    /// - Throws: ``Cancelled``; ``CatalogError`` and ``SystemError`` when the loss cannot be
    ///   determined.
    public func examine(_ file: PackFile) throws -> Examination {
        let healing = PackHealing(
            repository: repository, randomness: randomness, cancellation: cancellation)
        var outcome = try healing.checkTwice(file)
        guard !outcome.isGone, let id = PackFiles.sealedID(file.path) else {
            return Examination(file: file, finding: .gone)
        }
        guard outcome.isSuspect else {
            return withParity(id, Examination(file: file, finding: .whole))
        }
        var why: String?
        switch try healing.heal(outcome) {
        case .healed(let shards, let bytes):
            return withParity(
                id, Examination(file: file, finding: .healed(shards: shards, bytes: bytes)))
        case .damaged(let last, let reason): (outcome, why) = (last, reason)
        case .unwritable(let error): why = "cannot rewrite the pack: \(error.reason)"
        }
        if cancellation.isRequested { throw Cancelled() }
        let content = try LostContent(self).find(outcome)
        return Examination(file: file, finding: .damaged(outcome, parity: why, content: content))
    }

    /// Makes the parity of an intact pack when it is missing or damaged.
    private func withParity(_ id: Hash256, _ examination: Examination) -> Examination {
        guard let parityShare, !cancellation.isRequested else { return examination }
        var examination = examination
        do {
            if let parity = try? ParityFile(id, in: repository), try parity.isWhole(cancellation) {
                return examination
            }
            try PackParity(repository: repository, cancellation: cancellation).write(
                id, share: parityShare)
            examination.parity = .made
        } catch is Cancelled {
        } catch {
            examination.parity = .failed("\(error)")
        }
        return examination
    }

    /// Makes missing parity of a pack without checking its chunks: its name covers its bytes.
    public func giveParity(_ file: PackFile) -> Examination {
        guard let id = PackFiles.sealedID(file.path) else {
            return Examination(file: file, finding: .gone)
        }
        return withParity(id, Examination(file: file, finding: .gone))
    }
}
