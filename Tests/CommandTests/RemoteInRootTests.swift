import CommandSupport
import Glibc
import Testing

/// A `dir:` remote that lies in what is backed up: what is pushed there is no part of a backup, or
/// each push would be kept and pushed again.
@Suite struct RemoteInRootTests {
    private static func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.setSettings(
            """
            [watch]
            quiet = "100ms"
            quiet-after-close = "50ms"
            [[root]]
            name = "source"
            path = "\(sandbox.source)"
            """)
        sandbox.prepare()
        sandbox.put("copy/beside", "not of the remote")
        return sandbox
    }

    private static func kept(_ sandbox: Sandbox) -> [String] {
        sandbox.cairn("ls", "-R").lines.map { String($0.dropFirst(sandbox.path.count + 1)) }
    }

    private static let beside = ["source/", "source/copy/", "source/copy/beside"]

    @Test func aRemoteOfTheSettingsIsExcluded() throws {
        let sandbox = Self.prepared("remote-in-root")
        // Its directory may be reached by another path.
        #expect(symlink(sandbox.source, sandbox.file("link")) == 0)
        let added = sandbox.cairn("remote", "add", "in", "dir:\(sandbox.file("link"))/copy").errors
        #expect(
            added.contains(
                "dir:\(sandbox.file("link"))/copy is inside the root \(sandbox.source), so Cairn excludes the pushed data from backups"
            ), "\(added)")
        sandbox.cairn("backup")
        sandbox.cairn("remote", "push")
        let id = try #require(
            Files.names("\(sandbox.source)/copy").first { $0.utf8.count == 32 })
        let place = "\(sandbox.source)/copy/\(id)"
        sandbox.cairn("backup")
        #expect(Self.kept(sandbox) == Self.beside)
        let why = sandbox.cairn("why", "\(place)/packs", exits: 1).text
        #expect(
            why.contains("\(place) is excluded, because it is a copy in the remote in"), "\(why)")
        #expect(sandbox.json("why", place, exits: 1).last?["rule"] == "own")
        let proof = sandbox.cairn("status", place, exits: 1).text
        #expect(proof.contains("it is a copy in the remote in"), "\(proof)")
        #expect(sandbox.cairn("roots").text.contains(place))
        // Restores do not write there either.
        let into = sandbox.cairn("restore", "--target", place, exits: 1).errors
        #expect(into.contains("which belongs to Cairn"), "\(into)")
        let removed = sandbox.cairn("remote", "remove", "in").errors
        #expect(
            removed.contains("will be backed up from now on, because it is inside the root"),
            "\(removed)")
    }

    @Test func theServiceDoesNotKeepWhatItPushes() throws {
        let sandbox = Self.prepared("remote-in-watched")
        let watch = SupervisedWatch(sandbox, paths: [])
        #expect(watch.isReady())
        // The running service reads the new settings; then it starts with them.
        sandbox.cairn("remote", "add", "in", "dir:\(sandbox.source)/copy", "--every", "1s")
        #expect(watch.logs("pushed to in, "), "\(watch.child.errorsSoFar)")
        func put(_ name: String, _ watch: SupervisedWatch) {
            sandbox.put(name, name)
            #expect(watch.keeps("\(sandbox.source)/\(name)"))
            #expect(
                watch.awaits { sandbox.json("remote", "list")[0].number("waiting_commits") == 0 })
        }
        for name in ["a", "b", "c"] { put(name, watch) }
        #expect(watch.stop().code == 0)
        let again = SupervisedWatch(sandbox, paths: [])
        #expect(again.isReady())
        for name in ["d", "e"] { put(name, again) }
        #expect(again.stop().code == 0)
        #expect(
            Self.kept(sandbox)
                == ["source/"] + ["a", "b", "c"].map { "source/\($0)" }
                + ["source/copy/", "source/copy/beside"] + ["d", "e"].map { "source/\($0)" })
        // One for each file, and those of the starts.
        #expect(sandbox.commits(all: true).count < 12)
    }

    /// Only rclone knows where its names lead. What it puts there would be kept, and pushed again.
    @Test func aNameOfRclonesThatLeadsIntoARootIsRefused() {
        let sandbox = Self.prepared("rclone-in-root")
        sandbox.cairn("backup")
        Files.makeDirectories(sandbox.file("config/rclone"))
        Files.write(
            "[nas]\ntype = local\n[other]\ntype = alias\nremote = \(sandbox.source)/copy\n",
            to: sandbox.file("config/rclone/rclone.conf"))
        for url in ["rclone:nas:\(sandbox.source)/copy", "rclone:other:below"] {
            for words in [["push", url], ["add", "in", url]] {
                let refused = sandbox.cairn((["remote"] + words).map { Array($0.utf8) }, exits: 1)
                    .errors
                #expect(
                    refused.contains("\(url) is the directory \(sandbox.source)/copy in the root")
                        && refused.contains("exclude add \(sandbox.source)/copy`"), "\(refused)")
            }
        }
        #expect(Files.names("\(sandbox.source)/copy") == ["beside"])
        sandbox.cairn("remote", "push", "rclone:nas:\(sandbox.file("elsewhere"))")
        sandbox.cairn("exclude", "add", "\(sandbox.source)/copy")
        sandbox.cairn("remote", "push", "rclone:other:below")
    }

    /// Nothing would exclude what the settings do not name.
    @Test func aPushIntoARootIsRefusedUnlessTheSettingsNameIt() {
        let sandbox = Self.prepared("remote-push-in-root")
        sandbox.cairn("backup")
        let url = "dir:\(sandbox.source)/copy"
        let refused = sandbox.cairn("remote", "push", url, exits: 1).errors
        #expect(
            refused.contains(
                "\(url) is inside the root \(sandbox.source), so each backup would store the pushed data"
            ) && refused.contains("next: ")
                && refused.contains("\(sandbox.call) remote add NAME '\(url)'"),
            "\(refused)")
        #expect(Files.names("\(sandbox.source)/copy") == ["beside"])
        // What is excluded there already, and what lies elsewhere, is no trouble.
        Files.makeDirectories("\(sandbox.source)/cache")
        Files.write(
            "Signature: 8a477f597d28d172789f06886806bc55",
            to: "\(sandbox.source)/cache/CACHEDIR.TAG")
        for place in ["\(sandbox.source)/cache/copy", sandbox.file("nas")] {
            sandbox.cairn("remote", "push", "dir:\(place)")
        }
        sandbox.cairn("remote", "add", "in", url)
        sandbox.cairn("remote", "push", url)
    }
}
