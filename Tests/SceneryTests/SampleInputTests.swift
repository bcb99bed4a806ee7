import Foundation
import Pixels
import Scenery
import Testing

/// The files in `Input`, which were drawn once and are committed.
@Suite struct SampleInputTests {
    private let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Input/\(SampleCollection.id)", isDirectory: true)

    @Test(arguments: SampleCollection.scenes.map(\.id))
    func masterIsLargeInPixelsAndSmallInBytes(id: String) throws {
        let scene = try #require(SampleCollection.scenes.first { $0.id == id })
        let bytes = try Data(contentsOf: folder.appendingPathComponent(scene.fileName))
        #expect(bytes.count <= 1_500_000)
        let header = try ImageHeader(of: Array(bytes))
        #expect(header.type == scene.type)
        #expect(header.width == SampleCollection.width && header.height == SampleCollection.height)
    }

    @Test func nothingElseIsThere() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let expected = SampleCollection.scenes.map(\.fileName) + ["collection.yml"]
        #expect(names.sorted() == expected.sorted())
    }

    /// No variant has to be enlarged: a cover crop of 2732 x 2732 fits, whatever its place.
    @Test func mastersAreLargeEnoughForEveryVariant() {
        for (width, height) in [(1170, 2532), (2532, 1170), (2048, 2732), (2732, 2048), (3200, 3000)] {
            #expect(SampleCollection.width >= width && SampleCollection.height >= height)
        }
        #expect(Set(SampleCollection.scenes.map(\.type)) == [.jpeg, .png])
    }
}
