import CommandSupport
import Foundation
import Glibc
import TestSeed
import Testing

/// `remote verify`, on directories.
@Suite struct RemoteCareTests {
    private static func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setPackBytes(300_000)
        return sandbox
    }

    /// Pushes a history, and returns the address and the directory of the repository there.
    private static func pushed(_ sandbox: Sandbox, commits: Int = 3) -> (url: String, place: String)
    {
        var random = Seeded(TestSeed.drawn)
        let url = "dir:\(sandbox.file("nas"))"
        for commit in 0..<commits {
            for file in 0..<4 {
                Files.write(
                    random.bytes(120_000 + random.below(50_000)),
                    to: "\(sandbox.source)/f\(commit)-\(file)")
            }
            sandbox.backUp()
            sandbox.cairn("remote", "push", url)
        }
        let id = Files.names(sandbox.file("nas")).first { $0.utf8.count == 32 } ?? ""
        return (url, sandbox.file("nas") + "/" + id)
    }

    private static func packs(_ place: String) -> [String] {
        Files.names(place + "/packs").sorted().flatMap { directory in
            Files.names("\(place)/packs/\(directory)").filter { $0.hasSuffix(".pack") }
                .map { "\(place)/packs/\(directory)/\($0)" }
        }
    }

    @Test func whatARemoteLostIsNamedWithTheFiles() throws {
        let sandbox = Self.prepared("remote-verify")
        let (url, place) = Self.pushed(sandbox)
        for words in [["remote", "verify", url], ["remote", "verify", url, "--read-data"]] {
            let text = sandbox.cairn(words.map { Array($0.utf8) }).text
            #expect(text.contains("all there") && text.contains("no damage found"), "\(text)")
        }
        sandbox.repository = url
        let state = try #require(sandbox.json("verify").first { $0["type"] == "remote_state" })
        #expect(state.number("manifest") == 3)
        Files.write(Array("pay".utf8), to: place + "/ransom")
        #expect(sandbox.cairn("verify").text.contains("ransom does not belong to the remote"))
        let packs = Self.packs(place)
        let pack = try #require(packs.first)
        var bytes = Files.content(pack)
        bytes[bytes.count / 2] ^= 1
        Files.write(bytes, to: pack)
        sandbox.cairn("verify")
        let altered = sandbox.cairn("verify", "--read-data", exits: 1)
        #expect(altered.text.contains("cannot be fully restored"), "\(altered.text)")
        #expect(unlink(pack) == 0)
        let lost = sandbox.cairn("verify", exits: 1)
        #expect(lost.errors.contains("it is missing"), "\(lost.errors)")
        #expect(lost.text.contains("\(sandbox.source)/f"), "\(lost.text)")
        #expect(lost.errors.contains("is damaged\n  next: "), "\(lost.errors)")
    }

    @Test func aLostDeltaNamesTheLastStateThatIsWhole() throws {
        let sandbox = Self.prepared("remote-verify-delta")
        let (url, place) = Self.pushed(sandbox)
        let last = try #require(Files.names(place + "/delta").max())
        let whole = Files.content("\(place)/delta/\(last)")
        // Altered: the listing shows nothing, and a copy is kept here.
        sandbox.cairn("remote", "verify", url)
        var altered = whole
        altered[whole.count / 2] ^= 1
        _ = chmod("\(place)/delta/\(last)", 0o600)
        Files.write(altered, to: "\(place)/delta/\(last)")
        sandbox.cairn("remote", "verify", url)
        let read = sandbox.cairn("remote", "verify", url, "--read-data", exits: 1).errors
        #expect(read.contains("delta/\(last): its content does not match"), "\(read)")
        #expect(read.contains("the last intact state before it is 2"), "\(read)")
        // Cut: nor is that hidden by the copy.
        Files.write(whole, to: "\(place)/delta/\(last)")
        sandbox.cairn("remote", "verify", url)
        truncate("\(place)/delta/\(last)", off_t(whole.count - 5))
        let cut = sandbox.cairn("remote", "verify", url, exits: 1).errors
        let lengths = "it is \(whole.count - 5) bytes long, not \(whole.count)"
        #expect(cut.contains("delta/\(last): \(lengths)"), "\(cut)")
        #expect(
            cut.contains("commit 3, which came later, is no longer in this remote"), "\(cut)")
        #expect(unlink("\(place)/delta/\(last)") == 0)
        let told = sandbox.cairn("remote", "verify", url, exits: 1).errors
        #expect(told.contains("delta/\(last): it is missing"), "\(told)")
        #expect(told.contains("the last intact state before it is 2"), "\(told)")
    }

    /// What a remote lost or altered is named by those who read it, and the rest comes back.
    @Test func readersOfADamagedRemoteNameWhatIsLost() throws {
        let sandbox = Self.prepared("remote-damaged")
        let (url, place) = Self.pushed(sandbox)
        let own = sandbox.repository
        let pack = try #require(Self.packs(place).first)
        let whole = Files.content(pack)
        var wrong = whole
        for offset in stride(from: 60, to: wrong.count, by: 100) { wrong[offset] ^= 1 }
        let before = Walker.walk(sandbox.source)
        for (bytes, why) in [([UInt8]?.none, "its pack is missing"), (wrong, "are damaged")] {
            unlink(pack)
            if let bytes { Files.write(bytes, to: pack) }
            sandbox.repository = url
            let target = sandbox.file("out-\(bytes?.count ?? 0)")
            let restored = sandbox.cairn("restore", "--target", target, exits: 3)
            let name = String(pack.dropFirst(place.utf8.count + 1))
            let lines = restored.errors.split(separator: "\n").filter { $0.contains(why) }
            #expect(!lines.isEmpty, "\(restored.errors)")
            for line in lines {
                #expect(line.contains("at \(url)") && line.contains(name), "\(line)")
                #expect(line.contains("\(sandbox.source)/f"), "\(line)")
            }
            #expect(restored.errors.contains("  next: `cairn remote verify \(url) --read-data`"))
            let found = Walker.walk(target + sandbox.source)
            let files = before.filter { String(decoding: $0.key, as: UTF8.self).hasPrefix("f") }
            #expect(files.count(where: { found[$0.key] == nil }) == lines.count)
            #expect(lines.count < files.count)
            let lost = try #require(
                files.keys.first { found[$0] == nil }.map { String(decoding: $0, as: UTF8.self) })
            let dumped = sandbox.cairn("dump", "\(sandbox.source)/\(lost)", exits: 1).errors
            #expect(dumped.contains("the content of \(sandbox.source)/\(lost) is"), "\(dumped)")
            #expect(dumped.contains("\(why) at \(url) (\(name))"), "\(dumped)")
            #expect(dumped.contains("  next: `cairn remote verify \(url) --read-data`"))
            sandbox.repository = own
        }
        // What a verification missed comes with the next push.
        unlink(pack)
        #expect(sandbox.cairn("remote", "push", url).text.contains("already has everything"))
        let missed = sandbox.cairn("remote", "verify", url, exits: 1).errors
        #expect(
            missed.contains(
                "  next: the next push, for example `\(sandbox.call) remote push \(url)`"),
            "\(missed)")
        sandbox.cairn("remote", "push", url)
        #expect(access(pack, F_OK) == 0)
        sandbox.cairn("remote", "verify", url, "--read-data")
    }

    @Test func listsOfAddressesSayWhatIsThere() throws {
        let sandbox = Self.prepared("remote-list")
        let (url, place) = Self.pushed(sandbox, commits: 1)
        let id = try #require(place.split(separator: "/").last).description
        for part in [id, String(id.prefix(8)), String(id.prefix(4))] {
            let listed = sandbox.json("remote", "list", "\(url)/\(part)")
            #expect(listed.count == 1 && listed.first?["id"] == id, "\(part)")
            #expect(listed.first?.fields["verified"] as? Bool == true)
        }
        #expect(!sandbox.cairn("remote", "list", url).text.contains("cannot verify"))
        sandbox.cairn("remote", "list", "\(url)/\(String(repeating: "0", count: 8))", exits: 10)
        let near = sandbox.cairn("remote", "list", "\(url)s", exits: 10).errors
        #expect(near.contains("there is no repository at \(url)s: no such directory"), "\(near)")
        #expect(near.contains("\n  next: did you mean \(url)?"), "\(near)")
        let far = sandbox.cairn("remote", "list", "dir:\(sandbox.file("elsewhere"))", exits: 10)
        #expect(
            far.errors.contains("does not contain this name; check the address"), "\(far.errors)")
        let above = sandbox.cairn("remote", "list", "dir:\(sandbox.file("no/such"))", exits: 10)
        #expect(above.errors.contains("because dir:\(sandbox.file("no")) does not exist"))
        // A directory that is no remote.
        sandbox.cairn("remote", "list", "dir:\(sandbox.source)", exits: 10)
    }

    /// Of an encrypted repository only the password proves what a list shows.
    @Test func aListOfAnEncryptedRepositoryIsNotVerified() {
        let sandbox = Sandbox("remote-list-sealed")
        sandbox.environment["CAIRN_PASSWORD"] = "password"
        sandbox.prepare(initArguments: EncryptedTests.initArguments)
        sandbox.put("a", "one")
        sandbox.backUp()
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        let listed = sandbox.cairn("remote", "list", url)
        #expect(
            (listed.text + listed.errors).contains("cannot verify the details of 1 encrypted"))
        #expect(sandbox.json("remote", "list", url).first?.fields["verified"] as? Bool == false)
    }

    /// A link may lead to a mounted disk; one that leads nowhere is a disk that is away.
    @Test func aLinkIsFollowedAndOneToNothingRefused() throws {
        let sandbox = Self.prepared("remote-link")
        sandbox.put("a", "one")
        sandbox.backUp()
        let (link, disk) = (sandbox.file("link"), sandbox.file("disk"))
        #expect(symlink(disk, link) == 0)
        for place in [link, link + "/cairn"] {
            for words in [["push", "dir:\(place)"], ["add", "nas", "dir:\(place)"]] {
                let refused = sandbox.cairn((["remote"] + words).map { Array($0.utf8) }, exits: 1)
                #expect(
                    refused.errors.contains("\(link) is a link to \(disk), which does not exist"),
                    "\(refused.errors)")
            }
            #expect(access(disk, F_OK) != 0)
        }
        let own = sandbox.repository
        sandbox.repository = "dir:\(link)"
        sandbox.cairn("snapshots", exits: 10)
        sandbox.repository = own
        Files.makeDirectories(disk)
        sandbox.cairn("remote", "push", "dir:\(link)")
        #expect(Files.names(disk).count == 1)
        sandbox.repository = "dir:\(link)"
        #expect(sandbox.commits().count == 1)
    }

    /// States of two months ago go, with what only they needed.
    @Test(.enabled(if: access("/usr/bin/faketime", X_OK) == 0, "faketime is not installed"))
    func oldStatesGoAndTheRestComesBack() throws {
        let sandbox = Self.prepared("remote-prune")
        sandbox.prefix = ["/usr/bin/faketime", "-f", "-60d"]
        let (url, place) = Self.pushed(sandbox, commits: 2)
        let time = timespec(tv_sec: Glibc.time(nil) - 60 * 86_400, tv_nsec: 0)
        for directory in ["state", "delta"] + Files.names(place + "/packs").map({ "packs/\($0)" }) {
            for name in Files.names("\(place)/\(directory)") {
                utimensat(AT_FDCWD, "\(place)/\(directory)/\(name)", [time, time], 0)
            }
        }
        sandbox.prefix = []
        Files.write("new", to: "\(sandbox.source)/new")
        sandbox.backUp()
        sandbox.cairn("remote", "push", url)
        let would = try #require(sandbox.json("remote", "prune", url, "-n").last)
        #expect(would.number("manifests") == 2)
        #expect(Files.names(place + "/state").count == 3)
        let did = try #require(sandbox.json("remote", "prune", url).last)
        #expect(did.number("manifests") == 2 && did.number("kept_manifests") == 1)
        #expect(Files.names(place + "/state").count == 1)
        #expect(sandbox.cairn("remote", "verify", url, "--read-data").text.contains("no damage"))
        let drill = sandbox.json("drill", "--remote", url)
        #expect(drill.last?["type"] == "remote_drill")
        sandbox.repository = url
        #expect(sandbox.json("status").last?.number("manifest") == 3)
        #expect(
            sandbox.cairn("remote", "prune", url, "--min-age", "5m", exits: 1).errors
                .contains("use at least 1d"))
    }

    /// The page's commands, run as they stand there by somebody who has nothing else.
    @Test(arguments: [false, true])
    func thePageBringsEverythingBack(hasRemote: Bool) throws {
        let sandbox = Self.prepared("recovery-kit")
        let (url, place) = Self.pushed(sandbox, commits: 1)
        let odd = "\(sandbox.source)/<b>&\"'"
        Files.write("odd", to: odd)
        sandbox.backUp()
        sandbox.cairn("remote", "push", url)
        let expected = Walker.walk(sandbox.source)
        let page = sandbox.file("kit.html")
        #expect(symlink(sandbox.file("elsewhere"), page) == 0)
        Files.write("kept", to: sandbox.file("elsewhere"))
        let own = sandbox.repository
        if hasRemote { sandbox.repository = url }
        sandbox.cairn("recovery-kit", "--output", page)
        // A kit is made anew; what is none stays.
        sandbox.cairn("recovery-kit", "--output", page)
        Files.write("important", to: sandbox.file("notes.html"))
        let other = sandbox.cairn(
            "recovery-kit", "--output", sandbox.file("notes.html"), exits: 1)
        #expect(other.errors.contains("is not a recovery kit"))
        #expect(Files.text(sandbox.file("notes.html")) == "important")
        sandbox.repository = own
        var status = stat()
        #expect(lstat(page, &status) == 0 && status.st_mode & 0o170777 == 0o100600)
        #expect(Files.text(sandbox.file("elsewhere")) == "kept")
        let text = Files.text(page)
        let id = try #require(place.split(separator: "/").last)
        #expect(text.contains(String(id)) && text.contains("<svg") == hasRemote)
        let start = try #require(text.range(of: "<pre id=\"restore\">"))
        let end = try #require(text[start.upperBound...].range(of: "</pre>"))
        var commands = String(text[start.upperBound..<end.lowerBound])
        for (entity, character) in [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
        ] { commands = commands.replacingOccurrences(of: entity, with: character) }
        if hasRemote { Files.removeTree(Array(own.utf8)) }
        let (home, programs) = (sandbox.file("new-home"), sandbox.file("programs"))
        Files.makeDirectories(home)
        Files.makeDirectories(programs)
        #expect(symlink(sandbox.binary, programs + "/cairn") == 0)
        let run = sandbox.run(
            "/usr/bin/env",
            ["-i", "HOME=\(home)", "PATH=\(programs):/usr/bin:/bin", "/bin/sh", "-ec", commands])
        #expect(run.code == 0, "\(commands)\n\(run.text)\(run.errors)")
        let found = Walker.walk("\(home)/restored\(sandbox.source)")
        #expect(treeDifferences(found, expected: expected) == [], "\(commands)")
    }

    @Test func whatANewcomerMeetsIsTold() throws {
        let sandbox = Self.prepared("remote-newcomers")
        let (url, place) = Self.pushed(sandbox, commits: 1)
        // A clone that did not come to its end, and goes on.
        let clone = sandbox.file("clone")
        Files.makeDirectories(clone + "/journal")
        Files.makeDirectories(clone + "/packs/open")
        let id = String(try #require(place.split(separator: "/").last))
        Files.write(id + "\n", to: clone + "/clone.tmp")
        Files.write("stale", to: clone + "/packs/open/\(String(repeating: "a", count: 32)).pack")
        sandbox.repository = clone
        let unfinished = sandbox.cairn("snapshots", exits: 10).errors
        #expect(
            unfinished.contains("did not finish\n  next: to continue the clone, run `cairn clone"))
        #expect(sandbox.run(sandbox.binary, ["clone", url, clone]).code == 0)
        sandbox.cairn("verify", "--read-data")
        // The first digits of an id, and addresses that lead nowhere.
        sandbox.repository = "\(url)/\(id.prefix(8))"
        #expect(sandbox.commits().count == 1)
        sandbox.repository = "dir:\(sandbox.file("nowhere"))"
        #expect(sandbox.cairn("snapshots", exits: 10).errors.contains("there is no repository at"))
        sandbox.repository = "sftp:host:/x"
        #expect(sandbox.cairn("snapshots", exits: 1).errors.contains("use rclone:REMOTE:PATH"))
    }

    /// An older state, put back under a reader that saw the newer one.
    @Test func anOlderStateIsNoticedByReaders() throws {
        let sandbox = Self.prepared("remote-older")
        let (url, place) = Self.pushed(sandbox, commits: 2)
        sandbox.repository = url
        sandbox.cairn("status")
        let newest = try #require(Files.names(place + "/state").max())
        #expect(unlink("\(place)/state/\(newest)") == 0)
        for verb in ["status", "snapshots", "verify"] {
            let told = sandbox.cairn([Array(verb.utf8)], exits: 1).errors
            #expect(
                told.contains("has state 1 of host ")
                    && told.contains(", but this machine saw state 2 there"), "\(told)")
        }
    }

    /// Most of a tree goes at once: the last good state stays until that is accepted.
    @Test(.enabled(if: access("/usr/bin/faketime", X_OK) == 0, "faketime is not installed"))
    func theLastGoodStateStaysUntilAChangeIsAccepted() throws {
        let sandbox = Sandbox("remote-pin")
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Files.write(
            "[brake]\nitems = 20\n[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n",
            to: sandbox.file("settings.toml"))
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.prefix = ["/usr/bin/faketime", "-f", "-90d"]
        sandbox.prepare()
        for number in 0..<60 { sandbox.put("\(number % 6)/\(number)", "content \(number)") }
        sandbox.cairn("backup")
        sandbox.cairn("remote", "push", url)
        for number in 0..<3 { Files.removeTree(Array("\(sandbox.source)/\(number)".utf8)) }
        sandbox.cairn("backup")
        sandbox.cairn("remote", "push", url)
        sandbox.prefix = []
        let id = try #require(Files.names(sandbox.file("nas")).first { $0.utf8.count == 32 })
        let place = sandbox.file("nas") + "/" + id
        let time = timespec(tv_sec: Glibc.time(nil) - 80 * 86_400, tv_nsec: 0)
        for directory in ["state", "delta"] {
            for name in Files.names("\(place)/\(directory)") {
                utimensat(AT_FDCWD, "\(place)/\(directory)/\(name)", [time, time], 0)
            }
        }
        sandbox.put("new", "new")
        sandbox.cairn("backup")
        sandbox.cairn("remote", "push", url)
        let pruned = sandbox.cairn("remote", "prune", url)
        #expect(
            pruned.errors.contains(
                "state 1 is kept, because it is the last one before a mass change")
        )
        #expect(Files.names(place + "/state").count == 2)
        sandbox.cairn("resume", "--accept-changes")
        sandbox.cairn("remote", "push", url)
        #expect(sandbox.json("remote", "prune", url).last?.number("manifests") == 1)
    }
}
