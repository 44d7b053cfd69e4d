import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnText

/// Selects the machines of a verb, where a repository serves several.
struct HostOptions: ParsableArguments {
    @Option(
        help: .value(
            "host",
            "The name or id of the machine whose roots to use if several machines share the repository (default: the machine of the selected snapshot, or this one)."
        ))
    var host: String?

    fileprivate var bytes: [UInt8]? { host.map { ArgumentText.bytes($0) } }
}

/// The choice among a repository's machines.
enum HostChoice {
    /// All: for the repository as a whole.
    case everything
    /// This one, where it has roots; else the only one; else all.
    case own
    /// From `--host`: else the one that made the commits named by their ids, this one, or the only
    /// one.
    case named(HostOptions, of: [String] = [])
    /// The same for some paths: the machine whose roots contain them in the commit. If those of
    /// several machines do, with different contents, one must be named.
    case holding([String], HostOptions, of: [String])
    /// The same for some paths, but another machine only when it is named, because live files are
    /// about to change.
    case onlyNamed([String], HostOptions, of: [String])
    /// The same for commits that are about to be changed: another machine's only when it is named.
    case changing(CommitChange, HostOptions, [String])
    /// This one, or roots without an owner: changes on another machine are not undone here.
    case onlyOwn

    @discardableResult
    func apply(_ context: Context, _ catalog: Catalog) throws -> HostScope? {
        var wanted: [UInt8]?
        var (isLenient, needsName) = (false, false)
        var (names, paths): ([String], [String]) = ([], [])
        switch self {
        case .everything: return nil
        case .own: isLenient = true
        case .named(let options, let ids):
            (wanted, names) = (options.bytes, ids)
        case .changing(let change, let options, let ids):
            (wanted, names, isLenient) = (options.bytes, ids, change == .unpin)
        case .holding(let texts, let options, let ids):
            (wanted, names, paths) = (options.bytes, ids, texts)
        case .onlyNamed(let texts, let options, let ids):
            (wanted, names, paths, needsName) = (options.bytes, ids, texts, true)
        case .onlyOwn: needsName = true
        }
        let reader = try CatalogReader(catalog)
        let made = try NamedCommits(names, reader, own: context.machine)
        if wanted == nil, case .changing(let change, _, _) = self {
            if let other = made.firstOther { throw made.refusal(other, change) }
        } else if wanted == nil, let maker = try made.maker() {
            if try made.isOwn(paths, or: maker, reader, asks: !needsName) {
                context.note(
                    "\(made.text(of: maker)) made by \(made.name(maker)), but Cairn uses the roots of this machine; to use those of \(made.name(maker)), add --host \(maker.id.short)"
                )
                return try HostScope(catalog, wanted: nil, own: context.machine)
            }
            if needsName {
                throw made.refusal(
                    maker,
                    "Cairn does not overwrite this machine's files with those of another machine unless you ask for it",
                    "restore to another directory with --target DIR, or, to restore here anyway, add"
                )
            }
            context.note(
                "\(made.text(of: maker)) made by \(made.name(maker)), so Cairn uses the roots of that machine\(made.ownHint)"
            )
            wanted = Array(maker.id.description.utf8)
        }
        do {
            let scope = try HostScope(
                catalog, wanted: wanted, own: context.machine, isLenient: isLenient)
            if case .changing(let change, _, _) = self {
                try made.requireAll(of: scope, change)
            }
            if wanted == nil, let host = scope.host, host.id != context.machine.id {
                if case .onlyOwn = self { throw HostText.elsewhere([host]) }
                if needsName { throw HostText.foreign(host) }
                context.note(
                    "this machine has no roots in this repository, so Cairn uses the roots of \(HostText.name(host))\(host.name == context.machine.name ? "; \(HostText.adoption(of: host))" : "")"
                )
            }
            return scope
        } catch let failure as HostScope.Failure {
            let hosts = try CatalogReader(catalog).allRoots().compactMap(\.host)
            if case .onlyOwn = self { throw HostText.elsewhere(hosts) }
            throw HostText.failure(failure, hosts, own: context.machine)
        }
    }
}

/// What is done to commits that are named by their ids.
enum CommitChange: String {
    case forget, unpin
    /// It takes out of a commit what is of one machine, whoever made the commit.
    case rewrite

    var nothing: String {
        switch self {
        case .forget: "nothing was forgotten"
        case .unpin: "nothing was unpinned"
        case .rewrite: "nothing was removed"
        }
    }
}

/// The commits that a command names by their ids, and the machines that made them. `latest` is none
/// of them: it is that of the machine whose roots are meant.
private struct NamedCommits {
    private let commits: [(number: Int64, commit: Commit, maker: RootHost?)]
    private let hosts: [RootHost]
    private let own: RootHost

