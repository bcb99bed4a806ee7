#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The files and connections that this program may have open (`ulimit -n`, RLIMIT_NOFILE).
enum OpenFiles {
    /// The fewest files, enough for every command. libdispatch looks into /proc each second, and traps if it cannot open a file
    /// there.
    private static let fewest: rlim_t = 32
    /// The most files. macOS starts with 256 and allows no more than this. A browser alone can open as many connections to the
    /// studio.
    private static let most: rlim_t = 10_240

    /// Raises the number of open files to the limit of the system.
    ///
    /// - Returns: The shortage; nil if there are enough.
    static func prepare() -> String? {
        #if canImport(Darwin)
            let kind = RLIMIT_NOFILE
        #else
            let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #endif
        var limit = rlimit()
        guard getrlimit(kind, &limit) == 0 else { return nil }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, most))
        setrlimit(kind, &limit)
        guard limit.rlim_cur < fewest else { return nil }
        return "at most \(limit.rlim_cur) files may be open at a time, expected at least \(fewest); "
            + "raise the limit (ulimit -n)"
    }
}
