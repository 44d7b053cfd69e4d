import CairnCore
import CairnFormat
import CairnText

/// Whether a path is kept, and why not.
struct WhyPage {
    let answer: WhyAnswer?
    /// Why nothing is said of what was asked.
    let mistake: PageFailure?
    private let asked: [UInt8]

    init(_ request: BrowseRequest, _ host: any BrowseHost) throws {
        asked = try request.query.path() ?? []
        mistake = asked.isEmpty ? nil : WholePath.mistake(asked, host)
        answer = asked.isEmpty || mistake != nil ? nil : try host.why(asked)
    }

    private var exclude: Markup {
        """
        <form class="actions" action="/exclude" method="get">\
        \(WholePath.field(asked))\
        <button class="plain">Exclude it from now on…</button></form>
        """
    }

    private func include(_ path: [UInt8], _ answer: WhyAnswer, _ frame: Frame) -> Markup {
        """
        <div class="actions"><a class="button plain" href="\(Link("/include").with("path", path))">\
        Include \(path == answer.path ? "it" : frame.short(path)) again…</a></div>
        """
    }

    private static let list: Markup = """
        <p><a href="/excluded">All excluded items</a></p>
        """

    func markup(_ frame: Frame) -> Markup {
        let found = answer.map { answer -> Markup in
            """
            <section class="hero \(answer.kept && answer.exists ? "well" : "trouble")"><h1>\
            <span class="lamp" aria-hidden="true"></span>\(answer.headline)</h1>
            <p>\(frame.short(answer.path))</p><p>\(Frame.commands(in: answer.sentence.capitalizedSentence)).</p>
            \(answer.next.map { Frame.next($0) })</section>
            \(frame.command("why", [answer.path]))
            \(when: answer.canBeExcluded && frame.host.restoresInPlace, exclude)\
            \(frame.host.restoresInPlace
                ? answer.includable.map { include($0, answer, frame) } : nil)
            """
        }
        return frame.page(
            "Why",
            """
            <h1>Is it backed up, and why?</h1>
            <form class="filters" action="/why" method="get"><label class="grow">A file or folder
            <input name="path" value="\(WholePath.typed(asked))" placeholder="~/Documents/build" spellcheck="false" \
            required></label><button>Ask</button></form>
            \(mistake.map(failure))\(found)
            \(when: frame.host.restoresInPlace, Self.list)
            """, section: "why")
    }

    private func failure(_ mistake: PageFailure) -> Markup {
        """
        <section class="notice bad" role="alert"><p>\(mistake.message)</p>\
        \(mistake.next.map { Frame.next($0) })</section>
        """
    }
}

extension WhyAnswer {
    fileprivate var headline: Markup {
        if exists { return kept ? "It is backed up" : "It is not backed up" }
        return former ? "It no longer exists" : "There is no such file or folder"
    }
}

/// A path as a person writes it into a field, or as links and forms have it.
enum WholePath {
    /// - Returns: nil for one that leads from `/` or the home on.
    static func mistake(_ path: [UInt8], _ host: any BrowseHost) -> PageFailure? {
        let isWhole =
            path.first == ItemPath.separator || path.starts(with: "~/".utf8)
            || path == Array("~".utf8)
        if isWhole, !path.contains(0) { return nil }
        let name = path.contains(0) || path.isEmpty ? Array("Documents/build".utf8) : path
        let whole = PathText.display(ItemPath.join(host.home, name))
        return PageFailure(
            status: 400, message: "The path must be absolute or start at the home directory (~).",
            next: "Use `\(whole)`, or `~/\(PathText.display(name))`.")
    }

    /// What a person would type for it; nothing for what no field can hold as it is.
    static func typed(_ path: [UInt8]) -> String {
        guard let text = String(validating: path, as: UTF8.self), PathText.lines(path) == text,
            !text.contains("\n")
        else { return "" }
        return text
    }

    /// The same as a field of a form, whatever the name.
    static func field(_ path: [UInt8]) -> Markup {
        #"<input type="hidden" name="path_hex" value="\#(Hexadecimal.text(path))">"#
    }
}

/// Leaving an item out of every later backup: what that would mean, and that it was done.
struct ExcludePage {
    let plan: ExclusionPlan
    private let asked: [UInt8]
    private let host: any BrowseHost

    init(_ request: BrowseRequest, _ host: any BrowseHost) throws {
        asked = try Self.path(request, host)
        self.host = host
        plan = try host.exclusion(of: asked)
    }

    /// The path that a form, or the address, names.
    fileprivate static func path(
        _ request: BrowseRequest, _ host: any BrowseHost
    ) throws -> [UInt8] {
        let isOrder = request.method == .post
        let path = try (isOrder ? request.form : request.query).path() ?? []
        if let mistake = WholePath.mistake(path, host) { throw mistake }
        guard host.restoresInPlace else {
            throw PageFailure(
                status: 400, message: "You cannot change anything here while you browse a remote.",
                next: "Run `cairn browse` for the repository on this machine.")
        }
        return path
    }

