import CairnCore
import CairnDaemon
import CairnFormat
import Glibc

/// The desktop through notify-send, and busctl for taking a notice away, which Debian 12's
/// notify-send cannot.
///
/// - Nobody is asked where there is no session's bus, and never by root, whose session it is not.
/// - Source: Desktop Notifications Specification 1.2; notify-send(1) of libnotify 0.8.1.
///   Why programs and no library: Docs/decisions/0027.
public struct DesktopNotify: Desktop {
    private let address: String?
    private let isRoot: Bool
    private let runner: any ProgramRunner
    /// Finds a program by its name.
    private let find: @Sendable ([UInt8]) throws(SystemError) -> [UInt8]

    /// The longest that a program may run, in nanoseconds.
    private static let patience: UInt64 = 5_000_000_000
    private static let bodyCharactersMaximum = 600

    /// - Parameter variable: gives a variable of the environment; nil when it is not set.
    public init(
        variable: (String) -> [UInt8]?, user: uid_t = geteuid(),
        runner: any ProgramRunner = LinuxPrograms(),
        find: @escaping @Sendable ([UInt8]) throws(SystemError) -> [UInt8] = {
            name throws(SystemError) in try ProgramSearch.safePath(of: name)
        }
    ) {
        isRoot = user == 0
        let named = variable("DBUS_SESSION_BUS_ADDRESS").map { String(decoding: $0, as: UTF8.self) }
        let usual = variable("XDG_RUNTIME_DIR").map {
            "unix:path=\(String(decoding: $0, as: UTF8.self))/bus"
        }
        address = named?.isEmpty == false ? named : usual
        self.runner = runner
        self.find = find
    }

    public func session() throws(NoticeFailure) -> String {
        if isRoot { throw NoticeFailure("the root user has no desktop session") }
        guard let address else { throw Self.noBus }
        let kind = "unix:path="
        guard address.hasPrefix(kind) else { return address }
        // The same address with another socket is another bus, whose numbers begin anew.
        var found = stat()
        let path = address.dropFirst(kind.count).prefix { $0 != "," && $0 != ";" }
        guard stat(String(path), &found) == 0 else { throw Self.noBus }
        return "\(address) \(found.st_ino) \(found.st_ctim.tv_sec)"
    }

    private static let noBus = NoticeFailure("there is no desktop session")

    public func show(_ notice: Notice, replacing: UInt32?) throws(NoticeFailure) -> UInt32? {
        var words = [
            "--print-id", "--app-name=Cairn", "--icon=cairn", "--hint=string:desktop-entry:cairn",
            "--urgency=\(notice.isUrgent ? "critical" : "normal")", "--expire-time=0",
        ]
        if let replacing { words.append("--replace-id=\(replacing)") }
        let said = try run(
            words + ["--", notice.title.withoutDeception, Self.escaped(notice.body)])
        // 0 is no number of a notice.
        return said.split(separator: "\n").lazy.compactMap { UInt32($0) }.first { $0 > 0 }
    }

    public func close(_ notice: UInt32) {
        guard let program = try? find(Array("busctl".utf8)) else {
            // Without it, something short takes the place.
            let words = ["--replace-id=\(notice)", "--transient", "--expire-time=5000"]
            _ = try? run(words + ["--", "Cairn", "It is over."])
            return
        }
        let name = "org.freedesktop.Notifications"
        let words = [
            "--user", "--auto-start=no", "--timeout=3", "call", name,
            "/org/freedesktop/Notifications", name, "CloseNotification", "u", "\(notice)",
        ]
        _ = outcome(program, words)
    }

    /// Runs notify-send.
    ///
    /// - Returns: what it wrote.
    private func run(_ words: [String]) throws(NoticeFailure) -> String {
        _ = try session()
        let program: [UInt8]
        do throws(SystemError) { program = try find(Array("notify-send".utf8)) } catch {
            throw NoticeFailure(
                error.code == SystemError.foreignEnvironment
                    ? "another user could change \(PathText.display(error.path))"
                    : "notify-send is not installed; run `sudo apt install libnotify-bin`")
        }
        let outcome = outcome(program, words)
        let said = String(decoding: outcome.output, as: UTF8.self)
        let first = said.split(separator: "\n").first.map { ": \(PathText.display($0.utf8))" } ?? ""
        switch outcome.ending {
        case .exited(0): return said
        case .exited(let code): throw NoticeFailure("notify-send exited with code \(code)\(first)")
        case .signalled(let signal):
            throw NoticeFailure("notify-send was terminated by signal \(signal)")
        case .overdue: throw NoticeFailure("notify-send did not finish within 5 s")
        case .failed(let error): throw NoticeFailure("notify-send: \(error.reason)")
        }
    }

    private func outcome(_ program: [UInt8], _ words: [String]) -> ProgramOutcome {
        runner.run(
            HookCommand(program: program, arguments: words.map { Array($0.utf8) }), input: [],
            variables: address.map { ["DBUS_SESSION_BUS_ADDRESS": $0] } ?? [:],
            nanoseconds: Self.patience, deadline: ProgramDeadline())
    }

    /// A body may hold markup, and notify-send reads escapes of C in it: neither is left.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in PathText.lines(text.prefix(bodyCharactersMaximum).utf8) {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\": result += "\\\\"
            default: result.append(character)
            }
        }
        return result
    }
}
