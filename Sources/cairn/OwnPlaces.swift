import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnSource
import CairnText

/// Places of Cairn's own inside backup roots: copies in remotes that are directories of this
/// machine, other repositories, and the file of `[metrics]`.
extension Context {
    /// What no root around it keeps.
    var ownPlaces: [RuleBook.ExcludedPlace] { remoteCopies + otherRepositories + figures }

    /// The file of `[metrics]`, which the service itself writes every few seconds.
    private var figures: [RuleBook.ExcludedPlace] {
        guard let path = settings.metrics.textfile.map(RealPath.destination) else { return [] }
        return [path, SmallFile.temporary(beside: path)].map {
            RuleBook.ExcludedPlace(
                path: $0, own: Array("the file that Cairn writes for [metrics]".utf8))
        }
    }

    /// What is pushed to the remotes of the settings, or will be: a directory for each repository.
    /// What else lies beside them is not Cairn's.
    var remoteCopies: [RuleBook.ExcludedPlace] {
        let own = ownState.repository(at: repositoryPath)
        let known = Set(ownState.repositories.map { "\($0.id)" }).sorted().compactMap {
            Hash128(hex: $0)
        }
        return settings.remotes.flatMap { remote -> [RuleBook.ExcludedPlace] in
            guard let base = (try? RemoteURL(remote.url))?.localDirectory else { return [] }
            return known.compactMap { id in
                let path = RemoteURL.copy(of: id, in: base)
                guard id == own || RealPath.exists(path) else { return nil }
                return RuleBook.ExcludedPlace(
                    path: path, own: Array("a copy in the remote \(remote.name)".utf8))
            }
        }
    }

    /// The repositories that this machine has seen, where they still are.
    var otherRepositories: [RuleBook.ExcludedPlace] {
        let others = ownState.repositories.filter { $0.place != repositoryPath }
        if others.isEmpty { return [] }
        let own = RealPath.destination(repositoryPath)
        return others.compactMap { id, place in
            let path = RealPath.resolve(place)
            guard path != own, (try? MountGuard.shared.requireAnswer(path)) != nil,
                let storage = try? LinuxStorage(at: path),
                (try? Repository.description(in: storage)) != nil,
                // A neighbour's file makes no repository of a shared directory.
                let directory = try? LinuxFileSystem().openRoot(path),
                BackupFlags.believes(
                    Array("cairn.json".utf8), in: directory, user: Process.userID)
            else { return nil }
            return RuleBook.ExcludedPlace(
                path: path, own: Array("another Cairn repository (\(id.short))".utf8))
        }
    }

    /// Notes on other repositories that roots hold and do not keep.
    var otherRepositoryNotes: [String] {
        let others = Set(otherRepositories.map(\.path))
        return rootSet().excluded.compactMap { out in
            guard case .own(let what) = out.reason, others.contains(out.path) else { return nil }
            return "\(PathText.display(out.path)) is excluded: it is \(PathText.display(what))"
        }
    }

    /// The other repositories in the directories that a restore to a target restores: they stay
    /// unchanged, and a note names each.
    func sparedRepositories(_ request: RestoreRequest) -> Set<DirectoryIdentity> {
        guard case .directory(let target) = request.destination else { return [] }
        let others = otherRepositories
        if others.isEmpty { return [] }
        let top = RealPath.destination(target)
        let places = request.selections.map {
            ItemPath.join(ItemPath.join(top, $0.root.definition.name), $0.path)
        }
        let spared = others.filter { other in
            places.contains { ItemPath.relative(other.path, to: $0) != nil }
        }
        return Set(
            spared.compactMap { other in
                let name = PathText.display(other.path)
                note("\(name) is another Cairn repository and stays unchanged")
                return (try? LinuxFileSystem().status(ofRoot: other.path))?.identity
            })
    }

    /// The root that keeps what is pushed to a remote of this machine; nil where none does.
    ///
    /// - Parameters:
    ///   - named: further roots: absolute.
    ///   - isLeft: whether the settings name it no more.
    func root(
        capturing url: RemoteURL, _ repository: Hash128?, named: [[UInt8]] = [],
        isLeft: Bool = false
    ) -> [UInt8]? {
        guard let base = url.localDirectory else { return nil }
        let place = repository.map { RemoteURL.copy(of: $0, in: base) } ?? base
        return root(keeping: place, named: named, isLeft: isLeft)
    }

    /// The root that keeps a directory; nil where none does.
    func root(keeping place: [UInt8], named: [[UInt8]] = [], isLeft: Bool = false) -> [UInt8]? {
        let set = rootSet()
        var rules = exclusionRules
        rules.excludedPlaces = set.excludedPlaces.filter { !isLeft || $0.path != place }
        rules.name(set, and: named)
        return (set.sources.map(\.path) + named).first { root in
            ItemPath.relative(place, to: root) != nil
                && RuleJudge(fileSystem, rules: rules, roots: [root]).judge(
                    place, isDirectory: true
                ).isKept
        }
    }
}

extension RemoteURL {
    /// The directory of this machine in which the remote is, without symlinks; nil for one
    /// elsewhere. What a name of rclone's configuration leads to is not known here.
    var localDirectory: [UInt8]? {
        switch place {
        case .directory(let path): return RealPath.destination(path)
        case .rclone(let text):
            guard let address = RcloneAddress(text), address.isMadeHere, address.name == "local",
                address.path.hasPrefix("/")
            else { return nil }
            return RealPath.destination(Array(address.path.utf8))
        }
    }

    /// Where a repository's copy lies. - Source: FORMAT.md §15.
    static func copy(of repository: Hash128, in base: [UInt8]) -> [UInt8] {
        ItemPath.join(base, Array(repository.description.utf8))
    }
}
