import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSettings
import CairnText
import Glibc

struct ExcludeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "exclude",
        abstract: "Exclude things from the backup, keep them again, or list what is excluded.",
        discussion: """
            The flag is the extended attribute user.xdg.robots.backup = false of the item itself; it goes along when the item is renamed. Many programs save by writing a new file over the old one, which drops it: `cairn exclude list` names such files. Old versions stay until retention or `cairn forget --path`.

            Examples:
              cairn exclude add ~/Documents/scratch
              cairn exclude list
              cairn exclude remove ~/Documents/scratch
            """,
        subcommands: [ExcludeAddCommand.self, ExcludeRemoveCommand.self, ExcludeListCommand.self])
}

struct ExcludeAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Leave files and directories out of every backup from now on.",
        discussion: """
            Where an item cannot carry the flag (no extended attributes, a symlink, somebody else's file), or is a mount point, its path is written to [exclude] paths of the settings instead, and that is said.

            Examples:
              cairn exclude add ~/Documents/scratch ~/disk.img
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(name: [.customShort("n"), .long], help: "Only say what would be done.")
    var dryRun = false
    @Argument(help: .value("path", "A file or directory to exclude."), completion: .file())
    var paths: [String]

    func run() throws {
        let context = try Context(options)
        try options.each(paths) { try add(PathArgument.absolute($0), context) }
    }

    private func add(_ path: [UInt8], _ context: Context) throws {
        if path.contains(where: { "*?[".utf8.contains($0) }), !RealPath.exists(path) {
            let pattern = PathText.display(ItemPath.split(path).name)
            throw CommandFailure(
                "there is no \(PathText.display(path)): what is excluded here is named",
                "for a pattern, put it into the settings: [exclude] patterns = [\"\(pattern)\"]")
        }
        try refuseAbove(path, context)
        if dryRun { return try foretell(path, context) }
        // A mounted file system contains its own flag, which would be missing with it. A flag on
        // the bare directory would not concern the disk.
        if try isMountPoint(path, context) {
            return try name(path, "a flag is not there while its disk is away", context)
        }
        do throws(SystemError) { try BackupFlagFile.set(path) } catch {
            guard ExcludePlace.mayFallBack(error) else { throw error }
            return try name(path, "it cannot carry the flag (\(error.reason))", context)
        }
        if !context.settings.exclude.flags {
            throw CommandFailure(
                "the flag of \(PathText.display(path)) is set, but the settings do not obey it",
                "set flags = true in [exclude]")
        }
        options.tell(
            "exclusion", ["path": path, "method": "flag"],
            "\(PathText.display(path)) is excluded from now on: its flag is set")
        if !isBeneathRoot(path, context) {
            context.note("no root holds it: it was not kept, and counts only if one does later")
        }
    }
}

extension ExcludeAddCommand {
    /// Says what of the last commit no later one would hold.
    private func foretell(_ path: [UInt8], _ context: Context) throws {
        _ = try LinuxFileSystem().status(ofRoot: path)
        let kept = try ExcludePlace.kept(at: path, context)
        options.tell(
            "exclusion", ["path": path, "dry_run": true, "files": kept.files, "bytes": kept.bytes],
            "\(PathText.display(path)) would be excluded: "
                + (kept.files == 0
                    ? "nothing of it is kept now"
                    : "\(Quantity.of(kept.files, "file")) (\(Quantity.bytes(kept.bytes))) that \(kept.files == 1 ? "is" : "are") kept now would be left out; old versions stay")
        )
    }

    /// Refuses directories above a root: roots are kept anyway, so excluding one has no effect.
    private func refuseAbove(_ path: [UInt8], _ context: Context) throws {
        let (place, all) = (RealPath.resolve(path), kept(context))
        guard !all.contains(where: { ItemPath.relative(place, to: $0) != nil }),
            case let roots = Set(all.filter { ItemPath.relative($0, to: place) != nil }),
            let root = all.first(where: roots.contains)
        else { return }
        let others = roots.count > 1 ? " (and \(Quantity.of(roots.count - 1, "other")))" : ""
        let word = ShellText.quoted(root)
        let isOfSettings = context.rootSet().roots.contains {
            if case .settings = $0.origin { $0.path == root } else { false }
        }
        throw CommandFailure(
            "\(PathText.display(path)) holds the root \(PathText.display(root))\(others), which is kept wherever it lies: nothing would be excluded",
            isOfSettings
                ? "keep the root no longer with `cairn roots remove \(word)`, or exclude parts of it: `cairn exclude add \(word)/PART`"
                : "exclude the root itself with `cairn exclude add \(word)`, or parts of it")
    }

    /// The roots, and what was backed up by name.
    private func kept(_ context: Context) -> [[UInt8]] {
        context.rootSet().roots.filter { $0.state == .kept }.map(\.path)
            + ((try? ReadingSession(context).reader.namedOnce()) ?? [])
    }

    private func isBeneathRoot(_ path: [UInt8], _ context: Context) -> Bool {
        let place = RealPath.resolve(path)
        return kept(context).contains { ItemPath.relative(place, to: $0) != nil }
    }

    private func isMountPoint(_ path: [UInt8], _ context: Context) throws -> Bool {
        if (try? LinuxFileSystem().status(ofRoot: path))?.isMountTop ?? false { return true }
        // Without a repository nothing was kept yet.
        return (try? ReadingSession(context).reader.wasMountPoint(path)) ?? false
    }

    /// Adds the path to the settings.
    private func name(_ path: [UInt8], _ why: String, _ context: Context) throws {
        let file = try ExcludePlace.edit(path, context) {
            try SettingsEdit.excluding($0, in: $1, user: context.user)
        }
        options.tell(
            "exclusion", ["path": path, "method": "settings"],
            "\(PathText.display(path)) is excluded from now on: \(PathText.display(file)) names it, for \(why)"
        )
        SettingsPlace.reloadDaemon(context)
    }
}

struct ExcludeRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Keep again what was excluded.",
        discussion: """
            Clears the item's own flags, and takes its path out of [exclude] paths of the settings. If another rule still leaves it out, that is said. A file whose flag was dropped by a save, and which is to be kept, is no longer named by `cairn exclude list`.

            Examples:
              cairn exclude remove ~/Documents/scratch

            Exit codes: 0 it is kept from now on; 1 it is not, or was not excluded.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(name: [.customShort("n"), .long], help: "Only say what would be done.")
    var dryRun = false
    @Argument(help: .value("path", "A file or directory to keep again."), completion: .file())
    var paths: [String]

    func run() throws {
        let context = try Context(options)
        try options.each(paths) { try remove($0, context) }
    }

    private func remove(_ text: String, _ context: Context) throws {
        let path = PathArgument.absolute(text)
        let name = PathText.display(path)
        if dryRun { return try foretell(text, path, context) }
        var wasExcluded = false
        do throws(SystemError) { wasExcluded = try BackupFlagFile.clear(path) } catch {
            guard ExcludePlace.mayFallBack(error) || error.isMissing else { throw error }
        }
        if context.settings.exclude.paths.contains(path) {
            try ExcludePlace.edit(path, context) {
                try SettingsEdit.including($0, in: $1, user: context.user)
            }
            SettingsPlace.reloadDaemon(context)
            wasExcluded = true
        }
        if !wasExcluded { wasExcluded = try acknowledge(text, context) }
        let after = try Context(options)
        let session = try ReadingSession(after)
        let judgement = WhyCommand.judge(text, try WhyCommand.judge(after, session))
        if let verdict = judgement.verdict, let step = judgement.steps.last {
            throw CommandFailure(
                "\(name) is still excluded: \(RuleText.sentence(verdict)) (\(PathText.display(step.path)))",
                "`cairn why \(ShellText.quoted(path))` shows every rule")
        }
        guard wasExcluded else {
            throw CommandFailure("\(name) was not excluded", "`cairn exclude list` shows what is")
        }
        options.tell("inclusion", ["path": path], "\(name) is kept from now on")
    }

    /// Says which of its own exclusions would go.
    private func foretell(_ text: String, _ path: [UInt8], _ context: Context) throws {
        let name = PathText.display(path)
        let isNamed = context.settings.exclude.paths.contains(path)
        let session = try ReadingSession(context)
        let judgement = WhyCommand.judge(text, try WhyCommand.judge(context, session))
        let isFlagged: Bool =
            switch judgement.verdict?.rule {
            case .robots, .apple, .noDump: judgement.steps.last?.path == path
            default: false
            }
        let spellings = PathArgument.spellings(text)
        let isDropped = try DroppedFlag.all(session.reader).contains { spellings.contains($0.path) }
        guard isNamed || isFlagged || isDropped else {
            throw judgement.verdict.map { verdict in
                CommandFailure(
                    "\(name) would stay excluded: \(RuleText.sentence(verdict))",
                    "`cairn why \(ShellText.quoted(path))` shows every rule")
            } ?? CommandFailure("\(name) is not excluded", "`cairn exclude list` shows what is")
        }
        let ways = [
            isFlagged ? "its flag would be cleared" : nil,
            isNamed ? "the settings would no longer name it" : nil,
            isDropped ? "the flag that a save dropped would no longer be listed" : nil,
        ]
        options.tell(
            "inclusion", ["path": path, "dry_run": true],
            "\(name) would be kept from now on: \(ways.compactMap { $0 }.joined(separator: ", "))")
    }

    /// Acknowledges a dropped flag that a person has seen.
    private func acknowledge(_ text: String, _ context: Context) throws -> Bool {
        let spellings = PathArgument.spellings(text)
        let session = try ReadingSession(context)
        let dropped = try DroppedFlag.all(session.reader).filter { spellings.contains($0.path) }
        guard !dropped.isEmpty else { return false }
        try WritingSession(context).notes(context).clear(dropped.map(\.exclusion.exclusion))
        return true
    }
}

