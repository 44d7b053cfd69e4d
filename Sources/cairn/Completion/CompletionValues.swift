import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// Values that stand in a repository, as this machine's catalog knows them: no password is asked
/// for, nothing is caught up, and nobody waits.
struct CompletionValues {
    enum Kind {
        case nothing, files, directories
        case words([String])
        case commits, moments, tags, hosts, containers, roots, keys, remotes
        /// Commits, or moments that stand for one.
        case points
        /// Paths in the commit that is meant.
        case storedPaths
        /// The same, and where nothing begins so, or it is asked for, those of deleted items.
        case formerPaths(isAsked: Bool)
    }

    let repository: String?
    let settings: String?
    let commit: String?
    let moment: String?

    static let roles = RootRole.inSettings.map(\.settingText)
    static let guidePages = GuidePages.all.map(\.name)
    private static let moments = [
        "yesterday", "today", "1 hour ago", "2 days ago", "last week", "last monday",
    ]
    /// More than this nobody reads.
    private static let maximum = 1_000
    private static let commitsMaximum = 200

    func answer(_ kind: Kind, _ current: String) -> Completer.Answer {
        var answer = Completer.Answer()
        switch kind {
        case .nothing: break
        case .files: answer.files = .files
        case .directories: answer.files = .directories
        case .words(let words): answer.candidates = words.map { .init(value: $0) }
        case .moments: answer.candidates = Self.moments.map { .init(value: $0) }
        case .keys: answer.candidates = (try? keys()) ?? []
        case .remotes: answer.candidates = (try? remotes()) ?? []
        case .points:
            answer.candidates =
                ((try? known(.commits, current)) ?? []) + Self.moments.map { .init(value: $0) }
        case .commits, .tags, .hosts, .containers, .roots, .storedPaths, .formerPaths:
            answer.candidates = (try? known(kind, current)) ?? []
        }
        answer.candidates = Array(
            answer.candidates.filter {
                $0.value.hasPrefix(current)
                    && !$0.value.unicodeScalars.contains {
                        $0.value < 0x20 || (0x7f..<0xa0).contains($0.value)
                    }
            }.prefix(Self.maximum))
        return answer
    }

    private func context() throws -> Context {
        var words: [String] = []
        if let repository { words += ["--repo", repository] }
        if let settings { words += ["--config", settings] }
        return try Context(GlobalOptions.parse(words + ["--quiet"]))
    }

    private func keys() throws -> [Completer.Candidate] {
        try context().describeRepository(tellsStandIn: false).description.slots.map {
            .init(value: $0.id, text: $0.label)
        }
    }

    /// By the names of the settings.
    private func remotes() throws -> [Completer.Candidate] {
        try context().settings.remotes.map {
            .init(value: $0.name, text: PathText.display($0.url.utf8))
        }
    }

    private func known(_ kind: Kind, _ current: String) throws -> [Completer.Candidate] {
        let context = try context()
        guard let id = context.state.repository(at: context.repositoryPath) else { return [] }
        let catalog = try Catalog(
            path: context.state.catalogPath(id), repository: id, isOwn: false)
        _ = try? HostScope(catalog, wanted: nil, own: context.machine, isLenient: true)
        let reader = try CatalogReader(catalog)
        switch kind {
        case .commits: return try commits(reader)
        case .tags:
            let tags = Set(try reader.commits().flatMap(\.commit.tags)).map { PathText.display($0) }
            return tags.sorted().map { .init(value: $0) }
        case .hosts:
            return Set(try reader.allRoots().compactMap(\.host)).sorted().map {
                .init(value: PathText.display($0.name), text: String($0.id.short))
            }
        case .containers:
            let ids = Set(try reader.containers(asAt: nil).map(\.part.container.id))
            return ids.map { PathText.display($0) }.sorted().map { .init(value: $0) }
        case .roots:
            return try reader.roots().filter { $0.last == nil }.map {
                .init(
                    value: ArgumentText.text($0.definition.path),
                    text: PathText.display($0.definition.name))
            }
        case .storedPaths: return try paths(reader, context, current)
        case .formerPaths(let isAsked):
            return try paths(reader, context, current, former: isAsked)
        default: return []
        }
    }

    private func commits(_ reader: CatalogReader) throws -> [Completer.Candidate] {
        let all = try reader.commits().suffix(Self.commitsMaximum).reversed().map { commit in
            let words =
                [TimeText.local(commit.commit.time), PathText.display(commit.commit.host)]
                + commit.commit.tags.map { PathText.display($0) }
            return Completer.Candidate(
                value: commit.commit.shortID, text: words.joined(separator: "  "))
        }
        return [.init(value: "latest", text: "the last one")] + all
    }

    /// The names in the directory that is being typed.
    ///
    /// - Parameter former: whether those of deleted items are wanted; false for where nothing else
    ///   begins so, nil for never.
    private func paths(
        _ reader: CatalogReader, _ context: Context, _ current: String, former: Bool? = nil
    ) throws -> [Completer.Candidate] {
        let typed = ArgumentText.bytes(current)
        let end = typed.lastIndex(of: ItemPath.separator).map { $0 + 1 } ?? 0
        let (before, prefix) = (typed[..<end], typed[end...])
        let directory = PathArgument.absolute(before.isEmpty ? Array(".".utf8) : Array(before))
        let point = try self.point(reader, context)
        var names: [[UInt8]: Bool] = [:]
        for root in try reader.roots() where root.exists(at: point) {
            let top = root.definition.path
            if let path = ItemPath.relative(directory, to: top) {
                guard let entry = try reader.entry(root, path: path, at: point) else { continue }
                for child in try reader.children(of: entry, at: point)
                where child.name.starts(with: prefix) {
                    names[child.name] = child.kind == .directory
                }
            } else if let way = ItemPath.relative(top, to: directory),
                let name = ItemPath.components(way).first, name.starts(with: prefix)
            {
                names[name] = true
            }
        }
        if former == true || former == false && names.isEmpty {
            for root in try reader.roots() {
                guard let path = ItemPath.relative(directory, to: root.definition.path)
                else { continue }
                let found = try reader.formerNames(
                    root, in: path, startingWith: Array(prefix), atMost: Self.maximum)
                for (name, kind) in found where names[name] == nil {
                    names[name] = kind == .directory
                }
            }
        }
        return names.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { name, isDirectory in
            .init(value: ArgumentText.text(Array(before) + name) + (isDirectory ? "/" : ""))
        }
    }

    private func point(_ reader: CatalogReader, _ context: Context) throws -> Int64 {
        if let moment { return try MomentArgument(moment, context).commit(reader).number }
        return try SnapshotOptions.point(commit ?? "latest", reader, context).number
    }
}
