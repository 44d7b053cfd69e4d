import CairnCore
import CairnFormat

/// What is kept, as it lies at the beginning of a purge: by path, and by what is there.
///
/// A directory that takes a kept one's place stays by its path; one that is moved, or mounted
/// elsewhere, stays by its identity.
struct KeptPaths {
    private(set) var identities: Set<DirectoryIdentity> = []
    /// As they were named, and without symlinks.
    private var paths: Set<[UInt8]> = []
    private var names: Set<[UInt8]> = []
    private var unknown: [(path: [UInt8], error: SystemError)] = []

    init() {}

    init(_ kept: Set<[UInt8]>, on ground: any PurgeGround) {
        for path in kept {
            note(path)
            do throws(SystemError) {
                let found = try ground.look(for: path)
                identities.insert(found.identity)
                note(found.path)
            } catch {
                if !error.isMissing { unknown.append((path, error)) }
            }
        }
    }

    private mutating func note(_ path: [UInt8]) {
        paths.insert(path)
        names.insert(ItemPath.split(path).name)
    }

    /// - Parameter path: absolute.
    func has(_ path: [UInt8]) -> Bool { paths.contains(path) }

    /// Whether a kept path may end in this name: asked of each name, before ``has(_:)``.
    func mayHave(name: [UInt8]) -> Bool { names.contains(name) }

    /// A kept directory within one of these, of which nobody knows what it is.
    func unknown(within places: [[UInt8]]) -> (path: [UInt8], error: SystemError)? {
        unknown.first { kept in places.contains { ItemPath.relative(kept.path, to: $0) != nil } }
    }
}