    init(_ names: [String], _ reader: CatalogReader, own: RootHost) throws {
        self.own = own
        let roots = names.isEmpty ? [] : try reader.allRoots()
        hosts = roots.compactMap(\.host)
        commits = try names.compactMap(CommitID.init).compactMap { id in
            let found = try reader.commits(idPrefix: id.digits)
            // The later search reports ids that match none, or several.
            guard found.count == 1, let one = found.first else { return nil }
            return (one.number, one.commit, HostScope.maker(of: one, among: roots, own: own))
        }
    }

    /// - Returns: the other machine that made them all; nil when this one did.
    func maker() throws -> RootHost? {
        guard let first = commits.first else { return nil }
        guard let other = commits.first(where: { $0.maker?.id != first.maker?.id })
        else { return first.maker }
        throw CommandFailure(
            "commit \(first.commit.shortID) was made by \(name(first.maker ?? own)), and \(other.commit.shortID) by \(name(other.maker ?? own))",
            "select one machine with --host \((first.maker ?? own).id.short) or --host \((other.maker ?? own).id.short)"
        )
    }

    /// Whether this machine's roots are meant, and not those of the machine that made the commit.
    ///
    /// - Parameter asks: whether to refuse a choice between different contents; else this
    ///   machine's are meant.
    func isOwn(_ paths: [String], or maker: RootHost, _ reader: CatalogReader, asks: Bool) throws
        -> Bool
    {
        guard let named = commits.first, commits.count == 1, !paths.isEmpty else { return false }
        let contents = try paths.map { path in
            (
                path: path, own: try HeldContent(path, of: own, reader, at: named.number),
                other: try HeldContent(path, of: maker, reader, at: named.number)
            )
        }
        let isAny = contents.contains { !$0.own.isEmpty }
        guard asks, isAny else { return isAny }
        let differing = try contents.first {
            try !$0.own.isEmpty && !$0.other.isEmpty && !$0.own.isSame(as: $0.other)
        }
        let isWhole = contents.allSatisfy { !$0.own.isEmpty }
        if differing == nil, isWhole || contents.allSatisfy({ $0.other.isEmpty }) { return true }
        if differing == nil, contents.allSatisfy({ !$0.other.isEmpty }) { return false }
        let what =
            differing.map {
                "\(ArgumentText.shown($0.path)) of this machine and of \(name(maker)) differ"
            } ?? "this machine has only some of these paths, and \(name(maker)) only others,"
        throw CommandFailure(
            "\(what) in commit \(named.commit.shortID), which \(name(maker)) made",
            "select one machine: --host \(own.id.short) for this machine, or --host \(maker.id.short) for \(name(maker))"
        )
    }

    func requireAll(of scope: HostScope, _ change: CommitChange) throws {
        guard change != .rewrite, let host = scope.host,
            let other = commits.first(where: { !scope.includes($0.commit) })
        else { return }
        throw CommandFailure(
            "commit \(other.commit.shortID) was made by \(HostText.name(other.maker ?? own)), not by \(HostText.name(host)), so \(change.nothing)",
            "\(change.rawValue) the commits of each machine separately, with --host \((other.maker ?? own).id.short)"
        )
    }

    /// The option that selects this machine's roots, where it has some.
    var ownHint: String {
        hosts.contains { $0.id == own.id }
            ? "; use --host \(own.id.short) for this machine's roots at that time"
            : ""
    }

    /// A machine's name; with its id where this one is called the same.
    func name(_ host: RootHost) -> String {
        let name = HostText.name(host)
        return host.name == own.name && host.id != own.id
            ? "an earlier machine called \(name) (\(host.id.short))" : name
    }

    var firstOther: RootHost? { commits.lazy.compactMap(\.maker).first }

    func text(of maker: RootHost) -> String {
        let ids = commits.filter { $0.maker?.id == maker.id }.map(\.commit.shortID)
        return ids.count == 1
            ? "commit \(ids[0]) was" : "commits \(ids.joined(separator: ", ")) were"
    }

    func refusal(_ maker: RootHost, _ change: CommitChange) -> CommandFailure {
        guard change == .rewrite, hosts.contains(where: { $0.id == own.id }) else {
            return refusal(
                maker, change.nothing,
                "to confirm that you want to \(change.rawValue) the commits of another machine, add"
            )
        }
        return CommandFailure(
            "\(text(of: maker)) made by \(name(maker)); \(change.nothing)",
            "select the machine whose files to remove: --host \(own.id.short) for this machine, or --host \(maker.id.short) for \(name(maker))"
        )
    }

    func refusal(_ maker: RootHost, _ why: String, _ next: String) -> CommandFailure {
        CommandFailure(
            "\(text(of: maker)) made by \(name(maker)); \(why)",
            "\(next) --host \(maker.id.short)")
    }
}

