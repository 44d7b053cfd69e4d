import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnText

/// The point in time of a verb.
struct SnapshotOptions: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: .value(
            "id",
            "A snapshot: `latest`, an id or its first digits, or a time in the format of --at. With a single PATH, this can also be a version id from `cairn versions`."
        ))
    var snapshot: String?

    @Option(
        help: .value(
            "time",
            "Use the last commit at or before this time: \"2026-11-20 14:00\", \"22 Nov 2026\", 10pm, monday, \"yesterday noon\", \"2 hours ago\", \"last week\". A date means the end of that day."
        ))
    var at: String?

    /// Whose roots are meant at it.
    ///
    /// - Parameter paths: whose content is meant.
    func hosts(_ options: HostOptions, holding paths: [String] = []) -> HostChoice {
        .holding(paths, options, of: snapshot.map { [$0] } ?? [])
    }

    /// Whether a point in time was named.
    var isGiven: Bool { snapshot != nil || at != nil }

    func commit(_ reader: CatalogReader, _ context: Context) throws -> CatalogCommit {
        guard let at else { return try Self.point(snapshot ?? "latest", reader, context) }
        guard snapshot == nil else {
            throw CommandFailure("--snapshot and --at cannot be combined", "use only one of them")
        }
        return try MomentArgument(at, context).commit(reader)
    }

    /// Returns the version that `--snapshot` names by an id that no kept snapshot has, or by that
    /// of a snapshot in which the item had another name.
    ///
    /// - Parameter paths: of the call.
    /// - Returns: nil when it names a snapshot with this path, or anything else; only one path has
    ///   versions.
    func version(of paths: [String], _ reader: CatalogReader) throws -> RestorableVersion? {
        guard paths.count == 1, at == nil, let id = snapshot.flatMap(CommitID.init) else {
            return nil
        }
        let commits = try reader.commits(idPrefix: id.digits)
        guard commits.count < 2 else { return nil }
        func version(_ places: [RestoreSelection]) throws -> RestorableVersion? {
            let places = places.map { (root: $0.root, path: $0.path) }
            guard let commit = commits.first else {
                return try reader.version(idPrefix: id.digits, at: places)
            }
            return try reader.version(renamedSince: commit, at: places)
        }
        let readings = try reader.readings(paths[0])
        let found = try version(readings.all)
        // Refuses a word with two meanings.
        if found != nil { _ = try readings.places(joinsOther: true) { try version([$0]) != nil } }
        return found
    }

    /// The commit that a word names: by its id, or as the last one at or before a moment.
    ///
    /// - Parameters:
    ///   - machine: whose `latest` is meant; nil for that of the repository.
    ///   - commit: another choice for a moment.
    static func point(
        _ name: String, _ reader: CatalogReader, _ context: Context,
        latestOf machine: RootHost? = nil,
        of commit: ((MomentArgument) throws -> CatalogCommit)? = nil
    ) throws -> CatalogCommit {
        if isMoment(name, context), try !isCommit(name, reader) {
            let moment = try MomentArgument(name, context)
            return try commit?(moment) ?? moment.commit(reader)
        }
        guard name == "latest" || name.allSatisfy(\.isHexDigit) else {
            throw CommandFailure(
                "\"\(ArgumentText.shown(name))\" is neither a commit nor a valid time",
                "run `cairn snapshots` to list the commits, or use a time such as \"2026-11-20 14:00\", yesterday or \"2 hours ago\""
            )
        }
        let found = try Self.commit(name, reader, latestOf: machine)
        guard found.commit.kind != .maintenance else {
            let nearest = try nearest(to: found.number, reader)
            throw CommandFailure(
                "commit \(found.commit.shortID) is a maintenance commit and contains no files",
                nearest.isEmpty
                    ? "run `cairn snapshots` to list the snapshots"
                    : "the nearest snapshots are \(nearest.joined(separator: ", "))")
        }
        return found
    }

    /// The points in time before and after a commit.
    private static func nearest(to number: Int64, _ reader: CatalogReader) throws -> [String] {
        [try reader.point(notAfter: number), try reader.firstPoint(from: number)]
            .compactMap { $0?.commit }
            .map { "\($0.shortID) of \(TimeText.local($0.time))" }
    }

    static func isMoment(_ name: String, _ context: Context) -> Bool {
        MomentSpan(name, now: context.clock.now()) != nil
    }

    /// Whether a word is `latest` or the beginning of a commit's id.
    static func isCommit(_ name: String, _ reader: CatalogReader) throws -> Bool {
        try name == "latest"
            || CommitID(name).map { try !reader.commits(idPrefix: $0.digits).isEmpty } ?? false
    }

    /// Returns the newest commit of a machine, and of the repository for one that has no roots.
    private static func latest(of machine: RootHost?, _ reader: CatalogReader) throws
        -> CatalogCommit
    {
        let roots = try reader.allRoots()
        var next = try reader.latestCommit()
        if let machine, roots.contains(where: { $0.host?.id == machine.id }) {
            while let other = next, HostScope.maker(of: other, among: roots, own: machine) != nil {
                next = try reader.point(notAfter: other.number - 1)
            }
        }
        guard let found = next else { throw RepositoryError.noCommits }
        return found
    }

    /// The commit that a word names by its id.
    ///
    /// - Parameter machine: whose `latest` is meant; nil for that of the repository.
    static func commit(
        _ name: String, _ reader: CatalogReader, latestOf machine: RootHost? = nil
    ) throws -> CatalogCommit {
        if name == "latest" { return try latest(of: machine, reader) }
        guard name.count >= CommitID.digitsMinimum || !name.allSatisfy(\.isHexDigit) else {
            throw CommandFailure(
                "\(ArgumentText.shown(name)) is too short for a commit's id",
                "use at least \(CommitID.digitsMinimum) digits of the id; run `cairn snapshots` to list the ids"
            )
        }
        guard let id = CommitID(name) else {
            throw RepositoryError.noSuchCommit(ArgumentText.shown(name))
        }
        let found = try reader.commits(idPrefix: id.digits)
        guard let commit = found.first else {
            guard let number = try reader.forgotten(idPrefix: id.digits).last
            else { throw RepositoryError.noSuchCommit(name) }
            throw RepositoryError.forgottenCommit(name, nearest: try nearest(to: number, reader))
        }
        guard found.count == 1 else { throw RepositoryError.ambiguousCommit(name) }
        return commit
    }
}

