// A build with no pictures to decode, for tests that kill it or make the system say no to it:
//
//     CommitLoop OUTPUT FIRST COUNT [--size-limit BYTES] [--unprivileged]
//
// publishes the trees FIRST..<FIRST + COUNT one after another, and prints when it begins and why it ended. In each tree
// some pictures are new, some have other bytes under their old names, some stay and some go.

import Press
import TestSupport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

func publish(tree: Int, into staging: Staging) throws(PressError) {
    var pictures: [Commit.Picture] = []
    for number in tree..<tree + 4 {
        let file = try staging.stage(TellingBytes.bytes(UInt8(truncatingIfNeeded: number * 7 + tree / 3)))
        pictures.append(.init(file: file, paths: ["ios/w\(number)/w\(number).jpg", "w\(number)/twin.jpg"]))
    }
    let paths = pictures.flatMap(\.paths)
    let text = (paths + ["end"]).joined(separator: "\n")
    let documents = ["v1", "v2"].map { version in
        Commit.Document(path: "metadata/\(version)/wallpapers.json", bytes: Array(text.utf8))
    }
    let removals = try staging.output.files().filter { !$0.hasPrefix("metadata/") && !paths.contains($0) }
    try Commit(pictures: pictures, documents: documents, removals: removals).apply(from: staging)
}

func value(after option: String) -> UInt? {
    CommandLine.arguments.drop { $0 != option }.dropFirst().first.flatMap { UInt($0) }
}

if let bytes = value(after: "--size-limit") {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: .init(bytes), rlim_max: .init(bytes))
    #if canImport(Darwin)
        setrlimit(RLIMIT_FSIZE, &limit)
    #else
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #endif
}
if CommandLine.arguments.contains("--unprivileged"), getuid() == 0 { setuid(65534) }

do {
    let output = try OutputFolder(buildingAt: CommandLine.arguments[1])
    let first = Int(CommandLine.arguments[2]) ?? 0
    print("begins")
    fflush(nil)
    for tree in first..<first + (Int(CommandLine.arguments[3]) ?? 1) {
        let staging = try Staging(in: output)
        defer { staging.remove() }
        try publish(tree: tree, into: staging)
    }
} catch {
    print(error)
    exit(2)
}
