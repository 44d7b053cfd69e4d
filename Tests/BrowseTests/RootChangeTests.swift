import CommandSupport
import Foundation
import Glibc
import Testing

/// Roots that move or end: whatever was done, `roots`, `status`, `find`, `versions` and the pages
/// agree, each file is listed once, and its history is whole. (Issue 37, number 15.)
@Suite struct RootChangeTests {
    struct Change: CustomTestStringConvertible, Sendable {
        let name: String
        /// Paths of the home, in order: directories that are roots of the settings.
        var roots = ["work", "other"]
        let make: @Sendable (Home) -> Void
        /// Sizes of every version of a file, by its path in the home.
        let histories: [String: [Int]]
        /// What was deleted with its root.
        var deleted: [String] = []
        var testDescription: String { name }
    }

    /// A home with standard directories and roots of the settings. Each letter has two versions.
    final class Home: Sendable {
        let sandbox: Sandbox

        init(_ name: String, roots: [String]) {
            sandbox = Sandbox(name)
            sandbox.prepare()
            for name in ["Documents", "Music"] + roots {
                Files.makeDirectories(path(name))
            }
            let tables = roots.map {
                "[[root]]\nname = \"\(Self.last($0))\"\npath = \"\(path($0))\"\n"
            }
            sandbox.setSettings("standard = true\n" + tables.joined())
            for text in ["one", "three"] {
                for name in ["Documents"] + roots { write(text, to: "\(name)/letter") }
                backUp()
            }
        }

        static func last(_ path: String) -> String {
            path.split(separator: "/").last.map(String.init) ?? path
        }

        func path(_ name: String) -> String { sandbox.file("home/\(name)") }

        func write(_ text: String, to name: String) { Files.write(text, to: path(name)) }

        func move(_ old: String, _ new: String) {
            #expect(rename(path(old), path(new)) == 0, "\(old)")
        }

        func removeAll(_ name: String) { Files.removeTree(Array(path(name).utf8)) }

        func backUp(exits code: Int32 = 0) { sandbox.cairn("backup", exits: code) }

        func roots(_ arguments: String...) {
            sandbox.cairn(
                (["roots"] + arguments.enumerated().map { $0 == 0 ? $1 : path($1) }).map {
                    Array($0.utf8)
                })
        }

        /// Status proposes this command.
        func expectProposed(_ words: String, _ names: String...) {
            sandbox.cairn("status", "--check", exits: 1)
            let status = sandbox.cairn("status")
            let command = "roots \(words) " + names.map(path).joined(separator: " ")
            #expect(status.text.contains(command), "\(status.text)")
        }
    }

    private static let whole = [3, 5]

