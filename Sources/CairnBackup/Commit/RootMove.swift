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
        let others = try RootMove.others(moves, of: machine, reader, on: fileSystem)
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
                        target = try begin(move, next, &names, builder, machine)
                        next += 1
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
                    for inner in others where inner.isInside(move.path) {
                        try take(
                            inner, into: (definition, move.root.anchor), builder, live, fileSystem)
                    }
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

    /// Defines the root that a directory becomes.
    private func begin(
        _ move: RootMove, _ number: UInt64, _ names: inout Set<[UInt8]>, _ builder: CommitBuilder,
        _ machine: RootHost?
    ) throws -> (RootDefinition, Int64) {
        let definition = RootDefinition(
            number: number, name: RootPlan.freeName(move.name, names.contains), path: move.path,
            role: move.role)
        names.insert(definition.name)
        return (definition, try builder.defineRoot(definition, of: machine))
    }

    /// Makes a root that was moved before, from within this root, a part of it again.
    private func take(
        _ inner: CatalogRoot, into root: (definition: RootDefinition, anchor: Int64),
        _ builder: CommitBuilder, _ live: LiveTree, _ fileSystem: any FileSystem
    ) throws {
        let (number, path) = (root.definition.number, inner.definition.path)
        let place = RepositoryPath(
            root: number, path: ItemPath.relative(path, to: root.definition.path) ?? [])
        let rootJoin = try RootJoin(builder, writer, CatalogReader(writer.catalog))
        // Unless the directory around it is new.
        if try !rootJoin.join(inner, part: [], into: place, anchor: root.anchor) {
            try join(RootMove(inner, to: path), to: root, builder, live, fileSystem, nil)
        }
        try builder.record(.dropRoot(inner.definition.number))
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
        let fold = RootFold(
            builder: builder, writer: writer.catalogWriter, live: live, fileSystem: fileSystem,
            settling: settling)
        if standing != nil {
            // The next scan looks for what only the old place has: it may be unreadable now.
            let join = RootJoin(fold: fold, reader: try CatalogReader(writer.catalog))
            let place = RepositoryPath(root: number, path: path)
            if try join.join(move.root, part: move.part, into: place, anchor: anchor) { return }
        } else if try fold.fold(
            move.root, part: move.part, into: around.definition, at: path, anchor: anchor)
        {
            return
        }
        try builder.record(
            .move(
                root: number, path: path,
                fromRoot: move.root.definition.number, fromPath: move.part))
    }

    /// Ends roots: their items are not present any more, their gaps close, and their versions stay
    /// as retention says.
    ///
    /// - Parameter kept: directories in these roots that continue as roots of their own; outer ones
    ///   first.
    public func end(
        _ roots: [CatalogRoot], keeping kept: [RootMove] = [], of machine: RootHost? = nil
    ) throws {
        guard !roots.isEmpty else { return }
        let reader = try CatalogReader(writer.catalog)
        let (all, ending) = (try reader.allRoots(), Set(roots.map(\.definition.number)))
        try write(as: .complete) { builder in
            let live = try LiveTree(reader)
            var next = (all.map(\.definition.number).max() ?? 0) + 1
            var names = Set(
                all.filter { $0.last == nil && !ending.contains($0.definition.number) }
                    .map(\.definition.name))
            var begun: [[UInt8]] = []
            for move in kept where try live.find(move.part, in: move.root) != nil {
                if begun.contains(where: { ItemPath.relative(move.path, to: $0) != nil }) {
                    continue
                }
                let target = try begin(move, next, &names, builder, machine)
                (next, begun) = (next + 1, begun + [move.path])
                try join(move, to: target, builder, live, NoFileSystem(), nil)
            }
            for root in roots { try builder.record(.dropRoot(root.definition.number)) }
        }
    }
}

extension RootMove {
    /// The machine's roots that are not moved.
    ///
    /// - Throws: ``RootMoveError`` if one of them lies in a new place and cannot become a part of
    ///   the root that is moved there: its directory is not in its place, or the new place is that
    ///   of a part of a root.
    @discardableResult
    public static func others(
        _ moves: [RootMove], of machine: RootHost, _ reader: CatalogReader,
        on fileSystem: any FileSystem
    ) throws -> [CatalogRoot] {
        let moving = Set(moves.filter(\.part.isEmpty).map(\.root.definition.number))
        let others = try reader.allRoots().filter {
            $0.last == nil && $0.host?.id == machine.id && !moving.contains($0.definition.number)
        }
        let live = try LiveTree(reader)
        for move in moves {
            let within = try others.first { other in
                guard other.isInside(move.path) else { return false }
                let status = try? fileSystem.status(ofRoot: other.definition.path)
                let stamp = try live.find([], in: other)?.stamp
                return !move.part.isEmpty || status.map { stamp?.isSameInode($0) == true } != true
            }
            if let within { throw RootMoveError.holdsRoot(within.definition.path) }
        }
        return others
    }
}

extension CatalogRoot {
    fileprivate func isInside(_ path: [UInt8]) -> Bool {
        ItemPath.relative(definition.path, to: path)?.isEmpty == false
    }
}

public enum RootMoveError: Error, Equatable {
    /// Another root lies in the new place; its path.
    case holdsRoot([UInt8])
}
