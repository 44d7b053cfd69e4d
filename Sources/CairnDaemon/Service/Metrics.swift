import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore

/// The daemon's state in Prometheus' text format, for node_exporter's textfile collector.
///
/// Every series has the label `repository`, so that the files of several daemons may lie side by
/// side. A figure that is not known is omitted. Counters begin at zero when the daemon starts.
/// - Source: prometheus.io, "Exposition formats", text format 0.0.4. The names are stable
///   (Docs/METRICS.md).
public struct Metrics {
    private var text = ""
    private let repository: String

    /// - Returns: the content of the file.
    public static func text(
        _ status: DaemonStatus, size: RepositorySize?, drill: DrillSummary? = nil,
        jobs: [Job] = [], now: Timestamp? = nil
    ) -> [UInt8] {
        var metrics = Metrics(repository: status.repository)
        metrics.daemon(status)
        metrics.work(status)
        metrics.watches(status)
        if let size { metrics.size(size) }
        if let scrub = status.scrub { metrics.scrub(scrub, lost: status.lostVersions) }
        metrics.remotes(status.remotes)
        metrics.jobs(jobs)
        if let drill { metrics.drill(drill, now: now ?? drill.time) }
        return Array(metrics.text.utf8)
    }

    /// The same where no service runs: the jobs alone.
    public static func text(of jobs: [Job], in repository: [UInt8]) -> [UInt8] {
        var metrics = Metrics(repository: repository)
        metrics.jobs(jobs)
        return Array(metrics.text.utf8)
    }

    private init(repository: [UInt8]) {
        self.repository =
            "repository=\"\(Self.escaped(PathText.display(repository, doublingBackslashes: false)))\""
    }

    private mutating func daemon(_ status: DaemonStatus) {
        family("cairn_build_info", "gauge", "The program's version; always 1.")
        sample("cairn_build_info", [("version", status.program)], "1")
        one(
            "cairn_start_time_seconds", "When the daemon started, in seconds since 1970.",
            status.started)
        each(
            "cairn_activity", "activity", "1 for the daemon's current activity, 0 for all others.",
            DaemonStatus.Activity.allCases.map { ($0.rawValue, $0 == status.activity ? 1 : 0) })
        one(
            "cairn_last_commit_timestamp_seconds",
            "When the last commit was made, in seconds since 1970.", status.lastCommit?.time)
        one(
            "cairn_last_reconcile_timestamp_seconds",
            "When all roots were last compared with the repository, in seconds since 1970.",
            status.lastReconcile)
        one("cairn_commits_total", "Commits since the daemon started.", status.commits, "counter")
        one(
            "cairn_captures_total",
            "Locations that the daemon has read after their files stopped changing.",
            status.captures,
            "counter")
    }

    private mutating func work(_ status: DaemonStatus) {
        one(
            "cairn_dirty_items", "Names, listings and subtrees that are waiting to be read.",
            status.dirty)
        one(
            "cairn_oldest_dirty_timestamp_seconds",
            "When the oldest pending item started to wait, in seconds since 1970.",
            status.dirtySince)
        one("cairn_failing_items", "Items that could not be read or stored.", status.failureCount)
        each(
            "cairn_open_gaps", "cause",
            "Open gaps, in which Cairn might have missed changes, by cause.",
            GapCause.allCases.map { cause in
                (cause.name, status.gaps.count { $0.cause == cause })
            })
        each(
            "cairn_roots", "state", "Watched directories by their state.",
            DaemonStatus.Root.State.allCases.map { state in
                (state.rawValue, status.roots.count { $0.state == state })
            })
    }

    private mutating func watches(_ status: DaemonStatus) {
        let watch = status.watch
        one("cairn_watches", "Watches in use.", watch.watches)
        if watch.watchesMaximum > 0 {
            one(
                "cairn_watches_limit", "The maximum number of watches that the kernel allows.",
                watch.watchesMaximum)
        }
        one(
            "cairn_unwatched_directories",
            "Directories without a watch, which the daemon scans periodically instead.",
            watch.unwatched)
        one(
            "cairn_watch_events_total", "Events read since the daemon started.", watch.events,
            "counter")
        one(
            "cairn_watch_overflows_total",
            "The number of times that the kernel's event queue has overflowed since the daemon started.",
            watch.overflows, "counter")
    }

    private mutating func size(_ size: RepositorySize) {
        one("cairn_repository_size_bytes", "The size of the repository's files.", size.bytes)
        one(
            "cairn_repository_free_bytes", "Free space on the repository's file system.",
            size.freeBytes)
    }

    private mutating func scrub(_ scrub: ScrubCoverage, lost: Int) {
        if let share = scrub.share {
            ratio(
                "cairn_scrub_intact_ratio",
                "The share of sealed packs that was read and found intact in the last 30 days.",
                share)
        }
        one(
            "cairn_scrub_oldest_check_timestamp_seconds",
            "When the least recently checked pack was checked, in seconds since 1970.", scrub.oldest
        )
        one(
            "cairn_scrub_unchecked_packs",
            "Sealed packs that have not been checked since they were written.", scrub.unchecked)
        one("cairn_lost_versions", "Versions that cannot be fully restored.", lost)
    }

