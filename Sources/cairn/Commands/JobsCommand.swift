import ArgumentParser
import CairnBackup
import CairnCore
import CairnText

struct JobsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jobs", abstract: "List what is repeated on this machine, and how it ended.",
        discussion: """
            A job is what a script or a timer repeats: the backup of a stream (its name is the path of the stream), of a tag, of named paths or of the settings' roots, and the commands verify, drill, forget and prune. Each job has its own last success. `cairn status` reports a job that failed until it succeeds again or is removed; with [[job]] stale-after in the settings it also reports a job that did not run.

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
        commandName: "remove", abstract: "Forget a job that is not needed any more.",
        discussion: """
            Only the record of its runs goes; what it backed up stays. The next run begins it again.

            Examples:
              cairn jobs remove /dumps/old.sql
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(help: .value("name", "As `cairn jobs` shows it.")) var name: String

    func run() throws {
        let context = try Context(options)
        let (description, _) = try context.describeRepository()
        let files = JobFiles(context, description.repository)
        let bytes = ArgumentText.bytes(name)
        guard files.job(bytes) != nil else {
            throw CommandFailure(
                "there is no job \(PathText.display(bytes))", "list the jobs with `cairn jobs`")
        }
        files.remove(bytes)
        options.tell(
            "job_removed", ["name": bytes], "the job \(PathText.display(bytes)) is removed")
    }
}
