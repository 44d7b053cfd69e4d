import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText

struct RootsAdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract:
            "Continue the history of another machine's roots, for example after a reinstallation.",
        discussion: """
            A root belongs to the machine that created it (CAIRN_MACHINE_ID, or else /etc/machine-id), so several machines can share a repository. A reinstalled machine counts as a new machine. Select the earlier machine with --host, and its roots will belong to this machine. Restore the files first, because the next backup records missing files as deleted. Cairn also adds roots whose directories exist to the settings, if the settings do not contain them. Without --host, Cairn adopts roots that an earlier version of Cairn created and that no machine has continued.

            Examples:
              cairn roots adopt --host old-laptop
              cairn roots adopt --host 4f2a91c0 ~/Documents --yes
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @Flag(help: "With --host, do not ask for confirmation.") var yes = false
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false
    @Argument(help: .value("path", "Adopt only the roots at these paths."), completion: .directory)
    var paths: [String] = []

    func run() throws {
        let context = try Context(options)
        if dryRun {
            let session = try ReadingSession(context, host: .everything)
            let chosen = try chosen(context, session.catalog, session.reader)
            tell(chosen)
            return try addToSettings(chosen, context, session.reader)
        }
        if let host = hosts.host, !yes { try confirm(host) }
        let session = try WritingSession(context)
        let chosen = try chosen(context, session.writer.catalog, session.reader())
        let ended = try session.notes(context).adopt(chosen, by: context.machine)
        tell(chosen)
        for root in ended {
            context.note(
                "Cairn ended the root \(PathText.display(root.definition.path)), which this machine had started in the meantime; its newer versions remain current, and its commits are kept"
            )
        }
        try addToSettings(chosen, context, session.reader())
    }

    /// A root is backed up only if the settings name it.
    private func addToSettings(
        _ chosen: [CatalogRoot], _ context: Context, _ reader: CatalogReader
    ) throws {
        let containers = Set(try reader.containers().map(\.part.root))
        let set = context.rootSet()
        for root in chosen.filter({ $0.last == nil }).map(\.definition)
        where root.role.isKept && root.role != .adHoc && !containers.contains(root.number) {
            let isListed = set.roots.contains {
                $0.role.isKept && ItemPath.relative(root.path, to: $0.path) != nil
            }
            guard !isListed, RealPath.exists(root.path) else { continue }
            let isFree = !set.roots.contains { $0.name == root.name }
            do {
                try RootsAddCommand.write(
                    root.path, isFree ? String(decoding: root.name, as: UTF8.self) : nil, root.role,
                    isDryRun: dryRun, options, context)
            } catch let failure as CommandFailure {
                context.note(
                    "\(PathText.display(root.path)) is not backed up yet: \(failure.message); run `cairn roots add \(ShellText.quoted(root.path))` to add it to the settings"
                )
            }
        }
    }

    /// The roots that become this machine's; at least one is present.
    private func chosen(_ context: Context, _ catalog: Catalog, _ reader: CatalogReader) throws
        -> [CatalogRoot]
    {
        let all = try reader.allRoots()
        var host: RootHost?
        if let wanted = hosts.host.map({ ArgumentText.bytes($0) }) {
            if wanted == context.machine.name, let earlier = try namesake(of: context.machine, all)
            {
                host = try HostScope(
                    catalog, wanted: Array(earlier.id.description.utf8), own: context.machine
                ).host
            } else {
                host = try HostChoice.named(hosts).apply(context, catalog)?.host
            }
            guard host?.id != context.machine.id else {
                throw CommandFailure(
                    "these roots already belong to this machine", "run `cairn roots` to list them")
            }
        }
        let wanted = Set(paths.map { PathArgument.absolute($0) })
        let chosen = all.filter {
            $0.host?.id == host?.id && (wanted.isEmpty || wanted.contains($0.definition.path))
        }
        guard chosen.contains(where: { $0.last == nil }) else {
            throw HostText.failure(
                .unknown(host?.name ?? Array("without a name".utf8)), all.compactMap(\.host),
                own: context.machine)
        }
        return chosen
    }

    private func tell(_ chosen: [CatalogRoot]) {
        for root in chosen where root.last == nil {
            options.tell(
                "root_adopted", ["path": root.definition.path, "dry_run": dryRun],
                "\(PathText.display(root.definition.path)) \(dryRun ? "would belong" : "now belongs") to this machine, with its history"
            )
        }
    }

    /// A machine that was installed anew mostly has its old name, and roots of its own as soon as
    /// it has restored something: its earlier self is meant.
    ///
    /// - Returns: nil when no other machine has its name.
    private func namesake(of machine: RootHost, _ roots: [CatalogRoot]) throws -> RootHost? {
        let others = Set(roots.filter { $0.last == nil }.compactMap(\.host)).filter {
            $0.name == machine.name && $0.id != machine.id
        }
        guard others.count <= 1 else {
            throw HostText.failure(.ambiguous(machine.name), Array(others), own: machine)
        }
        return others.first
    }

    /// Asks first: the other machine may still be in use, and its next backup would begin anew.
    private func confirm(_ host: String) throws {
        let name = ArgumentText.shown(host)
        guard Process.isTerminal(0), Process.isTerminal(2) else {
            throw CommandFailure(
                "the roots of \(name) would no longer belong to \(name), but there is no terminal to ask for confirmation",
                "add --yes")
        }
        Terminal.writeError(
            "The roots of \(name) will belong to this machine; if \(name) still makes backups, they will start a new history. Type yes: "
        )
        guard readLine() == "yes"
        else { throw CommandFailure("nothing was changed", exitCode: ExitStatus.interrupted) }
    }
}
