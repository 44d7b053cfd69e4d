import CairnFormat
import CairnText

/// What is left out of the roots, and by which rule.
struct ExcludedPage {
    let found: ExcludedItems

    init(_ host: any BrowseHost) throws {
        guard host.restoresInPlace else {
            throw PageFailure(
                status: 400, message: "A remote does not record which items are excluded.",
                next: "Run `cairn browse` for the repository on this machine.")
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
            ? #"<p class="faint">Nothing is excluded.</p>"# : .none
        return frame.page(
            "Excluded",
            """
            <h1>Excluded items</h1>
            <p>Rules exclude these items, and everything in them, from every backup. Select an \
            item to see the rule and how to include the item again.</p>
            \(when: !rows.isEmpty, #"<ul class="items">\#(rows)</ul>"#)\(none)
            \(when: !found.isComplete, #"<p class="faint">There might be more excluded items.</p>"#)\
            \(frame.command("exclude list"))
            """, section: "why")
    }
}
