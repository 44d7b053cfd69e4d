import CairnCore
import CairnFormat

/// The severity of a message. The numbers are the system log's priorities.
/// - Source: syslog(3).
public enum LogLevel: Int, Sendable, CaseIterable, Comparable {
    /// Something is not kept until a person acts.
    case error = 3
    /// Something is not kept for now; it is retried.
    case warning = 4
    /// An event worth knowing: a start, a reload, a gap that opened or closed.
    case notice = 5
    /// The usual course of events: commits.
    case information = 6
    case debug = 7

    /// More severe levels come first.
    public static func < (left: LogLevel, right: LogLevel) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The daemon's log as a port: the journal, standard error, or a list in a test.
///
/// May be called from any thread. It returns soon and never fails; what cannot be written is lost.
public protocol DaemonLog: AnyObject, Sendable {
    /// - Parameters:
    ///   - message: one sentence without a period at its end. It names neither the path nor the
    ///     commit: they are put behind it.
    ///   - path: what it is about, absolute: a field of its own in the journal, so that all about
    ///     one file can be found.
    ///   - commit: the commit it is about, likewise.
    func log(_ level: LogLevel, _ message: String, path: [UInt8]?, commit: Hash128?)
}

extension DaemonLog {
    public func log(_ level: LogLevel, _ message: String) {
        log(level, message, path: nil, commit: nil)
    }
    public func log(_ level: LogLevel, _ message: String, path: [UInt8]) {
        log(level, message, path: path, commit: nil)
    }
    public func log(_ level: LogLevel, _ message: String, commit: Hash128) {
        log(level, message, path: nil, commit: commit)
    }
}

/// The text of a message.
public enum LogText {
    /// Longer messages are cut, so that nothing from others (a path, a hook's output) makes one
    /// long.
    public static let bytesMaximum = 8 << 10

    /// `MESSAGE: PATH (commit 0123456789)`, on one line, whatever is in the parts.
    public static func line(_ message: String, path: [UInt8]?, commit: Hash128?) -> String {
        var text = PathText.display(message.utf8.prefix(bytesMaximum), doublingBackslashes: false)
        if let path { text += ": " + PathText.display(path.prefix(bytesMaximum)) }
        if let commit { text += " (commit \(String(commit.description.prefix(10))))" }
        return text
    }
}