    static let changes: [Change] = [
        Change(
            name: "a standard directory is renamed",
            make: { home in
                home.move("Documents", "Papers")
                home.expectProposed("move", "Documents", "Papers")
                home.roots("move", "Documents", "Papers")
            }, histories: ["Papers/letter": whole, "work/letter": whole]),
        Change(
            name: "the system names another standard directory",
            make: { home in
                home.move("Documents", "Papers")
                Files.makeDirectories(home.sandbox.file("config"))
                Files.write(
                    "XDG_DOCUMENTS_DIR=\"$HOME/Papers\"\n",
                    to: home.sandbox.file("config/user-dirs.dirs"))
                home.backUp()
                home.expectProposed("move", "Documents", "Papers")
                home.roots("move", "Documents", "Papers")
            }, histories: ["Papers/letter": whole]),
        Change(
            name: "a root of the settings is renamed",
            make: { home in
                home.move("work", "job")
                home.expectProposed("move", "work", "job")
                home.roots("move", "work", "job")
            }, histories: ["job/letter": whole, "other/letter": whole]),
        Change(
            name: "the new place was added before the move is told",
            make: { home in
                home.move("work", "job")
                home.roots("add", "job")
                home.backUp(exits: 3)
                home.write("nineteen", to: "job/letter")
                home.backUp(exits: 3)
                home.roots("move", "work", "job")
            }, histories: ["job/letter": whole + [8]]),
        Change(
            name: "a root is moved into another",
            make: { home in
                home.move("work", "other/work")
                home.roots("move", "work", "other/work")
            }, histories: ["other/work/letter": whole + [5], "other/letter": whole]),
        Change(
            name: "a root was moved into another and backed up there",
            make: { home in
                home.move("work", "other/work")
                home.backUp(exits: 3)
                home.roots("move", "work", "other/work")
            }, histories: ["other/work/letter": whole + [5], "other/letter": whole]),
        Change(
            name: "a root in another is moved out of it", roots: ["work", "work/in"],
            make: { home in
                home.move("work/in", "in")
                home.roots("move", "work/in", "in")
            }, histories: ["in/letter": whole + [5], "work/letter": whole]),
        Change(
            name: "a backup comes before the move out of a root is told",
            roots: ["work", "work/in"],
            make: { home in
                home.move("work/in", "in")
                home.backUp(exits: 3)
                home.backUp(exits: 3)
                home.roots("move", "work/in", "in")
            }, histories: ["in/letter": whole + [5], "work/letter": whole]),
        Change(
            name: "the new place out of a root was backed up before the move is told",
            roots: ["work", "work/in"],
            make: { home in
                home.move("work/in", "in")
                home.roots("add", "in")
                home.backUp(exits: 3)
                home.write("nineteen", to: "in/letter")
                home.roots("move", "work/in", "in")
            }, histories: ["in/letter": whole + [5, 8], "work/letter": whole]),
        Change(
            name: "a root in another is moved within it", roots: ["work", "work/in"],
            make: { home in
                home.move("work/in", "work/out")
                home.roots("move", "work/in", "work/out")
            }, histories: ["work/out/letter": whole + [5], "work/letter": whole]),
        Change(
            name: "a root is moved into another and back",
            make: { home in
                home.move("work", "other/work")
                home.roots("move", "work", "other/work")
                home.backUp()
                home.move("other/work", "work")
                home.roots("move", "other/work", "work")
            }, histories: ["work/letter": whole + [5, 5], "other/letter": whole]),
        Change(
            name: "a root is moved and moved back",
            make: { home in
                home.move("work", "job")
                home.roots("move", "work", "job")
                home.backUp()
                home.move("job", "work")
                home.roots("move", "job", "work")
            }, histories: ["work/letter": whole]),
        Change(
            name: "a directory of several roots is renamed", roots: ["src/a", "src/b"],
            make: { home in
                home.move("src", "code")
                home.roots("move", "src", "code")
            }, histories: ["code/a/letter": whole, "code/b/letter": whole]),
        Change(
            name: "an empty standard directory is removed",
            make: { home in
                #expect(rmdir(home.path("Music")) == 0)
                home.sandbox.cairn("status", "--check")
                home.roots("remove", "Music")
            },
            histories: ["Documents/letter": whole]),
        Change(
            name: "a root is deleted for good",
            make: { home in
                home.removeAll("work")
                home.expectProposed("remove", "work")
                home.roots("remove", "work")
            }, histories: ["other/letter": whole], deleted: ["work/letter"]),
        Change(
            name: "a standard directory is deleted for good",
            make: { home in
                home.removeAll("Documents")
                home.expectProposed("remove", "Documents")
                home.roots("remove", "Documents")
            }, histories: ["other/letter": whole], deleted: ["Documents/letter"]),
        Change(
            name: "a root that is there is not backed up any more",
            make: { home in home.roots("remove", "work") },
            histories: ["other/letter": whole], deleted: ["work/letter"]),
        Change(
            name: "a wider root takes others in",
            make: { home in
                home.roots("add", ".")
                home.backUp()
                home.write("nineteen", to: "work/letter")
            },
            histories: [
                "Documents/letter": whole, "work/letter": whole + [8], "other/letter": whole,
            ]),
    ]

