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
}

extension [UInt8] { public func ifEmpty(_ other: [UInt8]) -> [UInt8] { isEmpty ? other : self } }
