import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText

/// Exclusions that nobody ordered, in words.
struct SetAsideText {
    let found: [SetAside]
    /// The commit that recorded each; nil where it is forgotten.
    private let commits: [Commit?]
    /// Where what was moved to an excluded place is; absolute, by its former place.
    private let moved: [[UInt8]: [UInt8]]

    private static let linesMaximum = 5

    init(_ reader: CatalogReader, _ moved: MovedAwayRecord) throws {
        let places = moved.places
        self.moved = places
        let roots = places.isEmpty ? [] : try reader.roots()
        let latest = try reader.latestCommit()?.number ?? 0
        // What was moved is backed up again once its new place is.
        found = try reader.setAside().filter { one in
            guard let place = places[one.path] else { return true }
            return try !roots.contains { root in
                guard let path = ItemPath.relative(place, to: root.definition.path)
                else { return false }
                return try reader.entry(root, path: path, at: latest) != nil
            }
        }
        commits = try found.map { try reader.commit(notBefore: $0.recorded.first)?.commit }
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
        found.indices.filter { ItemPath.relative(path, to: found[$0].path) != nil }.map {
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
                + (RealPath.exists(place) ? "" : ", and is no longer there")
        }
        return "\(what) unexpectedly\(since) by \(Self.cause(one))"
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
        let accept =
            "run `cairn exclude accept \(ShellText.quoted(one.path))` if you want this exclusion"
        if let place = place(one) {
            let remedy =
                RealPath.exists(place)
                ? "move it back with `mv \(ShellText.quoted(place)) \(ShellText.quoted(one.path))`"
                : "restore it; run `cairn versions \(ShellText.quoted(one.path))` to list its versions"
            return "\(accept); if not, \(remedy)"
        }
        let remedy =
            one.exclusion.rule == .role
            ? RuleText.remedy(.containerStorage, at: one.path)
            : RuleText.remedy(RuleVerdict(one.exclusion.rule), at: one.path)
        return [accept, remedy].compactMap { $0 }.joined(separator: "; if not, ")
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
