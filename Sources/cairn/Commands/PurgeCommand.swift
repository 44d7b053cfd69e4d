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
            Without --apply nothing is deleted: each line says how much, why, since when it was not used, and what. What the settings name is purged and nothing else: directories of caches and temporary files, by [purge], [containers] and [[root]]. Temporary files go when they were not used for max-age and their application does not run; when they were last used by reading, a day later, for a reading may be noted that late. Of caches the least recently used go, while less than low-free of their file system is free, until high-free is. What somebody has open, mapped or locked stays, and so do what is kept and every directory. Each deletion is written into the repository, and `cairn versions` tells of it.

            Examples:
              cairn purge
              cairn purge --apply
              cairn purge --container org.mozilla.firefox

            Exit codes: 0 ok; 1 failed; 3 some items could not be looked at or deleted (each is named); 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(help: "Delete the listed items.") var apply = false
    @Option(help: .value("id", "Only the container of this application.")) var container: String?

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
        var request = PurgeRun.Request(
            roots: roots, policy: sources.policy, isApplying: apply, keeping: sources.kept)
        // A plan asks for no password.
        let repository =
            session == nil ? try? context.describeRepository().description.repository : nil
        if let doubt = session?.clockDoubt
            ?? repository.flatMap({
                context.clockWatch($0).doubt(lastCommit: nil, remembers: false)
            })
        {
            context.note(
                "\(ClockText(doubt).text): nothing is purged by its age; \(ClockText.next)")
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
                "`cairn roots` lists the containers; [containers] purge = true")
        }
        return chosen
    }
}
