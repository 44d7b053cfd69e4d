// Thin shims over libcurl's easy interface, whose setters are variadic and so closed to Swift.
#ifndef CCURL_H
#define CCURL_H

#include <stddef.h>
#include <stdint.h>

// What one request sends and where it leads.
struct cairn_request {
    const char *url;
    // A Unix socket to connect to; NULL for TCP.
    const char *socket;
    // `USER:PASSWORD` for Basic authentication; NULL for none.
    const char *credentials;
    // The body of a POST of JSON; NULL for a GET.
    const char *body;
    // The first and the last byte that are wanted, when `has_range` is not 0.
    uint64_t first, last;
    int has_range;
    // How long all of it may take; 0 for no bound.
    long timeout_seconds;
    // Called about once a second with the bytes of the answer so far; not 0 ends the request with
    // CURLE_ABORTED_BY_CALLBACK. NULL for nobody.
    int (*watch)(void *context, uint64_t received);
    void *context;
};

struct cairn_answer {
    // 0, or a CURLcode.
    int code;
    // The HTTP status.
    long status;
    // The bytes written into the buffer; more came when `overflow` is not 0.
    size_t count;
    int overflow;
};

// NULL when there is no libcurl.
void *cairn_curl_new(void);
void cairn_curl_free(void *handle);
// Performs a request and writes the body of the answer into `buffer`. One thread a handle.
void cairn_curl_perform(
    void *handle, const struct cairn_request *request, void *buffer, size_t capacity,
    struct cairn_answer *answer);
const char *cairn_curl_error(int code);

#endif
