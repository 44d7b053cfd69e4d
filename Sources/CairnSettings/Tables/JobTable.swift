import CairnCore

extension Settings {
    /// How often a job has to succeed: `[[job]]`.
    public struct Job: Equatable, Sendable {
        /// As `cairn jobs` shows it.
        public let name: [UInt8]
        public let staleAfter: Duration
    }

    /// A job as written in the file.
    struct WrittenJob: SettingsGroup {
        var name: SettingsEntry<String>?
        var staleAfter: Duration?

        private static let patiences: ClosedRange<Duration> =
            .seconds(60) ... .seconds(365 * 86_400)

        static let settings: [Setting<Self>] = [
            .listed(
                "name",
                "the name shown by `cairn jobs`, such as \"/dumps/db.sql\" or \"tag nightly\""
            ) {
                table, group, _ throws(SettingsError) in group.name = try table.string("name")
            },
            .listed(
                "stale-after", "the maximum time between two successful runs (1m to 365d)"
            ) {
                table, group, _ throws(SettingsError) in
                group.staleAfter = try table.time("stale-after")?.duration(in: patiences)
            },
        ]
    }

    static let jobName = "job"

    /// The list of `[[job]]`.
    static var job: Setting<Self> {
        .init(
            special: jobName, inner: WrittenJob.names,
            lines: { _ in
                SettingsDocument.comment(
                    "How often a job must succeed. A job is a command that a timer or script runs\n"
                        + "repeatedly, such as a verification, or a backup of a stream or of given paths.\n"
                        + "`cairn jobs` lists all jobs. Cairn reports failed jobs even without this setting.\n"
                        + WrittenJob().documented.joined(separator: "\n")) + """

                        #[[job]]
                        #name = "/dumps/db.sql"
                        #stale-after = "26h"
                        """
            }
        ) { table, group, user throws(SettingsError) in
            for table in try table.tables(jobName) {
                var written = WrittenJob()
                try table.fill(&written, user)
                let allowed = "a name and a stale-after time for each job"
                let name = try table.required(written.name, "name", allowed: allowed)
                guard let staleAfter = written.staleAfter else {
                    throw name.error("the job has no stale-after", allowed: allowed)
                }
                let job = Job(name: Array(name.value.utf8), staleAfter: staleAfter)
                guard !group.jobs.contains(where: { $0.name == job.name }) else {
                    throw name.error(
                        "two jobs are called “\(name.value)”",
                        allowed: "a unique name for each job")
                }
                group.jobs.append(job)
            }
        }
    }
}
