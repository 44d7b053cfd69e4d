import CairnFormat

/// A root as the catalog knows it.
public struct CatalogRoot: Equatable, Sendable {
    public let definition: RootDefinition
    /// The directory under which the root's own row stands.
    public let anchor: Int64
    /// The commits it holds for; `last` is nil while it lives.
    public let first: Int64
    public let last: Int64?
    /// Commits that are points in time still, but not of this root. - Source: FORMAT.md §8.11.
    var forgottenAt: Set<Int64> = []
    /// Nil for a root of an earlier version of Cairn that nobody has gone on with.
    public var host: RootHost?

    /// Whether it is part of the point in time that this commit is.
    public func exists(at commit: Int64) -> Bool {
        stood(at: commit) && !forgottenAt.contains(commit)
    }

    /// Whether it was there as at a commit, whatever is left of that.
    func stood(at commit: Int64) -> Bool { first <= commit && commit < (last ?? .max) }
}

/// A commit with its number.
public struct CatalogCommit: Equatable, Sendable {
    public let number: Int64
    public let commit: Commit
    /// Changes records it once had that damage has taken: what it and the commits after it show may
    /// be older than it was.
    public let recordsLost: UInt64
    /// In which roots it is forgotten; nil while it is whole.
    public let forgetting: Forgetting?

    public init(
        number: Int64, commit: Commit, recordsLost: UInt64 = 0, forgetting: Forgetting? = nil
    ) {
        self.forgetting = forgetting
        self.number = number
        self.commit = commit
        self.recordsLost = recordsLost
    }
}

extension Commit {
    /// On the commit with which a repair of the journal ends.
    public static let repairTag = Array("repair".utf8)
    /// On a commit that stands for some whose own records are lost.
    public static let lostTag = Array("lost-commit".utf8)

    /// On a commit of maintenance that takes paths out of all history.
    public static let eraseTag = Array("erase".utf8)

    var endsRepair: Bool { tags.contains(Self.repairTag) }
    /// Whether it may have taken what lives in a tree out of the catalog.
    public var takesLiveItems: Bool {
        endsRepair || tags.contains(Self.lostTag)
            || kind == .maintenance && tags.contains(Self.eraseTag)
    }
}

/// One name in a directory as at a commit.
public struct TreeEntry: Sendable {
    public let name: [UInt8]
    public let kind: ItemKind
    let child: Int64?
    /// The commit this state came with.
    public let since: Int64
    private let encoded: [UInt8]

    init(name: [UInt8], kind: ItemKind, child: Int64?, since: Int64, encoded: [UInt8]) {
        self.name = name
        self.kind = kind
        self.child = child
        self.since = since
        self.encoded = encoded
    }

    public func item() throws(FormatError) -> Item { try Item(decodingAlone: encoded) }

    /// Whether the content may be no state that the file ever had.
    public var isInconsistent: Bool { Item.isInconsistent(encodedAlone: encoded) }
}

/// One state of one item over a span of commits.
public struct ItemVersion: Sendable {
    public let first: Int64
    /// The commit that ended it; nil while it is the present state.
    public let last: Int64?
    /// Whether it ended by a removal. - Source: FORMAT.md §8.12.
    public let wasRemoved: Bool
    public let item: Item
}

/// Where a chunk lies.
public struct ChunkLocation: Equatable, Sendable {
    public let block: Int64
    /// Within the block's plain bytes.
    public let start: Int
    public let length: Int
}

/// Where a block lies.
public struct BlockLocation: Equatable, Sendable {
    public let pack: Int64
    public let offset: UInt64
    public let length: UInt64
}

public enum CatalogTable: String, Sendable {
    case live, past, chunk, block, pack, directory
}

public struct CatalogPack: Equatable, Sendable {
    public let id: Int64
    /// Relative to the repository.
    public let path: String
    public let isSealed: Bool
    /// Up to where the catalog knows its blocks.
    public let length: UInt64
}
