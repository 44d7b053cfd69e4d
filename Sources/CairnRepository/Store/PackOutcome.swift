import CairnCore
import CairnFormat

/// A pack file to be checked.
public struct PackFile: Sendable {
    public let path: String
    /// As it was when the packs were listed: an open one may grow meanwhile.
    public let length: UInt64
    public let isSealed: Bool

    public init(path: String, length: UInt64, isSealed: Bool) {
        self.path = path
        self.length = length
        self.isSealed = isSealed
    }
}

/// What one pack turned out to be.
public struct PackOutcome: Sendable {
    public let file: PackFile
    /// At most ``problemsMaximum``.
    public var problems: [PackDamage] = []
    public var problemCount = 0
    /// Stretches of an open pack in which no block checks out, at most ``problemsMaximum``: damage
    /// only if a commit needs what was there.
    ///
    /// - Source: FORMAT.md §6.2.
    public var torn: [PackDamage] = []
    /// Where the blocks begin that check out as far as they were looked at.
    public var goodBlocks: [UInt64] = []
    /// Chunks whose bytes are not what their id says in a block that is otherwise whole.
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

    /// A block that does not check out: in a sealed pack it is damage, in an open one perhaps an
    /// interrupted or a running write.
    public mutating func addBlock(_ offset: UInt64, _ why: String) {
        if file.isSealed {
            add(offset, why)
        } else if torn.count < Self.problemsMaximum {
            torn.append(PackDamage(pack: file.path, offset: offset, why: why))
        }
    }
}

/// How many of the catalog's chunk rows are as the packs say.
public struct CatalogAgreement: Sendable {
    /// Rows that name the very place at which the pack has the chunk.
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

/// What a check of packs looked at.
public struct VerifyCounts: Equatable, Sendable {
    public var commits = 0
    public var records = 0
    public var packs = 0
    public var blocks = 0
    public var chunks = 0
    /// Of blocks whose payload was read.
    public var blocksRead = 0
    public var storedBytesRead: UInt64 = 0
    public var plainBytesRead: UInt64 = 0

    public init() {}
}
