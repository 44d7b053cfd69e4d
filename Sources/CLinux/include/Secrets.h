// Calls that keep a process's secrets in it.
#ifndef CAIRN_CLINUX_SECRETS_H
#define CAIRN_CLINUX_SECRETS_H

#include <stddef.h>
#include <sys/types.h>

// No core dump, no backtrace with pieces of memory, no tracing and no look into the memory by other
// processes of the same user, from here on.
// - Source: prctl(2), PR_SET_DUMPABLE; core(5). Returns 0, or the errno.
int cairn_hide_process(void);

// Starts a program that may ask its user something: in this process's group, with its environment,
// standard input and error, no signal blocked. Its standard output is `output`. Returns 0, or the
// errno.
int cairn_spawn_asking(const char *program, char *const arguments[], int output, pid_t *process);

// Overwrites the value of an environment variable where /proc/PID/environ shows it, and removes it.
void cairn_forget_variable(const char *name);

#endif
