import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// What is kept no more.
extension DirectoryComparison {
    /// What was mounted beneath a directory that is gone is away, with what leads there; the rest
    /// of it is not.
    ///
    /// - Returns: whether the name is free now.
    @discardableResult
    func remove(_ root: RootDefinition, path: [UInt8], name: [UInt8], in directory: Int64) throws
        -> Bool
    {
        if try known.hasMountTop(root.number, beneath: path),
            let row = try known.find(in: directory, name: name), row.kind == .directory,
            let child = row.child
        {
            if row.stamp?.isMountTop ?? false {
                try passAway(root, path: path, name: name, in: directory)
            } else {
                for inner in try known.names(in: child) {
                    try remove(root, path: ItemPath.join(path, inner), name: inner, in: child)
                }
            }
            return false
        }
        try sink.outcome(
            ReadOutcome(
                change: .remove(root: root.number, path: path),
                catalog: CatalogChange(directory: directory, name: name, action: .remove),
                tally: .deleted, bytesRead: 0))
        return true
    }

    /// A name that was kept and is not listed: deleted, or left out by a rule.
    func lose(
        _ root: RootDefinition, path: [UInt8], name: [UInt8], in directory: Int64,
        _ opened: any SourceDirectory
    ) throws {
        if opened.exclusion(of: name) == nil {
            try remove(root, path: path, name: name, in: directory)
        } else {
            try exclude(root, path: path, name: name, in: directory, opened, wasKept: true)
        }
    }

    /// A rule leaves something out, so that it is kept no more. Its versions stay.
    ///
    /// - Parameter wasKept: there is a live row of it.
    func exclude(
        _ root: RootDefinition, path: [UInt8], name: [UInt8], in directory: Int64,
        _ opened: any SourceDirectory, wasKept: Bool
    ) throws {
        guard let item = opened.exclusion(of: name) else { return }
        try note(item, root, path: path, name: name, in: directory, wasKept: wasKept)
    }

    func note(
        _ item: ExcludedItem, _ root: RootDefinition, path: [UInt8], name: [UInt8],
        in directory: Int64, wasKept: Bool
    ) throws {
        let outcomes = ReadOutcome.exclusion(
            of: item, root: root.number, path: path, name: name, in: directory, wasKept: wasKept)
        for outcome in outcomes { try sink.outcome(outcome) }
    }

    /// A file that did not change and was kept with a mark, for nobody obeyed marks then: its
    /// attributes, as they were kept, tell.
    ///
    /// - Parameter item: of the row, as it is there.
    /// - Returns: whether it is left out, which was told.
    func excludeMarked(
        _ name: [UInt8], _ item: UnsafeRawBufferPointer, _ root: RootDefinition, path: [UInt8],
        name rowName: [UInt8], in directoryID: Int64,
        _ directory: any SourceDirectory
    ) throws -> Bool {
        guard Item.hasAttributes(encodedAlone: item),
            let kept = try? Item(decodingAlone: Array(item)),
            BackupFlags.verdict(kept.attributes) != nil,
            let exclusion = directory.exclusion(of: name)
        else { return false }
        try note(exclusion, root, path: path, name: rowName, in: directoryID, wasKept: true)
        return true
    }
}
