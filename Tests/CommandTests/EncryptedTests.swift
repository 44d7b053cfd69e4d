import CommandSupport
import Glibc
import Testing

/// Encrypted repositories with the real binary: what comes back, what nobody can read, what nobody
/// can alter.
@Suite struct EncryptedTests {
    static let password = "correct horse battery staple"
    static let initArguments = ["--encrypt", "--key-cost", "least"]

    static func prepared(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.environment["CAIRN_PASSWORD"] = password
        sandbox.prepare(initArguments: initArguments)
        return sandbox
    }

    /// Every file of the repository, with its path.
    static func repositoryFiles(_ sandbox: Sandbox) -> [(path: String, content: [UInt8])] {
        sandbox.run("/usr/bin/find", [sandbox.repository, "-type", "f"]).lines.sorted().map {
            ($0, Files.content($0))
        }
    }

    static func holds(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
        bytes.firstRange(of: word) != nil
    }

    /// Argon2id takes 256 MiB of it.
    @Test func aKeyTakesLittleMoreMemoryThanArgon2id() throws {
        let sandbox = Sandbox(#function)
        sandbox.environment["CAIRN_PASSWORD"] = Self.password
        sandbox.prepare(initArguments: ["--encrypt"])
        sandbox.put("file", "text")
        sandbox.backUp()
        let remote = "dir:" + sandbox.file("remote")
        Files.makeDirectories(sandbox.file("remote"))
        sandbox.cairn("remote", "push", remote)
        for place in [sandbox.repository, remote] {
            let (ended, bytes) = sandbox.measured(["-r", place, "ls"])
            #expect(ended.code == 0, "\(ended.errors)")
            #expect((268_000_000...282_000_000).contains(bytes), "\(place): \(bytes) bytes")
        }
    }

    /// `status` and `status --check` agree when nobody has the password.
    @Test func withoutThePasswordBothStatusesSayTheSame() {
        let sandbox = Self.prepared()
        sandbox.put("file", "text")
        sandbox.backUp()
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady() && watch.keeps(sandbox.source + "/file"))
        sandbox.environment["CAIRN_PASSWORD"] = nil
        sandbox.setSettings("[[job]]\nname = \"/db.sql\"\nstale-after = \"26h\"\n")
        let whole = sandbox.startCairn(["status"]).wait()
        let checked = sandbox.startCairn(["status", "--check"]).wait()
        #expect(
            checked.code == 1 && checked.text.hasPrefix("trouble: ")
                && whole.text.split(separator: "\n").first
                    == checked.text.split(separator: "\n").first,
            "\(whole.text) \(checked.text)")
        #expect(watch.stop().code == 0)
    }

    @Test func everyVerbWorksOnAnEncryptedRepository() throws {
        let sandbox = Self.prepared()
        sandbox.put("a/one.txt", "the first")
        sandbox.put("a/two.txt", String(repeating: "two ", count: 100_000))
        let first = sandbox.backUp()
        sandbox.put("a/one.txt", "the second")
        let second = sandbox.backUp()
        #expect(Files.text(sandbox.restored(first) + "/a/one.txt") == "the first")
        #expect(Files.text(sandbox.restored(second) + "/a/one.txt") == "the second")
        #expect(
            sandbox.cairn("dump", sandbox.source + "/a/one.txt", "--snapshot", first).text
                == "the first")
        #expect(sandbox.json("versions", sandbox.source + "/a/one.txt").count >= 2)
        sandbox.cairn("find", "two.txt")
        sandbox.cairn("diff", first, second)
        sandbox.cairn("stats")
        sandbox.cairn("status", sandbox.source)
        sandbox.cairn("status", "--read-data", sandbox.source)
        sandbox.put("a/one.txt", "the third")
        sandbox.cairn("restore", "--snapshot", first, "--in-place", sandbox.source)
        #expect(Files.text(sandbox.source + "/a/one.txt") == "the first")
        sandbox.cairn("undo")
        #expect(Files.text(sandbox.source + "/a/one.txt") == "the third")
        sandbox.cairn("verify", "--read-data")
        // Without a catalog, and after a repair that had nothing to do.
        _ = sandbox.run("/bin/sh", ["-c", "rm -f \(sandbox.file("state"))/cairn/*.catalog*"])
        #expect(Files.text(sandbox.restored(second) + "/a/one.txt") == "the second")
        sandbox.cairn("repair")
        #expect(
            Files.text(sandbox.restored(first) + "/a/two.txt")
                == String(repeating: "two ", count: 100_000))
        sandbox.expectSound("the witness")
    }

    /// Names, paths, contents, ids of known contents: none of it can be found in any file of the
    /// repository.
    @Test func nothingCanBeReadWithoutTheKey() throws {
        let secret =
            "the content that nobody may read " + String(repeating: "0123456789", count: 20)
        func filled(_ sandbox: Sandbox) {
            sandbox.put("very-secret-directory/unmistakable-name.txt", secret)
            sandbox.put("empty-but-named", "")
            symlink("/where/the-link-points", sandbox.source + "/a-link-name")
            sandbox.backUp()
        }
        let encrypted = Self.prepared()
        filled(encrypted)
        // The same in clear, to show that the search finds what is there.
        let clear = Sandbox("clear")
        clear.prepare(initArguments: ["--compression", "none"])
        filled(clear)
        let id = blake2b(Array(secret.utf8))
        let words: [[UInt8]] =
            [
                "very-secret-directory", "unmistakable-name", "empty-but-named", "the-link-points",
                "a-link-name",
            ]
            .map { Array($0.utf8) } + [Array(secret.utf8.prefix(24)), id]
        let all = Self.repositoryFiles(encrypted)
        for word in words {
            let found = all.filter { Self.holds($0.content, word) }.map(\.path)
            #expect(found.isEmpty, "\(String(decoding: word, as: UTF8.self))")
        }
        let inClear = Self.repositoryFiles(clear).flatMap(\.content)
        // A record is compressed as its repository says: nothing here is.
        for word in words {
            let isFound = Self.holds(inClear, word)
            #expect(isFound, "\(String(decoding: word, as: UTF8.self)) would not have been found")
        }
        for word in [Self.password, encrypted.source] {
            let found = all.filter { Self.holds($0.content, Array(word.utf8)) }.map(\.path)
            #expect(found.isEmpty)
        }
    }

    /// BLAKE2b-256 by another program.
    private func blake2b(_ bytes: [UInt8]) -> [UInt8] {
        let sandbox = Sandbox("hash")
        Files.write(bytes, to: sandbox.file("bytes"))
        let digits = sandbox.run("/usr/bin/b2sum", ["--length=256", sandbox.file("bytes")]).text
            .prefix(64).utf8.map { $0 }
        return stride(from: 0, to: digits.count, by: 2).map {
            UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16) ?? 0
        }
    }

    @Test func initTwiceChangesNothing() throws {
        let sandbox = Self.prepared()
        let before = Files.content(sandbox.repository + "/cairn.json")
        sandbox.environment["CAIRN_PASSWORD"] = "another"
        sandbox.cairn("init", "--encrypt", "--key-cost", "least", exits: 1)
        sandbox.cairn("init", "--encrypt", "--if-missing")
        sandbox.cairn("init", "--if-missing")
        #expect(Files.content(sandbox.repository + "/cairn.json") == before)
        let plain = Sandbox("plain")
        plain.prepare()
        plain.environment["CAIRN_PASSWORD"] = "another"
        #expect(
            plain.cairn("init", "--encrypt", "--if-missing", exits: 1).errors.contains(
                "not encrypted"))
        #expect(plain.cairn("init", "--key-cost", "least", exits: 1).errors.contains("--encrypt"))
    }

    /// A bit that flipped costs what lay there, and is named; what else can be read comes back.
    @Test func damageIsFoundAndRepaired() throws {
        let sandbox = Self.prepared()
        for index in 0..<30 {
            sandbox.put(
                "file-\(index)", "content \(index) " + String(repeating: "\(index)", count: 50))
        }
        let commit = sandbox.backUp()
        let pack = try #require(Self.repositoryFiles(sandbox).first { $0.path.hasSuffix(".pack") })
        var bytes = pack.content
        bytes[bytes.count - 40] ^= 1
        Files.write(bytes, to: pack.path)
        #expect(sandbox.cairn("verify", "--read-data", exits: 1).text.contains("file-"))
        // The files still live: repair heals from them where the settings or an option permit it.
        let refused = sandbox.cairn("repair", exits: 1)
        #expect(refused.errors.contains("repair --live-root DIR"), "\(refused.errors)")
        sandbox.cairn("repair", "--live-root", sandbox.source)
        sandbox.cairn("verify", "--read-data")
        #expect(Files.text(sandbox.restored(commit) + "/file-7").hasPrefix("content 7 "))
        sandbox.expectSound("after the repair")
    }

    /// Records are sealed anew, for their numbers change.
    @Test func damagedJournalIsRewritten() throws {
        let sandbox = Self.prepared()
        var commits: [String] = []
        for index in 0..<4 {
            sandbox.put("file", "state \(index)")
            commits.append(sandbox.backUp())
        }
        let segment = sandbox.repository + "/journal/00000001.journal"
        var bytes = Files.content(segment)
        // In the third commit.
        bytes[bytes.count * 5 / 8] ^= 0x10
        Files.write(bytes, to: segment)
        sandbox.cairn("verify", exits: 1)
        // A catalog would know all of it.
        let state = sandbox.file("state/cairn")
        for name in Files.names(state) where name.contains(".catalog") {
            unlink("\(state)/\(name)")
        }
        sandbox.cairn("repair", exits: 1)
        // What this machine had seen was renumbered; that is no rollback.
        #expect(Files.text(sandbox.restored(commits[0]) + "/file") == "state 0")
        #expect(
            Files.text(sandbox.restored(commits[3], exits: 3) + "/file") == "state 3",
            "of what the damage took it tells")
        sandbox.put("file", "state 4")
        #expect(Files.text(sandbox.restored(sandbox.backUp()) + "/file") == "state 4")
        let inClear = Self.repositoryFiles(sandbox).filter {
            $0.path.contains("/journal/") && Self.holds($0.content, Array("CREC".utf8))
        }.map(\.path)
        #expect(inClear.isEmpty)
    }

    @Test func watchKeepsWhatIsSaved() throws {
        let sandbox = Self.prepared()
        sandbox.setSettings("[watch]\nquiet-after-close = \"20ms\"\n")
        sandbox.put("first", "first")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        sandbox.put("second", "second, saved while the daemon runs")
        #expect(watch.keeps(sandbox.source + "/second"))
        // Commands acquire exclusive access from it, and each unlocks it for itself.
        sandbox.cairn("backup", sandbox.source)
        sandbox.cairn("status")
        #expect(watch.stop().code == 0)
        let commit = try #require(sandbox.commits(all: true).last)
        #expect(
            Files.text(sandbox.restored(commit) + "/second")
                == "second, saved while the daemon runs")
        sandbox.cairn("verify", "--read-data")
        sandbox.expectSound("after the daemon")
    }

    /// The daemon's process cannot be looked into, also by itself under another user's rights: its
    /// watches must work all the same.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func ordinaryUserCanWatch() throws {
        let sandbox = Self.prepared()
        sandbox.setSettings("[watch]\nquiet-after-close = \"20ms\"\n")
        sandbox.put("directory/first", "first")
        let programs = [Binary.path, Binary.path + "-events"]
        #expect(sandbox.run("/bin/cp", programs + [sandbox.path]).code == 0)
        #expect(sandbox.run("/bin/chown", ["-R", "65534:65534", sandbox.path]).code == 0)
        let words = [
            "--reuid=65534", "--regid=65534", "--clear-groups", sandbox.file("cairn"), "-r",
            sandbox.repository,
        ]
        let child = sandbox.start("/usr/bin/setpriv", words + ["watch", sandbox.source])
        #expect(
            child.awaitWhileRunning { child.errorsSoFar.contains("everything compared") },
            "\(child.errorsSoFar)")
        Files.write("second", to: sandbox.source + "/directory/second")
        chown(sandbox.source + "/directory/second", 65_534, 65_534)
        let second = sandbox.source + "/directory/second"
        #expect(
            child.awaitWhileRunning {
                sandbox.run("/usr/bin/setpriv", words + ["status", second]).code == 0
            }, "\(child.errorsSoFar)")
        child.send(SIGTERM)
        #expect(child.wait().code == 0)
    }

    /// A daemon that cannot unlock says so and ends; it does not wait as for a disk that is away.
    @Test func watchWithoutThePasswordEnds() {
        let sandbox = Self.prepared()
        sandbox.put("first", "first")
        sandbox.backUp()
        sandbox.environment["CAIRN_PASSWORD"] = "wrong"
        let ended = sandbox.cairn("watch", sandbox.source, exits: 12)
        #expect(ended.errors.contains("wrong password"))
    }
}
