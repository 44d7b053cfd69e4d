extension CatalogSync.Findings {
    public var notes: [String] {
        var notes: [String] = []
        let commits = "\(replayedCommits) commit\(replayedCommits == 1 ? "" : "s")"
        if wasRebuilt && replayedCommits > 0 {
            notes.append(
                "the catalog was missing, damaged or from another history, and was rebuilt from \(commits)"
            )
        } else if replayedCommits > 0 {
            notes.append("the catalog was out of date, so Cairn added \(commits)")
        }
        for pack in missingPacks { notes.append("pack \(pack) is missing; run `cairn verify`") }
        for (pack, why) in unreadPacks {
            notes.append("\(pack) is stored only in a remote and cannot be read now: \(why)")
        }
        for stretch in torn {
            notes.append(
                "\(stretch); an interrupted run might have left this data: run `cairn verify` to check whether a commit needs it"
            )
        }
        for damage in damaged { notes.append("damaged: \(damage); run `cairn verify`") }
        return notes
    }
}