    /// Does it.
    func done(_ frame: Frame) throws -> Markup {
        let sentence = try host.exclude(asked)
        return frame.page(
            "Excluded",
            """
            <section class="hero well" aria-live="polite"><h1>\
            <span class="lamp" aria-hidden="true"></span>It is now excluded</h1>
            <p>\(sentence.capitalizedSentence).</p>\(Frame.next("Cairn keeps the old versions of this item as long as it keeps versions of deleted items. You can include the item again at any time."))</section>
            <div class="actions"><a class="button plain" \
            href="\(Link("/include").with("path", plan.path))">Include it again…</a>\
            <a class="button plain" href="\(Link("/why").with("path", plan.path))">\
            Why it is not backed up</a></div>
            \(frame.command("exclude add", [plan.path]))
            """, section: "why")
    }

    func markup(_ frame: Frame) -> Markup {
        let effect: Markup =
            plan.files == 0
            ? "No files at this path are currently backed up."
            : """
            \(Quantity.of(plan.files, "file")) (\(Quantity.bytes(plan.bytes))) that \
            \(plan.files == 1 ? "is" : "are") currently backed up would be excluded from all \
            future backups. Cairn keeps the old versions as long as it keeps versions of deleted \
            items.
            """
        let flag: Markup = """
            <p>Cairn sets the attribute <code>user.xdg.robots.backup = false</code> on the item. \
            If you rename the item, it keeps the attribute. If the item cannot have this \
            attribute, Cairn adds its path to <code>[exclude]</code> in the settings \
            (\(path: plan.settingsFile)):</p>
            """
        let settings: Markup = """
            <p>Cairn adds the path to <code>[exclude]</code> in the settings \
            (\(path: plan.settingsFile)):</p>
            """
        return frame.page(
            "Exclude",
            """
            <h1>Exclude it?</h1><p>\(path: plan.path)</p><p>\(effect)</p>
            \(plan.method == "flag" ? flag : settings)
            <pre class="text" tabindex="0">\(plan.line)</pre>
            <form class="actions" action="/exclude" method="post">\(frame.csrfField)\
            \(WholePath.field(asked))\
            <button>Exclude it</button>\
            <a class="button plain" href="\(Link("/why").with("path", asked))">Cancel</a></form>
            \(frame.command("exclude add", [plan.path]))
            """, section: "why")
    }
}

/// Keeping again what was excluded: asks, and does it.
struct IncludePage: Encodable {
    let path: [UInt8]
    /// What it would do, or has done.
    let sentence: String
    private let asked: [UInt8]

    private enum CodingKeys: String, CodingKey { case path, sentence }

    /// Does it when a form asks for it, else only says what it would do.
    init(_ request: BrowseRequest, _ host: any BrowseHost) throws {
        asked = try ExcludePage.path(request, host)
        path = asked.first == UInt8(ascii: "~") ? host.home + asked.dropFirst() : asked
        sentence =
            try request.method == .post ? host.include(asked) : host.inclusion(of: asked)
    }

    func markup(_ frame: Frame) -> Markup {
        frame.page(
            "Include again",
            """
            <h1>Include it again?</h1><p>\(frame.short(path))</p>
            <p>\(sentence.capitalizedSentence).</p>
            <form class="actions" action="/include" method="post">\(frame.csrfField) \
            \(WholePath.field(asked)) <button>Include it again</button> <a class="button plain" \
            href="\(Link("/why").with("path", asked))">Cancel</a></form>
            \(frame.command("exclude remove", [path]))
            """, section: "why")
    }

    func done(_ frame: Frame) -> Markup {
        frame.page(
            "Included again",
            """
            <section class="hero well" aria-live="polite"><h1>\
            <span class="lamp" aria-hidden="true"></span>It will be backed up again</h1>
            <p>\(sentence.capitalizedSentence).</p></section>
            \(frame.command("exclude remove", [path]))
            <p><a href="\(Link("/why").with("path", path))">Why it is backed up</a></p>
            """, section: "why")
    }
}

/// Asks for the password of an encrypted repository.
struct UnlockPage {
    /// Where to go then.
    let back: Link
    let mistake: String?

    func markup(_ frame: Frame) -> Markup {
        frame.page(
            "Password",
            """
            <h1>The repository is encrypted</h1>
            \(mistake.map { #"<p class="notice bad" role="alert">\#($0)</p>"# })
            <form class="row" action="/unlock" method="post">\(frame.csrfField)
            <input type="hidden" name="from" value="\(back)">
            <label class="grow">Password
            <input type="password" name="password" autocomplete="current-password" autofocus required></label>
            <button>Open</button></form>
            <p class="faint"><code>cairn browse</code> keeps the password in memory until it \
            stops. Checking a password can take a few seconds.</p>
            """)
    }
}

/// The settings in force.
struct SettingsPage: Encodable {
    let text: String
    let source: String
    /// The file; nil where there is none.
    private let file: [UInt8]?

    private enum CodingKeys: String, CodingKey { case text, source }

    init(_ host: any BrowseHost) { (text, source, file) = host.settings() }

    func markup(_ frame: Frame) -> Markup {
        frame.page(
            "Settings",
            """
            <h1>Settings</h1><p>\(source)</p><pre class="text" tabindex="0">\(text)</pre>
            <p class="faint">To change the settings, edit the settings file, or use <code>cairn \
            roots</code>, <code>cairn exclude</code> or <code>cairn remote</code>.</p>
            \(file.map { frame.commandLine("cat \(ShellText.quoted($0))") }
                ?? frame.commandLine("cairn guide settings"))
            """, section: "settings")
    }
}
