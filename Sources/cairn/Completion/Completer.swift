import CairnText

/// What may stand at a place of the command line: the engine behind the shells' scripts.
///
/// A value, without any knowledge of a shell; it never fails, and says nothing when it knows
/// nothing.
struct Completer {
    struct Candidate: Equatable {
        let value: String
        /// One line, for shells that show it; may be empty.
        var text = ""
    }

    /// What the shell completes by itself.
    enum Files: String { case none, files, directories }

    struct Answer: Equatable {
        var candidates: [Candidate] = []
        var files = Files.none
    }

    /// What the words before the cursor say.
    private struct Place {
        /// The words that make the verb, behind `cairn`.
        var verb: [String] = []
        var command: CommandTree
        /// Options with their values, in order.
        var options: [(name: String, value: String)] = []
        var positionals: [String] = []
        var areOptionsOver = false
        /// The option whose value stands at the cursor.
        var pending: CommandTree.Argument?
    }

    /// - Parameters:
    ///   - words: those before the cursor, without `cairn` itself.
    ///   - current: the word at the cursor, up to it.
    static func answer(_ words: [String], _ current: String) -> Answer {
        guard let tree = CommandTree.cairn else { return Answer() }
        let place = read(words, Place(command: tree))
        if let option = place.pending { return values(of: option, place, current) }
        if !place.areOptionsOver, current.hasPrefix("-") {
            guard let equals = current.firstIndex(of: "=") else {
                return Answer(candidates: options(place, current))
            }
            let name = String(current[..<equals])
            guard let option = argument(name, in: place) else { return Answer() }
            var answer = values(
                of: option, place, String(current[current.index(after: equals)...]))
            answer.candidates = answer.candidates.map {
                Candidate(value: "\(name)=\($0.value)", text: $0.text)
            }
            return answer
        }
        let verbs = place.command.shown
        if !verbs.isEmpty || place.verb.first == "help" {
            let all = place.verb.first == "help" ? CommandTree.cairn?.shown ?? [] : verbs
            return Answer(
                candidates: all.flatMap { verb in
                    // Another name only when somebody begins to type it.
                    (current.isEmpty ? [verb.commandName] : verb.names).filter {
                        $0.hasPrefix(current)
                    }.map { Candidate(value: $0, text: verb.abstract ?? "") }
                })
        }
        return positional(place, current)
    }

    private static func read(_ words: [String], _ start: Place) -> Place {
        var place = start
        var rest = words[...]
        while let word = rest.popFirst() {
            if let option = place.pending {
                place.options.append((option.names?.first { $0.kind == "long" }?.text ?? "", word))
                place.pending = nil
            } else if word == "--", !place.areOptionsOver {
                place.areOptionsOver = true
            } else if word.hasPrefix("-"), word.count > 1, !place.areOptionsOver {
                if let equals = word.firstIndex(of: "=") {
                    place.options.append(
                        (String(word[..<equals]), String(word[word.index(after: equals)...])))
                } else if let option = argument(word, in: place), option.takesValue {
                    place.pending = option
                } else {
                    place.options.append((word, ""))
                }
            } else if let next = place.command.subcommand(word) {
                place.command = next
                place.verb.append(next.commandName)
            } else {
                place.positionals.append(word)
            }
        }
        return place
    }

    /// The options of every verb, for a place before the verb.
    private static let everywhere = [
        "--repo", "--config", "--json", "--quiet", "--verbose", "--no-password",
    ]

    private static func arguments(_ place: Place) -> [CommandTree.Argument] {
        let own = place.command.arguments ?? []
        guard place.verb.isEmpty else { return own }
        let global = CommandTree.cairn?.subcommand("status")?.arguments ?? []
        return own + global.filter { argument in everywhere.contains { argument.isCalled($0) } }
    }

    private static func argument(_ name: String, in place: Place) -> CommandTree.Argument? {
        arguments(place).first { $0.isCalled(name) }
    }

