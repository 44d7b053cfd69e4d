import CommandSupport
import Foundation
import Glibc
import Testing

/// Large folders and names of all time, as they come and go while somebody looks.
struct ManyNamesTests {
    /// A running `cairn browse` that lets this test in.
    private struct Looking {
        let browse: ChildProcess
        let port: Int
        let cookie: String

        init(_ sandbox: Sandbox) throws {
            browse = sandbox.startCairn("browse", "--no-open", "--json")
            let output = String(browse.errorPath.dropLast(3)) + "out"
            #expect(browse.awaitWhileRunning { Files.text(output).hasSuffix("}\n") })
            let line = try #require(JSONObject(Files.text(output)))
            port = try #require(line.number("port"))
            let link = try #require(line["url"])
            let answer = RawClient.get(port, "/enter/" + (link.split(separator: "/").last ?? ""))
            cookie = try #require(
                answer?.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") }.map {
                    String($0.dropFirst(12).prefix { $0 != ";" })
                })
        }

        func ask(_ address: String) throws -> JSONObject {
            let answer = try #require(
                RawClient.get(port, "/api/1/\(address)", headers: "Cookie: \(cookie)\r\n"))
            #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(address): \(answer.prefix(300))")
            let body = answer.range(of: "\r\n\r\n").map { String(answer[$0.upperBound...]) } ?? ""
            return try #require(JSONObject(body), "\(address): \(answer.prefix(300))")
        }
    }

    private static let count = 2_500
    private static func size(_ number: Int) -> Int { number * 7_919 % 5_003 }
    private static func name(_ number: Int) -> String {
        "f" + String("000\(number)".suffix(4))
    }

    private func entries(_ page: JSONObject) -> [[String: Any]] {
        page.fields["entries"] as? [[String: Any]] ?? []
    }

    private func sizes(_ page: JSONObject) -> [Int] {
        entries(page).compactMap { ($0["size"] as? NSNumber)?.intValue }
    }

    private func names(_ page: JSONObject) -> [String] {
        entries(page).compactMap { $0["name"] as? String }
    }

    @Test func aLargeFolderAndItsNamesFollowWhatIsSaved() throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        let wide = sandbox.source + "/wide"
        Files.makeDirectories(wide)
        for number in 0..<Self.count {
            Files.write(
                [UInt8](repeating: 7, count: Self.size(number)), to: "\(wide)/\(Self.name(number))")
        }
        sandbox.backUp()
        let looking = try Looking(sandbox)
        let folder = "browse?root=1&path=wide"
        let ordered = (0..<Self.count).map(Self.size).sorted(by: >)
        let first = try looking.ask(folder + "&sort=size")
        #expect(first.number("count") == Self.count && sizes(first) == Array(ordered.prefix(500)))
        let last = try looking.ask(folder + "&sort=size&skip=2400")
        #expect(sizes(last) == Array(ordered.suffix(100)))
        #expect(try names(looking.ask(folder + "&skip=500")).first == "f0500")
        #expect(try looking.ask("search?q=F12").number("count") == 100)

        // What goes, what comes, in a folder that is new, too, and what changes.
        for number in 1_200..<1_210 { unlink("\(wide)/\(Self.name(number))") }
        Files.makeDirectories(sandbox.source + "/fresh")
        for path in ["wide/f12new", "fresh/f12deep"] { sandbox.put(path, path) }
        Files.write([UInt8](repeating: 8, count: 9_000), to: "\(wide)/f1299")
        sandbox.backUp()
        func found(_ query: String, _ count: Int) -> Bool {
            looking.browse.awaitWhileRunning {
                (try? looking.ask("search?q=\(query)"))?.number("count") == count
            }
        }
        #expect(found("f12", 102))
        #expect(found("f12&deleted=1", 10) && found("f12&larger=8KiB", 1))
        #expect(found("fresh+f12", 1), "a part of the path, and of the name")
        let changed = try looking.ask("search?q=f1299").fields["items"] as? [[String: Any]]
        #expect((changed?.first?["versions"] as? NSNumber)?.intValue == 2)
        let home = try looking.ask("home")
        let busiest = (home.fields["busiest"] as? [[String: Any]])?.first?["path"] as? String
        #expect(busiest == "\(wide)/f1299")
        #expect(
            ((home.fields["largest"] as? [[String: Any]])?.first?["size"] as? NSNumber)?.intValue
                == 9_000)

        let now = try looking.ask(folder + "&sort=size")
        #expect(now.number("count") == Self.count - 9 && sizes(now).first == 9_000)
        let withDeleted = try looking.ask(folder + "&deleted=1&skip=1000")
        #expect(withDeleted.number("count") == Self.count + 1)
        let gone = entries(withDeleted).filter { $0["deleted"] as? Bool == true }
        #expect(
            gone.compactMap { $0["name"] as? String } == (1_200..<1_210).map(Self.name))
        // As it was then.
        let moments = try #require(now.fields["moments"] as? [NSNumber])
        let then = try looking.ask(folder + "&sort=size&at=\(moments[0])")
        #expect(then.number("count") == Self.count && sizes(then) == Array(ordered.prefix(500)))

        // Once more: a folder goes, and a name of before comes back.
        Files.removeTree(Array((sandbox.source + "/fresh").utf8))
        sandbox.put("wide/f1205", "back")
        sandbox.backUp()
        #expect(found("f12deep&deleted=1", 1) && found("f12&deleted=1", 10) && found("f12", 102))
        let newest = try looking.ask(folder + "&deleted=1&sort=modified")
        #expect(newest.number("count") == Self.count + 1)
        #expect(names(newest).first == "f1205")
        looking.browse.send(SIGTERM)
        #expect(looking.browse.wait().code == 0)
    }
}
