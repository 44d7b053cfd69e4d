import ArgumentParser
import CairnLinux
import CairnSettings
import CairnText
import Glibc

struct GuideCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guide", abstract: "Read the guide, which has a page for each task.",
        discussion: """
            On a terminal, Cairn shows the page like man(1); in a pipe, it writes plain text. The pages are part of the program. Without PAGE, Cairn shows the list of pages.

            Pages: \(GuidePages.all.map(\.name).joined(separator: ", ")); the page settings lists every setting with its default, in the form of a settings file.

            Examples:
              cairn guide
              cairn guide restoring
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(help: .hidden) var roff = false
    @Argument(help: .value("page", "The page's name.")) var page: String?

    func run() throws {
        let (name, text) = try chosen()
        if page == "settings" { return Terminal.write(text) }
        if roff { return Terminal.write(GuideRoff.page(name, text)) }
        if Terminal.isInteractive { Self.showManPage(GuideRoff.page(name, text)) }
        Terminal.write(text)
    }

    private func chosen() throws -> (name: String, text: String) {
        guard let page else { return GuidePages.first }
        // As a settings file has them.
        if page == "settings" { return (page, Settings.document(user: .current)) }
        let names = GuidePages.all.map(\.name) + ["settings"]
        if let found = GuidePages.all.first(where: { $0.name == page }) { return found }
        let meant = Suggestion.of(ArgumentText.shown(page), among: names)
        throw CommandFailure(
            "the guide has no page \(ArgumentText.shown(page))",
            (meant.map { "did you mean \($0)? The" } ?? "the")
                + " pages are \(names.joined(separator: ", "))")
    }

    /// Becomes man(1), which reads the page from its standard input; returns where there is none,
    /// or the page does not fit into a pipe.
    private static func showManPage(_ page: String) {
        guard let program = try? ProgramSearch.path(of: "man".bytes),
            let path = String(validating: program, as: UTF8.self)
        else { return }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        let bytes = Array(page.utf8)
        let isWhole = write(ends[1], bytes, bytes.count) == bytes.count
        close(ends[1])
        let input = fcntl(0, F_DUPFD_CLOEXEC, 3)
        if isWhole, dup2(ends[0], 0) == 0 {
            let words = ["man", "--local-file", "-"].map { (word: String) in strdup(word) }
            signal(SIGXFSZ, SIG_DFL)
            execv(path, words + [nil])
            // It could not be started.
            dup2(input, 0)
        }
        close(ends[0])
        close(input)
    }
}
