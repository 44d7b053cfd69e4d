import CommandSupport
import Foundation
import Testing

/// What a page shows of a root comes back from that root: not from another machine's, nor from one
/// that lived at the same path.
struct OneRootTests {
    /// - Parameter isNamed: whether the machine is called so; else each has this one's name.
    private static func become(_ machine: String, _ sandbox: Sandbox, isNamed: Bool = false) {
        sandbox.prefix =
            isNamed
            ? [
                "/usr/bin/unshare", "--uts", "/bin/sh", "-c",
                "echo \(machine) >/proc/sys/kernel/hostname && exec \"$@\"", "sh",
            ] : []
        sandbox.environment["CAIRN_MACHINE_ID"] = machine
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state-\(machine)")
        Files.makeDirectories(sandbox.file("state-\(machine)"))
    }

    /// A machine without roots, after two others have kept one path.
    private func prepared(_ sandbox: Sandbox, areNamed: Bool = false) {
        for machine in ["one", "two"] {
            Self.become(machine, sandbox, isNamed: areNamed)
            if machine == "one" { sandbox.prepare() }
            sandbox.put("a.txt", "first of \(machine)\n")
            sandbox.backUp()
            sandbox.put("a.txt", "of \(machine)\n")
            sandbox.backUp()
        }
        Self.become("three", sandbox, isNamed: areNamed)
        sandbox.put("a.txt", "of three\n")
    }

    private func restore(
        _ client: PageClient, root: Int, to place: [(String, String)], at commit: Int = 4
    ) throws -> PageClient.Answer {
        let hex = "a.txt".utf8.map { String($0, radix: 16) }.joined()
        let fields = [
            ("csrf", try client.word()), ("root", "\(root)"), ("path_hex", hex),
            ("at", "\(commit)"),
        ]
        return try client.post("/restore", fields + place)
    }

    private func finish(_ client: PageClient, _ answer: PageClient.Answer) throws {
        #expect(answer.status == 303, "\(answer.text)")
        let job = try client.finished()
        #expect(job["state"] as? String == "done", "\(job)")
    }

