import ArgumentParser
import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnSettings
import CairnSource
import CairnText

struct RootsAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add directories to the settings as backup roots.",
        discussion: """
            If there is no settings file, Cairn creates one. It preserves the comments and layout of an existing file. If the standard directories were backed up by default, Cairn also adds `standard = true` and continues to back them up. A running daemon reloads the settings.

            Examples:
              cairn roots add ~/src /srv/data
              cairn roots add --name Work ~/projects/2026
              cairn roots add --role caches ~/build
            """)

    @OptionGroup var options: GlobalOptions
    @Option(
        help: .value(
            "name", "The name of the root, for a single PATH (default: the last part of PATH)."))
    var name: String?
    @Option(
        help: .value(
            "role",
            "The role of the root: documents, application-support, preferences, caches or temporary. Cairn never backs up the last two."
        ))
    var role = "documents"
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false
    @Argument(help: .value("path", "A directory to back up."), completion: .directory)
    var paths: [String]

    func run() throws {
        guard name == nil || paths.count == 1 else {
            throw CommandFailure(
                "--name requires a single PATH, but \(paths.count) were given",
                "add the directories one by one")
        }
        guard let role = RootRole.inSettings.first(where: { $0.settingText == self.role }) else {
            throw CommandFailure(
                "there is no role \(ArgumentText.shown(self.role))",
                "use one of " + RootRole.inSettings.map(\.settingText).joined(separator: ", "))
        }
        try options.each(paths) { try add(PathArgument.absolute($0), role) }
    }

    private func add(_ path: [UInt8], _ role: RootRole) throws {
        let context = try Context(options)
        let display = PathText.display(path)
        let status = try LinuxFileSystem().status(ofRoot: RealPath.resolve(path))
        guard status.kind == .directory else {
            throw CommandFailure(
                "\(display) is \(status.kind.article), but a root must be a directory",
                "add the directory that contains it")
        }
        let resolved = RealPath.resolve(path)
        if role.isKept, let own = WhyCommand.own(resolved, context) {
            throw CommandFailure(
                "\(display) is \(own) and cannot be a root",
                "run `cairn remote add` to create a second copy of the repository")
        }
        if role.isKept, name == nil,
            let holder = context.rootSet().roots.first(where: {
                $0.state == .kept && ItemPath.relative(resolved, to: $0.path) != nil
            }), try !Self.isExcluded(resolved, context)
        {
            let how =
                holder.path == resolved
                ? "it is a root" : "it is inside the root \(PathText.display(holder.path))"
            return options.tell(
                "root_added", ["path": path, "dry_run": dryRun],
                "\(display) is already backed up: \(how)")
        }
        if role.isKept, let twin = context.rootSet().twin(of: resolved) {
            return options.tell(
                "root_added", ["path": path, "dry_run": dryRun],
                "\(display) is already backed up as \(PathText.display(twin)), because both are the same directory"
            )
        }
        try Self.write(path, name, role, isDryRun: dryRun, options, context)
    }

    /// Adds a root to the settings, and tells so.
    static func write(
        _ path: [UInt8], _ name: String?, _ role: RootRole, isDryRun: Bool,
        _ options: GlobalOptions, _ context: Context
    ) throws {
        let display = PathText.display(path)
        let text = SettingsPath.text(path)
        var added: SettingsEdit.AddedRoot?
        let file = try SettingsPlace.edit(
            context, byHand: "add a [[root]] with a name and path = \"\(text)\"", isDryRun: isDryRun
        ) { before in
            let root = try SettingsEdit.addingRoot(
                text, name: name, role: role, in: before, user: context.user)
            added = root
            return root.text
        }
        let shown = PathText.display(Array((added?.name ?? "").utf8))
        options.tell(
            "root_added", ["path": path, "name": added?.name, "dry_run": isDryRun],
            role.isKept
                ? "\(display) \(isDryRun ? "would" : "will") be backed up from now on as “\(shown)” (\(isDryRun ? "would be " : "")added to \(PathText.display(file)))"
                : "\(isDryRun ? "would add" : "added") \(display) to \(PathText.display(file)) as the root “\(shown)”, which is not backed up"
        )
        if isDryRun { return }
        if added?.keepsStandard == true {
            context.note(
                "the standard directories are still backed up, because Cairn added `standard = true` to the settings; run `cairn roots` to list all roots"
            )
        }
        SettingsPlace.reloadDaemon(context)
    }

    /// Whether a rule excludes a directory in a root, until somebody makes it a root itself.
    ///
    /// - Throws: if it cannot be a root because of the directory that the rule excludes.
    private static func isExcluded(_ path: [UInt8], _ context: Context) throws -> Bool {
        let judgement = context.judgement(of: path)
        guard let verdict = judgement.verdict, let top = judgement.steps.last else { return false }
        let isPlace = !verdict.isDefault && verdict.rule == .role
        // A second mount of what is backed up.
        if isPlace, verdict.isPath { return false }
        if top.path == path || !isPlace && !verdict.isDefault { return true }
        throw CommandFailure(
            "\(PathText.display(path)) is inside \(PathText.display(top.path)), which is excluded: \(RuleText.sentence(verdict))",
            isPlace
                ? "move it out of \(PathText.display(top.path)), or remove that root from the settings"
                : "run `cairn roots add \(ShellText.quoted(top.path))` to back up the whole directory"
        )
    }
}

