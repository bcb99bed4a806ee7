import Foundation
import Pixels

/// Draws the sample collection: `draw-scenery [FOLDER]`. The default folder is `Input`.
@main struct DrawScenery {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
            report("usage: draw-scenery [FOLDER]")
            exit(64)
        }
        let folder = URL(fileURLWithPath: arguments.first ?? "Input", isDirectory: true)
            .appendingPathComponent(SampleCollection.id, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for scene in SampleCollection.scenes {
                let bytes = try await scene.master(
                    width: SampleCollection.width, height: SampleCollection.height)
                let file = folder.appendingPathComponent(scene.fileName)
                try Data(bytes).write(to: file, options: .atomic)
                print("\(file.relativePath): \(bytes.count) bytes")
            }
        } catch {
            let reason = (error as? PixelsError)?.description ?? error.localizedDescription
            report("could not draw into \(folder.relativePath): \(reason)")
            exit(2)
        }
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
