import CairnFormat

/// The verbs and options, as the argument parser describes them.
struct CommandTree: Decodable {
    struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String

            var text: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: String
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let allValues: [String]?
        let isRepeating: Bool
        let shouldDisplay: Bool

        var isPositional: Bool { kind == "positional" }
        var takesValue: Bool { kind == "option" }

        func isCalled(_ word: String) -> Bool { names?.contains { $0.text == word } ?? false }
    }

    let commandName: String
    let aliases: [String]?
    let abstract: String?
    let arguments: [Argument]?
    let subcommands: [CommandTree]?
    let shouldDisplay: Bool?

    static let cairn: CommandTree? = {
        struct Dump: Decodable { let command: CommandTree }
        return try? JSONValue(parsingObject: Array(Cairn._dumpHelp().utf8), depth: 16)
            .decode(Dump.self).command
    }()

    /// The name, and others that do the same.
    var names: [String] { [commandName] + (aliases ?? []) }

    func subcommand(_ word: String) -> CommandTree? {
        subcommands?.first { $0.names.contains(word) }
    }

    var shown: [CommandTree] { (subcommands ?? []).filter { $0.shouldDisplay ?? true } }
}
