import CairnCore
import CairnFormat
import CairnRepository

/// A root, or a directory of one, that has another path now.
public struct RootMove: Sendable {
    public let root: CatalogRoot
    /// The path of the directory in the root; empty for the root itself.
    public let part: [UInt8]
    /// The new path; absolute.
    public let path: [UInt8]
    /// The name and role of the root that a directory becomes where no root contains it.
    public let name: [UInt8]
    public let role: RootRole

    public init(_ root: CatalogRoot, to path: [UInt8]) {
        self.init(
            part: [], of: root, to: path, name: root.definition.name, role: root.definition.role)
    }

    public init(
        part: [UInt8], of root: CatalogRoot, to path: [UInt8], name: [UInt8], role: RootRole
    ) {
        (self.root, self.part, self.path) = (root, part, path)
        (self.name, self.role) = (name, role)
    }

    /// The old path; absolute.
    public var origin: [UInt8] { ItemPath.join(root.definition.path, part) }
}

extension NoteRun {
    /// Gives roots other paths: their history continues there, and the next backup reads only what
    /// has changed since.
    ///
    /// A live root of this machine that was begun at a new path in between ends, and its items
    /// continue in the root that was moved. A root whose new path lies in another live root becomes
    /// a part of that root. A directory that leaves its root becomes a root of its own.
    ///
    /// - Parameter fileSystem: has the directories at the new paths.
    /// - Throws: ``RootMoveError``.
    public func move(
        _ moves: [RootMove], of machine: RootHost, on fileSystem: any FileSystem
    ) throws {
        let reader = try CatalogReader(writer.catalog)
        let others = try RootMove.others(moves, of: machine, reader)
        try write(
            as: .complete, paths: moves.flatMap { [$0.origin, $0.path] }, tag: Commit.moveTag
        ) { builder in
            let live = try LiveTree(reader)
            var next = (try reader.allRoots().map(\.definition.number).max() ?? 0) + 1
            var names = Set(others.map(\.definition.name) + moves.map(\.root.definition.name))
            for move in moves {
                let settling = try RootSettling(move, live, fileSystem)
                let around = others.first {
                    ItemPath.relative(move.path, to: $0.definition.path) != nil
                }
                guard move.part.isEmpty else {
                    var target = around.map { ($0.definition, $0.anchor) }
                    if target == nil {
                        let definition = RootDefinition(
                            number: next, name: RootPlan.freeName(move.name, names.contains),
                            path: move.path, role: move.role)
                        next += 1
                        names.insert(definition.name)
                        target = (definition, try builder.defineRoot(definition, of: machine))
                    }
                    if let target {
                        try join(move, to: target, builder, live, fileSystem, settling)
                    }
                    try RootFold(
                        builder: builder, writer: writer.catalogWriter, live: live,
                        fileSystem: fileSystem
                    ).leave(move.root, move.part)
                    continue
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
                try join(
                    move, to: (around.definition, around.anchor), builder, live, fileSystem,
                    settling)
                try builder.record(.dropRoot(move.root.definition.number))
            }
        }
    }

    /// Makes what is moved a part of another root, or all of a new one: of the root in which its
    /// directory lies now.
    private func join(
        _ move: RootMove, to around: (definition: RootDefinition, anchor: Int64),
        _ builder: CommitBuilder, _ live: LiveTree, _ fileSystem: any FileSystem,
        _ settling: RootSettling?
    ) throws {
        let path = ItemPath.relative(move.path, to: around.definition.path) ?? []
        let (number, anchor) = (around.definition.number, around.anchor)
        let standing =
            try path.isEmpty ? live.find([], in: anchor) : live.find(path, inRoot: number)
        // What is backed up at the new place already stays as it is.
        if standing == nil {
            let fold = RootFold(
                builder: builder, writer: writer.catalogWriter, live: live, fileSystem: fileSystem,
                settling: settling)
            if try fold.fold(
                move.root, part: move.part, into: around.definition, at: path,
                anchor: anchor)
            {
                return
            }
        }
        try builder.record(
            .move(
                root: number, path: path,
                fromRoot: move.root.definition.number, fromPath: move.part))
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

extension RootMove {
    /// The machine's roots that are not moved.
    ///
    /// - Throws: ``RootMoveError`` if one of them lies in a new place.
    @discardableResult
    public static func others(
        _ moves: [RootMove], of machine: RootHost, _ reader: CatalogReader
    ) throws -> [CatalogRoot] {
        let moving = Set(moves.filter(\.part.isEmpty).map(\.root.definition.number))
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
        return others
    }
}

public enum RootMoveError: Error, Equatable {
    /// Another root lies in the new place; its path.
    case holdsRoot([UInt8])
}