/// A flag that a save has dropped: the item is kept since, perhaps unintentionally.
struct DroppedFlag {
    let path: [UInt8]
    let exclusion: RecordedExclusion

    static func all(_ reader: CatalogReader) throws -> [DroppedFlag] {
        let roots = Dictionary(
            uniqueKeysWithValues: try reader.roots().map { ($0.definition.number, $0.definition) })
        return try reader.exclusions().filter { $0.how == .dropped }.compactMap { found in
            roots[found.exclusion.root].map {
                DroppedFlag(path: ItemPath.join($0.path, found.exclusion.path), exclusion: found)
            }
        }
    }
}

/// Shared parts of adding and removing exclusions.
enum ExcludePlace {
    /// The files at and beneath a path that the last commit holds, without directories.
    static func kept(at path: [UInt8], _ context: Context) throws -> (files: UInt64, bytes: UInt64)
    {
        var kept: (files: UInt64, bytes: UInt64) = (0, 0)
        // Without a repository nothing is kept yet.
        guard RealPath.exists(context.repositoryPath) else { return kept }
        let reader = try ReadingSession(context).reader
        guard let commit = try reader.latestCommit() else { return kept }
        for root in try reader.roots() where root.exists(at: commit.number) {
            let place = PathArgument.spellings(ArgumentText.text(path)).lazy.compactMap {
                ItemPath.relative($0, to: root.definition.path)
            }.first
            guard let place else { continue }
            try reader.walk(root, from: place, at: commit.number) { step in
                if case .enter(_, let entry) = step, entry.kind != .directory {
                    kept.files += 1
                    kept.bytes += try entry.item().size
                }
                return true
            }
        }
        return kept
    }

    /// Whether a flag is impossible here, so that the settings must be used: no attributes here,
    /// not for this kind of item, not ours, or a file system that cannot be written.
    static func mayFallBack(_ error: SystemError) -> Bool {
        [ENOTSUP, EPERM, EACCES, EROFS, ENOSPC, EDQUOT, ENOSYS].contains(error.code)
    }

    /// Edits the list of paths in the settings file.
    ///
    /// - Returns: the file's path.
    @discardableResult
    static func edit(
        _ path: [UInt8], _ context: Context, _ change: (String, [UInt8]) throws -> [UInt8]
    ) throws -> [UInt8] {
        let text = try SettingsPlace.text(
            path, orElse: "put a .nobackup into its directory, or rename it")
        return try SettingsPlace.edit(context, byHand: "paths = [\"\(text)\"] below [exclude]") {
            try change(text, $0)
        }
    }
}
