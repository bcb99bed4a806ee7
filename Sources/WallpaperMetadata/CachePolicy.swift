/// How long caches may keep the files of a tree, in the words of the header `Cache-Control`.
public enum CachePolicy {
    /// Pictures never change, so nobody has to ask again, and no CDN may encode them anew.
    public static let pictures = "public, max-age=31536000, immutable, no-transform"
    /// Caches keep the metadata for five minutes.
    public static let metadata = "max-age=300, must-revalidate, no-transform"
}
