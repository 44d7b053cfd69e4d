/* Debian builds the library with this hook. - Source: PRAGMA compile_options. */
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

/// Makes a text in double quotes a name and nothing else: a misspelt column is an error, not a
/// string. Swift cannot call a function of any number of arguments.
/// - Source: sqlite.org/quirks.html §"Double-quoted String Literals Are Accepted".
static inline int csqlite_refuse_quoted_strings(sqlite3 *database) {
    int code = sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
    return code ? code : sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
}

/// Keeps SQLite from counting the memory that it uses, for which all threads of the process would
/// take one lock. Comes before the first connection.
/// - Source: sqlite.org/c3ref/c_config_covering_index_scan.html, `SQLITE_CONFIG_MEMSTATUS`.
static inline int csqlite_count_no_memory(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
