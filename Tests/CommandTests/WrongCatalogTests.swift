import CommandSupport
import Testing

/// A catalog that is wrong where SQLite finds it in order, with the real binary: nothing wrong
/// comes back, nothing needed goes.
@Suite(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3")) struct WrongCatalogTests {
    private static let faults = [
        "UPDATE live_rows SET item = (SELECT item FROM live_rows WHERE name = CAST('file-1' AS BLOB)) WHERE name = CAST('file-0' AS BLOB)",
        "DELETE FROM live_rows WHERE name = CAST('file-0' AS BLOB)",
        "DELETE FROM commit_rows WHERE number = 1",
        "UPDATE chunk_rows SET start = start + 1",
    ]

    private static func alter(_ sandbox: Sandbox, _ sql: String) throws {
        let catalog = try #require(
            Files.names(sandbox.file("state") + "/cairn").first { $0.hasSuffix(".catalog") })
        let done = sandbox.run(
            "/usr/bin/python3",
            [
                "-B", Project.fixtures + "/alter_catalog.py",
                sandbox.file("state") + "/cairn/" + catalog, sql,
            ])
        #expect(done.code == 0, "\(done.errors)")
    }

    @Test(arguments: faults.indices) func itIsMadeAnew(fault: Int) throws {
        let sandbox = try CareTests.prepared("wrong-catalog-\(fault)", isEncrypted: false)
        CareTests.fill(sandbox)
        sandbox.backUp()
        sandbox.put("later", CareTests.noise(2_000, 77))
        sandbox.backUp()
        let expected = Walker.walk(sandbox.source)
        let packs = Files.bytesBeneath(sandbox.repository + "/packs")

        try Self.alter(sandbox, Self.faults[fault])
        let pruned = sandbox.cairn("prune", "--max-unused", "0B")
        #expect(
            pruned.errors.contains("the catalog was rebuilt from the journal"), "\(pruned.errors)")
        #expect(Files.bytesBeneath(sandbox.repository + "/packs") >= packs)

        try Self.alter(sandbox, Self.faults[fault])
        #expect(
            treeDifferences(Walker.walk(sandbox.restored("latest")), expected: expected).isEmpty)

        try Self.alter(sandbox, Self.faults[fault])
        let verified = sandbox.cairn("verify")
        #expect(verified.errors.contains("the catalog is wrong"), "\(verified.errors)")
        #expect(sandbox.cairn("snapshots").errors.contains("rebuilt from 2 commits"))
        sandbox.cairn("verify", "--read-data")
        sandbox.expectSound()
    }
}
