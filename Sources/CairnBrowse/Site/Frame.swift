import CairnCore
import CairnFormat
import CairnText

/// What all pages have: head, navigation, the search, and the words for items and moments.
struct Frame {
    let host: any BrowseHost
    let csrf: String
    let basket: Basket

    /// - Parameters:
    ///   - refresh: seconds after which the page is asked for again; nil for never.
    ///   - isInside: false for who was not let in, and is told nothing of what is here.
    func page(
        _ title: Markup, _ body: Markup, refresh: Int? = nil, section: String = "",
        isInside: Bool = true
    ) -> Markup {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        \(refresh.map { #"<meta http-equiv="refresh" content="\#($0)">"# })
        <title>\(title) – Cairn</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="/assets/style.css">
        <script type="module" src="/assets/browse.js"></script></head>
        <body><a class="skip" href="#main">Skip to the content</a>
        <header class="top"><div class="wide">
        <a class="brand" href="/"\(when: section == "home", #" aria-current="page""#)>\
        <img src="/assets/icon.svg" alt="" width="26" height="26">Cairn</a>
        \(when: isInside, navigation(section))
        </div></header>
        <main id="main" class="wide" tabindex="-1">
        \(isInside ? basket.takeNote().map { #"<p class="notice" role="status">\#($0)</p>"# } : nil)
        \(body)
        </main>
        \(when: isInside, Self.footer(host.clock.now()))</body></html>

        """
    }

    private static func footer(_ now: Timestamp) -> Markup {
        #"<footer class="wide faint"><p>Times are \#(TimeText.zonePlace(at: now)).</p></footer>"#
    }

    private func navigation(_ section: String) -> Markup {
        func current(_ name: String) -> Markup {
            name == section ? #" aria-current="page""# : .none
        }
        let basketCount = basket.count
        // The page of the search has a field of its own, beside all else that narrows it down.
        let find: Markup = """
            <form class="find" role="search" action="/search" method="get">
            <input type="search" name="q" aria-label="Search all backed-up names" \
            placeholder="Search all backed-up names" spellcheck="false">
            <button>Search</button></form>
            """
        return """
            <nav aria-label="Pages">
            <a href="/browse"\(current("browse"))>Browse</a>
            <a href="/search"\(current("search"))>Search</a>
            <a href="/why"\(current("why"))>Why</a>
            <a href="/settings"\(current("settings"))>Settings</a>
            <a href="/basket"\(current("basket"))>Basket\
            \(basketCount > 0 ? #" <span class="count">\#(basketCount)</span>"# : .none)</a></nav>
            \(when: section != "search", find)
            """
    }

    /// - Parameters:
    ///   - retry: where the same is tried again; nil where that is of no use.
    ///   - isInside: as of ``page(_:_:refresh:section:isInside:)``.
    func failure(
        _ failure: PageFailure, title: String? = nil, retry: Link? = nil, isInside: Bool = true
    ) -> BrowseResponse {
        let title = title ?? failure.title ?? Self.title(failure.status)
        return .page(
            page(
                "\(title)",
                """
                <section class="notice bad"><h1>\(title)</h1>\
                <p>\(Self.commands(in: failure.message))</p>\
                \(failure.next.map { Self.next($0) })\
                \(retry.map { #"<p><a class="button" href="\#($0)">Try again</a></p>"# as Markup })\
                </section>
                """, isInside: isInside), status: failure.status)
    }

    private static func title(_ status: Int) -> String {
        switch status {
        case 400, 409, 429: "Cairn cannot do that"
        case 403, 421: "Access denied"
        case 404: "Not found"
        default: "Something went wrong"
        }
    }

    static func title(_ kind: Explanation.Kind) -> String? {
        switch kind {
        case .other, .missing, .refused: nil
        case .away: "The repository is missing"
        case .locked: "The repository is in use"
        case .needsPassword: "The repository is locked"
        }
    }

    /// Advice; what stands between backquotes is a command.
    static func next(_ text: String) -> Markup { "<p class=\"next\">\(commands(in: text))</p>" }

    static func commands(in text: String) -> Markup {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return Markup(
            parts.enumerated().map { index, part in
                index % 2 == 1 && index < parts.count - 1
                    ? "<code>\(String(part))</code>" : "\(String(part))"
            })
    }

    /// A path as people write it: with `~` for their home.
    func short(_ path: [UInt8]) -> Markup {
        guard let rest = ItemPath.relative(path, to: host.home) else { return "\(path: path)" }
        return rest.isEmpty ? "~" : "~/\(path: rest)"
    }

    /// The command that does the same, as a shell reads it.
    func commandLine(_ line: String) -> Markup {
        #"<p class="command"><span>The same in a terminal</span> <code>\#(line)</code></p>"#
    }

    /// The command that does the same.
    func command(_ words: [[UInt8]]) -> Markup { commands([words]) }

    /// The commands that do the same, one after the other.
    ///
    /// - Parameter target: the word that a person may write anew in the form before.
    func commands(_ all: [[[UInt8]]], to target: [UInt8]? = nil) -> Markup {
        let shown = all.prefix(Self.commandsMaximum).map { words -> Markup in
            let words = words.map { word -> Markup in
                word == target
                    ? " <span data-target>\(Self.shell(word))</span>" : " \(Self.shell(word))"
            }
            return "<code>\(host.command)\(words)</code>"
        }
        let more = all.count - shown.count
        return """
            <p class="command"><span>The same in a terminal</span> \(shown)\
            \(when: more > 0, "<span>and \(Quantity.count(more)) more</span>")</p>
            """
    }

    private static let commandsMaximum = 20

    static func line(_ host: any BrowseHost, _ words: [[UInt8]]) -> String {
        ([host.command] + words.map { shell($0) }).joined(separator: " ")
    }

    /// A word as a shell reads it: it finds the home only where that is not quoted.
    private static func shell(_ word: [UInt8]) -> String {
        if word == Array("~".utf8) { return "~" }
        return word.starts(with: "~/".utf8)
            ? "~/" + ShellText.quoted(Array(word.dropFirst(2))) : ShellText.quoted(word)
    }

    func command(_ verb: String, _ paths: [[UInt8]] = []) -> Markup {
        command(verb.split(separator: " ").map { Array($0.utf8) } + paths)
    }

    /// The same for each machine.
    ///
    /// - Parameter hosts: the options that name one.
    func command(_ verb: String, ofEach hosts: [[[UInt8]]]) -> Markup {
        let words = verb.split(separator: " ").map { Array($0.utf8) }
        return commands(hosts.map { words + $0 })
    }

    var csrfField: Markup { #"<input type="hidden" name="csrf" value="\#(csrf)">"# }

    /// A button that puts one item into the basket.
    func choose(
        _ place: Place, at commit: Int64?, back: Link, _ words: Markup = "Add to the basket"
    ) -> Markup {
        """
        <form action="/basket" method="post">\(csrfField)\
        <input type="hidden" name="from" value="\(back)">\
        <input type="hidden" name="item" value="\(Choice(place, at: commit).text)">\
        <button class="plain" name="do" value="add">\(words)</button></form>
        """
    }

    /// The form of the boxes that ``box(_:at:)`` makes: puts what is ticked into the basket.
    func chooser(back: Link) -> Markup {
        """
        <form id="choose" class="actions" action="/basket" method="post">\(csrfField)\
        <input type="hidden" name="from" value="\(back)">\
        <button class="plain" name="do" value="add">Add selected items to the basket</button>\
        </form>
        """
    }

    /// A box for ``chooser(back:)``, in an element of the role `group`.
    func box(_ place: Place, at commit: Int64?) -> Markup {
        """
        <input type="checkbox" form="choose" name="item" \
        value="\(Choice(place, at: commit).text)" aria-label="Select \(path: place.name)">
        """
    }

    /// The last steps of a way that are shown; each link has the whole path.
    private static let stepsMaximum = 8

    /// The place and those above it, each a link but the last. Of a deep one the root and the last
    /// steps; `…` leads to the lowest of the folders between.
    func trail(_ place: Place, at commit: Int64?) -> Markup {
        let trail = place.trail
        let hidden = max(0, trail.count - 1 - Self.stepsMaximum)
        let items = trail.indices.filter { $0 == 0 || $0 >= hidden }.map { index -> Markup in
            let step = trail[index]
            let name: Markup =
                index > 0 && index == hidden
                ? #"<span title="\#(Quantity.of(hidden, "folder")) between">…</span>"#
                : step.path.isEmpty ? short(step.root.definition.path) : "\(path: step.name)"
            return index == trail.count - 1
                ? #"<li aria-current="page">\#(name)</li>"#
                : #"<li><a href="\#(step.link("/browse", at: commit))">\#(name)</a></li>"#
        }
        return #"<nav class="trail" aria-label="Location"><ol>\#(items)</ol></nav>"#
    }

    static func moment(_ moment: Timestamp) -> Markup {
        moment.hasDate
            ? #"<time datetime="\#(TimeText.utc(moment))">\#(TimeText.local(moment))</time>"#
            : "\(TimeText.local(moment))"
    }

    func age(_ moment: Timestamp) -> String {
        guard moment.hasDate else { return TimeText.local(moment) }
        let seconds = host.clock.now().since(moment)
        return seconds < 0 ? "in \(TimeText.age(-seconds))" : "\(TimeText.age(seconds)) ago"
    }
}

extension ItemKind {
    /// As `--json` names them.
    var name: String {
        switch self {
        case .file: "file"
        case .directory: "directory"
        case .symlink: "symlink"
        case .fifo: "fifo"
        case .socket: "socket"
        case .characterDevice: "character-device"
        case .blockDevice: "block-device"
        }
    }
}
