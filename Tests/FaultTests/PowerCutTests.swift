import CommandSupport
import Glibc
import TestSeed
import Testing

/// The power goes while the binary works, at the level of the block device: whatever the disk's
/// cache held may be gone, torn or there. The file system recovers, and every commit that the
/// binary had acknowledged restores exactly.
///
/// `make test` takes a few cuts; `CAIRN_SOAK_CUTS` says how many, over ext4 and XFS.
@Suite struct PowerCutTests {
    static let soakCuts = getenv("CAIRN_SOAK_CUTS").flatMap { Int(String(cString: $0)) }
    /// A file to which each file system's line is appended.
    static let summaryFile = getenv("CAIRN_SOAK_CUTS_FILE").map { String(cString: $0) }

    static let runs: [(kind: LogDisk.Kind, cuts: Int)] = {
        guard let soakCuts else { return LogDisk.allowed.prefix(1).map { ($0, 4) } }
        let others = LogDisk.allowed.filter { $0 != .ext4 }
        return LogDisk.allowed.map {
            ($0, $0 == .ext4 ? soakCuts - others.count * (soakCuts / 4) : soakCuts / 4)
        }
    }()

    @Test(
        .enabled(if: !LogDisk.allowed.isEmpty, "needs root, /dev/fuse, loop devices and mkfs"),
        arguments: runs.indices)
    func acknowledgedCommitsSurviveAPowerCut(run: Int) throws {
        let (kind, cuts) = Self.runs[run]
        print(
            "power cuts: \(kind), \(TestSeed.replay): the edits and the losses, not the moments"
        )
        var random = Seeded(TestSeed.drawn ^ UInt64(run))
        let sandbox = Sandbox("power")
        let disk = try #require(LogDisk(kind, sandbox))
        Files.write("commit-size = \"1MiB\"\nreaders = 2\n", to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        sandbox.environment["XDG_STATE_HOME"] = disk.path + "/state"
        mkdir(disk.path + "/state", 0o755)
        sandbox.repository = disk.path + "/repository"
        sandbox.prepare()
        var story = CutStory(sandbox: sandbox, disk: disk)
        story.edit(&random)
        story.backUp()
        // A cut that finds the disk's cache empty proves little: a few more are taken until one
        // does not.
        var number = 0
        while number < cuts || story.withCache == 0 && number < cuts + 30 {
            number += 1
            story.edit(&random)
            let child = sandbox.startCairn(story.verb(&random))
            let known = story.acknowledged.count
            // From the very beginning to beyond the end.
            var looks = random.below(90)
            _ = child.awaitWhileRunning {
                looks -= 1
                return looks < 0
            }
            let cut = try #require(
                disk.cut(seed: random.next(), after: 1 + random.below(random.chance(2) ? 3 : 24)))
            story.ended(child)
            let wrong = story.judge(cut, known: known, losesState: random.chance(3))
            #expect(
                wrong.isEmpty,
                "\(TestSeed.replay), \(kind), cut \(number):\n\(wrong.joined(separator: "\n"))")
        }
        let line =
            "power cuts: \(kind): \(number) cuts, \(story.withCache) with writes in the cache (\(story.gone) gone, \(story.torn) torn), "
            + "\(story.restored) acknowledged commits restored\n"
        print(line)
        if let file = Self.summaryFile {
            Files.write(Files.content(file) + Array(line.utf8), to: file)
        }
        #expect(story.restored >= cuts)
        #expect(
            story.withCache > 0,
            "no cut came while anything was in the disk's cache: they prove little")
    }
}

/// A workload on a disk, and what it was told is durable.
private struct CutStory {
    let sandbox: Sandbox
    let disk: LogDisk
    private(set) var acknowledged: [(commit: String, tree: WalkedTree)] = []
    private(set) var restored = 0
    private(set) var withCache = 0
    private(set) var gone = 0
    private(set) var torn = 0
    private var present: WalkedTree = [:]

    init(sandbox: Sandbox, disk: LogDisk) {
        self.sandbox = sandbox
        self.disk = disk
    }

    mutating func edit(_ random: inout Seeded) {
        for _ in 0..<6 {
            let directory = sandbox.source + "/d\(random.below(4))"
            Files.makeDirectories(directory)
            Files.write(
                random.bytes(1000 + random.below(90_000)), to: directory + "/f\(random.below(8))")
        }
        Files.write(random.bytes(400_000), to: sandbox.source + "/big\(random.below(3))")
        present = Walker.walk(sandbox.source)
    }

    /// Mostly a backup; now and then the verb that gives space back.
    func verb(_ random: inout Seeded) -> [String] {
        random.chance(5)
            ? ["prune", "--max-unused", "0", "--json"] : ["backup", "--json", sandbox.source]
    }

    mutating func backUp() { ended(sandbox.startCairn("backup", "--json", sandbox.source)) }

    /// Takes what a run acknowledged.
    mutating func ended(_ child: ChildProcess) {
        let ended = child.wait()
        let summary = ended.lines.compactMap { JSONObject($0) }.last { $0["type"] == "summary" }
        if ended.code == 0, let commit = summary?["commit"] {
            acknowledged.append((commit, present))
        }
        #expect(ended.code == 0, "\(ended.text)\(ended.errors)")
    }

    /// - Parameter known: how many commits had been acknowledged before the cut.
    mutating func judge(_ cut: LogDisk.Cut, known: Int, losesState: Bool) -> [String] {
        if cut.cached > 0 { withCache += 1 }
        gone += cut.gone
        torn += cut.torn
        var wrong: [String] = []
        var good = 0
        let (repository, state) = (sandbox.repository, sandbox.environment["XDG_STATE_HOME"])
        let mounted = disk.afterwards(cut) { place in
            sandbox.repository = place + "/repository"
            sandbox.environment["XDG_STATE_HOME"] =
                losesState ? sandbox.file("state-after") : place + "/state"
            let verified = sandbox.startCairn("verify", "--read-data").wait()
            if verified.code != 0 {
                wrong.append("verify: \(verified.code) \(verified.text)\(verified.errors)")
            }
            for (commit, tree) in acknowledged[..<known].suffix(3)
                + acknowledged[..<known].prefix(1)
            {
                let differences = differences(commit, tree)
                wrong += differences
                if differences.isEmpty { good += 1 }
            }
            let next = sandbox.startCairn("backup", "--json", sandbox.source).wait()
            let commit = next.lines.compactMap { JSONObject($0) }.last { $0["type"] == "summary" }?[
                "commit"]
            if next.code != 0 || commit == nil {
                wrong.append("the next backup: \(next.code) \(next.errors)")
            }
            if let commit { wrong += differences(commit, present) }
        }
        sandbox.repository = repository
        sandbox.environment["XDG_STATE_HOME"] = state
        Files.removeTree(Array(sandbox.file("state-after").utf8))
        if mounted.code != 0 { wrong.append("the file system does not mount: \(mounted.errors)") }
        restored += good
        return wrong
    }

    private func differences(_ commit: String, _ expected: WalkedTree) -> [String] {
        let place = sandbox.file("judged")
        Files.removeTree(Array(place.utf8))
        let ended = sandbox.startCairn("restore", "--snapshot", commit, "--target", place).wait()
        if ended.code != 0 { return ["commit \(commit) does not restore: \(ended.errors)"] }
        defer { Files.removeTree(Array(place.utf8)) }
        return treeDifferences(Walker.walk(place + sandbox.source), expected: expected)
    }
}
