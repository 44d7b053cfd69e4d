import CairnFormat

/// What is kept no more.
extension DirectoryComparison {
    func remove(_ root: RootDefinition, path: [UInt8], name: [UInt8], in directory: Int64) throws {
        try sink.outcome(
            ReadOutcome(
                change: .remove(root: root.number, path: path),
                catalog: CatalogChange(directory: directory, name: name, action: .remove),
                tally: .deleted, bytesRead: 0))
    }

    /// A name that was kept and is not listed: deleted, or left out by a rule.
    func lose(_ root: RootDefinition, path: [UInt8], name: [UInt8], in directory: Int64, _ opened: any SourceDirectory) throws {
        if opened.exclusion(of: name) == nil { return try remove(root, path: path, name: name, in: directory) }
        try exclude(root, path: path, name: name, in: directory, opened, wasKept: true)
    }

    /// A rule leaves something out, so that it is kept no more. Its versions stay.
    ///
    /// - Parameter wasKept: there is a live row of it.
    func exclude(
        _ root: RootDefinition, path: [UInt8], name: [UInt8], in directory: Int64, _ opened: any SourceDirectory, wasKept: Bool
    ) throws {
        guard let item = opened.exclusion(of: name) else { return }
        try note(item, root, path: path, name: name, in: directory, wasKept: wasKept)
    }

    func note(_ item: ExcludedItem, _ root: RootDefinition, path: [UInt8], name: [UInt8], in directory: Int64, wasKept: Bool) throws {
        let outcomes = ReadOutcome.exclusion(
            of: item, root: root.number, path: path, name: name, in: directory, wasKept: wasKept)
        for outcome in outcomes { try sink.outcome(outcome) }
    }
}
