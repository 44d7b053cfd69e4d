import CLinux
import Glibc

/// A client without manners: bytes as they come.
final class RawSocket {
    let number: Int32

    init?(directory: String, name: String) {
        let directory = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { return nil }
        defer { close(directory) }
        number = cairn_unix_socket()
        guard number >= 0 else { return nil }
        let deadline = time(nil) + 10
        while true {
            let code = cairn_unix_connect(number, directory, name)
            if code == 0 { return }
            // The queue of those who wait to be accepted is full.
            if code == -EAGAIN, time(nil) < deadline {
                sched_yield()
                continue
            }
            close(number)
            return nil
        }
    }

    deinit { close(number) }

    /// - Returns: how many bytes the other end took before it closed, or before its buffer was full
    ///   for a moment.
    @discardableResult
    func send(_ bytes: [UInt8], within milliseconds: Int32 = 5_000) -> Int {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                cairn_send(number, $0.baseAddress! + sent, $0.count - sent)
            }
            if count > 0 {
                sent += count
                continue
            }
            guard count == -Int(EAGAIN) else { return sent }
            var entry = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
            guard poll(&entry, 1, milliseconds) > 0 else { return sent }
        }
        return sent
    }

    func send(_ text: String) { send(Array((text + "\n").utf8)) }

    /// The next line; nil when the other end closed, or said nothing for so long.
    func line(within milliseconds: Int32 = 10_000) -> String? {
        var line: [UInt8] = []
        while true {
            var byte: UInt8 = 0
            let count = cairn_receive(number, &byte, 1)
            if count == 1 {
                if byte == 0x0a { return String(decoding: line, as: UTF8.self) }
                line.append(byte)
                continue
            }
            guard count == -Int(EAGAIN) else { return nil }
            var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, milliseconds) > 0 else { return nil }
        }
    }

    /// Whether the other end closes within a time; what it says until then is read away.
    func awaitEnd(within milliseconds: Int32 = 10_000) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = cairn_receive(number, &buffer, buffer.count)
            if count > 0 { continue }
            if count != -Int(EAGAIN) { return true }
            var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, milliseconds) > 0 else { return false }
        }
    }

    /// Whether the other end has closed, without reading: what a slow reader would find.
    func awaitHangUp(within milliseconds: Int32 = 10_000) -> Bool {
        var entry = pollfd(fd: number, events: 0, revents: 0)
        return poll(&entry, 1, milliseconds) > 0 && entry.revents & Int16(POLLHUP) != 0
    }

    func endSending() { shutdown(number, Int32(SHUT_WR)) }
}

/// Answers every connection with a line that is no reply.
final class NonsenseServer: @unchecked Sendable {
    // SAFETY: written in `init`; the thread reads `listener` and `answer` alone.
    private let listener: Int32
    private let answer: [UInt8]
    private var thread = pthread_t()

    init(directory: String, name: String, answer: String) throws {
        self.answer = Array((answer + "\n").utf8)
        listener = cairn_unix_socket()
        let opened = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(opened) }
        precondition(cairn_unix_bind(listener, opened, name) == 0 && listen(listener, 16) == 0)
        let box = Unmanaged.passUnretained(self)
        pthread_create(
            &thread, nil,
            { argument in
                let server = Unmanaged<NonsenseServer>.fromOpaque(argument!).takeUnretainedValue()
                while true {
                    var entry = pollfd(fd: server.listener, events: Int16(POLLIN), revents: 0)
                    _ = poll(&entry, 1, -1)
                    // Shut down: nothing more to accept.
                    if entry.revents & Int16(POLLHUP) != 0 { return nil }
                    let client = cairn_unix_accept(server.listener)
                    guard client >= 0 else { continue }
                    _ = server.answer.withUnsafeBytes {
                        cairn_send(client, $0.baseAddress, $0.count)
                    }
                    shutdown(client, Int32(SHUT_WR))
                    var byte: UInt8 = 0
                    var rest = pollfd(fd: client, events: Int16(POLLIN), revents: 0)
                    while poll(&rest, 1, 5_000) > 0, cairn_receive(client, &byte, 1) > 0 {}
                    close(client)
                }
            }, box.toOpaque())
    }

    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        pthread_join(thread, nil)
        close(listener)
    }
}
