import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// Exclusions that nobody ordered, in words.
struct SetAsideText {
    let found: [SetAside]
    /// The commit that recorded each; nil where it is forgotten.
    private let commits: [Commit?]
    /// Where what was moved is; absolute, by its former place.
    private let moved: [[UInt8]: [UInt8]]

    private static let linesMaximum = 5

    /// - Parameter machine: whose exclusions are meant; nil for all that the reader has.
    init(_ reader: CatalogReader, _ moved: MovedAwayRecord, of machine: RootHost? = nil) throws {
        let all = try reader.setAside().filter { one in
            machine == nil || one.root.host == nil || one.root.host?.id == machine?.id
        }
        let places = Self.places(of: all, moved)
        self.moved = places
        let roots = places.isEmpty ? [] : try reader.roots()
        let latest = try reader.latestCommit()?.number ?? 0
        // What was moved is backed up again once its new place is.
        found = try all.filter { one in
            guard let place = places[one.path], RealPath.exists(place) else {
                return try RealPath.exists(one.path) && !Self.hasEnded(one)
                    || !reader.isPresentElsewhere(one)
            }
            return try !roots.contains { root in
                guard let path = ItemPath.relative(place, to: root.definition.path)
                else { return false }
                return try reader.entry(root, path: path, at: latest) != nil
            }
        }
        commits = try found.map { try reader.commit(notBefore: $0.recorded.first)?.commit }
    }

    /// Where what was moved is; absolute, by its former place.
    static func places(of all: [SetAside], _ moved: MovedAwayRecord) -> [[UInt8]: [UInt8]] {
        var places = moved.places
        for one in all where places[one.path].map(RealPath.exists) != true {
            places[one.path] = sibling(of: one) ?? places[one.path]
        }
        return places
    }

    /// The new name of an excluded item that was renamed in its directory: it has the inode still.
    private static func sibling(of one: SetAside) -> [UInt8]? {
        let parent = ItemPath.split(one.path).parent.ifEmpty([ItemPath.separator])
        guard one.exclusion.inode != 0, !RealPath.exists(one.path),
            let directory = try? LinuxFileSystem().openRoot(parent),
            let entries = try? directory.entries()
        else { return nil }
        return entries.prefix(namesMaximum).first { entry in
            (try? directory.status(of: entry.name))?.inode == one.exclusion.inode
        }.map { ItemPath.join(parent, $0.name) }
    }

    /// The most names that are looked at.
    private static let namesMaximum = 1_000

    /// Whether the item is backed up again and nothing excludes it, though not all of it returned.
    private static func hasEnded(_ one: SetAside) -> Bool {
        one.isPlaceBack && !isMarked(one.path, one)
    }

    private var items: UInt64 { found.reduce(0) { $0 + $1.items } }

    /// What is wrong, with the next step; nil where nothing is.
    var trouble: Trouble? {
        guard let first = found.first else { return nil }
        var trouble = Trouble(
            found.count == 1
                ? line(0)
                : "\(Quantity.of(items, "file")) in \(Quantity.of(found.count, "location")) are unexpectedly excluded",
            next: next(first))
        if found.count > 1 { trouble.details = lines }
        return trouble
    }

    /// One line for each of the first places.
    var lines: [String] {
        found.indices.prefix(Self.linesMaximum).map(line)
            + (found.count > Self.linesMaximum
                ? ["… and \(Quantity.count(found.count - Self.linesMaximum)) more"] : [])
    }

    /// What of a directory or file was backed up until it was excluded.
    ///
    /// - Parameter path: absolute.
    func notes(of path: [UInt8]) -> [String] {
        found.indices.filter { index in
            [found[index].path, place(found[index])].compactMap(\.self).contains {
                ItemPath.relative(path, to: $0) != nil
            }
        }.map {
            "\(line($0)); run `cairn exclude accept \(ShellText.quoted(found[$0].path))` to accept this exclusion"
        }
    }

    private func line(_ index: Int) -> String {
        let one = found[index]
        let since = commits[index].map { " since \(TimeText.zoned($0.time))" } ?? ""
        let what =
            "\(Quantity.of(one.items, "file")) (\(Quantity.bytes(one.bytes))) \(one.items == 1 ? "has" : "have") been excluded"
        if let place = place(one) {
            return
                "\(what)\(since): \(PathText.display(one.path)) was moved to \(PathText.display(place)), which is excluded"
                + (RealPath.exists(place) ? "" : "; \(PathText.display(place)) no longer exists")
        }
        if Self.hasEnded(one) {
            return
                "\(what) unexpectedly\(since) and \(one.items == 1 ? "is" : "are") still missing from \(PathText.display(one.path)), which is backed up again"
        }
        return "\(what) unexpectedly\(since) by \(Self.cause(one))"
            + (RealPath.exists(one.path) ? "" : "; \(PathText.display(one.path)) no longer exists")
    }

