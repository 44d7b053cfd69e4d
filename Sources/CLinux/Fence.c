#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CLinux.h"

// A domain must handle something. Renaming between directories is what every domain forbids unless
// it is allowed: handled, and allowed everywhere, nothing is forbidden by it.
int cairn_fence(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 0) return errno;
    if (version < 2) return EOPNOTSUPP;
    struct landlock_ruleset_attr handled = {.handled_access_fs = LANDLOCK_ACCESS_FS_REFER};
    int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
    if (rules < 0) return errno;
    struct landlock_path_beneath_attr everywhere = {
        .allowed_access = LANDLOCK_ACCESS_FS_REFER, .parent_fd = open("/", O_PATH | O_CLOEXEC)};
    int failed = 0;
    if (everywhere.parent_fd < 0 ||
        syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &everywhere, 0) < 0 ||
        syscall(SYS_landlock_restrict_self, rules, 0) < 0)
        failed = errno;
    if (everywhere.parent_fd >= 0) close(everywhere.parent_fd);
    close(rules);
    return failed;
}
