import CairnFormat
import Synchronization

/// What a commit has at absolute paths. May be used by several threads.
public final class KnownPaths: Sendable {
    private struct Inside: @unchecked Sendable {
        // SAFETY: used only under the lock around it.
        let reader: CatalogReader
        let roots: [CatalogRoot]
    }

    private let inside: Mutex<Inside>
    private let commit: Int64

    public init(_ catalog: Catalog, at commit: Int64) throws {
        let reader = try CatalogReader(catalog)
        inside = Mutex(
            Inside(reader: reader, roots: try reader.roots().filter { $0.exists(at: commit) }))
        self.commit = commit
    }

    /// - Parameter path: absolute. True when the catalog cannot be read, so that nothing is lost.
    public func has(_ path: [UInt8]) -> Bool {
        inside.withLock { inside in
            inside.roots.contains { root in
                guard let place = root.selection(of: path) else { return false }
                do {
                    return try inside.reader.entry(root, path: place.path, at: commit) != nil
                } catch {
                    return true
                }
            }
        }
    }

    /// - Parameter path: absolute.
    /// - Returns: nil when the commit has nothing there, or the catalog cannot be read.
    public func item(_ path: [UInt8]) -> Item? {
        inside.withLock { inside in
            for place in inside.roots.lazy.compactMap({ $0.selection(of: path) }) {
                let entry = try? inside.reader.entry(place.root, path: place.path, at: commit)
                if let item = try? entry?.item() { return item }
            }
            return nil
        }
    }
}
