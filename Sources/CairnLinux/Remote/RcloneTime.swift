import Glibc

extension RcloneStore {
    /// RFC 3339, to the second. - Source: timegm(3).
    static func seconds(_ text: String) -> Int64? {
        let bytes = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int32? {
            guard range.upperBound <= bytes.count else { return nil }
            return Int32(String(decoding: bytes[range], as: UTF8.self))
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
            let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19)
        else { return nil }
        var time = tm()
        (time.tm_year, time.tm_mon, time.tm_mday) = (year - 1900, month - 1, day)
        (time.tm_hour, time.tm_min, time.tm_sec) = (hour, minute, second)
        var offset: Int64 = 0
        if let sign = bytes.dropFirst(19).firstIndex(where: { $0 == 0x2B || $0 == 0x2D }) {
            guard let hours = number(sign + 1..<sign + 3), let minutes = number(sign + 4..<sign + 6)
            else { return nil }
            offset = Int64(hours * 60 + minutes) * 60 * (bytes[sign] == 0x2D ? -1 : 1)
        }
        return Int64(timegm(&time)) - offset
    }
}
