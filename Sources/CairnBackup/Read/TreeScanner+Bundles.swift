import CairnCore
import CairnFormat

/// Bundles found during a walk; each is examined as one.
extension TreeScanner {
    /// Scans a bundle by its name in a directory.
    ///
    /// - Throws: ``CatalogError``, ``StoreFailure``, ``Cancelled``. Its own problems go to the
    ///   sink.
    func scanBundle(
        _ bundle: Subdirectory, _ path: [UInt8], in parent: any SourceDirectory,
        _ root: RootDefinition
    ) throws {
        guard let parentID = bundle.bundleParent ?? bundle.parent else { return }
        do {
            try scanBundle(bundle, path, try parent.openDirectory(bundle.name), root)
        } catch let error as SystemError {
            let place = DirectoryComparison.Place(root, path, in: parentID)
            let wasKept = try comparison.known.live.find(bundle.name, in: parentID) != nil
            try comparison.pass(error, place, in: parent, wasKept: wasKept)
            if !wasKept {
                try comparison.carryOver(error, place, bundle.status, former: bundle.former)
            }
        }
    }

    /// Scans an open bundle.
    func scanBundle(
        _ bundle: Subdirectory, _ path: [UInt8], _ directory: any SourceDirectory,
        _ root: RootDefinition
    ) throws {
        guard let bundles, let parentID = bundle.bundleParent ?? bundle.parent else { return }
        try bundles.scan(
            .init(
                root: root, path: path, parentID: parentID, former: bundle.former,
                directory: directory), for: comparison)
    }

    /// Scans a root that is itself a bundle, by the name of its path or its structure.
    ///
    /// - Returns: false when it is not a bundle.
    func scanRootBundle(_ target: Target, _ directory: any SourceDirectory) throws -> Bool {
        guard let bundles else { return false }
        let rules = comparison.bundles
        guard rules.names(ItemPath.split(target.root.path).name) || rules.isBuiltAsBundle(directory)
        else { return false }
        let bundle = BundleScanner.Bundle(
            root: target.root, path: [], parentID: target.anchor, former: nil, directory: directory)
        if target.focus.isEmpty || comparison.round.widened.insert(bundle.place).inserted {
            try bundles.scan(bundle, for: comparison)
        }
        return true
    }
}
