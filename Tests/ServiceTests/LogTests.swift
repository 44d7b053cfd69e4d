import CairnDaemon
import CairnFormat
import CairnLinux
import Foundation
import Glibc
import Testing

/// Reads a datagram of the journal's protocol, written from its description and not from the
/// program.
private func fields(_ datagram: [UInt8]) -> [String: [UInt8]]? {
    var rest = datagram[...]
    var fields: [String: [UInt8]] = [:]
    while !rest.isEmpty {
        guard
            let end = rest.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "\n") }
            )
        else { return nil }
        let name = String(decoding: rest[..<end], as: UTF8.self)
        let isBinary = rest[end] == UInt8(ascii: "\n")
        rest = rest[(end + 1)...]
        if isBinary {
            guard rest.count >= 8 else { return nil }
            let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(8)
            guard rest.count > length, rest[rest.startIndex + length] == UInt8(ascii: "\n") else {
                return nil
            }
            fields[name] = Array(rest.prefix(length))
            rest = rest.dropFirst(length + 1)
        } else {
            guard let newline = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            fields[name] = Array(rest[..<newline])
            rest = rest[(newline + 1)...]
        }
    }
    return fields
}

struct LogTests {
    let commit = Hash128(hex: "00112233445566778899aabbccddeeff")!

    func journal(_ place: TemporaryPlace, minimum: LogLevel = .information) throws -> (
        JournalLog, DatagramListener
    ) {
        let listener = DatagramListener(place.file("journal"))
        let fallback = TextLog(descriptor: -1)
        return (
            try #require(
                JournalLog(socketPath: place.file("journal"), fallback: fallback, minimum: minimum)),
            listener
        )
    }

    func received(_ listener: DatagramListener) throws -> [String: [UInt8]] {
        let datagram = try #require(listener.next())
        return try #require(fields(datagram))
    }

    @Test func journalGetsFields() throws {
        let place = TemporaryPlace()
        let (log, listener) = try journal(place)
        log.log(.warning, "cannot be read", path: "/home/ada/a b".bytes, commit: commit)
        let found = try received(listener)
        #expect(found["MESSAGE"] == "cannot be read: /home/ada/a b (commit 0011223344)".bytes)
        #expect(found["PRIORITY"] == "4".bytes)
        #expect(found["SYSLOG_IDENTIFIER"] == "cairn".bytes)
        #expect(found["PATH"] == "/home/ada/a b".bytes)
        #expect(found["COMMIT"] == "00112233445566778899aabbccddeeff".bytes)
        #expect(found.count == 5)
    }

    /// A file's name must not be able to add fields.
    @Test func lineBreakInAPathStaysInItsField() throws {
        let place = TemporaryPlace()
        let (log, listener) = try journal(place)
        let path = "/a\nPRIORITY=0\n".bytes + [0xff]
        log.log(.error, "x", path: path, commit: nil)
        let found = try received(listener)
        #expect(found["PATH"] == path)
        #expect(found["PRIORITY"] == "3".bytes)
        #expect(found["MESSAGE"] == "x: /a\\nPRIORITY=0\\n\\xff".bytes)
        #expect(found["COMMIT"] == nil)
    }

    @Test func longMessageIsCutAndArrives() throws {
        let place = TemporaryPlace()
        let (log, listener) = try journal(place)
        log.log(
            .error, String(repeating: "y", count: 1 << 20),
            path: [UInt8](repeating: 10, count: 1 << 20), commit: nil)
        let found = try received(listener)
        #expect(found["PATH"]?.count == 16 << 10)
        #expect((found["MESSAGE"]?.count ?? 0) < 64 << 10)
    }

    @Test func lessGraveMessagesAreDropped() throws {
        let place = TemporaryPlace()
        let (log, listener) = try journal(place, minimum: .warning)
        log.log(.notice, "not this")
        log.log(.warning, "this")
        #expect(try received(listener)["MESSAGE"] == "this".bytes)
    }

    @Test func whatTheJournalDoesNotTakeIsWrittenAsText() throws {
        let place = TemporaryPlace()
        let file = open(place.file("text"), O_RDWR | O_CREAT, 0o600)
        defer { close(file) }
        let fallback = TextLog(descriptor: file, isForJournal: true)
        let log = try #require(JournalLog(socketPath: place.file("nobody"), fallback: fallback))
        log.log(.warning, "no journal", path: "/x".bytes)
        #expect(place.content("text") == "<4>no journal: /x\n")
    }

    @Test func textHasTimeAndLevel() {
        let place = TemporaryPlace()
        let file = open(place.file("text"), O_RDWR | O_CREAT, 0o600)
        defer { close(file) }
        setenv("TZ", "UTC", 1)
        tzset()
        let log = TextLog(descriptor: file, clock: FixedClock())
        log.log(.error, "broken", path: "/a\u{1b}[2J".bytes)
        log.log(.notice, "started")
        log.log(.information, "3 items", commit: commit)
        log.log(.debug, "not shown")
        #expect(
            place.content("text") == """
                2023-11-14 22:13:20 error: broken: /a\\x1b[2J
                2023-11-14 22:13:20 started
                2023-11-14 22:13:20 3 items (commit 0011223344)

                """)
    }

    @Test func journalIsRecognisedByItsDescriptor() {
        let place = TemporaryPlace()
        let file = open(place.file("stream"), O_RDWR | O_CREAT, 0o600)
        defer { close(file) }
        var found = stat()
        fstat(file, &found)
        let name = "\(found.st_dev):\(found.st_ino)"
        #expect(JournalLog.isConnected(file, variable: environment(["JOURNAL_STREAM": name])))
        #expect(
            !JournalLog.isConnected(
                file, variable: environment(["JOURNAL_STREAM": "\(found.st_dev):1"])))
        #expect(!JournalLog.isConnected(file, variable: environment(["JOURNAL_STREAM": "junk"])))
        #expect(!JournalLog.isConnected(file, variable: environment([:])))
        #expect(!JournalLog.isConnected(-1, variable: environment(["JOURNAL_STREAM": name])))
        let text = ProcessLog.standard(
            descriptor: file, minimum: .notice, variable: environment([:]))
        #expect(text is TextLog)
    }
}

struct StuckLogTests {
    /// A terminal after Ctrl-S, a pager that waits: the daemon must not wait with it.
    @Test func readerThatStopsReadingIsNotAwaited() {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        let log = TextLog(descriptor: ends[1], clock: FixedClock())
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        // Far more than a pipe takes.
        for number in 0..<5_000 {
            log.log(.notice, "line \(number) " + String(repeating: "x", count: 100))
        }
        let first = String(
            decoding: buffer[..<max(0, read(ends[0], &buffer, buffer.count))], as: UTF8.self)
        #expect(first.contains("line 0 ") && !first.contains("line 4999 "))
        log.log(.notice, "read again")
        let count = read(ends[0], &buffer, buffer.count)
        #expect(String(decoding: buffer[..<max(0, count)], as: UTF8.self).contains("read again"))
    }
}
