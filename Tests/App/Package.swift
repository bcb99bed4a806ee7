// swift-tools-version: 6.1
import PackageDescription

/// An app as other developers write it: `Scripts/try-app.sh` builds and runs it.
let package = Package(
    name: "App",
    // `@Observable` needs them; the library does not.
    platforms: [.macOS(.v14), .iOS(.v17)],
    // Without its traits, the package has no dependencies.
    dependencies: [.package(name: "wallpress", path: "../..", traits: [])],
    targets: [
        // Names that an app may well have, and that modules of this package once had.
        .target(name: "JSON"), .target(name: "Disk"), .target(name: "Input"),
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "Wallpapers", package: "wallpress"), "JSON", "Disk", "Input"],
            // Xcode's setting for new projects.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        // An app with the model of the documentation, and the tests of that model.
        .executableTarget(
            name: "Gallery", dependencies: [.product(name: "Wallpapers", package: "wallpress")],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["Gallery", .product(name: "Wallpapers", package: "wallpress")]),
    ]
)
