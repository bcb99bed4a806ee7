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
        .executable(name: "draw-scenery", targets: ["Scenery"]),
        .executable(name: "color-table", targets: ["ColorTable"]),
        // Its interface uses types of WallpaperMetadata, such as Profile and Variant.
        .library(name: "WallpaperManager", targets: ["WallpaperManager", "WallpaperMetadata"]),
    ],
    traits: Set(decoders.map { .trait(name: $0.trait, description: $0.about) })
        .union([.default(enabledTraits: Set(decoders.map(\.trait)))]),
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
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

        // SHA-256 and MD5 on Linux; Apple's systems have CryptoKit.
        .systemLibrary(name: "CCrypto", providers: [.apt(["libssl-dev"])]),

        // The rooms; Scripts/check-arrows.sh knows the arrows between them too.
        // z is zlib, which libpng itself needs.
        .target(
            name: "CPixels", dependencies: ["CJPEG", "CPNG"] + decoders.map(\.dependency),
            cSettings: decoders.map(\.setting),
            linkerSettings: [.linkedLibrary("z"), .linkedLibrary("jxl", .when(traits: ["JPEGXL"]))]),
        .target(name: "Pixels", dependencies: ["CPixels", "CLittleCMS"]),
        .target(name: "Colors", dependencies: ["Pixels", "WallpaperMetadata"]),
        .target(
            name: "WallpaperMetadata",
            dependencies: [.target(name: "CCrypto", condition: .when(platforms: [.linux]))]),
        // What build and verify say, as values, and how it is printed.
        .target(name: "Diagnostics", dependencies: ["WallpaperMetadata"]),
        // Loads libcurl on Linux, and links it nowhere; its headers are all it is built with.
        .target(name: "CTransfer"),
        .target(
            name: "WallpaperManager",
            dependencies: [
                "WallpaperMetadata", .target(name: "CTransfer", condition: .when(platforms: [.linux])),
            ]),
        .target(
            name: "Press",
            dependencies: [
                "Pixels", "Colors", "Diagnostics", "WallpaperMetadata",
                // For libyaml in it, the module CYaml; see YAMLReader.
                .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "Verification",
            dependencies: [
                "WallpaperManager", "Pixels", "Colors", "Diagnostics", "WallpaperMetadata",
            ]),
        // A tree as data, and the page that shows it. The files of the page are real ones, compiled into the program.
        .target(
            name: "Preview",
            dependencies: [
                "Verification", "Pixels", "Colors", "Diagnostics", "WallpaperMetadata",
            ],
            resources: [.embedInCode("Page")]),
        // The page in which people work on an input, and the local server behind it.
        .target(
            name: "Studio",
            dependencies: [
                "Press", "Verification", "Preview", "Pixels", "Colors", "Diagnostics", "WallpaperMetadata",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [.embedInCode("Page")]),
        // Brings a tree to a server through the program rclone, and takes it back.
        .target(
            name: "Publishing",
            dependencies: [
                "Verification", "Pixels", "Diagnostics", "WallpaperMetadata",
            ]),
        .executableTarget(
            name: "WallpressCLI",
            dependencies: [
                "Press", "Verification", "Preview", "Studio", "Publishing", "Diagnostics",
                "WallpaperMetadata",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // Draws the sample collection in Input.
        .executableTarget(name: "Scenery", dependencies: ["Pixels"]),
        .target(
            name: "TestSupport",
            dependencies: [
                "Pixels",
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
        .testTarget(name: "WallpaperMetadataTests", dependencies: ["WallpaperMetadata", "TestSupport"]),
        .testTarget(
            name: "WallpaperManagerTests",
            dependencies: [
                "WallpaperManager", "WallpaperMetadata", "TestSupport",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "WallpaperMetadata"]),
        .testTarget(
            name: "PressTests",
            dependencies: [
                "Press", "Diagnostics", "Pixels", "Colors", "WallpaperMetadata", "TestSupport",
            ]),
        .testTarget(
            name: "VerificationTests",
            dependencies: [
                "Verification", "Diagnostics", "Press", "Pixels", "Colors", "WallpaperMetadata",
                "WallpaperManager",
                "TestSupport", .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "PreviewTests",
            dependencies: [
                "Preview", "Verification", "Press", "Pixels", "Colors", "WallpaperMetadata", "TestSupport",
            ]),
        .testTarget(
            name: "StudioTests",
            dependencies: [
                "Studio", "Preview", "Verification", "Press", "Pixels", "Colors", "WallpaperMetadata",
                "TestSupport",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "PublishingTests",
            dependencies: [
                "Publishing", "Verification", "WallpaperMetadata", "TestSupport",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "WallpressCLITests",
            dependencies: ["WallpressCLI", "Pixels", "WallpaperMetadata", "TestSupport"]),
        .testTarget(name: "SceneryTests", dependencies: ["Scenery", "Pixels"]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "Press", "Verification", "Publishing", "Pixels", "WallpaperManager", "WallpaperMetadata",
                "TestSupport",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

package.targets += decoders.map(\.target)

// `make fuzz` builds this with options that nothing else is built with.
if Context.environment["WALLPRESS_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "Pixels", "Colors", "Press", "Verification", "Preview", "Studio", "Publishing",
                "WallpaperManager", "WallpaperMetadata", "Diagnostics", "TestSupport",
            ], path: "Tests/Fuzz", exclude: ["leaks.txt"]))
}
