import CommandSupport
import Glibc
import Testing

/// A verb, how it is called, and what its success means.
struct FaultScenario: Sendable, CustomStringConvertible {
    let description: String
    let arguments: @Sendable (FaultWorld) -> [String]
    /// Exit codes with which it may end although nothing was injected. 0 for most.
    var plainCodes: Set<Int32> = [0]
    /// What is missing although the verb ended with 0; nothing for verbs that only ask.
    var shortcomings: @Sendable (FaultWorld, ChildProcess.Ended) -> [String] = { _, _ in [] }
    /// The same after a second run, where that is something else.
    var shortcomingsAgain: (@Sendable (FaultWorld, ChildProcess.Ended) -> [String])?
    /// What is done to the world before it is kept.
    var beforehand: @Sendable (Sandbox, FaultWorld) -> Void = { _, _ in }
    /// And that something of it is damaged, until the verb has succeeded.
    var startsDamaged = false
    /// How the world's repository is made.
    var initArguments: [String] = []
    /// Lines of the settings file.
    var settings = ""
    /// Where a pack of the world's repository is sealed.
    var packBytes: Int?
    /// What the verb is asked to give up.
    var giving = FaultWorld.Given()
    /// What is run afterwards, when not the same.
    var nextArguments: (@Sendable (FaultWorld) -> [String])?
    /// With which it may end then; nil: with ``plainCodes``.
    var nextCodes: Set<Int32>?
    /// Accompanies a verb that would not end by itself, until it is about to end.
    var drive: (@Sendable (FaultWorld, ChildProcess, Fault?) -> Void)?
    /// The verb makes the repository: there is none before.
    var makesRepository = false

    static func expectSource(_ world: FaultWorld, _ tree: WalkedTree) -> [String] {
        treeDifferences(Walker.walk(world.sandbox.source), expected: tree)
    }

    /// What was replaced and could not be removed stays whole, under a temporary name: nobody may
    /// take it for rubbish.
    private static func withoutOldCopies(_ found: WalkedTree, of trees: WalkedTree...) -> WalkedTree
    {
        let contents = Set(
            trees.flatMap(\.values).filter { $0.size > 0 }.map { [$0.digest, $0.target] })
        return found.filter { path, item in
            path.split(separator: UInt8(ascii: "/")).last?.starts(with: ".cairn-restore-".utf8)
                != true || !contents.contains([item.digest, item.target])
        }
    }

    /// Items of which the content is that of neither tree.
    private static func neither(_ found: WalkedTree, _ one: WalkedTree, _ other: WalkedTree)
        -> [String]
    {
        func content(_ tree: WalkedTree, _ path: [UInt8]) -> [[UInt8]]? {
            tree[path].map { [$0.digest, $0.target] }
        }
        return Set(found.keys).union(one.keys).union(other.keys).filter { path in
            let present = content(found, path)
            return present != content(one, path) && present != content(other, path)
        }.map { "\(String(decoding: $0, as: UTF8.self)) is neither as it was nor as it is" }
    }

    static func expectTarget(_ world: FaultWorld, _ tree: WalkedTree) -> [String] {
        treeDifferences(
            Walker.walk(world.sandbox.file("out") + world.sandbox.source), expected: tree)
    }

    static func expectCommit(_ world: FaultWorld, _ ended: ChildProcess.Ended) -> [String] {
        let commit = ended.lines.compactMap { JSONObject($0) }.last { $0["type"] == "summary" }?[
            "commit"]
        guard let commit else { return ["it ended with 0 and named no commit: \(ended.text)"] }
        return world.differences(commit, world.present)
    }

    static let encrypted = ["--encrypt", "--key-cost", "least"]

    /// A run that was killed just before its commit was durable leaves blocks that no version
    /// needs.
    private static let unusedBytes: @Sendable (Sandbox, FaultWorld) -> Void = { sandbox, world in
        let log = sandbox.file("calls")
        func run(_ call: Int?) -> ChildProcess.Ended {
            var random = Seeded(77)
            Files.write(random.bytes(900_000), to: sandbox.source + "/d2/never-committed")
            sandbox.prefix = Injector.words(
                sandbox, log: log, at: call, call == nil ? nil : Fault(name: "kill"))
            defer { sandbox.prefix = [] }
            return sandbox.startCairn("backup", sandbox.source).wait()
        }
        #expect(run(nil).code == 0)
        let sync = CountedCall.list(log).first {
            $0.name == "fsync" && $0.path.hasSuffix(".journal")
        }
        world.reset()
        #expect(run(sync?.number).code == -SIGKILL)
        unlink(sandbox.source + "/d2/never-committed")
    }

    static func saying(_ words: String) -> @Sendable (FaultWorld, ChildProcess.Ended) -> [String] {
        { _, ended in ended.text.contains(words) ? [] : ["it does not say \(words): \(ended.text)"]
        }
    }

    static let all = engine + sources + trust + [watch]

