import CairnFormat
import CairnText

/// Times as other programs write them. - Source: RFC 3339.
enum ImportedTime {
    /// `2019-01-02T03:04:05.123456789+01:00`; without a zone it is UTC.
    static func parse(_ text: String) -> Timestamp? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 19, bytes[10] == UInt8(ascii: "T") else { return nil }
        let clock = String(decoding: bytes[..<19], as: UTF8.self)
        var index = 19
        var nanoseconds: UInt32 = 0
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            var scale: UInt32 = 100_000_000
            index += 1
            while index < bytes.count, let digit = digit(bytes[index]) {
                nanoseconds += digit * scale
                scale /= 10
                index += 1
            }
        }
        guard let whole = TimeText.parse(clock + "Z", now: Timestamp(seconds: 0, nanoseconds: 0))
        else { return nil }
        let zone = bytes[index...]
        if zone.isEmpty || zone.elementsEqual("Z".utf8) {
            return Timestamp(seconds: whole.seconds, nanoseconds: nanoseconds)
        }
        guard zone.count == 6, let sign = zone.first,
            [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(sign),
            let hours = Int64(String(decoding: zone.dropFirst().prefix(2), as: UTF8.self)),
            let minutes = Int64(String(decoding: zone.suffix(2), as: UTF8.self))
        else { return nil }
        let offset = (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "+") ? 1 : -1)
        return Timestamp(seconds: (whole - offset).seconds, nanoseconds: nanoseconds)
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? UInt32(byte) - 48 : nil
    }
}
