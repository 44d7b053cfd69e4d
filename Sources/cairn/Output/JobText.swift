import CairnBackup
import CairnCore
import CairnFormat
import CairnText
import Glibc

/// Jobs, and the last one-shot backup, in words.
enum JobText {
    /// How a job ended.
    static func word(_ backup: LastBackup) -> String {
        switch backup.outcome {
        case .running: "running"
        case .complete: "complete"
        case .incomplete: "incomplete"
        case .interrupted: "interrupted"
        case .outdated: "outdated"
        case .failed: "failed"
        }
    }

    static func row(_ backup: LastBackup) -> String {
        let time = TimeText.local(backup.ended ?? backup.began)
        return switch backup.outcome {
        case .running(let process):
            kill(process, 0) == 0
                ? "running since \(time)" : "started at \(time) and did not finish"
        case .complete: "complete at \(time)"
        case .incomplete(let items): "could not back up \(Quantity.of(items, "item")) (\(time))"
        case .interrupted: "interrupted at \(time)"
        case .outdated: "out of date since an import at \(time)"
        case .failed(let why): "failed at \(time): \(why)"
        }
    }

    /// The next step after a backup that did not end well.
    static func next(_ backup: LastBackup) -> String? {
        switch backup.outcome {
        case .running, .complete: nil
        case .incomplete:
            "run `\(command(backup))` again to see these items and what to do about each one"
        case .interrupted: "run `\(command(backup))` again to continue"
        case .outdated: "run `\(command(backup))` to back up the current files"
        case .failed where backup.isForWantOfRoom: FullDisk.next
        case .failed: "fix the problem, then run `\(command(backup))` again"
        }
    }

    /// A backup that includes what is outstanding.
    private static func command(_ backup: LastBackup) -> String {
        let scope = backup.outstanding
        let names = scope.hasRoots ? [] : scope.paths.map { ShellText.quoted($0) }
        return (["cairn backup"] + names).joined(separator: " ")
    }

    static func next(_ job: Job) -> String {
        "fix the problem and run the job again, or run `cairn jobs remove \(ShellText.quoted(job.name))` if you no longer need the job"
    }

    static func paint(_ backup: LastBackup) -> Paint {
        switch backup.outcome {
        case .running, .complete: .plain
        case .incomplete, .interrupted, .outdated: .doubtful
        case .failed: .bad
        }
    }

    // MARK: Of the verdict

    static func troubles(_ facts: Verdict.Facts) -> [Trouble] {
        let failed = facts.jobs.compactMap { trouble($0, facts) }
        let late = facts.lateJobs.map { job in
            Trouble(
                text(job, facts.now),
                next: lateNext)
        }
        return failed + late
    }

    /// A job of the settings that did not succeed in time.
    struct Late {
        let name: [UInt8]
        /// Nil if it never did.
        let succeeded: Timestamp?
    }

    static func late(_ jobs: [Job], _ context: Context) -> [Late] {
        let known = Dictionary(jobs.map { ($0.name, $0.last) }) { first, _ in first }
        let now = context.clock.now()
        return context.settings.jobs.compactMap { setting in
            let succeeded = known[setting.name]?.succeeded
            let age = succeeded.map { now.since($0) } ?? .max
            return age > setting.staleAfter.components.seconds
                ? Late(name: setting.name, succeeded: succeeded) : nil
        }
    }

    static let lateNext =
        "run the job, and find out why its timer or script did not run it; run `cairn jobs` to list all jobs. If you no longer need the job, remove its [[job]] from the settings"

    static func text(_ job: Late, _ now: Timestamp) -> String {
        let age = job.succeeded.map { TimeText.age(now.since($0)) }
        guard let backup = backup(job.name) else {
            return "\(subject(job.name)) has "
                + (age.map { "not succeeded for \($0)" } ?? "never succeeded")
        }
        return "no \(backup) has " + (age.map { "succeeded for \($0)" } ?? "ever succeeded")
    }

    private static func trouble(_ job: Job, _ facts: Verdict.Facts) -> Trouble? {
        let isPlain = job.name == Job.backup
        // A daemon backs up the roots itself, and tries each item again.
        if isPlain, facts.daemon != nil {
            guard case .failed = job.last.outcome else { return nil }
        }
        if case .incomplete = job.last.outcome, facts.daemon != nil, job.isOfPaths { return nil }
        if facts.fullDisk?.isSame(as: job.last) == true { return nil }
        guard let how = failure(job, facts) else { return nil }
        if isPlain { return Trouble("the last backup \(how)", next: next(job.last)) }
        let isBackup = backup(job.name) != nil
        var last = isBackup ? "; no earlier backup succeeded" : "; it has never succeeded"
        if case .incomplete = job.last.outcome {
            last = ""
        } else if let time = job.last.succeeded {
            let age = TimeText.age(facts.now.since(time))
            last =
                isBackup
                ? "; the last successful one was \(age) ago" : "; it last succeeded \(age) ago"
        }
        return Trouble("\(subject(job.name)) \(how)\(last)", next: next(job))
    }

    /// `the last backup of /dumps/db.sql`
    private static func subject(_ name: [UInt8]) -> String {
        backup(name).map { "the last \($0)" } ?? "`cairn \(PathText.display(name))`"
    }

    /// `backup of /dumps/db.sql`, or `cairn backup --host other`; nil for a job that is no backup.
    private static func backup(_ name: [UInt8]) -> String? {
        let prefix = Job.backup + [UInt8(ascii: " ")]
        let text = PathText.display(name)
        if name == Job.backup { return "backup" }
        if name.starts(with: prefix + Job.hostOption) { return "`cairn \(text)`" }
        if name.starts(with: prefix) {
            return "backup of \(PathText.display(Array(name.dropFirst(prefix.count))))"
        }
        if name.first == UInt8(ascii: "/") { return "backup of \(text)" }
        return name.starts(with: Job.tag) ? "backup with the \(text)" : nil
    }

    /// Nil after a run that ended well, and during one.
    private static func failure(_ job: Job, _ facts: Verdict.Facts) -> String? {
        let time = TimeText.zoned(job.last.ended ?? job.last.began)
        switch job.last.outcome {
        case .complete: return nil
        case .running(let process):
            let isRunning =
                facts.running?.process == process || job.name != Job.backup && kill(process, 0) == 0
            return isRunning ? nil : "started at \(time) and did not finish"
        case .incomplete(let items):
            return "could not back up \(Quantity.of(items, "item")) (\(time))"
        case .interrupted: return "was interrupted (\(time))"
        case .outdated:
            return
                "is out of date because an import (\(time)) replaced the latest state of its folders"
        case .failed(let why): return "failed (\(time)): \(why)"
        }
    }

    // MARK: JSON

    /// - Source: Docs/JSON.md.
    static func json(_ job: Job) -> JSONObject {
        var line = JSONObject(type: "job")
        line["name"] = job.name
        line["outcome"] = word(job.last)
        line["began"] = TimeText.utc(job.last.began)
        line["ended"] = job.last.ended.map { TimeText.utc($0) }
        line["last_success"] = job.last.succeeded.map { TimeText.utc($0) }
        if case .failed(let why) = job.last.outcome { line["reason"] = why }
        return line
    }
}

extension Job {
    /// Whether it backs up files, which a daemon tries again.
    var isOfPaths: Bool { name.starts(with: Job.backup) }
}

extension LastBackup {
    /// Whether it failed because the repository's disk was full.
    var isForWantOfRoom: Bool {
        guard case .failed(let why) = outcome else { return false }
        return FullDisk.isTold(why)
    }
}