/// The first digits of a commit's id, as people type them.
struct CommitID {
    let digits: String

    /// Fewer are too easily the beginning of another commit's, or a slip.
    static let digitsMinimum = 4

    /// - Returns: nil for other words.
    init?(_ word: String) {
        guard word.count >= Self.digitsMinimum, word.utf8.count == word.count,
            word.allSatisfy(\.isHexDigit)
        else { return nil }
        digits = word.lowercased()
    }
}

extension CatalogReader {
    /// The possible meanings of a PATH argument in this repository.
    ///
    /// - Parameters:
    ///   - some: the roots that it may mean; nil for all.
    ///   - sparesOthers: whether this machine's files say nothing of another machine's names.
    func readings(
        _ text: String, in some: [CatalogRoot]? = nil, sparesOthers: Bool = true
    ) throws -> PathReadings {
        let roots = try roots()
        let own = RootHost(.current, name: Array(Process.hostName.utf8))
        let name = PathReadings.name(text)
        let taken = try (some ?? roots).filter { root in
            guard let name, ItemPath.relative(name, to: root.definition.name) != nil,
                !sparesOthers || root.host == nil || root.host?.id == own.id
            else { return false }
            let place = PathArgument.absolute(root.definition.name)
            let places = [place, RealPath.place(of: place), RealPath.destination(place)]
            if places.contains(root.definition.path) { return false }
            return try WhyText.isThere(place)
                || roots.contains { other in
                    guard let path = ItemPath.relative(place, to: other.definition.path)
                    else { return false }
                    return try path.isEmpty || !versions(other, path: path).isEmpty
                }
        }
        return PathReadings(
            text, in: some ?? roots, taken: Set(taken.map(\.definition.number)))
    }

    /// A PATH argument as a path: that of the item which it means by its root's name, or itself.
    func path(
        _ word: String, sparesOthers: Bool = true,
        where isHeld: ((RestoreSelection) throws -> Bool)? = nil
    ) throws -> String {
        let found = try readings(word, sparesOthers: sparesOthers).named { place in
            try isHeld?(place)
                ?? (WhyText.isThere(place.livePath)
                    || !versions(place.root, path: place.path).isEmpty)
        }
        guard let found = found.first else { return word }
        return ArgumentText.text(found.livePath) + (word.hasSuffix("/") ? "/" : "")
    }

    /// Whether another root has an item at the live place of this one now.
    func isHeld(_ path: [UInt8], of root: CatalogRoot) throws -> Bool {
        guard let latest = try latestCommit()?.number else { return false }
        let live = ItemPath.join(root.definition.path, path)
        return try roots().contains { other in
            guard other.last == nil, other.definition.number != root.definition.number,
                let relative = ItemPath.relative(live, to: other.definition.path)
            else { return false }
            return try entry(other, path: relative, at: latest) != nil
        }
    }

