#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CLinux.h"

static int limit(int resource, rlim_t most) {
    struct rlimit both = {most, most};
    return setrlimit(resource, &both) == 0 ? 0 : errno;
}

// Older kernels refuse rights that they do not know: ask for those of the first version, which are
// all that opens, runs, changes or removes files.
static void close_file_system(void) {
    struct landlock_ruleset_attr handled = {.handled_access_fs = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1};
    int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
    if (rules < 0) return;
    syscall(SYS_landlock_restrict_self, rules, 0);
    close(rules);
}

int cairn_bound_process(int parent, uint64_t cpu_seconds, uint64_t memory_bytes) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return errno;
    // It may have ended before.
    if (getppid() != parent) return ESRCH;
    int code = limit(RLIMIT_CPU, cpu_seconds);
    if (code == 0) code = limit(RLIMIT_AS, memory_bytes);
    if (code == 0) code = limit(RLIMIT_NOFILE, 16);
    if (code == 0) code = limit(RLIMIT_FSIZE, 0);
    if (code == 0) code = cairn_hide_process();
    if (code == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) code = errno;
    if (code == 0) close_file_system();
    return code;
}
