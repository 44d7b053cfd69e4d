import CommandSupport
import Glibc
import Testing

// What else can be kept: listed files, a program's output, another program's snapshots.
extension FaultScenario {
    static let sources = [filesFrom, command] + (Restic.isThere ? [importing] : [])

    private static let filesFrom = FaultScenario(
        description: "backup --files-from",
        arguments: { ["backup", "--json", "--files-from", $0.sandbox.file("list")] },
        shortcomings: expectCommit,
        beforehand: { sandbox, _ in Files.write(sandbox.source + "\n", to: sandbox.file("list")) })

    private static let command = FaultScenario(
        description: "backup --stdin-from-command",
        arguments: {
            [
                "backup", "--json", "--stdin-filename", "dumped", "--stdin-from-command", "--",
                "/bin/cat", $0.sandbox.file("content"),
            ]
        },
        shortcomings: { world, ended in
            let commit = commit(ended, of: "summary")
            let dumped = world.sandbox.startCairn("dump", "--snapshot", commit, "/dumped").wait()
            return dumped.output == Files.content(world.sandbox.file("content"))
                ? [] : ["commit \(commit) has other content: \(dumped.errors)"]
        },
        beforehand: { sandbox, _ in
            var random = Seeded(19)
            Files.write(random.bytes(900_000), to: sandbox.file("content"))
        })

    /// The faults meet restic, too, where it restores into Cairn's directory.
    private static let importing = FaultScenario(
        description: "import restic",
        arguments: { ["import", "restic", "--json", $0.sandbox.file("restic")] },
        shortcomings: { world, ended in
            world.differences(commit(ended, of: "imported"), world.present)
        },
        // What could not be had was named, and is in a second commit of the same snapshot.
        shortcomingsAgain: { world, ended in
            let tagged = world.sandbox.startCairn("snapshots", "--json", "--host", "old").wait()
            let commits = tagged.lines.compactMap { JSONObject($0)?["id"] }
            guard let last = commits.last,
                commits.count <= (world.said.contains("cannot read ") ? 2 : 1)
            else { return ["\(commits.count) commits of one snapshot: \(ended.text)"] }
            return world.differences(last, world.present)
        },
        beforehand: { sandbox, _ in
            // restic's list does not tell that two names are one file.
            unlink(sandbox.source + "/d2/also")
            sandbox.environment["RESTIC_PASSWORD"] = Restic.password
            Restic.makeRepository(sandbox.file("restic"))
            let words = ["-r", sandbox.file("restic"), "--quiet", "backup", "--host", "old"]
            let ended = sandbox.run(Restic.path, words + [sandbox.source])
            #expect(ended.code == 0, "\(ended.errors)")
        })

    private static func commit(_ ended: ChildProcess.Ended, of type: String) -> String {
        ended.lines.compactMap { JSONObject($0) }.last { $0["type"] == type }?["commit"] ?? "none"
    }
}
