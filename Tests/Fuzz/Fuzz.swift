import Foundation

/// Runs libFuzzer on one target: `Fuzz TARGET [FOLDER OR FILE ...] [OPTION OF libFuzzer ...]`
///
/// With a folder, it searches for new inputs and keeps those that reach new code there. With a file, it runs the target
/// once on its bytes, which repeats a finding. Without arguments, it prints the names of the targets.
@main enum Fuzz {
    static let targets =
        FuzzTarget.images + FuzzTarget.masters + FuzzTarget.settings + FuzzTarget.metadata
        + FuzzTarget.caches + FuzzTarget.answers + FuzzTarget.requests + FuzzTarget.published
        + FuzzTarget.edits + FuzzTarget.texts

    /// libFuzzer calls a C function, which cannot capture the target.
    nonisolated(unsafe) private static var target = targets[0]

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let name = arguments.first else { return print(targets.map(\.name).joined(separator: "\n")) }
        guard let target = targets.first(where: { $0.name == name }) else {
            FileHandle.standardError.write(Data("no target \(name)\n".utf8))
            exit(64)
        }
        self.target = target
        var options = [CommandLine.arguments[0]] + arguments.dropFirst()
        let isSearching = options.dropFirst().contains { isFolder($0) }
        if isSearching { options += [try target.writeSeeds(), "-dict=" + (try target.writeDictionary())] }
        // A slow input is a finding, too.
        options.insert(
            contentsOf: ["-max_len=\(target.longest)", "-timeout=60", "-rss_limit_mb=3072"], at: 1)
        var list = options.map { strdup($0) } + [nil]
        var count = CInt(options.count)
        let code = list.withUnsafeMutableBufferPointer { list in
            var start = list.baseAddress
            return runLibFuzzer(&count, &start) { bytes, count in
                Fuzz.target.run([UInt8](UnsafeBufferPointer(start: bytes, count: count))) ? 0 : -1
            }
        }
        exit(code)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

/// `LLVMFuzzerRunDriver` of libFuzzer: its `main`, for programs that have one of their own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runLibFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