    private static func options(_ place: Place, _ current: String) -> [Candidate] {
        let given = Set(place.options.map(\.name))
        return arguments(place).filter { argument in
            argument.shouldDisplay && !argument.isPositional
                && (argument.isRepeating || !given.contains { argument.isCalled($0) })
        }.flatMap { argument in
            (argument.names ?? []).map(\.text).filter {
                // Short ones only when somebody asks for them.
                $0.hasPrefix(current) && ($0.hasPrefix("--") || current.count == 2)
            }.map { Candidate(value: $0, text: argument.abstract ?? "") }
        }
    }

    // MARK: Values

    private static func values(
        of option: CommandTree.Argument, _ place: Place, _ current: String
    ) -> Answer {
        let name = option.names?.first { $0.kind == "long" }?.name ?? ""
        return answer(kind(ofOption: name, place.verb), option.allValues, place, current)
    }

    private static func positional(_ place: Place, _ current: String) -> Answer {
        let all = (place.command.arguments ?? []).filter(\.isPositional)
        let index = place.positionals.count
        guard let argument = index < all.count ? all[index] : all.last,
            index < all.count || argument.isRepeating
        else { return Answer() }
        return answer(
            kind(
                ofArgument: argument.valueName ?? "", place.verb, current,
                isOfDeleted: place.options.contains { $0.name == "--deleted" }),
            argument.allValues, place, current)
    }

    private static func answer(
        _ kind: CompletionValues.Kind, _ values: [String]?, _ place: Place, _ current: String
    ) -> Answer {
        if let values {
            return Answer(
                candidates: values.filter { $0.hasPrefix(current) }.map { Candidate(value: $0) })
        }
        func value(_ names: String...) -> String? {
            place.options.last { names.contains($0.name) }?.value
        }
        let source = CompletionValues(
            repository: value("--repo", "-r"), settings: value("--config"),
            commit: value("--snapshot", "-s"), moment: value("--at"))
        return source.answer(kind, current)
    }

    private static func kind(ofOption name: String, _ verb: [String]) -> CompletionValues.Kind {
        switch name {
        case "repo", "target": .directories
        case "config", "new-password-file", "files-from", "files-from-verbatim",
            "files-from-raw", "exclude-file":
            .files
        case "snapshot": .commits
        case "at", "since", "time", "newer", "older": .moments
        case "remote": .remotes
        case "tag", "keep-tag": .tags
        case "host": .hosts
        case "container": .containers
        case "path": .storedPaths
        case "compression": .words(["auto", "zstd", "zlib", "none"])
        case "key-cost": .words(["moderate", "sensitive"])
        case "overwrite": .words(["always", "if-changed", "never"])
        case "role": .words(CompletionValues.roles)
        case "color": .words(["auto", "always", "never"])
        case "type": .words(["file", "directory", "symlink", "other"])
        default: .nothing
        }
    }

    private static func kind(
        ofArgument name: String, _ verb: [String], _ current: String, isOfDeleted: Bool
    ) -> CompletionValues.Kind {
        switch (verb.first ?? "", name) {
        case ("completions", _): .words(["bash", "zsh", "fish"])
        case ("pause", _): .words(["30m", "2h", "1d"])
        case ("guide", _): .words(CompletionValues.guidePages)
        case ("key", "id"): .keys
        case ("remote", "remote"): .remotes
        case ("remote", "name") where verb.last == "remove": .remotes
        // The second word may be a path, too.
        case ("diff", "to") where "/.~".contains(current.first ?? " "): .storedPaths
        case ("diff", "from"), ("diff", "to"): .points
        case (_, "id"): .commits
        case ("rewrite", "commit"): .points
        case ("tag", "tag"): .tags
        case ("import", "repository"), ("init", "dir"): .directories
        case ("roots", "path") where verb.count > 1 && verb[1] == "add": .directories
        case ("roots", _): .roots
        case ("versions", _), ("dump", _), ("restore", _): .formerPaths(isAsked: isOfDeleted)
        case ("ls", _), ("diff", _): .storedPaths
        case (_, "path"), ("backup", _), ("status", _), ("why", _), ("exclude", _): .files
        default: .nothing
        }
    }
}
