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

/// Has a connection trust nothing of the file that it reads: nothing writes to SQLite's own tables,
/// no trigger, view or function runs that the schema names and SQLite does not vouch for, no library
/// is loaded.
/// - Source: sqlite.org/security.html §1.1; sqlite.org/c3ref/c_dbconfig_defensive.html.
static inline int csqlite_distrust(sqlite3 *database) {
    static const int settings[][2] = {
        {SQLITE_DBCONFIG_DEFENSIVE, 1},      {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0}, {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
        {SQLITE_DBCONFIG_ENABLE_VIEW, 0},    {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0}, {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
        {SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0},
    };
    int code = 0;
    for (unsigned index = 0; index < sizeof settings / sizeof *settings && code == 0; index++) {
        code = sqlite3_db_config(database, settings[index][0], settings[index][1], (int *)0);
    }
    return code;
}

/// Values that are made by arithmetic, which Swift does not import.
static const int csqlite_ioerr_read = SQLITE_IOERR_READ;
static const int csqlite_ioerr_short_read = SQLITE_IOERR_SHORT_READ;
