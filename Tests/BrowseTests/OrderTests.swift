import CommandSupport
import Foundation
import Glibc
import Testing

/// What the pages do when a form asks: forged forms, exclusions, passwords, and what is lost.
struct OrderTests {
    private static let orders: [(path: String, fields: [(String, String)])] = [
        ("/restore", [("root", "1"), ("path_hex", "612e747874"), ("at", "1"), ("to", "place")]),
        ("/undo", []), ("/basket", [("do", "add"), ("item", "1.1.612e747874")]),
        ("/basket/restore", [("to", "place")]), ("/exclude", [("path", "~/a.txt")]),
        ("/include", [("path", "~/a.txt")]),
        ("/unlock", [("password", "x")]),
    ]

    private func prepared(_ sandbox: Sandbox) {
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        sandbox.backUp()
        sandbox.put("a.txt", "second\n")
    }

    @Test func everyOrderNeedsThePagesWordAndThePagesOrigin() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let word = try client.word()
        for order in Self.orders {
            #expect(try client.post(order.path, order.fields).status == 403, "\(order.path)")
            let wrong = [("csrf", String(word.reversed()))] + order.fields
            #expect(try client.post(order.path, wrong).status == 403, "\(order.path)")
            let right = [("csrf", word)] + order.fields
            for headers in [
                "", "Origin: http://evil.example\r\n", "Origin: null\r\n",
                "Sec-Fetch-Site: cross-site\r\nOrigin: http://127.0.0.1:\(client.port)\r\n",
                "Sec-Fetch-Site: same-site\r\n", "Sec-Fetch-Site: none\r\n",
            ] {
                let answer = try client.post(order.path, right, headers: headers)
                #expect(answer.status == 403, "\(order.path) \(headers)")
            }
            // A GET changes nothing.
            _ = try client.get("\(order.path)?csrf=\(word)&to=place&do=add&path=~/a.txt")
        }
        #expect(Files.text("\(sandbox.source)/a.txt") == "second\n")
        #expect(try client.json("/api/1/job")["state"] as? String == "none")
        #expect((try client.json("/api/1/basket")["items"] as? [Any])?.isEmpty == true)
        client.end()
    }

    // MARK: What is there stays

    /// Whatever folder is named: also the one in which the live files lie.
    @Test func aRestoreElsewhereIsPutOverNothing() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        // Beneath the target it has the path that it had.
        let aside = sandbox.file("aside")
        // The same that is there already is no failure.
        for (target, end) in [("/", "incomplete"), (aside, "done"), (aside, "done")] {
            _ = try client.post(
                "/restore",
                [
                    ("csrf", try client.word()), ("root", "1"), ("path_hex", "612e747874"),
                    ("at", "1"), ("to", "directory"), ("target", target),
                ])
            #expect(try client.finished()["state"] as? String == end, "\(target)")
        }
        #expect(Files.text("\(sandbox.source)/a.txt") == "second\n")
        #expect(try client.json("/api/1/job")["skipped"] as? Int == 1)
        client.end()
    }

    @Test func aMomentThatIsNoneIsRefused() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        for (query, status) in [("at=99", 404), ("at=abc", 400), ("at=9223372036854775808", 400)] {
            for page in ["/content", "/restore", "/api/1/restore"] {
                let answer = try client.get("\(page)?root=1&path=a.txt&\(query)")
                #expect(answer.status == status, "\(page) \(query)")
            }
        }
        #expect(try client.get("/api/1/why?path=").status == 400)
        client.end()
    }

    @Test func aDeletedFileIsFoundByItsFolderAlone() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        sandbox.put("Rechnungen/2026/dm.txt", "one\n")
        sandbox.backUp()
        Files.removeTree(Array("\(sandbox.source)/Rechnungen/2026".utf8))
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let query = "/api/1/search?q=rechnungen&deleted=1&kind=file"
        while try client.json(query)["waits"] as? Bool == true {}
        let beneath = try client.json(query)["beneath"] as? [String: Any]
        #expect(beneath?["count"] as? Int == 1)
        // A folder of that name does not hide what is in it.
        let folder = try client.json("/api/1/search?q=rechnungen")
        #expect(folder["count"] as? Int == 1)
        #expect((folder["beneath"] as? [String: Any])?["count"] as? Int == 2)
        client.end()
    }

    // MARK: Leaving out

    @Test func whatIsLeftOutIsFlaggedAndNoLongerKept() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        sandbox.put("build/x.o", "object\n")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let path = "\(sandbox.source)/build"
        #expect(try client.get("/why?path=\(path)").text.contains("It is backed up"))
        let asks = try client.get("/exclude?path=\(path)")
        #expect(asks.text.contains("1 file (7 B) that is currently backed up would be excluded"))
        #expect(asks.text.contains("paths = [\"\(path)\"]"))
        #expect(asks.text.contains("exclude add"))
        // Nothing was done.
        #expect(sandbox.cairn("why", path).text.contains("is backed up"))
        let fields = [("csrf", try client.word()), ("path", path)]
        let done = try client.post("/exclude", fields)
        #expect(done.status == 200 && done.text.contains("its flag is set"), "\(done.text)")
        #expect(sandbox.cairn("why", path, exits: 1).text.contains("is not backed up"))
        #expect(try client.get("/why?path=\(path)").text.contains("It is not backed up"))
        client.end()
    }

    /// A symlink carries no flag: the settings name it, in the line that was shown.
    @Test func whatCarriesNoFlagIsNamedInTheSettings() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let path = "\(sandbox.source)/link"
        symlink("a.txt", path)
        let client = try PageClient(sandbox)
        let done = try client.post("/exclude", [("csrf", try client.word()), ("path", path)])
        #expect(done.status == 200 && done.text.contains("Cairn added the path to"), "\(done.text)")
        let settings = Files.text(sandbox.file("config/cairn/cairn.toml"))
        #expect(settings.contains(path), "\(settings)")
        client.end()
    }

    /// Nothing outside the roots is touched, whoever serves the pages; each refusal says why.
    @Test func whatCannotBeLeftOutIsRefused() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let outside = sandbox.file("outside.txt")
        Files.write("theirs\n", to: outside)
        symlink(sandbox.file(""), "\(sandbox.source)/way")
        let client = try PageClient(sandbox)
        let word = try client.word()
        let cases: [(path: String, status: Int)] = [
            ("relative", 400), ("", 400), ("../a.txt", 400), ("/a\0b", 400),
            ("\(sandbox.source)/nothing", 404), ("/nowhere/at/all", 404), (outside, 409),
            ("\(sandbox.source)/way/outside.txt", 409), ("\(sandbox.source)/../outside.txt", 409),
            (sandbox.file(""), 409), ("/", 409),
        ]
        for (path, status) in cases {
            let address = path.replacing("\0", with: "%00")
            let answers = try [
                client.get("/exclude?path=\(address)"),
                client.get("/api/1/exclude?path=\(address)"),
                client.post("/exclude", [("csrf", word), ("path", path)]),
            ]
            for answer in answers {
                #expect(answer.status == status, "\(path) \(answer.status) \(answer.text)")
            }
            #expect(answers[0].body.contains(#"class="next""#), "\(path)")
            #expect(answers[1].body.contains(#""next":"#), "\(path)")
        }
        let flags = ["-c", "import os, sys; print(os.listxattr(sys.argv[1]))", outside]
        #expect(sandbox.run("/usr/bin/python3", flags).text == "[]\n")
        sandbox.run(
            "/usr/bin/python3",
            [
                "-c",
                "import os, sys; os.setxattr(sys.argv[1], 'user.xdg.robots.backup', b'false')",
                outside,
            ])
        for path in [outside, "\(sandbox.source)/way/outside.txt", "\(sandbox.source)/a.txt"] {
            let answers = try [
                client.get("/include?path=\(path)"), client.get("/api/1/include?path=\(path)"),
                client.post("/include", [("csrf", word), ("path", path)]),
            ]
            #expect(answers.allSatisfy { $0.status == 409 }, "\(path) \(answers.map(\.status))")
        }
        #expect(sandbox.run("/usr/bin/python3", flags).text == "['user.xdg.robots.backup']\n")
        for path in ["relative", "../a.txt", "a%00"] {
            for page in ["/why", "/api/1/why"] {
                #expect(try client.get("\(page)?path=\(path)").status == 400, "\(path)")
            }
        }
        client.end()
    }

    // MARK: Passwords

    @Test func thePageAsksForThePasswordWhereThereIsNoTerminal() throws {
        let sandbox = Sandbox()
        let password = "correct horse & battery=staple %41"
        sandbox.environment["CAIRN_PASSWORD"] = password
        Files.makeDirectories(sandbox.source)
        sandbox.put("a.txt", "the text\n")
        sandbox.cairn("init", "--encrypt", "--key-cost", "least")
        sandbox.cairn("backup", sandbox.source)
        sandbox.environment["CAIRN_PASSWORD"] = ""
        let client = try PageClient(sandbox)
        let asked = "/file?root=1&path=a.txt"
        let locked = try client.get(asked)
        #expect(locked.status == 403 && locked.text.contains("The repository is encrypted"))
        #expect(!locked.body.contains("the text"))
        let twin = try client.get("/api/1/home")
        #expect(twin.status == 403 && twin.body.contains("no password was given"))
        #expect(try client.get("/content?root=1&path=a.txt").status == 403)

        func give(_ text: String) throws -> PageClient.Answer {
            try client.post(
                "/unlock",
                [("csrf", try client.word(of: asked)), ("from", asked), ("password", text)])
        }
        for wrong in ["wrong", password + " ", "", String(repeating: "x", count: 100_000)] {
            let answer = try give(wrong)
            #expect(answer.status == 403 && answer.header("Location") == nil, "\(wrong.prefix(9))")
        }
        #expect(try give("wrong").text.contains("Wrong password"))
        #expect(try client.get(asked).status == 403)
        let right = try give(password)
        #expect(right.status == 303 && right.header("Location") == asked)
        #expect(try client.get(asked).text.contains("the text"))
        #expect(try client.get("/content?root=1&path=a.txt").body == "the text\n")
        // It stands nowhere but in memory.
        let command = Files.text("/proc/\(client.browse.identifier)/cmdline")
        #expect(!command.contains("correct horse"))
        let errors = client.end()
        #expect(!errors.contains("correct horse") && errors.contains("the page asks"), "\(errors)")
    }

    // MARK: What cannot be read

    /// Overwrites the middle of each pack.
    private func damagePacks(_ sandbox: Sandbox) {
        let script = """
            import glob, os, sys
            for path in glob.glob(sys.argv[1] + "/packs/**/*.pack", recursive=True):
                size = os.path.getsize(path)
                with open(path, "r+b") as file:
                    file.seek(size // 4)
                    file.write(bytes(size // 2))
            """
        let ended = sandbox.run("/usr/bin/python3", ["-I", "-c", script, sandbox.repository])
        #expect(ended.code == 0)
    }

    @Test func aLostVersionSaysWhichAndWhatToDo() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 / 7) }
        Files.write(bytes, to: "\(sandbox.source)/a.bin")
        sandbox.backUp()
        damagePacks(sandbox)
        Files.write(Array(bytes.reversed()), to: "\(sandbox.source)/a.bin")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let old = "root=1&path=a.bin&at=1"
        for page in [
            "/file?\(old)", "/content?\(old)", "/restore?\(old)",
            "/compare?root=1&path=a.bin&a=0&b=1",
        ] {
            let answer = try client.get(page)
            #expect(answer.text.contains("a.bin as of "), "\(page): \(answer.text)")
            #expect(answer.text.contains("is lost or damaged: chunk"), "\(page)")
            #expect(answer.text.contains("cairn repair"), "\(page)")
        }
        #expect(try client.get("/content?\(old)").status == 500)
        // The one that is whole is named, and is whole.
        let file = try client.get("/file?\(old)")
        #expect(file.body.contains("version=1\">The version from"), "\(file.body)")
        #expect(try client.get("/content?root=1&path=a.bin&at=2").status == 200)
        #expect(try client.json("/api/1/restore?\(old)")["lost"] != nil)
        // A restore that is asked for all the same leaves what is there, and says why.
        let word = try client.word()
        let fields = [
            ("csrf", word), ("root", "1"), ("path_hex", "612e62696e"), ("at", "1"), ("to", "place"),
        ]
        #expect(try client.post("/restore", fields).status == 303)
        #expect(try client.finished()["state"] as? String == "incomplete")
        #expect(Files.content("\(sandbox.source)/a.bin") == Array(bytes.reversed()))
        let job = try client.get("/job").text
        #expect(job.contains("lost or damaged") && job.contains("cairn repair"), "\(job)")
        // The first version is offered to be compared with the newest.
        for field in ["a\"><option value=\"1\">", "b\"><option value=\"1\" selected>"] {
            #expect(file.body.contains("<select name=\"\(field)"), "\(file.body)")
        }
        client.end()
    }

    @Test func aRepositoryThatWentAwayIsSaidSo() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        #expect(try client.get("/content?root=1&path=a.txt").status == 200)
        Files.removeTree(Array(sandbox.repository.utf8))
        for page in ["/content?root=1&path=a.txt", "/file?root=1&path=a.txt"] {
            let answer = try client.get(page)
            #expect(answer.status == 503, "\(page): \(answer.text)")
            #expect(answer.text.contains("The repository is missing"), "\(answer.text)")
        }
        #expect(try client.get("/api/1/file?root=1&path=a.txt").status == 503)
        client.end()
    }

    /// Pages of two repositories would be taken for those of one.
    @Test func anotherRepositoryInItsPlaceIsSaidSo() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let away = sandbox.file("away")
        #expect(try client.get("/").status == 200)
        // It is moved away and comes back.
        #expect(rename(sandbox.repository, away) == 0)
        #expect(try client.get("/").status == 503)
        #expect(rename(away, sandbox.repository) == 0)
        #expect(try client.get("/").status == 200)
        // Another begins there.
        #expect(rename(sandbox.repository, away) == 0)
        sandbox.cairn("init", "--new")
        sandbox.backUp()
        for page in ["/", "/browse?root=1", "/file?root=1&path=a.txt", "/search?q=a"] {
            let answer = try client.get(page)
            #expect(answer.status == 503, "\(page): \(answer.text)")
            #expect(answer.text.contains(#/now a different repository at \S+/#), "\(answer.text)")
            #expect(answer.text.contains("start it again"), "\(answer.text)")
        }
        client.end()
    }

    @Test func aLockedRepositoryIsSaidSo() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let word = try client.word()
        // Another program that writes.
        let file = open("\(sandbox.repository)/lock", O_RDWR | O_CLOEXEC)
        #expect(file >= 0 && flock(file, LOCK_EX) == 0)
        defer { close(file) }
        let fields = [
            ("csrf", word), ("root", "1"), ("path_hex", "612e747874"), ("at", "1"), ("to", "place"),
        ]
        #expect(try client.post("/restore", fields).status == 303)
        let job = try client.finished()
        #expect(job["state"] as? String == "failed")
        #expect((job["message"] as? String)?.contains("locked by") == true, "\(job)")
        #expect(job["next"] != nil)
        let again = #"href="/restore?root=1&amp;path=a.txt&amp;at=1">Try again"#
        #expect(try client.get("/job").body.contains(again))
        #expect(Files.text("\(sandbox.source)/a.txt") == "second\n")
        client.end()
    }
}
