// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "wallpress",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/swhitty/FlyingFox.git", exact: "0.27.1")
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

        // The rooms; DESIGN.md draws the arrows between them.
        .target(name: "CPixels", dependencies: ["CJPEG", "CPNG"]),
        .target(name: "Pixels", dependencies: ["CPixels", "CLittleCMS"]),
        .target(name: "Colors", dependencies: ["Pixels"]),
        .target(name: "WallpaperMetadata"),
        .target(name: "WallpaperManager", dependencies: ["WallpaperMetadata"]),
        .target(name: "TestSupport", dependencies: ["Pixels"]),

        .testTarget(name: "WallpaperMetadataTests", dependencies: ["WallpaperMetadata"]),
        .testTarget(
            name: "WallpaperManagerTests",
            dependencies: [
                "WallpaperManager", "WallpaperMetadata",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .testTarget(name: "PixelsTests", dependencies: ["Pixels", "CPixels", "TestSupport"]),
        .testTarget(name: "ColorsTests", dependencies: ["Colors", "Pixels", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
