import CairnCore
import CairnFormat
import CairnText

/// Names of all time: by parts or patterns of the name or of its path, kind, size and time.
struct SearchPage: Encodable {
    let query: String
    /// How many names match.
    let count: Int
    /// The newest of them.
    let items: [FoundName]
    /// What lies in folders that match, besides; none when names alone fill the list.
    let beneath: Beneath
    /// Whether the names are still being counted: then nothing was found yet.
    let waits: Bool
    /// What was wrong with the fields of the form: then nothing was searched.
    let mistakes: [Mistake]
    private let values: [String: String]
    let isAsked: Bool
    private let text: SearchText
    /// The verb's calls that together find the same; empty where none do.
    private let commands: [[String]]
    /// The same of what lies in folders that match.
    private let commandsBeneath: [[String]]
    private let hostWords: [[[UInt8]]]

    private enum CodingKeys: String, CodingKey { case query, count, items, beneath, waits }

    struct Beneath: Encodable {
        let count: Int
        let items: [FoundName]
    }

    struct Mistake {
        let field: String
        let failure: PageFailure
    }

    static let itemsMaximum = 200
    private static let name = "Name"
    private static let nameExamples =
        "Type part of a name, such as invoice, or a pattern, such as *.pdf or invoices/*.pdf."
    private static let kinds: [(value: String, text: Markup)] = [
        ("", "Any"), ("file", "Files"), ("directory", "Folders"), ("symlink", "Links"),
        ("other", "Other"),
    ]

    /// What a program is told that asks for nothing.
    static let askedNothing = PageFailure(
        status: 400, message: "The search is empty.",
        next: "Specify at least one of `q`, `kind`, `larger`, `since`, `before` and `deleted`.")

    init(
        _ parameters: BrowseRequest.Parameters, _ session: BrowseSession, _ index: NameIndex?,
        _ clock: any Clock
    ) throws {
        let text = parameters.text("q") ?? ""
        query = text
        self.text = SearchText(text)
        var values: [String: String] = [:]
        for name in ["kind", "larger", "since", "before", "deleted"] {
            if let value = parameters.text(name), !value.isEmpty { values[name] = value }
        }
        self.values = values
        isAsked = !text.isEmpty || !values.isEmpty
        waits = index == nil
        var fields = Fields(values, clock.now())
        fields.read(self.text, of: parameters.text("q"))
        mistakes = fields.mistakes
        let wanted = fields.wanted
        let names = try FoundNames(session)
        func named(_ found: NameIndex.Found?) throws -> (count: Int, items: [FoundName]) {
            let all = try names.named(found?.entries ?? [])
            let items = wanted.onlyDeleted ? all.filter { $0.ending == "deleted" } : all
            return ((found?.count ?? 0) - (all.count - items.count), items)
        }
        let index = isAsked && mistakes.isEmpty ? index : nil
        let found = index?.search(wanted, atMost: Self.itemsMaximum)
        (count, items) = try named(found)
        let room = Self.itemsMaximum - items.count
        let within = try named(room > 0 ? index?.searchBeneath(wanted, atMost: room) : nil)
        beneath = Beneath(count: within.count, items: within.items)
        hostWords = try session.hostWords()
        commands = Self.commands(wanted, fields.options, found?.counts ?? [])
        commandsBeneath =
            Self.command(wanted.words, fields.options, isBeneath: true).map { [$0] } ?? []
    }

    /// - Parameter counts: of the readings of the text, which are all of it as a pattern, all by
    ///   its letters, and its words; the verb has no words.
    private static func commands(
        _ wanted: NameIndex.Query, _ options: [String], _ counts: [Int]
    ) -> [[String]] {
        guard let pattern = wanted.pattern, counts.contains(where: { $0 > 0 }) else {
            return command(wanted.words, options, isBeneath: false).map { [$0] } ?? []
        }
        guard counts.count < 3 || counts[2] == 0 else { return [] }
        return zip([false, true], counts).filter { $0.1 > 0 }.compactMap {
            command([pattern], options, isBeneath: false, isLiteral: $0.0)
        }
    }

