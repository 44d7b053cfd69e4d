import ArgumentParser
import CairnEngine
import CairnFormat
import CairnLinux

/// Which point in time a verb speaks of.
struct SnapshotOptions: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: ArgumentHelp("A commit: `latest`, or the first digits of its id.", valueName: "id"))
    var snapshot: String?

    @Option(
        help: ArgumentHelp(
            "The last commit at or before a moment: \"2026-11-20 14:00\", \"2 hours ago\", \"last week\", yesterday.", valueName: "time"))
    var at: String?

    func commit(_ reader: CatalogReader, now: Timestamp) throws -> CatalogCommit {
        if let at {
            guard snapshot == nil else {
                throw CommandFailure("--snapshot and --at exclude each other", next: "give one of them")
            }
            guard let moment = TimeText.parse(at, now: now) else {
                throw CommandFailure(
                    "\"\(at)\" is no moment",
                    next: "write it as \"2026-11-20 14:00\", \"14:00\", \"2 hours ago\" or yesterday")
            }
            guard let commit = try reader.commit(at: moment) else {
                throw CommandFailure(
                    "there is no commit at or before \(TimeText.local(moment))",
                    next: "list them with `cairn snapshots`")
            }
            return commit
        }
        return try Self.commit(snapshot ?? "latest", reader)
    }

    static func commit(_ name: String, _ reader: CatalogReader) throws -> CatalogCommit {
        if name == "latest" {
            guard let commit = try reader.latestCommit() else { throw RepositoryError.noCommits }
            return commit
        }
        let found = try reader.commits(idPrefix: name.lowercased())
        guard let commit = found.first, !name.isEmpty else {
            guard !name.isEmpty, let number = try reader.forgotten(idPrefix: name.lowercased()).last else {
                throw RepositoryError.noSuchCommit(name)
            }
            let nearest = [try reader.point(notAfter: number), try reader.firstPoint(from: number)].compactMap { $0?.commit }
            throw RepositoryError.forgottenCommit(
                name, nearest: nearest.map { "\($0.shortID) of \(TimeText.local($0.time))" })
        }
        guard found.count == 1 else { throw RepositoryError.ambiguousCommit(name) }
        return commit
    }
}

extension CatalogReader {
    /// The last version of what was deleted at a path as people name it.
    func deleted(_ text: String) throws -> DeletedItem {
        let live = PathArgument.absolute(text)
        let name = Array(PathArgument.absolute("/" + text).dropFirst())
        let found = try deleted(
            at: roots().compactMap { root in
                (ItemPath.relative(live, to: root.definition.path) ?? (text.hasPrefix("/") ? nil : ItemPath.relative(name, to: root.definition.name)))
                    .map { (root: root, path: $0) }
            })
        guard let found else {
            let shown = PathText.display(live)
            throw CommandFailure(
                "no deleted version of \(shown) is kept", next: "see what is with `cairn versions \(shown)`, or `cairn find NAME`")
        }
        return found
    }
}

/// What a PATH argument means in a repository: a live absolute path, or a root's name and what is beneath it.
struct PathSelector {
    let reader: CatalogReader
    let commit: Int64
    private let roots: [CatalogRoot]
    /// Everything the commit holds.
    let everything: [RestoreSelection]
    /// Roots of which this commit is no point in time any more.
    let left: [CatalogRoot]

    init(_ reader: CatalogReader, at commit: CatalogCommit) throws {
        self.reader = reader
        self.commit = commit.number
        let known = try reader.roots()
        roots = known.filter { $0.exists(at: commit.number) }
        everything = try reader.everything(at: commit.number)
        left = known.filter { $0.first <= commit.number && commit.number < $0.last ?? .max && !$0.exists(at: commit.number) }
    }

    /// - Parameter mustExist: whether the commit must hold the path.
    func select(_ text: String, mustExist: Bool = true) throws -> [RestoreSelection] {
        for candidate in candidates(text) {
            let isThere = try reader.entry(candidate.root, path: candidate.path, at: commit) != nil
            if isThere { return [candidate] }
        }
        let path = PathArgument.absolute(text)
        let beneath = everything.filter { ItemPath.relative($0.root.definition.path, to: path) != nil }
        if !beneath.isEmpty { return beneath }
        if !mustExist, let candidate = candidates(text).first { return [candidate] }
        throw RestoreError.notInCommit(ArgumentText.bytes(text))
    }

    func select(_ texts: [String]) throws -> [RestoreSelection] {
        texts.isEmpty ? everything : try texts.flatMap { try select($0) }
    }

    private func candidates(_ text: String) -> [RestoreSelection] {
        let isAbsolute = text.hasPrefix("/")
        let name = Array(PathArgument.absolute("/" + text).dropFirst())
        let byName = roots.compactMap { root in
            ItemPath.relative(name, to: root.definition.name).map { RestoreSelection(root: root, path: $0) }
        }
        let live = PathArgument.absolute(text)
        let byPath = roots.compactMap { root in
            ItemPath.relative(live, to: root.definition.path).map { RestoreSelection(root: root, path: $0) }
        }
        return isAbsolute ? byPath + byName : byName + byPath
    }
}

extension RestoreSelection {
    /// How lists name an item: the root's name and the path beneath it.
    func display(_ path: [UInt8]) -> [UInt8] { ItemPath.join(root.definition.name, path) }
}
