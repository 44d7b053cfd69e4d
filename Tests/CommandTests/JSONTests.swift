import Foundation
import Glibc
import Testing

/// Docs/JSON.md and what the program writes are the same.
@Suite struct JSONTests {
    /// The fields of one object, as the page has them.
    struct Documented: Equatable {
        var always: Set<String> = []
        var optional: Set<String> = []
    }

    /// By verb, then by type.
    static let page: [String: [String: Documented]] = {
        var result: [String: [String: Documented]] = [:]
        var verb = ""
        var type = ""
        for line in Files.text(Project.path + "/Docs/JSON.md").split(separator: "\n") {
            if line.hasPrefix("## ") { verb = String(line.dropFirst(3)) }
            if line.hasPrefix("### `") {
                type = String(line.dropFirst(5).dropLast())
                result[verb, default: [:]][type] = Documented()
            }
            guard line.hasPrefix("| `") else { continue }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let name = String(cells[0].dropFirst().dropLast())
            if cells.count > 1, cells[1].hasPrefix("*optional*") {
                result[verb]?[type]?.optional.insert(name)
            } else {
                result[verb]?[type]?.always.insert(name)
            }
        }
        let commit = result["snapshots"]?["commit"]
        let error = result["Any verb"]?["error"]
        for verb in ["backup", "restore"] { result[verb]?["commit"] = commit }
        let progress = result["backup"]?["progress"]
        let failure = result["backup"]?["failure"]
        result["restore"]?["backup_progress"] = progress
        result["restore"]?["backup_failure"] = failure
        result["undo", default: [:]].merge(result["restore"] ?? [:]) { own, _ in own }
        for (type, documented) in result["verify"] ?? [:] { result["repair"]?[type] = documented }
        for verb in Array(result.keys) + ["watch"] { result[verb, default: [:]]["error"] = error }
        return result
    }()

