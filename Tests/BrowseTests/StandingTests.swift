import CommandSupport
import Foundation
import Glibc
import Testing

/// What the pages say of how things stand, and of whether something is kept: it must be true.
struct StandingTests {
    private func prepared(_ sandbox: Sandbox) {
        sandbox.prepare()
        sandbox.put("a.txt", "first\n")
        sandbox.backUp()
    }

    @Test func withoutAServiceHomeSaysUntilWhenAllIsKept() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let home = try client.get("/")
        #expect(
            !home.text.contains("All is well") && home.text.contains(#/Backed up until 20\d\d-/#))
        #expect(home.text.contains("Cairn is not running"), "\(home.text)")
        #expect(home.text.contains("cairn -r \(sandbox.repository) service install"))
        #expect(home.body.contains(#"class="hero trouble""#))
        let standing = try client.json("/api/1/home")["standing"] as? [String: Any]
        #expect(standing?["level"] as? String == "well")
        #expect(standing?["watched"] as? Bool == false)
        let until = try #require(standing?["kept_until"] as? String)
        let commits = sandbox.json("snapshots").filter { $0["type"] == "commit" }
        let commit = try #require(commits.last?["time"])
        #expect(until <= commit, "what is saved while a backup runs may not be in it")
        client.end()
    }

