import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Removal of items that are no longer kept.
extension DirectoryComparison {
    /// Removes a missing name. File systems that were mounted beneath it are away, with the
    /// directories that lead there; the rest is deleted.
    ///
    /// - Returns: whether the name is free now.
    @discardableResult
    func remove(_ root: RootDefinition, path: [UInt8], name: [UInt8], in directory: Int64) throws
        -> Bool
    {
        if try known.hasMountTop(root.number, beneath: path),
            let row = try known.live.find(name, in: directory), row.kind == .directory,
            let child = row.child
        {
            if row.stamp?.isMountTop ?? false {
                try passAway(root, path: path, name: name, in: directory)
            } else {
                for inner in try known.live.names(in: child) {
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

    /// Handles a kept name that is not listed: deleted, or excluded by a rule.
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

    /// Excludes an item by a rule, so that it is no longer kept. Its versions stay.
    ///
    /// - Parameter wasKept: whether it has a live row.
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

    /// Excludes an unchanged file that was kept although it had an exclusion flag, because flags
    /// were ignored then. Its stored attributes show the flag.
    ///
    /// - Parameter item: the encoded item of the row.
    /// - Returns: whether it is excluded, in which case the sink was told.
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
