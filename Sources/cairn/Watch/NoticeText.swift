import CairnCore
import CairnDaemon
import CairnFormat
import CairnText

/// A concern in words: what, since when, and what to do.
enum NoticeText {
    static func notice(_ concern: Concern, now: Timestamp) -> Notice {
        func age(_ since: Timestamp?) -> String {
            since.map { " for \(TimeText.age(now.since($0)))" } ?? ""
        }
        func since(_ time: Timestamp?) -> String {
            time.map { ", since \(TimeText.local($0))" } ?? ""
        }
        func stopped(since last: Timestamp?) -> String {
            last.map { "No changes have been backed up since \(TimeText.local($0))." }
                ?? "No changes have been backed up."
        }
        func because(_ why: String?) -> String {
            why.map { "\(PathText.display($0.utf8, doublingBackslashes: false))\n" } ?? ""
        }
        switch concern {
        case .failing(let item, let count):
            let more = count > 1 ? " (and \(Quantity.count(count - 1)) more)" : ""
            let next =
                item.isForWantOfRoom
                ? FullDisk.next
                : "fix the problem or exclude the item; run `cairn status` to list all such items"
            return Notice(
                title: "Cairn cannot back up \(Quantity.of(count, "item"))",
                body:
                    "\(PathText.display(item.path))\(more): \(item.reason)\(since(item.first))\nNext: \(next)"
            )
        case .stale(let last, let trouble) where FullDisk.isTold(trouble):
            return Notice(
                title: "The repository's disk is full",
                body:
                    "\(because(trouble))\(stopped(since: last))\nNext: \(FullDisk.next)",
                isUrgent: true)
        case .stale(let last, let trouble):
            return Notice(
                title: last == nil
                    ? "Cairn has not backed up anything yet"
                    : "Cairn has not backed up anything\(age(last))",
                body:
                    "\(because(trouble))\(stopped(since: last))\nNext: run `cairn status` to see what Cairn is waiting for",
                isUrgent: true)
        case .remoteStale(let name, let waiting, let reason):
            return Notice(
                title: "Nothing new has reached \(name)\(age(waiting))",
                body:
                    "\(because(reason))No new backups have reached this remote\(waiting.map { " since \(TimeText.local($0))" } ?? "").\nNext: run `cairn status` to see what Cairn is waiting for"
            )
        case .damage(let versions, let what):
            let lost =
                versions > 0
                ? "\(Quantity.of(versions, "version")) cannot be fully restored\n" : ""
            return Notice(
                title: "Cairn found damage in its repository",
                body:
                    "\(because(what))\(lost)Next: run `cairn repair` to recover lost content from your files, then `cairn status` to see what could not be recovered",
                isUrgent: true)
        case .remoteDamage(let name, let found):
            return Notice(
                title: "Cairn found damage in the remote \(name)",
                body:
                    "Found at \(TimeText.local(found)).\nNext: run `cairn remote push \(name) --resend` to upload the lost data again",
                isUrgent: true)
        case .massChange:
            return Notice(
                title: "Many backed-up files were deleted, or look encrypted now",
                body:
                    "The snapshot before the change is pinned, and retention is paused.\nNext: run `cairn status` for details; if you made this change, run `cairn resume --accept-changes`",
                isUrgent: true)
        }
    }
}