    /// Where an item is that was moved to an excluded place; nil for an item that something
    /// excludes where it is, and once something new is there.
    private func place(_ one: SetAside) -> [UInt8]? {
        guard let place = moved[one.path], !RealPath.exists(one.path) else { return nil }
        return place
    }

    /// What excludes it: the marker's path, or the item with its flag.
    private static func cause(_ one: SetAside) -> String {
        switch one.exclusion.rule {
        case .cacheTag: PathText.display(ItemPath.join(one.path, Array("CACHEDIR.TAG".utf8)))
        case .noBackup: PathText.display(ItemPath.join(one.path, Array(".nobackup".utf8)))
        case .robots, .apple, .noDump:
            "a flag on \(PathText.display(one.path)) (\(one.exclusion.rule.criterion))"
        case .fileSystem: "a mount or a snapshot at \(PathText.display(one.path))"
        case .role:
            "the rule for container storage, or a second mount, at \(PathText.display(one.path))"
        case .size: "the size of \(PathText.display(one.path)) (larger-than)"
        case .own, .pattern: PathText.display(one.path)
        }
    }

    private func next(_ one: SetAside) -> String {
        guard found.count == 1 else {
            return
                "run `cairn exclude accept --all` if you want all of these exclusions; if not, run `cairn why PATH` to see how to include PATH again"
        }
        if Self.hasEnded(one) {
            return
                "restore \(one.items == 1 ? "the file" : "these files"); run `cairn versions \(ShellText.quoted(one.example))` to list the versions of \(one.items == 1 ? "it" : "one of them"); if you do not need \(one.items == 1 ? "it" : "them"), run `cairn exclude accept \(ShellText.quoted(one.path))`"
        }
        let accept =
            "run `cairn exclude accept \(ShellText.quoted(one.path))` if you want this exclusion"
        let place = place(one) ?? one.path
        guard RealPath.exists(place) else {
            return
                "\(accept); if not, restore the item; run `cairn versions \(ShellText.quoted(one.path))` to list its versions"
        }
        if place != one.path {
            let back =
                "move it back with `mv \(ShellText.quoted(place)) \(ShellText.quoted(one.path))`"
            let remedy =
                Self.isMarked(place, one)
                ? RuleText.remedy(RuleVerdict(one.exclusion.rule), at: place) : nil
            return "\(accept); if not, \(remedy ?? back)"
        }
        let remedy =
            one.exclusion.rule == .role
            ? RuleText.remedy(.containerStorage, at: one.path)
            : RuleText.remedy(RuleVerdict(one.exclusion.rule), at: one.path)
        return [accept, remedy].compactMap { $0 }.joined(separator: "; if not, ")
    }

    /// Whether what was moved carries its exclusion along: its own flag or marker.
    private static func isMarked(_ place: [UInt8], _ one: SetAside) -> Bool {
        switch one.exclusion.rule {
        case .cacheTag: RealPath.exists(ItemPath.join(place, BackupFlags.cacheTag))
        case .noBackup: RealPath.exists(ItemPath.join(place, BackupFlags.noBackup))
        case .robots, .apple, .noDump: BackupFlagFile.isSet(place)
        case .own, .role, .pattern, .size, .fileSystem: false
        }
    }

    /// Reports it on standard error: it stays trouble until the user accepts it.
    func tell() {
        guard let trouble else { return }
        Terminal.trouble(
            ([trouble.text] + trouble.details).joined(separator: "\n  "), next: trouble.next)
    }

    /// - Source: Docs/JSON.md.
    func writeJSON() {
        for (one, commit) in zip(found, commits) {
            var line = JSONObject(type: "set_aside")
            line["path"] = one.path
            line["rule"] = RuleText.name(one.exclusion.rule)
            if let place = place(one) { line["moved_to"] = place }
            line["files"] = one.items
            line["bytes"] = one.bytes
            line["since"] = commit.map { TimeText.utc($0.time) }
            line.write()
        }
    }
}
