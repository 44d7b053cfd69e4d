import CairnCore
import CairnFormat

/// Whether a path is kept, and why not.
struct WhyPage {
    let answer: WhyAnswer?
    private let asked: String

    init(_ request: BrowseRequest, _ host: any BrowseHost) throws {
        asked = request.query.text("path") ?? ""
        answer = asked.isEmpty ? nil : try host.why(asked)
    }

    func markup(_ frame: Frame) -> Markup {
        let found = answer.map { answer -> Markup in
            """
            <section class="hero \(answer.kept ? "well" : "trouble")"><h1>\
            <span class="lamp" aria-hidden="true"></span>\
            \(answer.kept ? "It is kept" : "It is not kept")</h1>
            <p>\(path: answer.path)</p><p>\(answer.sentence.capitalizedSentence).</p>
            \(answer.next.map { Frame.next($0) })</section>
            \(frame.command("why", [answer.path]))
            """
        }
        return frame.page(
            "Why",
            """
            <h1>Is it kept, and why not?</h1>
            <form class="filters" action="/why" method="get"><label class="grow">A file or folder
            <input name="path" value="\(asked)" placeholder="~/Documents/build" spellcheck="false" \
            required></label><button>Ask</button></form>
            \(found)
            """, section: "why")
    }
}

/// The settings in force.
struct SettingsPage {
    private let text: String
    private let source: String

    init(_ host: any BrowseHost) { (text, source) = host.settings() }

    func markup(_ frame: Frame) -> Markup {
        frame.page(
            "Settings",
            """
            <h1>Settings</h1><p>\(source)</p><pre class="text" tabindex="0">\(text)</pre>
            <p class="faint">They are changed in the settings file, and by <code>cairn roots</code>, \
            <code>cairn exclude</code> and <code>cairn remote</code>.</p>
            """, section: "settings")
    }
}
