import CairnCore
import CairnFormat

/// The accounts and directories around a backup root, for rules that depend on a path: they show
/// who can have given the names in it.
///
/// It is the same on one machine at any time, so two of them are equal.
public struct Surroundings: Equatable, Sendable {
    private let fileSystem: any FileSystem
    /// The home directory of a user; nil for an unknown user. - Source: passwd(5), `pw_dir`.
    private let home: @Sendable (_ user: UInt32) -> [UInt8]?
    /// `$XDG_DATA_HOME` of the user of the backup.
    private let dataHome: [UInt8]?

    /// - Parameter fileSystem: without rules.
    public init(
        _ fileSystem: any FileSystem, dataHome: [UInt8]? = nil,
        home: @escaping @Sendable (UInt32) -> [UInt8]?
    ) {
        self.fileSystem = fileSystem
        self.dataHome = dataHome
        self.home = home
    }

    public static func == (one: Self, other: Self) -> Bool { true }

    /// Whether only root, the owner of an item and the user of the backup can have named the
    /// directories from the root down to the item.
    ///
    /// - Source: decision 0029, as for the owner of a marker.
    func isNamedByOwner(_ place: RuleBook.Place, owner: UInt32, user: UInt32?) -> Bool {
        isClosed(from: place.root, to: place.path, trusting: [0, owner, user ?? owner])
    }

    /// Whether an entry of a directory is a container runtime's, because the directory is in the
    /// data directory of its owner's home or of the user of the backup, and nobody else can have
    /// put it there.
    ///
    /// - Parameters:
    ///   - directory: absolute.
    ///   - data: the directory above it that would be the data directory.
    func holdsRuntime(
        _ directory: [UInt8], _ name: [UInt8], data: [UInt8], inHome: [UInt8], user: UInt32?
    ) -> Bool {
        guard let owner = (try? fileSystem.status(ofRoot: directory))?.uid else { return false }
        let isInHome = data.count > inHome.count && data.suffix(inHome.count) == inHome[...]
        let top = isInHome ? Array(data.dropLast(inHome.count)) : data
        let isOwn = owner == user && data == dataHome
        let isOfOwner = isInHome && home(owner).map { isSame(top, $0) } == true
        guard isOwn || isOfOwner, let path = ItemPath.relative(directory, to: top)
        else { return false }
        return isClosed(from: top, to: ItemPath.join(path, name), trusting: [0, owner])
    }

    private func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        if one == other { return true }
        guard let opened = try? fileSystem.openRoot(one).status() else { return false }
        return (try? fileSystem.openRoot(other).status().identity) == opened.identity
    }

    /// Whether nobody but these users can have given a name on the way from `top`, which is
    /// included, to an item.
    private func isClosed(
        from top: [UInt8], to path: [UInt8], trusting users: Set<UInt32>
    ) -> Bool {
        var here = top
        var names = ItemPath.components(path)[...]
        while let name = names.popFirst() {
            guard let directory = try? fileSystem.openRoot(here),
                let status = try? directory.status(), users.contains(status.uid)
            else { return false }
            if status.isWritableByOthers({ try? directory.attributes().values }) {
                // In a sticky directory only the owners of an entry and of the directory rename it.
                guard status.mode & 0o1000 != 0, let entry = try? directory.status(of: name),
                    users.contains(entry.uid)
                else { return false }
            }
            here = ItemPath.join(here, name)
        }
        return true
    }
}
