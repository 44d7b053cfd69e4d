/// An estimate of how hard a password is to guess. It knows no language: a sentence of common words
/// counts as letters chosen at random.
public struct PasswordStrength: Equatable, Sendable {
    /// In Unicode code points.
    public let characters: Int
    /// The base-2 logarithm of the number of guesses.
    public let bits: Double

    /// Fewer characters are quickly tried, all of them.
    public static let charactersMinimum = 8
    /// A program that tries passwords begins with these: common words, rows of keys, repetitions.
    static let bitsMinimum = 20.0
    /// At a thousand guesses a second, which Argon2id allows on strong hardware, about a year.
    static let bitsGood = 35.0

    public enum Verdict: Equatable, Sendable {
        case good
        /// It can be guessed with some effort.
        case weak
        /// It is among the first that are tried.
        case unfit
    }

    public var verdict: Verdict {
        if characters < Self.charactersMinimum || bits < Self.bitsMinimum { return .unfit }
        return bits < Self.bitsGood ? .weak : .good
    }

    /// What is wrong with it, after "it".
    public var fault: String {
        characters < Self.charactersMinimum
            ? "has fewer than \(Self.charactersMinimum) characters"
            : "is easy to guess (a common word, a keyboard row or a repetition)"
    }

    /// Makes no copy of the password.
    ///
    /// - Parameter password: as it is typed, in UTF-8; the first ``examined`` bytes count.
    public init(_ password: UnsafeRawBufferPointer) {
        characters = password.count { $0 & 0xc0 != 0x80 }
        let bytes = UnsafeRawBufferPointer(rebasing: password.prefix(Self.examined))
        let fresh = Self.bitsOfCharacter(bytes)
        var bits = 0.0
        var index = 0
        while index < bytes.count {
            if let word = Self.word(in: bytes, at: index) {
                bits += Self.bitsOfWord
                index += word
            } else {
                bits += Self.isForeseeable(bytes, index) ? 1 : fresh
                index += 1
            }
        }
        self.bits = bits
    }

    private static let examined = 128
    private static let bitsOfWord = 8.0

    /// The bits of a character that is chosen at random from the kinds that occur.
    private static func bitsOfCharacter(_ bytes: UnsafeRawBufferPointer) -> Double {
        let kinds = Set(bytes.map(kind))
        var pool = kinds.reduce(0.0) { $0 + sizes[$1] }
        var bits = 0.0
        while pool > 1 {
            // log2, exact enough for an estimate.
            if pool >= 2 { bits += 1 } else { bits += pool - 1 }
            pool /= 2
        }
        return bits
    }

    /// How many characters each kind has.
    private static let sizes = [26.0, 26, 10, 33, 64]

    private static func kind(_ byte: UInt8) -> Int {
        switch byte {
        case 0x61...0x7a: 0
        case 0x41...0x5a: 1
        case 0x30...0x39: 2
        case 0x80...0xff: 4
        default: 3
        }
    }

    /// Whether a byte goes on as the ones before it suggest.
    private static func isForeseeable(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
        guard index > 0 else { return false }
        let (last, next) = (lowered(bytes[index - 1]), lowered(bytes[index]))
        if last == next || next == last &+ 1 || last == next &+ 1 { return true }
        for row in rows {
            guard let place = row.firstIndex(of: last) else { continue }
            if place + 1 < row.count && row[place + 1] == next { return true }
            if place > 0 && row[place - 1] == next { return true }
        }
        guard index >= 4 else { return false }
        // The last three stood together before.
        return (2..<index - 1).contains { end in
            (0..<3).allSatisfy { bytes[end - $0] == bytes[index - $0] }
        }
    }

    private static let rows = ["qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm", "azertyuiop"]
        .map { Array($0.utf8) }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        (0x41...0x5a).contains(byte) ? byte + 0x20 : byte
    }

    /// A letter as people disguise it: `p4$$w0rd`.
    private static func plain(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "0"): UInt8(ascii: "o")
        case UInt8(ascii: "1"), UInt8(ascii: "!"): UInt8(ascii: "i")
        case UInt8(ascii: "3"): UInt8(ascii: "e")
        case UInt8(ascii: "4"), UInt8(ascii: "@"): UInt8(ascii: "a")
        case UInt8(ascii: "5"), UInt8(ascii: "$"): UInt8(ascii: "s")
        default: lowered(byte)
        }
    }

    /// The length of the longest common word that begins at an index.
    private static func word(in bytes: UnsafeRawBufferPointer, at index: Int) -> Int? {
        var longest: Int?
        for word in words where index + word.count <= bytes.count && word.count > longest ?? 0 {
            let isThere = word.indices.allSatisfy { place in
                let byte = bytes[index + place]
                return plain(byte) == word[place] || lowered(byte) == word[place]
            }
            if isThere { longest = word.count }
        }
        return longest
    }

    /// Words of the passwords that are found most often where they leaked.
    private static let words = """
        password passwort passw0rd motdepasse contrasena letmein iloveyou welcome admin administrator \
        dragon monkey shadow master sunshine princess football baseball superman batman trustno \
        starwars secret geheim hallo hello login access freedom whatever jesus ninja mustang michael \
        jordan jennifer thomas andrew daniel charlie killer pepper flower summer winter spring autumn \
        computer internet default changeme guest test root user linux ubuntu debian backup cairn \
        restic google facebook cookie cheese soccer hockey ranger buster hunter tigger ginger banana \
        apple orange purple silver golden schatz liebe sommer berlin
        """.split(separator: " ").map { Array($0.utf8) }
}
