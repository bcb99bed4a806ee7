// swift-tools-version: 6.1
import PackageDescription

/// Returns the name of the module in `Sources/<folder>`: `WallpressPixels` is in `Sources/Pixels`.
///
/// Target names are unique in the whole graph of an app, and SwiftPM counts targets that the app does not use.
func module(_ folder: String) -> String { folder.hasPrefix("Wallp") ? folder : "Wallpress" + folder }

/// Returns dependencies on the modules in `folders`.
func modules(_ folders: [String]) -> [Target.Dependency] { folders.map { .target(name: module($0)) } }

/// Makes a target for a system library, by name only.
func library(_ folder: String, pkgConfig: String? = nil, apt: String, brew: String? = nil) -> Target {
    .systemLibrary(
        name: module(folder), path: "Sources/" + folder, pkgConfig: pkgConfig,
        providers: [.apt([apt])] + (brew.map { [.brew([$0])] } ?? []))
}

/// Settings of modules that take no time at run time: a build is as fast without optimization, and compiling takes a
/// fifth of the time (Documentation/speed.md). The library for apps has none, because SwiftPM refuses a dependency with
/// unsafe flags.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

/// Makes a target in `Sources` that uses the modules in `folders` and `others`.
func target(
    _ folder: String, uses folders: [String] = [], _ others: [Target.Dependency] = [], hasPage: Bool = false,
    optimized: Bool = true, cSettings: [CSetting] = [], linkerSettings: [LinkerSetting] = []
) -> Target {
    .target(
        name: module(folder), dependencies: modules(folders) + others, path: "Sources/" + folder,
        // The files of a page are compiled into the program.
        exclude: hasPage ? ["Page"] : [], cSettings: cSettings, swiftSettings: optimized ? [] : unoptimized,
        linkerSettings: linkerSettings,
        plugins: hasPage ? [.plugin(name: "WallpressPage")] : [])
}

/// Makes a target in `Tests`. Most are not optimized: that takes longer than running them. Nobody imports it, and its
/// interface needs no separate run of the compiler. Flags of test targets reach no package that depends on this one.
func tests(
    of name: String, use folders: [String], _ others: [Target.Dependency] = [], optimized: Bool = false
) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: modules(folders) + others,
        swiftSettings: [
            .unsafeFlags([optimized ? "-O" : "-Onone", "-gnone", "-no-emit-module-separately-wmo"])
        ])
}

/// A library that decodes masters, behind a trait of its own. Its C is in `#if` with `CPX_` and the trait in upper
/// case.
struct Decoder {
    let trait: String
    let about: String
    let pkgConfig: String
    let apt: String
    let brew: String

    var target: Target { library("C" + trait, pkgConfig: pkgConfig, apt: apt, brew: brew) }
    var dependency: Target.Dependency { .target(name: target.name, condition: .when(traits: [trait])) }
    var setting: CSetting { .define("CPX_" + trait.uppercased(), .when(traits: [trait])) }
}

let decoders = [
    Decoder(
        trait: "WebP", about: "Masters and pictures in WebP", pkgConfig: "libwebpdemux", apt: "libwebp-dev",
        brew: "webp"),
    Decoder(
        trait: "HEIF", about: "Masters in HEIC and AVIF", pkgConfig: "libheif", apt: "libheif-dev",
        brew: "libheif"),
    Decoder(
        trait: "TIFF", about: "Masters in TIFF", pkgConfig: "libtiff-4", apt: "libtiff-dev", brew: "libtiff"),
    Decoder(
        // libjxl's own file has a flag that SwiftPM warns about; this one names the same folders.
        trait: "JPEGXL", about: "Masters in JPEG XL", pkgConfig: "libjxl_threads", apt: "libjxl-dev",
        brew: "jpeg-xl"),
]

/// The trait of parts that only the program needs. If an app omits it (`traits: []`), SwiftPM does not fetch the
/// packages.
let program = "Program"

/// Makes a product of another package, for the program alone.
func product(_ name: String, of package: String) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: [program]))
}

/// The local server of the studio, and the servers of tests.
let server = [product("FlyingFox", of: "FlyingFox"), product("FlyingSocks", of: "FlyingFox")]

