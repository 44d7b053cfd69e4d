import ArgumentParser
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import CairnSettings
import CairnText

struct VersionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "versions", abstract: "List every version of a file.",
        discussion: """
            Each line shows one version of the file: its id, the period in which it was current, its size and its modification time. To use a version with `restore`, `dump` or `ls`, specify its id with --snapshot, and the path. The id is the id of the first commit that contains the version, or the version's own id if no commit of this machine contains it or if PATH was another item in that commit. "deleted" marks the last version of a deleted file if no commit contains that version any longer, even if the name exists again. "in the next commit" marks a version that is still current, but that `cairn rewrite` removed from the newest commit. If a file was renamed or moved while Cairn was watching it, Cairn also lists the versions under its earlier names. You can name a path that no longer exists. A directory that stands for one document (a bundle, such as letter.rtfd) has a version for each commit in which anything in it changed.
            With --container, PATH is a path in that application's container, wherever the container was.

            Examples:
              cairn versions ~/Documents/thesis.odt
              cairn versions --container org.mozilla.firefox data/profile/places.sqlite
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @Option(help: .value("id", "An application's container.")) var container: String?
    @Argument(help: .value("path", "A file or directory."), completion: .file()) var path: String

    func run() throws {
        let context = try Context(options, needsSettings: false)
        let session = try ReadingSession(context, host: .named(hosts))
        let reader = session.reader
        let places = try container.map { try containerPlaces($0, reader) } ?? self.places(reader)
        let versions = try reader.versionsThroughRenames(places)
        let notes = try notes(reader, places)
        let excluded = Set(
            notes.compactMap { if case .excluded(_, _, let commit) = $0 { commit } else { nil } })
        let asked = Set(
            places.map { RestoreSelection(root: $0.root, path: $0.path).display($0.path) })
        let present = try places.compactMap { try reader.presentName($0.root, path: $0.path) }
        let now = context.clock.now()
        let forecast = try context.retentionForecast(reader)
        var lines = HeadedLines {
            VersionSpan.header($0) + "Size".aligned(to: 9) + "  Modified"
        }
        for found in versions {
            let version = found.version
            let span = try VersionSpan(found, among: versions, asked: places, reader)
            let path = span.address.place.display(span.address.place.path)
            let isExcluded = version.wasRemoved && version.last.map(excluded.contains) == true
            let how = isExcluded ? "excluded" : present.isEmpty ? "deleted" : "renamed"
            let aside = try version.last.flatMap {
                version.wasRemoved
                    ? try reader.setAside(found.root.definition.number, found.path, endedAt: $0)
                    : nil
            }
            // Once it is accepted or has ended, the version goes as those of deleted files do.
            let isSetAside = aside.map { $0.last == nil } ?? false
            let ended = try aside?.last.flatMap { try reader.commit(notBefore: $0)?.commit.time }
            // What goes on under another name, or in another root, has not gone.
            let goesOn = versions.contains { other in
                guard let last = version.last,
                    other.root.definition.number != found.root.definition.number
                        || other.path != found.path
                else { return false }
                return other.version.first <= last && last < other.version.last ?? .max
            }
            let goes =
                context.settingsMistake == nil && version.wasRemoved && !goesOn && !isSetAside
                ? (ended ?? span.end?.time).flatMap { forecast.end(ofLast: found, deleted: $0) }
                : nil
            let line = line(
                version, try bundle(span.address, version.item, reader), span, path,
                hadOtherName: !asked.contains(path),
                ending: VersionEnding(
                    isExcluded: isExcluded,
                    stays: isSetAside
                        ? .setAside
                        : goes.map { .until($0, how: how, isDue: $0.seconds <= now.seconds) }
                            ?? (version.wasRemoved && !goesOn ? .forGood(how: how) : nil)))
            if let line {
                lines.add(line, span.times + [version.item.modified] + (goes.map { [$0] } ?? []))
                if let gap = span.gap { lines.add(gap, []) }
            }
        }
        for note in notes {
            let found = try reader.commit(notBefore: note.commit)
            let kind = found?.number == note.commit ? found?.commit.kind : nil
            show(note, found?.commit, byRestore: kind.flatMap(Self.ofRestore), &lines)
        }
        lines.finish()
        for now in present { try showPresentName(now, reader) }
        if present.isEmpty, container == nil, hosts.host == nil, !options.json, !options.quiet,
            let moved = MovedAwayRecord(context.ownState).note(of: PathArgument.absolute(path))
        {
            Terminal.advice(moved)
        }
        guard !versions.isEmpty || !notes.isEmpty else {
            let unheld =
                container == nil && hosts.host == nil
                ? try UnheldPath(path, reader, context) : nil
            let near = try unheld?.exists == true ? nil : nearMiss(reader)
            if near == nil, let unheld { throw unheld.failure }
            throw CommandFailure(
                "there is no version of \(container == nil ? PathText.display(PathArgument.absolute(path)) : ArgumentText.shown(path))",
                near.map { "did you mean \(ShellText.quoted($0))?" }
                    ?? "search for it with `cairn find NAME`"
            ).with(hosts.host == nil ? try HostText.others(reader) : nil)
        }
    }

    private func nearMiss(_ reader: CatalogReader) throws -> [UInt8]? {
        guard container == nil, let latest = try reader.latestCommit() else { return nil }
        return try NearMiss(reader, at: latest.number).path(for: path)
    }

    /// The existing meanings of the path; if none has versions, all possible ones, because it may
    /// have been purged or excluded.
    private func places(_ reader: CatalogReader) throws -> [(root: CatalogRoot, path: [UInt8])] {
        let readings = try reader.readings(path)
        let held = try readings.places(joinsOther: true) {
            try !reader.versionsThroughRenames($0.root, path: $0.path).isEmpty
        }
        return (held.isEmpty ? readings.all : held).map { ($0.root, $0.path) }
    }

    /// The content of a bundle when this version of it began; nil for other items.
    private func bundle(
        _ address: VersionAddress, _ item: Item, _ reader: CatalogReader
    ) throws -> BundleSummary? {
        guard item.isBundle,
            let entry = try reader.entry(
                address.place.root, path: address.place.path, at: address.number)
        else { return nil }
        return try BundleSummary(reader, of: entry, at: address.number)
    }

    /// How a version ended.
    private struct VersionEnding {
        /// What retention does with the last version of something that left the present tree.
        enum Stay {
            case until(Timestamp, how: String, isDue: Bool)
            /// A snapshot that retention keeps for good shows it.
            case forGood(how: String)
            /// While the exclusion is not accepted.
            case setAside
        }

        /// Whether it was by a rule that excludes the item.
        let isExcluded: Bool
        let stays: Stay?
    }

    /// Other events of the path: excluded, kept again, purged.
    private enum Note {
        case excluded(ExclusionRule, isUnordered: Bool, commit: Int64)
        case accepted(commit: Int64)
        case included(Inclusion, commit: Int64)
        case purged(Purge, commit: Int64)

        var commit: Int64 {
            switch self {
            case .excluded(_, _, let commit), .accepted(let commit), .included(_, let commit),
                .purged(_, let commit):
                commit
            }
        }
    }

    private func notes(_ reader: CatalogReader, _ places: [(root: CatalogRoot, path: [UInt8])])
        throws -> [Note]
    {
        var notes: [Note] = try PathArgument.spellings(path).flatMap { try reader.purges(at: $0) }
            .map { .purged($0.purge, commit: $0.commit) }
        for place in places {
            // A rule that excludes a directory above excludes it, too.
            var path = place.path
            while true {
                // Those that begin and end in one commit only record that a person has seen a
                // dropped flag, or accepts what did not return.
                var unordered: Int64?
                for found in try reader.exclusions(root: place.root.definition.number, path: path)
                where found.last != found.first || unordered == found.first {
                    notes.append(
                        unordered == found.first
                            ? .accepted(commit: found.first)
                            : .excluded(
                                found.exclusion.rule, isUnordered: found.exclusion.isUnordered,
                                commit: found.first))
                    unordered = found.exclusion.isUnordered ? found.last : nil
                    if let last = found.last, let how = found.how, last != found.first {
                        notes.append(.included(how, commit: last))
                    }
                }
                if path.isEmpty { break }
                path = ItemPath.split(path).parent
            }
        }
        return notes.sorted { $0.commit < $1.commit }
    }

    /// Shows the present name of something that was renamed.
    private func showPresentName(
        _ now: (root: CatalogRoot, path: [UInt8], commit: Int64), _ reader: CatalogReader
    ) throws {
        let path = RestoreSelection(root: now.root, path: now.path).livePath
        let commit = try reader.commit(notBefore: now.commit)?.commit
        if options.json {
            var line = JSONObject(type: "note")
            line["commit"] = commit?.id.description
            line["time"] = commit.map { TimeText.utc($0.time) }
            line["note"] = "renamed"
            line["path"] = path
            return line.write()
        }
        guard !options.quiet else { return }
        Terminal.advice(
            "\(commit.map { "\(Paint.id($0.shortID))  \(TimeText.local($0.time))" } ?? "")  renamed: it is now \(PathText.display(path)); "
                + "`cairn versions \(ShellText.quoted(path))` lists its later versions")
    }

    /// What a commit of a restore or an undo has of an excluded item, and its kind: no rule is
    /// asked there.
    private static func ofRestore(_ kind: CommitKind) -> (kind: CommitKind, text: String)? {
        switch kind {
        case .beforeRestore: (kind, "this version existed before a restore")
        case .afterRestore: (kind, "this version was created by a restore")
        case .afterUndo: (kind, "this version was created by an undo")
        default: nil
        }
    }

    /// - Parameter byRestore: of the commit that says so.
    private func show(
        _ note: Note, _ commit: Commit?, byRestore: (kind: CommitKind, text: String)?,
        _ lines: inout HeadedLines
    ) {
        let text: String
        var line = JSONObject(type: "note")
        line["commit"] = commit?.id.description
        line["time"] = commit.map { TimeText.utc($0.time) }
        switch note {
        case .excluded(let rule, let isUnordered, _):
            text =
                "excluded from then on: \(rule.criterion)"
                + (isUnordered ? " (unexpectedly)" : "")
            line["note"] = "excluded"
            line["rule"] = RuleText.name(rule)
            line["ordered"] = !isUnordered
        case .accepted:
            text = "the exclusion was accepted"
            line["note"] = "accepted"
        case .included(let how, _):
            let isDropped = how == .dropped
            text =
                byRestore?.text
                ?? (isDropped
                    ? "backed up again, because it lost its flag when it was saved"
                    : "backed up again")
            line["note"] = isDropped ? "flag-dropped" : "included"
            line["kind"] = byRestore.map { ItemText.kind($0.kind) }
        case .purged(let purge, _):
            let why =
                purge.reason == .age
                ? "it was older than max-age" : "the file system was short of space"
            text =
                "purged from \(PathText.display(purge.role.settingName)) at \(TimeText.local(purge.time)) (\(Quantity.bytes(purge.bytes))), because \(why)"
            line["note"] = "purged"
            line["role"] = PathText.display(purge.role.settingName)
            line["reason"] = purge.reason == .age ? "max-age" : "low-free"
            line["bytes"] = purge.bytes
            line["purged"] = TimeText.utc(purge.time)
        }
        if options.json { return line.write() }
        guard !options.quiet else { return }
        lines.add(
            "\(commit.map { "\(Paint.id($0.shortID))  \(TimeText.local($0.time))" } ?? "")  \(text)",
            [commit?.time].compactMap { $0 })
    }

    private static func text(_ stays: VersionEnding.Stay) -> String {
        switch stays {
        case .until(_, let how, isDue: true):
            "\(how); retention can remove it at any time, so restore it now"
        case .until(let time, let how, isDue: false):
            "\(how); kept until \(TimeText.local(time))"
        case .forGood(let how): how
        case .setAside: "excluded unexpectedly; kept"
        }
    }

    private func containerPlaces(_ container: String, _ reader: CatalogReader) throws -> [(
        root: CatalogRoot, path: [UInt8]
    )] {
        try ContainerSelector(container, reader, at: nil).select([path]).map { ($0.root, $0.path) }
    }

    /// - Returns: the line for people; nil where it was written for programs.
    private func line(
        _ version: ItemVersion, _ bundle: BundleSummary?, _ span: VersionSpan,
        _ path: [UInt8], hadOtherName: Bool, ending: VersionEnding
    ) -> String? {
        if options.json {
            var line = JSONObject(type: "version")
            line["path"] = path
            line["id"] = span.address.id.description
            line["commit"] = span.first?.id.description
            line["time"] = span.first.map { TimeText.utc($0.time) }
            line["until_commit"] = span.end?.id.description
            line["until"] = span.end.map { TimeText.utc($0.time) }
            if version.wasRemoved { line[ending.isExcluded ? "excluded" : "deleted"] = true }
            if span.lastBeforeThinned != nil { line["thinned"] = true }
            if case .until(let time, _, _)? = ending.stays {
                line["stays_until"] = TimeText.utc(time)
            }
            JSONRecords.add(version.item, bundle, to: &line)
            line.write()
            return nil
        }
        if options.quiet {
            Terminal.line(span.address.id.description)
            return nil
        }
        return "\(span.text) "
            + "\(Quantity.bytes(bundle?.bytes ?? version.item.size).aligned(to: 8))  \(TimeText.local(version.item.modified))"
            + (version.item.isInconsistent || bundle?.isInconsistent == true
                ? Paint.doubtful("  (inconsistent)") : "")
            + (ending.stays.map { Paint.faint("  (\(Self.text($0)))") } ?? "")
            + (hadOtherName ? "  as \(PathText.display(path))" : "")
    }
}

extension Context {
    /// How long the settings keep what there is now.
    func retentionForecast(_ reader: CatalogReader) throws -> RetentionForecast {
        try RetentionForecast(
            reader, settings.retentionConfiguration, now: clock.now(), calendar: .local)
    }
}
