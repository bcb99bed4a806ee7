#if defined(__linux__)

#define _GNU_SOURCE
#define CURL_DISABLE_TYPECHECK
// Ubuntu 22.04's libcurl does not have CURLOPT_PROTOCOLS_STR, the successor of CURLOPT_PROTOCOLS.
#define CURL_DISABLE_DEPRECATION

#include "transfer.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>

_Static_assert(sizeof(ctr_message) >= CURL_ERROR_SIZE, "too small for an error message of libcurl");

/// The functions of libcurl after it is loaded.
static struct {
    __typeof__(curl_global_init) *global_init;
    __typeof__(curl_easy_init) *easy_init;
    __typeof__(curl_easy_setopt) *easy_setopt;
    __typeof__(curl_easy_perform) *easy_perform;
    __typeof__(curl_easy_reset) *easy_reset;
    __typeof__(curl_easy_cleanup) *easy_cleanup;
    __typeof__(curl_easy_strerror) *easy_strerror;
    /// The reason why libcurl cannot be used; empty if it can.
    ctr_message problem;
} curl;

static void set_message(ctr_message *message, const char *text) {
    snprintf(message->text, sizeof message->text, "%s", text != NULL ? text : "no reason given");
}

static void load(void) {
    void *file = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    bool is_whole = file != NULL && (curl.global_init = dlsym(file, "curl_global_init")) != NULL &&
                    (curl.easy_init = dlsym(file, "curl_easy_init")) != NULL &&
                    (curl.easy_setopt = dlsym(file, "curl_easy_setopt")) != NULL &&
                    (curl.easy_perform = dlsym(file, "curl_easy_perform")) != NULL &&
                    (curl.easy_reset = dlsym(file, "curl_easy_reset")) != NULL &&
                    (curl.easy_cleanup = dlsym(file, "curl_easy_cleanup")) != NULL &&
                    (curl.easy_strerror = dlsym(file, "curl_easy_strerror")) != NULL;
    if (!is_whole) {
        set_message(&curl.problem, dlerror());
        return;
    }
    CURLcode code = curl.global_init(CURL_GLOBAL_DEFAULT);
    if (code != CURLE_OK) set_message(&curl.problem, curl.easy_strerror(code));
}

/// Blocks SIGPIPE on this thread. Otherwise a write to a lost connection would end the process, and libcurl leaves the
/// signal to the program.
static void block_sigpipe(sigset_t *blocked, sigset_t *before) {
    sigemptyset(blocked);
    sigaddset(blocked, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, blocked, before);
}

/// Discards a pending SIGPIPE and restores the old signal mask.
static void unblock_sigpipe(const sigset_t *blocked, const sigset_t *before) {
    if (sigismember(before, SIGPIPE)) return;
    struct timespec no_time = {0, 0};
    sigtimedwait(blocked, NULL, &no_time);
    pthread_sigmask(SIG_SETMASK, before, NULL);
}

ctr_connection *ctr_open(ctr_message *message) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    *message = curl.problem;
    if (message->text[0] != '\0') return NULL;
    CURL *easy = curl.easy_init();
    if (easy == NULL) set_message(message, curl.easy_strerror(CURLE_FAILED_INIT));
    return (ctr_connection *)easy;
}

/// The callbacks of a request, and whether one of them returned false.
struct receiver {
    const ctr_callbacks *callbacks;
    bool is_refused;
};

static size_t on_header_line(char *line, size_t size, size_t count, void *context) {
    struct receiver *receiver = context;
    const ctr_callbacks *callbacks = receiver->callbacks;
    receiver->is_refused = !callbacks->header_line(callbacks->context, line, size * count);
    return receiver->is_refused ? 0 : size * count;
}

static size_t on_body(char *bytes, size_t size, size_t count, void *context) {
    struct receiver *receiver = context;
    const ctr_callbacks *callbacks = receiver->callbacks;
    receiver->is_refused = !callbacks->body(callbacks->context, bytes, size * count);
    return receiver->is_refused ? 0 : size * count;
}

static int on_progress(void *context, curl_off_t expected, curl_off_t received, curl_off_t to_send,
                       curl_off_t sent) {
    (void)expected, (void)received, (void)to_send, (void)sent;
    struct receiver *receiver = context;
    receiver->is_refused = !receiver->callbacks->should_continue(receiver->callbacks->context);
    return receiver->is_refused ? 1 : 0;
}

static CURLcode set_up(CURL *easy, const ctr_request *request, struct receiver *receiver,
                       ctr_message *message) {
    CURLcode code = curl.easy_setopt(easy, CURLOPT_ERRORBUFFER, message->text);
#define SET(option, value) \
    if (code == CURLE_OK) code = curl.easy_setopt(easy, option, value)
    SET(CURLOPT_NOSIGNAL, 1L);
    SET(CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
    SET(CURLOPT_HTTP09_ALLOWED, 0L);
    SET(CURLOPT_FOLLOWLOCATION, 0L);
    // A proxy's answer to CONNECT is not part of the server's answer.
    SET(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
    SET(CURLOPT_ACCEPT_ENCODING, "");
    SET(CURLOPT_URL, request->url);
    SET(CURLOPT_USERAGENT, request->user_agent);
    SET(CURLOPT_HEADERFUNCTION, on_header_line);
    SET(CURLOPT_HEADERDATA, receiver);
    SET(CURLOPT_WRITEFUNCTION, on_body);
    SET(CURLOPT_WRITEDATA, receiver);
    SET(CURLOPT_XFERINFOFUNCTION, on_progress);
    SET(CURLOPT_XFERINFODATA, receiver);
    SET(CURLOPT_NOPROGRESS, 0L);
#undef SET
    return code;
}

ctr_code ctr_perform(ctr_connection *connection, const ctr_request *request, const ctr_callbacks *callbacks,
                     ctr_message *message) {
    CURL *easy = (CURL *)connection;
    struct receiver receiver = {callbacks, false};
    message->text[0] = '\0';
    sigset_t blocked, before;
    block_sigpipe(&blocked, &before);
    CURLcode code = set_up(easy, request, &receiver, message);
    if (code == CURLE_OK) code = curl.easy_perform(easy);
    // Removes libcurl's pointers to local variables. Open connections stay open.
    curl.easy_reset(easy);
    unblock_sigpipe(&blocked, &before);
    if (code == CURLE_OK) return CTR_OK;
    if (receiver.is_refused) return CTR_REFUSED;
    if (message->text[0] == '\0') set_message(message, curl.easy_strerror(code));
    return CTR_FAILED;
}

void ctr_close(ctr_connection *connection) {
    sigset_t blocked, before;
    block_sigpipe(&blocked, &before);
    curl.easy_cleanup((CURL *)connection);
    unblock_sigpipe(&blocked, &before);
}

#endif
