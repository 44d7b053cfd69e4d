import CairnFormat

/// The tables of the catalog.
///
/// - `live` is the present tree, `past` what it was: a row of `past` holds for commits in
///   `first ..< last`, a row of `live` from `first` on. "The tree as at commit N" is a range of
///   both for each directory, a file's history one range of `past`.
/// - A directory's id stands for root and path together; `child` leads from its row in its parent
///   to its own rows. The row of a root itself has an empty name and stands under the root's
///   `anchor`.
/// - `root_host` says which machine a root belongs to; a root of an earlier version of Cairn has no
///   row.
/// - `owner` says how a number of a user or group is called in a root, from commit `first` on until
///   its next row.
/// - `gap` holds every gap there ever was; `last` and the end are NULL while it is open.
///   `move` tells where an item stood until a commit.
/// - `container` and `exclusion` hold for commits in `first ..< last`, `last` being NULL while they
///   do; an exclusion's end is told by `how`, NULL when its root was dropped. `purge` is what was
///   deleted, `pin` the state of each commit that was ever pinned.
/// - The index `live_inode` leads from an inode to the names that had it when they were looked at
///   last; the first run that finds a tree makes it. `live_mount` leads to the directories on which
///   something was mounted.
/// - `fuzzy` names what was ever kept with that mark; whether it still is so, its row in `live`
///   tells. (An index of `live` over that would cost each new row as much again.)
/// - An item that was taken out of one commit has a row until that and one from the next point on;
///   the one in `live` may begin in the commit of maintenance that took it out.
/// - A row of `past` says how it `ended`: 1 by a removal, 0 by another item of that name in the
///   same commit. It stays while a commit it holds for is kept for its root, or, ended by a
///   removal, while it ended after the commit `expired` of `meta`, or while an exclusion that
///   nobody ordered (128 in its `rule`), of the same commit, holds or ended after `expired`.
/// - `commit` holds what is a commit still; `kept` is NULL while it is whole, else in which roots
///   it is forgotten (``Forgetting``). One that is forgotten altogether leaves its number in
///   `forgotten`; its row stays, with that mark, only when it tells of a loss.
/// - `chunk` leads to `block`, `block` to `pack`.
///
/// What is asked for as `live` is a view that checks each row it gives (``RowChecks``); what is
/// written is the table `live_rows`, and so for all but `meta`.
enum CatalogSchema {
    static let version = 11

    /// Whether a row's item is marked inconsistent: its flags, which follow its length (a varint)
    /// and its kind, are odd. - Source: FORMAT.md §8.4.
    static let isInconsistent: String = {
        let flags = stride(from: 1, to: 256, by: 2).map {
            "x'" + ($0 < 16 ? "0" : "") + String($0, radix: 16) + "'"
        }
        let place =
            "CASE WHEN substr(item, 1, 1) < x'80' THEN 3 WHEN substr(item, 2, 1) < x'80' THEN 4 "
            + "WHEN substr(item, 3, 1) < x'80' THEN 5 WHEN substr(item, 4, 1) < x'80' THEN 6 ELSE 7 END"
        return "substr(item, \(place), 1) IN (\(flags.joined(separator: ", ")))"
    }()

    /// The inode in a row's stamp. - Parameter table: the name of `live` in the statement.
    static func inode(_ table: String) -> String { "substr(\(table).stamp, 49, 8)" }

    /// Whether a row's directory was a mount point.
    static let isMountTop =
        "kind = \(ItemKind.directory.rawValue) AND substr(stamp, 17, 8) <> x'0000000000000000'"

    /// The index of mount points. An older catalog gets it when it is opened.
    static let mountIndex =
        "CREATE INDEX IF NOT EXISTS live_mount ON live_rows (directory, name) WHERE \(isMountTop)"

    /// The index from a file to its names. A first backup needs none and is spared its cost.
    static let linkIndex = """
        CREATE INDEX IF NOT EXISTS live_inode ON live_rows (substr(stamp, 49, 8))
            WHERE kind <> \(ItemKind.directory.rawValue) AND stamp IS NOT NULL
        """

    /// The directories that were mount points when they were stored, and exist still.
    static let mountTops =
        "SELECT d.root, d.path, l.name FROM live l JOIN directory d ON d.id = l.directory WHERE \(isMountTop)"

    /// Whether a row of `commit` is not wholly forgotten. - Source: FORMAT.md §8.11.
    static let isKept = "(kept IS NULL OR kept <> x'00')"