    /// The last version of what was deleted at a path as people name it.
    func deleted(_ text: String) throws -> RestorableVersion {
        let live = PathArgument.absolute(text)
        // What only another root holds now was not deleted.
        let places = try readings(text).places(joinsOther: true) {
            try deleted(at: [($0.root, $0.path)]) != nil
                && ($0.root.last == nil || !isHeld($0.path, of: $0.root))
        }
        let found = try deleted(at: places.map { ($0.root, $0.path) })
        guard let found else {
            let shown = PathText.display(live)
            throw CommandFailure(
                "there is no deleted version of \(shown)",
                "run `cairn versions \(ShellText.quoted(live))` to list its versions, or search with `cairn find --deleted \(ShellText.quoted(ItemPath.split(live).name))`"
            )
        }
        return found
    }
}

extension PathReadings {
    /// A path that leads through a symlink into a root means the place where it leads now: a root
    /// may be the target of a symlink. If a directory in a root was moved and a symlink left, both
    /// places count.
    ///
    /// - Parameter taken: the numbers of the roots whose names lead somewhere else as paths.
    init(_ text: String, in roots: [CatalogRoot], taken: Set<UInt64> = []) {
        let (word, live) = (ArgumentText.bytes(text), PathArgument.absolute(text))
        func isHeld(_ path: [UInt8]) -> Bool {
            roots.contains { ItemPath.relative(path, to: $0.definition.path) != nil }
        }
        let real = RealPath.place(of: live)
        let target = [real, RealPath.destination(live)].first { $0 != live && isHeld($0) }
        let name = Self.name(text)
        if let target, !isHeld(live) {
            self.init(word, live: target, name: name, in: roots, taken: taken)
        } else if let directory = PathArgument.behindLink(text) {
            self.init(word, live: directory, other: live, name: name, in: roots, taken: taken)
        } else {
            self.init(
                word, live: live, other: real == live ? nil : real, name: name, in: roots,
                taken: taken)
        }
    }

    /// The word as a root's name and a path; nil for a word that is always a path.
    static func name(_ text: String) -> [UInt8]? {
        PathArgument.isPath(text) ? nil : Array(PathArgument.absolute("/" + text).dropFirst())
    }
}

/// The meaning of a PATH argument in a commit.
struct PathSelector {
    let reader: CatalogReader
    private let commit: CatalogCommit
    private let missing: MissingPath?
    private let roots: [CatalogRoot]
    /// Everything the commit holds.
    let everything: [RestoreSelection]
    /// Roots of which this commit is no point in time any more.
    let left: [CatalogRoot]
    /// Roots that were elsewhere, and another one at their path.
    let replaced: [CatalogRoot]

    /// - Parameter missing: what is said of paths that are not there.
    init(_ reader: CatalogReader, at commit: CatalogCommit, _ missing: MissingPath? = nil) throws {
        self.reader = reader
        self.commit = commit
        self.missing = missing
        let known = try reader.roots()
        roots = known.filter { $0.exists(at: commit.number) }
        everything = try reader.everything(at: commit.number)
        left = known.filter {
            $0.first <= commit.number && commit.number < $0.last ?? .max
                && !$0.isKept(at: commit.number)
        }
        replaced = try known.filter {
            try $0.isKept(at: commit.number) && $0.isReplaced(at: commit.number)
                && reader.rootEntry($0, at: commit.number) != nil
        }
    }

    func select(_ text: String) throws -> [RestoreSelection] {
        let path = PathArgument.absolute(text)
        let beneath = everything.filter {
            ItemPath.relative($0.root.definition.path, to: path) != nil
        }
        let isDirectory = PathArgument.behindLink(text) != nil
        let found = try reader.readings(text, in: roots).places(besides: beneath) {
            let entry = try reader.entry($0.root, path: $0.path, at: commit.number)
            return entry.map { !isDirectory || $0.kind != .symlink } ?? false
        }
        guard found.isEmpty else {
            // A root may have been within the present path of another one.
            return found.filter { one in
                !found.contains {
                    $0.livePath == one.livePath && $0.root.wasThere(insteadOf: one.root)
                }
            }
        }
        throw try missing?.failure(text, reader, at: commit)
            ?? RestoreError.notInCommit(ArgumentText.bytes(text))
    }

    func select(_ texts: [String]) throws -> [RestoreSelection] {
        texts.isEmpty ? everything : try texts.flatMap { try select($0) }
    }
}

extension RestoreSelection {
    /// An item's name in lists and in JSON: the root's name and the path beneath it, or the whole
    /// path if the root has no name but its path.
    func display(_ path: [UInt8]) -> [UInt8] {
        let (name, place) = (root.definition.name, root.definition.path)
        return ItemPath.join(place.dropFirst() == name[...] ? place : name, path)
    }
}
