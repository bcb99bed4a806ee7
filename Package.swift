// swift-tools-version: 6.1
import PackageDescription

/// A library that decodes masters, behind a trait of its own. Its C stands in `#if` with `CPX_` and the trait in upper case.
struct Decoder {
    let trait: String
    let about: String
    let module: String
    let pkgConfig: String
    let apt: String
    let brew: String

    var target: Target {
        .systemLibrary(name: module, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
    }
    var dependency: Target.Dependency { .target(name: module, condition: .when(traits: [trait])) }
    var setting: CSetting { .define("CPX_" + trait.uppercased(), .when(traits: [trait])) }
}

let decoders = [
    Decoder(
        trait: "WebP", about: "Masters in WebP", module: "CWebP", pkgConfig: "libwebpdemux",
        apt: "libwebp-dev", brew: "webp"),
    Decoder(
        trait: "HEIF", about: "Masters in HEIC and AVIF", module: "CHEIF", pkgConfig: "libheif",
        apt: "libheif-dev", brew: "libheif"),
    Decoder(
        trait: "TIFF", about: "Masters in TIFF", module: "CTIFF", pkgConfig: "libtiff-4", apt: "libtiff-dev",
        brew: "libtiff"),
    Decoder(
        // The file of libjxl itself has a flag that SwiftPM warns of; this one names the same folders.
        trait: "JPEGXL", about: "Masters in JPEG XL", module: "CJPEGXL", pkgConfig: "libjxl_threads",
        apt: "libjxl-dev", brew: "jpeg-xl"),
]

let package = Package(
    name: "wallpress",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "wallpress", targets: ["WallpressCLI"]),
        .executable(name: "color-table", targets: ["ColorTable"]),
        // Its interface uses types of WallpaperMetadata, such as Profile and Variant, and theirs those of JSON and Disk.
        .library(
            name: "Wallpapers", targets: ["Wallpapers", "WallpaperMetadata", "JSON", "Disk"]),
    ],
    traits: Set(decoders.map { .trait(name: $0.trait, description: $0.about) })
        .union([.default(enabledTraits: Set(decoders.map(\.trait)))]),
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // The system libraries, by name only.
        .systemLibrary(
            name: "CJPEG", pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg62-turbo-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CLittleCMS", pkgConfig: "lcms2",
            providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

        // SHA-256 and MD5 on Linux; Apple's systems have CryptoKit.
        .systemLibrary(name: "CCrypto", providers: [.apt(["libssl-dev"])]),

        // The modules; Scripts/check-dependencies.sh has the dependencies between them too.
        // z is zlib, which libpng itself needs.
        .target(
            name: "CPixels", dependencies: ["CJPEG", "CPNG"] + decoders.map(\.dependency),
            cSettings: decoders.map(\.setting),
            linkerSettings: [.linkedLibrary("z"), .linkedLibrary("jxl", .when(traits: ["JPEGXL"]))]),
        .target(name: "Pixels", dependencies: ["CPixels", "CLittleCMS"]),
        .target(name: "Colors", dependencies: ["Pixels", "Diagnostics", "WallpaperMetadata"]),
        .target(name: "Concurrency"),
        .target(
            name: "Disk", dependencies: [.target(name: "CCrypto", condition: .when(platforms: [.linux]))]),
        .target(name: "JSON"),
        .target(name: "WallpaperMetadata", dependencies: ["JSON", "Disk"]),
        // What build and verify say, as values, and how it is printed.
        .target(name: "Diagnostics", dependencies: ["JSON", "WallpaperMetadata"]),
        // Loads libcurl on Linux, and links it nowhere; its headers are all it is built with.
        .target(name: "CTransfer"),
        .target(
            name: "Wallpapers",
            dependencies: [
                "WallpaperMetadata", "JSON", "Disk",
                .target(name: "CTransfer", condition: .when(platforms: [.linux])),
            ]),
        // What people put in: recipe, catalog, settings; YAML read and edited.
        .target(
            name: "Input",
            dependencies: [
                "Pixels", "Colors", "Diagnostics", "WallpaperMetadata", "JSON", "Disk", "CYAML",
            ]),
        .target(
            name: "Press",
            dependencies: [
                "Input", "Pixels", "Colors", "Diagnostics", "WallpaperMetadata", "JSON", "Disk",
                "Concurrency",
            ]),
        .target(
            name: "Verification",
            dependencies: [
                "Wallpapers", "Pixels", "Colors", "Diagnostics", "WallpaperMetadata", "JSON", "Disk",
                "Concurrency",
            ]),
        .plugin(name: "EmbedPage", capability: .buildTool()),
        // A tree as data, and the page that shows it. The files of the page are real ones, compiled into the program.
        .target(
            name: "Preview",
            dependencies: [
                "Verification", "Pixels", "Colors", "Diagnostics", "WallpaperMetadata", "JSON", "Disk",
                "Concurrency",
            ],
            exclude: ["Page"], plugins: ["EmbedPage"]),
        // The page in which people work on an input, and the local server behind it.
        .target(
            name: "Studio",
            dependencies: [
                "Input", "Press", "Verification", "Preview", "Pixels", "Colors", "Diagnostics",
                "WallpaperMetadata", "Disk",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            exclude: ["Page"], plugins: ["EmbedPage"]),
        // Brings a tree to a server through the program rclone, and takes it back.
        .target(
            name: "Publishing",
            dependencies: [
                "Verification", "Diagnostics", "WallpaperMetadata", "JSON", "Disk", "Concurrency",
            ]),
        .executableTarget(
            name: "WallpressCLI",
            dependencies: [
                "Input", "Press", "Verification", "Preview", "Studio", "Publishing", "Diagnostics",
                "WallpaperMetadata", "Disk",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "TestSupport",
            dependencies: [
                "Pixels", "Wallpapers",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        // Prints how well the colors of a folder of pictures reach their goals.
        .executableTarget(
            name: "ColorTable", dependencies: ["Pixels", "Colors", "WallpaperMetadata"],
            path: "Benchmarks/ColorTable"),

        .testTarget(name: "PixelsTests", dependencies: ["Pixels", "CPixels", "TestSupport"]),
        .testTarget(
            name: "ColorsTests", dependencies: ["Colors", "Pixels", "WallpaperMetadata", "TestSupport"]),
        .testTarget(name: "ConcurrencyTests", dependencies: ["Concurrency"]),
        .testTarget(name: "DiskTests", dependencies: ["Disk", "TestSupport"]),
        .testTarget(name: "JSONTests", dependencies: ["JSON", "WallpaperMetadata", "TestSupport"]),
        .testTarget(
            name: "WallpaperMetadataTests", dependencies: ["WallpaperMetadata", "JSON", "TestSupport"]),
        .testTarget(
            name: "WallpapersTests",
            dependencies: [
                "Wallpapers", "WallpaperMetadata", "JSON", "TestSupport",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "JSON"]),
        .testTarget(
            name: "InputTests",
            dependencies: [
                "Input", "Diagnostics", "Pixels", "Colors", "WallpaperMetadata", "TestSupport",
            ]),
        .testTarget(
            name: "PressTests",
            dependencies: [
                "Input", "Press", "Diagnostics", "Pixels", "Colors", "WallpaperMetadata", "JSON", "Disk",
                "TestSupport",
            ]),
        .testTarget(
            name: "VerificationTests",
            dependencies: [
                "Verification", "Diagnostics", "Input", "Press", "Pixels", "Colors", "WallpaperMetadata",
                "JSON", "TestSupport", .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "PreviewTests",
            dependencies: [
                "Diagnostics", "Preview", "Verification", "Input", "Press", "Pixels", "Colors",
                "WallpaperMetadata", "Disk",
                "TestSupport",
            ]),
        .testTarget(
            name: "StudioTests",
            dependencies: [
                "Studio", "Preview", "Verification", "Input", "Press", "Pixels", "Colors", "Diagnostics",
                "WallpaperMetadata", "JSON", "TestSupport",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "PublishingTests",
            dependencies: [
                "Publishing", "Verification", "WallpaperMetadata", "JSON", "Disk", "TestSupport",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "WallpressCLITests",
            dependencies: ["WallpressCLI", "Pixels", "WallpaperMetadata", "JSON", "TestSupport"]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "Input", "Press", "Verification", "Publishing", "Pixels", "Wallpapers",
                "WallpaperMetadata",
                "TestSupport",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

package.targets += decoders.map(\.target)

// Optimizing the tests takes longer than running them, and nobody imports them, so their interface needs no run of the
// compiler of its own. Flags of test targets reach no package that depends on this one.
for target in package.targets where target.type == .test {
    target.swiftSettings = [.unsafeFlags(["-Onone", "-gnone", "-no-emit-module-separately-wmo"])]
}

// `make fuzz` builds this with options that nothing else is built with.
if Context.environment["WALLPRESS_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "Pixels", "Colors", "Input", "Press", "Verification", "Preview", "Studio", "Publishing",
                "Wallpapers", "WallpaperMetadata", "Diagnostics", "JSON", "Disk", "TestSupport",
            ], path: "Tests/Fuzz", exclude: ["leaks.txt"]))
}
