// swift-tools-version: 6.1
import PackageDescription

/// An app as others write it: `Scripts/try-app.sh` builds and runs it.
let package = Package(
    name: "App",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "wallpress", path: "../..")],
    targets: [
        .executableTarget(
            name: "App", dependencies: [.product(name: "Wallpapers", package: "wallpress")],
            // As Xcode sets it in new projects.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ]
)
