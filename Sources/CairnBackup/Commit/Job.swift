import CairnCore
import CairnFormat

/// A task of this machine that is repeated, with how it last ended: a backup of a stream, of a tag
/// or of named paths, or a command that a timer runs. Each has its own last success, so that the
/// success of one hides no failure of another.
///
/// It is in the state directory and may be lost; the next run begins it again.
public struct Job: Equatable, Sendable {
    /// Of a backup of the settings' roots.
    public static let backup = Array("backup".utf8)

    /// Before the name of another machine whose roots a backup is of.
    public static let hostOption = Array("--host".utf8)

    /// Before the tags of a backup.
    public static let tag = Array("tag ".utf8)

    /// For people: the path of a stream, `tag nightly`, the words of a backup, a command.
    public let name: [UInt8]
    public var last: LastBackup

    public init(_ name: [UInt8], _ last: LastBackup) {
        self.name = name
        self.last = last
    }

    public static let bytesMaximum = LastBackup.bytesMaximum + 2 * nameMaximum + 64
    /// A longer name is cut.
    public static let nameMaximum = 4_096
    private static let magic = "cairn-job 1"

    /// A line with the name in hexadecimal digits, before ``LastBackup/encode()``.
    public func encode() -> [UInt8] {
        Array("\(Self.magic) \(Hexadecimal.text(name))\n".utf8) + last.encode()
    }

    /// - Returns: nil for anything ``encode()`` would not have written.
    public init?(decoding bytes: [UInt8]) {
        let head = bytes.prefix { $0 != UInt8(ascii: "\n") }
        let words = String(decoding: head, as: UTF8.self).split(separator: " ")
        guard words.count == 3, "\(words[0]) \(words[1])" == Self.magic,
            let name = Hexadecimal.bytes(String(words[2])),
            let last = LastBackup(decoding: Array(bytes.dropFirst(head.count + 1)))
        else { return nil }
        self.init(name, last)
    }
}
