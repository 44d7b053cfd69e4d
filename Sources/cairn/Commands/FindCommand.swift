import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText

struct FindCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find", abstract: "Find current or earlier items by name.",
        discussion: """
            PATTERN is part of a name; Cairn ignores case unless you add --match-case. If PATTERN contains *, ? or [, it is a shell pattern for the whole name. If it also contains a slash, it is a pattern for the path, which can start at any directory.
            Cairn searches the current items first. If none of them matches, it searches everything that was ever backed up. --any searches all history at once, and --deleted searches deleted items. Each line shows one item with its newest matching version; `cairn versions` lists the other versions.

            Examples:
              cairn find invoice
              cairn find '*.odt' --newer "last week"
              cairn find --deleted
              cairn find --at monday --larger 100M --type file '*'
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @OptionGroup var point: SnapshotOptions
    @Flag(help: "Search everything that was ever backed up.") var any = false
    @Flag(help: "Search only deleted items.") var deleted = false
    @OptionGroup var filter: FindFilter
    @Flag(help: "Match upper and lower case exactly.") var matchCase = false
    @Flag(name: [.customShort("i"), .long], help: "Ignore case (the default).")
    var ignoreCase = false
    @Option(help: .value("id", "Search only this application's container.")) var container: String?
    @Argument(
        help: .value(
            "pattern",
            "Part of a name, or a pattern such as '*.odt'. Optional with --deleted or a filter."
        ))
    var named: String?
    @Argument(help: .hidden) var others: [String] = []

    private var pattern: String { named ?? "*" }

    func run() throws {
        guard named != nil || deleted || filter.isGiven else {
            throw CommandFailure(
                "missing expected argument '<pattern>'", "see `cairn find --help`")
        }
        guard others.isEmpty else {
            throw CommandFailure(
                "find takes one PATTERN, but \(others.count + 1) were given",
                "put the pattern in quotes, because the shell splits it at spaces and expands *"
            )
        }
        guard !(matchCase && ignoreCase) else {
            throw CommandFailure("--match-case and -i cannot be combined", "use only one of them")
        }
        guard !point.isGiven || !any && !deleted else {
            throw CommandFailure(
                "--any and --deleted search all history and cannot be combined with --snapshot or --at",
                "use only one of them")
        }
        let context = try Context(options, needsSettings: false)
        // It opens the catalog more than once: a repair must not replace it meanwhile.
        let session = try ReadingSession(context, readsContent: true, host: point.hosts(hosts))
        let reader = session.reader
        let commit = try any || deleted ? nil : point.commit(reader, context)
        var search = ItemSearch(
            reader: reader, pattern: NamePattern(pattern, matchesCase: matchCase),
            filter: try filter.resolved(context),
            places: try container.map {
                try ContainerSelector($0, reader, at: commit?.number).select([])
            })
        var report = FindReport(
            reader, context, host: hosts.host, isOfOneCommit: point.isGiven)
        let patterns = [search.pattern] + otherPath
        for pattern in patterns where report.count == 0 {
            search.pattern = pattern
            if let commit { try search.search(commit) { try report.show($0, in: commit) } }
        }
        for pattern in patterns where report.count == 0 && !point.isGiven {
            search.pattern = pattern
            try searchHistory(search, &report, context)
        }
        guard report.count > 0 else {
            if hosts.host == nil, let unheld = try UnheldPath(pattern, reader, context),
                unheld.exists
            {
                throw CommandFailure(
                    "nothing matches \(ArgumentText.shown(pattern)): \(unheld.message)",
                    unheld.next)
            }
            throw try nothing.with(hosts.host == nil ? HostText.others(reader) : nil)
        }
        try report.finish(commit)
        if options.isForPeople, !point.isGiven, !any, !deleted, !report.isOfHistory {
            try tellDeleted(search, context)
            try tellDeletedBeneath(report.directories, reader, context)
        }
    }

    /// A path to which symlinks lead: that place. Empty for anything else.
    private var otherPath: [NamePattern] {
        let path = PathArgument.absolute(pattern)
        let place = PathArgument.behindLink(pattern) ?? RealPath.place(of: path)
        guard pattern.contains("/"), place != path else { return [] }
        return [NamePattern(ArgumentText.text(place), matchesCase: matchCase)]
    }

    /// What was in a directory is searched by the directory's name.
    private func tellDeletedBeneath(
        _ directories: [RestoreSelection], _ reader: CatalogReader, _ context: Context
    ) throws {
        guard !directories.isEmpty else { return }
        let named = NamePattern(pattern, matchesCase: matchCase)
        let search = ItemSearch(
            reader: reader, pattern: NamePattern("*", matchesCase: true),
            filter: try filter.resolved(context), places: directories)
        var (count, first): (Int, [UInt8]?) = (0, nil)
        try search.searchItems(onlyDeleted: true) { found in
            let live = found.selection.livePath
            // Those whose names match were told.
            guard !named.matches(found.display, live: live) else { return }
            count += 1
            first =
                first
                ?? directories.first { ItemPath.relative(live, to: $0.livePath) != nil }?
                .livePath
        }
        guard let first else { return }
        let place = directories.count == 1 ? "in this directory" : "in directories that match"
        context.note(
            "\(Quantity.of(count, "deleted item")) \(count == 1 ? "was" : "were") \(place); run `cairn find --deleted \(ShellText.quoted(first + [ItemPath.separator]))` to list \(count == 1 ? "it" : "them")"
        )
    }

    /// What was lost is what people search for, and something that lives may have a name like it.
    private func tellDeleted(_ search: ItemSearch, _ context: Context) throws {
        var count = 0
        try search.searchItems(onlyDeleted: true) { _ in count += 1 }
        guard count > 0 else { return }
        context.note(
            "\(Quantity.of(count, "deleted item")) also \(count == 1 ? "matches" : "match"); run `cairn find --deleted \(ShellText.quoted(ArgumentText.bytes(pattern)))` to list \(count == 1 ? "it" : "them")"
        )
    }

    private func searchHistory(
        _ search: ItemSearch, _ report: inout FindReport, _ context: Context
    ) throws {
        var search = search
        if let container {
            search.places = try ContainerSelector(container, search.reader, at: nil).select([])
        }
        if options.json, !deleted {
            try search.searchVersions { try report.show($0, in: nil) }
        } else {
            try search.searchItems(onlyDeleted: deleted) { try report.show($0, in: nil) }
        }
        if report.count > 0, !any, !deleted {
            report.isOfHistory = true
            context.note("no current item matches; these items were backed up earlier")
        }
    }

    private var nothing: CommandFailure {
        let name = ArgumentText.shown(pattern)
        let words = pattern.split(whereSeparator: { "*?[]".contains($0) }).joined(separator: "*")
        let filters = [filter.larger, filter.newer, filter.older, filter.type]
        let next =
            if point.isGiven {
                "use --any to search everything that was ever backed up"
            } else if deleted {
                "use --any to search current items too"
            } else if filters.contains(where: { $0 != nil }) {
                "try without --larger, --newer, --older and --type"
            } else if matchCase {
                "omit --match-case to ignore case"
            } else if NamePattern(pattern, matchesCase: false).isPattern, !words.isEmpty,
                !words.contains("*")
            {
                "try a part of the name: `cairn find \(ArgumentText.shown(words))`"
            } else {
                "try a shorter part of the name, or list the backed-up items with `cairn ls`"
            }
        return CommandFailure(
            deleted ? "no deleted item matches \(name)" : "nothing matches \(name)", next)
    }
}
