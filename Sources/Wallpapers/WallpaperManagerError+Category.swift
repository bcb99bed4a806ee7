extension WallpaperManagerError {
    /// The kinds of error that an app's messages distinguish.
    public enum Category: Sendable, Equatable, CaseIterable {
        /// The server could not be reached, was too slow, or the connection was cut.
        case connection
        /// The server has no such file, sent something else, or its files are wrong.
        case server
        /// The device could not read or store something; for example, its disk is full.
        case storage
        /// The task was cancelled, which needs no message.
        case cancelled
        /// The app or its configuration is wrong.
        case misuse
    }

    /// The kind of this error.
    public var category: Category {
        switch self {
        case .download(_, let problem), .noImage(_, let problem, _): problem.category
        case .notAnImage, .metadata, .unsafeName: .server
        case .store, .preferences: .storage
        case .cancelled: .cancelled
        case .noPlace, .notFetched: .misuse
        }
    }

    /// Whether the same call may succeed later although neither the app nor the files on the server change. False for a
    /// cancelled call.
    public var isRetryable: Bool {
        switch category {
        case .connection, .storage: true
        case .server:
            if case .download(_, .status(let status)) = self {
                [408, 429].contains(status) || (500...599).contains(status)
            } else {
                false
            }
        case .cancelled, .misuse: false
        }
    }
}

extension DownloadError {
    fileprivate var category: WallpaperManagerError.Category {
        switch self {
        case .truncated, .timedOut, .silent, .connection: .connection
        case .cancelled: .cancelled
        case .status, .missing, .empty, .tooLarge, .unrequestedEncoding, .tooManyRedirects,
            .redirectedElsewhere:
            .server
        }
    }
}
