import CairnFormat
import GRDB

/// The tables of the catalog.
///
/// - `live` is the present tree, `past` what it was: a row of `past` holds for commits in `first ..< last`, a row of `live` from `first` on.
///   "The tree as at commit N" is a range of both for each directory, a file's history one range of `past`.
/// - A directory's id stands for root and path together; `child` leads from its row in its parent to its own rows. The row of a root itself
///   has an empty name and stands under the root's `anchor`.
/// - `root_host` says which machine a root belongs to; a root of an earlier version of Cairn has no row.
/// - `gap` holds every gap there ever was; `last` and the end are NULL while it is open.
///   `move` tells where an item stood until a commit.
/// - `container` and `exclusion` hold for commits in `first ..< last`, `last` being NULL while they do; an exclusion's end is told by `how`,
///   NULL when its root was dropped. `purge` is what was deleted, `pin` the state of each commit that was ever pinned.
/// - The index `live_inode` leads from an inode to the names that had it when they were looked at last.
/// - `fuzzy` names what was ever kept with that mark; whether it still is so, its row in `live` tells. (An index of `live` over that would cost each new row as much again.)
/// - A row of `past` says how it `ended`: 1 by a removal, 0 by another item of that name in the same commit. It stays while a commit it holds for is kept
///   for its root, or, ended by a removal, while it ended after the commit `expired` of `meta`.
/// - `commit` holds what is a commit still; `kept` is NULL while it is whole, else in which roots it is forgotten (``Forgetting``). One that is forgotten altogether leaves its
///   number in `forgotten`; its row stays, with that mark, only when it tells of a loss.
/// - `chunk` leads to `block`, `block` to `pack`.
enum CatalogSchema {
    static let version = 7

    /// Whether a row's item is marked fuzzy: its flags, which stand behind its length (a varint) and its kind, are odd. - Source: FORMAT.md §8.4.
    static let isFuzzy: String = {
        let flags = stride(from: 1, to: 256, by: 2).map { "x'" + ($0 < 16 ? "0" : "") + String($0, radix: 16) + "'" }
        let place = "CASE WHEN substr(item, 1, 1) < x'80' THEN 3 WHEN substr(item, 2, 1) < x'80' THEN 4 "
            + "WHEN substr(item, 3, 1) < x'80' THEN 5 WHEN substr(item, 4, 1) < x'80' THEN 6 ELSE 7 END"
        return "substr(item, \(place), 1) IN (\(flags.joined(separator: ", ")))"
    }()

    /// The inode in a row's stamp. - Parameter table: as the statement calls `live`.
    static func inode(_ table: String) -> String { "substr(\(table).stamp, 49, 8)" }

    /// Leads from a file to its names. A catalog that is older gets it when it is opened.
    static let index = """
        CREATE INDEX IF NOT EXISTS live_inode ON live (substr(stamp, 49, 8))
            WHERE kind <> \(ItemKind.directory.rawValue) AND stamp IS NOT NULL
        """

    /// Whether a row of `commit` is not forgotten altogether. - Source: FORMAT.md §8.11.
    static let isKept = "(kept IS NULL OR kept <> x'00')"

    /// Whether it is a point in time besides: not maintenance, by its kind, which stands behind two ids. - Source: FORMAT.md §9.
    static let isPoint = "(kept IS NULL OR kept <> x'00') AND substr(payload, 33, 1) <> x'07'"

    /// Also made in a catalog of an earlier version, whose journal has no such row.
    static let hosts = "CREATE TABLE root_host (root INTEGER PRIMARY KEY, id BLOB NOT NULL, name BLOB NOT NULL)"

