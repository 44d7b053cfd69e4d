import Testing

struct StyleTests {
    static let sourceRules: [Rule] = [
        .engineImportsItsGraph,
        .module(
            "CSQLite", onlyIn: "Sources/CairnRepository/Catalog/",
            "Sources/CairnRestore/Drill/DatabaseIntegrity.swift"),
        .module("CLinux", onlyIn: "Sources/CairnLinux/"),
        .module("ArgumentParser", onlyIn: "Sources/cairn/"),
        .sqlOnlyInTheCatalog, .sixParametersAtMost, .onlyTheCommandPrints, .uncheckedHasItsReason,
        .filesAreShort,
        .linesFitAPage, .helpIsNotBrokenByHand,
    ]
    static let testRules: [Rule] = [.noTestSleeps, .uncheckedHasItsReason, .linesFitAPage]

    @Test(arguments: sourceRules.indices)
    func sourcesFollow(rule index: Int) throws {
        let rule = Self.sourceRules[index]
        let files = try SourceTree.sources.get()
        #expect(files.count > 50)
        let breaches = files.flatMap(rule.breaches)
        #expect(breaches.isEmpty, "\(rule.name):\n\(breaches.joined(separator: "\n"))")
    }

    @Test(arguments: testRules.indices)
    func testsFollow(rule index: Int) throws {
        let rule = Self.testRules[index]
        let files = try SourceTree.tests.get()
        #expect(files.count > 5)
        let breaches = files.flatMap(rule.breaches)
        #expect(breaches.isEmpty, "\(rule.name):\n\(breaches.joined(separator: "\n"))")
    }

    @Test func documentsFitAPage() throws {
        let files = try SourceTree.documents.get()
        #expect(files.count > 30)
        let breaches = files.flatMap(Rule.proseFitsAPage.breaches)
        #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
    }

    @Test func listOfLongerFilesHoldsNoOther() throws {
        let counts = try SourceTree.sources.get().reduce(into: [:]) {
            $0[$1.path] = $1.lines.count
        }
        for (path, _) in Rule.knownLonger {
            #expect(
                (counts[path] ?? 0) > Rule.linesMaximum,
                "\(path) is short now: take it off the list")
        }
    }

    /// The compiler sees the graph of Package.swift; people see that of ARCHITECTURE.md.
    @Test func theGraphOfModulesIsTheOneThatIsShown() throws {
        let graph = try ModuleGraph.package.get()
        #expect(graph.names.count > 9)
        #expect(graph.backward.isEmpty)
        #expect(try ModuleGraph.inArchitecture() == graph)
    }

    // MARK: The rules themselves

    func lines(_ rule: Rule, _ text: String, path: String = "Sources/CairnCore/X.swift") -> Int {
        rule.breaches(SourceFile(path: path, text: text)).count
    }

    @Test func sqlIsSeen() {
        let text = #"""
            let one = "SELECT 1 FROM live"
            let other = """
                DELETE FROM \(table)
                """
            /// "SELECT" is no word of ours.
            select(UPDATE, "an UPDATE of it", "WITHOUT")
            """#
        #expect(lines(.sqlOnlyInTheCatalog, text) == 2)
        #expect(
            lines(.sqlOnlyInTheCatalog, text, path: "Sources/CairnRepository/Catalog/X.swift") == 0)
    }

    @Test func brokenHelpIsSeen() {
        let text = #"""
            discussion: """
                One paragraph.
                Broken by
                hand, and \
                again.

                Examples:
                  cairn ls
                  cairn find one \
                """)
            let other = """
                none of
                help
                """
            """#
        #expect(lines(.helpIsNotBrokenByHand, text, path: "Sources/cairn/X.swift") == 3)
        #expect(lines(.helpIsNotBrokenByHand, text) == 0)
    }

    @Test func parametersAreCounted() {
        let text = """
            func six(_ a: Int, b: (Int, Int), c: [Int: Int], d: Result<A, B>, e: () -> Int, f: Int \
            = 1) {}
            func seven<A, B>(
                _ a: A, b: B, c: Int, d: Int,
                e: Int, f: Int, _ g: Int
            ) {}
            func none() { call(1, 2, 3, 4, 5, 6, 7, 8) }
            /// func(a, b, c, d, e, f, g)
            """
        #expect(lines(.sixParametersAtMost, text) == 1)
    }

    @Test func importsAreSeenInAllTheirForms() {
        let text = """
            import CairnLinux
            @testable import ArgumentParser
            internal import CLinux
            import struct Dispatch.DispatchTime
            // import Comment
            let text = "import Text"
            """
        let file = SourceFile(path: "Sources/CairnCore/X.swift", text: text)
        #expect(
            file.imports.map(\.module) == ["CairnLinux", "ArgumentParser", "CLinux", "Dispatch"])
        #expect(lines(.imports(of: "Sources/CairnCore/", allowed: ["Dispatch"]), text) == 3)
        #expect(lines(.module("CLinux", onlyIn: "Sources/CairnLinux/"), text) == 1)
        #expect(lines(.module("CLinux", onlyIn: "Sources/CairnCore/"), text) == 0)
        #expect(lines(.module("CLinux", onlyIn: "Sources/A/", "Sources/B/"), text) == 1)
        #expect(lines(.module("CLinux", onlyIn: "Sources/A/", file.path), text) == 0)
    }

    @Test func printingIsSeen() {
        #expect(
            lines(
                .onlyTheCommandPrints,
                "  print(x)\nfputs(a, stderr)\nFileHandle.standardOutput.write(d)") == 3)
        #expect(
            lines(
                .onlyTheCommandPrints,
                "// print(x)\nlet a = \"print(x)\"\nfingerprint(x)\nlog.print(x)") == 0)
        #expect(lines(.onlyTheCommandPrints, "print(x)", path: "Sources/cairn/X.swift") == 0)
    }

    @Test func sleepingIsSeen() {
        #expect(
            lines(
                .noTestSleeps,
                "Thread.sleep(forTimeInterval: 1)\nusleep(1)\nawait Task.sleep(for: d)\n sleep(1)")
                == 4)
        #expect(
            lines(.noTestSleeps, "noTestSleeps\nlet a = \"sleep(1)\"\n\"\"\"\nsleep(1)\n\"\"\"")
                == 0)
    }

    @Test func missingReasonIsSeen() {
        #expect(
            lines(
                .uncheckedHasItsReason,
                "final class A: @unchecked Sendable {\n  let a = 1\n}\n\n// SAFETY: b") == 1)
        #expect(
            lines(
                .uncheckedHasItsReason,
                "final class A: @unchecked Sendable {\n    // SAFETY: under a lock.") == 0)
    }

    @Test func lengthIsSeen() {
        #expect(lines(.filesAreShort, String(repeating: "\n", count: 500)) == 1)
        #expect(lines(.filesAreShort, String(repeating: "\n", count: 499)) == 0)
    }

    @Test func widthIsSeen() {
        let long = String(repeating: "word ", count: 30)
        #expect(lines(.linesFitAPage, "// \(long)\nlet a = 1") == 1)
        #expect(lines(.linesFitAPage, "say(\"\(long)\")") == 0)
        #expect(lines(.linesFitAPage, "/// | \(long)") == 0)
        #expect(lines(.linesFitAPage, "say(\(long))") == 1)
    }

    @Test func wideProseIsSeen() {
        let long = String(repeating: "word ", count: 30)
        #expect(lines(.proseFitsAPage, "\(long)\n```\n\(long)\n```\n| \(long)\n- \(long)") == 2)
    }
}
