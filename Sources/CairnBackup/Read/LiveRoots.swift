import CairnCore
import CairnFormat
import CairnRepository

/// The live directories in which lost content may be looked for.
///
/// A journal names absolute paths, and may be anybody's: what it names is read only where this
/// machine's settings have a root, or where the user said so, and only of roots that are this
/// machine's or nobody's.
public struct LiveRoots: Sendable {
    private let machine: RootHost?
    /// Absolute.
    private let directories: [[UInt8]]

    public init(of machine: RootHost?, in directories: [[UInt8]]) {
        self.machine = machine
        self.directories = directories
    }

    /// No live file may be read.
    public static let none = LiveRoots(of: nil, in: [])

    /// A live file, told from the directory that permits it.
    public struct Place: Hashable, Sendable {
        /// Absolute.
        public let directory: [UInt8]
        /// Relative to it; empty for itself.
        public let path: [UInt8]
    }

    /// Returns the live place of a version; nil where it may not be read.
    public func place(of path: [UInt8], in root: CatalogRoot) -> Place? {
        if let host = root.host, host.id != machine?.id { return nil }
        let path = ItemPath.join(root.definition.path, path)
        return directories.lazy.compactMap { directory in
            ItemPath.relative(path, to: directory).map { Place(directory: directory, path: $0) }
        }.first
    }
}