    @Test(arguments: changes) func everythingAgrees(change: Change) throws {
        let home = Home("root-change", roots: change.roots)
        change.make(home)
        home.backUp()
        let sandbox = home.sandbox
        let status = sandbox.cairn("status", "--check")
        #expect(!status.text.contains("missed"), "\(status.text)")
        let roots = sandbox.cairn("roots")
        #expect(!roots.errors.contains("attention; run"), "\(roots.text)\(roots.errors)")
        let found = sandbox.cairn("find", "-q", "*").lines
        #expect(Set(found).count == found.count, "\(found)")
        for path in found {
            let place = path.hasSuffix("/") ? String(path.dropLast()) : path
            #expect(Files.exists(place), "\(place) is no more")
        }
        let names = Set(sandbox.cairn("find", "-q", "letter").lines)
        #expect(names.isSuperset(of: change.histories.keys.map(home.path)), "\(names)")
        #expect(names.isDisjoint(with: change.deleted.map(home.path)), "\(names)")
        for (name, sizes) in change.histories {
            let versions = sandbox.json("versions", home.path(name)).filter {
                $0["type"] == "version"
            }
            #expect(
                versions.map { $0.number("size") } == sizes, "\(name): \(versions.map(\.fields))")
            #expect(
                versions.last?.fields["until"] == nil || versions.last?["until"] == nil, "\(name)")
            for version in versions {
                guard let id = version["id"], let path = version["path"] else { continue }
                let text = sandbox.cairn("dump", "--snapshot", id, path).text
                #expect(text.utf8.count == version.number("size"), "\(path) of \(id)")
            }
        }
        for name in change.deleted {
            let live = home.path(name)
            #expect(sandbox.cairn("find", "-q", "--deleted", "letter").lines.contains(live))
            #expect(sandbox.cairn("dump", "--deleted", live).text == "three")
            let versions = sandbox.json("versions", live).filter { $0["type"] == "version" }
            #expect(versions.map { $0.number("size") } == Self.whole, "\(versions.map(\.fields))")
        }
        try expectPagesAgree(home, change, names)
    }

    /// - Parameter names: what `find` lists.
    private func expectPagesAgree(_ home: Home, _ change: Change, _ names: Set<String>) throws {
        let client = try PageClient(home.sandbox)
        defer { client.end() }
        let standing = try client.json("/api/1/home")["standing"] as? [String: Any]
        #expect(standing?["level"] as? String == "well", "\(standing ?? [:])")
        let roots = try client.json("/api/1/browse")["roots"] as? [[String: Any]] ?? []
        let present = roots.filter { $0["ended"] as? Bool != true }.compactMap {
            $0["path"] as? String
        }
        #expect(Set(present).count == present.count, "\(present)")
        for path in present { #expect(Files.exists(path), "\(path) is no more") }
        func found(_ query: String) -> [[String: Any]] {
            var items: [[String: Any]] = []
            #expect(
                client.browse.awaitWhileRunning {
                    guard let found = try? client.json("/api/1/search?q=letter\(query)")
                    else { return false }
                    items = found["items"] as? [[String: Any]] ?? []
                    return found["waits"] as? Bool == false
                })
            return items
        }
        func paths(_ items: [[String: Any]]) -> [String] {
            items.compactMap { $0["path"] as? String }.sorted()
        }
        let items = found("").filter { $0["deleted"] as? Bool != true }
        #expect(paths(items) == names.sorted())
        let deleted = paths(found("&deleted=1"))
        let ended = change.deleted.map(home.path)
        #expect(deleted.filter(ended.contains) == ended.sorted(), "\(deleted)")
        for (name, sizes) in change.histories {
            let path = home.path(name)
            let item = try #require(items.first { $0["path"] as? String == path })
            #expect(item["versions"] as? Int == sizes.count, "\(item)")
            let root = try #require(item["root"] as? Int)
            let around = try #require(
                roots.first { $0["root"] as? Int == root }?["path"] as? String)
            // Exactly one root has it.
            #expect(present.filter { path.hasPrefix($0 + "/") } == [around], "\(present)")
            let file = try client.json(
                "/api/1/file?root=\(root)&path=\(path.dropFirst(around.utf8.count + 1))")
            let versions = file["versions"] as? [[String: Any]] ?? []
            #expect(versions.map { $0["size"] as? Int } == sizes, "\(name): \(versions)")
            #expect(versions.last?["deleted"] as? Bool != true, "\(name): \(versions)")
        }
    }

    @Test func whatCannotBeIsRefused() {
        let home = Home("root-change-refused", roots: ["work"])
        let sandbox = home.sandbox
        Files.makeDirectories(home.path("job"))
        let there = sandbox.cairn("roots", "move", home.path("work"), home.path("job"), exits: 1)
        #expect(there.errors.contains("still exists"), "\(there.errors)")
        home.move("work", "gone")
        sandbox.cairn("roots", "move", home.path("work"), home.path("nowhere"), exits: 1)
        sandbox.cairn("roots", "move", home.path("nowhere"), home.path("job"), exits: 1)
        let dry = sandbox.cairn("roots", "move", "-n", home.path("work"), home.path("gone"))
        #expect(dry.text.contains("would continue at"), "\(dry.text)")
        home.expectProposed("move", "work", "gone")
    }
}
