import CairnCore
import CairnFormat
import FoundationEssentials
import Glibc
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

    @Test func theNextReaderGetsTheConnectionThatIsLeft() throws {
        let catalog = try catalog()
        let left = try catalog.openReader().handle
        let reader = try catalog.openReader()
        #expect(reader.handle == left)
        #expect(try catalog.openReader().handle != left)
    }

    @Test func aConnectionIsNotLeftWithAStatementOrATransaction() throws {
        let catalog = try catalog()
        var reader: CatalogConnection? = try catalog.openReader()
        let handle = reader?.handle
        let rows = try reader?.prepare("SELECT key FROM meta")
        #expect(try rows?.step() == true)
        reader = nil
        #expect(try catalog.openReader().handle != handle)
        #expect(try rows?.step() == true)
        try catalog.openReader().execute("BEGIN")
        try catalog.openReader().execute("BEGIN")
    }

    /// What its writer notes and what its readers find would be two files.
    @Test func whoReadsAfterAReplacementIsRefused() throws {
        let catalog = try catalog()
        _ = try catalog.openReader()
        try CatalogFile.setAside(path)
        let isRefused = CatalogError.unavailable("the file was removed or replaced")
        #expect(throws: isRefused) { try catalog.openReader() }
        _ = try Catalog(path: path, repository: repository)
        #expect(throws: isRefused) { try catalog.openReader() }
    }

    @Test func whoDoesNotOwnItDoesNotMakeIt() throws {
        #expect(throws: CatalogError.busy) {
            try Catalog(path: path, repository: repository, isOwn: false)
        }
        #expect(access(path, F_OK) != 0)
        _ = try Catalog(path: path, repository: Hash128(Array(2...17)))
        #expect(throws: CatalogError.busy) {
            try Catalog(path: path, repository: repository, isOwn: false)
        }
        let own = try catalog()
        #expect(try notes(Catalog(path: path, repository: repository, isOwn: false)) == notes(own))
    }

    @Test func whatAnotherProcessHasMadeMeanwhileIsNotEmptied() throws {
        let first = try catalog()
        try first.connection.execute("INSERT INTO meta VALUES ('filled', 1)")
        try first.create(repository: repository, keepsOwn: true)
        #expect(try notes(first).contains("filled"))
        try first.create(repository: repository)
        #expect(try !notes(first).contains("filled"))
    }

    @Test func theLogIsEmptiedAtTheEndThoughReadersWereThere() throws {
        do {
            let catalog = try catalog()
            _ = try catalog.openReader().prepare("SELECT 1").hasRow()
            try catalog.connection.execute("INSERT INTO meta VALUES ('more', 1)")
        }
        #expect(access(path + "-wal", F_OK) != 0)
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
