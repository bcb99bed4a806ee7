/// The time for which caches may keep the files of a tree, as values of the header `Cache-Control`.
public enum CachePolicy {
    /// Pictures never change, so clients need not revalidate them, and CDNs may not encode them again.
    public static let images = "public, max-age=31536000, immutable, no-transform"
    /// Caches keep the metadata for five minutes.
    public static let metadata = "max-age=300, must-revalidate, no-transform"
}