    /// Whether a row of `commit` is not maintenance, by its kind, which follows two ids. - Source:
    /// FORMAT.md §9.
    static let isNoMaintenance = "NOT \(isOf(.maintenance))"

    /// Whether a row of `commit` is of a kind.
    static func isOf(_ kind: CommitKind) -> String {
        "substr(payload, 33, 1) = x'0\(String(kind.rawValue, radix: 16))'"
    }

    /// Whether a row of `commit` is also a point in time.
    static let isPoint = "\(isKept) AND \(isNoMaintenance)"

    /// The columns of each table that its check covers: all of them.
    static let checked: [(table: String, columns: String)] = [
        ("root", "number, name, path, role, anchor, first, last"),
        ("root_host", "root, id, name"),
        ("owner", "root, kind, number, first, name"),
        ("directory", "id, root, path"),
        ("live", "directory, name, first, kind, child, stamp, item"),
        ("fuzzy", "directory, name"),
        ("past", "directory, name, first, last, kind, child, ended, item"),
        ("commit", "number, id, seconds, payload, lost, kept"),
        ("forgotten", "number, id"),
        (
            "gap",
            "number, root, path, cause, began_seconds, began_nanoseconds, ended_seconds, ended_nanoseconds, first, last"
        ),
        ("move", #"root, path, "commit", from_root, from_path"#),
        ("container", "root, path, first, last, role, shape, id, part"),
        ("exclusion", "root, path, first, last, rule, inode, how"),
        ("purge", #"directory, path, "commit", role, reason, bytes, seconds, nanoseconds"#),
        ("pin", #"id, state, "commit""#),
        ("pack", "id, path, sealed, length"),
        ("block", "id, pack, offset, length"),
        ("chunk", "id, block, start, length"),
    ]

    /// The column with a row's check, which SQLite computes as it writes the row.
    ///
    /// - Parameter isScratch: the catalog is compared once and never asked; it has no checks.
    private static func check(_ table: String, isScratch: Bool) -> String {
        "checksum INTEGER" + (isScratch ? "" : " AS (row_check(\(hashed(table)))) STORED")
    }

    private static func hashed(_ table: String, of row: String = "") -> String {
        let columns =
            row
            + (checked.first { $0.table == table }?.columns ?? "").replacing(", ", with: ", \(row)")
        return "'\(table)', \(columns)"
    }

    /// A condition for queries that read a table itself: its rows are as they were written.
    static func isWhole(_ table: String) -> String { "row_is_whole(checksum, \(hashed(table)))" }

    /// The check is a subquery of its own. Otherwise SQLite would replace the column by the
    /// constant of a condition such as `pack = 2`, and check rows that do not match as if they had
    /// that value. - Source: sqlite.org/optoverview.html §"Constant Propagation".
    private static func views(isScratch: Bool) -> String {
        checked.map { (table, columns) -> String in
            let rows = "\(table)_rows"
            let view = "CREATE VIEW \"\(table)\" AS SELECT \(columns) FROM \(rows)"
            if isScratch { return "\(view);" }
            return """
                \(view) WHERE (SELECT \(isWhole(table)));
                CREATE TRIGGER \(rows)_changed AFTER UPDATE ON \(rows) BEGIN
                    SELECT row_is_whole(old.checksum, \(hashed(table, of: "old."))); END;

                """
        }.joined(separator: "")
    }

    static func statements(isScratch: Bool) -> String {
        func check(_ table: String) -> String { self.check(table, isScratch: isScratch) }
        return """
            CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
            CREATE TABLE root_rows (
                number INTEGER PRIMARY KEY, name BLOB NOT NULL, path BLOB NOT NULL, role INTEGER NOT \
                NULL,
                anchor INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER, \(check("root")));
            CREATE TABLE root_host_rows (root INTEGER PRIMARY KEY, id BLOB NOT NULL, name BLOB NOT NULL, \(check("root_host")));
            CREATE TABLE owner_rows (
                root INTEGER NOT NULL, kind INTEGER NOT NULL, number INTEGER NOT NULL, first INTEGER \
                NOT NULL,
                name BLOB NOT NULL, \(check("owner")), PRIMARY KEY (root, kind, number, first)) WITHOUT ROWID;
            CREATE TABLE directory_rows (
                id INTEGER PRIMARY KEY, root INTEGER NOT NULL, path BLOB, \(check("directory")));
            CREATE UNIQUE INDEX directory_path ON directory_rows (root, path);
            CREATE TABLE live_rows (
                directory INTEGER NOT NULL, name BLOB NOT NULL, first INTEGER NOT NULL, kind INTEGER \
                NOT NULL,
                child INTEGER, stamp BLOB, item BLOB NOT NULL, \(check("live")), PRIMARY KEY (directory, name)) WITHOUT ROWID;
            CREATE TABLE fuzzy_rows (directory INTEGER NOT NULL, name BLOB NOT NULL, \(check("fuzzy")), PRIMARY KEY (directory, name)) WITHOUT ROWID;
            CREATE TABLE past_rows (
                directory INTEGER NOT NULL, name BLOB NOT NULL, first INTEGER NOT NULL, last INTEGER \
                NOT NULL,
                kind INTEGER NOT NULL, child INTEGER, ended INTEGER NOT NULL, item BLOB NOT NULL,
                \(check("past")), PRIMARY KEY (directory, name, first)) WITHOUT ROWID;
            CREATE INDEX past_last ON past_rows (last, directory, name, first);
            CREATE TABLE commit_rows (
                number INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, seconds INTEGER NOT NULL, payload \
                BLOB NOT NULL,
                lost INTEGER NOT NULL, kept BLOB, \(check("commit")));
            CREATE INDEX commit_partly ON commit_rows (number) WHERE kept IS NOT NULL;
            CREATE TABLE forgotten_rows (number INTEGER PRIMARY KEY, id BLOB NOT NULL, \(check("forgotten")));
            CREATE TABLE gap_rows (
                number INTEGER PRIMARY KEY, root INTEGER NOT NULL, path BLOB NOT NULL, cause INTEGER \
                NOT NULL,
                began_seconds INTEGER NOT NULL, began_nanoseconds INTEGER NOT NULL, ended_seconds \
                INTEGER,
                ended_nanoseconds INTEGER, first INTEGER NOT NULL, last INTEGER, \(check("gap")));
            CREATE INDEX gap_open ON gap_rows (root) WHERE last IS NULL;
            CREATE TABLE move_rows (
                root INTEGER NOT NULL, path BLOB NOT NULL, "commit" INTEGER NOT NULL, from_root \
                INTEGER NOT NULL,
                from_path BLOB NOT NULL, \(check("move")), PRIMARY KEY (root, path, "commit")) WITHOUT ROWID;
            CREATE TABLE container_rows (
                root INTEGER NOT NULL, path BLOB NOT NULL, first INTEGER NOT NULL, last INTEGER, role \
                INTEGER NOT NULL,
                shape INTEGER NOT NULL, id BLOB NOT NULL, part BLOB NOT NULL, \(check("container")), PRIMARY KEY (root, path, first)) WITHOUT ROWID;
            CREATE INDEX container_id ON container_rows (id);
            CREATE TABLE exclusion_rows (
                root INTEGER NOT NULL, path BLOB NOT NULL, first INTEGER NOT NULL, last INTEGER, rule \
                INTEGER NOT NULL,
                inode INTEGER NOT NULL, how INTEGER, \(check("exclusion")), PRIMARY KEY (root, path, first)) WITHOUT ROWID;
            CREATE TABLE purge_rows (
                directory BLOB NOT NULL, path BLOB NOT NULL, "commit" INTEGER NOT NULL, role INTEGER \
                NOT NULL,
                reason INTEGER NOT NULL, bytes INTEGER NOT NULL, seconds INTEGER NOT NULL, nanoseconds \
                INTEGER NOT NULL,
                \(check("purge")), PRIMARY KEY (directory, path, "commit")) WITHOUT ROWID;
            CREATE TABLE pin_rows (id BLOB PRIMARY KEY, state INTEGER NOT NULL, "commit" INTEGER NOT NULL, \(check("pin"))) WITHOUT ROWID;
            CREATE TABLE pack_rows (
                id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, sealed INTEGER NOT NULL, length INTEGER NOT NULL, \(check("pack")));
            CREATE TABLE block_rows (
                id INTEGER PRIMARY KEY, pack INTEGER NOT NULL, offset INTEGER NOT NULL, length INTEGER NOT NULL, \(check("block")));
            CREATE TABLE chunk_rows (
                id BLOB PRIMARY KEY, block INTEGER NOT NULL, start INTEGER NOT NULL, length INTEGER NOT NULL, \(check("chunk"))) WITHOUT ROWID;
            \(views(isScratch: isScratch))
            """
    }
}
