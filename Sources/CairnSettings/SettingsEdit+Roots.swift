import CairnFormat
import CairnSource

/// Adds a `[[root]]` to the text of a settings file, or removes one, and changes nothing else.
extension SettingsEdit {
    public struct AddedRoot: Sendable {
        public let text: [UInt8]
        /// The name under which the root is restored.
        public let name: String
        /// Whether `standard = true` was added, so that the standard directories stay roots.
        public let keepsStandard: Bool
    }

    /// - Parameters:
    /// - path: of an absolute path (``SettingsPath``).
    /// - name: nil for a name made of the path.
    ///
    /// - Throws: ``SettingsError`` for a name or path that a root has already.
    public static func addingRoot(
        _ path: String, name: String?, role: RootRole, in text: [UInt8], user: UserEnvironment
    ) throws -> AddedRoot {
        let before = try Settings(text: text, file: settingsName, user: user)
        let name = name ?? freeName(path, among: before.roots)
        let keepsStandard = before.roots.isEmpty && before.standard && !before.saysStandard
        var edited = keepsStandard ? insertingAtTop("standard = true", text) : text
        edited += Array((edited.isEmpty || edited.last == UInt8(ascii: "\n") ? "" : "\n").utf8)
        let kind = role == .documents ? "" : "role = \"\(role.settingText)\"\n"
        edited += Array(
            "\(edited.isEmpty ? "" : "\n")[[root]]\nname = \(quoted(name))\npath = \(quoted(path))\n\(kind)"
                .utf8)
        let root = Settings.Root(name: Array(name.utf8), path: bytes(path), role: role)
        try check(edited, before, before.roots + [root], user)
        return AddedRoot(text: edited, name: name, keepsStandard: keepsStandard)
    }

    /// The outcome of ``removingRoot(_:in:user:)``.
    public struct RemovedRoot: Sendable {
        public let text: [UInt8]
        /// Whether `standard = false` was added: without a root the standard directories would
        /// become roots.
        public let keepsStandardOff: Bool
    }

    /// - Returns: nil when no root has this path.
    public static func removingRoot(_ path: String, in text: [UInt8], user: UserEnvironment) throws
        -> RemovedRoot?
    {
        let before = try Settings(text: text, file: settingsName, user: user)
        guard let index = before.roots.firstIndex(where: { $0.path == bytes(path) })
        else { return nil }
        let keepsStandardOff = before.roots.count == 1 && !before.standard && !before.saysStandard
        guard let list = try TOMLParser(text).root["root"]?.item.array else { throw Unclear() }
        var edited = try removingTable("root", list.items[index].position.line, text)
        if keepsStandardOff { edited = insertingAtTop("standard = false", edited) }
        var roots = before.roots
        roots.remove(at: index)
        try check(edited, before, roots, user)
        return RemovedRoot(text: edited, keepsStandardOff: keepsStandardOff)
    }

    /// Gives a root of the settings another path, and leaves its other settings as they are.
    ///
    /// - Throws: ``Unclear`` when no root has the old path, or when it is written in an unknown
    ///   way.
    public static func movingRoot(
        _ path: String, to new: String, in text: [UInt8], user: UserEnvironment
    ) throws -> [UInt8] {
        let before = try Settings(text: text, file: settingsName, user: user)
        guard let index = before.roots.firstIndex(where: { $0.path == bytes(path) }),
            let list = try TOMLParser(text).root["root"]?.item.array,
            list.items.indices.contains(index),
            let written = list.items[index].table?["path"]?.item, written.string != nil
        else { throw Unclear() }
        var edited = text
        edited.replaceSubrange(written.range, with: Array(quoted(new).utf8))
        var roots = before.roots
        roots[index].path = bytes(new)
        try check(edited, before, roots, user)
        return edited
    }

    /// - Throws: an error of the new roots, or ``Unclear`` when the new text means something else.
    private static func check(
        _ edited: [UInt8], _ before: Settings, _ roots: [Settings.Root], _ user: UserEnvironment
    ) throws {
        let after = try Settings(text: edited, file: settingsName, user: user)
        guard after.standard == before.standard, after.withoutRoots == before.withoutRoots,
            after.roots.map(\.withoutLine) == roots.map(\.withoutLine)
        else { throw Unclear() }
    }

    private static func freeName(_ path: String, among roots: [Settings.Root]) -> String {
        let last = String(decoding: ItemPath.split(bytes(path)).name, as: UTF8.self)
        let wanted = last.isEmpty ? "root" : last
        var names = Set(roots.map { String(decoding: $0.name, as: UTF8.self) })
        names.insert(String(decoding: ContainerPart.rootNamePrefix, as: UTF8.self))
        return ([wanted] + (2...names.count + 2).map { "\(wanted)-\($0)" }).first {
            !names.contains($0)
        } ?? wanted
    }

    // MARK: Lines

    private static func rows(_ text: [UInt8]) -> [[UInt8]] {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    }

    private static func joined(_ rows: [[UInt8]]) -> [UInt8] {
        Array(rows.joined(separator: [UInt8(ascii: "\n")]))
    }

    private static func trimmed(_ row: [UInt8]) -> String {
        String(decoding: row, as: UTF8.self).trimmingPrefix { $0 == " " || $0 == "\t" }.description
    }

    private static func isHeader(_ row: [UInt8]) -> Bool { trimmed(row).hasPrefix("[") }

    private static func isCommentOrBlank(_ row: [UInt8]) -> Bool {
        let text = trimmed(row)
        return text.isEmpty || text == "\r" || text.hasPrefix("#")
    }

    /// Inserts a line before the first table and the comment above that; below the setting's
    /// commented line, where the file has it.
    private static func insertingAtTop(_ line: String, _ text: [UInt8]) -> [UInt8] {
        guard !text.isEmpty else { return Array("\(line)\n".utf8) }
        var rows = rows(text)
        var place = rows.firstIndex(where: isHeader) ?? rows.count
        if let example = rows[..<place].firstIndex(where: { trimmed($0).hasPrefix("#standard =") })
        {
            place = example + 1
        } else {
            while place > 0, trimmed(rows[place - 1]).hasPrefix("#") { place -= 1 }
            rows.insert([], at: place)
        }
        rows.insert(Array(line.utf8), at: place)
        return joined(rows)
    }

    /// Removes the lines of one `[[name]]` with the tables within it. Comments before it, and those
    /// before the table after it, stay.
    static func removingTable(_ name: String, _ line: Int, _ text: [UInt8]) throws
        -> [UInt8]
    {
        var rows = rows(text)
        let start = line - 1
        func header(_ row: [UInt8]) -> String { trimmed(row).filter { $0 != " " && $0 != "\t" } }
        guard rows.indices.contains(start), header(rows[start]).hasPrefix("[[\(name)]]")
        else { throw Unclear() }
        var end = start + 1
        while end < rows.count, !isHeader(rows[end]) || header(rows[end]).hasPrefix("[\(name).") {
            end += 1
        }
        while end > start + 1, isCommentOrBlank(rows[end - 1]) { end -= 1 }
        rows.removeSubrange(start..<end)
        // One of the blank lines around it stays.
        while start < rows.count, start > 0, rows[start].isEmpty, rows[start - 1].isEmpty {
            rows.remove(at: start)
        }
        return joined(rows)
    }
}
