import CairnCore
import CairnFormat

/// Words quoted for a shell.
public enum ShellText {
    public static func quoted(_ path: [UInt8]) -> String {
        let text = String(decoding: path, as: UTF8.self)
        // As a shell reads it, and as a terminal shows it without harm: escapes of bash, ksh and
        // zsh.
        guard Array(text.utf8) == path, PathText.lines(path) == text, !text.contains("\n") else {
            return "$'"
                + path.map {
                    (0x20..<0x7f).contains($0) && $0 != 0x27 && $0 != 0x5c
                        ? String(UnicodeScalar($0)) : "\\x" + Hexadecimal.text([$0])
                }.joined() + "'"
        }
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,@%".contains($0) }
        return isPlain
            ? text
            : "'"
                + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                    separator: "'\\''") + "'"
    }
}
