import CLinux
import CairnCore
import CairnWatch
import Glibc

/// An inotify instance: its descriptor, on which Cairn places watches, and the program
/// `cairn-events` that made it and reads its events.
///
/// Belongs to the thread that made it (``EventProgram``). Nothing here trusts the program: what is
/// no packet, no event and no answer is an error, after which nothing is known of what it held, and
/// the instance is of no more use.
/// - Bounded: one packet, ``EventPacket/bytesMaximum``.
final class InotifyInstance {
    /// Made by the program; both processes have it open.
    let descriptor: Int32
    private let file: LinuxDescriptor
    private let program: EventProgram
    private let clock: any CairnCore.Clock
    private let packet: UnsafeMutableRawBufferPointer
    /// The events of the packet that were not handed out yet.
    private var rest: Range<Int> = 0..<0
    /// The time of the last packet, of ``Clock/monotonic()``.
    private(set) var lastReceived: UInt64
    private var lastEcho: UInt32 = 0

    enum Item: Equatable {
        case event(KernelEvent)
        /// What ``ask()`` asked for.
        case echo(UInt32)
    }

    /// - Parameters:
    ///   - path: the program; nil to find it.
    ///   - patience: how long it may take to start, in nanoseconds.
    /// - Throws: ``EventSourceFailure``, as when the user's instances are used up; errors of the
    ///   program's start.
    init(_ path: [UInt8]?, clock: any CairnCore.Clock, patience: UInt64) throws(SystemError) {
        self.clock = clock
        if let path {
            program = try EventProgram(path)
        } else {
            program = try EventProgram(EventProgram.find())
        }
        packet = .allocate(byteCount: EventPacket.bytesMaximum, alignment: 16)
        lastReceived = clock.monotonic()
        do throws(SystemError) {
            let deadline = clock.monotonic() + patience
            file = try Self.greet(program, packet, until: deadline, clock)
            descriptor = file.number
        } catch {
            packet.deallocate()
            throw error
        }
    }

    deinit { packet.deallocate() }

    /// - Returns: the inotify descriptor that comes with the program's first packet.
    private static func greet(
        _ program: EventProgram, _ packet: UnsafeMutableRawBufferPointer, until deadline: UInt64,
        _ clock: any CairnCore.Clock
    ) throws(SystemError) -> LinuxDescriptor {
        while true {
            let (received, file) = try receive(program, packet)
            switch received {
            case .hello(EventPacket.version):
                guard let file, isInotify(file.number)
                else { throw EventSourceFailure.malformed.error(program.path) }
                return file
            case .hello: throw EventSourceFailure.otherVersion.error(program.path)
            // - Source: inotify_init(2); the program itself has few files open.
            case .failure(EMFILE): throw EventSourceFailure.noInstance.error()
            case .failure(let code): throw SystemError("start inotify", code: code)
            case .events, .echo: throw EventSourceFailure.malformed.error(program.path)
            case nil: break
            }
            let now = clock.monotonic()
            guard now < deadline else { throw EventSourceFailure.silent.error(program.path) }
            var entry = pollfd(fd: program.socket.number, events: Int16(POLLIN), revents: 0)
            _ = poll(&entry, 1, Int32(clamping: (deadline - now) / 1_000_000) + 1)
        }
    }

    private static func isInotify(_ number: Int32) -> Bool {
        RealPath.link(at: Array("/proc/self/fd/\(number)".utf8))?.elementsEqual(
            "anon_inode:inotify".utf8) == true
    }

    /// - Returns: nil when no packet waits.
    private static func receive(
        _ program: EventProgram, _ packet: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> (EventPacket?, LinuxDescriptor?) {
        while true {
            var number: Int32 = -1
            let count = cairn_receive_packet(
                program.socket.number, packet.baseAddress, packet.count, &number)
            let file = number >= 0 ? LinuxDescriptor(number) : nil
            switch count {
            case -Int(EINTR): continue
            case -Int(EAGAIN): return (nil, nil)
            case 0, -Int(ECONNRESET): throw EventSourceFailure.ended.error(program.path)
            case ..<0 where count != -Int(EMSGSIZE):
                throw SystemError("receive events", path: program.path, code: Int32(-count))
            default:
                guard count > 0,
                    let packet = EventPacket(UnsafeRawBufferPointer(rebasing: packet[..<count]))
                else { throw EventSourceFailure.malformed.error(program.path) }
                return (packet, file)
            }
        }
    }

    // MARK: Reading

    /// Whether events are at hand for which nothing need be read.
    var holdsEvents: Bool { !rest.isEmpty }

    /// Hands out what comes next, nil when nothing does at the moment. Never blocks.
    func next() throws(SystemError) -> Item? {
        while rest.isEmpty {
            let (received, _) = try Self.receive(program, packet)
            switch received {
            case nil: return nil
            case .events(let count):
                rest = EventPacket.headerBytes..<EventPacket.headerBytes + count
                lastReceived = clock.monotonic()
            case .echo(let number):
                lastReceived = clock.monotonic()
                return .echo(number)
            case .hello, .failure: throw failure(.malformed)
            }
        }
        var count = 0
        guard
            let event = KernelEvent(
                first: UnsafeRawBufferPointer(rebasing: packet[rest]), byteCount: &count)
        else { throw failure(.malformed) }
        rest = rest.lowerBound + count..<rest.upperBound
        return .event(event)
    }

    /// Asks for an echo: when it comes, everything that happened before this call was handed out.
    ///
    /// - Returns: its number.
    func ask() throws(SystemError) -> UInt32 {
        lastEcho &+= 1
        let request = EventPacket.request(echo: lastEcho)
        let sent = cairn_send(program.socket.number, request, request.count)
        if sent == request.count { return lastEcho }
        // It reads what it is asked at once, so a full socket is one that nobody reads.
        throw failure(sent == -Int(EAGAIN) ? .silent : .ended)
    }

    /// Waits for a packet, or for the program's end.
    ///
    /// - Returns: whether there is one.
    func awaitsWord(milliseconds: Int32) -> Bool {
        if holdsEvents { return true }
        var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&entries, nfds_t(entries.count), milliseconds) > 0
    }

