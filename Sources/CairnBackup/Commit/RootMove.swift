import CairnCore
import CairnFormat
import CairnRepository

/// A root whose directory has another path now.
public struct RootMove: Sendable {
    public let root: CatalogRoot
    /// The new path; absolute.
    public let path: [UInt8]

    public init(_ root: CatalogRoot, to path: [UInt8]) {
        self.root = root
        self.path = path
    }
}

extension NoteRun {
    /// Gives roots other paths: their history continues there, and the next backup reads only what
    /// has changed since.
    ///
    /// A live root of this machine that was begun at a new path in between ends, and its items
    /// continue in the root that was moved. A root whose new path lies in another live root becomes
    /// a part of that root.
    ///
    /// - Parameter fileSystem: has the directories at the new paths.
    /// - Throws: ``RootMoveError``.
    public func move(
        _ moves: [RootMove], of machine: RootHost, on fileSystem: any FileSystem
    ) throws {
        let reader = try CatalogReader(writer.catalog)
        let moving = Set(moves.map(\.root.definition.number))
        let others = try reader.allRoots().filter {
            $0.last == nil && $0.host?.id == machine.id && !moving.contains($0.definition.number)
        }
        for move in moves {
            let within = others.first {
                $0.definition.path != move.path
                    && ItemPath.relative($0.definition.path, to: move.path) != nil
            }
            if let within { throw RootMoveError.holdsRoot(within.definition.path) }
        }
        try write(as: .complete) { builder in
            let live = try LiveTree(reader)
            for move in moves {
                let old = move.root.definition.number
                let settling = try RootSettling(move, live, fileSystem)
                let around = others.first {
                    ItemPath.relative(move.path, to: $0.definition.path) != nil
                }
                guard let around, around.definition.path != move.path else {
                    if let around {
                        try RootJoin(builder, writer, reader).join(
                            around, into: move.root, at: move.path)
                        try builder.record(.dropRoot(around.definition.number))
                    }
                    var definition = move.root.definition
                    definition.path = move.path
                    _ = try builder.defineRoot(definition, of: machine)
                    try settling?.settle(builder)
                    continue
                }
                try join(move, to: around, builder, live, fileSystem, settling)
                try builder.record(.dropRoot(old))
            }
        }
    }

    /// Makes a root a part of another, in which its directory lies now.
    private func join(
        _ move: RootMove, to around: CatalogRoot, _ builder: CommitBuilder, _ live: LiveTree,
        _ fileSystem: any FileSystem, _ settling: RootSettling?
    ) throws {
        let path = ItemPath.relative(move.path, to: around.definition.path) ?? []
        // What is backed up at the new place already stays as it is.
        if try live.find(path, in: around) == nil {
            let fold = RootFold(
                builder: builder, writer: writer.catalogWriter, live: live, fileSystem: fileSystem,
                settling: settling)
            if try fold.fold(
                move.root, into: around.definition, at: path, anchor: around.anchor)
            {
                return
            }
        }
        try builder.record(
            .move(
                root: around.definition.number, path: path,
                fromRoot: move.root.definition.number, fromPath: []))
    }

    /// Ends roots: their items are not present any more, their gaps close, and their versions stay
    /// as retention says.
    public func end(_ roots: [CatalogRoot]) throws {
        guard !roots.isEmpty else { return }
        try write(as: .complete) { builder in
            for root in roots { try builder.record(.dropRoot(root.definition.number)) }
        }
    }
}

public enum RootMoveError: Error, Equatable {
    /// Another root lies in the new place; its path.
    case holdsRoot([UInt8])
}
