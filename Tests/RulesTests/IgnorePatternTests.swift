import CairnFormat
import Foundation
import TestSeed
import Testing

@testable import CairnSource

/// Patterns as gitignore(5) says.
@Suite struct IgnorePatternTests {
    static func matches(_ pattern: String, _ path: String, isDirectory: Bool? = nil) throws -> Bool
    {
        let isNamedDirectory = path.hasSuffix("/")
        let components = Array(path.utf8).split(separator: ItemPath.separator)
        return try IgnorePattern(Array(pattern.utf8)).matches(
            components, isDirectory: isDirectory ?? isNamedDirectory)
    }

    @Test(
        arguments: [
            // A name wherever it stands.
            ("*.o", "a.o", true), ("*.o", "d/e/a.o", true), ("*.o", "a.o/", true),
            ("*.o", "a.oo", false), ("*.o", ".o", true),
            ("a", "a", true), ("a", "b/a", true), ("a", "a/b", false), ("a?c", "abc", true),
            ("a?c", "ac", false), ("a*", "b", false),
            ("*", "anything", true), ("a**b", "axxb", true), ("a*b*c", "abbbc", true),
            ("a*b*c", "abbb", false),
            // A slash at the beginning or within: from the root's top.
            ("/a", "a", true), ("/a", "b/a", false), ("a/b", "a/b", true), ("a/b", "c/a/b", false),
            ("/a/*.c", "a/x.c", true),
            ("/a/*.c", "a/b/x.c", false), ("a/*", "a/b", true), ("a/*", "a/b/c", false),
            // At the end: directories.
            ("build/", "build/", true), ("build/", "build", false), ("build/", "x/build/", true),
            ("/build/", "x/build/", false),
            ("doc/frotz/", "doc/frotz/", true), ("doc/frotz/", "a/doc/frotz/", false),
            // Any directories.
            ("**/foo", "foo", true), ("**/foo", "a/b/foo", true), ("**/foo/bar", "foo/bar", true),
            ("**/foo/bar", "a/foo/bar", true),
            ("**/foo/bar", "a/foo/x/bar", false), ("abc/**", "abc/x", true),
            ("abc/**", "abc/x/y", true), ("abc/**", "abc/", false),
            ("a/**/b", "a/b", true), ("a/**/b", "a/x/b", true), ("a/**/b", "a/x/y/b", true),
            ("a/**/b", "a/xb", false),
            ("a/**/b/**/c", "a/b/b/c/c", true), ("a/**/b/**/c", "a/c/b", false),
            ("**", "a/b", true), ("***/a", "b/c/a", true), ("/**", "a", true),
            // Brackets and escapes.
            ("[abc]", "b", true), ("[abc]", "d", false), ("[a-c]x", "cx", true),
            ("[!a-c]x", "dx", true), ("[^a-c]x", "ax", false),
            ("[]]", "]", true), ("[!]]", "]", false), ("[a-]", "-", true),
            ("[[:digit:]][[:upper:]]", "7Q", true), ("[[:digit:]]", "x", false),
            ("[\\]]", "]", true), ("\\*", "*", true), ("\\*", "a", false), ("\\!a", "!a", true),
            ("\\#a", "#a", true),
            ("a\\ ", "a ", true), ("a  ", "a", true), ("a b", "a b", true), ("[a\\-c]", "b", false),
            ("[a\\-c]", "-", true),
            // Case and bytes.
            ("A", "a", false), ("é", "é", true), ("?", "é", false), ("??", "é", true),
        ] as [(String, String, Bool)])
    func pattern(_ pattern: String, _ path: String, _ expected: Bool) throws {
        #expect(try Self.matches(pattern, path) == expected, "\(pattern) \(path)")
    }

    @Test(arguments: [
        "", " ", "/", "!", "!/", "#a", "a//b", "[a", "[]", "[z-a]", "[[:nope:]]", "a\\", "a\nb",
        "a\0b", "//a",
    ])
    func badPatternIsRefused(_ text: String) {
        #expect(throws: IgnorePattern.Mistake.self) { try IgnorePattern(Array(text.utf8)) }
    }

