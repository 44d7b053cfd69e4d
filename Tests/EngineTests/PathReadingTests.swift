import CairnFormat
import TestSupport
import Testing

@testable import CairnRepository
@testable import CairnRestore

/// What a word means that may be a path or a root's name.
@Suite struct PathReadingTests {
    private static let roots = [root(1, "src", "/p/src"), root(2, "notes", "/p/q/src")]

    private static func root(
        _ number: UInt64, _ name: String, _ path: String, last: Int64? = nil
    ) -> CatalogRoot {
        CatalogRoot(
            definition: RootDefinition(
                number: number, name: name.bytes, path: path.bytes, role: .documents), anchor: 0,
            first: 1, last: last)
    }

    /// The live paths that a word means from `directory`, where the repository holds `held`.
    private static func meant(
        _ word: String, from directory: String, held: Set<String>, in roots: [CatalogRoot] = roots,
        taken: Set<UInt64> = []
    ) throws -> [String] {
        let isPath = word.hasPrefix("/")
        let readings = PathReadings(
            word.bytes, live: (isPath ? word : "\(directory)/\(word)").bytes,
            name: isPath ? nil : word.bytes, in: roots, taken: taken)
        return try readings.places { held.contains(String(decoding: $0.livePath, as: UTF8.self)) }
            .map { String(decoding: $0.livePath, as: UTF8.self) }
    }

    /// Issue 13: `dump` and `restore` took one file for a word, `versions` and `forget --path`
    /// another.
    @Test func aWordThatMeansTwoFilesIsRefused() throws {
        let (near, far) = ("/p/q/src/main.c", "/p/src/main.c")
        #expect(
            throws: RestoreError.ambiguous("src/main.c".bytes, path: near.bytes, name: far.bytes)
        ) {
            try Self.meant("src/main.c", from: "/p/q", held: [near, far])
        }
        #expect(try Self.meant("src/main.c", from: "/p/q", held: [near]) == [near])
        #expect(try Self.meant("src/main.c", from: "/p/q", held: [far]) == [far])
        #expect(try Self.meant("src/main.c", from: "/p/q", held: []) == [])
        // The directory exists where the word was typed, whatever was backed up of it.
        #expect(
            throws: RestoreError.ambiguous("src/main.c".bytes, path: near.bytes, name: far.bytes)
        ) {
            try Self.meant("src/main.c", from: "/p/q", held: [far], taken: [1])
        }
        #expect(try Self.meant("src/main.c", from: "/p/q", held: [near], taken: [1]) == [near])
        #expect(try Self.meant(near, from: "/p", held: [near, far]) == [near])
        // That name was the one of a root that has ended.
        let ended = [Self.root(1, "src", "/p/src", last: 5), Self.roots[1]]
        #expect(try Self.meant("src/main.c", from: "/p/q", held: [near, far], in: ended) == [near])
        #expect(try Self.meant("src/main.c", from: "/p/q", held: [far], in: ended) == [far])
        // A path in full is never taken for a name, and one place under both names is one.
        #expect(try Self.meant("/src/main.c", from: "/p", held: [far]) == [])
        #expect(try Self.meant("src/main.c", from: "/p", held: [near, far]) == [far])
    }
}
