#define _GNU_SOURCE
#include "Secrets.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

int cairn_hide_process(void)
{
    struct rlimit none = {0, 0};
    int code = setrlimit(RLIMIT_CORE, &none) == 0 ? 0 : errno;
    if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) {
        code = errno;
    }
    // Where Swift's runtime finds swift-backtrace, its handlers would write registers and the
    // memory they point at to standard error.
    static const int crashes[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
    for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
        signal(crashes[index], SIG_DFL);
    }
    return code;
}

static int prepare(posix_spawnattr_t *attributes, posix_spawn_file_actions_t *actions, int output)
{
    sigset_t none, ours;
    sigemptyset(&none);
    sigemptyset(&ours);
    sigaddset(&ours, SIGPIPE);
    sigaddset(&ours, SIGIO);
    sigaddset(&ours, SIGXFSZ);
    int code = posix_spawnattr_setsigmask(attributes, &none);
    if (code == 0) {
        code = posix_spawnattr_setsigdefault(attributes, &ours);
    }
    if (code == 0) {
        code = posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    return code == 0 ? posix_spawn_file_actions_adddup2(actions, output, 1) : code;
}

int cairn_spawn_asking(const char *program, char *const arguments[], int output, pid_t *process)
{
    // Above 2: a dup2 of 1 to itself would leave it close-on-exec.
    int high = fcntl(output, F_DUPFD_CLOEXEC, 3);
    if (high < 0) {
        return errno;
    }
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_t actions;
    int code = posix_spawnattr_init(&attributes);
    if (code == 0) {
        code = posix_spawn_file_actions_init(&actions);
        if (code == 0) {
            code = prepare(&attributes, &actions, high);
            if (code == 0) {
                code = posix_spawn(process, program, &actions, &attributes, arguments, environ);
            }
            posix_spawn_file_actions_destroy(&actions);
        }
        posix_spawnattr_destroy(&attributes);
    }
    close(high);
    return code;
}

void cairn_forget_variable(const char *name)
{
    char *value = getenv(name);
    if (value != NULL) {
        explicit_bzero(value, strlen(value));
    }
    unsetenv(name);
}
