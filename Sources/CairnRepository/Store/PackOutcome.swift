import CairnCore
import CairnFormat

/// A pack file to be checked.
public struct PackFile: Sendable {
    public let path: String
    /// The length when the packs were listed: an open one may grow meanwhile.
    public let length: UInt64
    public let isSealed: Bool

    public init(path: String, length: UInt64, isSealed: Bool) {
        self.path = path
        self.length = length
        self.isSealed = isSealed
    }
}

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

extension PackFiles {
    /// The sealed packs without a parity file.
    public static func withoutParity(_ storage: any Storage) throws -> [PackFile] {
        var result: [PackFile] = []
        for directory in try storage.directories(in: Self.directory) where directory != "open" {
            let files = try storage.files(in: "\(Self.directory)/\(directory)")
            let have = Set(
                files.compactMap { parityID("\(Self.directory)/\(directory)/\($0.name)") })
            for file in files {
                let path = "\(Self.directory)/\(directory)/\(file.name)"
                guard let id = sealedID(path), !have.contains(id) else { continue }
                result.append(PackFile(path: path, length: file.length, isSealed: true))
            }
        }
        return result
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
