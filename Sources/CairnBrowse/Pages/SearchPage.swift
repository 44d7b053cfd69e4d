import CairnCore
import CairnFormat
import CairnText

/// Names of all time: by parts of the name or of the path above it, kind, size and time.
struct SearchPage: Encodable {
    let query: String
    /// How many match.
    let count: Int
    /// The newest of them.
    let items: [FoundName]
    /// Whether the names are still being counted: then nothing was found yet.
    let waits: Bool
    /// What was wrong with the fields of the form: then nothing was searched.
    let mistakes: [Mistake]
    private let values: [String: String]
    private let isAsked: Bool
    /// The words of the verb that finds the same; nil where it cannot.
    private let command: [String]?

    private enum CodingKeys: String, CodingKey { case query, count, items, waits }

    struct Mistake {
        let field: String
        let failure: PageFailure
    }

    static let itemsMaximum = 200

    init(
        _ parameters: BrowseRequest.Parameters, _ session: BrowseSession, _ index: NameIndex?,
        _ clock: any Clock
    ) throws {
        let text = parameters.text("q") ?? ""
        query = text
        var values: [String: String] = [:]
        for name in ["kind", "larger", "since", "before", "deleted"] {
            if let value = parameters.text(name), !value.isEmpty { values[name] = value }
        }
        self.values = values
        isAsked = !text.isEmpty || !values.isEmpty
        waits = index == nil
        let fields = Fields(values, clock.now())
        mistakes = fields.mistakes
        var wanted = fields.wanted
        wanted.words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let found =
            isAsked && mistakes.isEmpty
            ? index?.search(wanted, atMost: Self.itemsMaximum) : nil
        let named = try FoundNames(session).named(found?.entries ?? [])
        items = wanted.onlyDeleted ? named.filter { $0.ending == "deleted" } : named
        count = (found?.count ?? 0) - (named.count - items.count)
        command = Self.command(wanted.words, fields.options, isBeneath: found?.isBeneath ?? false)
    }

    /// `find` and its options, for one word at most.
    private static func command(
        _ words: [String], _ options: [String], isBeneath: Bool
    ) -> [String]? {
        guard words.count <= 1 else { return nil }
        let start = ["find"] + (options.contains("--deleted") ? [] : ["--any"]) + options
        guard let word = words.first else { return start }
        // What means something in a pattern of the verb is a letter here.
        let isPattern = isBeneath || word.contains { "*?[".contains($0) }
        let letters = word.map { "*?[\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        let pattern = isPattern ? "*\(letters)*" + (isBeneath ? "/*" : "") : word
        return start + (pattern.hasPrefix("-") ? ["--"] : []) + [pattern]
    }

    /// What the fields of the form say, besides the words.
    private struct Fields {
        private(set) var wanted = NameIndex.Query()
        /// The same for the verb.
        private(set) var options: [String] = []
        private(set) var mistakes: [Mistake] = []

        init(_ values: [String: String], _ now: Timestamp) {
            if let kind = values["kind"] { read(kind: kind) }
            if let larger = values["larger"] { read(larger: larger) }
            wanted.from = moment("Modified since", "--newer", values["since"], now)
            wanted.until = moment("Modified before", "--older", values["before"], now)
            wanted.onlyDeleted = values["deleted"] != nil
            if wanted.onlyDeleted { options.append("--deleted") }
        }

        private mutating func read(kind: String) {
            let kinds: [String: ItemKind] = [
                "file": .file, "directory": .directory, "symlink": .symlink,
            ]
            guard let found = kinds[kind] else {
                return refuse("Kind", "there is no “\(kind)”", "Use file, directory or symlink.")
            }
            wanted.kinds = [found]
            options += ["--type", kind]
        }

        private mutating func read(larger: String) {
            let text = larger.last?.isLetter == true ? larger : larger + "MiB"
            guard let size = ByteSize(short: text), size.bytes < .max else {
                return refuse(
                    "Larger than", "“\(larger)” is no size",
                    "Write it as 500K, 10M or 1GiB; a number alone counts MiB.")
            }
            wanted.bytesMinimum = size.bytes + 1
            options += ["--larger", "\(size)"]
        }

        private mutating func moment(
            _ field: String, _ option: String, _ text: String?, _ now: Timestamp
        ) -> Timestamp? {
            guard let text else { return nil }
            guard let span = MomentSpan(period: text) ?? MomentSpan(text, now: now) else {
                refuse(
                    field, "“\(text)” is no moment",
                    "Write it as 2026, 2026-03, 2026-03-01, yesterday, monday or “2 weeks ago”.")
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
        <h1>Search all that was ever kept</h1>
        <form class="filters" action="/search" method="get" data-live="results">
        <label class="grow">Part of a name, or of the folders above it
        <input type="search" name="q" value="\(query)" autofocus \
        spellcheck="false"></label>
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
        let isWrong = mistakes.contains { $0.field == label }
        return """
            <label>\(label) <input name="\(name)" value="\(values[name] ?? "")" \
            placeholder="\(example)" size="\(width)"\(when: isWrong, #" aria-invalid="true""#)></label>
            """
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
        let all: [(value: String, text: Markup)] = [
            ("", "Any"), ("file", "Files"), ("directory", "Folders"), ("symlink", "Links"),
        ]
        return Markup(
            all.map { option in
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
                <p class="faint">The names are being counted for the first time. Search again in a \
                moment.</p>
                """
        }
        guard isAsked else {
            return """
                <p class="faint">Several words narrow it down: “invoice 2026 pdf”. Deleted and \
                renamed files are found, too.</p>
                """
        }
        if items.isEmpty {
            return """
                <p class="empty">Nothing that was ever kept matches. Try fewer letters, or another \
                kind or time.</p>
                """
        }
        let more = count - items.count
        return """
            <p class="figures" id="found"><b>\(Quantity.count(count))</b> found, the newest first</p>
            <div role="group" aria-labelledby="found">\
            <ul class="items">\(items.map { $0.row(frame, hasBox: true) })</ul></div>
            \(frame.chooser(back: here))
            \(more > 0 ? #"<p class="faint">\#(Quantity.count(more)) more: add a word.</p>"# : .none)
            \(command.map { frame.command($0.map { Array($0.utf8) }) })
            """
    }
}
