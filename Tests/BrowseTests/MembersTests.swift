import CommandSupport
import Foundation
import Testing

@testable import CairnBrowse

/// Documents that are folders, archives and databases appear as what they are.
struct MembersTests {
    /// Writes an OpenDocument text with members of these texts.
    private func writeDocument(_ sandbox: Sandbox, _ members: [String: String]) {
        let script = """
            import json, sys, zipfile
            with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as file:
                file.writestr("mimetype", "application/vnd.oasis.opendocument.text",
                    zipfile.ZIP_STORED)
                for name, text in json.loads(sys.argv[2]).items():
                    file.writestr(name, text)
            """
        let text = String(
            decoding: (try? JSONSerialization.data(withJSONObject: members)) ?? Data(),
            as: UTF8.self)
        let ended = sandbox.run(
            "/usr/bin/python3", ["-I", "-c", script, "\(sandbox.source)/letter.odt", text])
        #expect(ended.code == 0, "\(ended.errors)")
    }

    private func changes(_ content: Any?) -> [String: String] {
        let all = ((content as? [String: Any])?["members"] as? [[String: Any]]) ?? []
        return Dictionary(
            uniqueKeysWithValues: all.map {
                ($0["name"] as? String ?? "", $0["change"] as? String ?? "same")
            })
    }

    @Test func membersOfADocumentTellWhatChanged() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        writeDocument(sandbox, ["content.xml": "one", "styles.xml": "s", "old.png": "o"])
        sandbox.backUp()
        writeDocument(sandbox, ["content.xml": "two!", "styles.xml": "s", "new.png": "n"])
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let address = "/api/1/file?root=1&path=letter.odt"
        let content = try #require(try client.json(address)["content"] as? [String: Any])
        #expect(content["kind"] as? String == "OpenDocument text")
        let expected = [
            "content.xml": "changed", "styles.xml": "same", "new.png": "new", "old.png": "removed",
            "mimetype": "same",
        ]
        #expect(changes(content["members"]) == expected)
        let first = try client.json(address + "&version=0")["content"] as? [String: Any]
        #expect(changes(first?["members"])["content.xml"] == "same")
        let compared = try client.json("/api/1/compare?root=1&path=letter.odt&a=0&b=1")
        #expect(changes(compared["members"]) == expected)
        #expect(try client.get("/file?root=1&path=letter.odt").text.contains("content.xml changed"))
        client.end()
    }

    @Test func aBundleIsOneItemThatCanBeOpened() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("letter.rtfd/TXT.rtf", "one")
        sandbox.put("letter.rtfd/inner/a.png", "12345")
        sandbox.backUp()
        sandbox.put("letter.rtfd/TXT.rtf", "two")
        sandbox.put("letter.rtfd/b.png", "new")
        sandbox.backUp()
        let client = try PageClient(sandbox)
        let entries = try client.json("/api/1/browse?root=1")["entries"] as? [[String: Any]]
        let letter = try #require(entries?.first { $0["name"] as? String == "letter.rtfd" })
        #expect(letter["bundle"] as? Bool == true && letter["size"] as? Int == 11)
        let page = try client.json("/api/1/file?root=1&path=letter.rtfd")
        #expect((page["versions"] as? [[String: Any]])?.map { $0["size"] as? Int } == [8, 11])
        let content = page["content"] as? [String: Any]
        #expect(content?["kind"] as? String == "A document that is a folder")
        let expected = ["TXT.rtf": "changed", "b.png": "new", "inner/a.png": "same"]
        #expect(changes(content?["members"]) == expected)
        let html = try client.get("/file?root=1&path=letter.rtfd").body
        #expect(html.contains("/file?root=1&amp;path=letter.rtfd/TXT.rtf"), "\(html)")
        #expect(try client.get("/file?root=1&path=letter.rtfd/TXT.rtf").text.contains("two"))
        client.end()
    }

    @Test func anApplicationsContainerIsNamed() throws {
        let sandbox = Sandbox()
        let container = sandbox.file("home/.var/app/org.example.Editor")
        for part in ["data", "config"] { Files.makeDirectories("\(container)/\(part)") }
        Files.write("x", to: "\(container)/data/a.txt")
        sandbox.cairn("init")
        sandbox.cairn("backup")
        let client = try PageClient(sandbox)
        let all = try client.json("/api/1/browse")["containers"] as? [[String: Any]]
        let found = try #require(all?.first)
        #expect(found["id"] as? String == "org.example.Editor")
        #expect(found["shape"] as? String == "flatpak")
        let parts = found["parts"] as? [[String: Any]] ?? []
        #expect(Set(parts.compactMap { $0["name"] as? String }).isSuperset(of: ["data", "config"]))
        #expect(try client.get("/browse").text.contains("org.example.Editor flatpak"))
        client.end()
    }

    @Test func databasesAndOthersAreNamed() {
        func kind(_ head: [UInt8]) -> String? { FileKind(head, nil)?.name }
        #expect(kind(Array("SQLite format 3\u{0}..".utf8)) == "SQLite database")
        #expect(kind(Array("%PDF-1.7\n".utf8)) == "PDF document")
        #expect(kind(Array("SQLite format".utf8)) == nil)
        #expect(kind([0x50, 0x4b, 3, 4]) == nil)
    }

    // MARK: Hostile archives

    /// An end record, with a directory before it.
    private func archive(
        _ directory: [UInt8], count: Int, bytes: Int? = nil, offset: Int = 0
    ) -> [UInt8] {
        func number(_ value: Int, _ bytes: Int) -> [UInt8] {
            (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        return directory + [0x50, 0x4b, 5, 6] + number(0, 4) + number(count, 2) + number(count, 2)
            + number(bytes ?? directory.count, 4) + number(offset, 4) + number(0, 2)
    }

    private func entry(_ name: String, nameBytes: Int? = nil) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 46)
        bytes.replaceSubrange(0..<4, with: [0x50, 0x4b, 1, 2])
        bytes[28] = UInt8(truncatingIfNeeded: nameBytes ?? name.utf8.count)
        bytes[29] = UInt8(truncatingIfNeeded: (nameBytes ?? 0) >> 8)
        return bytes + Array(name.utf8)
    }

    @Test func archivesThatLieHaveNoMembers() {
        func members(_ bytes: [UInt8]) -> Int? {
            ZipDirectory(tail: bytes, of: UInt64(bytes.count))?.members.count
        }
        #expect(members(archive(entry("a") + entry("b"), count: 2)) == 2)
        #expect(members(archive([], count: 0)) == 0)
        #expect(members(archive(entry("a"), count: 2)) == nil)
        #expect(members(archive(entry("a", nameBytes: 60_000), count: 1)) == nil)
        #expect(members(archive(entry("a"), count: 1, bytes: 1 << 30)) == nil)
        #expect(members(archive(entry("a"), count: 1, offset: 7)) == nil)
        #expect(members(archive(entry("a"), count: 65_535)) == nil)
        #expect(members(Array(archive(entry("a"), count: 1).dropLast())) == nil)
        for length in 0..<30 { #expect(members([UInt8](repeating: 0x50, count: length)) == nil) }
        // Whatever byte is changed, it is read within its bounds.
        let whole = archive(entry("a") + entry("bc"), count: 2)
        for place in whole.indices {
            for value: UInt8 in [0, 1, 0x7f, 0xff] {
                var bytes = whole
                bytes[place] = value
                _ = members(bytes)
            }
        }
    }
}