    static let statements = """
        CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
        CREATE TABLE root (
            number INTEGER PRIMARY KEY, name BLOB NOT NULL, path BLOB NOT NULL, role INTEGER NOT NULL,
            anchor INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER);
        \(hosts);
        CREATE TABLE directory (
            id INTEGER PRIMARY KEY, root INTEGER NOT NULL, path BLOB);
        CREATE UNIQUE INDEX directory_path ON directory (root, path);
        CREATE TABLE live (
            directory INTEGER NOT NULL, name BLOB NOT NULL, first INTEGER NOT NULL, kind INTEGER NOT NULL,
            child INTEGER, stamp BLOB, item BLOB NOT NULL, PRIMARY KEY (directory, name)) WITHOUT ROWID;
        CREATE TABLE fuzzy (directory INTEGER NOT NULL, name BLOB NOT NULL, PRIMARY KEY (directory, name)) WITHOUT ROWID;
        CREATE TABLE past (
            directory INTEGER NOT NULL, name BLOB NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,
            kind INTEGER NOT NULL, child INTEGER, ended INTEGER NOT NULL, item BLOB NOT NULL,
            PRIMARY KEY (directory, name, first)) WITHOUT ROWID;
        CREATE INDEX past_last ON past (last, directory, name, first);
        CREATE TABLE "commit" (
            number INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, seconds INTEGER NOT NULL, payload BLOB NOT NULL,
            lost INTEGER NOT NULL, kept BLOB);
        CREATE INDEX commit_partly ON "commit" (number) WHERE kept IS NOT NULL;
        CREATE TABLE forgotten (number INTEGER PRIMARY KEY, id BLOB NOT NULL);
        CREATE TABLE gap (
            number INTEGER PRIMARY KEY, root INTEGER NOT NULL, path BLOB NOT NULL, cause INTEGER NOT NULL,
            began_seconds INTEGER NOT NULL, began_nanoseconds INTEGER NOT NULL, ended_seconds INTEGER,
            ended_nanoseconds INTEGER, first INTEGER NOT NULL, last INTEGER);
        CREATE INDEX gap_open ON gap (root) WHERE last IS NULL;
        CREATE TABLE move (
            root INTEGER NOT NULL, path BLOB NOT NULL, "commit" INTEGER NOT NULL, from_root INTEGER NOT NULL,
            from_path BLOB NOT NULL, PRIMARY KEY (root, path, "commit")) WITHOUT ROWID;
        CREATE TABLE container (
            root INTEGER NOT NULL, path BLOB NOT NULL, first INTEGER NOT NULL, last INTEGER, role INTEGER NOT NULL,
            shape INTEGER NOT NULL, id BLOB NOT NULL, part BLOB NOT NULL, PRIMARY KEY (root, path, first)) WITHOUT ROWID;
        CREATE INDEX container_id ON container (id);
        CREATE TABLE exclusion (
            root INTEGER NOT NULL, path BLOB NOT NULL, first INTEGER NOT NULL, last INTEGER, rule INTEGER NOT NULL,
            inode INTEGER NOT NULL, how INTEGER, PRIMARY KEY (root, path, first)) WITHOUT ROWID;
        CREATE TABLE purge (
            directory BLOB NOT NULL, path BLOB NOT NULL, "commit" INTEGER NOT NULL, role INTEGER NOT NULL,
            reason INTEGER NOT NULL, bytes INTEGER NOT NULL, seconds INTEGER NOT NULL, nanoseconds INTEGER NOT NULL,
            PRIMARY KEY (directory, path, "commit")) WITHOUT ROWID;
        CREATE TABLE pin (id BLOB PRIMARY KEY, state INTEGER NOT NULL, "commit" INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE pack (
            id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, sealed INTEGER NOT NULL, length INTEGER NOT NULL);
        CREATE TABLE block (
            id INTEGER PRIMARY KEY, pack INTEGER NOT NULL, offset INTEGER NOT NULL, length INTEGER NOT NULL);
        CREATE TABLE chunk (
            id BLOB PRIMARY KEY, block INTEGER NOT NULL, start INTEGER NOT NULL, length INTEGER NOT NULL
        ) WITHOUT ROWID;
        """
}

/// How far of the journal the catalog holds.
public struct JournalPosition: Equatable, Sendable {
    public var segment: UInt64
    /// Where the next record begins.
    public var offset: UInt64
    /// The number and hash of the last record; 0 and zeros before the first.
    public var record: UInt64
    public var hash: Hash256

    public init(segment: UInt64, offset: UInt64, record: UInt64, hash: Hash256) {
        self.segment = segment
        self.offset = offset
        self.record = record
        self.hash = hash
    }

    public static let start = JournalPosition(segment: 0, offset: 0, record: 0, hash: Hash256())
}
