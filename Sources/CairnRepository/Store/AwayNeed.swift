import CairnCore
import CairnFormat

/// How much of what is read lies in remotes alone.
public struct AwayNeed {
    /// The packs that are not here, by their paths, with their lengths.
    public let packs: [String: UInt64]

    public init(_ repository: Repository) throws { try self.init(repository.storage) }

    public init(_ storage: any Storage) throws {
        var packs: [String: UInt64] = [:]
        for file in try PackFiles.list(storage)
        where try file.isSealed && storage.isElsewhere(file.path) {
            packs[file.path] = file.length
        }
        self.packs = packs
    }

    /// The bytes of all of them.
    public var total: UInt64 { packs.values.saturatedSum { $0 } }

    /// The bytes of the blocks that hold what is selected in a commit.
    public func bytes(of selections: [RestoreSelection], at commit: Int64, _ reader: CatalogReader)
        throws -> UInt64
    {
        try selections.isEmpty || packs.isEmpty
            ? 0
            : reader.inOneTransaction {
                let away = Set(try reader.packs().filter { packs[$0.path] != nil }.map(\.id))
                var blocks: Set<Int64> = []
                var bytes: UInt64 = 0
                for selection in selections {
                    try reader.walk(selection.root, from: selection.path, at: commit) { step in
                        guard case .enter(_, let entry) = step, entry.kind == .file else {
                            return true
                        }
                        for chunk in try entry.item().content?.chunks ?? [] {
                            guard let place = try reader.location(of: chunk.id),
                                blocks.insert(place.block).inserted,
                                let block = try reader.location(ofBlock: place.block),
                                away.contains(block.pack)
                            else { continue }
                            bytes = bytes.addingSaturated(block.length)
                        }
                        return true
                    }
                }
                return bytes
            }
    }
}
