import CairnCore
import CairnFormat
import CairnRepository
import CairnSource
import Synchronization

/// What the commit that an in-place restore makes first holds of the live files: nothing else may
/// be replaced or removed, for no undo could bring it back.
///
/// An equal stamp decides. Where the catalog has none, or a restore itself has moved it (one of two
/// hard links was replaced), the file is compared with what was kept. May be asked from several
/// threads.
final class PresentState: Sendable {
    private struct Inside: @unchecked Sendable {
        // SAFETY: used only under the lock around it.
        let reader: CatalogReader
        let roots: [CatalogRoot]
        let find: RawStatement
    }

    private struct Row {
        let stamp: Stamp?
        let item: Item
    }

    private let inside: Mutex<Inside>
    private let fileSystem: any FileSystem
    private let comparison: DrillComparison

    /// - Parameters:
    ///   - fileSystem: as the commit was read through, without rules.
    ///   - machine: that made the commit. Another's root of the same path, which may be what is
    ///     restored, says nothing of what is here.
    init(
        _ repository: Repository, _ catalog: Catalog, _ fileSystem: any FileSystem,
        of machine: RootHost?, _ cancellation: Cancellation
    ) throws {
        let reader = try CatalogReader(catalog)
        inside = Mutex(
            Inside(
                reader: reader, roots: Self.roots(try reader.allRoots(), of: machine),
                find: try reader.connection.prepare(
                    "SELECT l.stamp, l.item FROM live l JOIN directory d ON d.id = l.directory WHERE d.root = ?1 AND d.path = ?2 AND l.name = ?3"
                )))
        self.fileSystem = fileSystem
        comparison = DrillComparison(repository: repository, cancellation: cancellation)
    }

    /// The machine's own before those that belong to nobody.
    private static func roots(_ all: [CatalogRoot], of machine: RootHost?) -> [CatalogRoot] {
        let live = all.filter { $0.last == nil }
        guard let machine else { return live }
        return live.filter { $0.host?.id == machine.id } + live.filter { $0.host == nil }
    }

    /// Whether the commit holds what is at a live path.
    ///
    /// - Parameters:
    ///   - found: what the system says of it now.
    ///   - place: where it lies now, when that is elsewhere; absolute.
    /// - Throws: what the system says when it cannot be looked at.
    func holds(_ path: [UInt8], _ found: FileStatus, at place: [UInt8]? = nil) throws(SystemError)
        -> Bool
    {
        do {
            return try isKept(path, found, at: place ?? path)
        } catch let error as SystemError where !error.isMissing {
            throw error
        } catch {
            // What cannot be told is not known to be kept.
            return false
        }
    }

    private func isKept(_ path: [UInt8], _ found: FileStatus, at place: [UInt8]) throws -> Bool {
        guard let row = try row(path) else { return try isPartOfKeptDatabase(path, at: place) }
        guard row.item.kind == found.kind else { return false }
        if found.kind == .directory || row.stamp == Stamp(found) { return true }
        let (parent, name) = ItemPath.split(place)
        let directory = try fileSystem.openRoot(parent.isEmpty ? [ItemPath.separator] : parent)
        let status = try directory.status(of: name)
        guard status.inode == found.inode, status.device == found.device else { return false }
        // A database's stamp is that of its log, too.
        if row.stamp == Stamp(status) { return true }
        return try isSame(row.item, status, name, directory)
            && Stamp(status) == Stamp(directory.status(of: name))
    }

    private func isSame(
        _ item: Item, _ status: FileStatus, _ name: [UInt8], _ directory: any SourceDirectory
    ) throws -> Bool {
        guard item.mode == status.mode, item.uid == status.uid, item.gid == status.gid,
            item.modified == status.modified
        else { return false }
        guard let content = item.content else {
            guard try item.attributes == directory.attributes(of: name) else { return false }
            if case .symlink(let target) = item.body {
                return try directory.readSymlink(name) == target
            }
            return true
        }
        let file = try directory.openFile(name)
        return try item.attributes == file.attributes() && comparison.holds(content, file)
    }

    /// A log or journal has no version of its own: it is kept when its database is.
    private func isPartOfKeptDatabase(_ path: [UInt8], at place: [UInt8]) throws -> Bool {
        guard let database = DatabaseCompanion(path)?.database,
            let whole = DatabaseCompanion(place)?.database
        else { return false }
        let (parent, name) = ItemPath.split(place)
        let directory = try fileSystem.openRoot(parent.isEmpty ? [ItemPath.separator] : parent)
        do throws(SystemError) {
            _ = try directory.status(of: name)
            return false
        } catch {
            guard error.isMissing else { throw error }
        }
        return try row(database) != nil
            && isKept(database, directory.status(of: ItemPath.split(whole).name), at: whole)
    }

    private func row(_ path: [UInt8]) throws -> Row? {
        try inside.withLock { inside in
            for root in inside.roots {
                guard let relative = ItemPath.relative(path, to: root.definition.path) else {
                    continue
                }
                if relative.isEmpty {
                    guard let entry = try inside.reader.rootEntry(root, at: .max) else {
                        return nil
                    }
                    return Row(
                        stamp: try inside.reader.stamp(ofFile: [], in: root), item: try entry.item()
                    )
                }
                let (parent, name) = ItemPath.split(relative)
                inside.find.bind(root.definition.number, parent, name)
                guard try inside.find.step() else { return nil }
                defer { inside.find.reset() }
                return Row(
                    stamp: Stamp(inside.find.blob(0)),
                    item: try Item(decodingAlone: inside.find.bytes(1)))
            }
            return nil
        }
    }
}
