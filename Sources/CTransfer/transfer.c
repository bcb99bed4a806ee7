#if defined(__linux__)

#define _GNU_SOURCE
#define CURL_DISABLE_TYPECHECK
// CURLOPT_PROTOCOLS_STR, which succeeds CURLOPT_PROTOCOLS, is not in the libcurl of Ubuntu 22.04.
#define CURL_DISABLE_DEPRECATION

#include "transfer.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>

_Static_assert(sizeof(ctr_message) >= CURL_ERROR_SIZE, "room for what libcurl says");

/// What is used of libcurl, once it is loaded.
static struct {
    __typeof__(curl_global_init) *global_init;
    __typeof__(curl_easy_init) *easy_init;
    __typeof__(curl_easy_setopt) *easy_setopt;
    __typeof__(curl_easy_perform) *easy_perform;
    __typeof__(curl_easy_reset) *easy_reset;
    __typeof__(curl_easy_cleanup) *easy_cleanup;
    __typeof__(curl_easy_strerror) *easy_strerror;
    /// Why it cannot be used; empty when it can.
    ctr_message problem;
} curl;

static void say(ctr_message *message, const char *text) {
    snprintf(message->text, sizeof message->text, "%s", text != NULL ? text : "no reason given");
}

static void load(void) {
    void *file = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    bool is_whole = file != NULL && (curl.global_init = dlsym(file, "curl_global_init")) != NULL
        && (curl.easy_init = dlsym(file, "curl_easy_init")) != NULL
        && (curl.easy_setopt = dlsym(file, "curl_easy_setopt")) != NULL
        && (curl.easy_perform = dlsym(file, "curl_easy_perform")) != NULL
        && (curl.easy_reset = dlsym(file, "curl_easy_reset")) != NULL
        && (curl.easy_cleanup = dlsym(file, "curl_easy_cleanup")) != NULL
        && (curl.easy_strerror = dlsym(file, "curl_easy_strerror")) != NULL;
    if (!is_whole) {
        say(&curl.problem, dlerror());
        return;
    }
    CURLcode code = curl.global_init(CURL_GLOBAL_DEFAULT);
    if (code != CURLE_OK) say(&curl.problem, curl.easy_strerror(code));
}

/// Keeps SIGPIPE from this thread: libcurl leaves it to us, and a write to a lost connection would end the process.
static void hold_broken_pipes(sigset_t *held, sigset_t *before) {
    sigemptyset(held);
    sigaddset(held, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, held, before);
}

static void release_broken_pipes(const sigset_t *held, const sigset_t *before) {
    if (sigismember(before, SIGPIPE)) return;
    struct timespec no_time = {0, 0};
    sigtimedwait(held, NULL, &no_time);
    pthread_sigmask(SIG_SETMASK, before, NULL);
}

ctr_connection *ctr_open(ctr_message *message) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    *message = curl.problem;
    if (message->text[0] != '\0') return NULL;
    CURL *easy = curl.easy_init();
    if (easy == NULL) say(message, curl.easy_strerror(CURLE_FAILED_INIT));
    return (ctr_connection *)easy;
}

/// A listener, and whether it wanted no more.
struct hearing {
    const ctr_listener *listener;
    bool is_refused;
};

static size_t hear_header_line(char *line, size_t size, size_t count, void *context) {
    struct hearing *hearing = context;
    const ctr_listener *listener = hearing->listener;
    hearing->is_refused = !listener->header_line(listener->context, line, size * count);
    return hearing->is_refused ? 0 : size * count;
}

static size_t hear_body(char *bytes, size_t size, size_t count, void *context) {
    struct hearing *hearing = context;
    const ctr_listener *listener = hearing->listener;
    hearing->is_refused = !listener->body(listener->context, bytes, size * count);
    return hearing->is_refused ? 0 : size * count;
}

static int hear_progress(
    void *context, curl_off_t expected, curl_off_t received, curl_off_t to_send, curl_off_t sent) {
    (void)expected, (void)received, (void)to_send, (void)sent;
    struct hearing *hearing = context;
    hearing->is_refused = !hearing->listener->goes_on(hearing->listener->context);
    return hearing->is_refused ? 1 : 0;
}

static CURLcode set_up(
    CURL *easy, const ctr_request *request, struct hearing *hearing, ctr_message *message) {
    CURLcode code = curl.easy_setopt(easy, CURLOPT_ERRORBUFFER, message->text);
#define SET(option, value) if (code == CURLE_OK) code = curl.easy_setopt(easy, option, value)
    SET(CURLOPT_NOSIGNAL, 1L);
    SET(CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
    SET(CURLOPT_HTTP09_ALLOWED, 0L);
    SET(CURLOPT_FOLLOWLOCATION, 0L);
    // What a proxy says of the way to the server is no part of the answer.
    SET(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
    SET(CURLOPT_ACCEPT_ENCODING, "");
    SET(CURLOPT_URL, request->url);
    SET(CURLOPT_USERAGENT, request->user_agent);
    SET(CURLOPT_HEADERFUNCTION, hear_header_line);
    SET(CURLOPT_HEADERDATA, hearing);
    SET(CURLOPT_WRITEFUNCTION, hear_body);
    SET(CURLOPT_WRITEDATA, hearing);
    SET(CURLOPT_XFERINFOFUNCTION, hear_progress);
    SET(CURLOPT_XFERINFODATA, hearing);
    SET(CURLOPT_NOPROGRESS, 0L);
#undef SET
    return code;
}

ctr_code ctr_perform(
    ctr_connection *connection, const ctr_request *request, const ctr_listener *listener,
    ctr_message *message) {
    CURL *easy = (CURL *)connection;
    struct hearing hearing = {listener, false};
    message->text[0] = '\0';
    sigset_t held, before;
    hold_broken_pipes(&held, &before);
    CURLcode code = set_up(easy, request, &hearing, message);
    if (code == CURLE_OK) code = curl.easy_perform(easy);
    // Else libcurl would keep the addresses of what lives in this call only. Open connections stay open.
    curl.easy_reset(easy);
    release_broken_pipes(&held, &before);
    if (code == CURLE_OK) return CTR_OK;
    if (hearing.is_refused) return CTR_REFUSED;
    if (message->text[0] == '\0') say(message, curl.easy_strerror(code));
    return CTR_FAILED;
}

void ctr_close(ctr_connection *connection) {
    sigset_t held, before;
    hold_broken_pipes(&held, &before);
    curl.easy_cleanup((CURL *)connection);
    release_broken_pipes(&held, &before);
}

#endif
