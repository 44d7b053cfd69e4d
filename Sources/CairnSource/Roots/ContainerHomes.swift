import CairnCore
import CairnFormat

/// The directories of this user's containers, by shape: containers are found and restored there.
public struct ContainerHomes: Sendable {
    /// Absolute; in the order in which they are searched.
    let directories: [(shape: ContainerShape, path: [UInt8])]

    init(_ wanted: WantedRoots, _ user: UserEnvironment) {
        directories =
            (wanted.flatpak ? [(.flatpak, Self.flatpak(user))] : [])
            + (wanted.snap ? [(.snap, Self.snap(user))] : [])
            + wanted.containerHomes.map { (.sandbox, $0) }
    }

    /// - Source: Flatpak, flatpak-dir.c, `flatpak_get_data_dir`: beneath the home, whatever XDG
    ///   says.
    static func flatpak(_ user: UserEnvironment) -> [UInt8] { user.under(user.home, ".var/app") }

    /// - Source: snapd, dirs/dirs.go, `UserHomeSnapDir`.
    static func snap(_ user: UserEnvironment) -> [UInt8] { user.under(user.home, "snap") }

    public enum Absence: Error, Equatable, Sendable {
        /// No directory of containers is named in the settings.
        case noDirectory
        /// The revision is unknown.
        case noRevision
        /// Neither Flatpak nor Snap gives an application such a name, or the part leads out of it.
        case badName
    }

    /// The path of a container's part for this user, which need not exist.
    ///
    /// The name comes from a repository and is not trusted.
    ///
    /// - Parameter homes: the directories that hold containers of the sandbox shape.
    public static func place(
        of part: ContainerPart, sandboxes homes: [[UInt8]], on environment: RootEnvironment
    ) throws(Absence) -> [UInt8] {
        let id = part.container.id
        guard ItemPath.problem(withName: id) == nil, !part.name.isEmpty,
            ItemPath.problem(with: part.name) == nil,
            ContainerID.isValid(id, for: part.container.shape)
        else { throw .badName }
        switch part.container.shape {
        case .flatpak:
            return ItemPath.join(ItemPath.join(flatpak(environment.user), id), part.name)
        case .snap:
            let directory = ItemPath.join(snap(environment.user), id)
            guard ItemPath.components(part.name).first == SnapRevision.current
            else { return ItemPath.join(directory, part.name) }
            let revision = try revision(of: id, in: directory, environment.fileSystem)
            let rest = ItemPath.relative(part.name, to: SnapRevision.current) ?? []
            return ItemPath.join(ItemPath.join(directory, revision), rest)
        case .sandbox:
            let known = homes.first {
                (try? environment.fileSystem.status(ofRoot: ItemPath.join($0, id)))?.kind
                    == .directory
            }
            guard let home = known ?? homes.first else { throw .noDirectory }
            return ItemPath.join(ItemPath.join(home, id), part.name)
        }
    }

    /// The revision in use: from the user's directory, else the one that snapd has installed.
    private static func revision(
        of id: [UInt8], in directory: [UInt8], _ fileSystem: any FileSystem
    ) throws(Absence) -> [UInt8] {
        for place in [directory, Array("/snap/".utf8) + id] {
            guard let opened = try? fileSystem.openRoot(place),
                let target = try? opened.readSymlink(SnapRevision.current),
                ItemPath.problem(withName: target) == nil
            else { continue }
            return target
        }
        if (try? fileSystem.status(ofRoot: ItemPath.join(directory, SnapRevision.current)))?.kind
            == .directory
        {
            return SnapRevision.current
        }
        throw .noRevision
    }
}
