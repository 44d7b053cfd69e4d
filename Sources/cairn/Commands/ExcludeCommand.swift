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
        abstract: "Exclude items from backups, include them again, or list exclusions.",
        discussion: """
            To exclude an item, Cairn sets a flag on it: the extended attribute user.xdg.robots.backup = false. The flag stays with the item when you rename it. Many programs replace a file when they save it, and the new file has no flag; `cairn exclude list` lists such files. Old versions stay until retention or `cairn forget --path` removes them.

            Examples:
              cairn exclude add ~/Documents/scratch
              cairn exclude list
              cairn exclude remove ~/Documents/scratch
            """,
        subcommands: [
            ExcludeAddCommand.self, ExcludeRemoveCommand.self, ExcludeListCommand.self,
            ExcludeAcceptCommand.self,
        ])
}

struct ExcludeAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Exclude files and directories from all future backups.",
        discussion: """
            If Cairn cannot set the flag on an item (because the item is a symlink, belongs to another user, or is on a file system without extended attributes), or if the item is a mount point, Cairn instead adds the path to [exclude] paths in the settings, and reports this.

            Examples:
              cairn exclude add ~/Documents/scratch ~/disk.img
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false
    @Argument(help: .value("path", "A file or directory to exclude."), completion: .file())
    var paths: [String]

    func run() throws {
        let context = try Context(options)
        try options.each(paths) { try add(Exclusion(PathArgument.item($0), context), context) }
    }

    private func add(_ exclusion: Exclusion, _ context: Context) throws {
        if dryRun { return try foretell(exclusion, context) }
        let made = try exclusion.make()
        switch made.method {
        case .flag:
            options.tell(
                "exclusion", ["path": exclusion.path, "method": "flag"], made.sentence)
        case .settings:
            options.tell(
                "exclusion", ["path": exclusion.path, "method": "settings"], made.sentence)
        }
        if let note = made.note { context.note(note) }
    }

    /// Says what of the last commit no later one would hold.
    private func foretell(_ exclusion: Exclusion, _ context: Context) throws {
        let kept = try exclusion.foretold()
        options.tell(
            "exclusion",
            [
                "path": exclusion.path, "dry_run": true, "files": kept.files, "bytes": kept.bytes,
            ],
            "\(PathText.display(exclusion.path)) would be excluded: "
                + (kept.files == 0
                    ? "no files at this path are currently backed up"
                    : "\(Quantity.of(kept.files, "file")) (\(Quantity.bytes(kept.bytes))) would no longer be backed up; their old versions would be kept")
        )
        if let note = exclusion.innerNote { context.note(note) }
    }
}

struct ExcludeRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Include an excluded item in backups again.",
        discussion: """
            Cairn clears the item's own flags and removes its path from [exclude] paths in the settings. If another rule still excludes the item, Cairn reports the rule. If a file lost its flag when it was saved, this command also removes the file from `cairn exclude list`.

            Examples:
              cairn exclude remove ~/Documents/scratch

            Exit codes: 0 the item is backed up from now on; 1 it is still excluded, or was not excluded.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false
    @Argument(help: .value("path", "A file or directory to include again."), completion: .file())
    var paths: [String]

    func run() throws {
        let context = try Context(options)
        try options.each(paths) { try remove($0, context) }
    }

    private func remove(_ text: String, _ context: Context) throws {
        let end = ExclusionEnd(text, context)
        let sentence = try dryRun ? end.foretold() : end.make()
        options.tell(
            "inclusion", dryRun ? ["path": end.path, "dry_run": true] : ["path": end.path], sentence
        )
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
                    kept.bytes.addSaturated(try entry.item().size)
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
        let text = SettingsPath.text(path)
        return try SettingsPlace.edit(context, byHand: "add paths = [\"\(text)\"] under [exclude]")
        {
            try change(text, $0)
        }
    }
}
