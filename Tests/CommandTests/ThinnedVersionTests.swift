import CommandSupport
import Testing

/// What is listed and counted after snapshots were forgotten.
@Suite struct ThinnedVersionTests {
    private static let moments = (1...4).map { "2021-01-0\($0) 12:00:00" }

    /// A file with a version of each of the days 1, 3 and 4; that of day 3 is forgotten.
    private static func thinned(_ name: String = #function) throws -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        for (content, moment) in zip(["one", "", "three", "fifth!"], moments) {
            if !content.isEmpty { sandbox.put("file", content) }
            sandbox.put("other", moment)
            sandbox.cairn("backup", "--time", moment, sandbox.source)
        }
        let ids = sandbox.json("snapshots").compactMap { $0["id"] }
        try #require(ids.count == 4)
        sandbox.cairn("forget", "--yes", ids[2])
        return sandbox
    }

    /// A version ends with the last snapshot that shows it: nobody knows how long it held after
    /// that.
    @Test func aVersionIsListedUntilTheLastSnapshotThatShowsIt() throws {
        let sandbox = try Self.thinned()
        let lines = sandbox.cairn("versions", sandbox.source + "/file").lines
        let rows = lines.filter { $0.contains("2021-01-0") }
        try #require(rows.count == 3, "\(lines)")
        #expect(rows[0].contains("2021-01-01 12:00:00  2021-01-02 12:00:00"), "\(lines)")
        #expect(
            rows[1].contains("removed versions after this one, up to 2021-01-04 12:00:00"),
            "\(lines)")
        #expect(rows[2].contains("2021-01-04 12:00:00  now"), "\(lines)")
        let versions = sandbox.json("versions", sandbox.source + "/file").filter {
            $0["type"] == "version"
        }
        #expect(versions.map { $0.fields["thinned"] as? Bool } == [true, nil])
        #expect(versions.map { $0.number("size") } == [3, 6])
    }

    /// What follows at once ends the version before it.
    @Test func aVersionThatTheNextOneFollowsEndsThere() throws {
        let sandbox = try Self.thinned()
        let lines = sandbox.cairn("versions", sandbox.source + "/other").lines
        let rows = lines.filter { $0.contains("2021-01-0") }
        #expect(rows.first?.contains("2021-01-01 12:00:00  2021-01-02 12:00:00") == true)
        #expect(rows.dropFirst().first?.contains("2021-01-02 12:00:00  2021-01-02") == true)
    }

    @Test func everyCommandCountsTheSameSnapshots() throws {
        let sandbox = try Self.thinned()
        func expectCounted(_ count: Int) throws {
            #expect(sandbox.json("snapshots").count == count)
            #expect(sandbox.json("stats").last?.number("commits") == count)
            let verify = sandbox.json("verify").last { $0.number("commits") != nil }
            #expect(try #require(verify).number("commits") == count)
        }
        try expectCounted(3)
        sandbox.cairn("prune")
        try expectCounted(3)
        sandbox.cairn("forget", "--keep-last", "1", "--yes", "--prune")
        try expectCounted(1)
    }
}
