import CairnCore
import CairnFormat

/// The kept directories at the beginning of a purge, by path and by identity.
///
/// A directory that replaces a kept one stays because of its path; a kept one that is moved, or
/// mounted elsewhere, stays because of its identity.
struct KeptPaths {
    private(set) var identities: Set<DirectoryIdentity> = []
    /// The paths as named, and without symlinks.
    private var paths: Set<[UInt8]> = []
    private var names: Set<[UInt8]> = []
    private var unknown: [(path: [UInt8], error: SystemError)] = []

    init() {}

    init(_ kept: Set<[UInt8]>, on environment: any PurgeEnvironment) {
        for path in kept {
            note(path)
            do throws(SystemError) {
                let found = try environment.look(for: path)
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

    /// Whether a kept path may end in this name: a quick test before ``has(_:)``.
    func mayHave(name: [UInt8]) -> Bool { names.contains(name) }

    /// A kept directory within one of these whose identity is unknown.
    func unknown(within places: [[UInt8]]) -> (path: [UInt8], error: SystemError)? {
        unknown.first { kept in places.contains { ItemPath.relative(kept.path, to: $0) != nil } }
    }
}