    @Test func negationIsTold() throws {
        #expect(try IgnorePattern(Array("!a".utf8)).isNegated)
        #expect(try !IgnorePattern(Array("\\!a".utf8)).isNegated)
    }

    /// Such patterns take exponential time with a matcher that tries every way.
    @Test func hostilePatternsAreLinear() throws {
        let stars = String(repeating: "a*", count: 2_000) + "b"
        #expect(try !Self.matches(stars, String(repeating: "a", count: 4_000)))
        let directories = String(repeating: "**/a/", count: 500) + "b"
        #expect(try !Self.matches(directories, String(repeating: "a/", count: 2_000) + "c"))
    }

    // MARK: git itself

    private static let git = ["/usr/bin/git", "/bin/git"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// What git says of random patterns and paths.
    @Test(.enabled(if: git != nil, "there is no git"))
    func gitSaysTheSame() throws {
        let git = try #require(Self.git)
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "cairn-ignore-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func run(_ arguments: [String], input: String = "") throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: git)
            process.arguments =
                ["-C", folder.path, "-c", "core.excludesFile=/dev/null"] + arguments
            let (stdin, stdout) = (Pipe(), Pipe())
            process.standardInput = stdin
            process.standardOutput = stdout
            process.standardError = FileHandle.nullDevice
            try process.run()
            stdin.fileHandleForWriting.write(Data(input.utf8))
            try stdin.fileHandleForWriting.close()
            let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return String(decoding: output, as: UTF8.self)
        }
        _ = try run(["init", "-q"])
        print(TestSeed.replay)
        var random = SplitMix64(seed: TestSeed.drawn)
        let pieces = ["a", "b", "ab", "*", "?", "**", "/", "/", "[ab]", "[!a]", "a*", "*b", "!"]
        let paths = [
            "a", "b", "ab", "a/a", "a/b", "b/a", "ab/a/b", "a/b/a", "b/ab/a/b", "c", "c/a",
        ]
        for path in paths {
            // Files only: git takes what does not exist for one.
            try FileManager.default.createDirectory(
                at: folder.appending(path: "d-" + path), withIntermediateDirectories: true)
        }
        var compared = 0
        for _ in 0..<150 {
            let pattern = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                pieces.randomElement(using: &random)!
            }.joined()
            // Of `**` beside other characters gitignore(5) says that it is `*`; git compares two
            // pointers that have nothing to do with one another there.
            if pattern.split(separator: "/").contains(where: {
                $0.contains("**") && !$0.allSatisfy { $0 == "*" }
            }) {
                continue
            }
            guard let parsed = try? IgnorePattern(Array(pattern.utf8)), !parsed.isNegated else {
                continue
            }
            try (pattern + "\n").write(
                to: folder.appending(path: ".gitignore"), atomically: true, encoding: .utf8)
            let ignored = Set(
                try run(
                    ["check-ignore", "--no-index", "--stdin"],
                    input: paths.joined(separator: "\n") + "\n"
                ).split(separator: "\n").map(String.init))
            for path in paths {
                // git excludes what lies beneath a match, as the scan does.
                let components = Array(path.utf8).split(separator: ItemPath.separator)
                let ours = (1...components.count).contains {
                    parsed.matches(Array(components.prefix($0)), isDirectory: $0 < components.count)
                }
                #expect(ours == ignored.contains(path), "\(pattern) \(path)")
                compared += 1
            }
        }
        #expect(compared > 300)
    }

    @Test(arguments: ["/a/b", "/a/b/", "/a", "/a/"]) func anAbsolutePathThatHoldsASourceIsRefused(
        pattern: String
    ) throws {
        #expect(throws: PathPatterns.Mistake.wholeSource(Array("/a/b".utf8))) {
            _ = try PathPatterns([Array(pattern.utf8)], beneath: [Array("/a/b".utf8)])
        }
        for other in ["/ab", "/a/bc", "/a/b/c", "a"] {
            _ = try PathPatterns([Array(other.utf8)], beneath: [Array("/a/b".utf8)])
        }
    }
}