    private static let engine: [FaultScenario] = [
        FaultScenario(
            description: "init", arguments: { _ in ["init"] },
            beforehand: { sandbox, _ in
                Files.removeTree(Array(sandbox.repository.utf8))
                Files.removeTree(Array(sandbox.file("state").utf8))
                mkdir(sandbox.file("state"), 0o755)
            }, makesRepository: true),
        FaultScenario(
            description: "backup", arguments: { ["backup", "--json", $0.sandbox.source] },
            shortcomings: expectCommit),
        FaultScenario(
            description: "backup, catalog lost",
            arguments: { ["backup", "--json", $0.sandbox.source] }, shortcomings: expectCommit,
            beforehand: { sandbox, _ in
                Files.removeTree(Array(sandbox.file("state").utf8))
                mkdir(sandbox.file("state"), 0o755)
            }),
        FaultScenario(
            description: "backup after a crash",
            arguments: { ["backup", "--json", $0.sandbox.source] }, shortcomings: expectCommit,
            beforehand: { sandbox, _ in
                // Torn tails behind what was acknowledged, in journal and pack.
                for directory in ["journal", "packs/open"] {
                    let path = sandbox.repository + "/" + directory
                    for name in Files.names(path)
                    where name.hasSuffix(".journal") || name.hasSuffix(".pack") {
                        let file = open("\(path)/\(name)", O_WRONLY | O_APPEND | O_CLOEXEC)
                        Files.write(
                            Array("CBLK and CREC begin what was never ended".utf8), to: file)
                        close(file)
                    }
                }
            }),
        FaultScenario(
            description: "restore",
            arguments: {
                [
                    "restore", "--snapshot", $0.acknowledged[0].commit, "--target",
                    $0.sandbox.file("out"),
                ]
            },
            shortcomings: { world, _ in expectTarget(world, world.acknowledged[0].tree) }),
        FaultScenario(
            description: "restore --in-place",
            arguments: {
                [
                    "restore", "--snapshot", $0.acknowledged[0].commit, "--in-place", "--delete",
                    $0.sandbox.source,
                ]
            },
            shortcomings: { world, _ in expectSource(world, world.acknowledged[0].tree) }),
        FaultScenario(
            description: "undo", arguments: { _ in ["undo"] },
            shortcomings: { world, _ in expectSource(world, world.before ?? [:]) },
            // An undo can be undone, and one that failed had begun.
            shortcomingsAgain: { world, _ in
                let found = withoutOldCopies(
                    Walker.walk(world.sandbox.source), of: world.before ?? [:], world.present)
                let forth = treeDifferences(found, expected: world.before ?? [:])
                if forth.isEmpty || treeDifferences(found, expected: world.present).isEmpty {
                    return []
                }
                // What the first could not keep it left alone, and the second brings back as it was
                // last kept: each content is that of one of both states.
                guard world.said.contains("Cairn left it unchanged") else { return forth }
                return neither(
                    Walker.walk(world.sandbox.source), world.before ?? [:], world.present)
            },
            beforehand: { sandbox, world in
                world.before = Walker.walk(sandbox.source)
                sandbox.cairn(
                    "restore", "--snapshot", world.acknowledged[0].commit, "--in-place", "--delete",
                    sandbox.source)
            }),
        FaultScenario(
            description: "verify", arguments: { _ in ["verify", "--read-data"] },
            shortcomings: { _, ended in
                // With a catalog that cannot be read the rest is checked all the same.
                ended.text.contains("no damage found")
                    || ended.text.contains("the repository is in order") ? [] : [ended.text]
            }),
        FaultScenario(
            description: "repair", arguments: { _ in ["repair"] },
            beforehand: { sandbox, _ in Files.removeTree(Array(sandbox.file("state/cairn").utf8)) }),
        FaultScenario(
            description: "dump",
            arguments: {
                [
                    "dump", "--snapshot", $0.acknowledged[1].commit,
                    $0.sandbox.source + "/d1/passing",
                ]
            },
            shortcomings: saying("gone soon")),
        FaultScenario(
            description: "snapshots", arguments: { _ in ["snapshots"] },
            shortcomings: { world, ended in
                world.acknowledged.flatMap { commit in
                    ended.text.contains(commit.commit.prefix(8))
                        ? [] : ["\(commit.commit) is not listed"]
                }
            }),
        FaultScenario(
            description: "ls", arguments: { _ in ["ls", "-R", "-l"] },
            shortcomings: saying("d1/passing")),
        FaultScenario(description: "status", arguments: { _ in ["status"] }),
        FaultScenario(
            description: "status PATH",
            arguments: { ["status", "--read-data", $0.sandbox.source + "/d0/small3"] },
            shortcomings: saying("has been stored since")),
        FaultScenario(
            description: "diff",
            arguments: { ["diff", $0.acknowledged[0].commit, $0.acknowledged[1].commit] },
            shortcomings: saying("passing")),
        FaultScenario(
            description: "prune", arguments: { _ in ["prune", "--max-unused", "0"] },
            beforehand: unusedBytes),
        FaultScenario(
            description: "backup, encrypted",
            arguments: { ["backup", "--json", $0.sandbox.source] }, shortcomings: expectCommit,
            initArguments: encrypted),
        FaultScenario(
            description: "restore, encrypted",
            arguments: {
                [
                    "restore", "--snapshot", $0.acknowledged[0].commit, "--target",
                    $0.sandbox.file("out"),
                ]
            },
            shortcomings: { world, _ in expectTarget(world, world.acknowledged[0].tree) },
            initArguments: encrypted),
        FaultScenario(
            description: "key add",
            arguments: {
                [
                    "key", "add", "--key-cost", "least", "--new-password-file",
                    $0.sandbox.file("password"),
                ]
            },
            initArguments: encrypted),
        FaultScenario(
            description: "exclude", arguments: { ["exclude", "add", $0.sandbox.source + "/d2"] }),
    ]
}