    @Test func aNewRepositoryIsNoTroubleAndSaysTheNextStep() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        let client = try PageClient(sandbox)
        let home = try client.get("/")
        #expect(home.body.contains(#"class="hero new""#), "\(home.body)")
        #expect(home.text.contains("Nothing has been backed up yet"))
        #expect(!home.text.contains("too old"), "\(home.text)")
        for verb in ["backup", "service install"] {
            #expect(home.text.contains("cairn -r \(sandbox.repository) \(verb)"))
        }
        client.end()
    }

    /// Lock files are backed up like all others, and nobody looks for them.
    @Test func lockFilesOfEditorsAreNotShownAsChangedToday() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let locks = [
            ".~lock.letter.odt#", ".#notes", "#notes#", "letter.swp", "4913", "5036",
            "~$letter.docx", "notes~",
        ]
        for name in locks + ["letter.odt", "C#", "1913", "swap"] { sandbox.put(name, "text\n") }
        sandbox.backUp()
        let client = try PageClient(sandbox)
        var page = try client.get("/")
        #expect(
            client.browse.awaitWhileRunning {
                page = (try? client.get("/")) ?? page
                return !page.text.contains("is counting the names")
            })
        let answer = try client.json("/api/1/home")
        let items = answer["changed_today"] as? [[String: Any]] ?? []
        let names = items.compactMap { $0["path"] as? String }.map {
            String($0.split(separator: "/").last ?? "")
        }
        #expect(names.sorted() == ["1913", "C#", "letter.odt", "swap"], "\(names)")
        let today = try #require(
            page.text.firstMatch(of: #/Changed today(.*?)Largest files/#)?.1)
        for lock in locks { #expect(!today.contains(lock), "\(lock): \(today)") }
        #expect(today.contains("8 changes in hidden files and editor lock files"))
        client.end()
    }

    @Test func whatIsNotThereIsNotCalledKept() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        sandbox.put("b.txt", "b\n")
        sandbox.backUp()
        unlink("\(sandbox.source)/b.txt")
        let client = try PageClient(sandbox)
        func why(_ path: String) throws -> (page: PageClient.Answer, answer: [String: Any]) {
            (try client.get("/why?path=\(path)"), try client.json("/api/1/why?path=\(path)"))
        }
        let never = try why("\(sandbox.source)/never.txt")
        #expect(never.page.text.contains("There is no such file or folder"))
        #expect(never.page.text.contains("would be backed up if it existed"), "\(never.page.text)")
        #expect(!never.page.text.contains("It is backed up"))
        #expect(never.answer["exists"] as? Bool == false)
        #expect(never.answer["former"] as? Bool == false)
        // On the disk it is gone; the repository has it, before and after it knows of that.
        for words in ["but no backup has noticed this yet", "it was deleted"] {
            let former = try why("\(sandbox.source)/b.txt")
            #expect(former.page.text.contains("It no longer exists"))
            #expect(former.page.text.contains(words), "\(former.page.text)")
            #expect(former.page.text.contains("cairn -r \(sandbox.repository) versions"))
            #expect(former.answer["former"] as? Bool == true)
            #expect(sandbox.cairn("why", "\(sandbox.source)/b.txt").text.contains(words))
            sandbox.backUp()
        }
        let outside = try why(sandbox.file("home/never.txt"))
        #expect(outside.page.text.contains("There is no such file or folder"))
        #expect(!outside.page.text.contains("roots add \(sandbox.file("home"))"))
        #expect(outside.answer["kept"] as? Bool == false)
        let kept = try why("\(sandbox.source)/a.txt")
        #expect(
            kept.page.text.contains("It is backed up") && kept.answer["exists"] as? Bool == true)
        client.end()
    }

    /// A directory of the standard that is not there yet is kept as soon as it is made.
    @Test func whatIsAwaitedWouldBeKept() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let roots = sandbox.cairn("roots").text
        #expect(roots.contains(#/Documents +missing/#), "\(roots)")
        let answer = sandbox.cairn("why", sandbox.file("home/Documents/foo")).text
        #expect(answer.contains("would be backed up if it existed: no rule"), "\(answer)")
        #expect(!answer.contains("only if you pass"), "\(answer)")
        sandbox.cairn("exclude", "list")
    }

    /// The smallest folder that would do, and never the whole home.
    @Test func theAdviceIsTheSmallestFolder() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let home = sandbox.file("home")
        Files.makeDirectories(home + "/letters")
        for name in ["letters/one.txt", "two.txt"] { Files.write("x", to: "\(home)/\(name)") }
        let near = sandbox.cairn("why", "\(home)/letters/one.txt", exits: 1).text
        #expect(near.contains(" roots add \(home)/letters`"), "\(near)")
        for path in ["\(home)/two.txt", home, "/", sandbox.path] {
            let text = sandbox.cairn("why", path, exits: 1).text
            #expect(!text.contains("roots add /"), "\(text)")
            #expect(text.contains("next: "))
        }
    }

    @Test func aRelativePathIsAnsweredInTheForm() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let page = try client.get("/why?path=Documents/letter.txt")
        #expect(page.status == 400 && page.text.contains("Is it backed up, and why?"))
        #expect(page.body.contains(#"value="Documents/letter.txt""#))
        #expect(page.text.contains("\(sandbox.file("home"))/Documents/letter.txt"), "\(page.text)")
        #expect(page.text.contains("~/Documents/letter.txt"))
        #expect(try client.get("/api/1/why?path=Documents").status == 400)
        Files.write("text\n", to: sandbox.file("home/letter.txt"))
        for path in ["~/letter.txt", "~"] {
            let answer = try client.json("/api/1/why?path=\(path)")
            let whole = sandbox.file("home") + path.dropFirst()
            #expect(answer["path"] as? String == whole && answer["exists"] as? Bool == true)
        }
        client.end()
    }

    @Test func aRootIsNotLeftOut() throws {
        let sandbox = Sandbox()
        Files.makeDirectories(sandbox.file("config/cairn"))
        Files.write(
            "[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n",
            to: sandbox.file("config/cairn/cairn.toml"))
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let fields = [("csrf", try client.word()), ("path", sandbox.source)]
        let answers = try [
            client.get("/exclude?path=\(sandbox.source)"), client.post("/exclude", fields),
        ]
        for answer in answers {
            #expect(answer.status == 409)
            #expect(answer.text.contains(" roots remove \(sandbox.source)"), "\(answer.text)")
        }
        let refused = sandbox.cairn("exclude", "add", sandbox.source, exits: 1).errors
        #expect(refused.contains("is a root, so excluding it would stop its backups"), "\(refused)")
        #expect(refused.contains("`\(sandbox.call) roots remove \(sandbox.source)`"))
        #expect(sandbox.cairn("why", "\(sandbox.source)/a.txt").text.contains("is backed up"))
        client.end()
    }

    /// A request that waits for a lock does not hold up the end.
    @Test func aSignalEndsItWhileARequestWaits() throws {
        let sandbox = Sandbox()
        prepared(sandbox)
        let client = try PageClient(sandbox)
        let file = open("\(sandbox.repository)/readers", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        #expect(file >= 0 && flock(file, LOCK_EX) == 0)
        defer { close(file) }
        let waiting = try #require(client.begin("/content?root=1&path=a.txt"))
        // It is in work once another connection is answered that came after it.
        #expect(try client.get("/job").status == 200)
        let start = ContinuousClock.now
        client.end()
        #expect(ContinuousClock.now - start < .seconds(15))
        _ = waiting
    }
}