    @Test func aNewMachineBringsBackTheRootsOfEachOther() throws {
        let sandbox = Sandbox("new-machine")
        prepared(sandbox)
        let client = try PageClient(sandbox)
        for (root, machine) in [(1, "one"), (2, "two")] {
            let target = sandbox.file("aside-\(machine)")
            try finish(
                client, restore(client, root: root, to: [("to", "directory"), ("target", target)]))
            #expect(Files.text("\(target)\(sandbox.source)/a.txt") == "of \(machine)\n")
            let page = try client.get("/restore?root=\(root)&path=a.txt&at=4").text
            #expect(
                page.contains("only to another folder") && page.contains("--in-place --snapshot"))
            let refused = try restore(client, root: root, to: [("to", "place")])
            #expect(refused.status == 409)
            let basket = try client.post(
                "/basket",
                [
                    ("csrf", try client.word()), ("do", "add"),
                    ("item", Sandbox.choice("a.txt", root: root)),
                ])
            #expect(basket.status == 303)
            let word = try client.word()
            let back = try client.post("/basket/restore", [("csrf", word), ("to", "place")])
            #expect(back.status == 409)
            let chosen = sandbox.file("basket-\(machine)")
            let fields = [("csrf", word), ("to", "directory"), ("target", chosen)]
            try finish(client, client.post("/basket/restore", fields))
            #expect(Files.text("\(chosen)\(sandbox.source)/a.txt") == "of \(machine)\n")
        }
        #expect(Files.text("\(sandbox.source)/a.txt") == "of three\n")
        client.end()
    }

    /// The commands that the pages of a new machine show, run as they are.
    @Test func theCommandsOfANewMachineNameTheOther() throws {
        let sandbox = Sandbox("named-machine")
        prepared(sandbox)
        let client = try PageClient(sandbox)
        for (root, machine) in [(1, "one"), (2, "two")] {
            let item = "root=\(root)&path=a.txt"
            let content = try ShownCommand.all(client, "/file?\(item)&version=0")
            let dump = try #require(content.first)
            #expect(ShownCommand.run(sandbox, dump).text == "first of \(machine)\n", "\(dump)")
            for address in [
                "/", "/browse", "/browse?root=\(root)", "/browse?root=\(root)&at=4",
                "/file?\(item)", "/restore?\(item)&at=4",
            ] {
                for line in try ShownCommand.all(client, address) where !line.hasSuffix(" status") {
                    let ended = ShownCommand.run(sandbox, line)
                    #expect(ended.code == 0, "\(address): \(line): \(ended.errors)")
                }
            }
            let compared = try ShownCommand.all(client, "/compare?\(item)&a=0&b=1")
            let line = try #require(compared.first)
            #expect(ShownCommand.run(sandbox, line).text.contains("\n+of \(machine)\n"), "\(line)")
            #expect(Files.text("\(sandbox.source)/a.txt") == "of three\n")
            let aside = sandbox.file("home/restored")
            #expect(Files.text("\(aside)\(sandbox.source)/a.txt") == "of \(machine)\n")
            Files.removeTree(Array(aside.utf8))
        }
        client.end()
    }

    /// A commit shows the roots of all machines, and a verb that is given it means its maker's.
    @Test(.enabled(if: Machine.canUnshareMounts, "needs root and unshare"))
    func aCommitOfAnotherMachineChangesNothing() throws {
        let sandbox = Sandbox("commit-of-another")
        prepared(sandbox, areNamed: true)
        Self.become("one", sandbox, isNamed: true)
        let client = try PageClient(sandbox)
        try finish(client, restore(client, root: 1, to: [("to", "place")]))
        #expect(Files.text("\(sandbox.source)/a.txt") == "of one\n")
        client.end()
    }

    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func rootsOfOnePathAreKeptApart() throws {
        let sandbox = Sandbox("same-path")
        let made = sandbox.run(
            "/usr/bin/python3",
            [
                "-B", Project.fixtures + "/hostile_repositories.py", sandbox.file("cases"),
                sandbox.file("outside"),
            ])
        #expect(made.code == 0, "\(made.errors)")
        sandbox.repository = sandbox.file("cases/same-root-path")
        let client = try PageClient(sandbox)
        for (root, content) in [(1, "planted\n"), (2, "another\n")] {
            let target = sandbox.file("aside-\(root)")
            let shown = try client.json("/api/1/restore?root=\(root)&path=f&at=1&target=\(target)")
            let line = try #require(shown["command"] as? String)
            #expect(line.contains(" --root \(root) "), "\(line)")
            #expect(ShownCommand.run(sandbox, line).code == 0)
            #expect(Files.text(target + "/a/f") == content)
        }
        client.end()
    }

    /// From a remote nothing is put over files, and no command says so.
    @Test func aRemotesCommandGoesElsewhere() throws {
        let sandbox = Sandbox("remote-command")
        sandbox.prepare()
        sandbox.put("a.txt", "kept\n")
        sandbox.backUp()
        let url = "dir:\(sandbox.file("nas"))"
        sandbox.cairn("remote", "push", url)
        sandbox.repository = url
        let client = try PageClient(sandbox)
        let item = "restore?root=1&path=a.txt&at=1"
        let said = try #require(try client.json("/api/1/\(item)")["command"] as? String)
        #expect(try ShownCommand.all(client, "/\(item)") == [said])
        #expect(said.contains(" --overwrite never --target ~/restored "), "\(said)")
        let fields = [
            ("csrf", try client.word()), ("do", "add"), ("item", Sandbox.choice("a.txt", at: 1)),
        ]
        #expect(try client.post("/basket", fields).status == 303)
        let all = try client.json("/api/1/basket")["commands"] as? [String]
        #expect(try ShownCommand.all(client, "/basket") == all)
        client.end()
    }
}