/// What a path means among one machine's roots in a commit.
private struct HeldContent {
    private let reader: CatalogReader
    private let commit: Int64
    /// By their paths.
    private var entries: [[UInt8]: TreeEntry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    init(_ text: String, of host: RootHost, _ reader: CatalogReader, at commit: Int64) throws {
        (self.reader, self.commit) = (reader, commit)
        let roots = try reader.withReplaced(reader.allRoots()).filter {
            $0.host?.id == host.id && $0.exists(at: commit)
        }
        for place in PathReadings(text, in: roots).all where entries[place.livePath] == nil {
            entries[place.livePath] = try reader.entry(place.root, path: place.path, at: commit)
        }
        guard entries.isEmpty else { return }
        let path = PathArgument.absolute(text)
        for root in roots where ItemPath.relative(root.definition.path, to: path) != nil {
            entries[root.definition.path] = try reader.rootEntry(root, at: commit)
        }
    }

    /// Whether the contents are the same, whatever the metadata.
    func isSame(as other: HeldContent) throws -> Bool {
        guard Set(entries.keys) == Set(other.entries.keys) else { return false }
        var pending = entries.compactMap { path, entry in
            other.entries[path].map { (entry, $0) }
        }
        while let (one, two) = pending.popLast() {
            guard try one.kind == two.kind && one.item().body == two.item().body
            else { return false }
            let (inner, others) = (
                try reader.children(of: one, at: commit), try reader.children(of: two, at: commit)
            )
            guard inner.map(\.name) == others.map(\.name) else { return false }
            pending += zip(inner, others)
        }
        return true
    }
}

enum HostText {
    static func name(_ host: RootHost) -> String { PathText.display(host.name) }

    /// The next step for a machine that has the name of another, as after a reinstallation.
    static func adoption(of host: RootHost) -> String {
        "if that was this machine before a reinstallation, run `cairn roots adopt --host \(host.id.short)` to continue its history"
    }

    static func foreign(_ host: RootHost) -> CommandFailure {
        CommandFailure(
            "this machine has no roots in this repository, but \(name(host)) does; Cairn does not overwrite this machine's files with those of \(name(host)) unless you ask for it",
            "restore to another directory with --target DIR, or select the roots of \(name(host)) with --host \(host.id.short)"
        )
    }

    static func elsewhere(_ hosts: [RootHost]) -> CommandFailure {
        CommandFailure(
            "this machine has no roots in this repository, and you can undo a restore only on the machine that made it: \(list(hosts))",
            "run `cairn undo` on that machine, or restore its files here with `cairn restore --host ID --target DIR`"
        )
    }

    /// - Parameter reader: of a repository in which this machine has restored nothing.
    static func nothingToUndo(_ reader: CatalogReader) throws -> CommandFailure {
        let restore = "restore an earlier state with `cairn restore --in-place --at TIME PATH`"
        let others = try InPlaceRestore.undoableAnywhere(reader)
        guard let other = others.max(by: { $0.number < $1.number }) else {
            return CommandFailure("there is no restore to undo", restore)
        }
        let maker = try RestoreMakers(reader).maker(of: other).map { list([$0]) }
        return CommandFailure(
            "there is no restore to undo on this machine; the last restore, of \(TimeText.local(other.commit.time)), was made by \(maker ?? "another machine")",
            "run `cairn undo` on that machine")
    }

    private static func list(_ hosts: [RootHost], own: RootHost? = nil) -> String {
        Set(hosts).sorted().map {
            "\(name($0)) (\($0.id.short)\($0.id == own?.id ? ", this machine" : ""))"
        }.joined(separator: ", ")
    }

    /// The option that selects a machine's roots on another machine, after a space; empty where it
    /// has none, or all.
    static func option(_ host: RootHost, _ roots: [CatalogRoot]) -> String {
        let isOwn = Set(roots.map { $0.host?.id == host.id })
        guard isOwn.count == 2 else { return "" }
        return " --host \(ShellText.quoted(HostScope.word(for: host, among: roots)))"
    }

    /// What is said where something is not found among the roots that are meant; nil where there
    /// are no others.
    static func others(_ reader: CatalogReader) throws -> String? {
        let shown = Set(try reader.roots().map(\.definition.number))
        let hidden = try reader.allRoots().filter {
            $0.last == nil && !shown.contains($0.definition.number)
        }.compactMap(\.host)
        guard let first = hidden.min() else { return nil }
        let id = first.id.short
        return
            "this repository also contains files of other machines (\(list(hidden))); select one with --host \(id)"
    }

    static func failure(_ failure: HostScope.Failure, _ hosts: [RootHost], own: RootHost)
        -> CommandFailure
    {
        let all = list(hosts, own: own)
        let next =
            all.isEmpty ? "no machine has claimed its roots yet" : "the machines are \(all)"
        switch failure {
        case .unknown(let wanted):
            return CommandFailure(
                "no machine \(PathText.display(wanted)) has roots in this repository", next)
        case .ambiguous(let wanted):
            return CommandFailure(
                "several machines are called \(PathText.display(wanted))", "use the id; \(next)")
        case .notHere:
            return CommandFailure(
                "this machine has no roots in this repository, but several others do",
                "select one with --host; \(next)")
        }
    }
}

extension Context {
    /// This machine, as roots belong to it.
    var machine: RootHost { RootHost(user, name: Array(Process.hostName.utf8)) }
}
