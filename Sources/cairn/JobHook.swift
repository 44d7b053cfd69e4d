import CairnBackup
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnText

/// Runs the hooks of jobs, once for each change of state, whether or not a daemon runs: it knows
/// nothing of jobs.
struct JobHook {
    private let context: Context

    init(_ context: Context) { self.context = context }

    /// Runs `on-failure` after a run of a job that failed, if the run before it did not. A person
    /// at a terminal sees the failure.
    func tell(_ job: Job, after before: LastBackup?) {
        guard job.last.hasFailed, before?.hasFailed != true, !Terminal.isInteractive else { return }
        // A daemon tries each item again, and tells of it.
        if case .incomplete = job.last.outcome, job.isOfPaths, (try? context.daemon()) ?? nil != nil
        {
            return
        }
        run(.job(job))
    }

    /// Runs `on-stale` for jobs of the settings that did not run in time, once until they succeed.
    func tellLate() {
        guard let id = context.state.repository(at: context.repositoryPath) else { return }
        let files = JobFiles(context, id)
        let late = JobText.late(files.all, context)
        func told(_ job: JobText.Late) -> Bool {
            files.lateTold(job.name).time == job.succeeded ?? Timestamp(seconds: 0)
        }
        let news = late.filter { !told($0) }
        guard !news.isEmpty else { return }
        let now = context.clock.now()
        let since =
            news.contains { $0.succeeded == nil } ? nil : news.compactMap(\.succeeded).min()
        let isTold = run(
            .stale(
                since: since, nanoseconds: since.map { now.nanoseconds(since: $0) } ?? 0,
                trouble: news.map { JobText.text($0, now) }.joined(separator: "; "),
                jobs: news.map { PathText.display($0.name) }))
        guard isTold, (try? context.state.jobs(id)) != nil else { return }
        for job in news {
            files.lateTold(job.name).set(job.succeeded ?? Timestamp(seconds: 0))
        }
    }

    @discardableResult
    private func run(_ event: HookEvent) -> Bool {
        let log = ProcessLog.standard(
            descriptor: 2, minimum: .warning, variable: context.user.variable)
        return Hooks(
            context.settings.hooks, repository: context.repositoryPath, runner: LinuxPrograms(),
            log: log, clock: context.clock
        ).runNow(event)
    }
}
