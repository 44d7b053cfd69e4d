import CommandSupport
import Testing

/// What `latest` names where several machines share a repository.
@Suite struct LatestSnapshotTests {
    @Test func latestIsTheNewestSnapshotOfThisMachine() throws {
        let sandbox = Sandbox("latest-own")
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.backUp()
        let own = try #require(sandbox.commits().last)
        sandbox.put("a", "two")
        sandbox.cairn("backup", sandbox.source, "--host", "web1")
        let calls = [
            ["rewrite", "latest", "--exclude", "a", "-n"], ["tag", "add", "mine", "latest", "-n"],
            ["tag", "add", "mine", "latest"], ["pin", "latest"], ["unpin", "latest", "-n"],
            ["unpin", "latest"],
        ]
        for words in calls {
            #expect(sandbox.json(words).first?["commit"] == own, "\(words)")
        }
        let words = ["rewrite", "latest", "--exclude", "a", "--host", "web1", "-n"]
        let other = sandbox.json(words).first?["commit"]
        #expect(other != nil && other != own)
        // No machine forgets its newest by that name.
        for host in [[], ["--host", "web1"]] {
            let words = ["forget", "latest"] + host
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1)
            #expect(refused.errors.contains("the newest commit is never forgotten"))
        }
    }
}
