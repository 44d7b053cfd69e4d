import CairnCore
import CairnFormat
import CairnSource

/// Bundles found during a walk; each is examined as one.
extension TreeScanner {
    /// Scans a bundle by its name in a directory.
    ///
    /// - Throws: ``CatalogError``, ``StoreFailure``, ``Cancelled``. Its own problems go to the
    ///   sink.
    func scanPackage(
        _ package: Subdirectory, _ path: [UInt8], in parent: any SourceDirectory,
        _ root: RootDefinition
    ) throws {
        guard let parentID = package.packageParent ?? package.parent else { return }
        do {
            try scanPackage(package, path, try parent.openDirectory(package.name), root)
        } catch let error as SystemError {
            if error.isExcluded {
                let row = try comparison.known.live.find(package.name, in: parentID)
                try comparison.exclude(
                    root, path: path, name: package.name, in: parentID, parent, wasKept: row != nil)
            } else if !error.isMissing {
                comparison.fail(root, path, .system(error))
            }
        }
    }

    /// Scans an open bundle.
    func scanPackage(
        _ package: Subdirectory, _ path: [UInt8], _ directory: any SourceDirectory,
        _ root: RootDefinition
    ) throws {
        guard let packages, let parentID = package.packageParent ?? package.parent else { return }
        try packages.scan(
            PackageScanner.Package(
                root: root, path: path, name: package.name, parentID: parentID,
                former: package.former, directory: directory),
            for: comparison)
    }

    /// Scans a root that is itself a bundle, by the name of its path or its structure.
    ///
    /// - Returns: false when it is not a bundle.
    func scanRootPackage(_ target: Target, _ directory: any SourceDirectory) throws -> Bool {
        guard let packages else { return false }
        let rules = comparison.packages
        guard rules.names(ItemPath.split(target.root.path).name) || rules.isBuiltAsBundle(directory)
        else { return false }
        guard
            target.focus.isEmpty
                || widened.insert(RepositoryPath(root: target.root.number, path: [])).inserted
        else { return true }
        try packages.scan(
            PackageScanner.Package(
                root: target.root, path: [], name: [], parentID: target.anchor, former: nil,
                directory: directory),
            for: comparison)
        return true
    }
}