    private mutating func drill(_ drill: DrillSummary, now: Timestamp) {
        one(
            "cairn_last_drill_timestamp_seconds",
            "When the last drill ended, in seconds since 1970.", drill.time)
        one(
            "cairn_last_drill_success",
            "1 if the last drill restored everything that it tried to restore.",
            drill.outcome == .fine ? 1 : 0)
        guard let share = drill.share(now: now) else { return }
        ratio(
            "cairn_drill_proven_ratio",
            "The share of the currently backed-up content that drills restored in the last 30 days.",
            share)
    }

    private mutating func jobs(_ jobs: [Job]) {
        func each(_ name: String, _ help: String, _ value: (Job) -> String?) {
            let values = jobs.compactMap { job in value(job).map { (job.name, $0) } }
            guard !values.isEmpty else { return }
            family(name, "gauge", help)
            for (job, value) in values {
                sample(name, [("job", PathText.display(job, doublingBackslashes: false))], value)
            }
        }
        each(
            "cairn_job_last_success_timestamp_seconds",
            "When the job last succeeded, in seconds since 1970."
        ) { $0.last.succeeded.map { "\($0.seconds)" } }
        each("cairn_job_failing", "1 if the last run of the job did not succeed.") { job in
            switch job.last.outcome {
            case .complete, .running: "0"
            case .incomplete, .interrupted, .outdated, .failed: "1"
            }
        }
    }

    private mutating func remotes(_ remotes: [DaemonStatus.Remote]) {
        func each(
            _ name: String, _ help: String, _ type: String = "gauge",
            _ value: (DaemonStatus.Remote) -> String?
        ) {
            let values = remotes.compactMap { remote in value(remote).map { (remote.name, $0) } }
            guard !values.isEmpty else { return }
            family(name, type, help)
            for (remote, value) in values { sample(name, [("remote", remote)], value) }
        }
        each(
            "cairn_remote_complete_timestamp_seconds",
            "The remote contains everything that was backed up before this time, in seconds since 1970."
        ) { $0.complete.map { "\($0.seconds)" } }
        each("cairn_remote_waiting_commits", "Commits missing from the remote.") {
            "\($0.waitingCommits)"
        }
        each(
            "cairn_remote_waiting_since_timestamp_seconds",
            "The time of the oldest commit that the remote does not have yet, in seconds since 1970."
        ) { $0.waitingSince.map { "\($0.seconds)" } }
        each(
            "cairn_remote_waiting_bytes",
            "Bytes that the running daemon has stored since the last push."
        ) { "\($0.waitingBytes)" }
        each("cairn_remote_failing", "1 while pushes to the remote fail.") {
            $0.failingSince == nil ? "0" : "1"
        }
        each(
            "cairn_remote_verified_timestamp_seconds",
            "When the remote was last verified without finding damage, in seconds since 1970."
        ) { $0.verified.map { "\($0.seconds)" } }
        each("cairn_remote_damaged", "1 while the remote has known damage.") {
            $0.damageFound == nil ? "0" : "1"
        }
        each(
            "cairn_remote_pushes_total",
            "Pushes that uploaded new data since the daemon started.", "counter"
        ) { "\($0.pushes)" }
        each(
            "cairn_remote_sent_bytes_total", "Bytes that pushes uploaded since the daemon started.",
            "counter"
        ) { "\($0.bytesSent)" }
    }

    /// A share with four decimals, rounded down: a share below 1 is never shown as 1.
    private mutating func ratio(_ name: String, _ help: String, _ share: Double) {
        let digits = String(Int(min(max(share, 0), 1) * 10_000))
        family(name, "gauge", help)
        sample(name, [], digits == "10000" ? "1.0000" : "0." + Self.padded(digits, to: 4))
    }

    private static func padded(_ digits: String, to count: Int) -> String {
        String(repeating: "0", count: count - digits.count) + digits
    }

    // MARK: Text

    private mutating func one(
        _ name: String, _ help: String, _ value: some BinaryInteger, _ type: String = "gauge"
    ) {
        family(name, type, help)
        sample(name, [], "\(value)")
    }

    /// Milliseconds are kept: a double holds them for the next 280,000 years.
    private mutating func one(_ name: String, _ help: String, _ moment: Timestamp?) {
        guard let moment else { return }
        family(name, "gauge", help)
        let milliseconds = Self.padded(String(moment.nanoseconds / 1_000_000), to: 3)
        sample(name, [], "\(moment.seconds).\(milliseconds)")
    }

    /// One series for each value of a label.
    private mutating func each(
        _ name: String, _ label: String, _ help: String, _ values: [(String, Int)]
    ) {
        family(name, "gauge", help)
        for (value, figure) in values { sample(name, [(label, value)], "\(figure)") }
    }

    private mutating func family(_ name: String, _ type: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }

    private mutating func sample(
        _ name: String, _ labels: [(name: String, value: String)], _ value: String
    ) {
        let labels = labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"," }.joined()
        text += "\(name){\(labels)\(repository)} \(value)\n"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar.isDeceptive, scalar != "\n" {
                result += "\\" + scalar.escape
                continue
            }
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
