#include "CCurl.h"

#include <curl/curl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void initialise(void) { curl_global_init(CURL_GLOBAL_DEFAULT); }

void *cairn_curl_new(void) {
    pthread_once(&once, initialise);
    return curl_easy_init();
}

void cairn_curl_free(void *handle) { curl_easy_cleanup(handle); }

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

void cairn_curl_perform(
    void *handle, const struct cairn_request *request, void *buffer, size_t capacity,
    struct cairn_answer *answer) {
    struct sink sink = {buffer, 0, capacity, 0};
    struct curl_slist *headers = NULL;
    char range[48];
    curl_easy_reset(handle);
    curl_easy_setopt(handle, CURLOPT_URL, request->url);
    // Signals would be caught in a thread; redirects would lead away from the child.
    curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http");
    // No proxy of the environment stands between this process and its child.
    curl_easy_setopt(handle, CURLOPT_NOPROXY, "*");
    curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT, 10L);
    if (request->socket) curl_easy_setopt(handle, CURLOPT_UNIX_SOCKET_PATH, request->socket);
    if (request->credentials) curl_easy_setopt(handle, CURLOPT_USERPWD, request->credentials);
    if (request->body) {
        headers = curl_slist_append(headers, "Content-Type: application/json");
        headers = curl_slist_append(headers, "Expect:");
        curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
        curl_easy_setopt(handle, CURLOPT_POSTFIELDS, request->body);
    }
    if (request->has_range) {
        snprintf(range, sizeof range, "%llu-%llu", (unsigned long long)request->first,
                 (unsigned long long)request->last);
        curl_easy_setopt(handle, CURLOPT_RANGE, range);
    }
    if (request->stall_seconds > 0) {
        curl_easy_setopt(handle, CURLOPT_LOW_SPEED_LIMIT, 1L);
        curl_easy_setopt(handle, CURLOPT_LOW_SPEED_TIME, request->stall_seconds);
    }
    curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, take);
    curl_easy_setopt(handle, CURLOPT_WRITEDATA, &sink);
    answer->code = (int)curl_easy_perform(handle);
    answer->status = 0;
    curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &answer->status);
    answer->count = sink.count;
    answer->overflow = sink.overflow;
    curl_slist_free_all(headers);
}

const char *cairn_curl_error(int code) { return curl_easy_strerror((CURLcode)code); }
