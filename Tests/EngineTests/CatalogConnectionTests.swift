import CairnCore
import CairnFormat
import FoundationEssentials
import TestSupport
import Testing

@testable import CairnRepository

struct CatalogConnectionTests {
    private let directory = TemporaryDirectory(inMemory: true)
    private let repository = Hash128(Array(1...16))
    private var path: String { directory.file("catalog") }

    private func catalog() throws -> Catalog { try Catalog(path: path, repository: repository) }

    private func notes(_ catalog: Catalog) throws -> [String] {
        let rows = try catalog.connection.prepare("SELECT key FROM meta ORDER BY key")
        var keys: [String] = []
        while try rows.step() { keys.append(rows.text(0)) }
        return keys
    }

    @Test func textInDoubleQuotesIsAName() throws {
        let connection = try catalog().connection
        #expect(throws: CatalogError.self) { try connection.prepare(#"SELECT "no column""#) }
        #expect(throws: CatalogError.self) {
            try connection.execute(#"CREATE INDEX broken ON meta ("no column")"#)
        }
    }

    @Test func whatIsNoDatabaseIsRefusedAtOnceAndMadeAnew() throws {
        try Data(repeating: 7, count: 4_096).write(to: URL(filePath: path))
        #expect(throws: CatalogError.damaged("file is not a database")) {
            try CatalogConnection(path: path, readOnly: true)
        }
        #expect(CatalogFile.isDistrusted(path))
        #expect(try notes(catalog()) == ["repository", "schema"])
        #expect(!CatalogFile.isDistrusted(path))
    }

    @Test func whatIsNotThereIsNotMadeToBeRead() throws {
        #expect(throws: CatalogError.unavailable("unable to open database file")) {
            try CatalogConnection(path: path, readOnly: true)
        }
        #expect(!CatalogFile.isDistrusted(path))
    }

    @Test func theCatalogOfAnotherRepositoryIsEmptied() throws {
        do {
            let first = try catalog()
            try first.connection.execute(
                #"""
                INSERT INTO meta VALUES ('stray', 1); CREATE TABLE "its ""own""" (a);
                CREATE VIEW seen AS SELECT a FROM "its ""own"""
                """#)
            #expect(try notes(first) == ["repository", "schema", "stray"])
        }
        #expect(try notes(catalog()) == ["repository", "schema", "stray"])
        let other = Hash128(Array(2...17))
        let emptied = try Catalog(path: path, repository: other)
        #expect(try notes(emptied) == ["repository", "schema"])
        #expect(throws: CatalogError.self) { try emptied.connection.prepare("SELECT * FROM seen") }
    }

    @Test func whatFailsHalfWayDidNotHappen() throws {
        let catalog = try catalog()
        for _ in 1...2 {
            #expect(throws: CatalogError.busy) {
                try catalog.connection.exclusively {
                    try catalog.connection.execute("INSERT INTO meta VALUES ('stray', 1)")
                    throw CatalogError.busy
                }
            }
        }
        #expect(try notes(catalog) == ["repository", "schema"])
    }
}
