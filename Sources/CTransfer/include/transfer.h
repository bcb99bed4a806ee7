#ifndef CTRANSFER_H
#define CTRANSFER_H

#if defined(__linux__)

#include <stdbool.h>
#include <stddef.h>

/// HTTP and HTTPS through libcurl, which the first connection loads: a program that never opens one runs without
/// libcurl and all the libraries it needs in turn.

/// What a call came to.
typedef enum {
    CTR_OK = 0,
    /// The listener wanted no more.
    CTR_REFUSED,
    /// There is no libcurl, or it gave up.
    CTR_FAILED,
} ctr_code;

/// Why a call failed, as a C string; empty when it did not.
typedef struct {
    char text[256];
} ctr_message;

/// A client that keeps its connections to servers open from one request to the next.
/// One thread at a time may use it, and not always the same one.
typedef struct ctr_connection ctr_connection;

/// A file to ask for; C strings.
typedef struct {
    /// An `http` or `https` URL.
    const char *url;
    /// What the client calls itself; null for no name.
    const char *user_agent;
} ctr_request;

/// Who is told of an answer while it comes, on the thread that asked for it. Each function says whether to go on.
typedef struct {
    void *context;
    /// A line before or after the body, with its line break, as it was sent: first a status line, then fields,
    /// then an empty line. Several answers may come, of which the last is the one asked for.
    bool (*header_line)(void *context, const char *line, size_t count);
    /// Some bytes of the body, decompressed.
    bool (*body)(void *context, const void *bytes, size_t count);
    /// Asked often, and once a second at least while nothing comes.
    bool (*goes_on)(void *context);
} ctr_listener;

/// A connection to be closed with `ctr_close`. Null where there is none, and then `message` says why.
ctr_connection *ctr_open(ctr_message *message);

/// Asks for a file and waits until the answer is whole, refused or lost. No redirect is followed, no cookie kept.
ctr_code ctr_perform(
    ctr_connection *connection, const ctr_request *request, const ctr_listener *listener,
    ctr_message *message);

/// Closes what `ctr_open` opened.
void ctr_close(ctr_connection *connection);

#endif

#endif
