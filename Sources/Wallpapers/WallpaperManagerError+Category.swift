extension WallpaperManagerError {
    /// What an app can tell its users about an error, without a look at the cases.
    public enum Category: Sendable, Equatable, CaseIterable {
        /// The server could not be reached, was too slow, or the connection was cut.
        case connection
        /// The server answered with something else than the file, or its files are wrong.
        case server
        /// The device could not read or store something; for example, its disk is full.
        case storage
        /// The task was cancelled. Nobody has to be told.
        case cancelled
        /// The app, or its configuration, has to be changed.
        case misuse
    }

    /// What an app can tell its users.
    public var category: Category {
        switch self {
        case .download(_, let problem), .noPicture(_, let problem, _): problem.category
        case .notAnImage, .metadata, .unsafeName: .server
        case .store, .preferences: .storage
        case .cancelled: .cancelled
        case .noPlace, .notFetched: .misuse
        }
    }

    /// Whether the same call may succeed if it is made again later, although neither the app nor the files on the server
    /// are changed. False for what was cancelled.
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

extension DownloadProblem {
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
