import CommandSupport
import FoundationEssentials
import Glibc
import Testing

/// Addresses of remotes that lead elsewhere than they seem to, and what stands in a `dir:` remote
/// and is not the remote's.
@Suite struct RemoteAddressTests {
    private func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.backUp()
        Files.makeDirectories(sandbox.file("config/rclone"))
        Files.write(
            """
            [nas]
            type = local
            [low]
            type = alias
            remote = below/here
            [high]
            type = alias
            remote = nas:
            """, to: sandbox.file("config/rclone/rclone.conf"))
        return sandbox
    }

    @Test func namesThatAreNoneOfRclonesAreRefusedEverywhere() {
        let sandbox = prepared("remote-names")
        for address in ["nas/sub:y", "--config=/x:y", "-z:y", "a,b/c:y", " nas:y", ":/x:y"] {
            for words in [
                ["remote", "add", "other", "rclone:\(address)"],
                ["remote", "list", "rclone:\(address)"],
            ] {
                let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
                #expect(
                    refused.contains("does not contain a valid rclone remote name"),
                    "\(words): \(refused)")
            }
            let words = ["clone", "rclone:\(address)", sandbox.file("clone")]
            let refused = sandbox.run(sandbox.binary, words).errors
            #expect(
                refused.contains("does not contain a valid rclone remote name"),
                "\(words): \(refused)")
        }
    }

    @Test func remotesThatRcloneDoesNotKnowAreRefused() {
        let sandbox = prepared("remote-unknown")
        for words in [
            ["remote", "add", "other", "rclone:nsa:/x"], ["remote", "push", "rclone:nsa:/x"],
            ["remote", "list", "rclone:nsa,nounc=true:/x"],
        ] {
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
            #expect(refused.contains("has no remote nsa"), "\(words): \(refused)")
        }
        // One that the environment alone configures, and connection strings.
        sandbox.environment["RCLONE_CONFIG_FAR_TYPE"] = "local"
        let quoted = ":local,encoding='Slash,Dot':"
        for address in ["far:", "nas,nounc=true:", ":local:", quoted, "high:"] {
            let url = "rclone:\(address)\(sandbox.file("far"))"
            sandbox.cairn("remote", "push", url)
        }
    }

    /// They would lie wherever the process was started.
    @Test func relativePathsOfLocalRemotesAreRefused() {
        let sandbox = prepared("remote-relative")
        for address in ["nas:x/y", "nas,nounc:x", ":local:x", "low:x", "high:x", "nas:"] {
            let verb = address.hasPrefix(":") ? ["push"] : ["add", "other"]
            let words = ["remote"] + verb + ["rclone:\(address)"]
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
            #expect(refused.contains("relative path"), "\(address): \(refused)")
        }
    }

    @Test func aCloneIntoTheRemoteItselfIsRefused() {
        let sandbox = prepared("remote-clone-inside")
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        let id = Files.names(sandbox.file("nas")).first { $0.utf8.count == 32 } ?? ""
        #expect(symlink(sandbox.file("nas"), sandbox.file("link")) == 0)
        for (address, place) in [
            (url, "nas"), (url, "nas/c"), (url, "nas/\(id)/c"), ("\(url)/\(id)", "nas/c"),
            ("\(url)/\(id.prefix(6))", "nas/c"), (url, "link/c/d"),
        ] {
            let words = ["clone", address, sandbox.file(place)]
            let refused = sandbox.run(sandbox.binary, words).errors
            #expect(refused.contains("is inside the remote itself"), "\(words): \(refused)")
        }
        #expect(Files.names(sandbox.file("nas")) == [id])
    }

    /// Anybody can make an empty directory with such a name.
    @Test func whatNobodyPushedIsNoRepository() {
        let sandbox = prepared("remote-empty-id")
        let place = sandbox.file("nas")
        sandbox.cairn("remote", "push", "dir:\(place)")
        Files.makeDirectories("\(place)/\(String(repeating: "0", count: 32))")
        let clone = sandbox.run(sandbox.binary, ["clone", "dir:\(place)", sandbox.file("clone")])
        #expect(clone.code == 0, "\(clone.errors)")
    }

    @Test func anotherRepositorysPlaceIsNotPushedTo() {
        let sandbox = prepared("remote-other-id")
        let place = sandbox.file("nas")
        let other = String(repeating: "0", count: 32)
        let refused = sandbox.cairn("remote", "push", "dir:\(place)/\(other)", exits: 1).errors
        #expect(refused.contains("belongs to another repository"), "\(refused)")
        #expect(Files.names(place).isEmpty)
    }

    @Test func aSymlinkInARemoteIsNamedWithWhatToDo() {
        let sandbox = prepared("remote-link")
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        let id = Files.names(sandbox.file("nas")).first { $0.utf8.count == 32 } ?? ""
        let state = "\(sandbox.file("nas"))/\(id)/state"
        Files.removeTree(Array(state.utf8))
        Files.makeDirectories(sandbox.file("outside"))
        #expect(symlink(sandbox.file("outside"), state) == 0)
        let refused = sandbox.cairn("remote", "push", url, exits: 1).errors
        #expect(refused.contains("\(state): a symbolic link is in the way"), "\(refused)")
        #expect(refused.contains("next: replace the link"), "\(refused)")
    }

    /// A reader that waits for it would wait for ever.
    @Test func aPipeInAPacksPlaceEndsAReadingInWords() throws {
        let sandbox = prepared("remote-pipe")
        sandbox.setPackBytes(300_000)
        Files.write([UInt8](repeating: 7, count: 10), to: "\(sandbox.source)/b")
        Files.write((0..<900_000).map { _ in UInt8.random(in: 0...255) }, to: "\(sandbox.source)/c")
        sandbox.backUp()
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        let found = sandbox.run("/usr/bin/find", [sandbox.file("nas"), "-name", "*.pack"])
        let pack = try #require(found.lines.first)
        #expect(unlink(pack) == 0 && mkfifo(pack, 0o600) == 0)
        let restored = sandbox.cairn("-r", url, "restore", "--target", sandbox.file("t"), exits: 1)
        #expect(restored.errors.contains("its pack was replaced by a link, a pipe or a directory"))
        for words in [
            ["clone", url, sandbox.file("clone")],
            ["-r", url, "restore", "--target", sandbox.file("target")],
            ["remote", "verify", url, "--read-data"],
        ] {
            let ended = sandbox.run("/usr/bin/timeout", ["-k", "1", "30", sandbox.binary] + words)
            #expect(![0, 124, 137].contains(ended.code), "\(words): \(ended.errors)")
        }
    }
}
