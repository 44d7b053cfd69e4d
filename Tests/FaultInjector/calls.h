// The system calls that touch files, and how each names them. Source: the manual page of each.
#ifndef CALLS_H
#define CALLS_H

enum shape {
    DESCRIPTOR,    // (fd, …)
    PATH,          // (path, …)
    AT_PATH,       // (directory, path, …)
    TWO_PATHS,     // (path, path)
    TWO_AT_PATHS,  // (directory, path, directory, path)
    PATH_AT,       // (text, directory, path)
    MAPPING,       // fd is the fifth argument
};

// What a call does to the durability of a file's bytes.
enum effect { NOTHING, WRITES_AT, CUTS, SYNCS };

enum transfer { NONE, READ, READ_AT, WRITE, WRITE_AT };

struct call {
    int number;
    const char *name;
    enum shape shape;
    enum effect effect;
    enum transfer transfer;
    // Whether it fails on a full disk.
    int needs_room;
};

enum { CALLS_MAXIMUM = 80 };
extern const struct call calls[];
extern const int call_count;
const struct call *call_of(int number);

#endif
