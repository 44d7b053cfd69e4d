import CairnFormat

/// The result of checking one pack.
public struct PackOutcome: Sendable {
    public let file: PackFile
    /// At most ``problemsMaximum``.
    public var problems: [PackDamage] = []
    public var problemCount = 0
    /// Parts of an open pack without a valid block, at most ``problemsMaximum``: damage only if a
    /// commit needs their content.
    ///
    /// - Source: FORMAT.md §6.2.
    public var torn: [PackDamage] = []
    /// The offsets of blocks that are valid as far as they were examined.
    public var goodBlocks: [UInt64] = []
    /// Chunks whose bytes do not match their id in a block that is otherwise valid.
    public var badChunks: [ChunkID] = []
    /// It was listed, but is no longer there.
    public var isGone = false
    public var counts = VerifyCounts()
    public var agreement = CatalogAgreement()

    static let problemsMaximum = 100

    public init(_ file: PackFile) { self.file = file }

    public var isSuspect: Bool { problemCount > 0 || !torn.isEmpty || !badChunks.isEmpty }

    public mutating func add(_ offset: UInt64, _ why: String) {
        problemCount += 1
        if problems.count < Self.problemsMaximum {
            problems.append(PackDamage(pack: file.path, offset: offset, why: why))
        }
    }

    /// Adds an invalid block: damage in a sealed pack, perhaps an interrupted or running write in
    /// an open one.
    public mutating func addBlock(_ offset: UInt64, _ why: String) {
        if file.isSealed {
            add(offset, why)
        } else if torn.count < Self.problemsMaximum {
            torn.append(PackDamage(pack: file.path, offset: offset, why: why))
        }
    }
}

/// The agreement of the catalog's chunk rows with the packs.
public struct CatalogAgreement: Sendable {
    /// Rows that name the exact place of the chunk in the pack.
    public var confirmed = 0
    /// Chunks of packs without a row.
    public var lacking = 0
    public var failure: String?

    public init() {}

    public mutating func add(_ other: CatalogAgreement) {
        confirmed += other.confirmed
        lacking += other.lacking
        failure = failure ?? other.failure
    }
}

/// Counts of a check of packs.
public struct VerifyCounts: Equatable, Sendable {
    public var commits = 0
    public var records = 0
    public var packs = 0
    public var blocks = 0
    public var chunks = 0
    /// Blocks whose payload was read.
    public var blocksRead = 0
    public var storedBytesRead: UInt64 = 0
    public var plainBytesRead: UInt64 = 0

    public init() {}
}
