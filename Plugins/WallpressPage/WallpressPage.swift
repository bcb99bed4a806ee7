import Foundation
import PackagePlugin

/// Compiles the files of a target's folder `Page` into it, as `EmbeddedPage.texts`.
///
/// `.embedInCode` does the same, but its arrays of numbers took a tenth of a whole build.
@main struct WallpressPage: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let page = target.directoryURL.appending(path: "Page")
        let files = try FileManager.default.contentsOfDirectory(
            at: page, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
        ).sorted { $0.path < $1.path }
        let script = context.package.directoryURL.appending(path: "Plugins/WallpressPage/embed-page.sh")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPage.swift")
        return [
            .buildCommand(
                displayName: "Embedding the page of \(target.name)",
                executable: URL(filePath: "/bin/sh"),
                arguments: ([script, output] + files).map(\.path),
                inputFiles: [script] + files,
                outputFiles: [output])
        ]
    }
}
