#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/timex.h>
#include <unistd.h>

int cairn_memory_file(const char *name)
{
    int descriptor = memfd_create(name, MFD_CLOEXEC);
    return descriptor < 0 ? -errno : descriptor;
}

static int release_code(struct dl_phdr_info *object, size_t size, void *page)
{
    (void)size;
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[index];
        // Not what may be written: it may differ from the file.
        if (part->p_type != PT_LOAD || (part->p_flags & (PF_X | PF_W)) != PF_X) {
            continue;
        }
        uintptr_t mask = *(const uintptr_t *)page - 1;
        uintptr_t start = (object->dlpi_addr + part->p_vaddr + mask) & ~mask;
        uintptr_t end = (object->dlpi_addr + part->p_vaddr + part->p_filesz) & ~mask;
        if (start < end) {
            madvise((void *)start, end - start, MADV_DONTNEED);
        }
    }
    return 0;
}

void cairn_release_code(void)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    dl_iterate_phdr(release_code, &page);
}

int cairn_process_descriptor(pid_t process)
{
    long descriptor = syscall(SYS_pidfd_open, process, 0);
    return descriptor < 0 ? -errno : (int)descriptor;
}

int cairn_pipe(int ends[2])
{
    return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
}

static int spawn(
    const char *program, char *const arguments[], char *const environment[], int input, int output, pid_t *process)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int code = posix_spawn_file_actions_init(&actions);
    if (code != 0) {
        return code;
    }
    code = posix_spawnattr_init(&attributes);
    if (code != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return code;
    }
    if ((code = posix_spawn_file_actions_adddup2(&actions, input, 0)) == 0
        && (code = posix_spawn_file_actions_adddup2(&actions, output, 1)) == 0
        && (code = posix_spawn_file_actions_adddup2(&actions, output, 2)) == 0
        && (code = posix_spawn_file_actions_addclosefrom_np(&actions, 3)) == 0
        && (code = posix_spawn_file_actions_addchdir_np(&actions, "/")) == 0
        && (code = posix_spawnattr_setpgroup(&attributes, 0)) == 0
        && (code = posix_spawnattr_setsigmask(&attributes, &none)) == 0
        && (code = posix_spawnattr_setsigdefault(&attributes, &all)) == 0
        && (code = posix_spawnattr_setflags(
                &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)) == 0) {
        code = posix_spawn(process, program, &actions, &attributes, arguments, environment);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return code;
}

int cairn_spawn(
    const char *program, char *const arguments[], char *const environment[], int input, int output, pid_t *process)
{
    // Above 2, so that no dup2 replaces what a later one copies.
    int high_input = fcntl(input, F_DUPFD_CLOEXEC, 3);
    if (high_input < 0) {
        return errno;
    }
    int high_output = fcntl(output, F_DUPFD_CLOEXEC, 3);
    int code = high_output < 0 ? errno : spawn(program, arguments, environment, high_input, high_output, process);
    if (high_output >= 0) {
        close(high_output);
    }
    close(high_input);
    return code;
}

int cairn_is_clock_synchronized(int64_t wall)
{
    struct timex kernel = {.modes = 0};
    int state = adjtimex(&kernel);
    if (state < 0 || state == TIME_ERROR || (kernel.status & STA_UNSYNC) != 0) {
        return 0;
    }
    int64_t difference = (int64_t)kernel.time.tv_sec - wall;
    return difference >= -2 && difference <= 2;
}
