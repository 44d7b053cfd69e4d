import CairnCore
import CairnRepository
import CairnSource

extension DirectoryComparison {
    /// Whether a directory is a bundle.
    ///
    /// - Parameter isThorough: examine it even when it is known as an ordinary directory and
    ///   unchanged.
    func isBundle(
        _ name: [UInt8], _ status: FileStatus, _ row: LiveRow?,
        in directory: any SourceDirectory, isThorough: Bool = false
    ) -> Bool {
        guard status.kind == .directory, !bundles.isEmpty else { return false }
        if bundles.names(name) { return true }
        guard bundles.obeysInfoPlist else { return false }
        if !isThorough, let row, row.kind == .directory, row.stamp == Stamp(status), !row.isBundle {
            return false
        }
        return (try? directory.openDirectory(name)).map(bundles.isBuiltAsBundle) ?? false
    }

    /// Whether a directory that counted as ordinary is built like a bundle: the contents that make
    /// it one may have appeared since it was last examined.
    func isBundle(_ directory: any SourceDirectory, _ entries: [DirectoryEntry]) -> Bool {
        bundles.obeysInfoPlist && entries.has(BundleRules.contents)
            && bundles.isBuiltAsBundle(directory)
    }
}
