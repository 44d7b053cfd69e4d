import CommandSupport
import Glibc
import Testing

/// A backup that names nothing keeps what the system calls Documents and Application Support.
@Suite struct StandardRootsTests {
    @Test func aDocumentsDirectoryThatIsASymlinkIsFollowed() {
        let sandbox = Sandbox()
        sandbox.prepare()
        mkdir(sandbox.file("elsewhere"), 0o755)
        Files.write("kept", to: sandbox.file("elsewhere/letter.txt"))
        symlink(sandbox.file("elsewhere"), sandbox.file("home/Documents"))
        let ended = sandbox.cairn("backup")
        #expect(ended.text.contains("backed up ") && ended.text.contains(sandbox.file("elsewhere")))
        sandbox.cairn("restore", "--target", sandbox.file("out"))
        #expect(Files.text(sandbox.file("out/Documents/letter.txt")) == "kept")
    }

    @Test func theDefaultRepositoryInApplicationSupportIsNotKeptInItself() {
        let sandbox = Sandbox()
        Files.makeDirectories(sandbox.file("data/app"))
        Files.write("state", to: sandbox.file("data/app/state.db"))
        #expect(sandbox.bareCairn("init", "--if-missing").code == 0)
        for run in 1...2 {
            let ended = sandbox.bareCairn("backup")
            #expect(ended.code == 0 && ended.errors.contains("there is no Documents directory"))
            #expect(
                ended.text.contains(run == 1 ? "1 new, 0 changed" : "0 new, 0 changed, 1 unchanged")
            )
        }
        let names = sandbox.bareCairn("ls", "-R").lines
        #expect(names.contains(sandbox.file("data/app/state.db")))
        #expect(!names.contains { $0.contains("repository") || $0.contains(".pack") })
    }

    /// The command that a backup prints does what it says when it is pasted into a shell.
    @Test func thePrintedCommandRestores() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("it's here.txt", "words")
        let ended = sandbox.cairn("backup", sandbox.source)
        let line = try #require(ended.lines.first { $0.hasPrefix("restore with: ") })
        #expect(
            sandbox.run("/bin/sh", ["-c", String(line.dropFirst("restore with: ".count))]).code == 0
        )
        #expect(Files.text(sandbox.file("restored") + sandbox.source + "/it's here.txt") == "words")
    }

    @Test(arguments: ["", "relative"]) func aHOMEThatIsNoAbsolutePathIsNotUsed(home: String) {
        let sandbox = Sandbox()
        for name in ["STATE", "DATA", "CONFIG", "CACHE"] {
            sandbox.environment["XDG_\(name)_HOME"] = ""
        }
        sandbox.environment["HOME"] = home
        let before = Files.names(sandbox.path)
        let roots = sandbox.run(Binary.path, ["roots", "--json"])
        let own = String(cString: getpwuid(geteuid()).pointee.pw_dir)
        #expect(roots.text.contains("\"\(own)/"), "\(roots)")
        #expect(Files.names(sandbox.path) == before)
    }
}