let package = Package(
    name: "wallpress",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "wallpress", targets: ["WallpressCLI"]),
        // Its interface uses types of WallpaperMetadata, such as Profile and Variant, which use types of JSON and Disk.
        .library(
            name: "Wallpapers", targets: ["Wallpapers", "WallpaperMetadata", "JSON", "Disk"].map(module)),
    ],
    traits: Set(decoders.map { .trait(name: $0.trait, description: $0.about) }).union([
        .trait(name: program, description: "The program, with its command line and the server of its studio"),
        .default(enabledTraits: Set(decoders.map(\.trait) + [program])),
    ]),
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    ],
    targets: decoders.map(\.target) + [
        library("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg62-turbo-dev", brew: "jpeg-turbo"),
        library("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
        library("CLittleCMS", pkgConfig: "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
        library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
        // SHA-256 and MD5 on Linux; Apple's systems have CryptoKit.
        library("CCrypto", apt: "libssl-dev"),

        // The modules; Scripts/check-dependencies.sh has the dependencies between them too. z is zlib, which libpng
        // itself needs.
        target(
            "CPixels", uses: ["CJPEG", "CPNG"], decoders.map(\.dependency),
            cSettings: decoders.map(\.setting),
            // pkg-config may omit a library's own needs.
            linkerSettings: [
                .linkedLibrary("z"), .linkedLibrary("jxl", .when(traits: ["JPEGXL"])),
                .linkedLibrary("webp", .when(traits: ["WebP"])),
            ]),
        target("Pixels", uses: ["CPixels", "CLittleCMS"]),
        target("Colors", uses: ["Pixels", "Diagnostics", "WallpaperMetadata"]),
        target("Concurrency"),
        target("Disk", [.target(name: module("CCrypto"), condition: .when(platforms: [.linux]))]),
        target("JSON"),
        target("WallpaperMetadata", uses: ["JSON", "Disk"]),
        // The findings of build and verify, as values, and their output.
        target("Diagnostics", uses: ["JSON", "WallpaperMetadata"]),
        // Loads libcurl on Linux at run time; only its headers are needed to build.
        target("CTransfer"),
        target(
            "Wallpapers", uses: ["WallpaperMetadata", "JSON", "Disk"],
            [.target(name: module("CTransfer"), condition: .when(platforms: [.linux]))]),
        // People's input: recipe, catalog, settings; YAML read and edited.
        target(
            "Input", uses: ["Pixels", "Colors", "Diagnostics", "WallpaperMetadata", "JSON", "Disk", "CYAML"],
            optimized: false),
        target(
            "Press",
            uses: [
                "Input", "Pixels", "Colors", "Diagnostics", "WallpaperMetadata", "JSON", "Disk",
                "Concurrency",
            ], optimized: false),
        target(
            "Verification",
            uses: [
                "Wallpapers", "Pixels", "Colors", "Diagnostics", "WallpaperMetadata", "JSON", "Disk",
                "Concurrency",
            ]),
        // Makes an input from an existing tree.
        target(
            "Import",
            uses: [
                "Input", "Verification", "Pixels", "Colors", "Diagnostics", "WallpaperMetadata", "JSON",
                "Disk",
                "Concurrency",
            ], optimized: false),
        .plugin(name: "WallpressPage", capability: .buildTool()),
        // A tree as data, and the page that shows it.
        target(
            "Preview",
            uses: [
                "Verification", "Pixels", "Colors", "Diagnostics", "WallpaperMetadata", "JSON", "Disk",
                "Concurrency",
            ],
            hasPage: true, optimized: false),
        // HTTP servers: the one behind the studio, a tree as served by a web server, and the page for phones.
        target(
            "Serving",
            uses: ["Preview", "Pixels", "WallpaperMetadata", "Disk"], server,
            optimized: false),
        // The page for work on an input.
        target(
            "Studio",
            uses: [
                "Input", "Press", "Verification", "Preview", "Serving", "Pixels", "Colors", "Diagnostics",
                "WallpaperMetadata", "JSON", "Disk",
            ], server, hasPage: true, optimized: false),
        // Publishes a tree to a server through the program rclone, and takes it back.
        target(
            "Publishing",
            uses: [
                "Verification", "Pixels", "Diagnostics", "WallpaperMetadata", "JSON", "Disk", "Concurrency",
            ],
            optimized: false),
        .executableTarget(
            name: "WallpressCLI",
            dependencies: modules([
                "Input", "Import", "Press", "Verification", "Preview", "Serving", "Studio", "Publishing",
                "Diagnostics", "WallpaperMetadata",
                "Disk",
            ]) + [product("ArgumentParser", of: "swift-argument-parser")],
            swiftSettings: unoptimized),
        target("TestSupport", uses: ["Pixels", "JSON", "Wallpapers"], server),
        // Prints how well the colors of a folder of pictures reach their goals.
        .executableTarget(
            name: "WallpressColorTable", dependencies: modules(["Pixels", "Colors", "WallpaperMetadata"]),
            path: "Benchmarks/ColorTable"),

        tests(of: "Pixels", use: ["Pixels", "CPixels", "TestSupport"]),
        // Draws large pictures pixel by pixel.
        tests(
            of: "Colors", use: ["Colors", "Pixels", "WallpaperMetadata", "TestSupport"], optimized: true),
        tests(of: "Concurrency", use: ["Concurrency"]),
        tests(of: "Disk", use: ["Disk", "TestSupport"]),
        tests(of: "JSON", use: ["JSON", "WallpaperMetadata", "TestSupport"]),
        tests(of: "WallpaperMetadata", use: ["WallpaperMetadata", "JSON", "TestSupport"]),
        tests(of: "Wallpapers", use: ["Wallpapers", "WallpaperMetadata", "JSON", "TestSupport"], server),
        tests(of: "Diagnostics", use: ["Diagnostics", "JSON"]),
        tests(
            of: "Input",
            use: ["Input", "Diagnostics", "Pixels", "Colors", "WallpaperMetadata", "TestSupport"]),
        tests(
            of: "Press",
            use: [
                "Input", "Press", "Diagnostics", "Pixels", "Colors", "WallpaperMetadata", "JSON", "Disk",
                "TestSupport",
            ]),
        tests(
            of: "Verification",
            use: [
                "Verification", "Diagnostics", "Input", "Press", "Pixels", "Colors", "WallpaperMetadata",
                "JSON",
                "TestSupport",
            ], server),
        tests(
            of: "Import",
            use: [
                "Import", "Verification", "Input", "Press", "Publishing", "Pixels", "Colors", "Diagnostics",
                "WallpaperMetadata", "JSON", "Disk", "TestSupport",
            ], server),
        tests(
            of: "Preview",
            use: [
                "Diagnostics", "Preview", "Verification", "Input", "Press", "Pixels", "Colors",
                "WallpaperMetadata", "Disk",
                "TestSupport",
            ]),
        tests(
            of: "Serving",
            use: [
                "Serving", "Preview", "Verification", "Input", "Press", "Pixels", "Colors", "Diagnostics",
                "WallpaperMetadata", "JSON", "Disk", "TestSupport",
            ], server),
        tests(
            of: "Studio",
            use: [
                "Studio", "Serving", "Preview", "Verification", "Input", "Press", "Pixels", "Colors",
                "Diagnostics",
                "WallpaperMetadata", "JSON", "TestSupport",
            ], server),
        tests(
            of: "Publishing",
            use: [
                "Publishing", "Verification", "Pixels", "WallpaperMetadata", "JSON", "Disk", "TestSupport",
            ],
            server),
        tests(
            of: "WallpressCLI", use: ["WallpressCLI", "Pixels", "WallpaperMetadata", "JSON", "TestSupport"]),
        tests(
            of: "EndToEnd",
            use: [
                "Input", "Press", "Verification", "Publishing", "Pixels", "Wallpapers", "WallpaperMetadata",
                "TestSupport",
            ], server),
    ],
    swiftLanguageModes: [.v6]
)

// `make fuzz` builds this with options of its own. `make lint` only compiles it, without them.
if let use = Context.environment["WALLPRESS_FUZZ"] {
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: modules([
                "Pixels", "Colors", "Input", "Import", "Press", "Verification", "Preview", "Studio",
                "Publishing", "Serving",
                "Wallpapers",
                "WallpaperMetadata", "Diagnostics", "JSON", "Disk", "TestSupport",
            ]) + server, path: "Tests/Fuzz", exclude: ["leaks.txt"],
            swiftSettings: use == "compile"
                ? [.unsafeFlags(["-Onone", "-Xfrontend", "-disable-testable-attr-requires-testable-module"])]
                : []))
}
