#ifndef CTRANSFER_H
#define CTRANSFER_H

#if defined(__linux__)

#include <stdbool.h>
#include <stddef.h>

/// HTTP and HTTPS through libcurl. libcurl is loaded when the first connection is opened, and a program without
/// connections needs neither libcurl nor the libraries that libcurl depends on.

/// The result of a call.
typedef enum {
    CTR_OK = 0,
    /// A callback returned false.
    CTR_REFUSED,
    /// libcurl is not installed or reported an error.
    CTR_FAILED,
} ctr_code;

/// The reason for a failure as a C string; empty if there was none.
typedef struct {
    char text[256];
} ctr_message;

/// A client that leaves its connections to servers open between requests.
/// Only one thread at a time may use it, but it may be a different thread each time.
typedef struct ctr_connection ctr_connection;

/// A request for a file.
typedef struct {
    /// An `http` or `https` URL; a C string.
    const char *url;
    /// The value of the `User-Agent` field, a C string; null to send none.
    const char *user_agent;
} ctr_request;

/// Functions that are called while an answer comes in, on the thread that sent the request. Each returns
/// whether to go on.
typedef struct {
    void *context;
    /// Receives a header or trailer line as it was sent, with its line break: first a status line, then
    /// fields, then an empty line. If there are several heads, the last one belongs to the answer.
    bool (*header_line)(void *context, const char *line, size_t count);
    /// Receives some bytes of the decompressed body.
    bool (*body)(void *context, const void *bytes, size_t count);
    /// Is called often, and at least once a second while nothing comes in.
    bool (*should_continue)(void *context);
} ctr_callbacks;

/// Opens a connection, which must be closed with `ctr_close`. Returns null if it fails; `message` then has
/// the reason.
ctr_connection *ctr_open(ctr_message *message);

/// Requests a file and waits until the answer is complete, refused or lost. Redirects are not followed, and
/// cookies are not stored.
ctr_code ctr_perform(ctr_connection *connection, const ctr_request *request, const ctr_callbacks *callbacks,
                     ctr_message *message);

/// Closes a connection.
void ctr_close(ctr_connection *connection);

#endif

#endif
