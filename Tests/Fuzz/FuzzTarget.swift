import Foundation

/// A reader of foreign bytes, and the properties that must hold for any bytes.
struct FuzzTarget: Sendable {
    let name: String
    /// The longest input in bytes. Short inputs are quick, and libFuzzer learns more from them.
    let longest: Int
    /// Valid inputs to begin with.
    let seeds: @Sendable () throws -> [[UInt8]]
    /// Texts in inputs that take long to guess.
    var words: [String] = []
    /// Reads an input. Returns false for one that is useless, even as a source of others.
    let run: @Sendable ([UInt8]) -> Bool

    /// Writes the seeds into a folder beside the program, and returns its path.
    func writeSeeds() throws -> String {
        let folder = place.appendingPathExtension("seeds")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (index, seed) in try seeds().enumerated() {
            expect(seed.count <= longest, "seed \(index) has \(seed.count) bytes: libFuzzer would cut it")
            try Data(seed).write(to: folder.appendingPathComponent("\(index)"))
        }
        return folder.path
    }

    /// Writes the dictionary beside the program, and returns its path.
    func writeDictionary() throws -> String {
        let lines = words.map { word in
            "\"" + word.utf8.map { "\\x" + String(0x100 + Int($0), radix: 16).dropFirst() }.joined() + "\"\n"
        }
        let file = place.appendingPathExtension("dict")
        try Data(lines.joined().utf8).write(to: file)
        return file.path
    }

    private var place: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("Fuzz-\(name)")
    }
}

/// Ends the program as a finding if something does not hold.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    if holds { return }
    FileHandle.standardError.write(Data("does not hold: \(message())\n".utf8))
    abort()
}

/// Returns a value without which a target would silently check less.
func must<Value>(_ body: () throws -> Value?) -> Value {
    do {
        if let value = try body() { return value }
    } catch {
        fatalError("no target can do without this: \(error)")
    }
    fatalError("no target can do without this")
}

/// Returns the result of a throwing call as a value to compare.
func result<Value, Failure: Error>(_ body: () throws(Failure) -> Value) -> Result<Value, Failure> {
    do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
}

private final class Box<Value>: @unchecked Sendable { var value: Value? }

/// Waits for asynchronous work.
func wait<Value: Sendable>(for work: @escaping @Sendable () async -> Value) -> Value {
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        box.value = await work()
        done.signal()
    }
    done.wait()
    return must { box.value }
}

extension FuzzTarget {
    /// Makes a target that reads text. Inputs that are not UTF-8 are useless.
    static func text(
        _ name: String, longest: Int, seeds: [String], words: [String],
        run: @escaping @Sendable (String) -> Void
    ) -> FuzzTarget {
        FuzzTarget(name: name, longest: longest, seeds: { seeds.map { Array($0.utf8) } }, words: words) {
            bytes in
            guard let text = String(validating: bytes, as: UTF8.self) else { return false }
            run(text)
            return true
        }
    }
}
