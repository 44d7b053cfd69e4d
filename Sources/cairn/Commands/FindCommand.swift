import ArgumentParser
import CairnCore
import CairnFormat
import CairnRepository
import CairnText
import Glibc

struct FindCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find", abstract: "Find items by name, in one commit or in all.",
        discussion: """
            PATTERN is a shell pattern (*, ?, [a-z]) for the last component of a path; with a \
            slash in it, for the whole path.
            Without --snapshot or --at every version that was ever kept is searched.

            Examples:
              cairn find '*.odt'
              cairn find --at "last week" 'taxes*'
              cairn find -i 'documents/*/invoice*'
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @OptionGroup var point: SnapshotOptions
    @Flag(name: [.customShort("i"), .long], help: "Ignore case.") var ignoreCase = false
    @Option(help: .value("id", "Search only this application's container.")) var container: String?
    @Argument(help: .value("pattern", "A name, or a pattern as *.odt.")) var pattern: String

    func run() throws {
        let context = try Context(options, needsSettings: false)
        let session = try ReadingSession(context, host: point.hosts(hosts))
        let found: Bool
        if point.snapshot != nil || point.at != nil {
            found = try findInCommit(
                session, point.commit(session.reader, context))
        } else {
            found = try findEverywhere(session)
        }
        if !found {
            let name = ArgumentText.shown(pattern)
            let words = pattern.split(whereSeparator: { "*?[]".contains($0) }).joined(
                separator: "*")
            throw CommandFailure(
                "nothing matches \(name)",
                pattern == "*\(words)*" || words.isEmpty
                    ? "list what is kept with `cairn ls`"
                        + (ignoreCase ? "" : ", or ignore case with -i")
                    : "try a wider pattern, as '*\(ArgumentText.shown(words))*'")
        }
    }

    private func matches(_ path: [UInt8]) -> Bool {
        let subject = pattern.contains("/") ? path : ItemPath.split(path).name
        let flags = Int32(ignoreCase ? 1 << 4 : 0)  // FNM_CASEFOLD
        let words = (ArgumentText.bytes(pattern) + [0]).map { CChar(bitPattern: $0) }
        return fnmatch(words, (subject + [0]).map { CChar(bitPattern: $0) }, flags) == 0
    }

    private func findInCommit(_ session: ReadingSession, _ commit: CatalogCommit) throws -> Bool {
        var found = false
        let selections = try container.map {
            try ContainerSelector($0, session.reader, at: commit.number).select([])
        }
        for selection in try selections ?? PathSelector(session.reader, at: commit).everything {
            try session.reader.walk(selection.root, from: selection.path, at: commit.number) {
                step in
                guard case .enter(let path, let entry) = step else { return true }
                let name = selection.display(path)
                if matches(name) {
                    found = true
                    let bundle = try session.reader.bundle(
                        around: path, in: selection.root, at: commit.number)
                    show(
                        name, try entry.item(), first: entry.since, last: nil, nil,
                        in: bundle.map { selection.display($0.path) })
                }
                return true
            }
        }
        return found
    }

    private func findEverywhere(_ session: ReadingSession) throws -> Bool {
        let roots = Dictionary(
            uniqueKeysWithValues: try session.reader.roots().map { ($0.definition.number, $0) })
        let places = try container.map {
            try ContainerSelector($0, session.reader, at: nil).select([])
        }
        var found = false
        try session.reader.forEachVersion { version in
            guard let root = roots[version.root] else { return }
            if let places,
                !places.contains(where: {
                    $0.root.definition.number == version.root
                        && ItemPath.relative(version.path, to: $0.path) != nil
                })
            {
                return
            }
            let name = ItemPath.join(root.definition.name, version.path)
            if matches(name) {
                found = true
                let bundle = try session.reader.bundle(
                    around: version.path, in: root, at: version.first)
                show(
                    name, version.item, first: version.first, last: version.last,
                    try VersionSpan(
                        session.reader, root: version.root, first: version.first, last: version.last
                    ),
                    in: bundle.map { ItemPath.join(root.definition.name, $0.path) })
            }
        }
        return found
    }

    /// - Parameter bundle: the bundle to which it belongs.
    private func show(
        _ path: [UInt8], _ item: Item, first: Int64, last: Int64?, _ span: VersionSpan?,
        in bundle: [UInt8]?
    ) {
        if options.json {
            var line = JSONObject(type: "item")
            line["path"] = path
            JSONRecords.add(item, to: &line)
            line["since"] = first
            line["until"] = last
            line["commit"] = span?.first?.id.description
            if let bundle { line["part_of"] = bundle }
            return line.write()
        }
        let when = span?.first.map { "\($0.shortID)  \(TimeText.local($0.time))  " } ?? ""
        let gone = span?.end.map { "  (until \(TimeText.local($0.time)))" } ?? ""
        let part = bundle.map { "  (in the document \(PathText.display($0)))" } ?? ""
        Terminal.line(when + PathText.display(path) + (item.isDirectory ? "/" : "") + part + gone)
    }
}
