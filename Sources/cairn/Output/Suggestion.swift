/// Words that are nearly others.
enum Suggestion {
    /// What people of other programs say for it.
    private static let synonyms = [
        "check": "verify", "create": "backup", "extract": "restore", "list": "ls",
        "history": "versions", "log": "versions", "cat": "dump", "info": "stats",
        "compact": "prune", "delete": "forget", "passwd": "key",
    ]

    /// - Returns: the word that was meant, if one is near.
    static func of(_ word: String, among known: [String]) -> String? {
        let word = word.lowercased()
        if let other = synonyms[word], known.contains(other) { return other }
        let most = word.count < 4 ? 1 : 2
        let near = known.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
        if let near, near.1 <= most { return near.0 }
        let begins = known.filter { $0.hasPrefix(word) }
        return word.count > 1 && begins.count == 1 ? begins[0] : nil
    }

    /// The letters to add, remove, change or swap to make one of the other.
    static func distance(_ one: String, _ other: String) -> Int {
        EditDistance.between(Array(one), Array(other))
    }
}
