import CommandSupport
import Glibc
import Testing

/// A repository with a past, and a source that has moved on since. It is kept aside and put back
/// before each run, so that every run begins alike.
///
/// One user at a time.
final class FaultWorld: @unchecked Sendable {
    // SAFETY: used by one test at a time.
    let sandbox: Sandbox
    /// What was acknowledged, oldest first.
    private(set) var acknowledged: [(commit: String, tree: WalkedTree)] = []
    /// The source as it is when a run begins.
    private(set) var present: WalkedTree = [:]
    private var keptContent: [WalkedTree] = []
    /// What a scenario wants to know later.
    var before: WalkedTree?
    /// A commit that may be forgotten.
    var spare = ""
    /// What the run with a fault said of its errors.
    var said = ""
    /// The last run was accompanied to where it had stored what was saved in it.
    var isDriven = false

    private static let parts = ["repository", "state", "source", "home", "config"]

    /// - Parameters:
    ///   - settings: lines of TOML.
    ///   - packBytes: where a pack is sealed; nil leaves that to `init`.
    init(
        _ name: String, initArguments: [String] = [], settings: String = "", packBytes: Int? = nil,
        seed: UInt64 = 5
    ) {
        sandbox = Sandbox(name)
        // One reader for each core.
        Files.write("readers = 2\n" + settings, to: sandbox.file("settings.toml"))
        sandbox.environment["XDG_RUNTIME_DIR"] = sandbox.file("runtime")
        mkdir(sandbox.file("runtime"), 0o700)
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        // With a password, a repository without encryption would be refused.
        if initArguments.contains("--encrypt") {
            Files.write("a password\n", to: sandbox.file("password"))
            chmod(sandbox.file("password"), 0o600)
            sandbox.environment["CAIRN_PASSWORD_FILE"] = sandbox.file("password")
        }
        sandbox.prepare(initArguments: initArguments)
        if let packBytes { sandbox.setPackBytes(packBytes) }
        var random = Seeded(seed)
        for index in 0..<6 {
            Files.makeDirectories(sandbox.source + "/d\(index % 3)")
            Files.write(
                random.text(2000 + random.below(9000)),
                to: sandbox.source + "/d\(index % 3)/small\(index)")
        }
        Files.write(random.bytes(700_000), to: sandbox.source + "/d0/large")
        symlink("large", sandbox.source + "/d0/link")
        link(sandbox.source + "/d1/small1", sandbox.source + "/d2/also")
        remember()
        Files.write(random.text(5000), to: sandbox.source + "/d1/small1")
        Files.write("gone soon", to: sandbox.source + "/d1/passing")
        Files.write(random.bytes(700_000), to: sandbox.source + "/d0/large")
        remember()
        unlink(sandbox.source + "/d1/passing")
        Files.write(random.text(3000), to: sandbox.source + "/d1/new")
        Files.write(random.bytes(400_000), to: sandbox.source + "/d2/larger")
        rename(sandbox.source + "/d0/small0", sandbox.source + "/d0/renamed")
        keep()
    }

    /// Backs the source up and remembers it as acknowledged.
    private func remember() {
        let tree = Walker.walk(sandbox.source)
        acknowledged.append((sandbox.backUp(), tree))
    }

    /// From now on the oldest acknowledged commit need not be there: it was forgotten.
    func forgetOldest() { acknowledged.removeFirst() }

    /// Changes the state that every run begins with. Runs end with their own commits, so that they
    /// begin with it again.
    func alter(_ body: (Sandbox) -> Void) {
        body(sandbox)
        keep()
    }

    private func keep() {
        present = Walker.walk(sandbox.source)
        keptContent = content
        copy(from: sandbox.path, to: sandbox.file("kept"))
    }

    /// All that makes the repository what it is; locks come and go.
    private var content: [WalkedTree] {
        ["packs", "journal", "cairn.json"].map { Walker.walk(sandbox.repository + "/" + $0) }
    }

    /// The repository is, to the byte, what every run begins with: then nothing can be lost.
    var isUntouched: Bool { content == keptContent }

    /// Puts everything back as it was kept.
    func reset() {
        copy(from: sandbox.file("kept"), to: sandbox.path)
        Files.removeTree(Array(sandbox.file("out").utf8))
    }

    private func copy(from: String, to target: String) {
        mkdir(target, 0o755)
        for part in Self.parts { Files.removeTree(Array("\(target)/\(part)".utf8)) }
        let names = Self.parts.map { "\(from)/\($0)" }.filter { Files.exists($0) }
        let ended = sandbox.run("/bin/cp", ["--archive", "--target-directory", target] + names)
        precondition(ended.code == 0, ended.errors)
    }

    // MARK: Judging

    /// What differs between a commit and the tree it should hold; the restored copy is gone again
    /// afterwards.
    func differences(_ commit: String, _ expected: WalkedTree) -> [String] {
        switch restored(commit) {
        case .success(let tree): treeDifferences(tree, expected: expected)
        case .failure(let refusal): ["commit \(commit) does not restore: \(refusal.text)"]
        }
    }

    struct Refusal: Error { let text: String }

    private func restored(_ commit: String) -> Result<WalkedTree, Refusal> {
        let place = sandbox.file("judged")
        Files.removeTree(Array(place.utf8))
        let ended = sandbox.startCairn("restore", "--snapshot", commit, "--target", place).wait()
        if ended.code != 0 { return .failure(Refusal(text: ended.errors)) }
        defer { Files.removeTree(Array(place.utf8)) }
        return .success(Walker.walk(place + sandbox.source))
    }

    /// What is wrong with the repository: damage, or something acknowledged that does not come
    /// back.
    ///
    /// - Parameter giving: what somebody asked to be given up, and may be gone or not.
    func losses(giving: Given = Given()) -> [String] {
        var result: [String] = []
        let verified = sandbox.startCairn("verify", "--read-data").wait()
        if verified.code != 0 {
            result.append("verify: \(verified.code) \(verified.text)\(verified.errors)")
        }
        for (index, (commit, tree)) in acknowledged.enumerated() {
            switch restored(commit) {
            case .success(let found):
                let differing = treeDifferences(found, expected: tree)
                if differing.isEmpty
                    || !giving.paths.isEmpty
                        && treeDifferences(found, expected: giving.without(tree)).isEmpty
                {
                    continue
                }
                result += differing
            case .failure(let refusal):
                if index == 0, giving.oldest, refusal.text.contains("was forgotten") { continue }
                result.append("commit \(commit) does not restore: \(refusal.text)")
            }
        }
        return result
    }

    /// What a verb is asked to give up.
    struct Given: Sendable {
        /// The oldest acknowledged commit, whole.
        var oldest = false
        /// Paths beneath the source, out of all history.
        var paths: [String] = []

        func without(_ tree: WalkedTree) -> WalkedTree {
            tree.filter { item in !paths.contains { Array($0.utf8) == item.key } }
        }
    }
}
