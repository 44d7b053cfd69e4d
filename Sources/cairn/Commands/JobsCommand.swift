import ArgumentParser
import CairnBackup
import CairnCore
import CairnText

struct JobsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jobs", abstract: "List the jobs of this machine and their last runs.",
        discussion: """
            A job is a command that a script or a timer repeats. It can be a backup with a tag, a backup of a stream (named after the path of the stream), a backup of given paths or of the roots in the settings, or one of the commands verify, drill, forget and prune. Cairn records the last success of each job. `cairn status` reports a failed job until it succeeds again or you remove it. With [[job]] stale-after in the settings, it also reports a job that has not succeeded in time.

            Examples:
              cairn jobs
              cairn jobs remove /dumps/old.sql
            """,
        subcommands: [JobsListCommand.self, JobsRemoveCommand.self],
        defaultSubcommand: JobsListCommand.self)
}

struct JobsListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the jobs of this machine.",
        discussion: """
            Examples:
              cairn jobs list
            """)

    @OptionGroup var options: GlobalOptions

    func run() throws {
        let context = try Context(options)
        let (description, _) = try context.describeRepository()
        let jobs = JobFiles(context, description.repository).all
        if options.json { return jobs.forEach { JobText.json($0).write() } }
        let now = context.clock.now()
        var table = Table([
            Table.Column(title: "Job"), Table.Column(title: "Last success"),
            Table.Column(title: "Last run"),
        ])
        for job in jobs {
            table.add([
                Table.Cell(PathText.display(job.name), .id),
                Table.Cell(
                    job.last.succeeded.map { "\(TimeText.age(now.since($0))) ago" } ?? "never"),
                Table.Cell(JobText.row(job.last), JobText.paint(job.last)),
            ])
        }
        if !jobs.isEmpty { table.write() }
    }
}

struct JobsRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a job that you no longer need.",
        discussion: """
            Cairn removes only the record of the job's runs, not its backups. The next run creates the job again.

            Examples:
              cairn jobs remove /dumps/old.sql
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(help: .value("name", "The name that `cairn jobs` shows.")) var name: String

    func run() throws {
        let context = try Context(options)
        let (description, _) = try context.describeRepository()
        let files = JobFiles(context, description.repository)
        let bytes = ArgumentText.bytes(name)
        let isNamed = context.settings.jobs.contains { $0.name == bytes }
        guard files.job(bytes) != nil else {
            throw CommandFailure(
                isNamed
                    ? "the job \(PathText.display(bytes)) has never run"
                    : "there is no job \(PathText.display(bytes))",
                isNamed
                    ? "remove its [[job]] from the settings if you no longer need the job"
                    : "list the jobs with `cairn jobs`")
        }
        files.remove(bytes)
        options.tell(
            "job_removed", ["name": bytes], "removed the job \(PathText.display(bytes))")
        if isNamed {
            context.note(
                "this job is still in the settings; remove its [[job]] there too, or `cairn status` will report that the job has never succeeded"
            )
        }
    }
}