    static func check(
        _ verb: String, _ objects: [JSONObject], types: Set<String>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            Set(objects.compactMap { $0["type"] }).isSuperset(of: types), "\(verb)",
            sourceLocation: sourceLocation)
        for object in objects {
            let type = object["type"] ?? "none"
            guard let documented = page[verb]?[type] else {
                Issue.record(
                    "\(verb) writes \"\(type)\", which Docs/JSON.md does not have",
                    sourceLocation: sourceLocation)
                continue
            }
            let found = Set(object.fields.keys).subtracting(["type"])
            let unknown = found.subtracting(documented.always).subtracting(documented.optional)
            #expect(
                unknown.isEmpty, "\(verb), \(type): not in Docs/JSON.md",
                sourceLocation: sourceLocation)
            #expect(
                documented.always.subtracting(found).isEmpty, "\(verb), \(type): missing",
                sourceLocation: sourceLocation)
        }
    }

    @Test func everyVerbWritesWhatThePageSays() {
        let sandbox = Sandbox()
        mkdir(sandbox.source, 0o755)
        Self.check("init", sandbox.json("init"), types: ["repository"])
        var tree = RandomTree(at: sandbox.source, seed: 3)
        tree.isSmall = true
        tree.make()
        sandbox.put("plain.txt", "one")
        Self.check(
            "backup", sandbox.json("backup", sandbox.source, "--tag", "first"),
            types: ["commit", "summary"])
        sandbox.put("plain.txt", "another")
        tree.mutate()
        Self.check("backup", sandbox.json("backup", sandbox.source), types: ["commit", "summary"])
        Self.check("snapshots", sandbox.json("snapshots"), types: ["commit"])
        Self.check("ls", sandbox.json("ls"), types: ["item"])
        Self.check("find", sandbox.json("find", "*"), types: ["item"])
        Self.check("find", sandbox.json("find", "--snapshot", "latest", "*"), types: ["item"])
        Self.check(
            "versions", sandbox.json("versions", sandbox.source + "/plain.txt"), types: ["version"])
        let commits = sandbox.commits()
        Self.check("diff", sandbox.json("diff", commits[0], commits[1]), types: ["difference"])
        Self.check("stats", sandbox.json("stats"), types: ["stats"])
        Self.check("pin", sandbox.json("pin", commits[0]), types: ["pinned"])
        Self.check("snapshots", sandbox.json("snapshots"), types: ["commit"])
        Self.check(
            "forget", sandbox.json("forget", "--keep-last", "1", "--dry-run"),
            types: ["decision", "summary"])
        Self.check("unpin", sandbox.json("unpin", commits[0]), types: ["unpinned"])
        Self.check(
            "forget", sandbox.json("forget", "--path", sandbox.source + "/plain.txt", "--dry-run"),
            types: ["erased"])
        let containers = sandbox.file("home/.var/app")
        for name in ["org.example.App/data", "no container"] {
            Files.makeDirectories("\(containers)/\(name)")
        }
        Files.write("stray", to: "\(containers)/org.example.App/stray")
        let around =
            "[[root]]\nname = \"Home\"\npath = \"\(sandbox.file("home"))\"\n"
            + "[[root]]\nname = \"Inner\"\npath = \"\(containers)/no container\"\nrole = \"caches\"\n"
        sandbox.setSettings("standard = true\n[containers]\nflatpak = true\n\(around)")
        Self.check(
            "roots", sandbox.json("roots"), types: ["root", "left_out", "problem", "unkept_file"])
        sandbox.setSettings("")
        let target = sandbox.file("out")
        Self.check(
            "restore", sandbox.json("restore", "--target", target, "--dry-run"),
            types: ["action", "summary"])
        Self.check(
            "restore", sandbox.json("restore", "--target", target), types: ["progress", "summary"])
        let live = sandbox.source + "/plain.txt"
        Self.check(
            "restore", sandbox.json("restore", "--in-place", "--snapshot", commits[0], live),
            types: ["commit", "summary"])
        Self.check("undo", sandbox.json("undo"), types: ["undoing", "commit", "summary"])
        Self.check("verify", sandbox.json("verify", "--read-data"), types: ["summary"])
        // Live content is read only from roots of the settings, or by order.
        Self.check(
            "repair", sandbox.json("repair", "--live-root", sandbox.source),
            types: ["repair", "summary"])
        Self.check("status", sandbox.json("status"), types: ["status"])
        Self.check("status", sandbox.json("status", live), types: ["proof"])
        sandbox.put("new.txt", "new")
        unlink(live)
        Self.check(
            "status", sandbox.json("status", sandbox.source, exits: 1), types: ["proof", "finding"])
        Self.check("pause", sandbox.json("pause", exits: 1), types: ["error"])
        sandbox.put("left-out", "x")
        Self.check(
            "exclude", sandbox.json("exclude", "add", sandbox.source + "/left-out"),
            types: ["exclusion"])
        Self.check("exclude", sandbox.json("exclude", "list"), types: ["excluded", "summary"])
        Self.check(
            "why", sandbox.json("why", sandbox.source + "/left-out", exits: 1),
            types: ["rule", "why"])
        Self.check("why", sandbox.json("why", sandbox.source), types: ["rule", "why"])
        Self.check("backup", sandbox.json("backup", "--dry-run"), types: ["item", "dry_summary"])
        sandbox.cairn("backup", sandbox.source)
        Self.check(
            "versions", sandbox.json("versions", sandbox.source + "/left-out"), types: ["note"])
        Self.check(
            "exclude", sandbox.json("exclude", "remove", sandbox.source + "/left-out"),
            types: ["inclusion"])
        Self.check("version", sandbox.json("version"), types: ["version"])
        Self.check("ls", sandbox.json("ls", "--snapshot", "ffff", exits: 1), types: ["error"])
        Self.check("init", sandbox.json("init", exits: 1), types: ["error"])
        Self.check("service", sandbox.json("service", "install", "--dry-run"), types: ["service"])
        Self.check("service", sandbox.json("service", "uninstall"), types: ["service"])
        Self.check("service", sandbox.json("service", "status", exits: 1), types: ["service"])
        Self.check("service", sandbox.json("service", exits: 1), types: ["error"])
        Self.check("watch", sandbox.json("watch", "--nonsense", exits: 1), types: ["error"])
        let encrypted = EncryptedTests.prepared("encrypted")
        Self.check("key", encrypted.json("key", "list"), types: ["key"])
        Files.write("another", to: encrypted.file("new"))
        chmod(encrypted.file("new"), 0o600)
        let added = encrypted.json(
            "key", "add", "--key-cost", "least", "--new-password-file", encrypted.file("new"))
        Self.check("key", added, types: ["key_change"])
        Self.check(
            "key", encrypted.json("key", "remove", added.first?["id"] ?? ""), types: ["key_change"])
        Self.check("key", sandbox.json("key", "list", exits: 1), types: ["error"])
    }

    @Test func damageIsNamed() {
        let sandbox = Sandbox()
        sandbox.prepare()
        var random = Seeded(8)
        Files.write(random.bytes(400_000), to: sandbox.source + "/a")
        sandbox.backUp()
        for name in Files.names(sandbox.repository + "/packs/open") {
            unlink(sandbox.repository + "/packs/open/" + name)
        }
        let lines = sandbox.json("verify", exits: 1)
        Self.check("verify", lines, types: ["damaged_version", "summary"])
        #expect(lines.first { $0["type"] == "damaged_version" }?["path"] == sandbox.source + "/a")
        // Live content is read only from roots of the settings, or by order.
        Self.check(
            "repair", sandbox.json("repair", "--live-root", sandbox.source),
            types: ["repair", "summary"])
        #expect(Walker.walk(sandbox.restored("latest")) == Walker.walk(sandbox.source))
    }

    @Test func aFailureToRestoreIsAnObject() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("thing", "a file")
        sandbox.backUp()
        let target = sandbox.file("out")
        Files.makeDirectories("\(target)\(sandbox.source)/thing/with content")
        Self.check(
            "restore", sandbox.json("restore", "--target", target, exits: 1),
            types: ["failure", "summary"])
    }

    /// Names that are not UTF-8 can be had back exactly.
    @Test func bytesOfNamesAreInHexadecimal() {
        let sandbox = Sandbox()
        sandbox.prepare()
        withCString(Array(sandbox.source.utf8) + [0x2f, 0x63, 0xe9, 0x0a]) {
            _ = close(creat($0, 0o644))
        }
        sandbox.backUp()
        let item = sandbox.json("ls").first { $0["kind"] == "file" }
        #expect(item?["path"]?.hasSuffix("/c\u{fffd}\n") == true)
        #expect(
            item?["path_hex"] == Hexadecimal.text(sandbox.source) + "2f63e90a")
    }
}
