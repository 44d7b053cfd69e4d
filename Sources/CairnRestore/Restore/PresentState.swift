import CairnCore
import CairnFormat
import CairnRepository
import CairnSource
import Synchronization

/// The live files that are in the first commit of an in-place restore. Nothing else may be replaced
/// or removed, because no undo could restore it.
///
/// An equal stamp is enough where this machine's clock stamps the files. Where the catalog has
/// none, or a restore itself has changed it (one of two hard links was replaced), the file's
/// content is compared. Content that cannot be read back now, from the repository or from a remote
/// that alone has it, may be lost: then the live file may be the last good copy. May be called from
/// several threads.
final class PresentState: Sendable {
    private struct Inside: @unchecked Sendable {
        // SAFETY: used only under the lock around it.
        let roots: [CatalogRoot]
        let live: LiveTree
    }

    private let inside: Mutex<Inside>
    private let fileSystem: any FileSystem
    private let comparison: DrillComparison
    private let stored: StoredContent

    /// - Parameters:
    ///   - fileSystem: the one from which the commit was read, without rules.
    ///   - machine: the machine that made the commit. Another machine's root with the same path,
    ///     which may be the one that is restored, says nothing about the files here.
    init(
        _ repository: Repository, _ catalog: Catalog, _ fileSystem: any FileSystem,
        of machine: RootHost?, _ cancellation: Cancellation
    ) throws {
        let reader = try CatalogReader(catalog)
        inside = Mutex(
            Inside(
                roots: Self.roots(try reader.allRoots(), of: machine), live: try LiveTree(reader)))
        self.fileSystem = fileSystem
        comparison = DrillComparison(repository: repository, cancellation: cancellation)
        stored = StoredContent(repository, catalog)
    }

    /// The machine's own roots before those without an owner.
    private static func roots(_ all: [CatalogRoot], of machine: RootHost?) -> [CatalogRoot] {
        let live = all.filter { $0.last == nil }
        guard let machine else { return live }
        return live.filter { $0.host?.id == machine.id } + live.filter { $0.host == nil }
    }

    /// Whether the commit holds the item at a live path.
    ///
    /// - Parameters:
    ///   - found: its present status.
    ///   - place: its present path, if that is elsewhere; absolute.
    /// - Throws: the system's error when it cannot be examined; ``SystemError/Standing/damaged`` or
    ///   ``SystemError/Standing/unfetched``.
    func holds(_ path: [UInt8], _ found: FileStatus, at place: [UInt8]? = nil) throws(SystemError)
        -> Bool
    {
        do {
            return try isKept(path, found, at: place ?? path)
        } catch let error as SystemError where !error.isMissing {
            throw error
        } catch {
            // An item of unknown state counts as not kept.
            return false
        }
    }

    private func isKept(_ path: [UInt8], _ found: FileStatus, at place: [UInt8]) throws -> Bool {
        guard let row = try row(path) else { return try isPartOfKeptDatabase(path, at: place) }
        guard try isSame(row, found, at: place) else { return false }
        guard let content = row.item.content else { return true }
        let standing: SystemError.Standing
        do {
            if try stored.isIntact(content) { return true }
            standing = .damaged
        } catch let error as SystemError where error.code == SystemError.elsewhere {
            standing = .unfetched
        }
        throw SystemError.replacing(ItemPath.split(path).name, standing)
    }

    /// Whether what is at a live path is the very file that an item with several names was, going
    /// by its inode, and has its content and metadata. False if that cannot be examined.
    func isLinked(_ item: Item, at path: [UInt8]) -> Bool {
        guard let links = item.links, var row = try? row(path) else { return false }
        // Its other names may be gone.
        row.item.links = links
        guard row.item == item, let (directory, name) = try? openParent(of: path),
            let found = try? directory.status(of: name), found.stableInode != 0,
            LinkIdentity(device: found.device, inode: found.inode) == links
        else { return false }
        return (try? isSame(row, found, at: path)) == true
    }

    private func isSame(
        _ row: (stamp: Stamp?, item: Item), _ found: FileStatus, at place: [UInt8]
    ) throws -> Bool {
        guard row.item.kind == found.kind else { return false }
        if found.kind == .directory { return true }
        // A database's stamp includes its log, to which a program may have written since.
        let mayHaveLog = found.kind == .file && DatabaseHeader.mayBe(size: found.size)
        if !mayHaveLog, isProven(found, by: row.stamp) { return true }
        let (directory, name) = try openParent(of: place)
        var status = try directory.status(of: name)
        for _ in 0..<(status.links > 1 ? Self.looksMaximum : 1) {
            guard status.inode == found.inode, status.device == found.device else { return false }
            if isProven(status, by: row.stamp) { return true }
            guard try comparison.isSame(row.item, status, name, directory) else { return false }
            let now = try directory.status(of: name)
            if Stamp(status) == Stamp(now) { return true }
            status = now
        }
        return false
    }

    /// How often a file with several names is compared: this restore may replace another of them
    /// meanwhile, which changes its ctime and its number of names.
    private static let looksMaximum = 8

    /// Whether a stamp alone shows that a file is the kept one. Another machine's clock, or a
    /// program's, may give two saves the same time.
    private func isProven(_ status: FileStatus, by stamp: Stamp?) -> Bool {
        status.origin == .local && stamp?.isOf(status) == true
    }

    private func openParent(of place: [UInt8]) throws -> (any SourceDirectory, name: [UInt8]) {
        let (parent, name) = ItemPath.split(place)
        return (try fileSystem.openRoot(parent.isEmpty ? [ItemPath.separator] : parent), name)
    }

    /// The names of a file in the machine's own roots, when it was last examined.
    func names(of file: LinkIdentity) throws -> [RestoreSelection] {
        try inside.withLock { inside in
            try inside.live.names(of: file).compactMap { place in
                inside.roots.first { $0.definition.number == place.root }.map {
                    RestoreSelection(root: $0, path: place.path)
                }
            }
        }
    }

    /// Whether a log or journal belongs to a kept database: it has no version of its own.
    private func isPartOfKeptDatabase(_ path: [UInt8], at place: [UInt8]) throws -> Bool {
        guard let database = DatabaseCompanion(path)?.database,
            let whole = DatabaseCompanion(place)?.database
        else { return false }
        let (directory, name) = try openParent(of: place)
        do throws(SystemError) {
            _ = try directory.status(of: name)
            return false
        } catch {
            guard error.isMissing else { throw error }
        }
        return try row(database) != nil
            && isKept(database, directory.status(of: ItemPath.split(whole).name), at: whole)
    }

    private func row(_ path: [UInt8]) throws -> (stamp: Stamp?, item: Item)? {
        try inside.withLock { inside in
            try inside.roots.lazy.compactMap { $0.selection(of: path) }.first.flatMap { place in
                try inside.live.find(place.path, in: place.root).map {
                    ($0.stamp, try Item(decodingAlone: $0.item))
                }
            }
        }
    }
}
