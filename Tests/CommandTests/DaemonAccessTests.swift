import Glibc
import Testing

/// Verbs that write while `cairn watch` serves the repository: it gives them exclusive access,
/// takes them back, and goes on.
///
/// Of every state of the tree that was in a commit a copy is kept here, and compared with what that
/// commit restores to in the end.
@Suite struct DaemonAccessTests {
    /// A source of a few large files, each state of it in a commit, and the daemon that keeps it.
    private final class World {
        let sandbox: Sandbox
        let watch: SupervisedWatch
        private(set) var states: [(commit: String, tree: WalkedTree)] = []
        private var saves = 0
        private var random = Seeded(11)

        init(_ name: String) throws {
            // Packs of 1 MiB: there is something to rewrite.
            sandbox = try CareTests.prepared(name, isEncrypted: true)
            for index in 0..<6 {
                Files.write(random.bytes(700_000), to: sandbox.source + "/large-\(index)")
            }
            sandbox.backUp()
            watch = SupervisedWatch(sandbox)
            guard watch.isReady() else { throw Failure(text: watch.child.errorsSoFar) }
        }

        struct Failure: Error { let text: String }

        /// Saves two files, and awaits that the daemon has them by itself.
        func save(sourceLocation: SourceLocation = #_sourceLocation) {
            saves += 1
            let paths = [sandbox.source + "/large-0", sandbox.source + "/saved-\(saves)"]
            Files.write(random.bytes(700_000), to: paths[0])
            Files.write("save \(saves)", to: paths[1])
            awaitKept(paths, sourceLocation: sourceLocation)
        }

        func awaitKept(_ paths: [String], sourceLocation: SourceLocation = #_sourceLocation) {
            for path in paths {
                #expect(
                    watch.keeps(path),
                    "\(path) is not kept:\n\(watch.child.errorsSoFar.suffix(2_000))",
                    sourceLocation: sourceLocation)
            }
            guard let commit = sandbox.commits().last else { return }
            states.append((commit, Walker.walk(sandbox.source)))
        }

        /// Ends the daemon; every commit that stands restores what the tree was then.
        func expectAllRestores(
            forgotten: Set<String> = [], sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(
                watch.stop().code == 0, "\(watch.child.errorsSoFar)", sourceLocation: sourceLocation
            )
            let commits = Set(sandbox.commits())
            for (commit, tree) in states {
                #expect(
                    commits.contains(commit) != forgotten.contains(commit), "\(commit)",
                    sourceLocation: sourceLocation)
                guard commits.contains(commit) else { continue }
                let differences = treeDifferences(
                    Walker.walk(sandbox.restored(commit)), expected: tree)
                #expect(
                    differences.isEmpty, "\(commit): \(differences.joined(separator: "\n"))",
                    sourceLocation: sourceLocation)
            }
            sandbox.cairn("verify", "--read-data", sourceLocation: sourceLocation)
            sandbox.expectSound(sourceLocation: sourceLocation)
        }
    }

    private static let needs: Comment =
        "needs /usr/bin/python3 with python3-zstandard and python3-nacl"

    @Test(.enabled(if: Machine.hasWitness, needs))
    func everyVerbThatWritesBorrowsAndTheDaemonGoesOn() throws {
        let world = try World("loan")
        let sandbox = world.sandbox
        for _ in 0..<3 { world.save() }
        let gone = Set(world.states.dropLast().map(\.commit))
        sandbox.cairn((["forget"] + gone.sorted()).map { Array($0.utf8) })
        world.save()
        let pruned = sandbox.json("prune", "--max-unused", "0").last
        #expect(
            pruned?.number("bytes_freed") ?? 0 > 600_000 && pruned?.texts("left") == [],
            "\(pruned?.fields ?? [:])")
        world.save()
        let file = sandbox.file("second-password")
        Files.write("the second password", to: file)
        chmod(file, 0o600)
        sandbox.cairn("key", "add", "--key-cost", "least", "--new-password-file", file)
        world.save()
        sandbox.cairn("repair")
        world.save()
        // One of them unlocks with the key that came meanwhile.
        sandbox.environment["CAIRN_PASSWORD"] = "the second password"
        sandbox.cairn("prune", "--checkpoint")
        world.save()
        #expect(sandbox.json("status").first?["activity"] == "watching")
        world.expectAllRestores(forgotten: gone)
    }

    /// What goes out of one commit stays in the next, and the daemon goes on.
    @Test(.enabled(if: Machine.hasWitness, needs)) func aCommitIsRewrittenBesideTheDaemon() throws {
        let world = try World("loan-rewrite")
        let sandbox = world.sandbox
        for _ in 0..<3 { world.save() }
        let commits = world.states.map(\.commit)
        sandbox.cairn("rewrite", commits[0], "--exclude", sandbox.source + "/saved-1")
        world.save()
        #expect(sandbox.json("status").first?["activity"] == "watching")
        #expect(world.watch.stop().code == 0, "\(world.watch.child.errorsSoFar)")
        for (number, state) in world.states.enumerated() {
            let names = Files.names(sandbox.restored(state.commit))
            #expect(names.contains("saved-1") == (number > 0), "\(number): \(names)")
        }
        sandbox.cairn("verify", "--read-data")
        sandbox.expectSound()
    }

    /// Killed with the repository in its hands: the access ends with the process, and the daemon
    /// takes up what was saved meanwhile.
    @Test(
        .enabled(if: Machine.hasWitness, needs),
        arguments: [["prune", "--max-unused", "0"], ["repair"]])
    func whoIsKilledWithAccessTakesNothingAlong(words: [String]) throws {
        let world = try World("loan-kill")
        let sandbox = world.sandbox
        for _ in 0..<2 { world.save() }
        sandbox.cairn("forget", world.states[0].commit)
        let forgotten = Set([world.states[0].commit])
        world.save()
        // Whoever has the lock writes his number into it.
        let child = sandbox.startCairn(words)
        let lock = sandbox.repository + "/lock"
        let hasAccess = child.awaitWhileRunning {
            Files.text(lock).split(whereSeparator: { !$0.isNumber }).contains("\(child.identifier)")
        }
        child.send(SIGSTOP)
        #expect(hasAccess, "\(words) had no access: \(child.errorsSoFar)")
        sandbox.put("meanwhile", "saved while \(words) had the repository")
        child.send(SIGKILL)
        #expect(child.wait().code == -SIGKILL)
        world.awaitKept([sandbox.source + "/meanwhile"])
        world.save()
        // And to its end.
        sandbox.cairn(words.map { Array($0.utf8) })
        world.save()
        world.expectAllRestores(forgotten: forgotten)
    }
}
