import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// Whether a path is kept, and why not, in words.
struct WhyText {
    /// Whether there is something at it now, or it may not be looked at.
    let isThere: Bool
    /// Whether versions of it are kept, of one that is not there.
    let isFormer: Bool
    /// Whether it lies in what is kept without being named.
    let isAlways: Bool
    /// Why the item is not stored, though no rule leaves it out; nil when it is.
    let obstacle: String?
    /// Why no backup finds the item, with the next step: the disk that was backed up is not there.
    let absence: (reason: String, next: String?)?
    /// Behind its name.
    let text: String
    /// What else there is to know.
    let notes: [String]
    /// What to do.
    let next: String?

    /// - Parameter word: the path as it was written, or absolute.
    init(
        _ word: String, _ judgement: RuleJudge.Judgement, _ context: Context,
        _ reader: CatalogReader
    ) throws {
        let path = judgement.path
        isThere = Self.isThere(path)
        isAlways = WhyCommand.isAlways(judgement, context)
        let former = isThere ? nil : try Self.former(word, context, reader)
        isFormer = former != nil
        let (reason, step) = Self.reason(
            judgement, WhyCommand.own(path, context), isThere: isThere)
        var next = step
        var notes: [String] = []
        let unlisted =
            judgement.isKept && !isAlways
            ? try UnlistedRoot(judgement.root, context, reader) : nil
        let obstacle = isThere && judgement.isKept ? Obstacle(path, context, reader) : nil
        self.obstacle = obstacle?.reason ?? unlisted?.reason
        absence = isThere ? nil : Obstacle(away: path, context, reader).map { ($0.reason, $0.next) }
        if let obstacle {
            text =
                "is not stored: no rule excludes it, but Cairn cannot back it up (\(obstacle.reason))"
            if try Self.hasVersions(word, reader) {
                notes.append("run `cairn versions \(ShellText.quoted(path))` to list its versions")
            }
            next = obstacle.next
        } else if isThere, judgement.isKept,
            let database = context.fileSystem.database(ofPart: path)
        {
            text =
                "is backed up as part of the database \(PathText.display(database)): \(reason)"
        } else if isThere, let unlisted {
            text = "is no longer backed up, because \(unlisted.reason)"
            next = unlisted.next
        } else if isThere {
            text = judgement.isKept ? "is backed up: \(reason)" : "is not backed up: \(reason)"
        } else {
            let would =
                (judgement.isKept && unlisted == nil ? "would" : "would not")
                + " be backed up if it existed: \(unlisted?.reason ?? reason)"
            text = former ?? "does not exist; it \(would)"
            if former != nil { notes.append("it \(would)") }
        }
        if judgement.verdict != nil || !isThere {
            let moved = MovedAwayRecord(context.ownState)
            let setAside = try SetAsideText(reader, moved).notes(of: path)
            notes += setAside.isEmpty ? [moved.note(of: path)].compactMap(\.self) : setAside
        }
        if unlisted == nil, judgement.isKept, !isAlways, let root = judgement.root {
            notes.append(
                "this is true only if you pass \(PathText.display(root)) to `cairn backup` or `cairn watch`, because \(PathText.display(root)) is not one of the roots"
            )
            if obstacle == nil {
                next = "run `cairn roots add \(ShellText.quoted(root))` to make it a root"
            }
        }
        self.notes = notes
        self.next =
            isFormer ? "run `cairn versions \(ShellText.quoted(path))` to list its versions" : next
    }

    private static func hasVersions(_ word: String, _ reader: CatalogReader) throws -> Bool {
        try PathArgument.spellings(word).contains { spelling in
            try reader.roots().contains { root in
                guard let path = ItemPath.relative(spelling, to: root.definition.path)
                else { return false }
                return try !reader.versions(root, path: path).isEmpty
            }
        }
    }

    /// Whether there is something at a path, even a broken symlink, or it may not be looked at.
    static func isThere(_ path: [UInt8]) -> Bool {
        do {
            _ = try LinuxFileSystem().status(ofRoot: path)
            return true
        } catch { return !error.isMissing }
    }

    /// Why it is kept or not, and what to do about it.
    private static func reason(
        _ judgement: RuleJudge.Judgement, _ own: String?, isThere: Bool
    ) -> (reason: String, next: String?) {
        if let verdict = judgement.verdict, let last = judgement.steps.last {
            let whole =
                last.path == judgement.path
                ? "" : "\(PathText.display(last.path)) is excluded, because "
            return (whole + RuleText.sentence(verdict), RuleText.remedy(verdict, at: last.path))
        }
        if judgement.root != nil { return ("no rule excludes it", nil) }
        if let own { return ("it is \(own)", nil) }
        let once =
            isThere
            ? "back it up once with `cairn backup \(ShellText.quoted(judgement.path))`" : nil
        let ways = [UnheldPath.always(judgement.path), once].compactMap { $0 }
        return ("it is not inside any root", ways.joined(separator: ", or "))
    }

