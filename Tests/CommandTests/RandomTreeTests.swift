import Glibc
import TestSeed
import Testing

/// Random trees in, identical trees out, judged by plain system calls.
@Suite struct RandomTreeTests {
    static let seeds: [UInt64] = {
        if let asked = TestSeed.asked { return [asked] }
        return [1, 2, 3, TestSeed.drawn, TestSeed.drawn + 1]
    }()

    @Test(arguments: seeds)
    func treesComeBackAsTheyWereAtEachCommit(seed: UInt64) {
        print("random tree: \(TestSeed.replay(seed))")
        let sandbox = Sandbox("tree", inMemory: false)
        sandbox.prepare(initArguments: seed % 3 == 1 ? ["--compression", "zlib"] : [])
        var tree = RandomTree(at: sandbox.source, seed: seed)
        tree.isSmall = seed % 2 == 0
        tree.make()
        var remembered: [(commit: String, tree: WalkedTree)] = []
        for round in 0..<3 {
            if round > 0 { tree.mutate() }
            let before = Walker.walk(sandbox.source)
            let commit = sandbox.backUp()
            let touched = treeDifferences(Walker.walk(sandbox.source), expected: before)
            #expect(touched.isEmpty, "the backup changed the tree, seed \(seed)")
            remembered.append((commit, before))
        }
        for (round, (commit, expected)) in remembered.enumerated() {
            let found = Walker.walk(sandbox.restored(commit))
            let differences = treeDifferences(found, expected: expected)
            #expect(
                differences.isEmpty,
                "seed \(seed), round \(round):\n\(differences.joined(separator: "\n"))")
        }
        sandbox.expectSound("seed \(seed)")
    }

    /// A restore over a tree that has moved on ends in the very same state.
    @Test(arguments: seeds.prefix(2))
    func restoringOverAnotherStateGivesTheSameTree(seed: UInt64) {
        let sandbox = Sandbox("over", inMemory: false)
        sandbox.prepare()
        var tree = RandomTree(at: sandbox.source, seed: seed)
        tree.isSmall = true
        tree.make()
        let first = Walker.walk(sandbox.source)
        let commit = sandbox.backUp()
        tree.mutate()
        let second = Walker.walk(sandbox.source)
        let later = sandbox.backUp()
        let target = sandbox.file("out")
        for (commit, expected) in [(later, second), (commit, first), (later, second)] {
            sandbox.cairn(
                "restore", "--snapshot", commit, "--target", target, "--delete", "--verify")
            let differences = treeDifferences(
                Walker.walk(target + sandbox.source), expected: expected)
            #expect(differences.isEmpty, "seed \(seed):\n\(differences.joined(separator: "\n"))")
        }
    }

    @Test func anUnchangedTreeMakesNothingNew() {
        let sandbox = Sandbox(inMemory: false)
        sandbox.prepare()
        var tree = RandomTree(at: sandbox.source, seed: 11)
        tree.isSmall = true
        tree.make()
        sandbox.backUp()
        let summary = sandbox.json("backup", sandbox.source).last
        for field in ["new", "changed", "deleted", "failed", "bytes_new"] {
            #expect(summary?.number(field) == 0, "\(field)")
        }
        #expect((summary?.number("unchanged") ?? 0) > 30)
    }
}
