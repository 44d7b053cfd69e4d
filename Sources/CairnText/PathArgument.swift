import CairnFormat
import CairnLinux

/// Paths as people type them.
public enum PathArgument {
    /// Absolute, without `.`, `..`, doubled or trailing slashes; symlinks are not resolved.
    public static func absolute(_ text: String) -> [UInt8] { absolute(ArgumentText.bytes(text)) }

    public static func absolute(_ path: [UInt8]) -> [UInt8] {
        let full =
            path.first == ItemPath.separator
            ? path : Process.currentDirectory + [ItemPath.separator] + path
        var components: [[UInt8]] = []
        for component in ItemPath.components(full) {
            if component == Array(".".utf8) { continue }
            if component == Array("..".utf8) {
                _ = components.popLast()
            } else {
                components.append(component)
            }
        }
        return ItemPath.absolute(components).ifEmpty([ItemPath.separator])
    }

    /// The directory that is meant by a symlink with a slash at its end; nil for any other path.
    /// - Source: path_resolution(7).
    public static func behindLink(_ text: String) -> [UInt8]? {
        guard ArgumentText.bytes(text).last == ItemPath.separator else { return nil }
        let link = absolute(text)
        let target = RealPath.destination(link)
        return target == RealPath.place(of: link) ? nil : target
    }

    /// Whether a word is always a path, and never a root's name.
    public static func isPath(_ text: String) -> Bool {
        let names = text.split(separator: "/")
        return text.hasPrefix("/") || text.hasPrefix("~") || names.first == "."
            || names.contains("..")
    }

    /// The absolute path of the item that is meant: a symlink with a slash at its end is followed.
    public static func item(_ text: String) -> [UInt8] { behindLink(text) ?? absolute(text) }
}

extension [UInt8] { public func ifEmpty(_ other: [UInt8]) -> [UInt8] { isEmpty ? other : self } }
