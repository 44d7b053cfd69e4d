import ArgumentParser
import CairnLinux
import Glibc
import Synchronization

/// Colors and weights of text for people. Text for programs has none.
enum Paint: Sendable {
    /// What is lost or failed.
    case bad
    /// What wants looking at.
    case doubtful
    /// What is as it should be, or was added.
    case good
    /// What names something for the next command: an id.
    case id
    /// What is not new, or beside the point.
    case faint
    case plain

    /// The value of `--color`.
    enum Choice: String, CaseIterable, ExpressibleByArgument, Sendable {
        case auto, always, never
    }

    private static let choice = Mutex(Choice.auto)

    static func choose(_ chosen: Choice) { choice.withLock { $0 = chosen } }

    /// Whether text is painted there.
    ///
    /// - Source: no-color.org: the variable counts when it is not empty; an option goes before it.
    static func isOn(_ descriptor: Int32 = 1) -> Bool {
        switch choice.withLock({ $0 }) {
        case .always: true
        case .never: false
        case .auto:
            Process.isTerminal(descriptor) && variable("NO_COLOR").isEmpty
                && !["", "dumb"].contains(variable("TERM"))
        }
    }

    private static func variable(_ name: String) -> String {
        getenv(name).map { String(cString: $0) } ?? ""
    }

    /// - Parameter descriptor: where the text is going.
    func callAsFunction(_ text: String, on descriptor: Int32 = 1) -> String {
        guard let code, !text.isEmpty, Self.isOn(descriptor) else { return text }
        return "\(Self.mark)[\(code)m\(text)\(Self.mark)[0m"
    }

    /// What stands for the escape character until ``Terminal`` writes it, which escapes all others:
    /// nobody who writes names or messages knows this process's.
    static let mark = Character(
        Unicode.Scalar(UInt32.random(in: 0x10_0000...0x10_fffd)) ?? "\u{100000}")

    /// - Source: console_codes(4), ECMA-48 SGR.
    private var code: Int? {
        switch self {
        case .bad: 31
        case .doubtful: 33
        case .good: 32
        case .id: 1
        case .faint: 2
        case .plain: nil
        }
    }
}
