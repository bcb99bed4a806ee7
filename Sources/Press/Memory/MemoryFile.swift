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

    /// The first line of the file, which names its format.
    private static let heading = Array("wallpress build memory 2\n".utf8)

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
            if try file.status().st_size <= Self.largest, let memory = try Self.memory(in: file) {
                return (memory, nil)
            }
            return (BuildMemory(), "\(file.path): this is no memory that can be used; all is built")
        } catch {
            return (BuildMemory(), "\(error); all is built")
        }
    }

    /// Replaces what was written last, at once and whole. One build at a time: the output is locked.
    ///
    /// - Returns: a note where that was not possible.
    func write(
        _ new: some Sequence<RememberedWallpaper>, _ others: [RememberedWallpaper]
    ) -> String? {
        do throws(PressError) {
            let folder = try Descriptor(root: parent).folder(making: Self.folderName)
            let aside = name + ".new"
            try folder.remove(aside)
            let file = try folder.file(creating: aside)
            try Self.write(new, others, to: file)
            try file.sync()
            try folder.move(aside, to: folder, as: name)
            return nil
        } catch {
            return "\(error); the next build makes all again"
        }
    }

    /// The memory that a file holds; nil where any of it is not as it was written.
    private static func memory(in file: borrowing Descriptor) throws(PressError) -> BuildMemory? {
        var lines = MemoryLines()
        var seal = Seal()
        var (isFirst, isGood, isSealed) = (true, true, false)
        try file.forEachLine { line in
            if isSealed {
                isGood = false
            } else if isFirst {
                isGood = line.elementsEqual(heading)
                isFirst = false
            } else if Seal.isSeal(line) {
                isSealed = true
                isGood = line.elementsEqual(seal.line)
            } else {
                isGood = lines.read(line)
            }
            seal.add(line)
            return isGood
        }
        return isGood && isSealed ? lines.memory : nil
    }

    private static func write(
        _ new: some Sequence<RememberedWallpaper>, _ others: [RememberedWallpaper],
        to file: borrowing Descriptor
    ) throws(PressError) {
        var lines = MemoryLines()
        var seal = Seal()
        _ = try file.append { append throws(PressError) in
            try append(heading[...])
            seal.add(heading[...])
            func write(_ wallpaper: RememberedWallpaper) throws(PressError) {
                let text = lines.text(of: wallpaper)
                seal.add(text[...])
                try append(text[...])
            }
            for wallpaper in new { try write(wallpaper) }
            for wallpaper in others { try write(wallpaper) }
            try append(seal.line[...])
        }
    }
}
