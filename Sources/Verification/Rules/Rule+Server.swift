import Diagnostics

extension Rule {
    static let serverRules: [Rule] = [refusedByServer, wrongContentType, metadataCaching, pictureCaching]

    static let refusedByServer = Rule(
        "refused-by-server", .error, "the server hands out every file whole and in time",
        effect: "the file cannot be fetched", fix: "see what the server has against it")
    static let wrongContentType = Rule(
        "wrong-content-type", .error, "the server names the type that a file is",
        effect: "browsers and caches may refuse the file", fix: "correct the server's types")
    static let metadataCaching = Rule(
        "metadata-caching", .warning, "metadata is cached for an hour at the most",
        effect: "people see a correction late", fix: "send Cache-Control: max-age=3600 or less")
    static let pictureCaching = Rule(
        "picture-caching", .warning, "pictures may be cached",
        effect: "every look at a picture loads it again",
        fix: "send Cache-Control with a max-age for pictures")
}
