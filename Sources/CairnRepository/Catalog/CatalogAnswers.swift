import CairnFormat

extension [CatalogRoot] {
    public var byNumber: [UInt64: CatalogRoot] {
        Dictionary(map { ($0.definition.number, $0) }) { $1 }
    }
}

extension RootDefinition {
    /// Whether one of two roots is the other or lies in it.
    public func overlaps(_ other: RootDefinition) -> Bool {
        ItemPath.relative(path, to: other.path) != nil
            || ItemPath.relative(other.path, to: path) != nil
    }

    /// Roots of one machine have different names, and none lies within another.
    public func clashes(with other: RootDefinition) -> Bool {
        name == other.name || overlaps(other)
    }
}

public struct CatalogRoot: Equatable, Sendable {
    public let definition: RootDefinition
    /// The directory that has the root's own row.
    public let anchor: Int64
    /// The span of commits in which it is valid; `last` is nil while it is live.
    public let first: Int64
    public let last: Int64?
    /// Commits that are still points in time, but not of this root. - Source: FORMAT.md §8.11.
    var forgottenAt: Set<Int64> = []
    /// Nil for a root of an earlier version of Cairn that no machine has continued.
    public var host: RootHost?
    /// Spans of commits in which another root was at the path that this one has now.
    var replaced: [Range<Int64>] = []

    /// Whether it is part of the point in time of this commit, at the path that it has now.
    public func exists(at commit: Int64) -> Bool {
        isKept(at: commit) && !isReplaced(at: commit)
    }

    /// Whether its state at a commit is kept, wherever it was then.
    public func isKept(at commit: Int64) -> Bool {
        stood(at: commit) && !forgottenAt.contains(commit)
    }

    /// Whether another root was at its path at a commit: this one was elsewhere.
    public func isReplaced(at commit: Int64) -> Bool {
        replaced.contains { $0.contains(commit) }
    }

    /// Whether it existed as at a commit, whatever is left of that.
    func stood(at commit: Int64) -> Bool { first <= commit && commit < (last ?? .max) }
}

public struct CatalogCommit: Equatable, Sendable {
    public let number: Int64
    public let commit: Commit
    /// The number of changes records that damage has taken from it. It and later commits may show
    /// older states.
    public let recordsLost: UInt64
    /// The roots in which it is forgotten; nil while it is complete.
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
    /// The tag of the commit with which a repair of the journal ends.
    public static let repairTag = Array("repair".utf8)
    /// The tag of a commit that replaces commits whose records are lost.
    public static let lostTag = Array("lost-commit".utf8)

    /// The tag of a commit of maintenance that erases paths from all history.
    public static let eraseTag = Array("erase".utf8)

    /// The tag of a commit that moves roots. Its paths are pairs: the former and the new path.
    public static let moveTag = Array("roots-move".utf8)

    /// Tags that say what a commit is: only its own record gives them.
    public static let ownTags = [repairTag, lostTag, eraseTag, moveTag]

    /// Its tags after a row gave it these.
    func retagged(_ tags: [[UInt8]]) -> [[UInt8]] {
        var seen = Set(Self.ownTags)
        return self.tags.filter(Self.ownTags.contains) + tags.filter { seen.insert($0).inserted }
    }

    /// Whether it is a tag by which an imported snapshot of another program is known.
    public static func isImportTag(_ tag: [UInt8]) -> Bool {
        ["restic:", "borg:"].contains { tag.starts(with: $0.utf8) }
    }

    /// Whether it is of another program's snapshot, and no file of this machine was read for it.
    public var isImported: Bool { isAdHoc && tags.contains(where: Self.isImportTag) }

    var endsRepair: Bool { tags.contains(Self.repairTag) }
    /// Whether it may have removed live items from the catalog.
    public var takesLiveItems: Bool {
        endsRepair || isImported || tags.contains(Self.lostTag)
            || kind == .maintenance && tags.contains(Self.eraseTag)
    }
}

/// One name in a directory as at a commit.
public struct TreeEntry: Sendable {
    public let name: [UInt8]
    public let kind: ItemKind
    let child: Int64?
    /// The commit of this state.
    public let since: Int64
    let encoded: [UInt8]

    public func item() throws(FormatError) -> Item { try Item(decodingAlone: encoded) }

    /// Whether nothing of two states differs, neither content nor metadata.
    public func isSame(as other: TreeEntry) -> Bool { encoded == other.encoded }

    /// Whether the copy may be no state that the file ever had.
    public var isInconsistent: Bool { Item.isInconsistent(encodedAlone: encoded) }
}

/// One state of one item over a span of commits.
public struct ItemVersion: Sendable {
    public let first: Int64
    /// The commit that ended it; nil for the present state.
    public let last: Int64?
    /// Whether it ended by a removal. - Source: FORMAT.md §8.12.
    public let wasRemoved: Bool
    public let item: Item
}

public struct ChunkLocation: Equatable, Sendable {
    public let block: Int64
    /// The offset in the block's plain bytes.
    public let start: Int
    public let length: Int
}

public enum CatalogTable: String, Sendable {
    case live, past, chunk, block, pack, directory
}

public struct CatalogPack: Equatable, Sendable {
    public let id: Int64
    /// Relative to the repository.
    public let path: String
    public let isSealed: Bool
    /// The length up to which the catalog has its blocks.
    public let length: UInt64
}
