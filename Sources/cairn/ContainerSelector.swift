import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnSource
import CairnText

/// A container of a repository, as it was at a commit: where each of its parts is stored.
struct ContainerSelector {
    /// A part, and where it is stored.
    struct Part {
        let part: ContainerPart
        let selection: RestoreSelection
        /// The directory of the container, as it was.
        let directory: [UInt8]
    }

    let id: [UInt8]
    let parts: [Part]
}

extension ContainerSelector {
    /// - Parameter commit: nil for all commits: for histories.
    /// - Throws: ``CommandFailure`` when there is none of that id.
    init(_ text: String, _ reader: CatalogReader, at commit: Int64?) throws {
        let id = ArgumentText.bytes(text)
        self.id = id
        let roots = Dictionary(
            uniqueKeysWithValues: try reader.roots().map { ($0.definition.number, $0) })
        let recorded = try reader.containers(asAt: commit).map(\.part)
        parts = recorded.compactMap { part in
            guard part.container.id == id, let root = roots[part.root] else { return nil }
            let selection = RestoreSelection(root: root, path: part.path)
            var directory = selection.livePath
            for _ in ItemPath.components(part.name) { directory = ItemPath.split(directory).parent }
            return Part(part: part, selection: selection, directory: directory)
        }
        guard !parts.isEmpty else {
            var seen: Set<[UInt8]> = []
            let known = recorded.map(\.container.id).filter { seen.insert($0).inserted }
            let failure = ContainerArgument.unknown(text, among: known)
            throw CommandFailure("\(failure.message) in the repository", failure.next)
        }
    }

    /// Chooses among containers of one id that several people have in one repository: the one at
    /// this user's place.
    ///
    /// - Throws: ``CommandFailure`` when that does not decide it.
    func one(for context: Context) throws -> ContainerSelector {
        let directories = Set(parts.map(\.directory))
        guard directories.count > 1 else { return self }
        let environment = context.rootEnvironment
        let mine = parts.filter { part in
            (try? ContainerHomes.place(
                of: part.part, sandboxes: context.settings.containers.directories, on: environment))
                == part.selection.livePath
        }
        if let directory = mine.first?.directory {
            return ContainerSelector(id: id, parts: parts.filter { $0.directory == directory })
        }
        let all = directories.sorted { $0.lexicographicallyPrecedes($1) }
        let first = ShellText.quoted(all[0])
        throw CommandFailure(
            "there are \(all.count) containers called \(PathText.display(id)): \(all.map { PathText.display($0) }.joined(separator: ", "))",
            "specify the directory and its new location with `cairn restore --in-place \(first) --map-root \(first):NEW`"
        )
    }

    /// - Parameter paths: relative to the container, such as `data/profile`; empty for all of it.
    func select(_ paths: [String]) throws -> [RestoreSelection] {
        if paths.isEmpty { return parts.map(\.selection) }
        return try paths.flatMap { text in
            let path = Array(PathArgument.absolute("/" + text).dropFirst())
            var found = parts.compactMap { part in
                ItemPath.relative(path, to: part.part.name).map {
                    RestoreSelection(
                        root: part.selection.root, path: ItemPath.join(part.selection.path, $0))
                }
            }
            // `Library` is no part, but parts lie in it.
            if found.isEmpty {
                found = parts.filter { ItemPath.relative($0.part.name, to: path) != nil }.map(
                    \.selection)
            }
            guard !found.isEmpty else {
                throw CommandFailure(
                    "the container \(PathText.display(id)) has no part \(PathText.display(path))",
                    "its parts are "
                        + parts.map(\.part.name).shown())
            }
            return found
        }
    }

    /// The present place of each part, for this user on this machine, by the number of its root.
    ///
    /// - Throws: ``CommandFailure`` when it is unknown, or when a part is kept by a wider root.
    func relocations(_ context: Context) throws -> [UInt64: Relocation] {
        let environment = context.rootEnvironment
        var found: [UInt64: Relocation] = [:]
        for part in parts {
            let place: [UInt8]
            do throws(ContainerHomes.Absence) {
                place = try ContainerHomes.place(
                    of: part.part, sandboxes: context.settings.containers.directories,
                    on: environment)
            } catch { throw Self.failure(error, part.part) }
            guard part.part.path.isEmpty else {
                // Kept as a part of a wider root: only that root as a whole can live elsewhere.
                if place == part.selection.livePath { continue }
                let old = ShellText.quoted(part.selection.livePath)
                throw CommandFailure(
                    "\(PathText.display(part.part.name)) of the container \(PathText.display(id)) was backed up with the root \(PathText.display(part.selection.root.definition.path))",
                    "specify its new location with `cairn restore --in-place \(old) --map-root \(old):\(ShellText.quoted(place))`"
                )
            }
            found[part.part.root] = Relocation(part.part, at: place, on: environment)
        }
        return found
    }

