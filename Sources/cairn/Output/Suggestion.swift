/// Words that are nearly others.
enum Suggestion {
    /// What people of other programs say for it.
    private static let synonyms = [
        "check": "verify", "create": "backup", "extract": "restore", "list": "ls",
        "history": "versions", "log": "versions", "cat": "dump", "info": "stats",
        "compact": "prune", "delete": "forget", "passwd": "key",
    ]

    /// What takes the place of other programs' verbs that Cairn has not.
    private static let instead = [
        "mount":
            "Cairn does not mount backups: `cairn ls` and `cairn find` show their contents, and `cairn restore --target DIR` restores files to another directory",
        "unlock":
            "there is nothing to unlock: a lock is released when its process exits. Run `cairn status` to see which process holds it",
        "copy":
            "run `cairn remote push` to copy the repository to a remote; you can also copy its directory while nothing writes to it: see `cairn guide moving`",
        "rewrite": "run `cairn forget --path PATH` to remove a path from all commits",
        "cache":
            "there is nothing to clean up; run `cairn status` to see the state of your backups",
    ]
    private static let insteadSynonyms = [
        "umount": "mount", "break-lock": "unlock", "recreate": "rewrite", "transfer": "copy",
    ]

    /// - Returns: the way to what a verb of another program does, for one that Cairn has not.
    static func instead(of word: String) -> String? {
        let word = word.lowercased()
        return instead[insteadSynonyms[word] ?? word]
    }

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

    /// The letters to add, remove, change or swap with their neighbor to make one of the other.
    static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one), Array(other))
        guard !one.isEmpty, !other.isEmpty else { return max(one.count, other.count) }
        var rows = [Array(0...other.count)]
        for i in 1...one.count {
            var row = [i]
            for j in 1...other.count {
                let change = rows[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1)
                var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, change)
                if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
                    best = min(best, rows[i - 2][j - 2] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[one.count][other.count]
    }
}
