import CairnFormat

/// The signs of the application to which a process belongs.
public enum ApplicationSigns {
    /// The Flatpak application of a control group.
    ///
    /// - Parameter groups: the content of `/proc/PID/cgroup`.
    /// - Returns: its id; nil when there is none.
    /// - Source: Flatpak, common/flatpak-run.c: the scope is `app-flatpak-ID-NUMBER.scope`, where
    ///   the id is escaped as systemd.unit(5) says, so that its hyphens are `\x2d`.
    public static func flatpak(inGroups groups: [UInt8]) -> [UInt8]? {
        for name in unitNames(groups)
        where name.starts(with: "app-flatpak-".utf8) && name.hasSuffix(".scope") {
            let middle = name.dropFirst(12).dropLast(6)
            guard let hyphen = middle.lastIndex(of: UInt8(ascii: "-")), hyphen > middle.startIndex,
                !middle[(hyphen + 1)...].isEmpty,
                middle[(hyphen + 1)...].allSatisfy({ (0x30...0x39).contains($0) })
            else { continue }
            return unescaped(middle[..<hyphen])
        }
        return nil
    }

    /// The Snap packages of a control group.
    ///
    /// - Source: snapd, sandbox/cgroup: units `snap.NAME.APP.service` and
    ///   `snap.NAME.APP-UUID.scope`; before 2.55 `snap.NAME.APP.UUID.scope`, and at first
    ///   `snap.UUID.NAME.APP.scope`; with the older control groups a freezer `snap.NAME`.
    public static func snaps(inGroups groups: [UInt8]) -> [[UInt8]] {
        var names: [[UInt8]] = []
        for unit in unitNames(groups) where unit.starts(with: "snap.".utf8) {
            let parts = unit.split(separator: UInt8(ascii: "."))
            guard parts.count >= 2 else { continue }
            let second = unescaped(parts[1])
            names.append(isUUID(parts[1]) && parts.count > 3 ? unescaped(parts[2]) : second)
        }
        return names
    }

    /// The Flatpak application named in a process's own root.
    ///
    /// - Parameter text: the content of `.flatpak-info`.
    /// - Source: flatpak-metadata(5): group `[Application]`, key `name`.
    public static func flatpak(inInfo text: [UInt8]) -> [UInt8]? {
        var isApplication = false
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if line.first == UInt8(ascii: "[") {
                isApplication = line.elementsEqual("[Application]".utf8)
            } else if isApplication, let equals = line.firstIndex(of: UInt8(ascii: "=")) {
                let key = line[..<equals].filter { $0 != 0x20 }
                guard key.elementsEqual("name".utf8) else { continue }
                return Array(line[(equals + 1)...].drop { $0 == 0x20 })
            }
        }
        return nil
    }

    /// All names in all paths: `hierarchy:controllers:/path`, a line each. - Source: cgroups(7).
    private static func unitNames(_ groups: [UInt8]) -> [ArraySlice<UInt8>] {
        groups.split(separator: UInt8(ascii: "\n")).flatMap { line in
            line.split(separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
                .dropFirst(2)
                .flatMap { $0.split(separator: ItemPath.separator) }
        }
    }

    /// - Source: systemd.unit(5), "String escaping for inclusion in unit names".
    private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "x"),
                let value = UInt8(
                    String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16),
                rest.count >= 3
            {
                result.append(value)
                rest = rest.dropFirst(3)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    private static func isUUID(_ text: ArraySlice<UInt8>) -> Bool {
        let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.map(\.count) == [8, 4, 4, 4, 12]
            && parts.joined().allSatisfy {
                (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
            }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: String) -> Bool {
        suffix(text.utf8.count).elementsEqual(text.utf8)
    }
}
