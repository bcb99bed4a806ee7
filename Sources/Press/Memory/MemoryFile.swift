import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where the memory of builds into one output lies: `.wallpress/<name>.memory` beside the output `<name>`,
/// never in it, since all of the output is uploaded.
///
/// Whoever deletes it makes the next build a full one. Nothing that goes wrong with it is an error.
struct MemoryFile {
    private static let folderName = ".wallpress"
    /// Bytes that are read at the most; a wallpaper takes 3 to 10 KB.
    private static let largest = 256 << 20

    private let parent: String
    private let name: String

    /// - Parameter output: a folder, there or not.
    init(beside output: String) {
        let real = realpath(output, nil).map { pointer in
            defer { free(pointer) }
            return String(cString: pointer)
        }
        let place = Place(real ?? URL(fileURLWithPath: output).standardizedFileURL.path)
        parent = "/" + place.folder
        name = place.name + ".memory"
    }

    /// What was written last, and a note where it cannot be used; without a file it is empty.
    func read() -> (memory: BuildMemory, note: String?) {
        do throws(PressError) {
            guard access(parent, F_OK) == 0,
                let folder = try Descriptor(root: parent).folder(Self.folderName),
                let file = try folder.file(name)
            else { return (BuildMemory(), nil) }
            guard
                let memory = SealedText.open(try file.all(upTo: Self.largest)).flatMap(
                    BuildMemory.init(text:))
            else {
                return (BuildMemory(), "\(file.path): this is no memory that can be used; all is built")
            }
            return (memory, nil)
        } catch {
            return (BuildMemory(), "\(error); all is built")
        }
    }

    /// Replaces what was written last, at once and whole. One build at a time: the output is locked.
    ///
    /// - Returns: a note where that was not possible.
    func write(_ memory: BuildMemory) -> String? {
        do throws(PressError) {
            let folder = try Descriptor(root: parent).folder(making: Self.folderName)
            let aside = name + ".new"
            try folder.remove(aside)
            let file = try folder.file(creating: aside)
            try file.append(SealedText.seal(memory.text)[...])
            try file.sync()
            try folder.move(aside, to: folder, as: name)
            return nil
        } catch {
            return "\(error); the next build makes all again"
        }
    }
}
