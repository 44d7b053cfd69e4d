import CairnFormat
import CairnLinux
import Glibc

/// The environment's `TZ`.
public enum ZoneVariable {
    /// Its value, when it names no time zone: the C library then takes UTC and says nothing.
    ///
    /// - Source: tzset(3).
    public static var unknown: [UInt8]? {
        guard let variable = getenv("TZ") else { return nil }
        let value = Array(UnsafeRawBufferPointer(start: variable, count: strlen(variable)))
        return isKnown(value, isFile: isZoneFile) ? nil : value
    }

    /// The place whose time is the local one, as `Europe/Berlin`: of TZ, else of the system; nil
    /// where none is named.
    ///
    /// - Source: tzset(3), localtime(5).
    static var place: String? {
        let text: String
        if let variable = getenv("TZ") {
            let value = Array(UnsafeRawBufferPointer(start: variable, count: strlen(variable)))
            text = String(decoding: value.drop { $0 == UInt8(ascii: ":") }, as: UTF8.self)
            guard isKnown(value, isFile: isZoneFile), !isRule(Array(text.utf8)) else { return nil }
        } else {
            guard let link = RealPath.link(at: Array("/etc/localtime".utf8)) else { return nil }
            text = String(decoding: link, as: UTF8.self)
        }
        guard let folder = text.firstRange(of: "zoneinfo/") else {
            return text.hasPrefix("/") || text.hasPrefix(".") || text.isEmpty ? nil : text
        }
        return String(text[folder.upperBound...])
    }

    /// - Parameter isFile: whether there is a file of zone data of that name.
    static func isKnown(_ value: [UInt8], isFile: ([UInt8]) -> Bool) -> Bool {
        let name = value.first == UInt8(ascii: ":") ? Array(value.dropFirst()) : value
        // Empty is UTC.
        return name.isEmpty || isRule(name) || isFile(name)
    }

    /// Whether it begins as a rule does, with a name and an offset: `CET-1CEST,…`, `<+03>-3`.
    private static func isRule(_ name: [UInt8]) -> Bool {
        let text = String(decoding: name, as: UTF8.self)
        let zone: Substring
        var rest: Substring
        if text.hasPrefix("<"), let end = text.firstIndex(of: ">") {
            zone = text[..<end].dropFirst()
            rest = text[end...].dropFirst()
        } else {
            zone = text.prefix { $0.isASCII && $0.isLetter }
            rest = text[zone.endIndex...]
        }
        if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
        return zone.count >= 3 && rest.first?.isDigit == true
    }

    private static func isZoneFile(_ name: [UInt8]) -> Bool {
        let folder = getenv("TZDIR").map {
            Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
        }
        let path =
            name.first == ItemPath.separator
            ? name : ItemPath.join(folder ?? Array("/usr/share/zoneinfo".utf8), name)
        let magic = Array("TZif".utf8)
        return (try? SmallFile.beginning(of: path, bytes: magic.count)) == magic
    }
}