struct RootsRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove roots from the settings, so that Cairn no longer backs them up.",
        discussion: """
            Cairn removes the root from the settings and marks it as ended in the repository. The files of the root are then no longer current, its coverage gaps are closed, and retention treats its versions like versions of deleted files. Run `cairn forget --path` to erase these versions immediately. You can also remove a root whose directory no longer exists, even if the root is not in the settings. A standard directory that exists is not a root in the settings. To stop backing it up, run `cairn exclude add`; to stop backing up all standard directories, set `standard = false`.

            Examples:
              cairn roots remove ~/src
              cairn roots remove /media/ada/old-disk

            Exit codes: 0 removed; 1 PATH is not a root; 11 locked.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false
    @Argument(help: .value("path", "A root in the settings."), completion: .directory)
    var paths: [String]

    func run() throws {
        try options.each(paths.map { PathArgument.absolute($0) }) { path in
            let context = try Context(options)
            let display = PathText.display(path)
            let text = SettingsPath.text(path)
            var removed: SettingsEdit.RemovedRoot?
            let file = try SettingsPlace.edit(
                context, byHand: "remove the [[root]] with path = \"\(text)\"", isDryRun: dryRun
            ) { before in
                removed = try SettingsEdit.removingRoot(text, in: before, user: context.user)
                return removed?.text ?? before
            }
            let hasEnded: Bool
            if removed == nil {
                try Self.refuse(path, context)
                hasEnded = try end(path, context)
                guard hasEnded else {
                    throw CommandFailure(
                        "\(display) is not a root in the settings",
                        "run `cairn roots --verbose` to see all roots and where each one is defined"
                    )
                }
            } else {
                if !dryRun { SettingsPlace.reloadDaemon(context) }
                hasEnded = try endIfPossible(path)
            }
            let place =
                removed == nil
                ? "" : " (removed from \(PathText.display(file)))"
            let stays =
                hasEnded
                ? "; retention \(dryRun ? "would then apply" : "now applies") to its versions (to erase them immediately, run `cairn forget --path`)"
                : ""
            options.tell(
                "root_removed", ["path": path, "dry_run": dryRun],
                "\(display) \(dryRun ? "would no longer be" : "is no longer") a root\(place)\(stays)"
            )
            if dryRun { return }
            let after = try Context(options)
            if let id = after.state.repository(at: after.repositoryPath) {
                JobFiles(after, id).noteRemoval(of: path, after)
            }
            if removed?.keepsStandardOff == true {
                context.note(
                    "the settings have no roots left, and the standard directories are not backed up, because Cairn added `standard = false`; remove that line to back them up"
                )
            }
        }
    }

    /// Ends the root in the repository.
    ///
    /// - Returns: false when the repository has no such root, or something keeps it still.
    private func end(_ path: [UInt8], _ context: Context) throws -> Bool {
        let found = try StoredRoot.all(context, at: path).filter { $0.definition.path == path }
        guard !found.isEmpty else { return false }
        // What is a root all the same, as a standard directory, would begin again at once.
        let isKept = context.rootSet().roots.contains {
            $0.path == path && ($0.state == .kept || $0.state.isHeld)
        }
        guard !isKept else { return false }
        if !dryRun {
            let session = try WritingSession(context)
            let kept = context.rootSet().sources.sorted { $0.path.count < $1.path.count }
            let inner = found.flatMap { root in
                kept.compactMap { source in
                    ItemPath.relative(source.path, to: path).map {
                        RootMove(
                            part: $0, of: root, to: source.path,
                            name: source.name ?? ItemPath.split(source.path).name,
                            role: source.role)
                    }
                }
            }
            try session.notes(context).end(found, keeping: inner, of: context.machine)
        }
        return true
    }

    /// The same after the settings were changed, which stays done if the repository is not
    /// connected, or another command has it.
    private func endIfPossible(_ path: [UInt8]) throws -> Bool {
        do {
            let context = try Context(options)
            if !dryRun { return try end(path, context) }
            return try !StoredRoot.all(context, at: path).isEmpty
        } catch {
            let failure = CommandFailure(error)
            let why = failure.map { ": \($0.message)" } ?? ""
            Terminal.trouble(
                "the repository still treats the files of \(PathText.display(path)) as current\(why)",
                next:
                    "run `cairn roots remove \(ShellText.quoted(path))` again when the repository can be opened"
            )
            if failure?.exitCode == ExitStatus.locked { throw ExitCode(ExitStatus.locked) }
            return false
        }
    }

    /// Refuses a directory that is a root without the settings.
    private static func refuse(_ path: [UInt8], _ context: Context) throws {
        let (display, word) = (PathText.display(path), ShellText.quoted(path))
        guard
            let root = context.rootSet().roots.first(where: {
                $0.path == RealPath.resolve(path) || $0.namedPath == path
            }), root.state != .missing
        else { return }
        switch root.origin {
        case .settings: return
        case .standard:
            throw CommandFailure(
                "\(display) is a standard directory of this user and not listed in the settings",
                "exclude it with `cairn exclude add \(word)`; or, to back up only the directories that you specify, run `cairn roots add PATH…` and set `standard = false` in the settings"
            )
        case .container:
            throw CommandFailure(
                "\(display) is part of the container \(PathText.display(root.container?.id ?? [])) and not listed in the settings",
                "exclude it with `cairn exclude add \(word)`, or disable this kind of part under [containers] in the settings"
            )
        }
    }
}
