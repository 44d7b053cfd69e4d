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
    private let values: [String: String]
    private let isAsked: Bool
    /// Then the verb finds the same.
    private let hasOneWord: Bool

    private enum CodingKeys: String, CodingKey { case query, count, items, waits }

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
        var wanted = NameIndex.Query()
        wanted.words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        hasOneWord = wanted.words.count == 1 && values.isEmpty
        wanted.onlyDeleted = values["deleted"] != nil
        wanted.kinds = try Self.kinds(values["kind"])
        if let larger = values["larger"] {
            guard let size = ByteSize(larger.last?.isLetter == true ? larger : larger + "MiB")
            else {
                throw PageFailure(
                    status: 400, message: "\"\(larger)\" is no size.",
                    next: "Write it as 500KiB, 10MiB or 1GiB.")
            }
            wanted.bytesMinimum = size.bytes
        }
        let now = clock.now()
        wanted.from = try values["since"].map { try Self.moment($0, now).first }
        wanted.until = try values["before"].map { try Self.moment($0, now).first }
        let found = isAsked ? index?.search(wanted, atMost: Self.itemsMaximum) : nil
        count = found?.count ?? 0
        items = try FoundNames(session).named(found?.found ?? [])
    }

    private static func kinds(_ text: String?) throws -> Set<ItemKind> {
        switch text {
        case nil: return []
        case "file": return [.file]
        case "directory": return [.directory]
        case "symlink": return [.symlink]
        default:
            throw PageFailure(
                status: 400, message: "There is no kind \"\(text ?? "")\".",
                next: "Use file, directory or symlink.")
        }
    }

    private static func moment(_ text: String, _ now: Timestamp) throws -> MomentSpan {
        guard let span = MomentSpan(text, now: now) else {
            throw PageFailure(
                status: 400, message: "\"\(text)\" is no moment.",
                next: "Write it as 2026-03-01, yesterday, monday or \"2 weeks ago\".")
        }
        return span
    }

    // MARK: Markup

    func markup(_ frame: Frame) -> Markup {
        frame.page(
            query.isEmpty ? "Search" : "\(query)", body(frame), search: query, section: "search")
    }

    private func body(_ frame: Frame) -> Markup {
        """
        <h1>Search all that was ever kept</h1>
        <form class="filters" action="/search" method="get" data-live="results">
        <label class="grow">Part of a name, or of the folders above it
        <input type="search" name="q" value="\(query)" autofocus \
        spellcheck="false"></label>
        <label>Kind <select name="kind">\(options)</select></label>
        <label>Larger than <input name="larger" value="\(values["larger"] ?? "")" \
        placeholder="10MiB" size="8"></label>
        <label>Modified since <input name="since" value="\(values["since"] ?? "")" \
        placeholder="2026-03-01" size="12"></label>
        <label>Modified before <input name="before" value="\(values["before"] ?? "")" \
        placeholder="monday" size="12"></label>
        <label class="check"><input type="checkbox" name="deleted" value="1"\
        \(values["deleted"] == nil ? Markup.none : " checked")> Deleted only</label>
        <button>Search</button></form>
        <div id="results" aria-live="polite">\(results(frame))</div>
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
            \(when: hasOneWord, frame.command("find", [Array(query.utf8)]))
            """
    }
}
