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

    /// The bytes of the blocks that hold what is selected in a commit, and the present versions
    /// that a restore in place reads back before it replaces or removes them.
    ///
    /// - Parameter present: the commit of these; nil for no restore in place.
    public func bytes(
        of selections: [RestoreSelection], at commit: Int64, replacing present: Int64? = nil,
        deletesExtra: Bool = false, _ reader: CatalogReader
    ) throws -> UInt64 {
        guard !selections.isEmpty, !packs.isEmpty else { return 0 }
        return try reader.inOneTransaction {
            var blocks = AwayBlocks(
                packs: Set(try reader.packs().filter { packs[$0.path] != nil }.map(\.id)))
            for selection in selections {
                let root = selection.root
                try reader.walk(root, from: selection.path, at: commit) { step in
                    if case .enter(_, let entry) = step { try blocks.add(entry, reader) }
                    return true
                }
                guard let present, present != commit else { continue }
                try reader.walk(root, from: selection.path, at: present) { step in
                    if case .enter(let path, let entry) = step, entry.kind == .file,
                        try deletesExtra || reader.entry(root, path: path, at: commit) != nil
                    {
                        try blocks.add(entry, reader)
                    }
                    return true
                }
            }
            return blocks.bytes
        }
    }
}

/// The blocks of files that lie in remotes alone, each once.
private struct AwayBlocks {
    let packs: Set<Int64>
    private(set) var bytes: UInt64 = 0
    private var blocks: Set<Int64> = []

    init(packs: Set<Int64>) { self.packs = packs }

    mutating func add(_ entry: TreeEntry, _ reader: CatalogReader) throws {
        guard entry.kind == .file else { return }
        for chunk in try entry.item().content?.chunks ?? [] {
            guard let place = try reader.location(of: chunk.id),
                blocks.insert(place.block).inserted,
                let block = try reader.location(ofBlock: place.block), packs.contains(block.pack)
            else { continue }
            bytes = bytes.addingSaturated(block.length)
        }
    }
}
