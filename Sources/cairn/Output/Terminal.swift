import CairnCore
import CairnLinux
import Glibc
import Synchronization

/// Writing to standard output, in buffers, and to standard error, at once.
///
/// What is text goes through ``shown(_:)``, wherever it comes from: no name, setting, message of
/// another program or field of a repository reaches a terminal with a character that it obeys.
enum Terminal {
    private static let waiting = Mutex<[UInt8]>([])
    /// The errno with which standard output first refused to be written to; 0 as long as it has
    /// not.
    private static let refusal = Atomic<Int32>(0)
    private static let bufferBytes = 64 << 10
    /// Whether a person reads standard output.
    static let isInteractive = Process.isTerminal(1)

    static func write(_ text: String) {
        let isFull = waiting.withLock { waiting in
            waiting.append(contentsOf: shown(text))
            return waiting.count >= bufferBytes
        }
        if isFull || isInteractive { flush() }
    }

    static func line(_ text: String = "") { write(text + "\n") }

    /// Writes lines that people read; on a terminal that is narrower, each is broken at spaces.
    static func sentence(_ text: String) { line(broken(text, width)) }

    /// Writes a line; on a terminal that is narrower, several, of which the others are indented.
    ///
    /// - Parameters:
    ///   - head: what stands before it, whose columns the other lines leave free.
    ///   - headPaint: its paint.
    ///   - paint: that of the text.
    static func paragraph(
        _ text: String, after head: String = "", headPaint: Paint = .plain,
        _ paint: Paint = .plain
    ) {
        guard let width else { return line(headPaint(head) + paint(text)) }
        let indent = head.isEmpty ? text.prefix { $0 == " " }.count + 2 : TextWidth.of(head)
        let whole = TextWidth.wrapped(head + text, to: width, indent: indent)
        for (number, part) in whole.enumerated() {
            let blank = String(repeating: " ", count: indent)
            let start = number == 0 ? head : blank
            let isWhole = part.hasPrefix(start)
            line(
                isWhole
                    ? (number == 0 ? headPaint(head) : blank)
                        + paint(String(part.dropFirst(start.count))) : part)
        }
    }

    /// Writes content as it is.
    ///
    /// - Returns: 0, or the errno.
    static func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
        flush()
        return writeAll(1, bytes)
    }

    static func flush() {
        let bytes = waiting.withLock { waiting in
            defer { waiting.removeAll(keepingCapacity: true) }
            return waiting
        }
        let code = bytes.withUnsafeBytes { writeAll(1, $0) }
        if code != 0 { _ = refusal.compareExchange(expected: 0, desired: code, ordering: .relaxed) }
    }

    /// Fails when written output did not reach its destination: a truncated list must not pass for
    /// a whole one.
    static func finish() throws {
        flush()
        let code = refusal.load(ordering: .relaxed)
        // A reader that closes the pipe has seen all it wanted.
        guard code != 0, code != EPIPE else { return }
        throw SystemError("write standard output", code: code)
    }

    /// - Parameter control: what moves the cursor before it.
    static func writeError(_ text: String, after control: String = "") {
        flush()
        _ = (Array(control.utf8) + shown(text)).withUnsafeBytes { writeAll(2, $0) }
    }

    /// The bytes of a text in which line breaks, tabs and ``Paint`` alone are obeyed; everything
    /// else that is not shown as what it is becomes an escape.
    private static func shown(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        let isPlain = bytes.allSatisfy {
            0x20 <= $0 && $0 < 0x7f || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t")
        }
        guard !isPlain else { return bytes }
        return Array(
            PathText.lines(bytes).replacing(String(Paint.mark), with: "\u{1b}").utf8)
    }

    /// Writes to standard error; commands that are advised lead to the repository of this call.
    static func errorLine(_ text: String) { writeError(lines(text, errorWidth) + "\n") }

    /// Writes a line as ``errorLine(_:)`` does, to standard output.
    static func advice(_ text: String) { line(lines(text, width)) }

    /// Says what is wrong, and the next step.
    static func trouble(_ message: String, next: String?) {
        let text = lines(
            "cairn: \(message)" + (next.map { "\n  next: \($0)" } ?? ""), errorWidth)
        writeError(Paint.bad("cairn:", on: 2) + text.dropFirst("cairn:".count) + "\n")
    }

    /// The lines of a text with its advised commands, each broken at spaces.
    ///
    /// - Parameter width: nil for no terminal.
    private static func lines(_ text: String, _ width: Int?) -> String {
        broken(AdvisedCommand.own.text(text), width)
    }

    private static func broken(_ text: String, _ width: Int?) -> String {
        guard let width else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            TextWidth.wrapped(
                String(line), to: width, indent: line.prefix { $0 == " " }.count + 2)
        }.joined(separator: "\n")
    }

    private static func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(
                descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0 {
                if errno == EINTR { continue }
                return errno
            }
            rest = rest.dropFirst(count)
        }
        return 0
    }

    /// Columns of the terminal behind standard error; 80 when it does not say.
    static var columns: Int { columns(2) ?? 80 }

    /// Columns for tables: COLUMNS, or those of the terminal behind standard output; nil where no
    /// person reads it.
    static var width: Int? { isInteractive ? ordered ?? columns(1) ?? 80 : nil }

    /// Columns for messages: as ``width``, of standard error.
    private static let errorWidth = Process.isTerminal(2) ? ordered ?? columns : nil

    /// As COLUMNS says.
    private static var ordered: Int? {
        getenv("COLUMNS").flatMap { Int(String(cString: $0)) }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Columns for help. The parser's own way with very narrow terminals is to say nothing.
    static var helpColumns: Int { max(40, width ?? 80) }

    private static func columns(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}

extension Cancellation {
    /// The first interrupt stops a verb where it may stop, and says so at once to a person who
    /// waits; the second ends it.
    static func bySignals() -> Cancellation {
        Process.stopOnSignals(ofProcess) {
            if Process.isTerminal(2) {
                Terminal.errorLine(
                    "\ncairn: stopping; the work done so far is preserved. Press Ctrl-C again to quit immediately"
                )
            }
        }
        return Cancellation(within: ofProcess)
    }

    /// Whether a person, or the system, has interrupted this process's verb.
    static var isInterrupted: Bool { ofProcess.isRequested }

    /// Requested when this process's verb is interrupted.
    static let ofProcess = Cancellation()
}
