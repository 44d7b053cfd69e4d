import CairnCore
import CairnSource

/// The files beside databases that a restore removes: parts go with the database that is replaced
/// or removed, because they were stored as its content; a log or journal that SQLite would apply to
/// the restored database goes if the state before holds it. All other files are none of its
/// business, whatever their names are.
enum FilesBesideDatabase {
    /// The names that are parts of a database in the same listing.
    static func parts(
        among entries: [DirectoryEntry], in directory: any TargetDirectory
    ) throws(SystemError) -> Set<[UInt8]> {
        let named = entries.compactMap { entry -> (name: [UInt8], DatabaseCompanion)? in
            guard let companion = DatabaseCompanion(entry.name), entries.has(companion.database)
            else { return nil }
            return (entry.name, companion)
        }
        guard !named.isEmpty else { return [] }
        let source = try directory.reading()
        return Set(named.filter { $0.1.isPart(in: source) }.map(\.name))
    }

    /// Those beside one name.
    ///
    /// - Parameter status: of what has the name; nil for nothing.
    static func found(
        beside name: [UInt8], in directory: any TargetDirectory
    ) throws(SystemError) -> [DatabaseNeighbour] {
        for kind in DatabaseCompanion.Kind.allCases
        where try directory.status(of: name + kind.suffix)?.kind == .file {
            return try DatabaseNeighbour.found(beside: name, in: directory.reading())
        }
        return []
    }
}

extension DatabaseNeighbour {
    /// Removes it after its database was replaced or removed.
    ///
    /// - Parameters:
    ///   - mayReplace: the test for a file that is no part.
    ///   - displaced: takes those with content, in a target.
    /// - Throws: ``SystemError`` when it stays.
    func remove(
        from directory: any TargetDirectory, at path: [UInt8], if mayReplace: MayReplace?,
        _ displaced: DisplacedItems?
    ) throws(SystemError) {
        if hasContent, let displaced {
            guard try directory.status(of: name) != nil else { return }
            return try displaced.move(path, from: directory)
        }
        guard isPart else { return try directory.remove(name, if: mayReplace) }
        guard let now = try directory.status(of: name) else { return }
        // Nobody waits for its content: the database was tested, with the log.
        guard isSame(now) else { throw SystemError.replacing(name, .changed) }
        try directory.remove(name, if: nil)
    }
}
