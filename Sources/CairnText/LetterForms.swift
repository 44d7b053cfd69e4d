@_spi(_Unicode) import Swift

/// Letters with accents, as one scalar or as a letter and its mark: "ü" comes as two from a Mac.
/// Source: Unicode Standard Annex 15, forms C and D, as the standard library makes them for
/// comparing strings.
public enum LetterForms {
    /// Each letter as one scalar, where there is one.
    public static func composed(_ text: String) -> String { string(text._nfc) }

    /// Each letter with its marks behind it.
    public static func decomposed(_ text: String) -> String { string(text._nfd) }

    /// The text in lower case without the marks of its letters: what people type who look for it on
    /// another keyboard.
    public static func plain(_ text: String) -> String {
        string(text.lowercased()._nfd.filter { !(0x300...0x36f).contains($0.value) })
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
