import CommandSupport
import Glibc
import TestSeed
import Testing

/// Packs that are lost or damaged here, and whole in a remote, with the real binary.
@Suite struct LostPackCommandTests {
    /// Packs of 300 kB, all of them pushed to `nas`; the sources are gone, history has them.
    private static func pushed(_ name: String, settings: String = "") -> (
        Sandbox, packs: [String]
    ) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setPackBytes(300_000)
        sandbox.setSettings(settings)
        Files.makeDirectories(sandbox.file("nas"))
        sandbox.cairn("remote", "add", "nas", "dir:\(sandbox.file("nas"))")
        var random = Seeded(TestSeed.drawn)
        for index in 0..<6 {
            Files.write(random.bytes(200_000), to: "\(sandbox.source)/f\(index)")
            sandbox.backUp()
        }
        sandbox.cairn("remote", "push")
        for index in 0..<6 { unlink("\(sandbox.source)/f\(index)") }
        sandbox.backUp()
        let packs = Walker.walk(sandbox.repository).keys.map { String(decoding: $0, as: UTF8.self) }
            .filter { $0.hasSuffix(".pack") && !$0.contains("open/") }.sorted()
        return (sandbox, packs)
    }

    @Test func aLostPackStaysNamedAndComesBack() throws {
        let (sandbox, packs) = Self.pushed("lost", settings: "[parity]\nshare = \"5%\"\n")
        try #require(packs.count > 2)
        let parity = packs[0].replacing(".pack", with: ".parity")
        for path in [packs[0], parity] {
            #expect(unlink("\(sandbox.repository)/\(path)") == 0)
        }
        let push = sandbox.cairn("remote", "push", "nas")
        #expect(
            push.errors.contains(
                "this repository has lost 1 pack that it still needs, and only nas has a copy"),
            "\(push)")
        #expect(push.errors.contains("next: run `\(sandbox.call) remote pull nas`"))
        let rehearsal = sandbox.cairn("remote", "pull", "nas", "-n").text
        #expect(rehearsal.contains("would download 1 pack, "), "\(rehearsal)")
        let pull = sandbox.cairn("remote", "pull", "nas", "--yes")
        #expect(pull.text.contains("downloaded 1 pack"), "\(pull)")
        #expect(access("\(sandbox.repository)/\(parity)", F_OK) == 0)
        sandbox.cairn("verify", "--read-data")
        #expect(!sandbox.cairn("remote", "push", "nas").errors.contains("lost"))
    }

    @Test func aDamagedPackIsFetchedByRepair() throws {
        let (sandbox, packs) = Self.pushed("damaged")
        let path = "\(sandbox.repository)/\(try #require(packs.first))"
        var bytes = Files.content(path)
        bytes[bytes.count / 2] ^= 1
        bytes[bytes.count / 3] ^= 1
        unlink(path)
        unlink(path.replacing(".pack", with: ".parity"))
        Files.write(bytes, to: path)
        let repair = sandbox.cairn("repair", "--yes")
        #expect(
            repair.text.contains("downloaded intact copies of 1 damaged pack from a remote"),
            "\(repair)")
        #expect(repair.text.contains("moved 1 damaged file to aside/"), "\(repair)")
        sandbox.cairn("verify", "--read-data")
    }

    @Test func aLostPackIsNotGivenUpByRepair() throws {
        let (sandbox, packs) = Self.pushed("lost-repair")
        unlink("\(sandbox.repository)/\(try #require(packs.first))")
        let repair = sandbox.cairn("repair", "--yes")
        #expect(repair.text.contains("the repository is in order"), "\(repair)")
        #expect(sandbox.cairn("remote", "pull", "--yes").text.contains("downloaded 1 pack"))
        sandbox.cairn("verify", "--read-data")
    }

    /// What versions need is not known before the repair.
    @Test func aRepairOfTheJournalNamesThePackThatIsElsewhere() throws {
        let (sandbox, packs) = Self.pushed("lost-journal")
        unlink("\(sandbox.repository)/\(try #require(packs.first))")
        Files.write(Array("rubbish".utf8), to: "\(sandbox.repository)/journal/head")
        let repair = sandbox.cairn("repair", "--yes", exits: 1)
        #expect(
            repair.errors.contains("a remote still has packs that this repository has lost"),
            "\(repair)")
        sandbox.cairn("remote", "pull", "--yes")
        sandbox.cairn("repair", "--yes")
        sandbox.cairn("verify", "--read-data")
    }

    /// A pack that is lost here, and its place in the remote.
    private static func lose(_ sandbox: Sandbox, _ packs: [String]) throws -> String {
        let lost = try #require(packs.first)
        unlink("\(sandbox.repository)/\(lost)")
        let nas = sandbox.file("nas")
        let places = Walker.walk(nas).keys.map { String(decoding: $0, as: UTF8.self) }
        return "\(nas)/\(try #require(places.first { $0.hasSuffix(lost) }))"
    }

    @Test func whatNobodyHasIsNoSuccess() throws {
        let (sandbox, packs) = Self.pushed("nowhere")
        let place = try Self.lose(sandbox, packs)
        rename(place, sandbox.file("hidden"))
        let push = sandbox.cairn("remote", "push", "nas", exits: 3)
        #expect(!push.text.contains("everything"), "\(push)")
        sandbox.cairn("remote", "pull", "nas", "--yes", exits: 1)

        let loss = "that it still needs, and nas does not have"
        #expect(sandbox.cairn("remote", "list").text.contains(loss))
        #expect(sandbox.cairn("status").text.contains(loss))
        #expect(sandbox.cairn("status", "--check", exits: 1).text.contains(loss))
        let remote = try #require(sandbox.json("status").first { $0["type"] == "remote" })
        #expect(try #require(remote.number("chunks_lost")) > 0)

        let clone = sandbox.bareCairn(
            "clone", "dir:\(sandbox.file("nas"))", sandbox.file("clone"))
        #expect(clone.code == 3, "\(clone)")
        #expect(clone.errors.contains("in none of the remote's packs"), "\(clone)")

        // The state before the push names it.
        rename(sandbox.file("hidden"), place)
        let pull = sandbox.cairn("remote", "pull", "nas", "--yes")
        #expect(pull.text.contains("downloaded 1 pack"), "\(pull)")
        sandbox.cairn("remote", "push", "nas")
        #expect(!sandbox.cairn("remote", "list").text.contains("lost"))
        sandbox.cairn("status", "--check")
    }

    @Test func theServiceSaysWhatNobodyHas() throws {
        let (sandbox, packs) = Self.pushed("nowhere-service")
        unlink(try Self.lose(sandbox, packs))
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        Files.write("new", to: "\(sandbox.source)/new")
        #expect(watch.keeps("\(sandbox.source)/new"))
        let ended = watch.stop()
        #expect(ended.errors.contains("needed chunks missing from both"), "\(ended)")
        #expect(sandbox.cairn("remote", "list").text.contains("that it still needs, and nas"))
    }

    /// A pipe in its place keeps nobody waiting, and is no reason to end either.
    @Test(arguments: [false, true])
    func aCloneNamesAPackThatIsNotThere(withPipe: Bool) throws {
        let (sandbox, packs) = Self.pushed("clone-loss")
        let nas = sandbox.file("nas")
        let places = Walker.walk(nas).keys.map { String(decoding: $0, as: UTF8.self) }
        let pack = try #require(packs.first)
        let place = "\(nas)/\(try #require(places.first { $0.hasSuffix(pack) }))"
        unlink(place)
        if withPipe { mkfifo(place, 0o600) }
        let clone = sandbox.bareCairn("clone", "dir:\(nas)", sandbox.file("clone"))
        #expect(clone.code == 3, "\(clone)")
        #expect(clone.errors.contains("the remote is missing data: \(pack): it is missing"))
        #expect(clone.text.contains("created repository"), "\(clone)")
        sandbox.repository = sandbox.file("clone")
        sandbox.cairn("verify", exits: 1)
    }

    /// The remote is asked before a clone says that it lost something.
    @Test func aCloneThatIsDamagedHereBlamesNoRemote() throws {
        let (sandbox, packs) = Self.pushed("clone-damage")
        let (nas, clone) = (sandbox.file("nas"), sandbox.file("clone"))
        #expect(sandbox.bareCairn("clone", "dir:\(nas)", clone).code == 0)
        // It did not come to its end, and the disk lost half of a pack.
        let place = try #require(Walker.walk(nas).keys.first { $0.count > 32 })
        let id = String(decoding: place.prefix(32), as: UTF8.self)
        for name in ["cairn.json", "cairn.copy", "journal/cairn.json"] {
            unlink("\(clone)/\(name)")
        }
        Files.write(id + "\n", to: clone + "/clone.tmp")
        let pack = "\(clone)/\(try #require(packs.first))"
        let bytes = Files.content(pack)
        unlink(pack)
        let half = bytes.count / 2
        let zeros = [UInt8](repeating: 0, count: bytes.count - half)
        Files.write(Array(bytes.prefix(half)) + zeros, to: pack)
        let again = sandbox.bareCairn("clone", "dir:\(nas)", clone)
        #expect(again.code == 3, "\(again)")
        #expect(again.errors.contains("the new repository is damaged: "), "\(again)")
        #expect(!again.errors.contains("lost before"), "\(again)")
    }
}
