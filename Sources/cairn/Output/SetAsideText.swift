import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// Exclusions that nobody ordered, in words.
struct SetAsideText {
    let found: [SetAside]
    /// The commit that recorded each; nil where it is forgotten.
    private let commits: [Commit?]

    private static let linesMaximum = 5

    init(_ reader: CatalogReader) throws {
        found = try reader.setAside()
        commits = try found.map { try reader.commit(notBefore: $0.recorded.first)?.commit }
    }

    private var items: UInt64 { found.reduce(0) { $0 + $1.items } }

    /// What is wrong, with the next step; nil where nothing is.
    var trouble: Trouble? {
        guard let first = found.first else { return nil }
        var trouble = Trouble(
            found.count == 1
                ? line(0)
                : "\(Quantity.of(items, "file")) in \(Quantity.of(found.count, "location")) are excluded unexpectedly",
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
        found.indices.filter { found[$0].path == path }.map {
            "\(line($0)); run `cairn exclude accept \(ShellText.quoted(path))` to accept this exclusion"
        }
    }

    private func line(_ index: Int) -> String {
        let one = found[index]
        let since = commits[index].map { " since \(TimeText.zoned($0.time))" } ?? ""
        return
            "\(Quantity.of(one.items, "file")) (\(Quantity.bytes(one.bytes))) \(one.items == 1 ? "has" : "have") been excluded unexpectedly\(since) by \(Self.cause(one))"
    }

    /// What excludes it: the marker's path, or the item with its flag.
    static func cause(_ one: SetAside) -> String {
        switch one.exclusion.rule {
        case .cacheTag: PathText.display(ItemPath.join(one.path, Array("CACHEDIR.TAG".utf8)))
        case .noBackup: PathText.display(ItemPath.join(one.path, Array(".nobackup".utf8)))
        case .robots, .apple, .noDump:
            "a flag on \(PathText.display(one.path)) (\(one.exclusion.rule.criterion))"
        case .fileSystem, .role: "a mount over \(PathText.display(one.path))"
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
        let remedy = RuleText.remedy(RuleVerdict(one.exclusion.rule), at: one.path)
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
            line["files"] = one.items
            line["bytes"] = one.bytes
            line["since"] = commit.map { TimeText.utc($0.time) }
            line.write()
        }
    }
}