    /// `find` and its options, for one word at most.
    private static func command(
        _ words: [String], _ options: [String], isBeneath: Bool, isLiteral: Bool = false
    ) -> [String]? {
        guard words.count <= 1 else { return nil }
        let start = ["find"] + (options.contains("--deleted") ? [] : ["--any"]) + options
        guard let word = words.first else { return start }
        let isPattern = !isLiteral && SearchWord.isPattern(word)
        // Its * would go beyond a folder's name.
        if isPattern, isBeneath { return nil }
        // What brackets mean in a pattern of the verb they do not mean in a part of a name.
        let letters = word.map { "*?[\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        let pattern =
            !isPattern && (isBeneath || isLiteral || word.contains("["))
            ? "*\(letters)*" + (isBeneath ? "/*" : "") : word
        return start + (pattern.hasPrefix("-") ? ["--"] : []) + [pattern]
    }

    /// What the fields of the form say, besides the words.
    private struct Fields {
        private(set) var wanted = NameIndex.Query()
        /// The same for the verb.
        private(set) var options: [String] = []
        private(set) var mistakes: [Mistake] = []
        private let isFiltered: Bool

        init(_ values: [String: String], _ now: Timestamp) {
            isFiltered = !values.isEmpty
            if let kind = values["kind"] { read(kind: kind) }
            if let larger = values["larger"] { read(larger: larger) }
            wanted.filter.from = moment("Modified since", "--newer", values["since"], now)
            wanted.filter.until = moment("Modified before", "--older", values["before"], now)
            if let from = wanted.filter.from, let until = wanted.filter.until, from >= until {
                refuse(
                    "Modified before",
                    "“\(values["before"] ?? "")” is not later than “\(values["since"] ?? "")” in “Modified since”",
                    "Both times mean the start of their period; enter a later time here.")
            }
            wanted.onlyDeleted = values["deleted"] != nil
            if wanted.onlyDeleted { options.append("--deleted") }
        }

        /// - Parameter typed: nil when nothing was asked for yet.
        mutating func read(_ text: SearchText, of typed: String?) {
            guard let typed, !typed.utf8.contains(0) else {
                if typed == nil { return }
                return refuse(
                    SearchPage.name, "names cannot contain a zero byte", SearchPage.nameExamples)
            }
            (wanted.words, wanted.whole) = (text.words, text.whole)
            let isBlank = typed.unicodeScalars.allSatisfy {
                $0.properties.generalCategory == .control || $0.properties.isWhitespace
            }
            // Without words, the other fields say what is wanted.
            guard isBlank || wanted.words.isEmpty, !wanted.words.isEmpty || !isFiltered
            else { return }
            refuse(SearchPage.name, "there is nothing to search for", SearchPage.nameExamples)
        }

        private mutating func read(kind: String) {
            guard SearchPage.kinds.contains(where: { $0.value == kind }) else {
                return refuse(
                    "Kind", "“\(kind)” is not a valid kind",
                    "Use file, directory, symlink or other.")
            }
            wanted.filter.kinds = ItemFilter.kinds(named: kind)
            options += ["--type", kind]
        }

        private mutating func read(larger: String) {
            let text = larger.last?.isLetter == true ? larger : larger + "MiB"
            guard let size = ByteSize(short: text), size.bytes < .max else {
                if larger.contains(where: { ".,".contains($0) }) {
                    return refuse(
                        "Larger than", "“\(larger)” is not a whole number",
                        "Use a whole number of a smaller unit, such as 1536K instead of 1.5M.")
                }
                return refuse(
                    "Larger than", "“\(larger)” is not a valid size",
                    "Use a size such as 500K, 10M or 1GiB; a number without a unit means MiB.")
            }
            wanted.filter.bytesMinimum = size.bytes
            options += ["--larger", "\(size)"]
        }

        private mutating func moment(
            _ field: String, _ option: String, _ text: String?, _ now: Timestamp
        ) -> Timestamp? {
            guard let text else { return nil }
            guard let span = MomentSpan(period: text) ?? MomentSpan(text, now: now) else {
                refuse(
                    field, "“\(text)” is not a valid time",
                    "Use a time such as 2026, 2026-03, 2026-03-01, yesterday, monday or “2 weeks ago”."
                )
                return nil
            }
            options += [option, text]
            return span.first
        }

        private mutating func refuse(_ field: String, _ what: String, _ next: String) {
            mistakes.append(
                Mistake(
                    field: field,
                    failure: PageFailure(
                        status: 400, message: "\(field): \(what).", next: next)))
        }
    }

    // MARK: Markup

    func markup(_ frame: Frame) -> Markup {
        frame.page(
            query.isEmpty ? "Search" : "\(query)", body(frame), section: "search")
    }

    private func body(_ frame: Frame) -> Markup {
        """
        <h1>Search everything that was ever backed up</h1>
        <form class="filters" action="/search" method="get" data-live="results">
        <label class="grow">Part of a name or path, or a pattern
        <input type="search" name="q" value="\(query)" autofocus \
        spellcheck="false"\(invalid(Self.name))></label>
        <label>Kind <select name="kind">\(options)</select></label>
        \(field("Larger than", "larger", "10M", 8))
        \(field("Modified since", "since", "2026-03", 12))
        \(field("Modified before", "before", "monday", 12))
        <label class="check"><input type="checkbox" name="deleted" value="1"\
        \(values["deleted"] == nil ? Markup.none : " checked")> Deleted only</label>
        <button>Search</button></form>
        <div id="results" aria-live="polite">\(results(frame))</div>
        """
    }

    private func field(
        _ label: String, _ name: String, _ example: Markup, _ width: Int
    ) -> Markup {
        """
        <label>\(label) <input name="\(name)" value="\(values[name] ?? "")" \
        placeholder="\(example)" size="\(width)"\(invalid(label))></label>
        """
    }

    private func invalid(_ field: String) -> Markup {
        mistakes.contains { $0.field == field } ? #" aria-invalid="true""# : .none
    }

    private var here: Link {
        values.sorted { $0.key < $1.key }.reduce(Link("/search").with("q", query)) {
            link, value in
            switch value.key {
            case "kind": link.with("kind", value.value)
            case "larger": link.with("larger", value.value)
            case "since": link.with("since", value.value)
            case "before": link.with("before", value.value)
            default: link.with("deleted", value.value)
            }
        }
    }

    private var options: Markup {
        Markup(
            Self.kinds.map { option in
                """
                <option value="\(option.value)"\
                \(when: option.value == values["kind"] ?? "", " selected")>\
                \(option.text)</option>
                """
            })
    }

    private func results(_ frame: Frame) -> Markup {
        if !mistakes.isEmpty {
            return Markup(
                mistakes.map { mistake in
                    """
                    <div class="notice bad"><p>\(mistake.failure.message)</p>\
                    \(mistake.failure.next.map { Frame.next($0) })</div>
                    """
                })
        }
        if waits {
            return """
                <p class="faint">Cairn is counting the names for the first time. Search again in a \
                moment.</p>
                """
        }
        guard isAsked else {
            return """
                <p class="faint">Use several words to narrow the search (“invoice 2026 pdf”), and \
                quotes to search for a phrase. “*.pdf” matches whole names, and “invoices/” \
                matches part of a path. The search also finds deleted and renamed files.</p>
                """
        }
        if items.isEmpty, beneath.items.isEmpty {
            return """
                <p class="empty">No backed-up item matches\(tried). Try fewer letters, a \
                pattern such as *.pdf, or another kind or time.</p>
                """
        }
        return """
            \(items.isEmpty ? .none : list("found", "found, newest first", items, count, commands, frame))\
            \(beneath.items.isEmpty ? .none : list("beneath", "in folders with a matching name", beneath.items, beneath.count, commandsBeneath, frame))\
            \(frame.chooser(back: here))
            """
    }

    /// What was looked for, where a text was split.
    private var tried: Markup {
        guard text.words.count > 1 else { return .none }
        let words = text.words.map { "“\($0)”" }.joined(separator: ", ")
        let whole = text.whole.map { " or the whole text “\($0)”" } ?? ""
        return " all of the words \(words)\(whole). To search for a phrase, put it in quotes"
    }

    /// The command, of one machine.
    private func find(_ words: [String], _ host: [[UInt8]]) -> [[UInt8]] {
        let words = words.map { Array($0.utf8) }
        return words.prefix(1) + host + words.dropFirst()
    }

    private func list(
        _ id: Markup, _ what: Markup, _ items: [FoundName], _ count: Int,
        _ commands: [[String]],
        _ frame: Frame
    ) -> Markup {
        let more = count - items.count
        return """
            <p class="figures" id="\(id)"><b>\(Quantity.count(count))</b> \(what)</p>
            <div role="group" aria-labelledby="\(id)">\
            <ul class="items">\(items.map { $0.row(frame, hasBox: true) })</ul></div>
            \(more > 0 ? #"<p class="faint">\#(Quantity.count(more)) more. Add a word to narrow the search.</p>"# : .none)
            \(commands.isEmpty ? .none : frame.commands(commands.flatMap { words in hostWords.map { find(words, $0) } }))
            """
    }
}
