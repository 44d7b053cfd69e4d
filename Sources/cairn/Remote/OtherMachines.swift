import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository

/// The other machines of a repository: packs that are only in remotes may be in remotes that this
/// machine's settings do not name.
struct OtherMachines: Sendable {
    private let state: StateDirectory
    private let machine: RootHost

    init(_ context: Context) { (state, machine) = (context.state, context.machine) }

    /// The step after which packs of a remote of another machine can be read, or are given up.
    static let next =
        "use `cairn remote add NAME URL` to add the remote that stores this data, and run `cairn remote push`; the remote's address is in the settings of the machine that uploaded the data. If that remote is gone for good, run `cairn repair --accept-loss` to recover the data that your current files still contain"

    /// Whether another machine backs up to a repository, by the catalog here; nil if that cannot be
    /// told.
    func areThere(_ id: Hash128) -> Bool? {
        let path = state.catalogPath(id)
        guard
            let catalog = try? Catalog(path: path, repository: id, isOwn: false, isQuery: true),
            let roots = try? CatalogReader(catalog).allRoots()
        else { return nil }
        return roots.compactMap(\.host).contains { $0.id != machine.id && !$0.isNameOnly }
    }

    /// The files that remotes had when this machine pushed to them; nil while it is alone in the
    /// repository.
    ///
    /// - Parameter urls: of the remotes in the settings. One that was removed from them may still
    ///   be in those of another machine.
    func packsHad(_ id: Hash128, in urls: [RemoteURL]) -> Set<String>? {
        guard areThere(id) ?? true else { return nil }
        var had: Set<String> = []
        for url in urls {
            guard let place = (try? PushPlace.known(state, url, id)) ?? nil,
                let scratch = try? place.scratch()
            else { continue }
            had.formUnion(scratch.packsHad())
            had.formUnion((try? scratch.record()?.files.keys.map { $0 }) ?? [])
        }
        return had
    }

    /// How many packs are only in remotes, and were in none of this machine's when it last pushed,
    /// after they went. A remote that it never pushed to is looked at if it is a directory here,
    /// and may have them otherwise.
    func packsUnknown(
        _ session: ReadingSession, _ context: Context, _ remotes: [RemoteStanding]
    ) throws -> Int {
        guard let tiered = session.repository.storage as? TieredStorage,
            let had = packsHad(session.id, in: try NamedRemote.all(context).map(\.url))
        else { return 0 }
        let (local, strays) = (tiered.local, tiered.disowned)
        func mayHave(_ remote: RemoteStanding, _ pack: String, since went: Int64) -> Bool {
            if let pushed = remote.log?.complete { return pushed <= went }
            guard let base = (try? RemoteURL(remote.url))?.localDirectory else { return true }
            let copy = RemoteURL.copy(of: session.id, in: base)
            return RealPath.exists(ItemPath.join(copy, Array(pack.utf8)))
        }
        return try AwayPack.all(in: local).filter { id, _ in
            let pack = PackFiles.sealed(id)
            guard !strays.contains(id), !had.contains(pack), try local.size(of: pack) == nil
            else { return false }
            let note = AwayPack.path(of: id)
            let files = try local.files(in: PackFiles.sealedDirectory(id))
            let went = files.first { note.hasSuffix("/\($0.name)") }?.modified?.seconds ?? 0
            return !remotes.contains { mayHave($0, pack, since: went) }
        }.count
    }
}
