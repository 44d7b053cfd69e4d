import CairnCore
import CairnFormat
import CairnRepository

/// The present records of what programs wrote, at given paths: the newest versions, which only
/// another output of a program replaces.
///
/// A stream has no place on this machine. Commits around a restore nevertheless tell what is at its
/// path, so that an undo finds it; ``NoteRun/keeping(_:_:)`` ends that.
public struct StreamRecords {
    fileprivate let kept: [(root: UInt64, row: LiveRow)]

    /// - Parameters:
    ///   - paths: absolute. Only those count at which a root is a stream.
    ///   - machine: whose roots are meant; nil for a repository of one machine.
    public init(_ catalog: Catalog, at paths: [[UInt8]], of machine: RootHost?) throws {
        let named = Set(paths)
        let live = try LiveTree(catalog)
        let roots = try CatalogReader(catalog).roots().filter { root in
            root.last == nil && named.contains(root.definition.path)
                && (root.host.map { $0.id == machine?.id } ?? true)
        }
        var found: [(root: UInt64, row: LiveRow)] = []
        for root in roots {
            if let row = try live.find([], in: root), row.kind == .file,
                row.stamp?.isOfStream == true
            {
                found.append((root.definition.number, row))
            }
        }
        kept = found
    }
}

extension NoteRun {
    /// Makes streams the present state of their roots again after `body`, however that ends: its
    /// commits have recorded what is at their paths.
    public func keeping<R>(_ streams: StreamRecords, _ body: () throws -> R) throws -> R {
        let result: R
        do { result = try body() } catch {
            try? putBack(streams)
            throw error
        }
        try putBack(streams)
        return result
    }

    private func putBack(_ streams: StreamRecords) throws {
        guard !streams.kept.isEmpty else { return }
        let live = try LiveTree(writer.catalog)
        let present = Set(try live.roots().map(\.definition.number))
        var changed: [(root: UInt64, row: LiveRow, now: LiveRow?)] = []
        for (root, row) in streams.kept where present.contains(root) {
            let now = try live.find(row.name, in: row.directory)
            if now?.item != row.item || now?.stamp != row.stamp { changed.append((root, row, now)) }
        }
        guard !changed.isEmpty else { return }
        // No backup and no capture: nobody looked at the disk.
        try write(as: .partial) { builder in
            for (root, row, now) in changed {
                // The removal also ends what the journal has of the file system there.
                if now != nil {
                    try builder.carry(
                        .remove(root: root, path: []),
                        CatalogChange(directory: row.directory, name: row.name, action: .remove))
                }
                try builder.carry(
                    .put(root: root, path: [], Item(decodingAlone: row.item)),
                    CatalogChange(
                        directory: row.directory, name: row.name,
                        action: .put(
                            item: row.item, kind: row.kind, child: nil, stamp: row.stamp,
                            isNew: true)))
            }
        }
    }
}
