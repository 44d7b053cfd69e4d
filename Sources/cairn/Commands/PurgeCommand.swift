import ArgumentParser
import CairnCore
import CairnDaemon
import CairnLinux
import CairnPurge
import CairnText

struct PurgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "purge",
        abstract: "Delete unused temporary files and caches, or show them.",
        discussion: """
            Without --apply, Cairn deletes nothing and lists the items: each line shows the size, the reason, the time of last use and the path. Cairn purges only files in the cache and temporary directories that the settings select in [purge], [containers] and [[root]]. It deletes temporary files that have not been used for as long as max-age, unless their application is running. If the last use was a read, Cairn waits one more day, because the system can record a read up to a day late. If less than low-free of a file system is free, Cairn deletes the least recently used cache files until high-free is free. It never deletes directories, backed-up files, or files that a program has open, mapped or locked. Cairn records each deletion in the repository, and `cairn versions` shows it.

            Examples:
              cairn purge
              cairn purge --apply
              cairn purge --container org.mozilla.firefox

            Exit codes: 0 ok; 1 failed; 3 some items could not be examined or deleted (each is named); 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(help: "Delete the listed items.") var apply = false
    @Option(help: .value("id", "Purge only this application's container.")) var container: String?

    func run() throws {
        let context = try Context(options)
        let sources = PurgeConfiguration(context)
        let roots = try chosen(sources.roots)
        let cancellation = Cancellation.bySignals()
        let report = PurgeReport(
            options, policy: sources.policy, isApplying: apply, clock: context.clock)
        guard !roots.isEmpty else { return report.nothing() }
        let session = apply ? try WritingSession(context, cancellation) : nil
        let recorder = session?.notes(context)
        // A plan asks for no password.
        let planned = session == nil ? try? context.describeRepository().description : nil
        var named = try session?.reader().namedOnce() ?? []
        if planned?.isEncrypted == false {
            named = (try? ReadingSession(context, host: .everything).reader.namedOnce()) ?? []
        }
        var request = PurgeRun.Request(
            roots: roots, policy: sources.policy, isApplying: apply,
            keeping: sources.kept.union(named))
        if let doubt = session?.clockDoubt
            ?? planned.flatMap({
                context.clockWatch($0.repository).doubt(lastCommit: nil, remembers: false)
            })
        {
            context.note(
                "\(ClockText(doubt).text), so nothing is purged by age; \(ClockText.next)")
            request.isDateBelieved = { false }
        }
        let run = PurgeRun(
            LinuxPurgeEnvironment(), clock: context.clock, request: request, observer: report
        ) { try recorder?.record($0.map(\.record)) }
        try run.advance(mayRest: { cancellation.isRequested })
        report.summary(run.totals, isWhole: run.isDone)
        if !run.isDone { throw ExitCode(ExitStatus.interrupted) }
        if run.totals.failed > 0 { throw ExitCode(ExitStatus.incomplete) }
    }

    private func chosen(_ roots: [PurgeRoot]) throws -> [PurgeRoot] {
        guard let container else { return roots }
        let id = ArgumentText.bytes(container)
        let chosen = roots.filter { $0.application?.id == id }
        guard !chosen.isEmpty else {
            throw CommandFailure(
                "no container \(PathText.display(id)) is purged by these settings",
                "run `cairn roots` to list the containers, and set purge = true in [containers] to purge them"
            )
        }
        return chosen
    }
}
