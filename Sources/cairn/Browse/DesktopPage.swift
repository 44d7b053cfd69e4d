import CairnCore
import CairnLinux
import CairnText
import Glibc

/// A file that leads a browser to the link: on a command line, others could read it.
struct DesktopPage {
    private let path: String

    /// What tells one desktop from another and where its programs are, beyond what all get.
    /// - Source: xdg-open(1); XDG Base Directory Specification 0.8.
    private static let passed = [
        "BROWSER", "XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", "XDG_SESSION_DESKTOP",
        "DESKTOP_SESSION", "KDE_FULL_SESSION", "KDE_SESSION_VERSION", "XDG_DATA_DIRS",
        "XDG_CONFIG_DIRS",
    ]

    /// - Parameter directory: which nobody else may read.
    init?(leadingTo link: String, in directory: String) {
        Self.removeLeftovers(in: directory)
        path = "\(directory)/\(Self.prefix)\(getpid())\(Self.suffix)"
        let page = """
            <!doctype html><meta charset="utf-8"><title>Cairn</title>
            <meta http-equiv="refresh" content="0;url=\(link)"><a href="\(link)">Cairn</a>

            """
        guard
            (try? SmallFile.replace(Array(path.utf8), with: Array(page.utf8), isPrivate: true))
                != nil
        else { return nil }
    }

    private static let prefix = "browse-"
    private static let suffix = ".html"

    /// Removes the pages of those that were killed.
    private static func removeLeftovers(in directory: String) {
        guard let state = try? LinuxFileSystem().openRoot(Array(directory.utf8)),
            let entries = try? state.entries()
        else { return }
        for name in entries.map({ String(decoding: $0.name, as: UTF8.self) })
        where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            let number = name.dropFirst(prefix.count).dropLast(suffix.count)
            guard let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink("\(directory)/\(name)")
        }
    }

    /// Has the desktop open the page.
    ///
    /// - Parameter fail: called, at once or later, when there is no desktop, nothing that opens
    ///   pages, or when that ends in failure.
    func open(orElse fail: @escaping @Sendable (_ reason: String) -> Void) {
        guard Self.hasDisplay else { return fail("there is no display") }
        let program: [UInt8]
        do { program = try ProgramSearch.path(of: Array("xdg-open".utf8)) } catch {
            return fail("\(error)")
        }
        // Root looks for programs where only root puts them.
        let names = Self.passed + (geteuid() == 0 ? [] : ["PATH"])
        let variables = Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                getenv(name).map { (name, String(cString: $0)) }
            })
        let command = HookCommand(program: program, arguments: [Array(path.utf8)])
        // It may be the browser itself, which ends when the person ends it.
        WorkerThread {
            let outcome = LinuxPrograms().run(
                command, input: [], variables: variables, nanoseconds: .max,
                deadline: ProgramDeadline())
            if outcome.ending != .exited(0) { fail(Self.text(outcome.ending)) }
        }.detach()
    }

    private static func text(_ ending: ProgramOutcome.Ending) -> String {
        switch ending {
        case .exited(let code): "`xdg-open` exited with code \(code)"
        case .signalled(let signal): "`xdg-open` was terminated by signal \(signal)"
        case .overdue: "`xdg-open` took too long"
        case .failed(let error): "\(error)"
        }
    }

    static var hasDisplay: Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { (name: String) in getenv(name) != nil }
    }

    func remove() { unlink(path) }
}
