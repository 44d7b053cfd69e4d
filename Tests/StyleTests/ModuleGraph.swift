import Foundation

/// The modules of the engine, and which each may import, as a page says it.
struct ModuleGraph: Equatable {
    /// In the page's order.
    private(set) var names: [String] = []
    private(set) var imports: [String: Set<String>] = [:]

    static let package = Result { try inPackage() }

    /// The list `modules` of Package.swift: tuples of a name and a list of names.
    private static func inPackage() throws -> ModuleGraph {
        let text = try SourceTree.text("Package.swift")
        let list = text.split(separator: "let modules:")[1].split(separator: "\nlet engine")[0]
        let entry = try Regex<(Substring, Substring, Substring)>(
            #"\(\s*"(Cairn\w+)",\s*\[([^\]]*)\]"#)
        var graph = ModuleGraph()
        for match in list.matches(of: entry) {
            graph.add(String(match.output.1), in: match.output.2)
        }
        return graph
    }

    /// The table of ARCHITECTURE.md: rows of a name, what it holds, and names.
    static func inArchitecture() throws -> ModuleGraph {
        var graph = ModuleGraph()
        for line in try SourceTree.text("ARCHITECTURE.md").split(separator: "\n")
        where line.hasPrefix("| `Cairn") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            graph.add(cells[0].trimmingCharacters(in: ["`"]), in: cells[2][...])
        }
        return graph
    }

    private mutating func add(_ name: String, in imports: Substring) {
        names.append(name)
        self.imports[name] = Set(imports.matches(of: /Cairn\w+/).map { String($0.output) })
    }

    /// Imports of a module that stands after the one that imports it: an arrow back.
    var backward: [String] {
        names.enumerated().flatMap { index, name in
            imports[name, default: []].subtracting(names[..<index]).map { "\(name) imports \($0)" }
        }
    }
}
