import ArgumentParser
import CairnEngine
import CairnFormat
import CairnLinux

/// Whose roots a verb speaks of, where a repository serves several machines.
struct HostOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The machine whose roots are meant, by its name or id, where the repository serves several. Otherwise this one.", valueName: "host"))
    var host: String?
}

/// How a command chooses among the machines of a repository.
enum HostChoice {
    /// None: what concerns the repository as a whole.
    case everything
    /// This one, where it has roots; else the only one; else all.
    case own
    /// As `--host` says: else this one, or the only one.
    case named(HostOptions)
    /// The same, but another machine only when it is named: live files are about to change.
    case onlyNamed(HostOptions)
    /// This one, or what belongs to nobody: what was done on another machine is not undone here.
    case onlyOwn

    @discardableResult
    func apply(_ context: Context, _ catalog: Catalog) throws -> HostScope? {
        let wanted: String?
        let isLenient: Bool
        var needsName = false
        switch self {
        case .everything: return nil
        case .own: (wanted, isLenient) = (nil, true)
        case .named(let options): (wanted, isLenient) = (options.host, false)
        case .onlyNamed(let options): (wanted, isLenient, needsName) = (options.host, false, true)
        case .onlyOwn: (wanted, isLenient, needsName) = (nil, false, true)
        }
        do {
            let scope = try HostScope(catalog, wanted: wanted.map { ArgumentText.bytes($0) }, own: context.machine, isLenient: isLenient)
            if wanted == nil, let host = scope.host, host.id != context.machine.id {
                if case .onlyOwn = self { throw HostText.elsewhere([host]) }
                if needsName { throw HostText.foreign(host) }
                context.note("this machine has no roots in this repository; those of \(HostText.name(host)) are meant")
            }
            return scope
        } catch let failure as HostScope.Failure {
            if case .onlyOwn = self { throw HostText.elsewhere(try CatalogReader(catalog).allRoots().compactMap(\.host)) }
            throw HostText.failure(failure, try CatalogReader(catalog).allRoots().compactMap(\.host))
        }
    }
}

enum HostText {
    static func name(_ host: RootHost) -> String { PathText.display(host.name) }

    static func foreign(_ host: RootHost) -> CommandFailure {
        CommandFailure(
            "this machine has no roots in this repository; only \(name(host)) does, and its files are not put over this machine's unasked",
            next: "restore beside them with --target DIR, or say that its roots are meant: --host \(host.id.description.prefix(8))")
    }

    static func elsewhere(_ hosts: [RootHost]) -> CommandFailure {
        CommandFailure(
            "this machine has no roots in this repository; those of \(list(hosts)) are undone there, not here",
            next: "run `cairn undo` on that machine, or bring its files here with `cairn restore --host ID --target DIR`")
    }

    private static func list(_ hosts: [RootHost]) -> String {
        Set(hosts).sorted().map { "\(name($0)) (\($0.id.description.prefix(8)))" }.joined(separator: ", ")
    }

    static func failure(_ failure: HostScope.Failure, _ hosts: [RootHost]) -> CommandFailure {
        let all = list(hosts)
        let next = all.isEmpty ? "no machine has said yet which roots are its own" : "there are: \(all)"
        switch failure {
        case .unknown(let wanted): return CommandFailure("no machine \(PathText.display(wanted)) has roots in this repository", next: next)
        case .ambiguous(let wanted): return CommandFailure("several machines are called \(PathText.display(wanted))", next: "give the id; \(next)")
        case .notHere: return CommandFailure("this machine has no roots in this repository, and several others do", next: "name one with --host; \(next)")
        }
    }
}

extension Context {
    /// This machine, as roots belong to it.
    var machine: RootHost { RootHost(user, name: Array(Process.hostName.utf8)) }
}
