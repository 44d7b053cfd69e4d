import Testing

@testable import CairnBrowse

/// How what is typed into the search becomes words.
struct SearchTextTests {
    @Test(arguments: [
        ("a b", ["a", "b"], nil), ("a ?", ["a", "?"], "a ?"), ("*.png", ["*.png"], nil),
        (" a  * ", ["a", "*"], "a  *"), ("\"a ?\"", ["a ?"], nil),
        ("'a b' c?", ["a b", "c?"], nil),
        ("a\\ ?", ["a ?"], nil), ("a\\[ b", ["a\\[", "b"], nil),
        ("it's 5\" a'b", ["it's", "5\"", "a'b"], nil),
        ("\"a *", ["\"a", "*"], "\"a *"), ("'a'b *", ["'a'b", "*"], "'a'b *"), ("\"\" ''", [], nil),
        ("a\\", ["a\\"], nil), ("", [], nil), ("' '", [" "], nil), ("\"", ["\""], nil),
    ])
    func quotesKeepWordsTogether(text: String, words: [String], whole: String?) {
        let read = SearchText(text)
        #expect(read.words == words && read.whole == whole)
    }
}
