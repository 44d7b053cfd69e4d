import CairnFormat
import CairnText

/// What is left out of the roots, and by which rule.
struct ExcludedPage {
    let found: ExcludedItems

    init(_ host: any BrowseHost) throws {
        guard host.restoresInPlace else {
            throw PageFailure(
                status: 400, message: "What a remote leaves out is not known here.",
                next: "Run `cairn browse` for the repository here.")
        }
        found = try host.excluded()
    }

    func markup(_ frame: Frame) -> Markup {
        let rows = found.items.map { item -> Markup in
            """
            <li><a class="doc" href="\(Link("/why").with("path", item.path))">\
            \(frame.short(item.path))</a><span class="above">\(item.why)</span>\
            <span class="figure">\(Quantity.bytes(item.bytes))</span></li>
            """
        }
        let none: Markup =
            found.items.isEmpty && found.isComplete
            ? #"<p class="faint">Nothing is left out.</p>"# : .none
        return frame.page(
            "Left out",
            """
            <h1>What is left out</h1>
            <p>Rules leave this out of every backup, with all that is beneath it. Each leads to \
            why, and how to keep it again.</p>
            \(when: !rows.isEmpty, #"<ul class="items">\#(rows)</ul>"#)\(none)
            \(when: !found.isComplete, #"<p class="faint">There may be more.</p>"#)\
            \(frame.command("exclude list"))
            """, section: "why")
    }
}
