import CommandSupport
import Glibc
import TestSeed
import Testing

/// The restore of a directory that is one document, killed before each of the system calls that
/// change it.
@Suite struct BundleKillTests {
    /// A killed restore leaves the whole old document or the whole new one; the next restore clears
    /// away what the killed one wrote.
    @Test(.enabled(if: Injector.isAllowed, "needs seccomp's user notification"))
    func aKilledRestoreLeavesTheOldOrTheNew() throws {
        let seed = TestSeed.drawn
        print("killed restores of a bundle: \(TestSeed.replay)")
        var random = Seeded(seed ^ 0x9a)
        let sandbox = Sandbox("package")
        // Saves need not rest for two seconds.
        Files.write(
            "[watch]\nquiet = \"20ms\"\nquiet-after-close = \"10ms\"\n",
            to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        sandbox.prepare()
        let bundle = sandbox.source + "/book.scriv"
        func fill(_ names: Range<Int>) -> (String, WalkedTree) {
            Files.removeTree(Array(bundle.utf8))
            for index in names {
                Files.makeDirectories("\(bundle)/d\(index % 5)")
                Files.write(random.bytes(40_000), to: "\(bundle)/d\(index % 5)/f\(index)")
            }
            return (sandbox.backUp(), Walker.walk(bundle))
        }
        let versions = [fill(0..<30), fill(15..<45)]
        let log = sandbox.file("calls")
        // Calls that change what lies directly in the source: the same each time, in the same
        // order.
        let changes = ",mkdirat,renameat,renameat2,linkat,unlinkat,fchown,fchmod,utimensat,"
        func restore(_ id: String, killedAt call: Int?) -> ChildProcess.Ended {
            let moment = call.map { ["--at", String($0), "--fault", "kill"] } ?? []
            let words =
                ["--log", log, "--under", sandbox.source, "--depth", "1", "--calls", changes]
                + moment
            sandbox.prefix = [Injector.path] + words + ["--"]
            defer { sandbox.prefix = [] }
            return sandbox.startCairn("restore", "--in-place", "--snapshot", id, bundle).wait()
        }
        // What replaces a version that a restore wrote: so it is in every round.
        for version in versions { try #require(restore(version.0, killedAt: nil).code == 0) }
        let calls = CountedCall.list(log)
        var outcomes: Set<Bool> = []
        for call in 1...calls.count {
            let (id, tree) = versions[(call + 1) % 2]
            let place: Comment =
                "\(TestSeed.replay), killed at \(calls[call - 1]) of \(calls.count)"
            #expect(restore(id, killedAt: call).code == -SIGKILL, place)
            let found = Walker.walk(bundle)
            let isNew = treeDifferences(found, expected: tree).isEmpty
            #expect(isNew || treeDifferences(found, expected: versions[call % 2].1).isEmpty, place)
            outcomes.insert(isNew)
            sandbox.cairn("restore", "--in-place", "--snapshot", id, bundle)
            let wrong = treeDifferences(Walker.walk(bundle), expected: tree)
            #expect(wrong.isEmpty, "\(place.rawValue)\n\(wrong.joined(separator: "\n"))")
            // One killed between the exchange and its look at what it replaced leaves that whole:
            // it might be the only copy of something.
            for name in Files.names(sandbox.source) where name != "book.scriv" {
                let replaced = Walker.walk("\(sandbox.source)/\(name)")
                let isWhole = versions.contains {
                    treeDifferences(replaced, expected: $0.1).isEmpty
                }
                // An empty directory, killed before its name told its inode: no later restore could
                // know it for its own.
                #expect(
                    isWhole || Files.names("\(sandbox.source)/\(name)").isEmpty,
                    "\(place.rawValue): \(name)")
                Files.removeTree(Array("\(sandbox.source)/\(name)".utf8))
            }
        }
        #expect(outcomes.count == 2, "\(TestSeed.replay)")
    }
}
