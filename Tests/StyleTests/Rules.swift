/// What every source file is held to. Each rule names its reason.
///
/// A rule gives the places that break it, as `path:line: why`.
struct Rule: Sendable {
    let name: String
    let breaches: @Sendable (SourceFile) -> [String]

    /// A module and those it may not, or may only, import.
    static func imports(of folder: String, allowed: Set<String>) -> Rule {
        Rule(name: "\(folder) imports only \(allowed.sorted().joined(separator: ", "))") { file in
            guard file.path.hasPrefix(folder) else { return [] }
            return file.imports.filter { !allowed.contains($0.module) }
                .map { "\(file.path):\($0.line): imports \($0.module)" }
        }
    }

    /// What the package manager lets pass: an import that a module's dependencies bring along.
    static let engineImportsItsGraph = Rule(
        name: "the engine's modules import what Package.swift says"
    ) { file in
        guard let graph = try? ModuleGraph.package.get() else {
            return ["Package.swift cannot be read"]
        }
        let module = String(file.path.split(separator: "/")[1])
        guard let allowed = graph.imports[module] else { return [] }
        return file.imports.filter { $0.module.hasPrefix("Cairn") && !allowed.contains($0.module) }
            .map { "\(file.path):\($0.line): imports \($0.module)" }
    }

    /// Only the stage that owns a library knows it.
    static func module(_ module: String, onlyIn places: String...) -> Rule {
        Rule(name: "\(module) is imported in \(places.joined(separator: ", ")) only") { file in
            guard !places.contains(where: file.path.hasPrefix) else { return [] }
            return file.imports.filter { $0.module == module }
                .map { "\(file.path):\($0.line): imports \(module)" }
        }
    }

    /// Who asks the catalog calls a method that says what it answers; how the tables lie is known
    /// in one place. ``DatabaseIntegrity`` asks SQLite about databases of other programs.
    static let sqlOnlyInTheCatalog = Rule(name: "SQL stands in the catalog only") { file in
        let places = [
            "Sources/CairnRepository/Catalog/",
            "Sources/CairnRestore/Drill/DatabaseIntegrity.swift",
        ]
        guard !places.contains(where: file.path.hasPrefix) else { return [] }
        let words = ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH", "CREATE", "PRAGMA"]
        return file.lines(quoting: words).map { "\(file.path):\($0): SQL" }
    }

    /// More belong together, and make a value. A statement's values are a list of any length.
    static let sixParametersAtMost = Rule(name: "a function has at most six parameters") { file in
        guard !file.path.hasSuffix("/CatalogStatement.swift") else { return [] }
        return file.functions.filter { $0.parameters > 6 }.map {
            "\(file.path):\($0.line): \($0.parameters) parameters"
        }
    }

    /// The library never prints: a daemon has no terminal, and messages have one place.
    static let onlyTheCommandPrints = Rule(name: "only Sources/cairn prints") { file in
        guard !file.path.hasPrefix("Sources/cairn/") else { return [] }
        let calls = file.lines(calling: [
            "print", "debugPrint", "dump", "puts", "fputs", "printf", "fprintf", "vprintf",
            "putchar",
        ])
        let streams = file.lines(holding: [
            "FileHandle.standardOutput", "FileHandle.standardError", "stdout", "stderr",
        ])
        return Set(calls + streams).sorted().map { "\(file.path):\($0): writes to the terminal" }
    }

    /// A test that sleeps is slow when it passes and fails when the machine is slow.
    static let noTestSleeps = Rule(name: "no test sleeps") { file in
        let calls = file.lines(calling: ["sleep", "usleep", "nanosleep"])
        let methods = file.lines(holding: ["Thread.sleep(", "Task.sleep(", "time.sleep("])
        return Set(calls + methods).sorted().map { "\(file.path):\($0): sleeps" }
    }

    /// The compiler trusts these words, so a reader needs the reason.
    static let uncheckedHasItsReason = Rule(name: "@unchecked Sendable has a // SAFETY: line") {
        file in
        let marks = file.lines(holding: ["@unchecked Sendable", "nonisolated(unsafe)"])
        return marks.filter { line in
            let near = file.lines[max(0, line - 2)..<min(file.lines.count, line + 3)]
            return !near.contains { $0.contains("// SAFETY:") }
        }.map { "\(file.path):\($0): no // SAFETY: line beside it" }
    }

    static let linesMaximum = 500
    /// Longer ones that are still to be split. The list only gets shorter.
    static let knownLonger: [String: Int] = [:]

    /// A file that fits no head is two files.
    static let filesAreShort = Rule(name: "files have at most \(linesMaximum) lines") { file in
        let maximum = knownLonger[file.path] ?? linesMaximum
        return file.lines.count <= maximum
            ? [] : ["\(file.path):1: \(file.lines.count) lines, at most \(maximum)"]
    }
    static let columnsMaximum = 100

    /// What `swift format` cannot break: comments, and code around literals. A literal stays whole,
    /// so that the message that a person met is found by searching for it.
    static let linesFitAPage = Rule(name: "lines have at most \(columnsMaximum) columns") { file in
        guard file.path.hasSuffix(".swift") else { return [] }
        return file.lines.indices.filter { index in
            guard file.lines[index].count > columnsMaximum else { return false }
            let line = file.lines[index].drop { $0 == " " }
            // Nor can a table be broken.
            return line.hasPrefix("//")
                ? !line.hasPrefix("/// |") : file.code[index].count > columnsMaximum
        }.map { "\(file.path):\($0 + 1): \(file.lines[$0].count) columns" }
    }

    /// A line of help is a paragraph, which is wrapped for the terminal that shows it. One that is
    /// broken by hand is broken twice.
    static let helpIsNotBrokenByHand = Rule(name: "a paragraph of help is one line") { file in
        guard file.path.hasPrefix("Sources/cairn/") else { return [] }
        var isHelp = false
        var indentation = 0
        return file.lines.enumerated().compactMap { index, line in
            defer { if line.hasSuffix("discussion: \"\"\"") { (isHelp, indentation) = (true, -1) } }
            let text = line.drop { $0 == " " }
            if text.hasPrefix("\"\"\"") { isHelp = false }
            guard isHelp, !text.isEmpty else { return nil }
            if indentation < 0 { indentation = line.count - text.count }
            let isExample = line.count - text.count > indentation
            guard !(isExample ? text.hasSuffix("\\") : !".:".contains(text.last ?? "."))
            else { return "\(file.path):\(index + 1): a paragraph goes on in the next line" }
            return nil
        }
    }

    /// The columns of documents. Tables, headings, what is quoted from a terminal and words without
    /// a space stay whole.
    static let proseFitsAPage = Rule(name: "prose has at most \(columnsMaximum) columns") { file in
        var isQuoted = false
        return file.lines.enumerated().compactMap { index, line in
            let text = line.drop { $0 == " " }
            if text.hasPrefix("```") { isQuoted.toggle() }
            let isWhole = isQuoted || "|#<".contains(text.first ?? " ") || !text.contains(" ")
            guard line.count > columnsMaximum, !isWhole else { return nil }
            return "\(file.path):\(index + 1): \(line.count) columns"
        }
    }
}
