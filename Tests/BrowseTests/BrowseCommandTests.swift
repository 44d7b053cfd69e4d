import CommandSupport
import Foundation
import Glibc
import Testing

/// The command around the pages: who runs it, what it prints, how it ends.
struct BrowseCommandTests {
    /// Uses the link, then asks for each address, with what a program of the same user has.
    private static let ask = """
        import sys, urllib.request, http.cookiejar
        opener = urllib.request.build_opener(
            urllib.request.ProxyHandler({}),
            urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
        opener.open(sys.argv[1], timeout=60).read()
        for address in sys.argv[2:]:
            try:
                answer = opener.open(sys.argv[1].split("/enter/")[0] + address, timeout=60)
            except urllib.error.HTTPError as error:
                answer = error
            print(answer.status, answer.read().decode().strip())
        """

    /// Starts `cairn browse`, asks, and ends it. - Returns: a line an answer.
    private func answers(
        _ sandbox: Sandbox, _ addresses: [String], options: [String] = []
    ) throws -> [String] {
        let browse = sandbox.startCairn(["browse", "--no-open", "--json"] + options)
        let output = String(browse.errorPath.dropLast(3)) + "out"
        #expect(browse.awaitWhileRunning { Files.text(output).hasSuffix("}\n") })
        let line = try #require(
            try JSONSerialization.jsonObject(with: Data(Files.text(output).utf8))
                as? [String: Any])
        let link = try #require(line["url"] as? String)
        let port = try #require(line["port"] as? Int)
        #expect(link.hasPrefix("http://127.0.0.1:\(port)/enter/"))
        let words = sandbox.prefix + ["/usr/bin/python3", "-I", "-c", Self.ask, link] + addresses
        let asked = sandbox.run(words[0], Array(words.dropFirst()))
        browse.send(SIGTERM)
        let ended = browse.wait()
        #expect(ended.code == 0 && ended.errors.isEmpty, "\(ended.errors)")
        #expect(asked.code == 0, "\(asked.errors)")
        return asked.lines
    }

    private func prepared(_ sandbox: Sandbox) {
        Files.makeDirectories(sandbox.source)
        Files.write("the text\n", to: sandbox.source + "/a.txt")
        sandbox.prepare()
        sandbox.backUp()
    }

    /// One who is not root has fewer rights over sockets; an encrypted repository hides its memory.
    @Test(.enabled(if: getuid() == 0, "only root can be another user"))
    func anotherUserThanRootMayBrowse() throws {
        let sandbox = Sandbox()
        sandbox.environment["CAIRN_PASSWORD"] = "a password of the test"
        sandbox.prefix = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        Files.makeDirectories(sandbox.source)
        Files.makeDirectories(sandbox.repository)
        Files.write("the text\n", to: sandbox.source + "/a.txt")
        for name in ["home", "state", "data", "config", "cache", "source", "repository"] {
            chown(sandbox.file(name), 65_534, 65_534)
        }
        #expect(sandbox.cairn("init", "--encrypt", "--key-cost", "least").code == 0)
        #expect(sandbox.cairn("backup", sandbox.source).code == 0)
        let found = try answers(sandbox, ["/content?root=1&path=a.txt"])
        #expect(found == ["200 the text"])
    }

    /// Paths that lead out of a root, whatever their spelling, lead nowhere.
    @Test func pathsLeadOutOfNoRoot() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let hostile = [
            "path=../../../../etc/passwd", "path=%2e%2e/%2e%2e/etc/passwd", "path=/etc/passwd",
            "path=a.txt/../../../etc/passwd", "path=a.txt%00", "path=..", "path_hex=2e2e",
            "path_hex=zz",
        ]
        let addresses = hostile.map { "/content?root=1&\($0)" }
        for line in try answers(sandbox, addresses) where line.hasPrefix("2") {
            Issue.record("answered: \(line)")
        }
        let other = try answers(
            sandbox,
            ["/assets/../../etc/passwd", "/api/1/file?root=9&path=a.txt", "/content?root=-1"])
        #expect(!other.contains { $0.hasPrefix("2") })
    }

    /// Docs/API.md against what the command answers: every field of each answer, and no other.
    @Test func theTwinsHaveTheFieldsThatArePromised() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        Files.write("another text\n", to: sandbox.source + "/a.txt")
        sandbox.backUp()
        Files.write("a third text\n", to: sandbox.source + "/a.txt")
        let addresses: KeyValuePairs = [
            // A search waits until names are counted, which home counts.
            "search": "?q=a", "home": "", "browse": "", "browse ": "?root=1",
            "file": "?root=1&path=a.txt",
            "compare": "?root=1&path=a.txt&a=0&b=1", "job": "",
            "why": "?path=\(sandbox.source)", "exclude": "?path=\(sandbox.source)/a.txt",
            "restore": "?root=1&path=a.txt&at=1", "undo": "", "basket": "", "settings": "",
        ]
        let lines = try answers(
            sandbox, addresses.map { "/api/1/\($0.key.trimmingCharacters(in: [" "]))\($0.value)" })
        let page = Files.text(FileManager.default.currentDirectoryPath + "/Docs/API.md")
        for (address, line) in zip(addresses, lines) {
            let name = address.key.trimmingCharacters(in: [" "])
            #expect(line.hasPrefix("200 "), "\(line)")
            let object = try JSONSerialization.jsonObject(with: Data(line.dropFirst(4).utf8))
            let fields = try #require(object as? [String: Any]).keys
            let section = try #require(
                page.split(separator: "\n## `").first { $0.hasPrefix("/api/1/\(name)`") })
            let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
            let promised = rows.flatMap { row in
                row.split(separator: "|")[0].split(separator: "`").filter {
                    $0.first?.isLetter == true
                }
                .map(String.init)
            }
            #expect(Set(fields).isSubset(of: promised), "\(name)")
            // One has two forms, others have fields that need not be there.
            let missing = Set(promised).subtracting(fields)
            let optional: Set = [
                "message", "next", "present_path", "present_command", "members", "doubt", "lost",
                "undoable", "changed_since",
            ]
            #expect(name == "browse" || missing.isSubset(of: optional), "\(name) lacks \(missing)")
        }
    }

    @Test func restoresNeedAForm() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let found = try answers(sandbox, ["/restore", "/undo", "/api/1/job"])
        #expect(found.first?.hasPrefix("400") == true)
        #expect(found.count { $0.hasPrefix("400 ") } == 2, "\(found)")
        #expect(found.last?.contains(#""state":"none""#) == true)
    }

    @Test func wrongCallsSayWhatAndWhatNext() {
        let sandbox = Sandbox()
        prepared(sandbox)
        for port in ["0", "65536", "-1"] {
            let ended = sandbox.cairn("browse", "--port", port, exits: 1)
            #expect(ended.errors.contains("next:"), "\(ended.errors)")
        }
        sandbox.repository += "-away"
        let away = sandbox.cairn("browse", "--no-open", exits: 10)
        #expect(away.errors.contains("there is no repository"))
    }

    /// What opens pages gets what tells one desktop from another, and no password; a failure of its
    /// is said.
    @Test func whatOpensTheBrowserKnowsTheDesktopAndMayFail() {
        let sandbox = Sandbox()
        prepared(sandbox)
        let programs = sandbox.file("programs")
        Files.makeDirectories(programs)
        let report = sandbox.file("report")
        Files.write(
            "#!/bin/sh\nenv > \(report).part\ncat \"$1\" >> \(report).part\n"
                + "mv \(report).part \(report)\nexit 4\n",
            to: "\(programs)/xdg-open")
        chmod("\(programs)/xdg-open", 0o755)
        sandbox.environment["PATH"] = "\(programs):/usr/bin:/bin"
        sandbox.environment["DISPLAY"] = ":99"
        sandbox.environment["XDG_DATA_DIRS"] = "/a:/b"
        sandbox.environment["CAIRN_PASSWORD"] = "a password of the test"
        // Of one that was killed; no process has such a number.
        let state = sandbox.file("state/cairn")
        Files.write("left over", to: "\(state)/browse-2147483647.html")
        let browse = sandbox.startCairn(["browse"])
        #expect(
            browse.awaitWhileRunning {
                Files.text(browse.errorPath).contains(
                    "cannot open a browser: `xdg-open` exited with code 4; open the link yourself")
            }, "\(Files.text(browse.errorPath))")
        browse.send(SIGTERM)
        #expect(browse.wait().code == 0)
        #expect(!Files.names(state).contains { $0.hasPrefix("browse-") })
        let told = Files.text(report)
        #expect(told.contains("\nXDG_DATA_DIRS=/a:/b\n") && told.contains("/enter/"), "\(told)")
        #expect(!told.contains("PASSWORD"), "\(told)")
    }

    /// Three sparse files of 2^63 bytes are more than a number holds. (Of file systems that are
    /// there, tmpfs takes them.)
    @Test(.enabled(if: access("/dev/shm", W_OK) == 0, "needs a tmpfs"))
    func sizesThatSumUpToMoreThanANumberHoldsEndNothing() throws {
        let sandbox = Sandbox()
        let place = "/dev/shm/cairn-test-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: place) }
        for folder in ["b.rtfd", "plain"] {
            Files.makeDirectories("\(place)/\(folder)")
            for number in 1...3 {
                Files.write("", to: "\(place)/\(folder)/s\(number)")
                #expect(truncate("\(place)/\(folder)/s\(number)", 9_223_372_036_854_771_712) == 0)
            }
        }
        sandbox.prepare()
        #expect(sandbox.cairn("backup", place).code == 0)
        let calls = [
            ["ls", "-l", place], ["versions", "\(place)/b.rtfd"], ["stats"], ["roots"],
            ["restore", "-n", "--target", sandbox.file("target")], ["find", "s1"],
            ["exclude", "add", "-n", "\(place)/plain"], ["backup", "-n", place],
        ]
        for call in calls {
            let ended = sandbox.startCairn(call).wait()
            #expect((0...1).contains(ended.code), "\(call): \(ended.code) \(ended.errors)")
        }
        let pages = [
            "/", "/browse?root=1", "/browse?root=1&path=plain", "/file?root=1&path=b.rtfd",
            "/restore?root=1&path=b.rtfd", "/restore?root=1", "/restore?root=1&path=plain",
        ]
        let found = try answers(sandbox, pages + pages.map { "/api/1\($0 == "/" ? "/home" : $0)" })
        #expect(found.filter { $0.hasPrefix("200 ") }.count >= pages.count, "\(found)")
        #expect(!found.contains { $0.hasPrefix("5") })
    }
}
