import CairnCore
import CairnDaemon
import CairnFormat
import Glibc
import Synchronization

/// Writes to systemd's journal in its own protocol, so that `journalctl PATH=/home/ada/taxes.ods`
/// finds all about one file.
///
/// A datagram holds `NAME=VALUE` lines; a value with a line break in it has its name on a line
/// alone, then its length in 8 bytes, little-endian, then the value. Messages are bounded
/// (`LogText.bytesMaximum`), so a datagram always suffices.
/// - Source: systemd.io, "Native Journal Protocol"; systemd.journal-fields(7).
public final class JournalLog: DaemonLog {
    private let socket: UnixDatagrams
    private let fallback: TextLog
    private let minimum: LogLevel

    public static let socketPath = "/run/systemd/journal/socket"
    /// Of a path: what the kernel takes in one name, and more than any root in practice. A longer
    /// one is cut.
    private static let pathBytesMaximum = 16 << 10

    /// - Parameters:
    ///   - fallback: takes what the journal does not, while it restarts.
    ///   - minimum: less grave messages are dropped.
    /// - Returns: nil when no socket is available.
    public init?(
        socketPath: String = JournalLog.socketPath, fallback: TextLog,
        minimum: LogLevel = .information
    ) {
        guard let socket = UnixDatagrams(name: Array(socketPath.utf8)) else { return nil }
        self.socket = socket
        self.fallback = fallback
        self.minimum = minimum
    }

    public func log(_ level: LogLevel, _ message: String, path: [UInt8]?, commit: Hash128?) {
        guard level <= minimum else { return }
        var datagram: [UInt8] = []
        Self.append(
            "MESSAGE", Array(LogText.line(message, path: path, commit: commit).utf8), to: &datagram)
        Self.append("PRIORITY", Array("\(level.rawValue)".utf8), to: &datagram)
        Self.append("SYSLOG_IDENTIFIER", Array("cairn".utf8), to: &datagram)
        if let path {
            Self.append("PATH", Array(path.prefix(Self.pathBytesMaximum)), to: &datagram)
        }
        if let commit { Self.append("COMMIT", Array("\(commit)".utf8), to: &datagram) }
        if !socket.send(datagram) { fallback.log(level, message, path: path, commit: commit) }
    }

    private static func append(_ name: String, _ value: [UInt8], to datagram: inout [UInt8]) {
        datagram += Array(name.utf8)
        if value.contains(UInt8(ascii: "\n")) {
            datagram.append(UInt8(ascii: "\n"))
            withUnsafeBytes(of: UInt64(value.count).littleEndian) { datagram += Array($0) }
        } else {
            datagram.append(UInt8(ascii: "="))
        }
        datagram += value
        datagram.append(UInt8(ascii: "\n"))
    }

    /// Whether this descriptor leads to the journal. - Source: systemd.exec(5), `$JOURNAL_STREAM`.
    public static func isConnected(_ descriptor: Int32, variable: (String) -> [UInt8]?) -> Bool {
        guard let stream = variable("JOURNAL_STREAM") else { return false }
        var found = stat()
        guard fstat(descriptor, &found) == 0 else { return false }
        return stream == Array("\(found.st_dev):\(found.st_ino)".utf8)
    }
}

/// Writes lines that people read: `2026-11-20 14:00:05 warning: MESSAGE`, in the local time zone.
///
/// A reader that stops reading, a terminal after Ctrl-S for one, holds the daemon up for 0.2 s
/// once; its lines are lost until it reads again.
public final class TextLog: DaemonLog {
    private let descriptor: Int32
    private let minimum: LogLevel
    private let isForJournal: Bool
    private let clock: any Clock
    private let isStuck = Mutex(false)

    private static let patienceMilliseconds: Int32 = 200
    /// The bytes that a pipe accepts without waiting once poll(2) reports it writable. - Source:
    /// pipe(7), `PIPE_BUF`.
    private static let pieceBytes = 4096

    /// - Parameters:
    ///   - descriptor: stays the caller's.
    ///   - isForJournal: whether systemd reads it: then a line begins with its priority and has no
    ///     time. - Source: sd-daemon(3).
    public init(
        descriptor: Int32, minimum: LogLevel = .information, isForJournal: Bool = false,
        clock: any Clock = LinuxClock()
    ) {
        self.descriptor = descriptor
        self.minimum = minimum
        self.isForJournal = isForJournal
        self.clock = clock
    }

    public func log(_ level: LogLevel, _ message: String, path: [UInt8]?, commit: Hash128?) {
        guard level <= minimum else { return }
        let text = LogText.line(message, path: path, commit: commit)
        let line =
            isForJournal
            ? "<\(level.rawValue)>\(text)\n"
            : "\(clock.now().text("%Y-%m-%d %H:%M:%S", isLocal: true)) \(Self.word(level))\(text)\n"
        // One at a time, so that lines of several threads do not mix.
        isStuck.withLock { isStuck in
            isStuck = !write(Array(line.utf8), patience: isStuck ? 0 : Self.patienceMilliseconds)
        }
    }

    /// - Returns: false when the reader takes no more.
    private func write(_ line: [UInt8], patience: Int32) -> Bool {
        var rest = line[...]
        while !rest.isEmpty {
            var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            let found = poll(&entry, 1, patience)
            if found < 0, errno == EINTR { continue }
            guard found > 0 else { return false }
            let count = rest.prefix(Self.pieceBytes).withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return true }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func word(_ level: LogLevel) -> String {
        switch level {
        case .error: "error: "
        case .warning: "warning: "
        case .notice, .information: ""
        case .debug: "debug: "
        }
    }
}

/// Picks the log that fits how the process was started.
public enum ProcessLog {
    /// - Parameters:
    ///   - descriptor: standard error.
    ///   - minimum: less grave messages are dropped.
    public static func standard(
        descriptor: Int32, minimum: LogLevel, variable: (String) -> [UInt8]?
    ) -> any DaemonLog {
        let isJournal = JournalLog.isConnected(descriptor, variable: variable)
        let text = TextLog(descriptor: descriptor, minimum: minimum, isForJournal: isJournal)
        if isJournal, let journal = JournalLog(fallback: text, minimum: minimum) { return journal }
        return text
    }
}
