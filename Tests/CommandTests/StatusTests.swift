import Glibc
import Testing

/// `cairn status` without a daemon: the proof for paths, and what the catalog knows.
@Suite struct StatusTests {
    @Test(.enabled(if: Screen.isThere, "needs script(1) and stty(1)"), arguments: [40, 80])
    func nothingIsWiderThanTheTerminal(columns: Int) {
        let sandbox = Sandbox("narrow-status")
        sandbox.prepare()
        sandbox.put(String(repeating: "long-name/", count: 12) + "file", "x")
        sandbox.backUp()
        sandbox.cairn("drill")
        sandbox.environment["NO_COLOR"] = "1"
        for words in [["status"], ["status", sandbox.source + "/none"]] {
            let lines = sandbox.onScreen(columns: columns, words).lines
            // A path that is longer than a line stays whole, alone on its line.
            #expect(
                lines.allSatisfy {
                    $0.count <= columns || !$0.drop { $0 == " " }.contains(" ")
                }, "\(lines)")
            #expect(
                words.count > 1 || lines.contains { $0.hasPrefix("              ") }, "\(lines)")
        }
        // A pipe gets lines as they are.
        #expect(sandbox.cairn("status").lines.contains { $0.hasPrefix("drill ") && $0.count > 80 })
    }

    static func sandbox(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("a.txt", "one")
        sandbox.put("d/b.txt", "two")
        // Long ago, so that `stat` alone can tell.
        Files.settle([
            sandbox.source + "/a.txt", sandbox.source + "/d/b.txt", sandbox.source + "/d",
            sandbox.source,
        ])
        sandbox.backUp()
        return sandbox
    }

    private static func state(
        _ sandbox: Sandbox, _ path: String, exits code: Int32 = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String? {
        let proof = sandbox.json("status", path, exits: code, sourceLocation: sourceLocation).first
        { $0["type"] == "proof" }
        #expect((proof?.fields["stored"] as? Bool) == (code == 0), sourceLocation: sourceLocation)
        return proof?["state"]
    }

    @Test func storedFilesAreProven() {
        let sandbox = Self.sandbox()
        let commit = sandbox.commits()[0]
        let proof = sandbox.json("status", sandbox.source + "/a.txt")[0]
        #expect(
            proof["state"] == "stored" && proof["commit"] == commit && proof["stored_by"] == commit)
        let words = sandbox.cairn("status", sandbox.source + "/a.txt").text
        #expect(
            words.hasPrefix(
                "\(sandbox.source)/a.txt has been stored since commit \(commit.prefix(8)) of "))
        #expect(
            sandbox.cairn("status", "--read-data", sandbox.source + "/a.txt").text.contains(
                "verified by content"))
        let tree = sandbox.cairn("status", sandbox.source).text
        #expect(tree.hasPrefix("\(sandbox.source) is stored: 4 items"), "\(tree)")
        #expect(sandbox.cairn("status", "-q", sandbox.source).text.isEmpty)
    }

    @Test func pathsMayBeSpeltInManyWays() {
        let sandbox = Self.sandbox()
        symlink(sandbox.source, sandbox.file("way"))
        symlink("a.txt", sandbox.source + "/link")
        for path in [
            "way/a.txt", "way/d/../a.txt", "./source//a.txt", "source/d/.", "way/", "way/d/b.txt",
        ] {
            let proof = sandbox.json("status", path, exits: path == "way/" ? 1 : 0).first {
                $0["type"] == "proof"
            }
            #expect(proof?["path"]?.hasPrefix(sandbox.source) == true, "\(path)")
        }
        // The link is new; what it leads to is stored, but was not asked for.
        #expect(Self.state(sandbox, "source/link") == "never-seen")
    }

    @Test func whatIsNotStoredIsNamedWithItsReason() {
        let sandbox = Self.sandbox()
        let file = sandbox.source + "/a.txt"
        let before = Files.times(file)
        sandbox.put("a.txt", "eno")
        #expect(Self.state(sandbox, file) == "content-changed")
        Files.setTimes(file, before)
        #expect(Self.state(sandbox, file) == "content-changed")
        #expect(
            sandbox.cairn("status", file, exits: 1).text.contains(
                "its content changed after commit"))
        sandbox.put("a.txt", "one")
        #expect(Self.state(sandbox, file) == "metadata-changed")
        Files.setTimes(file, before)
        let healed = sandbox.json("status", file)[0]
        #expect(healed["state"] == "stored" && healed.number("items_by_content") == 1)
        chmod(file, 0o600)
        #expect(Self.state(sandbox, file) == "metadata-changed")
        #expect(
            sandbox.cairn("status", file, exits: 1).text.contains("its metadata has changed (mode)")
        )
        sandbox.put("new.txt", "new")
        #expect(Self.state(sandbox, sandbox.source + "/new.txt") == "never-seen")
        #expect(Self.state(sandbox, sandbox.path) == "outside")
        #expect(sandbox.cairn("status", sandbox.path, exits: 1).text.contains(sandbox.source))
        #expect(Self.state(sandbox, sandbox.source + "/nowhere/at/all") == "gone")
        #expect(Self.state(sandbox, sandbox.repository) == "outside")
    }

    @Test func deletedFilesSayTheirLastVersion() {
        let sandbox = Self.sandbox()
        let file = sandbox.source + "/d/b.txt"
        unlink(file)
        #expect(Self.state(sandbox, file) == "gone")
        #expect(
            sandbox.cairn("status", file, exits: 1).text.contains(
                "its last version (3 B) was stored in commit \(sandbox.commits()[0].prefix(8))"))
        sandbox.backUp()
        let text = sandbox.cairn("status", file, exits: 1).text
        #expect(
            text.contains("no longer existed in commit \(sandbox.commits()[1].prefix(8))")
                && text.contains("cairn -r \(sandbox.repository) versions"))
        rmdir(sandbox.source + "/d")
        #expect(Self.state(sandbox, file) == "gone")
        #expect(
            sandbox.json("status", sandbox.source, exits: 1).contains {
                $0["type"] == "finding" && $0["state"] == "gone"
            })
        sandbox.backUp()
        sandbox.cairn("status", sandbox.source)
    }

    @Test func oneChangedFileInATreeIsNamed() {
        let sandbox = Self.sandbox()
        for index in 0..<200 { sandbox.put("many/\(index % 7)/\(index)", "x\(index)") }
        sandbox.backUp()
        sandbox.cairn("status", sandbox.source)
        sandbox.put("many/3/3", "y3")
        let ended = sandbox.cairn("status", sandbox.source, exits: 1)
        #expect(
            ended.text.contains("is only partly stored: 1 of 212 items is not stored"),
            "\(ended.text)")
        #expect(ended.text.contains("\(sandbox.source)/many/3/3: its content changed after commit"))
        #expect(
            sandbox.cairn(
                "status", sandbox.source + "/a.txt", sandbox.source + "/many/3/3", exits: 1
            ).lines.count >= 2)
        sandbox.backUp()
        sandbox.cairn("status", sandbox.source)
    }

    @Test func theZoneOfItsTimesIsNamedOnce() {
        let sandbox = Self.sandbox()
        sandbox.environment["TZ"] = "Asia/Tokyo"
        let lines = sandbox.cairn("status").lines.filter { $0.contains(" JST)") }
        #expect(lines.count == 1 && lines[0].hasPrefix("last commit   "), "\(lines)")
    }

    @Test func withoutADaemonItSaysSoAndWhatIsKept() {
        let sandbox = Sandbox()
        sandbox.prepare()
        let empty = sandbox.cairn("status").text
        #expect(empty.contains("Cairn is not running") && empty.contains("none yet"), "\(empty)")
        sandbox.put("a", "a")
        let commit = sandbox.backUp()
        let text = sandbox.cairn("status").text
        #expect(
            text.contains("last commit   \(commit.prefix(8)), ")
                && text.contains("gaps          none"), "\(text)")
        #expect(
            text.contains(
                "versions      2 (files and directories): 2 current, 0 earlier, in 1 commit"))
        #expect(text.split(separator: "\n").count < 24)
        let object = sandbox.json("status")[0]
        #expect(
            object["last_commit"] == commit && object.fields["running"] as? Bool == false
                && object.number("gaps") == 0)
        #expect(
            sandbox.cairn("status", "--wait", sandbox.source).errors.contains(
                "there is nothing to wait for"))
        for verb in ["pause", "resume"] {
            #expect(sandbox.cairn(verb, exits: 1).errors.contains("no daemon is running"))
        }
        #expect(sandbox.cairn("pause", "soon", exits: 1).errors.contains("is not a valid duration"))
    }

    /// A backup cannot store it, and what is told does.
    @Test(.enabled(if: Machine.canUnshareMounts, "needs root and unshare"))
    func aFileThatAMountHidesIsNotToBeBackedUp() {
        let sandbox = Sandbox()
        sandbox.prepare()
        let file = sandbox.source + "/settings"
        sandbox.put("settings", "first")
        sandbox.backUp()
        Files.write("mounted", to: sandbox.file("other"))
        sandbox.prefix = [
            "/usr/bin/unshare", "--mount", "/bin/sh", "-c",
            "mount --bind \"$1\" \"$2\" && shift 2 && exec \"$@\"", "mounted",
            sandbox.file("other"), file,
        ]
        let told = sandbox.cairn("status", file, exits: 1).text.replacing(#/\s+/#, with: " ")
        #expect(told.contains("next: unmount the file"), "\(told)")
        #expect(told.contains("backup --new-disk \(file)`"), "\(told)")
        #expect(!told.contains("to store it"), "\(told)")
        sandbox.cairn("backup", sandbox.source, exits: 3)
        sandbox.cairn("backup", "--new-disk", file)
        sandbox.cairn("status", file)
        #expect(sandbox.cairn("dump", file).text == "mounted")
    }
}

extension Files {
    /// Sets the times of files to long ago: ctime cannot be set, so wait for the clock to leave the
    /// tick in which it stands.
    static func settle(_ paths: [String]) {
        for path in paths {
            setTimes(
                path,
                [
                    timespec(tv_sec: 1_700_000_000, tv_nsec: 5),
                    timespec(tv_sec: 1_700_000_000, tv_nsec: 5),
                ])
        }
        let deadline = now() + 40_000_000
        while now() < deadline { sched_yield() }
    }

    private static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    static func times(_ path: String) -> [timespec] {
        var status = stat()
        lstat(path, &status)
        return [status.st_atim, status.st_mtim]
    }

    static func setTimes(_ path: String, _ times: [timespec]) {
        utimensat(AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW)
    }
}
