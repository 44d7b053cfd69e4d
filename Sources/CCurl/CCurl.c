#include "CCurl.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

// Opened when a remote is first spoken to: with it come thirty libraries, whose relocation would
// double the start of every command.
static struct {
    __typeof__(&curl_global_init) global_init;
    __typeof__(&curl_easy_init) init;
    __typeof__(&curl_easy_reset) reset;
    __typeof__(&curl_easy_setopt) setopt;
    __typeof__(&curl_easy_perform) perform;
    __typeof__(&curl_easy_getinfo) getinfo;
    __typeof__(&curl_easy_strerror) strerror;
    __typeof__(&curl_easy_cleanup) cleanup;
    __typeof__(&curl_slist_append) append;
    __typeof__(&curl_slist_free_all) free_all;
    int is_ready;
} curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static int load(void *library, const char *name, void *into) {
    void *found = dlsym(library, name);
    memcpy(into, &found, sizeof found);
    return found != NULL;
}

static void initialise(void) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    curl.is_ready = load(library, "curl_global_init", &curl.global_init)
        && load(library, "curl_easy_init", &curl.init)
        && load(library, "curl_easy_reset", &curl.reset)
        && load(library, "curl_easy_setopt", &curl.setopt)
        && load(library, "curl_easy_perform", &curl.perform)
        && load(library, "curl_easy_getinfo", &curl.getinfo)
        && load(library, "curl_easy_strerror", &curl.strerror)
        && load(library, "curl_easy_cleanup", &curl.cleanup)
        && load(library, "curl_slist_append", &curl.append)
        && load(library, "curl_slist_free_all", &curl.free_all)
        && curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

void *cairn_curl_new(void) {
    pthread_once(&once, initialise);
    return curl.is_ready ? curl.init() : NULL;
}

void cairn_curl_free(void *handle) {
    if (handle) curl.cleanup(handle);
}

struct sink {
    char *bytes;
    size_t count, capacity;
    int overflow;
};

static size_t take(char *bytes, size_t size, size_t count, void *context) {
    struct sink *sink = context;
    size_t length = size * count;
    if (length > sink->capacity - sink->count) {
        sink->overflow = 1;
        return 0;
    }
    memcpy(sink->bytes + sink->count, bytes, length);
    sink->count += length;
    return length;
}

static int watch(
    void *context, curl_off_t total, curl_off_t now, curl_off_t to_send, curl_off_t sent) {
    const struct cairn_request *request = context;
    return request->watch(request->context, (uint64_t)now);
}

void cairn_curl_perform(
    void *handle, const struct cairn_request *request, void *buffer, size_t capacity,
    struct cairn_answer *answer) {
    struct sink sink = {buffer, 0, capacity, 0};
    struct curl_slist *headers = NULL;
    char range[48];
    curl.reset(handle);
    curl.setopt(handle, CURLOPT_URL, request->url);
    // Signals would be caught in a thread; redirects would lead away from the child.
    curl.setopt(handle, CURLOPT_NOSIGNAL, 1L);
    curl.setopt(handle, CURLOPT_PROTOCOLS_STR, "http");
    // No proxy of the environment stands between this process and its child.
    curl.setopt(handle, CURLOPT_NOPROXY, "*");
    curl.setopt(handle, CURLOPT_CONNECTTIMEOUT, 10L);
    if (request->socket) curl.setopt(handle, CURLOPT_UNIX_SOCKET_PATH, request->socket);
    if (request->credentials) curl.setopt(handle, CURLOPT_USERPWD, request->credentials);
    if (request->body) {
        headers = curl.append(headers, "Content-Type: application/json");
        headers = curl.append(headers, "Expect:");
        curl.setopt(handle, CURLOPT_HTTPHEADER, headers);
        curl.setopt(handle, CURLOPT_POSTFIELDS, request->body);
    }
    if (request->has_range) {
        snprintf(range, sizeof range, "%llu-%llu", (unsigned long long)request->first,
                 (unsigned long long)request->last);
        curl.setopt(handle, CURLOPT_RANGE, range);
    }
    if (request->timeout_seconds > 0)
        curl.setopt(handle, CURLOPT_TIMEOUT, request->timeout_seconds);
    if (request->watch) {
        curl.setopt(handle, CURLOPT_NOPROGRESS, 0L);
        curl.setopt(handle, CURLOPT_XFERINFOFUNCTION, watch);
        curl.setopt(handle, CURLOPT_XFERINFODATA, request);
    }
    curl.setopt(handle, CURLOPT_WRITEFUNCTION, take);
    curl.setopt(handle, CURLOPT_WRITEDATA, &sink);
    answer->code = (int)curl.perform(handle);
    answer->status = 0;
    curl.getinfo(handle, CURLINFO_RESPONSE_CODE, &answer->status);
    answer->count = sink.count;
    answer->overflow = sink.overflow;
    curl.free_all(headers);
}

const char *cairn_curl_error(int code) { return curl.strerror((CURLcode)code); }
