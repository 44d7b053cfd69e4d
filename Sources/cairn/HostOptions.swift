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
    /// The same, but another machine only when it is named, because live files are about to change.
    case onlyNamed(HostOptions, of: [String] = [])
    /// The same, for commits to be forgotten.
    case forgetting(HostOptions, [String])
    /// This one, or roots without an owner: changes on another machine are not undone here.
    case onlyOwn

    @discardableResult
    func apply(_ context: Context, _ catalog: Catalog) throws -> HostScope? {
        var wanted: [UInt8]?
        var (isLenient, needsName) = (false, false)
        var names: [String] = []
        switch self {
        case .everything: return nil
        case .own: isLenient = true
        case .named(let options, let ids), .forgetting(let options, let ids):
            (wanted, names) = (options.bytes, ids)
        case .onlyNamed(let options, let ids):
            (wanted, names, needsName) = (options.bytes, ids, true)
        case .onlyOwn: needsName = true
        }
        let made = try NamedCommits(names, CatalogReader(catalog), own: context.machine)
        if wanted == nil, case .forgetting = self {
            if let other = made.firstOther {
                throw made.refusal(
                    other, "nothing was forgotten",
                    "to confirm that you want to forget the commits of another machine, add")
            }
        } else if wanted == nil, let maker = try made.maker() {
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
            if case .forgetting = self { try made.requireAll(of: scope) }
            if wanted == nil, let host = scope.host, host.id != context.machine.id {
                if case .onlyOwn = self { throw HostText.elsewhere([host]) }
                if needsName { throw HostText.foreign(host) }
                context.note(
                    "this machine has no roots in this repository, so Cairn uses the roots of \(HostText.name(host))"
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

/// The commits that a command names by their ids, and the machines that made them. `latest` is none
/// of them: it is that of the machine whose roots are meant.
private struct NamedCommits {
    private let commits: [(commit: Commit, maker: RootHost?)]
    private let hosts: [RootHost]
    private let own: RootHost

    init(_ names: [String], _ reader: CatalogReader, own: RootHost) throws {
        self.own = own
        let roots = names.isEmpty ? [] : try reader.allRoots()
        hosts = roots.compactMap(\.host)
        commits = try names.compactMap(CommitID.init).compactMap { id in
            let found = try reader.commits(idPrefix: id.digits)
            // The later search reports ids that match none, or several.
            return found.count == 1
                ? (found[0].commit, HostScope.maker(of: found[0], among: roots, own: own))
                : nil
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

    func requireAll(of scope: HostScope) throws {
        guard let host = scope.host,
            let other = commits.first(where: { !scope.includes($0.commit) })
        else { return }
        throw CommandFailure(
            "commit \(other.commit.shortID) was made by \(HostText.name(other.maker ?? own)), not by \(HostText.name(host)), so nothing was forgotten",
            "forget the commits of each machine separately, with --host \((other.maker ?? own).id.short)"
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

    func refusal(_ maker: RootHost, _ why: String, _ next: String) -> CommandFailure {
        CommandFailure(
            "\(text(of: maker)) made by \(name(maker)); \(why)",
            "\(next) --host \(maker.id.short)")
    }
}

enum HostText {
    static func name(_ host: RootHost) -> String { PathText.display(host.name) }

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
