import CairnCore
import CairnFormat

/// What SQLite says about a database.
public enum DatabaseAnswer: Equatable, Sendable {
    case whole
    case damaged(String)
    /// SQLite could not say.
    case unknown(String)
    /// The examination took longer than it may.
    case overdue

    /// One line, as an examining process answers.
    public func encode() -> [UInt8] {
        switch self {
        case .whole: Array("whole".utf8)
        case .damaged(let text): Array("damaged \(text)".utf8)
        case .unknown(let text): Array("unknown \(text)".utf8)
        case .overdue: Array("overdue".utf8)
        }
    }

    /// Anything but an answer is ``unknown(_:)``.
    public init(decoding bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        switch (words.first, words.count) {
        case ("whole", 1): self = .whole
        case ("damaged", 2): self = .damaged(words[1])
        case ("unknown", 2): self = .unknown(words[1])
        case ("overdue", 1): self = .overdue
        default: self = .unknown("the check exited without a result")
        }
    }
}

/// Examines databases, as a port: their content is hostile input to the library that reads them.
public protocol DatabaseExaminer: Sendable {
    /// Checks the whole content of a database, in at most `seconds` of processor time.
    ///
    /// - Parameter seconds: at least 1.
    /// - Returns: ``DatabaseAnswer/overdue`` also when the cancellation is requested meanwhile.
    func examine(
        _ file: any SourceFile, seconds: UInt64, _ cancellation: Cancellation
    ) -> DatabaseAnswer
}
