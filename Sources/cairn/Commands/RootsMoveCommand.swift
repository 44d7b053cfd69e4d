import ArgumentParser
import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSettings
import CairnText

struct RootsMoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Tell Cairn that a root was renamed or moved.",
        discussion: """
            Move the directory first, and then run this command. Every root at or under OLD continues at NEW with its whole history, and the next backup reads only changed files. In the settings, Cairn also updates the paths of [[root]] and [exclude], and the paths of `dir:` remotes, the repository and the password file in OLD. If NEW was backed up in the meantime, Cairn joins both histories. If NEW is inside another root, the root becomes part of that root. If a rule excludes NEW there, the settings still name NEW as a root, so it is backed up.

            NEW must be the directory that was at OLD, or contain at least a third of the files that were backed up at OLD, with the same sizes. --force accepts any other directory. `cairn roots move NEW OLD` reverts a move.

            Examples:
              mv ~/Documents ~/Papers && cairn roots move ~/Documents ~/Papers
              cairn roots move /media/ada/old-disk /media/ada/new-disk

            Exit codes: 0 moved; 1 nothing is at NEW, NEW is another directory, or OLD is not a root; 11 locked.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false
    @Flag(help: "Move the root even if the files backed up at OLD are not in NEW.")
    var force = false
    @Argument(help: .value("old", "The previous path of the root."), completion: .directory)
    var old: String
    @Argument(help: .value("new", "The current path of the root."), completion: .directory)
    var new: String

    func run() throws {
        let context = try Context(options)
        let (old, new) = (PathArgument.absolute(old), RealPath.resolve(PathArgument.absolute(new)))
        var places = context.state.repository(at: context.repositoryPath).map {
            RootPlaces(context.state, $0)
        }
        let origin = places?.origin(ofMoved: RealPath.resolve(old))
        let takesBack = origin?.path == new
        let named = context.settings.roots.filter { Self.part($0.path, of: old) != nil }
        let stored = try Self.moves(context, from: old, to: new, named, takesBack: takesBack)
        // Only a move to another directory is reverted without a look at what is at NEW.
        let isSure = takesBack && origin?.isItself == false
        let likeness = try likeness(stored, context)
        let isReplaced = isSure ? false : try check(old, new, stored, likeness, places, context)
        guard !stored.isEmpty || !named.isEmpty else {
            throw CommandFailure(
                "there is no current or former root at \(PathText.display(old))",
                "run `cairn roots --verbose` to see all roots and where each one is defined")
        }
        // Everything that can be refused is checked before the first change.
        try refuse(stored, to: new, context)
        try editSettings(context, named, stored, from: old, to: new, isDryRun: true)
        if !dryRun {
            if !stored.isEmpty {
                try move(stored, to: new) {
                    try editSettings(context, named, stored, from: old, to: new)
                }
            } else {
                try editSettings(context, named, stored, from: old, to: new)
                SettingsPlace.reloadDaemon(context)
            }
            places?.noteMove(
                from: RealPath.resolve(old), to: new, takesBack: takesBack,
                isItself: likeness == .same)
            if let id = context.state.repository(at: context.repositoryPath) {
                JobFiles(context, id).noteMove(from: old, to: new)
            }
        }
        let origins = Set(stored.map(\.origin))
        let others = named.map(\.path).filter { !origins.contains(RealPath.place(of: $0)) }
        for path in origins.union(others).sorted(by: {
            $0.lexicographicallyPrecedes($1)
        }) {
            let history = origins.contains(path) ? " with its history" : ""
            let there = Self.place(path, from: old, to: new)
            options.tell(
                "root_moved", ["path": path, "new_path": there, "dry_run": dryRun],
                "the root \(PathText.display(path)) \(dryRun ? "would continue" : "continues") at \(PathText.display(there))\(history)"
            )
        }
        if isReplaced, !dryRun {
            context.note(
                "there is now another directory at \(PathText.display(old)); run `cairn roots add \(ShellText.quoted(old))` to back it up"
            )
        }
    }

    /// Returns the moves of the stored roots at a path and under it. Without any, another root may
    /// contain the paths that the settings name, or a root that was moved into it.
    private static func moves(
        _ context: Context, from old: [UInt8], to new: [UInt8], _ named: [Settings.Root],
        takesBack: Bool
    ) throws -> [RootMove] {
        let real = RealPath.place(of: old)
        let found = try StoredRoot.all(context, at: old)
        let roots = try found.isEmpty ? StoredRoot.all(context, at: real) : found
        guard roots.isEmpty else {
            return roots.map { RootMove($0, to: place($0.definition.path, from: old, to: new)) }
        }
        guard
            let (around, session) = try StoredRoot.around(old, context)
                ?? StoredRoot.around(real, context)
        else { return [] }
        let ended = try session.reader.allRoots().last {
            $0.last != nil && $0.definition.path == new && $0.host?.id == context.machine.id
        }?.definition
        var parts = named.filter(\.role.isKept).map { ($0.path, $0.name, $0.role) }
        // Standard directories may be in a root that was backed up once by name.
        let kept = context.rootSet()
        if !kept.sources.contains(where: { $0.path == around.definition.path }) {
            parts += kept.roots.filter { root in
                root.role.isKept && !root.isOfSettings
                    && ItemPath.relative(root.namedPath, to: old) != nil
            }.map { ($0.namedPath, $0.name, $0.role) }
        }
        if parts.isEmpty, takesBack {
            parts = [
                (old, ended?.name ?? ItemPath.split(new).name, ended?.role ?? .documents)
            ]
        }
        return try parts.compactMap { path, name, role in
            let base = around.definition.path
            guard
                let part = ItemPath.relative(path, to: base)
                    ?? ItemPath.relative(RealPath.place(of: path), to: base),
                try !session.reader.versions(around, path: part).isEmpty
            else { return nil }
            return RootMove(
                part: part, of: around, to: place(path, from: old, to: new), name: name, role: role)
        }
    }

    /// - Returns: whether another directory is at the old path, and the root's is at the new one.
    private func check(
        _ old: [UInt8], _ new: [UInt8], _ stored: [RootMove], _ likeness: RootLikeness,
        _ places: RootPlaces?, _ context: Context
    ) throws -> Bool {
        let display = PathText.display(new)
        let status = try LinuxFileSystem().status(ofRoot: new)
        guard status.kind == .directory else {
            throw CommandFailure(
                "\(display) is \(status.kind.article), but a root must be a directory",
                "specify the new path of \(PathText.display(old))")
        }
        if let own = WhyCommand.own(new, context) {
            throw CommandFailure(
                "\(display) is \(own) and cannot be a root",
                "specify the root's new path as NEW")
        }
        let isThere = RealPath.resolve(old) != new && RealPath.exists(old)
        if isThere, likeness != .same {
            let found = DirectoryIdentity(device: status.device, inode: status.inode)
            // Joined with a root at NEW, what is at OLD now would be in no root.
            let isRoot = try StoredRoot.all(context, at: new).contains { $0.definition.path == new }
            guard !isRoot, places?.formers(of: old).contains(found) == true else {
                throw CommandFailure(
                    "\(PathText.display(old)) still exists",
                    "move the directory first; to add a second directory, run `cairn roots add`")
            }
        } else if likeness == .other {
            try accept(old, new, context)
        }
        // If OLD is in another root of the settings, what is there now is backed up already.
        let kept = Set(context.rootSet().sources.map(\.path))
        let isHeld = stored.contains { !$0.part.isEmpty && kept.contains($0.root.definition.path) }
        return isThere && !isHeld && Self.hasItems(old)
    }

    /// Compares the directories at the new paths with those that were backed up.
    private func likeness(_ stored: [RootMove], _ context: Context) throws -> RootLikeness {
        guard !stored.isEmpty else { return .similar }
        let session = try ReadingSession(context, host: .everything)
        let found = try stored.compactMap { try RootLikeness($0, session.reader) }
        if found.isEmpty || found.contains(.other) { return .other }
        return found.contains(.similar) ? .similar : .same
    }

    /// Refuses a directory that was not backed up as the root, unless the user forces the move.
    private func accept(_ old: [UInt8], _ new: [UInt8], _ context: Context) throws {
        let (word, name) = (ShellText.quoted(new), PathText.display(new))
        let isHeld =
            try StoredRoot.all(context, at: [ItemPath.separator]).map(\.definition.path)
            .contains { ItemPath.relative(new, to: $0) != nil }
            || context.settings.roots.contains { ItemPath.relative(new, to: $0.path) != nil }
        guard force, !isHeld else {
            throw CommandFailure(
                "\(name) is another directory: it does not contain the files that were backed up at \(PathText.display(old))",
                isHeld
                    ? "specify the directory that \(PathText.display(old)) was renamed to; \(name) is already backed up with its own history"
                    : "mount its disk, or specify the directory that \(PathText.display(old)) was renamed to. To back up \(name) with its own history, run `cairn roots add \(word)`; to continue the history there anyway, add --force"
            )
        }
        if !dryRun {
            context.note(
                "the next backup records the files of \(PathText.display(old)) that are not in \(name) as deleted; to revert the move, run `cairn roots move \(word) \(ShellText.quoted(old))`"
            )
        }
    }

    private static func hasItems(_ path: [UInt8]) -> Bool {
        (try? LinuxFileSystem().openRoot(path).entries())?.isEmpty == false
    }

    private static func place(_ path: [UInt8], from old: [UInt8], to new: [UInt8]) -> [UInt8] {
        ItemPath.join(new, part(path, of: old) ?? [])
    }

    /// The place of a path in a directory, even if a symlink leads to one of them.
    private static func part(_ path: [UInt8], of old: [UInt8]) -> [UInt8]? {
        ItemPath.relative(path, to: old)
            ?? ItemPath.relative(RealPath.place(of: path), to: RealPath.place(of: old))
    }

    private func editSettings(
        _ context: Context, _ named: [Settings.Root], _ stored: [RootMove], from old: [UInt8],
        to new: [UInt8], isDryRun dryRun: Bool = false
    ) throws {
        var noted = false
        for root in named {
            let there = Self.place(root.path, from: old, to: new)
            let texts = [root.path, there].map { SettingsPath.text($0) }
            // A root that contains the new path backs it up already, unless a rule excludes it.
            let holder = context.settings.roots.first {
                root.role.isKept && $0.role.isKept && $0.path != root.path
                    && ItemPath.relative(there, to: $0.path) != nil
                    && context.judgement(of: there).isKept
            }
            if let holder { try Self.refuseLoss(of: root, in: holder) }
            try SettingsPlace.edit(
                context,
                byHand: holder != nil
                    ? "remove the [[root]] with path = \"\(texts[0])\""
                    : "change path = \"\(texts[0])\" to path = \"\(texts[1])\"",
                isDryRun: dryRun
            ) { text in
                guard holder != nil else {
                    return try SettingsEdit.movingRoot(
                        texts[0], to: texts[1], in: text, user: context.user)
                }
                return try SettingsEdit.removingRoot(texts[0], in: text, user: context.user)?.text
                    ?? text
            }
        }
        for path in context.settings.exclude.paths where ItemPath.relative(path, to: old) != nil {
            let texts = [path, Self.place(path, from: old, to: new)].map { SettingsPath.text($0) }
            try SettingsPlace.edit(
                context, byHand: "change \"\(texts[0])\" to \"\(texts[1])\" in [exclude] paths",
                isDryRun: dryRun
            ) { before in
                let freed = try SettingsEdit.including(texts[0], in: before, user: context.user)
                return try SettingsEdit.excluding(texts[1], in: freed, user: context.user)
            }
        }
        if context.settingsFile != nil {
            try SettingsPlace.edit(
                context,
                byHand:
                    "change \(PathText.display(old)) to \(PathText.display(new)) in the paths of remotes, the repository and the password file",
                isDryRun: dryRun
            ) { before in
                try SettingsEdit.movingPlaces(
                    from: old, to: new, in: before, user: context.user, ifThere: RealPath.exists)
            }
        }
        // The system says where a standard directory is, and may already know the new path.
        let present = try Context(options)
        let kept = present.rootSet().roots.filter { $0.state == .kept || dryRun }
        let origins = Set(named.flatMap { [$0.path, RealPath.place(of: $0.path)] })
        for move in stored where !origins.contains(move.origin) {
            let role = move.role
            guard role != .adHoc,
                !kept.contains(where: { ItemPath.relative(move.path, to: $0.path) != nil })
                    || present.judgement(of: move.path).verdict != nil
            else { continue }
            let text = SettingsPath.text(move.path)
            try SettingsPlace.edit(
                context, byHand: "add a [[root]] with path = \"\(text)\"", isDryRun: dryRun
            ) { before in
                let added = try SettingsEdit.addingRoot(
                    text, name: nil, role: role, in: before, user: context.user)
                if added.keepsStandard, !noted, !dryRun {
                    noted = true
                    context.note(
                        "the standard directories are still backed up, because Cairn added `standard = true` to the settings; run `cairn roots` to list all roots"
                    )
                }
                return added.text
            }
        }
    }

    /// Refuses a move that would drop settings of the root's own.
    private static func refuseLoss(of root: Settings.Root, in holder: Settings.Root) throws {
        guard
            root.retention ?? holder.retention != holder.retention
                || root.every ?? holder.every != holder.every
        else { return }
        let (name, around) = (PathText.display(root.path), PathText.display(holder.path))
        throw CommandFailure(
            "the move would drop the settings that only the root \(name) has, because its new path is inside the root \(around)",
            "in the settings, move `[root.retention]` and `every` from the [[root]] of \(name) to the [[root]] of \(around), or remove them"
        )
    }

    /// - Parameter editSettings: called while this command has the repository, because a service
    ///   that reads the new settings earlier would begin another root at the new path.
    private func move(
        _ stored: [RootMove], to new: [UInt8], after editSettings: () throws -> Void
    ) throws {
        let context = try Context(options)
        let session = try WritingSession(context)
        defer { withExtendedLifetime(session) { SettingsPlace.reloadDaemon(context) } }
        // Another command may have changed them since.
        let live = try session.reader().allRoots().filter { $0.last == nil }
        let moves = stored.compactMap { move in
            live.first { $0.definition.number == move.root.definition.number }.map {
                RootMove(part: move.part, of: $0, to: move.path, name: move.name, role: move.role)
            }
        }
        try SettingsPlace.restoringOnFailure(context) {
            try editSettings()
            try explained(new) {
                try session.notes(context).move(moves, of: context.machine, on: context.fileSystem)
            }
        }
    }

    /// Refuses what the repository would refuse, and a new path whose root was moved itself.
    private func refuse(_ stored: [RootMove], to new: [UInt8], _ context: Context) throws {
        guard !stored.isEmpty else { return }
        let session = try ReadingSession(context, host: .everything)
        try explained(new) {
            let others = try RootMove.others(
                stored, of: context.machine, session.reader, on: context.fileSystem)
            let search = try MovedRootSearch(context, session)
            for root in others where stored.contains(where: { $0.path == root.definition.path }) {
                let path = root.definition.path
                if let swapped = try swap(stored, root, session.reader) { throw swapped }
                guard let place = try search.newPlace(of: root) else { continue }
                throw CommandFailure(
                    "\(PathText.display(path)) is the path of another root, which was moved to \(PathText.display(place))",
                    "run `cairn roots move \(ShellText.quoted(path)) \(ShellText.quoted(place))` first, then run this command again"
                )
            }
        }
    }

    /// The refusal of a move to the path of a root whose directory is at the old path now.
    private func swap(
        _ stored: [RootMove], _ other: CatalogRoot, _ reader: CatalogReader
    ) throws -> CommandFailure? {
        guard
            let move = stored.first(where: { $0.path == other.definition.path }),
            // A link that was left there leads to the new path.
            move.part.isEmpty, RealPath.resolve(move.origin) != move.path,
            try RootLikeness(RootMove(other, to: move.origin), reader) == .same
        else { return nil }
        let third = ShellText.quoted(move.path + Array(".moving".utf8))
        let (old, new) = (ShellText.quoted(move.origin), ShellText.quoted(move.path))
        return CommandFailure(
            "\(PathText.display(move.origin)) and \(PathText.display(move.path)) swapped their paths, and each is still backed up at its present path",
            "to continue both histories, run `mv \(new) \(third)`, `cairn roots move \(old) \(third)`, `cairn roots move \(new) \(old)`, `mv \(third) \(new)` and `cairn roots move \(third) \(new)`"
        )
    }

    private func explained(_ new: [UInt8], _ move: () throws -> Void) throws {
        do { try move() } catch RootMoveError.holdsRoot(let path) {
            throw CommandFailure(
                "the root \(PathText.display(path)) is inside \(PathText.display(new))",
                "remove the root first with `cairn roots remove \(ShellText.quoted(path))`; its versions are kept"
            )
        }
    }
}

/// Roots of this machine as the repository has them.
enum StoredRoot {
    /// The live roots at a path and under it; empty if there is no repository yet.
    static func all(_ context: Context, at path: [UInt8]) throws -> [CatalogRoot] {
        let session: ReadingSession
        do { session = try ReadingSession(context, host: .everything) } catch RepositoryError
            .notFound
        { return [] }
        let own = context.machine.id
        return try session.reader.allRoots().filter { root in
            root.last == nil && root.host.map { $0.id == own } ?? true
                && ItemPath.relative(root.definition.path, to: path) != nil
        }
    }

    /// The live root that contains a path; nil if there is none, or no repository yet.
    static func around(_ path: [UInt8], _ context: Context) throws -> (
        root: CatalogRoot, session: ReadingSession
    )? {
        let session: ReadingSession
        do { session = try ReadingSession(context, host: .everything) } catch RepositoryError
            .notFound
        { return nil }
        let own = context.machine.id
        let root = try session.reader.allRoots().first { root in
            root.last == nil && root.host?.id == own
                && ItemPath.relative(path, to: root.definition.path)?.isEmpty == false
        }
        return root.map { ($0, session) }
    }
}
