import CairnCore
import CairnFormat

extension DirectoryComparison {
    /// The reason why the format cannot hold a name; nil when it can.
    func problem(with path: [UInt8], name: [UInt8]) -> String? {
        path.count > Limits.pathBytes
            ? "its path is longer than \(Limits.pathBytes) bytes" : ItemPath.problem(withName: name)
    }

    func fail(_ root: RootDefinition, _ path: [UInt8], _ reason: ItemFailure.Reason) {
        sink.failed(ItemFailure(path: absolute(root, path), reason: reason))
    }

    /// Handles an error of opening what is at a place: it may be excluded, or gone by now.
    func pass(_ error: SystemError, _ place: Place, in parent: any SourceDirectory, wasKept: Bool)
        throws
    {
        if error.isExcluded {
            try exclude(place, in: parent, wasKept: wasKept)
        } else if !error.isMissing {
            fail(place.root, place.path, .system(error))
        }
    }

    func absolute(_ root: RootDefinition, _ path: [UInt8]) -> [UInt8] {
        ItemPath.join(root.path, path)
    }
}