    private static func failure(_ absence: ContainerHomes.Absence, _ part: ContainerPart)
        -> CommandFailure
    {
        let id = PathText.display(part.container.id)
        switch absence {
        case .noDirectory:
            return CommandFailure(
                "the location of containers such as \(id) is unknown on this machine",
                "add their directory to the settings: [containers] directories = [\"~/Containers\"]"
            )
        case .noRevision:
            return CommandFailure(
                "the snap \(id) has no data directory here and is not installed",
                "install it and start it once, or restore it to another directory with --target DIR"
            )
        case .badName:
            return CommandFailure(
                "the repository contains \(id), which is not a valid \(part.container.shape.text) name",
                "restore it to another directory with --target DIR to examine it")
        }
    }
}

/// `--map-root`, `--map-user` and `--map-group`.
enum RestoreMapping {
    /// Finds the snapshot's users and groups here by their names, and says whose files become
    /// somebody else's.
    static func owners(_ request: RestoreRequest, _ reader: CatalogReader, _ context: Context)
        throws -> [UInt64: OwnerMap]
    {
        let matching = try OwnerMatching(
            reader, roots: Set(request.selections.map(\.root.definition.number)),
            at: request.commit, given: request.owners, LinuxOwners())
        for stranger in matching.strangers {
            let (kind, option) =
                stranger.owner.kind == .user ? ("user", "--map-user") : ("group", "--map-group")
            let (name, number) = (PathText.display(stranger.name), stranger.owner.number)
            context.note(
                "this machine has no \(kind) \(name), so files of \(kind) \(name) will belong to \(PathText.display(stranger.present)), which has the same number (\(number)) here; use `\(option) \(number):NEW` to choose another owner"
            )
        }
        return matching.maps
    }

    /// - Parameter texts: `OLDPATH:NEWPATH`, both absolute; the first colon that a slash follows
    ///   divides them.
    static func roots(_ texts: [String]) throws -> [(old: [UInt8], new: [UInt8])] {
        try texts.map { text in
            let bytes = ArgumentText.bytes(text)
            let middle = bytes.indices.dropLast().first {
                bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == ItemPath.separator
            }
            guard let middle, bytes.first == ItemPath.separator else {
                throw CommandFailure(
                    "--map-root \(PathText.display(bytes)) is not OLDPATH:NEWPATH",
                    "use two absolute paths, such as --map-root /home/ada:/home/bob")
            }
            return (
                PathArgument.absolute(Array(bytes[..<middle])),
                // A link that the user named stays: its directory is meant.
                RealPath.destination(PathArgument.absolute(Array(bytes[(middle + 1)...])))
            )
        }
    }

    /// The roots that lie at or beneath one of the old paths, by number; the longest old path
    /// decides.
    static func relocations(_ maps: [(old: [UInt8], new: [UInt8])], _ roots: [RootDefinition])
        throws -> [UInt64: Relocation]
    {
        var found: [UInt64: Relocation] = [:]
        var used: Set<[UInt8]> = []
        for root in roots {
            let map = maps.filter { ItemPath.relative(root.path, to: $0.old) != nil }.max {
                $0.old.count < $1.old.count
            }
            guard let map, let rest = ItemPath.relative(root.path, to: map.old) else { continue }
            used.insert(map.old)
            found[root.number] = Relocation(
                path: ItemPath.join(map.new, rest), name: root.name, role: root.role)
        }
        if let idle = maps.first(where: { !used.contains($0.old) }) {
            throw CommandFailure(
                "none of the restored roots is at or under \(PathText.display(idle.old))",
                "the restored roots are "
                    + roots.prefix(10).map(\.path).shown())
        }
        return found
    }

    /// - Parameter texts: `OLD:NEW`, names of this machine or numbers.
    static func ids(_ texts: [String], option: String, number: (String) -> UInt32?) throws
        -> [UInt32: UInt32]
    {
        var found: [UInt32: UInt32] = [:]
        for text in texts {
            let words = text.split(separator: ":", omittingEmptySubsequences: false).map(
                String.init)
            guard words.count == 2, words.allSatisfy({ !$0.isEmpty }) else {
                throw CommandFailure(
                    "\(option) \(ArgumentText.shown(text)) is not OLD:NEW",
                    "use numbers such as \(option) 1000:1001, or names")
            }
            let ids = try words.map { word in
                guard let id = UInt32(word) ?? number(word), id != .max else {
                    throw CommandFailure(
                        "\(option): there is no \(ArgumentText.shown(word)) on this machine",
                        "use the number; run `cairn ls -l` to see the stored owners")
                }
                return id
            }
            if let known = found[ids[0]], known != ids[1] {
                throw CommandFailure("\(option) maps \(words[0]) twice", "map it only once")
            }
            found[ids[0]] = ids[1]
        }
        return found
    }
}
