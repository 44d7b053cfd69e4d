// Tells the thread sanitizer of the mutexes that it cannot see.
//
// Synchronization.Mutex is a priority-inheriting futex. While nobody waits it is locked and
// unlocked by compare-and-exchange in the caller's own code, which the sanitizer instruments. When
// somebody waits the kernel hands the lock over (FUTEX_LOCK_PI, FUTEX_UNLOCK_PI) within the
// library, which is not instrumented: every value behind a contended mutex would be a race. This
// library stands before the two slow paths, under LD_PRELOAD, and says what they do.
//
// Source: swift/stdlib/public/Synchronization/Mutex/LinuxImpl.swift;
// compiler-rt/include/sanitizer/tsan_interface.h; the mangled names are part of the library's
// stable interface.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

typedef SWIFT void (*lock_slow)(uint32_t, SELF);
typedef SWIFT void (*unlock_slow)(SELF);

static void *next(const char *name)
{
    void *found = dlsym(RTLD_NEXT, name);
    if (found == NULL) {
        abort();
    }
    return found;
}

SWIFT void lock(uint32_t identity, SELF) __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
SWIFT void lock(uint32_t identity, SELF)
{
    ((lock_slow)next("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"))(identity, self);
    __tsan_acquire(self);
}

SWIFT void unlock(SELF) __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
SWIFT void unlock(SELF)
{
    __tsan_release(self);
    ((unlock_slow)next("$s15Synchronization12_MutexHandleV11_unlockSlowyyF"))(self);
}
