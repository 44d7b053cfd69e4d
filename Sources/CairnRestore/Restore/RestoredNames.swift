import CairnCore
import Synchronization

/// The names that a restore gives in one directory. May be used from several threads.
///
/// What is found under a name may be this run's own, made under another one: some file systems
/// list a name in a form of their own (without case, with composed letters, without dots at its
/// end), which can be that of the second. Then the directory does not list the first.
///
/// - Memory: two hashes a name, and the directories that were made.
final class RestoredNames: Sendable {
    private struct Given {
        /// Hashes of names, by those of their letters.
        var first: [Int: Int] = [:]
        /// Further ones with the same letters, which are few.
        var further: [Int: Set<Int>] = [:]
        var directories: Set<DirectoryIdentity> = []
    }

    private let given = Mutex(Given())

    /// Notes a name that is given now or soon.
    func note(_ name: [UInt8]) {
        let letters = NameFolding.letters(name).hashValue
        given.withLock { given in
            guard given.first[letters] != nil else {
                given.first[letters] = name.hashValue
                return
            }
            given.further[letters, default: []].insert(name.hashValue)
        }
    }

    /// Notes a directory that was made here.
    func noteMade(_ directory: any TargetDirectory) {
        guard let identity = try? directory.status().identity else { return }
        given.withLock { _ = $0.directories.insert(identity) }
    }

    /// Whether a directory was made here.
    func hasMade(_ directory: any TargetDirectory) throws(SystemError) -> Bool {
        let identity = try directory.status().identity
        return given.withLock { $0.directories.contains(identity) }
    }

    /// Whether what is found under a name may be this run's own, made under another one.
    func isAnother(_ name: [UInt8], in directory: any TargetDirectory) throws(SystemError) -> Bool {
        try isAnother(name) { () throws(SystemError) in try directory.entries().map(\.name) }
    }

    /// - Parameter listed: lists the directory; called only if another such name was given.
    func isAnother(_ name: [UInt8], _ listed: () throws(SystemError) -> [[UInt8]])
        throws(SystemError) -> Bool
    {
        let letters = NameFolding.letters(name).hashValue
        var others = given.withLock { given in
            (given.further[letters] ?? []).union([given.first[letters]].compactMap(\.self))
        }
        others.remove(name.hashValue)
        guard !others.isEmpty else { return false }
        let found = try listed().map(\.hashValue)
        return !others.isSubset(of: found)
    }
}

extension MayReplace {
    /// Permits nothing, where only this run gives names: what has one is its own, under another.
    static let nothing = MayReplace(movingAway: { _ throws(SystemError) in
        throw SystemError.replacing([], .collides)
    })
}
