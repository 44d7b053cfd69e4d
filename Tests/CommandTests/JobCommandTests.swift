import CommandSupport
import Glibc
import Testing

/// Each stream, tag and timer is a job with its own last success. (Issue 37, number 14.)
@Suite struct JobCommandTests {
    private static func dump(
        _ sandbox: Sandbox, _ name: String, _ program: String, exits: Int32 = 0
    ) {
        sandbox.cairn(
            "backup", "--stdin-filename", name, "--stdin-from-command", "--", program,
            exits: exits)
    }

    private static func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("file", "text")
        sandbox.backUp()
        return sandbox
    }

    /// A machine with timers alone has metrics, too.
    @Test func jobsWriteTheirMetricsWithoutAService() {
        let sandbox = Self.prepared("job-metrics")
        let file = sandbox.file("cairn.prom")
        sandbox.setSettings("[metrics]\ntextfile = \"\(file)\"\n")
        Self.dump(sandbox, "one.sql", "date")
        #expect(Files.text(file).contains("cairn_job_failing{job=\"/one.sql\""))
        #expect(Files.text(file).contains("cairn_job_failing{job=\"backup\""))
        Self.dump(sandbox, "one.sql", "false", exits: 1)
        let failing = Files.text(file).split(separator: "\n").filter {
            $0.hasPrefix("cairn_job_failing{job=\"/one.sql\"")
        }
        #expect(failing.count == 1 && failing[0].hasSuffix(" 1"))
    }

    @Test func aFailedStreamStaysTroubleWhileOthersSucceed() {
        let sandbox = Self.prepared("streams")
        Self.dump(sandbox, "dumps/one.sql", "date")
        Self.dump(sandbox, "dumps/one.sql", "false", exits: 1)
        Self.dump(sandbox, "dumps/two.sql", "date")
        sandbox.cairn("backup", sandbox.source)
        let told = sandbox.cairn("status", "--check", exits: 1).text
        #expect(told.hasPrefix("trouble: the last backup of /dumps/one.sql failed ("), "\(told)")
        #expect(told.contains("; the last successful one was "), "\(told)")
        let jobs = sandbox.json("jobs")
        #expect(
            jobs.map { "\($0["name"] ?? "") \($0["outcome"] ?? "")" } == [
                "/dumps/one.sql failed", "/dumps/two.sql complete", "backup complete",
            ])
        #expect(jobs.first?["last_success"] as String? != nil)
        Self.dump(sandbox, "dumps/one.sql", "date")
        sandbox.cairn("status", "--check")
    }

    @Test func aJobThatIsNotNeededIsEnded() {
        let sandbox = Self.prepared("ended")
        Self.dump(sandbox, "old.sql", "false", exits: 1)
        let next = sandbox.cairn("status").text
        #expect(next.contains("jobs remove /old.sql` if you no longer need the job"), "\(next)")
        sandbox.cairn("jobs", "remove", "/other.sql", exits: 1)
        sandbox.cairn("jobs", "remove", "/old.sql")
        sandbox.cairn("status", "--check")
    }

    @Test func aTagAndATimerAreJobs() {
        let sandbox = Self.prepared("tags")
        let missing = sandbox.file("missing")
        sandbox.cairn("backup", "--tag", "nightly", sandbox.source, missing, exits: 3)
        sandbox.environment["INVOCATION_ID"] = "of-a-unit"
        sandbox.cairn("backup", sandbox.source, missing, exits: 3)
        sandbox.environment["INVOCATION_ID"] = nil
        sandbox.cairn("backup", sandbox.source)
        let told = sandbox.cairn("status", "--check", exits: 1).text
        #expect(
            told.contains("the last backup with the tag nightly could not back up 1 item")
                && told.contains(
                    "the last backup of \(sandbox.source) \(missing) could not back up 1 item"),
            "\(told)")
        Files.write("there", to: missing)
        sandbox.cairn("backup", "--tag", "nightly", sandbox.source, missing)
        // By hand, what the timer does.
        sandbox.cairn("backup", sandbox.source, missing)
        sandbox.cairn("status", "--check")
    }

    /// A root that cannot be read stays trouble until it is backed up.
    @Test func theFailureOfTheRootsIsEndedByABackupOfThem() {
        let sandbox = Self.prepared("covered")
        func fail(_ words: String...) {
            rename(sandbox.repository, sandbox.file("away"))
            #expect(sandbox.startCairn(["backup"] + words).wait().code == 10)
            rename(sandbox.file("away"), sandbox.repository)
        }
        sandbox.setSettings("[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n")
        sandbox.cairn("backup")
        fail()
        sandbox.cairn("backup", sandbox.source + "/file")
        let told = sandbox.cairn("status", "--check", exits: 1).text
        #expect(told.hasPrefix("trouble: the last backup failed "), "\(told)")
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        // A path that is no root is named by the next step.
        Files.write("o", to: sandbox.file("other"))
        fail(sandbox.file("other"))
        sandbox.cairn("backup")
        #expect(sandbox.cairn("status").text.contains("backup \(sandbox.file("other"))` again"))
        sandbox.cairn("backup", sandbox.file("other"))
        sandbox.cairn("status", "--check")
    }

    @Test func aJobThatDoesNotRunIsTold() {
        let sandbox = Self.prepared("late")
        mkdir(sandbox.file("config/cairn"), 0o755)
        Files.write(
            "[[job]]\nname = \"/db.sql\"\nstale-after = \"26h\"\n",
            to: sandbox.file("config/cairn/cairn.toml"))
        let never = sandbox.cairn("status", "--check", exits: 1).text
        #expect(never.contains("no backup of /db.sql has ever succeeded"), "\(never)")
        Self.dump(sandbox, "db.sql", "date")
        sandbox.cairn("status", "--check")
    }

    private static func events(_ sandbox: Sandbox) -> [JSONObject] {
        Files.text(sandbox.file("events")).split(separator: "\n").compactMap {
            JSONObject(String($0))
        }
    }

    /// Once for each change of state: not at each failure, and again after a success.
    @Test func aFailureRunsTheHookOnce() {
        let sandbox = Self.prepared("hooked")
        let hook = sandbox.script(
            "hook", "test \"$CAIRN_HOOK\" = on-failure || exit 9\ncat >> \(sandbox.file("events"))")
        sandbox.setSettings("[hooks]\non-failure = [\"\(hook)\"]\n")
        for (program, code) in [("date", 0), ("false", 1), ("false", 1), ("date", 0), ("false", 1)]
        {
            Self.dump(sandbox, "db.sql", program, exits: Int32(code))
        }
        let told = Self.events(sandbox)
        #expect(told.count == 2 && told.allSatisfy { $0["event"] == "job" }, "\(told)")
        #expect(told.first?["job"] == "/db.sql" && told.first?["reason"] as String? != nil)
        sandbox.cairn("backup", "--tag", "x", sandbox.source, sandbox.file("missing"), exits: 3)
        #expect(Self.events(sandbox).last?["job"] == "tag x")
    }

    @Test func aLateJobRunsTheHookOnce() {
        let sandbox = Self.prepared("late-hooked")
        let hook = sandbox.script(
            "hook", "test \"$CAIRN_HOOK\" = on-stale || exit 9\ncat >> \(sandbox.file("events"))")
        sandbox.setSettings(
            "[hooks]\non-stale = [\"\(hook)\"]\n[[job]]\nname = \"/db.sql\"\nstale-after = \"26h\"\n"
        )
        for _ in 0..<2 { sandbox.cairn("status", "--check", "--run-hook", exits: 1) }
        let told = Self.events(sandbox)
        #expect(told.count == 1 && told.first?["event"] == "stale", "\(told)")
        #expect(told.first?.fields["jobs"] as? [String] == ["/db.sql"], "\(told)")
    }

    /// A job that the settings name is expected, whether or not its record is removed.
    @Test func aJobOfTheSettingsIsRemovedThere() {
        let sandbox = Self.prepared("named")
        sandbox.setSettings("[[job]]\nname = \"/db.sql\"\nstale-after = \"26h\"\n")
        let never = sandbox.cairn("jobs", "remove", "/db.sql", exits: 1)
        #expect(never.errors.contains("remove its [[job]] from the settings"), "\(never.errors)")
        Self.dump(sandbox, "db.sql", "date")
        let removed = sandbox.cairn("jobs", "remove", "/db.sql")
        #expect(removed.errors.contains("this job is still in the settings"), "\(removed.errors)")
        let status = sandbox.cairn("status").text
        #expect(status.contains("remove its [[job]] from the settings"), "\(status)")
    }

    @Test func whatTimersRunIsListed() {
        let sandbox = Self.prepared("timers")
        for command in ["verify", "drill", "prune"] { sandbox.cairn(command) }
        sandbox.cairn("prune", "--dry-run")
        let names = sandbox.json("jobs").map { $0["name"] }
        #expect(names == ["backup", "drill", "prune", "verify"], "\(names)")
    }
}
