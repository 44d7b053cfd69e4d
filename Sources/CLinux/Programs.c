#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/timex.h>
#include <sys/wait.h>
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

// Runs in the child. Until it executes the program, it shares this process's memory and makes only system calls. Returns the errno of the call that failed.
static int become(
    const char *program, char *const arguments[], char *const environment[], int input, int output, pid_t owner)
{
    struct sigaction normal = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) {
        sigaction(number, &normal, NULL);
    }
    if (owner != 0) {
        // It may have ended before the kernel was asked.
        if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) {
            return errno;
        }
        if (getppid() != owner) {
            return ESRCH;
        }
    }
    if (setpgid(0, 0) != 0 || dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(output, 2) < 0 || chdir("/") != 0) {
        return errno;
    }
    if (close_range(3, ~0U, 0) != 0) {
        struct rlimit files;
        getrlimit(RLIMIT_NOFILE, &files);
        for (int number = 3; number < (int)files.rlim_max; number++) {
            close(number);
        }
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(program, arguments, environment);
    return errno;
}

int cairn_spawn(
    const char *program, char *const arguments[], char *const environment[], int input, int output, int ends_with_thread,
    pid_t *process)
{
    // Above 2, so that no dup2 replaces what a later one copies.
    int high_input = fcntl(input, F_DUPFD_CLOEXEC, 3);
    int high_output = high_input < 0 ? -1 : fcntl(output, F_DUPFD_CLOEXEC, 3);
    volatile int code = high_output < 0 ? errno : 0;
    if (code == 0) {
        sigset_t all, before;
        sigfillset(&all);
        // No handler of ours runs in the child.
        pthread_sigmask(SIG_BLOCK, &all, &before);
        pid_t owner = ends_with_thread ? getpid() : 0;
        pid_t child = vfork();
        if (child == 0) {
            code = become(program, arguments, environment, high_input, high_output, owner);
            _exit(127);
        }
        if (child < 0) {
            code = errno;
        } else if (code != 0) {
            while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
            }
        } else {
            *process = child;
        }
        pthread_sigmask(SIG_SETMASK, &before, NULL);
    }
    if (high_output >= 0) {
        close(high_output);
    }
    if (high_input >= 0) {
        close(high_input);
    }
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