    func failure(_ failure: EventSourceFailure) -> SystemError { failure.error(program.path) }

    /// Readable when something comes, or the program has ended.
    var descriptors: [Int32] { [program.socket.number, program.end.number] }

    /// The numbers of the kernel's watches, read a piece at a time: 100,000 of them are 10 MB of
    /// text.
    ///
    /// - Source: as ``watches()``.
    func watchNumbers() throws(SystemError) -> Set<Int32> {
        let path = Array("/proc/self/fdinfo/\(descriptor)".utf8)
        let file = try openAt(AT_FDCWD, path, O_RDONLY)
        var lines = WatchLines()
        try WholeFile.read(file, path) { piece in
            lines.take(piece)
            return true
        }
        return lines.numbers
    }

    /// The watches that the kernel has: rule 14.
    ///
    /// - Source: proc_pid_fdinfo(5): `inotify wd:2 ino:7ef82a sdev:800001 mask:800afff …`, in
    ///   hexadecimal.
    func watches() throws(SystemError) -> [Int32: UInt64] {
        let text = try WholeFile.content(
            Array("/proc/self/fdinfo/\(descriptor)".utf8), bytesMaximum: 1 << 30)
        var found: [Int32: UInt64] = [:]
        for line in text.split(separator: UInt8(ascii: "\n"))
        where line.starts(with: "inotify wd:".utf8) {
            var wd: Int32?
            var inode: UInt64?
            for field in line.split(separator: UInt8(ascii: " ")) {
                let text = String(decoding: field, as: UTF8.self)
                if text.hasPrefix("wd:") { wd = Int32(text.dropFirst(3), radix: 16) }
                if text.hasPrefix("ino:") { inode = UInt64(text.dropFirst(4), radix: 16) }
            }
            if let wd, let inode { found[wd] = inode }
        }
        return found
    }
}

/// Finds the numbers in lines that begin with `inotify wd:`, in hexadecimal, however the text is
/// split.
struct WatchLines {
    private static let start = Array("inotify wd:".utf8)
    private(set) var numbers: Set<Int32> = []
    /// The number of bytes of ``start`` at the beginning of this line; nil for a line to skip.
    private var matched: Int? = 0
    private var number: UInt32 = 0

    mutating func take(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                finish()
                matched = 0
            } else if let matched {
                if matched < Self.start.count {
                    self.matched = byte == Self.start[matched] ? matched + 1 : nil
                } else if let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
                    number = number << 4 | UInt32(digit)
                } else {
                    finish()
                }
            }
        }
    }

    private mutating func finish() {
        if matched == Self.start.count { numbers.insert(Int32(truncatingIfNeeded: number)) }
        matched = nil
        number = 0
    }
}

/// Files of /proc: their size is not known beforehand.
enum WholeFile {
    static func content(_ path: [UInt8], bytesMaximum: Int) throws(SystemError) -> [UInt8] {
        try content(of: try openAt(AT_FDCWD, path, O_RDONLY), path, bytesMaximum: bytesMaximum)
    }

    static func content(
        of file: LinuxDescriptor, _ path: [UInt8], bytesMaximum: Int
    ) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        try read(file, path) { piece in
            bytes.append(contentsOf: piece)
            return bytes.count < bytesMaximum
        }
        return bytes
    }

    /// Reads from the beginning to the end, a piece at a time.
    ///
    /// - Parameter body: returns whether it wants more.
    static func read(
        _ file: LinuxDescriptor, _ path: [UInt8],
        _ body: (Slice<UnsafeMutableRawBufferPointer>) -> Bool
    ) throws(SystemError) {
        var failure: Int32 = 0
        lseek(file.number, 0, SEEK_SET)
        withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
            while true {
                let count = Glibc.read(file.number, buffer.baseAddress!, buffer.count)
                if count < 0, errno == EINTR { continue }
                if count < 0 { failure = errno }
                if count <= 0 || !body(buffer[..<count]) { return }
            }
        }
        if failure != 0 { throw SystemError("read", path: path, code: failure) }
    }
}