    /// What became of the last version that is kept of a path.
    ///
    /// - Returns: nil when nothing of it is kept.
    private static func former(
        _ word: String, _ context: Context, _ reader: CatalogReader
    ) throws -> String? {
        for spelling in PathArgument.spellings(word) {
            for root in try reader.roots() {
                guard let path = ItemPath.relative(spelling, to: root.definition.path),
                    let version = try reader.versions(root, path: path).last
                else { continue }
                guard let last = version.last else {
                    if try LiveTree(reader).find([], in: root)?.stamp?.isOfStream ?? false {
                        return "was backed up from the output of a program"
                    }
                    if let away = try AwayPlace(path, in: root, reader, LinuxFileSystem()) {
                        return
                            "is not available: the disk that was backed up at \(PathText.display(away.path)) is not mounted; all existing backups are kept"
                    }
                    return "no longer exists, but no backup has noticed this yet"
                }
                let ending = try ItemEnding(
                    reader, root, path, last: last, wasRemoved: version.wasRemoved)
                let gone = try reader.commit(notBefore: ending.commit)?.commit
                return "no longer exists: it was "
                    + ending.text(gone, now: context.clock.now())
            }
        }
        return nil
    }
}

/// A root of the repository that is not backed up any more, though nobody ended it.
private struct UnlistedRoot {
    let reason: String
    let next: String

    /// - Returns: nil for a root that was only named once.
    init?(_ path: [UInt8]?, _ context: Context, _ reader: CatalogReader) throws {
        let isOurs = try reader.roots().contains { root in
            root.definition.path == path && root.last == nil && root.definition.role != .adHoc
        }
        guard let path, isOurs else { return nil }
        let (name, word) = (PathText.display(path), ShellText.quoted(path))
        let root = context.rootSet().roots.first { $0.path == path }
        switch root?.state {
        case .notDirectory(let kind):
            reason = "its root \(name) is now \(kind.article)"
            next = "put the directory back in its place. \(RootLine.ended(path))"
        case _ where root?.role.isKept == false:
            reason =
                "the settings give its root \(name) the role \(root?.role.settingText ?? ""), which is not backed up"
            next =
                "run `cairn roots remove \(word)`, then `cairn roots add \(word)` to back it up again"
        default:
            reason = "the root \(name) is no longer in the settings"
            next = "run `cairn roots add \(word)` to back it up again"
        }
    }
}

/// What keeps an item that no rule leaves out from being stored as it is now.
private struct Obstacle {
    let reason: String
    let next: String?

    /// - Returns: nil when it can be opened, and the daemon knows of no failure.
    init?(_ path: [UInt8], _ context: Context, _ reader: CatalogReader) {
        do throws(SystemError) {
            try Self.open(path)
        } catch {
            reason = error.reason
            next = ItemText.next(.system(error), path, context)
            return
        }
        if let away = Self(away: path, context, reader) {
            self = away
            return
        }
        guard case .failing(let failure)? = try? context.daemon()?.attention(to: path)
        else { return nil }
        // It may be an item within the path.
        reason =
            failure.path == path
            ? failure.reason : "\(PathText.display(failure.path)): \(failure.reason)"
        next = Trouble(failing: 1, of: [failure]).next
    }

    /// - Returns: nil unless another file system than the one that was backed up is there.
    init?(away path: [UInt8], _ context: Context, _ reader: CatalogReader) {
        guard let away = Self.place(path, reader) else { return nil }
        reason = away.error.reason
        next = ItemText.next(.system(away.error), away.path, context)
    }

    private static func place(_ path: [UInt8], _ reader: CatalogReader) -> AwayPlace? {
        for root in (try? reader.roots()) ?? [] where root.last == nil {
            guard let place = ItemPath.relative(path, to: root.definition.path) else { continue }
            return try? AwayPlace(place, in: root, reader, LinuxFileSystem())
        }
        return nil
    }

    private static func open(_ path: [UInt8]) throws(SystemError) {
        let fileSystem = LinuxFileSystem()
        switch try fileSystem.status(ofRoot: path).kind {
        case .directory: _ = try fileSystem.openRoot(path)
        case .file:
            let (parent, name) = ItemPath.split(path)
            _ = try fileSystem.openAbove(parent.ifEmpty([ItemPath.separator])).openFile(name)
        default: break
        }
    }
}
