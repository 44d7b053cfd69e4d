import CommandSupport
import FoundationEssentials
import Glibc
import Testing

/// `remote prune` with credentials that may delete, and with such that may not.
@Suite struct RemoteRightsTests {
    private static let hasServer =
        RemoteServer.moto != nil && access("/usr/bin/faketime", X_OK) == 0

    /// Root checks whose the repository is before rclone opens packs by their names.
    @Test(.enabled(if: geteuid() == 0, "not root"))
    func whereThereIsNoRepositoryThatIsSaid() {
        let sandbox = Sandbox("remote-nothing")
        sandbox.repository = sandbox.file("share/cairn/repository")
        let refused = sandbox.cairn("remote", "add", "b2", "rclone:b2:bucket", exits: 10).errors
        #expect(
            refused == """
                cairn: there is no repository at \(sandbox.repository)
                  next: create one with `cairn -r \(sandbox.repository) init`, or use -r to select another repository

                """)
    }

    /// Three states of forty days ago, and one of today: the credential that pushes removes none of
    /// them, and that of `prune-url` removes the three.
    @Test(.enabled(if: hasServer, "no moto, or no faketime"), arguments: [Int?.none, 90])
    func whoMayNotDeleteIsToldAndWhoMayPrunes(lockedDays: Int?) throws {
        let sandbox = Sandbox("remote-rights")
        sandbox.prepare()
        let server = try #require(RemoteServer.moto(sandbox, lockedDays: lockedDays, at: "-40d"))
        let url = "rclone:moto:bucket/cairn"
        sandbox.environment["FAKETIME_DONT_FAKE_MONOTONIC"] = "1"
        // rclone does not run with that library: what was pushed to a directory is copied there.
        sandbox.prefix = ["/usr/bin/faketime", "-f", "-40d"]
        for round in 0..<3 {
            sandbox.put("saved-\(round)", "content of \(round)")
            sandbox.backUp()
            sandbox.cairn("remote", "push", "dir:\(sandbox.file("nas"))")
        }
        sandbox.prefix = []
        let copied = sandbox.run(
            "/usr/bin/rclone", ["copy", sandbox.file("nas"), "moto:bucket/cairn"])
        #expect(copied.code == 0, "\(copied.errors)")
        server.setTime("+0")
        let settings = "[[remote]]\nname = \"away\"\nurl = \"\(url)\"\n"
        sandbox.setSettings(settings)
        sandbox.put("last", "of today")
        sandbox.backUp()
        sandbox.cairn("remote", "push", "away")
        let would = sandbox.json("remote", "prune", "away", "-n").last
        #expect(would?.number("manifests") == 3)

        let before = server.motoVersions
        let refused = sandbox.cairn("remote", "prune", "away", exits: 3)
        let named = refused.errors.split(separator: "\n").filter {
            $0.hasPrefix("cairn: the remote refused to remove ") && $0.contains("/state/")
                && $0.contains("AccessDenied")
        }
        #expect(named.count == 3, "\(refused.errors)")
        #expect(refused.errors.contains("prune-url"), "\(refused.errors)")
        #expect(refused.text == "nothing was removed: 4 states kept\n")
        #expect(server.motoVersions == before)
        #expect(sandbox.cairn("remote", "verify", "away").text.contains("no damage found"))

        sandbox.setSettings(settings + "prune-url = \"rclone:pruner:bucket/cairn\"\n")
        let done = try #require(sandbox.json("remote", "prune", "away").last)
        #expect(done.number("manifests") == 3 && done.number("kept_manifests") == 1)
        #expect(done.number("deltas") ?? 0 > 0 && done.number("refused") == 0)
        let after = server.motoVersions
        if lockedDays != nil {
            // A lock keeps each version: a removal there is a marker that hides it.
            #expect(Set(after).isSuperset(of: before))
        } else {
            #expect(after.count < before.count)
        }
        let verified = sandbox.cairn("remote", "verify", "away", "--read-data").text
        #expect(verified.contains("no damage found"), "\(verified)")
        #expect(sandbox.cairn("remote", "push", "away").text.contains("already has everything"))
        let expected = Walker.walk(sandbox.source)
        sandbox.repository = url
        let found = Walker.walk(sandbox.restored("latest"))
        #expect(treeDifferences(found, expected: expected) == [])
    }
}
